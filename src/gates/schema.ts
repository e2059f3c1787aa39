import type { Problem, Severity } from '../problems.js';
import { showPath } from '../review/quoting.js';
import { plainText } from './found-values.js';
import type { Gate, GateInput, GateOutcome } from './gate.js';
import { readSchemas } from './reader-schema.js';
import type { SchemaCheck } from './schema-facts.js';

type Verdict = SchemaCheck['verdicts'][number];

/** Whether each changed fixture still is what its schema on base says (requirements D1, D2, D4). */
export const schema: Gate = {
  id: 'schema',
  read: async (source) => ({ schema: await readSchemas(source) }),
  evaluate({ facts }: GateInput) {
    const checks = facts.schema?.checks ?? [];
    const shown = checks.filter((check) => check.verdicts.length > 0 || missingSeverity(check) !== undefined);
    const problems = [...shown.flatMap(problemsOf), ...editedSchemas(shown), ...schemaNotes(shown)];
    return { id: 'schema', outcome: outcomeOf(shown), summary: summarize(shown), problems };
  },
};

/** A violation and a missing schema are told apart: the one is a wrong fixture, the other nobody's word about it (D4). */
function outcomeOf(checks: readonly SchemaCheck[]): GateOutcome {
  if (checks.length === 0) return 'not-configured';
  const verdicts = checks.flatMap(({ verdicts: all }) => all);
  if (verdicts.some(violates)) return 'fail';
  return verdicts.some(isUnusable) || checks.some((check) => missingSeverity(check) !== undefined)
    ? 'missing-artifact'
    : 'pass';
}

function violates({ answer }: Verdict): boolean {
  return 'failure' in answer || (answer.kind === 'judged' && answer.count > 0);
}

function isUnusable({ answer }: Verdict): boolean {
  return 'kind' in answer && answer.kind === 'unusable';
}

/** Undefined where it is fine that there is none. A schema that the policy names and that is not there is never silent. */
function missingSeverity({ missing, mode }: SchemaCheck): Severity | undefined {
  if (missing === undefined) return undefined;
  if (mode === 'ignore') return missing.named ? 'notice' : undefined;
  return mode === 'block' ? 'error' : 'warning';
}

function problemsOf(check: SchemaCheck): Problem[] {
  return [...missingProblem(check), ...check.verdicts.flatMap((verdict) => verdictProblems(check.path, verdict))];
}

function missingProblem(check: SchemaCheck): Problem[] {
  const severity = missingSeverity(check);
  if (severity === undefined || check.missing === undefined) return [];
  return [
    {
      code: 'FG402',
      gate: 'schema',
      severity,
      path: check.path,
      message: `expected the schema ${showPath(check.missing.expected)} on base; it is missing`,
      fix: 'Add the schema in a pull request of its own, then change the fixture. Or allow it to be absent: missing-artifacts: ignore.',
    },
  ];
}

function verdictProblems(path: string, { schema: source, answer }: Verdict): Problem[] {
  const named = `(${showPath(source.path)}${source.side === 'head' ? ', which this pull request brings' : ''})`;
  const fix =
    source.side === 'head'
      ? 'Correct the fixture or the schema: both are new here.'
      : 'Correct the fixture. If the schema is wrong, change it first, in a pull request of its own.';
  const problem = (message: string, line = 0): Problem => ({
    code: 'FG401',
    gate: 'schema',
    severity: 'error',
    path,
    ...(line > 0 ? { line } : {}),
    message: `${message} ${named}`,
    fix,
  });
  if ('failure' in answer) return [problem(`could not be held against its schema: ${plainText(answer.failure)}`)];
  if (answer.kind === 'unusable') {
    return [
      {
        code: 'FG402',
        gate: 'schema',
        severity: 'error',
        path,
        message: `the schema cannot be used: ${answer.why} ${named}`,
        fix: 'Mend the schema in a pull request of its own; until then nothing says how this fixture must look.',
      },
    ];
  }
  const shown = answer.violations.map(({ message, line }) => problem(message, line));
  const more = answer.count - answer.violations.length;
  if (answer.atLeast) shown.push(problem('the fixture is large, so the check ended at its first violation'));
  else if (more > 0) shown.push(problem(`${more} more ${more === 1 ? 'violation' : 'violations'} of ${answer.count}`));
  return shown;
}

/** FG403, once for each file of a schema. */
function editedSchemas(checks: readonly SchemaCheck[]): Problem[] {
  const fixtures = new Map<string, { readonly side: 'base' | 'head'; readonly paths: Set<string> }>();
  for (const { path, verdicts } of checks) {
    for (const { schema: source } of verdicts) {
      for (const file of source.side === 'head' ? [source.path] : source.edited) {
        const known = fixtures.get(file) ?? { side: source.side, paths: new Set() };
        fixtures.set(file, known);
        known.paths.add(path);
      }
    }
  }
  return [...fixtures].map(([file, { side, paths }]): Problem => {
    const [first = ''] = paths;
    const together = `with ${showPath(first)}${paths.size > 1 ? ` and ${paths.size - 1} more that it judges` : ''}`;
    return {
      code: 'FG403',
      gate: 'schema',
      severity: 'warning',
      path: file,
      message:
        side === 'base'
          ? `changed here, ${together}; base's version was used`
          : `comes with this pull request, ${together}; base has none, so it was used beside what base asks for`,
      fix: 'Nothing, if the fixture fits both. Otherwise merge the schema first, in a pull request of its own.',
    };
  });
}

/** What of a schema checks nothing, once for each schema. */
function schemaNotes(checks: readonly SchemaCheck[]): Problem[] {
  const notes = new Map<string, Problem>();
  for (const { verdicts } of checks) {
    for (const { schema: source, answer } of verdicts) {
      if (!('kind' in answer) || answer.kind !== 'judged') continue;
      for (const note of answer.notes) {
        notes.set(`${source.path} ${note}`, {
          code: 'FG402',
          gate: 'schema',
          severity: 'notice',
          path: source.path,
          message: `a rule is missing, as the schema has what checks nothing: ${plainText(note)}`,
          fix: 'Correct its spelling, or take it out.',
        });
      }
    }
  }
  return [...notes.values()];
}

function summarize(checks: readonly SchemaCheck[]): string {
  if (checks.length === 0) return '';
  const broken = checks.filter(({ verdicts }) => verdicts.some(violates)).length;
  const unusable = checks.filter(({ verdicts }) => verdicts.some(isUnusable)).length;
  const missing = checks.filter((check) => missingSeverity(check) !== undefined).length;
  const fits = checks.filter(
    ({ verdicts }) => verdicts.length > 0 && !verdicts.some((one) => violates(one) || isUnusable(one)),
  ).length;
  return [
    fits > 0 ? `${fits} ${fits === 1 ? 'fits its schema' : 'fit their schemas'}` : '',
    broken > 0 ? `${broken} ${broken === 1 ? 'violates its schema' : 'violate their schemas'}` : '',
    unusable > 0 ? `${unusable} with a schema that cannot be used` : '',
    missing > 0 ? `${missing} without a schema on base` : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}

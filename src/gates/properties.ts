import type { Problem, Severity } from '../problems.js';
import { showPath, showText } from '../review/quoting.js';
import type { PropertyResult, ViewResult } from './check-properties.js';
import { plainText } from './found-values.js';
import type { Gate, GateInput, GateOutcome } from './gate.js';
import type { PropertiesFacts, PropertyCheck } from './properties-facts.js';
import { type PropertyCommandRun, type PropertyCommands, runPropertyCommands } from './reader-commands.js';
import { readProperties } from './reader-properties.js';
import type { Artifact } from './schema-facts.js';
import type { ViewFile } from './view-file.js';

/** Whether what must be true of each changed fixture, whatever its exact values, still is (requirements D1, D3, D4). */
export const properties: Gate = {
  id: 'properties',
  read: async (source, earlier) => {
    const facts = await readProperties(source);
    return { properties: { ...facts, runs: await runPropertyCommands(source, earlier, requestsOf(facts)) } };
  },
  evaluate({ facts }: GateInput) {
    const checks = facts.properties?.checks ?? [];
    const shown = checks.filter(
      (check) => check.verdicts.length > 0 || check.misplaced.length > 0 || missingSeverity(check) !== undefined,
    );
    const problems = [
      ...shown.flatMap(problemsOf),
      ...foreignFiles(checks),
      ...editedViews(shown),
      ...commandProblems(facts.properties),
    ];
    const held = (facts.properties?.runs ?? []).some((run) => run.kind === 'not-run');
    const judged = outcomeOf(shown, problems);
    const outcome = held && judged === 'pass' ? 'not-run' : judged;
    return { id: 'properties', outcome, summary: summarize(shown, problems), problems };
  },
};

function outcomeOf(checks: readonly PropertyCheck[], problems: readonly Problem[]): GateOutcome {
  if (checks.length === 0) return 'not-configured';
  if (problems.some(({ code, severity }) => severity === 'error' && code !== 'FG502')) return 'fail';
  return checks.some((check) => missingSeverity(check) !== undefined) ? 'missing-artifact' : 'pass';
}

/** Undefined where it is fine that there is none. A property file that the policy names and that is not there is never silent. */
function missingSeverity({ missing, mode }: PropertyCheck): Severity | undefined {
  if (missing === undefined) return undefined;
  if (mode === 'ignore') return missing.named ? 'notice' : undefined;
  return mode === 'block' ? 'error' : 'warning';
}

const OWN_PULL_REQUEST = 'in a pull request of its own';

function problemsOf(check: PropertyCheck): Problem[] {
  return [
    ...missingProblem(check),
    ...check.misplaced.map((view) => misplacedProblem(check.path, view)),
    ...check.verdicts.flatMap((verdict) => verdictProblems(check.path, verdict)),
  ];
}

function missingProblem(check: PropertyCheck): Problem[] {
  const severity = missingSeverity(check);
  if (severity === undefined || check.missing === undefined) return [];
  const { expected, why } = check.missing;
  return [
    {
      code: 'FG502',
      gate: 'properties',
      severity,
      path: check.path,
      message: `expected ${plainText(expected)} on base; ${why === undefined ? 'there is none' : plainText(why)}`,
      fix: `Add it ${OWN_PULL_REQUEST}, then change the fixture. Or allow it to be absent: missing-artifacts: ignore.`,
    },
  ];
}

function misplacedProblem(fixture: string, view: string): Problem {
  const name = view.slice(view.lastIndexOf('/') + 1);
  return {
    code: 'FG504',
    gate: 'properties',
    severity: 'error',
    path: view,
    message: `lies among the fixtures, and judges ${showPath(fixture)}; expected it apart from them`,
    fix: `Move it to the folder properties/ at the root: git mv ${showPath(view)} ${showPath(`properties/${name}`)}`,
  };
}

type Verdict = PropertyCheck['verdicts'][number];

function verdictProblems(path: string, { files, answer }: Verdict): Problem[] {
  const broken = files.flatMap(({ source, file }) => fileFaults(path, source, file));
  if ('failure' in answer) {
    return [
      ...broken,
      viewProblem(path, 0, `the view could not be computed: ${plainText(answer.failure)}`, files[0]!.source),
    ];
  }
  if (answer.kind === 'unreadable') {
    return [
      ...broken,
      viewProblem(path, answer.line, `the view could not be computed: ${plainText(answer.why)}`, files[0]!.source),
    ];
  }
  const usable = files.filter(({ file }) => file.faults.length === 0);
  return [...broken, ...usable.flatMap(({ source }, index) => viewProblems(path, source, answer.views[index]!))];
}

function fileFaults(path: string, source: Artifact, file: ViewFile): Problem[] {
  return file.faults.map(({ line, message }) =>
    viewProblem(path, 0, `the property file cannot be obeyed: line ${line}: ${message}`, source),
  );
}

function named({ path, side }: Artifact): string {
  return `(${showPath(path)}${side === 'head' ? ', which this pull request brings' : ''})`;
}

function viewProblem(path: string, line: number, message: string, source: Artifact): Problem {
  return {
    code: 'FG503',
    gate: 'properties',
    severity: 'error',
    path,
    ...(line > 0 ? { line } : {}),
    message: `${message} ${named(source)}`,
    fix: `Restore the structure, or merge a view that fits the new one first, ${OWN_PULL_REQUEST}.`,
  };
}

function viewProblems(path: string, source: Artifact, { values, properties: results }: ViewResult): Problem[] {
  const faults = values.flatMap(({ name, head }) =>
    'fault' in head ? [viewProblem(path, 0, `"${name}" could not be computed: ${head.fault}`, source)] : [],
  );
  const copies = values.flatMap(({ name, isFixture }): Problem[] =>
    isFixture === true ? [readsFixture(source, `"${name}" is the fixture itself (doc), and no view of it`)] : [],
  );
  const asserted = results.flatMap((result) => propertyProblem(path, source, result, faults.length > 0));
  return [...faults, ...copies, ...asserted];
}

function readsFixture(source: Artifact, message: string): Problem {
  return {
    code: 'FG504',
    gate: 'properties',
    severity: 'error',
    path: source.path,
    message,
    fix: `Compute what the property needs under "view", and assert on that, ${OWN_PULL_REQUEST}.`,
  };
}

function propertyProblem(path: string, source: Artifact, result: PropertyResult, hasFaults: boolean): Problem[] {
  const name = showText(result.name, 80);
  const problem = (severity: Severity, message: string, fix: string): Problem[] => [
    { code: 'FG501', gate: 'properties', severity, path, message: `${name} ${message} ${named(source)}`, fix },
  ];
  const because = result.message === '' ? '' : `: ${result.message}`;
  switch (result.outcome) {
    case 'holds':
      return [];
    case 'broken':
      return problem(
        'error',
        `does not hold${because}`,
        `Correct the fixture, or the code that generated it. If the property is wrong, change it first, ${OWN_PULL_REQUEST}.`,
      );
    case 'fault':
      return problem(
        'error',
        `has no answer, and so does not hold${because}`,
        hasFaults
          ? 'See the values of the view that could not be computed.'
          : `Correct the expression ${OWN_PULL_REQUEST}, or restore what it looks for.`,
      );
    case 'not-judged':
      return problem(
        'notice',
        `was not judged${because}`,
        'Look at this fixture yourself: nothing on base says what it was.',
      );
    case 'reads-fixture':
      return [readsFixture(source, `${name} ${result.message}; a property sees its view alone`)];
  }
}

/** Somebody may have believed that it judges: said once for each file, and no more than that. */
function foreignFiles(checks: readonly PropertyCheck[]): Problem[] {
  const fixtures = new Map(checks.flatMap(({ path, foreign = [] }) => foreign.map((file) => [file, path] as const)));
  return [...fixtures].map(([file, fixture]) => ({
    code: 'FG503',
    gate: 'properties',
    severity: 'notice',
    path: file,
    message: `has the name of a property file of ${showPath(fixture)} and none of its keys (view, properties, bounds, commands), so it was not asked`,
    fix: 'Nothing, where it is for something else.',
  }));
}

/** A command that names no fixture says the same of all of them, and is run once. */
function requestsOf({ commands }: PropertiesFacts): PropertyCommands[] {
  return commands.flatMap(({ fixtures, command }) =>
    (command.includes('{file}') ? fixtures : fixtures.slice(0, 1)).map((path) => ({ path, commands: [command] })),
  );
}

function commandProblems(facts: PropertiesFacts | undefined): Problem[] {
  return (facts?.runs ?? []).flatMap((run) => commandProblem(run, viewOf(facts!, run)));
}

/** The property file that names the command. */
function viewOf({ commands }: PropertiesFacts, run: PropertyCommandRun): string {
  return commands.find((one) => one.command === run.command && one.fixtures.includes(run.path))?.file ?? run.path;
}

function commandProblem(run: PropertyCommandRun, file: string): Problem[] {
  const where = `the property command ${showText(run.command)} of ${showPath(file)}`;
  if (run.kind === 'not-run') {
    // What a failed gate holds back is named there; anything else must not pass for it.
    const severity = run.why.kind === 'held' ? 'warning' : 'error';
    return [
      commandFault(severity, run.path, `${where} was not run over ${showPath(run.path)}: ${plainText(run.why.reason)}`),
    ];
  }
  const { outcome, reason, output, tampered } = run.result;
  if (tampered.length > 0) {
    const files = tampered.map((one) => showText(one)).join(', ');
    return [
      {
        ...commandFault('error', run.path, `${where} wrote to files of the runner (${files}); they were put back`),
        code: 'FG901',
      },
    ];
  }
  if (outcome === 'pass') return [];
  const last = output.trimEnd().split('\n').at(-1) ?? '';
  const said = last === '' ? '' : `; it last said ${showText(last)}`;
  return [commandFault('error', run.path, `${where} does not hold for ${showPath(run.path)}: ${reason}${said}`)];
}

function commandFault(severity: Severity, path: string, message: string): Problem {
  return {
    code: 'FG501',
    gate: 'properties',
    severity,
    path,
    message,
    fix: 'Run it yourself on base, with the fixtures of head. Mend the fixture, or change the property in a pull request of its own.',
  };
}

/** Base's version was asked; that this pull request has another one is for the owners of what judges. */
function editedViews(checks: readonly PropertyCheck[]): Problem[] {
  const fixtures = new Map<string, { readonly side: 'base' | 'head'; readonly paths: Set<string> }>();
  for (const { path, verdicts } of checks) {
    for (const { source } of verdicts.flatMap(({ files }) => files)) {
      if (source.side === 'base' && source.edited.length === 0) continue;
      const known = fixtures.get(source.path) ?? { side: source.side, paths: new Set<string>() };
      fixtures.set(source.path, known);
      known.paths.add(path);
    }
  }
  return [...fixtures].map(([path, { side, paths }]): Problem => {
    const [first = ''] = paths;
    const others = paths.size > 1 ? ` and ${paths.size - 1} more` : '';
    return {
      code: 'FG801',
      gate: 'properties',
      severity: 'warning',
      path,
      message:
        side === 'base'
          ? `this pull request edits the properties of ${showPath(first)}${others}, which it changes, too: base's version was used`
          : `this pull request brings the properties of ${showPath(first)}${others}: base has none, so they were asked beside what base asks for`,
      fix: 'Let an owner of the properties review this file; what it changes applies from the next pull request on.',
    };
  });
}

function summarize(checks: readonly PropertyCheck[], problems: readonly Problem[]): string {
  const results = checks.flatMap(({ verdicts }) =>
    verdicts.flatMap(({ answer }) =>
      'kind' in answer && answer.kind === 'computed' ? answer.views.flatMap((view) => view.properties) : [],
    ),
  );
  const count = (...outcomes: readonly PropertyResult['outcome'][]): number =>
    results.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const coded = (code: string): number => problems.filter((problem) => problem.code === code).length;
  const parts: readonly (readonly [number, string, string])[] = [
    [count('holds'), 'holds', 'hold'],
    [count('broken', 'fault', 'reads-fixture'), 'does not hold', 'do not hold'],
    [count('not-judged'), 'not judged', 'not judged'],
    [coded('FG503'), 'could not be computed', 'could not be computed'],
    [coded('FG502'), 'fixture without properties on base', 'fixtures without properties on base'],
  ];
  return parts
    .flatMap(([number, one, many]) => (number === 0 ? [] : [`${number} ${number === 1 ? one : many}`]))
    .join(', ');
}

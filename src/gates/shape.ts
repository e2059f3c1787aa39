import type { Problem } from '../problems.js';
import { showPath } from '../review/quoting.js';
import type { ReviewedFinding } from '../review/review.js';
import type { Gate } from './gate.js';
import type { ShapeFacts } from './shape-facts.js';

/**
 * Refuses fixtures that stopped saying anything: no longer readable (FG302), emptied out (FG301), or with a value that
 * base's bounds rule out (FG303).
 */
export const shape: Gate = {
  id: 'shape',
  async read(source) {
    if (source.findings.length === 0) return {};
    const facts = await (await import('./reader-shape.js')).readShape(source);
    return facts === undefined ? {} : { shape: facts };
  },
  evaluate({ review, policy, facts }) {
    const problems = [
      ...review.findings.flatMap((finding) => [...lostParse(finding), ...hollow(finding, policy.shape.hollow)]),
      ...(facts.shape === undefined ? [] : outOfBounds(facts.shape)),
    ];
    const failed = problems.some(({ severity }) => severity === 'error');
    const looked = review.findings.length;
    const bounded = facts.shape?.checked.length ?? 0;
    const hit = new Set(problems.map(({ path }) => path)).size;
    return {
      id: 'shape',
      outcome: failed ? 'fail' : 'pass',
      summary: `${problems.length === 0 ? `${looked} looked at` : `${hit} of ${looked} to look at`}${bounded === 0 ? '' : `, ${bounded} with declared bounds`}`,
      problems,
    };
  },
};

function outOfBounds({ checked, broken }: ShapeFacts): Problem[] {
  const problem = (path: string, message: string, details: Partial<Problem>): Problem => ({
    code: 'FG303',
    gate: 'shape',
    severity: 'error',
    path,
    message,
    ...details,
  });
  const ownPullRequest =
    'Correct the value. If the bound is wrong, change it first, in a pull request of its own: those of the base branch count.';
  return [
    ...broken.flatMap(({ path, file }) =>
      file.faults.map(({ line, message }) =>
        problem(
          path,
          `a bound for this fixture cannot be obeyed (${showPath(file.path)}:${line} on base): ${message}`,
          {
            fix: 'Mend the property file first, in a pull request of its own: the one of the base branch counts.',
          },
        ),
      ),
    ),
    ...checked.flatMap(({ path, files, reading }) => {
      if (reading.unread !== undefined) {
        const names = files.map(showPath).join(', ');
        return [
          problem(path, `the bounds in ${names} could not be checked: ${reading.unread}`, {
            fix: 'Mend the fixture, or declare no bounds for it.',
          }),
        ];
      }
      const { violations, total, idle } = reading;
      const rest = total - violations.length;
      return [
        ...violations.map(({ bound, at, line, message }) =>
          problem(path, `${at}: ${message} (${showPath(bound.file)}:${bound.line} on base)`, {
            ...(line > 0 ? { line } : {}),
            fix: ownPullRequest,
          }),
        ),
        ...(rest > 0 ? [problem(path, `${rest} further values are out of bounds`, { fix: ownPullRequest })] : []),
        ...idle.map((bound) =>
          problem(
            path,
            `no value stands at ${bound.path}, for which ${showPath(bound.file)}:${bound.line} declares bounds`,
            {
              severity: 'warning',
              fix: 'Look whether the value was renamed or removed: a bound on nothing protects nothing.',
            },
          ),
        ),
      ];
    }),
  ];
}

function lostParse({ path, failures, base, head }: ReviewedFinding): Problem[] {
  const onHead = failures.find(({ side }) => side === 'head');
  if (onHead === undefined || head === null) return [];
  const alsoOnBase = base !== null && failures.some(({ side }) => side === 'base');
  const where = onHead.line > 0 ? ` (line ${onHead.line}, column ${onHead.column})` : '';
  return [
    {
      code: 'FG302',
      gate: 'shape',
      severity: alsoOnBase ? 'notice' : 'error',
      path,
      ...(onHead.line > 0 ? { line: onHead.line } : {}),
      message: alsoOnBase
        ? `does not parse as ${onHead.format}, as on base already: ${onHead.reason}${where}`
        : `expected ${onHead.format}; found something that does not parse: ${onHead.reason}${where}`,
      fix: alsoOnBase
        ? 'If the test wants a broken file, name its format in the policy, for instance format: text.'
        : `Mend the file at that place, or, if the test wants a broken file, name its format in the policy (format: text).`,
    },
  ];
}

function hollow(finding: ReviewedFinding, mode: 'fail' | 'warn' | 'ignore'): Problem[] {
  const { path } = finding;
  const why = finding.hollow ?? emptied(finding);
  if (why === undefined || mode === 'ignore') return [];
  return [
    {
      code: 'FG301',
      gate: 'shape',
      severity: mode === 'fail' ? 'error' : 'warning',
      path,
      message: `a fixture that says nothing judges nothing: ${why}`,
      fix: 'Put the data back. If it is meant, set shape: { hollow: warn } in the policy in a pull request of its own.',
    },
  ];
}

/** No byte is left: seen even where both sides read in another format, so that nothing compared their content. */
function emptied({ base, head, failures }: ReviewedFinding): string | undefined {
  if (base === null || head === null || base.size === 0 || head.size > 0) return undefined;
  // Where no byte is no text of the format, FG302 has said it.
  if (failures.some(({ side }) => side === 'head')) return undefined;
  return base.mode.startsWith('100') && head.mode.startsWith('100') ? `emptied (${base.size} bytes -> 0)` : undefined;
}

import type { Problem } from '../problems.js';
import type { ReviewedFinding } from '../review/review.js';
import type { Gate } from './gate.js';

/** Refuses fixtures that stopped saying anything: no longer readable (FG302), or emptied out (FG301). */
export const shape: Gate = {
  id: 'shape',
  evaluate({ review, policy }) {
    const problems = review.findings.flatMap((finding) => [
      ...lostParse(finding),
      ...hollow(finding, policy.shape.hollow),
    ]);
    const failed = problems.some(({ severity }) => severity === 'error');
    const looked = review.findings.length;
    return {
      id: 'shape',
      outcome: failed ? 'fail' : 'pass',
      summary: problems.length === 0 ? `${looked} looked at` : `${problems.length} of ${looked} hollow or unreadable`,
      problems,
    };
  },
};

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

function hollow({ path, hollow: why }: ReviewedFinding, mode: 'fail' | 'warn' | 'ignore'): Problem[] {
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

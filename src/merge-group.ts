import type { Problem } from './problems.js';
import { inOrder } from './reporters/parts/entries.js';
import { blocks, type Report } from './reporters/report.js';
import type { ReviewedFinding } from './review/review.js';

/** One pull request of a merge group, judged by its own commits on top of the group's base. */
export interface MemberReport {
  readonly number: number;
  readonly report: Report;
}

/**
 * The verdict on a merge group. A queue may squash, and a squashed message is nobody's record: so what the group changes
 * counts as recorded exactly where one of its pull requests, judged by itself, makes the same change (path, both blobs,
 * class) and passes. The group's changes must be those of its pull requests, no more and no less; every other gate speaks
 * about the group as it is (T13).
 */
export function certifyGroup(group: Report, members: readonly MemberReport[]): Report {
  const certified = new Map<string, ReviewedFinding>();
  for (const { report } of members) for (const finding of report.findings) certified.set(keyOf(finding), finding);
  const changed = new Set(group.findings.map(keyOf));
  const failing = members.filter(({ report }) => report.exitCode !== 0 || report.verdict !== 'pass');
  const unseen = group.findings.filter((finding) => !certified.has(keyOf(finding)));
  const lost = [...certified].filter(([key]) => !changed.has(key)).map(([, finding]) => finding);
  const problems = [
    ...group.problems.filter(({ gate }) => gate !== 'records').map((problem) => answered(problem, members)),
    ...failing.flatMap(problemsOf),
    ...unseen.map((finding) =>
      differs(
        finding,
        'the merge group changes this fixture, and none of its pull requests, judged by itself, makes this very change',
      ),
    ),
    ...lost.map((finding) =>
      differs(
        finding,
        'a pull request of the merge group changes this fixture, and the merged result holds something else',
      ),
    ),
  ];
  const outcomes = {
    records: failing.length + unseen.length > 0 ? 'fail' : 'pass',
    policy: problems.some((problem) => problem.gate === 'policy' && isError(problem)) ? 'fail' : 'pass',
  } as const;
  // Red for no problem that is named, and so for none that somebody answered for.
  const isRedUnsaid = !group.problems.some((problem) => problem.gate === 'policy' && isError(problem));
  const gates = group.gates.map((gate): Report['gates'][number] => {
    if (gate.id === 'records') return { id: 'records', outcome: outcomes.records, summary: named(members, failing) };
    if (gate.id !== 'policy') return gate;
    return { ...gate, outcome: gate.outcome === 'fail' && isRedUnsaid ? 'fail' : outcomes.policy };
  });
  const failed = gates.some(({ outcome }) => outcome === 'fail') || unexcused(problems, gates);
  // As on a pull request: what the policy only warns of does not keep a group from merging.
  const incomplete = gates.some(
    ({ id, outcome }) => outcome === 'missing-artifact' && blocks(problems.filter(({ gate }) => gate === id)),
  );
  const exitCode = failed ? 1 : incomplete ? 2 : 0;
  const findings = group.findings.map(
    (finding): ReviewedFinding => ({
      ...finding,
      record: certified.get(keyOf(finding))?.record ?? { status: 'missing' },
    }),
  );
  return {
    ...group,
    ...inOrder({ findings, problems, gates }),
    gates,
    exitCode,
    verdict: exitCode === 0 ? 'pass' : 'fail',
  };
}

/**
 * What somebody independent can answer for, they answer for on a pull request and not on the group. It is answered for
 * the very bytes that one of them has on both sides; anything else is put together here and nobody has seen it.
 */
function answered(problem: Problem, members: readonly MemberReport[]): Problem {
  if (problem.subject === undefined) return problem;
  const subject = JSON.stringify(problem.subject);
  for (const { number, report } of members) {
    const same = report.problems.find(
      (one) => one.code === problem.code && one.path === problem.path && JSON.stringify(one.subject) === subject,
    );
    if (same !== undefined) return { ...same, message: `pull request ${number}: ${same.message}` };
  }
  return {
    ...problem,
    severity: 'error',
    message: `${problem.message}; and none of the pull requests of the group, judged by itself, makes this very change`,
  };
}

function keyOf({ path, base, head, class: changeClass }: ReviewedFinding): string {
  return JSON.stringify([path, base?.mode, base?.oid, head?.mode, head?.oid, changeClass]);
}

function isError({ severity }: Problem): boolean {
  return severity === 'error';
}

/** An error counts wherever it stands, but where its gate only misses an artifact. */
function unexcused(problems: readonly Problem[], gates: Report['gates']): boolean {
  const missing = new Set(gates.filter(({ outcome }) => outcome === 'missing-artifact').map(({ id }) => id));
  return problems.some((problem) => isError(problem) && !missing.has(problem.gate));
}

/** What is wrong in a pull request by itself. A report that fails without saying why still fails here. */
function problemsOf({ number, report }: MemberReport): Problem[] {
  const errors = report.problems.filter(isError);
  const unsaid: Problem = {
    code: 'FG901',
    gate: 'records',
    severity: 'error',
    message: 'it does not pass by itself, and says no more',
    fix: 'Take it out of the queue and look at its own check',
  };
  return (errors.length === 0 ? [unsaid] : errors).map((problem) => ({
    ...problem,
    gate: 'records',
    message: `pull request ${number}: ${problem.message}`,
  }));
}

function differs({ path, class: changeClass }: ReviewedFinding, message: string): Problem {
  return {
    code: 'FG806',
    gate: 'policy',
    severity: 'error',
    path,
    message: `${message} (${changeClass})`,
    fix: 'Update the pull request with the base branch, look at the change again, and put it into the queue again',
  };
}

function named(members: readonly MemberReport[], failing: readonly MemberReport[]): string {
  const list = (some: readonly MemberReport[]) =>
    `pull request${some.length === 1 ? '' : 's'} ${some.map(({ number }) => number).join(', ')}`;
  const whole = `judged by the commits of ${list(members)}`;
  return failing.length === 0 ? whole : `${whole}; not passed by ${list(failing)}`;
}

import type { ChangeClass } from '../../policy/policy.js';
import type { Problem, Severity } from '../../problems.js';
import type { ReviewedFinding } from '../../review/review.js';

/*
 * What comes before what, within one kind of need (grouping.ts puts the kinds in their order): severity, then emptied
 * fixtures and those that break a gate, then class, then what is open about the record, then path.
 */

export type RowSeverity = Severity | 'none';

const SEVERITY_RANK = { error: 0, warning: 1, notice: 2, none: 3 } satisfies Record<RowSeverity, number>;

/** How much a reader has to lose: evidence gone, evidence changed, evidence new, evidence moved within tolerance. */
const CLASS_RANK = {
  REMOVED: 0,
  SHAPE_CHANGE: 1,
  SEMANTIC_REWRITE: 2,
  ADDED: 3,
  TOLERANCE_DRIFT: 4,
} satisfies Record<ChangeClass, number>;

const RECORD_RANK = { missing: 0, mismatched: 1, matched: 2, 'not-required': 3 } satisfies Record<
  ReviewedFinding['record']['status'],
  number
>;

/** By UTF-16 code units: the same on every machine, whatever its locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export function compareSeverity(a: RowSeverity, b: RowSeverity): number {
  return SEVERITY_RANK[a] - SEVERITY_RANK[b];
}

/** Problems by the path that they speak of. */
export function problemsByPath(problems: readonly Problem[]): ReadonlyMap<string, readonly Problem[]> {
  const byPath = new Map<string, Problem[]>();
  for (const problem of problems) {
    if (problem.path === undefined) continue;
    const list = byPath.get(problem.path);
    if (list === undefined) byPath.set(problem.path, [problem]);
    else list.push(problem);
  }
  return byPath;
}

/** The worst that anything says about a finding. */
export function severityOf(problems: readonly Problem[] | undefined): RowSeverity {
  let worst: RowSeverity = 'none';
  for (const { severity } of problems ?? []) if (compareSeverity(severity, worst) < 0) worst = severity;
  return worst;
}

/** Paths of which another gate than records says an error: worse than a record that is still to be written. */
function brokenPaths(problems: readonly Problem[]): ReadonlySet<string> {
  const broken = problems.filter(({ gate, severity }) => gate !== 'records' && severity === 'error');
  return new Set(broken.flatMap(({ path }) => path ?? []));
}

function compareFindings(a: ReviewedFinding, b: ReviewedFinding, broken: ReadonlySet<string>): number {
  return (
    Number(b.hollow !== undefined) - Number(a.hollow !== undefined) ||
    Number(broken.has(b.path)) - Number(broken.has(a.path)) ||
    CLASS_RANK[a.class] - CLASS_RANK[b.class] ||
    RECORD_RANK[a.record.status] - RECORD_RANK[b.record.status] ||
    compareText(a.path, b.path)
  );
}

export function sortFindings(findings: readonly ReviewedFinding[], problems: readonly Problem[]): ReviewedFinding[] {
  const byPath = problemsByPath(problems);
  const broken = brokenPaths(problems);
  const ranked = findings.map((finding) => ({ finding, severity: severityOf(byPath.get(finding.path)) }));
  ranked.sort((a, b) => compareSeverity(a.severity, b.severity) || compareFindings(a.finding, b.finding, broken));
  return ranked.map(({ finding }) => finding);
}

/** Problems of one fixture, or such as belong to none. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      compareSeverity(a.severity, b.severity) ||
      compareText(a.code, b.code) ||
      compareText(a.path ?? '', b.path ?? '') ||
      (a.line ?? 0) - (b.line ?? 0) ||
      compareText(a.message, b.message) ||
      compareText(a.commit ?? '', b.commit ?? ''),
  );
}

import type { Problem } from '../../problems.js';
import type { ReviewedFinding } from '../../review/review.js';
import { arrangeRows, buildRows, LEAD, type Row, type Rowable } from './grouping.js';
import { problemsByPath } from './order.js';

/** One thing to say: a problem, with the fixture that it is about; or a fixture that nothing is said about. */
export type Entry =
  | { readonly kind: 'problem'; readonly problem: Problem; readonly finding?: ReviewedFinding }
  | { readonly kind: 'finding'; readonly finding: ReviewedFinding };

/**
 * The one order of every sink (docs/adr/0225). Sinks that list rows take `arrangeRows`; those that say one thing at a time
 * take this. Of more than a few, the worst of each of the first rows comes first, so that ten thousand alike cannot stand
 * before the second row; then the rest of those rows; then all others. A row thus stands where its worst fixture stands here.
 */
export function entriesOf(report: Rowable): readonly Entry[] {
  const { lead, rest } = arrangeRows(buildRows(report));
  const first = lead.map(entriesOfRow);
  const all = first.flat();
  if (rest.length === 0 && all.length <= LEAD) return all;
  return [
    ...first.flatMap((entries) => entries.slice(0, 1)),
    ...first.flatMap((entries) => entries.slice(1)),
    ...rest.flatMap(entriesOfRow),
  ];
}

function entriesOfRow(row: Row): readonly Entry[] {
  if (row.kind === 'problem') return row.problems.map((problem) => ({ kind: 'problem', problem }));
  const byPath = problemsByPath(row.problems);
  return row.findings.flatMap((finding): readonly Entry[] => {
    const own = byPath.get(finding.path) ?? [];
    if (own.length === 0) return [{ kind: 'finding', finding }];
    return own.map((problem) => ({ kind: 'problem', problem, finding }));
  });
}

/** Findings and problems in the order of the entries. */
export function inOrder(report: Rowable): Pick<Rowable, 'findings' | 'problems'> {
  const entries = entriesOf(report);
  return {
    findings: [...new Set(entries.flatMap(({ finding }) => finding ?? []))],
    problems: entries.flatMap((entry) => (entry.kind === 'problem' ? [entry.problem] : [])),
  };
}

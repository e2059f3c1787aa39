import { addRatio, boundsOf, type Moves, movesOf, newMoveCounter, samplePoint } from '../../comparison/moves.js';
import type { ReviewedFinding } from '../../review/review.js';
import { isSinceAnchor, limitRatio } from './changes.js';

/** All numbers of a fixture that moved in this step: as they were counted, or where the changes list all of them, from those. */
export function movesIn(finding: ReviewedFinding): Moves {
  if (finding.moves !== undefined) return finding.moves;
  const counter = newMoveCounter();
  for (const change of finding.changes) {
    const { kind, absolute, relative } = change;
    const beyond = kind === 'value';
    if ((absolute ?? relative) === undefined || !(beyond || kind === 'drift') || isSinceAnchor(change)) continue;
    counter.count += 1;
    samplePoint(counter, Number(change.base), Number(change.head), beyond);
    const ratio = limitRatio(change);
    if (ratio !== undefined) addRatio(counter, ratio, beyond, boundsOf(change.limit) ?? {});
  }
  return movesOf(counter);
}

/** How many moves there are at each distance from their limits, over all fixtures. */
export function binsOf(findings: readonly ReviewedFinding[]): {
  readonly bins: ReadonlyMap<number, number>;
  /** Numbers that moved, those without a limit to be measured by among them. */
  readonly moved: number;
  /** Moves within their limits that a finding counts and does not tell of: pixels, and what older comparisons left out. */
  readonly untold: number;
} {
  const bins = new Map<number, number>();
  let moved = 0;
  let untold = 0;
  for (const finding of findings) {
    const moves = movesIn(finding);
    moved += moves.count;
    if (finding.moves === undefined)
      untold += finding.changeCounts.drift - finding.changes.filter(({ kind }) => kind === 'drift').length;
    for (const { bin, count } of moves.bins) bins.set(bin, (bins.get(bin) ?? 0) + count);
  }
  return { bins, moved, untold: Math.max(0, untold) };
}

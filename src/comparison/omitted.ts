import type { Range } from './alignment.js';
import type { Side } from './groups.js';

/**
 * Set where the documents of a comparison hold only the rows, lines or elements that differ, with some of their
 * neighbours; all others are equal on both sides, in runs that stand in order (docs/adr/0200). Indexes of what is at hand count the
 * kept ones; `index` says where one stands in the file. What cannot be answered from the kept ones throws `Declined`.
 */
export interface Omitted {
  /** Zero-based index in the file of a kept one. */
  readonly index: (side: Side, kept: number) => number;
  /** A list that is compared as a multiset needs all of it; and equal lengths with runs that were shifted need every pair of equal index. */
  readonly requireOrder: (unordered: boolean, sameLength: boolean) => void;
  /** What was trimmed at both ends would be trimmed of the whole file: omitted ones there stand at one distance from that end. */
  readonly requireTrim: (range: Range, baseLength: number, headLength: number) => void;
  /** Whether an element with that hash stands among the omitted ones between two kept indexes of base. */
  readonly repeats: (hash: number, base: number, baseEnd: number) => boolean;
  /**
   * Anchors (kept indexes, in base's order) decide as those of the whole file would: all of them are in order, and each run that was
   * shortened has one at either end.
   */
  readonly requireAnchors: (
    anchors: readonly (readonly [number, number])[],
    inOrder: number,
    base: number,
    baseEnd: number,
  ) => void;
  readonly requireNoMoves: (moves: number) => void;
}

import type { Range } from './alignment.js';
import type { Side } from './groups.js';
import type { Place } from './nodes.js';
import type { Step } from './paths.js';
import type { Magnitudes } from './tolerance.js';

/**
 * Set where the documents of a comparison hold only the rows, lines or elements that differ, with some of their
 * neighbours; all others are equal on both sides, in runs that stand in order (docs/adr/0200). Indexes of what is at hand count the
 * kept ones; `index` says where one stands in the file. What cannot be answered from the kept ones throws `Declined`.
 */
export interface Omitted {
  /** The steps that lead to the list which is not all at hand; the same on both sides. */
  readonly place: readonly Step[];
  /** Zero-based index in the file of a kept one. */
  readonly index: (side: Side, kept: number) => number;
  /** A list that is compared as a multiset needs all of it. */
  readonly requireOrder: (unordered: boolean) => void;
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
  /** What the kept ones cannot answer. */
  readonly refuse: (why: string) => never;
  /** How many there are in the file. */
  readonly length: (side: Side) => number;
  /** The kept index of what has this index in the file. */
  readonly kept: (side: Side, index: number) => number;
  /** `joins` of keys.ts over all rows; `left` and `right` are the identities of the kept ones. `read` gives that of a text in a record. */
  readonly joins: (question: JoinQuestion) => boolean;
  /** The sorts of cells (cells.ts) that a column has among the omitted rows. */
  readonly columnBits: (column: number) => number;
  /** The numbers that a column has among the omitted rows. */
  readonly magnitudes: (column: number) => Magnitudes;
  /** Whether a column has two values among the omitted rows that differ, one of which says something: then it is not hollow. */
  readonly varies: (column: number) => boolean;
}

export interface JoinQuestion {
  /** The member or column. */
  readonly name: string;
  readonly column: number;
  readonly left: readonly string[];
  readonly right: readonly string[];
  /** The identity of a cell, undefined where it is none. Members of records are read by their own type. */
  readonly read: (cell: string) => string | undefined;
}

/** Whether it is the list at this place that is not all at hand. */
export function isOmittedPlace({ place }: Omitted, at: Place | undefined): boolean {
  let depth = place.length;
  let one = at;
  for (; one !== undefined && depth > 0; one = one.parent) {
    depth -= 1;
    if (one.base !== place[depth] || one.head !== place[depth]) return false;
  }
  return one === undefined && depth === 0;
}

/** Steps on the head side with the index that an element of the list has in the file. */
export function stepsInFile({ place, index }: Omitted, steps: readonly Step[]): Step[] {
  const at = place.length;
  const step = steps[at];
  if (typeof step !== 'number' || place.some((name, depth) => steps[depth] !== name)) return [...steps];
  return steps.with(at, index('head', step));
}

import type { ChangeClass, FixtureRule, Limits } from '../policy/policy.js';
import type { Moves } from './moves.js';

/** Classes that two existing sides can have. */
export type ModificationClass = Extract<ChangeClass, 'SHAPE_CHANGE' | 'SEMANTIC_REWRITE' | 'TOLERANCE_DRIFT'>;

export type ChangeKind = 'shape' | 'value' | 'drift' | 'representation';

/** One difference. Field names are those of schema/report.schema.json. */
export interface Change {
  readonly kind: ChangeKind;
  /** Where, in the format's own terms: an RFC 9535 normalized path for trees, `row 3 (id=7), column n` for tables, `x,y` for images. */
  readonly at: string;
  /** The value as written, shortened only by reporters; null where that side has none. */
  readonly base: string | null;
  readonly head: string | null;
  readonly baseLine?: number;
  readonly headLine?: number;
  /** |base - head| and that over the smaller magnitude, for numbers. */
  readonly absolute?: number;
  readonly relative?: number;
  /** What the numbers were held against, e.g. `relative 1e-9`, `absolute 0.01 ($[*].temp)`. */
  readonly limit?: string;
  readonly note?: string;
  /** Both values were masked and cut by the report that they were read from. */
  readonly shown?: true;
}

export interface ChangeCounts {
  readonly shape: number;
  readonly value: number;
  readonly drift: number;
  readonly representation: number;
}

/** Why a side could not be read in its format. */
export interface ReadFailure {
  readonly side: 'base' | 'head';
  readonly format: string;
  readonly reason: string;
  /** One-based; 0 where unknown. */
  readonly line: number;
  readonly column: number;
}

/** What the comparison of two contents found. Plain data: it crosses from a worker. */
export interface Comparison {
  readonly class: ModificationClass;
  /** Weaker kinds also present, strongest first. */
  readonly also: readonly ModificationClass[];
  readonly format: string;
  readonly counts: ChangeCounts;
  /** The first MAX_CHANGES, strongest kind first, worst number first within drift; `counts` has the true totals. */
  readonly changes: readonly Change[];
  /** One line for a person: `2 values rewritten, 1 key added`. */
  readonly summary: string;
  /** Further facts for a person, one sentence each: the key that rows were aligned by, maps, what was hidden, limits, `systematic`, `cumulative`. */
  readonly notes: readonly string[];
  readonly failures: readonly ReadFailure[];
  /** How many leaves volatile rules hid. */
  readonly suppressed: number;
  /** Policy rules (as `tolerances[0]`, `volatile.ids[1]`, `keys["$.items"]`) that matched nothing here. */
  readonly unusedRules: readonly string[];
  /** Set where head says less than base in the way docs/classes.md section 3 calls hollow: emptied, all null, all zero, constant where it varied. */
  readonly hollow?: string;
  /** All numbers that moved, where `changes` has not all of them. */
  readonly moves?: Moves;
}

/** How many changes a comparison carries along; the counts are never cut. */
export const MAX_CHANGES = 100;

/** One side of a modified fixture. `mode` is git's; content of a symlink is its target, of a submodule its commit. */
export interface Side {
  readonly bytes: Uint8Array;
  readonly mode: string;
}

/** All that the comparison of one fixture needs. Pure data in, `Comparison` out, in this thread or in a worker. */
export interface ComparisonJob {
  readonly path: string;
  readonly base: Side;
  readonly head: Side;
  readonly rule: FixtureRule;
  readonly tolerance: { readonly relative: number; readonly absolute: number };
  readonly limits: Limits;
}

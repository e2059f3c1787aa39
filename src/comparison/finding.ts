import type { ChangeClass } from '../policy/policy.js';
import type { Change, ChangeCounts, ReadFailure } from './comparison.js';
import type { Moves } from './moves.js';

/** What stands at a path on one side. `sha256` is of the blob's bytes; of the content that it names for a Git LFS pointer; empty for a submodule. */
export interface BlobFacts {
  readonly oid: string;
  readonly sha256: string;
  readonly size: number;
  readonly mode: string;
}

/** A changed fixture with its class. Facts only: whether somebody answered for it is `review/`'s to say. */
export interface Finding {
  readonly path: string;
  readonly class: ChangeClass;
  readonly also: readonly ChangeClass[];
  readonly format: string;
  readonly movedFrom?: string;
  readonly movedTo?: string;
  readonly base: BlobFacts | null;
  readonly head: BlobFacts | null;
  readonly summary: string;
  readonly changeCounts: ChangeCounts;
  readonly changes: readonly Change[];
  readonly notes: readonly string[];
  readonly failures: readonly ReadFailure[];
  readonly suppressed: number;
  readonly hollow?: string;
  /** All numbers that moved, where `changes` has not all of them. */
  readonly moves?: Moves;
}

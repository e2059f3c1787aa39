import type { FixtureDocument, TreeNode } from '../document.js';
import type { MapWatch } from './map-watch.js';

/**
 * Two sides that are alike but for some scalars: trees in which only those scalars and the way to them are there, and one
 * shared node stands for every element beside the way. Whoever asks for anything else has to read both sides in full.
 */
export interface EditedPair {
  readonly base: FixtureDocument;
  readonly head: FixtureDocument;
  readonly edits: readonly Edit[];
  /** Of all objects of head, those beside the way included. */
  readonly maps: MapWatch;
}

/** One scalar of head that base has otherwise. */
export interface Edit {
  /** The containers around it, the root first. */
  readonly way: readonly Way[];
  readonly leaf: TreeNode;
  /**
   * Scalars of head at the same place in other elements of the innermost array around it, those alone whose objects on the
   * way agree with this one's in all strings that could name a variant. A few; none where it would cost a search.
   */
  readonly siblings: () => Iterable<TreeNode>;
}

/** A container as far as it matters what it is. Members and strings beside the way count. */
export type Way =
  | { readonly kind: 'array' }
  | {
      readonly kind: 'object';
      readonly name: string;
      /** How many members it has, each occurrence of a name counted. */
      readonly size: number;
      readonly hasScalar: boolean;
    };

/** Stands for whatever is the same on both sides and of which nobody may ask more than that. */
export const SAME: TreeNode = { kind: 'null', line: 0 };

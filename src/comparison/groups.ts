import type { ArrayNode, ObjectNode, TreeNode } from '../documents/document.js';
import type { Step } from './paths.js';

/** One generalised path with its nodes on both sides (docs/classes.md section 3), and the shape facts found there. */
export interface Group {
  /** As messages write it: `$`, `.k`, `[*]`, `{*}`, `<type=click>`. */
  readonly path: string;
  /** The same as steps, `[*]` and `{*}` as ANY, for matching policy paths. */
  readonly steps: readonly Step[];
  readonly base: readonly TreeNode[];
  readonly head: readonly TreeNode[];
  /** Types that only head has, and that only base has. */
  newTypes: number;
  goneTypes: number;
  /** Rule 4 of section 3 holds here: all arrays have one length a side, and it differs. */
  dimensions: boolean;
  /** The same numbers in the same order, in arrays of another length. */
  reshaped: boolean;
  /** Both sides hold node for node the same: nothing here or below is a fact, and nothing can be hollow. */
  calm?: true;
  objects?: ObjectFacts;
  items?: Group;
}

/** A step that stands for any child. No member can have this name in a path by accident: only `[*]` and `..*` match it. */
export const ANY: Step = -1;

export type ObjectFacts =
  | { readonly kind: 'record'; readonly members: Map<string, MemberFact> }
  | { readonly kind: 'map'; readonly entries: Group | undefined; readonly duplicates: boolean }
  | { readonly kind: 'variants'; readonly name: string; readonly byValue: Map<string, ObjectFacts> };

/** `added`: head alone has the key. `optional`: always there on one side (`always`), sometimes on the other. */
export interface MemberFact {
  readonly presence: 'same' | 'added' | 'removed' | 'optional';
  readonly always?: 'base' | 'head';
  /** The most occurrences in one object differ between the sides. */
  readonly duplicates: boolean;
  /** Its group is calm (`Group.calm`), and is not made before somebody asks for it. */
  readonly calm?: true;
  readonly group: Group | undefined;
}

export type Side = 'base' | 'head';

/** Whose news count: both sides' where a set is compared with its counterpart, one side's where a variant has none. */
export type Scope = 'both' | Side;

export function newGroup(
  path: string,
  steps: readonly Step[],
  base: readonly TreeNode[],
  head: readonly TreeNode[],
): Group {
  return { path, steps, base, head, newTypes: 0, goneTypes: 0, dimensions: false, reshaped: false };
}

export function objectsOf(nodes: readonly TreeNode[]): readonly ObjectNode[] {
  // Mostly all of them are: then the list is that of the caller, and not a copy.
  if (nodes.every(({ kind }) => kind === 'object')) return nodes as readonly ObjectNode[];
  return nodes.filter((node): node is ObjectNode => node.kind === 'object');
}

export function arraysOf(nodes: readonly TreeNode[]): ArrayNode[] {
  return nodes.filter((node): node is ArrayNode => node.kind === 'array');
}

export function itemsOf(arrays: readonly ArrayNode[]): readonly TreeNode[] {
  if (arrays.length === 1) return arrays[0]!.items;
  const items: TreeNode[] = [];
  for (const array of arrays) for (const item of array.items) items.push(item);
  return items;
}

/** The string that names an object's variant. */
export function variantOf(node: ObjectNode, name: string): string | undefined {
  for (const member of node.members) {
    if (member.name === name) return member.value.kind === 'string' ? member.value.value : undefined;
  }
  return undefined;
}

/** The facts that hold for one object: those of its variant where there are variants. */
export function factsFor(
  facts: ObjectFacts | undefined,
  node: ObjectNode,
): Exclude<ObjectFacts, { kind: 'variants' }> | undefined {
  if (facts?.kind !== 'variants') return facts;
  const value = variantOf(node, facts.name);
  const own = value === undefined ? undefined : facts.byValue.get(value);
  return own?.kind === 'variants' ? undefined : own;
}

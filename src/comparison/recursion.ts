import type { ObjectNode, TreeNode } from '../documents/document.js';

interface Values {
  readonly values: readonly TreeNode[];
}

/** Objects among the values, those inside arrays of any depth included. Order is that of the file. */
function childObjects(values: readonly TreeNode[]): ObjectNode[] {
  const objects: ObjectNode[] = [];
  const waiting: TreeNode[] = values.toReversed();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.kind === 'object') objects.push(node);
    else if (node.kind === 'array') for (let i = node.items.length - 1; i >= 0; i -= 1) waiting.push(node.items[i]!);
  }
  return objects;
}

/** Adds the wanted keys of those objects. */
function keysBelow(values: readonly TreeNode[], wanted: ReadonlySet<string>, found: Set<string>): void {
  const waiting: (readonly TreeNode[])[] = [values];
  for (let list = waiting.pop(); list && found.size < wanted.size; list = waiting.pop()) {
    for (const node of list) {
      if (node.kind === 'array') waiting.push(node.items);
      else if (node.kind === 'object') for (const { name } of node.members) if (wanted.has(name)) found.add(name);
    }
  }
}

/**
 * The keys that recur in their own child objects on either side, those that recur in each other's as one entry
 * (`left` and `right` of a binary tree).
 */
export function recursiveKeys(sides: readonly Map<string, Values>[]): string[][] {
  const candidates = new Set<string>();
  for (const side of sides) {
    for (const [key, { values }] of side) {
      if (values.some(({ kind }) => kind === 'object' || kind === 'array')) candidates.add(key);
    }
  }
  if (candidates.size === 0) return [];
  const below = new Map<string, Set<string>>();
  for (const key of candidates) {
    const found = new Set<string>();
    for (const side of sides) keysBelow(side.get(key)?.values ?? [], candidates, found);
    if (found.has(key)) below.set(key, found);
  }
  const groups: string[][] = [];
  for (const [key, found] of below) {
    const home = groups.find((group) => group.every((other) => found.has(other) && below.get(other)?.has(key)));
    if (home) home.push(key);
    else groups.push([key]);
  }
  return groups;
}

/** All objects that the keys lead to from these, again and again. */
export function unfold(objects: readonly ObjectNode[], keys: readonly string[]): { readonly children: ObjectNode[] } {
  const wanted = new Set(keys);
  const children: ObjectNode[] = [];
  let frontier: readonly ObjectNode[] = objects;
  while (frontier.length > 0) {
    const values = frontier.flatMap(({ members }) =>
      members.filter(({ name }) => wanted.has(name)).map(({ value }) => value),
    );
    const next = childObjects(values);
    for (const child of next) children.push(child);
    frontier = next;
  }
  return { children };
}

import type { ObjectNode, TreeNode } from '../documents/document.js';
import { factsFor, type Group, type Side } from './groups.js';
import { guardDepth, typeBit } from './nodes.js';

/**
 * Which differences the shape facts explain. Those are counted once, as shape; whatever this does not explain
 * is a value of its own, so an omission here can only add to what is reported.
 */

/** Whether a change of type from one node to the other is what a type fact reports. */
export function typeExplained(
  base: TreeNode,
  head: TreeNode,
  baseGroup: Group | undefined,
  headGroup: Group | undefined,
): boolean {
  return ((headGroup?.newTypes ?? 0) & typeBit(head)) !== 0 || ((baseGroup?.goneTypes ?? 0) & typeBit(base)) !== 0;
}

/** Whether a member that one of two paired objects has and the other has not is what a presence fact reports. */
export function presenceExplained(owner: ObjectNode, name: string, group: Group | undefined): boolean {
  const facts = factsFor(group?.objects, owner);
  if (facts?.kind !== 'record') return false;
  const fact = facts.members.get(name);
  return fact !== undefined && fact.presence !== 'same';
}

/** Whether a further occurrence of a duplicate name is what a duplicates fact reports. */
export function duplicateExplained(owner: ObjectNode, name: string, group: Group | undefined): boolean {
  const facts = factsFor(group?.objects, owner);
  if (facts?.kind === 'map') return facts.duplicates;
  return facts?.members.get(name)?.duplicates ?? false;
}

/** The group of a member of that object. */
export function memberGroup(owner: ObjectNode, name: string, group: Group | undefined): Group | undefined {
  const facts = factsFor(group?.objects, owner);
  return facts?.kind === 'map' ? facts.entries : facts?.members.get(name)?.group;
}

/**
 * Whether an element, row or entry that has no partner brings a shape fact with it: then the fact already
 * reports it (a first record with a new key is one change, not two).
 */
export function bringsFact(node: TreeNode, group: Group | undefined, side: Side, depth = 0): boolean {
  if (!group) return false;
  guardDepth(depth);
  const bit = typeBit(node);
  if (((side === 'head' ? group.newTypes : group.goneTypes) & bit) !== 0) return true;
  if (node.kind === 'array') {
    return (
      (group.dimensions && node.items.length > 0) ||
      node.items.some((item) => bringsFact(item, group.items, side, depth + 1))
    );
  }
  return node.kind === 'object' && objectBringsFact(node, group, side, depth);
}

function objectBringsFact(node: ObjectNode, group: Group, side: Side, depth: number): boolean {
  const facts = factsFor(group.objects, node);
  if (!facts) return false;
  if (facts.kind === 'map') return node.members.some(({ value }) => bringsFact(value, facts.entries, side, depth + 1));
  const names = new Set<string>();
  for (const { name, value } of node.members) {
    const fact = facts.members.get(name);
    if (fact?.presence === (side === 'head' ? 'added' : 'removed')) return true;
    if (fact?.duplicates && names.has(name)) return true;
    names.add(name);
    if (bringsFact(value, fact?.group, side, depth + 1)) return true;
  }
  for (const [name, { presence, always }] of facts.members) {
    if (presence === 'optional' && always !== side && !names.has(name)) return true;
  }
  return false;
}

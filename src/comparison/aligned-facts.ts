import type { ObjectNode, TreeNode } from '../documents/document.js';
import { type Group, type MemberFact, newGroup } from './groups.js';
import { identical } from './nodes.js';
import { memberPath } from './record-facts.js';
import { type Context, type Where, walk } from './shape.js';

/**
 * The members of two sets of records that match one to one, name for name and type for type, which is what
 * `sameStructure` found: no presence, optionality or duplicates can differ. So only names whose values differ
 * somewhere are gone into, and the sets of all others are made when somebody asks for them. Says nothing (undefined)
 * where a member is an object or array, for then keys may recur and fold.
 */
export function alignedMembers(
  context: Context,
  group: Group,
  base: readonly ObjectNode[],
  head: readonly ObjectNode[],
  where: Where,
): Map<string, MemberFact> | undefined {
  if (context.scope !== 'both' || base.length !== head.length || base.length === 0) return undefined;
  const names = flatNames(base);
  const changed = names && changedNames(context, base, head);
  if (names === undefined || changed === undefined) return undefined;
  const members = new Map<string, MemberFact>();
  const [ofBase, ofHead] = [valuesByName(base, names), valuesByName(head, names)];
  for (const name of names) {
    const make = (): Group =>
      newGroup(memberPath(group.path, name), [...group.steps, name], ofBase(name), ofHead(name));
    if (!changed.has(name)) {
      members.set(name, calmFact(make));
      continue;
    }
    const child = make();
    walk(context, child, { inArray: false, depth: where.depth + 1 });
    members.set(name, { presence: 'same', duplicates: false, group: child });
  }
  return members;
}

function calmFact(make: () => Group): MemberFact {
  let made: Group | undefined;
  return {
    presence: 'same',
    duplicates: false,
    calm: true,
    get group() {
      made ??= make();
      made.calm = true;
      return made;
    },
  };
}

/** Names in order of first appearance; undefined where some value is no scalar. */
function flatNames(objects: readonly ObjectNode[]): ReadonlySet<string> | undefined {
  const pattern = objects[0]!.members;
  let names: Set<string> | undefined;
  for (const { members } of objects) {
    let alike = members.length === pattern.length;
    for (let index = 0; index < members.length; index += 1) {
      const { name, value } = members[index]!;
      if (value.kind === 'object' || value.kind === 'array') return undefined;
      if (alike && name !== pattern[index]!.name) alike = false;
    }
    if (alike) continue;
    names ??= new Set(pattern.map(({ name }) => name));
    for (const { name } of members) names.add(name);
  }
  return names ?? new Set(pattern.map(({ name }) => name));
}

/** Names with values that differ in some pair; undefined where a pair does not match after all. */
function changedNames(
  { different }: Context,
  base: readonly ObjectNode[],
  head: readonly ObjectNode[],
): Set<string> | undefined {
  const changed = new Set<string>();
  for (let at = 0; at < base.length; at += 1) {
    const [one, other] = [base[at]!, head[at]!];
    if (one === other) continue;
    if (one.members.length !== other.members.length) return undefined;
    for (let index = 0; index < one.members.length; index += 1) {
      const [left, right] = [one.members[index]!, other.members[index]!];
      if (left.name !== right.name || left.value.kind !== right.value.kind) return undefined;
      if (!identical(left.value, right.value, different)) changed.add(left.name);
    }
  }
  return changed;
}

/** Of more names than this the values are sorted by name, once, and not looked for in all records for each name. */
const MOST_LOOKED_FOR = 32;

function valuesByName(objects: readonly ObjectNode[], names: ReadonlySet<string>): (name: string) => TreeNode[] {
  let sorted: Map<string, TreeNode[]> | undefined;
  if (names.size <= MOST_LOOKED_FOR) return (name) => valuesOf(objects, name);
  return (name) => {
    sorted ??= sortedByName(objects);
    return sorted.get(name) ?? [];
  };
}

function sortedByName(objects: readonly ObjectNode[]): Map<string, TreeNode[]> {
  const sorted = new Map<string, TreeNode[]>();
  for (const { members } of objects)
    for (const { name, value } of members) {
      const values = sorted.get(name);
      if (values === undefined) sorted.set(name, [value]);
      else values.push(value);
    }
  return sorted;
}

function valuesOf(objects: readonly ObjectNode[], name: string): TreeNode[] {
  const values: TreeNode[] = [];
  for (const { members } of objects) for (const member of members) if (member.name === name) values.push(member.value);
  return values;
}

import type { ObjectNode, TreeNode } from '../documents/document.js';
import { CONTENT } from '../documents/trees/markup.js';
import { alignedMembers } from './aligned-facts.js';
import { recursiveElements } from './element-recursion.js';
import { foldedElements } from './folded-elements.js';
import { type Group, type MemberFact, newGroup, type ObjectFacts, type Scope } from './groups.js';
import { byVariant, discriminator } from './object-facts.js';
import { recursiveKeys, unfold } from './recursion.js';
import { type Context, shape, type Where, walk } from './shape.js';

/** The values of one key over a set of objects. */
interface KeyStats {
  readonly values: TreeNode[];
  objects: number;
  most: number;
  /** Index of the last object that had it, and how often there. */
  last: number;
  inLast: number;
}

export function keyStats(objects: readonly ObjectNode[]): Map<string, KeyStats> {
  const stats = new Map<string, KeyStats>();
  for (const [index, { members }] of objects.entries()) {
    for (const { name, value } of members) {
      let entry = stats.get(name);
      if (!entry) {
        entry = { values: [], objects: 0, most: 0, last: -1, inLast: 0 };
        stats.set(name, entry);
      }
      entry.values.push(value);
      if (entry.last !== index) {
        entry.last = index;
        entry.inLast = 0;
        entry.objects += 1;
      }
      entry.inLast += 1;
      if (entry.inLast > entry.most) entry.most = entry.inLast;
    }
  }
  return stats;
}

export function recordFacts(
  context: Context,
  group: Group,
  base: readonly ObjectNode[],
  head: readonly ObjectNode[],
  where: Where,
): ObjectFacts {
  const calm = context.aligned ? alignedMembers(context, group, base, head, where) : undefined;
  if (calm !== undefined) return { kind: 'record', members: calm };
  const members = new Map<string, MemberFact>();
  const facts: ObjectFacts = { kind: 'record', members };
  const left = keyStats(base);
  const right = keyStats(head);
  const folded = new Set<string>();
  for (const keys of recursiveKeys([left, right])) {
    for (const key of keys) folded.add(key);
    foldedMembers(context, group, base, head, keys, where, members);
  }
  for (const names of recursiveElements(context.recurring, [base, head])) {
    if (names.some((name) => folded.has(name))) continue;
    for (const name of foldedElements(context, group, base, head, names, where, members)) folded.add(name);
  }
  for (const key of new Set([...left.keys(), ...right.keys()])) {
    if (folded.has(key)) continue;
    members.set(key, memberFact(context, group, key, left.get(key), right.get(key), base.length, head.length, where));
  }
  return facts;
}

function memberFact(
  context: Context,
  group: Group,
  key: string,
  base: KeyStats | undefined,
  head: KeyStats | undefined,
  baseObjects: number,
  headObjects: number,
  where: Where,
): MemberFact {
  const path = memberPath(group.path, key);
  const facts = presenceFacts(context, path, base, head, baseObjects, headObjects);
  if (!base || !head) return { ...facts, group: undefined };
  const child = newGroup(path, [...group.steps, key], base.values, head.values);
  const content = key === CONTENT ? where.foldedContent : undefined;
  walk(context, child, { inArray: false, depth: where.depth + 1, ...(content ? { folded: content } : {}) });
  return { ...facts, group: child };
}

export function memberPath(parent: string, key: string): string {
  return /^[\p{L}_][\p{L}\p{N}_-]*$/u.test(key) && key.length <= 100
    ? `${parent}.${key}`
    : `${parent}[${JSON.stringify(key.slice(0, 100))}]`;
}

export function presenceFacts(
  context: Context,
  path: string,
  base: KeyStats | undefined,
  head: KeyStats | undefined,
  baseObjects: number,
  headObjects: number,
): Omit<MemberFact, 'group'> {
  if (!base || !head) {
    const side = base ? 'base' : 'head';
    if (context.scope !== 'both' && context.scope !== side) return { presence: 'same', duplicates: false };
    const stats = base ?? head;
    const total = base ? baseObjects : headObjects;
    const share = stats && total > 1 ? ` in ${stats.objects} of ${total} objects` : '';
    const verb = base ? 'removed' : 'added';
    shape(context, path, base?.values[0], head?.values[0], `key ${verb}${share}`, `key# ${verb}`);
    return { presence: base ? 'removed' : 'added', duplicates: false };
  }
  const duplicates =
    base.most !== head.most && (context.scope === 'both' || (context.scope === 'head') === head.most > base.most);
  if (duplicates) {
    shape(
      context,
      path,
      base.values[0],
      head.values[0],
      `name occurs ${base.most} -> ${head.most} times in one object`,
      'duplicate name# changed',
    );
  }
  const baseAlways = base.objects === baseObjects;
  const headAlways = head.objects === headObjects;
  if (baseAlways === headAlways || context.scope !== 'both') return { presence: 'same', duplicates };
  const words = (always: boolean, { objects }: KeyStats, total: number): string =>
    always ? 'always present' : `present in ${objects} of ${total}`;
  shape(
    context,
    path,
    undefined,
    undefined,
    `${words(baseAlways, base, baseObjects)} -> ${words(headAlways, head, headObjects)}`,
    'key# became optional or required',
  );
  return { presence: 'optional', always: baseAlways ? 'base' : 'head', duplicates };
}

/**
 * A key whose child objects have the same key again: all its objects, however deep, are one set, and whether
 * the key is there is asked of that set and the parents together. So a deeper tree is data.
 */
function foldedMembers(
  context: Context,
  group: Group,
  base: readonly ObjectNode[],
  head: readonly ObjectNode[],
  keys: readonly string[],
  where: Where,
  members: Map<string, MemberFact>,
): void {
  const left = unfold(base, keys);
  const right = unfold(head, keys);
  const inner = new Map<string, MemberFact>();
  const name = discriminator(left.children, right.children);
  const shared: ObjectFacts =
    name === undefined || context.scope !== 'both'
      ? { kind: 'record', members: inner }
      : { kind: 'variants', name, byValue: new Map() };
  const path = memberPath(group.path, keys[0] ?? '');
  const set = newGroup(path, [...group.steps, keys[0] ?? ''], left.children, right.children);
  for (const key of keys) {
    const all = keyStats([...base, ...left.children]).get(key);
    const other = keyStats([...head, ...right.children]).get(key);
    const keyPath = memberPath(group.path, key);
    const facts = presenceFacts(
      context,
      keyPath,
      all,
      other,
      base.length + left.children.length,
      head.length + right.children.length,
    );
    let child: Group | undefined;
    if (all && other) {
      child = newGroup(keyPath, [...group.steps, key], all.values, other.values);
      walk(context, child, { inArray: false, depth: where.depth + 1, folded: shared });
    }
    members.set(key, { ...facts, group: child });
    inner.set(key, { ...facts, group: child });
  }
  if (left.children.length === 0 || right.children.length === 0) return;
  if (shared.kind !== 'variants') {
    setFacts(context, set, left.children, right.children, where, inner);
    return;
  }
  const bases = byVariant(left.children, shared.name);
  const heads = byVariant(right.children, shared.name);
  for (const value of new Set([...bases.keys(), ...heads.keys()])) {
    const own = bases.get(value);
    const other = heads.get(value);
    const scope: Scope = own && other ? 'both' : own ? 'base' : 'head';
    const facts = new Map(inner);
    const variant = { ...set, path: `${set.path}<${shared.name}=${value.slice(0, 60)}>` };
    setFacts({ ...context, scope }, variant, own ?? left.children, other ?? right.children, where, facts);
    shared.byValue.set(value, { kind: 'record', members: facts });
  }
}

/** The members of one set of objects that `members` does not have yet. */
export function setFacts(
  context: Context,
  set: Group,
  base: readonly ObjectNode[],
  head: readonly ObjectNode[],
  where: Where,
  members: Map<string, MemberFact>,
): void {
  const left = keyStats(base);
  const right = keyStats(head);
  for (const key of new Set([...left.keys(), ...right.keys()])) {
    if (members.has(key)) continue;
    members.set(key, memberFact(context, set, key, left.get(key), right.get(key), base.length, head.length, where));
  }
}

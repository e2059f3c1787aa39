import type { ArrayNode, ObjectNode, TreeNode } from '../documents/document.js';
import { addChange, addNote, type Collector } from './collector.js';
import {
  ANY,
  arraysOf,
  type Group,
  itemsOf,
  type MemberFact,
  newGroup,
  type ObjectFacts,
  objectsOf,
  type Scope,
  variantOf,
} from './groups.js';
import { mapReason } from './maps.js';
import { equalNodes, guardDepth, identical, NUMERIC_BITS, show, typeBit, typeNames } from './nodes.js';
import { matchesGeneralised, type Step } from './paths.js';
import { recursiveKeys, unfold } from './recursion.js';
import type { NamedPath, Rules } from './rules.js';

interface Root {
  readonly path: string;
  readonly steps: readonly Step[];
  readonly inArray: boolean;
}

export const ROOT: Root = { path: '$', steps: [], inArray: false };

/**
 * Shape facts (CLASSES section 3): taken over the sets of nodes at generalised paths, without pairing anything.
 * The groups that come back say, for every place, which differences those facts explain.
 */
export function shapeOf(
  base: readonly TreeNode[],
  head: readonly TreeNode[],
  rules: Rules,
  collector: Collector,
  root: Root = ROOT,
  different: Set<TreeNode> = new Set(),
): Group {
  const group = newGroup(root.path, root.steps, base, head);
  walk({ rules, collector, scope: 'both', different }, group, { inArray: root.inArray, depth: 0 });
  return group;
}

interface Context {
  readonly rules: Rules;
  readonly collector: Collector;
  readonly scope: Scope;
  readonly different: Set<TreeNode>;
}

interface Where {
  /** Whether these nodes are elements: only those have variants. */
  readonly inArray: boolean;
  readonly depth: number;
  /** Facts of the objects here, where recursion has folded them into another set already. */
  readonly folded?: ObjectFacts;
}

function walk(context: Context, group: Group, where: Where): void {
  guardDepth(where.depth);
  // Node for node the same: no fact can differ here or below.
  if (!where.folded && unchanged(context, group)) return;
  typeFacts(context, group);
  const baseArrays = arraysOf(group.base);
  const headArrays = arraysOf(group.head);
  if (where.folded) group.objects = where.folded;
  else {
    const baseObjects = objectsOf(group.base);
    const headObjects = objectsOf(group.head);
    if (baseObjects.length > 0 && headObjects.length > 0) {
      group.objects = objectFacts(context, group, baseObjects, headObjects, where);
    }
  }
  if (baseArrays.length === 0 || headArrays.length === 0) return;
  dimensionFact(context, group, baseArrays, headArrays);
  const baseItems = itemsOf(baseArrays);
  const headItems = itemsOf(headArrays);
  // An array without elements says nothing about what is below it.
  if (baseItems.length === 0 || headItems.length === 0) return;
  const items = newGroup(`${group.path}[*]`, [...group.steps, ANY], baseItems, headItems);
  group.items = items;
  walk(context, items, { ...where, inArray: true, depth: where.depth + 1 });
}

function unchanged({ different }: Context, { base, head }: Group): boolean {
  if (base.length !== head.length) return false;
  for (let i = 0; i < base.length; i += 1) if (!identical(base[i]!, head[i]!, different)) return false;
  return true;
}

function typesOf(nodes: readonly TreeNode[]): number {
  let types = 0;
  for (const node of nodes) types |= typeBit(node);
  return types;
}

function typeFacts(context: Context, group: Group): void {
  if (group.base.length === 0 || group.head.length === 0) return;
  const base = typesOf(group.base);
  const head = typesOf(group.head);
  if (base === head) return;
  if (context.scope !== 'base') group.newTypes = head & ~base;
  if (context.scope !== 'head') group.goneTypes = base & ~head;
  if (group.newTypes === 0 && group.goneTypes === 0) return;
  const baseExample = group.base.find((node) => (typeBit(node) & group.goneTypes) !== 0) ?? group.base[0];
  const headExample = group.head.find((node) => (typeBit(node) & group.newTypes) !== 0) ?? group.head[0];
  shape(
    context,
    group.path,
    baseExample,
    headExample,
    `type ${typeNames(base)} -> ${typeNames(head)}`,
    'type# changed',
  );
}

function shape(
  { collector }: Context,
  at: string,
  base: TreeNode | undefined,
  head: TreeNode | undefined,
  note: string,
  sort: string,
): void {
  addChange(
    collector,
    {
      kind: 'shape',
      at,
      base: base ? show(base) : null,
      head: head ? show(head) : null,
      ...(base && base.line > 0 ? { baseLine: base.line } : {}),
      ...(head && head.line > 0 ? { headLine: head.line } : {}),
      note,
    },
    sort,
  );
}

/** The one length of two or more arrays of numbers, or undefined. */
function commonLength(arrays: readonly ArrayNode[]): number | undefined {
  const length = arrays[0]?.items.length ?? 0;
  if (arrays.length < 2 || length === 0) return undefined;
  for (const { items } of arrays) {
    if (items.length !== length) return undefined;
    for (const item of items) if ((typeBit(item) & NUMERIC_BITS) === 0) return undefined;
  }
  return length;
}

function dimensionFact(context: Context, group: Group, base: readonly ArrayNode[], head: readonly ArrayNode[]): void {
  if (context.scope !== 'both') return;
  const left = commonLength(base);
  const right = left === undefined ? undefined : commonLength(head);
  if (left === undefined || right === undefined || left === right) return;
  group.dimensions = true;
  group.reshaped = equalSequences(itemsOf(base), itemsOf(head));
  shape(
    context,
    group.path,
    base[0],
    head[0],
    `every array had ${left} numbers and has ${right} now`,
    'dimension# changed',
  );
}

function equalSequences(base: readonly TreeNode[], head: readonly TreeNode[]): boolean {
  return base.length === head.length && base.every((item, index) => equalNodes(item, head[index]!));
}

const DISCRIMINATORS = ['type', 'kind', 'event', 'op', '@type'] as const;
const MIN_VARIANTS = 2;
const MAX_VARIANTS = 16;

/** The values of a member that all of these objects have as a string; undefined where one has not, or there are too many. */
function variantValues(objects: readonly ObjectNode[], name: string): Set<string> | undefined {
  const values = new Set<string>();
  for (const object of objects) {
    const value = variantOf(object, name);
    if (value === undefined) return undefined;
    values.add(value);
    if (values.size > MAX_VARIANTS) return undefined;
  }
  return values;
}

/**
 * A side with 2 to 16 variants of its own is enough, so that one more variant on the other side cannot take the
 * variants away, and with them a fact.
 */
function discriminator(base: readonly ObjectNode[], head: readonly ObjectNode[]): string | undefined {
  return DISCRIMINATORS.find((name) => {
    const left = variantValues(base, name)?.size ?? 0;
    const right = variantValues(head, name)?.size ?? 0;
    const everywhere = [base, head].every((objects) =>
      objects.every((object) => variantOf(object, name) !== undefined),
    );
    return everywhere && Math.max(left, right) >= MIN_VARIANTS;
  });
}

function objectFacts(
  context: Context,
  group: Group,
  base: readonly ObjectNode[],
  head: readonly ObjectNode[],
  where: Where,
): ObjectFacts {
  const reason = asMap(context, group, base, head);
  if (reason !== undefined) return mapFacts(context, group, base, head, where, reason);
  const name = where.inArray && context.scope === 'both' ? discriminator(base, head) : undefined;
  if (name === undefined) return recordFacts(context, group, base, head, where);
  const byValue = new Map<string, ObjectFacts>();
  const bases = byVariant(base, name);
  const heads = byVariant(head, name);
  for (const value of new Set([...bases.keys(), ...heads.keys()])) {
    const own = bases.get(value);
    const other = heads.get(value);
    const variant = { ...group, path: `${group.path}<${name}=${value.slice(0, 60)}>` };
    // A variant of one side alone is held against everything on the other: only new keys and types count.
    const scope: Scope = own && other ? 'both' : own ? 'base' : 'head';
    byValue.set(value, recordFacts({ ...context, scope }, variant, own ?? base, other ?? head, where));
  }
  return { kind: 'variants', name, byValue };
}

function byVariant(objects: readonly ObjectNode[], name: string): Map<string, ObjectNode[]> {
  const groups = new Map<string, ObjectNode[]>();
  for (const object of objects) {
    const value = variantOf(object, name) ?? '';
    const own = groups.get(value);
    if (own) own.push(object);
    else groups.set(value, [object]);
  }
  return groups;
}

function declared(paths: readonly NamedPath[], group: Group, used: Set<string>): boolean {
  const found = paths.find(({ pattern }) => matchesGeneralised(pattern, group.steps));
  if (found) used.add(found.label);
  return found !== undefined;
}

function asMap(
  { rules, collector }: Context,
  group: Group,
  base: readonly ObjectNode[],
  head: readonly ObjectNode[],
): string | undefined {
  // Where a policy says both, structure is the stricter reading.
  if (declared(rules.notMaps, group, rules.used)) {
    if (mapReason([...base, ...head])) addNote(collector, `${group.path} is no map by policy`);
    return undefined;
  }
  if (declared(rules.maps, group, rules.used)) return 'policy';
  return mapReason([...base, ...head]);
}

function mapFacts(
  context: Context,
  group: Group,
  base: readonly ObjectNode[],
  head: readonly ObjectNode[],
  where: Where,
  reason: string,
): ObjectFacts {
  addNote(
    context.collector,
    reason === 'policy' ? `${group.path} is a map by policy` : `${group.path} read as a map: ${reason}`,
  );
  const values = (objects: readonly ObjectNode[]): TreeNode[] =>
    objects.flatMap(({ members }) => members.map(({ value }) => value));
  const baseValues = values(base);
  const headValues = values(head);
  const duplicates = hasDuplicates(base) !== hasDuplicates(head);
  if (duplicates)
    shape(context, group.path, base[0], head[0], 'duplicate keys came or went', 'duplicate name# changed');
  if (baseValues.length === 0 || headValues.length === 0) return { kind: 'map', entries: undefined, duplicates };
  const entries = newGroup(`${group.path}{*}`, [...group.steps, ANY], baseValues, headValues);
  walk(context, entries, { inArray: false, depth: where.depth + 1 });
  return { kind: 'map', entries, duplicates };
}

function hasDuplicates(objects: readonly ObjectNode[]): boolean {
  return objects.some(({ members }) => new Set(members.map(({ name }) => name)).size !== members.length);
}

/** The values of one key over a set of objects. */
interface KeyStats {
  readonly values: TreeNode[];
  objects: number;
  most: number;
  /** Index of the last object that had it, and how often there. */
  last: number;
  inLast: number;
}

function keyStats(objects: readonly ObjectNode[]): Map<string, KeyStats> {
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

function recordFacts(
  context: Context,
  group: Group,
  base: readonly ObjectNode[],
  head: readonly ObjectNode[],
  where: Where,
): ObjectFacts {
  const members = new Map<string, MemberFact>();
  const facts: ObjectFacts = { kind: 'record', members };
  const left = keyStats(base);
  const right = keyStats(head);
  const folded = new Set<string>();
  for (const keys of recursiveKeys([left, right])) {
    for (const key of keys) folded.add(key);
    foldedMembers(context, group, base, head, keys, where, members);
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
  walk(context, child, { inArray: false, depth: where.depth + 1 });
  return { ...facts, group: child };
}

export function memberPath(parent: string, key: string): string {
  return /^[\p{L}_][\p{L}\p{N}_-]*$/u.test(key) && key.length <= 100
    ? `${parent}.${key}`
    : `${parent}[${JSON.stringify(key.slice(0, 100))}]`;
}

function presenceFacts(
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
function setFacts(
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

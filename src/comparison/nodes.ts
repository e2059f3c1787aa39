import type { ArrayNode, Member, NumberNode, ObjectNode, TreeNode } from '../documents/document.js';
import { canonicalDecimal } from './numbers.js';
import { normalizedPath, type Step } from './paths.js';

/**
 * Deepest nesting that the comparison walks. Readers stop at the policy's own limit (512); this one keeps the
 * stack safe where a policy raises that, and what lies below is reported as not compared, never as equal.
 */
export const MAX_WALK_DEPTH = 1_024;

/** Thrown inside the comparison where MAX_WALK_DEPTH is reached; `compare.ts` turns it into a limit that fails upward. */
export class DepthReached extends Error {
  override readonly name = 'DepthReached';
}

export function guardDepth(depth: number): void {
  if (depth > MAX_WALK_DEPTH) throw new DepthReached(`nesting deeper than ${MAX_WALK_DEPTH} was not compared`);
}

export type NodeType = Exclude<TreeNode['kind'], 'number'> | NumberNode['type'];

/** One bit per type, so that a set of types is a number. */
export const TYPE_BITS = {
  object: 1,
  array: 2,
  string: 4,
  boolean: 8,
  null: 16,
  'date-time': 32,
  binary: 64,
  number: 128,
  integer: 256,
  float: 512,
} as const satisfies Record<NodeType, number>;

export const NUMERIC_BITS = TYPE_BITS.number | TYPE_BITS.integer | TYPE_BITS.float;

export function typeOf(node: TreeNode): NodeType {
  return node.kind === 'number' ? node.type : node.kind;
}

export function typeBit(node: TreeNode): number {
  return TYPE_BITS[typeOf(node)];
}

export function typeNames(bits: number): string {
  const names = (Object.keys(TYPE_BITS) as NodeType[]).filter((name) => (bits & TYPE_BITS[name]) !== 0);
  return names.join(' or ');
}

/** The decimal spelling of a number: what exact arithmetic works on. */
export function decimalOf(node: NumberNode): string {
  return node.decimal ?? node.literal;
}

/** The value of the first member of that name. */
export function memberOf(node: ObjectNode, name: string): TreeNode | undefined {
  for (const member of node.members) if (member.name === name) return member.value;
  return undefined;
}

/** Members by name, occurrences in order. */
export function membersByName(node: ObjectNode): Map<string, Member[]> {
  const byName = new Map<string, Member[]>();
  for (const member of node.members) {
    const known = byName.get(member.name);
    if (known) known.push(member);
    else byName.set(member.name, [member]);
  }
  return byName;
}

export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && Buffer.compare(a, b) === 0;
}

function equalNumbers(a: NumberNode, b: NumberNode): boolean {
  if (a.type !== b.type) return false;
  const x = decimalOf(a);
  const y = decimalOf(b);
  return x === y || canonicalDecimal(x) === canonicalDecimal(y);
}

/** Equal scalars: the same type and value, however spelled. */
function equalScalars(a: TreeNode, b: TreeNode): boolean {
  if (a.kind === 'number') return b.kind === 'number' && equalNumbers(a, b);
  if (a.kind === 'binary') return b.kind === 'binary' && equalBytes(a.bytes, b.bytes);
  if (a.kind === 'null') return b.kind === 'null';
  if (a.kind === 'string' || a.kind === 'boolean' || a.kind === 'date-time')
    return a.kind === b.kind && a.value === b.value;
  return false;
}

/** The same data: order of members and spelling of numbers aside, order of elements not. */
export function equalNodes(a: TreeNode, b: TreeNode, depth = 0): boolean {
  if (a === b) return true;
  guardDepth(depth);
  if (a.kind === 'array') {
    if (b.kind !== 'array' || a.items.length !== b.items.length) return false;
    for (let i = 0; i < a.items.length; i += 1) {
      if (!equalNodes(a.items[i]!, b.items[i]!, depth + 1)) return false;
    }
    return true;
  }
  if (a.kind === 'object') return b.kind === 'object' && equalObjects(a, b, depth);
  return equalScalars(a, b);
}

function equalObjects(a: ObjectNode, b: ObjectNode, depth: number): boolean {
  const { members } = a;
  if (members.length !== b.members.length) return false;
  let i = 0;
  // The usual case: the same names in the same order.
  while (i < members.length && members[i]!.name === b.members[i]!.name) {
    if (!equalNodes(members[i]!.value, b.members[i]!.value, depth + 1)) return false;
    i += 1;
  }
  if (i === members.length) return true;
  const others = membersByName(b);
  for (const [name, own] of membersByName(a)) {
    const other = others.get(name);
    if (other?.length !== own.length) return false;
    for (let j = 0; j < own.length; j += 1) {
      if (!equalNodes(own[j]!.value, other[j]!.value, depth + 1)) return false;
    }
  }
  return true;
}

/**
 * The same data spelled the same, members in the same order. Nodes found to differ are remembered, so that a walk which
 * descends along a difference does not scan the same stretch at every level.
 */
export function identical(a: TreeNode, b: TreeNode, different: Set<TreeNode>, depth = 0): boolean {
  if (a === b) return true;
  guardDepth(depth);
  if (a.kind === 'array' && b.kind === 'array') {
    if (different.has(a)) return false;
    let same = a.items.length === b.items.length;
    for (let i = 0; same && i < a.items.length; i += 1)
      same = identical(a.items[i]!, b.items[i]!, different, depth + 1);
    if (!same) different.add(a);
    return same;
  }
  if (a.kind === 'object' && b.kind === 'object') {
    if (different.has(a)) return false;
    let same = a.members.length === b.members.length;
    for (let i = 0; same && i < a.members.length; i += 1) {
      const member = a.members[i]!;
      const other = b.members[i]!;
      same = member.name === other.name && identical(member.value, other.value, different, depth + 1);
    }
    if (!same) different.add(a);
    return same;
  }
  if (a.kind === 'number')
    return b.kind === 'number' && a.literal === b.literal && a.type === b.type && a.decimal === b.decimal;
  return equalScalars(a, b);
}

/** FNV-1a over UTF-16 units. A collision costs time, never a verdict: equal hashes are always checked by equality. */
export function hashText(text: string, seed = 0x811c9dc5): number {
  let hash = seed;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash | 0;
}

function mix(hash: number, value: number): number {
  return Math.imul((hash ^ value) + 0x9e3779b9, 0x85ebca6b) ^ (hash >>> 13);
}

/** What a hash of an array and of an object begins with. */
const ARRAY_SEED = 17;
const OBJECT_SEED = 19;

/** The parts of `hashNode`, for whoever hashes what it reads without making nodes. */
export const HASHING = {
  mix,
  text: hashText,
  object: OBJECT_SEED,
  array: ARRAY_SEED,
  string: TYPE_BITS.string,
} as const;

/** Hashes of lists and of what was asked for, computed once. */
export type HashCache = Map<TreeNode, number>;

/** Equal nodes (`equalNodes`) have equal hashes. */
export function hashNode(node: TreeNode, cache: HashCache, depth = 0): number {
  guardDepth(depth);
  if (node.kind !== 'array' && node.kind !== 'object') return hashScalar(node);
  const known = cache.get(node);
  if (known !== undefined) return known;
  const hash = hashContainer(node, cache, depth);
  cache.set(node, hash);
  return hash;
}

function hashContainer(node: ArrayNode | ObjectNode, cache: HashCache, depth: number): number {
  if (node.kind === 'array') {
    let hash = ARRAY_SEED;
    for (const item of node.items) hash = mix(hash, hashPart(item, cache, depth + 1));
    return hash;
  }
  // A sum, because the order of members is no data.
  let sum = 0;
  for (const { name, value } of node.members) sum = (sum + mix(hashText(name), hashPart(value, cache, depth + 1))) | 0;
  return mix(OBJECT_SEED, sum);
}

/** Of an object only the parts are kept that are lists: to keep all of them costs more than to hash one once more. */
function hashPart(node: TreeNode, cache: HashCache, depth: number): number {
  if (node.kind !== 'object') return hashNode(node, cache, depth);
  guardDepth(depth);
  return hashContainer(node, cache, depth);
}

function hashScalar(node: Exclude<TreeNode, { kind: 'array' | 'object' }>): number {
  switch (node.kind) {
    case 'number':
      return hashText(canonicalDecimal(decimalOf(node)), TYPE_BITS[node.type]);
    case 'binary':
      return node.bytes.reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193), 23);
    case 'null':
      return 29;
    case 'boolean':
      return node.value ? 31 : 37;
    default:
      return hashText(node.value, TYPE_BITS[node.kind]);
  }
}

/** Longest text of a value in a change; reporters shorten further. A longer one starts near its first difference. */
const MAX_SHOWN = 2_000;
const SHOWN_BEFORE_DIFFERENCE = 60;

/** A scalar as a person would write it, a container in short. */
export function show(node: TreeNode): string {
  switch (node.kind) {
    case 'number':
      return node.literal;
    case 'string':
      return JSON.stringify(node.value);
    case 'boolean':
      return String(node.value);
    case 'null':
      return 'null';
    case 'date-time':
      return node.value;
    case 'binary':
      return `${node.bytes.length} bytes`;
    default:
      return clip(showContainer(node, 0));
  }
}

const SHOWN_MEMBERS = 6;
const SHOWN_DEPTH = 2;

function showContainer(node: TreeNode, depth: number): string {
  if (node.kind !== 'array' && node.kind !== 'object') return clip(show(node), 200);
  const count = node.kind === 'array' ? node.items.length : node.members.length;
  const [open, close] = node.kind === 'array' ? ['[', ']'] : ['{', '}'];
  if (count > 0 && depth >= SHOWN_DEPTH) return `${open}...${close}`;
  const parts =
    node.kind === 'array'
      ? node.items.slice(0, SHOWN_MEMBERS).map((item) => showContainer(item, depth + 1))
      : node.members
          .slice(0, SHOWN_MEMBERS)
          .map(({ name, value }) => `${JSON.stringify(name)}: ${showContainer(value, depth + 1)}`);
  const more = count > SHOWN_MEMBERS ? [`... ${count - SHOWN_MEMBERS} more`] : [];
  return `${open}${[...parts, ...more].join(', ')}${close}`;
}

export function clip(text: string, length = MAX_SHOWN): string {
  return text.length <= length ? text : `${text.slice(0, length)}...`;
}

/** Both texts cut to MAX_SHOWN so that their first difference stays visible. */
export function clipPair(base: string, head: string): readonly [string, string] {
  if (base.length <= MAX_SHOWN && head.length <= MAX_SHOWN) return [base, head];
  let first = 0;
  while (first < base.length && base[first] === head[first]) first += 1;
  const start = Math.max(0, first - SHOWN_BEFORE_DIFFERENCE);
  const lead = start > 0 ? '...' : '';
  return [`${lead}${clip(base.slice(start))}`, `${lead}${clip(head.slice(start))}`];
}

/** Where a pair of nodes stands; linked, so that a step costs one object. Base and head differ only in element indexes. */
export interface Place {
  readonly parent: Place | undefined;
  readonly base: Step;
  readonly head: Step;
}

export function stepsOf(place: Place | undefined, side: 'base' | 'head'): Step[] {
  const steps: Step[] = [];
  for (let at = place; at; at = at.parent) steps.push(at[side]);
  return steps.reverse();
}

export function pathOf(place: Place | undefined, side: 'base' | 'head' = 'head'): string {
  return normalizedPath(stepsOf(place, side));
}

/** A cell as a row is shown: text as it is, nodes as `show` writes them. */
export function normalizedCell(cell: string | TreeNode): string {
  return typeof cell === 'string' ? cell : show(cell);
}

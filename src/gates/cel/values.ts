import { decimalOf } from '../../comparison/nodes.js';
import type { ArrayNode, NumberNode, ObjectNode, TreeNode } from '../../documents/document.js';
import { showText } from '../../review/quoting.js';
import { plainText } from '../found-values.js';
import { CelFault, CelLimit, compareExact, type Exact, type ExactNumber, exactOf, isExact, spell } from './exact.js';

/** A map that an expression makes. The fixture's own are nodes of its tree, read where they stand. */
export interface MapValue {
  readonly kind: 'map';
  /** By the text of `keyOf`, so that 1 and 1.0 are one key. */
  readonly entries: ReadonlyMap<string, readonly [CelValue, CelValue]>;
}

export interface TypeValue {
  readonly kind: 'type';
  readonly name: string;
}

/** `number` stands for NaN and the infinities alone. */
export type CelValue =
  | null
  | boolean
  | string
  | number
  | ExactNumber
  | Uint8Array
  | readonly CelValue[]
  | MapValue
  | TypeValue
  | ArrayNode
  | ObjectNode;

export type ListValue = readonly CelValue[] | ArrayNode;

/** Turns of loops and list functions, over all expressions of one fixture. */
export interface Budget {
  left: number;
}

export function spend(budget: Budget, steps: number): void {
  budget.left -= steps;
  if (budget.left < 0) throw new CelLimit('it takes more steps than an expression may');
}

const SMALL_INTEGER = /^-?[0-9]{1,15}$/;

/** A node of the fixture as a value. Objects and arrays stay nodes: nothing that no expression looks at is converted. */
export function fromNode(node: TreeNode): CelValue {
  switch (node.kind) {
    case 'object':
    case 'array':
      return node;
    case 'number':
      return numberFrom(node);
    case 'binary':
      return node.bytes;
    case 'null':
      return null;
    default:
      return node.value;
  }
}

function numberFrom(node: NumberNode): CelValue {
  const literal = decimalOf(node);
  if (node.type !== 'float') {
    // By way of a double, which holds so few digits exactly and is read sooner than the text.
    if (SMALL_INTEGER.test(literal)) return BigInt(Number(literal));
    if (/^[+-]?[0-9]{1,4096}$/.test(literal)) return BigInt(literal.replace(/^\+/, ''));
  }
  if (/^[+-]?(?:nan|inf)/i.test(literal)) return Number(literal);
  return exactOf(literal);
}

export function isList(value: CelValue): value is ListValue {
  return Array.isArray(value) || (isObject(value) && value.kind === 'array');
}

function isObject(value: CelValue): value is MapValue | TypeValue | ArrayNode | ObjectNode | Exact {
  return typeof value === 'object' && value !== null && (value as { kind?: unknown }).kind !== undefined;
}

/** An object of the fixture, where it stands. */
export function isObjectNode(value: CelValue): value is ObjectNode {
  return isObject(value) && value.kind === 'object';
}

export function isMap(value: CelValue): value is MapValue | ObjectNode {
  return isObject(value) && (value.kind === 'map' || value.kind === 'object');
}

export function isNumber(value: CelValue): value is ExactNumber {
  return typeof value === 'bigint' || isExact(value);
}

/** `Array.isArray` does not tell readonly arrays from objects; asking for a member by `in` is ten times slower. */
function isArray(list: ListValue): list is readonly CelValue[] {
  return Array.isArray(list);
}

/** Whether a value is `node`, or a list or map that an expression made around it. What lies within nodes is not gone into. */
export function holds(value: CelValue | undefined, node: CelValue): boolean {
  const open = [value];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === node) return true;
    if (typeof next !== 'object' || next === null) continue;
    if (Array.isArray(next)) for (const item of next as readonly CelValue[]) open.push(item);
    else if (isObject(next) && next.kind === 'map')
      for (const [key, item] of next.entries.values()) open.push(key, item);
  }
  return false;
}

export function listSize(list: ListValue): number {
  return isArray(list) ? list.length : list.items.length;
}

export function listItem(list: ListValue, index: number): CelValue {
  return isArray(list) ? list[index]! : fromNode(list.items[index]!);
}

export function mapSize(map: MapValue | ObjectNode): number {
  return map.kind === 'map' ? map.entries.size : namesOf(map).size;
}

export function mapKeys(map: MapValue | ObjectNode): readonly CelValue[] {
  return map.kind === 'map' ? [...map.entries.values()].map(([key]) => key) : [...namesOf(map).keys()];
}

/** Objects up to this many members are searched, larger ones indexed once. */
const SEARCHED_MEMBERS = 12;
const indexes = new WeakMap<ObjectNode, ReadonlyMap<string, TreeNode | undefined>>();

/** Undefined stands for a name that occurs more than once. */
function namesOf(node: ObjectNode): ReadonlyMap<string, TreeNode | undefined> {
  const known = indexes.get(node);
  if (known !== undefined) return known;
  const names = new Map<string, TreeNode | undefined>();
  for (const { name, value } of node.members) names.set(name, names.has(name) ? undefined : value);
  indexes.set(node, names);
  return names;
}

/** The value under a key; undefined where there is none. @throws {CelFault} for a name that occurs twice (T53). */
export function mapGet(map: MapValue | ObjectNode, key: CelValue): CelValue | undefined {
  if (map.kind === 'map') return map.entries.get(keyOf(key))?.[1];
  if (typeof key !== 'string') return undefined;
  if (map.members.length > SEARCHED_MEMBERS) {
    const names = namesOf(map);
    if (!names.has(key)) return undefined;
    const node = names.get(key);
    if (node === undefined) throw twice(key);
    return fromNode(node);
  }
  let found: TreeNode | undefined;
  for (const { name, value } of map.members) {
    if (name !== key) continue;
    if (found !== undefined) throw twice(key);
    found = value;
  }
  return found === undefined ? undefined : fromNode(found);
}

function twice(key: string): CelFault {
  return new CelFault(`the name ${showText(key, 60)} occurs twice`);
}

/** Numbers by value, whatever their type; all else by type and value. NaN equals nothing. */
export function equals(a: CelValue, b: CelValue): boolean {
  if (typeof a === 'string' || typeof b === 'string') return a === b;
  if (typeof a === 'bigint' && typeof b === 'bigint') return a === b;
  if (isNumber(a) && isNumber(b)) return compareExact(a, b) === 0;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  if (a instanceof Uint8Array || b instanceof Uint8Array) {
    return a instanceof Uint8Array && b instanceof Uint8Array && Buffer.compare(a, b) === 0;
  }
  if (isList(a)) {
    if (!isList(b) || listSize(a) !== listSize(b)) return false;
    for (let index = 0; index < listSize(a); index += 1) {
      if (!equals(listItem(a, index), listItem(b, index))) return false;
    }
    return true;
  }
  if (isMap(a)) {
    if (!isMap(b) || mapSize(a) !== mapSize(b)) return false;
    return mapKeys(a).every((key) => {
      const [left, right] = [mapGet(a, key), mapGet(b, key)];
      return left !== undefined && right !== undefined && equals(left, right);
    });
  }
  return isObject(a) && isObject(b) && a.kind === 'type' && b.kind === 'type' && a.name === b.name;
}

/** A text that is the same for equal values and for no others. */
export function keyOf(value: CelValue): string {
  if (isNumber(value)) return `n${spell(value)}`;
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if (value instanceof Uint8Array) return `b${Buffer.from(value).toString('hex')}`;
  if (isList(value)) {
    const keys: string[] = [];
    for (let index = 0; index < listSize(value); index += 1) keys.push(keyOf(listItem(value, index)));
    return `[${keys.join(',')}]`;
  }
  if (isMap(value)) {
    const keys = mapKeys(value).map((key) => `${keyOf(key)}:${keyOf(mapGet(value, key)!)}`);
    return `{${keys.sort().join(',')}}`;
  }
  return `t${(value as TypeValue).name}`;
}

/** Below, at or above 0. @throws {CelFault} for what has no order, NaN included: `!(x < 5)` may not hold for it. */
export function compareValues(a: CelValue, b: CelValue): number {
  if (isNumber(a) && isNumber(b)) return compareExact(a, b);
  if (typeof a === 'string' && typeof b === 'string') return compareTexts(a, b);
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b);
  if (a instanceof Uint8Array && b instanceof Uint8Array) return Buffer.compare(a, b);
  if ((typeof a === 'number' || isNumber(a)) && (typeof b === 'number' || isNumber(b))) {
    if (Number.isNaN(a) || Number.isNaN(b)) throw new CelFault('NaN has no place in an order');
    const rank = (value: CelValue): number => (typeof value === 'number' ? Math.sign(value) : 0);
    return rank(a) - rank(b);
  }
  throw new CelFault(`${typeName(a)} and ${typeName(b)} have no order`);
}

/** By code points, as CEL has it, not by UTF-16 units. */
function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  const shorter = Math.min(a.length, b.length);
  let at = 0;
  while (at < shorter && a.charCodeAt(at) === b.charCodeAt(at)) at += 1;
  if (at === shorter) return a.length - b.length;
  const [left, right] = [a.charCodeAt(at), b.charCodeAt(at)];
  const isSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdfff;
  if (isSurrogate(left) !== isSurrogate(right)) return isSurrogate(left) ? 1 : -1;
  return left - right;
}

export function typeName(value: CelValue): string {
  switch (typeof value) {
    case 'bigint':
      return 'int';
    case 'number':
      return 'double';
    case 'string':
      return 'string';
    case 'boolean':
      return 'bool';
    default:
      if (value === null) return 'null_type';
      if (value instanceof Uint8Array) return 'bytes';
      if (isExact(value)) return 'double';
      return isList(value) ? 'list' : isMap(value) ? 'map' : 'type';
  }
}

const LONGEST = 80;

/** For messages and for the command `view`: on one line, cut. */
export function showValue(value: CelValue, longest = LONGEST): string {
  return plainText(write(value, longest), longest);
}

function write(value: CelValue, room: number): string {
  if (isNumber(value)) return spell(value);
  if (typeof value === 'string') return JSON.stringify(value.slice(0, room));
  if (typeof value !== 'object' || value === null) return String(value);
  if (value instanceof Uint8Array) return `${value.length} bytes`;
  if (isList(value)) {
    const parts: string[] = [];
    for (let index = 0, length = 0; index < listSize(value) && length < room; index += 1) {
      parts.push(write(listItem(value, index), room - length));
      length += parts.at(-1)!.length;
    }
    return `[${parts.join(', ')}${parts.length < listSize(value) ? ', …' : ''}]`;
  }
  if (isMap(value)) {
    const parts: string[] = [];
    let length = 0;
    const keys = mapKeys(value);
    for (const key of keys) {
      if (length >= room) break;
      const inside = mapGet(value, key);
      parts.push(`${write(key, room)}: ${inside === undefined ? '' : write(inside, room - length)}`);
      length += parts.at(-1)!.length;
    }
    return `{${parts.join(', ')}${parts.length < keys.length ? ', …' : ''}}`;
  }
  return (value as TypeValue).name;
}

import { decimalOf } from '../../comparison/nodes.js';
import { canonicalDecimal } from '../../comparison/numbers.js';
import type { ArrayNode, NumberNode, ObjectNode, TreeNode } from '../../documents/document.js';
import { areDistinct, type Budget, type KnownNames, spend } from '../structure.js';

/** JSON as the validator takes it. Objects have no prototype members, so that `toString` is never "present". */
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: JsonValue;
}

/**
 * Decimal spellings of the numbers that a double would change, by the object or list that they stand in. What stands in
 * the value itself in their place only keeps what the validator's type check looks at: whether it is an integer.
 */
export type ExactNumbers = WeakMap<object, Map<string | number, string>>;

export interface JsonFacts {
  readonly value: JsonValue;
  readonly exact: ExactNumbers;
  /** Where the root itself is such a number. */
  readonly rootExact?: string;
  /** What no schema can see, and so nothing may be said of: names that occur twice, NaN, infinities. */
  readonly odd: readonly OddValue[];
}

export interface OddValue {
  readonly node: TreeNode;
  readonly steps: readonly (string | number)[];
  readonly what: string;
}

/** Odd values that are kept; one is enough to fail. */
const MAX_ODD = 20;

/** `Object.create(null)` makes slow dictionaries; an object of this kind is fast and has as few inherited members. */
interface PlainConstructor {
  new (): Record<string, JsonValue>;
}
const Plain = function Plain() {} as unknown as PlainConstructor;
(Plain as unknown as { prototype: object }).prototype = Object.create(null) as object;

/**
 * Recursion is bounded by the depth limit of the reader. With a budget the tree is counted on the way; without one the
 * caller knows its size, and from `unique` whether any object has a name twice.
 */
export function jsonOf(root: TreeNode, { budget, unique = false }: JsonOptions = {}): JsonFacts {
  if (budget !== undefined) spend(budget, 1);
  const walk: Walk = { exact: new WeakMap(), odd: [], steps: [], budget, names: unique ? undefined : new Map() };
  const holder = {};
  const value = isCompound(root) ? compound(walk, root) : child(walk, root, holder, '');
  const { exact, odd } = walk;
  const rootExact = exact.get(holder)?.get('');
  return { value, exact, odd, ...(rootExact === undefined ? {} : { rootExact }) };
}

export interface JsonOptions {
  readonly budget?: Budget;
  readonly unique?: boolean;
}

interface Walk {
  readonly exact: ExactNumbers;
  readonly odd: OddValue[];
  /** From the root to what is converted now. */
  readonly steps: (string | number)[];
  readonly budget: Budget | undefined;
  /** Undefined where no name can occur twice. */
  readonly names: KnownNames | undefined;
}

function isCompound(node: TreeNode): node is ObjectNode | ArrayNode {
  return node.kind === 'object' || node.kind === 'array';
}

function child(walk: Walk, node: TreeNode, parent: object, key: string | number): JsonValue {
  if (node.kind === 'string') return node.value;
  if (node.kind === 'number') return numberOf(walk, node, parent, key);
  if (!isCompound(node)) return scalar(node);
  walk.steps.push(key);
  const value = compound(walk, node);
  walk.steps.pop();
  return value;
}

function compound(walk: Walk, node: ObjectNode | ArrayNode): JsonValue {
  if (node.kind === 'object') return objectOf(walk, node);
  const { length } = node.items;
  if (walk.budget !== undefined) spend(walk.budget, length);
  // As long as it will be: a list that grows by its first item has room for seventeen.
  const list = new Array<JsonValue>(length);
  for (let index = 0; index < length; index += 1) list[index] = child(walk, node.items[index]!, list, index);
  return list;
}

function objectOf(walk: Walk, node: ObjectNode): JsonValue {
  const object = new Plain();
  const { budget, names } = walk;
  if (budget !== undefined) spend(budget, node.members.length);
  for (const { name, value } of node.members) object[name] = child(walk, value, object, name);
  if (names !== undefined && !areDistinct(node.members, names)) {
    if (budget !== undefined) budget.unique = false;
    note(walk, node, 'a name that occurs twice');
  }
  return object;
}

function numberOf(walk: Walk, node: NumberNode, parent: object, key: string | number): number {
  const literal = decimalOf(node);
  if (isShort(literal)) return Number(literal);
  const { value, spelling } = carrier(literal);
  if (spelling === 'not finite') {
    walk.steps.push(key);
    note(walk, node, `${literal}, which is no JSON number`);
    walk.steps.pop();
  } else if (spelling !== undefined) {
    const known = walk.exact.get(parent);
    if (known === undefined) walk.exact.set(parent, new Map([[key, spelling]]));
    else known.set(key, spelling);
  }
  return value;
}

function note({ odd, steps }: Walk, node: TreeNode, what: string): void {
  if (odd.length < MAX_ODD) odd.push({ node, steps: [...steps], what });
}

function scalar(node: Exclude<TreeNode, { kind: 'object' | 'array' | 'number' }>): JsonValue {
  switch (node.kind) {
    case 'null':
      return null;
    case 'binary':
      return Buffer.from(node.bytes).toString('base64');
    default:
      return node.value;
  }
}

/** Digits that a double always keeps. */
const SAFE_CHARACTERS = 15;
/** Beyond 64 bits, so that `format: int64` says no. */
const HUGE = 2 ** 100;
/** Beyond 53 bits and within 64. */
const LARGE = 2 ** 60;
const INT64_MAX = 9_223_372_036_854_775_807n;

/** Whether it is written as JSON writes a number without an exponent, in so few digits that a double keeps them all. */
function isShort(literal: string): boolean {
  return literal.length <= SAFE_CHARACTERS && /^-?[0-9]+(?:\.[0-9]+)?$/.test(literal);
}

/** The double that stands for a number, and its decimal spelling where the double is another number. */
function carrier(literal: string): { readonly value: number; readonly spelling?: string } {
  const value = Number(literal);
  if (/^[+-]?(?:nan|inf)/i.test(literal)) return { value, spelling: 'not finite' };
  const canonical = canonicalDecimal(literal);
  if (Number.isFinite(value) && canonicalDecimal(String(value)) === canonical) return { value };
  const exponent = /e(-?[0-9]+)$/.exec(canonical)?.[1];
  // What is too long to be read is left as written: it then equals nothing and lies within nothing.
  if (exponent === undefined) return { value: 0.5, spelling: literal };
  if (exponent.startsWith('-')) return { value: 0.5, spelling: literal };
  return {
    value: (canonical.startsWith('-') ? -1 : 1) * (isInt64(literal, canonical) ? LARGE : HUGE),
    spelling: literal,
  };
}

function isInt64(literal: string, canonical: string): boolean {
  if (canonical.length > 40 || !/^[+-]?[0-9]+$/.test(literal)) return false;
  const value = BigInt(literal);
  return value <= INT64_MAX && value >= -INT64_MAX - 1n;
}

/** The spelling of the number `value` that stands in `parent` under `key`. */
export function spellingOf(exact: ExactNumbers, parent: object, key: string | number, value: number): string {
  return exact.get(parent)?.get(key) ?? String(value);
}

/** A text that is the same for equal JSON values and for no others: numbers by value, members in any order. */
export function canonicalJson(value: JsonValue, exact: ExactNumbers, parent: object, key: string | number): string {
  if (typeof value === 'number') return canonicalDecimal(spellingOf(exact, parent, key, value));
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) {
    return `[${value.map((item: JsonValue, index) => canonicalJson(item, exact, value, index)).join(',')}]`;
  }
  const object = value as JsonObject;
  const members = Object.keys(object)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonicalJson(object[name]!, exact, object, name)}`);
  return `{${members.join(',')}}`;
}

/** As it is written, for messages. */
export function spelledJson(value: JsonValue, exact: ExactNumbers, parent: object, key: string | number): string {
  if (typeof value === 'number') return spellingOf(exact, parent, key, value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) {
    return `[${value.map((item: JsonValue, index) => spelledJson(item, exact, value, index)).join(', ')}]`;
  }
  const object = value as JsonObject;
  const members = Object.keys(object).map(
    (name) => `${JSON.stringify(name)}: ${spelledJson(object[name]!, exact, object, name)}`,
  );
  return `{${members.join(', ')}}`;
}

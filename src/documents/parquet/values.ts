import type { TreeNode } from '../document.js';
import type { Meter } from '../tables/guard.js';
import {
  bigEndianInteger,
  binary,
  boolean,
  dateText,
  dateTime,
  exactDecimal,
  float,
  float32,
  integer,
  list,
  NULL,
  record,
  string,
  textOrBytes,
  timestampText,
  timeText,
} from '../tables/scalars.js';
import { fail } from '../trees/stop.js';
import type { Field } from './schema.js';

/** The name under which the library sees a field: real ones may hold dots, occur twice or be `__proto__`. */
export function alias(field: Field): string {
  return `f${field.index}`;
}

/** Turns what the library assembles into nodes. Dictionary entries are one array each, so their nodes are shared. */
export function newConverter(meter: Meter): (value: unknown, field: Field) => TreeNode {
  const known = new WeakMap<Uint8Array, { readonly field: Field; readonly node: TreeNode }>();

  function convert(value: unknown, field: Field): TreeNode {
    meter.count(1);
    const repetition = field.element.repetition_type;
    if (repetition === 'REPEATED') return list(arrayOf(value).map((item) => single(item, field)));
    if (value === null || (value === undefined && field.children.length > 0 && repetition === 'OPTIONAL')) return NULL;
    return single(value, field);
  }

  function single(value: unknown, field: Field): TreeNode {
    if (field.children.length > 0) return group(value, field);
    if (value === undefined) return fail(`column ${JSON.stringify(field.name)} has fewer values than rows`);
    if (!(value instanceof Uint8Array)) return leaf(value, field);
    const before = known.get(value);
    if (before?.field === field) return before.node;
    // Texts of one dictionary entry are stored once, however often it is used.
    meter.inflate(value.length);
    const node = leaf(value, field);
    known.set(value, { field, node });
    return node;
  }

  function group(value: unknown, field: Field): TreeNode {
    const [only] = field.children;
    const wrapped = field.children.length === 1 && only!.element.repetition_type === 'REPEATED';
    if (wrapped && field.logical.kind === 'list') return listOf(memberOf(value, only!), field, only!);
    if (wrapped && field.logical.kind === 'map') return convert(memberOf(value, only!), only!);
    return record(field.children.map((child) => [child.name, convert(memberOf(value, child), child)]));
  }

  /** A list in three levels; the older two-level forms are told apart as the format's rules for it say. */
  function listOf(value: unknown, field: Field, repeated: Field): TreeNode {
    const [element] = repeated.children;
    const twoLevels =
      repeated.children.length !== 1 || repeated.name === 'array' || repeated.name === `${field.name}_tuple`;
    if (twoLevels) return convert(value, repeated);
    return list(arrayOf(value).map((item) => convert(memberOf(item, element!), element!)));
  }

  return convert;
}

function arrayOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (ArrayBuffer.isView(value) && !(value instanceof DataView))
    return Array.from(value as unknown as Iterable<unknown>);
  return fail('a repeated field is not assembled as a list');
}

function memberOf(value: unknown, child: Field): unknown {
  if (value === null || typeof value !== 'object') return fail('a group is not assembled as an object');
  return Reflect.get(value, alias(child));
}

function leaf(value: unknown, field: Field): TreeNode {
  if (typeof value === 'boolean') return boolean(value);
  if (value instanceof Uint8Array) return fromBytes(value, field);
  const { type } = field.element;
  if (typeof value === 'number' && type === 'FLOAT') return float32(value);
  if (typeof value === 'number' && type === 'DOUBLE') return float(value);
  if (typeof value === 'bigint' && type === 'INT96') return dateTime(timestampText(value, 9, ''));
  if (typeof value === 'number' || typeof value === 'bigint') return fromInteger(BigInt(value), field);
  return fail(`a value of column ${JSON.stringify(field.name)} has an unknown form`);
}

function fromInteger(value: bigint, { logical, element }: Field): TreeNode {
  switch (logical.kind) {
    case 'integer':
      return integer(logical.signed ? value : BigInt.asUintN(element.type === 'INT32' ? 32 : 64, value));
    case 'decimal':
      return exactDecimal(value, logical.scale);
    case 'date':
      return dateTime(dateText(value));
    case 'time':
      return dateTime(`${timeText(value, logical.digits)}${logical.utc ? 'Z' : ''}`);
    case 'timestamp':
      return dateTime(timestampText(value, logical.digits, logical.utc ? 'Z' : ''));
    default:
      return integer(value);
  }
}

function fromBytes(bytes: Uint8Array, { logical, element }: Field): TreeNode {
  switch (logical.kind) {
    case 'string':
      return textOrBytes(bytes);
    case 'decimal': {
      const unscaled = bigEndianInteger(bytes);
      return unscaled === undefined ? binary(bytes) : exactDecimal(unscaled, logical.scale);
    }
    case 'uuid':
      return bytes.length === 16 ? string(uuidText(bytes)) : binary(bytes);
    case 'float16':
      return bytes.length === 2 && element.type === 'FIXED_LEN_BYTE_ARRAY'
        ? float(float16(bytes[0]! | (bytes[1]! << 8)))
        : binary(bytes);
    case 'other':
      return logical.name === 'ENUM' || logical.name === 'JSON' ? textOrBytes(bytes) : binary(bytes);
    default:
      return binary(bytes);
  }
}

function uuidText(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** IEEE 754 half precision, widened exactly. */
export function float16(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  if (exponent === 31) return fraction === 0 ? sign * Number.POSITIVE_INFINITY : Number.NaN;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  return sign * (1024 + fraction) * 2 ** (exponent - 25);
}

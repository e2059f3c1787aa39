import type { TreeNode } from '../document.js';
import type { Meter } from '../tables/guard.js';
import { binary, integer, list, record } from '../tables/scalars.js';
import { listFact } from '../trees/nodes.js';
import { fail, ReadStop } from '../trees/stop.js';
import { type Cursor, varint as longVarint } from './fields.js';

const MAX_NESTED_DEPTH = 32;

const WIRE = { 0: 'varint', 1: 'fixed64', 2: 'bytes', 3: 'group', 5: 'fixed32' } as const;
type WireName = (typeof WIRE)[keyof typeof WIRE];

const MAX_GROUP_DEPTH = 100;
/** The largest field number that the format has. */
const MAX_FIELD = 536_870_911;

interface Group {
  readonly number: number;
  readonly fields: Map<string, TreeNode[]>;
  /** The last field so far, and its wire type. */
  last: number;
  type: number;
}

/** In which order fields stand, as their tags: numbers and wire types, ends of groups among them. */
export interface FieldOrder {
  readonly tags: number[];
  /** Numbers rise in every message, and no number has two wire types: the one order that serializers keep to. */
  canonical: boolean;
}

export function orderText({ tags }: FieldOrder): string {
  return listFact(
    tags.map((tag) => (tag % 8 === 4 ? 'end' : `${Math.floor(tag / 8)} ${WIRE[(tag % 8) as keyof typeof WIRE]}`)),
  );
}

/**
 * As `decodeMessage`, with the guess that a field is a message where every one of its values reads as one. A text that
 * happens to read as a message, or a message that is no longer one, is a difference too many and never one too few:
 * this reading stands beside the one in bytes, and the worse of the two counts (docs/adr/0096).
 */
export function guessMessages(flat: TreeNode, meter: Meter): TreeNode {
  return nested(flat, meter, 0);
}

function nested(node: TreeNode, meter: Meter, depth: number): TreeNode {
  if (node.kind !== 'object' || depth > MAX_NESTED_DEPTH) return node;
  const members = node.members.map((member) => {
    const { value } = member;
    if (value.kind !== 'array') return member;
    if (member.name.endsWith(' group'))
      return { ...member, value: { ...value, items: value.items.map((item) => nested(item, meter, depth + 1)) } };
    if (!member.name.endsWith(' bytes')) return member;
    const messages = value.items.map((item) => (item.kind === 'binary' ? asMessage(item.bytes, meter) : undefined));
    if (messages.some((message) => message === undefined)) return member;
    return { ...member, value: { ...value, items: messages.map((message) => nested(message!, meter, depth + 1)) } };
  });
  return { ...node, members };
}

/** Printable text is taken for text; so is nothing at all, which says nothing. */
function asMessage(bytes: Uint8Array, meter: Meter): TreeNode | undefined {
  if (bytes.every((byte) => byte >= 32 && byte !== 127)) return undefined;
  try {
    return decodeMessage(bytes, meter);
  } catch (error) {
    if (error instanceof ReadStop && !error.limit) return undefined;
    throw error;
  }
}

/**
 * A message as an object with a list for each field number and wire type, values in the order in which they stand.
 * Length-delimited fields are bytes. The order of different fields goes to `order`: of the members of a oneof the last
 * one wins, packed and single values of a number are one list, and nobody knows which fields are such.
 * @throws ReadStop where the bytes are no message.
 */
export function decodeMessage(bytes: Uint8Array, meter: Meter, order?: FieldOrder): TreeNode {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const stack: Group[] = [{ number: 0, fields: new Map(), last: 0, type: 0 }];
  const cursor = { bytes, at: 0 };
  while (cursor.at < bytes.length) {
    // The value and its place in a list.
    meter.count(2);
    const tag = Number(varint(cursor));
    const [number, type] = [Math.floor(tag / 8), tag % 8];
    if (number < 1 || number > MAX_FIELD) fail(`field number ${number}`);
    const { fields } = stack[stack.length - 1]!;
    if (order !== undefined) place(order, stack[stack.length - 1]!, number, type);
    if (type === 0) add(fields, number, 'varint', integer(varint(cursor)));
    else if (type === 1 || type === 5) {
      const size = type === 1 ? 8 : 4;
      const start = skip(cursor, size);
      const value = size === 8 ? view.getBigUint64(start, true) : BigInt(view.getUint32(start, true));
      add(fields, number, WIRE[type], integer(value));
    } else if (type === 2) {
      const start = skip(cursor, Number(varint(cursor)));
      add(fields, number, 'bytes', binary(bytes.subarray(start, cursor.at)));
    } else if (type === 3) {
      if (stack.length > MAX_GROUP_DEPTH) fail(`groups nested deeper than ${MAX_GROUP_DEPTH}`);
      stack.push({ number, fields: new Map(), last: 0, type: 0 });
    } else if (type === 4) {
      const group = stack.pop()!;
      const parent = stack[stack.length - 1];
      if (parent === undefined || group.number !== number) return fail('the end of a group that did not begin');
      add(parent.fields, number, 'group', objectOf(group.fields));
    } else fail(`wire type ${type}`);
  }
  if (stack.length > 1) fail('a group is not closed');
  return objectOf(stack[0]!.fields);
}

function place(order: FieldOrder, group: Group, number: number, type: number): void {
  order.tags.push(number * 8 + type);
  if (type === 4) return;
  if (number < group.last || (number === group.last && type !== group.type)) order.canonical = false;
  group.last = number;
  group.type = type;
}

function add(fields: Map<string, TreeNode[]>, number: number, wire: WireName, node: TreeNode): void {
  const name = `${number} ${wire}`;
  const known = fields.get(name);
  if (known === undefined) fields.set(name, [node]);
  else known.push(node);
}

function objectOf(fields: ReadonlyMap<string, readonly TreeNode[]>): TreeNode {
  return record([...fields].map(([name, nodes]) => [name, list(nodes)]));
}

/** Up to 64 bits; a plain number as long as it is exact, which is much faster. */
function varint(cursor: Cursor): number | bigint {
  const { bytes } = cursor;
  let small = 0;
  for (let index = 0; index < 7; index += 1) {
    const byte = bytes[cursor.at + index];
    if (byte === undefined) return fail('a field is cut off');
    small += (byte & 127) * 2 ** (index * 7);
    if (byte < 128) {
      cursor.at += index + 1;
      return small;
    }
  }
  return longVarint(cursor);
}

function skip(cursor: Cursor, size: number): number {
  const start = cursor.at;
  if (start + size > cursor.bytes.length) fail('a field is cut off');
  cursor.at += size;
  return start;
}

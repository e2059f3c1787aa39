import type { TreeNode } from '../document.js';
import type { Meter } from '../tables/guard.js';
import { binary, integer, list, record } from '../tables/scalars.js';
import { fail } from '../trees/stop.js';

/**
 * Length-delimited fields are always bytes. Whether they hold a message, a text or packed numbers cannot be known
 * without a schema, and a guess from the bytes could fall another way on the other side, or read two different byte
 * strings alike (docs/adr/0096). Bytes can only be called different too often.
 */
const WIRE = { 0: 'varint', 1: 'fixed64', 2: 'bytes', 3: 'group', 5: 'fixed32' } as const;
type WireName = (typeof WIRE)[keyof typeof WIRE];

const MAX_GROUP_DEPTH = 100;
/** The largest field number that the format has. */
const MAX_FIELD = 536_870_911n;

interface Group {
  readonly number: bigint;
  readonly fields: Map<string, TreeNode[]>;
}

/**
 * A message as an object with a list for each field number and wire type, values in the order in which they stand. The
 * order of different fields is not content: parsers take any.
 * @throws ReadStop where the bytes are no message.
 */
export function decodeMessage(bytes: Uint8Array, meter: Meter): TreeNode {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const stack: Group[] = [{ number: 0n, fields: new Map() }];
  const cursor = { bytes, at: 0 };
  while (cursor.at < bytes.length) {
    meter.count(1);
    const tag = varint(cursor);
    const [number, type] = [tag >> 3n, Number(tag & 7n)];
    if (number < 1n || number > MAX_FIELD) fail(`field number ${number}`);
    const { fields } = stack[stack.length - 1]!;
    if (type === 0) add(fields, number, 'varint', integer(varint(cursor)));
    else if (type === 1 || type === 5) {
      const size = type === 1 ? 8 : 4;
      const start = skip(cursor, size);
      const value = size === 8 ? view.getBigUint64(start, true) : BigInt(view.getUint32(start, true));
      add(fields, number, WIRE[type], integer(value));
    } else if (type === 2) {
      const size = varint(cursor);
      const start = skip(cursor, size > BigInt(bytes.length) ? bytes.length + 1 : Number(size));
      add(fields, number, 'bytes', binary(bytes.subarray(start, cursor.at)));
    } else if (type === 3) {
      if (stack.length > MAX_GROUP_DEPTH) fail(`groups nested deeper than ${MAX_GROUP_DEPTH}`);
      stack.push({ number, fields: new Map() });
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

function add(fields: Map<string, TreeNode[]>, number: bigint, wire: WireName, node: TreeNode): void {
  const name = `${number} ${wire}`;
  const known = fields.get(name);
  if (known === undefined) fields.set(name, [node]);
  else known.push(node);
}

function objectOf(fields: ReadonlyMap<string, readonly TreeNode[]>): TreeNode {
  return record([...fields].map(([name, nodes]) => [name, list(nodes)]));
}

interface Cursor {
  readonly bytes: Uint8Array;
  at: number;
}

function varint(cursor: Cursor): bigint {
  let value = 0n;
  for (let shift = 0n; shift < 70n; shift += 7n) {
    const byte = cursor.bytes[cursor.at];
    if (byte === undefined) return fail('a field is cut off');
    cursor.at += 1;
    value |= BigInt(byte & 127) << shift;
    if (byte < 128) return BigInt.asUintN(64, value);
  }
  return fail('a number of more than 64 bits');
}

function skip(cursor: Cursor, size: number): number {
  const start = cursor.at;
  if (start + size > cursor.bytes.length) fail('a field is cut off');
  cursor.at += size;
  return start;
}

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
import { fail, stopAtLimit } from '../trees/stop.js';
import type { AvroType, Logical } from './schema.js';

export interface Cursor {
  readonly bytes: Uint8Array;
  readonly view: DataView;
  at: number;
}

const MAX_DEPTH = 256;

export function newCursor(bytes: Uint8Array): Cursor {
  return { bytes, view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), at: 0 };
}

/** A zigzag number of up to 64 bits. */
export function long(cursor: Cursor): bigint {
  let value = 0n;
  for (let shift = 0n; shift < 70n; shift += 7n) {
    const byte = cursor.bytes[cursor.at];
    if (byte === undefined) return fail('an Avro value is cut off');
    cursor.at += 1;
    value |= BigInt(byte & 127) << shift;
    if (byte < 128) return BigInt.asIntN(64, (value >> 1n) ^ -(value & 1n));
  }
  return fail('an Avro number of more than 64 bits');
}

export function take(cursor: Cursor, size: number): Uint8Array {
  if (!(size >= 0 && cursor.at + size <= cursor.bytes.length)) return fail('an Avro value is cut off');
  cursor.at += size;
  return cursor.bytes.subarray(cursor.at - size, cursor.at);
}

export function lengthed(cursor: Cursor): Uint8Array {
  return take(cursor, Number(long(cursor)));
}

/** Decodes by the writer's schema and by nothing else: what a reader's schema would rename or default is not asked. */
export function decode(cursor: Cursor, type: AvroType, meter: Meter, depth = 0): TreeNode {
  meter.count(1);
  if (depth > MAX_DEPTH) stopAtLimit(`Avro values nested deeper than ${MAX_DEPTH}`);
  switch (type.kind) {
    case 'null':
      return NULL;
    case 'boolean': {
      const [byte] = take(cursor, 1);
      return byte === 0 || byte === 1 ? boolean(byte === 1) : fail('an Avro boolean that is neither');
    }
    case 'int':
    case 'long':
      return fromInteger(long(cursor), type.logical);
    case 'float': {
      const start = cursor.at;
      take(cursor, 4);
      return float32(cursor.view.getFloat32(start, true));
    }
    case 'double': {
      const start = cursor.at;
      take(cursor, 8);
      return float(cursor.view.getFloat64(start, true));
    }
    case 'string':
      return textOrBytes(lengthed(cursor));
    case 'bytes':
      return fromBytes(lengthed(cursor), type.logical);
    case 'fixed':
      return fromBytes(take(cursor, type.size), type.logical);
    case 'enum': {
      const symbol = type.symbols[Number(long(cursor))];
      return symbol === undefined ? fail('an Avro enum value of no symbol') : string(symbol);
    }
    case 'union':
      return decodeUnion(cursor, type, meter, depth);
    case 'array':
      return list(blocks(cursor, meter, () => decode(cursor, type.items, meter, depth + 1)));
    case 'map':
      return list(
        blocks(cursor, meter, () =>
          record([
            ['key', textOrBytes(lengthed(cursor))],
            ['value', decode(cursor, type.items, meter, depth + 1)],
          ]),
        ),
      );
    case 'record':
      return record(type.fields.map((field) => [field.name, decode(cursor, field.type, meter, depth + 1)]));
  }
}

/** One type beside null is the value itself; among several the branch is part of the value. */
function decodeUnion(
  cursor: Cursor,
  { branches }: Extract<AvroType, { kind: 'union' }>,
  meter: Meter,
  depth: number,
): TreeNode {
  const branch = branches[Number(long(cursor))];
  if (branch === undefined) return fail('an Avro union value of no branch');
  const node = decode(cursor, branch.type, meter, depth + 1);
  const others = branches.filter(({ type }) => type.kind !== 'null').length;
  return others < 2 || branch.type.kind === 'null' ? node : record([[branch.name, node]]);
}

function blocks<T>(cursor: Cursor, meter: Meter, item: () => T): readonly T[] {
  const items: T[] = [];
  for (;;) {
    let count = long(cursor);
    if (count === 0n) return items;
    if (count < 0n) {
      count = -count;
      long(cursor);
    }
    // Items of no bytes (nulls) cost the file nothing, so they are booked before they are made.
    meter.count(Number(count));
    for (let index = 0n; index < count; index += 1n) items.push(item());
  }
}

const TIMES: ReadonlyMap<string, number> = new Map([
  ['time-millis', 3],
  ['time-micros', 6],
]);
const STAMPS: ReadonlyMap<string, number> = new Map([
  ['timestamp-millis', 3],
  ['timestamp-micros', 6],
  ['timestamp-nanos', 9],
]);

function fromInteger(value: bigint, logical: Logical | undefined): TreeNode {
  if (logical === undefined) return integer(value);
  if (logical.name === 'date') return dateTime(dateText(value));
  const time = TIMES.get(logical.name);
  if (time !== undefined) return dateTime(timeText(value, time));
  const local = logical.name.startsWith('local-');
  const stamp = STAMPS.get(local ? logical.name.slice('local-'.length) : logical.name);
  return stamp === undefined ? integer(value) : dateTime(timestampText(value, stamp, local ? '' : 'Z'));
}

function fromBytes(bytes: Uint8Array, logical: Logical | undefined): TreeNode {
  if (logical?.name !== 'decimal') return binary(bytes);
  const unscaled = bigEndianInteger(bytes);
  return unscaled === undefined ? binary(bytes) : exactDecimal(unscaled, logical.scale);
}

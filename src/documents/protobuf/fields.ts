import type { Meter } from '../tables/guard.js';
import { fail, stopAtLimit } from '../trees/stop.js';

/** A field as it stands on the wire. Lengths are cut out, groups are the bytes between their marks. */
export interface WireField {
  readonly number: number;
  readonly wire: 'varint' | 'fixed64' | 'bytes' | 'group' | 'fixed32';
  /** Of `varint` and the fixed ones, unsigned. */
  readonly value: bigint;
  /** Of `bytes` and `group`. */
  readonly bytes: Uint8Array;
}

/** The largest field number that the format has. */
export const MAX_FIELD = 536_870_911;
export const MAX_GROUP_DEPTH = 100;
const NOTHING = new Uint8Array(0);

export interface Cursor {
  readonly bytes: Uint8Array;
  at: number;
}

/** The fields of one message in their order. @throws ReadStop where the bytes are none. */
export function fieldsOf(bytes: Uint8Array, meter: Meter): readonly WireField[] {
  const cursor: Cursor = { bytes, at: 0 };
  const fields: WireField[] = [];
  while (cursor.at < bytes.length) {
    meter.count(1);
    const field = next(cursor, 0);
    if (field === undefined) return fail('the end of a group that did not begin');
    fields.push(field);
  }
  return fields;
}

/** Undefined at the end of a group. */
function next(cursor: Cursor, depth: number, within = 0): WireField | undefined {
  const tag = Number(varint(cursor));
  const [number, type] = [Math.floor(tag / 8), tag % 8];
  if (number < 1 || number > MAX_FIELD) fail(`field number ${number}`);
  switch (type) {
    case 0:
      return { number, wire: 'varint', value: varint(cursor), bytes: NOTHING };
    case 1:
      return { number, wire: 'fixed64', value: fixed(cursor, 8), bytes: NOTHING };
    case 5:
      return { number, wire: 'fixed32', value: fixed(cursor, 4), bytes: NOTHING };
    case 2:
      return { number, wire: 'bytes', value: 0n, bytes: cut(cursor, Number(varint(cursor))) };
    case 3: {
      if (depth >= MAX_GROUP_DEPTH) stopAtLimit(`groups nested deeper than ${MAX_GROUP_DEPTH}`);
      const start = cursor.at;
      let end = start;
      for (let more: WireField | undefined | true = true; more !== undefined; ) {
        end = cursor.at;
        more = next(cursor, depth + 1, number);
      }
      return { number, wire: 'group', value: 0n, bytes: cursor.bytes.subarray(start, end) };
    }
    case 4:
      return number === within ? undefined : fail('the end of a group that did not begin');
    default:
      return fail(`wire type ${type}`);
  }
}

/** Up to 64 bits; some decoders drop what is beyond them, and others refuse it. */
export function varint(cursor: Cursor): bigint {
  let value = 0n;
  for (let shift = 0n; shift < 70n; shift += 7n) {
    const byte = cursor.bytes[cursor.at];
    if (byte === undefined) return fail('a field is cut off');
    cursor.at += 1;
    value |= BigInt(byte & 127) << shift;
    if (byte < 128 && value < 1n << 64n) return value;
  }
  return fail('a number of more than 64 bits');
}

export function fixed(cursor: Cursor, size: 4 | 8): bigint {
  const part = cut(cursor, size);
  const view = new DataView(part.buffer, part.byteOffset, part.byteLength);
  return size === 8 ? view.getBigUint64(0, true) : BigInt(view.getUint32(0, true));
}

function cut(cursor: Cursor, size: number): Uint8Array {
  const start = cursor.at;
  if (start + size > cursor.bytes.length) fail('a field is cut off');
  cursor.at += size;
  return cursor.bytes.subarray(start, cursor.at);
}

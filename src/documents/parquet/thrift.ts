import { fail, ReadStop } from '../trees/stop.js';

/** Compact thrift types, as far as Parquet has them. */
const TYPE = { true: 1, false: 2, byte: 3, i16: 4, i32: 5, i64: 6, double: 7, binary: 8, list: 9, struct: 12 } as const;
const MAX_DEPTH = 24;

export interface Cursor {
  readonly bytes: Uint8Array;
  at: number;
}

/** The fields that a struct may have; those of structs in it, directly or in lists, under their ids. */
export interface Known {
  readonly [id: number]: Known | true;
}

/** A struct that was walked to its end. */
export interface Walked {
  /** Its whole numbers, its booleans as one and zero, and those of the structs in it, by the path of their field ids. */
  readonly numbers: ReadonlyMap<string, number>;
  readonly end: number;
  /** Fields that nobody knows, whole: readers pass over them. */
  readonly strange: readonly Uint8Array[];
}

/** @throws ReadStop where none stands there. */
export function walkStruct(bytes: Uint8Array, start: number, known?: Known): Walked {
  const cursor: Cursor = { bytes, at: start };
  const strange: Uint8Array[] = [];
  const numbers = readStruct(cursor, 0, known, strange);
  return { numbers, end: cursor.at, strange };
}

/** The same, or undefined. */
export function tryStruct(bytes: Uint8Array, start: number, known?: Known): Walked | undefined {
  try {
    return walkStruct(bytes, start, known);
  } catch (error) {
    if (error instanceof ReadStop) return undefined;
    throw error;
  }
}

function readStruct(
  cursor: Cursor,
  depth: number,
  known: Known | true | undefined,
  strange: Uint8Array[],
): ReadonlyMap<string, number> {
  if (depth > MAX_DEPTH) fail('a page header is nested too deep');
  const found = new Map<string, number>();
  let id = 0;
  for (;;) {
    const start = cursor.at;
    const byte = next(cursor);
    const type = byte & 15;
    if (type === 0) return found;
    id = byte >> 4 === 0 ? zigzag(cursor) : id + (byte >> 4);
    const own = typeof known === 'object' ? known[id] : known;
    const stranger = typeof known === 'object' && own === undefined;
    const within = stranger ? undefined : own;
    if (type === TYPE.struct) {
      for (const [path, value] of readStruct(cursor, depth + 1, within, strange)) found.set(`${id}.${path}`, value);
    } else if (type === TYPE.i32 || type === TYPE.i16 || type === TYPE.i64) found.set(String(id), zigzag(cursor));
    else if (type === TYPE.true || type === TYPE.false) found.set(String(id), type === TYPE.true ? 1 : 0);
    else skip(cursor, type, depth, false, within, strange);
    if (cursor.at > cursor.bytes.length) fail('a page header is cut off');
    if (stranger) strange.push(cursor.bytes.subarray(start, cursor.at));
  }
}

function skip(
  cursor: Cursor,
  type: number,
  depth: number,
  inList: boolean,
  known: Known | true | undefined,
  strange: Uint8Array[],
): void {
  if (type === TYPE.true || type === TYPE.false) cursor.at += inList ? 1 : 0;
  else if (type === TYPE.byte) cursor.at += 1;
  else if (type === TYPE.i16 || type === TYPE.i32 || type === TYPE.i64) zigzag(cursor);
  else if (type === TYPE.double) cursor.at += 8;
  else if (type === TYPE.binary) {
    const length = varint(cursor);
    cursor.at += length;
  } else if (type === TYPE.struct) readStruct(cursor, depth + 1, known, strange);
  else if (type === TYPE.list) {
    const byte = next(cursor);
    const size = byte >> 4 === 15 ? varint(cursor) : byte >> 4;
    for (let index = 0; index < size && cursor.at <= cursor.bytes.length; index += 1)
      skip(cursor, byte & 15, depth + 1, true, known, strange);
  } else fail(`a page header with a thrift type ${type}`);
}

function next(cursor: Cursor): number {
  const byte = cursor.bytes[cursor.at];
  if (byte === undefined) return fail('a page header is cut off');
  cursor.at += 1;
  return byte;
}

function varint(cursor: Cursor): number {
  let value = 0;
  for (let shift = 0; shift < 64; shift += 7) {
    const byte = next(cursor);
    value += (byte & 127) * 2 ** shift;
    if (byte < 128) return value;
  }
  return fail('a page header with an endless number');
}

function zigzag(cursor: Cursor): number {
  const value = varint(cursor);
  return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
}

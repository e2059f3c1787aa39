import type { FileMetaData } from 'hyparquet';
import type { Meter } from '../tables/guard.js';
import { fail, ReadStop } from '../trees/stop.js';

/** Compact thrift types, as far as page headers have them. */
const TYPE = { true: 1, false: 2, byte: 3, i16: 4, i32: 5, i64: 6, double: 7, binary: 8, list: 9, struct: 12 } as const;
const MAX_HEADER_DEPTH = 16;

/**
 * Adds up what the page headers promise, before the library allocates it: its decoders believe a header that says two
 * billion values in ten bytes. The library keeps its header reader to itself, so this is one for the four numbers.
 */
export function bookPages(bytes: Uint8Array, metadata: FileMetaData, meter: Meter): void {
  for (const { columns } of metadata.row_groups) {
    for (const { meta_data: chunk } of columns) {
      if (chunk === undefined) continue;
      const dictionary = Number(chunk.dictionary_page_offset ?? 0n);
      const data = Number(chunk.data_page_offset);
      const start = dictionary > 0 ? Math.min(dictionary, data) : data;
      const end = start + Number(chunk.total_compressed_size);
      if (!(start >= 0 && end >= start && end <= bytes.length)) fail('a column chunk lies outside of the file');
      bookChunk(bytes.subarray(start, end), meter);
    }
  }
}

/** How many bytes the struct takes that begins there; 0 where none does. Some writers repeat behind a column what the footer says of it. */
export function structBytes(bytes: Uint8Array, start: number): number {
  const cursor = { bytes, at: start };
  try {
    readStruct(cursor, 0);
    return cursor.at - start;
  } catch (error) {
    if (error instanceof ReadStop) return 0;
    throw error;
  }
}

/** How many bytes the filter takes that begins there, header and bits; 0 where none does. Old writers do not say it elsewhere. */
export function filterBytes(bytes: Uint8Array, start: number): number {
  const cursor = { bytes, at: start };
  try {
    const length = readStruct(cursor, 0).get('1') ?? 0;
    return cursor.at - start + Math.max(0, length);
  } catch (error) {
    if (error instanceof ReadStop) return 0;
    throw error;
  }
}

function bookChunk(chunk: Uint8Array, meter: Meter): void {
  const cursor = { bytes: chunk, at: 0 };
  while (cursor.at < chunk.length - 1) {
    const header = readStruct(cursor, 0);
    const [unpacked, packed] = [header.get('2') ?? 0, header.get('3') ?? 0];
    if (unpacked < 0 || packed < 0) fail('a page with a negative size');
    meter.inflate(unpacked);
    meter.count(Math.max(0, ...['5.1', '7.1', '8.1'].map((field) => header.get(field) ?? 0)));
    cursor.at += packed;
  }
}

interface Cursor {
  readonly bytes: Uint8Array;
  at: number;
}

/** Whole numbers of a struct and of the structs in it, by the path of their field ids. */
function readStruct(cursor: Cursor, depth: number): ReadonlyMap<string, number> {
  if (depth > MAX_HEADER_DEPTH) fail('a page header is nested too deep');
  const found = new Map<string, number>();
  let id = 0;
  for (;;) {
    const byte = next(cursor);
    const type = byte & 15;
    if (type === 0) return found;
    id = byte >> 4 === 0 ? zigzag(cursor) : id + (byte >> 4);
    if (type === TYPE.struct) {
      for (const [path, value] of readStruct(cursor, depth + 1)) found.set(`${id}.${path}`, value);
    } else if (type === TYPE.i32 || type === TYPE.i16 || type === TYPE.i64) found.set(String(id), zigzag(cursor));
    else skip(cursor, type, depth, false);
  }
}

function skip(cursor: Cursor, type: number, depth: number, inList: boolean): void {
  if (type === TYPE.true || type === TYPE.false) cursor.at += inList ? 1 : 0;
  else if (type === TYPE.byte) cursor.at += 1;
  else if (type === TYPE.i16 || type === TYPE.i32 || type === TYPE.i64) zigzag(cursor);
  else if (type === TYPE.double) cursor.at += 8;
  else if (type === TYPE.binary) {
    const length = varint(cursor);
    cursor.at += length;
  } else if (type === TYPE.struct) readStruct(cursor, depth + 1);
  else if (type === TYPE.list) {
    const byte = next(cursor);
    const size = byte >> 4 === 15 ? varint(cursor) : byte >> 4;
    for (let index = 0; index < size && cursor.at <= cursor.bytes.length; index += 1)
      skip(cursor, byte & 15, depth + 1, true);
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

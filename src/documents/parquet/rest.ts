import type { Compressors, FileMetaData } from 'hyparquet';
import { decompressPage } from 'hyparquet/src/datapage.js';
import { deltaBinaryUnpack, deltaByteArray, deltaLengthByteArray } from 'hyparquet/src/delta.js';
import { readRleBitPackedHybrid } from 'hyparquet/src/encoding.js';
import { type Page, readPages } from './pages.js';
import { type Field, leavesOf } from './schema.js';

type Chunk = FileMetaData['row_groups'][number]['columns'][number];

/** What parquet.thrift numbers so. */
const ENCODING = {
  plain: 0,
  plainDictionary: 2,
  rle: 3,
  delta: 5,
  deltaLength: 6,
  deltaBytes: 7,
  dictionary: 8,
  split: 9,
};
const DATA = 0;
const DICTIONARY = 2;

/** What stands in pages beside the values of the rows (docs/adr/0268). */
export interface Rest {
  /** Bytes behind the last value, or behind the last level. */
  readonly behind: readonly Uint8Array[];
  /** Entries of dictionaries that no page of their column asks for, once each. */
  readonly unused: readonly Uint8Array[];
}

interface Leaf {
  readonly type: Field['element']['type'];
  readonly length: number;
  readonly definition: number;
  readonly repetition: number;
}

/** Goes through pages that the library has read before, so what fails here is left over whole. */
export function restOfPages(bytes: Uint8Array, metadata: FileMetaData, root: Field, codecs: Compressors): Rest {
  const leaves = leavesOf(root).map(leafOf);
  const behind: Uint8Array[] = [];
  const unused: Uint8Array[] = [];
  for (const [index, leaf] of leaves.entries()) {
    const entries = new Map<string, Uint8Array>();
    const asked = new Set<string>();
    for (const { columns } of metadata.row_groups) {
      const chunk = columns[index];
      if (chunk !== undefined) restOfChunk({ bytes, chunk, leaf, codecs, behind, entries, asked });
    }
    for (const [key, entry] of entries) if (!asked.has(key)) unused.push(entry);
  }
  return { behind, unused };
}

function leafOf({ field, path }: ReturnType<typeof leavesOf>[number]): Leaf {
  const kinds = path.map(({ element }) => element.repetition_type);
  const repetition = kinds.filter((kind) => kind === 'REPEATED').length;
  const definition = repetition + kinds.filter((kind) => kind === 'OPTIONAL').length;
  return { type: field.element.type, length: field.element.type_length ?? 0, definition, repetition };
}

interface Work {
  readonly bytes: Uint8Array;
  readonly chunk: Chunk;
  readonly leaf: Leaf;
  readonly codecs: Compressors;
  readonly behind: Uint8Array[];
  readonly entries: Map<string, Uint8Array>;
  readonly asked: Set<string>;
}

function restOfChunk({ bytes, chunk, leaf, codecs, behind, entries, asked }: Work): void {
  const codec = chunk.meta_data?.codec ?? 'UNCOMPRESSED';
  let dictionary: string[] = [];
  const leave = (page: Uint8Array, end: number): void => {
    const rest = page.subarray(Math.min(page.length, end));
    // DuckDB ends runs with an empty one.
    if (rest.some((byte) => byte !== 0)) behind.push(rest);
  };
  for (const page of readPages(bytes, chunk)) {
    const body = bytes.subarray(page.body, page.end);
    try {
      if (page.header.numbers.get('1') === DICTIONARY) {
        const plain = decompressPage(body, page.header.numbers.get('2') ?? 0, codec, codecs);
        dictionary = [];
        const see = (from: number, to: number): void => {
          const value = plain.subarray(from, to);
          dictionary.push(Buffer.from(value).toString('latin1'));
          entries.set(dictionary.at(-1)!, value);
        };
        leave(plain, plainEnd(plain, 0, page.header.numbers.get('7.1') ?? 0, leaf, see));
      } else
        for (const index of restOfData(
          page,
          body,
          (unpacked, size) => decompressPage(unpacked, size, codec, codecs),
          leaf,
          leave,
        ))
          asked.add(dictionary[index] ?? '');
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      behind.push(body);
    }
  }
}

type Leave = (page: Uint8Array, end: number) => void;
type Unpack = (packed: Uint8Array, size: number) => Uint8Array;

/** Gives the places in the dictionary that the page asks for. */
function restOfData(
  { header: { numbers } }: Page,
  body: Uint8Array,
  unpack: Unpack,
  leaf: Leaf,
  leave: Leave,
): ReadonlySet<number> {
  const size = numbers.get('2') ?? 0;
  if (numbers.get('1') === DATA) {
    const page = unpack(body, size);
    const count = numbers.get('5.1') ?? 0;
    let at = 0;
    let values = count;
    for (const [level, name] of [
      [leaf.repetition, 'repetition'],
      [leaf.definition, 'definition'],
    ] as const) {
      if (level === 0) continue;
      const length = viewOf(page).getUint32(at, true);
      const block = page.subarray(at + 4, at + 4 + length);
      const levels = levelsIn(block, level, count, leave);
      if (name === 'definition') values = levels.filter((one) => one === level).length;
      at += 4 + length;
    }
    return restOfValues(page, at, numbers.get('5.2') ?? 0, values, leaf, leave);
  }
  const [definition, repetition] = [numbers.get('8.5') ?? 0, numbers.get('8.6') ?? 0];
  const count = numbers.get('8.1') ?? 0;
  if (leaf.repetition > 0) levelsIn(body.subarray(0, repetition), leaf.repetition, count, leave);
  else leave(body.subarray(0, repetition), 0);
  const levels = body.subarray(repetition, repetition + definition);
  if (leaf.definition > 0) levelsIn(levels, leaf.definition, count, leave);
  else leave(levels, 0);
  const packed = body.subarray(repetition + definition);
  const unpacked = size - definition - repetition;
  const page = numbers.get('8.7') === 0 || unpacked === 0 ? packed : unpack(packed, unpacked);
  return restOfValues(page, 0, numbers.get('8.4') ?? 0, count - (numbers.get('8.2') ?? 0), leaf, leave);
}

function levelsIn(block: Uint8Array, highest: number, count: number, leave: Leave): Uint8Array {
  const width = 32 - Math.clz32(highest);
  leave(block, runsEnd(block, 0, width, count));
  // Typed, because a run may claim any length, and what is written behind the end of these is nothing.
  const levels = new Uint8Array(count);
  readRleBitPackedHybrid({ view: viewOf(block), offset: 0 }, width, levels, block.length);
  return levels;
}

function restOfValues(
  page: Uint8Array,
  start: number,
  encoding: number,
  count: number,
  leaf: Leaf,
  leave: Leave,
): ReadonlySet<number> {
  const asked = new Set<number>();
  const reader = { view: viewOf(page), offset: start };
  if (encoding === ENCODING.plain) leave(page, plainEnd(page, start, count, leaf));
  else if (encoding === ENCODING.split) leave(page, start + count * widthOf(leaf));
  else if (encoding === ENCODING.rle) {
    // Of booleans; their length stands before them.
    const length = count === 0 && start === page.length ? 0 : viewOf(page).getUint32(start, true);
    const block = page.subarray(start + 4, start + 4 + length);
    leave(block, runsEnd(block, 0, 1, count));
    leave(page, start + 4 + length);
  } else if (encoding === ENCODING.dictionary || encoding === ENCODING.plainDictionary) {
    const width = page[start] ?? 0;
    // Without a bit for each, all are the first one.
    if (width === 0) {
      if (count > 0) asked.add(0);
      leave(page, zeroRunsEnd(page, start + 1, count));
    } else {
      leave(page, runsEnd(page, start + 1, width, count));
      const indices = new Uint32Array(count);
      reader.offset += 1;
      readRleBitPackedHybrid(reader, width, indices, page.length - start - 1);
      for (const index of indices) asked.add(index);
    }
  } else if (count > 0 && encoding === ENCODING.delta) {
    deltaBinaryUnpack(reader, count, leaf.type === 'INT32' ? new Int32Array(count) : new BigInt64Array(count));
    leave(page, reader.offset);
  } else if (count > 0 && (encoding === ENCODING.deltaLength || encoding === ENCODING.deltaBytes)) {
    const values = new Array<Uint8Array>(count);
    (encoding === ENCODING.deltaLength ? deltaLengthByteArray : deltaByteArray)(reader, count, values);
    leave(page, reader.offset);
  }
  return asked;
}

/** Some writers write runs of no bits, others nothing at all. */
function zeroRunsEnd(page: Uint8Array, start: number, count: number): number {
  return start === page.length ? start : runsEnd(page, start, 0, count);
}

/** Where the runs of the hybrid encoding end that hold so many values. */
function runsEnd(bytes: Uint8Array, start: number, width: number, count: number): number {
  let at = start;
  for (let seen = 0; seen < count && at < bytes.length; ) {
    let header = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = bytes[at] ?? 0;
      at += 1;
      header += (byte & 127) * 2 ** shift;
      if (byte < 128) break;
    }
    const size = Math.floor(header / 2);
    const packed = header % 2 === 1;
    // Of the last group of eight, writers may leave out what is not needed.
    at += packed ? size * width : Math.ceil(width / 8);
    seen += packed ? size * 8 : size;
    if (size === 0 && !packed && seen < count) break;
  }
  return at;
}

function widthOf({ type, length }: Leaf): number {
  if (type === 'INT32' || type === 'FLOAT') return 4;
  if (type === 'INT64' || type === 'DOUBLE') return 8;
  return type === 'INT96' ? 12 : length;
}

/** Where values end that are written one after the other. `see` is told where each lies. */
function plainEnd(
  bytes: Uint8Array,
  start: number,
  count: number,
  leaf: Leaf,
  see?: (from: number, to: number) => void,
): number {
  if (leaf.type === 'BOOLEAN') return start + Math.ceil(count / 8);
  const sized = leaf.type === 'BYTE_ARRAY';
  if (!sized && see === undefined) return start + count * widthOf(leaf);
  const view = viewOf(bytes);
  let at = start;
  for (let index = 0; index < count && at < bytes.length; index += 1) {
    const from = sized ? at + 4 : at;
    const to = from + (sized ? view.getUint32(at, true) : widthOf(leaf));
    see?.(from, to);
    at = to;
  }
  return at;
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

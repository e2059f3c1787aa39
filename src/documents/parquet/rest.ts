import type { Compressors, FileMetaData } from 'hyparquet';
import { decompressPage } from 'hyparquet/src/datapage.js';
import { deltaBinaryUnpack, deltaByteArray, deltaLengthByteArray } from 'hyparquet/src/delta.js';
import { readRleBitPackedHybrid } from 'hyparquet/src/encoding.js';
import type { Meter } from '../tables/guard.js';
import { fail, ReadStop } from '../trees/stop.js';
import { dataPages, type Page, readPages } from './pages.js';
import { spareBits, walkRuns } from './runs.js';
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

/**
 * Goes through the pages before the library does, which believes what they claim: what would make it write without an end stops the
 * reader. What else fails here is left over whole.
 */
export function restOfPages(
  bytes: Uint8Array,
  metadata: FileMetaData,
  root: Field,
  codecs: Compressors,
  { inflate }: Pick<Meter, 'inflate'>,
): Rest {
  const leaves = leavesOf(root).map(leafOf);
  const behind: Uint8Array[] = [];
  const unused: Uint8Array[] = [];
  for (const [index, leaf] of leaves.entries()) {
    const entries = new Map<string, Uint8Array>();
    const asked = new Set<string>();
    for (const { columns } of metadata.row_groups) {
      const chunk = columns[index];
      if (chunk !== undefined) restOfChunk({ bytes, chunk, leaf, codecs, inflate, behind, entries, asked });
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
  readonly inflate: Meter['inflate'];
  readonly behind: Uint8Array[];
  readonly entries: Map<string, Uint8Array>;
  readonly asked: Set<string>;
}

function restOfChunk({ bytes, chunk, leaf, codecs, inflate, behind, entries, asked }: Work): void {
  const codec = chunk.meta_data?.codec ?? 'UNCOMPRESSED';
  let dictionary: string[] = [];
  const leave = (page: Uint8Array, end: number): void => {
    const rest = page.subarray(Math.min(page.length, end));
    // DuckDB ends runs with an empty one.
    if (rest.some((byte) => byte !== 0)) behind.push(rest);
  };
  const own = new Set<number>();
  for (const page of readPages(bytes, chunk)) {
    own.add(page.start);
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
          { ...leaf, inflate },
          leave,
        ))
          asked.add(dictionary[index] ?? '');
    } catch (error) {
      if (error instanceof ReadStop || !(error instanceof Error)) throw error;
      behind.push(body);
    }
  }
  for (const page of dataPages(bytes, chunk)) {
    if (own.has(page.start)) continue;
    const body = bytes.subarray(page.body, page.end);
    const unpack: Unpack = (packed, size) => decompressPage(packed, size, codec, codecs);
    restOfData(page, body, unpack, { ...leaf, inflate }, () => undefined);
  }
}

interface Read extends Leaf {
  readonly inflate: Meter['inflate'];
}

type Leave = (page: Uint8Array, end: number) => void;
type Unpack = (packed: Uint8Array, size: number) => Uint8Array;

/** Gives the places in the dictionary that the page asks for. */
function restOfData(
  { header: { numbers } }: Page,
  body: Uint8Array,
  unpack: Unpack,
  leaf: Read,
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
  leaveRuns(block, 0, width, count, leave);
  const levels = new Uint8Array(count);
  readRleBitPackedHybrid({ view: viewOf(block), offset: 0 }, width, levels, block.length);
  return levels;
}

function leaveRuns(bytes: Uint8Array, start: number, width: number, count: number, leave: Leave): void {
  const { end, spare } = walkRuns(bytes, start, width, count);
  leave(spare, 0);
  leave(bytes, end);
}

function restOfValues(
  page: Uint8Array,
  start: number,
  encoding: number,
  count: number,
  leaf: Read,
  leave: Leave,
): ReadonlySet<number> {
  const { inflate } = leaf;
  const asked = new Set<number>();
  const reader = { view: viewOf(page), offset: start };
  if (encoding === ENCODING.plain) {
    if (leaf.type === 'BOOLEAN') leave(spareBits(page, start, count, Math.ceil(count / 8)), 0);
    leave(page, plainEnd(page, start, count, leaf));
  } else if (encoding === ENCODING.split) leave(page, start + count * widthOf(leaf));
  else if (encoding === ENCODING.rle) {
    // Their length stands before them.
    if (leaf.type !== 'BOOLEAN') fail('runs of values that are no booleans');
    const length = count === 0 && start === page.length ? 0 : viewOf(page).getUint32(start, true);
    const block = page.subarray(start + 4, start + 4 + length);
    leaveRuns(block, 0, 1, count, leave);
    leave(page, start + 4 + length);
  } else if (encoding === ENCODING.dictionary || encoding === ENCODING.plainDictionary) {
    if (leaf.type === 'BOOLEAN') fail('a dictionary of booleans');
    const width = page[start] ?? 0;
    // Without a bit for each, all are the first one.
    if (width === 0) {
      if (count > 0) asked.add(0);
      leave(page, zeroRunsEnd(page, start + 1, count));
    } else {
      leaveRuns(page, start + 1, width, count, leave);
      const indices = new Uint32Array(count);
      reader.offset += 1;
      readRleBitPackedHybrid(reader, width, indices, page.length - start - 1);
      for (const index of indices) asked.add(index);
    }
  } else if (count > 0 && encoding === ENCODING.delta) {
    deltaBinaryUnpack(reader, count, leaf.type === 'INT32' ? new Int32Array(count) : new BigInt64Array(count));
    leave(page, reader.offset);
  } else if (count > 0 && (encoding === ENCODING.deltaLength || encoding === ENCODING.deltaBytes)) {
    if (encoding === ENCODING.deltaBytes) inflate(sharedBytes(page, start, count));
    const values = new Array<Uint8Array>(count);
    (encoding === ENCODING.deltaLength ? deltaLengthByteArray : deltaByteArray)(reader, count, values);
    leave(page, reader.offset);
  } else if (count > 0) leave(page, start);
  return asked;
}

/** Bytes that values take over from the one before them: they cost the file nothing, and the library copies them for each. */
function sharedBytes(page: Uint8Array, start: number, count: number): number {
  const shared = new Int32Array(count);
  deltaBinaryUnpack({ view: viewOf(page), offset: start }, count, shared);
  return shared.reduce((sum, length) => sum + Math.max(0, length), 0);
}

/** Some writers write runs of no bits, others nothing at all. */
function zeroRunsEnd(page: Uint8Array, start: number, count: number): number {
  return start === page.length ? start : walkRuns(page, start, 0, count).end;
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

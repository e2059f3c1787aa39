import { newSpans, type Spans } from '../images/spans.js';
import type { Meter } from '../tables/guard.js';
import { fail, stopAtLimit } from '../trees/stop.js';
import { type Flatbuffer, indirect, table, tables, textIn, vector } from './flatbuffer.js';

/** What the messages of a file say before any value is looked at. */
export interface MessageFacts {
  readonly storage: 'file' | 'stream';
  readonly batches: number;
  readonly compression: 'none' | 'LZ4' | 'ZSTD';
  /** Of a file: where the schema at its beginning ends, which programs read that take the file for a stream; 0 where there is none. */
  readonly schemaEnd: number;
  /** Of a file: messages at its beginning that the footer does not name. Bytes. */
  readonly unnamed: readonly Uint8Array[];
  /** Pairs that applications keep with a message or with the footer. */
  readonly notes: readonly string[];
  /** What lies between, behind and within all that is read. */
  readonly spans: Spans;
}

const MAX_FIELDS = 20_000;
const MAX_DEPTH = 64;
const HEADER = { schema: 1, dictionary: 2, record: 3 } as const;

interface Walk extends Flatbuffer {
  readonly meter: Meter;
  readonly spans: Spans;
  readonly notes: Set<string>;
  fields: number;
  batches: number;
  compression: MessageFacts['compression'];
  schemas: number;
}

/**
 * Walks the metadata of an Arrow file or stream and books what it promises. The library follows every offset and
 * believes every length: a vector of two billion entries, or a schema whose fields are their own children, is found here.
 * A file is walked twice, the second time as a stream, on a meter of its own (`again`).
 */
export function checkMessages(bytes: Uint8Array, meter: Meter, again: Meter): MessageFacts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const spans = newSpans(bytes, MAX_PADDING_BYTES);
  const { use } = spans;
  const notes = new Set<string>();
  const walk: Walk = { view, use, spans, notes, meter, fields: 0, batches: 0, compression: 'none', schemas: 0 };
  const file = Buffer.from(bytes.subarray(0, 6)).toString('latin1') === 'ARROW1';
  const beginning = file ? checkFile(walk, bytes, again) : NO_BEGINNING;
  if (!file) checkStream(walk, bytes);
  if (walk.schemas === 0) fail('an Arrow stream without a schema');
  const { batches, compression } = walk;
  return { storage: file ? 'file' : 'stream', batches, compression, ...beginning, notes: [...notes].sort(), spans };
}

const NO_BEGINNING = { schemaEnd: 0, unnamed: [] };
/** Buffers begin at multiples of 64 bytes, as Arrow recommends, or of eight. */
const MAX_PADDING_BYTES = 63;
/** The length of the footer and the mark behind it. */
const TAIL_BYTES = 10;
/** A file begins with its mark, filled up to eight bytes. */
export const FIRST_MESSAGE = 8;

/** The messages of a file from its beginning, as a program sees them that takes it for a stream. */
function beginningOf(
  { view, meter, use, spans, notes }: Walk,
  bytes: Uint8Array,
  named: ReadonlySet<number>,
  end: number,
): Pick<MessageFacts, 'schemaEnd' | 'unnamed'> {
  const walk: Walk = {
    ...{ view, spans, notes, meter },
    use: use!,
    fields: 0,
    batches: 0,
    compression: 'none',
    schemas: 0,
  };
  const unnamed: Uint8Array[] = [];
  let schemaEnd = 0;
  for (let at = FIRST_MESSAGE; at < end; ) {
    const next = checkMessage(walk, at);
    if (next === undefined || next > end) break;
    if (walk.schemas === 1 && schemaEnd === 0) schemaEnd = next;
    else if (!named.has(at)) unnamed.push(bytes.subarray(at, next));
    at = next;
  }
  return { schemaEnd, unnamed };
}

function checkStream(walk: Walk, bytes: Uint8Array): void {
  let at = 0;
  while (at < bytes.length) {
    const next = checkMessage(walk, at);
    if (next === undefined) return;
    at = next;
  }
}

function checkFile(walk: Walk, bytes: Uint8Array, again: Meter): Pick<MessageFacts, 'schemaEnd' | 'unnamed'> {
  if (bytes.length < 24 || Buffer.from(bytes.subarray(-6)).toString('latin1') !== 'ARROW1')
    fail('an Arrow file without its end: cut off');
  const tail = bytes.length - TAIL_BYTES;
  const length = walk.view.getInt32(tail, true);
  if (length <= 0 || length > tail) fail('an Arrow footer of an impossible size');
  const footer = table(walk, tail - length);
  walk.spans.use(0, FIRST_MESSAGE - 2);
  walk.spans.use(tail, bytes.length);
  const schema = footer(6);
  notePairs(walk, 'footer', footer(12));
  if (schema !== undefined) checkSchema(walk, indirect(walk, schema));
  const named = new Set<number>();
  for (const slot of [8, 10]) {
    const field = footer(slot);
    if (field === undefined) continue;
    for (const block of vector(walk, field, 24)) {
      const offset = Number(walk.view.getBigInt64(block, true));
      if (!(offset >= 0 && offset < bytes.length)) fail('a block outside of the file');
      named.add(offset);
      const end = checkMessage(walk, offset) ?? fail('a block without a message');
      const length = walk.view.getInt32(block + 8, true) + Number(walk.view.getBigInt64(block + 16, true));
      // Programs that believe the footer read another message, or none.
      if (offset + length !== end) walk.notes.add(JSON.stringify(['block', offset, length, end - offset]));
    }
  }
  return beginningOf({ ...walk, meter: again }, bytes, named, tail - length);
}

/** Stands before the size of a message. */
const NO_SIZE = 0xffff_ffff;

/** Returns where the next message begins; undefined at the end of the stream. */
function checkMessage(walk: Walk, start: number): number | undefined {
  const { view } = walk;
  if (start + 4 > view.byteLength) return undefined;
  let at = start;
  let size = view.getInt32(at, true);
  at += 4;
  if (size === -1) {
    if (at + 4 > view.byteLength) return fail('a message is cut off');
    size = view.getInt32(at, true);
    at += 4;
  }
  if (size === 0) {
    // Some writers say more than once that it is the end.
    while (at + 8 <= view.byteLength && view.getUint32(at, true) === NO_SIZE && view.getUint32(at + 4) === 0) at += 8;
    walk.spans.use(start, at);
    return undefined;
  }
  if (size < 0 || at + size > view.byteLength) return fail('a message is cut off');
  walk.spans.use(start, at);
  const message = table(walk, at);
  notePairs(walk, 'message', message(12));
  const typeField = message(6);
  const type = typeField === undefined ? 0 : view.getUint8(typeField);
  const headerField = message(8);
  const bodyField = message(10);
  const body = bodyField === undefined ? 0 : Number(view.getBigInt64(bodyField, true));
  if (!(body >= 0 && at + size + body <= view.byteLength)) return fail('the body of a message is cut off');
  if (headerField !== undefined) {
    const header = indirect(walk, headerField);
    if (type === HEADER.schema) checkSchema(walk, header);
    else if (type === HEADER.record) {
      walk.batches += 1;
      checkBatch(walk, header, at + size);
    } else if (type === HEADER.dictionary) {
      const data = table(walk, header, true)(6);
      if (data !== undefined) checkBatch(walk, indirect(walk, data), at + size);
    }
  }
  return at + size + body;
}

function checkBatch(walk: Walk, at: number, body: number): void {
  const { view, meter } = walk;
  const batch = table(walk, at, true);
  const nodes = batch(6);
  for (const node of nodes === undefined ? [] : vector(walk, nodes, 16)) {
    const length = view.getBigInt64(node, true);
    if (length < 0n) fail('a column of a negative length');
    meter.count(Number(length));
  }
  const buffers = batch(8);
  for (const buffer of buffers === undefined ? [] : vector(walk, buffers, 16)) {
    meter.count(1);
    const start = body + Number(view.getBigInt64(buffer, true));
    walk.spans.use(start, start + Number(view.getBigInt64(buffer + 8, true)));
  }
  const counts = batch(12);
  if (counts !== undefined) meter.count(vector(walk, counts, 8).length);
  const compression = batch(10);
  if (compression === undefined) return;
  const codec = table(walk, indirect(walk, compression), true)(4);
  walk.compression = codec !== undefined && view.getInt8(codec) === 1 ? 'ZSTD' : 'LZ4';
}

function checkSchema(walk: Walk, at: number): void {
  walk.schemas += 1;
  const schema = table(walk, at, true);
  const endianness = schema(4);
  if (endianness !== undefined && walk.view.getInt16(endianness, true) !== 0) stopAtLimit('big-endian Arrow data');
  const open: { at: number; depth: number }[] = tables(walk, schema(6)).map((field) => ({ at: field, depth: 1 }));
  checkPairs(walk, schema(8));
  const features = schema(10);
  if (features !== undefined) walk.meter.count(vector(walk, features, 8).length);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    walk.fields += 1;
    if (walk.fields > MAX_FIELDS) stopAtLimit(`more than ${MAX_FIELDS} schema fields`);
    if (next.depth > MAX_DEPTH) stopAtLimit(`a schema nested deeper than ${MAX_DEPTH}`);
    const field = table(walk, next.at, true);
    const { depth } = next;
    textIn(walk, field(4));
    checkType(walk, field);
    checkScale(walk, field);
    for (const child of tables(walk, field(14))) open.push({ at: child, depth: depth + 1 });
    checkPairs(walk, field(16));
  }
}

/** The types that a field of the schema has, in the numbers of Schema.fbs. */
const DECIMAL = 7;
const TIMESTAMP = 10;
const UNION = 14;
/** Digits behind the point. The widest decimal has 76 digits, and the library raises ten to whatever stands there. */
const MAX_DECIMAL_SCALE = 1_000;

function checkScale(walk: Walk, field: (offset: number) => number | undefined): void {
  const [type, at] = [field(8), field(10)];
  if (type === undefined || at === undefined || walk.view.getUint8(type) !== DECIMAL) return;
  const scale = table(walk, indirect(walk, at), true)(6);
  if (scale !== undefined && walk.view.getInt32(scale, true) > MAX_DECIMAL_SCALE)
    stopAtLimit(`a decimal of more than ${MAX_DECIMAL_SCALE} places`);
}

/** What else a type and a dictionary say of themselves: texts and numbers in tables of their own. */
function checkType(walk: Walk, field: (offset: number) => number | undefined): void {
  const [type, at, dictionary] = [field(8), field(10), field(12)];
  const number = type === undefined ? 0 : walk.view.getUint8(type);
  const own = at === undefined ? undefined : table(walk, indirect(walk, at), true);
  if (number === TIMESTAMP) textIn(walk, own?.(6));
  const members = number === UNION ? own?.(6) : undefined;
  if (members !== undefined) vector(walk, members, 4);
  if (dictionary === undefined) return;
  const index = table(walk, indirect(walk, dictionary), true)(6);
  if (index !== undefined) table(walk, indirect(walk, index), true);
}

/** Pairs of texts; how many there are is booked. */
function checkPairs(walk: Walk, field: number | undefined): readonly (readonly [string, string])[] {
  const pairs = tables(walk, field);
  walk.meter.count(pairs.length);
  return pairs.map((at) => {
    const pair = table(walk, at, true);
    return [textIn(walk, pair(4)), textIn(walk, pair(6))] as const;
  });
}

/** Where writers said how a batch is compressed before the format had a place for it. */
const OLD_COMPRESSION = 'ARROW:experimental_compression';

/** The library reads those of the schema and of its fields alone. */
function notePairs(walk: Walk, of: string, field: number | undefined): void {
  for (const pair of checkPairs(walk, field))
    if (pair[0] !== OLD_COMPRESSION) walk.notes.add(JSON.stringify([of, ...pair]));
}

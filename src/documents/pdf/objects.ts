import { newSpans, type Spans } from '../images/spans.js';
import type { Meter } from '../tables/guard.js';
import { fail, ReadStop, stopAtLimit } from '../trees/stop.js';
import { type Beside, besideObjects, gapsIn } from './beside.js';
import { type Unpacked, unpackStream } from './filters.js';
import { latin1, type PdfValue, type Scanner, value, word } from './syntax.js';

export type Dictionary = ReadonlyMap<string, PdfValue>;

/** An indirect object: a value, and the raw bytes of a stream where it is one. */
export interface PdfObject {
  readonly value: PdfValue;
  readonly stream?: Uint8Array;
}

export interface PdfFile {
  readonly trailer: Dictionary;
  readonly resolve: (number: number) => PdfObject;
  readonly unpack: (object: PdfObject) => Unpacked;
  /** Numbers of all objects that are in use, but for cross references and streams that hold other objects. */
  readonly numbers: () => readonly number[];
  /** Each way to objects that are in the file and that no number leads to. To read one may fail, which says nothing of the others. */
  readonly replaced: () => readonly (() => readonly PdfObject[])[];
  /** The generation that the cross references give an object; none where they have no such object. */
  readonly generation: (number: number) => number | undefined;
  /** What stands beside the objects, as far as they were read until now. */
  readonly beside: () => Beside;
  readonly facts: { readonly version: string; readonly references: string };
}

/** Where an object is: at an offset, or the n-th of an object stream. */
type Place =
  | { readonly kind: 'offset'; readonly offset: number; readonly generation: number }
  | { readonly kind: 'packed'; readonly container: number; readonly index: number };

const NOTHING: PdfObject = { value: { kind: 'null' } };
const HEADER_WINDOW = 1_024;
const MAX_SECTIONS = 1_000;

interface Reader {
  readonly bytes: Uint8Array;
  readonly meter: Meter;
  readonly places: Map<number, Place>;
  /** Offsets of what older sections say of numbers that are known already. */
  readonly older: Set<number>;
  /** Offsets of the cross references that were read. */
  readonly sections: Set<number>;
  readonly known: Map<number, PdfObject>;
  readonly packed: Map<number, readonly PdfObject[]>;
  readonly open: Set<number>;
  readonly spans: Spans;
  readonly comments: Map<number, number>;
  /** Dictionaries of the sections of cross references, the newest first. */
  readonly trailers: Dictionary[];
  /** What is left over within streams that were unpacked, by their packed bytes. */
  readonly rest: Map<Uint8Array, readonly Uint8Array[]>;
  /** Numbers of the objects that hold nothing but the length of a stream. */
  readonly lengths: Set<number>;
}

/** Follows the cross references as a viewer does, and where they are broken finds objects by reading on, as viewers do. */
export function openPdf(whole: Uint8Array, meter: Meter): PdfFile {
  const start = latin1(whole.subarray(0, HEADER_WINDOW)).indexOf('%PDF-');
  if (start === -1) fail('no PDF: the header is missing');
  const bytes = whole.subarray(start);
  const version = /^%PDF-(\d\.\d)/.exec(latin1(bytes.subarray(0, 16)))?.[1];
  const attempts = [byReferences, byScanning] as const;
  let reason: ReadStop | undefined;
  for (const [index, attempt] of attempts.entries()) {
    const reader: Reader = {
      ...{ bytes, meter, places: new Map(), older: new Set(), sections: new Set() },
      ...{ known: new Map(), packed: new Map(), open: new Set(), spans: newSpans(bytes, 0) },
      ...{ comments: new Map(), trailers: [], rest: new Map(), lengths: new Set() },
    };
    reader.spans.use(0, '%PDF-'.length + (version?.length ?? 0));
    try {
      const { trailer, references } = attempt(reader);
      const root = resolved(reader, trailer.get('Root'));
      if (root.value.kind !== 'dictionary' || !root.value.entries.has('Pages')) fail('a PDF without a catalog');
      return {
        ...{ trailer, facts: { version: version ?? 'not said', references } },
        resolve: (number) => load(reader, number),
        unpack: (object) => unpack(reader, object),
        numbers: () => numbersOf(reader),
        replaced: () => replacedIn(reader),
        generation: (number) => generationOf(reader, number),
        beside: () => besideObjects({ ...reader, holders: holdersOf(reader) }),
      };
    } catch (error) {
      if (!(error instanceof ReadStop) || error.limit || index === attempts.length - 1) throw reason ?? error;
      reason = error;
    }
  }
  return fail('no PDF');
}

function numbersOf(reader: Reader): readonly number[] {
  const holders = containersOf(reader);
  return [...reader.places].flatMap(([number, at]) => {
    if (at.kind === 'packed') return [number];
    const holds = at.offset < 0 || reader.sections.has(at.offset) || holders.has(number);
    return holds || reader.lengths.has(number) ? [] : [number];
  });
}

function generationOf({ places }: Reader, number: number): number | undefined {
  const at = places.get(number);
  if (at?.kind === 'packed') return 0;
  return at === undefined || at.offset < 0 ? undefined : at.generation;
}

/** Dictionaries of the streams from which objects are taken. */
function holdersOf(reader: Reader): readonly Dictionary[] {
  return [...containersOf(reader).keys()].flatMap((number) => {
    const { value: found } = reader.known.get(number) ?? NOTHING;
    return found.kind === 'dictionary' ? [found.entries] : [];
  });
}

/** Streams from which objects are taken, with the places in them that a number leads to. */
function containersOf({ places }: Reader): ReadonlyMap<number, ReadonlySet<number>> {
  const found = new Map<number, Set<number>>();
  for (const at of places.values()) {
    if (at.kind !== 'packed') continue;
    const known = found.get(at.container);
    if (known === undefined) found.set(at.container, new Set([at.index]));
    else known.add(at.index);
  }
  return found;
}

/** What later revisions replaced, and what stands in a stream of objects beside those that are asked for. */
function replacedIn(reader: Reader): readonly (() => readonly PdfObject[])[] {
  const offsets = [...reader.older].filter((offset) => !reader.sections.has(offset));
  return [
    ...offsets.map((offset) => () => [objectAt(reader, offset).object]),
    ...[...containersOf(reader)].map(
      ([container, indices]) =>
        () =>
          packedIn(reader, container).filter((_, index) => !indices.has(index)),
    ),
  ];
}

interface Found {
  readonly trailer: Dictionary;
  readonly references: string;
}

function byReferences(reader: Reader): Found {
  const { bytes } = reader;
  const tail = latin1(bytes.subarray(-2_048));
  const mark = tail.lastIndexOf('startxref');
  if (mark === -1) fail('a PDF without cross references');
  const offset = Number(/^startxref\s+(\d{1,12})\s+%%EOF/.exec(tail.slice(mark))?.[1] ?? -1);
  const queue = [offset];
  const seen = reader.sections;
  let trailer: Dictionary | undefined;
  let references = 'none';
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    if (seen.has(next)) continue;
    seen.add(next);
    if (seen.size > MAX_SECTIONS) stopAtLimit(`more than ${MAX_SECTIONS} cross-reference sections`);
    const section = readSection(reader, next);
    references = trailer === undefined ? section.kind : references;
    trailer ??= section.entries;
    reader.trailers.push(section.entries);
    for (const name of ['XRefStm', 'Prev']) {
      const previous = section.entries.get(name);
      if (previous?.kind === 'number') queue.push(Number(previous.literal));
    }
  }
  return { trailer: trailer ?? fail('a PDF without a trailer'), references };
}

function readSection(reader: Reader, offset: number): { readonly kind: string; readonly entries: Dictionary } {
  if (!(offset >= 0 && offset < reader.bytes.length)) fail('cross references outside of the file');
  const scanner: Scanner = { bytes: reader.bytes, at: offset, comments: reader.comments };
  if (word(scanner) === 'xref') {
    const entries = readTable(reader, scanner);
    reader.spans.use(offset, scanner.at);
    return { kind: 'table', entries };
  }
  const { object } = objectAt(reader, offset);
  if (object.value.kind !== 'dictionary' || object.stream === undefined) return fail('cross references that are none');
  const { bytes } = unpack(reader, object);
  const end = readReferenceStream(reader, object.value.entries, bytes);
  reader.rest.set(object.stream, [...(reader.rest.get(object.stream) ?? []), bytes.subarray(end)]);
  return { kind: 'stream', entries: object.value.entries };
}

function readTable(reader: Reader, scanner: Scanner): Dictionary {
  for (;;) {
    const first = word(scanner);
    if (first === 'trailer') break;
    const count = Number(word(scanner));
    if (!/^\d+$/.test(first) || !Number.isInteger(count)) fail('a broken cross-reference table');
    reader.meter.count(count);
    for (let index = 0; index < count; index += 1) {
      const offset = Number(word(scanner));
      const generation = word(scanner);
      const use = word(scanner);
      if (!Number.isInteger(offset) || !/^\d{1,5}$/.test(generation) || (use !== 'n' && use !== 'f'))
        fail('a broken cross-reference table');
      if (use === 'n') place(reader, Number(first) + index, { kind: 'offset', offset, generation: Number(generation) });
      else place(reader, Number(first) + index, undefined);
    }
  }
  const trailer = value(scanner);
  return trailer.kind === 'dictionary' ? trailer.entries : fail('a trailer that is no dictionary');
}

/** The newest section is read first, so what is known stays; a free entry hides older ones. */
function place(reader: Reader, number: number, at: Place | undefined): void {
  const known = reader.places.get(number);
  if (known === undefined) reader.places.set(number, at ?? { kind: 'offset', offset: -1, generation: 0 });
  else if (at?.kind === 'offset' && !(known.kind === 'offset' && known.offset === at.offset))
    reader.older.add(at.offset);
}

/** Gives the end of the last entry. */
function readReferenceStream(reader: Reader, entries: Dictionary, bytes: Uint8Array): number {
  const widths = numbers(entries.get('W'));
  const [w0 = 0, w1 = 0, w2 = 0] = widths;
  const width = w0 + w1 + w2;
  if (widths.length < 3 || width < 1 || widths.some((size) => !(size >= 0 && size <= 8)))
    fail('a broken reference stream');
  const size = entries.get('Size');
  const index = entries.has('Index')
    ? numbers(entries.get('Index'))
    : [0, size?.kind === 'number' ? Number(size.literal) : 0];
  let at = 0;
  for (let pair = 0; pair + 1 < index.length; pair += 2) {
    for (let entry = 0; entry < index[pair + 1]! && at + width <= bytes.length; entry += 1) {
      reader.meter.count(1);
      const type = w0 === 0 ? 1 : unsigned(bytes, at, w0);
      const [one, two] = [unsigned(bytes, at + w0, w1), unsigned(bytes, at + w0 + w1, w2)];
      at += width;
      const number = index[pair]! + entry;
      if (type === 1) place(reader, number, { kind: 'offset', offset: one, generation: two });
      else if (type === 2) place(reader, number, { kind: 'packed', container: one, index: two });
      else place(reader, number, undefined);
    }
  }
  return at;
}

function unsigned(bytes: Uint8Array, at: number, size: number): number {
  let total = 0;
  for (let index = 0; index < size; index += 1) total = total * 256 + bytes[at + index]!;
  return total;
}

function numbers(found: PdfValue | undefined): readonly number[] {
  if (found?.kind !== 'array') return [];
  return found.items.map((item) => (item.kind === 'number' ? Number(item.literal) : Number.NaN));
}

/** Reads objects one after the other; of one number the last one counts, and so does the last trailer with a root. */
function byScanning(reader: Reader): Found {
  const { bytes } = reader;
  const text = latin1(bytes);
  const pattern = /(\d{1,10})[ \t\r\n]+(\d{1,5})[ \t\r\n]+obj\b|\btrailer\b/g;
  let trailer: Dictionary | undefined;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    reader.meter.count(1);
    const number = match[1];
    if (number === undefined) {
      const scanner: Scanner = { bytes, at: match.index + 'trailer'.length, comments: reader.comments };
      const found = value(scanner);
      reader.spans.use(match.index, scanner.at);
      if (found.kind !== 'dictionary') continue;
      reader.trailers.unshift(found.entries);
      if (found.entries.has('Root')) trailer = found.entries;
    } else {
      reader.places.set(Number(number), { kind: 'offset', offset: match.index, generation: Number(match[2]) });
      const { end } = objectAt(reader, match.index);
      pattern.lastIndex = Math.max(pattern.lastIndex, end);
    }
  }
  return { trailer: trailer ?? fail('a PDF without a trailer'), references: 'broken, found by reading on' };
}

function load(reader: Reader, number: number): PdfObject {
  const known = reader.known.get(number);
  if (known !== undefined) return known;
  const at = reader.places.get(number);
  // A reference to an object that is not there is null (section 7.3.10).
  if (at === undefined || (at.kind === 'offset' && at.offset < 0)) return NOTHING;
  if (reader.open.has(number)) fail('a PDF object that is part of itself');
  reader.open.add(number);
  const object = at.kind === 'offset' ? loadAt(reader, number, at) : loadPacked(reader, at.container, at.index);
  reader.open.delete(number);
  reader.known.set(number, object);
  return object;
}

function loadAt(reader: Reader, number: number, at: Place & { readonly kind: 'offset' }): PdfObject {
  const found = objectAt(reader, at.offset);
  return found.number === number && found.generation === at.generation
    ? found.object
    : fail('a cross reference to another object');
}

function resolved(reader: Reader, found: PdfValue | undefined): PdfObject {
  if (found === undefined) return NOTHING;
  return found.kind === 'reference' ? load(reader, found.number) : { value: found };
}

interface Indirect {
  readonly number: number;
  readonly generation: number;
  readonly object: PdfObject;
  readonly end: number;
}

function objectAt(reader: Reader, offset: number): Indirect {
  if (!(offset >= 0 && offset < reader.bytes.length)) fail('a PDF object outside of the file');
  const scanner: Scanner = { bytes: reader.bytes, at: offset, comments: reader.comments };
  const number = word(scanner);
  const generation = word(scanner);
  if (!/^\d+$/.test(number) || !/^\d+$/.test(generation) || word(scanner) !== 'obj') fail('no PDF object at its place');
  const found = value(scanner);
  const stream =
    found.kind === 'dictionary' && passed(scanner, 'stream') ? streamBytes(reader, scanner, found.entries) : undefined;
  passed(scanner, 'endobj');
  reader.spans.use(offset, scanner.at);
  const object = { value: found, ...(stream === undefined ? {} : { stream }) };
  return { number: Number(number), generation: Number(generation), object, end: scanner.at };
}

/** Goes past a keyword if it stands there. */
function passed(scanner: Scanner, keyword: string): boolean {
  const before = scanner.at;
  if (word(scanner) === keyword) return true;
  scanner.at = before;
  return false;
}

/** The length where it is right, else as far as `endstream`. */
function streamBytes(reader: Reader, scanner: Scanner, entries: Dictionary): Uint8Array {
  const { bytes } = reader;
  if (bytes[scanner.at] === 13) scanner.at += 1;
  if (bytes[scanner.at] === 10) scanner.at += 1;
  const start = scanner.at;
  const length = lengthOf(reader, entries.get('Length'));
  if (length !== undefined && start + length <= bytes.length) {
    const after: Scanner = { bytes, at: start + length, comments: new Map() };
    if (word(after) === 'endstream') {
      for (const [from, to] of after.comments!) reader.comments.set(from, to);
      const said = entries.get('Length');
      if (said?.kind === 'reference') reader.lengths.add(said.number);
      scanner.at = after.at;
      return bytes.subarray(start, start + length);
    }
  }
  const end = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).indexOf('endstream', start, 'latin1');
  if (end === -1) return fail('a PDF stream is not closed');
  scanner.at = end + 'endstream'.length;
  const cut = bytes[end - 1] === 10 ? (bytes[end - 2] === 13 ? 2 : 1) : bytes[end - 1] === 13 ? 1 : 0;
  return bytes.subarray(start, Math.max(start, end - cut));
}

function lengthOf(reader: Reader, found: PdfValue | undefined): number | undefined {
  // While objects are being looked for, the one with the length may not be found yet.
  if (found?.kind === 'reference' && !reader.places.has(found.number)) return undefined;
  const { value: length } = resolved(reader, found);
  return length.kind === 'number' && /^\d{1,12}$/.test(length.literal) ? Number(length.literal) : undefined;
}

function loadPacked(reader: Reader, container: number, index: number): PdfObject {
  return packedIn(reader, container)[index] ?? NOTHING;
}

function packedIn(reader: Reader, container: number): readonly PdfObject[] {
  const known = reader.packed.get(container);
  if (known !== undefined) return known;
  const object = load(reader, container);
  if (object.stream === undefined || object.value.kind !== 'dictionary') return fail('an object stream that is none');
  const { bytes } = unpack(reader, object);
  const [count, first] = ['N', 'First'].map((name) =>
    lengthOf(reader, (object.value as { entries: Dictionary }).entries.get(name)),
  );
  if (count === undefined || first === undefined) return fail('an object stream without its counts');
  reader.meter.count(count);
  const scanner: Scanner = { bytes, at: 0, comments: new Map() };
  const spans = newSpans(bytes, 0);
  const offsets: number[] = [];
  for (let entry = 0; entry < count; entry += 1) {
    word(scanner);
    const offset = Number(word(scanner));
    if (!Number.isInteger(offset)) fail('a broken object stream');
    offsets.push(first + offset);
  }
  spans.use(0, scanner.at);
  const objects = offsets.map((at): PdfObject => {
    scanner.at = at;
    const found = value(scanner);
    spans.use(at, scanner.at);
    return { value: found };
  });
  const { strange, comments } = gapsIn(bytes, spans, scanner.comments!);
  reader.rest.set(object.stream, [...(reader.rest.get(object.stream) ?? []), ...strange, ...comments]);
  reader.packed.set(container, objects);
  return objects;
}

function unpack(reader: Reader, { value: found, stream }: PdfObject): Unpacked {
  if (stream === undefined || found.kind !== 'dictionary')
    return { bytes: new Uint8Array(0), undone: [], left: [], behind: [] };
  const listed = (names: readonly string[]): readonly PdfValue[] => {
    const entry = names
      .map((name) => resolved(reader, found.entries.get(name)).value)
      .find(({ kind }) => kind !== 'null');
    if (entry === undefined) return [];
    return entry.kind === 'array' ? entry.items.map((item) => resolved(reader, item).value) : [entry];
  };
  const filters = listed(['Filter', 'F']).map((item) =>
    item.kind === 'name' ? item.value : fail('a filter without a name'),
  );
  const parameters = listed(['DecodeParms', 'DP']).map((item) =>
    item.kind === 'dictionary' ? item.entries : undefined,
  );
  const unpacked = unpackStream(stream, filters, parameters, reader.meter);
  // A stream that was unpacked before has its rest already, which may be more than what stands behind.
  if (!reader.rest.has(stream)) reader.rest.set(stream, unpacked.behind);
  return unpacked;
}

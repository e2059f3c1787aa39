import { bytesFact, startsWith, viewOf } from '../binaries.js';
import { fail } from '../trees/stop.js';
import { exifFacts } from './exif.js';
import type { Scan } from './jpeg-scans.js';
import {
  type Definition,
  frameOf,
  type Huffman,
  huffmanTables,
  quantizationTables,
  type Tables,
} from './jpeg-tables.js';

export interface JpegParts {
  readonly width: number;
  readonly height: number;
  readonly precision: number;
  /** Kind of the frame: `baseline`, `progressive`. Others have no decoder here. */
  readonly coding: string;
  readonly components: number;
  /** What Adobe's segment says of the colours, where there is one. */
  readonly transform: number | undefined;
  /** The segment of the frame. */
  readonly frame: Uint8Array;
  readonly scans: readonly Scan[];
  /** Up to and with the end mark. */
  readonly image: Uint8Array;
  readonly facts: Readonly<Record<string, string>>;
  readonly layout: Readonly<Record<string, string>>;
}

const EXIF = 'Exif\0\0';
const PROFILE = 'ICC_PROFILE\0';
const CODINGS: Readonly<Record<number, string>> = { 192: 'baseline', 193: 'extended', 194: 'progressive' };

interface State {
  frame: Uint8Array | undefined;
  coding: string;
  restart: number;
  /** What Adobe's segment says of the colours: 0 as they are, 1 YCbCr, 2 YCCK. */
  transform: number | undefined;
  readonly exif: Uint8Array[];
  readonly profile: Uint8Array[];
  readonly metadata: Uint8Array[];
  readonly thumbnails: Uint8Array[];
  readonly scans: Scan[];
  readonly huffman: Map<string, Definition<Huffman>>;
  readonly quantization: Map<string, Definition<undefined>>;
  /** Tables that no scan has used yet, and those that never were by the time another took their place. */
  readonly unused: Set<Uint8Array>;
  readonly facts: Record<string, string>;
  readonly others: Map<string, Uint8Array[]>;
}

/** Walks the markers of a JPEG, so that its size is known before anything is decoded and nothing is passed over. */
export function readMarkers(bytes: Uint8Array): JpegParts {
  if (!startsWith(bytes, '\xff\xd8')) fail('not a JPEG: it does not begin with its start mark');
  const view = viewOf(bytes);
  const state: State = {
    ...{
      frame: undefined,
      coding: '',
      restart: 0,
      transform: undefined,
      exif: [],
      profile: [],
      metadata: [],
      thumbnails: [],
      scans: [],
      huffman: new Map(),
      quantization: new Map(),
      unused: new Set(),
      facts: {},
      others: new Map(),
    },
  };
  let at = 2;
  for (;;) {
    if (bytes[at] !== 0xff) return fail(at >= bytes.length ? 'cut off before its end mark' : `no marker at byte ${at}`);
    while (bytes[at + 1] === 0xff) at += 1;
    const marker = bytes[at + 1];
    if (marker === 0xd9) return finished(bytes, at + 2, state);
    if (at + 4 > bytes.length) return fail('cut off before its end mark');
    const length = view.getUint16(at + 2);
    if (length < 2 || at + 2 + length > bytes.length) return fail(`cut off in the segment at byte ${at}`);
    const data = bytes.subarray(at + 4, at + 2 + length);
    at += 2 + length;
    if (marker !== 0xda) {
      segment(marker!, data, state);
      continue;
    }
    const end = afterScan(bytes, at);
    state.scans.push({ header: data, tables: tablesOf(data, state), restart: state.restart, start: at, end });
    at = end;
  }
}

/** The tables that hold for a scan. Those that it names are used, but for the half that its band of coefficients has no use for. */
function tablesOf(header: Uint8Array, { huffman, unused, coding }: State): Tables {
  const count = header[0] ?? 0;
  const [first, bits] = [header[1 + count * 2], header[3 + count * 2] ?? 0];
  const uses = (kind: 'dc' | 'ac'): boolean =>
    coding !== 'progressive' || (kind === 'dc' ? first === 0 && bits >> 4 === 0 : first !== 0);
  for (let place = 0; place < count; place += 1) {
    const numbers = header[2 + place * 2] ?? 0;
    for (const [kind, id] of [['dc', numbers >> 4] as const, ['ac', numbers & 15] as const]) {
      const table = huffman.get(`${kind} ${id}`);
      if (table !== undefined && uses(kind)) unused.delete(table.bytes);
    }
  }
  const all = (kind: string): Tables['dc'] => [0, 1, 2, 3].map((id) => huffman.get(`${kind} ${id}`)?.table);
  return { dc: all('dc'), ac: all('ac') };
}

/** Keeps tables under their names. A table is unused until something uses it: one that never is carries bytes along unseen. */
function define<T>(found: readonly Definition<T>[], known: Map<string, Definition<T>>, unused: Set<Uint8Array>): void {
  for (const one of found) {
    known.set(one.key, one);
    unused.add(one.bytes);
  }
}

/** Skips entropy-coded data: a marker is an FF that neither a zero nor a restart number follows. */
function afterScan(bytes: Uint8Array, start: number): number {
  let at = start;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    if (at === -1) return fail('cut off in its pixels');
    const next = bytes[at + 1];
    if (next !== 0 && (next === undefined || next < 0xd0 || next > 0xd7)) return at;
    at += 2;
  }
}

function segment(marker: number, data: Uint8Array, state: State): void {
  if (marker === 0xc4) define(huffmanTables(data), state.huffman, state.unused);
  else if (marker === 0xdb) define(quantizationTables(data), state.quantization, state.unused);
  else if (marker === 0xdd)
    state.restart = data.length === 2 ? viewOf(data).getUint16(0) : fail('a broken restart interval');
  else if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc) {
    if (state.frame !== undefined) fail('two frames');
    state.frame = data;
    state.coding = CODINGS[marker] ?? `coding ${marker - 0xc0}`;
  } else if (marker === 0xfe) state.metadata.push(data);
  else if (marker >= 0xe0 && marker <= 0xef) application(marker - 0xe0, data, state);
  else if (marker === 0xcc)
    state.others.set('arithmetic coding', [...(state.others.get('arithmetic coding') ?? []), data]);
  else fail(`marker 0x${marker.toString(16)} is not known`);
}

/**
 * JFIF's density, colour profiles and what nobody here knows change how the image looks, or may. Exif
 * counts tag by tag; XMP and comments are metadata, as text chunks of PNG are.
 */
function application(number: number, data: Uint8Array, state: State): void {
  const is = (magic: string): boolean => startsWith(data, magic);
  if (number === 0 && is('JFIF\0')) {
    state.facts['density'] = [...data.subarray(7, 12)].join(' ');
    if (data.length > 14 || data[12] !== 0 || data[13] !== 0) state.thumbnails.push(data.subarray(12));
  } else if (number === 1 && is(EXIF)) state.exif.push(data.subarray(EXIF.length));
  else if (number === 1 && is('http://ns.adobe.com/x')) state.metadata.push(data);
  else if (number === 2 && is(PROFILE)) state.profile.push(data.subarray(PROFILE.length));
  else if (number === 14 && is('Adobe')) {
    state.metadata.push(data);
    state.transform = data[11];
  } else {
    const key = `segment APP${number}`;
    // Appended: a file has as many segments as it likes, and copying the list for each takes quadratic time.
    const known = state.others.get(key);
    if (known === undefined) state.others.set(key, [data]);
    else known.push(data);
  }
}

function finished(bytes: Uint8Array, end: number, state: State): JpegParts {
  const { frame } = state;
  if (frame === undefined || frame.length < 6 || state.scans.length === 0) return fail('no image');
  const view = viewOf(frame);
  const { facts, others } = state;
  for (const [key, data] of others) facts[key] = bytesFact(data);
  // With its numbers: parts of a profile stand in any order, and belong in that of their numbers.
  if (state.profile.length > 0) facts['colour profile'] = bytesFact(state.profile);
  Object.assign(facts, colorFacts(frame, state.transform));
  for (const { quantization } of frameOf(frame).components) {
    const table = state.quantization.get(String(quantization));
    if (table !== undefined) state.unused.delete(table.bytes);
  }
  if (state.unused.size > 0) facts['tables that nothing uses'] = bytesFact([...state.unused]);
  if (state.thumbnails.length > 0) facts['thumbnail'] = bytesFact(state.thumbnails);
  if (end < bytes.length) facts['bytes after the image'] = bytesFact(bytes.subarray(end));
  return {
    precision: frame[0]!,
    height: view.getUint16(1),
    width: view.getUint16(3),
    components: frame[5]!,
    transform: state.transform,
    coding: state.coding,
    frame,
    scans: state.scans,
    image: bytes.subarray(0, end),
    facts: { ...facts, ...exifFacts(state.exif) },
    layout: {
      coding: state.coding,
      ...(state.exif.length === 0 ? {} : { Exif: bytesFact(state.exif) }),
      ...(state.metadata.length === 0 ? {} : { metadata: bytesFact(state.metadata) }),
    },
  };
}

/** Programs take three components for YCbCr unless these say otherwise; the decoder here does not ask them. */
function colorFacts(frame: Uint8Array, transform: number | undefined): Record<string, string> {
  const count = frame[5]!;
  const ids = Array.from({ length: count }, (_, index) => frame[6 + index * 3] ?? 0);
  const usual = count === 3 ? 1 : 0;
  return {
    ...(transform === undefined || transform === usual ? {} : { 'colour transform': String(transform) }),
    ...(Buffer.from(ids).toString('latin1') === 'RGB' ? { components: 'named R, G, B' } : {}),
  };
}

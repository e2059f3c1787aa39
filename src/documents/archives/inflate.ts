import * as zlib from 'node:zlib';
import { ascii, bytesFact, viewOf } from '../binaries.js';
import type { ReadInput } from '../format.js';
import { MAX_ARCHIVE_MEMBERS, MAX_INFLATED_BYTES, MAX_INFLATION_RATIO } from '../format.js';
import { fail, stopAtLimit } from '../trees/stop.js';

/** How many bytes this file may unpack to, counting what the archives around it already took. */
export function roomFor({ bytes, room }: ReadInput): number {
  return room?.() ?? Math.min(MAX_INFLATED_BYTES, bytes.length * MAX_INFLATION_RATIO);
}

/** `used` bytes of the input made `bytes`. */
export interface Inflated {
  readonly bytes: Uint8Array;
  readonly used: number;
}

type Unpack = (input: Uint8Array, options: zlib.ZlibOptions) => unknown;

/** A raw deflate stream at the start of `input`; `room` in bytes. Never allocates more than that. */
export function inflateRaw(input: Uint8Array, room: number): Inflated {
  return unpack(zlib.inflateRawSync as unknown as Unpack, input, room);
}

/** `inflateRaw` for a stream that should fill `room`. */
export function inflateRawInto(input: Uint8Array, room: number): Inflated {
  return unpack(zlib.inflateRawSync as unknown as Unpack, input, room, Math.max(LEAST_CHUNK, room + 1));
}

/** A zlib stream, as in PNG and TIFF. */
export function inflateZlib(input: Uint8Array, room: number): Inflated {
  return unpack(zlib.inflateSync as unknown as Unpack, input, room);
}

/** `inflateZlib` for a stream that should fill `room`: into one buffer of that size, where the other way gathers parts and copies them. */
export function inflateZlibInto(input: Uint8Array, room: number): Inflated {
  return unpack(zlib.inflateSync as unknown as Unpack, input, room, Math.max(LEAST_CHUNK, room + 1));
}

/** zlib takes no smaller one. Bytes. */
const LEAST_CHUNK = 64;

function unpack(inflate: Unpack, input: Uint8Array, room: number, chunkSize?: number): Inflated {
  try {
    // zlib takes no bound of 0, so one byte more may come out, and is refused below.
    const size = chunkSize === undefined ? {} : { chunkSize };
    const result = inflate(input, { maxOutputLength: Math.max(1, room), info: true, ...size });
    const { buffer, engine } = result as {
      readonly buffer: Buffer;
      readonly engine: { readonly bytesWritten: number };
    };
    if (buffer.length > room) return tooLarge(room);
    return { bytes: buffer, used: engine.bytesWritten };
  } catch (error) {
    const code = error instanceof Error ? Reflect.get(error, 'code') : undefined;
    if (code === 'ERR_BUFFER_TOO_LARGE') return tooLarge(room);
    if (typeof code === 'string' && code.startsWith('Z_'))
      return fail(`compressed data are broken: ${describe(error)}`);
    throw error;
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown';
}

function tooLarge(room: number): never {
  return stopAtLimit(`unpacks to more than the ${room} bytes that are left for it`);
}

export interface Gunzipped {
  readonly bytes: Uint8Array;
  readonly facts: Readonly<Record<string, string>>;
  readonly layout: Readonly<Record<string, string>>;
}

const FHCRC = 2;
const FEXTRA = 4;
const FNAME = 8;
const FCOMMENT = 16;

interface GzipHeader {
  readonly end: number;
  /** What somebody wrote beside the content: a comment, and extra fields that are not those of a compressor. */
  readonly said: readonly Uint8Array[];
  readonly layout: Readonly<Record<string, string>>;
}

/**
 * All members of a gzip file, one after the other, as gunzip writes them. Node's own function takes whatever follows
 * the last member for padding and says nothing; here only zeros are padding.
 */
export function gunzip(bytes: Uint8Array, room: number): Gunzipped {
  const parts: Uint8Array[] = [];
  const headers: GzipHeader[] = [];
  let total = 0;
  let at = 0;
  while (at < bytes.length) {
    if (headers.length > 0 && isZero(bytes.subarray(at))) break;
    if (headers.length >= MAX_ARCHIVE_MEMBERS) stopAtLimit(`more than ${MAX_ARCHIVE_MEMBERS} compressed members`);
    const header = gzipHeader(bytes, at);
    const inflated = inflateRaw(bytes.subarray(header.end), room - total);
    at = header.end + inflated.used;
    checkTrailer(bytes, at, inflated.bytes);
    at += 8;
    total += inflated.bytes.length;
    headers.push(header);
    parts.push(inflated.bytes);
  }
  const [first] = headers;
  if (first === undefined) return fail('the file is empty');
  const several = headers.map(({ layout }) => Buffer.from(JSON.stringify(layout)));
  const said = headers.flatMap((header) => header.said);
  return {
    bytes: parts.length === 1 ? parts[0]! : Buffer.concat(parts),
    facts: said.length === 0 ? {} : { 'comments and extra fields of gzip': bytesFact(said) },
    layout: {
      ...first.layout,
      ...(headers.length > 1 ? { 'compressed members': `${headers.length}, ${bytesFact(several)}` } : {}),
      ...(at < bytes.length ? { padding: `${bytes.length - at} zeros` } : {}),
    },
  };
}

function isZero(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte === 0);
}

function checkTrailer(bytes: Uint8Array, at: number, content: Uint8Array): void {
  if (at + 8 > bytes.length) fail('compressed data are cut off');
  const view = viewOf(bytes);
  if (view.getUint32(at, true) !== zlib.crc32(content)) fail('the checksum is not that of the content');
  if (view.getUint32(at + 4, true) !== content.length % 2 ** 32) fail('the size is not that of the content');
}

function gzipHeader(bytes: Uint8Array, start: number): GzipHeader {
  if (start + 10 > bytes.length || bytes[start] !== 0x1f || bytes[start + 1] !== 0x8b)
    return fail(start === 0 ? 'not compressed by gzip' : `${bytes.length - start} bytes follow that are no gzip`);
  const view = viewOf(bytes);
  const flags = bytes[start + 3]!;
  if (bytes[start + 2] !== 8 || (flags & 0xe0) !== 0) fail('a gzip header with a method or flags that are not known');
  const time = view.getUint32(start + 4, true);
  const layout: Record<string, string> = { level: String(bytes[start + 8]), system: String(bytes[start + 9]) };
  if (time !== 0) layout['time'] = String(time);
  const said: Uint8Array[] = [];
  let at = start + 10;
  if (flags & FEXTRA) {
    const length = at + 2 > bytes.length ? bytes.length : view.getUint16(at, true);
    at += 2 + length;
    if (at > bytes.length) fail('cut off in its header');
    const extra = bytes.subarray(at - length, at);
    if (isOfCompressor(extra)) layout['extra field'] = bytesFact(extra);
    else said.push(extra);
  }
  for (const [flag, key] of [
    [FNAME, 'stored name'],
    [FCOMMENT, 'comment'],
  ] as const) {
    if ((flags & flag) === 0) continue;
    const end = bytes.indexOf(0, at);
    if (end === -1) return fail('cut off in its header');
    if (flag === FCOMMENT) said.push(bytes.subarray(at, end));
    else layout[key] = ascii(bytes, at, end - at);
    at = end + 1;
  }
  if (flags & FHCRC) {
    if (at + 2 > bytes.length) fail('cut off in its header');
    if (view.getUint16(at, true) !== zlib.crc32(bytes.subarray(start, at)) % 2 ** 16)
      fail('the checksum of its header does not fit');
    at += 2;
  }
  if (at > bytes.length) fail('cut off in its header');
  return { end: at, said, layout };
}

/** Of dictzip: version, length of a chunk and their number, before two bytes for each. */
const DICTZIP_BYTES = 10;

/** One subfield that says how large the blocks are (BGZF) or where they begin (dictzip), which follows from the compression. */
function isOfCompressor(extra: Uint8Array): boolean {
  if (extra.length < 4) return false;
  const view = viewOf(extra);
  if (view.getUint16(2, true) !== extra.length - 4) return false;
  const id = ascii(extra, 0, 2);
  if (id === 'BC') return extra.length === 6;
  return id === 'RA' && extra.length >= DICTZIP_BYTES && extra.length === DICTZIP_BYTES + 2 * view.getUint16(8, true);
}

export type Compression = 'gzip' | 'zstd' | 'xz' | 'bzip2';

const MAGICS: readonly (readonly [Compression, string])[] = [
  ['gzip', '\x1f\x8b'],
  ['zstd', '\x28\xb5\x2f\xfd'],
  ['xz', '\xfd7zXZ\0'],
  ['bzip2', 'BZh'],
];

/** Which compression the first bytes announce. */
export function compressionOf(bytes: Uint8Array): Compression | undefined {
  return MAGICS.find(([, magic]) => ascii(bytes, 0, magic.length) === magic)?.[0];
}

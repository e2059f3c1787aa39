import { crc32 } from 'node:zlib';
import { inflateZlib } from '../archives/inflate.js';
import { ascii, bytesFact, startsWith, viewOf } from '../binaries.js';
import { listFact } from '../trees/nodes.js';
import { fail } from '../trees/stop.js';
import { exifFacts } from './exif.js';

export interface Chunk {
  readonly type: string;
  readonly data: Uint8Array;
}

export const SIGNATURE = '\x89PNG\r\n\x1a\n';
/** The format's own limit on a length. */
const MAX_CHUNK_BYTES = 2 ** 31 - 1;
/** What a colour profile may unpack to; large ones have a few hundred kB. */
const MAX_PROFILE_BYTES = 16_777_216;

/** Chunks up to the end mark, every checksum checked, and what follows it. */
export function readChunks(bytes: Uint8Array): { readonly chunks: readonly Chunk[]; readonly rest: Uint8Array } {
  if (!startsWith(bytes, SIGNATURE)) fail('not a PNG: it has another signature');
  const view = viewOf(bytes);
  const chunks: Chunk[] = [];
  let at = SIGNATURE.length;
  for (;;) {
    if (at + 12 > bytes.length) fail('cut off before its end mark');
    const length = view.getUint32(at);
    const type = ascii(bytes, at + 4, 4);
    if (!isChunkType(type)) fail(`no chunk begins at byte ${at}`);
    if (length > MAX_CHUNK_BYTES || at + 12 + length > bytes.length) fail(`cut off in chunk ${type}`);
    const end = at + 8 + length;
    if (crc32(bytes.subarray(at + 4, end)) !== view.getUint32(end)) fail(`chunk ${type} has a wrong checksum`);
    chunks.push({ type, data: bytes.subarray(at + 8, end) });
    at = end + 4;
    if (type === 'IEND') return length === 0 ? { chunks, rest: bytes.subarray(at) } : fail('its end mark has content');
  }
}

export function isChunkType(type: string): boolean {
  return /^[A-Za-z]{4}$/.test(type);
}

/** Read for the pixels or for the animation. */
const OF_PIXELS: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'acTL', 'fcTL', 'fdAT']);
/** Format metadata (docs/classes.md section 4): text, and the time of the last change. */
const METADATA: ReadonlySet<string> = new Set(['tEXt', 'zTXt', 'iTXt', 'tIME']);

/**
 * What the chunks beside the pixels say. Text and time are layout. Every other one counts, known or not: gamma and
 * profiles change how the image looks, and of a chunk that nobody knows nobody can say that it does not.
 */
export function chunkFacts(chunks: readonly Chunk[]): {
  readonly facts: Readonly<Record<string, string>>;
  readonly layout: Readonly<Record<string, string>>;
} {
  const facts: Record<string, string> = {};
  const text: string[] = [];
  const exif: Uint8Array[] = [];
  const others = new Map<string, Uint8Array[]>();
  for (const { type, data } of chunks) {
    if (OF_PIXELS.has(type)) continue;
    if (METADATA.has(type)) text.push(`${type} ${bytesFact(data)}`);
    else if (type === 'eXIf') exif.push(data);
    else if (isCritical(type)) fail(`chunk ${type} is critical and not known`);
    else {
      const known = others.get(type);
      const content = type === 'iCCP' ? profile(data) : data;
      if (known === undefined) others.set(type, [content]);
      else known.push(content);
    }
  }
  for (const [type, data] of others) facts[`chunk ${type}`] = shortFact(data);
  return {
    facts: { ...facts, ...exifFacts(exif) },
    layout: {
      ...(text.length === 0 ? {} : { 'text chunks': listFact(text) }),
      ...(exif.length === 0 ? {} : { Exif: bytesFact(exif) }),
    },
  };
}

function isCritical(type: string): boolean {
  return type[0]! < 'a';
}

const SHORT_BYTES = 16;

function shortFact(data: readonly Uint8Array[]): string {
  const [only] = data;
  return data.length === 1 && only!.length <= SHORT_BYTES ? `0x${Buffer.from(only!).toString('hex')}` : bytesFact(data);
}

/** The profile itself: how it is compressed is layout, and so is its label. */
function profile(data: Uint8Array): Uint8Array {
  const end = data.indexOf(0);
  if (end < 1 || data[end + 1] !== 0) return fail('chunk iCCP is broken');
  const { bytes, used } = inflateZlib(data.subarray(end + 2), MAX_PROFILE_BYTES);
  return used === data.length - end - 2 ? bytes : fail('bytes follow the profile in chunk iCCP');
}

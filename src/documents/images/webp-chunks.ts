import { ascii, startsWith, viewOf } from '../binaries.js';
import { fail } from '../trees/stop.js';
import type { Disposal, Region } from './canvas.js';

export interface WebpParts {
  readonly width: number;
  readonly height: number;
  /** Files of one still image each: the file without what follows it, or every frame of an animation. */
  readonly frames: readonly WebpFrame[];
  readonly animated: boolean;
  readonly facts: Readonly<Record<string, string>>;
  readonly layout: Readonly<Record<string, string>>;
}

/** A still image and where it is drawn; size as in its coded pixels, which is what a decoder allocates for. */
export interface WebpFrame extends Region {
  readonly image: Uint8Array;
  readonly blend: 'over' | 'source';
  readonly disposal: Disposal;
}

export interface Chunk {
  readonly type: string;
  readonly data: Uint8Array;
  /** The byte that fills up a chunk of an odd length. */
  readonly padding: number;
}

export function codingOf(chunks: readonly Chunk[]): string {
  return chunks.some(({ type }) => type === 'VP8L') ? 'lossless' : 'lossy';
}

export function dataOf(chunks: readonly Chunk[]): (type: string) => readonly Uint8Array[] {
  return (type) => chunks.filter((one) => one.type === type).map((one) => one.data);
}

/** Chunks that stand one after the other. */
export function chunksOf(bytes: Uint8Array): readonly Chunk[] {
  const view = viewOf(bytes);
  const chunks: Chunk[] = [];
  let at = 0;
  while (at < bytes.length) {
    if (at + 8 > bytes.length) fail('cut off in a chunk');
    const type = ascii(bytes, at, 4);
    if (!/^[ -~]{4}$/.test(type)) fail('no chunk begins where one is due');
    const size = view.getUint32(at + 4, true);
    if (at + 8 + size > bytes.length) fail(`cut off in chunk ${type}`);
    chunks.push({
      type,
      data: bytes.subarray(at + 8, at + 8 + size),
      padding: size % 2 === 0 ? 0 : (bytes[at + 8 + size] ?? 0),
    });
    // Chunks begin at even places.
    at += 8 + size + (size % 2);
  }
  return chunks;
}

/** The decoder allocates for the size in the coded image, so that one is looked at, whatever the outer header says. */
export function sizeOf(chunks: readonly Chunk[]): { readonly width: number; readonly height: number } {
  const data = dataOf(chunks);
  const coded = [...data('VP8 '), ...data('VP8L')];
  const [image] = coded;
  if (image === undefined || coded.length > 1) return fail(`${coded.length} images where one is due`);
  const view = viewOf(image);
  const lossless = data('VP8L').length > 0;
  if (image.length < 10) return fail('cut off in its pixels');
  if (!lossless) {
    if (!startsWith(image, '\x9d\x01\x2a', 3)) fail('no key frame');
    return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff };
  }
  if (image[0] !== 0x2f) fail('no lossless image');
  const bits = view.getUint32(1, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

/** Chunks of a still image that a decoder reads to their end, or thinks it does: colours and alpha. */
export function codedChunks(image: Uint8Array): readonly Chunk[] {
  return chunksOf(image.subarray(RIFF_BYTES)).filter(({ type }) => ['VP8 ', 'VP8L', 'ALPH'].includes(type));
}

const HAS_ALPHA = 0x10;

/** Whether a header of a lossless image says that it is opaque, which most programs believe whatever its pixels are. */
export function saysOpaque(image: Uint8Array): boolean {
  const data = dataOf(chunksOf(image.subarray(RIFF_BYTES)));
  const [pixels] = data('VP8L');
  const [extended] = data('VP8X');
  if (pixels === undefined) return false;
  return (pixels[4]! & HAS_ALPHA) === 0 || (extended !== undefined && (extended[0]! & HAS_ALPHA) === 0);
}

/** The image without the end of one of these chunks; undefined where the chunk is no longer than its header. */
export function withoutEnd(image: Uint8Array, { type }: Chunk, spare: number): Uint8Array | undefined {
  const all = chunksOf(image.subarray(RIFF_BYTES));
  // Without what else there is: how patient the decoder is hangs on the chunks beside. Alpha needs the extended header.
  const chunks = all.some((one) => one.type === 'ALPH') ? all : all.filter((one) => one.type === type);
  const found = chunks.find((one) => one.type === type);
  const least = type === 'ALPH' ? 1 : MIN_CODED_BYTES;
  if (found === undefined || found.data.length <= least + spare) return undefined;
  return riff(chunks.map((chunk) => (chunk === found ? { ...chunk, data: chunk.data.subarray(0, -spare) } : chunk)));
}

const RIFF_BYTES = 12;
/** The header of a frame and the first bytes of its pixels, which decoders read ahead. */
const MIN_CODED_BYTES = 18;

/** A file of these chunks. */
export function riff(chunks: readonly Pick<Chunk, 'type' | 'data'>[]): Uint8Array {
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks.map(chunkBytes)]);
  return Buffer.concat([Buffer.from('RIFF'), length(body.length), body]);
}

function chunkBytes({ type, data }: Pick<Chunk, 'type' | 'data'>): Buffer {
  return Buffer.concat([Buffer.from(type), length(data.length), data, Buffer.alloc(data.length % 2)]);
}

function length(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

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
    chunks.push({ type, data: bytes.subarray(at + 8, at + 8 + size) });
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

/** The coded pixels of a still image, and the image without the end of them; undefined where they are no longer than that. */
export function withoutEnd(
  image: Uint8Array,
  spare: number,
): { readonly coded: Uint8Array; readonly shorter: Uint8Array | undefined } {
  const chunks = chunksOf(image.subarray(RIFF_BYTES));
  const data = dataOf(chunks);
  const [coded] = [...data('VP8 '), ...data('VP8L')];
  if (coded === undefined || coded.length <= MIN_CODED_BYTES + spare) return { coded: image, shorter: undefined };
  const cut = chunks.map((chunk) => (chunk.data === coded ? { ...chunk, data: coded.subarray(0, -spare) } : chunk));
  return { coded, shorter: riff(cut) };
}

const RIFF_BYTES = 12;
/** The header of a frame and the first bytes of its pixels, which decoders read ahead. */
const MIN_CODED_BYTES = 18;

/** A file of these chunks. */
export function riff(chunks: readonly Chunk[]): Uint8Array {
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks.map(chunkBytes)]);
  return Buffer.concat([Buffer.from('RIFF'), length(body.length), body]);
}

function chunkBytes({ type, data }: Chunk): Buffer {
  return Buffer.concat([Buffer.from(type), length(data.length), data, Buffer.alloc(data.length % 2)]);
}

function length(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

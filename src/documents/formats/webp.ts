import { binaryResult, bytesFact } from '../binaries.js';
import type { Format, ReadInput, ReadResult } from '../format.js';
import { newCanvas, type Samples } from '../images/canvas.js';
import { bookPixels, checkPixels } from '../images/size.js';
import { type Chunk, codedChunks, saysOpaque, type WebpFrame, withoutEnd } from '../images/webp-chunks.js';
import { decodeWebp } from '../images/webp-decoder.js';
import { readWebp } from '../images/webp-file.js';
import { attempt, fail } from '../trees/stop.js';

/** WebP: every frame as it is shown on the whole canvas; delays, orientation and colour profile are values. */
export const webp: Format = { id: 'webp', read: (input) => attempt(() => read(input)) };

/** The library's own copy, and the one that it hands over. */
const COST = { held: 4, peak: 12 };

async function read(input: ReadInput): Promise<ReadResult> {
  const { bytes } = input;
  const { width, height, frames, animated, facts, layout } = readWebp(bytes);
  checkPixels(width, height, frames.length);
  bookPixels(input, width * height * frames.length, COST);
  const canvas = animated ? newCanvas(width, height, 8) : undefined;
  const shown: Samples[] = [];
  const unread: Uint8Array[] = [];
  let unshown = 0;
  for (const frame of frames) {
    const pixels = await pixelsOf(frame);
    if (saysOpaque(frame.image) && !isOpaque(pixels)) unshown += 1;
    for (const chunk of codedChunks(frame.image)) unread.push(await unreadEnd(frame, chunk, pixels));
    shown.push(canvas === undefined ? pixels : canvas.draw({ ...frame, pixels }));
  }
  return binaryResult({
    format: 'webp',
    content: { kind: 'image', width, height, depth: 8, frames: shown },
    facts: {
      ...facts,
      ...(unshown === 0 ? {} : { 'frames with alpha that are said to be opaque': String(unshown) }),
      ...(unread.every(({ length }) => length === 0) ? {} : { 'bytes behind the coded pixels': bytesFact(unread) }),
    },
    layout,
  });
}

function isOpaque(rgba: Samples): boolean {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 255) return false;
  return true;
}

/** So many bytes are taken off the end one after the other; where more than that can be, all of the chunk is compared. */
const MOST_TAKEN_OFF = 8;

/**
 * What stands behind the coded pixels in their chunk: the bytes without which the same picture is there. A coder may
 * fill up one or two itself. Nobody says where more than eight of them begin.
 */
async function unreadEnd({ image }: WebpFrame, chunk: Chunk, pixels: Samples): Promise<Uint8Array> {
  let taken = 0;
  while (taken < MOST_TAKEN_OFF) {
    const shorter = withoutEnd(image, chunk, taken + 1);
    if (shorter === undefined || !(await shows(shorter, pixels))) break;
    taken += 1;
  }
  return taken === MOST_TAKEN_OFF ? chunk.data : chunk.data.subarray(chunk.data.length - taken);
}

async function shows(image: Uint8Array, pixels: Samples): Promise<boolean> {
  try {
    const { buffer, byteOffset, byteLength } = (await decodeWebp(image)).data;
    return Buffer.compare(Buffer.from(buffer, byteOffset, byteLength), pixels as Uint8Array) === 0;
  } catch {
    return false;
  }
}

async function pixelsOf({ image, width, height }: WebpFrame): Promise<Samples> {
  const decoded = await decodeWebp(image).catch((error: unknown) => {
    return fail(`libwebp cannot read it: ${error instanceof Error ? error.message : 'unknown error'}`);
  });
  if (decoded.width !== width || decoded.height !== height) fail('the decoder made another size of it');
  const { buffer, byteOffset, byteLength } = decoded.data;
  return new Uint8Array(buffer, byteOffset, byteLength);
}

import { binaryResult, bytesFact } from '../binaries.js';
import type { Format, ReadInput, ReadResult } from '../format.js';
import { newCanvas, type Samples } from '../images/canvas.js';
import { checkPixels } from '../images/size.js';
import { type WebpFrame, withoutEnd } from '../images/webp-chunks.js';
import { decodeWebp } from '../images/webp-decoder.js';
import { readWebp } from '../images/webp-file.js';
import { attempt, fail } from '../trees/stop.js';

/** WebP: every frame as it is shown on the whole canvas; delays, orientation and colour profile are values. */
export const webp: Format = { id: 'webp', read: (input) => attempt(() => read(input)) };

async function read({ bytes }: ReadInput): Promise<ReadResult> {
  const { width, height, frames, animated, facts, layout } = readWebp(bytes);
  checkPixels(width, height, frames.length);
  const canvas = animated ? newCanvas(width, height, 8) : undefined;
  const shown: Samples[] = [];
  const unread: Uint8Array[] = [];
  for (const frame of frames) {
    const pixels = await pixelsOf(frame);
    const { coded, shorter } = withoutEnd(frame.image, SPARE_BYTES);
    if (shorter !== undefined && (await decodes(shorter))) unread.push(coded);
    shown.push(canvas === undefined ? pixels : canvas.draw({ ...frame, pixels }));
  }
  return binaryResult({
    format: 'webp',
    content: { kind: 'image', width, height, depth: 8, frames: shown },
    facts: { ...facts, ...(unread.length === 0 ? {} : { 'bytes behind the coded pixels': bytesFact(unread) }) },
    layout,
  });
}

/**
 * Coders fill up a few bytes at their end; pixels that are there without the last eight do not end where their chunk does.
 * Where what follows them begins nobody says, so all of the chunk is compared.
 */
const SPARE_BYTES = 8;

async function decodes(image: Uint8Array): Promise<boolean> {
  try {
    await decodeWebp(image);
    return true;
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

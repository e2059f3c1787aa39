import { binaryResult, bytesFact } from '../binaries.js';
import type { Format, ReadInput, ReadResult } from '../format.js';
import { parseBmpHeader } from '../images/bmp-header.js';
import { canHold, decodeBmp } from '../images/bmp-pixels.js';
import { bookPixels, checkPixels } from '../images/size.js';
import { attempt, fail } from '../trees/stop.js';

/** Windows bitmaps of every depth, run lengths included. */
export const bmp: Format = { id: 'bmp', read: (input) => attempt(() => read(input)) };

/** RGBA; what its file has of it is read in place. */
const COST = { held: 4, peak: 5 };

function read(input: ReadInput): ReadResult {
  const { bytes } = input;
  const header = parseBmpHeader(bytes);
  const { width, height, facts, layout } = header;
  checkPixels(width, height);
  if (!canHold(bytes, header)) fail('cut off: too little data for its pixels');
  bookPixels(input, width * height, COST);
  const { pixels, end, unread } = decodeBmp(bytes, header);
  const rest = bytes.subarray(end);
  return binaryResult({
    format: 'bmp',
    content: { kind: 'image', width, height, depth: 8, frames: [pixels] },
    facts: {
      ...facts,
      ...(unread.every((byte) => byte === 0) ? {} : { 'bytes between the pixels': bytesFact(unread) }),
      ...(rest.every((byte) => byte === 0) ? {} : { 'bytes after the pixels': bytesFact(rest) }),
    },
    layout,
  });
}

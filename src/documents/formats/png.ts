import { binaryResult, bytesFact } from '../binaries.js';
import type { Format, ReadInput, ReadResult } from '../format.js';
import { type Chunk, chunkFacts, readChunks } from '../images/png-chunks.js';
import { decodeFrames } from '../images/png-frames.js';
import { parseHeader } from '../images/png-pixels.js';
import { checkPixels } from '../images/size.js';
import { attempt, fail } from '../trees/stop.js';

const COLOR_TYPES: Readonly<Record<number, string>> = {
  0: 'grey',
  2: 'RGB',
  3: 'palette',
  4: 'grey with alpha',
  6: 'RGBA',
};

/** PNG and animated PNG: pixels, frames, and every chunk that is not plainly metadata. */
export const png: Format = { id: 'png', read: (input) => attempt(() => readPng(input)) };

function readPng({ bytes }: ReadInput): ReadResult {
  const { chunks, rest } = readChunks(bytes);
  const [first] = chunks;
  if (first?.type !== 'IHDR' || only(chunks, 'IHDR') === undefined) return fail('does not begin with chunk IHDR');
  const header = parseHeader(first.data);
  checkPixels(header.width, header.height);
  checkOrder(chunks);
  const palette = only(chunks, 'PLTE') ?? new Uint8Array(0);
  const { facts, layout } = chunkFacts(chunks);
  const { frames, facts: animation } = decodeFrames(header, palette, only(chunks, 'tRNS'), chunks);
  const { width, height, depth, colorType, interlaced } = header;
  return binaryResult({
    format: 'png',
    content: { kind: 'image', width, height, depth: depth === 16 ? 16 : 8, frames },
    facts: {
      ...facts,
      ...animation,
      // Beside true colour a palette is advice to displays, and counts as every chunk does.
      ...(colorType !== 3 && palette.length > 0 ? { 'chunk PLTE': bytesFact(palette) } : {}),
      ...(rest.length === 0 ? {} : { 'bytes after the image': bytesFact(rest) }),
    },
    layout: {
      ...layout,
      'colour type': COLOR_TYPES[colorType]!,
      ...(depth < 8 ? { 'bits in the file': String(depth) } : {}),
      ...(interlaced ? { interlaced: 'yes' } : {}),
    },
  });
}

/** The data of a chunk that may stand once. */
function only(chunks: readonly Chunk[], type: string): Uint8Array | undefined {
  const [first, second] = chunks.filter((chunk) => chunk.type === type);
  return second === undefined ? first?.data : fail(`chunk ${type} stands there twice`);
}

/** Palette and transparency before the pixels, the pixels in one run: out of order, programs see different images. */
function checkOrder(chunks: readonly Chunk[]): void {
  const types = chunks.map(({ type }) => type);
  const [start, end] = [types.indexOf('IDAT'), types.lastIndexOf('IDAT')];
  if (types.slice(start, end + 1).some((type) => type !== 'IDAT')) fail('its pixels are not in one run');
  if (types.slice(start).some((type) => type === 'PLTE' || type === 'tRNS' || type === 'acTL'))
    fail('a palette, transparency or animation after the pixels');
  if (types.includes('tRNS') && types.indexOf('tRNS') < types.indexOf('PLTE')) fail('transparency before its palette');
}

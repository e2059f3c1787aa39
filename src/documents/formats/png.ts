import { binaryDocument, binaryResult, bytesFact, viewOf } from '../binaries.js';
import type { FixtureDocument, Image } from '../document.js';
import type { Format, ReadInput, ReadResult } from '../format.js';
import type { Samples } from '../images/canvas.js';
import { type Chunk, chunkFacts, readChunks } from '../images/png-chunks.js';
import { decodeFrames } from '../images/png-frames.js';
import { type PngHeader, parseHeader, requireData } from '../images/png-pixels.js';
import { bookPixels, checkPixels } from '../images/size.js';
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

/** RGBA, the rows as they are in the file, and what an animation is drawn on. Bytes a pixel for samples of a byte. */
const COST = { held: 4, peak: 9 };

function readPng(input: ReadInput): ReadResult {
  const { chunks, rest } = readChunks(input.bytes);
  const { header, palette, transparency, facts, moreFacts, layout } = describeChunks(chunks, rest);
  const { width, height, depth } = header;
  const frames = framesIn(chunks);
  checkPixels(width, height, frames);
  const still = chunks.flatMap(({ type, data }) => (type === 'IDAT' ? [data] : []));
  if (still.length > 0) requireData(header, still);
  bookPixels(input, width * height * (depth === 16 ? 2 : 1) * frames, COST);
  const { frames: shown, facts: animation } = decodeFrames(header, palette, transparency, chunks);
  return binaryResult({
    format: 'png',
    content: imageOf(header, shown),
    facts: { ...facts, ...animation, ...moreFacts },
    layout,
  });
}

/** As many as are announced. The still image may be none of the frames. */
function framesIn(chunks: readonly Chunk[]): number {
  const announced = chunks.find(({ type }) => type === 'acTL')?.data;
  return announced?.length === 8 ? 1 + viewOf(announced).getUint32(0) : 1;
}

/** All that chunks say beside the pixels. */
export interface PngDescription {
  readonly header: PngHeader;
  readonly palette: Uint8Array;
  readonly transparency: Uint8Array | undefined;
  readonly facts: Readonly<Record<string, string>>;
  /** These are told after those of an animation. */
  readonly moreFacts: Readonly<Record<string, string>>;
  readonly layout: Readonly<Record<string, string>>;
}

/** `rest` is what follows the end mark. Looks at the data of no chunk that holds pixels. */
export function describeChunks(chunks: readonly Chunk[], rest: Uint8Array): PngDescription {
  const [first] = chunks;
  if (first?.type !== 'IHDR' || only(chunks, 'IHDR') === undefined) return fail('does not begin with chunk IHDR');
  const header = parseHeader(first.data);
  checkPixels(header.width, header.height);
  checkOrder(chunks);
  const palette = only(chunks, 'PLTE') ?? new Uint8Array(0);
  const { facts, layout } = chunkFacts(chunks);
  const { depth, colorType, interlaced } = header;
  return {
    header,
    palette,
    transparency: only(chunks, 'tRNS'),
    facts,
    moreFacts: {
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
  };
}

/** An image that is not animated, its pixels left out. */
export function pngWithoutPixels({ header, facts, moreFacts, layout }: PngDescription): FixtureDocument {
  return binaryDocument({ format: 'png', content: imageOf(header, []), facts: { ...facts, ...moreFacts }, layout });
}

function imageOf({ width, height, depth }: PngHeader, frames: readonly Samples[]): Image {
  return { kind: 'image', width, height, depth: depth === 16 ? 16 : 8, frames };
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

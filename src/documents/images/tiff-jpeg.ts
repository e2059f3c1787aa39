import { bytesFact } from '../binaries.js';
import type { ReadInput } from '../format.js';
import { fail, stopAtLimit } from '../trees/stop.js';
import { decodeJpeg, type Jpeg } from './jpeg-decoder.js';
import type { Use } from './spans.js';
import type { Directory } from './tiff-directory.js';
import { RGB, type TiffLayout, YCBCR } from './tiff-layout.js';
import { type Block, blocksIn, copyBlock, newRaster, type Raster } from './tiff-samples.js';

/** Tables that all strips and tiles share, as a JPEG without an image. */
const TABLES = 347;
/** Start and end mark. */
const MARK_BYTES = 2;

export interface JpegRaster {
  readonly raster: Raster;
  readonly facts: Readonly<Record<string, string>>;
  readonly layout: Readonly<Record<string, string>>;
}

/** Strips or tiles that are each a JPEG (TIFF Technical Note 2), decoded by the decoder that reads such files. */
export async function readJpegRaster(
  input: ReadInput,
  directory: Directory,
  layout: TiffLayout,
  use: Use,
): Promise<JpegRaster> {
  const raster = newRaster(layout);
  const tables = tablesOf(directory);
  const said = new Map<string, Set<string>>();
  const note = (kind: string, all: Readonly<Record<string, string>>): void => {
    for (const [name, value] of Object.entries(all)) {
      const key = `${kind} ${name}`;
      said.set(key, (said.get(key) ?? new Set()).add(value));
    }
  };
  for (const block of blocksIn(input.bytes, directory, layout)) {
    use(block.start, block.start + block.data.length);
    const jpeg = await decodeBlock(block, tables, layout, input);
    copyBlock(samplesOf(jpeg.rgba, block.part.samples), block.part, raster, block.place);
    note('fact', jpeg.facts);
    note('layout', jpeg.parts.layout);
  }
  const all = (kind: string): Record<string, string> => {
    const own = [...said].filter(([key]) => key.startsWith(`${kind} `));
    return Object.fromEntries(
      own.map(([key, values]) => [`JPEG: ${key.slice(kind.length + 1)}`, inShort([...values])]),
    );
  };
  return { raster, facts: all('fact'), layout: all('layout') };
}

/** Mostly all blocks say the same. */
function inShort(values: readonly string[]): string {
  return values.length === 1 ? values[0]! : bytesFact(values.map((value) => Buffer.from(value)));
}

function tablesOf({ tags }: Directory): Uint8Array {
  const tag = tags.get(TABLES);
  if (tag === undefined) return new Uint8Array();
  const { bytes } = tag;
  const framed = bytes[0] === 0xff && bytes[1] === 0xd8 && bytes.at(-2) === 0xff && bytes.at(-1) === 0xd9;
  return framed ? bytes.subarray(MARK_BYTES, -MARK_BYTES) : fail('broken tables for its JPEGs');
}

async function decodeBlock(
  { data, part }: Block,
  tables: Uint8Array,
  { photometric }: TiffLayout,
  input: ReadInput,
): Promise<Jpeg> {
  const image = Buffer.concat([data.subarray(0, MARK_BYTES), tables, data.subarray(MARK_BYTES)]);
  const jpeg = await decodeJpeg(image, input, photometric === YCBCR);
  const { width, height, components, transform } = jpeg.parts;
  if (width !== part.columns || height !== part.rows || components !== part.samples)
    return fail(
      `a JPEG of ${width}x${height}x${components} where there must be ${part.columns}x${part.rows}x${part.samples}`,
    );
  // The decoder believes this segment, readers of TIFF do not.
  if (photometric === RGB && components === 3 && transform)
    return stopAtLimit('a JPEG of other colours than its TIFF says');
  return jpeg;
}

function samplesOf(rgba: Uint8Array, samples: number): Uint8Array {
  const count = rgba.length / 4;
  const output = new Uint8Array(count * samples);
  for (let pixel = 0; pixel < count; pixel += 1) {
    for (let sample = 0; sample < samples; sample += 1) output[pixel * samples + sample] = rgba[pixel * 4 + sample]!;
  }
  return output;
}

import { inflateZlibInto } from '../archives/inflate.js';
import { viewOf } from '../binaries.js';
import { fail } from '../trees/stop.js';
import type { Samples } from './canvas.js';

export interface PngHeader {
  readonly width: number;
  readonly height: number;
  /** Bits a sample in the file. */
  readonly depth: number;
  readonly colorType: number;
  readonly interlaced: boolean;
}

/** Samples a pixel, and the depths that the colour type may have (PNG section 11.2.1). */
const COLOR_TYPES: Readonly<Record<number, { readonly samples: number; readonly depths: readonly number[] }>> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
};

export function parseHeader(data: Uint8Array): PngHeader {
  if (data.length !== 13) fail('chunk IHDR has a wrong length');
  const view = viewOf(data);
  const [depth, colorType, compression, filter, interlace] = [8, 9, 10, 11, 12].map((at) => data[at]!);
  if (COLOR_TYPES[colorType!]?.depths.includes(depth!) !== true)
    fail(`colour type ${colorType} with ${depth} bits a sample does not exist`);
  if (compression !== 0 || filter !== 0 || interlace! > 1)
    fail('a compression, filter or interlacing that does not exist');
  return {
    width: view.getUint32(0),
    height: view.getUint32(4),
    depth: depth!,
    colorType: colorType!,
    interlaced: interlace === 1,
  };
}

/** Offset and step of the seven passes of interlacing, and of the only pass without. */
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;
const WHOLE = [[0, 0, 1, 1]] as const;

interface Pass {
  readonly left: number;
  readonly top: number;
  readonly stepX: number;
  readonly stepY: number;
  readonly width: number;
  readonly height: number;
  readonly rowBytes: number;
}

/** zlib makes at most so many bytes out of one. */
const MAX_DEFLATE_RATIO = 1_032;

/** Refuses pixels that so few compressed bytes cannot be. */
export function requireData(header: PngHeader, data: readonly Uint8Array[]): void {
  const compressed = data.reduce((sum, { length }) => sum + length, 0);
  if (compressed * MAX_DEFLATE_RATIO < sizeOf(passesOf(header, bitsOfPixel(header))))
    fail('cut off: too little data for its pixels');
}

/** Of the rows with the byte for their filter. */
function sizeOf(passes: readonly Pass[]): number {
  return passes.reduce((sum, pass) => sum + pass.height * (1 + pass.rowBytes), 0);
}

/**
 * RGBA, 16 bits a sample where the file has 16, else 8. Written here because the library zeroes the colour of pixels
 * that tRNS makes transparent, and inflates interlaced images without a bound (docs/adr/0102).
 */
export function decodePixels(
  header: PngHeader,
  palette: Uint8Array,
  transparency: Uint8Array | undefined,
  data: readonly Uint8Array[],
): Samples {
  const bits = bitsOfPixel(header);
  const passes = passesOf(header, bits);
  const expected = sizeOf(passes);
  requireData(header, data);
  const compressed = data.length === 1 ? data[0]! : Buffer.concat(data);
  const { bytes: raw, used } = inflateZlibInto(compressed, expected);
  if (used !== compressed.length) fail(`${compressed.length - used} bytes follow the compressed pixels`);
  if (raw.length !== expected) fail(`${raw.length} bytes of pixels where its size asks for ${expected}`);
  let at = 0;
  for (const pass of passes) {
    unfilter(raw, at, pass, Math.max(1, bits >> 3));
    at += pass.height * (1 + pass.rowBytes);
  }
  if (isPlain(header) && !header.interlaced && transparency === undefined) return packed(raw, header);
  return expanded(raw, passes, header, expander(header, palette, transparency));
}

/** Whether rows are RGBA of eight bits as they stand in the file. */
function isPlain({ colorType, depth }: PngHeader): boolean {
  return colorType === 6 && depth === 8;
}

/** Bits that a pixel takes in a row. */
function bitsOfPixel({ colorType, depth }: PngHeader): number {
  return COLOR_TYPES[colorType]!.samples * depth;
}

/** What a row of an image without interlacing takes in the file, without the byte of its filter, and how it is read. */
export interface RowReader {
  readonly bytes: number;
  /** Takes the filter off, in place. `above` is the row above without its filter, zeros for the first row. */
  readonly unfilter: (filter: number, row: Uint8Array, above: Uint8Array) => void;
  /** RGBA as `decodePixels` makes it. Valid until the next call, and no longer than the row. */
  readonly samples: (row: Uint8Array) => Samples;
}

export function rowReader(header: PngHeader, palette: Uint8Array, transparency: Uint8Array | undefined): RowReader {
  const bits = bitsOfPixel(header);
  const step = Math.max(1, bits >> 3);
  const { width, depth } = header;
  const unfilter: RowReader['unfilter'] = (filter, row, above) => filterOf(filter)(row, above, step);
  const bytes = Math.ceil((width * bits) / 8);
  const expand = expander(header, palette, transparency);
  if (isPlain(header)) return { bytes, unfilter, samples: (row) => row };
  const output: Samples = depth === 16 ? new Uint16Array(width * 4) : new Uint8Array(width * 4);
  const samples = (row: Uint8Array): Samples => {
    for (let x = 0; x < width; x += 1) expand(row, x, output, x * 4);
    return output;
  };
  return { bytes, unfilter, samples };
}

/** RGBA as it stands in the file, the rows moved together in place: an image may be most of the memory there is. */
function packed(raw: Uint8Array, { width, height }: PngHeader): Uint8Array {
  const row = width * 4;
  for (let y = 0; y < height; y += 1) raw.copyWithin(y * row, y * (row + 1) + 1, (y + 1) * (row + 1));
  return raw.subarray(0, height * row);
}

function expanded(raw: Uint8Array, passes: readonly Pass[], header: PngHeader, expand: Expand): Samples {
  const { width, height, depth } = header;
  const output: Samples = depth === 16 ? new Uint16Array(width * height * 4) : new Uint8Array(width * height * 4);
  let at = 0;
  for (const pass of passes) {
    for (let y = 0; y < pass.height; y += 1) {
      const row = raw.subarray(at + y * (1 + pass.rowBytes) + 1, at + (y + 1) * (1 + pass.rowBytes));
      const line = (pass.top + y * pass.stepY) * width;
      for (let x = 0; x < pass.width; x += 1) expand(row, x, output, (line + pass.left + x * pass.stepX) * 4);
    }
    at += pass.height * (1 + pass.rowBytes);
  }
  return output;
}

function passesOf({ width, height, interlaced }: PngHeader, bits: number): readonly Pass[] {
  const passes: Pass[] = [];
  for (const [left, top, stepX, stepY] of interlaced ? ADAM7 : WHOLE) {
    const columns = Math.ceil((width - left) / stepX);
    const rows = Math.ceil((height - top) / stepY);
    if (columns <= 0 || rows <= 0) continue;
    passes.push({ left, top, stepX, stepY, width: columns, height: rows, rowBytes: Math.ceil((columns * bits) / 8) });
  }
  return passes;
}

/** Takes the filters off the rows of a pass, in place (PNG section 9). `step` is the distance in bytes to the pixel before. */
function unfilter(raw: Uint8Array, start: number, { height, rowBytes }: Pass, step: number): void {
  // Above the first row lie zeros.
  let above: Uint8Array = new Uint8Array(rowBytes);
  for (let y = 0; y < height; y += 1) {
    const from = start + y * (1 + rowBytes) + 1;
    const row = raw.subarray(from, from + rowBytes);
    filterOf(raw[from - 1]!)(row, above, step);
    above = row;
  }
}

function filterOf(filter: number): Unfilter {
  return FILTERS[filter] ?? fail(`filter ${filter} does not exist`);
}

/** Adds the guess to each byte. A loop for each filter: a large image spends most of its time here. */
type Unfilter = (row: Uint8Array, above: Uint8Array, step: number) => void;

const FILTERS: readonly Unfilter[] = [
  () => undefined,
  (row, _above, step) => {
    for (let x = step; x < row.length; x += 1) row[x] = row[x]! + row[x - step]!;
  },
  (row, above) => {
    for (let x = 0; x < row.length; x += 1) row[x] = row[x]! + above[x]!;
  },
  (row, above, step) => {
    const first = Math.min(step, row.length);
    for (let x = 0; x < first; x += 1) row[x] = row[x]! + (above[x]! >> 1);
    for (let x = step; x < row.length; x += 1) row[x] = row[x]! + ((row[x - step]! + above[x]!) >> 1);
  },
  (row, above, step) => {
    const first = Math.min(step, row.length);
    for (let x = 0; x < first; x += 1) row[x] = row[x]! + above[x]!;
    for (let x = step; x < row.length; x += 1) row[x] = row[x]! + paeth(row[x - step]!, above[x]!, above[x - step]!);
  },
];

function paeth(left: number, above: number, corner: number): number {
  const a = Math.abs(above - corner);
  const b = Math.abs(left - corner);
  const c = Math.abs(left + above - corner - corner);
  if (a <= b && a <= c) return left;
  return b <= c ? above : corner;
}

type Expand = (row: Uint8Array, x: number, output: Samples, to: number) => void;

/** Makes RGBA of one pixel. Transparency by colour takes nothing from the colour: what hides there still counts. */
function expander(header: PngHeader, palette: Uint8Array, transparency: Uint8Array | undefined): Expand {
  const { depth, colorType } = header;
  const most = depth === 16 ? 65_535 : 255;
  if (colorType === 3) return paletteExpander(depth, palette, transparency);
  const { samples } = COLOR_TYPES[colorType]!;
  const gray = samples < 3;
  const alpha = colorType >= 4;
  if (alpha && transparency !== undefined) fail('chunk tRNS in an image that has alpha');
  const key = alpha ? undefined : transparentColor(transparency, samples);
  // Samples of less than a byte are spread over the range exactly: 255 is a multiple of 1, 3 and 15.
  const scale = depth < 8 ? 255 / (2 ** depth - 1) : 1;
  return (row, x, output, to) => {
    const first = sampleAt(row, x * samples, depth);
    const green = gray ? first : sampleAt(row, x * samples + 1, depth);
    const blue = gray ? first : sampleAt(row, x * samples + 2, depth);
    output[to] = first * scale;
    output[to + 1] = green * scale;
    output[to + 2] = blue * scale;
    if (alpha) output[to + 3] = sampleAt(row, x * samples + samples - 1, depth);
    else {
      const hidden = key !== undefined && first === key[0] && (gray || (green === key[1] && blue === key[2]));
      output[to + 3] = hidden ? 0 : most;
    }
  };
}

function sampleAt(row: Uint8Array, index: number, depth: number): number {
  if (depth === 8) return row[index]!;
  if (depth === 16) return row[index * 2]! * 256 + row[index * 2 + 1]!;
  const bit = index * depth;
  return (row[bit >> 3]! >> (8 - depth - (bit & 7))) & (2 ** depth - 1);
}

function transparentColor(transparency: Uint8Array | undefined, samples: number): readonly number[] | undefined {
  if (transparency === undefined) return undefined;
  if (transparency.length !== samples * 2) fail('chunk tRNS has a wrong length');
  const view = viewOf(transparency);
  return Array.from({ length: samples }, (_, index) => view.getUint16(index * 2));
}

function paletteExpander(depth: number, palette: Uint8Array, transparency: Uint8Array | undefined): Expand {
  if (palette.length === 0 || palette.length % 3 !== 0) fail('no palette, or a broken one');
  if ((transparency?.length ?? 0) > palette.length / 3) fail('chunk tRNS has a wrong length');
  return (row, x, output, to) => {
    const index = sampleAt(row, x, depth);
    if (index * 3 >= palette.length) fail(`colour ${index} is not in the palette`);
    output[to] = palette[index * 3]!;
    output[to + 1] = palette[index * 3 + 1]!;
    output[to + 2] = palette[index * 3 + 2]!;
    output[to + 3] = transparency?.[index] ?? 255;
  };
}

import { inflateZlib } from '../archives/inflate.js';
import { readElements } from '../arrays/elements.js';
import { viewOf } from '../binaries.js';
import type { Tensor } from '../document.js';
import { fail } from '../trees/stop.js';
import { unpackLzw } from './lzw.js';
import type { Use } from './spans.js';
import { type Directory, numbersOf } from './tiff-directory.js';
import type { TiffLayout } from './tiff-layout.js';

/** The best that any of the methods does; data that cannot be enough are refused before anything is allocated. */
const BEST_RATIO = 2_048;

/** A strip or tile: where it lies in the file, what it holds, and where in the image it belongs. */
export interface Block {
  readonly data: Uint8Array;
  readonly start: number;
  readonly part: Part;
  readonly place: Place;
}

/** Samples row by row, those of a pixel together, and what strips and tiles hold beyond the edges of the image. */
export interface Raster {
  readonly samples: Uint8Array;
  readonly beyond: Uint8Array[];
}

/** The strips or tiles of an image, in the order of the file's list. */
export function blocksIn(bytes: Uint8Array, directory: Directory, layout: TiffLayout): readonly Block[] {
  const { width, height, bits, samples, planar, tiled, blockWidth, blockHeight } = layout;
  const offsets = numbersOf(directory, tiled ? 324 : 273);
  const counts = countsOf(directory, layout);
  const across = Math.ceil(width / blockWidth);
  const down = Math.ceil(height / blockHeight);
  const blocks = across * down * (planar ? samples : 1);
  const what = tiled ? 'tiles' : 'strips';
  if (offsets.length !== blocks || counts.length !== blocks)
    fail(`${offsets.length} ${what} where there must be ${blocks}`);
  return offsets.map((start, index) => {
    const count = counts[index]!;
    if (start + count > bytes.length) fail(`cut off in a ${tiled ? 'tile' : 'strip'}`);
    const plane = Math.floor(index / (across * down));
    const top = Math.floor((index % (across * down)) / across) * blockHeight;
    const left = (index % across) * blockWidth;
    const rows = tiled ? blockHeight : Math.min(blockHeight, height - top);
    const sampleBytes = Math.max(1, bits / 8);
    return {
      data: bytes.subarray(start, start + count),
      start,
      part: { rows, columns: blockWidth, samples: planar ? 1 : samples },
      place: { left, top, plane, width, height, step: samples, sampleBytes },
    };
  });
}

/** Refuses pixels that so few stored bytes cannot be. */
export function requireStored(directory: Directory, layout: TiffLayout): void {
  const { width, height, samples, bits } = layout;
  const stored = countsOf(directory, layout).reduce((sum, count) => sum + count, 0);
  if (stored * BEST_RATIO < (width * height * samples * bits) / 8) fail('cut off: too little data for its pixels');
}

/** Bytes of each strip or tile. */
function countsOf(directory: Directory, { tiled }: TiffLayout): readonly number[] {
  return numbersOf(directory, tiled ? 325 : 279);
}

export function newRaster({ width, height, samples, bits }: TiffLayout): Raster {
  return { samples: new Uint8Array(width * height * samples * Math.max(1, bits / 8)), beyond: [] };
}

/** All samples of an image. What follows the end of compressed data is not used. */
export function readRaster(bytes: Uint8Array, directory: Directory, layout: TiffLayout, use: Use): Raster {
  const raster = newRaster(layout);
  for (const { data, start, part, place } of blocksIn(bytes, directory, layout)) {
    const used: Use = (from, to) => use(start + from, start + to);
    copyBlock(readBlock(data, part, directory, layout, used, raster.beyond), part, raster, place);
  }
  return raster;
}

export function elementsOf({ samples }: Raster, { dtype }: TiffLayout, { little }: Directory): Tensor['values'] {
  return readElements(samples, dtype, !little);
}

export interface Part {
  readonly rows: number;
  readonly columns: number;
  /** Samples a pixel in this part. */
  readonly samples: number;
}

/** The samples of a strip or tile as whole bytes in the order of the file, differences undone. */
function readBlock(
  packed: Uint8Array,
  part: Part,
  directory: Directory,
  layout: TiffLayout,
  use: Use,
  beyond: Uint8Array[],
): Uint8Array {
  const { bits, predictor, compression } = layout;
  const { rows, columns, samples } = part;
  const rowBytes = Math.ceil((columns * samples * bits) / 8);
  const raw = unpack(packed, rows * rowBytes, compression, use);
  if (bits < 8) return widenBits(raw, part, bits, rowBytes, beyond);
  if (predictor === 1) return raw;
  // Only what was unpacked has a predictor, so this is no view of the file itself.
  for (let row = 0; row < rows; row += 1) {
    const line = raw.subarray(row * rowBytes, (row + 1) * rowBytes);
    if (predictor === 2) undoDifferences(line, samples, bits, directory.little);
    else undoFloatDifferences(line, samples, bits / 8, directory.little);
  }
  return raw;
}

function unpack(data: Uint8Array, expected: number, compression: string, use: Use): Uint8Array {
  if (compression === 'none') {
    use(0, data.length);
    return data.length === expected ? data : fail(`a strip of ${data.length} bytes, not ${expected}`);
  }
  if (compression === 'deflate') {
    const { bytes, used } = inflateZlib(data, expected);
    use(0, used);
    return bytes.length === expected ? bytes : fail('a strip is cut off');
  }
  const output = new Uint8Array(expected);
  const filled =
    compression === 'LZW'
      ? unpackLzw(data, output, { order: 'high first', literalBits: 8, early: true, use })
      : unpackBits(data, output, use);
  return filled === expected ? output : fail('a strip is cut off');
}

function unpackBits(data: Uint8Array, output: Uint8Array, use: Use): number {
  let at = 0;
  let to = 0;
  while (at < data.length && to < output.length) {
    const head = data[at]!;
    at += 1;
    if (head === 128) continue;
    if (head < 128) {
      const literal = data.subarray(at, at + head + 1);
      if (literal.length > output.length - to) fail('a strip has more pixels than it may');
      output.set(literal, to);
      to += literal.length;
      at += head + 1;
    } else {
      const end = to + 257 - head;
      if (end > output.length || at >= data.length) fail('a strip has more pixels than it may');
      output.fill(data[at]!, to, end);
      to = end;
      at += 1;
    }
  }
  // A head of 128 means nothing, so writers may fill up with it.
  while (data[at] === 128) at += 1;
  use(0, at);
  return to;
}

/** Samples of 1, 2 or 4 bits, the highest first; rows begin at whole bytes. */
function widenBits(
  raw: Uint8Array,
  { rows, columns, samples }: Part,
  bits: number,
  rowBytes: number,
  beyond: Uint8Array[],
): Uint8Array {
  const perRow = columns * samples;
  const output = new Uint8Array(rows * perRow);
  const mask = 2 ** bits - 1;
  /** The bits that fill up the last byte of each row; all ones are as little as none. */
  const filled = new Uint8Array(rows);
  for (let row = 0; row < rows; row += 1) {
    for (let index = 0; index < perRow; index += 1) {
      const bit = index * bits;
      output[row * perRow + index] = (raw[row * rowBytes + (bit >> 3)]! >> (8 - bits - (bit & 7))) & mask;
    }
    const spare = 2 ** (rowBytes * 8 - perRow * bits) - 1;
    const rest = raw[(row + 1) * rowBytes - 1]! & spare;
    filled[row] = rest === spare ? 255 : rest;
  }
  if (rowBytes * 8 > perRow * bits) beyond.push(filled);
  return output;
}

/** Predictor 2: each sample is the difference to the same sample of the pixel on its left. */
function undoDifferences(line: Uint8Array, samples: number, bits: number, little: boolean): void {
  if (bits === 8) {
    for (let index = samples; index < line.length; index += 1) line[index]! += line[index - samples]!;
    return;
  }
  const view = viewOf(line);
  const size = bits / 8;
  for (let at = samples * size; at < line.length; at += size) {
    const before = at - samples * size;
    if (bits === 16) view.setUint16(at, view.getUint16(at, little) + view.getUint16(before, little), little);
    else view.setUint32(at, view.getUint32(at, little) + view.getUint32(before, little), little);
  }
}

/** Predictor 3 (Adobe's note on floating point): the highest bytes of a row first, as differences byte by byte. */
function undoFloatDifferences(line: Uint8Array, samples: number, size: number, little: boolean): void {
  for (let index = samples; index < line.length; index += 1) line[index]! += line[index - samples]!;
  const planes = Uint8Array.from(line);
  const count = line.length / size;
  for (let value = 0; value < count; value += 1) {
    for (let byte = 0; byte < size; byte += 1) {
      line[value * size + (little ? size - 1 - byte : byte)] = planes[byte * count + value]!;
    }
  }
}

export interface Place {
  readonly left: number;
  readonly top: number;
  readonly plane: number;
  readonly width: number;
  readonly height: number;
  /** Samples a pixel in the image. */
  readonly step: number;
  readonly sampleBytes: number;
}

/** Puts a block where it belongs. What fills up a tile beyond the image is shown by nobody. */
export function copyBlock(data: Uint8Array, part: Part, { samples: raster, beyond }: Raster, place: Place): void {
  const { left, top, plane, width, height, step, sampleBytes } = place;
  const columns = Math.min(part.columns, width - left);
  const rows = Math.min(part.rows, height - top);
  const pixel = part.samples * sampleBytes;
  for (let row = 0; row < part.rows; row += 1) {
    const from = row * part.columns * pixel;
    const inside = row < rows ? columns * pixel : 0;
    const outside = data.subarray(from + inside, from + part.columns * pixel);
    if (outside.length > 0) beyond.push(outside);
    if (inside === 0) continue;
    const to = ((top + row) * width + left) * step * sampleBytes;
    if (part.samples === step) {
      raster.set(data.subarray(from, from + inside), to);
      continue;
    }
    for (let column = 0; column < columns; column += 1) {
      for (let byte = 0; byte < sampleBytes; byte += 1) {
        raster[to + (column * step + plane) * sampleBytes + byte] = data[from + column * sampleBytes + byte]!;
      }
    }
  }
}

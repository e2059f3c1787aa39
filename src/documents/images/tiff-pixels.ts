import { inflateZlib } from '../archives/inflate.js';
import { viewOf } from '../binaries.js';
import { fail, stopAtLimit } from '../trees/stop.js';
import type { Samples } from './canvas.js';
import { unpackLzw } from './lzw.js';
import { checkPixels } from './size.js';
import { type Directory, numberOf, numbersOf } from './tiff-directory.js';

export interface TiffLayout {
  readonly width: number;
  readonly height: number;
  readonly depth: 8 | 16;
  readonly samples: number;
  readonly compression: string;
  readonly photometric: number;
  readonly predictor: boolean;
  readonly rowsPerStrip: number;
  /** `none`, `straight`, `premultiplied` or `unspecified`. */
  readonly alpha: string;
}

const COMPRESSIONS: Readonly<Record<number, string>> = {
  1: 'none',
  5: 'LZW',
  8: 'deflate',
  32773: 'PackBits',
  32946: 'deflate',
};
const WHITE_IS_ZERO = 0;
const BLACK_IS_ZERO = 1;
const RGB = 2;
const PALETTE = 3;
const ALPHAS = ['unspecified', 'premultiplied', 'straight'];

/** Everyday images only: strips of grey, RGB or palette with or without alpha. The rest fails upward (docs/adr/0103). */
export function layoutOf(directory: Directory): TiffLayout {
  const width = numberOf(directory, 256, 0);
  const height = numberOf(directory, 257, 0);
  checkPixels(width, height);
  const samples = numberOf(directory, 277, 1);
  const bits = numbersOf(directory, 258);
  const photometric = numberOf(directory, 262, -1);
  const extra = numbersOf(directory, 338);
  const depth = bits[0] ?? 1;
  const compression = COMPRESSIONS[numberOf(directory, 259, 1)];
  const colors = photometric === RGB ? 3 : 1;
  const readable =
    compression !== undefined &&
    [WHITE_IS_ZERO, BLACK_IS_ZERO, RGB, PALETTE].includes(photometric) &&
    (depth === 8 || depth === 16) &&
    bits.length === samples &&
    bits.every((one) => one === depth) &&
    numbersOf(directory, 339).every((one) => one === 1) &&
    numberOf(directory, 266, 1) === 1 &&
    (samples === 1 || numberOf(directory, 284, 1) === 1) &&
    samples === colors + extra.length &&
    extra.length <= 1 &&
    !directory.tags.has(322) &&
    !(photometric === PALETTE && (depth !== 8 || extra.length > 0));
  if (!readable || (depth !== 8 && depth !== 16) || compression === undefined)
    return stopAtLimit('its pixels are stored in a way that is not read here');
  const predictor = numberOf(directory, 317, 1);
  if (predictor > 2) stopAtLimit(`predictor ${predictor} is not read`);
  return {
    ...{ width, height, depth, samples, compression, photometric, predictor: predictor === 2 },
    rowsPerStrip: Math.max(1, Math.min(height, numberOf(directory, 278, height))),
    alpha: extra.length === 0 ? 'none' : (ALPHAS[extra[0]!] ?? 'unspecified'),
  };
}

export function decodeTiff(bytes: Uint8Array, directory: Directory, layout: TiffLayout): Samples {
  const { width, height, depth, samples, rowsPerStrip } = layout;
  const offsets = numbersOf(directory, 273);
  const counts = numbersOf(directory, 279);
  const strips = Math.ceil(height / rowsPerStrip);
  if (offsets.length !== strips || counts.length !== strips)
    fail(`${offsets.length} strips where there must be ${strips}`);
  const rowBytes = (width * samples * depth) / 8;
  const stored = counts.reduce((sum, count) => sum + count, 0);
  // The best that any of the methods does; checked before anything is allocated.
  if (stored * 2_048 < rowBytes * height) fail('cut off: too little data for its pixels');
  const output: Samples = depth === 16 ? new Uint16Array(width * height * 4) : new Uint8Array(width * height * 4);
  for (let strip = 0; strip < strips; strip += 1) {
    const [start, count] = [offsets[strip]!, counts[strip]!];
    if (start + count > bytes.length) fail('cut off in a strip');
    const first = strip * rowsPerStrip;
    const rows = Math.min(rowsPerStrip, height - first);
    const raw = unpack(bytes.subarray(start, start + count), rows * rowBytes, layout.compression);
    expandStrip(raw, rows, first, directory, layout, output);
  }
  return output;
}

function unpack(data: Uint8Array, expected: number, compression: string): Uint8Array {
  if (compression === 'none')
    return data.length === expected ? data : fail(`a strip of ${data.length} bytes, not ${expected}`);
  if (compression === 'deflate') {
    const { bytes, used } = inflateZlib(data, expected);
    if (used !== data.length) fail('bytes follow the compressed pixels of a strip');
    return bytes.length === expected ? bytes : fail('a strip is cut off');
  }
  const output = new Uint8Array(expected);
  const filled =
    compression === 'LZW'
      ? unpackLzw(data, output, { order: 'high first', literalBits: 8, early: true })
      : unpackBits(data, output);
  return filled === expected ? output : fail('a strip is cut off');
}

function unpackBits(data: Uint8Array, output: Uint8Array): number {
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
  return to;
}

function expandStrip(
  raw: Uint8Array,
  rows: number,
  first: number,
  directory: Directory,
  layout: TiffLayout,
  output: Samples,
): void {
  const { width, depth, samples, photometric, predictor, alpha } = layout;
  const view = viewOf(raw);
  const most = depth === 16 ? 65_535 : 255;
  const colorMap = photometric === PALETTE ? numbersOf(directory, 320) : [];
  if (photometric === PALETTE && colorMap.length !== 768) fail('no palette, or a broken one');
  const line = new Uint16Array(width * samples);
  for (let y = 0; y < rows; y += 1) {
    for (let index = 0; index < line.length; index += 1) {
      const at = y * line.length + index;
      const stored = depth === 8 ? raw[at]! : view.getUint16(at * 2, directory.little);
      const before = predictor && index >= samples ? line[index - samples]! : 0;
      line[index] = (stored + before) & most;
    }
    for (let x = 0; x < width; x += 1) {
      const to = ((first + y) * width + x) * 4;
      const value = line[x * samples]!;
      for (let channel = 0; channel < 3; channel += 1) {
        if (photometric === RGB) output[to + channel] = line[x * samples + channel]!;
        else if (photometric === PALETTE) output[to + channel] = colorMap[channel * 256 + value]! >> 8;
        else output[to + channel] = photometric === WHITE_IS_ZERO ? most - value : value;
      }
      output[to + 3] = alpha === 'none' ? most : line[x * samples + samples - 1]!;
    }
  }
}

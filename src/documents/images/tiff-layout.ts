import type { DType } from '../document.js';
import { MAX_INFLATED_BYTES } from '../format.js';
import { fail, stopAtLimit } from '../trees/stop.js';
import { checkPixels } from './size.js';
import { type Directory, numberOf, numbersOf } from './tiff-directory.js';

/** How the samples of one image are stored. */
export interface TiffLayout {
  readonly width: number;
  readonly height: number;
  /** Bits of a sample in the file: 1, 2, 4 or those of `dtype`. */
  readonly bits: number;
  /** Samples that take less than a byte are widened. */
  readonly dtype: DType;
  readonly samples: number;
  readonly compression: string;
  readonly photometric: number;
  /** 1 none, 2 differences to the left, 3 differences between the bytes of floats. */
  readonly predictor: number;
  /** Each sample in parts of its own. */
  readonly planar: boolean;
  readonly tiled: boolean;
  /** Size of a strip or tile in pixels; the last strip may be lower, tiles are filled up. */
  readonly blockWidth: number;
  readonly blockHeight: number;
  /** RGBA can be made of it: grey, RGB or palette, with or without alpha. Anything else is an array of numbers. */
  readonly picture: boolean;
  /** `none`, `straight`, `premultiplied` or `unspecified`. */
  readonly alpha: string;
}

const COMPRESSIONS: Readonly<Record<number, string>> = {
  1: 'none',
  5: 'LZW',
  7: 'JPEG',
  8: 'deflate',
  32773: 'PackBits',
  32946: 'deflate',
};
export const WHITE_IS_ZERO = 0;
export const BLACK_IS_ZERO = 1;
export const RGB = 2;
export const PALETTE = 3;
/** Read from JPEGs alone, whose decoder makes RGB of it. */
export const YCBCR = 6;
const ALPHAS = ['unspecified', 'premultiplied', 'straight'];
/** Channels of satellite images run into hundreds. */
const MAX_SAMPLES = 1_024;

/** Element types by sample format (unsigned, signed, float, complex float) and bits. */
const TYPES: Readonly<Record<number, Readonly<Record<number, DType>>>> = {
  1: { 1: 'uint8', 2: 'uint8', 4: 'uint8', 8: 'uint8', 16: 'uint16', 32: 'uint32', 64: 'uint64' },
  2: { 8: 'int8', 16: 'int16', 32: 'int32', 64: 'int64' },
  3: { 16: 'float16', 32: 'float32', 64: 'float64' },
  6: { 64: 'complex64', 128: 'complex128' },
};

/** What is not read fails upward (docs/adr/0103). Sizes are checked before anything is allocated. */
export function layoutOf(directory: Directory): TiffLayout {
  const width = numberOf(directory, 256, 0);
  const height = numberOf(directory, 257, 0);
  checkPixels(width, height);
  const samples = numberOf(directory, 277, 1);
  if (samples < 1 || samples > MAX_SAMPLES) stopAtLimit(`${samples} samples a pixel are not read`);
  const photometric = numberOf(directory, 262, -1);
  const { bits, dtype } = typeOf(directory, samples);
  const compression = compressionOf(directory);
  if (compression === 'JPEG') checkJpeg(directory, samples, photometric, bits);
  else if (photometric === YCBCR) stopAtLimit('YCbCr that is no JPEG is not read');
  if (numberOf(directory, 266, 1) !== 1) stopAtLimit('bits in reverse order are not read');
  const extra = numbersOf(directory, 338);
  const layout = {
    ...{ width, height, bits, dtype, samples, compression, photometric },
    predictor: predictorOf(directory, bits, dtype, compression),
    planar: isPlanar(directory) && samples > 1,
    ...blocksOf(directory, width, height),
    picture: isPicture(photometric, samples, bits, dtype, extra.length),
    alpha: extra.length === 0 ? 'none' : extra.map((one) => ALPHAS[one] ?? 'unspecified').join(', '),
  };
  checkBytes(layout);
  return layout;
}

/** What the others are called, for people. */
const REFUSED: Readonly<Record<number, string>> = {
  2: 'CCITT fax',
  3: 'CCITT fax',
  4: 'CCITT fax',
  6: 'JPEG of the old style',
  50000: 'Zstandard',
  34712: 'JPEG 2000',
  34887: 'LERC',
};

function compressionOf(directory: Directory): string {
  const number = numberOf(directory, 259, 1);
  const name = REFUSED[number];
  return (
    COMPRESSIONS[number] ??
    stopAtLimit(`${name ? `${name} (compression ${number})` : `compression ${number}`} is not read`)
  );
}

function isPlanar(directory: Directory): boolean {
  const planar = numberOf(directory, 284, 1);
  if (planar !== 1 && planar !== 2) fail(`samples arranged in a way that is none (${planar})`);
  return planar === 2;
}

/** Grey, RGB or YCbCr of eight bits; planes of YCbCr would be no colours each. */
function checkJpeg(directory: Directory, samples: number, photometric: number, bits: number): void {
  const colors = photometric === RGB || photometric === YCBCR ? 3 : 1;
  const known = [WHITE_IS_ZERO, BLACK_IS_ZERO, RGB, YCBCR].includes(photometric) && bits === 8 && samples === colors;
  if (!known || (isPlanar(directory) && photometric === YCBCR))
    stopAtLimit('JPEGs of other colours than grey, RGB and YCbCr are not read');
}

function typeOf(directory: Directory, samples: number): { readonly bits: number; readonly dtype: DType } {
  const all = numbersOf(directory, 258);
  const bits = all[0] ?? 1;
  const formats = numbersOf(directory, 339);
  const dtype = TYPES[formats[0] ?? 1]?.[bits];
  const mixed = all.some((one) => one !== bits) || formats.some((one) => one !== (formats[0] ?? 1));
  // Some writers say the bits of one sample for all of them; libtiff reads that, and so do its users.
  if (dtype === undefined || mixed || (all.length !== samples && all.length > 1))
    return stopAtLimit(`samples of ${all.join(', ') || 1} bits in formats ${formats.join(', ') || 1} are not read`);
  return { bits, dtype };
}

/** Compressions that know predictors. Beside others some readers apply one and some do not, so neither is right. */
const PREDICTED: ReadonlySet<string> = new Set(['LZW', 'deflate']);

function predictorOf(directory: Directory, bits: number, dtype: DType, compression: string): number {
  const predictor = numberOf(directory, 317, 1);
  if (predictor !== 1 && !PREDICTED.has(compression)) stopAtLimit(`a predictor beside compression ${compression}`);
  const float = dtype === 'float16' || dtype === 'float32' || dtype === 'float64';
  const fine = predictor === 1 || (predictor === 2 && bits >= 8 && bits <= 32) || (predictor === 3 && float);
  return fine ? predictor : stopAtLimit(`predictor ${predictor} for samples of ${bits} bits is not read`);
}

function blocksOf(directory: Directory, width: number, height: number) {
  const tiled = directory.tags.has(322) || directory.tags.has(324);
  if (!tiled) {
    const rows = Math.max(1, Math.min(height, numberOf(directory, 278, height)));
    return { tiled, blockWidth: width, blockHeight: rows };
  }
  const [blockWidth, blockHeight] = [numberOf(directory, 322, 0), numberOf(directory, 323, 0)];
  if (blockWidth === 0 || blockHeight === 0) fail(`tiles of ${blockWidth}x${blockHeight} pixels`);
  return { tiled, blockWidth, blockHeight };
}

function isPicture(photometric: number, samples: number, bits: number, dtype: DType, extra: number): boolean {
  if (dtype !== 'uint8' && dtype !== 'uint16') return false;
  if (photometric === PALETTE) return bits <= 8 && samples === 1 && extra === 0;
  if (bits < 8 && samples > 1) return false;
  const colors = photometric === RGB || photometric === YCBCR ? 3 : 1;
  return [WHITE_IS_ZERO, BLACK_IS_ZERO, RGB, YCBCR].includes(photometric) && samples === colors + extra && extra <= 1;
}

/** A tile may be larger than its image, so it is what is filled up that counts. */
function checkBytes({ width, height, bits, samples, blockWidth, blockHeight }: TiffLayout): void {
  const padded = Math.ceil(width / blockWidth) * blockWidth * Math.ceil(height / blockHeight) * blockHeight;
  const bytes = padded * samples * Math.max(1, bits / 8);
  if (!(bytes <= MAX_INFLATED_BYTES))
    stopAtLimit(`${bytes} bytes of pixels, more than the ${MAX_INFLATED_BYTES} that are read`);
}

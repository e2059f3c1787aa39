import { viewOf } from '../binaries.js';
import { fail } from '../trees/stop.js';
import type { BmpHeader } from './bmp-header.js';

export interface BmpPixels {
  readonly pixels: Uint8Array;
  /** Where the pixels end. */
  readonly end: number;
  /** What stands between the pixels and is not zero: padding of rows and of runs, bits beyond a row or outside of every mask. */
  readonly unread: Uint8Array;
}

/**
 * RGBA. Pixels that a run-length code skips are transparent black, so that they differ from any that are there.
 * Written here because the library misreads one bit a pixel, run lengths and their padding (docs/adr/0103).
 */
export function decodeBmp(bytes: Uint8Array, header: BmpHeader): BmpPixels {
  const pixels = new Uint8Array(header.width * header.height * 4);
  if (header.compression === 'RLE8' || header.compression === 'RLE4') return runLengths(bytes, header, pixels);
  const rowBytes = Math.ceil((header.width * header.bits) / 32) * 4;
  const end = header.pixelStart + rowBytes * header.height;
  if (end > bytes.length)
    fail(`cut off: ${bytes.length - header.pixelStart} bytes of pixels, ${rowBytes * header.height} needed`);
  const put = header.bits <= 8 ? paletteWriter(header, pixels) : undefined;
  const direct = header.bits > 8 ? directWriter(bytes, header, pixels) : undefined;
  for (let y = 0; y < header.height; y += 1) {
    const row = header.pixelStart + y * rowBytes;
    for (let x = 0; x < header.width; x += 1) {
      if (direct !== undefined) direct(row, x, y);
      else put?.(x, y, indexAt(bytes, row, x, header.bits));
    }
  }
  if (header.bits === 32 && header.compression === 'none') opaqueIfUnused(pixels);
  return { pixels, end, unread: betweenPixels(bytes, header, rowBytes) };
}

/** Of rows that are stored whole. At most as many bytes as the pixels have. */
function betweenPixels(
  bytes: Uint8Array,
  { width, height, bits, masks, pixelStart }: BmpHeader,
  rowBytes: number,
): Uint8Array {
  const used = Math.floor((width * bits) / 8);
  const loose = (width * bits) % 8;
  const unmasked = bits === 16 || bits === 32 ? ~masks.reduce((all, mask) => all | mask, 0) : 0;
  const outside = bits === 16 ? unmasked & 0xffff : unmasked;
  const found = newFound();
  for (let y = 0; y < height; y += 1) {
    const row = bytes.subarray(pixelStart + y * rowBytes, pixelStart + (y + 1) * rowBytes);
    if (outside !== 0) addBitsOutside(found, row.subarray(0, used), outside, bits / 8);
    const padding = row.slice(used);
    if (loose > 0) padding[0] = padding[0]! & (0xff >> loose);
    if (padding.some((byte) => byte !== 0)) found.add(y & 255, ...padding);
  }
  return found.all();
}

interface Found {
  /** A few bytes at once. */
  readonly add: (...more: readonly number[]) => void;
  readonly all: () => Uint8Array;
}

/** Bytes, and no list of numbers: of each of 64 million pixels some bits may stand outside of every mask. */
function newFound(): Found {
  let kept = new Uint8Array(1_024);
  let length = 0;
  return {
    add: (...more) => {
      if (length + more.length > kept.length) {
        const larger = new Uint8Array(2 * kept.length + more.length);
        larger.set(kept);
        kept = larger;
      }
      for (const byte of more) kept[length++] = byte;
    },
    all: () => kept.subarray(0, length),
  };
}

function addBitsOutside({ add }: Found, row: Uint8Array, outside: number, step: number): void {
  const view = viewOf(row);
  for (let at = 0; at + step <= row.length; at += step) {
    const rest = (step === 2 ? view.getUint16(at, true) : view.getUint32(at, true)) & outside;
    if (rest !== 0) add((at / step) & 255, rest & 255, (rest >> 8) & 255, (rest >> 16) & 255, (rest >>> 24) & 255);
  }
}

/** The smallest input that could hold the pixels: checked before anything is allocated. */
export function canHold(bytes: Uint8Array, { width, height, bits, compression, pixelStart }: BmpHeader): boolean {
  // A run of 255 pixels takes two bytes; what is skipped takes none, but a file of skips is no image.
  const rowBytes = Math.ceil((width * bits) / 32) * 4;
  const least = compression.startsWith('RLE') ? (width * height) / 256 : rowBytes * height;
  return least <= bytes.length - pixelStart;
}

function indexAt(bytes: Uint8Array, row: number, x: number, bits: number): number {
  const bit = x * bits;
  return (bytes[row + (bit >> 3)]! >> (8 - bits - (bit & 7))) & ((1 << bits) - 1);
}

/** Zero everywhere is a writer that left the byte alone, and no invisible image. */
function opaqueIfUnused(pixels: Uint8Array): void {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 0) return;
  for (let at = 3; at < pixels.length; at += 4) pixels[at] = 255;
}

type PutIndex = (x: number, y: number, index: number) => void;

function paletteWriter({ width, height, topDown, palette }: BmpHeader, pixels: Uint8Array): PutIndex {
  return (x, y, index) => {
    const color = palette[index] ?? fail(`colour ${index} is not in the palette`);
    const to = ((topDown ? y : height - 1 - y) * width + x) * 4;
    pixels[to] = color[0];
    pixels[to + 1] = color[1];
    pixels[to + 2] = color[2];
    pixels[to + 3] = 255;
  };
}

function directWriter(
  bytes: Uint8Array,
  { width, height, topDown, bits, masks }: BmpHeader,
  pixels: Uint8Array,
): (row: number, x: number, y: number) => void {
  const view = viewOf(bytes);
  const channels = masks.map(channelOf);
  return (row, x, y) => {
    const to = ((topDown ? y : height - 1 - y) * width + x) * 4;
    if (bits === 24) {
      const at = row + x * 3;
      pixels[to] = bytes[at + 2]!;
      pixels[to + 1] = bytes[at + 1]!;
      pixels[to + 2] = bytes[at]!;
      pixels[to + 3] = 255;
      return;
    }
    const value = bits === 16 ? view.getUint16(row + x * 2, true) : view.getUint32(row + x * 4, true);
    for (let channel = 0; channel < 4; channel += 1) pixels[to + channel] = channels[channel]!(value, channel === 3);
  };
}

function channelOf(mask: number): (value: number, alpha: boolean) => number {
  if (mask === 0) return (_, alpha) => (alpha ? 255 : 0);
  const shift = 31 - Math.clz32(mask & -mask);
  const most = mask >>> shift;
  return (value) => Math.round((((value & mask) >>> shift) * 255) / most);
}

/** Ends with the data or the end mark; every step takes two bytes at least. */
function runLengths(bytes: Uint8Array, header: BmpHeader, pixels: Uint8Array): BmpPixels {
  const { width, height, bits } = header;
  const put = paletteWriter(header, pixels);
  const unread: number[] = [];
  let at = header.pixelStart;
  let x = 0;
  let y = 0;
  const draw = (index: number): void => {
    if (x >= width || y >= height) fail('a run of pixels leaves the image');
    put(x, y, index);
    x += 1;
  };
  for (;;) {
    if (at + 2 > bytes.length) return fail('cut off in its pixels');
    const [count, value] = [bytes[at]!, bytes[at + 1]!];
    at += 2;
    if (count > 0) {
      for (let step = 0; step < count; step += 1) draw(bits === 8 ? value : step % 2 === 0 ? value >> 4 : value & 15);
    } else if (value === 0) {
      x = 0;
      y += 1;
    } else if (value === 1) return { pixels, end: at, unread: Uint8Array.from(unread) };
    else if (value === 2) {
      if (at + 2 > bytes.length) return fail('cut off in its pixels');
      x += bytes[at]!;
      y += bytes[at + 1]!;
      at += 2;
    } else {
      const length = bits === 8 ? value : Math.ceil(value / 2);
      if (at + length > bytes.length) return fail('cut off in its pixels');
      for (let step = 0; step < value; step += 1)
        draw(bits === 8 ? bytes[at + step]! : (bytes[at + (step >> 1)]! >> (step % 2 === 0 ? 4 : 0)) & 15);
      if (bits === 4 && value % 2 === 1) unread.push(bytes[at + length - 1]! & 15);
      // Literal pixels fill words of two bytes.
      if (length % 2 === 1 && at + length < bytes.length) unread.push(bytes[at + length]!);
      at += length + (length % 2);
    }
  }
}

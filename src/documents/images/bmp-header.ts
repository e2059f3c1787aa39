import { bytesFact, startsWith, viewOf } from '../binaries.js';
import { fail, stopAtLimit } from '../trees/stop.js';

export interface BmpHeader {
  readonly width: number;
  readonly height: number;
  readonly topDown: boolean;
  readonly bits: number;
  readonly compression: 'none' | 'RLE8' | 'RLE4' | 'masks';
  /** Red, green, blue, alpha; 0 where there is none. */
  readonly masks: readonly number[];
  /** Blue, green, red and, from version 3 on, a byte that means nothing. */
  readonly palette: readonly (readonly [number, number, number])[];
  readonly pixelStart: number;
  readonly facts: Readonly<Record<string, string>>;
  readonly layout: Readonly<Record<string, string>>;
}

const FILE_HEADER = 14;
const CORE = 12;
const INFO = 40;
const HEADERS: ReadonlySet<number> = new Set([CORE, INFO, 52, 56, 108, 124]);
const BITS: ReadonlySet<number> = new Set([1, 4, 8, 16, 24, 32]);
const NO_MASKS = [0, 0, 0, 0];

export function parseBmpHeader(bytes: Uint8Array): BmpHeader {
  if (!startsWith(bytes, 'BM')) fail('not a BMP: it does not begin with BM');
  if (bytes.length < FILE_HEADER + CORE) fail('cut off in its header');
  const view = viewOf(bytes);
  const size = view.getUint32(FILE_HEADER, true);
  if (!HEADERS.has(size)) stopAtLimit(`a header of ${size} bytes is not read`);
  if (bytes.length < FILE_HEADER + size) fail('cut off in its header');
  const core = size === CORE;
  const field = (at: number): number => view.getUint32(FILE_HEADER + at, true);
  const bits = view.getUint16(FILE_HEADER + (core ? 10 : 14), true);
  if (!BITS.has(bits)) fail(`${bits} bits a pixel`);
  const method = core ? 0 : field(16);
  const compression = compressionOf(method, bits);
  const height = core ? view.getUint16(FILE_HEADER + 6, true) : view.getInt32(FILE_HEADER + 8, true);
  const width = core ? view.getUint16(FILE_HEADER + 4, true) : view.getInt32(FILE_HEADER + 4, true);
  if (width < 0) fail('a width below zero');
  const maskBytes = size === INFO && compression === 'masks' ? (method === 6 ? 16 : 12) : 0;
  if (bytes.length < FILE_HEADER + size + maskBytes) fail('cut off in its header');
  const paletteStart = FILE_HEADER + size + maskBytes;
  const palette = paletteOf(bytes, paletteStart, core ? 3 : 4, bits, core ? 0 : field(32));
  const pixelStart = view.getUint32(10, true);
  const paletteEnd = paletteStart + palette.length * (core ? 3 : 4);
  if (pixelStart < paletteEnd || pixelStart > bytes.length) fail('its pixels begin outside of the file');
  const gap = bytes.subarray(paletteEnd, pixelStart);
  return {
    ...{ width, bits, compression, palette, pixelStart, height: Math.abs(height), topDown: height < 0 },
    masks: masksOf(bits, compression, size, method, field),
    facts: {
      ...(core ? {} : { resolution: `${field(24)}x${field(28)} a metre` }),
      ...colorSpace(bytes, size),
      ...(gap.every((byte) => byte === 0) ? {} : { 'bytes before the pixels': bytesFact(gap) }),
      ...unreadFields(bytes, core, bytes.subarray(paletteStart, paletteEnd)),
    },
    layout: {
      header: `${size} bytes`,
      'bits a pixel': String(bits),
      compression,
      rows: height < 0 ? 'top down' : 'bottom up',
    },
  };
}

/**
 * Fields that no program reads, where they hold what no writer puts there: reserved ones, planes other than one, sizes that
 * are none of this file, and the fourth byte of a colour, which is 0 or 255 throughout.
 */
function unreadFields(bytes: Uint8Array, core: boolean, palette: Uint8Array): Readonly<Record<string, string>> {
  const view = viewOf(bytes);
  const fields = [
    bytes.subarray(6, 10),
    ...(view.getUint16(FILE_HEADER + (core ? 8 : 12), true) === 1
      ? []
      : [bytes.subarray(FILE_HEADER + 8, FILE_HEADER + 14)]),
    ...(isSize(view.getUint32(2, true), bytes.length) ? [] : [bytes.subarray(2, 6)]),
    ...(core || isSize(view.getUint32(34, true), bytes.length) ? [] : [bytes.subarray(34, 38)]),
    ...(core || view.getUint32(50, true) <= 256 ? [] : [bytes.subarray(50, 54)]),
  ].filter((field) => field.some((byte) => byte !== 0));
  const fourth = core ? new Uint8Array(0) : palette.filter((_, index) => index % 4 === 3);
  if (!fourth.every((byte) => byte === 0) && !fourth.every((byte) => byte === 255)) fields.push(fourth);
  return fields.length === 0 ? {} : { 'fields that no program reads': bytesFact(fields) };
}

/** Writers count with and without headers and padding; what is larger than the file is no size of it. */
function isSize(value: number, bytes: number): boolean {
  return value <= bytes;
}

function compressionOf(method: number, bits: number): BmpHeader['compression'] {
  if (method === 0) return 'none';
  if (method === 1 && bits === 8) return 'RLE8';
  if (method === 2 && bits === 4) return 'RLE4';
  if ((method === 3 || method === 6) && (bits === 16 || bits === 32)) return 'masks';
  return stopAtLimit(`compression ${method} with ${bits} bits a pixel is not read`);
}

function masksOf(
  bits: number,
  compression: BmpHeader['compression'],
  size: number,
  method: number,
  field: (at: number) => number,
): readonly number[] {
  if (compression === 'masks') {
    const alpha = size >= 56 || (size === INFO && method === 6);
    return [field(40), field(44), field(48), alpha ? field(52) : 0];
  }
  if (bits === 16) return [0x7c00, 0x03e0, 0x001f, 0];
  // The fourth byte means nothing by the book, and is alpha to many programs.
  return bits === 32 ? [0xff0000, 0xff00, 0xff, 0xff000000] : NO_MASKS;
}

function paletteOf(bytes: Uint8Array, start: number, step: 3 | 4, bits: number, used: number): BmpHeader['palette'] {
  if (bits > 8 && used === 0) return [];
  const count = used === 0 ? 1 << bits : used;
  if (bits <= 8 && count > 1 << bits) fail(`a palette of ${count} colours for ${bits} bits a pixel`);
  if (count * step > bytes.length - start) fail('cut off in its palette');
  return Array.from({ length: count }, (_, index) => {
    const at = start + index * step;
    return [bytes[at + 2]!, bytes[at + 1]!, bytes[at]!] as const;
  });
}

/** From version 4 on: end points and gamma, or a profile. Where in the file a profile stands is layout. */
function colorSpace(bytes: Uint8Array, size: number): Readonly<Record<string, string>> {
  if (size < 108) return {};
  const header = bytes.subarray(FILE_HEADER, FILE_HEADER + size);
  const view = viewOf(header);
  const parts = [header.subarray(56, Math.min(size, 112))];
  if (size === 124) {
    const [start, length] = [FILE_HEADER + view.getUint32(112, true), view.getUint32(116, true)];
    if (start + length > bytes.length) fail('cut off in its colour profile');
    parts.push(bytes.subarray(start, start + length));
  }
  return { 'colour space': bytesFact(parts) };
}

import { bytes, u16be } from './binary-files.js';

/**
 * Progressive JPEGs of one component, written code by code: what coders of images do not let a test say. A table of 15
 * codes of four bits each, so that the code of a symbol is its place among them.
 */
const DC = [0, 1, 2, 3];
const AC = [0x00, 0x01, 0x10, 0x11, 0x20, 0xe0, 0xf0];

export const segment = (marker: number, ...data: readonly (Uint8Array | number[] | string)[]): Buffer => {
  const content = bytes(...data);
  return bytes([0xff, marker], u16be(content.length + 2), content);
};

const table = (kind: 0 | 1, values: readonly number[]): Buffer =>
  segment(0xc4, [kind * 16], [0, 0, 0, values.length, ...new Array(12).fill(0)], [...values]);

const four = (place: number): string => place.toString(2).padStart(4, '0');
export const dc = (size: number, bits = ''): string => four(DC.indexOf(size)) + bits;
export const ac = (symbol: number, bits = ''): string => four(AC.indexOf(symbol)) + bits;
/** So many blocks in a row without coefficients. */
export function emptyBlocks(count: number): string {
  let left = count;
  let codes = '';
  for (; left >= 32_767; left -= 32_767) codes += ac(0xe0, '1'.repeat(14));
  for (; left >= 16_384; left -= 16_384) codes += ac(0xe0, '0'.repeat(14));
  return codes + ac(0x00).repeat(left);
}

/** Bits as coders write them: filled up with ones, a zero behind each byte of ones. */
export function coded(bits: string, fill = '1'): Buffer {
  const whole = bits + fill.repeat((8 - (bits.length % 8)) % 8);
  const output: number[] = [];
  for (let at = 0; at < whole.length; at += 8) {
    const byte = Number.parseInt(whole.slice(at, at + 8), 2);
    output.push(byte, ...(byte === 255 ? [0] : []));
  }
  return Buffer.from(output);
}

export interface ScanOf {
  readonly from: number;
  readonly to: number;
  /** Bits that earlier scans gave, and that this one leaves to later ones. */
  readonly high: number;
  readonly low: number;
  readonly data: Buffer;
  /** Stands before the scan. */
  readonly before?: Buffer;
}

export const scan = ({ from, to, high, low, data, before = Buffer.alloc(0) }: ScanOf): Buffer =>
  bytes(before, segment(0xda, [1, 1, 0, from, to, high * 16 + low]), data);

export function progressive(width: number, height: number, scans: readonly Buffer[]): Buffer {
  return bytes(
    [0xff, 0xd8],
    segment(0xdb, [0], new Array<number>(64).fill(8)),
    segment(0xc2, [8], u16be(height), u16be(width), [1, 1, 0x11, 0]),
    table(0, DC),
    table(1, AC),
    ...scans,
    [0xff, 0xd9],
  );
}

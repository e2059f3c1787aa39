import { fail } from './stop.js';

/** Reads big-endian numbers and slices off a byte string, never beyond its end. */
export interface ByteReader {
  readonly length: number;
  readonly at: () => number;
  readonly left: () => number;
  readonly peek: () => number;
  /** One byte; without the big integer that `unsigned` makes. */
  readonly byte: () => number;
  /** An unsigned integer of 1, 2, 4 or 8 bytes. */
  readonly unsigned: (size: 1 | 2 | 4 | 8) => bigint;
  readonly signed: (size: 1 | 2 | 4 | 8) => bigint;
  readonly float: (size: 2 | 4 | 8) => number;
  readonly take: (count: number | bigint) => Uint8Array;
}

export function createByteReader(bytes: Uint8Array): ByteReader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let offset = 0;
  const advance = (count: number): number => {
    if (count > bytes.length - offset)
      fail(`cut off: ${count} bytes needed at byte ${offset}, ${bytes.length - offset} left`);
    const start = offset;
    offset += count;
    return start;
  };
  const unsigned = (size: 1 | 2 | 4 | 8): bigint => {
    const start = advance(size);
    if (size === 8) return view.getBigUint64(start);
    return BigInt(size === 1 ? view.getUint8(start) : size === 2 ? view.getUint16(start) : view.getUint32(start));
  };
  return {
    length: bytes.length,
    at: () => offset,
    left: () => bytes.length - offset,
    peek: () => (offset < bytes.length ? view.getUint8(offset) : fail(`cut off at byte ${offset}`)),
    byte: () => view.getUint8(advance(1)),
    unsigned,
    signed: (size) => BigInt.asIntN(size * 8, unsigned(size)),
    float(size) {
      const start = advance(size);
      if (size === 2) return halfToNumber(view.getUint16(start));
      return size === 4 ? view.getFloat32(start) : view.getFloat64(start);
    },
    take(count) {
      if (BigInt(count) > BigInt(bytes.length - offset)) {
        fail(`cut off: ${count} bytes needed at byte ${offset}, ${bytes.length - offset} left`);
      }
      const start = advance(Number(count));
      return bytes.subarray(start, offset);
    },
  };
}

/** IEEE 754 binary16. `DataView.getFloat16` came after Node 20. */
function halfToNumber(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 0x1f;
  const fraction = bits & 0x3ff;
  if (exponent === 0x1f) return fraction === 0 ? sign * Number.POSITIVE_INFINITY : Number.NaN;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}

/** The shortest decimal that is this double; with a point, so that a whole float is not taken for an integer. */
export function floatLiteral(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  if (!Number.isFinite(value)) return value < 0 ? '-Infinity' : 'Infinity';
  const written = Object.is(value, -0) ? '-0' : String(value);
  return /[.e]/.test(written) ? written : `${written}.0`;
}

/** Kept, because making one costs more than decoding a short text. It holds no state between calls. */
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Text that is strictly UTF-8, else undefined. */
export function utf8(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

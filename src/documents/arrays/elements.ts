import { endianness } from 'node:os';
import type { DType, Tensor } from '../document.js';

type Values = Tensor['values'];

/** Bytes of one element in the file. */
export const ITEM_BYTES: Readonly<Record<DType, number>> = {
  bool: 1,
  int8: 1,
  int16: 2,
  int32: 4,
  int64: 8,
  uint8: 1,
  uint16: 2,
  uint32: 4,
  uint64: 8,
  float16: 2,
  bfloat16: 2,
  float32: 4,
  float64: 8,
  complex64: 8,
  complex128: 16,
};

/** Bytes of one number, which is half an element where elements are complex. */
const WORD_BYTES: Readonly<Record<DType, 1 | 2 | 4 | 8>> = {
  ...(ITEM_BYTES as Readonly<Record<DType, 1 | 2 | 4 | 8>>),
  complex64: 4,
  complex128: 8,
};

const HOST_IS_BIG = endianness() === 'BE';

/** The numbers of an array whose bytes are all there: `bytes.length` is a multiple of the element's size. */
export function readElements(bytes: Uint8Array, dtype: DType, bigEndian: boolean): Values {
  const { buffer, byteOffset, byteLength } = aligned(bytes, WORD_BYTES[dtype], bigEndian !== HOST_IS_BIG);
  const count = byteLength / WORD_BYTES[dtype];
  switch (dtype) {
    case 'bool':
    case 'uint8':
      return new Uint8Array(buffer, byteOffset, count);
    case 'int8':
      return new Int8Array(buffer, byteOffset, count);
    case 'int16':
      return new Int16Array(buffer, byteOffset, count);
    case 'int32':
      return new Int32Array(buffer, byteOffset, count);
    case 'int64':
      return new BigInt64Array(buffer, byteOffset, count);
    case 'uint16':
      return new Uint16Array(buffer, byteOffset, count);
    case 'uint32':
      return new Uint32Array(buffer, byteOffset, count);
    case 'uint64':
      return new BigUint64Array(buffer, byteOffset, count);
    case 'float16':
      return widen(new Uint16Array(buffer, byteOffset, count), halfToNumber);
    case 'bfloat16':
      return widenBrain(new Uint16Array(buffer, byteOffset, count));
    case 'float32':
    case 'complex64':
      return new Float32Array(buffer, byteOffset, count);
    case 'float64':
    case 'complex128':
      return new Float64Array(buffer, byteOffset, count);
  }
}

/** What `readElements` takes beside the file: copies that are aligned, of the other byte order, or of wider numbers. Bytes. */
export function memoryOfElements(bytes: Uint8Array, dtype: DType, bigEndian: boolean): number {
  const copied = WORD_BYTES[dtype] > 1 && (bigEndian !== HOST_IS_BIG || bytes.byteOffset % WORD_BYTES[dtype] !== 0);
  const wider = dtype === 'float16' || dtype === 'bfloat16' ? 2 : 0;
  return bytes.length * ((copied ? 1 : 0) + wider);
}

/** A view of the file where that is possible, because an array may be most of the memory there is. */
function aligned(bytes: Uint8Array, word: 1 | 2 | 4 | 8, swap: boolean): Uint8Array {
  if (word === 1 || (!swap && bytes.byteOffset % word === 0)) return bytes;
  const copy = Buffer.from(new Uint8Array(bytes).buffer);
  if (!swap) return copy;
  if (word === 2) return copy.swap16();
  return word === 4 ? copy.swap32() : copy.swap64();
}

function widen(words: Uint16Array | Uint8Array, value: (bits: number) => number): Float32Array {
  const values = new Float32Array(words.length);
  for (let index = 0; index < words.length; index += 1) values[index] = value(words[index]!);
  return values;
}

/** bfloat16 is the upper half of float32. */
function widenBrain(words: Uint16Array): Float32Array {
  const bits = new Uint32Array(words.length);
  for (let index = 0; index < words.length; index += 1) bits[index] = words[index]! << 16;
  return new Float32Array(bits.buffer);
}

/** IEEE 754 binary16. `DataView.getFloat16` came after Node 20. */
export function halfToNumber(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 0x1f;
  const fraction = bits & 0x3ff;
  if (exponent === 0x1f) return fraction === 0 ? sign * Number.POSITIVE_INFINITY : Number.NaN;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}

/** The eight-bit floats of OCP: E4M3 has no infinity and one NaN, E5M2 is the upper half of binary16. Both fit binary16. */
export function widenEighths(bytes: Uint8Array, kind: 'E4M3' | 'E5M2'): Float32Array {
  if (kind === 'E5M2') return widen(bytes, (bits) => halfToNumber(bits << 8));
  return widen(bytes, (bits) => {
    const sign = bits & 0x80 ? -1 : 1;
    const exponent = (bits >> 3) & 0x0f;
    const fraction = bits & 0x07;
    if (exponent === 0x0f && fraction === 0x07) return Number.NaN;
    if (exponent === 0) return sign * fraction * 2 ** -9;
    return sign * (1 + fraction / 8) * 2 ** (exponent - 7);
  });
}

/**
 * From the order in which the first index moves fastest (Fortran) to that in which the last does (C).
 * `parts` numbers make an element.
 */
export function toRowOrder<T extends Values>(values: T, dimensions: readonly number[], parts: number): T {
  const ordered = values.slice() as T;
  const strides: number[] = [];
  let stride = 1;
  for (const size of dimensions) {
    strides.push(stride);
    stride *= size;
  }
  const index = dimensions.map(() => 0);
  let from = 0;
  for (let to = 0; to < stride; to += 1) {
    for (let part = 0; part < parts; part += 1) ordered[to * parts + part] = values[from * parts + part]!;
    for (let axis = dimensions.length - 1; axis >= 0; axis -= 1) {
      index[axis]! += 1;
      from += strides[axis]!;
      if (index[axis]! < dimensions[axis]!) break;
      from -= strides[axis]! * dimensions[axis]!;
      index[axis] = 0;
    }
  }
  return ordered;
}

/** The number of elements, or undefined where it is beyond what a file can hold. */
export function elementCount(dimensions: readonly number[]): number | undefined {
  if (dimensions.includes(0)) return 0;
  let count = 1;
  for (const size of dimensions) {
    count *= size;
    if (count > Number.MAX_SAFE_INTEGER) return undefined;
  }
  return count;
}

import type { DType } from '../documents/document.js';

/** Distance in units in the last place, in the element type's own precision. */

const floats = new Float32Array(1);
const words = new Uint32Array(floats.buffer);

function float32Bits(value: number): number {
  floats[0] = value;
  return words[0]!;
}

/** Bits of float16; exact for what was widened from it. */
function float16Bits(value: number): number {
  const bits = float32Bits(value);
  const sign = (bits >>> 16) & 0x8000;
  const exponent = ((bits >>> 23) & 0xff) - 127;
  const fraction = bits & 0x7fffff;
  if (exponent === 128) return sign | 0x7c00 | (fraction ? 0x200 : 0);
  if (exponent > 15) return sign | 0x7c00;
  if (exponent >= -14) return sign | ((exponent + 15) << 10) | (fraction >>> 13);
  if (exponent < -25) return sign;
  return sign | ((fraction | 0x800000) >>> (-exponent - 1));
}

const doubles = new Float64Array(1);
const longs = new BigUint64Array(doubles.buffer);

/** Sign and magnitude to a scale on which neighbours differ by one; both zeros are 0. */
function ordered(bits: number, sign: number): number {
  return (bits & sign) === 0 ? bits : -(bits & (sign - 1));
}

function orderedDouble(value: number): bigint {
  doubles[0] = value;
  const bits = longs[0]!;
  const magnitude = bits & 0x7fff_ffff_ffff_ffffn;
  return bits === magnitude ? magnitude : -magnitude;
}

/** For finite values only; 0 between the two zeros. Undefined for types that have no units in the last place. */
export function ulpDistance(dtype: DType, a: number, b: number): number | undefined {
  switch (dtype) {
    case 'float32':
    case 'complex64':
      return Math.abs(orderedFloat(float32Bits(a)) - orderedFloat(float32Bits(b)));
    case 'bfloat16':
      return Math.abs(ordered(float32Bits(a) >>> 16, 0x8000) - ordered(float32Bits(b) >>> 16, 0x8000));
    case 'float16':
      return Math.abs(ordered(float16Bits(a), 0x8000) - ordered(float16Bits(b), 0x8000));
    case 'float64':
    case 'complex128': {
      const distance = orderedDouble(a) - orderedDouble(b);
      return Number(distance < 0n ? -distance : distance);
    }
    default:
      return undefined;
  }
}

function orderedFloat(bits: number): number {
  const magnitude = bits & 0x7fffffff;
  return bits >>> 31 === 0 ? magnitude : -magnitude;
}

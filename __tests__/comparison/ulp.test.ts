import { describe, expect, test } from 'vitest';
import { ulpDistance } from '../../src/comparison/ulp.js';
import type { DType } from '../../src/documents/document.js';

describe('units in the last place', () => {
  test.each<readonly [DType, number, number, number]>([
    ['float64', 1, 1 + Number.EPSILON, 1],
    ['float64', 1, 1 - Number.EPSILON / 2, 1],
    ['float64', -1, -1 - Number.EPSILON, 1],
    ['float64', 0, -0, 0],
    ['float64', 0, 5e-324, 1],
    ['float64', -5e-324, 5e-324, 2],
    ['float64', 5e-324, -5e-324, 2],
    ['complex128', 1, 1 + 2 * Number.EPSILON, 2],
    ['float32', 1, 1 + 2 ** -23, 1],
    ['float32', 1 + 2 ** -23, 1, 1],
    ['float32', -1, -1 - 2 ** -23, 1],
    ['float32', 0, -0, 0],
    ['float32', 2 ** -149, -(2 ** -149), 2],
    ['float32', 2 ** -126, 2 ** -126 - 2 ** -149, 1],
    ['complex64', 2, 2 + 2 ** -22, 1],
    ['bfloat16', 1, 1 + 2 ** -7, 1],
    ['bfloat16', -1, -1 - 2 ** -7, 1],
    ['bfloat16', 0, -0, 0],
    ['float16', 1, 1 + 2 ** -10, 1],
    ['float16', 1, 1 - 2 ** -11, 1],
    ['float16', -1, -1 - 2 ** -10, 1],
    ['float16', 0, -0, 0],
    ['float16', 0, 2 ** -24, 1],
    ['float16', -(2 ** -24), 2 ** -24, 2],
    ['float16', 2 ** -14, 2 ** -14 - 2 ** -24, 1],
    ['float16', 3 * 2 ** -24, 5 * 2 ** -24, 2],
    ['float16', 2 ** -15, 2 ** -14, 512],
    ['float16', 65_504, 65_472, 1],
    ['float16', 32_768, 65_504, 1_023],
  ])('of %s between %d and %d', (dtype, a, b, expected) => {
    expect(ulpDistance(dtype, a, b)).toBe(expected);
    expect(ulpDistance(dtype, b, a)).toBe(expected);
  });

  test.each<DType>(['int64', 'uint8', 'bool'])('%s has none', (dtype) => {
    expect(ulpDistance(dtype, 1, 2)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { readOne } from '../../../src/documents/read.js';
import { bytes, npyFile, npyOf, u16, u32 } from '../support/binary-files.js';
import {
  comparison,
  DRIFT,
  describeClasses,
  describeRefusals,
  REWRITE,
  SHAPE,
  survives,
} from '../support/binary-pairs.js';
import { OPTIONS } from '../support.js';

const f32 = (...values: number[]): Uint8Array => new Uint8Array(Float32Array.from(values).buffer);
const f64 = (...values: number[]): Uint8Array => new Uint8Array(Float64Array.from(values).buffer);
const i64 = (...values: bigint[]): Uint8Array => new Uint8Array(BigInt64Array.from(values).buffer);
const swapped = (data: Uint8Array, width: 4 | 8): Buffer =>
  width === 4 ? Buffer.from(Uint8Array.from(data).buffer).swap32() : Buffer.from(Uint8Array.from(data).buffer).swap64();
const header = "{'descr': '<f4', 'fortran_order': False, 'shape': (2,), }";

async function tensor(
  file: Uint8Array,
): Promise<{ values: readonly (number | bigint)[]; dtype: string; dimensions: readonly number[] }> {
  const { content } = (await readOne('a.npy', file, OPTIONS)).document.readings[0];
  if (content.kind !== 'tensor') throw new Error(`a ${content.kind}`);
  return { values: [...content.values], dtype: content.dtype, dimensions: content.dimensions };
}

describe('npy: what is read', () => {
  it.each([
    { descr: '|b1', data: [1, 0], values: [1, 0], dtype: 'bool' },
    { descr: '|i1', data: [255, 2], values: [-1, 2], dtype: 'int8' },
    { descr: '>i2', data: [255, 254, 0, 3], values: [-2, 3], dtype: 'int16' },
    { descr: '<u2', data: [255, 255, 1, 0], values: [65_535, 1], dtype: 'uint16' },
    { descr: '>u4', data: [0, 0, 0, 7, 255, 255, 255, 255], values: [7, 4_294_967_295], dtype: 'uint32' },
    {
      descr: '<i8',
      data: [...i64(-1n, 9_007_199_254_740_993n)],
      values: [-1n, 9_007_199_254_740_993n],
      dtype: 'int64',
    },
    { descr: '>f2', data: [0x3c, 0x01, 0xfc, 0], values: [1.0009765625, Number.NEGATIVE_INFINITY], dtype: 'float16' },
    { descr: '<f2', data: [1, 0, 0, 0x7e], values: [2 ** -24, Number.NaN], dtype: 'float16' },
    { descr: '>f8', data: [...swapped(f64(0.1, -2), 8)], values: [0.1, -2], dtype: 'float64' },
    { descr: '<c8', data: [...f32(1, 2, 3, 4)], values: [1, 2, 3, 4], dtype: 'complex64' },
    { descr: '>c16', data: [...swapped(f64(1, 2, 3, 4), 8)], values: [1, 2, 3, 4], dtype: 'complex128' },
  ])('$descr as $dtype', async ({ descr, data, values, dtype }) => {
    expect(await tensor(npyOf(descr, '(2,)', Uint8Array.from(data)))).toEqual({ values, dtype, dimensions: [2] });
  });

  it('turns Fortran order into C order in three dimensions, complex numbers in one piece', async () => {
    const at = (i: number, j: number, k: number): number => i * 100 + j * 10 + k;
    const stored: number[] = [];
    const wanted: number[] = [];
    for (let k = 0; k < 2; k += 1)
      for (let j = 0; j < 3; j += 1) for (let i = 0; i < 2; i += 1) stored.push(at(i, j, k), -1);
    for (let i = 0; i < 2; i += 1)
      for (let j = 0; j < 3; j += 1) for (let k = 0; k < 2; k += 1) wanted.push(at(i, j, k), -1);
    expect((await tensor(npyOf('<c8', '(2, 3, 2)', f32(...stored), true))).values).toEqual(wanted);
  });

  it.each([
    { why: 'a scalar has no dimensions', shape: '()', data: f32(1), dimensions: [] },
    {
      why: 'a dimension of zero leaves nothing',
      shape: '(0, 9007199254740991)',
      data: f32(),
      dimensions: [0, 9_007_199_254_740_991],
    },
    { why: 'sizes as Python 2 wrote them', shape: '(2L,)', data: f32(1, 2), dimensions: [2] },
  ])('$why', async ({ shape, data, dimensions }) => {
    expect((await tensor(npyOf('<f4', shape, data))).dimensions).toEqual(dimensions);
  });
});

describeClasses('npy: another spelling of the same numbers is drift', 'fx/a.npy', [
  {
    why: 'byte order',
    base: npyOf('<f4', '(2,)', f32(1, 2)),
    head: npyOf('>f4', '(2,)', swapped(f32(1, 2), 4)),
    class: DRIFT,
    says: /byte order little -> big/,
  },
  {
    why: 'memory order',
    base: npyOf('<f4', '(2, 2)', f32(1, 2, 3, 4)),
    head: npyOf('<f4', '(2, 2)', f32(1, 3, 2, 4), true),
    class: DRIFT,
    says: /memory order C -> Fortran/,
  },
  {
    why: "the header's version",
    base: npyFile(header, f32(1, 2)),
    head: npyFile(header, f32(1, 2), [2, 0]),
    class: DRIFT,
    says: /version/,
  },
  {
    why: "the order and quotes of the header's names",
    base: npyFile(header, f32(1, 2)),
    head: npyFile(`{"shape":(2,),"fortran_order":False,"descr":"<f4"}`, f32(1, 2)),
    class: DRIFT,
  },
  {
    why: 'the bits of NaN',
    base: npyOf('<f4', '(1,)', bytes(u32(0x7fc00000))),
    head: npyOf('<f4', '(1,)', bytes(u32(0xffc00001))),
    class: DRIFT,
  },
  { why: 'the sign of zero', base: npyOf('<f4', '(1,)', f32(0)), head: npyOf('<f4', '(1,)', f32(-0)), class: DRIFT },
]);

describeClasses('npy: pairs that look alike and differ', 'fx/a.npy', [
  {
    why: 'equal bytes under another element type',
    base: npyOf('<f4', '(2,)', f32(1, 2)),
    head: npyOf('<i4', '(2,)', f32(1, 2)),
    class: SHAPE,
  },
  {
    why: 'equal values in another precision',
    base: npyOf('<f4', '(2,)', f32(1, 2)),
    head: npyOf('<f8', '(2,)', f64(1, 2)),
    class: SHAPE,
  },
  {
    why: 'signed and unsigned with equal bytes',
    base: npyOf('|i1', '(1,)', bytes([1])),
    head: npyOf('|u1', '(1,)', bytes([1])),
    class: SHAPE,
  },
  {
    why: 'bool and uint8 with equal bytes',
    base: npyOf('|b1', '(1,)', bytes([1])),
    head: npyOf('|u1', '(1,)', bytes([1])),
    class: SHAPE,
  },
  {
    why: 'the byte order turned and the bytes left',
    base: npyOf('<i2', '(1,)', bytes([1, 2])),
    head: npyOf('>i2', '(1,)', bytes([1, 2])),
    class: REWRITE,
  },
  {
    why: 'the memory order turned and the bytes left',
    base: npyOf('<f4', '(2, 2)', f32(1, 2, 3, 4)),
    head: npyOf('<f4', '(2, 2)', f32(1, 2, 3, 4), true),
    class: REWRITE,
  },
  { why: 'transposed', base: npyOf('<f4', '(2, 1)', f32(1, 2)), head: npyOf('<f4', '(1, 2)', f32(1, 2)), class: SHAPE },
  { why: 'flattened', base: npyOf('<f4', '(1, 2)', f32(1, 2)), head: npyOf('<f4', '(2,)', f32(1, 2)), class: SHAPE },
  {
    why: 'a scalar and an array of one',
    base: npyOf('<f4', '()', f32(1)),
    head: npyOf('<f4', '(1,)', f32(1)),
    class: SHAPE,
  },
  {
    why: 'empty in another way',
    base: npyOf('<f4', '(0, 3)', f32()),
    head: npyOf('<f4', '(3, 0)', f32()),
    class: SHAPE,
  },
  {
    why: 'integers that are one double',
    base: npyOf('<i8', '(1,)', i64(9_007_199_254_740_993n)),
    head: npyOf('<i8', '(1,)', i64(9_007_199_254_740_992n)),
    class: REWRITE,
  },
  {
    why: 'NaN and infinity',
    base: npyOf('<f4', '(1,)', f32(Number.NaN)),
    head: npyOf('<f4', '(1,)', f32(Number.POSITIVE_INFINITY)),
    class: REWRITE,
  },
  {
    why: 'real and imaginary parts exchanged',
    base: npyOf('<c8', '(1,)', f32(1, 2)),
    head: npyOf('<c8', '(1,)', f32(2, 1)),
    class: REWRITE,
  },
  {
    why: 'float16 nine units apart',
    base: npyOf('<f2', '(1,)', bytes(u16(0x3c00))),
    head: npyOf('<f2', '(1,)', bytes(u16(0x3c09))),
    class: REWRITE,
  },
  {
    why: 'float64 2e-9 apart',
    base: npyOf('<f8', '(1,)', f64(1)),
    head: npyOf('<f8', '(1,)', f64(1 + 2e-9)),
    class: REWRITE,
  },
  {
    why: 'a bool that is two',
    base: npyOf('|b1', '(1,)', bytes([1])),
    head: npyOf('|b1', '(1,)', bytes([2])),
    class: REWRITE,
  },
  {
    why: 'times in another unit',
    base: npyOf('<M8[s]', '(1,)', i64(5n)),
    head: npyOf('<M8[ms]', '(1,)', i64(5n)),
    class: SHAPE,
  },
  {
    why: 'a time and a span of time',
    base: npyOf('<M8[s]', '(1,)', i64(5n)),
    head: npyOf('<m8[s]', '(1,)', i64(5n)),
    class: SHAPE,
  },
  {
    why: 'a second array behind the first',
    base: npyOf('<f4', '(1,)', f32(1)),
    head: bytes(npyOf('<f4', '(1,)', f32(1)), npyOf('<f4', '(1,)', f32(2))),
    class: SHAPE,
  },
  {
    why: 'records, which are not read',
    base: npyFile("{'descr': [('a', '<f4')], 'fortran_order': False, 'shape': (1,), }", f32(1)),
    head: npyFile("{'descr': [('b', '<f4')], 'fortran_order': False, 'shape': (1,), }", f32(1)),
    class: REWRITE,
  },
  {
    why: 'numbers that became objects',
    base: npyOf('<f4', '(1,)', f32(1)),
    head: npyOf('|O', '(1,)', f32(1)),
    class: SHAPE,
  },
]);

describeRefusals('npy: what is refused', 'fx/a.npy', [
  { why: 'nothing', make: () => bytes(), reason: /does not begin/ },
  {
    why: 'cut off in the header',
    make: () => npyOf('<f4', '(2,)', f32(1, 2)).subarray(0, 40),
    reason: /cut off in its header/,
  },
  {
    why: 'cut off in the elements',
    make: () => npyOf('<f4', '(2,)', f32(1)),
    reason: /4 bytes of elements, but the header asks for 8/,
  },
  {
    why: 'a size that no file has',
    make: () => npyOf('<f4', '(999999999, 999999999)', f32(1)),
    reason: /more than fit|asks for/,
  },
  {
    why: 'sizes whose product wraps around 2^64 to zero',
    make: () => npyOf('<f4', '(4294967296, 4294967296)', f32()),
    reason: /more than fit/,
  },
  { why: 'a header of 4 GiB', make: () => bytes('\x93NUMPY', [2, 0], u32(0xffffffff), 'x'), reason: /cut off/ },
  { why: 'a pickle', make: () => npyOf('|O', '(1,)', bytes('\x80\x04')), reason: /pickles, which are never read/ },
  {
    why: 'a call in the header',
    make: () => npyFile("{'descr': __import__('os'), 'fortran_order': False, 'shape': (1,)}", f32(1)),
    reason: /expected a string/,
  },
  {
    why: 'a call as shape',
    make: () => npyFile("{'descr': '<f4', 'fortran_order': False, 'shape': eval('(1,)')}", f32(1)),
    reason: /expected \(/,
  },
  {
    why: 'a fourth name in the header',
    make: () => npyFile("{'descr': '<f4', 'fortran_order': False, 'shape': (1,), 'x': 1}", f32(1)),
    reason: /a field that no array has/,
  },
  {
    why: 'a name twice',
    make: () => npyFile("{'descr': '<f4', 'descr': '<i4', 'fortran_order': False, 'shape': (1,)}", f32(1)),
    reason: /"descr" twice/,
  },
  { why: 'a shape that is no tuple in Python', make: () => npyOf('<f4', '(1)', f32(1)), reason: /must be a tuple/ },
  { why: 'a size that is no number in Python', make: () => npyOf('<f4', '(01,)', f32(1)), reason: /tuple of sizes/ },
  { why: 'a negative size', make: () => npyOf('<f4', '(-1,)', f32(1)), reason: /tuple of sizes/ },
  {
    why: 'a hundred dimensions',
    make: () => npyOf('<f4', `(${'1,'.repeat(100)})`, f32(1)),
    reason: /more than 64 dimensions/,
  },
  { why: 'a header that goes on', make: () => npyFile(`${header} + {}`, f32(1, 2)), reason: /goes on after/ },
  { why: 'a version of the future', make: () => npyFile(header, f32(1, 2), [4, 0]), reason: /version 4.0/ },
  { why: 'two bytes without an order', make: () => npyOf('|i2', '(1,)', bytes([1, 2])), reason: /no byte order/ },
  { why: '__proto__ as an element type', make: () => npyOf('__proto__', '(1,)', f32(1)), reason: /not known/ },
]);

describe('npy: tolerance', () => {
  const base = npyOf('<f4', '(2,)', f32(1, 2));
  const near = Float32Array.from([1, 2]);
  new Uint32Array(near.buffer)[0]! += 40;
  const head = npyOf('<f4', '(2,)', new Uint8Array(near.buffer));
  it('of a rule with a path reaches the array, and its report says how far values moved', async () => {
    const rule = { tolerances: [{ path: '$[*]', ulp: 64 }] };
    expect(await comparison('fx/a.npy', base, head, rule)).toMatchObject({
      class: DRIFT,
      changes: [{ note: 'moved by 40 ULP' }],
      unusedRules: [],
    });
    expect((await comparison('fx/a.npy', base, head)).class).toBe(REWRITE);
  });
});

describe('npy: damage', () => {
  it(
    'survives every cut and every changed byte',
    () => survives('fx/a.npy', npyOf('<f4', '(2, 2)', f32(1, 2, 3, 4))),
    30_000,
  );
});

import { describe, expect, test } from 'vitest';
import type { DType, Tensor } from '../../src/documents/document.js';
import type { FixtureRule, ToleranceRule } from '../../src/policy/policy.js';
import { compareContents } from '../support/compare.js';

const SHAPE = 'SHAPE_CHANGE';
const REWRITE = 'SEMANTIC_REWRITE';
const DRIFT = 'TOLERANCE_DRIFT';

function tensor(dtype: DType, values: Tensor['values'], dimensions: readonly number[] = [values.length]): Tensor {
  return { kind: 'tensor', dtype, dimensions, values };
}

async function both(base: Tensor, head: Tensor, rule: Partial<FixtureRule> = {}) {
  const there = await compareContents(base, head, rule);
  const back = await compareContents(head, base, rule);
  expect([back.class, back.also], 'swapped').toEqual([there.class, there.also]);
  return there;
}

describe('by default (docs/classes.md section 5): 8 ULP of the narrow floats, a share of the wide ones, integers exact', () => {
  /** A unit in the last place of numbers between 1 and 2. */
  const units: readonly (readonly [DType, number])[] = [
    ['float32', 2 ** -23],
    ['complex64', 2 ** -23],
    ['float16', 2 ** -10],
    ['bfloat16', 2 ** -7],
  ];
  test.each(units)('%s', async (dtype, unit) => {
    const one = (steps: number): Tensor => tensor(dtype, Float32Array.of(3, 1 + steps * unit));
    expect((await both(one(0), one(8))).class).toBe(DRIFT);
    expect((await both(one(0), one(9))).class).toBe(REWRITE);
    const moved = (await both(one(0), one(9))).changes[0];
    expect([moved?.limit, moved?.note]).toEqual(['8 ULP', 'moved by 9 ULP']);
  });

  test.each<DType>(['float64', 'complex128'])('%s', async (dtype) => {
    const one = (by: number): Tensor => tensor(dtype, Float64Array.of(3, 2 + by));
    expect((await both(one(0), one(1.9e-9))).class).toBe(DRIFT);
    expect((await both(one(0), one(2.1e-9))).class, 'though it is more than any ULP').toBe(REWRITE);
    expect((await both(tensor(dtype, Float64Array.of(3, 0)), tensor(dtype, Float64Array.of(3, 5e-324)))).class).toBe(
      REWRITE,
    );
  });

  test.each<DType>(['bool', 'int8', 'int16', 'int32', 'uint8', 'uint16', 'uint32'])('%s', async (dtype) => {
    const one = (value: number): Tensor => tensor(dtype, Int32Array.of(1, value));
    for (const rule of [{}, { tolerances: [{ absolute: 5 }] }, { tolerances: [{ ulp: 5 }] }]) {
      const found = await both(one(0), one(1), rule);
      expect(found.class).toBe(REWRITE);
      expect(found.changes[0]?.limit).toBe('exact (integers)');
    }
  });

  test('uint64 and int64', async () => {
    const one = (value: bigint): Tensor => tensor('uint64', BigUint64Array.of(1n, value));
    expect((await both(one(2n ** 63n), one(2n ** 63n + 1n))).class).toBe(REWRITE);
    const signed = (value: bigint): Tensor => tensor('int64', BigInt64Array.of(1n, value));
    expect((await both(signed(1n), signed(-1n), { tolerances: [{ absolute: 5 }] })).class).toBe(REWRITE);
  });

  test('NaN is equal to itself, the two zeros are one, and neither is another number', async () => {
    const one = (value: number): Tensor => tensor('float32', Float32Array.of(1, value));
    expect((await both(one(Number.NaN), one(Number.NaN))).counts).toMatchObject({ value: 0, drift: 0, shape: 0 });
    expect((await both(one(0), one(-0))).counts.value).toBe(0);
    expect((await both(one(Number.NaN), one(1))).class).toBe(REWRITE);
    expect((await both(one(Number.POSITIVE_INFINITY), one(Number.NEGATIVE_INFINITY))).class).toBe(REWRITE);
    const wide = { tolerances: [{ path: '$[*]', ulp: 1e9, absolute: 1e308, relative: 1 }] };
    expect((await both(one(Number.NaN), one(1), wide)).class, 'whatever the rule').toBe(REWRITE);
    expect((await both(one(Number.POSITIVE_INFINITY), one(3e38), wide)).class).toBe(REWRITE);
    expect((await both(one(Number.POSITIVE_INFINITY), one(Number.POSITIVE_INFINITY), wide)).counts.value).toBe(0);
  });
});

describe('rules for arrays: the worst of those that hold, the most specific first', () => {
  const floats = (value: number): Tensor => tensor('float32', Float32Array.of(1, value));
  const integers = (value: number): Tensor => tensor('int32', Int32Array.of(1, value));
  const of = (...tolerances: readonly ToleranceRule[]): Partial<FixtureRule> => ({ tolerances });

  test.each<[string, Tensor, Tensor, Partial<FixtureRule>, string]>([
    ['a global rule takes the place of 8 ULP', floats(1), floats(1.25), of({ absolute: 0.25 }), DRIFT],
    ['and is inclusive', floats(1), floats(1.2500001), of({ absolute: 0.25 }), REWRITE],
    ['8 ULP are no more allowed beside it', floats(1), floats(1 + 2 ** -20), of({ absolute: 1e-12 }), REWRITE],
    ['of two global ones both must hold', floats(1), floats(1.25), of({ absolute: 0.5 }, { absolute: 0.125 }), REWRITE],
    ['in either order', floats(1), floats(1.25), of({ absolute: 0.125 }, { absolute: 0.5 }), REWRITE],
    ['and both do', floats(1), floats(1.25), of({ absolute: 0.5 }, { absolute: 0.25 }), DRIFT],
    [
      'a path is before a global one, where it is wider',
      floats(1),
      floats(1.25),
      of({ absolute: 0.1 }, { path: '$[*]', absolute: 0.5 }),
      DRIFT,
    ],
    [
      'and where it is narrower',
      floats(1),
      floats(1.25),
      of({ absolute: 0.5 }, { path: '$[*]', absolute: 0.1 }),
      REWRITE,
    ],
    ['a rule for another path says nothing', floats(1), floats(1.25), of({ path: '$.a[*]', absolute: 0.5 }), REWRITE],
    ['a bound of nothing allows nothing', floats(1), floats(1 + 2 ** -23), of({ path: '$[*]', absolute: 0 }), REWRITE],
    ['no ULP at all', floats(1), floats(1 + 2 ** -23), of({ path: '$[*]', ulp: 0 }), REWRITE],
    ['one ULP', floats(1), floats(1 + 2 ** -23), of({ path: '$[*]', ulp: 1 }), DRIFT],
    [
      'ULP are those of the element type, not of doubles',
      floats(1),
      floats(1 + 2 ** -22),
      of({ path: '$[*]', ulp: 1 }),
      REWRITE,
    ],
    ['integers need leave of their own', integers(10), integers(11), of({ path: '$[*]', absolute: 5 }), REWRITE],
    ['given for them', integers(10), integers(15), of({ path: '$[*]', absolute: 5, integers: true }), DRIFT],
    ['to that bound', integers(10), integers(16), of({ path: '$[*]', absolute: 5, integers: true }), REWRITE],
    ['denied', integers(10), integers(11), of({ path: '$[*]', absolute: 5, integers: false }), REWRITE],
    ['given by a global rule alone', integers(10), integers(11), of({ absolute: 5, integers: true }), REWRITE],
    [
      'given by one of two that are as specific',
      integers(10),
      integers(11),
      of({ path: '$[*]', absolute: 5, integers: true }, { path: '$.*', absolute: 5 }),
      REWRITE,
    ],
  ])('%s', async (_, base, head, rule, expected) => {
    const found = await both(base, head, rule);
    expect(found.class, JSON.stringify(found.changes)).toBe(expected);
  });

  test('the worst single value decides among many that are drift', async () => {
    const many = (last: number): Tensor =>
      tensor(
        'float32',
        Float32Array.from({ length: 3_000 }, (_, at) => (at === 2_999 ? last : 1)),
      );
    const all = tensor('float32', new Float32Array(3_000).fill(1 + 2 ** -21));
    expect((await both(many(1), all)).class).toBe(DRIFT);
    expect((await both(many(2), all)).class).toBe(REWRITE);
    expect((await both(many(2), all)).counts).toMatchObject({ drift: 2_999, value: 1 });
  });
});

describe('after more drift than is kept, each number is still held against every rule', () => {
  /** Thousands that moved by a tenth of themselves, then one that moved by a quarter of a hundred and by less of itself. */
  const base = tensor(
    'float64',
    Float64Array.from({ length: 6_001 }, (_, at) => (at === 6_000 ? 100 : 1)),
  );
  const head = tensor(
    'float64',
    Float64Array.from({ length: 6_001 }, (_, at) => (at === 6_000 ? 100.25 : 1.1)),
  );

  test.each<[string, readonly ToleranceRule[], string]>([
    ['one that allows it', [{ absolute: 0.5 }], DRIFT],
    ['one that does not', [{ absolute: 0.125 }], REWRITE],
    ['the second of two does not', [{ absolute: 0.5 }, { absolute: 0.125 }], REWRITE],
    ['the first of two does not', [{ absolute: 0.125 }, { absolute: 0.5 }], REWRITE],
    ['the second of two, by a share', [{ absolute: 0.5 }, { relative: 0.001, absolute: 0.125 }], REWRITE],
    ['both do', [{ absolute: 0.5 }, { absolute: 0.25 }], DRIFT],
    ['by either of two bounds', [{ relative: 0.0025, absolute: 0.125 }], DRIFT],
    ['by neither of two bounds', [{ relative: 0.0024, absolute: 0.125 }], REWRITE],
    ['by ULP alone', [{ ulp: 1_000 }], REWRITE],
  ])('%s', async (_, tolerances, expected) => {
    for (const rules of [tolerances, tolerances.map((rule) => ({ ...rule, path: '$[*]' }))])
      expect((await both(base, head, { tolerances: rules })).class).toBe(expected);
  });

  test('integers of 64 bits', async () => {
    const rule = { tolerances: [{ path: '$[*]', absolute: 5, integers: true }] };
    const of = (by: bigint, last: bigint): Tensor =>
      tensor(
        'int64',
        BigInt64Array.from({ length: 6_000 }, (_, at) => 2n ** 60n + (at === 5_999 ? last : by)),
      );
    expect((await both(of(0n, 0n), of(1n, 5n), rule)).class).toBe(DRIFT);
    expect((await both(of(0n, 0n), of(1n, 6n), rule)).counts).toMatchObject({ drift: 5_999, value: 1 });
    const narrow = (by: number, last: number): Tensor =>
      tensor(
        'int32',
        Int32Array.from({ length: 6_000 }, (_, at) => 1_000 + (at === 5_999 ? last : by)),
      );
    expect((await both(narrow(0, 0), narrow(1, 5), rule)).class).toBe(DRIFT);
    expect((await both(narrow(0, 0), narrow(1, 6), rule)).counts).toMatchObject({ drift: 5_999, value: 1 });
  });
});

describe('dimensions and element type are shape, and another number beside them is counted too', () => {
  const of = (dimensions: readonly number[], ...values: readonly number[]): Tensor =>
    tensor('float64', Float64Array.from(values), dimensions);

  test.each<[string, Tensor, Tensor, string, readonly string[], number]>([
    ['another reading of the same numbers', of([2, 3], 1, 2, 3, 4, 5, 6), of([3, 2], 1, 2, 3, 4, 5, 6), SHAPE, [], 1],
    ['with another number', of([2, 3], 1, 2, 3, 4, 5, 6), of([3, 2], 1, 2, 3, 4, 5, 7), SHAPE, [REWRITE], 1],
    ['one number more', of([2], 1, 2), of([3], 1, 2, 3), SHAPE, [], 1],
    ['one number alone and an array of one', of([], 1), of([1], 1), SHAPE, [], 1],
    ['another element type', of([2], 1, 2), tensor('float32', Float32Array.of(1, 2)), SHAPE, [], 1],
    ['with a number that differs', of([2], 1, 2), tensor('float32', Float32Array.of(1, 3)), SHAPE, [REWRITE], 1],
    ['both', of([2, 1], 1, 2), tensor('float32', Float32Array.of(1, 2)), SHAPE, [], 2],
    ['integers that became floats', tensor('int64', BigInt64Array.of(1n, 2n)), of([2], 1, 2), SHAPE, [], 1],
    ['and differ', tensor('int64', BigInt64Array.of(1n, 2n)), of([2], 1, 2.5), SHAPE, [REWRITE], 1],
    [
      'and differ by less than doubles tell',
      tensor('int64', BigInt64Array.of(2n ** 53n + 1n)),
      of([1], 2 ** 53),
      SHAPE,
      [REWRITE],
      1,
    ],
    [
      'what would be drift within one type is a rewrite between two',
      of([1], 1.1),
      tensor('float32', Float32Array.of(1.1)),
      SHAPE,
      [REWRITE],
      1,
    ],
  ])('%s', async (_, base, head, expected, also, facts) => {
    const found = await both(base, head);
    expect([found.class, found.also, found.counts.shape]).toEqual([expected, also, facts]);
  });

  test('an element is named by its place in every dimension', async () => {
    const values = (at: number): Float64Array => Float64Array.from({ length: 24 }, (_, i) => (i === at ? 99 : i));
    for (const [at, place] of [
      [0, '$[0][0][0]'],
      [3, '$[0][0][3]'],
      [4, '$[0][1][0]'],
      [11, '$[0][2][3]'],
      [12, '$[1][0][0]'],
      [23, '$[1][2][3]'],
    ] as const) {
      const found = await both(tensor('float64', values(-1), [2, 3, 4]), tensor('float64', values(at), [2, 3, 4]));
      expect(found.changes.map((change) => change.at)).toEqual([place]);
    }
  });
});

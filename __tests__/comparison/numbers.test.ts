import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isExactName, lastName } from '../../src/comparison/names.js';
import {
  boundDecimal,
  canonicalDecimal,
  compareMagnitudes,
  type Decimal,
  difference,
  isIntegerLiteral,
  isMeasured,
  isWhole,
  parseDecimal,
  within,
  withinExactly,
  withinForCertain,
} from '../../src/comparison/numbers.js';
import { scaleOf } from '../../src/comparison/tolerance.js';

const DIGITS_BELOW_POINT = 60;

/** A decimal of moderate exponent as an integer of 10^-60, by another road than the code under test. */
function scaled(literal: string): bigint {
  const [mantissa = '', exponent = '0'] = literal.toLowerCase().split('e');
  const negative = mantissa.startsWith('-');
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  const shift = DIGITS_BELOW_POINT + Number(exponent) - fraction.length;
  const value = BigInt(whole + fraction) * 10n ** BigInt(shift);
  return negative ? -value : value;
}

function abs(value: bigint): bigint {
  return value < 0n ? -value : value;
}

const literal = fc
  .tuple(
    fc.boolean(),
    fc.nat(99_999),
    fc.option(fc.stringMatching(/^[0-9]{1,12}$/), { nil: '' }),
    fc.integer({ min: -12, max: 12 }),
    fc.boolean(),
  )
  .map(
    ([minus, whole, fraction, exponent, scientific]) =>
      `${minus ? '-' : ''}${whole}${fraction ? `.${fraction}` : ''}${scientific ? `e${exponent}` : ''}`,
  );

describe('exact arithmetic', () => {
  test('within agrees with integers of 10^-60, on both sides of every bound', () =>
    fc.assert(
      fc.property(
        literal,
        literal,
        fc.constantFrom(0, 0.1, 0.001, 1e-9, 0.5),
        fc.constantFrom(0, 0.5, 1e-12, 3),
        (a, b, relative, absolute) => {
          const x = scaled(a);
          const y = scaled(b);
          // biome-ignore lint/complexity/useMathMinMax: Math.min takes no bigint
          const smaller = abs(x) < abs(y) ? abs(x) : abs(y);
          const unit = 10n ** BigInt(DIGITS_BELOW_POINT);
          const distance = abs(x - y);
          const expected =
            distance <= scaled(String(absolute)) || distance * unit <= scaled(String(relative)) * smaller;
          expect(within(a, b, { relative, absolute })).toBe(expected);
          expect(within(b, a, { relative, absolute }), 'swapped').toBe(expected);
        },
      ),
      { numRuns: 3_000 },
    ));

  test('near a bound, too: neighbours of a + relative * a', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: -3, max: 3 }), (n, off) => {
        const a = `${n}.000000`;
        const b = scaledBack(scaled(a) + scaled(a) / 1000n + BigInt(off));
        expect(within(a, b, { relative: 0.001, absolute: 0 })).toBe(off <= 0);
      }),
      { numRuns: 1_000 },
    ));

  test('canonical texts are equal for equal decimals and for no others', () =>
    fc.assert(
      fc.property(literal, literal, (a, b) => {
        expect(canonicalDecimal(a) === canonicalDecimal(b)).toBe(scaled(a) === scaled(b));
      }),
      { numRuns: 3_000 },
    ));

  /** The same value with zeros at both ends and another exponent: two literals drawn apart are never equal. */
  const respelled = fc
    .tuple(literal, fc.nat(4), fc.nat(4), fc.integer({ min: -9, max: 9 }), fc.constantFrom('e', 'E', 'e+'))
    .map(([text, before, behind, shift, mark]) => {
      const [mantissa = '', exponent = '0'] = text.split('e');
      const sign = mantissa.startsWith('-') ? '-' : '';
      const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
      const digits = `${'0'.repeat(before)}${whole}${fraction}${'0'.repeat(behind)}`;
      const power = Number(exponent) - fraction.length - behind + shift;
      const point = digits.length - shift;
      const moved =
        shift >= 0 && point > 0 && shift < digits.length
          ? `${digits.slice(0, point)}.${digits.slice(point)}`
          : `${digits}e${power - shift}`;
      const written = moved.includes('e') || power === 0 ? moved : `${moved}${power < 0 ? 'e' : mark}${power}`;
      return [text, `${sign}${written}`] as const;
    });

  test('canonical texts of one value are one, however it is spelled', () =>
    fc.assert(
      fc.property(respelled, ([text, other]) => {
        expect(scaled(other), 'the test itself').toBe(scaled(text));
        expect(canonicalDecimal(other)).toBe(canonicalDecimal(text));
        expect(within(text, other, { relative: 0, absolute: 0 })).toBe(true);
        const [x, y] = [parseDecimal(text)!, parseDecimal(other)!];
        expect(compareMagnitudes(x, y)).toBe(0);
        expect(isWhole(other)).toBe(scaled(text) % 10n ** BigInt(DIGITS_BELOW_POINT) === 0n);
      }),
      { numRuns: 3_000 },
    ));

  test('magnitudes and differences are those of integers of 10^-60', () =>
    fc.assert(
      fc.property(literal, literal, (a, b) => {
        const [x, y] = [parseDecimal(a)!, parseDecimal(b)!];
        const [m, n] = [abs(scaled(a)), abs(scaled(b))];
        expect(Math.sign(compareMagnitudes(x, y))).toBe(m < n ? -1 : m > n ? 1 : 0);
        const { value: apart, tail } = difference(x, y);
        expect(tail).toBe(0);
        expect(apart.negative).toBe(false);
        expect(scaled(`${apart.digits || '0'}e${apart.exponent}`)).toBe(abs(scaled(a) - scaled(b)));
        expect(apart.digits).not.toMatch(/^0|0$/);
      }),
      { numRuns: 2_000 },
    ));

  test.each<readonly [string, Decimal]>([
    ['0', { negative: false, digits: '', exponent: 0n }],
    ['-0.00e5', { negative: true, digits: '', exponent: 0n }],
    ['0.5', { negative: false, digits: '5', exponent: -1n }],
    ['.5', { negative: false, digits: '5', exponent: -1n }],
    ['5.', { negative: false, digits: '5', exponent: 0n }],
    ['+0500', { negative: false, digits: '5', exponent: 2n }],
    ['-1.20E3', { negative: true, digits: '12', exponent: 2n }],
    ['1e-3', { negative: false, digits: '1', exponent: -3n }],
    ['000', { negative: false, digits: '', exponent: 0n }],
  ])('reads %s', (text, expected) => {
    expect(parseDecimal(text)).toEqual(expected);
  });

  test.each([
    ['0', '0e0'],
    ['-0', '0e0'],
    ['0.0', '0e0'],
    ['7', '7e0'],
    ['-700', '-7e2'],
    ['10', '1e1'],
    ['123456789012345', '123456789012345e0'],
    ['1234567890123450', '123456789012345e1'],
    ['007', '7e0'],
    ['NaN', '?NaN'],
    ['1'.repeat(4_097), `?${'1'.repeat(4_097)}`],
    ['1'.repeat(4_096), `${'1'.repeat(4_096)}e0`],
  ])('the canonical text of %s', (text, expected) => {
    expect(canonicalDecimal(text)).toBe(expected);
  });

  test('values too far apart are not aligned, and the larger one stands for their difference', () => {
    const far = (a: string, b: string) => difference(parseDecimal(a)!, parseDecimal(b)!);
    expect(far('1e10001', '5')).toMatchObject({ value: { digits: '1', exponent: 10_001n, negative: false }, tail: -1 });
    expect(far('5', '-1e10001')).toMatchObject({ value: { digits: '1', exponent: 10_001n, negative: false }, tail: 1 });
    expect(far('-5', '-1e10001')).toMatchObject({ value: { digits: '1', negative: false }, tail: -1 });
    expect(far('1e10000', '5')).toMatchObject({ tail: 0 });
    expect(far('5', '1e10000')).toMatchObject({ tail: 0 });
    expect(far('0', '-3')).toEqual({ value: { negative: false, digits: '3', exponent: 0n }, tail: 0 });
    expect(far('-3', '0')).toEqual({ value: { negative: false, digits: '3', exponent: 0n }, tail: 0 });
    expect(far('3', '3.0')).toEqual({ value: { negative: false, digits: '', exponent: 0n }, tail: 0 });
  });

  test('bounds are the decimals that they were written as, and none that is no bound lets anything pass', () => {
    expect(boundDecimal(0.1)).toEqual({ negative: false, digits: '1', exponent: -1n });
    expect(boundDecimal(1e-9)).toEqual({ negative: false, digits: '1', exponent: -9n });
    for (const none of [Number.NaN, Number.POSITIVE_INFINITY, -1, 0]) expect(boundDecimal(none).digits).toBe('');
    for (const none of [Number.NaN, Number.POSITIVE_INFINITY, -1]) {
      expect(withinExactly(parseDecimal('1')!, parseDecimal('2')!, boundDecimal(none), boundDecimal(none))).toBe(false);
    }
    expect(within('x', '1', { relative: 1, absolute: 9 })).toBe(false);
    expect(within('1', 'x', { relative: 1, absolute: 9 })).toBe(false);
    expect(within('-3', '-2', { relative: 0.5, absolute: 0 })).toBe(true);
    expect(within('-3', '-1.9', { relative: 0.5, absolute: 0 })).toBe(false);
  });

  test('doubles are certain only where none of them is tiny, huge or on the border', () => {
    const bounds = { relative: 1e-9, absolute: 0 };
    expect(withinForCertain(1, 1, bounds)).toBe(true);
    expect(withinForCertain(1, 1.1, bounds)).toBe(false);
    expect(withinForCertain(1, 1 + 1e-9, bounds)).toBeUndefined();
    for (const extreme of [0, 1e-300, 1e300, 1e-290, 1e290, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(withinForCertain(extreme, 1, bounds), `${extreme} and 1`).toBeUndefined();
      expect(withinForCertain(1, -extreme, bounds), `1 and -${extreme}`).toBeUndefined();
    }
  });

  test.each([
    ['1', true],
    ['+1', true],
    ['-1', true],
    ['x1', false],
    ['1.0', false],
    ['1e2', false],
    ['', false],
  ])('%j is spelled as an integer: %s', (text, integer) => expect(isIntegerLiteral(text)).toBe(integer));

  test.each([
    ['.123456', true],
    ['.12345', false],
    ['1E5', true],
  ])('%s is measured, without a digit before the point: %s', (text, measured) =>
    expect(isMeasured(text)).toBe(measured),
  );

  test.each([
    { why: 'the bound is inclusive', a: '1.00', b: '1.01', relative: 0.01, absolute: 0, inside: true },
    { why: 'relative is of the smaller magnitude', a: '100.0', b: '110.5', relative: 0.1, absolute: 0, inside: false },
    {
      why: 'the larger of the two bounds, not their sum',
      a: '100.0',
      b: '100.15',
      relative: 0.001,
      absolute: 0.1,
      inside: false,
    },
    { why: 'opposite signs have no relative nearness', a: '1.0', b: '-1.0', relative: 0.5, absolute: 0, inside: false },
    {
      why: 'an exponent of nine digits does not expand',
      a: '1e999999999',
      b: '1e999999998',
      relative: 0.5,
      absolute: 0,
      inside: false,
    },
    {
      why: 'far apart, and the far one decides',
      a: '1e999999999',
      b: '1',
      relative: 1e9,
      absolute: 1e300,
      inside: false,
    },
    { why: 'a vanishing neighbour below the bound', a: '5', b: '1e-999999999', relative: 0, absolute: 5, inside: true },
    {
      why: 'a vanishing neighbour of the other sign is just above it',
      a: '5',
      b: '-1e-999999999',
      relative: 0,
      absolute: 5,
      inside: false,
    },
    {
      why: 'integers beyond 2^53',
      a: '1600000000000000130',
      b: '1600000000000000060',
      relative: 0,
      absolute: 70,
      inside: true,
    },
    {
      why: 'and one less',
      a: '1600000000000000130',
      b: '1600000000000000060',
      relative: 0,
      absolute: 69,
      inside: false,
    },
  ])('$why', ({ a, b, relative, absolute, inside }) => {
    expect(within(a, b, { relative, absolute })).toBe(inside);
    expect(within(b, a, { relative, absolute }), 'swapped').toBe(inside);
  });

  test('doubles speak only where exact arithmetic agrees', () =>
    fc.assert(
      fc.property(literal, fc.double({ min: -1e-8, max: 1e-8, noNaN: true }), (a, nudge) => {
        const b = String(Number(a) * (1 + nudge));
        const quick = withinForCertain(Number(a), Number(b), { relative: 1e-9, absolute: 0 });
        const [x, y, bound] = [parseDecimal(a), parseDecimal(b), parseDecimal('1e-9')];
        if (quick === undefined || !x || !y || !bound) return;
        expect(quick).toBe(withinExactly(x, y, bound, { negative: false, digits: '', exponent: 0n }));
      }),
      { numRuns: 3_000 },
    ));

  test.each(['', '-', '.', '1e', '0x10', '1_0', 'NaN', ' 1', '1 '])('%j is no decimal', (text) =>
    expect(parseDecimal(text)).toBeUndefined(),
  );

  test.each([
    ['1e5', true],
    ['0.123456', true],
    ['0.12345', false],
    ['123456', false],
  ])('%s is measured: %s', (text, measured) => expect(isMeasured(text)).toBe(measured));

  test('a path has a scale from eight values a side, the smaller lower quartile', () => {
    const eight = ['1', '2', '3', '4', '5', '6', '7', '8'];
    expect(scaleOf(eight.slice(1), eight)).toBeUndefined();
    expect(scaleOf(['0', ...eight.slice(1)], eight)).toBeUndefined();
    expect(
      scaleOf(
        eight,
        eight.map((n) => `${n}0`),
      ),
    ).toEqual(parseDecimal('3'));
  });
});

function scaledBack(value: bigint): string {
  return `${value}e-${DIGITS_BELOW_POINT}`;
}

describe('names on the exact list', () => {
  test.each([
    'id',
    'IDs',
    'orderID',
    'orderIDs',
    'user_id',
    'unit-price',
    'unitPrices',
    'salaries',
    'statuses',
    'taxes',
    'fx_rate_bps',
    'total2',
    'line_total_2',
    'QTY',
    'dues',
    'quantities',
    'HTTPStatus',
  ])('%s is exact', (name) => expect(isExactName(name)).toBe(true));
  test.each(['identity', 'idle', 'valid', 'temperature', 'rate', 'accountant', 'totally', 'import', 'x', ''])(
    '%s is not',
    (name) => expect(isExactName(name)).toBe(false),
  );
  test('indexes and keys that are data do not hide the name above them', () => {
    expect(lastName(['prices', 0, '2021'])).toBe('prices');
    expect(lastName([0, 1])).toBeUndefined();
  });
});

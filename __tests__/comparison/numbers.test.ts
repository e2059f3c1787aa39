import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isExactName, lastName } from '../../src/comparison/names.js';
import {
  canonicalDecimal,
  isMeasured,
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

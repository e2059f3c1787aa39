import '../support/seed.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newDecimalSpot, readDecimal } from '../../src/documents/large/decimal.js';

const spot = newDecimalSpot();

/** Read from the middle of bytes, as it is used. */
function read(text: string, exponents = false): number | undefined {
  const block = Buffer.from(`7.5${text},5`);
  return readDecimal(block, 3, 3 + text.length, spot, exponents) && spot.end === 3 + text.length
    ? spot.value
    : undefined;
}

const digit = fc.integer({ min: 0, max: 9 }).map(String);
const digits = (minLength: number, maxLength: number): fc.Arbitrary<string> =>
  fc.array(digit, { minLength, maxLength, size: 'max' }).map((list) => list.join(''));
const long = fc.tuple(fc.constantFrom('', '-'), digits(1, 4), digits(1, 17)).map(([sign, a, b]) => `${sign}${a}.${b}`);
const doubles = fc
  .double({ min: -1e9, max: 1e9, noNaN: true })
  .map(String)
  .filter((text) => /^-?[0-9]+\.[0-9]+$/.test(text));
/** Decimals in the very middle of two doubles, or next to it: what is rounded wrongly first. */
const halfway = fc
  .tuple(fc.integer({ min: 2 ** 52, max: 2 ** 53 - 2 }), fc.nat(7), fc.constantFrom('5', '49', '51'))
  .map(([mantissa, shift, tail]) => {
    const whole = BigInt(mantissa) / 10n ** BigInt(shift);
    const rest = String(BigInt(mantissa) % 10n ** BigInt(shift)).padStart(shift, '0');
    return shift === 0 ? `${whole}.${tail}` : `${whole}.${rest}${tail}`;
  });

describe('a decimal read from bytes', () => {
  it('is the double that Number makes of its text, or is left to it', () => {
    let found = 0;
    fc.assert(
      fc.property(fc.oneof(long, doubles, halfway), (text) => {
        const value = read(text);
        if (value === undefined) return;
        found += 1;
        expect(Object.is(value, Number(text)), `${text}: ${value}`).toBe(true);
      }),
      { numRuns: 20_000 },
    );
    expect(found).toBeGreaterThan(12_000);
  });

  it('with an exponent is the double that Number makes of its text, or is left to it', () => {
    const exponent = fc.constantFrom('e', 'E').chain((letter) =>
      fc.tuple(fc.constantFrom('', '+', '-'), fc.nat(26), fc.constantFrom('', '0')).map(([sign, power, zero]) => {
        return `${letter}${sign}${zero}${power}`;
      }),
    );
    let found = 0;
    fc.assert(
      fc.property(fc.oneof(long, doubles, halfway), exponent, (text, behind) => {
        const value = read(text + behind, true);
        if (value === undefined) return;
        found += 1;
        expect(spot.scientific).toBe(true);
        expect(Object.is(value, Number(text + behind)), `${text}${behind}: ${value}`).toBe(true);
      }),
      { numRuns: 20_000 },
    );
    expect(found).toBeGreaterThan(5_000);
  });

  it.each<[string, string, boolean]>([
    ['as numpy prints them', '1.234567890123456e-05', true],
    ['with a plus', '1.234567890123E+03', true],
    ['with none', '1.5', true],
    ['up to the last power that is a double', '1.2e-21', true],
    ['beyond it', '1.2e-22', false],
    ['no digits behind the point left', '1.2e2', false],
    ['no digits', '1.5e', false],
    ['a sign alone', '1.5e-', false],
    ['two signs', '1.5e--3', false],
    ['many digits', '1.5e-0003', false],
    ['a point in it', '1.5e-3.5', false],
  ])('and exponents: %s', (_, text, taken) => {
    expect(read(text, true)).toBe(taken ? Number(text) : undefined);
  });

  it.each<[string, string, boolean]>([
    ['as JavaScript prints most doubles', '84.30802167858928', true],
    ['a time in seconds', '1700000000.123456', true],
    ['a small one, whose zeros do not count', '-0.0000012345678901234567', true],
    ['eighteen digits', '123456789.987654321', true],
    ['nineteen digits', '1234567890.987654321', false],
    ['no point', '12', false],
    ['nothing behind the point', '12.', false],
    ['nothing in front of it', '.5', false],
    ['a sign alone', '-.5', false],
    ['an exponent', '1.5e3', false],
    ['two points', '1.5.2', false],
    ['a plus', '+1.5', false],
    ['nothing', '', false],
  ])('%s', (_, text, taken) => {
    expect(read(text)).toBe(taken ? Number(text) : undefined);
  });

  it('says of a zero in front that it is one too many', () => {
    const padded = (text: string): boolean => readDecimal(Buffer.from(text), 0, text.length, spot) && spot.padded;
    expect(['0.5', '-0.5', '10.5', '00.5', '-01.5'].map(padded)).toEqual([false, false, false, true, true]);
  });

  it('reads no further than it is told', () => {
    expect(readDecimal(Buffer.from('1.2345'), 0, 4, spot)).toBe(true);
    expect([spot.value, spot.end, spot.fraction]).toEqual([1.23, 4, 2]);
  });
});

import '../support/seed.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joins } from '../../src/comparison/keys.js';
import { compareMagnitudes, type Decimal, parseDecimal } from '../../src/comparison/numbers.js';
import { prepareRules } from '../../src/comparison/rules.js';
import { judgeNumbers, type NumberVerdict, scaleOf, spelled } from '../../src/comparison/tolerance.js';
import { comparisonJob } from '../support/jobs.js';

const digits = (least: number, most: number): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...'00019'), { minLength: least, maxLength: most }).map((list) => list.join(''));

/** Decimals with six digits or more behind the point: measured, whether or not an exponent follows. */
const measured = fc.oneof(
  fc
    .tuple(fc.constantFrom('', '-'), digits(1, 20), digits(6, 24))
    .map(([sign, one, other]) => `${sign}${one}.${other}`),
  fc
    .tuple(fc.constantFrom('', '-'), fc.nat(330), digits(6, 9))
    .map(([sign, zeros, one]) => `${sign}0.${'0'.repeat(zeros)}${one}`),
  fc.tuple(fc.constantFrom('', '-'), digits(300, 320)).map(([sign, one]) => `${sign}1${one}.000000`),
);
const neighbours = measured.chain((one) =>
  fc.tuple(
    fc.constant(one),
    fc.oneof(
      measured,
      fc.constantFrom(
        `${one}0`,
        `${one}1`,
        one.startsWith('-') ? one.slice(1) : `-${one}`,
        one.replace(/1(?=[^1]*$)/, '2'),
      ),
      fc.constant(one.replace(/[0-9]/g, '0')),
      fc.nat(9).map((digit) => one.replace(/[0-9]{3}$/, `00${digit}`)),
    ),
  ),
);
const scales = fc.oneof(
  fc.constant(undefined),
  fc.tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: -330, max: 330 })).map(([value, exponent]): Decimal => {
    const text = String(value).replace(/0+$/, '');
    return { negative: false, digits: text, exponent: BigInt(exponent) };
  }),
);

it('numbers that doubles can tell apart get the verdict of exact arithmetic', async () => {
  const rules = await prepareRules(comparisonJob('a', '', ''));
  const seen = new Set<NumberVerdict['kind']>();
  fc.assert(
    fc.property(neighbours, scales, ([base, head], scale) => {
      const judge = (from: string, to: string): NumberVerdict =>
        judgeNumbers(
          spelled(from, from, 'number'),
          spelled(to, to, 'number'),
          rules,
          () => ({ base: ['v'], head: ['v'] }),
          () => scale,
        );
      const { kind, limit } = judge(base, head);
      seen.add(kind);
      // What has an exponent is left to exact arithmetic.
      const exact = judge(`${base}e0`, `${head}e0`);
      expect({ kind, limit }).toEqual({ kind: exact.kind, limit: exact.limit });
    }),
    { numRuns: 3_000 },
  );
  expect(seen).toEqual(new Set(['equal', 'spelling', 'drift', 'value']));
});

it('the scale of a path is the one that exact order gives', () => {
  const quartile = (list: readonly string[]): Decimal | undefined => {
    const known = list.flatMap((text) => parseDecimal(text) ?? []).filter((value) => value.digits !== '');
    return known.length < 8 ? undefined : known.toSorted(compareMagnitudes)[Math.floor(known.length / 4)];
  };
  const any = fc.oneof(
    measured,
    fc.constantFrom('0', '-0.0', 'NaN', '1e400', '1e401', '-1e-400', '1e-401', '5', '-5', '0x10', '1E2'),
  );
  const some = fc.array(any, { maxLength: 30, size: 'max' });
  let found = 0;
  fc.assert(
    fc.property(some, some, (base, head) => {
      const [left, right] = [quartile(base), quartile(head)];
      const least = left && right && (compareMagnitudes(left, right) <= 0 ? left : right);
      const scale = scaleOf(base, head);
      expect(scale && [scale.digits, scale.exponent]).toEqual(least && [least.digits, least.exponent]);
      if (scale !== undefined) found += 1;
    }),
    { numRuns: 1_000 },
  );
  expect(found).toBeGreaterThan(100);
});

it('columns join where all identities stand once, half of them on both sides, and are no index', () => {
  const column = fc.array(
    fc.nat(9).map((value) => `n${value}`),
    { maxLength: 8 },
  );
  const seen = new Set<boolean>();
  fc.assert(
    fc.property(column, column, fc.boolean(), (base, other, reversed) => {
      const head = reversed ? base.toReversed() : other;
      const once = [base, head].every((list) => list.length > 0 && new Set(list).size === list.length);
      const isIndex = [base, head].some((list) => list.every((value, index) => value === `n${index}`));
      const common = head.filter((value) => base.includes(value)).length;
      const expected = once && !isIndex && 2 * common >= Math.min(base.length, head.length);
      seen.add(expected);
      expect(joins(base, head)).toBe(expected);
    }),
    { numRuns: 2_000 },
  );
  expect(seen.size).toBe(2);
});

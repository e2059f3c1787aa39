import { type Decimal, parseDecimal } from '../../comparison/numbers.js';
import { MAX_NUMBER_CHARACTERS } from '../../documents/format.js';

/**
 * A number that is no integer, as a fraction: `numerator / denominator`, the denominator above zero. Sums, products and
 * quotients of decimals are exact, so that `sum([0.1, 0.2]) == 0.3` (docs/adr/0133).
 */
export interface Exact {
  readonly kind: 'exact';
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** An integer of any size, or a fraction. They are equal where their values are. */
export type ExactNumber = bigint | Exact;

/** An expression that has no value: a wrong type, a missing member, a limit. */
export class CelFault extends Error {}
/** A fault that no `||` may turn into a value. */
export class CelLimit extends CelFault {}

/** Powers of ten; `1e999999999` is refused and not written out. */
const MAX_EXPONENT = 5_000n;
/** Bits of a numerator or denominator, as 4 times its hex digits. */
const MAX_HEX_DIGITS = 100_000;

export function isExact(value: unknown): value is Exact {
  return typeof value === 'object' && value !== null && (value as { kind?: unknown }).kind === 'exact';
}

/** @throws {CelFault} for what is no decimal, or one that is too long or too large to be written out. */
export function exactOf(literal: string): Exact {
  if (literal.length <= MAX_SHORT_CHARACTERS && SHORT_DECIMAL.test(literal)) return shortExact(literal);
  const decimal = literal.length > MAX_NUMBER_CHARACTERS ? undefined : parseDecimal(literal);
  if (decimal === undefined) throw new CelFault(`${literal.slice(0, 40)} is no number that can be computed with`);
  return fraction(decimal, literal);
}

/** A double holds so many digits exactly; a sign and a point come on top. */
const MAX_SHORT_CHARACTERS = 16;
const SHORT_DECIMAL = /^-?[0-9]+\.[0-9]+$/;
const POWERS: readonly bigint[] = Array.from({ length: MAX_SHORT_CHARACTERS }, (_, power) => 10n ** BigInt(power));

/** The everyday decimal, as `fraction` gives it but for zeros at its end. */
function shortExact(literal: string): Exact {
  const point = literal.indexOf('.');
  const digits = Number(literal.slice(0, point) + literal.slice(point + 1));
  return { kind: 'exact', numerator: BigInt(digits), denominator: POWERS[literal.length - point - 1]! };
}

function fraction({ negative, digits, exponent }: Decimal, literal: string): Exact {
  if (exponent > MAX_EXPONENT || exponent < -MAX_EXPONENT) {
    throw new CelFault(`${literal.slice(0, 40)} is out of range`);
  }
  const whole = BigInt(digits === '' ? '0' : digits) * (negative ? -1n : 1n);
  return exponent >= 0n
    ? { kind: 'exact', numerator: whole * 10n ** exponent, denominator: 1n }
    : { kind: 'exact', numerator: whole, denominator: 10n ** -exponent };
}

function numerator(value: ExactNumber): bigint {
  return typeof value === 'bigint' ? value : value.numerator;
}

function denominator(value: ExactNumber): bigint {
  return typeof value === 'bigint' ? 1n : value.denominator;
}

function make(top: bigint, bottom: bigint): Exact {
  if (isHuge(top) || isHuge(bottom)) throw new CelLimit('a number grew too long to be computed with');
  return { kind: 'exact', numerator: top, denominator: bottom };
}

const HUGE = 1n << BigInt(4 * MAX_HEX_DIGITS);
const MINUS_HUGE = -HUGE;
function isHuge(value: bigint): boolean {
  return value > HUGE || value < MINUS_HUGE;
}

export function add(a: ExactNumber, b: ExactNumber): ExactNumber {
  if (typeof a === 'bigint' && typeof b === 'bigint') return a + b;
  const [left, right] = [denominator(a), denominator(b)];
  if (left === right) return make(numerator(a) + numerator(b), left);
  if (left % right === 0n) return make(numerator(a) + numerator(b) * (left / right), left);
  if (right % left === 0n) return make(numerator(a) * (right / left) + numerator(b), right);
  return make(numerator(a) * right + numerator(b) * left, left * right);
}

export function negate(a: ExactNumber): ExactNumber {
  return typeof a === 'bigint' ? -a : { ...a, numerator: -a.numerator };
}

export function multiply(a: ExactNumber, b: ExactNumber): ExactNumber {
  if (typeof a === 'bigint' && typeof b === 'bigint') {
    const product = a * b;
    if (isHuge(product)) throw new CelLimit('a number grew too long to be computed with');
    return product;
  }
  return make(numerator(a) * numerator(b), denominator(a) * denominator(b));
}

/** Integers by integers give an integer, cut towards zero, as CEL has it; anything else is exact. */
export function divide(a: ExactNumber, b: ExactNumber): ExactNumber {
  if (numerator(b) === 0n) throw new CelFault('division by zero');
  if (typeof a === 'bigint' && typeof b === 'bigint') return a / b;
  const top = numerator(a) * denominator(b);
  const bottom = denominator(a) * numerator(b);
  const sign = bottom < 0n ? -1n : 1n;
  return reduce(make(sign * top, sign * bottom));
}

export function compareExact(a: ExactNumber, b: ExactNumber): number {
  if (typeof a === 'bigint' && typeof b === 'bigint') return a < b ? -1 : a > b ? 1 : 0;
  if (denominator(a) === denominator(b)) {
    const [top, other] = [numerator(a), numerator(b)];
    return top < other ? -1 : top > other ? 1 : 0;
  }
  const left = numerator(a) * denominator(b);
  const right = numerator(b) * denominator(a);
  return left < right ? -1 : left > right ? 1 : 0;
}

function reduce({ numerator: top, denominator: bottom }: Exact): Exact {
  let [a, b] = [top < 0n ? -top : top, bottom];
  while (b !== 0n) [a, b] = [b, a % b];
  return a === 0n ? { kind: 'exact', numerator: 0n, denominator: 1n } : make(top / a, bottom / a);
}

/** Towards zero, as a conversion to an integer does. */
export function truncate(value: ExactNumber): bigint {
  return typeof value === 'bigint' ? value : value.numerator / value.denominator;
}

/** The same for equal values: a decimal spelling where there is one, else a fraction. */
export function spell(value: ExactNumber): string {
  if (typeof value === 'bigint') return value.toString();
  const { numerator: top, denominator: bottom } = reduce(value);
  if (bottom === 1n) return top.toString();
  let rest = bottom;
  let [twos, fives] = [0, 0];
  while (rest % 2n === 0n) [rest, twos] = [rest / 2n, twos + 1];
  while (rest % 5n === 0n) [rest, fives] = [rest / 5n, fives + 1];
  if (rest !== 1n) return `${top}/${bottom}`;
  const places = Math.max(twos, fives);
  const shifted = ((top < 0n ? -top : top) * 10n ** BigInt(places)) / bottom;
  const digits = shifted.toString().padStart(places + 1, '0');
  return `${top < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

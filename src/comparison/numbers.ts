/**
 * Exact arithmetic on number literals. A value is kept as digits and a power of ten, so `1e999999999`
 * costs nine digits and never expands. Own arithmetic: docs/adr/0020.
 */

import { MAX_NUMBER_CHARACTERS } from '../documents/format.js';

/** `negative`, then digits * 10^exponent. Digits have no zeros at either end; zero has the digits `''`. */
export interface Decimal {
  readonly negative: boolean;
  readonly digits: string;
  readonly exponent: bigint;
}

const LITERAL = /^([+-]?)([0-9]*)(?:\.([0-9]*))?(?:[eE]([+-]?[0-9]+))?$/;

/** Reads a decimal spelling; undefined for everything else, NaN and the infinities included. Linear in the literal's length. */
export function parseDecimal(literal: string): Decimal | undefined {
  const match = LITERAL.exec(literal);
  if (!match) return undefined;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const all = whole + fraction;
  if (all === '') return undefined;
  let start = 0;
  while (start < all.length && all.charCodeAt(start) === 48) start += 1;
  let end = all.length;
  while (end > start && all.charCodeAt(end - 1) === 48) end -= 1;
  const digits = all.slice(start, end);
  if (digits === '') return { negative: sign === '-', digits, exponent: 0n };
  return {
    negative: sign === '-',
    digits,
    exponent: BigInt(exponent) - BigInt(fraction.length) + BigInt(all.length - end),
  };
}

const PLAIN = /^-?[0-9]+(?:\.[0-9]+)?$/;

/** The double nearest to a decimal that is digits with a point at most; NaN for every other spelling. */
export function plainDouble(literal: string): number {
  return literal.length <= MAX_NUMBER_CHARACTERS && PLAIN.test(literal) ? Number(literal) : Number.NaN;
}

/** A text that is the same for equal decimals and for no others. */
export function canonicalDecimal(literal: string): string {
  if (/^-?(?:0|[1-9][0-9]{0,14})$/.test(literal) && literal !== '-0') return stripZeros(literal);
  // A literal over the limit is compared as written: its exponent alone could take minutes to read.
  const value = literal.length > MAX_NUMBER_CHARACTERS ? undefined : parseDecimal(literal);
  if (!value) return `?${literal}`;
  if (value.digits === '') return '0e0';
  return `${value.negative ? '-' : ''}${value.digits}e${value.exponent}`;
}

function stripZeros(integer: string): string {
  if (integer === '0') return '0e0';
  let end = integer.length;
  while (integer.charCodeAt(end - 1) === 48) end -= 1;
  return `${integer.slice(0, end)}e${integer.length - end}`;
}

/** Whether the value is an integer, however it is spelled. */
export function isWhole(literal: string): boolean {
  const value = parseDecimal(literal);
  return value !== undefined && value.exponent >= 0n;
}

export function isZero(value: Decimal): boolean {
  return value.digits === '';
}

/** The power of ten above the first digit; only for values that are not zero. */
function magnitude(value: Decimal): bigint {
  return value.exponent + BigInt(value.digits.length);
}

/** Compares magnitudes, signs aside: below, at or above 0. Aligns digits only where the magnitudes agree, so it is bounded by the digits. */
export function compareMagnitudes(a: Decimal, b: Decimal): number {
  if (isZero(a) || isZero(b)) return isZero(a) ? (isZero(b) ? 0 : -1) : 1;
  const left = magnitude(a);
  const right = magnitude(b);
  if (left !== right) return left < right ? -1 : 1;
  const length = Math.max(a.digits.length, b.digits.length);
  const x = a.digits.padEnd(length, '0');
  const y = b.digits.padEnd(length, '0');
  return x === y ? 0 : x < y ? -1 : 1;
}

function fromInteger(value: bigint, exponent: bigint): Decimal {
  const text = (value < 0n ? -value : value).toString();
  let end = text.length;
  while (end > 0 && text.charCodeAt(end - 1) === 48) end -= 1;
  const digits = text.slice(0, end);
  return { negative: value < 0n, digits, exponent: digits === '' ? 0n : exponent + BigInt(text.length - end) };
}

function signed(value: Decimal): bigint {
  const digits = BigInt(value.digits === '' ? '0' : value.digits);
  return value.negative ? -digits : digits;
}

/**
 * Where the magnitudes of two values lie further apart than this, their difference is not computed: with literals of at
 * most 4,096 characters no bound can fall between the larger one and the difference.
 */
const WIDEST_ALIGNMENT = 10_000n;

/** |a - b|: exact, or the larger magnitude with the side on which the exact value lies (`tail`, -1 below, 1 above). */
interface Difference {
  readonly value: Decimal;
  readonly tail: -1 | 0 | 1;
}

export function difference(a: Decimal, b: Decimal): Difference {
  if (isZero(a) || isZero(b)) return { value: { ...(isZero(a) ? b : a), negative: false }, tail: 0 };
  const gap = magnitude(a) - magnitude(b);
  if (gap > WIDEST_ALIGNMENT || gap < -WIDEST_ALIGNMENT) {
    return { value: { ...(gap > 0n ? a : b), negative: false }, tail: a.negative === b.negative ? -1 : 1 };
  }
  // biome-ignore lint/complexity/useMathMinMax: Math.min takes no bigint
  const exponent = a.exponent < b.exponent ? a.exponent : b.exponent;
  const x = signed(a) * 10n ** (a.exponent - exponent);
  const y = signed(b) * 10n ** (b.exponent - exponent);
  const distance = x > y ? x - y : y - x;
  return { value: fromInteger(distance, exponent), tail: 0 };
}

function multiply(a: Decimal, b: Decimal): Decimal {
  return fromInteger(signed(a) * signed(b), a.exponent + b.exponent);
}

function atMost({ value, tail }: Difference, bound: Decimal): boolean {
  const order = compareMagnitudes(value, bound);
  return order < 0 || (order === 0 && tail <= 0);
}

/** Bounds of a comparison, as the shortest decimal spellings of what the policy says. */
export interface Bounds {
  readonly relative: number;
  readonly absolute: number;
}

const bounds = new Map<number, Decimal>();

/** The decimal that a bound was written as: a policy's 0.1 means one tenth, not the double nearest to it. */
export function boundDecimal(bound: number): Decimal {
  const known = bounds.get(bound);
  if (known) return known;
  const value = parseDecimal(String(bound));
  // NaN and infinities cannot come from a validated policy; refusing all is the safe reading.
  const decimal = value === undefined || value.negative ? { negative: false, digits: '', exponent: 0n } : value;
  if (bounds.size < 1_000) bounds.set(bound, decimal);
  return decimal;
}

/** `|a-b| <= max(absolute, relative * min(|a|,|b|))`, inclusive and exact. */
export function withinExactly(a: Decimal, b: Decimal, relative: Decimal, absolute: Decimal): boolean {
  const distance = difference(a, b);
  if (atMost(distance, absolute)) return true;
  const smaller = compareMagnitudes(a, b) <= 0 ? a : b;
  return atMost(distance, multiply(relative, { ...smaller, negative: false }));
}

/** Four units of roundoff for each operand: what conversion and subtraction of doubles can lose, with room. */
export const ROUNDOFF = 4 * Number.EPSILON;
export const SMALLEST_CERTAIN = 1e-290;
export const LARGEST_CERTAIN = 1e290;

/** What doubles can say for certain about `withinExactly`; undefined where only exact arithmetic can. */
export function withinForCertain(a: number, b: number, { relative, absolute }: Bounds): boolean | undefined {
  const x = Math.abs(a);
  const y = Math.abs(b);
  if (!certain(x) || !certain(y)) return undefined;
  const distance = Math.abs(a - b);
  const limit = Math.max(absolute, relative * Math.min(x, y));
  const doubt = ROUNDOFF * (x + y + limit);
  if (distance > limit + doubt) return false;
  if (distance < limit - doubt) return true;
  return undefined;
}

function certain(magnitude: number): boolean {
  return magnitude > SMALLEST_CERTAIN && magnitude < LARGEST_CERTAIN;
}

/** `withinExactly` on two literals, by doubles where those are certain. False for what is no decimal. */
export function within(
  a: string,
  b: string,
  limits: Bounds,
  absolute: Decimal = boundDecimal(limits.absolute),
): boolean {
  const quick = withinForCertain(Number(a), Number(b), limits);
  if (quick !== undefined) return quick;
  const x = parseDecimal(a);
  const y = parseDecimal(b);
  return x !== undefined && y !== undefined && withinExactly(x, y, boundDecimal(limits.relative), absolute);
}

/** Spelled as an integer: digits with an optional sign, no point, no exponent. */
export function isIntegerLiteral(literal: string): boolean {
  return /^[+-]?[0-9]+$/.test(literal);
}

/** docs/classes.md section 5, rule 4: so many digits after the point make a number a measured one. */
export const MEASURED_DIGITS = 6;

/** docs/classes.md section 5, rule 4: an exponent, or six or more digits after the point. */
export function isMeasured(literal: string): boolean {
  if (/[eE]/.test(literal)) return true;
  const point = literal.indexOf('.');
  return point >= 0 && literal.length - point - 1 >= MEASURED_DIGITS;
}

import { MAX_NUMBER_CHARACTERS } from '../documents/format.js';
import type { ToleranceRule } from '../policy/policy.js';
import { isExactName, lastName } from './names.js';
import {
  type Bounds,
  canonicalDecimal,
  compareMagnitudes,
  type Decimal,
  difference,
  isIntegerLiteral,
  isMeasured,
  isWhole,
  isZero,
  parseDecimal,
  plainDouble,
  within,
  withinForCertain,
} from './numbers.js';
import { matchesPath, type Step } from './paths.js';
import type { PathTolerance, Rules } from './rules.js';

/** What a pair of numbers amounts to. `limit` says what they were held against. */
export interface NumberVerdict {
  readonly kind: 'equal' | 'spelling' | 'drift' | 'value';
  readonly limit?: string;
  readonly note?: string;
}

/** A number as a comparison needs it: its spelling in decimal, and whether the format or the spelling makes it an integer. */
export interface Spelled {
  readonly literal: string;
  readonly decimal: string;
  readonly integer: boolean;
}

export function spelled(literal: string, decimal: string, type: 'number' | 'integer' | 'float'): Spelled {
  return { literal, decimal, integer: type === 'integer' || (type === 'number' && isIntegerLiteral(decimal)) };
}

/** The doubles of a pair; NaN where a number is spelled in another way than with digits and a point. */
type Doubles = readonly [base: number, head: number];

export interface NumberPlace {
  readonly base: readonly Step[];
  readonly head: readonly Step[];
}

/**
 * docs/classes.md section 5. `place` and `scale` are asked only where they can matter; `scale` is the smaller of the two
 * lower quartiles at the path, or undefined where there are too few values.
 */
export function judgeNumbers(
  base: Spelled,
  head: Spelled,
  rules: Rules,
  place: () => NumberPlace,
  scale: () => Decimal | undefined,
): NumberVerdict {
  if (base.literal === head.literal && base.decimal === head.decimal) return { kind: 'equal' };
  if (base.decimal.length > MAX_NUMBER_CHARACTERS || head.decimal.length > MAX_NUMBER_CHARACTERS) {
    return {
      kind: 'value',
      note: `number literals over ${MAX_NUMBER_CHARACTERS} characters are not compared as numbers`,
    };
  }
  const [from, to] = [plainDouble(base.decimal), plainDouble(head.decimal)];
  // Equal decimals have one double.
  if (from < to || from > to) return judgeUnequal(base, head, rules, place(), scale, [from, to]);
  if (base.decimal === head.decimal || canonicalDecimal(base.decimal) === canonicalDecimal(head.decimal)) {
    return spelling(base, head);
  }
  if (!isDecimal(base.decimal) || !isDecimal(head.decimal)) {
    return { kind: 'value', note: 'NaN and the infinities are near no other number' };
  }
  return judgeUnequal(base, head, rules, place(), scale, [from, to]);
}

function isDecimal(decimal: string): boolean {
  return parseDecimal(decimal) !== undefined;
}

function spelling(base: Spelled, head: Spelled): NumberVerdict {
  const versions = [base.literal, head.literal].some((literal) => /^[1-9][0-9]{0,2}\.[0-9]?[1-9]0$/.test(literal));
  return versions
    ? { kind: 'spelling', note: 'equal as numbers, but it looks like a version: as text they differ' }
    : { kind: 'spelling' };
}

function judgeUnequal(
  base: Spelled,
  head: Spelled,
  rules: Rules,
  place: NumberPlace,
  scale: () => Decimal | undefined,
  doubles: Doubles,
): NumberVerdict {
  const integers = areIntegers(base, head);
  const byPath = mostSpecific(rules, place);
  if (byPath.length > 0) return judgeByRules(base, head, integers, byPath);
  if (integers) return { kind: 'value', limit: 'exact (integers)' };
  const name = lastName(place.head);
  if (name !== undefined && isExactName(name)) {
    const note =
      rules.globals.length > 0 ? `exact name: ${name}; the global rule does not reach it` : `exact name: ${name}`;
    return { kind: 'value', limit: 'exact', note };
  }
  if (rules.globals.length > 0) return judgeByGlobals(base, head, rules.globals);
  if (isMeasured(base.decimal) || isMeasured(head.decimal)) return judgeMeasured(base, head, rules, scale, doubles);
  return { kind: 'value', limit: 'exact' };
}

/**
 * Both spelled as integers; or one of them, and the other an integer in another spelling. Else `12345678901`
 * could become another id by way of `1.2345678902e10`, and one more change (of the spelling) would have lowered the class.
 */
function areIntegers(base: Spelled, head: Spelled): boolean {
  if (base.integer && head.integer) return true;
  return (base.integer || head.integer) && isWhole(base.decimal) && isWhole(head.decimal);
}

/** The rules of the most specific path that selects the number on both sides; several only where they are equally specific. */
export function mostSpecific(rules: Rules, place: NumberPlace): readonly PathTolerance[] {
  if (rules.tolerances.length === 0) return [];
  const { base, head } = place;
  const matching = rules.tolerances.filter(({ pattern }) => matchesPath(pattern, base) && matchesPath(pattern, head));
  for (const { label } of matching) rules.used.add(label);
  const first = matching[0];
  if (!first) return [];
  const rank = rankOf(first);
  return matching.filter((entry) => rankOf(entry) === rank);
}

function rankOf({ pattern }: PathTolerance): string {
  const exact = pattern.segments.filter(({ selector }) => selector.kind !== 'any').length;
  const deep = pattern.segments.filter((segment) => segment.deep).length;
  return `${deep} ${exact} ${pattern.segments.length}`;
}

export function describeBounds({ relative, absolute, path }: ToleranceRule): string {
  const bounds = [
    ...(relative === undefined || relative === 0 ? [] : [`relative ${relative}`]),
    ...(absolute === undefined || absolute === 0 ? [] : [`absolute ${absolute}`]),
  ];
  return `${bounds.length > 0 ? bounds.join(' or ') : 'exact'}${path === undefined ? '' : ` (${path})`}`;
}

function satisfies(base: Spelled, head: Spelled, { relative = 0, absolute = 0 }: ToleranceRule): boolean {
  return within(base.decimal, head.decimal, { relative, absolute });
}

function judgeByRules(base: Spelled, head: Spelled, integers: boolean, rules: readonly PathTolerance[]): NumberVerdict {
  // Of equally specific rules every one must be satisfied: a second rule may only make the gate stricter.
  const unreached = integers ? rules.find(({ rule }) => rule.integers !== true) : undefined;
  if (unreached) {
    return {
      kind: 'value',
      limit: 'exact (integers)',
      note: `${unreached.rule.path} reaches integers only with integers: true`,
    };
  }
  const failed = rules.find(({ rule }) => !satisfies(base, head, rule));
  const deciding = failed ?? rules[0];
  return { kind: failed ? 'value' : 'drift', ...(deciding ? { limit: describeBounds(deciding.rule) } : {}) };
}

function judgeByGlobals(base: Spelled, head: Spelled, globals: readonly ToleranceRule[]): NumberVerdict {
  const failed = globals.find((rule) => !satisfies(base, head, rule));
  const deciding = failed ?? globals[0];
  return { kind: failed ? 'value' : 'drift', ...(deciding ? { limit: describeBounds(deciding) } : {}) };
}

const limits = new WeakMap<Bounds, string>();

/** `describeBounds` of the default, once. */
function limitOf(measured: Bounds): string {
  const known = limits.get(measured);
  if (known !== undefined) return known;
  const limit = describeBounds({ relative: measured.relative, absolute: measured.absolute });
  limits.set(measured, limit);
  return limit;
}

/** docs/classes.md section 5, rule 4: what the scale of a path is multiplied with where a value is zero or changes its sign. */
const ZERO_FLOOR: Decimal = { negative: false, digits: '1', exponent: -12n };

function judgeMeasured(
  base: Spelled,
  head: Spelled,
  { measured }: Rules,
  scale: () => Decimal | undefined,
  [from, to]: Doubles,
): NumberVerdict {
  const limit = limitOf(measured);
  if (withinForCertain(from, to, measured) ?? within(base.decimal, head.decimal, measured))
    return { kind: 'drift', limit };
  if (!leavesItsSide(base, head, [from, to])) return { kind: 'value', limit };
  const size = scale();
  if (size === undefined || isZero(size)) return { kind: 'value', limit };
  const beyond = beyondScale(size);
  if (withinForCertain(from, to, beyond.bounds) === false) return { kind: 'value', limit: beyond.limit };
  const floor: Decimal = { negative: false, digits: size.digits, exponent: size.exponent + ZERO_FLOOR.exponent };
  const distance = difference(parseDecimal(base.decimal)!, parseDecimal(head.decimal)!);
  const inside = distance.tail === 0 && compareMagnitudes(distance.value, floor) <= 0;
  return { kind: inside ? 'drift' : 'value', limit: beyond.limit };
}

/** Whether one of them is zero, or they have not one sign. */
function leavesItsSide(base: Spelled, head: Spelled, [from, to]: Doubles): boolean {
  if ((from > 0 && to > 0) || (from < 0 && to < 0)) return false;
  if ((from > 0 && to < 0) || (from < 0 && to > 0)) return true;
  const x = parseDecimal(base.decimal);
  const y = parseDecimal(head.decimal);
  return x !== undefined && y !== undefined && (isZero(x) || isZero(y) || x.negative !== y.negative);
}

/** What a scale comes to: 1e-12 of it as a bound, and the words for it. */
interface ScaleBounds {
  readonly bounds: Bounds;
  readonly limit: string;
}

const scaleBounds = new WeakMap<Decimal, ScaleBounds>();

function beyondScale(size: Decimal): ScaleBounds {
  const known = scaleBounds.get(size);
  if (known !== undefined) return known;
  const absolute = doubleOf({ ...size, exponent: size.exponent + ZERO_FLOOR.exponent });
  const found = { bounds: { relative: 0, absolute }, limit: `1e-12 of the path's scale ${text(size)}` };
  scaleBounds.set(size, found);
  return found;
}

function text({ digits, exponent }: Decimal): string {
  return String(Number(`${digits}e${exponent}`));
}

/** |base - head| and that over the smaller magnitude, as doubles for people; left out where a double cannot hold them. */
export function distances(base: string, head: string): { absolute?: number; relative?: number } {
  if (base.length > MAX_NUMBER_CHARACTERS || head.length > MAX_NUMBER_CHARACTERS) return {};
  const x = parseDecimal(base);
  const y = parseDecimal(head);
  if (!x || !y) return {};
  const { value } = difference(x, y);
  const absolute = isZero(value) ? 0 : Number(`${value.digits}e${value.exponent}`);
  const smaller = Math.min(Math.abs(Number(base)), Math.abs(Number(head)));
  const relative = absolute / smaller;
  return {
    ...(Number.isFinite(absolute) ? { absolute } : {}),
    ...(Number.isFinite(relative) ? { relative } : {}),
  };
}

/** docs/classes.md section 5, rule 4: at least so many values that are not zero a side before a path has a scale. */
const SCALE_VALUES = 8;

/** Numbers that both sides have and that are not at hand, as magnitudes; zeros are none. */
export interface Magnitudes {
  /** As doubles, rising. */
  readonly doubles: Float64Array;
  /** Those with this double, as exact decimals in any order. */
  readonly exactly: (double: number) => readonly { readonly value: Decimal; readonly count: number }[];
}

/** The smaller of the two lower quartiles of the non-zero magnitudes; undefined where a side has too few values. */
export function scaleOf(base: readonly string[], head: readonly string[], shared?: Magnitudes): Decimal | undefined {
  return smallerScale(lowerQuartile(base, shared), lowerQuartile(head, shared));
}

function smallerScale(base: Decimal | undefined, head: Decimal | undefined): Decimal | undefined {
  if (base === undefined || head === undefined) return undefined;
  return compareMagnitudes(base, head) <= 0 ? base : head;
}

/** Of one side, of what is at hand and of what is not; undefined where those are too few. */
function lowerQuartile(decimals: readonly string[], shared: Magnitudes | undefined): Decimal | undefined {
  const doubles = new Float64Array(decimals.length + (shared?.doubles.length ?? 0));
  let count = 0;
  for (const decimal of decimals) {
    const double = magnitudeDouble(decimal);
    if (double !== undefined) doubles[count++] = double;
  }
  if (shared !== undefined) {
    doubles.set(shared.doubles, count);
    count += shared.doubles.length;
  }
  if (count < SCALE_VALUES) return undefined;
  return magnitudeAt(decimals, doubles.subarray(0, count).sort(), shared, Math.floor(count / 4));
}

/** What counts for a scale: undefined for zero and for what is no number. */
export function magnitudeOf(decimal: string): Decimal | undefined {
  const value = decimal.length > MAX_NUMBER_CHARACTERS ? undefined : parseDecimal(decimal);
  return value && !isZero(value) ? value : undefined;
}

/** The double of a magnitude; rounding keeps the order of those that differ in it. */
function doubleOf({ digits, exponent }: Decimal): number {
  return Number(`${digits}e${exponent}`);
}

/** `doubleOf` of what counts for a scale; undefined for what does not. */
function magnitudeDouble(decimal: string): number | undefined {
  const double = Math.abs(plainDouble(decimal));
  if (double > 0) return double;
  // Zero, or too small for a double, or written in another way.
  const value = magnitudeOf(decimal);
  return value && doubleOf(value);
}

/** The magnitude that has `rank` smaller or equal ones in front of it: found by doubles, and among those of one double exactly. */
function magnitudeAt(
  own: readonly string[],
  doubles: Float64Array,
  shared: Magnitudes | undefined,
  rank: number,
): Decimal | undefined {
  const double = doubles[rank]!;
  const alike = own
    .filter((decimal) => magnitudeDouble(decimal) === double)
    .map((decimal) => ({ value: magnitudeOf(decimal)!, count: 1 }));
  const ordered = [...alike, ...(shared?.exactly(double) ?? [])].sort((a, b) => compareMagnitudes(a.value, b.value));
  let left = rank - doubles.indexOf(double);
  return ordered.find(({ count }) => {
    left -= count;
    return left < 0;
  })?.value;
}

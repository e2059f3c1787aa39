/**
 * A decimal that stands in bytes, as the double that `Number` makes of its text, without making that text: a string and `Number` cost
 * some 200 ns, this a tenth of it (docs/adr/0275). What it is not certain of it leaves to `Number`.
 */

const MINUS = 45;
const DOT = 46;
const ZERO = 48;
const PLUS = 43;
const EXPONENT = 101;

/** 10^22 is the last power of ten that is a double. */
const POWERS = Float64Array.from({ length: 23 }, (_, power) => Number(`1e${power}`));
const INVERSES = POWERS.map((power) => 1 / power);
/** Digits of an integer of 32 bits; and the first nine times a power of ten up to 1e9 have no more bits than a double. */
const HALF = 9;

/** Veltkamp's splitter, 2^27 + 1: takes a double apart into two halves whose products are exact. */
const SPLITTER = 134_217_729;
const HIGHS = POWERS.map((power) => SPLITTER * power - (SPLITTER * power - power));
const LOWS = POWERS.map((power, index) => power - HIGHS[index]!);
/** The second part of a quotient is off by less than 1e-15 of itself; this is a thousand times more than that. */
const DOUBT = 1e-12;

/** What `readDecimal` found. */
export interface DecimalSpot {
  value: number;
  /** Behind its last digit. */
  end: number;
  /** Digits behind the point. */
  fraction: number;
  /** Whether it has an exponent. */
  scientific: boolean;
  /** Whether a zero stands in front of other digits of the whole part: JSON has no such number, and in a table it makes a text. */
  padded: boolean;
}

export function newDecimalSpot(): DecimalSpot {
  return { value: 0, end: 0, fraction: 0, scientific: false, padded: false };
}

/**
 * Reads `-?digits.digits` from `start` on, as far as there are digits, into `spot`: 18 of them at most, zeros behind `0.` not counted. False for
 * everything else, and where the double is not certain. What follows is the caller's to look at: an exponent as well, unless they are asked for.
 */
export function readDecimal(
  block: Uint8Array,
  start: number,
  end: number,
  spot: DecimalSpot,
  exponents = false,
): boolean {
  const negative = block[start] === MINUS;
  const first = negative ? start + 1 : start;
  let [front, back] = [0, 0];
  let at = first;
  let left = HALF;
  if (block[at] === ZERO && block[at + 1] === DOT) at += 1;
  else {
    for (; at < end; at += 1) {
      const digit = block[at]! - ZERO;
      if (digit < 0 || digit > 9) break;
      if (left > 0) front = (front * 10 + digit) | 0;
      else back = (back * 10 + digit) | 0;
      left -= 1;
    }
  }
  const point = at;
  if (point === first || point - first > 2 * HALF || block[point] !== DOT) return false;
  at += 1;
  if (front === 0 && left === HALF) while (at < end && block[at] === ZERO) at += 1;
  // Nine digits fill the front; what is left of eighteen goes to the back.
  for (const stop = Math.min(end, at + left); at < stop; at += 1, left -= 1) {
    const digit = block[at]! - ZERO;
    if (digit < 0 || digit > 9) break;
    front = (front * 10 + digit) | 0;
  }
  if (left <= 0) {
    for (; at < end; at += 1) {
      const digit = block[at]! - ZERO;
      if (digit < 0 || digit > 9) break;
      back = (back * 10 + digit) | 0;
      left -= 1;
    }
  }
  const fraction = at - point - 1;
  if (fraction < 1 || fraction >= POWERS.length || left < -HALF) return false;
  let exponent = 0;
  spot.scientific = exponents && at < end && (block[at]! | 32) === EXPONENT;
  if (spot.scientific) {
    const stop = exponentEnd(block, at + 1, end);
    if (stop === -1) return false;
    exponent = exponentAt(block, at + 1, stop);
    at = stop;
  }
  const shift = fraction - exponent;
  if (shift < 0 || shift >= POWERS.length) return false;
  const value = quotient(front * POWERS[left < 0 ? -left : 0]!, back, shift);
  if (Number.isNaN(value)) return false;
  spot.value = negative ? -value : value;
  spot.end = at;
  spot.fraction = fraction;
  spot.padded = point - first > 1 && block[first] === ZERO;
  return true;
}

/** Behind an exponent of at most three digits; -1 where none stands there. */
function exponentEnd(block: Uint8Array, start: number, end: number): number {
  const first = start < end && (block[start] === PLUS || block[start] === MINUS) ? start + 1 : start;
  let at = first;
  while (at < end && block[at]! >= ZERO && block[at]! < ZERO + 10) at += 1;
  return at === first || at - first > 3 ? -1 : at;
}

function exponentAt(block: Uint8Array, start: number, end: number): number {
  let value = 0;
  for (let at = start; at < end; at += 1) {
    const digit = block[at]! - ZERO;
    if (digit >= 0) value = value * 10 + digit;
  }
  return block[start] === MINUS ? -value : value;
}

/**
 * The double nearest to (high + low) / 10^fraction, or NaN where two are about as near. `high` is no smaller than `low`, or 0 with it; all are exact.
 * Dekker's division: the first quotient, what it leaves (exactly), and the quotient of that.
 */
function quotient(high: number, low: number, fraction: number): number {
  const divisor = POWERS[fraction]!;
  const sum = high + low;
  const rest = low - (sum - high);
  const first = sum / divisor;
  const product = first * divisor;
  const left = SPLITTER * first;
  const leftHigh = left - (left - first);
  const leftLow = first - leftHigh;
  const [rightHigh, rightLow] = [HIGHS[fraction]!, LOWS[fraction]!];
  const error = leftHigh * rightHigh - product + leftHigh * rightLow + leftLow * rightHigh + leftLow * rightLow;
  const second = (sum - product - error + rest) * INVERSES[fraction]!;
  const below = first + second * (1 - DOUBT);
  return below === first + second * (1 + DOUBT) ? below : Number.NaN;
}

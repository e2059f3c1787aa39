/**
 * A decimal that stands in bytes, as the double that `Number` makes of its text, without making that text: a string and `Number` cost
 * some 200 ns, this a tenth of it (docs/adr/0275). What it is not certain of it leaves to `Number`.
 */

const MINUS = 45;
const DOT = 46;
const ZERO = 48;

/** 10^22 is the last power of ten that is a double. */
const POWERS = Float64Array.from({ length: 23 }, (_, power) => Number(`1e${power}`));
/** Digits of an integer of 32 bits; and the first nine times a power of ten up to 1e9 have no more bits than a double. */
const HALF = 9;

/** Veltkamp's splitter, 2^27 + 1: takes a double apart into two halves whose products are exact. */
const SPLITTER = 134_217_729;
/** The second part of a quotient is off by less than 1e-15 of itself; this is a thousand times more than that. */
const DOUBT = 1e-12;

/** What `readDecimal` found. */
export interface DecimalSpot {
  value: number;
  /** Digits behind the point. */
  fraction: number;
  /** Whether a zero stands in front of other digits of the whole part: JSON has no such number, and in a table it makes a text. */
  padded: boolean;
}

export function newDecimalSpot(): DecimalSpot {
  return { value: 0, fraction: 0, padded: false };
}

/**
 * Reads `-?digits.digits` that fills the stretch, 18 digits at most without zeros in front, into `spot`. False for everything else, and where the double is not certain.
 */
export function readDecimal(block: Uint8Array, start: number, end: number, spot: DecimalSpot): boolean {
  const negative = block[start] === MINUS;
  const first = negative ? start + 1 : start;
  let front = 0;
  let back = 0;
  let digits = 0;
  let at = first;
  for (; at < end; at += 1) {
    const digit = block[at]! - ZERO;
    if (digit < 0 || digit > 9) break;
    if (digits === 2 * HALF) return false;
    if (digits < HALF) front = (front * 10 + digit) | 0;
    else back = (back * 10 + digit) | 0;
    if (front > 0) digits += 1;
  }
  const point = at;
  const fraction = end - point - 1;
  if (point === first || fraction < 1 || fraction >= POWERS.length || block[point] !== DOT) return false;
  for (at += 1; at < end && digits < HALF; at += 1) {
    const digit = block[at]! - ZERO;
    if (digit < 0 || digit > 9) return false;
    front = (front * 10 + digit) | 0;
    if (front > 0) digits += 1;
  }
  digits += end - at;
  if (digits > 2 * HALF) return false;
  for (; at < end; at += 1) {
    const digit = block[at]! - ZERO;
    if (digit < 0 || digit > 9) return false;
    back = (back * 10 + digit) | 0;
  }
  const value = quotient(front * POWERS[Math.max(0, digits - HALF)]!, back, POWERS[fraction]!);
  if (Number.isNaN(value)) return false;
  spot.value = negative ? -value : value;
  spot.fraction = fraction;
  spot.padded = point - first > 1 && block[first] === ZERO;
  return true;
}

/**
 * The double nearest to (high + low) / divisor, or NaN where two are about as near. `high` is no smaller than `low`, or 0 with it; all are exact.
 * Dekker's division: the first quotient, what it leaves (exactly), and the quotient of that.
 */
function quotient(high: number, low: number, divisor: number): number {
  const sum = high + low;
  const rest = low - (sum - high);
  const first = sum / divisor;
  const product = first * divisor;
  const left = SPLITTER * first;
  const leftHigh = left - (left - first);
  const leftLow = first - leftHigh;
  const right = SPLITTER * divisor;
  const rightHigh = right - (right - divisor);
  const rightLow = divisor - rightHigh;
  const error = leftHigh * rightHigh - product + leftHigh * rightLow + leftLow * rightHigh + leftLow * rightLow;
  const second = (sum - product - error + rest) / divisor;
  const below = first + second * (1 - DOUBT);
  return below === first + second * (1 + DOUBT) ? below : Number.NaN;
}

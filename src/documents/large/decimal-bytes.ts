const MINUS = 45;
const DOT = 46;
const ZERO = 48;
const NINE = 57;

/** Digits that fit into a double as they are, and those that are read beyond them. */
const SURE_DIGITS = 15;
const MOST_DIGITS = 19;
/** Powers of ten that are doubles without rounding. */
const POWERS = Array.from({ length: 23 }, (_, exponent) => 10 ** exponent);
const HALF = 2 ** 26;
/** Splits a double into two of half its digits (Veltkamp). */
const SPLITTER = 2 ** 27 + 1;
/** Far more than what the steps below round away, of the quotient. */
const DOUBT = 2 ** -98;

/** How many digits stood behind the point in what `decimalAt` read last. */
export let fractionDigits = 0;

/**
 * What `Number` gives for the literal that fills the stretch, where it is digits, a point and digits, few enough to say so for certain; NaN for
 * everything else. Several times as quick as `Number`, which has to be given a text.
 */
export function decimalAt(block: Buffer, start: number, end: number): number {
  const negative = block[start] === MINUS;
  let at = negative ? start + 1 : start;
  let high = 0;
  let low = 0;
  let digits = 0;
  let point = -1;
  for (; at < end; at += 1) {
    const byte = block[at]!;
    if (byte === DOT) {
      if (point !== -1) return Number.NaN;
      point = at;
      continue;
    }
    if (byte < ZERO || byte > NINE) return Number.NaN;
    if (digits === 0 && byte === ZERO) continue;
    digits += 1;
    if (digits <= SURE_DIGITS) high = high * 10 + byte - ZERO;
    else low = low * 10 + byte - ZERO;
  }
  fractionDigits = point === -1 ? 0 : end - point - 1;
  if (fractionDigits === 0 || point === (negative ? start + 1 : start)) return Number.NaN;
  if (fractionDigits >= POWERS.length || digits > MOST_DIGITS) return Number.NaN;
  const power = POWERS[fractionDigits]!;
  // Two doubles that are exact, divided once: rounded as it has to be.
  const value = digits <= SURE_DIGITS ? high / power : divided(high, POWERS[digits - SURE_DIGITS]!, low, power);
  return negative ? -value : value;
}

/** (high * shift + low) / power, rounded once; NaN where what was left out might decide how. */
function divided(high: number, shift: number, low: number, power: number): number {
  // The numerator as the exact sum of two doubles.
  const upper = Math.floor(high / HALF);
  const one = upper * shift * HALF;
  const other = (high - upper * HALF) * shift + low;
  const sum = one + other;
  const rest = other - (sum - one);
  const quotient = sum / power;
  // What the quotient leaves, exactly but for some 2^-100 of the numerator (Dekker).
  const product = quotient * power;
  const c = SPLITTER * quotient;
  const qh = c - (c - quotient);
  const ql = quotient - qh;
  const d = SPLITTER * power;
  const ph = d - (d - power);
  const pl = power - ph;
  const error = ql * pl - (product - qh * ph - ql * ph - qh * pl);
  const correction = (sum - product - error + rest) / power;
  const doubt = quotient * DOUBT;
  const value = quotient + (correction - doubt);
  return value === quotient + (correction + doubt) ? value : Number.NaN;
}

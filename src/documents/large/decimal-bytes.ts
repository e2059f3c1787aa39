const MINUS = 45;
const DOT = 46;
const ZERO = 48;

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

/** More digits in front of the point are left to `Number`. */
const WHOLE_DIGITS = 9;

/**
 * What `Number` gives for the literal that fills the stretch, where it is digits, a point and digits, few enough to say so for certain; NaN for
 * everything else. Several times as quick as `Number`, which has to be given a text. `view` is of the block.
 */
export function decimalAt(block: Buffer, view: DataView, start: number, end: number): number {
  const negative = block[start] === MINUS;
  const first = negative ? start + 1 : start;
  let at = first;
  let high = 0;
  for (; at < end; at += 1) {
    const digit = block[at]! - ZERO;
    if (digit < 0 || digit > 9) break;
    high = high * 10 + digit;
  }
  const whole = at - first;
  fractionDigits = end - at - 1;
  if (whole === 0 || whole > WHOLE_DIGITS || fractionDigits < 1 || block[at] !== DOT) return Number.NaN;
  at += 1;
  let digits = whole + fractionDigits;
  if (high === 0) {
    // Zeros in front say nothing.
    digits = fractionDigits;
    for (; at < end && block[at] === ZERO; at += 1) digits -= 1;
  }
  if (fractionDigits >= POWERS.length || digits > MOST_DIGITS) return Number.NaN;
  const middle = digits > SURE_DIGITS ? end - digits + SURE_DIGITS : end;
  high = digitsFrom(view, block, at, middle, high);
  const power = POWERS[fractionDigits]!;
  if (middle === end) {
    // Two doubles that are exact, divided once: rounded as it has to be.
    const value = high / power;
    return negative ? -value : value;
  }
  const value = divided(high, POWERS[end - middle]!, digitsFrom(view, block, middle, end, 0), power);
  return negative ? -value : value;
}

const HIGH_HALVES = 0xf0f0f0f0 | 0;
const ZEROS = 0x30303030;
/** To '9' nothing is carried into the high half of its byte; to ':' and above it is. */
const SIXES = 0x06060606;

/** `before` and the digits of the stretch behind it, four at once; NaN where one is none. */
function digitsFrom(view: DataView, block: Buffer, start: number, end: number, before: number): number {
  let value = before;
  let at = start;
  for (; at + 4 <= end; at += 4) {
    const four = view.getInt32(at, true);
    if ((four & HIGH_HALVES) !== ZEROS || ((four + SIXES) & HIGH_HALVES) !== ZEROS) return Number.NaN;
    // The first digit is in the lowest byte. Two at once: each pair comes to stand in its first byte.
    const digits = four - ZEROS;
    const pairs = digits * 10 + (digits >>> 8);
    value = value * 10_000 + (pairs & 255) * 100 + ((pairs >>> 16) & 255);
  }
  for (; at < end; at += 1) {
    const digit = block[at]! - ZERO;
    if (digit < 0 || digit > 9) return Number.NaN;
    value = value * 10 + digit;
  }
  return value;
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

import type {
  BinaryNode,
  BooleanNode,
  DateTimeNode,
  Member,
  NullNode,
  NumberNode,
  StringNode,
  TreeNode,
} from '../document.js';

/** Cells of binary tables. None of them has a line. */
export type Scalar = StringNode | NumberNode | BooleanNode | NullNode | DateTimeNode | BinaryNode;

export const NULL: NullNode = { kind: 'null', line: 0 };
const TRUE: BooleanNode = { kind: 'boolean', value: true, line: 0 };
const FALSE: BooleanNode = { kind: 'boolean', value: false, line: 0 };

/** Beyond this a decimal is spelled with an exponent, so that a hostile scale is not written out in zeros. */
const MAX_SCALE = 512;
/** Bytes of the longest whole number that is turned into digits; more stay bytes. Digits cost quadratic time. */
export const MAX_INTEGER_BYTES = 1_024;

export function boolean(value: boolean): BooleanNode {
  return value ? TRUE : FALSE;
}

export function string(value: string): StringNode {
  return { kind: 'string', value, line: 0 };
}

export function binary(bytes: Uint8Array): BinaryNode {
  return { kind: 'binary', bytes, line: 0 };
}

export function dateTime(value: string): DateTimeNode {
  return { kind: 'date-time', value, line: 0 };
}

export function integer(value: bigint | number): NumberNode {
  return { kind: 'number', type: 'integer', literal: String(value), line: 0 };
}

/**
 * A double with the fewest digits that give it back. `-0.0` keeps its sign; whole numbers get `.0`, for a float they are.
 */
export function float(value: number): NumberNode {
  return { kind: 'number', type: 'float', literal: floatLiteral(value, String(value)), line: 0 };
}

/** As `float`, with the fewest digits that give back the single: `0.1` and not `0.10000000149011612`. */
export function float32(value: number): NumberNode {
  for (let precision = 6; precision < 10; precision += 1) {
    const short = Number(value.toPrecision(precision));
    if (Math.fround(short) === value)
      return { kind: 'number', type: 'float', literal: floatLiteral(value, String(short)), line: 0 };
  }
  return float(value);
}

function floatLiteral(value: number, digits: string): string {
  if (!Number.isFinite(value)) return digits;
  const signed = Object.is(value, -0) ? '-0' : digits;
  return /^-?\d+$/.test(signed) ? `${signed}.0` : signed;
}

/**
 * A number of a declared decimal type. It is marked as an integer, because that is how it is stored and meant: a whole
 * number of units of its last place, which no tolerance for measured floats may reach.
 */
export function exactDecimal(unscaled: bigint, scale: number): NumberNode {
  return { kind: 'number', type: 'integer', literal: decimalLiteral(unscaled, scale), line: 0 };
}

export function decimalLiteral(unscaled: bigint, scale: number): string {
  if (scale === 0) return String(unscaled);
  if (scale < 0 || scale > MAX_SCALE) return `${unscaled}e${-scale}`;
  const digits = String(unscaled < 0n ? -unscaled : unscaled).padStart(scale + 1, '0');
  return `${unscaled < 0n ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/** Two's complement, most significant byte first; undefined beyond MAX_INTEGER_BYTES. */
export function bigEndianInteger(bytes: Uint8Array): bigint | undefined {
  if (bytes.length === 0) return 0n;
  if (bytes.length > MAX_INTEGER_BYTES) return undefined;
  return BigInt.asIntN(bytes.length * 8, BigInt(`0x${Buffer.from(bytes).toString('hex')}`));
}

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** UTF-8, or the bytes as they are where they are none: two broken texts must not become one. */
export function textOrBytes(bytes: Uint8Array): StringNode | BinaryNode {
  try {
    return string(strict.decode(bytes));
  } catch {
    return binary(bytes);
  }
}

const DAY_SECONDS = 86_400n;

/** Days since 1970-01-01 as a proleptic Gregorian date. Years beyond 9999 get a sign, as in ISO 8601. */
export function dateText(days: bigint): string {
  // Howard Hinnant's civil_from_days, which is exact for any integer.
  const shifted = days + 719_468n;
  const era = floorDivide(shifted, 146_097n);
  const dayOfEra = shifted - era * 146_097n;
  const yearOfEra = (dayOfEra - dayOfEra / 1_460n + dayOfEra / 36_524n - dayOfEra / 146_096n) / 365n;
  const dayOfYear = dayOfEra - (365n * yearOfEra + yearOfEra / 4n - yearOfEra / 100n);
  const month0 = (5n * dayOfYear + 2n) / 153n;
  const day = dayOfYear - (153n * month0 + 2n) / 5n + 1n;
  const month = month0 < 10n ? month0 + 3n : month0 - 9n;
  const year = yearOfEra + era * 400n + (month <= 2n ? 1n : 0n);
  return `${yearText(year)}-${padded(month, 2)}-${padded(day, 2)}`;
}

function yearText(year: bigint): string {
  if (year >= 0n && year <= 9_999n) return padded(year, 4);
  return `${year < 0n ? '-' : '+'}${padded(year < 0n ? -year : year, 6)}`;
}

/** `value` counts units of 10^-digits seconds. Every digit is kept: a nanosecond is a difference. */
export function timestampText(value: bigint, digits: number, zone: string): string {
  const unit = 10n ** BigInt(digits);
  const seconds = floorDivide(value, unit);
  const days = floorDivide(seconds, DAY_SECONDS);
  return `${dateText(days)}T${timeText(value - days * DAY_SECONDS * unit, digits)}${zone}`;
}

/** A time of day; what is none (negative, or a day and more) keeps counting hours. */
export function timeText(value: bigint, digits: number): string {
  const unit = 10n ** BigInt(digits);
  const size = value < 0n ? -value : value;
  const seconds = size / unit;
  const fraction = digits === 0 ? '' : `.${padded(size % unit, digits)}`;
  const clock = [seconds / 3_600n, (seconds / 60n) % 60n, seconds % 60n].map((part) => padded(part, 2)).join(':');
  return `${value < 0n ? '-' : ''}${clock}${fraction}`;
}

function padded(value: bigint, width: number): string {
  return String(value).padStart(width, '0');
}

function floorDivide(value: bigint, by: bigint): bigint {
  const quotient = value / by;
  return value < 0n && quotient * by !== value ? quotient - 1n : quotient;
}

export function list(items: readonly TreeNode[]): TreeNode {
  return { kind: 'array', items, line: 0 };
}

export function record(members: readonly (readonly [string, TreeNode])[]): TreeNode {
  return { kind: 'object', members: members.map(([name, value]): Member => ({ name, value, line: 0 })), line: 0 };
}

import { fail, stopAtLimit } from '../trees/stop.js';

/**
 * A PDF object (ISO 32000-1, section 7.3). Of entries of one name viewers take the last or the first: the last has the name,
 * and those before it stand under names that no file can have.
 */
export type PdfValue =
  | { readonly kind: 'null' }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'number'; readonly literal: string }
  | { readonly kind: 'string'; readonly bytes: Uint8Array }
  | { readonly kind: 'name'; readonly value: string }
  | { readonly kind: 'array'; readonly items: readonly PdfValue[] }
  | { readonly kind: 'dictionary'; readonly entries: ReadonlyMap<string, PdfValue> }
  | { readonly kind: 'reference'; readonly number: number; readonly generation: number };

export interface Scanner {
  readonly bytes: Uint8Array;
  at: number;
  /** Where comments that were passed over begin, and where they end. */
  readonly comments?: Map<number, number>;
}

const MAX_DEPTH = 100;
const NUMBER = /^[-+]{0,2}(?:\d+\.?\d*|\.\d+)$/;

function isSpace(byte: number): boolean {
  return byte === 32 || (byte >= 9 && byte <= 13 && byte !== 11) || byte === 0;
}

/** `( ) < > [ ] { } / %` */
function isDelimiter(byte: number): boolean {
  return (
    byte === 40 ||
    byte === 41 ||
    byte === 60 ||
    byte === 62 ||
    byte === 91 ||
    byte === 93 ||
    byte === 123 ||
    byte === 125 ||
    byte === 47 ||
    byte === 37
  );
}

export function skipSpace(scanner: Scanner): void {
  const { bytes } = scanner;
  while (scanner.at < bytes.length) {
    const byte = bytes[scanner.at]!;
    if (byte === 37) {
      const start = scanner.at;
      while (scanner.at < bytes.length && bytes[scanner.at] !== 10 && bytes[scanner.at] !== 13) scanner.at += 1;
      scanner.comments?.set(start, scanner.at);
    } else if (isSpace(byte)) scanner.at += 1;
    else return;
  }
}

/** No keyword is as long, and no number that a program writes. */
const MAX_WORD_CHARACTERS = 64;

/** A run of regular characters: a keyword or a number. */
export function word(scanner: Scanner): string {
  skipSpace(scanner);
  const start = scanner.at;
  const { bytes } = scanner;
  while (scanner.at < bytes.length && !isSpace(bytes[scanner.at]!) && !isDelimiter(bytes[scanner.at]!)) scanner.at += 1;
  return latin1(bytes.subarray(start, Math.min(scanner.at, start + MAX_WORD_CHARACTERS)));
}

export function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}

export function value(scanner: Scanner, depth = 0): PdfValue {
  if (depth > MAX_DEPTH) stopAtLimit(`PDF objects nested deeper than ${MAX_DEPTH}`);
  skipSpace(scanner);
  const { bytes } = scanner;
  const byte = bytes[scanner.at];
  if (byte === undefined) return fail('a PDF object is cut off');
  if (byte === 47) return { kind: 'name', value: name(scanner) };
  if (byte === 40) return { kind: 'string', bytes: literalString(scanner) };
  if (byte === 60) {
    if (bytes[scanner.at + 1] === 60) return dictionary(scanner, depth);
    return { kind: 'string', bytes: hexString(scanner) };
  }
  if (byte === 91) return array(scanner, depth);
  return atom(scanner);
}

function atom(scanner: Scanner): PdfValue {
  const start = scanner.at;
  const text = word(scanner);
  if (scanner.at - start > MAX_WORD_CHARACTERS) fail('a PDF number of more digits than programs write');
  if (text === 'true' || text === 'false') return { kind: 'boolean', value: text === 'true' };
  if (text === 'null') return { kind: 'null' };
  if (!NUMBER.test(text)) {
    scanner.at = start;
    return fail(`"${text.slice(0, 20)}" where a PDF object should stand`);
  }
  return reference(scanner, text) ?? { kind: 'number', literal: text };
}

/** `12 0 R`; anything else leaves the scanner after the first number. */
function reference(scanner: Scanner, text: string): PdfValue | undefined {
  if (!/^\d{1,10}$/.test(text)) return undefined;
  const back = scanner.at;
  const generation = word(scanner);
  if (/^\d{1,5}$/.test(generation) && word(scanner) === 'R')
    return { kind: 'reference', number: Number(text), generation: Number(generation) };
  scanner.at = back;
  return undefined;
}

function array(scanner: Scanner, depth: number): PdfValue {
  scanner.at += 1;
  const items: PdfValue[] = [];
  for (;;) {
    skipSpace(scanner);
    if (scanner.bytes[scanner.at] === 93) break;
    items.push(value(scanner, depth + 1));
  }
  scanner.at += 1;
  return { kind: 'array', items };
}

function dictionary(scanner: Scanner, depth: number): PdfValue {
  scanner.at += 2;
  const entries = new Map<string, PdfValue>();
  for (;;) {
    skipSpace(scanner);
    if (scanner.bytes[scanner.at] === 62 && scanner.bytes[scanner.at + 1] === 62) break;
    if (scanner.bytes[scanner.at] !== 47) fail('a PDF dictionary key that is no name');
    const key = name(scanner);
    const before = entries.get(key);
    if (before !== undefined) entries.set(`${key} ⟨overruled ${entries.size}⟩`, before);
    entries.set(key, value(scanner, depth + 1));
  }
  scanner.at += 2;
  return { kind: 'dictionary', entries };
}

function name(scanner: Scanner): string {
  scanner.at += 1;
  const { bytes } = scanner;
  const start = scanner.at;
  while (scanner.at < bytes.length && !isSpace(bytes[scanner.at]!) && !isDelimiter(bytes[scanner.at]!)) scanner.at += 1;
  const raw = latin1(bytes.subarray(start, scanner.at));
  return raw.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

const ESCAPES: ReadonlyMap<number, number> = new Map([
  [110, 10],
  [114, 13],
  [116, 9],
  [98, 8],
  [102, 12],
]);

function literalString(scanner: Scanner): Uint8Array {
  const { bytes } = scanner;
  const out: number[] = [];
  let open = 0;
  for (;;) {
    const byte = bytes[scanner.at];
    if (byte === undefined) return fail('a PDF string is not closed');
    scanner.at += 1;
    if (byte === 40) {
      open += 1;
      if (open > 1) out.push(byte);
    } else if (byte === 41) {
      open -= 1;
      if (open === 0) return Uint8Array.from(out);
      out.push(byte);
    } else if (byte === 92) escaped(scanner, out);
    else if (byte === 13) {
      // A line end inside of a string is one LF, however it is written.
      if (bytes[scanner.at] === 10) scanner.at += 1;
      out.push(10);
    } else out.push(byte);
  }
}

function escaped(scanner: Scanner, out: number[]): void {
  const { bytes } = scanner;
  const byte = bytes[scanner.at] ?? 0;
  scanner.at += 1;
  if (byte >= 48 && byte <= 55) {
    let code = byte - 48;
    for (let digits = 1; digits < 3; digits += 1) {
      const next = bytes[scanner.at] ?? 0;
      if (next < 48 || next > 55) break;
      code = code * 8 + next - 48;
      scanner.at += 1;
    }
    out.push(code & 255);
  } else if (byte === 13) {
    if (bytes[scanner.at] === 10) scanner.at += 1;
  } else if (byte !== 10) out.push(ESCAPES.get(byte) ?? byte);
}

function hexString(scanner: Scanner): Uint8Array {
  const end = scanner.bytes.indexOf(62, scanner.at);
  if (end === -1) return fail('a PDF string is not closed');
  const digits = latin1(scanner.bytes.subarray(scanner.at + 1, end)).replace(/[\0\t\n\f\r ]+/g, '');
  if (/[^0-9a-fA-F]/.test(digits)) return fail('a PDF string with a bad hexadecimal digit');
  scanner.at = end + 1;
  return Uint8Array.from(Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex'));
}

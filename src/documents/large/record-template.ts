import { isDiscriminator, number, text, word } from './json-record.js';

const LF = 10;
const CR = 13;
const QUOTE = 34;
const COMMA = 44;
const MINUS = 45;
const ZERO = 48;
const NINE = 57;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;
const OPEN_BRACKET = 91;
const CLOSE_BRACKET = 93;

const TEXT = 1;
const NUMBER = 2;
const BOOLEAN = 3;

/**
 * A record as most of a file's records are: bytes that stand as they are, and values of one type between them. What fits it has its skeleton
 * (json-record.ts), and is found to do so with one look at each byte.
 */
export interface Template {
  /** All bytes that stand between the values, one after the other. */
  readonly fixed: Uint8Array;
  /** Where in `fixed` each value stands, and of which type it is. */
  readonly places: Int32Array;
  readonly types: Uint8Array;
  /** Which of the values is the number that identifies the record; -1 where none is. */
  readonly key: number;
}

/** Where the identifying number of the last record stood that fitted; `end` is 0 where it has none. */
export const keySpot = { start: 0, end: 0 };

/**
 * The template of a record that `scanRecord` took. `name` is that of the member of the record that identifies it.
 *
 * @param name  In UTF-8.
 */
export function templateOf(block: Buffer, start: number, end: number, name: Uint8Array | undefined): Template {
  const fixed: number[] = [];
  const places: number[] = [];
  const types: number[] = [];
  const objects: boolean[] = [];
  let key = -1;
  let inName = false;
  let isKey = false;
  let isVariant = false;
  const value = (type: number, stop: number): number => {
    if (isKey && key === -1) key = type === NUMBER ? types.length : -2;
    isKey = false;
    places.push(fixed.length);
    types.push(type);
    return stop;
  };
  for (let at = start; at < end; ) {
    const byte = block[at]!;
    if (byte === QUOTE) {
      const stop = text(block, at, end);
      if (inName) {
        isKey = objects.length === 1 && name !== undefined && block.subarray(at + 1, stop - 1).equals(name);
        isVariant = isDiscriminator(block, at + 1, stop - at - 2);
        inName = false;
      } else if (!isVariant) {
        at = value(TEXT, stop);
        continue;
      }
      isVariant = false;
      for (; at < stop; at += 1) fixed.push(block[at]!);
      continue;
    }
    if (byte === MINUS || (byte >= ZERO && byte <= NINE)) {
      isVariant = false;
      at = value(NUMBER, number(block, at, end));
      continue;
    }
    if (word(block, at, end, 'true') || word(block, at, end, 'false')) {
      isVariant = false;
      at = value(BOOLEAN, at + (byte === 116 ? 4 : 5));
      continue;
    }
    if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
      objects.push(byte === OPEN_BRACE);
      inName = byte === OPEN_BRACE;
      isVariant = false;
      isKey = false;
    } else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) objects.pop();
    else if (byte === COMMA) inName = objects.at(-1) === true;
    fixed.push(byte);
    at += 1;
  }
  return {
    fixed: Uint8Array.from(fixed),
    places: Int32Array.from(places),
    types: Uint8Array.from(types),
    key: Math.max(-1, key),
  };
}

/**
 * Where the line behind the record begins that starts at `start`, if it fits the template and fills its line; else -1. Declines values that are
 * no strict JSON.
 */
export function fits({ fixed, places, types, key }: Template, block: Buffer, start: number): number {
  const { length } = block;
  let at = start;
  let from = 0;
  keySpot.end = 0;
  for (let value = 0; value < types.length; value += 1) {
    const stop = places[value]!;
    for (; from < stop; from += 1, at += 1) if (block[at] !== fixed[from]) return -1;
    const byte = at < length ? block[at]! : 0;
    const type = types[value];
    if (type === TEXT) {
      if (byte !== QUOTE) return -1;
      at = text(block, at, length);
    } else if (type === NUMBER) {
      if (byte !== MINUS && !(byte >= ZERO && byte <= NINE)) return -1;
      if (value === key) keySpot.start = at;
      at = number(block, at, length);
      if (value === key) keySpot.end = at;
    } else if (word(block, at, length, 'true')) at += 4;
    else if (word(block, at, length, 'false')) at += 5;
    else return -1;
  }
  for (; from < fixed.length; from += 1, at += 1) if (block[at] !== fixed[from]) return -1;
  if (block[at] === LF) return at + 1;
  return block[at] === CR && block[at + 1] === LF ? at + 2 : -1;
}

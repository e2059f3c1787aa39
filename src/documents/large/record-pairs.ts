import { type DecimalSpot, newDecimalSpot, readDecimal } from './decimal.js';
import { escapeLength, MAX_DEPTH, number, standsAt, word } from './json-record.js';

const SPACE = 32;
const TAB = 9;
const QUOTE = 34;
const COMMA = 44;
const MINUS = 45;
const ZERO = 48;
const NINE = 57;
const COLON = 58;
const OPEN_BRACKET = 91;
const BACKSLASH = 92;
const CLOSE_BRACKET = 93;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;

/** Two records, each a line of its own; both ends are ends of lines or of blocks. */
export interface RecordPair {
  readonly base: Buffer;
  readonly start: number;
  readonly end: number;
  readonly head: Buffer;
  readonly from: number;
  readonly to: number;
}

/** Decimals that are spelled differently, and where in base the nearest name stands that they are below (-1: there is none). */
export interface MovedSpot {
  readonly base: DecimalSpot;
  readonly head: DecimalSpot;
  nameStart: number;
  nameEnd: number;
}

/** Where the name stands that each open object or array is below. */
const nameStarts = new Int32Array(MAX_DEPTH + 1);
const nameEnds = new Int32Array(MAX_DEPTH + 1);
const arrays = new Uint8Array(MAX_DEPTH + 1);

const cursor = { i: 0, j: 0 };
const moved: MovedSpot = { base: newDecimalSpot(), head: newDecimalSpot(), nameStart: -1, nameEnd: -1 };

/**
 * Walks two records at once: whether base is one of strict JSON and head is the same but for decimals, each of which the visitor is shown
 * and takes. It is what `scanRecord` and `movedNumbers` find out with fewer looks at each byte and without a text. False where something else
 * differs or is out of order, and where the visitor does not take a number; then nothing is known.
 */
export function walkRecords(pair: RecordPair, takes: (moved: MovedSpot) => boolean): boolean {
  const { base, end, head, to } = pair;
  let depth = 0;
  nameStarts[0] = -1;
  nameEnds[0] = -1;
  cursor.i = pair.start;
  cursor.j = pair.from;
  // What is read below stops at the ends by itself: no byte of a record is one that ends a line.
  for (;;) {
    if (!passSpace(base, head)) return false;
    const { i, j } = cursor;
    const code = base[i];
    if (isNumeric(code)) {
      if (!isNumeric(head[j])) return false;
      // A decimal is read and checked in one; numbers of other kinds are the same on both sides, or the visitor does not take them.
      if (readJsonDecimal(base, i, end, moved.base) && readJsonDecimal(head, j, to, moved.head)) {
        cursor.i = moved.base.end;
        cursor.j = moved.head.end;
        if (!sameBytes(base, i, cursor.i, head, j, cursor.j)) {
          moved.nameStart = nameStarts[depth]!;
          moved.nameEnd = nameEnds[depth]!;
          if (!takes(moved)) return false;
        }
      } else {
        cursor.i = number(base, i, end);
        cursor.j = j + cursor.i - i;
        if (!sameBytes(base, i, cursor.i, head, j, cursor.j)) return false;
      }
    } else if (code !== head[j]) return false;
    else if (code === QUOTE) {
      if (!passText(base, end, head)) return false;
    } else if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      if (depth === MAX_DEPTH) return false;
      nameStarts[depth + 1] = nameStarts[depth]!;
      nameEnds[depth + 1] = nameEnds[depth]!;
      depth += 1;
      arrays[depth] = code === OPEN_BRACKET ? 1 : 0;
      cursor.i += 1;
      cursor.j += 1;
      if (!passSpace(base, head)) return false;
      const first = base[cursor.i];
      if (first !== (code === OPEN_BRACKET ? CLOSE_BRACKET : CLOSE_BRACE)) {
        if (code === OPEN_BRACE && !passName(base, head, depth)) return false;
        continue;
      }
      if (head[cursor.j] !== first) return false;
      cursor.i += 1;
      cursor.j += 1;
      depth -= 1;
    } else if (!passWord(base, end, head)) return false;
    // Behind a value: what closes, and what follows.
    for (;;) {
      if (!passSpace(base, head)) return false;
      if (depth === 0) return cursor.i === end && cursor.j === to;
      const next = base[cursor.i];
      if (next !== head[cursor.j]) return false;
      cursor.i += 1;
      cursor.j += 1;
      const isArray = arrays[depth] === 1;
      if (next === COMMA) {
        if (!isArray && !(passSpace(base, head) && passName(base, head, depth))) return false;
        break;
      }
      if (next !== (isArray ? CLOSE_BRACKET : CLOSE_BRACE)) return false;
      depth -= 1;
    }
  }
}

function isNumeric(code: number | undefined): boolean {
  return code === MINUS || (code !== undefined && code >= ZERO && code <= NINE);
}

/** A decimal as JSON spells it. */
function readJsonDecimal(block: Buffer, start: number, end: number, spot: DecimalSpot): boolean {
  return readDecimal(block, start, end, spot, true) && !spot.padded;
}

function passSpace(base: Buffer, head: Buffer): boolean {
  for (;;) {
    const byte = base[cursor.i];
    if (byte !== SPACE && byte !== TAB) return true;
    if (head[cursor.j] !== byte) return false;
    cursor.i += 1;
    cursor.j += 1;
  }
}

/** A string that both sides have in the same spelling. */
function passText(base: Buffer, end: number, head: Buffer): boolean {
  let i = cursor.i + 1;
  let j = cursor.j + 1;
  for (;;) {
    const byte = base[i]!;
    if (byte !== head[j] || !(byte >= SPACE)) return false;
    if (byte === QUOTE) break;
    if (byte === BACKSLASH) {
      const length = escapeLength(base, i, end);
      if (!sameBytes(base, i, i + length, head, j, j + length)) return false;
      i += length;
      j += length;
      continue;
    }
    i += 1;
    j += 1;
  }
  cursor.i = i + 1;
  cursor.j = j + 1;
  return true;
}

/** A name without escapes and its colon. */
function passName(base: Buffer, head: Buffer, depth: number): boolean {
  if (base[cursor.i] !== QUOTE || head[cursor.j] !== QUOTE) return false;
  let i = cursor.i + 1;
  let j = cursor.j + 1;
  nameStarts[depth] = i;
  for (;;) {
    const byte = base[i]!;
    if (byte !== head[j] || !(byte >= SPACE) || byte === BACKSLASH) return false;
    if (byte === QUOTE) break;
    i += 1;
    j += 1;
  }
  nameEnds[depth] = i;
  cursor.i = i + 1;
  cursor.j = j + 1;
  if (!passSpace(base, head) || base[cursor.i] !== COLON || head[cursor.j] !== COLON) return false;
  cursor.i += 1;
  cursor.j += 1;
  return true;
}

const WORDS = ['true', 'false', 'null'].map((text) => ({ text, bytes: Buffer.from(text) }));

function passWord(base: Buffer, end: number, head: Buffer): boolean {
  for (const { text, bytes } of WORDS) {
    if (!word(base, cursor.i, end, text)) continue;
    if (!standsAt(head, cursor.j, bytes)) return false;
    cursor.i += bytes.length;
    cursor.j += bytes.length;
    return true;
  }
  return false;
}

function sameBytes(base: Buffer, start: number, end: number, head: Buffer, from: number, to: number): boolean {
  if (end - start !== to - from) return false;
  for (let at = start; at < end; at += 1) if (base[at] !== head[from + at - start]) return false;
  return true;
}

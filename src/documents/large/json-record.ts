import { MAX_NUMBER_CHARACTERS } from '../format.js';
import { decline } from './source.js';

/** Deeper records are left to the plain path. */
export const MAX_DEPTH = 64;
/** Longest skeleton; one array of many unlike elements makes it long. Bytes. */
const MAX_SKELETON = 65_536;

const QUOTE = 34;
const COMMA = 44;
const MINUS = 45;
const DOT = 46;
const ZERO = 48;
const NINE = 57;
const COLON = 58;
const OPEN_BRACKET = 91;
const BACKSLASH = 92;
const CLOSE_BRACKET = 93;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;

/** Names whose string says which variant a record is (comparison/object-facts.ts): there the value is part of the skeleton. */
const DISCRIMINATORS = ['type', 'kind', 'event', 'op', '@type'].map((name) => Buffer.from(name));

/**
 * What a record is apart from its values: names in order, types, and the values of discriminators. An array is its
 * elements' skeletons with repetitions left out. Two records of one skeleton are the same to every fact of shape but the
 * lengths of arrays.
 */
export interface Skeleton {
  readonly bytes: Buffer;
  length: number;
}

export function newSkeleton(): Skeleton {
  return { bytes: Buffer.alloc(MAX_SKELETON), length: 0 };
}

/** Where the elements of each open array begin in the skeleton, and -1 for an object. */
const starts = new Int32Array(MAX_DEPTH + 1);
const lastElement = new Int32Array(MAX_DEPTH + 1);

/**
 * Reads one record of strict JSON that fills the stretch, into `skeleton`. Declines what the plain parser refuses, and what
 * it takes with a remark (comments, NaN), and names with escapes. The bytes are known to be UTF-8.
 */
export function scanRecord(block: Buffer, start: number, end: number, skeleton: Skeleton): void {
  const out = skeleton.bytes;
  let size = 0;
  let depth = 0;
  let at = space(block, start, end);
  // A value stands at the cursor; when it is read, what is open says what may follow.
  for (;;) {
    if (size > MAX_SKELETON - 1_024) decline('a record of many parts');
    let code = at < end ? block[at]! : 0;
    if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      if (depth >= MAX_DEPTH) decline('deep nesting');
      const isObject = code === OPEN_BRACE;
      out[size++] = code;
      depth += 1;
      starts[depth] = isObject ? -1 : size;
      lastElement[depth] = -1;
      at = space(block, at + 1, end);
      code = at < end ? block[at]! : 0;
      if (isObject) {
        if (code !== CLOSE_BRACE) {
          const next = name(block, at, end, out, size);
          at = next.at;
          size = next.size;
          continue;
        }
      } else if (code !== CLOSE_BRACKET) continue;
      out[size++] = code;
      depth -= 1;
      at += 1;
    } else if (code === QUOTE) {
      at = text(block, at, end);
      out[size++] = 115;
    } else if (code === MINUS || (code >= ZERO && code <= NINE)) {
      at = number(block, at, end);
      out[size++] = 110;
    } else if (code === 116 && word(block, at, end, 'true')) {
      at += 4;
      out[size++] = 98;
    } else if (code === 102 && word(block, at, end, 'false')) {
      at += 5;
      out[size++] = 98;
    } else if (code === 110 && word(block, at, end, 'null')) {
      at += 4;
      out[size++] = 48;
    } else decline('no strict JSON');
    // Behind a value: what follows, and what closes.
    for (;;) {
      at = space(block, at, end);
      if (depth === 0) {
        if (at < end) decline('text behind a record');
        skeleton.length = size;
        return;
      }
      code = at < end ? block[at]! : 0;
      const from = starts[depth]!;
      if (from >= 0) size = foldElement(out, depth, size);
      if (code === COMMA) {
        at = space(block, at + 1, end);
        if (from < 0) {
          const next = name(block, at, end, out, size);
          at = next.at;
          size = next.size;
        }
        break;
      }
      if (code !== (from < 0 ? CLOSE_BRACE : CLOSE_BRACKET)) decline('no strict JSON');
      out[size++] = code;
      depth -= 1;
      at += 1;
    }
  }
}

/** Leaves the element that ends at `size` out where it is like the one before it. */
function foldElement(out: Buffer, depth: number, size: number): number {
  const last = lastElement[depth]!;
  const from = last === -1 ? starts[depth]! : last;
  const before = last === -1 ? -1 : previousStart[depth]!;
  if (before !== -1) {
    const length = size - from;
    if (from - before === length && out.compare(out, before, from, from, size) === 0) return from;
  }
  previousStart[depth] = from;
  lastElement[depth] = size;
  return size;
}

/** Where the last kept element of each open array begins. */
const previousStart = new Int32Array(MAX_DEPTH + 1);

const named = { at: 0, size: 0 };

/** A name and its colon; the discriminator's value is written ahead of the value's own type. */
function name(block: Buffer, start: number, end: number, out: Buffer, size: number): { at: number; size: number } {
  if (start >= end || block[start] !== QUOTE) decline('no strict JSON');
  let at = start + 1;
  let to = size;
  // Quotes around it: no name can then look like two.
  out[to++] = QUOTE;
  for (; at < end && block[at] !== QUOTE; at += 1) {
    const byte = block[at]!;
    if (byte === BACKSLASH || byte < 32) decline('a name with an escape');
    if (to > MAX_SKELETON - 8_192) decline('long names');
    out[to++] = byte;
  }
  if (at >= end) decline('no strict JSON');
  const length = at - start - 1;
  out[to++] = QUOTE;
  at = space(block, at + 1, end);
  if (at >= end || block[at] !== COLON) decline('no strict JSON');
  at = space(block, at + 1, end);
  if (length <= 5 && block[at] === QUOTE && isDiscriminator(block, start + 1, length)) {
    const stop = text(block, at, end);
    if (stop - at > 4_096) decline('a long variant');
    // Inside quotes, so that no value can look like what follows it.
    to += block.copy(out, to, at, stop);
  }
  named.at = at;
  named.size = to;
  return named;
}

export function isDiscriminator(block: Buffer, start: number, length: number): boolean {
  for (const word of DISCRIMINATORS) if (word.length === length && standsAt(block, start, word)) return true;
  return false;
}

/** Byte by byte: for so few of them a call into native code costs more. */
export function standsAt(block: Buffer, start: number, wanted: Uint8Array): boolean {
  for (let index = 0; index < wanted.length; index += 1) if (block[start + index] !== wanted[index]) return false;
  return true;
}

/** Behind the closing quote of the string that begins at `start`. */
export function text(block: Buffer, start: number, end: number): number {
  let at = start + 1;
  while (at < end) {
    const byte = block[at]!;
    if (byte === QUOTE) return at + 1;
    if (byte < 32) decline('a control character in a string');
    at += byte === BACKSLASH ? escapeLength(block, at, end) : 1;
  }
  return decline('no strict JSON');
}

const SIMPLE = new Set(['"', '\\', '/', 'b', 'f', 'n', 'r', 't'].map((letter) => letter.charCodeAt(0)));

/** The length of the escape at a backslash. */
export function escapeLength(block: Buffer, at: number, end: number): number {
  const kind = at + 1 < end ? block[at + 1]! : 0;
  if (SIMPLE.has(kind)) return 2;
  if (kind !== 117 || at + 6 > end) decline('a bad escape');
  for (let index = at + 2; index < at + 6; index += 1) {
    const byte = block[index]!;
    const lower = byte | 32;
    if (!(byte >= ZERO && byte <= NINE) && !(lower >= 97 && lower <= 102)) decline('a bad escape');
  }
  return 6;
}

export function number(block: Buffer, start: number, end: number): number {
  let at = block[start] === MINUS ? start + 1 : start;
  const first = at;
  at = digits(block, at, end);
  if (block[first] === ZERO && at - first > 1) decline('a leading zero');
  if (at < end && block[at] === DOT) at = digits(block, at + 1, end);
  if (at < end && (block[at]! | 32) === 101) {
    const sign = at + 1 < end ? block[at + 1]! : 0;
    at = digits(block, sign === 43 || sign === MINUS ? at + 2 : at + 1, end);
  }
  if (at - start > MAX_NUMBER_CHARACTERS) decline('a long number');
  return at;
}

function digits(block: Buffer, start: number, end: number): number {
  let at = start;
  while (at < end && block[at]! >= ZERO && block[at]! <= NINE) at += 1;
  if (at === start) decline('no strict JSON');
  return at;
}

export function word(block: Buffer, start: number, end: number, expected: string): boolean {
  if (start + expected.length > end) return false;
  for (let index = 0; index < expected.length; index += 1)
    if (block[start + index] !== expected.charCodeAt(index)) return false;
  return true;
}

function space(block: Buffer, start: number, end: number): number {
  let at = start;
  while (at < end && (block[at] === 32 || block[at] === 9 || block[at] === 13)) at += 1;
  return at;
}

/**
 * Where the value of the first member of that name stands in a record that `scanRecord` took: an object without spaces to
 * speak of or with. Undefined where it is no object or has no such member.
 */
export function memberAt(
  block: Buffer,
  start: number,
  end: number,
  wanted: Buffer,
): readonly [number, number] | undefined {
  let at = space(block, start, end);
  if (block[at] !== OPEN_BRACE) return undefined;
  at = space(block, at + 1, end);
  while (at < end && block[at] === QUOTE) {
    const from = at + 1;
    const close = block.indexOf(QUOTE, from);
    const same = close - from === wanted.length && standsAt(block, from, wanted);
    at = space(block, space(block, close + 1, end) + 1, end);
    const stop = skipValue(block, at, end);
    if (same) return [at, stop];
    at = space(block, stop, end);
    if (block[at] === COMMA) at = space(block, at + 1, end);
  }
  return undefined;
}

function skipValue(block: Buffer, start: number, end: number): number {
  let depth = 0;
  let at = start;
  do {
    const byte = block[at]!;
    if (byte === QUOTE) {
      at = text(block, at, end);
      continue;
    }
    if (byte === OPEN_BRACE || byte === OPEN_BRACKET) depth += 1;
    else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
      if (depth === 0) return at;
      depth -= 1;
    } else if (depth === 0 && (byte === COMMA || byte === 32 || byte === 9 || byte === 13)) return at;
    at += 1;
  } while (at < end && (depth > 0 || !isEnd(block[at]!)));
  return at;
}

function isEnd(byte: number): boolean {
  return byte === COMMA || byte === CLOSE_BRACE || byte === CLOSE_BRACKET || byte === 32 || byte === 9 || byte === 13;
}

/** A number that two records have spelled differently: where it stands in either, and the names and indexes that lead to it. */
export interface MovedNumber {
  readonly steps: readonly (string | number)[];
  readonly base: string;
  readonly head: string;
}

/**
 * The numbers in which two records differ where nothing else does, white space included; undefined where something else
 * does. The base record has been through `scanRecord`; then head is in order as well.
 */
export function movedNumbers(base: Buffer, baseEnd: number, head: Buffer, headEnd: number): MovedNumber[] | undefined {
  const found: { at: number; base: string; head: string }[] = [];
  let i = 0;
  let j = 0;
  let quoted = false;
  while (i < baseEnd && j < headEnd) {
    const byte = base[i]!;
    if (byte === head[j]) {
      if (byte === QUOTE) quoted = !quoted;
      else if (byte === BACKSLASH && quoted) {
        if (base[i + 1] !== head[j + 1]) return undefined;
        i += 1;
        j += 1;
      }
      i += 1;
      j += 1;
      continue;
    }
    if (quoted) return undefined;
    // Back to where the number begins; what stands in front of it is the same on both sides.
    let back = 0;
    while (back < i && isNumeral(base[i - back - 1]!)) back += 1;
    const [left, right] = [i - back, j - back];
    const [leftEnd, rightEnd] = [numeralEnd(base, left, baseEnd), numeralEnd(head, right, headEnd)];
    // A number that ends where they part is the same on both sides; what differs is behind it.
    if (leftEnd === i && rightEnd === j) return undefined;
    if (!isNumber(base, left, leftEnd) || !isNumber(head, right, rightEnd)) return undefined;
    found.push({
      at: left,
      base: base.toString('latin1', left, leftEnd),
      head: head.toString('latin1', right, rightEnd),
    });
    i = leftEnd;
    j = rightEnd;
  }
  if (i !== baseEnd || j !== headEnd) return undefined;
  return withSteps(base, baseEnd, found);
}

function isNumeral(byte: number): boolean {
  return (byte >= ZERO && byte <= NINE) || byte === MINUS || byte === 43 || byte === DOT || (byte | 32) === 101;
}

function numeralEnd(block: Buffer, start: number, end: number): number {
  let at = start;
  while (at < end && isNumeral(block[at]!)) at += 1;
  return at;
}

/** The grammar of a number, asked without an exception. */
function isNumber(block: Buffer, start: number, end: number): boolean {
  if (end - start > MAX_NUMBER_CHARACTERS) return false;
  return /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$/.test(block.toString('latin1', start, end));
}

/** One walk over the record for the paths of all places; they come in order. */
function withSteps(
  block: Buffer,
  end: number,
  places: readonly { readonly at: number; readonly base: string; readonly head: string }[],
): MovedNumber[] {
  const steps: (string | number)[] = [];
  const result: MovedNumber[] = [];
  let next = 0;
  let names = false;
  for (let at = 0; at < end && next < places.length; ) {
    const byte = block[at]!;
    if (at === places[next]!.at) {
      const { base, head } = places[next]!;
      result.push({ steps: [...steps], base, head });
      next += 1;
    }
    if (byte === QUOTE) {
      const stop = text(block, at, end);
      if (names) {
        steps[steps.length - 1] = JSON.parse(block.toString('utf8', at, stop)) as string;
        names = false;
      }
      at = stop;
      continue;
    }
    if (byte === OPEN_BRACE) {
      steps.push('');
      names = true;
    } else if (byte === OPEN_BRACKET) {
      steps.push(0);
      names = false;
    } else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
      steps.pop();
      names = false;
    } else if (byte === COMMA) {
      const last = steps.length - 1;
      const step = steps[last];
      if (typeof step === 'number') steps[last] = step + 1;
      else names = true;
    }
    at += 1;
  }
  return result;
}

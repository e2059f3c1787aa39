import {
  BACKSLASH,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  COMMA,
  CR,
  FALSE,
  LF,
  MINUS,
  NINE,
  NULL,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
  SPACE,
  TAB,
  TRUE,
  wordAt,
  ZERO,
} from './json-bytes.js';
import { countEnd, type LineCounts } from './json-ends.js';
import { END, numberAt, textAt } from './json-tokens.js';
import { decline } from './source.js';

/** Deeper elements are left to the plain path. */
export const MAX_DEPTH = 64;
/** Longest skeleton; one array of many unlike elements makes it long. Bytes. */
export const MAX_SKELETON = 65_536;

/** Names whose string says which variant an object is (comparison/object-facts.ts): there the value is part of the skeleton. */
const DISCRIMINATORS = ['type', 'kind', 'event', 'op', '@type'].map((name) => Buffer.from(name));

/** Whose counts `space` adds to. */
let counted: LineCounts = { lf: 0, crlf: 0, trailing: 0 };
/** Behind the value that `skeletonOf` has read. */
export let reached = 0;
/** And how many values there were. */
export let values = 0;

/** Where the elements of each open array begin in the skeleton, and -1 for an object. */
const starts = new Int32Array(MAX_DEPTH + 1);
const lastElement = new Int32Array(MAX_DEPTH + 1);
/** Where the last kept element of each open array begins. */
const previousStart = new Int32Array(MAX_DEPTH + 1);

/**
 * The length of the skeleton in `out`, -1 where the block ends first. The whole grammar in one loop. Line ends are added to `counts`,
 * then and by `space` from then on.
 */
export function skeletonOf(block: Buffer, view: DataView, start: number, out: Buffer, counts: LineCounts): number {
  counted = counts;
  const end = block.length;
  let size = 0;
  let depth = 0;
  let at = start;
  values = 0;
  for (;;) {
    if (size > MAX_SKELETON - 1_024) decline('a record of many parts');
    if (at >= end) return -1;
    values += 1;
    let code = block[at]!;
    if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      if (depth >= MAX_DEPTH) decline('deep nesting');
      const isObject = code === OPEN_BRACE;
      out[size++] = code;
      depth += 1;
      starts[depth] = isObject ? -1 : size;
      lastElement[depth] = -1;
      at = space(block, at + 1);
      if (at >= end) return -1;
      code = block[at]!;
      if (isObject) {
        if (code !== CLOSE_BRACE) {
          size = nameAt(block, at, out, size);
          if (size < 0) return -1;
          at = reached;
          continue;
        }
      } else if (code !== CLOSE_BRACKET) continue;
      out[size++] = code;
      depth -= 1;
      at += 1;
    } else if (code === QUOTE) {
      at = textAt(block, at);
      if (at < 0) return -1;
      out[size++] = 115;
    } else if (code === MINUS || (code >= ZERO && code <= NINE)) {
      const stop = numberAt(block, view, at);
      if (stop === END) return -1;
      if (stop < 0) decline('no strict number');
      at = stop;
      out[size++] = 110;
    } else {
      const word = code === 116 ? TRUE : code === 102 ? FALSE : code === 110 ? NULL : decline('no strict JSON');
      if (at + word.length > end) return -1;
      if (!wordAt(block, at, word)) decline('no strict JSON');
      at += word.length;
      out[size++] = code === 110 ? 48 : 98;
    }
    // Behind a value: what follows, and what closes.
    for (;;) {
      if (depth === 0) {
        reached = at;
        return size;
      }
      at = space(block, at);
      if (at >= end) return -1;
      code = block[at]!;
      const from = starts[depth]!;
      if (from >= 0) size = foldElement(out, depth, size);
      if (code === COMMA) {
        at = space(block, at + 1);
        if (from < 0) {
          size = nameAt(block, at, out, size);
          if (size < 0) return -1;
          at = reached;
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
    if (from - before === length && sameBytes(out, before, from, length)) return from;
  }
  previousStart[depth] = from;
  lastElement[depth] = size;
  return size;
}

/** Byte by byte: for so few of them a call into native code costs more. */
function sameBytes(bytes: Buffer, one: number, other: number, length: number): boolean {
  for (let index = 0; index < length; index += 1) if (bytes[one + index] !== bytes[other + index]) return false;
  return true;
}

/** A name, its colon, and white space up to the value (`reached`); a discriminator's value is written ahead of its type. */
function nameAt(block: Buffer, start: number, out: Buffer, size: number): number {
  const end = block.length;
  if (start >= end) return -1;
  if (block[start] !== QUOTE) decline('no strict JSON');
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
  if (at >= end) return -1;
  out[to++] = QUOTE;
  at = space(block, at + 1);
  if (at >= end) return -1;
  if (block[at] !== COLON) decline('no strict JSON');
  at = space(block, at + 1);
  if (at >= end) return -1;
  if (block[at] === QUOTE && isDiscriminator(block, start)) {
    const stop = textAt(block, at);
    if (stop < 0) return -1;
    if (stop - at > 4_096) decline('a long variant');
    // Inside quotes, so that no value can look like what follows it.
    to += block.copy(out, to, at, stop);
  }
  reached = at;
  return to;
}

/** Whether the name whose opening quote stands there is one of a discriminator. */
export function isDiscriminator(block: Buffer, quote: number): boolean {
  for (const word of DISCRIMINATORS)
    if (block[quote + 1 + word.length] === QUOTE && wordAt(block, quote + 1, word)) return true;
  return false;
}

/** Behind white space; its line ends are counted. A CR that the block ends with is left. */
export function space(block: Buffer, start: number): number {
  const end = block.length;
  let at = start;
  for (; at < end; at += 1) {
    const byte = block[at]!;
    if (byte > 32) return at;
    if (byte === SPACE || byte === TAB) continue;
    if (byte === LF) {
      countEnd(block, at, counted);
      continue;
    }
    if (byte !== CR) decline('no strict JSON');
    if (at + 1 >= end) return end;
    if (block[at + 1] !== LF) decline('a CR that ends no line');
  }
  return at;
}

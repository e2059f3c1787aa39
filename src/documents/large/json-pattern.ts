import { BACKSLASH, COLON, FALSE, isSpace, MINUS, NINE, NULL, QUOTE, skip, TRUE, wordAt, ZERO } from './json-bytes.js';
import type { LineCounts } from './json-ends.js';
import { isDiscriminator } from './json-skeleton.js';
import { escapeAt, numberAt, textAt } from './json-tokens.js';

export interface ElementCounts extends LineCounts {
  /** Values, containers included. */
  nodes: number;
}

/**
 * What an element is apart from its values: names in order, types, and the values of discriminators. An array is its
 * elements' skeletons with repetitions left out. Two elements of one skeleton are the same to every fact of shape but the
 * lengths of arrays.
 */
export interface Skeleton {
  readonly text: string;
  /** For whoever scans: how many elements of it were seen. */
  seen: number;
}

/** What was read of an element. */
export interface ReadElement extends ElementCounts {
  /** Where the next element begins, or the array's closing bracket stands. */
  next: number;
  /** The blanks that first indent a line, up to where the next element begins. */
  indent: string | undefined;
  skeleton: Skeleton;
  /** Of the block. */
  view: DataView;
  /** Where the value of the member that is wanted stands, where it is a scalar; as long as nothing, where there is none. */
  wantedStart: number;
  wantedEnd: number;
}

/** What stands between the scalars of an element, and of what kinds those are: most elements look like one before them. */
export interface Pattern {
  readonly pieces: readonly Buffer[];
  readonly lengths: Int32Array;
  /** The bytes of all pieces by fours; the last four of a piece may begin in those before them. Pieces of less have none. */
  readonly words: Int32Array;
  /** The code that the skeleton has for each scalar. */
  readonly kinds: Uint8Array;
  /** Which scalar is the value of the scanner's `wanted` member; -1 where none is. */
  readonly marked: number;
  readonly counts: ElementCounts;
  readonly indent: string | undefined;
  readonly skeleton: Skeleton;
}

/**
 * Where the next element begins if this one follows the pattern to the byte, scalars aside; -1 if it does not. Four bytes at
 * once where they are only to be the same: most of an indented file is names and blanks.
 */
export function follow(
  { pieces, lengths, words, kinds }: Pattern,
  block: Buffer,
  view: DataView,
  start: number,
  places: Int32Array,
): number {
  const limit = block.length - 4;
  let at = start;
  let word = 0;
  for (let index = 0; ; index += 1) {
    const length = lengths[index]!;
    if (length >= 4) {
      const last = at + length - 4;
      if (last > limit) return -1;
      for (; at < last; at += 4) if (view.getInt32(at, true) !== words[word++]) return -1;
      if (view.getInt32(last, true) !== words[word++]) return -1;
      at = last + 4;
    } else {
      const piece = pieces[index]!;
      for (let from = 0; from < length; from += 1, at += 1) if (block[at] !== piece[from]) return -1;
    }
    if (index === kinds.length) break;
    places[2 * index] = at;
    at = scalarAt(kinds[index]!, block, view, at);
    if (at < 0) return -1;
    places[2 * index + 1] = at;
  }
  // The white space behind the comma is as long as the pattern's, or it is another layout.
  return at < block.length && block[at]! > 32 ? at : -1;
}

/** Behind a scalar of a kind; negative where none stands there, or the block ends first. */
function scalarAt(kind: number, block: Buffer, view: DataView, start: number): number {
  if (kind === 115) return start < block.length && block[start] === QUOTE ? stringAt(block, view, start) : -1;
  if (kind === 110) return numberAt(block, view, start);
  if (kind === 48) return wordAt(block, start, NULL) ? start + 4 : -1;
  if (wordAt(block, start, TRUE)) return start + 4;
  return wordAt(block, start, FALSE) ? start + 5 : -1;
}

/** Behind the string that begins at `start`; -1 where the block ends first or a control character stands in it. */
function stringAt(block: Buffer, view: DataView, start: number): number {
  const end = block.length;
  for (let at = plainText(block, view, start + 1); at < end; ) {
    const byte = block[at]!;
    if (byte === QUOTE) return at + 1;
    if (byte < 32) return -1;
    at += byte === BACKSLASH ? escapeAt(block, at) : 1;
  }
  return -1;
}

const HIGH_BITS = 0x80808080 | 0;
const ONES = 0x01010101;
const BLANKS = 0x20202020;
const QUOTES = 0x22222222;
const BACKSLASHES = 0x5c5c5c5c;

/** Passes what in a string means itself, by four bytes: up to three in front of a quote, a backslash or a control are left. */
function plainText(block: Buffer, view: DataView, start: number): number {
  const limit = block.length - 4;
  let at = start;
  for (; at <= limit; at += 4) {
    const four = view.getInt32(at, true);
    const quote = four ^ QUOTES;
    const backslash = four ^ BACKSLASHES;
    // The highest bit of a byte that is zero, or below a blank, is set; it may be set above such a byte as well.
    const found = ((four - BLANKS) & ~four) | ((quote - ONES) & ~quote) | ((backslash - ONES) & ~backslash);
    if ((found & HIGH_BITS) !== 0) break;
  }
  return at;
}

/** The pieces of the element that was just read, up to where the next one begins. */
export function patternOf(
  { next, lf, crlf, trailing, nodes, indent, skeleton, view, wantedStart, wantedEnd }: ReadElement,
  block: Buffer,
  start: number,
): Pattern {
  const pieces: Buffer[] = [];
  const kinds: number[] = [];
  let from = start;
  let named = -1;
  let marked = -1;
  const scalar = (at: number, end: number, kind: number): void => {
    if (at === wantedStart && end === wantedEnd) marked = kinds.length;
    // Copies: the block is used for other bytes later.
    pieces.push(Buffer.from(block.subarray(from, at)));
    kinds.push(kind);
    from = end;
  };
  for (let at = start; at < next; ) {
    const byte = block[at]!;
    if (byte === QUOTE) {
      const end = textAt(block, at);
      const colon = skip(block, end);
      if (block[colon] === COLON) named = at;
      // A discriminator's value stays in the piece: another one is another skeleton.
      else if (named === -1 || !isDiscriminator(block, named)) scalar(at, end, 115);
      if (block[colon] !== COLON) named = -1;
      at = end;
    } else if (byte === MINUS || (byte >= ZERO && byte <= NINE)) {
      const end = numberAt(block, view, at);
      scalar(at, end, 110);
      at = end;
      named = -1;
    } else if (byte === 116 || byte === 102 || byte === 110) {
      const end = at + (byte === 102 ? 5 : 4);
      scalar(at, end, byte === 110 ? 48 : 98);
      at = end;
      named = -1;
    } else {
      if (byte !== COLON && !isSpace(byte)) named = -1;
      at += 1;
    }
  }
  pieces.push(Buffer.from(block.subarray(from, next)));
  const counts = { lf, crlf, trailing, nodes };
  const lengths = Int32Array.from(pieces, ({ length }) => length);
  const words = wordsOf(pieces);
  return { pieces, lengths, words, kinds: Uint8Array.from(kinds), marked, counts, indent, skeleton };
}

function wordsOf(pieces: readonly Buffer[]): Int32Array {
  const words: number[] = [];
  for (const piece of pieces) {
    const last = piece.length - 4;
    if (last < 0) continue;
    for (let at = 0; at < last; at += 4) words.push(piece.readInt32LE(at));
    words.push(piece.readInt32LE(last));
  }
  return Int32Array.from(words);
}

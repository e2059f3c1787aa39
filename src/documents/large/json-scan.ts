import { MAX_NUMBER_CHARACTERS } from '../format.js';
import { decline } from './source.js';

/** Longest element. Bytes. */
export const MAX_ELEMENT = 16_777_216;
/** Skeletons of one file. Beyond them its elements have little in common, and the plain path looks at all of them. */
export const MAX_SKELETONS = 64;
/** Deeper elements are left to the plain path. */
export const MAX_DEPTH = 64;
/** Longest skeleton; one array of many unlike elements makes it long. Bytes. */
const MAX_SKELETON = 65_536;
/** Patterns that are tried before an element is read byte by byte. */
const MAX_PATTERNS = 8;
/** Scalars of an element that has a pattern. */
const MAX_SCALARS = 4_096;
/** A pattern is made while those before it have helped: elements of which each looks another way would pay for it in vain. */
const PATTERNS_IN_VAIN = 16;

const TAB = 9;
const LF = 10;
const CR = 13;
const SPACE = 32;
const QUOTE = 34;
const PLUS = 43;
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

/** Names whose string says which variant an object is (comparison/object-facts.ts): there the value is part of the skeleton. */
const DISCRIMINATORS = ['type', 'kind', 'event', 'op', '@type'].map((name) => Buffer.from(name));

/** Line ends and blanks before them, as `lineLayout` counts them. */
export interface LineCounts {
  lf: number;
  crlf: number;
  trailing: number;
}

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

/** Reads one element of an array after the other; the fields say what the last one was. */
export interface ElementScanner extends ElementCounts {
  /** Where the next element begins, or the array's closing bracket stands. */
  next: number;
  /** Whether the closing bracket follows. */
  last: boolean;
  /** The blanks that first indent a line, up to where the next element begins. */
  indent: string | undefined;
  skeleton: Skeleton;
  readonly skeletons: Map<string, Skeleton>;
  /** Those tried first have matched last. */
  readonly patterns: Pattern[];
  made: number;
  readonly out: Buffer;
  block: Buffer;
  /** Of the block. */
  view: DataView;
  /** The name of a member of each element of which the value is wanted. */
  readonly wanted: Buffer | undefined;
  /** Where that value stands, where it is a scalar; as long as nothing, where there is none. */
  wantedStart: number;
  wantedEnd: number;
  /** What the last element followed; undefined where it was read byte by byte. */
  pattern: Pattern | undefined;
  /** Where each of its scalars begins and ends, in turn. */
  readonly places: Int32Array;
}

const NO_BYTES = Buffer.alloc(0);

export function viewOf({ buffer, byteOffset, length }: Buffer): DataView {
  return new DataView(buffer, byteOffset, length);
}

export function newScanner(wanted?: string): ElementScanner {
  return {
    next: 0,
    last: false,
    indent: undefined,
    lf: 0,
    crlf: 0,
    trailing: 0,
    nodes: 0,
    skeleton: { text: '', seen: 0 },
    skeletons: new Map(),
    patterns: [],
    made: 0,
    out: Buffer.alloc(MAX_SKELETON),
    block: NO_BYTES,
    view: viewOf(NO_BYTES),
    wanted: wanted === undefined ? undefined : Buffer.from(wanted),
    wantedStart: 0,
    wantedEnd: 0,
    pattern: undefined,
    places: new Int32Array(2 * MAX_SCALARS),
  };
}

/**
 * Reads the element of strict JSON that begins at `start`, and the comma or bracket behind it. False where the block ends
 * before the next element begins: then nothing is known. Declines what the plain parser refuses, what it takes with a
 * remark (comments, NaN), names with escapes, and a CR alone. The bytes have yet to be asked whether they are UTF-8.
 */
export function scanElement(scanner: ElementScanner, block: Buffer, start: number): boolean {
  const { patterns } = scanner;
  if (block !== scanner.block) {
    scanner.block = block;
    scanner.view = viewOf(block);
  }
  for (let index = 0; index < patterns.length; index += 1) {
    const pattern = patterns[index]!;
    const next = follow(pattern, block, scanner.view, start, scanner.places);
    if (next === -1) continue;
    if (index > 0) {
      patterns.splice(index, 1);
      patterns.unshift(pattern);
    }
    scanner.next = next;
    scanner.pattern = pattern;
    const { marked } = pattern;
    scanner.wantedStart = marked === -1 ? 0 : scanner.places[2 * marked]!;
    scanner.wantedEnd = marked === -1 ? 0 : scanner.places[2 * marked + 1]!;
    scanner.last = false;
    scanner.lf = pattern.counts.lf;
    scanner.crlf = pattern.counts.crlf;
    scanner.trailing = pattern.counts.trailing;
    scanner.nodes = pattern.counts.nodes;
    scanner.indent = pattern.indent;
    scanner.skeleton = pattern.skeleton;
    scanner.made = 0;
    return true;
  }
  scanner.pattern = undefined;
  counted = scanner;
  scanner.lf = 0;
  scanner.crlf = 0;
  scanner.trailing = 0;
  const size = skeletonOf(block, scanner.view, start, scanner.out);
  if (size < 0) return false;
  scanner.nodes = values;
  let at = space(block, reached);
  if (at >= block.length) return false;
  scanner.last = block[at] === CLOSE_BRACKET;
  if (!scanner.last) {
    if (block[at] !== COMMA) decline('no strict JSON');
    at = space(block, at + 1);
    if (at >= block.length) return false;
  }
  scanner.next = at;
  scanner.indent = scanner.lf + scanner.crlf > 0 ? indentIn(block, start, at) : undefined;
  const text = scanner.out.toString('latin1', 0, size);
  let skeleton = scanner.skeletons.get(text);
  if (skeleton === undefined) {
    skeleton = { text, seen: 0 };
    scanner.skeletons.set(text, skeleton);
  }
  scanner.skeleton = skeleton;
  const [from, to] = (scanner.wanted && memberIn(block, start, at, scanner.wanted)) ?? [0, 0];
  scanner.wantedStart = from;
  scanner.wantedEnd = to;
  if (!scanner.last && scanner.made < PATTERNS_IN_VAIN) {
    scanner.made += 1;
    const pattern = patternOf(scanner, block, start);
    if (pattern.kinds.length <= MAX_SCALARS) patterns.unshift(pattern);
    if (scanner.made === PATTERNS_IN_VAIN) patterns.length = 0;
    else if (patterns.length > MAX_PATTERNS) patterns.pop();
  }
  return true;
}

/** Back over what separates an element from where the next one begins, or its array's closing bracket stands. */
export function contentEnd(block: Buffer, next: number): number {
  let at = next;
  while (isSpace(block[at - 1]!)) at -= 1;
  if (block[at - 1] === COMMA) at -= 1;
  while (isSpace(block[at - 1]!)) at -= 1;
  return at;
}

function isSpace(byte: number): boolean {
  return byte === SPACE || byte === LF || byte === CR || byte === TAB;
}

/**
 * Where the next element begins if this one follows the pattern to the byte, scalars aside; -1 if it does not. Four bytes at
 * once where they are only to be the same: most of an indented file is names and blanks.
 */
function follow(
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
function patternOf(
  { next, lf, crlf, trailing, nodes, indent, skeleton, view, wantedStart, wantedEnd }: ElementScanner,
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

/** Whose counts `space` adds to. */
let counted: LineCounts = { lf: 0, crlf: 0, trailing: 0 };
/** Behind the value that `skeletonOf` has read. */
let reached = 0;
/** And how many values there were. */
let values = 0;

/** Where the elements of each open array begin in the skeleton, and -1 for an object. */
const starts = new Int32Array(MAX_DEPTH + 1);
const lastElement = new Int32Array(MAX_DEPTH + 1);
/** Where the last kept element of each open array begins. */
const previousStart = new Int32Array(MAX_DEPTH + 1);

/** The length of the skeleton in `out`, -1 where the block ends first. The whole grammar in one loop. */
function skeletonOf(block: Buffer, view: DataView, start: number, out: Buffer): number {
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
function isDiscriminator(block: Buffer, quote: number): boolean {
  for (const word of DISCRIMINATORS)
    if (block[quote + 1 + word.length] === QUOTE && wordAt(block, quote + 1, word)) return true;
  return false;
}

/** Behind the closing quote of the string that begins at `start`; -1 where the block ends first. */
export function textAt(block: Buffer, start: number): number {
  const end = block.length;
  let at = start + 1;
  while (at < end) {
    const byte = block[at]!;
    if (byte === QUOTE) return at + 1;
    if (byte < 32) decline('a control character in a string');
    if (byte === BACKSLASH) {
      if (at + 6 > end && (at + 2 > end || block[at + 1] === 117)) return -1;
      at += escapeAt(block, at);
    } else at += 1;
  }
  return -1;
}

/** The length of the escape at a backslash. */
function escapeAt(block: Buffer, at: number): number {
  switch (block[at + 1]) {
    case QUOTE:
    case BACKSLASH:
    case 47:
    case 98:
    case 102:
    case 110:
    case 114:
    case 116:
      return 2;
    case undefined:
      return 1;
    case 117: {
      for (let index = at + 2; index < at + 6; index += 1) {
        const byte = block[index];
        // Cut off; whoever asked finds the end of the block.
        if (byte === undefined) return index - at;
        const lower = byte | 32;
        if (!(byte >= ZERO && byte <= NINE) && !(lower >= 97 && lower <= 102)) decline('a bad escape');
      }
      return 6;
    }
    default:
      return decline('a bad escape');
  }
}

/** What `numberAt` says where the block ends with the number, which may go on. */
export const END = -1;
/** And where there is none in strict JSON. */
export const NO_NUMBER = -2;

/** Behind the number that begins at `start`. */
export function numberAt(block: Buffer, view: DataView, start: number): number {
  const end = block.length;
  const first = start < end && block[start] === MINUS ? start + 1 : start;
  let at = digitsEnd(block, view, first);
  if (at >= end) return END;
  if (at === first || (block[first] === ZERO && at - first > 1)) return NO_NUMBER;
  if (block[at] === DOT) {
    const fraction = at + 1;
    at = digitsEnd(block, view, fraction);
    if (at >= end) return END;
    if (at === fraction) return NO_NUMBER;
  }
  if ((block[at]! | 32) === 101) {
    at += 1;
    if (at < end && (block[at] === PLUS || block[at] === MINUS)) at += 1;
    const exponent = at;
    at = digitsEnd(block, view, exponent);
    if (at >= end) return END;
    if (at === exponent) return NO_NUMBER;
  }
  return at - start > MAX_NUMBER_CHARACTERS ? NO_NUMBER : at;
}

const HIGH_HALVES = 0xf0f0f0f0 | 0;
const ZEROS = 0x30303030;
/** To '9' nothing is carried into the high half of its byte; to ':' and above it is. */
const SIXES = 0x06060606;

/** Behind digits, four at once while there are so many. */
function digitsEnd(block: Buffer, view: DataView, start: number): number {
  const end = block.length;
  let at = start;
  for (; at + 4 <= end; at += 4) {
    const four = view.getInt32(at, true);
    if ((four & HIGH_HALVES) !== ZEROS || ((four + SIXES) & HIGH_HALVES) !== ZEROS) break;
  }
  while (at < end && block[at]! >= ZERO && block[at]! <= NINE) at += 1;
  return at;
}

const TRUE = Buffer.from('true');
const FALSE = Buffer.from('false');
const NULL = Buffer.from('null');

function wordAt(block: Buffer, start: number, expected: Buffer): boolean {
  for (let index = 0; index < expected.length; index += 1) if (block[start + index] !== expected[index]) return false;
  return true;
}

/** Behind white space; its line ends are counted. A CR that the block ends with is left. */
function space(block: Buffer, start: number): number {
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

/** Counts the line end whose LF stands there. */
function countEnd(block: Buffer, at: number, counts: LineCounts): void {
  let before = at - 1;
  if (before >= 0 && block[before] === CR) {
    counts.crlf += 1;
    before -= 1;
  } else counts.lf += 1;
  if (before >= 0 && (block[before] === SPACE || block[before] === TAB)) counts.trailing += 1;
}

/** Counts all line ends of a stretch that begins a file, or not with one. */
export function countEnds(block: Buffer, counts: LineCounts): void {
  for (let at = block.indexOf(LF); at !== -1; at = block.indexOf(LF, at + 1)) countEnd(block, at, counts);
  for (let at = block.indexOf(CR); at !== -1; at = block.indexOf(CR, at + 1))
    if (block[at + 1] !== LF) decline('a CR that ends no line');
}

function skip(block: Buffer, start: number): number {
  let at = start;
  while (at < block.length && isSpace(block[at]!)) at += 1;
  return at;
}

/**
 * Where the value of the first member of that name stands in an element that `scanElement` took. Undefined where it is no
 * object or has no such member.
 */
export function memberIn(
  block: Buffer,
  start: number,
  end: number,
  wanted: Buffer,
): readonly [number, number] | undefined {
  if (block[start] !== OPEN_BRACE) return undefined;
  let at = skip(block, start + 1);
  while (at < end && block[at] === QUOTE) {
    const same = block[at + 1 + wanted.length] === QUOTE && wordAt(block, at + 1, wanted);
    at = skip(block, skip(block, textAt(block, at)) + 1);
    const stop = valueEnd(block, at, end);
    if (same) return [at, stop];
    at = skip(block, stop);
    if (block[at] === COMMA) at = skip(block, at + 1);
  }
  return undefined;
}

/** Behind the value that begins at `start`. */
export function valueEnd(block: Buffer, start: number, end: number): number {
  let depth = 0;
  let at = start;
  for (; at < end; ) {
    const byte = block[at]!;
    if (byte === QUOTE) {
      at = textAt(block, at);
      if (depth === 0) return at;
      continue;
    }
    if (byte === OPEN_BRACE || byte === OPEN_BRACKET) depth += 1;
    else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
      if (depth === 0) return at;
      depth -= 1;
      if (depth === 0) return at + 1;
    } else if (depth === 0 && (byte === COMMA || isSpace(byte))) return at;
    at += 1;
  }
  return end;
}

/** The blanks that first indent a line in a stretch which something that is no white space stands behind. */
export function indentIn(block: Buffer, start: number, end: number): string | undefined {
  for (let at = block.indexOf(LF, start); at !== -1 && at < end; at = block.indexOf(LF, at + 1)) {
    let to = at + 1;
    while (to < end && (block[to] === SPACE || block[to] === TAB)) to += 1;
    if (to > at + 1 && (to === end || block[to]! > 32)) return block.toString('latin1', at + 1, to);
  }
  return undefined;
}

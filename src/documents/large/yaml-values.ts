import { isPlain, isQuoted, scalarAt } from '../edited/yaml-scalars.js';
import { UNUSUAL } from '../yaml/quick-reader.js';
import { standsAt } from './json-record.js';
import { decline } from './source.js';

const MAX_SCALAR = 2_048;
/** Shorter words may mean something. */
const MAX_WORD = 5;

const LF = 10;
const SPACE = 32;
const QUOTE = 34;
const HASH = 35;
const APOSTROPHE = 39;
const DASH = 45;
const DOT = 46;
const COLON = 58;
const BACKSLASH = 92;

/** ASCII that cannot end a plain scalar. */
const PLAIN = new Uint8Array(256).fill(1, SPACE, 127);
PLAIN[COLON] = 0;
PLAIN[HASH] = 0;

/** What a value is, in the skeleton. */
export const KIND = { string: 0, integer: 1, float: 2, boolean: 3, null: 4, array: 5, object: 6, nothing: 7 } as const;
/** Letters that a word begins with that may mean something (yaml/scalars.ts). */
const WORD_STARTS = new Uint8Array(256);
for (const byte of Buffer.from('nNtTfFyYoO')) WORD_STARTS[byte] = 1;
const WORDS = [
  [Buffer.from('true'), KIND.boolean],
  [Buffer.from('false'), KIND.boolean],
  [Buffer.from('null'), KIND.null],
] as const;
/** Instead of a kind: this is no value of one line. */
export const NO_VALUE = -1;
/** Instead of a kind: the line is not complete. */
export const CUT = -2;

/** Where the value that was read last ends, and what its line was. */
export interface ValueCursor {
  readonly last: { lf: number; special: boolean };
  /** Behind its line, the line's end included. */
  after: number;
  /** Behind the value. */
  stop: number;
}

export function endLine(scan: ValueCursor, block: Buffer, at: number, end: number): void {
  if (at < end && block[at] === LF) {
    scan.last.lf += 1;
    scan.after = at + 1;
  } else scan.after = end;
}

/** What the value is that fills the rest of a line; `after` is then behind the line, `stop` behind the value. */
export function valueAt(scan: ValueCursor, block: Buffer, start: number, end: number, whole: boolean): number {
  if (start >= end) return whole ? NO_VALUE : CUT;
  const first = block[start]!;
  // Blanks alone, or more of them than before: the line is another one.
  if (first === LF || first === SPACE) return NO_VALUE;
  const letter = (first >= 97 && first <= 122) || (first >= 65 && first <= 90);
  if (letter) {
    const at = plainStop(block, start, end);
    if (at === end && !whole) return CUT;
    if (at === end || block[at] === LF) {
      let stop = at;
      while (block[stop - 1] === SPACE) stop -= 1;
      const kind = stop - start > MAX_WORD ? KIND.string : wordAt(block, start, stop);
      if (kind !== NO_VALUE && at - start <= MAX_SCALAR) {
        scan.stop = stop;
        endLine(scan, block, at, end);
        return kind;
      }
    }
  } else if (first === DASH || (first >= 48 && first <= 57)) {
    const at = decimalStop(block, start, end);
    if (at >= end && !whole) return CUT;
    if (at > 0 && at - start <= MAX_SCALAR && (at === end || block[at] === LF)) {
      scan.stop = at;
      endLine(scan, block, at, end);
      return hasPoint ? KIND.float : KIND.integer;
    }
  } else if (first === QUOTE || first === APOSTROPHE) {
    let at = start + 1;
    while (at < end && block[at] !== first && block[at]! >= SPACE && block[at]! < 127 && block[at] !== BACKSLASH)
      at += 1;
    if (at + 1 < end && block[at] === first && block[at + 1] === LF) {
      scan.stop = at + 1;
      endLine(scan, block, at + 1, end);
      return KIND.string;
    }
  }
  return anyValue(scan, block, start, end, whole);
}

/** Where a plain scalar of ASCII stops: at a line's end, or at something that has to be looked at closely. */
function plainStop(block: Buffer, start: number, end: number): number {
  let at = start + 1;
  while (at < end && PLAIN[block[at]!] === 1) at += 1;
  return at;
}

function wordAt(block: Buffer, start: number, end: number): number {
  if (WORD_STARTS[block[start]!] === 0) return KIND.string;
  for (const [word, kind] of WORDS) if (end - start === word.length && standsAt(block, start, word)) return kind;
  const text = block.toString('latin1', start, end);
  return scalarKind(text) === KIND.string ? KIND.string : NO_VALUE;
}

function scalarKind(text: string): number {
  const node = scalarAt(text, 0, text.length, 0)?.node;
  switch (node?.kind) {
    case 'string':
      return KIND.string;
    case 'number':
      return node.type === 'integer' ? KIND.integer : KIND.float;
    case 'boolean':
      return KIND.boolean;
    case 'null':
      return KIND.null;
    default:
      return NO_VALUE;
  }
}

let hasPoint = false;

/** Behind `-?digits[.digits]` without a leading zero, 0 where that does not stand there. */
function decimalStop(block: Buffer, start: number, end: number): number {
  let at = block[start] === DASH ? start + 1 : start;
  const first = at;
  while (at < end && block[at]! >= 48 && block[at]! <= 57) at += 1;
  hasPoint = false;
  if (at === first || (at > first + 1 && block[first] === 48)) return at >= end ? end : 0;
  if (at >= end || block[at] !== DOT) return at;
  hasPoint = true;
  const fraction = at + 1;
  at = fraction;
  while (at < end && block[at]! >= 48 && block[at]! <= 57) at += 1;
  return at === fraction && at < end ? 0 : at;
}

/** The same by the functions that read scalars. */
function anyValue(scan: ValueCursor, block: Buffer, start: number, end: number, whole: boolean): number {
  const feed = block.indexOf(LF, start);
  const lineEnd = feed === -1 || feed >= end ? end : feed;
  if (lineEnd === end && !whole) return CUT;
  const text = block.toString('utf8', start, lineEnd);
  if (UNUSUAL.test(text)) decline('an unusual character');
  const bare = text.trimEnd();
  let kind: number;
  if (bare === '[]') kind = KIND.array;
  else if (bare === '{}') kind = KIND.object;
  else {
    const first = text.charCodeAt(0);
    const quoted = first === QUOTE || first === APOSTROPHE;
    if (!(quoted ? isQuoted(text, 0, text.length) : isPlain(text, 0, text.length))) return NO_VALUE;
    kind = scalarKind(text);
    const found = scalarAt(text, 0, text.length, 0);
    if (found !== undefined && text.slice(found.end).includes('#')) scan.last.special = true;
    scan.stop = start + Buffer.byteLength(found === undefined ? text : text.slice(0, found.end));
  }
  endLine(scan, block, lineEnd, end);
  return kind;
}

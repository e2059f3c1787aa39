import type { Line, Member, NumberNode, TreeNode } from './document.js';
import { MAX_NUMBER_CHARACTERS } from './format.js';

/** How far the scan is. One object per parse; the functions below only move it forward. */
export interface Cursor {
  readonly text: string;
  readonly end: number;
  readonly trailingCommas: boolean;
  at: number;
  line: number;
  lineStart: number;
  readonly comments: string[];
  readonly unusual: Map<string, Line>;
  /** Children of all containers that are open, those of the innermost last; what lies above the counts is stale. */
  readonly members: Member[];
  memberCount: number;
  readonly items: TreeNode[];
  itemCount: number;
  lastMembers: readonly Member[];
  /** Whether some name so far was not spelled as it reads. */
  escapedNames: boolean;
}

export const QUOTE = 34;
export const COMMA = 44;
const MINUS = 45;
const DOT = 46;
const SLASH = 47;
const ZERO = 48;
const NINE = 57;
export const COLON = 58;
export const OPEN_BRACKET = 91;
const BACKSLASH = 92;
export const CLOSE_BRACKET = 93;
export const OPEN_BRACE = 123;
export const CLOSE_BRACE = 125;

/** Why a text is no JSON. Thrown inside the parser only; `parseJson` makes a value of it. */
export class Refusal extends Error {
  readonly reason: string;
  readonly line: Line;
  readonly column: number;
  readonly limit: boolean;

  constructor(cursor: Cursor, reason: string, at: number, limit = false) {
    super(reason);
    this.reason = reason;
    this.line = cursor.line;
    this.column = at - cursor.lineStart + 1;
    this.limit = limit;
  }
}

export function closes(cursor: Cursor, bracket: number): boolean {
  if (cursor.at >= cursor.end || cursor.text.charCodeAt(cursor.at) !== bracket) return false;
  cursor.at += 1;
  return true;
}

export function scalar(cursor: Cursor, code: number): TreeNode {
  const { line } = cursor;
  if (code === QUOTE) return { kind: 'string', value: string(cursor), line };
  if (code === MINUS || (code >= ZERO && code <= NINE)) return number(cursor);
  if (word(cursor, 'true')) return { kind: 'boolean', value: true, line };
  if (word(cursor, 'false')) return { kind: 'boolean', value: false, line };
  if (word(cursor, 'null')) return { kind: 'null', line };
  if (word(cursor, 'NaN')) return beyondStrict(cursor, 'NaN');
  if (word(cursor, 'Infinity')) return beyondStrict(cursor, 'Infinity');
  throw unexpected(cursor, 'a value');
}

function word(cursor: Cursor, expected: string): boolean {
  if (!cursor.text.startsWith(expected, cursor.at) || cursor.at + expected.length > cursor.end) return false;
  cursor.at += expected.length;
  return true;
}

function beyondStrict(cursor: Cursor, literal: string): NumberNode {
  notice(cursor, literal);
  return { kind: 'number', type: 'number', literal, decimal: literal, line: cursor.line };
}

/** The opening quote is at the cursor. Escapes are left to the platform, which reads them right and fast. */
export function string(cursor: Cursor): string {
  const { text, end, at } = cursor;
  let escaped = false;
  let index = at + 1;
  for (; index < end; index += 1) {
    const code = text.charCodeAt(index);
    if (code === QUOTE) break;
    if (code === BACKSLASH) {
      escaped = true;
      index += 1;
    } else if (code < 32) throw new Refusal(cursor, `control character ${show(code)} in a string`, index);
  }
  if (index >= end) throw new Refusal(cursor, 'a string is not closed', at);
  cursor.at = index + 1;
  if (!escaped) return text.slice(at + 1, index);
  try {
    return JSON.parse(text.slice(at, index + 1)) as string;
  } catch {
    throw new Refusal(cursor, 'a bad escape in a string', firstBadEscape(text, at + 1, index));
  }
}

function firstBadEscape(text: string, from: number, end: number): number {
  const good = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
  for (let index = text.indexOf('\\', from); index !== -1 && index < end; index = text.indexOf('\\', index)) {
    good.lastIndex = index;
    if (!good.test(text)) return index;
    index = good.lastIndex;
  }
  return from;
}

function number(cursor: Cursor): NumberNode {
  const { text, end, at, line } = cursor;
  let index = at;
  if (text.charCodeAt(index) === MINUS) index += 1;
  if (index === at + 1 && text.startsWith('Infinity', index) && index + 8 <= end) {
    cursor.at = index + 8;
    return beyondStrict(cursor, '-Infinity');
  }
  const first = index < end ? text.charCodeAt(index) : 0;
  index = digits(cursor, index);
  if (first === ZERO && index > at + (text.charCodeAt(at) === MINUS ? 2 : 1)) {
    throw new Refusal(cursor, 'a number with a leading zero', at);
  }
  if (index < end && text.charCodeAt(index) === DOT) index = digits(cursor, index + 1);
  const mark = index < end ? text.charCodeAt(index) : 0;
  if (mark === 101 || mark === 69) {
    const sign = text.charCodeAt(index + 1);
    index = digits(cursor, sign === 43 || sign === MINUS ? index + 2 : index + 1);
  }
  if (index - at > MAX_NUMBER_CHARACTERS) {
    throw new Refusal(cursor, `a number of more than ${MAX_NUMBER_CHARACTERS} characters`, at, true);
  }
  cursor.at = index;
  const literal = text.slice(at, index);
  if (mark === 69) return { kind: 'number', type: 'number', literal, decimal: literal.toLowerCase(), line };
  return { kind: 'number', type: 'number', literal, line };
}

/** One digit or more; returns where they end. */
function digits(cursor: Cursor, from: number): number {
  const { text, end } = cursor;
  let index = from;
  while (index < end) {
    const code = text.charCodeAt(index);
    if (code < ZERO || code > NINE) break;
    index += 1;
  }
  if (index === from) {
    cursor.at = Math.min(from, end);
    throw unexpected(cursor, 'a digit');
  }
  return index;
}

export function skipSpace(cursor: Cursor): void {
  const { text, end } = cursor;
  let index = cursor.at;
  for (; index < end; index += 1) {
    const code = text.charCodeAt(index);
    if (code === 32 || code === 9) continue;
    if (code === 10 || code === 13) {
      if (code === 13 && text.charCodeAt(index + 1) === 10) index += 1;
      cursor.line += 1;
      cursor.lineStart = index + 1;
      continue;
    }
    if (code !== SLASH) break;
    cursor.at = index;
    index = comment(cursor) - 1;
  }
  cursor.at = Math.min(index, end);
}

/** A comment begins at the cursor; returns where it ends. */
function comment(cursor: Cursor): number {
  const { text, end, at } = cursor;
  let stop: number;
  if (text.charCodeAt(at + 1) === SLASH) {
    stop = at + 2;
    while (stop < end && text.charCodeAt(stop) !== 10 && text.charCodeAt(stop) !== 13) stop += 1;
  } else {
    if (text.charCodeAt(at + 1) !== 42) throw unexpected(cursor, 'a value or a comment');
    stop = text.indexOf('*/', at + 2) + 2;
    if (stop === 1 || stop > end) throw new Refusal(cursor, 'a comment is not closed', at);
  }
  const words = text.slice(at, stop);
  notice(cursor, 'a comment');
  cursor.comments.push(words);
  for (let index = at; index < stop; index += 1) {
    const code = text.charCodeAt(index);
    if (code === 10 || (code === 13 && text.charCodeAt(index + 1) !== 10)) {
      cursor.line += 1;
      cursor.lineStart = index + 1;
    }
  }
  return stop;
}

export function notice(cursor: Cursor, what: string): void {
  if (!cursor.unusual.has(what)) cursor.unusual.set(what, cursor.line);
}

export function unexpected(cursor: Cursor, expected: string): Refusal {
  const point = cursor.at < cursor.end ? cursor.text.codePointAt(cursor.at)! : undefined;
  const found = point === undefined ? 'the end of the text' : show(point);
  return new Refusal(cursor, `expected ${expected}, found ${found}`, cursor.at);
}

function show(point: number): string {
  const code = `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
  return point > 32 && point < 127 ? `"${String.fromCodePoint(point)}"` : code;
}

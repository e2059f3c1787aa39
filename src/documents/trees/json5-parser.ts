import type { Line, Member, TreeNode } from '../document.js';
import { MAX_NUMBER_CHARACTERS } from '../format.js';
import { array, number, object, text } from './nodes.js';
import { createLineCounter, type LineCounter, position } from './scanner.js';
import { type Budget, fail, stopAtLimit } from './stop.js';

/** Patterns of the JSON5 grammar (spec.json5.org), held to a slice: a pattern over megabytes would need its own stack. */
const NUMBER =
  /^[+-]?(?:0[xX][0-9a-fA-F]+|Infinity|NaN|(?:0|[1-9]\d*)(?:\.\d*)?(?:[eE][+-]?\d+)?|\.\d+(?:[eE][+-]?\d+)?)/;
const IDENTIFIER =
  /^(?:[\p{L}\p{Nl}$_]|\\u[0-9a-fA-F]{4})(?:[\p{L}\p{Nl}$_\p{Mn}\p{Mc}\p{Nd}\p{Pc}\u200c\u200d]|\\u[0-9a-fA-F]{4})*/u;
const WORD = /^[A-Za-z]+/;
/** Longest name without quotes. */
const MAX_NAME_CHARACTERS = 65_536;
const MAX_WORD_CHARACTERS = 16;
const SPACES = '\t\v\f \u00a0\ufeff\n\r\u2028\u2029';
const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['v', '\v'],
]);

type Open =
  | { readonly kind: 'object'; readonly members: Member[]; readonly line: Line; name: string; nameLine: Line }
  | { readonly kind: 'array'; readonly items: TreeNode[]; readonly line: Line };

interface Cursor {
  readonly source: string;
  readonly lines: LineCounter;
  readonly comments: string[];
  at: number;
}

export interface Json5Outcome {
  readonly root: TreeNode;
  readonly comments: readonly string[];
}

/** One loop with a stack of its own: depth is hostile, so nothing here calls itself. @throws ReadStop */
export function parseJson5(source: string, budget: Budget): Json5Outcome {
  const cursor: Cursor = { source, lines: createLineCounter(source), comments: [], at: 0 };
  const stack: Open[] = [];
  skipSpace(cursor);
  for (;;) {
    const line = cursor.lines.lineAt(cursor.at);
    budget.spend(1, { line, column: 0 });
    const mark = cursor.source[cursor.at];
    let value: TreeNode | undefined;
    if (mark === '{' || mark === '[') {
      cursor.at += 1;
      const open: Open =
        mark === '{'
          ? { kind: 'object', members: [], line, name: '', nameLine: line }
          : { kind: 'array', items: [], line };
      stack.push(open);
      budget.enter(stack.length, { line, column: 0 });
      if (!closes(cursor, open, true)) continue;
      value = close(stack.pop()!);
    } else value = scalar(cursor, line);
    const root = attach(cursor, stack, value);
    if (root !== undefined) return { root, comments: cursor.comments };
  }
}

/** Hands a finished value to what is open, and closes that as often as it ends here. Returns the root at the end. */
function attach(cursor: Cursor, stack: Open[], finished: TreeNode): TreeNode | undefined {
  let value = finished;
  for (;;) {
    const open = stack.at(-1);
    if (open === undefined) {
      skipSpace(cursor);
      if (cursor.at < cursor.source.length) unexpected(cursor, 'the end');
      return value;
    }
    if (open.kind === 'array') open.items.push(value);
    else open.members.push({ name: open.name, value, line: open.nameLine });
    skipSpace(cursor);
    if (cursor.source[cursor.at] === ',') {
      cursor.at += 1;
      if (!closes(cursor, open, true)) return undefined;
    } else if (!closes(cursor, open, false)) unexpected(cursor, open.kind === 'array' ? '"," or "]"' : '"," or "}"');
    value = close(stack.pop()!);
  }
}

/** Takes the closing bracket if it is next, else the name of an object's next member if there was a separator. */
function closes(cursor: Cursor, open: Open, separated: boolean): boolean {
  skipSpace(cursor);
  if (cursor.source[cursor.at] === (open.kind === 'array' ? ']' : '}')) {
    cursor.at += 1;
    return true;
  }
  if (!separated || open.kind === 'array') return false;
  open.nameLine = cursor.lines.lineAt(cursor.at);
  open.name = memberName(cursor);
  skipSpace(cursor);
  if (cursor.source[cursor.at] !== ':') unexpected(cursor, '":"');
  cursor.at += 1;
  skipSpace(cursor);
  return false;
}

function close(open: Open): TreeNode {
  return open.kind === 'array' ? array(open.items, open.line) : object(open.members, open.line);
}

function memberName(cursor: Cursor): string {
  const mark = cursor.source[cursor.at];
  if (mark === '"' || mark === "'") return quoted(cursor, mark);
  const start = cursor.at;
  const written = match(cursor, IDENTIFIER, MAX_NAME_CHARACTERS);
  if (written === undefined) return unexpected(cursor, 'a name');
  if (written.length === MAX_NAME_CHARACTERS)
    stopAtLimit('a name of 65,536 characters', position(cursor.source, start));
  return written.replace(/\\u([0-9a-fA-F]{4})/g, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
}

function scalar(cursor: Cursor, line: Line): TreeNode {
  const mark = cursor.source[cursor.at];
  if (mark === '"' || mark === "'") return text(quoted(cursor, mark), line);
  const start = cursor.at;
  const literal = match(cursor, NUMBER, MAX_NUMBER_CHARACTERS + 1);
  if (literal !== undefined) {
    if (literal.length > MAX_NUMBER_CHARACTERS) {
      stopAtLimit(`a number of more than ${MAX_NUMBER_CHARACTERS} characters`, position(cursor.source, start));
    }
    if (IDENTIFIER_PART.test(cursor.source[cursor.at] ?? '')) unexpected(cursor, 'the end of a number');
    return number('number', literal, line, decimalOf(literal));
  }
  const word = match(cursor, WORD, MAX_WORD_CHARACTERS);
  if (word === 'true' || word === 'false') return { kind: 'boolean', value: word === 'true', line };
  if (word === 'null') return { kind: 'null', line };
  cursor.at = start;
  return unexpected(cursor, 'a value');
}

const IDENTIFIER_PART = /[A-Za-z0-9$_.]/;

function decimalOf(literal: string): string {
  const negative = literal.startsWith('-') ? '-' : '';
  const unsigned = literal.replace(/^[+-]/, '');
  if (unsigned === 'NaN') return 'NaN';
  if (/^0[xX]/.test(unsigned)) return negative + BigInt(unsigned).toString();
  return negative + unsigned.replace(/^\./, '0.').replace(/\.(?=[eE]|$)/, '');
}

function quoted(cursor: Cursor, quote: '"' | "'"): string {
  const start = cursor.at;
  const pieces: string[] = [];
  cursor.at += 1;
  for (;;) {
    const plain = cursor.at;
    while (!endsPlain(cursor.source.charCodeAt(cursor.at), quote)) cursor.at += 1;
    if (cursor.at > plain) pieces.push(cursor.source.slice(plain, cursor.at));
    const mark = cursor.source[cursor.at];
    if (mark === quote) {
      cursor.at += 1;
      return pieces.join('');
    }
    if (mark !== '\\') fail('a string that does not end', position(cursor.source, start));
    cursor.at += 1;
    pieces.push(escaped(cursor));
  }
}

function endsPlain(code: number, quote: '"' | "'"): boolean {
  return code === quote.charCodeAt(0) || code === 92 || code === 10 || code === 13 || Number.isNaN(code);
}

function escaped(cursor: Cursor): string {
  const { source } = cursor;
  const mark = source[cursor.at];
  if (mark === undefined) return unexpected(cursor, 'an escape');
  cursor.at += 1;
  if (mark === 'x' || mark === 'u') {
    const length = mark === 'x' ? 2 : 4;
    const digits = source.slice(cursor.at, cursor.at + length);
    if (digits.length < length || !/^[0-9a-fA-F]+$/.test(digits)) unexpected(cursor, `${length} hexadecimal digits`);
    cursor.at += length;
    return String.fromCharCode(Number.parseInt(digits, 16));
  }
  if (mark === '\r' && source[cursor.at] === '\n') {
    cursor.at += 1;
    return '';
  }
  if ('\n\r\u2028\u2029'.includes(mark)) return '';
  if (mark === '0' && !/\d/.test(source[cursor.at] ?? '')) return '\0';
  if (/\d/.test(mark)) {
    cursor.at -= 1;
    return unexpected(cursor, 'an escape that is no digit');
  }
  return ESCAPES.get(mark) ?? mark;
}

function skipSpace(cursor: Cursor): void {
  for (;;) {
    while (isSpace(cursor.source[cursor.at])) cursor.at += 1;
    const start = cursor.at;
    if (cursor.source.startsWith('//', start)) {
      const end = cursor.source.slice(start).search(/[\n\r\u2028\u2029]/);
      cursor.at = end === -1 ? cursor.source.length : start + end;
    } else if (cursor.source.startsWith('/*', start)) {
      const end = cursor.source.indexOf('*/', start + 2);
      if (end === -1) fail('a comment that does not end', position(cursor.source, start));
      cursor.at = end + 2;
    } else return;
    cursor.comments.push(cursor.source.slice(start, cursor.at));
  }
}

function isSpace(character: string | undefined): boolean {
  if (character === undefined) return false;
  return SPACES.includes(character) || (character > '\u007f' && /\p{Zs}/u.test(character));
}

function match(cursor: Cursor, pattern: RegExp, most: number): string | undefined {
  const found = pattern.exec(cursor.source.slice(cursor.at, cursor.at + most))?.[0];
  if (found !== undefined) cursor.at += found.length;
  return found;
}

function unexpected(cursor: Cursor, expected: string): never {
  const found = cursor.source.codePointAt(cursor.at);
  const what = found === undefined ? 'the end' : JSON.stringify(String.fromCodePoint(found));
  return fail(`expected ${expected}, found ${what}`, position(cursor.source, cursor.at));
}

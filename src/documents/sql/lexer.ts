import { trimSpace } from '../trees/scanner.js';

/** One piece of SQL as it stands in the source. */
export interface Token {
  readonly kind: 'word' | 'number' | 'string' | 'name' | 'mark' | 'comment' | 'code';
  /** As written. */
  readonly text: string;
  /** What a quoted string or name says; equal to `text` for the others. */
  readonly value: string;
  readonly start: number;
  readonly line: number;
}

/** In what SQL's dialects disagree, as far as the borders of tokens hang on it. */
export interface Dialect {
  /** A backslash in quotes takes the next character with it (MySQL). */
  readonly backslash: boolean;
  /** `[name]` is a quoted name (SQLite, SQL Server) and not an array's index (PostgreSQL). */
  readonly brackets: boolean;
  /** `#` begins a comment (MySQL). */
  readonly hash: boolean;
  /** Comments stand in comments (PostgreSQL). */
  readonly nested?: true;
  /** The source does not say which dialect it is: what another one would read in another way is noted as a doubt. */
  readonly unsure?: true;
}

export const SQLITE: Dialect = { backslash: false, brackets: true, hash: false };

export interface Lexer {
  readonly text: string;
  readonly dialect: Dialect;
  at: number;
  line: number;
  /** Set where a quote or a comment is never closed: all that is left is one token then. */
  unclosed?: string;
  /** Tokens so far, comments aside. */
  tokens: number;
  /** What dialects read in several ways, as it is written, behind the number of tokens before it. */
  readonly doubts: string[];
  /** To where the line of the last doubt goes. */
  doubted: number;
  /** From here on dialects may not even agree about the borders of tokens. */
  lost?: number;
}

const WORD_START = /[\p{L}_@]/u;
const WORD = /[\p{L}\p{N}_$@]*/uy;
const NUMBER = /(?:0[xX][0-9a-fA-F]+|(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)/y;
const DOLLAR = /\$(?:[A-Za-z_][A-Za-z_0-9]*)?\$/y;

export function newLexer(text: string, dialect: Dialect): Lexer {
  return { text, dialect, at: 0, line: 1, tokens: 0, doubts: [], doubted: 0 };
}

/** The next token, or undefined at the end. Linear: every character is looked at a bounded number of times. */
export function nextToken(lexer: Lexer): Token | undefined {
  const token = anyToken(lexer);
  if (token !== undefined && token.kind !== 'comment') lexer.tokens += 1;
  return token;
}

function anyToken(lexer: Lexer): Token | undefined {
  skipSpace(lexer);
  const { text, at, dialect } = lexer;
  const character = text[at];
  if (character === undefined) return undefined;
  const pair = text.slice(at, at + 2);
  if (dialect.unsure) doubt(lexer, character, pair);
  if ((pair === '--' && isDashComment(lexer, at)) || (character === '#' && dialect.hash))
    return take(lexer, 'comment', endOfLine(text, at));
  if (pair === '/*') return block(lexer);
  // A command of psql's own goes to the end of its line, wherever it stands, and has no comments.
  if (character === '\\' && !dialect.backslash)
    return take(lexer, 'code', at + trimSpace(text.slice(at, endOfLine(text, at))).length);
  if (character === "'") return quoted(lexer, 'string', "'", at);
  if (character === '"' || character === '`') return quoted(lexer, 'name', character, at);
  if (character === '[' && dialect.brackets) return quoted(lexer, 'name', ']', at);
  // Only PostgreSQL has quotes of dollars; in MySQL they are what DELIMITER makes of them.
  if (character === '$' && !dialect.hash && !dialect.brackets) {
    const tag = match(DOLLAR, text, at);
    if (tag !== '') {
      const end = closing(lexer, tag, at + tag.length, true);
      if (dialect.unsure && isDoubtful(text.slice(at, end))) loseAt(lexer, at);
      return take(lexer, 'string', end, text.slice(at + tag.length, end - tag.length));
    }
  }
  // E'...', B'...', X'...', N'...' and U&'...' are strings with a prefix; the prefix counts.
  const prefix = /^(?:[EeBbXxNn]|[Uu]&)(?=')/.exec(text.slice(at, at + 3))?.[0];
  if (prefix !== undefined) return quoted(lexer, 'string', "'", at, prefix);
  if (WORD_START.test(character)) return take(lexer, 'word', at + match(WORD, text, at).length);
  const number = match(NUMBER, text, at);
  if (number !== '') return take(lexer, 'number', at + number.length);
  const point = text.codePointAt(at)!;
  return take(lexer, 'mark', at + (point > 0xffff ? 2 : 1));
}

/** MySQL runs what stands in `/*! ... *\/` and MariaDB also what stands in `/*M! ... *\/`, so that is no comment. */
function block(lexer: Lexer): Token {
  const { text, at, dialect } = lexer;
  const code = text[at + 2] === '!' || text.startsWith('M!', at + 2);
  const end = dialect.nested ? closingNested(lexer) : closing(lexer, '*/', at + 2, false);
  const inside = text.slice(at + 2, end);
  // Where they do not nest this one ended too early for those dialects in which they do; a mark in quotes ends no code.
  if ((dialect.unsure && inside.includes('/*')) || (code && isCutInQuote(inside))) loseAt(lexer, at);
  return take(lexer, code ? 'code' : 'comment', end);
}

const COMMENT_MARK = /\/\*|\*\//g;

function closingNested(lexer: Lexer): number {
  const { text } = lexer;
  let depth = 0;
  COMMENT_MARK.lastIndex = lexer.at;
  for (let mark = COMMENT_MARK.exec(text); mark !== null; mark = COMMENT_MARK.exec(text)) {
    depth += mark[0] === '/*' ? 1 : -1;
    if (depth === 0) return COMMENT_MARK.lastIndex;
  }
  lexer.unclosed = 'a comment is not closed';
  return text.length;
}

/** The end is inside of quotes, read as MySQL does. */
function isCutInQuote(text: string): boolean {
  let quote = '';
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]!;
    if (character === quote) quote = '';
    else if (quote === '' && `'"\``.includes(character)) quote = character;
    else if (character === '\\' && quote !== '' && quote !== '`') at += 1;
  }
  return quote !== '';
}

/** What begins something that does not end with the line. */
const OPENING = /['"`]|\/\*/;
/** As long as a quoted name in brackets may be, in characters: twice what SQL Server takes. */
const MAX_BRACKETED = 256;

/**
 * Notes what one dialect takes for a comment or a name and another one does not: `--` without a blank behind it and `#`,
 * to the end of the line, and blanks in brackets. Where quotes stand in them, all that follows may be something else.
 */
function doubt(lexer: Lexer, character: string, pair: string): void {
  const { text, at } = lexer;
  if (lexer.lost !== undefined || at < lexer.doubted) return;
  if (character === '[') {
    const inside = text.slice(at, at + MAX_BRACKETED);
    const end = inside.indexOf(']');
    const name = inside.slice(0, end);
    if (end === -1 || /--|\/\*/.test(name) || isOdd(name)) loseAt(lexer, at);
    else if (/\s/.test(name)) lexer.doubts.push(`${lexer.tokens} ${name}`);
    return;
  }
  // Oracle's q'[...]' holds quotes.
  if (/^n?q'/i.test(text.slice(at, at + 3))) loseAt(lexer, at);
  if (character !== '#' && (pair !== '--' || at + 2 >= text.length || text.charCodeAt(at + 2) <= 32)) return;
  lexer.doubted = endOfLine(text, at);
  const line = trimSpace(text.slice(at, lexer.doubted));
  lexer.doubts.push(`${lexer.tokens} ${line}`);
  if (OPENING.test(line) || (character === '#' && line.includes('--'))) loseAt(lexer, at);
}

/** A quote begins here that does not end here. */
function isOdd(text: string): boolean {
  return ["'", '"', '`'].some((quote) => text.split(quote).length % 2 === 0);
}

/** What quotes of dollars hold leaves a quote open where they are none. */
function isDoubtful(text: string): boolean {
  return isOdd(text) || (/['"`]/.test(text) && /--|#|\/\*/.test(text));
}

function loseAt(lexer: Lexer, at: number): void {
  lexer.lost ??= at;
}

/** In MySQL two minus signs begin a comment only where white space or nothing follows: `5--1` is six there. */
function isDashComment({ text, dialect }: Lexer, at: number): boolean {
  return !dialect.hash || at + 2 >= text.length || text.charCodeAt(at + 2) <= 32;
}

function skipSpace(lexer: Lexer): void {
  const { text } = lexer;
  while (lexer.at < text.length) {
    const code = text.charCodeAt(lexer.at);
    if (code === 10) lexer.line += 1;
    // A vertical tabulator is a blank to MySQL alone, and no token at all to SQLite.
    if (code !== 32 && (code < 9 || code > 13 || code === 11)) return;
    lexer.at += 1;
  }
}

function match(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}

/** Where `mark` ends, or the end of the text with `unclosed` set. */
function closing(lexer: Lexer, mark: string, from: number, string: boolean): number {
  const end = lexer.text.indexOf(mark, from);
  if (end !== -1) return end + mark.length;
  lexer.unclosed = string ? 'a string is not closed' : 'a comment is not closed';
  return lexer.text.length;
}

function quoted(lexer: Lexer, kind: 'string' | 'name', quote: string, start: number, prefix = ''): Token {
  const { text, dialect } = lexer;
  const backslash = (dialect.backslash && quote !== '`') || /^e/i.test(prefix);
  const unsure = dialect.unsure && prefix === '' && (quote === "'" || quote === '"');
  const pieces: string[] = [];
  let slashes = 0;
  let from = start + prefix.length + 1;
  let at = from;
  for (;;) {
    const code = text[at];
    if (code === undefined) {
      lexer.unclosed = 'a quote is not closed';
      return take(lexer, kind, text.length);
    }
    // Whether a quote behind a backslash ends this is what dialects disagree about.
    if (unsure && code === quote && slashes % 2 === 1) loseAt(lexer, start);
    slashes = code === '\\' ? slashes + 1 : 0;
    if (code === '\\' && backslash) {
      if (unsure && text[at + 1] === quote) loseAt(lexer, start);
      slashes = 0;
      at += 2;
    } else if (code !== quote) at += 1;
    else if (text[at + 1] === quote) {
      pieces.push(text.slice(from, at + 1));
      at += 2;
      from = at;
    } else break;
  }
  pieces.push(text.slice(from, at));
  const inner = pieces.join('');
  // A prefix other than N says how to read the inside, so the value keeps it.
  const value = prefix === '' ? (backslash ? unescaped(inner) : inner) : `${prefix}'${inner}'`;
  return take(lexer, kind, at + 1, value);
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['0', '\0'],
  ['b', '\b'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['Z', '\x1a'],
]);

/** MySQL's escapes; `\%` and `\_` keep their backslash, as they do there. */
function unescaped(value: string): string {
  if (!value.includes('\\')) return value;
  return value.replace(/\\(.)/gs, (whole, character: string) => {
    if (character === '%' || character === '_') return whole;
    return ESCAPES.get(character) ?? character;
  });
}

function take(lexer: Lexer, kind: Token['kind'], end: number, value?: string): Token {
  const { at: start, line, text } = lexer;
  const raw = text.slice(start, end);
  for (let index = raw.indexOf('\n'); index !== -1; index = raw.indexOf('\n', index + 1)) lexer.line += 1;
  lexer.at = Math.max(end, start + 1);
  return { kind, text: raw, value: value ?? raw, start, line };
}

/** Tokens with one blank between them, comments left out: layout of SQL is no content, everything else is. */
export function normalized(tokens: readonly Token[]): string {
  return tokens
    .filter(({ kind }) => kind !== 'comment')
    .map(({ text }) => text)
    .join(' ');
}

export function normalizeSql(sql: string, dialect: Dialect): string {
  const lexer = newLexer(sql, dialect);
  const tokens: Token[] = [];
  for (let token = nextToken(lexer); token !== undefined; token = nextToken(lexer)) tokens.push(token);
  return normalized(tokens);
}

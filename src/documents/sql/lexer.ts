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
}

export const SQLITE: Dialect = { backslash: false, brackets: true, hash: false };

export interface Lexer {
  readonly text: string;
  readonly dialect: Dialect;
  at: number;
  line: number;
  /** Set where a quote or a comment is never closed: all that is left is one token then. */
  unclosed?: string;
}

const WORD_START = /[\p{L}_@]/u;
const WORD = /[\p{L}\p{N}_$@]*/uy;
const NUMBER = /(?:0[xX][0-9a-fA-F]+|(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)/y;
const DOLLAR = /\$(?:[A-Za-z_][A-Za-z_0-9]*)?\$/y;

export function newLexer(text: string, dialect: Dialect): Lexer {
  return { text, dialect, at: 0, line: 1 };
}

/** The next token, or undefined at the end. Linear: every character is looked at a bounded number of times. */
export function nextToken(lexer: Lexer): Token | undefined {
  skipSpace(lexer);
  const { text, at } = lexer;
  const character = text[at];
  if (character === undefined) return undefined;
  const pair = text.slice(at, at + 2);
  if ((pair === '--' && isDashComment(lexer, at)) || (character === '#' && lexer.dialect.hash))
    return take(lexer, 'comment', endOfLine(text, at));
  // MySQL runs what stands in /*! ... */, so that is no comment.
  if (pair === '/*') return take(lexer, text[at + 2] === '!' ? 'code' : 'comment', closing(lexer, '*/', at + 2, false));
  if (character === "'") return quoted(lexer, 'string', "'", at);
  if (character === '"' || character === '`') return quoted(lexer, 'name', character, at);
  if (character === '[' && lexer.dialect.brackets) return quoted(lexer, 'name', ']', at);
  if (character === '$') {
    const tag = match(DOLLAR, text, at);
    if (tag !== '') {
      const end = closing(lexer, tag, at + tag.length, true);
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

/** In MySQL two minus signs begin a comment only where white space or nothing follows: `5--1` is six there. */
function isDashComment({ text, dialect }: Lexer, at: number): boolean {
  return !dialect.hash || at + 2 >= text.length || text.charCodeAt(at + 2) <= 32;
}

function skipSpace(lexer: Lexer): void {
  const { text } = lexer;
  while (lexer.at < text.length) {
    const code = text.charCodeAt(lexer.at);
    if (code === 10) lexer.line += 1;
    if (code !== 32 && (code < 9 || code > 13)) return;
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
  const pieces: string[] = [];
  let from = start + prefix.length + 1;
  let at = from;
  for (;;) {
    const code = text[at];
    if (code === undefined) {
      lexer.unclosed = 'a quote is not closed';
      return take(lexer, kind, text.length);
    }
    if (code === '\\' && backslash) at += 2;
    else if (code !== quote) at += 1;
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

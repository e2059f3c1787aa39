import type { Line } from '../document.js';
import { trimSpace } from '../trees/scanner.js';
import { type Dialect, type Lexer, newLexer, nextToken, SQLITE, type Token } from './lexer.js';

export interface Statement {
  readonly tokens: readonly Token[];
  readonly line: Line;
  /** Lines of data after `COPY ... FROM stdin`, as they stand. */
  readonly data?: readonly { readonly text: string; readonly line: Line }[];
}

export interface Script {
  readonly statements: readonly Statement[];
  readonly comments: readonly string[];
  /** The last statement has no semicolon: the file may be cut off, and not every program runs it. */
  readonly unended: boolean;
  /** What dialects read in several ways, where the dump does not say which one it is in: as it is written. */
  readonly doubts: readonly string[];
  /** All that stands behind a quote about which dialects disagree. */
  readonly lost?: string;
  readonly problem?: { readonly reason: string; readonly line: Line };
}

/** pg_dump's first line, before which only comments and commands stand. */
const POSTGRESQL = /^\ufeff?(?:(?:--[^\n]*|\\(?:un)?restrict[^\n]*|\r?)\n)*-- PostgreSQL database (?:cluster )?dump\b/;
/** How the dump of SQLite's shell begins. */
const SQLITE_DUMP = /^\ufeff?PRAGMA foreign_keys=OFF;\s*BEGIN TRANSACTION;/;

const UNSURE = { unsure: true } as const;

/** What the dump says about itself, in the first lines or in the quotes that it uses. */
export function dialectOf(text: string): { readonly name: string; readonly dialect: Dialect } {
  const start = text.slice(0, 4_096);
  const plain = { backslash: false, brackets: false, hash: false };
  if (POSTGRESQL.test(start) && !/standard_conforming_strings\W+off/i.test(text))
    return { name: 'SQL', dialect: { ...plain, nested: true } };
  const sure = /^-- (?:MySQL|MariaDB) dump|^\/\*M?!|\)\s{0,9}ENGINE\s*=/im.test(start);
  if (sure || /\bENGINE\s*=/i.test(start)) {
    const unsure = !sure || /NO_BACKSLASH_ESCAPES/i.test(text);
    return { name: 'MySQL', dialect: { backslash: true, brackets: false, hash: true, ...(unsure ? UNSURE : {}) } };
  }
  if (SQLITE_DUMP.test(start)) return { name: 'SQL', dialect: SQLITE };
  return { name: 'SQL', dialect: { ...plain, ...UNSURE } };
}

/**
 * Cuts a script at the semicolons that are neither in quotes nor in comments nor inside of BEGIN ... END of a routine.
 * `limit` is called for every token and throws where there are too many.
 */
export function statementsOf(text: string, dialect: Dialect, limit: (tokens: number) => void): Script {
  const lexer = newLexer(text, dialect);
  const statements: Statement[] = [];
  const comments: string[] = [];
  let tokens: Token[] = [];
  let depth = 0;
  const finish = (data?: Statement['data']): void => {
    if (tokens.length > 0) statements.push({ tokens, line: tokens[0]!.line, ...(data === undefined ? {} : { data }) });
    tokens = [];
    depth = 0;
  };
  for (
    let token = atMeta(lexer, tokens) ?? nextToken(lexer);
    token !== undefined;
    token = atMeta(lexer, tokens) ?? nextToken(lexer)
  ) {
    limit(1);
    if (token.kind === 'comment') {
      comments.push(token.text);
      continue;
    }
    if (token.kind === 'code' && token.text.startsWith('\\')) {
      tokens.push(token);
      finish();
      continue;
    }
    if (token.text === ';' && depth === 0) {
      const copied = isCopy(tokens) ? copyLines(lexer) : undefined;
      if (copied !== undefined) limit(copied.length);
      finish(copied);
      continue;
    }
    tokens.push(token);
    if (token.kind === 'word' && isRoutine(tokens)) {
      const word = token.text.toUpperCase();
      if (word === 'BEGIN' || word === 'CASE') depth += 1;
      else if (word === 'END' && depth > 0) depth -= 1;
    }
  }
  const unended = tokens.length > 0;
  finish();
  const { unclosed, doubts, lost } = lexer;
  return {
    statements,
    unended,
    doubts,
    ...(lost === undefined ? {} : { lost: text.slice(lost) }),
    comments,
    ...(unclosed === undefined ? {} : { problem: { reason: unclosed, line: lexer.line } }),
  };
}

/** A line of psql's own, which begins with a backslash where a statement could begin. */
function atMeta(lexer: Lexer, tokens: readonly Token[]): Token | undefined {
  if (tokens.length > 0) return undefined;
  const { text } = lexer;
  let at = lexer.at;
  while (at < text.length && ' \t\r\n'.includes(text[at]!)) at += 1;
  if (text[at] !== '\\') return undefined;
  for (let index = lexer.at; index < at; index += 1) if (text[index] === '\n') lexer.line += 1;
  const end = text.indexOf('\n', at);
  const stop = end === -1 ? text.length : end;
  const line = trimSpace(text.slice(at, stop));
  lexer.at = stop;
  return { kind: 'code', text: line, value: line, start: at, line: lexer.line };
}

/** Only what CREATEs code may hold semicolons of its own. */
function isRoutine(tokens: readonly Token[]): boolean {
  if (tokens[0]?.text.toUpperCase() !== 'CREATE') return false;
  return tokens.slice(1, 8).some(({ text }) => /^(?:TRIGGER|FUNCTION|PROCEDURE|EVENT|PACKAGE)$/i.test(text));
}

function isCopy(tokens: readonly Token[]): boolean {
  const [first] = tokens;
  if (first?.text.toUpperCase() !== 'COPY') return false;
  return tokens.some(({ text }, index) => /^FROM$/i.test(text) && /^stdin$/i.test(tokens[index + 1]?.text ?? ''));
}

/** Up to the line `\.`, or to the end. */
function copyLines(lexer: Lexer): { readonly text: string; readonly line: Line }[] {
  const { text } = lexer;
  const lines: { text: string; line: Line }[] = [];
  const first = text.indexOf('\n', lexer.at);
  if (first === -1) return lines;
  let at = first + 1;
  lexer.line += 1;
  while (at < text.length) {
    const end = text.indexOf('\n', at);
    const stop = end === -1 ? text.length : end;
    const line = text.slice(at, text[stop - 1] === '\r' && stop > at ? stop - 1 : stop);
    at = end === -1 ? text.length : end + 1;
    if (line === '\\.') {
      lexer.at = at;
      lexer.line += 1;
      return lines;
    }
    lines.push({ text: line, line: lexer.line });
    lexer.line += 1;
  }
  lexer.at = text.length;
  lexer.unclosed = 'the data of a COPY is not closed';
  return lines;
}

import type { Column, Line, TreeNode } from '../document.js';
import { normalized, type Token } from './lexer.js';
import type { Statement } from './statements.js';

/** What CREATE TABLE declares, as far as a table of rows can show it; its whole text counts beside this. */
export interface Declaration {
  readonly table: string;
  readonly columns: readonly Column[];
  /** Without MySQL's counter for the next row, which is data. */
  readonly text: string;
  readonly counter?: string;
}

export interface Rows {
  readonly table: string;
  /** Absent where the statement names none. */
  readonly columns?: readonly string[];
  readonly rows: readonly { readonly cells: readonly TreeNode[]; readonly line: Line }[];
  /** The table and its columns as written, where a name in quotes has a case that it would lose without them. */
  readonly spelled?: string;
}

const is = (token: Token | undefined, ...words: readonly string[]): boolean =>
  token !== undefined && (token.kind === 'word' || token.kind === 'mark') && words.includes(token.text.toUpperCase());

/** Where a type ends and what is said of a column begins. */
const CONSTRAINT =
  /^(?:NOT|NULL|DEFAULT|PRIMARY|UNIQUE|REFERENCES|CHECK|COLLATE|GENERATED|AS|AUTO_INCREMENT|AUTOINCREMENT|COMMENT|CONSTRAINT|CHARACTER|CHARSET|ON|KEY|IDENTITY|ENCODE|STORAGE|COMPRESSION|INVISIBLE|VISIBLE)$/i;
const NO_COLUMN = /^(?:CONSTRAINT|PRIMARY|FOREIGN|UNIQUE|CHECK|KEY|INDEX|EXCLUDE|LIKE|FULLTEXT|SPATIAL|PERIOD)$/i;

export function declarationOf({ tokens }: Statement): Declaration | undefined {
  let at = 0;
  if (!is(tokens[at], 'CREATE')) return undefined;
  at += 1;
  while (is(tokens[at], 'TEMPORARY', 'TEMP', 'UNLOGGED', 'GLOBAL', 'LOCAL')) at += 1;
  if (!is(tokens[at], 'TABLE')) return undefined;
  at += 1;
  if (is(tokens[at], 'IF')) at += 3;
  const name = nameAt(tokens, at);
  if (name === undefined || !is(tokens[name.end], '(')) return undefined;
  const close = closingAt(tokens, name.end);
  if (close === undefined) return undefined;
  const columns = splitAt(tokens.slice(name.end + 1, close)).flatMap(columnOf);
  const counter = tokens.findIndex(
    (token, index) => index > close && is(token, 'AUTO_INCREMENT') && is(tokens[index + 1], '='),
  );
  const kept = counter === -1 ? tokens : [...tokens.slice(0, counter), ...tokens.slice(counter + 3)];
  const next = counter === -1 ? undefined : tokens[counter + 2]?.text;
  return { table: name.name, columns, text: normalized(kept), ...(next === undefined ? {} : { counter: next }) };
}

function columnOf(tokens: readonly Token[]): readonly Column[] {
  const [first, ...rest] = tokens;
  if (first === undefined || (first.kind === 'word' && NO_COLUMN.test(first.text))) return [];
  const end = rest.findIndex((token) => token.kind === 'word' && CONSTRAINT.test(token.text));
  const type = normalized(end === -1 ? rest : rest.slice(0, end));
  const notNull =
    rest.some((token, index) => is(token, 'NOT') && is(rest[index + 1], 'NULL')) ||
    rest.some((token) => is(token, 'PRIMARY'));
  return [{ name: first.value, kind: type === '' ? 'untyped' : type.toUpperCase(), nullable: !notNull }];
}

function nameAt(tokens: readonly Token[], at: number): { readonly name: string; readonly end: number } | undefined {
  const parts: string[] = [];
  let index = at;
  for (;;) {
    const token = tokens[index];
    if (token === undefined || (token.kind !== 'word' && token.kind !== 'name')) return undefined;
    parts.push(token.value);
    if (!is(tokens[index + 1], '.')) return { name: parts.join('.'), end: index + 1 };
    index += 2;
  }
}

function closingAt(tokens: readonly Token[], open: number): number | undefined {
  let depth = 0;
  for (let index = open; index < tokens.length; index += 1) {
    if (is(tokens[index], '(')) depth += 1;
    else if (is(tokens[index], ')')) {
      depth -= 1;
      if (depth === 0) return index;
    }
  }
  return undefined;
}

/** At commas outside of parentheses and brackets. */
function splitAt(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const parts: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (is(token, '(', '[')) depth += 1;
    else if (is(token, ')', ']')) depth -= 1;
    if (depth === 0 && is(token, ',')) parts.push([]);
    else parts[parts.length - 1]!.push(token);
  }
  return parts;
}

/** `INSERT INTO t [(a, b)] VALUES (...), (...)` and nothing more; any further word may change what it does. */
export function insertOf({ tokens }: Statement): Rows | undefined {
  if (!is(tokens[0], 'INSERT') || !is(tokens[1], 'INTO')) return undefined;
  const head = headAt(tokens, 2);
  if (head === undefined || !is(tokens[head.end], 'VALUES')) return undefined;
  const rows: { cells: readonly TreeNode[]; line: Line }[] = [];
  let at = head.end + 1;
  for (;;) {
    if (!is(tokens[at], '(')) return undefined;
    const close = closingAt(tokens, at);
    if (close === undefined) return undefined;
    rows.push({ cells: splitAt(tokens.slice(at + 1, close)).map(cellOf), line: tokens[at]!.line });
    at = close + 1;
    if (at === tokens.length) break;
    if (!is(tokens[at], ',')) return undefined;
    at += 1;
  }
  return { ...headFacts(tokens.slice(2, head.end), head), rows };
}

function headFacts(tokens: readonly Token[], { table, columns }: Head): Omit<Rows, 'rows'> {
  const cased = tokens.some(({ text }) => text !== text.toLowerCase());
  return {
    table,
    ...(columns === undefined ? {} : { columns }),
    ...(cased ? { spelled: normalized(tokens) } : {}),
  };
}

interface Head {
  readonly table: string;
  readonly columns?: readonly string[];
  readonly end: number;
}

function headAt(tokens: readonly Token[], at: number): Head | undefined {
  const name = nameAt(tokens, at);
  if (name === undefined) return undefined;
  if (!is(tokens[name.end], '(')) return { table: name.name, end: name.end };
  const close = closingAt(tokens, name.end);
  if (close === undefined) return undefined;
  const columns = splitAt(tokens.slice(name.end + 1, close));
  if (columns.some((column) => column.length !== 1)) return undefined;
  return { table: name.name, columns: columns.map((column) => column[0]!.value), end: close + 1 };
}

/** A literal as what it says; anything that is computed stays apart from a text of the same letters. */
function cellOf(tokens: readonly Token[]): TreeNode {
  const [first, second] = tokens;
  const line = first?.line ?? 0;
  const sign = is(first, '-', '+') && second?.kind === 'number' ? first!.text : '';
  const single = sign === '' ? tokens.length === 1 : tokens.length === 2;
  const token = sign === '' ? first : second;
  if (single && token !== undefined) {
    if (token.kind === 'number') {
      const node = numberNode(`${sign}${token.text}`, line);
      if (node !== undefined) return node;
    }
    if (token.kind === 'string' && token.text.startsWith("'")) return { kind: 'string', value: token.value, line };
    if (token.kind === 'word' && /^(?:true|false)$/i.test(token.text))
      return { kind: 'boolean', value: /^t/i.test(token.text), line };
    if (is(token, 'NULL')) return { kind: 'null', line };
  }
  return expression(normalized(tokens), line);
}

export function expression(sql: string, line: Line): TreeNode {
  return { kind: 'object', members: [{ name: 'sql', value: { kind: 'string', value: sql, line }, line }], line };
}

function numberNode(literal: string, line: Line): TreeNode | undefined {
  const match = /^([-+]?)(\d*)(?:\.(\d*))?([eE][-+]?\d+)?$/.exec(literal);
  if (match === null) return undefined;
  const [, sign, whole = '', fraction = '', exponent = ''] = match;
  const decimal = `${sign === '-' ? '-' : ''}${whole === '' ? '0' : whole}${fraction === '' ? '' : `.${fraction}`}${exponent}`;
  return { kind: 'number', type: 'number', literal, ...(decimal === literal ? {} : { decimal }), line };
}

/** `COPY t (a, b) FROM stdin` with its lines, in PostgreSQL's text format only. */
export function copyOf({ tokens, data }: Statement): Rows | undefined {
  if (data === undefined) return undefined;
  const head = headAt(tokens, 1);
  if (head === undefined || tokens.length !== head.end + 2) return undefined;
  const rows = data.map(({ text, line }) => ({ cells: text.split('\t').map((cell) => copyCell(cell, line)), line }));
  return { ...headFacts(tokens.slice(1, head.end), head), rows };
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['v', '\v'],
]);

function copyCell(cell: string, line: Line): TreeNode {
  if (cell === '\\N') return { kind: 'null', line };
  const value = cell.replace(/\\([0-7]{1,3}|x[0-9a-fA-F]{1,2}|[\s\S])/g, (whole, code: string) => {
    const byte = /^[0-7]/.test(code)
      ? Number.parseInt(code, 8)
      : /^x./.test(code)
        ? Number.parseInt(code.slice(1), 16)
        : -1;
    // Beyond ASCII a byte is a part of a character, which only the whole would tell; it stays as written.
    if (byte >= 128) return whole;
    return byte >= 0 ? String.fromCharCode(byte) : (ESCAPES.get(code) ?? code);
  });
  return { kind: 'string', value, line };
}

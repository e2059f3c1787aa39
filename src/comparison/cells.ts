import type { TreeNode } from '../documents/document.js';
import type { Cell } from './columns.js';

/** docs/classes.md section 3: what one cell of an untyped table is, as one bit, so that a column is a set of them. */
export const CELL = { integer: 1, decimal: 2, date: 4, boolean: 8, text: 16, empty: 32 } as const;

const NULL_TOKENS: ReadonlySet<string> = new Set(['', 'NA', 'NaN', 'null', 'None', 'N/A']);
const FIRST_LETTERS = 'NntfTF';
const INTEGER = /^-?(?:0|[1-9][0-9]*)$/;
/** No leading zero here either: `01.5` is a text, as `01` is. */
const DECIMAL = /^-?(?:0|[1-9][0-9]*)?(?:\.[0-9]*)?(?:[eE][+-]?[0-9]+)?$/;
const DATE = /^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$/;
const BOOLEANS: ReadonlySet<string> = new Set(['true', 'false', 'True', 'False', 'TRUE', 'FALSE']);

export function cellBit(cell: string): number {
  const first = cell.charCodeAt(0);
  // Digits, sign and point begin a number or a date, six letters a null token or a truth value; all else is text.
  if (first > 57 && !FIRST_LETTERS.includes(cell[0] ?? '')) return CELL.text;
  if (NULL_TOKENS.has(cell)) return CELL.empty;
  if (INTEGER.test(cell)) return CELL.integer;
  if (DECIMAL.test(cell) && /[0-9]/.test(cell) && !/^-?[eE]/.test(cell)) return CELL.decimal;
  if (DATE.test(cell)) return CELL.date;
  return BOOLEANS.has(cell) ? CELL.boolean : CELL.text;
}

export type ColumnKind = 'integer' | 'decimal' | 'date' | 'boolean' | 'text';

/** The kind of a column from the set of its cells. A column of nothing but null tokens is text: nothing says otherwise. */
export function kindOf(bits: number): ColumnKind {
  switch (bits & ~CELL.empty) {
    case CELL.integer:
      return 'integer';
    case CELL.decimal:
    case CELL.decimal | CELL.integer:
      return 'decimal';
    case CELL.date:
      return 'date';
    case CELL.boolean:
      return 'boolean';
    default:
      return 'text';
  }
}

/** Whether these cells make a column text whatever the others are: each of the other kinds is asked of all cells. */
function isTextForGood(bits: number): boolean {
  return kindOf(bits) === 'text' && (bits & ~CELL.empty) !== 0;
}

/** A column of an untyped table on one side. */
export interface ColumnFacts {
  readonly kind: ColumnKind;
  /** Null tokens count in columns that are not text. */
  readonly nulls: boolean;
  /** False where there are no rows to say anything. */
  readonly known: boolean;
}

type Rows = readonly (readonly Cell[])[];

const ALL = CELL.integer | CELL.decimal | CELL.date | CELL.boolean | CELL.text | CELL.empty;

/** The sorts of some cells; those behind the one with which all of `enough` are found are not read. */
function bitsOf(rows: Rows, column: number, from: number, to: number, enough: number = ALL): number {
  let bits = 0;
  for (let i = from; i < to && (bits & enough) !== enough; i += 1) {
    const cell = rows[i]![column];
    if (typeof cell === 'string') bits |= cellBit(cell);
  }
  return bits;
}

export function factsOf(bits: number): ColumnFacts {
  const kind = kindOf(bits);
  return { kind, nulls: kind !== 'text' && (bits & CELL.empty) !== 0, known: bits !== 0 };
}

/** Both sides' facts on one column, each worked out when first asked for. */
export interface ColumnFactsPair {
  readonly base: () => ColumnFacts;
  readonly head: () => ColumnFacts;
  /** True where the facts cannot differ: what one side alone has is of a sort that cells have which both sides have. */
  readonly same: boolean;
}

/** Reads the cells between the common beginning and the common end of a column; the rest only where it can matter. */
export function columnFacts(
  base: Rows,
  head: Rows,
  column: { readonly base: number; readonly head: number },
  omitted: () => number = () => 0,
): ColumnFactsPair {
  const shorter = Math.min(base.length, head.length);
  let start = 0;
  const inPlace = column.base === column.head;
  const same = (i: number, j: number): boolean =>
    (inPlace && base[i] === head[j]) || base[i]![column.base] === head[j]![column.head];
  while (start < shorter && same(start, start)) start += 1;
  let end = 0;
  while (end < shorter - start && same(base.length - 1 - end, head.length - 1 - end)) end += 1;
  const left = bitsOf(base, column.base, start, base.length - end);
  const right = bitsOf(head, column.head, start, head.length - end);
  const shared = (enough?: number): number =>
    bitsOf(base, column.base, 0, start, enough) | bitsOf(base, column.base, base.length - end, base.length, enough);
  let common: number | undefined;
  const all = (bits: number): number => {
    if (isTextForGood(bits)) return bits;
    common ??= shared() | omitted();
    return bits | common;
  };
  // What one side alone has is no difference where the cells that both have are of that sort as well.
  const own = left ^ right;
  return {
    base: once(() => factsOf(all(left))),
    head: once(() => factsOf(all(right))),
    same: (own & ~shared(own)) === 0,
  };
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** The cell as a node, as its column reads it. */
export function cellNode(cell: string, kind: ColumnKind, line: number): TreeNode {
  if (kind === 'integer' || kind === 'decimal') {
    const bit = cellBit(cell);
    if (bit === CELL.integer || bit === CELL.decimal) return { kind: 'number', type: 'number', literal: cell, line };
  }
  if (kind !== 'text' && cellBit(cell) === CELL.empty) return { kind: 'null', line };
  return { kind: 'string', value: cell, line };
}

/** What a column's declared unit and zone add to a time: digits of the fraction that are zero, and that it is UTC. */
const DECLARED_OF_TIME = /(?:\.0+|(\.\d*[1-9])0+)?Z?$/;

/** The same time in a column that declares another unit or another zone, which is all that differs. */
export function sameTime(base: TreeNode, head: TreeNode): boolean {
  if (base.kind !== 'date-time' || head.kind !== 'date-time') return false;
  const [from, to] = [base.value, head.value].map((value) => value.replace(DECLARED_OF_TIME, '$1'));
  return from === to;
}

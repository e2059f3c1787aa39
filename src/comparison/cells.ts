import type { TreeNode } from '../documents/document.js';
import type { Cell } from './table.js';

/** CLASSES section 3: what one cell of an untyped table is, as one bit, so that a column is a set of them. */
export const CELL = { integer: 1, decimal: 2, date: 4, boolean: 8, text: 16, empty: 32 } as const;

const NULL_TOKENS: ReadonlySet<string> = new Set(['', 'NA', 'NaN', 'null', 'None', 'N/A']);
const INTEGER = /^-?(?:0|[1-9][0-9]*)$/;
/** No leading zero here either: `01.5` is a text, as `01` is. */
const DECIMAL = /^-?(?:0|[1-9][0-9]*)?(?:\.[0-9]*)?(?:[eE][+-]?[0-9]+)?$/;
const DATE = /^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$/;
const BOOLEANS: ReadonlySet<string> = new Set(['true', 'false', 'True', 'False', 'TRUE', 'FALSE']);

export function cellBit(cell: string): number {
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

/** A column of an untyped table on one side. */
export interface ColumnFacts {
  readonly kind: ColumnKind;
  /** Null tokens count in columns that are not text. */
  readonly nulls: boolean;
  /** False where there are no rows to say anything. */
  readonly known: boolean;
}

export function columnFacts(rows: readonly (readonly Cell[])[], column: number): ColumnFacts {
  let bits = 0;
  for (const row of rows) {
    const cell = row[column];
    if (typeof cell === 'string') bits |= cellBit(cell);
  }
  const kind = kindOf(bits);
  return { kind, nulls: kind !== 'text' && (bits & CELL.empty) !== 0, known: bits !== 0 };
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

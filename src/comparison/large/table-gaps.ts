import { type CellSpot, newCellSpot, readCell } from '../../documents/large/cells.js';
import type { ByteSource } from '../../documents/large/source.js';
import { CELL } from '../cells.js';
import type { Side } from '../groups.js';
import { bitOf } from './cell-bits.js';
import { digitsAt, eachLine, finder, type RisingIdentities } from './gaps.js';
import type { Gap } from './kept.js';

const QUOTE = 34;
/** So many columns are walked each on its own, when it is asked for; the next question is answered for all that are left, in one walk. */
const MAX_WALKS = 3;
/** Rows may have thousands of columns, and there may be hundreds of gaps: of so many pairs the identities are not summed up. */
const MAX_SUMS = 1_000_000;

/** What the omitted rows say of a column, read when it is first asked for: most columns of most tables are never asked for. */
export interface OmittedColumns {
  /** The sorts of cells (cells.ts) in it. */
  readonly bits: (column: number) => number;
  /** Of a column whose cells are whole numbers that only rise. */
  readonly rising: (column: number) => RisingIdentities | undefined;
}

interface ColumnWalk {
  readonly column: number;
  bits: number;
  rises: boolean;
  last: number;
  readonly isIndex: Record<Side, boolean>;
  /** By gap. */
  readonly lows: number[];
  readonly highs: number[];
}

/** Rows that gaps leave out; their quotes are in order (table-quotes.ts). */
export interface OmittedRows {
  readonly source: ByteSource;
  readonly gaps: readonly Gap[];
  readonly window: number;
  /** The delimiter. */
  readonly mark: number;
  readonly width: number;
  readonly headers: Readonly<Record<Side, number>>;
}

export function columnsOfGaps(rows: OmittedRows): OmittedColumns {
  const { gaps, width } = rows;
  const omitted = gaps.reduce((sum, { lines }) => sum + lines, 0);
  const known = new Map<number, ColumnWalk>();
  const of = (column: number): ColumnWalk => {
    if (!known.has(column)) {
      const all = Array.from({ length: width }, (_, index) => index);
      const wanted = known.size < MAX_WALKS ? [column] : all.filter((one) => !known.has(one));
      for (const walk of walkColumns(rows, wanted)) known.set(walk.column, walk);
    }
    return known.get(column)!;
  };
  return {
    bits: (column) => of(column).bits,
    rising: (column) => {
      const { rises, lows, highs, isIndex } = of(column);
      return rises ? { lows, highs, omitted, index: isIndex } : undefined;
    },
  };
}

/** Walks some columns, in their order. */
function walkColumns({ source, gaps, window, mark, headers }: OmittedRows, columns: readonly number[]): ColumnWalk[] {
  const rises = gaps.length * columns.length <= MAX_SUMS;
  const walks = columns.map((column): ColumnWalk => {
    return { column, bits: 0, rises, last: -1, isIndex: { base: true, head: true }, lows: [], highs: [] };
  });
  const nextQuote = finder(QUOTE);
  const place = newCellSpot();
  let open = walks;
  eachLine(source, gaps, window, (block, start, end, { baseLine, headLine }, index) => {
    const quoted = nextQuote(block, start) < end;
    place.next = start;
    let column = 0;
    let settled = false;
    for (const walk of open) {
      for (; column <= walk.column && place.next !== -1; column += 1) {
        if (quoted) readCell(block, place.next, end, mark, place);
        else readPlain(block, place.next, end, mark, place);
      }
      const value = column <= walk.column || place.doubled ? -1 : digitsAt(block, place.start, place.end);
      if (value >= 0) {
        walk.bits |= CELL.integer;
        if (walk.rises) {
          if (index === 0) walk.lows.push(value);
          seeIdentity(walk, value, baseLine - headers.base + index, headLine - headers.head + index);
        }
        continue;
      }
      walk.rises = false;
      if (column > walk.column) walk.bits |= bitOf(block, place);
      settled ||= (walk.bits & CELL.text) !== 0;
    }
    // A column with a text in it is text, whatever else stands in it.
    if (settled) open = open.filter((walk) => walk.rises || (walk.bits & CELL.text) === 0);
    return open.length > 0;
  });
  return walks;
}

/** A cell of a row without quotes. */
function readPlain(block: Buffer, start: number, end: number, mark: number, cell: CellSpot): void {
  let at = start;
  while (at < end && block[at] !== mark) at += 1;
  cell.start = start;
  cell.end = at;
  cell.next = at < end ? at + 1 : -1;
  cell.doubled = false;
}

function seeIdentity(walk: ColumnWalk, value: number, base: number, head: number): void {
  if (value <= walk.last) {
    walk.rises = false;
    return;
  }
  walk.last = value;
  walk.highs[walk.lows.length - 1] = value;
  if (value !== base) walk.isIndex.base = false;
  if (value !== head) walk.isIndex.head = false;
}

import { type CellSpot, newCellSpot, readCell } from '../../documents/large/cells.js';
import { newDecimalSpot, readDecimal } from '../../documents/large/decimal.js';
import { decline } from '../../documents/large/source.js';
import { CELL } from '../cells.js';
import type { Movers } from './certain.js';
import type { LinePair } from './in-step.js';
import { type SideFacts, seeCell, seeKind, seeQuotes } from './row-facts.js';

const QUOTE = 34;

/** How rows are walked, and what is gathered from them. */
export interface RowWalk {
  readonly mark: number;
  readonly width: number;
  /** Columns of decimals that the default for measured numbers reaches. */
  readonly measured: readonly boolean[];
  readonly left: SideFacts;
  readonly right: SideFacts;
  /** Of cells that both sides have. */
  readonly both: SideFacts;
  readonly movers: Movers;
}

/** Whether two rows are the same, differ in nothing but numbers that doubles are certain of, or have to be judged exactly. */
type RowVerdict = 'same' | 'certain' | 'unknown';

/** Holds one row against another. Declines rows of another length than the first one's. */
export function walkRow(walk: RowWalk, lines: LinePair, data: boolean): RowVerdict {
  return walkPlain(walk, lines, data) ?? walkQuoted(walk, lines, data);
}

const [oneNumber, otherNumber] = [newDecimalSpot(), newDecimalSpot()];

/** Two rows without quotes, byte by byte; undefined where a quote is met: what was seen before it stays true. */
function walkPlain(walk: RowWalk, lines: LinePair, data: boolean): RowVerdict | undefined {
  const { mark, left, right, both, movers } = walk;
  const { base, end, head, to } = lines;
  let i = lines.start;
  let j = lines.from;
  let cell = i;
  let column = 0;
  let result = 'same' as RowVerdict;
  for (;;) {
    const byte = i < end ? base[i]! : mark;
    if (byte === QUOTE) return undefined;
    if (byte !== (j < to ? head[j]! : mark)) {
      const other = j - (i - cell);
      const moved: boolean =
        data && result !== 'unknown' && walk.measured[column] === true && moves(base, cell, end, head, other, to, mark);
      i = moved ? oneNumber.end : cellEnd(base, i, end, mark);
      j = moved ? otherNumber.end : cellEnd(head, j, to, mark);
      if (i === -1 || j === -1) return undefined;
      if (moved) {
        left.bits[column]! |= CELL.decimal;
        right.bits[column]! |= CELL.decimal;
      } else if (data) {
        seeKind(left, column, base, cell, i);
        seeKind(right, column, head, other, j);
      }
      if (i > cell) left.bare = true;
      if (j > other) right.bare = true;
      result = moved && movers.add(oneNumber, otherNumber) ? 'certain' : 'unknown';
    } else if (byte !== mark) {
      i += 1;
      j += 1;
      continue;
    } else {
      if (i > cell) both.bare = true;
      if (data) seeKind(both, column, base, cell, i);
    }
    // Behind a cell, on both sides.
    column += 1;
    if (i === end || j === to) break;
    i += 1;
    j += 1;
    cell = i;
  }
  if (column !== walk.width || i !== end || j !== to) decline('a row of another length');
  return result;
}

/** Whether two cells are decimals, which are then in `oneNumber` and `otherNumber`. */
function moves(
  base: Buffer,
  start: number,
  end: number,
  head: Buffer,
  from: number,
  to: number,
  mark: number,
): boolean {
  return (
    readDecimal(base, start, end, oneNumber, true) &&
    readDecimal(head, from, to, otherNumber, true) &&
    !oneNumber.padded &&
    !otherNumber.padded &&
    (oneNumber.end === end || base[oneNumber.end] === mark) &&
    (otherNumber.end === to || head[otherNumber.end] === mark)
  );
}

/** Where the cell ends; -1 where a quote stands in it. */
function cellEnd(block: Buffer, start: number, end: number, mark: number): number {
  for (let at = start; at < end; at += 1) {
    const byte = block[at]!;
    if (byte === mark) return at;
    if (byte === QUOTE) return -1;
  }
  return end;
}

const [oneCell, otherCell] = [newCellSpot(), newCellSpot()];

/** Two rows, cell by cell. */
function walkQuoted(walk: RowWalk, lines: LinePair, data: boolean): RowVerdict {
  const { mark, width, left, right, both, movers } = walk;
  const { base, end, head, to } = lines;
  movers.drop();
  let result = 'same' as RowVerdict;
  let column = 0;
  oneCell.next = lines.start;
  otherCell.next = lines.from;
  for (; column < width && oneCell.next !== -1 && otherCell.next !== -1; column += 1) {
    readCell(base, oneCell.next, end, mark, oneCell);
    readCell(head, otherCell.next, to, mark, otherCell);
    seeQuotes(left, oneCell);
    seeQuotes(right, otherCell);
    if (sameCell(base, oneCell, head, otherCell)) {
      if (data) seeCell(both, column, base, oneCell);
      continue;
    }
    if (data) {
      seeCell(left, column, base, oneCell);
      seeCell(right, column, head, otherCell);
    }
    const certain: boolean =
      data &&
      result !== 'unknown' &&
      walk.measured[column] === true &&
      moves(base, oneCell.start, oneCell.end, head, otherCell.start, otherCell.end, mark) &&
      oneNumber.end === oneCell.end &&
      otherNumber.end === otherCell.end &&
      movers.add(oneNumber, otherNumber);
    result = certain ? 'certain' : 'unknown';
  }
  if (column !== width || oneCell.next !== -1 || otherCell.next !== -1) decline('a row of another length');
  return result;
}

/** The same content, however it is quoted: a quote in it stands there twice on both sides. */
function sameCell(base: Buffer, one: CellSpot, head: Buffer, other: CellSpot): boolean {
  const length = one.end - one.start;
  if (other.end - other.start !== length) return false;
  for (let at = 0; at < length; at += 1) if (base[one.start + at] !== head[other.start + at]) return false;
  return true;
}

import { type CellSpot, readCell } from '../../documents/large/cells.js';
import { CELL } from '../cells.js';
import { bitOf, bitOfBytes } from './cell-bits.js';

/** What a column and the quotes of one side are, gathered row by row. */
export interface SideFacts {
  readonly bits: Int32Array;
  unneeded: boolean;
  bare: boolean;
}

export function newSideFacts(width: number): SideFacts {
  return { bits: new Int32Array(width), unneeded: false, bare: false };
}

/** Adds what both sides have in common to what one of them has alone. */
export function addSideFacts(into: SideFacts, { bits, unneeded, bare }: SideFacts): void {
  for (const [column, more] of bits.entries()) into.bits[column]! |= more;
  into.unneeded ||= unneeded;
  into.bare ||= bare;
}

/** A row that both sides have, of whatever length. */
export function seeRow(
  into: SideFacts,
  block: Buffer,
  start: number,
  end: number,
  mark: number,
  cell: CellSpot,
  data: boolean,
): void {
  cell.next = start;
  for (let column = 0; cell.next !== -1; column += 1) {
    readCell(block, cell.next, end, mark, cell);
    seeQuotes(into, cell);
    if (data && column < into.bits.length) seeCell(into, column, block, cell);
  }
}

export function seeQuotes(into: SideFacts, { start, end, quoted, doubled, delimited }: CellSpot): void {
  if (!quoted) {
    if (end > start) into.bare = true;
  } else if (!doubled && !delimited) into.unneeded = true;
}

export function seeCell(into: SideFacts, column: number, block: Buffer, cell: CellSpot): void {
  if ((into.bits[column]! & CELL.text) === 0) into.bits[column]! |= bitOf(block, cell);
}

/** A column with a text in it is text, whatever else stands in it. */
export function seeKind({ bits }: SideFacts, column: number, block: Buffer, start: number, end: number): void {
  if ((bits[column]! & CELL.text) !== 0) return;
  bits[column]! |= bitOfBytes(block, start, end);
}

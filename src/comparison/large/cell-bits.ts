import { type CellSpot, cellText } from '../../documents/large/cells.js';
import { standsAt } from '../../documents/large/json-record.js';
import { CELL, cellBit } from '../cells.js';

/** The sort of a cell (cells.ts). */
export function bitOf(block: Buffer, cell: CellSpot): number {
  if (cell.doubled) return cellBit(cellText(block, cell));
  return bitOfBytes(block, cell.start, cell.end);
}

/** The sort of a cell without a doubled quote. */
export function bitOfBytes(block: Buffer, start: number, end: number): number {
  const bit = plainBit(block, start, end);
  return bit === 0 ? cellBit(block.toString('utf8', start, end)) : bit;
}

const TRUE = Buffer.from('true');
const FALSE = Buffer.from('false');

/** The bit of nothing, of `true` and `false`, of digits, or of digits with a point among them; 0 for all else. */
function plainBit(block: Buffer, start: number, end: number): number {
  if (start === end) return CELL.empty;
  let at = start;
  const word = block[at] === TRUE[0] ? TRUE : FALSE;
  if (end - at === word.length && standsAt(block, at, word)) return CELL.boolean;
  if (block[at] === 45) at += 1;
  const first = at;
  let digits = 0;
  while (at < end && block[at]! >= 48 && block[at]! <= 57) {
    at += 1;
    digits += 1;
  }
  if (digits === 0 || (digits > 1 && block[first] === 48)) return 0;
  if (at === end) return CELL.integer;
  if (block[at] !== 46) return 0;
  at += 1;
  while (at < end && block[at]! >= 48 && block[at]! <= 57) at += 1;
  return at === end ? CELL.decimal : 0;
}

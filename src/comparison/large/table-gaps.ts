import { type CellSpot, cellText, newCellSpot, readCell } from '../../documents/large/cells.js';
import { standsAt } from '../../documents/large/json-record.js';
import { linesAt } from '../../documents/large/lines.js';
import type { ByteSource } from '../../documents/large/source.js';
import { CELL, cellBit } from '../cells.js';
import type { Side } from '../groups.js';
import { digitsAt, finder, type RisingIdentities } from './gaps.js';
import type { Gap } from './kept.js';

const LF = 10;
const CR = 13;
const QUOTE = 34;
/** `digitsAt` reads no more of them. */
const MAX_DIGITS = 15;
/** Rows may have thousands of columns, and there may be hundreds of gaps: of so many pairs the identities are not summed up. */
const MAX_SUMS = 1_000_000;

/** What one walk over the omitted rows says of their columns and quotes. */
export interface OmittedColumns {
  /** The sorts of cells (cells.ts) that each column has. */
  readonly bits: Int32Array;
  /** Quoted cells that do not need it, and rows without a quote. */
  readonly quotes: { unneeded: boolean; bare: boolean };
  /** Of a column whose cells are whole numbers that only rise. */
  readonly rising: (column: number) => RisingIdentities | undefined;
}

interface Walk extends OmittedColumns {
  readonly mark: number;
  readonly width: number;
  /** By column: whether its cells have only risen, the last of them, and whether each was the row's own index. */
  readonly rises: Uint8Array;
  readonly last: Float64Array;
  readonly isIndex: Readonly<Record<Side, Uint8Array>>;
  /** By gap and column. */
  readonly lows: Float64Array;
  /** Where the next row stands. */
  row: { base: number; head: number; first: boolean; sums: number };
}

/**
 * Reads all rows that gaps leave out, once: their quotes have to be in order even where both sides have them, and their cells say what a
 * column is. Each byte is looked at once where a column is known to be text.
 */
export function columnsOfGaps(
  source: ByteSource,
  gaps: readonly Gap[],
  window: number,
  delimiter: string,
  width: number,
  headers: Readonly<Record<Side, number>>,
): OmittedColumns {
  const sums = gaps.length * width <= MAX_SUMS;
  const lows = new Float64Array(sums ? gaps.length * width : 0);
  const highs = new Float64Array(lows.length);
  const walk: Walk = {
    mark: delimiter.charCodeAt(0),
    width,
    bits: new Int32Array(width),
    quotes: { unneeded: false, bare: false },
    rises: new Uint8Array(width).fill(sums ? 1 : 0),
    last: new Float64Array(width).fill(-1),
    isIndex: { base: new Uint8Array(width).fill(1), head: new Uint8Array(width).fill(1) },
    lows,
    row: { base: 0, head: 0, first: true, sums: 0 },
    rising: (column) => {
      if (walk.rises[column] !== 1) return undefined;
      const of = (list: Float64Array): number[] => gaps.map((_, gap) => list[gap * width + column]!);
      const index = { base: walk.isIndex.base[column] === 1, head: walk.isIndex.head[column] === 1 };
      return { lows: of(lows), highs: of(highs), omitted: gaps.reduce((sum, { lines }) => sum + lines, 0), index };
    },
  };
  for (const [gap, { offset, bytes, baseLine, headLine }] of gaps.entries()) {
    walk.row = { base: baseLine - headers.base, head: headLine - headers.head, first: true, sums: gap * width };
    for (let at = offset; at < offset + bytes; ) {
      const block = linesAt(source, at, window, offset + bytes);
      walkBlock(walk, block);
      at += block.length;
    }
    if (sums) highs.set(walk.last, gap * width);
  }
  return walk;
}

function walkBlock(walk: Walk, block: Buffer): void {
  const { mark, width, bits } = walk;
  const nextQuote = finder(QUOTE);
  for (let start = 0; start < block.length; ) {
    const stop = nextQuote(block, start);
    let at = start;
    if (stop < block.length && hasQuote(block, start, stop)) {
      start = nextRow(walk, walkRow(walk, block, start));
      continue;
    }
    let column = 0;
    for (; at < stop; column += 1) {
      const cell = at;
      if (column >= width || (bits[column]! & CELL.text) !== 0) {
        if (column < width) walk.rises[column] = 0;
      } else {
        let value = 0;
        for (; at < stop; at += 1) {
          const digit = block[at]! - 48;
          if (digit < 0 || digit > 9) break;
          value = value * 10 + digit;
        }
        const byte = at < stop ? block[at]! : 0;
        if (byte === mark || byte === LF) {
          seeDigits(walk, column, block, cell, at, value);
          at += 1;
          if (byte === LF) break;
          continue;
        }
      }
      let byte = 0;
      for (; at < stop; at += 1) {
        byte = block[at]!;
        if (byte === mark || byte === LF) break;
      }
      if (at === stop) break;
      const end = byte === LF && at > cell && block[at - 1] === CR ? at - 1 : at;
      if (column < width) seeCell(walk, column, block, cell, end);
      at += 1;
      if (byte === LF) break;
    }
    if (at > start && block[at - 1] === LF) {
      walk.quotes.bare = true;
      for (column += 1; column < width; column += 1) walk.rises[column] = 0;
    } else {
      // The last line of a file that does not end it.
      at = walkRow(walk, block, start);
    }
    start = nextRow(walk, at);
  }
}

function nextRow({ row }: Walk, start: number): number {
  row.base += 1;
  row.head += 1;
  row.first = false;
  return start;
}

/** Whether the row that begins at `start` goes on to the quote. */
function hasQuote(block: Buffer, start: number, quote: number): boolean {
  const end = block.indexOf(LF, start);
  return end === -1 || quote < end;
}

/** A cell of digits alone, or an empty one. */
function seeDigits(walk: Walk, column: number, block: Buffer, start: number, end: number, value: number): void {
  const length = end - start;
  if (length === 0 || length > MAX_DIGITS || (length > 1 && block[start] === 48)) {
    seeCell(walk, column, block, start, end);
    return;
  }
  walk.bits[column]! |= CELL.integer;
  if (walk.rises[column] === 1) seeIdentity(walk, column, value);
}

function seeIdentity({ rises, last, lows, row, isIndex }: Walk, column: number, value: number): void {
  if (value <= last[column]!) {
    rises[column] = 0;
    return;
  }
  last[column] = value;
  if (row.first) lows[row.sums + column] = value;
  if (value !== row.base) isIndex.base[column] = 0;
  if (value !== row.head) isIndex.head[column] = 0;
}

function seeCell({ bits, rises }: Walk, column: number, block: Buffer, start: number, end: number): void {
  rises[column] = 0;
  if ((bits[column]! & CELL.text) !== 0) return;
  const bit = plainBit(block, start, end);
  bits[column]! |= bit === 0 ? cellBit(block.toString('utf8', start, end)) : bit;
}

const cell: CellSpot = newCellSpot();

/** A row with quotes; where the next one begins. */
function walkRow(walk: Walk, block: Buffer, start: number): number {
  const found = block.indexOf(LF, start);
  let end = found === -1 ? block.length : found;
  if (found !== -1 && end > start && block[end - 1] === CR) end -= 1;
  let quoted = false;
  let column = 0;
  cell.next = start;
  for (; cell.next !== -1; column += 1) {
    readCell(block, cell.next, end, walk.mark, cell);
    if (cell.quoted) {
      quoted = true;
      if (!cell.doubled && !cell.delimited) walk.quotes.unneeded = true;
    } else if (cell.end > cell.start) walk.quotes.bare = true;
    if (column >= walk.width) continue;
    const value = cell.doubled ? -1 : digitsAt(block, cell.start, cell.end);
    if (value >= 0) seeDigits(walk, column, block, cell.start, cell.end, value);
    else if (cell.doubled) {
      walk.rises[column] = 0;
      walk.bits[column]! |= cellBit(cellText(block, cell));
    } else seeCell(walk, column, block, cell.start, cell.end);
  }
  if (!quoted) walk.quotes.bare = true;
  for (; column < walk.width; column += 1) walk.rises[column] = 0;
  return found === -1 ? block.length : found + 1;
}

const TRUE = Buffer.from('true');
const FALSE = Buffer.from('false');

/** The bit of nothing, of `true` and `false`, of digits, or of digits with a point among them; 0 for all else. */
export function plainBit(block: Buffer, start: number, end: number): number {
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

import { decline } from './source.js';

const QUOTE = 34;

/** One cell of a row that stands in bytes: where its content is, and how it is written. */
export interface CellSpot {
  start: number;
  end: number;
  /** Where the next cell begins; -1 behind the last one. */
  next: number;
  quoted: boolean;
  /** Whether a quote stands in the content, written twice. */
  doubled: boolean;
  /** Whether the content holds a delimiter: then it needs its quotes. */
  delimited: boolean;
}

export function newCellSpot(): CellSpot {
  return { start: 0, end: 0, next: -1, quoted: false, doubled: false, delimited: false };
}

/**
 * Reads the cell that begins at `start` of a row that ends at `end`, as csv/records.ts does. Declines quotes that are out of order, and cells that go
 * on in the next line.
 */
export function readCell(block: Uint8Array, start: number, end: number, mark: number, cell: CellSpot): void {
  if (start < end && block[start] === QUOTE) {
    readQuoted(block, start, end, mark, cell);
    return;
  }
  let at = start;
  for (; at < end; at += 1) {
    const byte = block[at]!;
    if (byte === mark) break;
    if (byte === QUOTE) decline('a quote inside a cell without quotes');
  }
  cell.start = start;
  cell.end = at;
  cell.next = at < end ? at + 1 : -1;
  cell.quoted = false;
  cell.doubled = false;
  cell.delimited = false;
}

function readQuoted(block: Uint8Array, start: number, end: number, mark: number, cell: CellSpot): void {
  cell.quoted = true;
  cell.doubled = false;
  cell.delimited = false;
  let at = start + 1;
  for (; ; at += 1) {
    if (at >= end) decline('a cell over several lines');
    const byte = block[at]!;
    if (byte === mark) cell.delimited = true;
    if (byte !== QUOTE) continue;
    if (at + 1 >= end || block[at + 1] !== QUOTE) break;
    cell.doubled = true;
    at += 1;
  }
  cell.start = start + 1;
  cell.end = at;
  if (at + 1 < end && block[at + 1] !== mark) decline('text after a closing quote');
  cell.next = at + 1 < end ? at + 2 : -1;
}

/** The cell as a text. */
export function cellText(block: Buffer, { start, end, doubled }: CellSpot): string {
  const raw = block.toString('utf8', start, end);
  return doubled ? raw.replaceAll('""', '"') : raw;
}

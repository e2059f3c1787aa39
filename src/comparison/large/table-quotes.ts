import { readRecords } from '../../documents/csv/records.js';
import { newCellSpot, readCell } from '../../documents/large/cells.js';
import type { ByteSource } from '../../documents/large/source.js';
import { decline } from '../../documents/large/source.js';
import { eachBlock, lineAt } from './gaps.js';
import type { Kept } from './kept.js';

const LF = 10;
const QUOTE = 34;

/** Whether there are quoted cells that do not need it, and cells with content and no quotes. */
interface Habits {
  unneeded: boolean;
  bare: boolean;
}

/**
 * The quotes of all omitted rows are in order, which both sides' being the same does not say, and the habits in them are seen in what is kept of
 * the same runs: then the habit of a side is the one that its kept lines show.
 */
export function requireQuotes(source: ByteSource, kept: Kept, delimiter: string, window: number): void {
  const { gaps, base } = kept;
  if (gaps.length === 0) return;
  const omitted = { unneeded: false, bare: false };
  eachBlock(source, gaps, window, (block) => readQuotes(block, delimiter.charCodeAt(0), omitted));
  const shown = { unneeded: false, bare: false };
  for (const { before, lead, tail } of gaps) {
    for (const text of base.texts.slice(before.base - lead, before.base + tail)) readHabits(text, delimiter, shown);
  }
  if ((omitted.unneeded && !shown.unneeded) || (omitted.bare && !shown.bare)) decline('quotes of another habit');
}

/** Reads the rows of a block that have quotes; the others are in order. */
function readQuotes(block: Buffer, mark: number, into: Habits): void {
  const cell = newCellSpot();
  for (let start = 0; start < block.length; ) {
    const quote = block.indexOf(QUOTE, start);
    const row = quote === -1 ? block.length : quote === 0 ? 0 : block.lastIndexOf(LF, quote - 1) + 1;
    if (row > start) into.bare = true;
    if (quote === -1) return;
    const { end, next } = lineAt(block, row);
    cell.next = row;
    while (cell.next !== -1) {
      readCell(block, cell.next, end, mark, cell);
      if (cell.quoted) {
        if (!cell.doubled && !cell.delimited) into.unneeded = true;
      } else if (cell.end > cell.start) into.bare = true;
    }
    start = next;
  }
}

/** A kept row; its quotes come in pairs, as `readKept` has seen. */
function readHabits(text: string, delimiter: string, into: Habits): void {
  const outcome = readRecords(text, delimiter, { maxCells: Number.POSITIVE_INFINITY });
  const { quotes } = outcome.ok ? outcome.records : decline('quotes out of order');
  into.unneeded ||= quotes.unneeded > 0;
  into.bare ||= quotes.bare > 0;
}

export function quotesIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) count += 1;
  return count;
}

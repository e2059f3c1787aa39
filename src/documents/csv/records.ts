import type { Line } from '../document.js';

/** What a file of separated values holds, before anybody says which of it is a header. */
export interface Records {
  readonly rows: readonly (readonly string[])[];
  /** One-based source line on which each row starts. */
  readonly lines: readonly Line[];
  readonly quotes: QuoteCounts;
  /** Lines without a single character, which are no rows where there is more than one column. */
  readonly blankLines: number;
  /** What stands between quotes and has line ends in it: those are content and none of the file's. */
  readonly broken: readonly string[];
  /**
   * Lines that end in a carriage return alone, in a text that has line feeds as well: to some readers (Go) it is part of a
   * cell, and no row ends there.
   */
  readonly returns: readonly Line[];
}

export interface QuoteCounts {
  /** Quoted cells whose content does not need it. */
  readonly unneeded: number;
  /** Cells with content and no quotes. */
  readonly bare: number;
}

export type RecordsOutcome =
  | { readonly ok: true; readonly records: Records }
  | {
      readonly ok: false;
      readonly reason: string;
      readonly line: Line;
      readonly column: number;
      readonly limit?: boolean;
    };

interface Limits {
  readonly maxCells: number;
  /** Stops after so many rows, for a look at the beginning. */
  readonly maxRows?: number;
  /** False where a quote is a character like any other. */
  readonly quoting?: boolean;
}

const QUOTE = 34;
const LF = 10;
const CR = 13;

interface Cursor {
  readonly text: string;
  readonly delimiter: string;
  at: number;
  line: number;
  unneeded: number;
  bare: number;
  readonly broken: string[];
}

/**
 * RFC 4180 with LF, CRLF or CR at the end of a record. Own, because no library gives the line on which a record
 * starts when cells hold line ends (docs/adr/0032). A quote inside an unquoted cell, text after a closing quote and a
 * quote that is never closed are errors: readers disagree about what they mean.
 */
export function readRecords(text: string, delimiter: string, limits: Limits): RecordsOutcome {
  const cursor: Cursor = { text, delimiter, at: 0, line: 1, unneeded: 0, bare: 0, broken: [] };
  const rows: string[][] = [];
  const lines: Line[] = [];
  const blanks: number[] = [];
  let cells = 0;
  const feeds = finder(text, '\n');
  const carriages = finder(text, '\r');
  const mixed = carriages(0) < text.length && feeds(0) < text.length;
  const returns: Line[] = [];
  const quotes = limits.quoting === false ? () => text.length : finder(text, '"');
  while (cursor.at < text.length && rows.length < (limits.maxRows ?? Number.POSITIVE_INFINITY)) {
    const { at, line } = cursor;
    const end = Math.min(feeds(at), carriages(at));
    let row: string[];
    if (end === at) {
      blanks.push(rows.length);
      row = [''];
      endRecord(cursor, end);
    } else if (quotes(at) >= end) {
      row = text.slice(at, end).split(delimiter);
      for (const cell of row) if (cell !== '') cursor.bare += 1;
      endRecord(cursor, end);
    } else {
      const slow = quotedRecord(cursor);
      if (typeof slow === 'string') return refusal(cursor, slow);
      row = slow;
    }
    cells += row.length;
    if (cells > limits.maxCells) return { ...refusal(cursor, `more than ${limits.maxCells} cells`), limit: true };
    rows.push(row);
    lines.push(line);
    if (mixed && text.charCodeAt(cursor.at - 1) === CR) returns.push(cursor.line - 1);
  }
  const quoteCounts = { unneeded: cursor.unneeded, bare: cursor.bare };
  return { ok: true, records: { ...withoutBlanks(rows, lines, blanks, quoteCounts), broken: cursor.broken, returns } };
}

/** Where the next `mark` is at or after an offset; offsets only grow, so each is looked for once. */
function finder(text: string, mark: string): (from: number) => number {
  let found = -1;
  return (from) => {
    if (found < from) {
      const next = text.indexOf(mark, from);
      found = next === -1 ? text.length : next;
    }
    return found;
  };
}

/** In a table of one column an empty line is an empty cell; elsewhere it is no record. */
function withoutBlanks(
  rows: string[][],
  lines: Line[],
  blanks: number[],
  quotes: QuoteCounts,
): Omit<Records, 'broken' | 'returns'> {
  const single = rows.every((row) => row.length === 1);
  if (single || blanks.length === 0) return { rows, lines, quotes, blankLines: 0 };
  const blank = new Set(blanks);
  const kept = <T>(list: readonly T[]) => list.filter((_, index) => !blank.has(index));
  return { rows: kept(rows), lines: kept(lines), quotes, blankLines: blanks.length };
}

function refusal(cursor: Cursor, reason: string): Extract<RecordsOutcome, { ok: false }> {
  const before = Math.max(cursor.text.lastIndexOf('\n', cursor.at - 1), cursor.text.lastIndexOf('\r', cursor.at - 1));
  return { ok: false, reason, line: cursor.line, column: cursor.at - before };
}

/** A record with a quote in it; returns the cells, or why it is none. */
function quotedRecord(cursor: Cursor): string[] | string {
  const { text, delimiter } = cursor;
  const row: string[] = [];
  for (;;) {
    const quoted = text.charCodeAt(cursor.at) === QUOTE;
    const cell = quoted ? quotedCell(cursor) : bareCell(cursor);
    if (typeof cell !== 'string') return cell.reason;
    row.push(cell);
    const next = text[cursor.at];
    if (next === delimiter) {
      cursor.at += 1;
      continue;
    }
    endRecord(cursor, cursor.at);
    return row;
  }
}

function quotedCell(cursor: Cursor): string | { readonly reason: string } {
  const { text, delimiter } = cursor;
  const opened = { at: cursor.at, line: cursor.line };
  let at = cursor.at + 1;
  let doubled = false;
  let close = text.indexOf('"', at);
  while (close !== -1 && text.charCodeAt(close + 1) === QUOTE) {
    doubled = true;
    close = text.indexOf('"', close + 2);
  }
  if (close === -1) return { reason: 'a quote is not closed' };
  const raw = text.slice(at, close);
  at = close + 1;
  const newlines = countLineEnds(raw);
  cursor.line += newlines;
  if (newlines > 0) cursor.broken.push(raw);
  cursor.at = at;
  const after = text[at];
  if (after !== undefined && after !== delimiter && after !== '\n' && after !== '\r') {
    return { reason: `text after a closing quote (opened on line ${opened.line})` };
  }
  const cell = doubled ? raw.replaceAll('""', '"') : raw;
  if (!doubled && newlines === 0 && !cell.includes(delimiter)) cursor.unneeded += 1;
  return cell;
}

function bareCell(cursor: Cursor): string | { readonly reason: string } {
  const { text, delimiter } = cursor;
  let end = cursor.at;
  for (; end < text.length; end += 1) {
    const code = text.charCodeAt(end);
    if (code === LF || code === CR || text[end] === delimiter) break;
    if (code === QUOTE) {
      cursor.at = end;
      return { reason: 'a quote inside a cell without quotes' };
    }
  }
  const cell = text.slice(cursor.at, end);
  if (cell !== '') cursor.bare += 1;
  cursor.at = end;
  return cell;
}

function endRecord(cursor: Cursor, end: number): void {
  const { text } = cursor;
  if (end < text.length) cursor.line += 1;
  cursor.at = text.charCodeAt(end) === CR && text.charCodeAt(end + 1) === LF ? end + 2 : end + 1;
}

function countLineEnds(text: string): number {
  let count = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === LF || (code === CR && text.charCodeAt(index + 1) !== LF)) count += 1;
  }
  return count;
}

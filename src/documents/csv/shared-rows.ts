import { commonPrefix, commonSuffix } from '../stretches.js';
import { DELIMITERS } from './dialect.js';
import { type Records, readRecords } from './records.js';

/** A text of at most so many characters is sampled whole by `findDelimiter`. */
const SAMPLED_WHOLE = 65_536;

/** What was read, from which text and with which delimiter. */
export interface KnownRecords {
  readonly text: string;
  readonly delimiter: string;
  /** The path or the policy says which it is, and not the text. */
  readonly delimiterIsGiven: boolean;
  readonly records: Records;
}

/**
 * The records of a text in which lines of another one are rewritten, one for one: all others are the very rows of that one.
 * Undefined wherever anything but those lines could read otherwise: quotes, carriage returns, empty lines, another number of
 * lines or, in some line, of any delimiter.
 */
export function recordsOfEdited(known: KnownRecords, text: string): Records | undefined {
  const { text: base, delimiter, delimiterIsGiven, records } = known;
  if (!delimiterIsGiven && Math.max(base.length, text.length) > SAMPLED_WHOLE) return undefined;
  if (/["\r]/.test(base) || /["\r]/.test(text)) return undefined;
  const prefix = commonPrefix(base, text);
  const start = prefix === 0 ? 0 : base.lastIndexOf('\n', prefix - 1) + 1;
  const suffix = commonSuffix(base, text, Math.min(base.length, text.length) - prefix);
  // The common end begins with the next line, or the lines that it begins in are rewritten.
  const baseEnd = lineEnd(base, base.length - suffix);
  const end = text.length - (base.length - baseEnd);
  if (end < text.length && text.charCodeAt(end - 1) !== LF) return undefined;
  const before = base.slice(start, baseEnd).split('\n');
  const after = text.slice(start, end).split('\n');
  if (!alike(before, after)) return undefined;
  const first = indexOf(records.lines, lineOf(base, start));
  if (first === -1) return undefined;
  const read = readRecords(text.slice(start, end), delimiter, { maxCells: Number.POSITIVE_INFINITY });
  if (!read.ok) return undefined;
  const rows = records.rows.slice();
  for (const [index, row] of read.records.rows.entries()) {
    // Without empty lines a row is a line, and so they match one to one.
    if (records.rows[first + index]?.length !== row.length) return undefined;
    rows[first + index] = row;
  }
  return { ...records, rows };
}

const LF = 10;

/** The same number of lines, none of them empty, and in each pair as many of every delimiter. */
function alike(before: readonly string[], after: readonly string[]): boolean {
  if (before.length !== after.length) return false;
  return before.every((line, index) => {
    const other = after[index]!;
    // What follows the last line feed is no line.
    if (line === '' || other === '') return line === other && index > 0 && index === before.length - 1;
    for (const delimiter of DELIMITERS.keys()) if (count(line, delimiter) !== count(other, delimiter)) return false;
    return true;
  });
}

function count(line: string, mark: string): number {
  let found = 0;
  for (let at = line.indexOf(mark); at !== -1; at = line.indexOf(mark, at + 1)) found += 1;
  return found;
}

/** Behind the line feed that ends the line of this offset; where a line begins, that is the offset itself. */
function lineEnd(text: string, at: number): number {
  if (at > 0 && text.charCodeAt(at - 1) === LF) return at;
  const feed = text.indexOf('\n', at);
  return feed === -1 ? text.length : feed + 1;
}

function lineOf(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}

/** Of a number in a list that only rises; -1 where it is not there. */
function indexOf(lines: readonly number[], line: number): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lines[middle]! < line) low = middle + 1;
    else high = middle;
  }
  return lines[low] === line ? low : -1;
}

import { readRecords } from './records.js';

/** Delimiters that are looked for, with the name under which a report shows them. Where two fit equally, the earlier. */
export const DELIMITERS: ReadonlyMap<string, string> = new Map([
  ['\t', 'tab'],
  [';', 'semicolon'],
  ['|', 'pipe'],
  [',', 'comma'],
]);

/** How much of a file decides about its dialect. */
const SAMPLE_CHARACTERS = 65_536;
const SAMPLE_ROWS = 100;

const NUMBER = /^[-+]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][-+]?[0-9]+)?$/;
const YEAR = /^(?:1[89]|20|21)[0-9]{2}$/;
const DATE = /^[0-9]{4}-[0-9]{2}-[0-9]{2}(?:[T ][0-9:.]+(?:Z|[-+][0-9:]+)?)?$/;
const BOOLEAN = /^(?:true|false)$/i;

/**
 * The delimiter that the first record has and that splits most records into as many cells as the first one. The comma
 * loses a draw: a decimal comma is common inside cells that another delimiter parts, the reverse is not.
 */
export function findDelimiter(text: string): string {
  const sample = text.length > SAMPLE_CHARACTERS ? wholeLines(text.slice(0, SAMPLE_CHARACTERS)) : text;
  let best = { delimiter: ',', share: 0 };
  for (const delimiter of DELIMITERS.keys()) {
    // What occurs nowhere makes rows of one cell, if it makes any.
    if (!sample.includes(delimiter)) continue;
    const outcome = readRecords(sample, delimiter, { maxCells: SAMPLE_CHARACTERS + 1, maxRows: SAMPLE_ROWS });
    if (!outcome.ok) continue;
    const { rows } = outcome.records;
    const width = rows[0]?.length ?? 0;
    if (width < 2) continue;
    const share = rows.filter((row) => row.length === width).length / rows.length;
    if (share > best.share) best = { delimiter, share };
  }
  return best.delimiter;
}

function wholeLines(text: string): string {
  const last = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r'));
  return last === -1 ? text : text.slice(0, last + 1);
}

/**
 * Whether the first row names the columns. In doubt it does: a header taken for data would mix its words into every
 * column's kind, and a renamed column would pass as a changed value. Only a row with cells that read as numbers, dates
 * or booleans is data, and not even then where they are years or dates over something else, or 0, 1, 2, ...
 */
export function hasHeader(rows: readonly (readonly string[])[]): boolean {
  const first = rows[0];
  if (first === undefined) return true;
  const typed = first.flatMap((cell, index) => (isTyped(cell) ? [index] : []));
  if (typed.length === 0) return true;
  return isCounting(first) || isTimeline(rows, typed);
}

function isTyped(cell: string): boolean {
  return NUMBER.test(cell) || DATE.test(cell) || BOOLEAN.test(cell);
}

/** Names that a data frame without names gets: 0, 1, 2 and on, perhaps after an empty one for the index. */
function isCounting(first: readonly string[]): boolean {
  const names = first[0] === '' ? first.slice(1) : first;
  const enough = first[0] === '' ? 1 : 3;
  return names.length >= enough && names.every((cell, index) => cell === String(index));
}

/** Years or dates that only rise, beside a cell that is no number, over cells that are no years or dates themselves. */
function isTimeline(rows: readonly (readonly string[])[], typed: readonly number[]): boolean {
  const first = rows[0]!;
  if (typed.length === first.length || rows.length < 2) return false;
  const isMoment = [YEAR, DATE].find((pattern) => typed.every((index) => pattern.test(first[index]!)));
  if (isMoment === undefined) return false;
  const rising = typed.every((index, place) => place === 0 || first[typed[place - 1]!]! < first[index]!);
  const body = rows.slice(1, SAMPLE_ROWS);
  return rising && !body.every((row) => typed.every((index) => isMoment.test(row[index] ?? '')));
}

import { readRecords } from '../../documents/csv/records.js';
import type { FixtureDocument } from '../../documents/document.js';
import type { LineFacts } from '../../documents/large/lines.js';
import { countLines, linesAt, lineText, newFacts } from '../../documents/large/lines.js';
import { requirePlainStart } from '../../documents/large/runs.js';
import type { ByteSource } from '../../documents/large/source.js';
import { decline } from '../../documents/large/source.js';
import { layoutOfLines } from '../../documents/layout.js';
import { pairDocuments } from '../../documents/pairing.js';
import { CELL, cellBit, factsOf } from '../cells.js';
import { type Collector, newCollector } from '../collector.js';
import type { ColumnPair } from '../columns.js';
import { compareReading } from '../compare.js';
import type { Comparison } from '../comparison.js';
import { newContext, newSession } from '../documents.js';
import type { Rules } from '../rules.js';
import { diffRow, judgeRow, MAX_LABELLED_ROWS, type TableWalk, tableAt } from '../table.js';
import { type CertainMove, certainMove, countCertain } from './certain.js';
import type { LargeJob } from './compare-large.js';
import { eachLineOf, finder } from './gaps.js';
import { inStep } from './in-step.js';
import { type LargeLimits, MIN_FRONT_LINES, numberedBy } from './kept.js';
import { requireSettled } from './settled.js';
import { plainBit, quotesIn, readKept } from './table.js';

const QUOTE = 34;
const BATCH = 1_024;
const LEAST_FRONT = 1_024;

/** What a column and the quotes of one side are, gathered row by row. */
interface SideFacts {
  readonly bits: Int32Array;
  unneeded: boolean;
  bare: boolean;
}

type Front = Awaited<ReturnType<typeof readKept>>;

/**
 * A table of as many rows as before, none of them rewritten and no column another: then the comparer holds row i against row i,
 * and this does so while it reads. What a column is has to be known first, so both files are walked twice.
 */
export async function stepLargeTable(
  base: ByteSource,
  head: ByteSource,
  rules: Rules,
  collector: Collector,
  limits: LargeLimits,
  job: LargeJob,
): Promise<Comparison> {
  requirePlainStart(base);
  requirePlainStart(head);
  const left = await frontOf(base, limits, job);
  const right = await frontOf(head, limits, job);
  const names = ({ table }: Front): string => JSON.stringify(table.columns.map(({ name }) => name));
  if (left.delimiter !== right.delimiter || left.header !== right.header || names(left) !== names(right))
    decline('another dialect');
  const facts = columnsOf(base, head, left, limits.window);
  for (const { empty, lf, crlf, lines } of [facts.lines.base, facts.lines.head]) {
    if (empty > 0 || (lf > 0 && crlf > 0)) decline('empty lines or mixed ends');
    if (lines - left.header <= MAX_LABELLED_ROWS) decline('few rows, which are named by their key');
  }
  const columns = left.table.columns.map(({ name }, index): ColumnPair => {
    const one = factsOf(facts.base.bits[index]!);
    const other = factsOf(facts.head.bits[index]!);
    if (one.kind !== other.kind || one.nulls !== other.nulls) decline('a fact of shape');
    const pair = { base: () => one, head: () => other, same: true, kind: false, nulls: false };
    return { name, base: index, head: index, facts: pair };
  });
  const found = newCollector();
  judgeRows(base, head, rules, found, columns, left, limits.window);
  const sides = pairDocuments(
    documentOf(left, facts.base, facts.lines.base),
    documentOf(right, facts.head, facts.lines.head),
  );
  return requireSettled(
    compareReading(newSession(rules, undefined, { walked: found }), { kind: 'documents', ...sides }, collector),
  );
}

/** The first rows: they decide about the dialect. */
async function frontOf(source: ByteSource, limits: LargeLimits, job: LargeJob): Promise<Front> {
  const block = linesAt(source, 0, Math.max(limits.front, LEAST_FRONT));
  const facts = newFacts();
  countLines(block, facts);
  const texts: string[] = [];
  eachLineOf(block, (start, end) => {
    texts.push(block.toString('utf8', start, end));
  });
  if (limits.front > 0 && block.length < source.size && texts.length < MIN_FRONT_LINES) decline('few rows at hand');
  return readKept(job, { texts, numbers: texts.map((_, index) => index) }, facts);
}

function columnsOf(
  base: ByteSource,
  head: ByteSource,
  { delimiter, header, table }: Front,
  window: number,
): {
  readonly base: SideFacts;
  readonly head: SideFacts;
  readonly lines: { readonly base: LineFacts; readonly head: LineFacts };
} {
  const width = table.columns.length;
  const side = (): SideFacts => ({ bits: new Int32Array(width), unneeded: false, bare: false });
  const [left, right, both] = [side(), side(), side()];
  const ends = { base: base.size, head: head.size };
  const quote = finder(QUOTE);
  const see = (into: SideFacts, block: Buffer, start: number, end: number, line: number): number =>
    quote(block, start) < end
      ? seeQuoted(block.toString('utf8', start, end), delimiter, into, line >= header)
      : seeRow(block, start, end, delimiter, into, line >= header);
  const lines = inStep(base, head, ends, window, {
    equal: (block, first) => {
      let line = first;
      eachLineOf(block, (start, end) => {
        see(both, block, start, end, line);
        line += 1;
      });
    },
    differing: (one, other, line) => {
      for (const [into, bytes] of [
        [left, one],
        [right, other],
      ] as const) {
        eachLineOf(bytes, (start, end) => {
          if (see(into, bytes, start, end, line) !== width) decline('a row of another length');
        });
      }
    },
  });
  for (const into of [left, right]) {
    for (let index = 0; index < width; index += 1) into.bits[index]! |= both.bits[index]!;
    into.unneeded ||= both.unneeded;
    into.bare ||= both.bare;
  }
  return { base: left, head: right, lines };
}

/** Adds a row to what is known of its columns (the header only to the quotes); how many cells it has. */
function seeRow(block: Buffer, start: number, end: number, delimiter: string, into: SideFacts, data: boolean): number {
  const mark = delimiter.charCodeAt(0);
  const { bits } = into;
  let cells = 0;
  for (let at = start; ; cells += 1) {
    const found = block.indexOf(mark, at);
    const stop = found === -1 || found > end ? end : found;
    if (stop > at) into.bare = true;
    if (data && cells < bits.length && (bits[cells]! & CELL.text) === 0) {
      const bit = plainBit(block, at, stop);
      bits[cells]! |= bit === 0 ? cellBit(block.toString('utf8', at, stop)) : bit;
    }
    if (stop === end) return cells + 1;
    at = stop + 1;
  }
}

function seeQuoted(text: string, delimiter: string, into: SideFacts, data: boolean): number {
  const { row, quotes } = quotedRow(text, delimiter);
  into.unneeded ||= quotes.unneeded > 0;
  into.bare ||= quotes.bare > 0;
  if (data)
    for (let index = 0; index < Math.min(row.length, into.bits.length); index += 1)
      into.bits[index]! |= cellBit(row[index]!);
  return row.length;
}

function quotedRow(
  text: string,
  delimiter: string,
): { readonly row: readonly string[]; readonly quotes: { readonly unneeded: number; readonly bare: number } } {
  if (quotesIn(text) % 2 === 1) decline('a cell over several lines');
  const outcome = readRecords(text, delimiter, { maxCells: Number.POSITIVE_INFINITY });
  const { rows, quotes } = outcome.ok ? outcome.records : decline('quotes out of order');
  return { row: rows[0]!, quotes };
}

function judgeRows(
  base: ByteSource,
  head: ByteSource,
  rules: Rules,
  found: Collector,
  columns: readonly ColumnPair[],
  { delimiter, header, table }: Front,
  window: number,
): void {
  const rowOf = (text: string): readonly string[] =>
    text.includes('"') ? quotedRow(text, delimiter).row : text.split(delimiter);
  const numbers: number[] = [];
  const lines: number[] = [];
  const left: (readonly string[])[] = [];
  const right: (readonly string[])[] = [];
  const omitted = numberedBy(numbers);
  const walk: TableWalk = {
    context: {
      ...newContext(newSession(rules), found),
      at: (place) => tableAt(place, undefined, omitted),
      scaleAt: () => decline('the scale of a column'),
    },
    base: { ...table, rows: left, lines, ragged: [] },
    head: { ...table, rows: right, lines, ragged: [] },
    columns,
    ragged: false,
    inPlace: false,
  };
  const judge = (): void => {
    for (let index = 0; index < left.length; index += 1) {
      if (certainRow(walk, left[index]!, right[index]!)) continue;
      if (!judgeRow(walk, index, index)) decline('a row that is rewritten');
      diffRow(walk, index, index);
    }
    for (const list of [numbers, lines, left, right]) list.length = 0;
  };
  inStep(base, head, { base: base.size, head: head.size }, window, {
    equal: () => undefined,
    differing: (one, other, line) => {
      if (line < header) return;
      numbers.push(line - header);
      lines.push(line + 1);
      left.push(rowOf(lineText(one)));
      right.push(rowOf(lineText(other)));
      if (left.length === BATCH) judge();
    },
  });
  judge();
}

/** Counts a row in which nothing differs but numbers that doubles are certain of; false where exact arithmetic has to be asked. */
function certainRow({ context, columns }: TableWalk, from: readonly string[], to: readonly string[]): boolean {
  const moves: CertainMove[] = [];
  for (const { base, head, name, facts } of columns) {
    const [a, b] = [from[base]!, to[head]!];
    if (a === b) continue;
    if (facts?.base().kind !== 'decimal') return false;
    const move = certainMove(context, a, b, [name]);
    // A leading zero makes a text of a cell.
    if (move === undefined || /^-?0[0-9]/.test(a) || /^-?0[0-9]/.test(b)) return false;
    moves.push(move);
  }
  for (const move of moves) countCertain(context, move);
  return true;
}

function documentOf(
  { document }: Front,
  { unneeded, bare }: SideFacts,
  { lf, crlf, unended }: LineFacts,
): FixtureDocument {
  const layout = { encoding: 'UTF-8', ...layoutOfLines({ lf, crlf, cr: 0 }, unended, 0) };
  return { ...document, layout: { ...layout, quotes: unneeded ? (bare ? 'some' : 'all') : 'where needed' } };
}

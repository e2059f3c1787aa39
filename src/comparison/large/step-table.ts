import type { FixtureDocument } from '../../documents/document.js';
import { type CellSpot, cellText, newCellSpot, readCell } from '../../documents/large/cells.js';
import type { LineFacts } from '../../documents/large/lines.js';
import { countLines, linesAt, newFacts } from '../../documents/large/lines.js';
import { requirePlainStart } from '../../documents/large/runs.js';
import type { ByteSource } from '../../documents/large/source.js';
import { decline } from '../../documents/large/source.js';
import { layoutOfLines } from '../../documents/layout.js';
import { pairDocuments } from '../../documents/pairing.js';
import { CELL, type ColumnKind, cellBit, factsOf, kindOf } from '../cells.js';
import { type Collector, newCollector } from '../collector.js';
import type { ColumnPair } from '../columns.js';
import { compareReading } from '../compare.js';
import type { Comparison } from '../comparison.js';
import { newContext, newSession } from '../documents.js';
import { isExactName, lastName } from '../names.js';
import type { Rules } from '../rules.js';
import { diffRow, judgeRow, MAX_LABELLED_ROWS, type TableWalk, tableAt } from '../table.js';
import { measuredMovers } from './certain.js';
import type { LargeJob } from './compare-large.js';
import { eachLineOf } from './gaps.js';
import { inStep, type LinePair, type StepFacts } from './in-step.js';
import { type LargeLimits, MIN_FRONT_LINES, numberedBy } from './kept.js';
import { requireSettled } from './settled.js';
import { plainBit, readKept } from './table.js';

const BATCH = 1_024;
const LEAST_FRONT = 1_024;

/** What a column and the quotes of one side are, gathered row by row. */
interface SideFacts {
  readonly bits: Int32Array;
  unneeded: boolean;
  bare: boolean;
}

type Front = Awaited<ReturnType<typeof readKept>>;

/** What one walk over both files found. */
interface Walked {
  readonly base: SideFacts;
  readonly head: SideFacts;
  readonly lines: StepFacts;
  readonly found: Collector;
  /** Whether a row is more than drift, by what its columns were taken to be. */
  readonly rewritten: boolean;
}

/**
 * A table of as many rows as before, none of them rewritten and no column another: then the comparer holds row i against row i,
 * and this does so while it reads. What a column is has to be known first: it is taken to be what the first rows say, and
 * where the others say otherwise both files are walked once more.
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
  const used = [...rules.used];
  const guess = left.table.columns.map((_, column) => kindOf(bitsIn(left, column) | bitsIn(right, column)));
  let walked = walkRows(base, head, rules, guess, left, limits.window);
  const kinds = kindsOf(walked, left);
  if (kinds.some((kind, column) => kind !== guess[column])) {
    rules.used.clear();
    for (const label of used) rules.used.add(label);
    walked = walkRows(base, head, rules, kinds, left, limits.window);
  }
  if (walked.rewritten) decline('a row that is rewritten');
  const { lines, found } = walked;
  const sides = pairDocuments(documentOf(left, walked.base, lines.base), documentOf(right, walked.head, lines.head));
  return requireSettled(
    compareReading(newSession(rules, undefined, { walked: found }), { kind: 'documents', ...sides }, collector),
  );
}

function bitsIn({ table }: Front, column: number): number {
  let bits = 0;
  for (const row of table.rows) {
    const cell = row[column];
    if (typeof cell === 'string') bits |= cellBit(cell);
  }
  return bits;
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

/** What the columns are on both sides. */
function kindsOf({ base, head, lines }: Walked, { header, table }: Front): readonly ColumnKind[] {
  for (const { empty, lf, crlf, lines: count } of [lines.base, lines.head]) {
    if (empty > 0 || (lf > 0 && crlf > 0)) decline('empty lines or mixed ends');
    if (count - header <= MAX_LABELLED_ROWS) decline('few rows, which are named by their key');
  }
  return table.columns.map((_, index) => {
    const one = factsOf(base.bits[index]!);
    const other = factsOf(head.bits[index]!);
    if (one.kind !== other.kind || one.nulls !== other.nulls) decline('a fact of shape');
    return one.kind;
  });
}

function walkRows(
  base: ByteSource,
  head: ByteSource,
  rules: Rules,
  kinds: readonly ColumnKind[],
  front: Front,
  window: number,
): Walked {
  const { delimiter, header } = front;
  const mark = delimiter.charCodeAt(0);
  const width = kinds.length;
  const side = (): SideFacts => ({ bits: new Int32Array(width), unneeded: false, bare: false });
  const [left, right, both] = [side(), side(), side()];
  const found = newCollector();
  const exact = exactRows(rules, found, kinds, front);
  const movers = measuredMovers(exact.context);
  const measured = front.table.columns.map(({ name }, column) => kinds[column] === 'decimal' && !isExactColumn(name));
  const [one, other] = [newCellSpot(), newCellSpot()];
  /** 0 where the rows are the same, 1 where all that moved is certain, 2 where it is not. */
  const walkPair = (lines: LinePair, data: boolean): 0 | 1 | 2 => {
    const { base: from, end, head: to, to: headEnd } = lines;
    let result: 0 | 1 | 2 = 0;
    let column = 0;
    one.next = lines.start;
    other.next = lines.from;
    for (; one.next !== -1 && other.next !== -1; column += 1) {
      readCell(from, one.next, end, mark, one);
      readCell(to, other.next, headEnd, mark, other);
      if (column >= width) break;
      seeQuotes(left, one);
      seeQuotes(right, other);
      if (sameCell(from, one, to, other)) {
        if (data) seeKind(both, column, from, one);
        continue;
      }
      if (!data) {
        result = 2;
        continue;
      }
      seeKind(left, column, from, one);
      seeKind(right, column, to, other);
      if (result === 2) continue;
      const moved = measured[column] === true && !one.doubled && !other.doubled;
      result = moved && movers.add(from, one.start, one.end, to, other.start, other.end) ? 1 : 2;
    }
    if (column !== width || one.next !== -1 || other.next !== -1) decline('a row of another length');
    return result;
  };
  const lines = inStep(base, head, { base: base.size, head: head.size }, window, {
    equal: (block, first) => {
      let line = first;
      eachLineOf(block, (start, end) => {
        seeRow(both, block, start, end, mark, one, line >= header);
        line += 1;
      });
    },
    pair: (lines) => {
      const result = walkPair(lines, lines.line >= header);
      if (result === 1) movers.count();
      else movers.drop();
      if (result === 2 && lines.line >= header) exact.add(lines, mark);
      return result === 0;
    },
  });
  const rewritten = !exact.judge();
  for (const into of [left, right]) {
    for (let index = 0; index < width; index += 1) into.bits[index]! |= both.bits[index]!;
    into.unneeded ||= both.unneeded;
    into.bare ||= both.bare;
  }
  return { base: left, head: right, lines, found, rewritten };
}

function isExactColumn(name: string): boolean {
  const last = lastName([name]);
  return last !== undefined && isExactName(last);
}

/** A row that both sides have, of whatever length. */
function seeRow(
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
    if (data && column < into.bits.length) seeKind(into, column, block, cell);
  }
}

function seeQuotes(into: SideFacts, { start, end, quoted, doubled, delimited }: CellSpot): void {
  if (!quoted) {
    if (end > start) into.bare = true;
  } else if (!doubled && !delimited) into.unneeded = true;
}

/** A column with a text in it is text, whatever else stands in it. */
function seeKind({ bits }: SideFacts, column: number, block: Buffer, cell: CellSpot): void {
  if ((bits[column]! & CELL.text) !== 0) return;
  const bit = cell.doubled ? 0 : plainBit(block, cell.start, cell.end);
  bits[column]! |= bit === 0 ? cellBit(cellText(block, cell)) : bit;
}

/** The same content, however it is quoted. */
function sameCell(base: Buffer, one: CellSpot, head: Buffer, other: CellSpot): boolean {
  if (one.doubled !== other.doubled) return cellText(base, one) === cellText(head, other);
  const length = one.end - one.start;
  if (other.end - other.start !== length) return false;
  for (let at = 0; at < length; at += 1) if (base[one.start + at] !== head[other.start + at]) return false;
  return true;
}

interface ExactRows {
  readonly context: TableWalk['context'];
  readonly add: (lines: LinePair, mark: number) => void;
  /** Judges the rows that wait. False where one was rewritten, now or before. */
  readonly judge: () => boolean;
}

/** Rows that are judged as the comparer judges them, some at a time. */
function exactRows(rules: Rules, found: Collector, kinds: readonly ColumnKind[], { header, table }: Front): ExactRows {
  const columns = table.columns.map(({ name }, index): ColumnPair => {
    const own = { kind: kinds[index]!, nulls: false, known: true };
    return {
      name,
      base: index,
      head: index,
      facts: { base: () => own, head: () => own, same: true, kind: false, nulls: false },
    };
  });
  const numbers: number[] = [];
  const lines: number[] = [];
  const left: (readonly string[])[] = [];
  const right: (readonly string[])[] = [];
  const omitted = numberedBy(numbers);
  const context: TableWalk['context'] = {
    ...newContext(newSession(rules), found),
    at: (place) => tableAt(place, undefined, omitted),
    scaleAt: () => decline('the scale of a column'),
  };
  const walk: TableWalk = {
    context,
    base: { ...table, rows: left, lines, ragged: [] },
    head: { ...table, rows: right, lines, ragged: [] },
    columns,
    ragged: false,
    inPlace: false,
  };
  let fine = true;
  const judge = (): boolean => {
    for (let index = 0; fine && index < left.length; index += 1) {
      fine = judgeRow(walk, index, index);
      diffRow(walk, index, index);
    }
    for (const list of [numbers, lines, left, right]) list.length = 0;
    return fine;
  };
  const cell = newCellSpot();
  const rowOf = (block: Buffer, start: number, end: number, mark: number): readonly string[] => {
    const row: string[] = [];
    cell.next = start;
    while (cell.next !== -1) {
      readCell(block, cell.next, end, mark, cell);
      row.push(cellText(block, cell));
    }
    return row;
  };
  return {
    context,
    add: ({ base, start, end, head, from, to, line }, mark) => {
      if (!fine) return;
      numbers.push(line - header);
      lines.push(line + 1);
      left.push(rowOf(base, start, end, mark));
      right.push(rowOf(head, from, to, mark));
      if (left.length === BATCH) judge();
    },
    judge,
  };
}

function documentOf(
  { document }: Front,
  { unneeded, bare }: SideFacts,
  { lf, crlf, unended }: LineFacts,
): FixtureDocument {
  const layout = { encoding: 'UTF-8', ...layoutOfLines({ lf, crlf, cr: 0 }, unended, 0) };
  return { ...document, layout: { ...layout, quotes: unneeded ? (bare ? 'some' : 'all') : 'where needed' } };
}

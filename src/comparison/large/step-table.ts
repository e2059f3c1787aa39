import type { FixtureDocument } from '../../documents/document.js';
import { type CellSpot, cellText, newCellSpot, readCell } from '../../documents/large/cells.js';
import { newDecimalSpot, readDecimal } from '../../documents/large/decimal.js';
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
import { bitOf, bitOfBytes } from './cell-bits.js';
import { type Movers, measuredMovers } from './certain.js';
import type { LargeJob } from './compare-large.js';
import { eachLineOf } from './gaps.js';
import { inStep, type LinePair, type StepFacts } from './in-step.js';
import { type LargeLimits, MIN_FRONT_LINES, numberedBy } from './kept.js';
import { requireSettled } from './settled.js';
import { readKept } from './table.js';

const QUOTE = 34;
const BATCH = 64;
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
  const walk: RowWalk = { mark, width, measured, left, right, both, movers };
  const cell = newCellSpot();
  const lines = inStep(base, head, { base: base.size, head: head.size }, window, {
    equal: (block, first) => {
      let line = first;
      eachLineOf(block, (start, end) => {
        seeRow(both, block, start, end, mark, cell, line >= header);
        line += 1;
      });
    },
    pair: (lines) => {
      const data = lines.line >= header;
      const result = walkPlain(walk, lines, data) ?? walkQuoted(walk, lines, data);
      if (result === 'certain') movers.count();
      else movers.drop();
      if (result === 'unknown' && data) exact.add(lines, mark);
      return result === 'same';
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

/** How rows are walked, and what is gathered from them. */
interface RowWalk {
  readonly mark: number;
  readonly width: number;
  /** Columns of decimals that the default for measured numbers reaches. */
  readonly measured: readonly boolean[];
  readonly left: SideFacts;
  readonly right: SideFacts;
  /** Of cells that both sides have. */
  readonly both: SideFacts;
  readonly movers: Movers;
}

/** Whether two rows are the same, differ in nothing but numbers that doubles are certain of, or have to be judged exactly. */
type RowVerdict = 'same' | 'certain' | 'unknown';

const [oneNumber, otherNumber] = [newDecimalSpot(), newDecimalSpot()];

/** Two rows without quotes, byte by byte; undefined where a quote is met: what was seen before it stays true. */
function walkPlain(walk: RowWalk, lines: LinePair, data: boolean): RowVerdict | undefined {
  const { mark, left, right, both, movers } = walk;
  const { base, end, head, to } = lines;
  let i = lines.start;
  let j = lines.from;
  let cell = i;
  let column = 0;
  let result = 'same' as RowVerdict;
  for (;;) {
    const byte = i < end ? base[i]! : mark;
    if (byte === QUOTE) return undefined;
    if (byte !== (j < to ? head[j]! : mark)) {
      const other = j - (i - cell);
      const moved: boolean =
        data && result !== 'unknown' && walk.measured[column] === true && moves(base, cell, end, head, other, to, mark);
      i = moved ? oneNumber.end : cellEnd(base, i, end, mark);
      j = moved ? otherNumber.end : cellEnd(head, j, to, mark);
      if (i === -1 || j === -1) return undefined;
      if (moved) {
        left.bits[column]! |= CELL.decimal;
        right.bits[column]! |= CELL.decimal;
      } else if (data) {
        seeKind(left, column, base, cell, i);
        seeKind(right, column, head, other, j);
      }
      if (i > cell) left.bare = true;
      if (j > other) right.bare = true;
      result = moved && movers.add(oneNumber, otherNumber) ? 'certain' : 'unknown';
    } else if (byte !== mark) {
      i += 1;
      j += 1;
      continue;
    } else {
      if (i > cell) both.bare = true;
      if (data) seeKind(both, column, base, cell, i);
    }
    // Behind a cell, on both sides.
    column += 1;
    if (i === end || j === to) break;
    i += 1;
    j += 1;
    cell = i;
  }
  if (column !== walk.width || i !== end || j !== to) decline('a row of another length');
  return result;
}

/** Whether two cells are decimals, which are then in `oneNumber` and `otherNumber`. */
function moves(
  base: Buffer,
  start: number,
  end: number,
  head: Buffer,
  from: number,
  to: number,
  mark: number,
): boolean {
  return (
    readDecimal(base, start, end, oneNumber) &&
    readDecimal(head, from, to, otherNumber) &&
    !oneNumber.padded &&
    !otherNumber.padded &&
    (oneNumber.end === end || base[oneNumber.end] === mark) &&
    (otherNumber.end === to || head[otherNumber.end] === mark)
  );
}

/** Where the cell ends; -1 where a quote stands in it. */
function cellEnd(block: Buffer, start: number, end: number, mark: number): number {
  for (let at = start; at < end; at += 1) {
    const byte = block[at]!;
    if (byte === mark) return at;
    if (byte === QUOTE) return -1;
  }
  return end;
}

const [oneCell, otherCell] = [newCellSpot(), newCellSpot()];

/** Two rows, cell by cell. */
function walkQuoted(walk: RowWalk, lines: LinePair, data: boolean): RowVerdict {
  const { mark, width, left, right, both, movers } = walk;
  const { base, end, head, to } = lines;
  movers.drop();
  let result = 'same' as RowVerdict;
  let column = 0;
  oneCell.next = lines.start;
  otherCell.next = lines.from;
  for (; oneCell.next !== -1 && otherCell.next !== -1; column += 1) {
    readCell(base, oneCell.next, end, mark, oneCell);
    readCell(head, otherCell.next, to, mark, otherCell);
    if (column >= width) break;
    seeQuotes(left, oneCell);
    seeQuotes(right, otherCell);
    if (sameCell(base, oneCell, head, otherCell)) {
      if (data) seeCell(both, column, base, oneCell);
      continue;
    }
    if (data) {
      seeCell(left, column, base, oneCell);
      seeCell(right, column, head, otherCell);
    }
    const certain: boolean =
      data &&
      result !== 'unknown' &&
      walk.measured[column] === true &&
      moves(base, oneCell.start, oneCell.end, head, otherCell.start, otherCell.end, mark) &&
      oneNumber.end === oneCell.end &&
      otherNumber.end === otherCell.end &&
      movers.add(oneNumber, otherNumber);
    result = certain ? 'certain' : 'unknown';
  }
  if (column !== width || oneCell.next !== -1 || otherCell.next !== -1) decline('a row of another length');
  return result;
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
    if (data && column < into.bits.length) seeCell(into, column, block, cell);
  }
}

function seeQuotes(into: SideFacts, { start, end, quoted, doubled, delimited }: CellSpot): void {
  if (!quoted) {
    if (end > start) into.bare = true;
  } else if (!doubled && !delimited) into.unneeded = true;
}

function seeCell(into: SideFacts, column: number, block: Buffer, cell: CellSpot): void {
  if ((into.bits[column]! & CELL.text) === 0) into.bits[column]! |= bitOf(block, cell);
}

/** A column with a text in it is text, whatever else stands in it. */
function seeKind({ bits }: SideFacts, column: number, block: Buffer, start: number, end: number): void {
  if ((bits[column]! & CELL.text) !== 0) return;
  bits[column]! |= bitOfBytes(block, start, end);
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

import { readRecords } from '../../documents/csv/records.js';
import type { FixtureDocument, Table } from '../../documents/document.js';
import { csv } from '../../documents/formats/csv.js';
import type { LineFacts } from '../../documents/large/lines.js';
import { requirePlainStarts, segmentsOf } from '../../documents/large/runs.js';
import { decline } from '../../documents/large/source.js';
import { layoutOfLines } from '../../documents/layout.js';
import { canonicalCell, isBlank } from '../hollow.js';
import type { Omitted } from '../omitted.js';
import { hashCells } from '../table.js';
import type { Judge, LargeJob } from './compare-large.js';
import { digitsAt, eachLine, type IdentityWalk, joinsRising, joinsWith } from './gaps.js';
import { type Gap, type KeptLines, keptOf, MIN_FRONT_LINES, omittedOf } from './kept.js';
import { magnitudesOf } from './magnitudes.js';
import { compared, requireSettled } from './settled.js';
import { columnsOfGaps } from './table-gaps.js';
import { quotesIn, requireQuotes } from './table-quotes.js';

const QUOTE = 34;
/** Fewer rows do not show what a column holds (hollow.ts asks for three). */
const FEWEST_ROWS = 3;

interface Side {
  readonly document: FixtureDocument;
  readonly table: Table;
  readonly delimiter: string;
  readonly header: number;
  /** Zero-based indexes of the kept rows. */
  readonly numbers: readonly number[];
}

/** A table by its rows, one a line: those that differ and their neighbours are compared, all others are equal. */
export const compareLargeTable: Judge = async (base, head, rules, collector, limits, job) => {
  requirePlainStarts(base, head);
  const segments = segmentsOf(base, head, limits) ?? decline('too much differs');
  const kept = keptOf(base, segments, limits.context, limits.front);
  requireFront(kept.gaps, limits.front);
  const left = await readKept(job, kept.base, kept.facts.base);
  const right = await readKept(job, kept.head, kept.facts.head);
  if (left.delimiter !== right.delimiter || left.header !== right.header) decline('another dialect');
  const gaps = kept.gaps.map((gap) => ({
    ...gap,
    before: { base: gap.before.base - left.header, head: gap.before.head - right.header },
  }));
  const width = left.table.columns.length;
  const headers = { base: left.header, head: right.header };
  requireQuotes(base, kept, left.delimiter, limits.window);
  const mark = left.delimiter.charCodeAt(0);
  const columns = columnsOfGaps({ source: base, gaps, window: limits.window, mark, width, headers });
  const numbers = { base: left.numbers, head: right.numbers };
  const lengths = { base: kept.facts.base.lines - left.header, head: kept.facts.head.lines - right.header };
  const cells = cellReader(left.delimiter);
  const omitted: Omitted = omittedOf({
    gaps,
    aligned: kept.aligned,
    numbers,
    lengths,
    wanted: () => new Set([...left.table.rows, ...right.table.rows].map((row) => hashRow(row as string[], width))),
    hashesOf: (gap, wanted) => {
      const found = new Set<number>();
      eachLine(base, [gap], limits.window, (block, start, end) => {
        const hash = hashRow(cells.all(block, start, end), width);
        if (wanted.has(hash)) found.add(hash);
        return true;
      });
      return found;
    },
    columnBits: columns.bits,
    magnitudes: (column) =>
      magnitudesOf(gaps, (see) => {
        eachLine(base, gaps, limits.window, (block, start, end) => {
          see(cells.one(block, start, end, column));
          return true;
        });
      }),
    varies: (column) => {
      const sees = differing();
      return !eachLine(base, gaps, limits.window, (block, start, end) => !sees(cells.one(block, start, end, column)));
    },
    joins: (question) => {
      const plain = question.read('1') === 'n1';
      const walk: IdentityWalk = (see) => {
        eachLine(base, gaps, limits.window, (block, start, end, gap, index) => {
          const value = plain ? cells.digits(block, start, end, question.column) : -1;
          if (value >= 0) return see(value, gap, index);
          const cell = cells.one(block, start, end, question.column);
          return see(cell === undefined ? undefined : question.read(cell), gap, index);
        });
      };
      const sides = { numbers, lengths, headers, walk };
      const rising = plain ? columns.rising(question.column) : undefined;
      const quick = rising === undefined ? undefined : joinsRising(question, sides, rising);
      return quick ?? joinsWith(question, sides);
    },
  });
  return requireSettled(compared(rules, { omitted }, [left.document, right.document], collector));
};

/** Delimiter and header are guessed from the first rows, so those must be at hand; tests that fix both keep less. */
function requireFront(gaps: readonly Gap[], front: number): void {
  const first = gaps[0]?.before;
  if (first === undefined || front === 0) return;
  if (Math.min(first.base, first.head) < MIN_FRONT_LINES) decline('rows so long that few of them are at hand');
}

/** The kept lines as a file of their own; what its lines say of the whole file is put right. */
export async function readKept(job: LargeJob, kept: KeptLines, facts: LineFacts): Promise<Side> {
  if (facts.empty > 0) decline('empty lines');
  if (facts.lf > 0 && facts.crlf > 0) decline('mixed line ends');
  for (const text of kept.texts) if (quotesIn(text) % 2 === 1) decline('a cell over several lines');
  const { limits, rule } = job;
  const { header, yaml, ignoreMembers } = rule;
  const result = await csv.read({
    bytes: Buffer.from(kept.texts.join(facts.crlf > 0 ? '\r\n' : '\n')),
    path: job.path,
    options: { limits, header, yaml, ignoreMembers },
    openMember: () => decline('no container'),
  });
  if (!result.ok) return decline('does not read');
  const { document } = result;
  const [{ content: table }] = document.readings;
  if (table.kind !== 'table' || document.declared['quoting'] !== undefined) return decline('no plain table');
  const lines = table.lines.map((line) => kept.numbers[line - 1]! + 1);
  const headerLines = document.declared['header'] === 'none' ? 0 : 1;
  if (lines.length < FEWEST_ROWS || lines.length + headerLines !== kept.texts.length)
    return decline('few rows at hand');
  const quotes = document.layout['quotes'];
  return {
    document: {
      ...document,
      readings: [{ label: '', content: { ...table, lines } }],
      layout: {
        encoding: 'UTF-8',
        ...layoutOfLines({ lf: facts.lf, crlf: facts.crlf, cr: 0 }, facts.unended, 0),
        ...(quotes === undefined ? {} : { quotes }),
      },
    },
    table,
    delimiter: DELIMITER_BY_NAME[document.declared['delimiter'] ?? ''] ?? decline('an unusual delimiter'),
    header: headerLines,
    numbers: lines.map((line) => line - 1 - headerLines),
  };
}

const DELIMITER_BY_NAME: Readonly<Record<string, string>> = { tab: '\t', semicolon: ';', pipe: '|', comma: ',' };

/** Shown one cell after the other: whether two of them differ by now, one of which says something. */
function differing(): (cell: string | undefined) => boolean {
  const seen = new Set<string | undefined>();
  let last: string | undefined;
  let filled = false;
  return (cell) => {
    if (cell === last) return false;
    last = cell;
    const value = canonicalCell(cell);
    if (value !== undefined) seen.add(value);
    filled ||= value !== undefined && !isBlank(value);
    return filled && seen.size > 1;
  };
}

function hashRow(row: readonly string[], width: number): number {
  const cells: (string | undefined)[] = [];
  for (let column = 0; column < width; column += 1) cells.push(row[column]);
  return hashCells(cells, () => decline('a typed cell'));
}

interface CellReader {
  readonly all: (block: Buffer, start: number, end: number) => readonly string[];
  readonly one: (block: Buffer, start: number, end: number, column: number) => string | undefined;
  /** As `digitsAt`, of a cell. */
  readonly digits: (block: Buffer, start: number, end: number, column: number) => number;
}

/** Reads cells of lines whose quotes are in order. */
function cellReader(delimiter: string): CellReader {
  const mark = delimiter.charCodeAt(0);
  const place = { start: 0, end: 0 };
  /** Where the cell of a line without quotes in front of it stands; false where a quote stands there or the row is shorter. */
  const find = (block: Buffer, start: number, end: number, column: number): boolean => {
    let left = column;
    let at = start;
    for (; left > 0 && at < end; at += 1) {
      const byte = block[at]!;
      if (byte === mark) left -= 1;
      else if (byte === QUOTE) return false;
    }
    if (left > 0) return false;
    place.start = at;
    for (; at < end; at += 1) {
      const byte = block[at]!;
      if (byte === mark) break;
      if (byte === QUOTE) return false;
    }
    place.end = at;
    return true;
  };
  const all = (block: Buffer, start: number, end: number): readonly string[] => {
    const text = block.toString('utf8', start, end);
    if (!text.includes('"')) return text.split(delimiter);
    const outcome = readRecords(text, delimiter, { maxCells: Number.POSITIVE_INFINITY });
    return outcome.ok ? outcome.records.rows[0]! : decline('quotes out of order');
  };
  const one = (block: Buffer, start: number, end: number, column: number): string | undefined =>
    find(block, start, end, column) ? block.toString('utf8', place.start, place.end) : all(block, start, end)[column];
  return {
    all,
    one,
    digits: (block, start, end, column) =>
      find(block, start, end, column) ? digitsAt(block, place.start, place.end) : -1,
  };
}

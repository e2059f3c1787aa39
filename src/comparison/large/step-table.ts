import type { FixtureDocument } from '../../documents/document.js';
import { newCellSpot } from '../../documents/large/cells.js';
import type { LineFacts } from '../../documents/large/lines.js';
import { countLines, linesAt, newFacts } from '../../documents/large/lines.js';
import { requirePlainStarts } from '../../documents/large/runs.js';
import type { ByteSource } from '../../documents/large/source.js';
import { decline } from '../../documents/large/source.js';
import { layoutOfLines } from '../../documents/layout.js';
import { type ColumnKind, cellBit, factsOf, kindOf } from '../cells.js';
import { type Collector, newCollector } from '../collector.js';
import { isExactName, lastName } from '../names.js';
import type { Rules } from '../rules.js';
import { MAX_LABELLED_ROWS } from '../table.js';
import { measuredMovers } from './certain.js';
import type { Judge, LargeJob } from './compare-large.js';
import { exactRows } from './exact-rows.js';
import { eachLineOf } from './gaps.js';
import { inStep, type StepFacts } from './in-step.js';
import { type LargeLimits, MIN_FRONT_LINES } from './kept.js';
import { addSideFacts, newSideFacts, type SideFacts, seeRow } from './row-facts.js';
import { type RowWalk, walkRow } from './row-pairs.js';
import { compared, requireSettled } from './settled.js';
import { readKept } from './table.js';

const LEAST_FRONT = 1_024;

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
export const stepLargeTable: Judge = async (base, head, rules, collector, limits, job) => {
  requirePlainStarts(base, head);
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
  const sides = [documentOf(left, walked.base, lines.base), documentOf(right, walked.head, lines.head)] as const;
  return requireSettled(compared(rules, { walked: found }, sides, collector));
};

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
  if (limits.front > 0 && texts.length < MIN_FRONT_LINES) decline('few rows at hand');
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
  const [left, right, both] = [newSideFacts(width), newSideFacts(width), newSideFacts(width)];
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
      const result = walkRow(walk, lines, data);
      if (result === 'certain') movers.count();
      else movers.drop();
      if (result === 'unknown' && data) exact.add(lines, mark);
      return result === 'same';
    },
  });
  const rewritten = !exact.judge();
  for (const into of [left, right]) addSideFacts(into, both);
  return { base: left, head: right, lines, found, rewritten };
}

function isExactColumn(name: string): boolean {
  const last = lastName([name]);
  return last !== undefined && isExactName(last);
}

function documentOf(
  { document }: Front,
  { unneeded, bare }: SideFacts,
  { lf, crlf, unended }: LineFacts,
): FixtureDocument {
  const layout = { encoding: 'UTF-8', ...layoutOfLines({ lf, crlf, cr: 0 }, unended, 0) };
  return { ...document, layout: { ...layout, quotes: unneeded ? (bare ? 'some' : 'all') : 'where needed' } };
}

import type { Table } from '../../documents/document.js';
import { cellText, newCellSpot, readCell } from '../../documents/large/cells.js';
import { decline } from '../../documents/large/source.js';
import type { ColumnKind } from '../cells.js';
import type { Collector } from '../collector.js';
import type { ColumnPair } from '../columns.js';
import { newContext, newSession } from '../documents.js';
import type { Rules } from '../rules.js';
import { diffRow, judgeRow, type TableWalk, tableAt } from '../table.js';
import type { LinePair } from './in-step.js';
import { numberedBy } from './kept.js';

const BATCH = 64;

export interface ExactRows {
  readonly context: TableWalk['context'];
  readonly add: (lines: LinePair, mark: number) => void;
  /** Judges the rows that wait. False where one was rewritten, now or before. */
  readonly judge: () => boolean;
}

/** Rows that are judged as the comparer judges them, some at a time. */
export function exactRows(
  rules: Rules,
  found: Collector,
  kinds: readonly ColumnKind[],
  { header, table }: { readonly header: number; readonly table: Table },
): ExactRows {
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

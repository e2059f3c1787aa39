import type { Table, TreeNode } from '../documents/document.js';
import { chooseKey, identity, type KeyQuestion } from './arrays.js';
import { CELL, type ColumnFacts, cellBit, cellNode, sameTime } from './cells.js';
import { addChange } from './collector.js';
import { asNode, type Cell, type ColumnPair, columnShape, raggedShape } from './columns.js';
import { bringsFact } from './explain.js';
import type { Side } from './groups.js';
import type { FoundKey } from './keys.js';
import { diffLists, type Lists } from './lists.js';
import { clip, decimalOf, equalNodes, hashNode, hashText, normalizedCell, type Place, show, stepsOf } from './nodes.js';
import type { Decimal } from './numbers.js';
import type { Omitted } from './omitted.js';
import { selectedBy } from './rules.js';
import { scaleOf } from './tolerance.js';
import { diff, judge, type Pair, type TreeContext } from './tree.js';

export interface TableWalk {
  readonly context: TreeContext;
  readonly base: Table;
  readonly head: Table;
  readonly columns: readonly ColumnPair[];
  /** Whether ragged rows came or went, so that a missing cell is reported already. */
  readonly ragged: boolean;
  /** Every column of both sides stands where it stood. */
  readonly inPlace: boolean;
}

/** Rows of larger tables are named by number alone: looking for a key in a million rows costs more than it tells. */
export const MAX_LABELLED_ROWS = 20_000;

/** A table against a table (docs/classes.md sections 3 and 4): columns are shape, rows are data. */
export function diffTables(context: TreeContext, base: Table, head: Table): void {
  const labels: { key?: RowKey; asked: boolean } = { asked: false };
  const at = (place: Place | undefined): string => {
    return tableAt(place, key(), context.omitted);
  };
  const key = (): RowKey => {
    if (!labels.asked && (context.omitted?.length('head') ?? head.rows.length) <= MAX_LABELLED_ROWS) {
      labels.asked = true;
      labels.key = findRowKey(walk);
    }
    return labels.key;
  };
  const columns = columnShape(context, base, head);
  const walk: TableWalk = {
    context: { ...context, at, scaleAt: scales(context, base, head, columns) },
    base,
    head,
    ...{ columns, ragged: raggedShape(context, base, head) },
    inPlace: isInPlace(columns, base, head),
  };
  diffLists(context.collector, rowsOf(walk, key), context.aligner);
}

/** The scale of a column (docs/classes.md section 5, rule 4); of what is nested in its cells there is none. */
function scales(
  { omitted }: TreeContext,
  base: Table,
  head: Table,
  columns: readonly ColumnPair[],
): TreeContext['scaleAt'] {
  const known = new Map<ColumnPair, Decimal | undefined>();
  return (place) => {
    const [, name, ...below] = stepsOf(place, 'head');
    // Two columns of one name have no scale of their own: a place says no more than the name.
    const [column, second] = columns.filter((one) => one.name === name);
    if (column === undefined || second !== undefined || below.length > 0) return undefined;
    if (!known.has(column)) {
      const shared = omitted?.magnitudes(column.base);
      known.set(column, scaleOf(numbersIn(base, column.base), numbersIn(head, column.head), shared));
    }
    return known.get(column);
  };
}

function numbersIn({ rows }: Table, column: number): readonly string[] {
  return rows.flatMap((row) => {
    const cell = row[column];
    if (typeof cell === 'string') return (cellBit(cell) & (CELL.integer | CELL.decimal)) === 0 ? [] : [cell];
    return cell?.kind === 'number' ? [decimalOf(cell)] : [];
  });
}

function isInPlace(columns: readonly ColumnPair[], { columns: from }: Table, { columns: to }: Table): boolean {
  const all = columns.length === from.length && columns.length === to.length;
  return all && columns.every(({ base, head }) => base === head);
}

function rowPlace(base: number, head: number): Place {
  return { parent: undefined, base, head };
}

function cellPair(walk: TableWalk, column: ColumnPair, i: number, j: number, from: Cell, to: Cell): Pair {
  const { facts, group } = column;
  const baseLine = walk.base.lines[i] ?? 0;
  const headLine = walk.head.lines[j] ?? 0;
  return {
    base: typeof from === 'string' && facts ? cellNode(from, facts.base().kind, baseLine) : asNode(from, baseLine),
    head: typeof to === 'string' && facts ? cellNode(to, facts.head().kind, headLine) : asNode(to, headLine),
    place: { parent: rowPlace(i, j), base: column.name, head: column.name },
    baseGroup: group,
    headGroup: group,
    depth: 1,
  };
}

/** Whether a cell that changed from one sort to another is what a fact on its column reports. */
function kindExplained({ facts }: ColumnPair, from: string, to: string, pair: Pair): boolean {
  if (!facts) return false;
  const oneNull = (pair.base.kind === 'null') !== (pair.head.kind === 'null');
  if (facts.nulls && oneNull) return true;
  return facts.kind && cellBit(from) !== cellBit(to);
}

export function judgeRow(walk: TableWalk, i: number, j: number): boolean {
  const from = walk.base.rows[i]!;
  const to = walk.head.rows[j]!;
  // The very same row, and no column of it has moved.
  if (from === to && walk.inPlace) return true;
  for (const column of walk.columns) {
    const a = from[column.base];
    const b = to[column.head];
    if (a === b) continue;
    if (a === undefined || b === undefined) {
      if (!walk.ragged) return false;
      continue;
    }
    const pair = cellPair(walk, column, i, j, a, b);
    if (judge(walk.context, pair) || (column.retyped && sameTime(pair.base, pair.head))) continue;
    if (bothNumbers(pair) || typeof a !== 'string' || typeof b !== 'string' || !kindExplained(column, a, b, pair))
      return false;
  }
  return extraCells(walk, from, to) === 0;
}

function bothNumbers({ base, head }: Pair): boolean {
  return base.kind === 'number' && head.kind === 'number';
}

/** Cells beyond the header that differ, where no ragged fact reports them. */
function extraCells(walk: TableWalk, from: readonly Cell[], to: readonly Cell[]): number {
  const beyond = (cells: readonly Cell[], columns: number): Cell[] => cells.slice(columns);
  const left = beyond(from, walk.base.columns.length);
  const right = beyond(to, walk.head.columns.length);
  if (left.length !== right.length) return walk.ragged ? 0 : Math.abs(left.length - right.length);
  return left.filter((cell, index) => !equalCells(cell, right[index])).length;
}

function equalCells(a: Cell | undefined, b: Cell | undefined): boolean {
  if (a === undefined || b === undefined || typeof a === 'string' || typeof b === 'string') return a === b;
  return equalNodes(a, b);
}

export function diffRow(walk: TableWalk, i: number, j: number): void {
  const from = walk.base.rows[i]!;
  const to = walk.head.rows[j]!;
  for (const column of walk.columns) {
    const a = from[column.base];
    const b = to[column.head];
    if (a === b && (walk.context.rules.ids.length === 0 || a === undefined)) continue;
    if (a === undefined || b === undefined) {
      if (!walk.ragged) addCell(walk, i, j, column.name, a, b, 'field missing');
      continue;
    }
    diffCell(walk, column, i, j, a, b);
  }
  const extra = extraCells(walk, from, to);
  if (extra > 0) addCell(walk, i, j, '(beyond the header)', undefined, undefined, `${extra} fields differ`);
}

function diffCell(walk: TableWalk, column: ColumnPair, i: number, j: number, a: Cell, b: Cell): void {
  const { context } = walk;
  const pair = cellPair(walk, column, i, j, a, b);
  if (typeof a !== 'string' || typeof b !== 'string') {
    if (!(column.retyped && sameTime(pair.base, pair.head))) diff(context, pair);
    return;
  }
  if (pair.base.kind === 'null' && pair.head.kind === 'null') {
    if (a !== b) {
      const spelling = (cell: string): string => (cell === '' ? 'empty' : cell);
      addChange(
        context.collector,
        {
          kind: 'representation',
          at: context.at(pair.place),
          base: a,
          head: b,
          note: `null spelled ${spelling(b)} instead of ${spelling(a)}`,
        },
        'null# spelled differently',
      );
    }
    return;
  }
  // In a column that changed its kind, a cell that changed with it is reported; another number in it is not.
  if (kindExplained(column, a, b, pair) && !(bothNumbers(pair) && !judge(context, pair))) return;
  diff(context, pair);
}

function addCell(
  walk: TableWalk,
  i: number,
  j: number,
  column: string,
  a: Cell | undefined,
  b: Cell | undefined,
  note: string,
): void {
  const { context } = walk;
  const text = (cell: Cell | undefined): string | null =>
    cell === undefined ? null : typeof cell === 'string' ? cell : show(cell);
  addChange(
    context.collector,
    {
      kind: 'value',
      at: context.at({ parent: rowPlace(i, j), base: column, head: column }),
      base: text(a),
      head: text(b),
      note,
    },
    'field# came or went',
  );
}

/** Of the cells in the order of the columns; `own` hashes one that is a node. */
export function hashCells(cells: Iterable<Cell | undefined>, own: (cell: TreeNode) => number): number {
  let hash = 7;
  for (const cell of cells) {
    const one = cell === undefined ? 1 : typeof cell === 'string' ? hashText(cell) : own(cell);
    hash = Math.imul(hash ^ one, 0x01000193) + 0x9e3779b9;
  }
  return hash | 0;
}

function rowsOf(walk: TableWalk, label: () => RowKey): Lists {
  const { context, base, head, columns } = walk;
  const { omitted } = context;
  const hashRow = (row: readonly Cell[], side: Side): number =>
    hashCells(
      columns.map((column) => row[column[side]]),
      (cell) => hashNode(cell, context.hashes),
    );
  const rows = (side: Side): readonly (readonly Cell[])[] => (side === 'base' ? base : head).rows;
  return {
    noun: 'row',
    here: 'rows',
    unordered: context.rules.unordered.length > 0 && selectedBy(context.rules.unordered, [], [], context.rules.used),
    baseLength: base.rows.length,
    headLength: head.rows.length,
    baseHash: (i) => hashRow(base.rows[i]!, 'base'),
    headHash: (j) => hashRow(head.rows[j]!, 'head'),
    equal: (i, j) => {
      const from = base.rows[i]!;
      const to = head.rows[j]!;
      return (
        columns.every((column) => equalCells(from[column.base], to[column.head])) && extraCells(walk, from, to) === 0
      );
    },
    drift: (i, j) => judgeRow(walk, i, j),
    diff: (i, j) => diffRow(walk, i, j),
    similarity: (i, j) => rowSimilarity(walk, i, j),
    findKey: () => findRowKey(walk),
    explained: (side, index) => rowBringsFact(walk, rows(side)[index]!, side, index),
    show: (side, index) => clip(rows(side)[index]!.map(normalizedCell).join(', ')),
    at: (i, j) => context.at(rowPlace(i, j)),
    ...(omitted === undefined
      ? {}
      : { omitted, alone: (side, index) => aloneAt(omitted.index(side, index), label(), omitted) }),
    lineOf: (side, index) => (side === 'base' ? base : head).lines[index] ?? 0,
  };
}

const DRIFT_SIMILARITY = 1.5;

function rowSimilarity(walk: TableWalk, i: number, j: number): number {
  if (judgeRow(walk, i, j)) return DRIFT_SIMILARITY;
  const from = walk.base.rows[i]!;
  const to = walk.head.rows[j]!;
  const alike = walk.columns.filter((column) => equalCells(from[column.base], to[column.head])).length;
  return alike / Math.max(1, walk.columns.length);
}

type RowKey = FoundKey | undefined;

/** Where not all rows are at hand, each question is asked when the turn of a column comes, for it may cost a walk over the file. */
function lateCandidates(
  columns: readonly ColumnPair[],
  eligible: (column: ColumnPair) => boolean,
  omitted: Omitted,
): Pick<KeyQuestion, 'candidates' | 'eligible' | 'joins'> {
  const byName = new Map(columns.map((column) => [column.name, column]));
  if (byName.size < columns.length) omitted.refuse('columns of one name');
  return {
    candidates: columns.map(({ name }) => name),
    eligible: (name) => eligible(byName.get(name)!),
    joins: (name, left, right) => {
      const column = byName.get(name)!;
      const kind = column.facts?.base().kind ?? 'text';
      const read = (cell: string): string | undefined => (cell === '' ? undefined : identity(cellNode(cell, kind, 0)));
      return omitted.joins({ name, column: column.base, left, right, read });
    },
  };
}

function cellIdentity(cell: Cell | undefined, kind: ColumnFacts['kind'] | undefined): string | undefined {
  if (typeof cell !== 'string') return identity(cell);
  return cell === '' ? undefined : identity(cellNode(cell, kind ?? 'text', 0));
}

function findRowKey(walk: TableWalk): RowKey {
  const { context, base, head, columns } = walk;
  const byName = new Map(columns.map((column) => [column.name, column]));
  const eligible = ({ facts, name }: ColumnPair): boolean =>
    name !== '' && (!facts || facts.base().kind === facts.head().kind) && facts?.base().kind !== 'decimal';
  // What base has in a row is what head has in it where it is the very same row, read by a column of the same kind.
  const identities = (side: Side, names: readonly string[], known?: readonly string[]): string[] | undefined => {
    const found: string[] = [];
    const own = names.map((name) => byName.get(name));
    const kinds = own.map((column) => column?.facts?.[side]().kind);
    const alike = walk.inPlace && own.every((column) => column?.facts?.base().kind === column?.facts?.head().kind);
    const { rows } = side === 'base' ? base : head;
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at]!;
      if (known !== undefined && alike && row === base.rows[at]) {
        found.push(known[at]!);
        continue;
      }
      const parts: string[] = [];
      for (const [index, column] of own.entries()) {
        const part = cellIdentity(column && row[column[side]], kinds[index]);
        if (part === undefined) return undefined;
        parts.push(part);
      }
      found.push(parts.length === 1 ? parts[0]! : JSON.stringify(parts));
    }
    return found;
  };
  let ofBase: { readonly names: string; readonly found: readonly string[] } | undefined;
  return chooseKey({
    rules: context.rules,
    steps: [],
    headSteps: [],
    ...(context.omitted === undefined
      ? { candidates: columns.filter(eligible).map(({ name }) => name) }
      : lateCandidates(columns, eligible, context.omitted)),
    base: (names) => {
      const found = identities('base', names);
      ofBase = found === undefined ? undefined : { names: names.join('\0'), found };
      return found;
    },
    head: (names) => identities('head', names, ofBase?.names === names.join('\0') ? ofBase.found : undefined),
    refuse: (names) =>
      context.collector.notes.add(`the declared key ${names.join(', ')} is not unique and always present`),
  });
}

function rowBringsFact(walk: TableWalk, row: readonly Cell[], side: Side, index: number): boolean {
  const table = side === 'base' ? walk.base : walk.head;
  if (walk.ragged && row.length !== table.columns.length) return true;
  return walk.columns.some((column) => {
    const cell = row[column[side]];
    if (cell === undefined) return false;
    if (typeof cell !== 'string' || !column.facts) {
      return bringsFact(asNode(cell, 0), column.group, side);
    }
    const { facts } = column;
    if (!facts.kind && !facts.nulls) return false;
    const own = facts[side]();
    const other = facts[side === 'base' ? 'head' : 'base']();
    const node = cellNode(cell, own.kind, table.lines[index] ?? 0);
    if (facts.nulls && own.nulls && node.kind === 'null') return true;
    return facts.kind && !fits(cell, other.kind);
  });
}

/** Whether a cell could stand in a column of that kind without changing it. */
function fits(cell: string, kind: ColumnFacts['kind']): boolean {
  const bit = cellBit(cell);
  return kind === 'text' || bit === cellBit('') || kindAccepts(kind, bit);
}

function kindAccepts(kind: ColumnFacts['kind'], bit: number): boolean {
  switch (kind) {
    case 'integer':
      return bit === cellBit('1');
    case 'decimal':
      return bit === cellBit('1') || bit === cellBit('1.5');
    case 'date':
      return bit === cellBit('2000-01-01');
    case 'boolean':
      return bit === cellBit('true');
    case 'text':
      return true;
  }
}

/** As `tableAt` says it of a row without partner: with the label of the row that head has at that index. */
function aloneAt(row: number, key: RowKey, omitted: Omitted): string {
  return key === undefined || row >= omitted.length('head')
    ? `row ${row + 1}`
    : tableAt(rowPlace(omitted.kept('head', row), omitted.kept('head', row)), key, omitted);
}

/** `row 3 (id=7), column n`: rows as they stand in head, counted from 1 without the header. */
export function tableAt(place: Place | undefined, key: RowKey, omitted: Omitted | undefined): string {
  const [row, column, ...below] = stepsOf(place, 'head');
  if (row === undefined) return 'rows';
  const identity = key?.head[Number(row)];
  const label =
    key?.names.length === 1 && identity !== undefined ? ` (${key.names[0]}=${clip(identity.slice(1), 80)})` : '';
  const where = `row ${(omitted?.index('head', Number(row)) ?? Number(row)) + 1}${label}`;
  if (column === undefined) return where;
  return `${where}, column ${column === '' ? '(unnamed)' : column}${below.map((step) => `[${JSON.stringify(step)}]`).join('')}`;
}

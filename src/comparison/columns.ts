import type { Table, TreeNode } from '../documents/document.js';
import { type ColumnFactsPair, columnFacts } from './cells.js';
import { addChange } from './collector.js';
import { ANY, type Group, type Side } from './groups.js';
import { clip } from './nodes.js';
import { shapeOf } from './shape.js';
import type { TreeContext } from './tree.js';

export type Cell = string | TreeNode;

/** A column that both sides have: where it stands, and what shape facts say about it. */
export interface ColumnPair {
  readonly name: string;
  readonly base: number;
  readonly head: number;
  /** Untyped cells: the column's kind a side, and which of the two facts differ. */
  readonly facts?: ColumnFactsPair & {
    readonly kind: boolean;
    readonly nulls: boolean;
  };
  /** Typed cells: the node sets of the column. */
  readonly group?: Group;
  /** The two sides declare different kinds, which a shape fact reports. */
  readonly retyped?: true;
}

function addShape(
  context: TreeContext,
  at: string,
  base: string | null,
  head: string | null,
  note: string,
  sort: string,
  where: { readonly baseLine?: number; readonly headLine?: number } = {},
): void {
  addChange(context.collector, { kind: 'shape', at, base, head, ...where, note }, sort);
}

/** Name and occurrence: the same header twice is two columns. */
function headers({ columns }: Table): string[] {
  const seen = new Map<string, number>();
  return columns.map(({ name }) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return JSON.stringify([name, count]);
  });
}

export function columnShape(context: TreeContext, base: Table, head: Table): ColumnPair[] {
  const left = headers(base);
  const right = headers(head);
  const places = new Map(right.map((header, index) => [header, index]));
  const known = new Set(left);
  const common: { base: number; head: number }[] = [];
  for (const [index, header] of left.entries()) {
    const other = places.get(header);
    const name = base.columns[index]!.name;
    if (other === undefined) addShape(context, `column ${name}`, name, null, 'column removed', 'column# removed');
    else common.push({ base: index, head: other });
  }
  for (const [index, header] of right.entries()) {
    const name = head.columns[index]!.name;
    if (!known.has(header)) addShape(context, `column ${name}`, null, name, 'column added', 'column# added');
  }
  const names = (table: Table, side: Side): string => common.map((pair) => table.columns[pair[side]]!.name).join(', ');
  if (common.some(({ head: at }, index) => index > 0 && at < common[index - 1]!.head)) {
    const ordered = [...common].sort((a, b) => a.head - b.head).map((pair) => head.columns[pair.head]!.name);
    addShape(
      context,
      'columns',
      clip(names(base, 'base')),
      clip(ordered.join(', ')),
      'column order changed',
      '=column order changed',
    );
  }
  return common.map((pair) => columnPair(context, base, head, pair));
}

function columnPair(
  context: TreeContext,
  base: Table,
  head: Table,
  pair: { readonly base: number; readonly head: number },
): ColumnPair {
  const from = base.columns[pair.base]!;
  const to = head.columns[pair.head]!;
  const { name } = to;
  const at = `column ${name}`;
  if ((from.kind ?? '') !== (to.kind ?? '')) {
    addShape(
      context,
      at,
      from.kind ?? null,
      to.kind ?? null,
      `declared kind ${from.kind ?? 'none'} -> ${to.kind ?? 'none'}`,
      'column kind# changed',
    );
  }
  if (from.nullable !== to.nullable) {
    addShape(
      context,
      at,
      String(from.nullable ?? 'not said'),
      String(to.nullable ?? 'not said'),
      'declared nullability changed',
      'column nullability# changed',
    );
  }
  const typed =
    from.kind !== undefined || to.kind !== undefined || hasNodes(base, pair.base) || hasNodes(head, pair.head);
  if (typed) {
    const nodes = (table: Table, column: number): TreeNode[] =>
      table.rows.flatMap((row, index) =>
        row[column] === undefined ? [] : [asNode(row[column], table.lines[index] ?? 0)],
      );
    const group = shapeOf(nodes(base, pair.base), nodes(head, pair.head), context.rules, context.collector, {
      root: { path: at, steps: [ANY, name], inArray: false },
    });
    return { ...pair, name, group, ...((from.kind ?? '') === (to.kind ?? '') ? {} : { retyped: true }) };
  }
  return { ...pair, name, facts: untypedFacts(context, at, base, head, pair) };
}

function hasNodes({ rows }: Table, column: number): boolean {
  return rows.some((row) => row[column] !== undefined && typeof row[column] !== 'string');
}

export function asNode(cell: Cell, line: number): TreeNode {
  return typeof cell === 'string' ? { kind: 'string', value: cell, line } : cell;
}

function untypedFacts(
  context: TreeContext,
  at: string,
  base: Table,
  head: Table,
  pair: { readonly base: number; readonly head: number },
): NonNullable<ColumnPair['facts']> {
  const facts = columnFacts(base.rows, head.rows, pair, () => context.omitted?.columnBits(pair.base) ?? 0);
  if (facts.same) return { ...facts, kind: false, nulls: false };
  const left = facts.base();
  const right = facts.head();
  const known = left.known && right.known;
  const kind = known && left.kind !== right.kind;
  // A text column has no nulls to speak of, so nullability is asked where both sides have a kind that has them.
  const nulls = known && left.nulls !== right.nulls && left.kind !== 'text' && right.kind !== 'text';
  if (kind) {
    addShape(context, at, left.kind, right.kind, `column kind ${left.kind} -> ${right.kind}`, 'column kind# changed');
  }
  if (nulls) {
    const words = (some: boolean): string => (some ? 'nulls' : 'no nulls');
    const note = right.nulls ? 'first null' : 'last null gone';
    addShape(context, at, words(left.nulls), words(right.nulls), note, 'column nullability# changed');
  }
  return { ...facts, kind, nulls };
}

export function raggedShape(context: TreeContext, base: Table, head: Table): boolean {
  const widths = (table: Table): string =>
    [...new Set(table.ragged.map((row) => table.rows[row]?.length ?? 0))].sort((a, b) => a - b).join(', ');
  const left = widths(base);
  const right = widths(head);
  if (left === right) return false;
  const row = (right === '' ? base : head).ragged[0] ?? 0;
  const words = (text: string): string => (text === '' ? 'no ragged rows' : `ragged rows of ${text} fields`);
  addShape(
    context,
    `row ${row + 1}`,
    words(left),
    words(right),
    'fields differ in number from the header',
    'ragged row# changed',
  );
  return true;
}

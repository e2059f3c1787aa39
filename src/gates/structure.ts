import { CELL, cellBit, cellNode, kindOf } from '../comparison/cells.js';
import type {
  Content,
  FixtureDocument,
  Line,
  Member,
  ObjectNode,
  Table,
  Tensor,
  TreeNode,
} from '../documents/document.js';

/** What a schema or a view sees of one way of reading a fixture. */
export interface Structure {
  /** Empty where the fixture reads in one way only; else which it is (YAML 1.1, YAML 1.2). */
  readonly label: string;
  readonly root: TreeNode;
  /** How many nodes it has, those that are referred to twice counted twice. */
  readonly nodes: number;
  /** Whether no object in it has a name twice, so that whoever looks for a name may stop at the first. */
  readonly unique: boolean;
}

/** A file that cannot be shown as data: nothing may be said of it, so nothing may pass. */
export interface NoStructure {
  readonly why: string;
  readonly line: Line;
}

/** What one structure may still hold, and what is known of what was counted. */
export interface Budget {
  left: number;
  unique: boolean;
}

/** Goes over a whole tree and counts it. Whoever has to go over it anyway does that on the way. */
export type TreeWalk = (root: TreeNode, budget: Budget) => void;

class TooLarge extends Error {}

/**
 * Every kind of document as one tree (docs/gates-schema.md): trees as they are, a table as a list of rows, text as a list
 * of lines, an array as its element type, dimensions and values, an image as its measures, an archive or snapshot file as
 * its members. One structure for each way of reading.
 */
export function structuresOf(
  document: FixtureDocument,
  maxNodes: number,
  walk: TreeWalk = count,
): readonly Structure[] | NoStructure {
  if (document.format === 'lfs') return { why: 'its content is in Git LFS and not at hand', line: 0 };
  if (document.format === 'symlink') return { why: 'it is a symbolic link', line: 0 };
  if (document.format === 'submodule') return { why: 'it is a submodule', line: 0 };
  if (document.incomplete !== undefined) return { why: document.incomplete, line: 0 };
  const structures: Structure[] = [];
  for (const { label, content } of document.readings) {
    const budget: Budget = { left: maxNodes, unique: content.kind === 'tree' };
    try {
      const root = rootOf(content, budget, walk);
      structures.push({ label, root, nodes: maxNodes - budget.left, unique: budget.unique });
    } catch (error) {
      if (!(error instanceof TooLarge)) throw error;
      return { why: `it has more than ${maxNodes} values`, line: 0 };
    }
  }
  return structures;
}

function rootOf(content: Content, budget: Budget, walk: TreeWalk): TreeNode {
  if (content.kind !== 'tree') spend(budget, 1);
  switch (content.kind) {
    case 'tree':
      walk(content.root, budget);
      return content.root;
    case 'table':
      return rows(content, budget);
    case 'text':
      spend(budget, content.lines.length);
      return list(content.lines.map((value, index) => ({ kind: 'string', value, line: index + 1 })));
    case 'tensor':
      return tensor(content, budget);
    case 'image':
      return object([
        ['width', integer(content.width)],
        ['height', integer(content.height)],
        ['depth', integer(content.depth)],
        ['frames', integer(content.frames.length)],
      ]);
    case 'container': {
      const members = content.members.map(({ name, line, document }): Member => {
        const inside: TreeNode = rootOf(document.readings[0].content, budget, count);
        return { name, line, value: inside };
      });
      return { kind: 'object', members, line: 1 };
    }
    case 'opaque':
      return object([['bytes', integer(content.bytes.length)]]);
  }
}

/**
 * Aliases of YAML make one node stand in several places; what walks the tree meets it there each time. Scalars are
 * counted with what they stand in, and not put aside one by one: they are most of a tree.
 */
function count(root: TreeNode, budget: Budget): void {
  const known: KnownNames = new Map();
  const open: TreeNode[] = [root];
  spend(budget, 1);
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.kind === 'array') {
      spend(budget, node.items.length);
      for (const item of node.items) if (item.kind === 'object' || item.kind === 'array') open.push(item);
    } else if (node.kind === 'object') {
      spend(budget, node.members.length);
      if (budget.unique) budget.unique = areDistinct(node.members, known);
      for (const { value } of node.members) if (value.kind === 'object' || value.kind === 'array') open.push(value);
    }
  }
}

/** By their number, members of the last object that was found to have no name twice. */
export type KnownNames = Map<number, readonly Member[]>;

/** Records have the names of the one before, and the reader lets them share one string: comparing those costs nothing. */
export function areDistinct(members: readonly Member[], known: KnownNames): boolean {
  if (members.length < 2) return true;
  const before = known.get(members.length);
  if (before !== undefined && members.every(({ name }, index) => name === before[index]!.name)) return true;
  if (new Set(members.map(({ name }) => name)).size !== members.length) return false;
  known.set(members.length, members);
  return true;
}

/** @throws for more than there may be, which `structuresOf` puts into words. */
export function spend(budget: Budget, nodes: number): void {
  budget.left -= nodes;
  if (budget.left < 0) throw new TooLarge();
}

/** A table as a list of rows: cells typed as the format declares, or as their column reads (docs/classes.md section 3). */
function rows({ columns, rows: all, lines }: Table, budget: Budget): TreeNode {
  const kinds = columns.map((_, column) => {
    let bits = 0;
    for (const row of all) {
      const cell = row[column];
      if (typeof cell === 'string') bits |= cellBit(cell);
    }
    return kindOf(bits);
  });
  spend(budget, all.length * (columns.length + 1));
  return list(
    all.map((row, index): ObjectNode => {
      const line = lines[index] ?? 0;
      const members = row.map((cell, column): Member => {
        const name = columns[column]?.name ?? `column ${column + 1}`;
        return { name, line, value: typeof cell === 'string' ? typed(cell, kinds[column] ?? 'text', line) : cell };
      });
      return { kind: 'object', members, line };
    }),
  );
}

function typed(cell: string, kind: ReturnType<typeof kindOf>, line: Line): TreeNode {
  if (kind === 'boolean' && cellBit(cell) === CELL.boolean) {
    return { kind: 'boolean', value: cell.toLowerCase() === 'true', line };
  }
  return cellNode(cell, kind, line);
}

function tensor({ dtype, dimensions, values }: Tensor, budget: Budget): TreeNode {
  spend(budget, values.length + dimensions.length + 3);
  return object([
    ['dtype', { kind: 'string', value: dtype, line: 0 }],
    ['dimensions', list(dimensions.map(integer))],
    ['values', list(Array.from(values as ArrayLike<number | bigint>, (value) => number(String(value))))],
  ]);
}

function object(entries: readonly (readonly [string, TreeNode])[]): TreeNode {
  return { kind: 'object', members: entries.map(([name, value]) => ({ name, value, line: 0 })), line: 0 };
}

function list(items: readonly TreeNode[]): TreeNode {
  return { kind: 'array', items, line: 1 };
}

function integer(value: number): TreeNode {
  return { kind: 'number', type: 'integer', literal: String(value), line: 0 };
}

function number(literal: string): TreeNode {
  return { kind: 'number', type: 'number', literal, line: 0 };
}

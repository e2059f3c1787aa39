import type { ArrayNode, Content, ObjectNode, TreeNode } from '../documents/document.js';
import { CONTENT, TEXT } from '../documents/trees/markup.js';
import { CELL, cellBit } from './cells.js';
import type { Group } from './groups.js';
import { decimalOf } from './nodes.js';
import { canonicalDecimal } from './numbers.js';
import { normalizeLines } from './text.js';

/**
 * Hollow (docs/classes.md section 3, FG301): head says less than base. So many values a side before a column of equal ones
 * says anything; two values that became equal are a rewrite, not a hollow fixture.
 */
const MANY = 3;

/** A value as a text that is the same for the same data. */
export function canonical(node: TreeNode): string | undefined {
  switch (node.kind) {
    case 'number':
      return `n${canonicalDecimal(decimalOf(node))}`;
    case 'string':
    case 'date-time':
      return `s${node.value}`;
    case 'boolean':
      return `b${node.value}`;
    case 'null':
      return '';
    default:
      return undefined;
  }
}

/** Values of one path; asked one by one, so that the usual case, two values that differ, ends the search. */
interface Leaves {
  readonly count: number;
  /** undefined for what is no scalar. */
  readonly at: (index: number) => string | undefined;
}

/** The one value that all leaves have, or undefined. */
function uniform({ count, at }: Leaves): string | undefined {
  const first = at(0);
  for (let i = 1; i < count; i += 1) if (at(i) !== first) return undefined;
  return first;
}

function varies({ count, at }: Leaves): boolean {
  const first = at(0);
  for (let i = 1; first !== undefined && i < count; i += 1) {
    const value = at(i);
    if (value !== undefined && value !== first) return true;
  }
  return false;
}

/** Null, zero and the empty text, as `canonical` writes them. */
const NULL = '';
const ZERO = 'n0e0';
const NO_TEXT = 's';

export function isBlank(value: string | undefined): boolean {
  return value === NULL || value === ZERO || value === NO_TEXT;
}

function allBlank({ count, at }: Leaves): boolean {
  for (let i = 0; i < count; i += 1) if (!isBlank(at(i))) return false;
  return true;
}

/** What became of the leaves of one path. */
function hollowLeaves(base: Leaves, head: Leaves, path: string): string | undefined {
  if (base.count < 1 || head.count < 2) return undefined;
  const value = uniform(head);
  if (value === undefined ? isBlank(head.at(0)) : value === NO_TEXT) {
    return base.count >= 2 && allBlank(head) && !allBlank(base) ? `${path}: all empty, null or zero` : undefined;
  }
  if (value === undefined || uniform(base) === value) return undefined;
  if (value === NULL) return `${path}: all null`;
  if (value === ZERO && base.count >= 2) return `${path}: all zero`;
  const many = head.count >= MANY && base.count >= MANY;
  return many && varies(base) ? `${path}: all the same where it varied` : undefined;
}

/** The first hollow place of a tree, in the order of its groups. Recursion has folded deep trees, but the walk iterates anyway. */
export function hollowTree(root: Group): string | undefined {
  const seen = new Set<Group>();
  const waiting: Group[] = [root];
  for (let group = waiting.pop(); group; group = waiting.pop()) {
    if (group.calm || seen.has(group)) continue;
    seen.add(group);
    const found = hollowGroup(group);
    if (found) return found;
    for (const child of children(group).reverse()) waiting.push(child);
  }
  return undefined;
}

function children({ objects, items }: Group): Group[] {
  const found: Group[] = [];
  const facts = objects?.kind === 'variants' ? [...objects.byValue.values()] : objects ? [objects] : [];
  for (const fact of facts) {
    if (fact.kind === 'map' && fact.entries) found.push(fact.entries);
    if (fact.kind === 'record') {
      for (const member of fact.members.values()) if (!member.calm && member.group) found.push(member.group);
    }
  }
  if (items) found.push(items);
  return found;
}

/** Says nothing, whatever type it is of. */
function isEmpty(node: TreeNode): boolean {
  switch (node.kind) {
    case 'array':
      return node.items.length === 0;
    case 'object':
      return node.members.length === 0;
    default:
      return canonical(node) === NULL || canonical(node) === NO_TEXT;
  }
}

/** One value that went blank may be a rewrite; a file of several in which nothing else is left is hollow. */
const FEWEST_LOST = 2;

/** All leaves of a file together: blanks at many paths of one value each hollow it out as well. */
function hollowWhole(base: TreeNode, head: TreeNode): string | undefined {
  const to = countLeaves(head);
  if (to.filled > 0) return undefined;
  const from = countLeaves(base);
  if (from.filled >= FEWEST_LOST && to.all > 0) return 'every value is empty, null or zero';
  // A document that is one text, as a snapshot's entry.
  return base.kind === 'string' && head.kind === 'string' && from.filled > 0 ? 'emptied' : undefined;
}

/** Iterative: deep data takes heap, not stack. Two values that say something are enough. */
function countLeaves(root: TreeNode): { readonly all: number; readonly filled: number } {
  let all = 0;
  let filled = 0;
  const waiting: TreeNode[] = [root];
  for (let node = waiting.pop(); node && filled < FEWEST_LOST; node = waiting.pop()) {
    if (node.kind === 'array') for (const item of node.items) waiting.push(item);
    else if (node.kind === 'object') for (const { value } of node.members) waiting.push(value);
    else {
      const value = canonical(node);
      all += 1;
      if (value === undefined || !isBlank(value)) filled += 1;
    }
  }
  return { all, filled };
}

/**
 * How much arrays or objects hold. The content of an element always has an item with the text behind its last child, so
 * children are counted there. Text alone is a value like any other: it does not make something emptied that was none
 * before, and where it stands afterwards nothing is empty. Does not count far beyond `enough`.
 */
function size(
  nodes: readonly TreeNode[],
  kind: 'array' | 'object',
  when: 'before' | 'after',
  enough = Number.POSITIVE_INFINITY,
): number {
  let sum = 0;
  for (const node of nodes) {
    if (sum >= enough) break;
    if (node.kind !== kind) continue;
    if (node.kind === 'array') sum += isContent(node) ? contentSize(node, when) : node.items.length;
    else if (node.kind === 'object') {
      for (const { name, value } of node.members) {
        const content = name === CONTENT && value.kind === 'array' && isContent(value);
        sum += content ? contentSize(value, when) : 1;
      }
    }
  }
  return sum;
}

function isContent({ items }: ArrayNode): boolean {
  const last = items[items.length - 1];
  return last?.kind === 'object' && last.members.length === 1 && last.members[0]?.name === TEXT;
}

function contentSize({ items }: ArrayNode, when: 'before' | 'after'): number {
  const text = when === 'after' && items.some((item) => item.kind === 'object' && !hasBlankText(item)) ? 1 : 0;
  return items.length - 1 + text;
}

function hasBlankText({ members }: ObjectNode): boolean {
  return members.every(({ name, value }) => name !== TEXT || (value.kind === 'string' && value.value.trim() === ''));
}

function hollowGroup({ path, base, head }: Group): string | undefined {
  for (const kind of ['array', 'object'] as const) {
    // Mostly the first one holds something.
    if (!head.some((node) => node.kind === kind) || size(head, kind, 'after', 1) > 0) continue;
    const held = size(base, kind, 'before');
    if (held > 0) return `${path}: emptied (${held} -> 0)`;
  }
  if (head.length > 0 && head.every(isEmpty)) {
    const held = size(base, 'array', 'before') + size(base, 'object', 'before');
    if (held > 0) return `${path}: emptied (${held} -> 0)`;
  }
  const leaves = (nodes: readonly TreeNode[]): Leaves => ({
    count: nodes.length,
    at: (index) => canonical(nodes[index]!),
  });
  return hollowLeaves(leaves(base), leaves(head), path);
}

/** A cell as a text that is the same for the same data. */
export function canonicalCell(cell: string | TreeNode | undefined): string | undefined {
  if (cell === undefined || typeof cell !== 'string') return cell && canonical(cell);
  const bit = cellBit(cell);
  if (bit === CELL.empty) return NULL;
  return bit === CELL.integer || bit === CELL.decimal ? `n${canonicalDecimal(cell)}` : `s${cell}`;
}

function hollowTable(
  base: Extract<Content, { kind: 'table' }>,
  head: typeof base,
  varies: (column: number) => boolean,
): string | undefined {
  if (base.rows.length > 0 && head.rows.length === 0) return `rows: emptied (${base.rows.length} -> 0)`;
  const leaves = ({ rows }: typeof base, column: number): Leaves => ({
    count: rows.length,
    at: (index) => canonicalCell(rows[index]![column]),
  });
  for (const [at, { name }] of head.columns.entries()) {
    const from = base.columns.findIndex((column) => column.name === name);
    if (from < 0) continue;
    const found = hollowLeaves(leaves(base, from), leaves(head, at), `column ${name}`);
    if (found && !varies(at)) return found;
  }
  return undefined;
}

interface Numbers {
  readonly length: number;
  readonly [index: number]: number | bigint;
}

function hollowNumbers(base: Numbers, head: Numbers): string | undefined {
  const all = (values: Numbers, test: (value: number | bigint) => boolean): boolean => {
    for (let i = 0; i < values.length; i += 1) if (!test(values[i]!)) return false;
    return true;
  };
  if (base.length > 0 && head.length === 0) return `emptied (${base.length} -> 0)`;
  if (head.length < 2 || base.length < 2) return undefined;
  const zero = (value: number | bigint): boolean => value === 0 || value === 0n;
  if (all(head, zero) && !all(base, zero)) return 'all zero';
  if (all(head, (value) => Number.isNaN(value)) && !all(base, (value) => Number.isNaN(value))) return 'all NaN';
  const constant = (values: Numbers): boolean => all(values, (value) => Object.is(value, values[0]));
  return head.length >= MANY && base.length >= MANY && constant(head) && !constant(base)
    ? 'all the same where it varied'
    : undefined;
}

/** One colour where there were several. */
function hollowPixels(base: Uint8Array | Uint16Array, head: Uint8Array | Uint16Array): boolean {
  const flat = (frame: Uint8Array | Uint16Array): boolean => {
    for (let i = 4; i < frame.length; i += 1) if (frame[i] !== frame[i - 4]) return false;
    return true;
  };
  return head.length > 4 && flat(head) && !flat(base);
}

/**
 * Why head is hollow beside base, or undefined. `group` gives the node sets of a pair of trees; `varies` says of a column of tables whether
 * it does in rows that are not at hand.
 */
export function hollowContent(
  base: Content,
  head: Content,
  group: () => Group,
  varies: (column: number) => boolean = () => false,
): string | undefined {
  if (base.kind === 'tree' && head.kind === 'tree') return hollowTree(group()) ?? hollowWhole(base.root, head.root);
  if (base.kind === 'table' && head.kind === 'table') return hollowTable(base, head, varies);
  if (base.kind === 'tensor' && head.kind === 'tensor') return hollowNumbers(base.values, head.values);
  if (base.kind === 'image' && head.kind === 'image') {
    return head.frames.every((frame, index) => hollowPixels(base.frames[index] ?? frame, frame)) &&
      head.frames.length > 0
      ? 'one colour where it varied'
      : undefined;
  }
  if (base.kind === 'text' && head.kind === 'text') {
    const lines = normalizeLines(base.lines).length;
    return lines > 0 && normalizeLines(head.lines).length === 0 ? `emptied (${lines} lines -> 0)` : undefined;
  }
  if (base.kind === 'opaque' && head.kind === 'opaque') {
    if (base.bytes.length > 0 && head.bytes.length === 0) return 'emptied';
    const zero = (bytes: Uint8Array): boolean => bytes.every((byte) => byte === 0);
    return head.bytes.length > 1 && zero(head.bytes) && !zero(base.bytes) ? 'all bytes zero' : undefined;
  }
  return undefined;
}

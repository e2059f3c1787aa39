import type { Line, Member, TreeNode } from '../document.js';
import type { YamlVersion } from './scalars.js';

/** The open blocks of everyday YAML while the quick reader walks its lines. False and undefined always mean: ask the full reader. */

export interface Frame {
  readonly kind: 'map' | 'list';
  /** Column at which its entries begin. */
  readonly indent: number;
  readonly line: Line;
  /** Where its children begin in `Scan.members` or `Scan.items`. */
  readonly from: number;
  /** An entry was begun and its value has not been seen. */
  waiting: boolean;
  key: string;
  keyLine: Line;
}

export interface Scan {
  readonly text: string;
  readonly version: YamlVersion;
  readonly maxNodes: number;
  readonly maxDepth: number;
  readonly frames: Frame[];
  /** Children of all open blocks, those of the innermost last; what lies above the counts is stale. */
  readonly members: Member[];
  memberCount: number;
  readonly items: TreeNode[];
  itemCount: number;
  readonly names: Map<string, string>;
  readonly quoted: Map<string, string>;
  readonly typed: Set<string>;
  readonly comments: string[];
  ambiguous: boolean;
  nodes: number;
  root: TreeNode | undefined;
  /** The line of the last node: an empty value has no place of its own. */
  line: Line;
  /** Where the last key or scalar ended. */
  at: number;
  /** Of the line that is read, and where the one behind it begins. */
  number: Line;
  next: number;
}

/** Closes what a line at this column ends. True where the line opens a block, undefined where it fits nowhere. */
export function enter(scan: Scan, indent: number, dash: boolean): boolean | undefined {
  const { frames } = scan;
  let top = frames[frames.length - 1];
  if (top === undefined) return scan.root === undefined && indent === 0 ? true : undefined;
  if (top.waiting) {
    if (indent > top.indent || (dash && indent === top.indent && top.kind === 'map')) return true;
    if (!nothing(scan)) return undefined;
  }
  while (top !== undefined && (top.indent > indent || (top.indent === indent && top.kind === 'list' && !dash))) {
    if (!close(scan)) return undefined;
    top = frames[frames.length - 1];
  }
  return top !== undefined && top.indent === indent && !top.waiting ? false : undefined;
}

export function push(scan: Scan, kind: Frame['kind'], indent: number, line: Line): boolean {
  if (scan.frames.length >= scan.maxDepth) return false;
  scan.line = line;
  scan.nodes += 1;
  const from = kind === 'map' ? scan.memberCount : scan.itemCount;
  scan.frames.push({ kind, indent, line, from, waiting: false, key: '', keyLine: 0 });
  return true;
}

export function close(scan: Scan): boolean {
  const top = scan.frames[scan.frames.length - 1]!;
  if (top.waiting && !nothing(scan)) return false;
  scan.frames.pop();
  const node = finish(scan, top);
  if (scan.frames.length > 0) return attach(scan, node);
  scan.root = node;
  return true;
}

/** Exactly as many slots as there are children: an array that grows by `push` has room for seventeen at its first. */
function finish(scan: Scan, { kind, from, line }: Frame): TreeNode {
  if (kind === 'list') {
    const items = scan.items.slice(from, scan.itemCount);
    scan.itemCount = from;
    return { kind: 'array', items, line };
  }
  const members = scan.members.slice(from, scan.memberCount);
  scan.memberCount = from;
  return { kind: 'object', members, line };
}

export function attach(scan: Scan, node: TreeNode): boolean {
  const { frames } = scan;
  const frame = frames[frames.length - 1]!;
  if (!frame.waiting) return false;
  frame.waiting = false;
  if (frame.kind === 'list') scan.items[scan.itemCount++] = node;
  else scan.members[scan.memberCount++] = { name: frame.key, value: node, line: frame.keyLine };
  return true;
}

/** The value of an entry that has none. */
function nothing(scan: Scan): boolean {
  scan.nodes += 1;
  return attach(scan, { kind: 'null', line: scan.line });
}

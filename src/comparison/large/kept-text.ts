import type { TreeNode } from '../../documents/document.js';
import type { KeptSide } from './kept-units.js';

type Piece = KeptSide['pieces'][number];
type Hole = Extract<Piece, { kind: 'gap' }>;

/** A text in which holes stand for what is left out. */
export interface KeptText {
  readonly bytes: Buffer;
  readonly holes: readonly HoleLines[];
}

/** From which line of the text on how many lines are missing in front. */
interface HoleLines {
  readonly line: number;
  readonly missing: number;
}

/** Puts what is at hand of a file together. `fill` writes what stands for a hole, on one line or on two where its lines are more. */
export function joined(front: Buffer, pieces: readonly Piece[], tail: Buffer, fill: (hole: Hole) => string): KeptText {
  const parts: Buffer[] = [front];
  const holes: HoleLines[] = [];
  let line = 1 + newlines(front);
  let missing = 0;
  for (const piece of pieces) {
    const bytes = piece.kind === 'unit' ? piece.bytes : Buffer.from(fill(piece));
    const own = newlines(bytes);
    parts.push(bytes);
    line += own;
    if (piece.kind === 'unit') continue;
    missing += piece.lines - own;
    holes.push({ line, missing });
  }
  parts.push(tail);
  return { bytes: Buffer.concat(parts), holes };
}

function newlines(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) count += 1;
  return count;
}

/** The line in the file of a line in the text; asked for lines that mostly rise. */
export function lineMap(holes: readonly HoleLines[]): (line: number) => number {
  let at = 0;
  return (line) => {
    if (line === 0) return 0;
    if (at > 0 && holes[at - 1]!.line > line) at = 0;
    while (at < holes.length && holes[at]!.line <= line) at += 1;
    return at === 0 ? line : line + holes[at - 1]!.missing;
  };
}

/** The same tree with other lines, and other items in some arrays. Its depth is bounded by the reader's limit. */
export function relined(
  node: TreeNode,
  lineOf: (line: number) => number,
  replaced: ReadonlyMap<TreeNode, readonly TreeNode[]>,
): TreeNode {
  const line = lineOf(node.line);
  if (node.kind === 'array') {
    const items = replaced.get(node) ?? node.items;
    return { ...node, line, items: items.map((item) => relined(item, lineOf, replaced)) };
  }
  if (node.kind === 'object') {
    const members = node.members.map(({ name, value, line: own }) => {
      return { name, value: relined(value, lineOf, replaced), line: lineOf(own) };
    });
    return { ...node, line, members };
  }
  return { ...node, line };
}

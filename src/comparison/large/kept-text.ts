import type { FixtureDocument, TreeNode } from '../../documents/document.js';
import { decline } from '../../documents/large/source.js';
import { FINAL_NEWLINE, LINE_ENDS, layoutOfLines } from '../../documents/layout.js';
import type { ComparisonJob } from '../comparison.js';
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

export function newlines(bytes: Buffer): number {
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

/** The document of what is at hand with the line ends of the whole file. */
export function withEnds(document: FixtureDocument, front: Buffer, side: KeptSide, tail: Buffer): FixtureDocument {
  const { encoding, [LINE_ENDS]: _, [FINAL_NEWLINE]: __, ...layout } = document.layout;
  const last = tail[tail.length - 1] ?? lastOf(side);
  const ends = layoutOfLines(endsOf(front, side, tail), last !== 10, 0);
  // In the order of the readers, which is that of what is reported.
  return { ...document, layout: { ...(encoding === undefined ? {} : { encoding }), ...ends, ...layout } };
}

function endsOf(
  front: Buffer,
  side: KeptSide,
  tail: Buffer,
): { readonly lf: number; readonly crlf: number; readonly cr: number } {
  let [lf, crlf] = [side.lf, side.crlf];
  for (const block of [front, tail]) {
    for (let at = block.indexOf(10); at !== -1; at = block.indexOf(10, at + 1)) {
      if (block[at - 1] === 13) crlf += 1;
      else lf += 1;
    }
    for (let at = block.indexOf(13); at !== -1; at = block.indexOf(13, at + 1))
      if (block[at + 1] !== 10) decline('a CR that ends no line');
  }
  return { lf, crlf, cr: 0 };
}

/** The last unit of a side is always kept. */
function lastOf({ pieces }: KeptSide): number | undefined {
  const last = pieces.at(-1);
  return last?.kind === 'unit' ? last.bytes[last.bytes.length - 1] : undefined;
}

/** Trees are bounded by bytes and by nodes, and a file over a limit is the plain path's to name; a byte around the list is a node at most. */
export function requireWithinLimits(
  { limits }: Pick<ComparisonJob, 'limits'>,
  size: number,
  nodes: number,
  around: number,
): void {
  if (size > limits.file) decline('larger than the limit');
  if (nodes + around >= limits.nodes) decline('more nodes than the limit');
}

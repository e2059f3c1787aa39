import { isUtf8 } from 'node:buffer';
import type { FixtureDocument, Member, TreeNode } from '../../documents/document.js';
import { parseJson } from '../../documents/json-parser.js';
import { countEnds, indentIn, type LineCounts } from '../../documents/large/json-ends.js';
import { FRAME_BYTES, type Frame, frameOf, LEAST_ARRAY } from '../../documents/large/json-frame.js';
import { requirePlainStart } from '../../documents/large/runs.js';
import type { ByteSource } from '../../documents/large/source.js';
import { decline } from '../../documents/large/source.js';
import { indentation, layoutOfLines } from '../../documents/layout.js';
import type { Side } from '../groups.js';
import { identical } from '../nodes.js';
import type { LargeJob } from './compare-large.js';
import type { ElementSide } from './json-side.js';
import type { LargeLimits } from './kept.js';

/** What stands in front of the elements on either side; declines where those are not the same array's. */
export function frontsOf(
  base: ByteSource,
  head: ByteSource,
  limits: LargeLimits,
  job: LargeJob,
): Readonly<Record<Side, Front>> {
  // The same answer as the plain path's: this is a format of trees, which are bounded by bytes and nodes.
  if (Math.max(base.size, head.size) > job.limits.file) decline('larger than the limit');
  requirePlainStart(base);
  requirePlainStart(head);
  const fronts = { base: frontOf(base, limits), head: frontOf(head, limits) };
  const [one, other] = [fronts.base.path, fronts.head.path];
  if (one.length !== other.length || one.some((name, depth) => name !== other[depth]))
    decline('the large array is another one');
  return fronts;
}

/** What stands in front of the elements. */
export interface Front extends Frame, LineCounts {
  readonly text: string;
  /** The one-based line of the first element. */
  readonly line: number;
  readonly indent: string | undefined;
}

function frontOf(source: ByteSource, { window }: LargeLimits): Front {
  const frame = frameOf(source, Math.min(window, LEAST_ARRAY));
  const bytes = source.read(0, frame.first);
  const counts = { lf: 0, crlf: 0, trailing: 0 };
  countEnds(bytes, counts);
  const indent = indentIn(bytes, 0, bytes.length);
  return { ...frame, ...counts, text: utf8(bytes), line: 1 + counts.lf + counts.crlf, indent };
}

function utf8(bytes: Buffer): string {
  return isUtf8(bytes) ? bytes.toString('utf8') : decline('not UTF-8');
}

export interface SideDocument {
  readonly document: FixtureDocument;
  readonly items: readonly TreeNode[];
}

/** The document as it would be read, with the elements that are at hand. */
export function documentOf(
  job: LargeJob,
  { source, kept, counts, indent, offset }: ElementSide,
  front: Front,
): SideDocument {
  const { texts, lines } = kept;
  const { path } = front;
  const items = texts.map((text, index) => elementOf(job, text, lines[index]!, path.length));
  if (source.size - offset > FRAME_BYTES) decline('much stands behind the large array');
  const bytes = source.read(offset, source.size - offset);
  const last = bytes[bytes.length - 1];
  const end = { lf: 0, crlf: 0, trailing: last === 32 || last === 9 ? 1 : 0 };
  countEnds(bytes, end);
  const behind = utf8(bytes);
  const ends = {
    lf: front.lf + counts.lf + end.lf,
    crlf: front.crlf + counts.crlf + end.crlf,
    cr: 0,
  };
  const inside = counts.lf + counts.crlf;
  const text = `${front.text}${behind}`;
  const parsed = parseJson({ text, maxDepth: job.limits.depth, maxNodes: job.limits.nodes });
  if (!parsed.ok || parsed.notices.length > 0) return decline('no strict JSON');
  if (parsed.nodes + counts.nodes > job.limits.nodes) decline('more nodes than the limit');
  const first = front.indent ?? indent ?? /\n([ \t]+)[^\s]/.exec(behind)?.[1];
  const isOneLine = inside === 0 && !`${front.text.trimStart()}${behind.trimEnd()}`.includes('\n');
  const document: FixtureDocument = {
    format: 'json',
    readings: [{ label: '', content: { kind: 'tree', root: withItems(parsed.root, path, items, inside) } }],
    declared: {},
    layout: {
      encoding: 'UTF-8',
      ...layoutOfLines(ends, last !== 10, front.trailing + counts.trailing + end.trailing),
      ...indentation(first === undefined ? (isOneLine ? '0' : '0\n0') : `\n${first}0`),
    },
    notices: [],
  };
  return { document, items };
}

/** What surrounds the elements is the same on both sides: its differences would have to be told in their turn. */
export function requireSameFrame(
  job: LargeJob,
  base: ElementSide,
  head: ElementSide,
  fronts: Readonly<Record<Side, Front>>,
): void {
  const empty = { texts: [], numbers: [], lines: [] };
  const root = (side: ElementSide, front: Front): TreeNode => {
    const { content } = documentOf(job, { ...side, kept: empty }, front).document.readings[0];
    return content.kind === 'tree' ? content.root : decline('no tree');
  };
  if (!identical(root(base, fronts.base), root(head, fronts.head), new Set()))
    decline('what surrounds the elements differs');
}

/** `depth` containers stand around the element's array. */
export function elementOf({ limits }: LargeJob, text: string, line: number, depth: number): TreeNode {
  const parsed = parseJson({ text, line, maxDepth: limits.depth - depth - 1, maxNodes: limits.nodes });
  if (!parsed.ok || parsed.notices.length > 0) return decline('no strict JSON');
  return parsed.root;
}

/** The root with these elements in the array at the path, which has none; what stands behind it is so many lines further down. */
function withItems(root: TreeNode, path: readonly string[], items: readonly TreeNode[], lines: number): TreeNode {
  const [name, ...rest] = path;
  if (name === undefined) {
    if (root.kind !== 'array' || root.items.length > 0) return decline('no array at its place');
    return { ...root, items };
  }
  const at = root.kind === 'object' ? root.members.findIndex((member) => member.name === name) : -1;
  if (root.kind !== 'object' || at === -1) return decline('no object on the way');
  const members = root.members.map((member, index): Member => {
    if (index < at) return member;
    if (index === at) return { ...member, value: withItems(member.value, rest, items, lines) };
    if (member.name === name) return decline('a name that stands twice');
    return { ...member, line: member.line + lines, value: further(member.value, lines) };
  });
  return { ...root, members };
}

/** Depth is bounded by the reader's limit. */
function further(node: TreeNode, lines: number): TreeNode {
  const line = node.line + lines;
  if (node.kind === 'array') return { ...node, line, items: node.items.map((item) => further(item, lines)) };
  if (node.kind !== 'object') return { ...node, line };
  const members = node.members.map((member) => {
    return { ...member, line: member.line + lines, value: further(member.value, lines) };
  });
  return { ...node, line, members };
}

import { isUtf8 } from 'node:buffer';
import type { FixtureDocument, Member, TreeNode } from '../../documents/document.js';
import { parseJson } from '../../documents/json-parser.js';
import { FRAME_BYTES, type Frame, frameOf } from '../../documents/large/json-frame.js';
import { countEnds, indentIn, type LineCounts, memberIn } from '../../documents/large/json-scan.js';
import { requirePlainStart } from '../../documents/large/runs.js';
import type { ByteSource } from '../../documents/large/source.js';
import { decline } from '../../documents/large/source.js';
import { indentation, layoutOfLines } from '../../documents/layout.js';
import { pairDocuments } from '../../documents/pairing.js';
import { identity } from '../arrays.js';
import type { Collector } from '../collector.js';
import { compareReading } from '../compare.js';
import type { Comparison } from '../comparison.js';
import { newSession } from '../documents.js';
import { hashNode } from '../nodes.js';
import type { Rules } from '../rules.js';
import type { LargeJob } from './compare-large.js';
import { digitsAt, joinsWith } from './gaps.js';
import { type ElementSide, eachElement, segmentsOfElements } from './json-segments.js';
import { type LargeLimits, omittedOf } from './kept.js';
import { requireSettled } from './settled.js';

/** Fewer records at hand say too little about all of them. */
const FEWEST_LENGTH = 3;

/**
 * JSON by the elements of its large array: those that differ, their neighbours and examples of every shape are compared, all
 * others are equal. What surrounds the array is read in full.
 */
export function compareLargeJson(
  base: ByteSource,
  head: ByteSource,
  rules: Rules,
  collector: Collector,
  limits: LargeLimits,
  job: LargeJob,
): Comparison {
  requirePlainStart(base);
  requirePlainStart(head);
  const frames = { base: frontOf(base, limits), head: frontOf(head, limits) };
  const { path } = frames.base;
  if (path.length !== frames.head.path.length || path.some((name, depth) => name !== frames.head.path[depth]))
    decline('the large array is another one');
  const segments = segmentsOfElements(base, head, frames, limits);
  const documents = {
    base: documentOf(job, segments.base, frames.base),
    head: documentOf(job, segments.head, frames.head),
  };
  const { gaps, aligned } = segments;
  const numbers = { base: segments.base.kept.numbers, head: segments.head.kept.numbers };
  const lengths = { base: segments.base.index, head: segments.head.index };
  const walk: (visit: Parameters<typeof eachElement>[3], wanted?: typeof gaps) => boolean = (visit, wanted = gaps) =>
    eachElement(segments, wanted, limits.window, visit);
  const omitted = omittedOf({
    place: path,
    gaps,
    aligned,
    numbers,
    lengths,
    wanted: () => new Set([...documents.base.items, ...documents.head.items].map((node) => hashNode(node, new Map()))),
    hashesOf: (gap, wanted) => {
      const found = new Set<number>();
      walk(
        (block, start, end) => {
          const hash = hashNode(elementOf(job, block.toString('utf8', start, end), 0, path.length), new Map());
          if (wanted.has(hash)) found.add(hash);
          return true;
        },
        [gap],
      );
      return found;
    },
    joins: (question) => {
      const name = Buffer.from(question.name);
      return joinsWith(question, {
        numbers,
        lengths,
        headers: { base: 0, head: 0 },
        walk: (see) => {
          walk((block, start, end, gap, index) => {
            const place = memberIn(block, start, end, name);
            if (place === undefined) return see(undefined, gap, index);
            const value = digitsAt(block, ...place);
            if (value >= 0) return see(value, gap, index);
            return see(identity(elementOf(job, block.toString('utf8', ...place), 0, path.length)), gap, index);
          });
        },
      });
    },
  });
  const sides = pairDocuments(documents.base.document, documents.head.document);
  const result = compareReading(newSession(rules, undefined, { omitted }), { kind: 'documents', ...sides }, collector);
  return requireSettled(result);
}

/** What stands in front of the elements. */
interface Front extends Frame, LineCounts {
  readonly text: string;
  /** The one-based line of the first element. */
  readonly line: number;
  readonly indent: string | undefined;
}

function frontOf(source: ByteSource, { window }: LargeLimits): Front {
  const frame = frameOf(source, window);
  const bytes = source.read(0, frame.first);
  const counts = { lf: 0, crlf: 0, trailing: 0 };
  countEnds(bytes, counts);
  const indent = indentIn(bytes, 0, bytes.length);
  return { ...frame, ...counts, text: utf8(bytes), line: 1 + counts.lf + counts.crlf, indent };
}

function utf8(bytes: Buffer): string {
  return isUtf8(bytes) ? bytes.toString('utf8') : decline('not UTF-8');
}

interface SideDocument {
  readonly document: FixtureDocument;
  readonly items: readonly TreeNode[];
}

/** The document as it would be read, with the elements that are at hand. */
function documentOf(job: LargeJob, { source, kept, counts, indent, offset }: ElementSide, front: Front): SideDocument {
  const { texts, lines } = kept;
  if (texts.length < FEWEST_LENGTH) decline('few elements at hand');
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
  // As many line ends as the elements have, so that what stands behind them is on its line.
  const inside = counts.lf + counts.crlf;
  const text = `${front.text}${'\n'.repeat(inside)}${behind}`;
  const parsed = parseJson({ text, maxDepth: job.limits.depth, maxNodes: job.limits.nodes });
  if (!parsed.ok || parsed.notices.length > 0) return decline('no strict JSON');
  const first = front.indent ?? indent ?? /\n([ \t]+)[^\s]/.exec(behind)?.[1];
  const isOneLine = inside === 0 && !`${front.text.trimStart()}${behind.trimEnd()}`.includes('\n');
  const document: FixtureDocument = {
    format: 'json',
    readings: [{ label: '', content: { kind: 'tree', root: withItems(parsed.root, path, items) } }],
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

/** `depth` containers stand around the element's array. */
function elementOf({ limits }: LargeJob, text: string, line: number, depth: number): TreeNode {
  const parsed = parseJson({ text, line, maxDepth: limits.depth - depth - 1, maxNodes: limits.nodes });
  if (!parsed.ok || parsed.notices.length > 0) return decline('no strict JSON');
  return parsed.root;
}

/** The root with these elements in the array at the path, which has none. */
function withItems(root: TreeNode, path: readonly string[], items: readonly TreeNode[]): TreeNode {
  const way: TreeNode[] = [root];
  for (const name of path) {
    const owner = way.at(-1)!;
    const own = owner.kind === 'object' ? owner.members.filter((member) => member.name === name) : [];
    if (own.length !== 1) return decline('a name that stands twice');
    way.push(own[0]!.value);
  }
  const array = way.pop()!;
  if (array.kind !== 'array' || array.items.length > 0) return decline('no array at its place');
  let made: TreeNode = { ...array, items };
  for (const [depth, name] of [...path.entries()].reverse()) {
    const owner = way[depth]!;
    if (owner.kind !== 'object') return decline('no object on the way');
    const value: TreeNode = made;
    made = {
      ...owner,
      members: owner.members.map((member): Member => (member.name === name ? { ...member, value } : member)),
    };
  }
  return made;
}

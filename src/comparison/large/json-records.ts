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
import { byPreference } from '../keys.js';
import { hashNode } from '../nodes.js';
import type { Rules } from '../rules.js';
import type { LargeJob } from './compare-large.js';
import { digitsAt, type IdentityWalk, joinsWith } from './gaps.js';
import { type ElementSegments, type ElementSide, eachElement, segmentsOfElements } from './json-segments.js';
import { type LargeLimits, omittedOf } from './kept.js';
import { requireSettled } from './settled.js';

/** Fewer records at hand say too little about all of them. */
const FEWEST_LENGTH = 3;
/** Names among which the key is guessed. */
const MAX_NAMES = 16;
/** Bytes of the first element that are looked at for them. */
const KEY_BYTES = 4_096;

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
  const wanted = likelyKey(base, frames.base.first);
  const segments = segmentsOfElements(base, head, frames, limits, wanted);
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
          if (question.name === wanted && eachIdentity(segments, see)) return;
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

/** The member that is asked about first when a key is looked for: that of its names in the first element which is preferred most. */
function likelyKey(base: ByteSource, first: number): string | undefined {
  const text = base.read(first, Math.min(base.size - first, KEY_BYTES)).toString('latin1');
  const names = [...text.matchAll(/"([\w-]+)"\s{0,9}:/g)].slice(0, MAX_NAMES).map(([, name]) => name!);
  return byPreference(names)[0];
}

/** What was held of the omitted elements' identities; false where it was none of all. */
function eachIdentity({ gaps, identities }: ElementSegments, see: Parameters<IdentityWalk>[0]): boolean {
  if (identities === undefined) return false;
  for (const { baseLine, lines } of gaps)
    for (let index = baseLine; index < baseLine + lines; index += 1) if (identities[index]! < 0) return false;
  for (const gap of gaps)
    for (let index = 0; index < gap.lines; index += 1)
      if (!see(identities[gap.baseLine + index]!, gap, index)) return true;
  return true;
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
  const inside = counts.lf + counts.crlf;
  const text = `${front.text}${behind}`;
  const parsed = parseJson({ text, maxDepth: job.limits.depth, maxNodes: job.limits.nodes });
  if (!parsed.ok || parsed.notices.length > 0) return decline('no strict JSON');
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

/** `depth` containers stand around the element's array. */
function elementOf({ limits }: LargeJob, text: string, line: number, depth: number): TreeNode {
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

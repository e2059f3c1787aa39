import { isUtf8 } from 'node:buffer';
import type { ArrayNode, FixtureDocument, ObjectNode, TreeNode } from '../../documents/document.js';
import { readXml } from '../../documents/formats/xml.js';
import { requirePlainStart } from '../../documents/large/runs.js';
import { type ByteSource, decline } from '../../documents/large/source.js';
import type { UnitScanner } from '../../documents/large/units.js';
import {
  findXmlList,
  requireEverydayFront,
  requireEverydayTail,
  sameXmlList,
  type XmlList,
} from '../../documents/large/xml-front.js';
import { newNames } from '../../documents/large/xml-names.js';
import { scanElement } from '../../documents/large/xml-scan.js';
import { newXmlScan, type XmlScan } from '../../documents/large/xml-state.js';
import { pairDocuments } from '../../documents/pairing.js';
import { readOptionsOf } from '../../documents/read-options.js';
import { CONTENT } from '../../documents/trees/markup.js';
import { hasUnboundCustomary } from '../../documents/trees/namespaces.js';
import { attempt } from '../../documents/trees/stop.js';
import type { Collector } from '../collector.js';
import { compareReading } from '../compare.js';
import type { Comparison } from '../comparison.js';
import { newSession } from '../documents.js';
import { equalNodes, HASHING, hashNode } from '../nodes.js';
import type { Step } from '../paths.js';
import type { Rules } from '../rules.js';
import type { LargeJob } from './compare-large.js';
import { type LargeLimits, omittedOf } from './kept.js';
import { joined, lineMap, relined, requireWithinLimits, withEnds } from './kept-text.js';
import { type KeptSide, keptUnits } from './kept-units.js';
import { requireSettled } from './settled.js';

/** Where the list is looked for. Bytes. */
const FRONT_BYTES = 65_536;
/** What stands behind the list is kept. Bytes. */
const MAX_TAIL_BYTES = 1_048_576;

/** A file whose list has been found. */
export interface XmlFile {
  readonly source: ByteSource;
  readonly front: Buffer;
  readonly list: XmlList;
}

/** XML by the elements of its longest list: those that differ, their neighbours and examples are compared, all others are equal. */
export async function compareLargeXml(
  base: ByteSource,
  head: ByteSource,
  rules: Rules,
  collector: Collector,
  limits: LargeLimits,
  job: LargeJob,
): Promise<Comparison> {
  const { left, right } = xmlFiles(base, head);
  const scanner = xmlScanner(left.list);
  const kept = keptUnits(
    { source: base, start: left.list.start, scanner },
    { source: head, start: right.list.start, scanner },
    limits,
  );
  const tails = { base: tailOf(left, kept.ends.base), head: tailOf(right, kept.ends.head) };
  const one = await readXmlKept(job, left, kept.base, kept.gaps.length, tails.base);
  const other = await readXmlKept(job, right, kept.head, kept.gaps.length, tails.head);
  requireEqualAround(one, other);
  const omitted = omittedOf({
    place: one.place,
    gaps: kept.gaps,
    aligned: kept.aligned,
    // The item behind the last element has nothing but its text.
    numbers: {
      base: [...kept.base.numbers, kept.base.length],
      head: [...kept.head.numbers, kept.head.length],
    },
    lengths: { base: kept.base.length + 1, head: kept.head.length + 1 },
    wanted: () => new Set([...one.items, ...other.items].map((node) => hashNode(node, new Map()))),
    hashesOf: (gap, wanted) => {
      const found = new Set<number>();
      for (let index = gap.baseLine; index < gap.baseLine + gap.lines; index += 1) {
        const hash = kept.hashes[index]!;
        if (wanted.has(hash)) found.add(hash);
      }
      return found;
    },
    joins: ({ left: texts }) => {
      // Every omitted item has an empty text: two of them, and it is no key.
      const empty = texts.filter((text) => text === 's').length;
      const left = kept.gaps.reduce((sum, { lines }) => sum + lines, 0);
      return empty + left > 1 ? false : decline('a key');
    },
  });
  const sides = pairDocuments(one.document, other.document);
  const result = compareReading(newSession(rules, undefined, { omitted }), { kind: 'documents', ...sides }, collector);
  return requireSettled(result);
}

export function xmlFiles(base: ByteSource, head: ByteSource): { readonly left: XmlFile; readonly right: XmlFile } {
  requirePlainStart(base);
  requirePlainStart(head);
  const front = Buffer.from(base.read(0, Math.min(FRONT_BYTES, base.size)));
  const other = Buffer.from(head.read(0, Math.min(FRONT_BYTES, head.size)));
  const list = findXmlList(front, front.length === base.size);
  const same = sameXmlList(other, list);
  if (list.namespace !== same.namespace) decline('another namespace');
  if (list.prefixes.join() !== same.prefixes.join()) decline('other prefixes');
  requireEverydayFront(front, list);
  requireEverydayFront(other, same);
  return {
    left: { source: base, front: front.subarray(0, list.start), list },
    right: { source: head, front: other.subarray(0, same.start), list: same },
  };
}

export type XmlScanner = UnitScanner & { readonly last: XmlScan };

function xmlScanner(list: XmlList): XmlScanner {
  return scannerOf(newXmlScan(newNames(HASHING, list.namespace)));
}

/** One for each side, which tell where texts stand; they number names and variants alike, so that skeletons can be compared. */
export function xmlScanners(list: XmlList): readonly [XmlScanner, XmlScanner] {
  const names = newNames(HASHING, list.namespace);
  const one = newXmlScan(names);
  const other = { ...newXmlScan(names), variants: one.variants };
  for (const scan of [one, other]) scan.spans = new Int32Array(192);
  return [scannerOf(one), scannerOf(other)];
}

function scannerOf(scan: XmlScan): XmlScanner {
  return { behind: 0, last: scan, next: (block, start, end) => scanElement(scan, block, start, end) };
}

export function tailOf({ source, list }: XmlFile, start: number): Buffer {
  if (source.size - start > MAX_TAIL_BYTES) decline('much behind the list');
  const tail = Buffer.from(source.read(start, source.size - start));
  requireEverydayTail(tail, list);
  return tail;
}

interface ReadSide {
  readonly document: FixtureDocument;
  /** Steps to the list, and its items. */
  readonly place: readonly Step[];
  readonly items: readonly TreeNode[];
  /** What stands beside the way to the list, from the root on. */
  readonly around: readonly (readonly TreeNode[])[];
}

/** Stands for the elements that are left out, on two lines where those are on several. */
const HOLE = { name: 'x', one: '<x/>', two: '<x>\n</x>' };

/** Reads what is at hand as the reader reads a file, then takes out what stands for the rest and puts the lines right. */
export async function readXmlKept(
  job: LargeJob,
  { source, front, list }: XmlFile,
  side: KeptSide,
  gaps: number,
  tail: Buffer,
): Promise<ReadSide> {
  requireWithinLimits(job, source.size, side.nodes, front.length + tail.length);
  const text = joined(front, side.pieces, tail, ({ lines }) => (lines === 0 ? HOLE.one : HOLE.two));
  if (!isUtf8(front) || !isUtf8(tail)) decline('not UTF-8');
  // The reader notes it, and the scan does not.
  if (hasUnboundCustomary(text.bytes.toString('latin1'), list.prefixes)) decline('a prefix that nothing binds');
  const input = {
    ...{ bytes: text.bytes, path: job.path, options: readOptionsOf(job.rule, job.limits) },
    openMember: () => decline('a member'),
  };
  const result = await attempt(() => readXml(input, 'xml'));
  if (!result.ok) return decline('no XML');
  requireIndentation(result.document, front, side, gaps);
  const root = rootOf(result.document);
  const { place, around, content } = wayTo(root, list);
  const holes = holesOf(side, list, content);
  const left = content.items.filter((_, index) => !holes.has(index));
  const tree = relined(root, lineMap(text.holes), new Map([[content, left]])) as ArrayNode;
  const { items } = wayTo(tree, list).content;
  const document: FixtureDocument = {
    ...result.document,
    readings: [{ label: '', content: { kind: 'tree', root: tree } }],
  };
  return { document: withEnds(document, front, side, tail), ...{ place, items, around } };
}

/** The first indentation must be that of the whole file. */
function requireIndentation(document: FixtureDocument, front: Buffer, side: KeptSide, gaps: number): void {
  if (gaps === 0) return;
  const first = side.pieces.findIndex(({ kind }) => kind === 'gap');
  const leading = side.pieces.slice(0, first).flatMap((piece) => (piece.kind === 'unit' ? [piece.bytes] : []));
  if (/\n[ \t]+[^\s]/.test(Buffer.concat([front, ...leading]).toString('latin1'))) return;
  if (side.lf + side.crlf > 0 || document.layout['indentation'] === undefined) decline('no indentation in front');
}

function rootOf({ readings }: FixtureDocument): ArrayNode {
  const { content } = readings[0];
  const root = content.kind === 'tree' && readings.length === 1 ? content.root : undefined;
  return root?.kind === 'array' && root.items.length === 2 ? root : decline('several documents');
}

/** The content of the list: at every level the child with its ordinal, then what it holds. */
function wayTo(
  root: ArrayNode,
  { path }: XmlList,
): { readonly place: Step[]; readonly around: TreeNode[][]; readonly content: ArrayNode } {
  const place: Step[] = [];
  const around: TreeNode[][] = [];
  let content = root;
  for (const [depth, { ordinal }] of path.entries()) {
    const item = content.items[ordinal];
    const member = item?.kind === 'object' ? item.members[1] : undefined;
    const next = member?.value.kind === 'object' ? member.value.members.at(-1)?.value : undefined;
    if (member === undefined || next?.kind !== 'array') return decline('another way to the list');
    if (depth > 0) around.push(content.items.filter((_, index) => index !== ordinal));
    place.push(ordinal, member.name, CONTENT);
    content = next;
  }
  return { place, around, content };
}

/** Lists around the one in question are aligned by what their elements hold, which is not all at hand. */
function requireEqualAround(base: ReadSide, head: ReadSide): void {
  if (JSON.stringify(base.place) !== JSON.stringify(head.place)) decline('another way to the list');
  for (const [depth, items] of base.around.entries()) {
    const others = head.around[depth]!;
    const equal = items.length === others.length && items.every((item, index) => equalNodes(item, others[index]!));
    if (!equal) decline('other elements around the list');
  }
}

/** Indexes of what stands for elements that are left out. */
function holesOf({ pieces }: KeptSide, { namespace }: XmlList, { items }: ArrayNode): ReadonlySet<number> {
  if (items.length !== pieces.length + 1) decline('another number of elements');
  const found = new Set<number>();
  const name = namespace === '' ? HOLE.name : `{${namespace}}${HOLE.name}`;
  for (const [index, { kind }] of pieces.entries()) {
    if (kind !== 'gap') continue;
    const { members } = items[index] as ObjectNode;
    if (members[1]?.name !== name) decline('another namespace');
    found.add(index);
  }
  return found;
}

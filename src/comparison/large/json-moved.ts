import type { TreeNode } from '../../documents/document.js';
import {
  type Elements,
  lineAt,
  placeAt,
  readElements,
  sameElement,
  skeletonAt,
  type Twins,
  textAt,
  twinsWith,
  wantedAt,
} from '../../documents/large/json-elements.js';
import { memberIn } from '../../documents/large/json-members.js';
import { MAX_DEPTH } from '../../documents/large/json-skeleton.js';
import { type ByteSource, Declined, decline, sourceOf } from '../../documents/large/source.js';
import { pairDocuments } from '../../documents/pairing.js';
import { chooseKey, identity } from '../arrays.js';
import { type Collector, newCollector } from '../collector.js';
import { compareReading } from '../compare.js';
import type { Comparison } from '../comparison.js';
import { newContext, newSession } from '../documents.js';
import type { Side } from '../groups.js';
import { hollowContent } from '../hollow.js';
import type { FoundKey } from '../keys.js';
import { diffLists, type Lists } from '../lists.js';
import { equalNodes, type Place, show } from '../nodes.js';
import type { Rules } from '../rules.js';
import { shapeOf } from '../shape.js';
import { diff, judge, type Pair, type TreeContext } from '../tree.js';
import { isPlain } from './certain.js';
import type { LargeJob } from './compare-large.js';
import { documentOf, elementOf, type Front, frontsOf, requireSameFrame, type SideDocument } from './json-document.js';
import { likelyKey } from './json-records.js';
import { type ElementSide, type KeptElements, sideOf } from './json-side.js';
import type { LargeLimits } from './kept.js';
import { requireUsed } from './settled.js';

/** Elements of one skeleton that are kept: as many as hollow.ts asks for before it calls a column constant. */
const EXAMPLES = 3;

/** What is read is held: both files, and seven numbers for each element. Bytes of one side. */
const MAX_HELD = 536_870_912;
/** Bytes that are read at once. */
const BLOCK = 1_048_576;

/** One file as a whole, and the elements of its array. */
interface Held {
  readonly elements: Elements;
  readonly side: ElementSide;
}

/** Both sides, and what the comparer asks of them. */
interface Pairs {
  readonly job: LargeJob;
  readonly path: readonly string[];
  readonly base: Held;
  readonly head: Held;
  readonly twins: Twins;
  /** The member whose values were looked for while the elements were read. */
  readonly wanted: string | undefined;
  /** Elements that are at hand, by their indexes. */
  readonly nodes: Readonly<Record<Side, ReadonlyMap<number, TreeNode>>>;
}

/**
 * JSON whose records have moved, most of them the same bytes as before. The comparer goes its own way through the list, but its
 * records are read only where they have no twin on the other side; of those that have, their key is asked for and nothing else.
 */
export function compareMovedJson(
  base: ByteSource,
  head: ByteSource,
  rules: Rules,
  collector: Collector,
  limits: LargeLimits,
  job: LargeJob,
): Comparison {
  const fronts = frontsOf(base, head, limits, job);
  const { path } = fronts.base;
  if (job.limits.depth < MAX_DEPTH + path.length + 1) decline('a narrow limit of depth');
  const wanted = likelyKey(base, fronts.base.first);
  const left = heldOf(base, fronts.base, wanted);
  const { twins, find } = twinsWith(left.elements);
  let alone = 0;
  const right = heldOf(head, fronts.head, wanted, (elements, index) => {
    if (find(elements, index) < 0) alone += 1;
    if (alone > limits.maxLines) decline('too much differs');
  });
  keepAlone(left, right, twins, limits.maxLines);
  const documents = { base: documentOf(job, left.side, fronts.base), head: documentOf(job, right.side, fronts.head) };
  requireSameFrame(job, left.side, right.side, fronts);
  requireNoFacts(documents.base, documentOf(job, { ...right.side, kept: twice(right.side) }, fronts.head), rules);
  const nodes = { base: nodesOf(left, documents.base), head: nodesOf(right, documents.head) };
  const found = newCollector();
  const scaleAt = (): never => decline('the scale of a path');
  const context: TreeContext = { ...newContext(newSession(rules), found), scaleAt };
  diffLists(found, listsOf(context, { job, path, base: left, head: right, twins, wanted, nodes }));
  const sides = pairDocuments(documents.base.document, documents.head.document);
  return requireUsed(
    compareReading(newSession(rules, undefined, { walked: found }), { kind: 'documents', ...sides }, collector),
  );
}

function heldOf(
  source: ByteSource,
  front: Front,
  wanted: string | undefined,
  show?: (elements: Elements, index: number) => void,
): Held {
  if (source.size > MAX_HELD) decline('more than is held');
  const bytes = Buffer.allocUnsafe(source.size);
  // Copies: what a source gives is written over by the next read.
  for (let at = 0; at < bytes.length; at += BLOCK) source.read(at, Math.min(BLOCK, bytes.length - at)).copy(bytes, at);
  const side = sideOf(sourceOf(bytes), front);
  if (side.ended) decline('no elements');
  const elements = readElements(bytes, front.first, front.line, wanted, show);
  const { count, counts, indent, end } = elements;
  return { elements, side: { ...side, counts, indent, offset: end, index: count, ended: true } };
}

/** Keeps what has no twin and, on both sides, a few of each skeleton of what has one: they stand for all to every fact of shape. */
function keepAlone(left: Held, right: Held, { ofBase, ofHead }: Twins, most: number): void {
  const examples = new Map<number, number>();
  const chosen = new Set<number>();
  for (let i = 0; i < ofBase.length; i += 1) {
    if (ofBase[i]! < 0) {
      keep(left, i);
      if (left.side.kept.texts.length > most) decline('too much differs');
      continue;
    }
    const skeleton = skeletonAt(left.elements, i);
    const seen = examples.get(skeleton) ?? 0;
    if (seen === EXAMPLES) continue;
    examples.set(skeleton, seen + 1);
    keep(left, i);
    chosen.add(ofBase[i]!);
  }
  for (let j = 0; j < ofHead.length; j += 1) {
    if (ofHead[j]! < 0 || chosen.has(j)) keep(right, j);
  }
}

function keep({ elements, side: { kept } }: Held, index: number): void {
  kept.texts.push(textAt(elements, index));
  kept.numbers.push(index);
  kept.lines.push(lineAt(elements, index));
}

function twice({ kept: { texts, numbers, lines } }: ElementSide): KeptElements {
  return { texts: [...texts, ...texts], numbers: [...numbers, ...numbers], lines: [...lines, ...lines] };
}

function nodesOf({ side }: Held, { items }: SideDocument): ReadonlyMap<number, TreeNode> {
  return new Map(items.map((node, at) => [side.kept.numbers[at]!, node]));
}

/**
 * No fact of shape, no map, nothing hollow. These are questions about sets, so head may hold each element twice: then no set of it is
 * node for node that of base, and each is looked at, as those of the whole files are when elements have moved.
 */
function requireNoFacts(base: SideDocument, head: SideDocument, rules: Rules): void {
  const [one, other] = [base, head].map(({ document }) => document.readings[0].content);
  if (one?.kind !== 'tree' || other?.kind !== 'tree') throw new Declined('no tree');
  const facts = newCollector();
  const group = shapeOf([one.root], [other.root], rules, facts);
  if (facts.counts.shape > 0) decline('a fact of shape');
  if (facts.notes.size > 0) decline('a map');
  if (hollowContent(one, other, () => group) !== undefined) decline('hollow');
}

/** The list as arrays.ts has it, elements read where they are asked for. */
function listsOf(context: TreeContext, pairs: Pairs): Lists {
  const { path, twins } = pairs;
  const [base, head] = [pairs.base.elements, pairs.head.elements];
  let place: Place | undefined;
  for (const step of path) place = { parent: place, base: step, head: step };
  const node = (side: Side, index: number): TreeNode =>
    pairs.nodes[side].get(index) ??
    elementOf(pairs.job, textAt(pairs[side].elements, index), lineAt(pairs[side].elements, index), path.length);
  const itemPair = (i: number, j: number): Pair => ({
    base: node('base', i),
    head: node('head', j),
    place: { parent: place, base: i, head: j },
    // There are no facts of shape that could explain anything.
    baseGroup: undefined,
    headGroup: undefined,
    depth: path.length + 1,
  });
  const same = (i: number, j: number): boolean => twins.ofBase[i] === j || sameElement(base, i, head, j);
  const plain = isPlain(context.rules);
  let key: FoundKey | undefined;
  const otherKey = (i: number, j: number): boolean => plain && key !== undefined && differ(key.base[i]!, key.head[j]!);
  const at = (i: number, j: number): string => context.at({ parent: place, base: i, head: j });
  return {
    noun: 'element',
    here: context.at(place),
    unordered: false,
    baseLength: base.count,
    headLength: head.count,
    // Without a key all elements are hashed as the comparer hashes them, since elements of one hash are no anchors.
    baseHash: () => decline('no key'),
    headHash: () => decline('no key'),
    similarity: () => decline('no key'),
    equal: (i, j) => same(i, j) || equalNodes(node('base', i), node('head', j), path.length),
    drift: (i, j) => same(i, j) || (!otherKey(i, j) && judge(context, itemPair(i, j))),
    diff: (i, j) => {
      if (!same(i, j)) diff(context, itemPair(i, j));
    },
    findKey: () => {
      key = findKey(context.rules, pairs, node('base', 0));
      return key;
    },
    explained: () => false,
    show: (side, index) => show(node(side, index)),
    at,
    lineOf: (side, index) => lineAt(pairs[side].elements, index),
  };
}

/** Whether two identities are surely no drift of each other: of integers and texts only these two are equal and not the same. */
function differ(base: string, head: string): boolean {
  return base !== head && base !== 'n-0' && head !== 'n-0';
}

function findKey(rules: Rules, pairs: Pairs, first: TreeNode): FoundKey | undefined {
  const { path } = pairs;
  const known = new Map<string, readonly (string | undefined)[]>();
  return chooseKey({
    rules,
    steps: path,
    headSteps: path,
    candidates: first.kind === 'object' ? [...new Set(first.members.map(({ name }) => name))] : [],
    base: ([name]) => {
      const found = identities(pairs, 'base', name!, () => undefined);
      if (found !== undefined) known.set(name!, found);
      return found;
    },
    // Twins have one identity, and it is one text: so it is hashed once.
    head: ([name]) => identities(pairs, 'head', name!, (j) => known.get(name!)?.[pairs.twins.ofHead[j]!]),
    refuse: () => decline('a declared key'),
  });
}

function identities(
  pairs: Pairs,
  side: Side,
  name: string,
  known: (index: number) => string | undefined,
): string[] | undefined {
  const { elements } = pairs[side];
  const found: string[] = [];
  for (let index = 0; index < elements.count; index += 1) {
    const value = known(index) ?? identityAt(pairs, elements, index, name);
    if (value === undefined) return undefined;
    found.push(value);
  }
  return found;
}

function identityAt({ job, path, wanted }: Pairs, elements: Elements, index: number, name: string): string | undefined {
  const { bytes } = elements;
  let [start, end] = name === wanted ? wantedAt(elements, index) : [0, 0];
  if (start === end) {
    const place = memberIn(bytes, ...placeAt(elements, index), Buffer.from(name));
    if (place === undefined) return undefined;
    [start, end] = place;
  }
  return (
    quickIdentity(bytes, start, end) ?? identity(elementOf(job, bytes.toString('utf8', start, end), 0, path.length))
  );
}

const QUOTE = 34;
const BACKSLASH = 92;
const ZERO = 48;
const NINE = 57;
/** Digits of a number that are surely its identity. */
const MAX_DIGITS = 15;

/** `identity` of plain digits and of texts in ASCII without escapes; undefined for others. */
function quickIdentity(bytes: Buffer, start: number, end: number): string | undefined {
  if (bytes[start] === QUOTE) {
    for (let at = start + 1; at < end - 1; at += 1) if (bytes[at]! > 127 || bytes[at] === BACKSLASH) return undefined;
    return `s${bytes.toString('latin1', start + 1, end - 1)}`;
  }
  if (end - start > MAX_DIGITS) return undefined;
  for (let at = start; at < end; at += 1) if (bytes[at]! < ZERO || bytes[at]! > NINE) return undefined;
  return `n${bytes.toString('latin1', start, end)}`;
}

import type { TreeNode } from '../../documents/document.js';
import { decimalAt, fractionDigits } from '../../documents/large/decimal-bytes.js';
import { contentEnd } from '../../documents/large/json-members.js';
import type { Pattern } from '../../documents/large/json-pattern.js';
import { MAX_DEPTH } from '../../documents/large/json-skeleton.js';
import type { ByteSource } from '../../documents/large/source.js';
import { decline } from '../../documents/large/source.js';
import { pairDocuments } from '../../documents/pairing.js';
import { type Collector, countMove, movesIn, newCollector, tally, wants } from '../collector.js';
import { compareReading } from '../compare.js';
import type { Comparison } from '../comparison.js';
import { newContext, newSession } from '../documents.js';
import type { Side } from '../groups.js';
import { moveAdder } from '../moves.js';
import { isExactName, lastName } from '../names.js';
import type { Place } from '../nodes.js';
import type { Step } from '../paths.js';
import type { Rules } from '../rules.js';
import { sameStructure } from '../structure.js';
import { diff, judge, type Pair, type TreeContext } from '../tree.js';
import { isPlain, surelyDrift } from './certain.js';
import type { LargeJob } from './compare-large.js';
import { type Cursor, cursorOf, outlineOf, pass, read } from './json-cursor.js';
import { documentOf, elementOf, frontsOf, requireSameFrame } from './json-document.js';
import type { LargeLimits } from './kept.js';
import { requireSettled } from './settled.js';

/** Digits behind the point that make a number a measured one (docs/classes.md section 5, rule 4). */
const MEASURED_DIGITS = 6;

const NUMBER = 110;

/**
 * JSON of as many elements as before, each of the same structure and none rewritten, whatever white space stands between
 * tokens: then the comparer holds element i against element i and there are no facts of shape, and this does so while it reads.
 */
export function stepLargeJson(
  base: ByteSource,
  head: ByteSource,
  rules: Rules,
  collector: Collector,
  limits: LargeLimits,
  job: LargeJob,
): Comparison {
  const fronts = frontsOf(base, head, limits, job);
  if (job.limits.depth < MAX_DEPTH + fronts.base.path.length + 1) decline('a narrow limit of depth');
  const found = newCollector();
  const { path } = fronts.base;
  const left = cursorOf(base, fronts.base, limits);
  const right = cursorOf(head, fronts.head, limits);
  // To read either file once more for it would write over the blocks that are at hand.
  const scaleAt = (): never => decline('the scale of a path');
  const context: TreeContext = { ...newContext(newSession(rules), found), scaleAt };
  const walk: StepWalk = {
    context,
    job,
    path,
    depth: path.length + 1,
    isPlain: isPlain(rules),
    known: new Map(),
    last: undefined,
    certain: 0,
  };
  while (!left.side.ended && !right.side.ended) {
    read(left);
    read(right);
    compareElements(walk, left, right);
    pass(left);
    pass(right);
  }
  if (left.side.ended !== right.side.ended) decline('more elements on one side');
  if (walk.certain > 0) tally(found, 'drift', 'number# moved within tolerance', walk.certain);
  const sides = {
    base: documentOf(job, left.side, fronts.base).document,
    head: documentOf(job, right.side, fronts.head).document,
  };
  requireSameFrame(job, left.side, right.side, fronts);
  return requireSettled(
    compareReading(
      newSession(rules, undefined, { walked: found }),
      { kind: 'documents', ...pairDocuments(sides.base, sides.head) },
      collector,
    ),
  );
}

/** What the walk carries along. */
interface StepWalk {
  readonly context: TreeContext;
  readonly job: LargeJob;
  readonly path: readonly string[];
  readonly depth: number;
  readonly isPlain: boolean;
  readonly known: Map<Pattern, Map<Pattern, Pairing | undefined>>;
  /** What was looked up last: mostly it is wanted again. */
  last: { readonly base: Pattern; readonly head: Pattern; readonly pairing: Pairing | undefined } | undefined;
  addMove?: ReturnType<typeof moveAdder>;
  /** Numbers that are drift beyond doubt and shown nowhere. */
  certain: number;
}

/** Two patterns with the same tokens between their scalars: what leads to each of those, and how many lines stand in front of it. */
interface Pairing {
  readonly steps: readonly (readonly Step[])[];
  /** Whether a name says that the number is to be the same. */
  readonly exact: readonly boolean[];
  readonly lines: Readonly<Record<Side, readonly number[]>>;
}

function compareElements(walk: StepWalk, left: Cursor, right: Cursor): void {
  const [one, other] = [left.scanner.pattern, right.scanner.pattern];
  const pairing = one && other && pairingOf(walk, one, other);
  if (pairing === undefined) {
    compareUnlike(walk, left, right);
    return;
  }
  const { kinds } = one!;
  const [from, to] = [left.scanner.places, right.scanner.places];
  for (let index = 0; index < kinds.length; index += 1) {
    const [start, end] = [from[2 * index]!, from[2 * index + 1]!];
    const [headStart, headEnd] = [to[2 * index]!, to[2 * index + 1]!];
    if (end - start === headEnd - headStart && sameBytes(left, right, start, headStart, end - start)) continue;
    if (kinds[index] === NUMBER && isCertain(walk, pairing, index, left, right)) continue;
    settleScalar(walk, pairing, index, left, right);
  }
}

function sameBytes(
  { block, scanner }: Cursor,
  right: Cursor,
  start: number,
  headStart: number,
  length: number,
): boolean {
  const { view } = scanner;
  const other = right.scanner.view;
  let at = 0;
  for (; at + 4 <= length; at += 4)
    if (view.getInt32(start + at, true) !== other.getInt32(headStart + at, true)) return false;
  for (; at < length; at += 1) if (block[start + at] !== right.block[headStart + at]) return false;
  return true;
}

/** `certainMove` on bytes; counts what it is sure of. */
function isCertain(walk: StepWalk, pairing: Pairing, index: number, left: Cursor, right: Cursor): boolean {
  if (!walk.isPlain || pairing.exact[index]!) return false;
  const [one, other] = [left.scanner, right.scanner];
  const from = decimalAt(left.block, one.view, one.places[2 * index]!, one.places[2 * index + 1]!);
  const digits = fractionDigits;
  const to = decimalAt(right.block, other.view, other.places[2 * index]!, other.places[2 * index + 1]!);
  if (digits < MEASURED_DIGITS && fractionDigits < MEASURED_DIGITS) return false;
  const { collector, rules } = walk.context;
  const relative = surelyDrift(rules, from, to);
  if (relative === undefined || wants(collector, 'drift', relative)) return false;
  countMove(collector, from, to);
  walk.addMove ??= moveAdder(movesIn(collector), rules.measured);
  walk.addMove(from, to, relative);
  walk.certain += 1;
  return true;
}

/** Two scalars of one kind that are not the same bytes. */
function settleScalar(walk: StepWalk, pairing: Pairing, index: number, left: Cursor, right: Cursor): void {
  const node = (cursor: Cursor, side: Side): TreeNode => {
    const { places } = cursor.scanner;
    const text = cursor.block.toString('utf8', places[2 * index], places[2 * index + 1]);
    return elementOf(walk.job, text, cursor.side.line + pairing.lines[side][index]!, walk.depth);
  };
  const steps = pairing.steps[index]!;
  let place = placeOf(walk, left.side.index);
  for (const step of steps) place = { parent: place, base: step, head: step };
  settle(walk.context, node(left, 'base'), node(right, 'head'), place, walk.depth + steps.length);
}

/** Elements of which at least one has no pattern: read in full. */
function compareUnlike(walk: StepWalk, left: Cursor, right: Cursor): void {
  const [end, headEnd] = [contentEnd(left.block, left.scanner.next), contentEnd(right.block, right.scanner.next)];
  const length = end - left.at;
  if (length === headEnd - right.at && sameBytes(left, right, left.at, right.at, length)) return;
  const [base, head] = [
    elementOf(walk.job, left.block.toString('utf8', left.at, end), left.side.line, walk.path.length),
    elementOf(walk.job, right.block.toString('utf8', right.at, headEnd), right.side.line, walk.path.length),
  ];
  if (!sameStructure(base, head)) decline('another structure');
  settle(walk.context, base, head, placeOf(walk, left.side.index), walk.depth);
}

function placeOf({ path }: StepWalk, index: number): Place {
  let place: Place | undefined;
  for (const step of path) place = { parent: place, base: step, head: step };
  return { parent: place, base: index, head: index };
}

/** Drift at most: a value that is rewritten could be the last that told a column from a hollow one. */
function settle(context: TreeContext, base: TreeNode, head: TreeNode, place: Place, depth: number): void {
  const pair: Pair = { base, head, place, baseGroup: undefined, headGroup: undefined, depth };
  if (!judge(context, pair)) decline('a value that is rewritten');
  diff(context, pair);
}

function pairingOf(walk: StepWalk, base: Pattern, head: Pattern): Pairing | undefined {
  if (walk.last?.base === base && walk.last.head === head) return walk.last.pairing;
  let own = walk.known.get(base);
  if (own === undefined) {
    own = new Map();
    walk.known.set(base, own);
  }
  if (!own.has(head)) own.set(head, newPairing(walk, base, head));
  const pairing = own.get(head);
  walk.last = { base, head, pairing };
  return pairing;
}

function newPairing({ job, path }: StepWalk, base: Pattern, head: Pattern): Pairing | undefined {
  const [one, other] = [base, head].map((pattern) => elementOf(job, outlineOf(pattern), 0, path.length));
  if (Buffer.compare(base.kinds, head.kinds) !== 0 || !sameStructure(one!, other!)) return undefined;
  const leaves = leavesOf(one!);
  return {
    steps: leaves.map(({ steps }) => steps),
    exact: leaves.map(({ steps }) => {
      const name = lastName([...path, 0, ...steps]);
      return name !== undefined && isExactName(name);
    }),
    lines: { base: leaves.map(({ line }) => line), head: leavesOf(other!).map(({ line }) => line) },
  };
}

interface Leaf {
  readonly steps: readonly Step[];
  readonly line: number;
}

/** All numbers of an outline, in order. Depth is bounded by the scanner. */
function leavesOf(node: TreeNode, steps: readonly Step[] = []): Leaf[] {
  if (node.kind === 'number') return [{ steps, line: node.line }];
  if (node.kind === 'array') return node.items.flatMap((item, index) => leavesOf(item, [...steps, index]));
  if (node.kind !== 'object') return [];
  return node.members.flatMap(({ name, value }) => leavesOf(value, [...steps, name]));
}

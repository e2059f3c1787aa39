import type { TreeNode } from '../../documents/document.js';
import { scalarAt } from '../../documents/edited/yaml-scalars.js';
import { type DecimalSpot, newDecimalSpot, readDecimal } from '../../documents/large/decimal.js';
import { type ByteSource, decline } from '../../documents/large/source.js';
import { stepUnits, type UnitAt } from '../../documents/large/step-units.js';
import { type YamlScan, yamlScanners } from '../../documents/large/yaml-scan.js';
import { MAX_DEPTH } from '../../documents/large/yaml-state.js';
import { pairDocuments } from '../../documents/pairing.js';
import { readQuickly } from '../../documents/yaml/quick-reader.js';
import { type Collector, newCollector } from '../collector.js';
import { compareReading } from '../compare.js';
import type { Comparison } from '../comparison.js';
import { newContext, newSession } from '../documents.js';
import { isExactName, lastName } from '../names.js';
import { type Place, stepsOf } from '../nodes.js';
import type { Step } from '../paths.js';
import type { Rules } from '../rules.js';
import { sameStructure } from '../structure.js';
import { diff, judge, type Pair, type TreeContext } from '../tree.js';
import { type Movers, measuredMovers } from './certain.js';
import type { LargeJob } from './compare-large.js';
import type { LargeLimits } from './kept.js';
import { newlines, relined } from './kept-text.js';
import type { KeptSide } from './kept-units.js';
import { requireSettled } from './settled.js';
import { readYamlKept, tailOf, yamlFiles } from './yaml.js';

/** Skeletons of one file. */
const MAX_SHAPES = 64;

type Scan = YamlScan['last'];

/** The records of one skeleton: for each scalar that is a number the steps to it, and whether its name lets it move (docs/classes.md section 5). */
interface Shape {
  readonly codes: Int32Array;
  readonly steps: readonly (readonly Step[] | undefined)[];
  readonly measured: Uint8Array;
}

interface Walk {
  readonly context: TreeContext;
  /** Of the list. */
  readonly parent: Place | undefined;
  readonly depth: number;
  readonly shapes: Shape[];
  readonly movers: Movers;
  readonly from: DecimalSpot;
  readonly to: DecimalSpot;
}

/** Two records at one index, what was scanned of them, and on which lines they begin. */
interface RecordPair {
  readonly index: number;
  readonly one: Scan;
  readonly other: Scan;
  readonly base: UnitAt;
  readonly head: UnitAt;
  readonly baseLine: number;
  readonly headLine: number;
}

/**
 * YAML with a list of as many records as before, all of the same structure and none rewritten: then the comparer holds record i
 * against record i, and this does so while it reads.
 */
export async function stepLargeYaml(
  base: ByteSource,
  head: ByteSource,
  rules: Rules,
  collector: Collector,
  limits: LargeLimits,
  job: LargeJob,
): Promise<Comparison> {
  if (job.rule.yaml !== 'auto') decline('a version');
  // Records are not read in full, so the scanner's depth has to be the one that counts; a member and its list stand around them.
  if (job.limits.depth < MAX_DEPTH + 3) decline('a narrow limit of depth');
  const { left, right } = yamlFiles(base, head);
  if (!left.front.equals(right.front)) decline('another front');
  const { indent, name, start } = left.list;
  const [one, other] = yamlScanners(indent);
  const found = newCollector();
  const scaleAt = (): never => decline('the scale of a path');
  const context: TreeContext = { ...newContext(newSession(rules), found), scaleAt };
  const parent: Place | undefined = name === undefined ? undefined : { parent: undefined, base: name, head: name };
  const first = 1 + newlines(left.front);
  const spots = { from: newDecimalSpot(), to: newDecimalSpot() };
  const depth = parent === undefined ? 1 : 2;
  const walk: Walk = { context, parent, depth, shapes: [], movers: measuredMovers(context), ...spots };
  const lines = { base: first, head: first };
  let index = 0;
  let sample: Buffer | undefined;
  const seen = ({ block, start: from, end }: UnitAt): void => {
    if (one.last.special) decline('comments');
    sample ??= Buffer.from(block.subarray(from, end));
    index += 1;
    lines.base += one.last.lf;
  };
  const ends = await stepUnits(
    { source: base, start, scanner: one },
    { source: head, start: right.list.start, scanner: other },
    limits.window,
    {
      equal: (at) => {
        seen(at);
        lines.head += one.last.lf;
      },
      differing: (from, to) => {
        if (other.last.special) decline('comments');
        const scans = { one: one.last, other: other.last };
        judgeRecords(walk, { index, ...scans, base: from, head: to, baseLine: lines.base, headLine: lines.head });
        seen(from);
        lines.head += other.last.lf;
        return undefined;
      },
    },
  );
  const tails = { base: tailOf(base, ends.base.end), head: tailOf(head, ends.head.end) };
  if (!tails.base.equals(tails.head)) decline('another tail');
  const sides = [];
  for (const [file, { lf, crlf }, tail] of [
    [left, ends.base, tails.base],
    [right, ends.head, tails.head],
  ] as const) {
    const bytes = sample ?? decline('no records');
    if (tail.length === 0 && !endsAlike(base, head)) decline('no line end on one side');
    const pieces: KeptSide['pieces'] = [{ kind: 'unit', bytes }];
    const side = { pieces, numbers: [0], length: ends.units, lf, crlf, nodes: ends.nodes };
    sides.push(readYamlKept(job, file, side, tail).document);
  }
  const documents = pairDocuments(sides[0]!, sides[1]!);
  const session = newSession(rules, undefined, { walked: found });
  return requireSettled(compareReading(session, { kind: 'documents', ...documents }, collector));
}

/** The sample stands for the last record as well, so that one must end with its line on both sides. */
function endsAlike(base: ByteSource, head: ByteSource): boolean {
  return [base, head].every((source) => source.read(source.size - 1, 1)[0] === 10);
}

/** Numbers of which doubles are certain are counted, other numbers are given to the comparer, and where more differs the records are. */
function judgeRecords(walk: Walk, pair: RecordPair): void {
  const { one, other } = pair;
  if (one.length !== other.length || one.spanCount !== other.spanCount) decline('another structure');
  for (let at = 0; at < one.length; at += 1) if (one.skeleton[at] !== other.skeleton[at]) decline('another structure');
  const spans = differingSpans(pair);
  const shape = shapeOf(walk, pair);
  if (spans === undefined || spans.some((span) => shape.steps[span] === undefined)) judgeWhole(walk, pair);
  else if (areCertain(walk, shape, pair, spans)) walk.movers.count();
  else {
    walk.movers.drop();
    for (const span of spans) judgeNumber(walk, pair, span, shape.steps[span]!);
  }
}

/** Scalars that differ; undefined where anything else does. */
function differingSpans({ one, other, base, head }: RecordPair): number[] | undefined {
  const [left, right] = [one.spans!, other.spans!];
  const spans: number[] = [];
  let [behind, beyond] = [base.start, head.start];
  for (let span = 0; span < one.spanCount; span += 1) {
    const at = 3 * span;
    const [start, end, begin, stop] = [left[at + 1]!, left[at + 2]!, right[at + 1]!, right[at + 2]!];
    if (!isSame(base.block, behind, start, head.block, beyond, begin)) return undefined;
    if (!isSame(base.block, start, end, head.block, begin, stop)) spans.push(span);
    behind = end;
    beyond = stop;
  }
  return isSame(base.block, behind, base.end, head.block, beyond, head.end) ? spans : undefined;
}

function areCertain({ movers, from, to }: Walk, shape: Shape, pair: RecordPair, spans: readonly number[]): boolean {
  const [left, right] = [pair.one.spans!, pair.other.spans!];
  for (const span of spans) {
    if (shape.measured[span] !== 1) return false;
    const [end, stop] = [left[3 * span + 2]!, right[3 * span + 2]!];
    if (!readDecimal(pair.base.block, left[3 * span + 1]!, end, from) || from.end !== end) return false;
    if (!readDecimal(pair.head.block, right[3 * span + 1]!, stop, to) || to.end !== stop) return false;
    if (!movers.add(from, to)) return false;
  }
  return true;
}

function judgeNumber({ context, parent, depth }: Walk, pair: RecordPair, span: number, steps: readonly Step[]): void {
  const { index, one, other, base, head, baseLine, headLine } = pair;
  let place: Place = { parent, base: index, head: index };
  for (const step of steps) place = { parent: place, base: step, head: step };
  const sides = { base: numberAt(base.block, one, span, baseLine), head: numberAt(head.block, other, span, headLine) };
  settle(context, { ...sides, place, baseGroup: undefined, headGroup: undefined, depth: depth + steps.length });
}

function numberAt(block: Buffer, { spans }: Scan, span: number, line: number): TreeNode {
  const [own, start, end] = [spans![3 * span]!, spans![3 * span + 1]!, spans![3 * span + 2]!];
  const text = block.toString('latin1', start, end);
  const found = scalarAt(text, 0, text.length, line + own);
  return found?.node.kind === 'number' && found.end === text.length ? found.node : decline('no everyday number');
}

function judgeWhole({ context, parent, depth }: Walk, { index, base, head, baseLine, headLine }: RecordPair): void {
  const place: Place = { parent, base: index, head: index };
  const sides = { base: recordOf(base, baseLine), head: recordOf(head, headLine) };
  settle(context, { ...sides, place, baseGroup: undefined, headGroup: undefined, depth });
}

function shapeOf({ shapes, parent }: Walk, { one: scan, base: unit }: RecordPair): Shape {
  const at = shapes.findIndex((shape) => hasCodes(shape, scan));
  if (at > 0) {
    // The next record is mostly like this one: it is looked for here first.
    const [found] = shapes.splice(at, 1);
    shapes.unshift(found!);
  }
  if (at >= 0) return shapes[0]!;
  if (shapes.length >= MAX_SHAPES) decline('records of many shapes');
  const byLine = new Map<number, readonly Step[]>();
  numbersOf(recordOf(unit, 0), [], byLine);
  const measured = new Uint8Array(scan.spanCount);
  // By the lines of this record: another one of the same skeleton may have blank ones in between.
  const steps = Array.from(measured, (_, span) => byLine.get(scan.spans![3 * span]!));
  for (const [span, own] of steps.entries()) {
    const name = own && lastName([...stepsOf(parent, 'head'), ...own]);
    measured[span] = own === undefined || (name !== undefined && isExactName(name)) ? 0 : 1;
  }
  const shape = { codes: scan.skeleton.slice(0, scan.length), steps, measured };
  shapes.unshift(shape);
  return shape;
}

function hasCodes({ codes }: Shape, { skeleton, length }: Scan): boolean {
  if (codes.length !== length) return false;
  for (let index = 0; index < length; index += 1) if (codes[index] !== skeleton[index]) return false;
  return true;
}

/** The steps to each number by its line; the depth is that of a scan. */
function numbersOf(node: TreeNode, steps: readonly Step[], into: Map<number, readonly Step[]>): void {
  if (node.kind === 'number') into.set(node.line, steps);
  else if (node.kind === 'array') for (const [at, item] of node.items.entries()) numbersOf(item, [...steps, at], into);
  else if (node.kind === 'object') for (const { name, value } of node.members) numbersOf(value, [...steps, name], into);
}

/** One record, the first line of which has that number. */
function recordOf({ block, start, end }: UnitAt, line: number): TreeNode {
  const limits = { maxDepth: 64, maxNodes: 1_000_000 };
  const tree = readQuickly(`list:\n${block.toString('utf8', start, end)}`, '1.2', limits);
  const root = tree?.ambiguous === false ? tree.documents[0] : undefined;
  const list = root?.kind === 'object' && root.members.length === 1 ? root.members[0]!.value : undefined;
  const items = list?.kind === 'array' && list.items.length === 1 ? list.items : decline('no everyday YAML');
  return relined(items[0]!, (own) => own - 2 + line, new Map());
}

/** Drift at most: a value that is rewritten could be the last that told a column from a hollow one. */
function settle(context: TreeContext, pair: Pair): void {
  if (!sameStructure(pair.base, pair.head)) decline('another structure');
  if (!judge(context, pair)) decline('a value that is rewritten');
  diff(context, pair);
}

function isSame(left: Buffer, from: number, end: number, right: Buffer, to: number, stop: number): boolean {
  if (end - from !== stop - to) return false;
  for (let at = 0; at < end - from; at += 1) if (left[from + at] !== right[to + at]) return false;
  return true;
}

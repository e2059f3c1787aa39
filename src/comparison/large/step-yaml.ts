import type { TreeNode } from '../../documents/document.js';
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
import type { Place } from '../nodes.js';
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

/** The records of one skeleton: 1 for each scalar that is a number and may move (docs/classes.md section 5). */
interface Shape {
  readonly codes: Int32Array;
  readonly measured: Uint8Array;
}

interface Walk {
  /** Steps to the list. */
  readonly place: readonly Step[];
  readonly shapes: Shape[];
  readonly movers: Movers;
  readonly from: DecimalSpot;
  readonly to: DecimalSpot;
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
  const place: readonly Step[] = name === undefined ? [] : [name];
  const walk: Walk = {
    place,
    shapes: [],
    movers: measuredMovers(context),
    from: newDecimalSpot(),
    to: newDecimalSpot(),
  };
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
        if (!countMoves(walk, one.last, other.last, from, to)) {
          const place: Place = { parent, base: index, head: index };
          const pair = { base: recordOf(from, lines.base), head: recordOf(to, lines.head), place };
          settle(context, { ...pair, baseGroup: undefined, headGroup: undefined, depth: parent === undefined ? 1 : 2 });
        }
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
    if (ends.units > 0 && tail.length === 0 && !endsAlike(base, head)) decline('no line end on one side');
    const pieces: KeptSide['pieces'] = [{ kind: 'unit', bytes }];
    const side = { pieces, numbers: [0], length: ends.units, lf, crlf, nodes: ends.nodes };
    sides.push((await readYamlKept(job, file, side, tail)).document);
  }
  const documents = pairDocuments(sides[0]!, sides[1]!);
  const session = newSession(rules, undefined, { walked: found });
  return requireSettled(compareReading(session, { kind: 'documents', ...documents }, collector));
}

/** The sample stands for the last record as well, so that one must end with its line on both sides. */
function endsAlike(base: ByteSource, head: ByteSource): boolean {
  return [base, head].every((source) => source.read(source.size - 1, 1)[0] === 10);
}

/** Counts what moved where nothing differs but numbers of which doubles are certain; false where the comparer has to look. */
function countMoves(walk: Walk, one: Scan, other: Scan, base: UnitAt, head: UnitAt): boolean {
  if (one.length !== other.length || one.spanCount !== other.spanCount) decline('another structure');
  for (let at = 0; at < one.length; at += 1) if (one.skeleton[at] !== other.skeleton[at]) decline('another structure');
  const certain = isCertain(walk, one, other, base, head);
  if (certain) walk.movers.count();
  else walk.movers.drop();
  return certain;
}

function isCertain(
  { place, shapes, movers, from, to }: Walk,
  one: Scan,
  other: Scan,
  base: UnitAt,
  head: UnitAt,
): boolean {
  const [left, right] = [one.spans!, other.spans!];
  let shape: Shape | undefined;
  let [behind, beyond] = [base.start, head.start];
  for (let span = 0; span < one.spanCount; span += 1) {
    const at = 3 * span;
    const [start, end, begin, stop] = [left[at + 1]!, left[at + 2]!, right[at + 1]!, right[at + 2]!];
    if (!isSame(base.block, behind, start, head.block, beyond, begin)) return false;
    behind = end;
    beyond = stop;
    if (isSame(base.block, start, end, head.block, begin, stop)) continue;
    shape ??= shapeOf(place, shapes, one, base);
    if (shape.measured[span] !== 1) return false;
    if (!readDecimal(base.block, start, end, from) || from.end !== end) return false;
    if (!readDecimal(head.block, begin, stop, to) || to.end !== stop) return false;
    if (!movers.add(from, to)) return false;
  }
  return isSame(base.block, behind, base.end, head.block, beyond, head.end);
}

function shapeOf(place: readonly Step[], shapes: Shape[], scan: Scan, unit: UnitAt): Shape {
  const at = shapes.findIndex((shape) => hasCodes(shape, scan));
  if (at > 0) {
    // The next record is mostly like this one: it is looked for here first.
    const [found] = shapes.splice(at, 1);
    shapes.unshift(found!);
  }
  if (at >= 0) return shapes[0]!;
  if (shapes.length >= MAX_SHAPES) decline('records of many shapes');
  const measured = new Uint8Array(scan.spanCount);
  const lines = new Set<number>();
  measuredLines(recordOf(unit, 0), place, lines);
  // Lines of this record: another one of the same skeleton may have blank ones in between.
  for (let span = 0; span < scan.spanCount; span += 1) measured[span] = lines.has(scan.spans![3 * span]!) ? 1 : 0;
  const shape = { codes: scan.skeleton.slice(0, scan.length), measured };
  shapes.unshift(shape);
  return shape;
}

function hasCodes({ codes }: Shape, { skeleton, length }: Scan): boolean {
  if (codes.length !== length) return false;
  for (let index = 0; index < length; index += 1) if (codes[index] !== skeleton[index]) return false;
  return true;
}

/** Lines of the numbers whose names let them move; the depth is that of a scan. */
function measuredLines(node: TreeNode, steps: readonly Step[], into: Set<number>): void {
  if (node.kind === 'number') {
    const name = lastName(steps);
    if (name === undefined || !isExactName(name)) into.add(node.line);
  } else if (node.kind === 'array')
    for (const [at, item] of node.items.entries()) measuredLines(item, [...steps, at], into);
  else if (node.kind === 'object')
    for (const { name, value } of node.members) measuredLines(value, [...steps, name], into);
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

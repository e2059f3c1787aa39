import { type ByteSource, decline } from '../../documents/large/source.js';
import { stepUnits, type UnitAt } from '../../documents/large/step-units.js';
import { MAX_DEPTH, type XmlScan } from '../../documents/large/xml-state.js';
import { pairDocuments } from '../../documents/pairing.js';
import { type Collector, newCollector, tally, wants } from '../collector.js';
import { compareReading } from '../compare.js';
import type { Comparison } from '../comparison.js';
import { newContext, newSession } from '../documents.js';
import type { Place } from '../nodes.js';
import type { Step } from '../paths.js';
import type { Rules } from '../rules.js';
import { sameStructure } from '../structure.js';
import { diff, judge, type Pair, type TreeContext } from '../tree.js';
import { isPlain } from './certain.js';
import type { LargeJob } from './compare-large.js';
import type { LargeLimits } from './kept.js';
import type { KeptSide } from './kept-units.js';
import { requireSettled } from './settled.js';
import { newShapes, requireVaried, rewrittenIn } from './span-shapes.js';
import { readXmlKept, tailOf, type XmlFile, xmlFiles, xmlScanners } from './xml.js';

/** Records that are read at once where the comparer has to look at them; fewer at first, until it has changes enough to show. */
const BATCH = 1_024;
const FIRST_BATCH = 64;
/** Elements whose hashes are held. */
const MAX_ELEMENTS = 4_000_000;

/** Records that differ: their index, the lines of the list in front of them and behind them, and how they stand on either side. */
interface Waiting {
  readonly index: number;
  readonly line: number;
  readonly behind: number;
  readonly base: Buffer;
  readonly head: Buffer;
  readonly sameHash: boolean;
}

/**
 * XML with a list of as many elements as before, all of the same structure: then the comparer holds element i against element i, and
 * this does so while it reads. Texts may be rewritten, for it is shown that none of them is hollow and no element has moved.
 */
export async function stepLargeXml(
  base: ByteSource,
  head: ByteSource,
  rules: Rules,
  collector: Collector,
  limits: LargeLimits,
  job: LargeJob,
): Promise<Comparison> {
  const { left, right } = xmlFiles(base, head);
  if (!left.front.equals(right.front)) decline('another front');
  // Elements that both sides have are not read in full, so the scanner's depth has to be the one that counts.
  if (job.limits.depth < MAX_DEPTH + left.list.path.length) decline('a narrow limit of depth');
  const [one, other] = xmlScanners(left.list);
  const found = newCollector();
  const scaleAt = (): never => decline('the scale of a path');
  const context: TreeContext = { ...newContext(newSession(rules), found), scaleAt };
  const simple = isPlain(rules);
  const shapes = newShapes();
  const heads: number[] = [];
  const rewritten: number[] = [];
  let waiting: Waiting[] = [];
  let line = 0;
  let sample: Buffer | undefined;
  const judgeWaiting = async (): Promise<void> => {
    const batch = waiting;
    waiting = [];
    await judgeBatch(context, job, left, batch);
  };
  const seen = ({ block, start, end }: UnitAt, scan: XmlScan): void => {
    if (one.last.special) decline('what only the reader knows');
    if (heads.length >= MAX_ELEMENTS) decline('many elements');
    sample ??= Buffer.from(block.subarray(start, end));
    heads.push(keyOf(scan));
    line += one.last.lf + one.last.crlf;
  };
  const ends = await stepUnits(
    { source: base, start: left.list.start, scanner: one },
    { source: head, start: right.list.start, scanner: other },
    limits.window,
    {
      equal: (at) => seen(at, one.last),
      differing: (from, to) => {
        const before = line;
        seen(from, other.last);
        const sameHash = one.last.hash === other.last.hash;
        const count = rewrittenIn(shapes, one.last, other.last, from, to);
        if (!sameHash) {
          // By a rule they could be aligned otherwise.
          if (!simple) decline('elements that are rewritten');
          rewritten.push(keyOf(one.last));
        }
        if (!sameHash && count !== undefined && waiting.length === 0 && !wants(found, 'value')) {
          tally(found, 'value', 'value# rewritten', count);
          return undefined;
        }
        waiting.push({
          ...{ index: heads.length - 1, line: before, behind: line, sameHash },
          base: Buffer.from(from.block.subarray(from.start, from.end)),
          head: Buffer.from(to.block.subarray(to.start, to.end)),
        });
        return waiting.length < (wants(found, 'value') ? FIRST_BATCH : BATCH) ? undefined : judgeWaiting();
      },
    },
  );
  if (waiting.length > 0) await judgeWaiting();
  requireVaried(shapes);
  if (rewritten.length > 1) requireInPlace(rewritten, heads);
  const tails = { base: tailOf(left, ends.base.end), head: tailOf(right, ends.head.end) };
  if (!tails.base.equals(tails.head)) decline('another tail');
  const sides = [];
  for (const [file, { lf, crlf }, tail] of [
    [left, ends.base, tails.base],
    [right, ends.head, tails.head],
  ] as const) {
    const pieces: KeptSide['pieces'] = [
      { kind: 'unit', bytes: sample ?? decline('no elements') },
      { kind: 'gap', lines: line },
    ];
    const side = { pieces, numbers: [0], length: ends.units, lf, crlf, nodes: ends.nodes };
    sides.push((await readXmlKept(job, file, side, 1, tail)).document);
  }
  const documents = pairDocuments(sides[0]!, sides[1]!);
  const session = newSession(rules, undefined, { walked: found });
  return requireSettled(compareReading(session, { kind: 'documents', ...documents }, collector));
}

/** Reads records that differ and gives them to the comparer. */
async function judgeBatch(
  context: TreeContext,
  job: LargeJob,
  file: XmlFile,
  batch: readonly Waiting[],
): Promise<void> {
  const [one, other] = [await itemsOf(job, file, batch, 'base'), await itemsOf(job, file, batch, 'head')];
  const parent = placeOf(one.place);
  for (const [at, { index, sameHash }] of batch.entries()) {
    const [from, to] = [one.items[at]!, other.items[at]!];
    if (!sameStructure(from, to)) decline('another structure');
    const place: Place = { parent, base: index, head: index };
    const groups = { baseGroup: undefined, headGroup: undefined };
    const pair: Pair = { base: from, head: to, place, ...groups, depth: one.place.length + 1 };
    if (!judge(context, pair) && sameHash) decline('two elements of one hash');
    diff(context, pair);
  }
}

function placeOf(steps: readonly Step[]): Place | undefined {
  let place: Place | undefined;
  for (const step of steps) place = { parent: place, base: step, head: step };
  return place;
}

async function itemsOf(
  job: LargeJob,
  file: XmlFile,
  batch: readonly Waiting[],
  side: 'base' | 'head',
): ReturnType<typeof readXmlKept> {
  const pieces: KeptSide['pieces'] = [];
  let behind = { index: -1, line: 0 };
  for (const one of batch) {
    if (one.index > behind.index + 1) pieces.push({ kind: 'gap', lines: one.line - behind.line });
    pieces.push({ kind: 'unit', bytes: one[side] });
    behind = { index: one.index, line: one.behind };
  }
  const numbers = batch.map(({ index }) => index);
  const tail = Buffer.from(
    file.list.path
      .toReversed()
      .map(({ name }) => `</${name}>`)
      .join(''),
  );
  return readXmlKept(job, file, { pieces, numbers, length: numbers.length, lf: 0, crlf: 0, nodes: 0 }, 0, tail);
}

/** 53 bits: some of a hundred thousand elements have the same 32. Equal elements have the same key. */
function keyOf({ hash, check }: XmlScan): number {
  return (hash >>> 0) * 2_097_152 + (check & 0x1fffff);
}

/** No rewritten element is one of head that stands elsewhere: then no way to align them is shorter than to leave them in their places. */
function requireInPlace(rewritten: readonly number[], heads: readonly number[]): void {
  const known = Float64Array.from(heads).sort();
  for (const key of rewritten) {
    let [low, high] = [0, known.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (known[middle]! < key) low = middle + 1;
      else high = middle;
    }
    if (known[low] === key) decline('elements that may have moved');
  }
}

import type { SegmentLimits } from '../../documents/large/runs.js';
import { decline } from '../../documents/large/source.js';
import { type ListSide, type Unit, type UnitFacts, walkUnits } from '../../documents/large/units.js';
import type { Gap } from './kept.js';

/** Units of one skeleton that are kept: as many as hollow.ts asks for before it calls a column constant. */
const EXAMPLES = 3;
/** Skeletons of one file. Beyond them its records have little in common, and the plain path looks at all of them. */
const MAX_SKELETONS = 64;

/** What is at hand of one side, in order: units, and how many lines are left out between them. */
export interface KeptSide {
  readonly pieces: (
    | { readonly kind: 'unit'; readonly bytes: Buffer }
    | { readonly kind: 'gap'; readonly lines: number }
  )[];
  /** Zero-based indexes in the file of the kept units. */
  readonly numbers: number[];
  /** All units of the list. */
  length: number;
  lf: number;
  crlf: number;
  /** Of all units. */
  nodes: number;
}

export interface KeptUnits {
  readonly base: KeptSide;
  readonly head: KeptSide;
  readonly gaps: readonly Gap[];
  readonly aligned: boolean;
  /** Hashes of base's units by their index, as the comparison takes them; those that differ have none. */
  readonly hashes: Int32Array;
  /** In the same way what their first member says, where that is a number that may name them; -1 where it is none. */
  readonly identities: Float64Array;
  readonly identityName: string | undefined;
  /** Where the lists end. */
  readonly ends: { readonly base: number; readonly head: number };
}

export interface UnitLimits extends SegmentLimits {
  readonly context: number;
}

/** A unit of a run that is kept: its index in the run, and the lines of the run in front of it and behind it. */
interface KeptInRun {
  readonly index: number;
  readonly bytes: Buffer;
  readonly offset: number;
  readonly before: number;
  readonly behind: number;
}

/** Where one of the last units of a run stands; it is read when the run has ended. */
interface Place {
  index: number;
  offset: number;
  size: number;
  before: number;
  behind: number;
}

interface Run {
  readonly kept: KeptInRun[];
  readonly last: Place[];
  count: number;
  lf: number;
  crlf: number;
  nodes: number;
}

/** Patches whole; of each run its first and last units, those of which only the reader knows what they are, and some of every skeleton. */
export function keptUnits(base: ListSide, head: ListSide, limits: UnitLimits): KeptUnits {
  const side = (): KeptSide => ({ pieces: [], numbers: [], length: 0, lf: 0, crlf: 0, nodes: 0 });
  const [left, right] = [side(), side()];
  const gaps: Gap[] = [];
  const skeletons = newSkeletons();
  let hashes = new Int32Array(1_024);
  let identities = new Float64Array(1_024);
  let aligned = true;
  let run = newRun(limits.context);
  const ends = walkUnits(base, head, limits, {
    patch: (baseUnits, headUnits) => {
      for (const unit of baseUnits) keep(left, unit);
      for (const unit of headUnits) keep(right, unit);
    },
    same: (block, start, end, offset, facts) => {
      const index = left.length + run.count;
      if (index >= hashes.length) {
        hashes = widened(hashes, new Int32Array(2 * index));
        identities = widened(identities, new Float64Array(2 * index));
      }
      hashes[index] = facts.hash;
      identities[index] = facts.identity ?? -1;
      seeUnit(run, block, start, end, offset, facts, limits.context, skeletons);
      if (run.kept.length > limits.maxLines) decline('too much is kept');
    },
    ran: () => {
      if (left.length !== right.length) aligned = false;
      endRun(run, base, left, right, gaps);
      run = newRun(limits.context);
    },
  });
  const { identityName } = base.scanner.last;
  const known = { hashes, identities, identityName };
  return { base: left, head: right, gaps, aligned, ...known, ends: ends ?? decline('too much differs') };
}

function widened<T extends Int32Array | Float64Array>(list: T, wider: T): T {
  wider.set(list);
  return wider;
}

function keep(into: KeptSide, { bytes, lf, crlf, nodes }: Unit): void {
  into.pieces.push({ kind: 'unit', bytes });
  into.numbers.push(into.length);
  into.length += 1;
  into.lf += lf;
  into.crlf += crlf;
  into.nodes += nodes;
}

function newRun(context: number): Run {
  const place = (): Place => ({ index: -1, offset: 0, size: 0, before: 0, behind: 0 });
  return { kept: [], last: Array.from({ length: context }, place), count: 0, lf: 0, crlf: 0, nodes: 0 };
}

function seeUnit(
  run: Run,
  block: Buffer,
  start: number,
  end: number,
  offset: number,
  facts: UnitFacts,
  context: number,
  skeletons: Skeletons,
): void {
  const index = run.count;
  const before = run.lf + run.crlf;
  run.count += 1;
  run.lf += facts.lf;
  run.crlf += facts.crlf;
  run.nodes += facts.nodes;
  const behind = run.lf + run.crlf;
  const known = skeletonOf(skeletons, facts);
  if (index < context || facts.special || known.kept < EXAMPLES) {
    known.kept += 1;
    run.kept.push({ index, bytes: Buffer.from(block.subarray(start, end)), offset, before, behind });
    return;
  }
  const place = run.last[index % context]!;
  place.index = index;
  place.offset = offset;
  place.size = end - start;
  place.before = before;
  place.behind = behind;
}

function endRun(run: Run, { source }: ListSide, left: KeptSide, right: KeptSide, gaps: Gap[]): void {
  const first = run.count - run.last.length;
  const kept = [...run.kept];
  for (const { index, offset, size, before, behind } of run.last) {
    if (index < first || index < 0) continue;
    kept.push({ index, bytes: Buffer.from(source.read(offset, size)), offset, before, behind });
  }
  kept.sort((one, other) => one.index - other.index);
  const [baseFirst, headFirst] = [left.length, right.length];
  for (const [at, { index, bytes, offset, behind }] of kept.entries()) {
    for (const [into, from] of [
      [left, baseFirst],
      [right, headFirst],
    ] as const) {
      into.pieces.push({ kind: 'unit', bytes });
      into.numbers.push(from + index);
    }
    const next = kept[at + 1];
    if (next === undefined || next.index === index + 1) continue;
    const start = offset + bytes.length;
    for (const into of [left, right]) into.pieces.push({ kind: 'gap', lines: next.before - behind });
    gaps.push({
      before: { base: left.numbers.length, head: right.numbers.length },
      ...{ lead: neighbours(kept, at, -1), tail: neighbours(kept, at + 1, 1) },
      ...{ offset: start, bytes: next.offset - start, lines: next.index - index - 1 },
      ...{ baseLine: baseFirst + index + 1, headLine: headFirst + index + 1 },
    });
  }
  for (const into of [left, right]) {
    into.length += run.count;
    into.lf += run.lf;
    into.crlf += run.crlf;
    into.nodes += run.nodes;
  }
}

/** How many kept units stand side by side from one of them on. */
function neighbours(kept: readonly KeptInRun[], from: number, step: 1 | -1): number {
  let at = from;
  while (kept[at + step]?.index === kept[at]!.index + step) at += step;
  return Math.abs(at - from) + 1;
}

interface Skeleton {
  readonly codes: Int32Array;
  kept: number;
}

interface Skeletons {
  readonly byHash: Map<number, Skeleton[]>;
  count: number;
  last: Skeleton | undefined;
}

function newSkeletons(): Skeletons {
  return { byHash: new Map(), count: 0, last: undefined };
}

function skeletonOf(skeletons: Skeletons, { skeleton, length }: UnitFacts): Skeleton {
  if (skeletons.last !== undefined && isSame(skeletons.last, skeleton, length)) return skeletons.last;
  let hash = 0;
  for (let index = 0; index < length; index += 1) hash = Math.imul(hash ^ skeleton[index]!, 0x01000193);
  let known = skeletons.byHash.get(hash);
  if (known === undefined) {
    known = [];
    skeletons.byHash.set(hash, known);
  }
  let found = known.find((one) => isSame(one, skeleton, length));
  if (found === undefined) {
    skeletons.count += 1;
    if (skeletons.count > MAX_SKELETONS) decline('records of many shapes');
    found = { codes: skeleton.slice(0, length), kept: 0 };
    known.push(found);
  }
  skeletons.last = found;
  return found;
}

function isSame({ codes }: Skeleton, skeleton: Int32Array, length: number): boolean {
  if (codes.length !== length) return false;
  for (let index = 0; index < length; index += 1) if (codes[index] !== skeleton[index]) return false;
  return true;
}

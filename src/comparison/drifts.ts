import { type Collector, movesIn, tally } from './collector.js';
import {
  binOf,
  FURTHEST_BIN,
  type MoveBounds,
  type MoveCounter,
  rankOfWords,
  samplePoint,
  seeBounds,
} from './moves.js';
import { type Bounds, LARGEST_CERTAIN, ROUNDOFF, SMALLEST_CERTAIN } from './numbers.js';

/** Elements of one call: a function that runs for long before it returns for the first time is compiled without knowing how it ends, and again and again. */
const STRETCH = 1_024;

/** Numbers of an array that move within their bounds and are of no rank among the changes that are kept. */
export interface Drifts {
  /**
   * Counts elements from `start` on, while doubles are certain that they are equal or drift, and that they moved by no more than `least`
   * of the smaller.
   *
   * @returns The index of the first element that they are not certain of.
   */
  readonly skip: (start: number, least: number) => number;
  /** Tells the collector. Once, after the last element. */
  readonly finish: (sort: string) => void;
}

/**
 * What `addMove` and `withinForCertain` come to for each element, in one loop without a call or an object for any of them: an array has tens of millions.
 *
 * @param plotted  What a plot measures moves by.
 */
export function driftsOf(
  collector: Collector,
  base: Float64Array | Float32Array,
  head: Float64Array | Float32Array,
  bounds: Bounds,
  plotted: MoveBounds | undefined,
): Drifts {
  const isWide = base instanceof Float64Array && head instanceof Float64Array;
  const measures = plotted !== undefined && (plotted.relative ?? 0) + (plotted.absolute ?? 0) > 0;
  let part = isWide ? partOf(base, head, 0) : undefined;
  let [raised, lowered] = [0, 0];
  const skip = (start: number, least: number): number => {
    for (let at = start; at < base.length; ) {
      const end = Math.min(base.length, at + STRETCH);
      if (part === undefined || end > part.first + part.base.length)
        part = partOf(new Float64Array(base.subarray(at, end)), new Float64Array(head.subarray(at, end)), at);
      const from = at - part.first;
      const stretch = certainDrifts(part, from, end - part.first, least, bounds);
      at = stretch.end + part.first;
      if (stretch.moves > 0) {
        const counter = movesIn(collector);
        counter.count += stretch.moves;
        raised += stretch.raised;
        lowered += stretch.moves - stretch.raised;
        sampleDrifts(counter, part, from, stretch.end);
        if (measures) {
          binDrifts(counter, part, from, stretch, plotted);
          seeBounds(counter, plotted);
        }
      }
      if (at < end) return at;
    }
    return base.length;
  };
  const finish = (sort: string): void => {
    if (raised + lowered === 0) return;
    collector.raised += raised;
    collector.lowered += lowered;
    tally(collector, 'drift', sort, raised + lowered);
  };
  return { skip, finish };
}

/** Doubles of both sides and their words; `first` is the index of the first of them in the array. */
interface Part {
  readonly first: number;
  readonly base: Float64Array;
  readonly head: Float64Array;
  readonly baseWords: Int32Array;
  readonly headWords: Int32Array;
}

function partOf(base: Float64Array, head: Float64Array, first: number): Part {
  const wordsOf = ({ buffer, byteOffset, length }: Float64Array): Int32Array =>
    new Int32Array(buffer, byteOffset, 2 * length);
  return { first, base, head, baseWords: wordsOf(base), headWords: wordsOf(head) };
}

/** What a stretch of elements comes to. */
interface Stretch {
  /** Index of the first element that is not certain to be equal or drift; the stretch ends there. */
  readonly end: number;
  readonly moves: number;
  readonly raised: number;
  /** The smallest and the largest share of the smaller number that one of them moved by. */
  readonly nearest: number;
  readonly furthest: number;
}

/** `withinForCertain`, and no further than what is kept. */
function certainDrifts(
  { base, head }: Part,
  start: number,
  end: number,
  least: number,
  { relative, absolute }: Bounds,
): Stretch {
  let [moves, raised, furthest, nearest] = [0, 0, 0, Number.POSITIVE_INFINITY];
  let i = start;
  for (; i < end; i += 1) {
    const from = base[i]!;
    const to = head[i]!;
    if (from === to) continue;
    const x = Math.abs(from);
    const y = Math.abs(to);
    const smaller = Math.min(x, y);
    const distance = Math.abs(from - to);
    const moved = distance / smaller;
    if (!(moved <= least && smaller > SMALLEST_CERTAIN && x < LARGEST_CERTAIN && y < LARGEST_CERTAIN)) break;
    const limit = Math.max(absolute, relative * smaller);
    if (!(distance < limit - ROUNDOFF * (x + y + limit))) break;
    moves += 1;
    if (to > from) raised += 1;
    if (moved > furthest) furthest = moved;
    if (moved < nearest) nearest = moved;
  }
  return { end: i, moves, raised, nearest, furthest };
}

function sampleDrifts(
  counter: MoveCounter,
  { base, head, baseWords, headWords }: Part,
  start: number,
  end: number,
): void {
  let { highest } = counter;
  for (let i = start; i < end; i += 1) {
    const at = 2 * i;
    const rank = rankOfWords(baseWords[at]!, baseWords[at + 1]!, headWords[at]!, headWords[at + 1]!);
    if (rank > highest || base[i] === head[i]) continue;
    samplePoint(counter, base[i]!, head[i]!, false);
    highest = counter.highest;
  }
}

/** Numbers of one array move by much the same, so that the nearest and the furthest of a stretch are mostly of one bin. */
function binDrifts(
  { bins }: MoveCounter,
  { base, head }: Part,
  start: number,
  { end, moves, nearest, furthest }: Stretch,
  { relative: most = 0, absolute: far = 0 }: MoveBounds,
): void {
  const bin = driftBin(furthest / most);
  if (far === 0 && driftBin(nearest / most) === bin) {
    bins[bin]! += moves;
    return;
  }
  for (let i = start; i < end; i += 1) {
    const from = base[i]!;
    const to = head[i]!;
    if (from === to) continue;
    const distance = Math.abs(from - to);
    const relative = most > 0 ? distance / Math.min(Math.abs(from), Math.abs(to)) / most : Number.POSITIVE_INFINITY;
    bins[driftBin(far > 0 ? Math.min(relative, distance / far) : relative)]! += 1;
  }
}

/** That they are within their limit was decided exactly; doubles may see it otherwise. */
function driftBin(ratio: number): number {
  return Math.min(0, binOf(ratio)) + FURTHEST_BIN;
}

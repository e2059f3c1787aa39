/**
 * How numbers moved over the whole of a comparison, however many they are: counted in bins of a fixed number, and a sample of
 * fixed size. Facts for a plot; no class rests on them. What is counted does not depend on the order of the numbers, and
 * two counts can be added (docs/adr/0226).
 */

/** A bin is half a power of ten of the move over its limit, closed above: bin 0 ends at the limit itself. */
export const BINS_PER_DECADE = 2;
/** Moves further from their limit are counted in the last bin. */
export const FURTHEST_BIN = 40;
const BINS = 2 * FURTHEST_BIN + 1;
/** Points of a base-against-head plot; more than a picture of that size can show apart. */
export const MAX_SAMPLE = 100;
/** A plot of some hundred pixels shows no more, and a number whose name says that it is secret is not given away. */
const SAMPLE_DIGITS = 3;

export interface MoveBin {
  /** -FURTHEST_BIN to FURTHEST_BIN; above 0 is beyond the limit. */
  readonly bin: number;
  readonly count: number;
}

export interface SampledMove {
  readonly base: number;
  readonly head: number;
  readonly beyond: boolean;
}

/** Of more numbers than the changes list. */
export interface Moves {
  /** All numbers that moved, whatever they were held against. */
  readonly count: number;
  /** Those that were held against a bound, by their share of it; ascending. */
  readonly bins: readonly MoveBin[];
  /** The one relative bound that all in `bins` were held against, where there is one. */
  readonly relative?: number;
  /** At most MAX_SAMPLE of them, rounded; the same ones whatever the order. */
  readonly sample: readonly SampledMove[];
}

/** What a number may move by; of several any one is enough. 0 is none. */
export interface MoveBounds {
  readonly relative?: number;
  readonly absolute?: number;
  readonly ulp?: number;
}

/** The words that `describeBounds` and its like have for a limit. Several rules at once, and `exact`, are no single bound. */
const LIMIT =
  /^(?:([0-9.]+) ULP)?(?: or )?(?:relative ([0-9.eE+-]+))?(?: or )?(?:absolute ([0-9.eE+-]+))?(?: \([^\n]*\))?$/;
const known = new Map<string, MoveBounds | undefined>();
const MAX_KNOWN = 1_000;

/** The bounds that a limit names; undefined where it names none, or more than one rule. */
export function boundsOf(limit: string | undefined): MoveBounds | undefined {
  if (limit === undefined) return undefined;
  if (known.has(limit)) return known.get(limit);
  const bounds = parseBounds(limit);
  if (known.size < MAX_KNOWN) known.set(limit, bounds);
  return bounds;
}

function parseBounds(limit: string): MoveBounds | undefined {
  const [, ulp, relative, absolute] = LIMIT.exec(limit) ?? [];
  const bounds = { ...bound('ulp', ulp), ...bound('relative', relative), ...bound('absolute', absolute) };
  return Object.keys(bounds).length === 0 ? undefined : bounds;
}

function bound(name: keyof MoveBounds, text: string | undefined): MoveBounds {
  const value = Number(text);
  return text !== undefined && value > 0 && Number.isFinite(value) ? { [name]: value } : {};
}

/** The move over what is allowed: 1 is at the limit. Undefined where nothing measures it. */
export function ratioOf(
  bounds: MoveBounds,
  absolute: number | undefined,
  relative: number | undefined,
  ulp: number | undefined,
): number | undefined {
  let least = Number.POSITIVE_INFINITY;
  if (bounds.relative && relative !== undefined) least = Math.min(least, relative / bounds.relative);
  if (bounds.absolute && absolute !== undefined) least = Math.min(least, absolute / bounds.absolute);
  if (bounds.ulp && ulp !== undefined) least = Math.min(least, ulp / bounds.ulp);
  return Number.isFinite(least) ? least : undefined;
}

/** The one bound there is, where it is a relative one. */
export function onlyRelative({ relative, absolute, ulp }: MoveBounds): number | undefined {
  return relative && !absolute && !ulp ? relative : undefined;
}

interface Point extends SampledMove {
  readonly rank: number;
}

/** Grows while numbers are compared. */
export interface MoveCounter {
  count: number;
  readonly bins: number[];
  /** Undefined before the first; null where there were several, or others. */
  relative: number | null | undefined;
  sample: Point[];
  /** Points of a higher rank are not looked at any more. */
  highest: number;
}

export function newMoveCounter(): MoveCounter {
  return {
    count: 0,
    bins: new Array<number>(BINS).fill(0),
    relative: undefined,
    sample: [],
    highest: Number.POSITIVE_INFINITY,
  };
}

/** One number. `ulp` only where the bounds ask for it. */
export function addMove(
  counter: MoveCounter,
  base: number,
  head: number,
  beyond: boolean,
  bounds: MoveBounds | undefined,
  ulp?: number,
): void {
  counter.count += 1;
  samplePoint(counter, base, head, beyond);
  if (bounds === undefined) return;
  const absolute = Math.abs(base - head);
  const relative = absolute / Math.min(Math.abs(base), Math.abs(head));
  const ratio = ratioOf(bounds, absolute, relative, ulp);
  if (ratio === undefined) return;
  addRatio(counter, ratio, beyond, bounds);
}

/**
 * `addMove` for many numbers that are known to be within the same bounds, none of them in units of the last place: what does
 * not depend on the number is looked up once.
 *
 * @returns  Takes the finite numbers of both sides, and their distance over the smaller of the two.
 */
export function moveAdder(
  counter: MoveCounter,
  bounds: MoveBounds | undefined,
): (base: number, head: number, relative: number) => void {
  const { relative: most = 0, absolute: far = 0 } = bounds ?? {};
  const { bins } = counter;
  const plotted = most > 0 || far > 0;
  let known = false;
  return (base, head, relative) => {
    counter.count += 1;
    if (rankOf(base, head) <= counter.highest) samplePoint(counter, base, head, false);
    if (!plotted) return;
    let ratio = most > 0 ? relative / most : Number.POSITIVE_INFINITY;
    if (far > 0) ratio = Math.min(ratio, Math.abs(base - head) / far);
    if (!known) {
      known = true;
      addRatio(counter, ratio, false, bounds!);
      return;
    }
    bins[Math.min(0, binOf(ratio)) + FURTHEST_BIN]! += 1;
  };
}

export function addRatio(counter: MoveCounter, ratio: number, beyond: boolean, bounds: MoveBounds): void {
  // Which side of the limit it is on was decided exactly; doubles may see it otherwise.
  const bin = beyond ? Math.max(1, binOf(ratio)) : Math.min(0, binOf(ratio));
  counter.bins[bin + FURTHEST_BIN]! += 1;
  seeBounds(counter, bounds);
}

/** What numbers in the bins were held against. */
export function seeBounds(counter: MoveCounter, bounds: MoveBounds): void {
  const alone = onlyRelative(bounds) ?? null;
  if (counter.relative === undefined) counter.relative = alone;
  else if (counter.relative !== alone) counter.relative = null;
}

const EDGES = Float64Array.from({ length: BINS }, (_, index) => 10 ** ((index - FURTHEST_BIN) / BINS_PER_DECADE));
const double = new Float64Array(1);
const words = new Uint32Array(double.buffer);
/** Half powers of ten in a power of two. */
const BINS_PER_DOUBLING = BINS_PER_DECADE * Math.log10(2);

/** By the exponent of the double and a comparison or two: a logarithm for each of ten million numbers would be felt. */
export function binOf(ratio: number): number {
  double[0] = ratio;
  const doublings = ((words[1]! >>> 20) & 0x7ff) - 1_023;
  let index = Math.max(0, Math.floor(doublings * BINS_PER_DOUBLING) + FURTHEST_BIN);
  while (index < BINS - 1 && ratio > EDGES[index]!) index += 1;
  return Math.min(index, BINS - 1) - FURTHEST_BIN;
}

/** Two infinities are no place in a plot. */
export function samplePoint(counter: MoveCounter, base: number, head: number, beyond: boolean): void {
  const rank = rankOf(base, head);
  if (rank > counter.highest || !Number.isFinite(base) || !Number.isFinite(head)) return;
  counter.sample.push({ base, head, beyond, rank });
  if (counter.sample.length > 4 * MAX_SAMPLE) cutSample(counter);
}

/** Mixes all bits of both, so that which points are kept has nothing to do with their size or place. */
function rankOf(base: number, head: number): number {
  double[0] = base;
  const [first, second] = [words[0]!, words[1]!];
  double[0] = head;
  return rankOfWords(first, second, words[0]!, words[1]!);
}

/** `rankOf` for the 32-bit words of both numbers, in memory order. */
export function rankOfWords(base0: number, base1: number, head0: number, head1: number): number {
  let state = Math.imul(base0 ^ 0x9e37_79b9, 0x85eb_ca6b) ^ base1;
  state = Math.imul(state ^ (state >>> 15), 0xc2b2_ae35);
  state = Math.imul(state ^ head0 ^ (state >>> 13), 0x27d4_eb2f) ^ head1;
  state = Math.imul(state ^ (state >>> 15), 0x1656_67b1);
  return (state ^ (state >>> 16)) >>> 0;
}

/** Lowest ranks first, each pair of numbers once. */
function cutSample(counter: MoveCounter): void {
  const sorted = counter.sample.sort(
    (a, b) => a.rank - b.rank || a.base - b.base || a.head - b.head || Number(b.beyond) - Number(a.beyond),
  );
  const kept: Point[] = [];
  for (const point of sorted) {
    const last = kept.at(-1);
    if (last !== undefined && last.base === point.base && last.head === point.head) continue;
    kept.push(point);
    if (kept.length === MAX_SAMPLE) break;
  }
  counter.sample = kept;
  if (kept.length === MAX_SAMPLE) counter.highest = kept.at(-1)?.rank ?? counter.highest;
}

export function mergeMoves(into: MoveCounter, from: MoveCounter): void {
  into.count += from.count;
  for (const [index, count] of from.bins.entries()) into.bins[index]! += count;
  if (into.relative === undefined) into.relative = from.relative;
  else if (from.relative !== undefined && into.relative !== from.relative) into.relative = null;
  into.sample.push(...from.sample);
  cutSample(into);
}

export function movesOf(counter: MoveCounter): Moves {
  cutSample(counter);
  const bins = counter.bins.flatMap((count, index) => (count === 0 ? [] : [{ bin: index - FURTHEST_BIN, count }]));
  const rounded = (value: number): number => Number(value.toPrecision(SAMPLE_DIGITS));
  return {
    count: counter.count,
    bins,
    ...(typeof counter.relative === 'number' ? { relative: counter.relative } : {}),
    sample: counter.sample.map(({ base, head, beyond }) => ({ base: rounded(base), head: rounded(head), beyond })),
  };
}

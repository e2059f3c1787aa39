import type { Omitted } from './omitted.js';

/**
 * Pairs the elements of two sequences for the report (docs/classes.md section 6). The class never rests on a pairing found
 * here: the caller calls a sequence drift only where element i stands against element i, and counts every element
 * that is not paired or has moved. So the worst pairing can only make the result worse.
 */

export interface Sequences {
  readonly baseLength: number;
  readonly headLength: number;
  /** The same data. */
  readonly equal: (base: number, head: number) => boolean;
  /** Equal elements have equal hashes; the reverse is always checked. */
  readonly baseHash: (base: number) => number;
  readonly headHash: (head: number) => number;
  /** Identities of the elements, unique on each side, where there is a key. Asked once, and only where it is needed. */
  readonly keys?: () => Keys | undefined;
  /** How alike two elements are, 0 to 1; asked a bounded number of times. */
  readonly similarity?: (base: number, head: number) => number;
  /** Set where not all elements are at hand: says which of those at hand stand among the others once more. */
  readonly omitted?: Pick<Omitted, 'repeats' | 'requireAnchors' | 'requireTrim'>;
}

export interface Keys {
  readonly base: readonly string[];
  readonly head: readonly string[];
}

/** `headOf[i]` is the partner of base element i, or -1. One to one. */
export interface Pairing {
  readonly headOf: Int32Array;
}

/** Gaps of up to so many cells are aligned by similarity, larger ones by a walk that looks a little ahead. */
const MAX_GAP_CELLS = 1_024;
/** All gaps of one alignment together, so that a file of many small gaps stays linear. */
const MAX_GAP_CELLS_TOTAL = 50_000;
/** Candidates of one hash that are tried before giving up: equal rows by the million stay linear. */
const MAX_TRIES = 8;

interface Work {
  readonly sequences: Sequences;
  readonly headOf: Int32Array;
  readonly baseOf: Int32Array;
  cells: number;
}

function pair(work: Work, base: number, head: number): void {
  work.headOf[base] = head;
  work.baseOf[head] = base;
}

/** Linear but for bounded gaps. */
export function align(sequences: Sequences): Pairing {
  const work: Work = {
    sequences,
    headOf: new Int32Array(sequences.baseLength).fill(-1),
    baseOf: new Int32Array(sequences.headLength).fill(-1),
    cells: 0,
  };
  const range = trim(work, { base: 0, baseEnd: sequences.baseLength, head: 0, headEnd: sequences.headLength });
  sequences.omitted?.requireTrim(range, sequences.baseLength, sequences.headLength);
  if (range.base === range.baseEnd || range.head === range.headEnd) return { headOf: work.headOf };
  const keys = sequences.keys?.();
  if (keys) {
    pairByKey(work, range, keys);
  } else {
    pairUniqueRows(work, range);
    fillGaps(work, range);
    pairEqualLeftovers(work, range);
    pairLeftovers(work, range);
  }
  return { headOf: work.headOf };
}

export interface Range {
  base: number;
  baseEnd: number;
  head: number;
  headEnd: number;
}

function trim(work: Work, range: Range): Range {
  const { equal } = work.sequences;
  while (range.base < range.baseEnd && range.head < range.headEnd && equal(range.base, range.head)) {
    pair(work, range.base, range.head);
    range.base += 1;
    range.head += 1;
  }
  while (range.base < range.baseEnd && range.head < range.headEnd && equal(range.baseEnd - 1, range.headEnd - 1)) {
    range.baseEnd -= 1;
    range.headEnd -= 1;
    pair(work, range.baseEnd, range.headEnd);
  }
  return range;
}

function pairByKey(work: Work, range: Range, keys: Keys): void {
  const heads = new Map<string, number>();
  for (let j = range.head; j < range.headEnd; j += 1) heads.set(keys.head[j] ?? '', j);
  for (let i = range.base; i < range.baseEnd; i += 1) {
    const j = heads.get(keys.base[i] ?? '');
    // One to one, whatever the keys are.
    if (j === undefined || work.baseOf[j]! >= 0) continue;
    pair(work, i, j);
  }
}

/** Rows that occur once on each side are the anchors; only those in increasing order are paired at this step. */
function pairUniqueRows(work: Work, range: Range): void {
  const { baseHash, headHash, equal, omitted } = work.sequences;
  const bases = new Map<number, number>();
  for (let i = range.base; i < range.baseEnd; i += 1) {
    const hash = baseHash(i);
    bases.set(hash, bases.has(hash) ? -1 : i);
  }
  const heads = new Map<number, number>();
  for (let j = range.head; j < range.headEnd; j += 1) {
    const hash = headHash(j);
    heads.set(hash, heads.has(hash) ? -1 : j);
  }
  const anchors: (readonly [number, number])[] = [];
  for (const [hash, i] of bases) {
    const j = heads.get(hash);
    if (i < 0 || j === undefined || j < 0 || omitted?.repeats(hash, range.base, range.baseEnd)) continue;
    if (equal(i, j)) anchors.push([i, j]);
  }
  anchors.sort((a, b) => a[0] - b[0]);
  const kept = longestIncreasing(anchors.map(([, j]) => j));
  omitted?.requireAnchors(anchors, kept.length, range.base, range.baseEnd);
  for (const index of kept) pair(work, anchors[index]![0], anchors[index]![1]);
}

/** Indexes of one longest strictly increasing subsequence; n log n. */
export function longestIncreasing(values: readonly number[]): number[] {
  const tails: number[] = [];
  const previous = new Int32Array(values.length).fill(-1);
  for (let i = 0; i < values.length; i += 1) {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (values[tails[middle]!]! < values[i]!) low = middle + 1;
      else high = middle;
    }
    if (low > 0) previous[i] = tails[low - 1]!;
    tails[low] = i;
  }
  const result: number[] = [];
  for (let at = tails.at(-1) ?? -1; at >= 0; at = previous[at]!) result.push(at);
  return result.reverse();
}

/** Visits the stretches between paired elements, in order; pairs that cross are left out of the frame. */
function gaps(work: Work, range: Range, visit: (gap: Range) => void): void {
  let base = range.base;
  let head = range.head;
  for (let i = range.base; i <= range.baseEnd; i += 1) {
    const j = i === range.baseEnd ? range.headEnd : work.headOf[i]!;
    if (j < 0 || j < head) continue;
    if (i > base || j > head) visit({ base, baseEnd: i, head, headEnd: j });
    base = i + 1;
    head = j + 1;
  }
}

function fillGaps(work: Work, range: Range): void {
  gaps(work, range, (gap) => {
    const left = trim(work, gap);
    const cells = (left.baseEnd - left.base) * (left.headEnd - left.head);
    if (cells === 0) return;
    if (cells > MAX_GAP_CELLS || work.cells + cells > MAX_GAP_CELLS_TOTAL) {
      walkGap(work, left);
      return;
    }
    work.cells += cells;
    alignGap(work, left);
  });
}

/** How far ahead a large gap looks for the next pair that is alike. */
const LOOK_AHEAD = 6;
/** Questions a large gap may ask for each of its elements. */
const QUESTIONS = 6;

/**
 * A large gap, front to back: pairs what is drift at most, skips a few on either side where that finds the next such pair.
 * Rows of noise behind an inserted row find their partners so; the cost is linear.
 */
function walkGap(work: Work, gap: Range): void {
  const { similarity } = work.sequences;
  if (!similarity) return;
  let questions = QUESTIONS * (gap.baseEnd - gap.base + gap.headEnd - gap.head);
  const alike = (i: number, j: number): boolean => {
    if (i >= gap.baseEnd || j >= gap.headEnd) return false;
    questions -= 1;
    return similarity(i, j) > 1;
  };
  let i = gap.base;
  let j = gap.head;
  while (i < gap.baseEnd && j < gap.headEnd && questions > 0) {
    let skip = 0;
    while (skip <= LOOK_AHEAD && !alike(i + skip, j) && !(skip > 0 && alike(i, j + skip))) skip += 1;
    if (skip > LOOK_AHEAD) {
      i += 1;
      j += 1;
      continue;
    }
    if (skip > 0) {
      if (alike(i + skip, j)) i += skip;
      else j += skip;
    }
    pair(work, i, j);
    i += 1;
    j += 1;
  }
}

/** Highest total similarity in order: exact for a small gap. */
function alignGap(work: Work, gap: Range): void {
  const rows = gap.baseEnd - gap.base;
  const columns = gap.headEnd - gap.head;
  const { equal, similarity } = work.sequences;
  const alike = (i: number, j: number): number => (equal(i, j) ? 2 : (similarity?.(i, j) ?? 0));
  const scores = new Float64Array(rows * columns);
  const best = new Float64Array((rows + 1) * (columns + 1));
  for (let i = rows - 1; i >= 0; i -= 1) {
    for (let j = columns - 1; j >= 0; j -= 1) {
      const score = alike(gap.base + i, gap.head + j);
      scores[i * columns + j] = score;
      const diagonal = score > 0 ? score + best[(i + 1) * (columns + 1) + j + 1]! : 0;
      best[i * (columns + 1) + j] = Math.max(
        diagonal,
        best[(i + 1) * (columns + 1) + j]!,
        best[i * (columns + 1) + j + 1]!,
      );
    }
  }
  for (let i = 0, j = 0; i < rows && j < columns; ) {
    const here = best[i * (columns + 1) + j]!;
    const score = scores[i * columns + j]!;
    if (score > 0 && here === score + best[(i + 1) * (columns + 1) + j + 1]!) {
      pair(work, gap.base + i, gap.head + j);
      i += 1;
      j += 1;
    } else if (here === best[(i + 1) * (columns + 1) + j]!) i += 1;
    else j += 1;
  }
}

/** Equal elements that are still alone, wherever they stand: those have moved. */
function pairEqualLeftovers(work: Work, range: Range): void {
  const { baseHash, headHash, equal } = work.sequences;
  const waiting = new Map<number, number[]>();
  for (let j = range.headEnd - 1; j >= range.head; j -= 1) {
    if (work.baseOf[j]! >= 0) continue;
    const hash = headHash(j);
    const list = waiting.get(hash);
    if (list) list.push(j);
    else waiting.set(hash, [j]);
  }
  for (let i = range.base; i < range.baseEnd; i += 1) {
    if (work.headOf[i]! >= 0) continue;
    const list = waiting.get(baseHash(i));
    if (!list) continue;
    for (let tries = 0; tries < MAX_TRIES && tries < list.length; tries += 1) {
      const at = list.length - 1 - tries;
      if (!equal(i, list[at]!)) continue;
      pair(work, i, list[at]!);
      list.splice(at, 1);
      break;
    }
  }
}

/** What is left in a gap on both sides is read as changed in place, first with first. */
function pairLeftovers(work: Work, range: Range): void {
  const found: (readonly [number, number])[] = [];
  gaps(work, range, (gap) => {
    let j = gap.head;
    for (let i = gap.base; i < gap.baseEnd; i += 1) {
      if (work.headOf[i]! >= 0) continue;
      while (j < gap.headEnd && work.baseOf[j]! >= 0) j += 1;
      if (j >= gap.headEnd) return;
      found.push([i, j]);
      j += 1;
    }
  });
  for (const [i, j] of found) pair(work, i, j);
}

/** What a pairing says, worked out from the pairs alone so that no aligner is believed. */
export interface PairingFacts {
  /** Base and head index of each pair, in order of base. */
  readonly pairs: readonly (readonly [number, number])[];
  readonly removed: readonly number[];
  readonly added: readonly number[];
  /** Base indexes of the pairs outside one longest run in order. */
  readonly moved: ReadonlySet<number>;
}

/**
 * Reads a pairing with distrust: a partner out of range or taken twice counts as none, and elements without partner
 * are found by looking, so a broken aligner shows up as elements added and removed.
 */
export function readPairing({ headOf }: Pairing, baseLength: number, headLength: number): PairingFacts {
  const taken = new Uint8Array(headLength);
  const pairs: (readonly [number, number])[] = [];
  const removed: number[] = [];
  for (let i = 0; i < baseLength; i += 1) {
    const j = headOf[i] ?? -1;
    if (j < 0 || j >= headLength || taken[j] === 1) {
      removed.push(i);
      continue;
    }
    taken[j] = 1;
    pairs.push([i, j]);
  }
  const added: number[] = [];
  for (let j = 0; j < headLength; j += 1) if (taken[j] === 0) added.push(j);
  const inOrder = new Set(longestIncreasing(pairs.map(([, j]) => j)));
  const moved = new Set<number>();
  for (const [index, [i]] of pairs.entries()) if (!inOrder.has(index)) moved.add(i);
  return { pairs, removed, added, moved };
}

import {
  type Change,
  type ChangeCounts,
  type ChangeKind,
  type Comparison,
  MAX_CHANGES,
  type ModificationClass,
} from './comparison.js';
import { addMove, type MoveBounds, type MoveCounter, mergeMoves, movesOf, newMoveCounter } from './moves.js';

/** Further notes are dropped and counted: a hostile file must not make a report of notes alone. */
const MAX_NOTES = 40;

/** docs/classes.md section 5: so many moved values, and so large a share of them in one direction. */
const SYSTEMATIC_VALUES = 20;
const SYSTEMATIC_SHARE = 0.9;

/** What one comparison gathers. Counts are exact; kept changes and notes are bounded. */
export interface Collector {
  readonly counts: Record<ChangeKind, number>;
  readonly kept: Record<ChangeKind, Change[]>;
  readonly notes: Set<string>;
  /** How many of each sort of change, in order of first appearance: the words of the summary. */
  readonly sorts: Map<string, { readonly kind: ChangeKind; count: number }>;
  droppedNotes: number;
  suppressed: number;
  /** Smaller moves than this are not among the kept ones any more. */
  leastDrift: number;
  raised: number;
  lowered: number;
  /** Absent before the first number that moved. */
  moves?: MoveCounter;
  /** The rewritten number that moved furthest; the list may be full long before it comes. */
  furthest?: Change;
}

export function newCollector(): Collector {
  return {
    counts: { shape: 0, value: 0, drift: 0, representation: 0 },
    kept: { shape: [], value: [], drift: [], representation: [] },
    notes: new Set(),
    sorts: new Map(),
    droppedNotes: 0,
    suppressed: 0,
    leastDrift: 0,
    raised: 0,
    lowered: 0,
  };
}

/** So much further a number has to have moved to be the furthest: else each of a million that grow would be built. */
const FURTHER = 1.01;

function furthestOf({ furthest }: Collector): number {
  return furthest?.relative ?? 0;
}

/**
 * Whether a change would be kept. Where not, `tally` counts it, and the caller saves building it: a million changes
 * cost a million additions, not a million paths.
 */
export function wants(collector: Collector, kind: ChangeKind, relative = 0): boolean {
  const kept = collector.kept[kind];
  if (kept.length < MAX_CHANGES) return true;
  if (kind === 'value') return relative < Number.POSITIVE_INFINITY && relative > FURTHER * furthestOf(collector);
  return kind === 'drift' && relative > collector.leastDrift;
}

export function tally(collector: Collector, kind: ChangeKind, sort: string, count = 1): void {
  collector.counts[kind] += count;
  const known = collector.sorts.get(sort);
  if (known) known.count += count;
  else collector.sorts.set(sort, { kind, count });
}

/** `sort` is a noun phrase in the singular with `#` for the plural s, e.g. `value# rewritten`. */
export function addChange(collector: Collector, change: Change, sort: string, count = 1): void {
  tally(collector, change.kind, sort, count);
  const kept = collector.kept[change.kind];
  kept.push(change);
  seeFurthest(collector, change);
  // Numbers are kept by how far they moved, so the worst of a million survives.
  if (kept.length > 2 * MAX_CHANGES) {
    if (change.kind === 'drift') {
      sortWorstFirst(kept);
      collector.leastDrift = kept[MAX_CHANGES - 1]?.relative ?? 0;
    }
    kept.length = MAX_CHANGES;
  }
}

function seeFurthest(collector: Collector, change: Change | undefined): void {
  if (change?.kind === 'value' && (change.relative ?? 0) > furthestOf(collector)) collector.furthest = change;
}

function sortWorstFirst(changes: Change[]): void {
  changes.sort((a, b) => (b.relative ?? 0) - (a.relative ?? 0) || (b.absolute ?? 0) - (a.absolute ?? 0));
}

export function addNote(collector: Collector, note: string): void {
  if (collector.notes.size < MAX_NOTES || collector.notes.has(note)) collector.notes.add(note);
  else collector.droppedNotes += 1;
}

export function countMove(collector: Collector, base: number, head: number): void {
  if (head > base) collector.raised += 1;
  else if (head < base) collector.lowered += 1;
}

/** For plots of all numbers that moved; `changes` keep some. */
export function plotMove(
  collector: Collector,
  base: number,
  head: number,
  beyond: boolean,
  bounds: MoveBounds | undefined,
  ulp?: number,
): void {
  addMove(movesIn(collector), base, head, beyond, bounds, ulp);
}

export function movesIn(collector: Collector): MoveCounter {
  collector.moves ??= newMoveCounter();
  return collector.moves;
}

/** `prefix` as the places of `from` get it. */
export function joinMoves(into: Collector, from: Collector, prefix?: string): void {
  const { furthest } = from;
  seeFurthest(into, furthest && prefix !== undefined ? { ...furthest, at: `${prefix}: ${furthest.at}` } : furthest);
  if (from.moves === undefined) return;
  if (into.moves === undefined) into.moves = newMoveCounter();
  mergeMoves(into.moves, from.moves);
}

/** Folds the collector of a container's member into the container's, places prefixed by the member. */
export function mergeCollector(into: Collector, from: Collector, prefix: string): void {
  for (const kind of ['shape', 'value', 'drift', 'representation'] as const) {
    into.counts[kind] += from.counts[kind];
    const room = 2 * MAX_CHANGES - into.kept[kind].length;
    const kept = from.kept[kind];
    if (kind === 'drift') sortWorstFirst(kept);
    for (const change of kept.slice(0, Math.max(0, room)))
      into.kept[kind].push({ ...change, at: `${prefix}: ${change.at}` });
    if (kind === 'drift' && into.kept.drift.length > MAX_CHANGES) {
      sortWorstFirst(into.kept.drift);
      into.kept.drift.length = MAX_CHANGES;
    }
  }
  for (const [sort, { kind, count }] of from.sorts) {
    const known = into.sorts.get(sort);
    if (known) known.count += count;
    else into.sorts.set(sort, { kind, count });
  }
  for (const note of from.notes) addNote(into, `${prefix}: ${note}`);
  into.droppedNotes += from.droppedNotes;
  into.suppressed += from.suppressed;
  into.raised += from.raised;
  into.lowered += from.lowered;
  joinMoves(into, from, prefix);
}

export function classOf(counts: ChangeCounts): ModificationClass {
  if (counts.shape > 0) return 'SHAPE_CHANGE';
  return counts.value > 0 ? 'SEMANTIC_REWRITE' : 'TOLERANCE_DRIFT';
}

/** The weaker classes that are present beside `classOf`, strongest first. */
export function alsoOf(counts: ChangeCounts): ModificationClass[] {
  const also: ModificationClass[] = [];
  if (counts.shape > 0 && counts.value > 0) also.push('SEMANTIC_REWRITE');
  if ((counts.shape > 0 || counts.value > 0) && counts.drift + counts.representation > 0) also.push('TOLERANCE_DRIFT');
  return also;
}

const CLASS_RANK: Readonly<Record<ModificationClass, number>> = {
  SHAPE_CHANGE: 2,
  SEMANTIC_REWRITE: 1,
  TOLERANCE_DRIFT: 0,
};

/** Above 0 where `a` is the worse class. */
export function compareClasses(a: ModificationClass, b: ModificationClass): number {
  return CLASS_RANK[a] - CLASS_RANK[b];
}

/** True where `a` is the worse result: by class, then by what else is present, then by how much. */
export function worseCollector(a: Collector, b: Collector): boolean {
  const x = a.counts;
  const y = b.counts;
  return (
    (Math.sign(x.shape) - Math.sign(y.shape) ||
      Math.sign(x.value) - Math.sign(y.value) ||
      Math.sign(x.drift + x.representation) - Math.sign(y.drift + y.representation) ||
      x.shape + x.value - (y.shape + y.value)) > 0
  );
}

const KIND_ORDER: readonly ChangeKind[] = ['shape', 'value', 'drift', 'representation'];

function phrase(sort: string, count: number): string {
  return `${count} ${sort.replaceAll('#', count === 1 ? '' : 's')}`;
}

/** One line: `1 key added, 2 values rewritten`. */
export function summaryOf(collector: Collector): string {
  const words: string[] = [];
  for (const kind of KIND_ORDER) {
    for (const [sort, entry] of collector.sorts) {
      if (entry.kind !== kind) continue;
      words.push(sort.startsWith('=') ? sort.slice(1) : phrase(sort, entry.count));
    }
  }
  const { shape, value, drift } = collector.counts;
  if (shape + value + drift === 0 && words.length > 0 && words.length <= 3) return `${words.join(' and ')} only`;
  const shown = words.slice(0, 6);
  if (words.length > shown.length) shown.push(moreKinds(words.length - shown.length));
  return shown.join(', ');
}

/** Everything but format, failures and rules, which the caller knows. */
export function finish(
  collector: Collector,
): Pick<Comparison, 'class' | 'also' | 'counts' | 'changes' | 'summary' | 'notes' | 'suppressed' | 'moves'> {
  sortWorstFirst(collector.kept.drift);
  const changes = listed(collector);
  const notes = [...collector.notes];
  const moved = collector.raised + collector.lowered;
  const most = Math.max(collector.raised, collector.lowered);
  if (moved >= SYSTEMATIC_VALUES && most >= SYSTEMATIC_SHARE * moved) {
    notes.push(
      `systematic: ${most} of ${moved} moved values went ${collector.raised > collector.lowered ? 'up' : 'down'}`,
    );
  }
  if (collector.suppressed > 0) {
    notes.push(`${collector.suppressed} volatile ${collector.suppressed === 1 ? 'value' : 'values'} hidden by policy`);
  }
  if (collector.droppedNotes > 0) notes.push(`${collector.droppedNotes} more notes left out`);
  return {
    class: classOf(collector.counts),
    also: alsoOf(collector.counts),
    counts: { ...collector.counts },
    changes,
    summary: summaryOf(collector),
    notes,
    suppressed: collector.suppressed,
    ...movesBeyond(collector, changes),
  };
}

/** Room for rewritten values beside a hundred changes of structure. */
const ROOM_FOR_VALUES = 5;

/** Strongest kind first. Neither many keys that came nor many small rewrites hide the number that moved furthest. */
function listed({ kept, counts, furthest }: Collector): readonly Change[] {
  const room = MAX_CHANGES - Math.min(ROOM_FOR_VALUES, kept.value.length);
  const shape = kept.shape.slice(0, room);
  const values = kept.value.slice(0, MAX_CHANGES - shape.length);
  const isHidden =
    furthest !== undefined && counts.value > values.length && !values.some(({ at }) => at === furthest.at);
  if (isHidden) values[values.length - 1] = furthest;
  return [...shape, ...values, ...kept.drift, ...kept.representation].slice(0, MAX_CHANGES);
}

/** Where the changes list all numbers that moved, they say more than a count of them. */
function movesBeyond({ moves }: Collector, changes: readonly Change[]): Pick<Comparison, 'moves'> {
  const listed = changes.filter(({ kind, absolute }) => absolute !== undefined && kind !== 'representation').length;
  return moves === undefined || moves.count <= listed ? {} : { moves: movesOf(moves) };
}

function moreKinds(count: number): string {
  return count === 1 ? '1 more kind of change' : `${count} more kinds of change`;
}

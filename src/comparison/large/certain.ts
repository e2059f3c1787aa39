import type { DecimalSpot } from '../../documents/large/decimal.js';
import { type Collector, countMove, movesIn, plotMove, tally, wants } from '../collector.js';
import { MAX_CHANGES } from '../comparison.js';
import { moveAdder } from '../moves.js';
import { isExactName, lastName } from '../names.js';
import { type Bounds, isMeasured, MEASURED_DIGITS, withinForCertain } from '../numbers.js';
import type { Step } from '../paths.js';
import type { PathTolerance, Rules } from '../rules.js';
import type { TreeContext } from '../tree.js';

/** A point and digits, no exponent, and so few that a double cannot be far off. */
const DECIMAL = /^-?[0-9]{1,15}\.[0-9]{1,30}$/;

/** Doubles are off by some 1e-16 of a number: nearer than this two decimals might be equal, and so near a bound they might be beyond it. */
const SURELY_APART = 1e-12;
const SURELY_WITHIN = 0.999;
const LEAST = 1e-250;
/** How much further apart than doubles say two decimals may be that are surely apart. */
const ROOM = 1.001;

const SORT = 'number# moved within tolerance';

/** What a pair of numbers comes to where doubles are certain of it: drift that is too small to be shown. */
export interface CertainMove {
  readonly base: number;
  readonly head: number;
}

/** |a - b| over the smaller of the two; NaN where it is so small, or they are, that they might be equal, or another sign. */
function distanceOf(a: number, b: number): number {
  const smaller = Math.min(Math.abs(a), Math.abs(b));
  if (smaller < LEAST || a < 0 !== b < 0) return Number.NaN;
  const relative = Math.abs(a - b) / smaller;
  return relative > SURELY_APART ? relative : Number.NaN;
}

/** Whether the default alone says what a measured number may move by. */
export function isPlain({ tolerances, globals }: Rules): boolean {
  return tolerances.length + globals.length === 0;
}

/** The distance over the smaller one, where that is drift by the default for measured numbers beyond the doubt of doubles. */
export function surelyDrift({ measured }: Rules, a: number, b: number): number | undefined {
  const relative = distanceOf(a, b);
  return relative < SURELY_WITHIN * measured.relative ? relative : undefined;
}

/** Their distance where two measured numbers are drift beyond doubt and of no rank among the changes that are kept; else NaN. */
function unrankedDrift({ rules, collector }: TreeContext, a: number, b: number): number {
  const relative = surelyDrift(rules, a, b);
  return relative === undefined || wants(collector, 'drift', relative) ? Number.NaN : relative;
}

/**
 * Whether two literals are drift beyond doubt by the default for measured numbers (docs/classes.md), and of no
 * rank among the changes that are kept: then it is enough to count them. Undefined sends the pair to exact arithmetic.
 */
export function certainMove(
  context: TreeContext,
  base: string,
  head: string,
  steps: readonly Step[],
): CertainMove | undefined {
  if (!isPlain(context.rules)) return undefined;
  if (!DECIMAL.test(base) || !DECIMAL.test(head) || !(isMeasured(base) || isMeasured(head))) return undefined;
  const [a, b] = [Number(base), Number(head)];
  if (Number.isNaN(unrankedDrift(context, a, b))) return undefined;
  const name = lastName(steps);
  return name !== undefined && isExactName(name) ? undefined : { base: a, head: b };
}

export function countCertain({ collector, rules }: TreeContext, { base, head }: CertainMove): void {
  countMove(collector, base, head);
  plotMove(collector, base, head, false, rules.measured);
  tally(collector, 'drift', SORT);
}

/**
 * Numbers of one line, row or record that stand in bytes and have moved. They are counted together when all of the line is known to be
 * certain; where one is not, the whole line is given to exact arithmetic, and none of it is counted here.
 */
export interface Movers {
  /** Whether the two are drift beyond doubt; then they wait to be counted. */
  readonly add: (base: DecimalSpot, head: DecimalSpot) => boolean;
  readonly count: () => void;
  readonly drop: () => void;
}

/** Numbers that one line is held to have at most; more are left to exact arithmetic. */
const MOST = 4_096;

/** `isMeasured`, of a decimal in bytes. */
function isMeasuredSpot({ fraction, scientific }: DecimalSpot): boolean {
  return scientific || fraction >= MEASURED_DIGITS;
}

/** By the default for measured numbers. The caller knows that their name is none of those that are exact. */
export function measuredMovers(context: TreeContext): Movers {
  const { rules, collector } = context;
  const simple = isPlain(rules);
  const [from, to, distances] = [new Float64Array(MOST), new Float64Array(MOST), new Float64Array(MOST)];
  let plot: ReturnType<typeof moveAdder> | undefined;
  let waiting = 0;
  return {
    add: (one, other) => {
      if (!simple || waiting === MOST) return false;
      if (!(isMeasuredSpot(one) || isMeasuredSpot(other)) || one.padded || other.padded) return false;
      const distance = unrankedDrift(context, one.value, other.value);
      if (Number.isNaN(distance)) return false;
      from[waiting] = one.value;
      to[waiting] = other.value;
      distances[waiting] = distance;
      waiting += 1;
      return true;
    },
    count: () => {
      if (waiting === 0) return;
      // There is a counter from the first number on that moved.
      plot ??= moveAdder(movesIn(collector), rules.measured);
      for (let at = 0; at < waiting; at += 1) {
        countMove(collector, from[at]!, to[at]!);
        plot(from[at]!, to[at]!, distances[at]!);
      }
      tally(collector, 'drift', SORT, waiting);
      waiting = 0;
    },
    drop: () => {
      waiting = 0;
    },
  };
}

/**
 * By rules of the policy, each of which has to be satisfied; of numbers in lines of text only their count is told. The rules are asked for
 * when there are numbers to judge, because a rule that is asked for counts as used.
 */
export function ruledMovers(collector: Collector, ask: () => readonly PathTolerance[]): Movers {
  let bounds: readonly Bounds[] | undefined;
  let waiting = 0;
  return {
    add: (one, other) => {
      const distance = distanceOf(one.value, other.value);
      if (!(distance * ROOM < leastKept(collector))) return false;
      bounds ??= ask().map(({ rule: { relative = 0, absolute = 0 } }) => ({ relative, absolute }));
      if (bounds.length === 0) return false;
      for (const bound of bounds) if (withinForCertain(one.value, other.value, bound) !== true) return false;
      waiting += 1;
      return true;
    },
    count: () => {
      if (waiting > 0) tally(collector, 'drift', SORT, waiting);
      waiting = 0;
    },
    drop: () => {
      waiting = 0;
    },
  };
}

/** A number that moved less is not kept, however many follow. */
function leastKept({ kept, leastDrift }: Collector): number {
  return kept.drift.length < MAX_CHANGES ? 0 : leastDrift;
}

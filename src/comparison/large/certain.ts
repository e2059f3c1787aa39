import { countMove, plotMove, tally, wants } from '../collector.js';
import { isExactName, lastName } from '../names.js';
import { isMeasured } from '../numbers.js';
import type { Step } from '../paths.js';
import type { Rules } from '../rules.js';
import type { TreeContext } from '../tree.js';

/** A point and digits, no exponent, and so few that a double cannot be far off. */
const DECIMAL = /^-?[0-9]{1,15}\.[0-9]{1,30}$/;

/** Doubles are off by some 1e-16 of a number: nearer than this two decimals might be equal, and so near a bound they might be beyond it. */
const SURELY_APART = 1e-12;
const SURELY_WITHIN = 0.999;
const LEAST = 1e-250;

/** What a pair of numbers comes to where doubles are certain of it: drift that is too small to be shown. */
export interface CertainMove {
  readonly base: number;
  readonly head: number;
}

/**
 * Whether two literals are drift beyond doubt by the default for measured numbers (docs/classes.md), and of no
 * rank among the changes that are kept: then it is enough to count them. Undefined sends the pair to exact arithmetic.
 */
export function certainMove(
  { rules, collector }: TreeContext,
  base: string,
  head: string,
  steps: readonly Step[],
): CertainMove | undefined {
  if (!isPlain(rules)) return undefined;
  if (!DECIMAL.test(base) || !DECIMAL.test(head) || !(isMeasured(base) || isMeasured(head))) return undefined;
  const [a, b] = [Number(base), Number(head)];
  const relative = surelyDrift(rules, a, b);
  const name = lastName(steps);
  if (relative === undefined || (name !== undefined && isExactName(name)) || wants(collector, 'drift', relative))
    return undefined;
  return { base: a, head: b };
}

/** Whether the default alone says what a measured number may move by. */
export function isPlain({ tolerances, globals }: Rules): boolean {
  return tolerances.length + globals.length === 0;
}

/** The distance over the smaller one, where that is drift by the default for measured numbers beyond the doubt of doubles. */
export function surelyDrift({ measured }: Rules, a: number, b: number): number | undefined {
  const smaller = Math.min(Math.abs(a), Math.abs(b));
  if (!(smaller >= LEAST) || a < 0 !== b < 0) return undefined;
  const relative = Math.abs(a - b) / smaller;
  return relative > SURELY_APART && relative < SURELY_WITHIN * measured.relative ? relative : undefined;
}

export function countCertain({ collector, rules }: TreeContext, { base, head }: CertainMove): void {
  countMove(collector, base, head);
  plotMove(collector, base, head, false, rules.measured);
  tally(collector, 'drift', 'number# moved within tolerance');
}

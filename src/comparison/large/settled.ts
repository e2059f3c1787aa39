import { decline } from '../../documents/large/source.js';
import type { Comparison } from '../comparison.js';

/** What the omitted rows could turn is not settled: shape facts, hollow columns, rules that matched nothing. */
export function requireSettled(result: Comparison): Comparison {
  if (result.counts.shape > 0) decline('a fact of shape');
  if (result.hollow !== undefined) decline('hollow');
  return requireUsed(result);
}

/** A rule that matched nothing at hand may match something in what was omitted. */
export function requireUsed(result: Comparison): Comparison {
  if (result.unusedRules.length > 0) decline('a rule that matches nothing at hand');
  return result;
}

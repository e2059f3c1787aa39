import type { FixtureDocument } from '../../documents/document.js';
import { decline } from '../../documents/large/source.js';
import { pairDocuments } from '../../documents/pairing.js';
import type { Collector } from '../collector.js';
import { compareReading } from '../compare.js';
import type { Comparison } from '../comparison.js';
import { newSession, type Session } from '../documents.js';
import type { Rules } from '../rules.js';

/**
 * What the comparer says of two documents: either it is told what they differ in (`walked`), and they say no more than their layout, or
 * they hold what is at hand of the files (`omitted`).
 */
export function compared(
  rules: Rules,
  large: Pick<Session, 'omitted' | 'walked'>,
  [base, head]: readonly [FixtureDocument, FixtureDocument],
  collector: Collector,
): Comparison {
  const reading = { kind: 'documents', ...pairDocuments(base, head) } as const;
  return compareReading(newSession(rules, undefined, large), reading, collector);
}

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

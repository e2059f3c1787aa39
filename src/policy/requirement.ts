import type { ChangeClass, FixtureRule, RecordKind } from './policy.js';

/** In this order everywhere, so that reports do not depend on how a policy lists them. */
const ORDER: readonly RecordKind[] = ['trailer', 'approval', 'review'];

/**
 * Which records a change of these classes needs under `rule`; empty means none. A change that also contains weaker kinds
 * needs what each of them needs: nothing becomes cheaper by being mixed with something else.
 *
 * @param classes  The finding's `class` and everything in `also`.
 */
export function requiredRecords(rule: FixtureRule, classes: readonly ChangeClass[]): readonly RecordKind[] {
  const needed = new Set<RecordKind>();
  for (const one of classes.length === 0 ? [undefined] : classes) {
    const own = one === undefined ? undefined : rule.require.byClass[one];
    for (const kind of own ?? rule.require.default) needed.add(kind);
  }
  return ORDER.filter((kind) => needed.has(kind));
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addChange, newCollector } from '../../../src/comparison/collector.js';
import { MAX_CHANGES } from '../../../src/comparison/comparison.js';
import { newContext, newSession } from '../../../src/comparison/documents.js';
import { certainMove } from '../../../src/comparison/large/certain.js';
import { prepareRules, type Rules } from '../../../src/comparison/rules.js';
import { judgeNumbers, spelled } from '../../../src/comparison/tolerance.js';
import type { FixtureRule } from '../../../src/policy/policy.js';
import { comparisonJob } from '../../support/jobs.js';

const prepared = (rule: Partial<FixtureRule> = {}) => prepareRules(comparisonJob('a', '', '', rule));

/** Of a comparison that has so many larger moves already that a small one would not be listed. */
function move(rules: Rules, base: string, head: string, name = 'x', full = true) {
  const collector = newCollector();
  if (full)
    for (let at = 0; at <= 2 * MAX_CHANGES; at += 1)
      addChange(collector, { kind: 'drift', at: `$[${at}]`, base: 'a', head: 'b', relative: 1 }, 'number#');
  return certainMove(newContext(newSession(rules), collector), base, head, [3, name]);
}

describe('what doubles are certain of is drift by exact arithmetic', () => {
  it.each<[string, string, string, boolean]>([
    ['well within', '1.00000000000', '1.00000000010', true],
    ['the other way', '1.00000000010', '1.00000000000', true],
    ['negative', '-1.00000000000', '-1.00000000010', true],
    ['one of them measured', '1.5', '1.5000000001', true],
    ['the other one measured', '1.5000000001', '1.5', true],
    ['none of them measured', '100000.5', '100000.4', false],
    ['none of them measured, and as near as if they were', '100000.50001', '100000.50002', false],
    ['beyond', '1.00000000000', '1.00000001000', false],
    ['far beyond', '1.000000', '2.000000', false],
    ['at the very bound', '1.000000000', '1.000000001', false],
    ['just within the bound', '1.0000000000', '1.0000000009995', false],
    ['equal', '1.0000000', '1.00000000', false],
    ['nearer than doubles can tell', '1.0000000000000', '1.0000000000001', false],
    ['signs that differ', '0.0000001', '-0.0000001', false],
    ['signs that differ, the other way', '-0.0000001', '0.0000001', false],
    ['a zero', '0.0000000', '0.0000001', false],
    ['two zeros', '0.0000000', '-0.0000000', false],
    ['an exponent', '1.0000000e0', '1.0000000001', false],
    ['the other exponent', '1.0000000001', '1.0000000e0', false],
    ['an integer', '1', '1.0000000001', false],
    ['no digit behind the point', '1.', '1.0000000001', false],
    ['no digit before the point', '.5000000', '.5000000001', false],
    ['a plus', '+1.000000', '1.0000000001', false],
    ['a blank in front', ' 1.000000', '1.0000000001', false],
    ['a blank behind', '1.000000 ', '1.0000000001', false],
    ['letters', 'x.yyyyyy', '1.0000000001', false],
    ['fifteen digits before the point', '123456789012345.000000', '123456789013345.000000', true],
    ['sixteen of them', '1234567890123456.000000', '1234567890133456.000000', false],
    ['thirty digits behind the point', `1.${'0'.repeat(29)}1`, '1.0000000001', true],
    ['thirty-one of them', `1.${'0'.repeat(30)}1`, '1.0000000001', false],
  ])('%s', async (_, base, head, certain) => {
    const rules = await prepared();
    expect(move(rules, base, head)).toEqual(certain ? { base: Number(base), head: Number(head) } : undefined);
  });

  it('and not asked where something else decides', async () => {
    const [base, head] = ['1.00000000000', '1.00000000010'];
    const rules = await prepared();
    expect(move(rules, base, head, 'x')).toBeDefined();
    expect(move(rules, base, head, 'total'), 'an exact name').toBeUndefined();
    expect(move(rules, base, head, 'unit_price'), 'an exact name').toBeUndefined();
    expect(move(rules, base, head, 'x', false), 'a move that would be listed').toBeUndefined();
    expect(move(await prepared({ tolerances: [{ absolute: 1 }] }), base, head), 'a rule for all').toBeUndefined();
    expect(
      move(await prepared({ tolerances: [{ path: '$.y', absolute: 1 }] }), base, head),
      'a rule for a path',
    ).toBeUndefined();
    const both = [{ absolute: 1 }, { path: '$.y', absolute: 1 }];
    expect(move(await prepared({ tolerances: both }), base, head), 'one of each').toBeUndefined();
    const none = { ...rules, measured: { relative: 0, absolute: 0 } };
    expect(move(none, base, head), 'no tolerance at all').toBeUndefined();
  });

  it('of any two decimals', async () => {
    const rules = await prepared();
    let certain = 0;
    const near = fc.tuple(
      fc.boolean(),
      fc.nat({ max: 999_999 }),
      fc.nat({ max: 999_999_999 }),
      fc.integer({ min: -2_000, max: 2_000 }),
      fc.constantFrom(6, 9, 12, 15, 18),
    );
    fc.assert(
      fc.property(near, ([negative, whole, part, by, digits]) => {
        const exact = BigInt(whole) * 10n ** BigInt(digits) + BigInt(part);
        const written = (value: bigint): string => {
          const text = String(value < 0n ? -value : value).padStart(digits + 1, '0');
          const sign = negative !== value < 0n ? '-' : '';
          return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
        };
        const [base, head] = [written(exact), written(exact + BigInt(by))];
        if (move(rules, base, head) === undefined) return;
        certain += 1;
        const place = () => ({ base: ['x'], head: ['x'] });
        const verdict = judgeNumbers(
          spelled(base, base, 'number'),
          spelled(head, head, 'number'),
          rules,
          place,
          () => undefined,
        );
        expect(verdict.kind, `${base} ${head}`).toBe('drift');
      }),
      { numRuns: 300 },
    );
    expect(certain).toBeGreaterThan(20);
  });
});

import { describe, expect, it } from 'vitest';
import { addChange, type Collector, newCollector } from '../../../src/comparison/collector.js';
import { MAX_CHANGES } from '../../../src/comparison/comparison.js';
import { newContext, newSession } from '../../../src/comparison/documents.js';
import {
  certainMove,
  type Movers,
  measuredMovers,
  ruledMovers,
  surelyDrift,
} from '../../../src/comparison/large/certain.js';
import { prepareRules } from '../../../src/comparison/rules.js';
import { newDecimalSpot, readDecimal } from '../../../src/documents/large/decimal.js';
import type { FixtureRule } from '../../../src/policy/policy.js';
import { comparisonJob } from '../../support/jobs.js';

const prepared = (rule: Partial<FixtureRule> = {}) => prepareRules(comparisonJob('a', '', '', rule));

/** Which has listed as many moves as are listed, the least of them of this size. */
function full(relative: number): Collector {
  const collector = newCollector();
  for (let at = 0; at <= 2 * MAX_CHANGES; at += 1)
    addChange(collector, { kind: 'drift', at: `$[${at}]`, base: 'a', head: 'b', relative }, 'number#');
  return collector;
}

const LISTED = 2 * MAX_CHANGES + 1;
const spotOf = (text: string) => {
  const spot = newDecimalSpot();
  expect(readDecimal(Buffer.from(text), 0, text.length, spot, true), text).toBe(true);
  return spot;
};
const adds = (movers: Movers, base: string, head: string): boolean => movers.add(spotOf(base), spotOf(head));

describe('the distance of two doubles that are drift beyond doubt', () => {
  it.each<[string, number, number, number, number | undefined]>([
    ['is over the smaller of the two', 1, 1000, 1999, undefined],
    ['just below the share that is certain', 1, 1000, 1998, 0.998],
    ['either way', 1, 1998, 1000, 0.998],
    ['of negative numbers', 1, -1998, -1000, 0.998],
    ['nearer than is surely apart', 1e-9, 1e12, 1e12 + 1, undefined],
    ['a little further', 1e-9, 1e12, 1e12 + 2, 2e-12],
    ['of so small numbers that they have few digits', 1e-9, 1e-251, 1e-251 * (1 + 5e-10), undefined],
    ['of zero', 1e-9, 0, 1e-300, undefined],
    ['of other signs, however much may be moved', 5, -1, 1, undefined],
    ['of other signs, the other way', 5, 1, -1, undefined],
    ['of zero and less, however much may be moved', 5, -1, 0, undefined],
  ])('%s', async (_, relative, a, b, expected) => {
    const rules = { ...(await prepared()), measured: { relative, absolute: 0 } };
    expect(surelyDrift(rules, a, b)).toBe(expected);
  });

  it('of the smallest numbers that are certain', async () => {
    expect(surelyDrift(await prepared(), 1e-250, 1e-250 * (1 + 5e-10))).toBeCloseTo(5e-10, 15);
  });
});

it('a number below no name is measured like any other', async () => {
  const context = newContext(newSession(await prepared()), full(1));
  expect(certainMove(context, '1.00000000000', '1.00000000010', [3])).toEqual({ base: 1, head: 1.0000000001 });
});

describe('numbers of one line by the default for measured numbers', () => {
  const BY = '1.00000000000';
  const drift = '1.00000000010';

  it.each<[string, string, string, boolean]>([
    ['drift', BY, drift, true],
    ['one measured', '1.5', '1.5000000001', true],
    ['the other one measured', '1.5000000001', '1.5', true],
    ['none measured, however near', '100000.50001', '100000.50002', false],
    ['six digits are measured', '9000000000.500000', '9000000000.5', false],
    ['six digits that moved', '9000000000.500001', '9000000001.5', true],
    ['the other with six digits', '9000000001.5', '9000000000.500001', true],
    ['five digits that moved as far', '9000000000.50001', '9000000001.5', false],
    ['an exponent is measured', '1.00000e-3', '1.0000000001e-3', true],
    ['the other with an exponent', '100000.5', '1.0000050001e5', true],
    ['equal with an exponent and without', '1.5e-3', '0.0015', false],
    ['a zero in front', '01.00000000000', drift, false],
    ['a zero in front of the other', BY, '01.00000000010', false],
    ['beyond', BY, '1.00000000110', false],
    ['equal', BY, '1.000000000', false],
    ['other signs', BY, '-1.00000000010', false],
  ])('%s', async (_, base, head, added) => {
    const collector = full(1);
    const movers = measuredMovers(newContext(newSession(await prepared()), collector));
    expect(adds(movers, base, head)).toBe(added);
    expect(collector.counts.drift, 'before it is counted').toBe(LISTED);
    movers.count();
    expect(collector.counts.drift).toBe(LISTED + (added ? 1 : 0));
    movers.count();
    expect(collector.counts.drift, 'once').toBe(LISTED + (added ? 1 : 0));
  });

  it('are counted with their direction and how far they moved, in the order in which they stand', async () => {
    const collector = full(1);
    const movers = measuredMovers(newContext(newSession(await prepared()), collector));
    expect(adds(movers, BY, drift)).toBe(true);
    expect(adds(movers, drift, BY)).toBe(true);
    expect(adds(movers, '2.000000', '2.000000001')).toBe(true);
    movers.count();
    expect([collector.raised, collector.lowered, collector.moves?.count]).toEqual([2, 1, 3]);
    expect(collector.moves?.sample.map(({ base, head }) => [base, head])).toEqual(
      expect.arrayContaining([
        [1, 1.0000000001],
        [1.0000000001, 1],
        [2, 2.000000001],
      ]),
    );
    expect([...collector.sorts.values()].map(({ kind, count }) => [kind, count])).toEqual([
      ['drift', LISTED],
      ['drift', 3],
    ]);
  });

  it('are dropped together', async () => {
    const collector = full(1);
    const movers = measuredMovers(newContext(newSession(await prepared()), collector));
    adds(movers, BY, drift);
    movers.drop();
    movers.count();
    expect(collector.counts.drift).toBe(LISTED);
    expect(collector.moves, 'no number that moved has been seen').toBeUndefined();
    adds(movers, BY, drift);
    movers.count();
    expect(collector.counts.drift).toBe(LISTED + 1);
  });

  it('wait until there are more than are held; then the line is left to exact arithmetic', async () => {
    const collector = full(1);
    const movers = measuredMovers(newContext(newSession(await prepared()), collector));
    for (let at = 0; at < 4_096; at += 1) expect(adds(movers, BY, drift)).toBe(true);
    expect(adds(movers, BY, drift)).toBe(false);
    movers.count();
    expect(collector.counts.drift).toBe(LISTED + 4_096);
    expect(adds(movers, BY, drift)).toBe(true);
  });

  it.each<[string, Partial<FixtureRule>, Collector]>([
    ['where a rule is for all numbers', { tolerances: [{ absolute: 1 }] }, full(1)],
    ['where a rule is for some', { tolerances: [{ path: '$.y', absolute: 1 }] }, full(1)],
    ['where the move would be listed', {}, newCollector()],
    ['where others are listed that moved less', {}, full(5e-11)],
  ])('never %s', async (_, rule, collector) => {
    const movers = measuredMovers(newContext(newSession(await prepared(rule)), collector));
    expect(adds(movers, BY, drift)).toBe(false);
  });
});

describe('numbers of lines of text by rules of the policy', () => {
  const ruled = async (collector: Collector, ...tolerances: FixtureRule['tolerances']) => {
    const rules = await prepared({ tolerances });
    const asked: number[] = [];
    const movers = ruledMovers(collector, () => {
      asked.push(1);
      return rules.tolerances;
    });
    return { movers, asked };
  };

  it.each<[string, FixtureRule['tolerances'], string, string, boolean]>([
    ['within an absolute bound', [{ path: '$[*]', absolute: 0.5 }], '10.5', '10.75', true],
    ['beyond it', [{ path: '$[*]', absolute: 0.5 }], '10.5', '11.25', false],
    ['at the very bound', [{ path: '$[*]', absolute: 0.5 }], '10.5', '11.0', false],
    ['within a relative bound', [{ path: '$[*]', relative: 0.1 }], '10.5', '10.75', true],
    ['beyond it, too', [{ path: '$[*]', relative: 0.01 }], '10.5', '10.75', false],
    ['within the wider of both', [{ path: '$[*]', relative: 0.01, absolute: 0.5 }], '10.5', '10.75', true],
    [
      'within the first and beyond the second',
      [
        { path: '$[*]', absolute: 0.5 },
        { path: '$[*]', absolute: 0.1 },
      ],
      '10.5',
      '10.75',
      false,
    ],
    [
      'beyond the first and within the second',
      [
        { path: '$[*]', absolute: 0.1 },
        { path: '$[*]', absolute: 0.5 },
      ],
      '10.5',
      '10.75',
      false,
    ],
    ['where no rule is for them', [], '10.5', '10.75', false],
    ['equal numbers', [{ path: '$[*]', absolute: 0.5 }], '10.5', '10.50', false],
    ['other signs', [{ path: '$[*]', absolute: 0.5 }], '-0.1', '0.1', false],
  ])('%s', async (_, tolerances, base, head, added) => {
    const collector = full(1);
    const { movers, asked } = await ruled(collector, ...tolerances);
    movers.count();
    expect(collector.sorts.size, 'nothing is counted before it is added').toBe(1);
    expect(adds(movers, base, head)).toBe(added);
    expect(collector.counts.drift).toBe(LISTED);
    movers.count();
    expect(collector.counts.drift).toBe(LISTED + (added ? 1 : 0));
    movers.count();
    expect(collector.counts.drift, 'once').toBe(LISTED + (added ? 1 : 0));
    expect(collector.moves, 'of numbers in lines only their count is told').toBeUndefined();
    expect(asked.length).toBeLessThan(2);
  });

  it('are counted together, or dropped together', async () => {
    const collector = full(1);
    const { movers, asked } = await ruled(collector, { path: '$[*]', absolute: 0.5 });
    for (let at = 0; at < 3; at += 1) expect(adds(movers, '10.5', '10.75')).toBe(true);
    movers.drop();
    movers.count();
    expect([collector.counts.drift, collector.sorts.size]).toEqual([LISTED, 1]);
    for (let at = 0; at < 3; at += 1) expect(adds(movers, '10.5', '10.75')).toBe(true);
    movers.count();
    expect(collector.counts.drift).toBe(LISTED + 3);
    // A rule that is asked for counts as used, so nobody asks before a number has moved.
    expect(asked).toEqual([1]);
  });

  it.each<[string, Collector]>([
    ['while fewer are listed than may be', newCollector()],
    ['where one listed moved less', full(0.02)],
    // 0.25 over 10.5 is 0.0238095: doubles may be wrong by so little.
    ['where one listed moved hardly more', full(0.02381)],
  ])('never %s, and then no rule is asked for', async (_, collector) => {
    const { movers, asked } = await ruled(collector, { path: '$[*]', absolute: 0.5 });
    expect(adds(movers, '10.5', '10.75')).toBe(false);
    expect(asked).toEqual([]);
  });

  it('as soon as one that moved surely more is listed', async () => {
    const { movers } = await ruled(full(0.0239), { path: '$[*]', absolute: 0.5 });
    expect(adds(movers, '10.5', '10.75')).toBe(true);
  });

  it('never while as many are listed as may be but one, whatever moved least', async () => {
    const collector = full(1);
    collector.kept.drift.length = MAX_CHANGES - 1;
    const { movers } = await ruled(collector, { path: '$[*]', absolute: 0.5 });
    expect(adds(movers, '10.5', '10.75')).toBe(false);
  });
});

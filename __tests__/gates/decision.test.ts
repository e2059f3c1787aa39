import { describe, expect, it } from 'vitest';
import { type DecisionCase, decide } from '../../src/gates/decision.js';
import { type Cell, type FourWayCells, nameFourWay } from '../../src/gates/four-way.js';

const FINE: DecisionCase = {
  mutated: true,
  schema: 'holds',
  view: 'there',
  properties: 'hold',
  failure: 'none',
  spent: 0,
  budget: 3,
};

describe('D7 the decision table', () => {
  it.each<{ why: string; given: Partial<DecisionCase>; verdict: string; spends: number; because: string }>([
    {
      why: 'fixture unchanged: equality may gate',
      given: { mutated: false },
      verdict: 'equality-gates',
      spends: 0,
      because: 'fixture unchanged',
    },
    {
      why: 'fixture unchanged and a failure: equality gates all the same',
      given: { mutated: false, failure: 'does-not-replay' },
      verdict: 'equality-gates',
      spends: 0,
      because: 'fixture unchanged',
    },
    { why: 'schema fails: block', given: { schema: 'fails' }, verdict: 'block', spends: 0, because: 'schema' },
    {
      why: 'schema fails, whatever else does not',
      given: { schema: 'fails', view: 'missing', failure: 'does-not-replay' },
      verdict: 'block',
      spends: 0,
      because: 'schema',
    },
    { why: 'view missing: block', given: { view: 'missing' }, verdict: 'block', spends: 0, because: 'view missing' },
    {
      why: 'properties fail: block',
      given: { properties: 'fail' },
      verdict: 'block',
      spends: 0,
      because: 'properties',
    },
    {
      why: 'properties fail: nothing is spent on it',
      given: { properties: 'fail', failure: 'does-not-replay' },
      verdict: 'block',
      spends: 0,
      because: 'properties',
    },
    {
      why: 'replay fails: block, a regression',
      given: { failure: 'replays' },
      verdict: 'block',
      spends: 0,
      because: 'regression',
    },
    {
      why: 'replay fails: no budget pays for it',
      given: { failure: 'replays', budget: 100 },
      verdict: 'block',
      spends: 0,
      because: 'regression',
    },
    {
      why: 'replay passes within budget: allow and spend 1',
      given: { failure: 'does-not-replay' },
      verdict: 'allow',
      spends: 1,
      because: 'within budget',
    },
    {
      why: 'replay passes with the last unit',
      given: { failure: 'does-not-replay', spent: 2 },
      verdict: 'allow',
      spends: 1,
      because: 'within budget',
    },
    {
      why: 'over budget: block',
      given: { failure: 'does-not-replay', spent: 3 },
      verdict: 'block',
      spends: 1,
      because: 'over budget',
    },
    {
      why: 'no budget at all: block',
      given: { failure: 'does-not-replay', budget: 0 },
      verdict: 'block',
      spends: 1,
      because: 'over budget',
    },
    {
      why: 'no local failure: allow, equality is information',
      given: {},
      verdict: 'allow',
      spends: 0,
      because: 'no failure',
    },
  ])('D7 $why', ({ given, verdict, spends, because }) => {
    expect(decide({ ...FINE, ...given })).toEqual({ verdict, spends, because });
  });
});

describe('four-way: what code and fixtures do to each other', () => {
  const cells = (baseBase: Cell, headBase: Cell, baseHead: Cell, headHead: Cell): FourWayCells => ({
    baseBase,
    headBase,
    baseHead,
    headHead,
  });
  it.each([
    { why: 'the fixture follows the code', given: cells('pass', 'fail', 'fail', 'pass'), name: 'laundering' },
    {
      why: 'the fixture was loosened until the code passed',
      given: cells('pass', 'fail', 'pass', 'pass'),
      name: 'laundering',
    },
    {
      why: 'the fixture asks for more, and head gives it',
      given: cells('pass', 'pass', 'fail', 'pass'),
      name: 'specification change',
    },
    { why: 'base failed its own fixture', given: cells('fail', 'fail', 'pass', 'pass'), name: 'correction' },
    {
      why: 'all four pass: the fixture decides nothing',
      given: cells('pass', 'pass', 'pass', 'pass'),
      name: 'vacuous',
    },
    { why: 'a cell that does not repeat', given: cells('pass', 'flake', 'fail', 'pass'), name: 'flake' },
    { why: 'a cell that could not be run', given: cells('pass', 'broken', 'fail', 'pass'), name: 'unclear' },
    { why: 'head fails on head', given: cells('pass', 'pass', 'pass', 'fail'), name: 'still failing' },
  ])('$why: $name', ({ given, name }) => {
    expect(nameFourWay(given)).toBe(name);
  });

  it('calls nothing vacuous, a correction or a change that breaks what held', () => {
    const all: readonly Cell[] = ['pass', 'fail', 'flake', 'broken'];
    for (const baseHead of all) {
      const name = nameFourWay(cells('pass', 'fail', baseHead, 'pass'));
      expect(['laundering', 'flake', 'unclear']).toContain(name);
    }
  });
});

import { describe, expect, test } from 'vitest';
import { judgeLeaves, type LeafVerdict, type Scalar } from '../../src/comparison/leaves.js';
import type { Place } from '../../src/comparison/nodes.js';
import { prepareRules } from '../../src/comparison/rules.js';
import type { FixtureRule } from '../../src/policy/policy.js';
import { comparisonJob } from '../support/jobs.js';

const line = 1;
const string = (value: string): Scalar => ({ kind: 'string', value, line });
const date = (value: string): Scalar => ({ kind: 'date-time', value, line });
const boolean = (value: boolean): Scalar => ({ kind: 'boolean', value, line });
const binary = (...bytes: readonly number[]): Scalar => ({ kind: 'binary', bytes: Uint8Array.from(bytes), line });
const number = (literal: string, type: 'number' | 'integer' | 'float' = 'number'): Scalar => ({
  kind: 'number',
  type,
  literal,
  line,
});
const NULL: Scalar = { kind: 'null', line };
const AT_V: Place = { parent: undefined, base: 'v', head: 'v' };

async function judge(base: Scalar, head: Scalar, rule: Partial<FixtureRule> = {}): Promise<LeafVerdict> {
  const rules = await prepareRules(comparisonJob('a', '', '', rule));
  return judgeLeaves(base, head, AT_V, rules, () => undefined);
}

const ids = { volatile: { ids: ['$.v'], timestamps: [], regex: [] } };
const times = { volatile: { ids: [], timestamps: ['$.v'], regex: [] } };
const words = { volatile: { ids: [], timestamps: [], regex: ['[0-9]+'] } };
const asNumber = { tolerances: [{ path: '$.v', absolute: 1, as: 'number' as const }] };

describe('what a pair of leaves amounts to', () => {
  const ROWS: readonly (readonly [string, Scalar, Scalar, LeafVerdict['kind'], Partial<FixtureRule>?])[] = [
    ['texts that are equal', string('a'), string('a'), 'equal'],
    ['texts that are not', string('a'), string('b'), 'value'],
    ['dates that are equal', date('2024'), date('2024'), 'equal'],
    ['dates that are not', date('2024'), date('2025'), 'value'],
    ['a date and its text', date('2024'), string('2024'), 'value'],
    ['a text and a date', string('2024'), date('2024'), 'value'],
    ['truth values that are equal', boolean(true), boolean(true), 'equal'],
    ['truth values that are not', boolean(true), boolean(false), 'value'],
    ['a truth value and its text', boolean(true), string('true'), 'value'],
    ['two nulls', NULL, NULL, 'equal'],
    ['a null and a text', NULL, string(''), 'value'],
    ['a text and a null', string(''), NULL, 'value'],
    ['bytes that are equal', binary(1, 2), binary(1, 2), 'equal'],
    ['bytes that are not', binary(1, 2), binary(1, 3), 'value'],
    ['bytes and a text', binary(97), string('a'), 'value'],
    ['a text and bytes', string('a'), binary(97), 'value'],
    ['a null and bytes', NULL, binary(), 'value'],
    ['numbers that are equal', number('1'), number('1'), 'equal'],
    ['numbers of two types', number('1', 'integer'), number('1', 'float'), 'equal'],
    ['a number and its text', number('1'), string('1'), 'value'],
    ['a text and a number', string('1'), number('1'), 'value'],
    ['texts that are numbers, where no rule says so', string('1.5'), string('1.6'), 'value'],
    ['texts that are numbers, where one says so', string('1.5'), string('1.6'), 'drift', asNumber],
    ['texts that are no numbers, where one says so', string('1.5'), string('x'), 'value', asNumber],
    ['and the other way round', string('x'), string('1.5'), 'value', asNumber],
    ['texts beyond the bound', string('1.5'), string('9.6'), 'value', asNumber],
    ['texts equal under a rule', string('1.5'), string('1.5'), 'equal', asNumber],
    [
      'a rule for other places',
      string('1.5'),
      string('1.6'),
      'value',
      { tolerances: [{ path: '$.w', absolute: 1, as: 'number' }] },
    ],
    ['a text with a volatile stretch', string('a1'), string('a2'), 'hidden', words],
    ['a text beyond its volatile stretch', string('a1'), string('b2'), 'value', words],
    [
      'an id that changed',
      string('1f0c1a52-0e68-4b35-9f4e-8f1a7f9b5c01'),
      string('1f0c1a52-0e68-4b35-9f4e-8f1a7f9b5c02'),
      'hidden',
      ids,
    ],
    ['an id of another format', string('1f0c1a52-0e68-4b35-9f4e-8f1a7f9b5c01'), string('x'), 'value', ids],
    ['an id that became a number', string('12'), number('12'), 'value', ids],
    ['a null where ids are', NULL, NULL, 'equal', ids],
    ['a truth value where ids are', boolean(true), boolean(false), 'value', ids],
    ['a time that changed', string('2024-01-01T00:00:00Z'), string('2025-01-01T00:00:00Z'), 'hidden', times],
    ['a time that did not', string('2024-01-01T00:00:00Z'), string('2024-01-01T00:00:00Z'), 'equal', times],
    ['a time of another precision', string('2024-01-01T00:00:00Z'), string('2025-01-01T00:00:00.5Z'), 'value', times],
    ['a time that became none', string('2024-01-01T00:00:00Z'), string('never'), 'value', times],
    ['two texts that are no times', string('a'), string('b'), 'value', times],
    ['an epoch that changed', number('1700000000'), number('1700000001'), 'hidden', times],
  ];

  test.each(ROWS.map(([why, base, head, kind, rule = {}]) => ({ why, base, head, kind, rule })))(
    '$why',
    async ({ base, head, kind, rule }) => {
      expect((await judge(base, head, rule)).kind).toBe(kind);
    },
  );

  test('an id that stayed is told to the map of ids, and hides nothing', async () => {
    expect(await judge(string('a'), string('a'), ids)).toEqual({ kind: 'hidden', count: 0, ids: ['a', 'a'] });
    expect(await judge(number('12'), number('13'), ids)).toEqual({ kind: 'hidden', count: 1, ids: ['12', '13'] });
    expect(await judge(date('2024-01-01'), date('2024-01-02'), times)).toEqual({ kind: 'hidden', count: 1 });
  });
});

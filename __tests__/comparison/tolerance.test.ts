import { describe, expect, test } from 'vitest';
import { judgeLeaves } from '../../src/comparison/leaves.js';
import { prepareRules, type Rules } from '../../src/comparison/rules.js';
import {
  describeBounds,
  distances,
  judgeNumbers,
  mostSpecific,
  type NumberVerdict,
  scaleOf,
  spelled,
} from '../../src/comparison/tolerance.js';
import { MAX_NUMBER_CHARACTERS } from '../../src/documents/format.js';
import type { ToleranceRule } from '../../src/policy/policy.js';
import { comparisonJob } from '../support/jobs.js';

/** What survived when the code under test was mutated, told apart here (docs/mutation.md). */
const rulesOf = (tolerances: readonly ToleranceRule[] = []): Promise<Rules> =>
  prepareRules(comparisonJob('a', '', '', { tolerances: [...tolerances] }));

type Type = 'number' | 'integer' | 'float';
interface Judged {
  readonly tolerances?: readonly ToleranceRule[];
  readonly path?: readonly (string | number)[];
  readonly headPath?: readonly (string | number)[];
  readonly type?: Type;
  readonly scale?: readonly string[];
}

async function judge(
  base: string,
  head: string,
  { tolerances = [], path = ['v'], headPath = path, type = 'number', scale }: Judged = {},
): Promise<NumberVerdict> {
  return judgeNumbers(
    spelled(base, base, type),
    spelled(head, head, type),
    await rulesOf(tolerances),
    () => ({ base: [...path], head: [...headPath] }),
    () => (scale === undefined ? undefined : scaleOf(scale, scale)),
  );
}

describe('what a pair of numbers amounts to', () => {
  const EIGHT = ['1000', '2000', '3000', '4000', '5000', '6000', '7000', '8000'];

  const ROWS: readonly (readonly [string, string, string, NumberVerdict['kind'], Judged?])[] = [
    ['an integer and a measured float beside it', '1', '1.0000000001', 'drift'],
    ['a measured float and an integer beside it', '1.0000000001', '1', 'drift'],
    ['a whole number in another spelling', '1', '2.0000000000', 'value'],
    ['two floats that are no integers beside each other', '1.5000000', '1.5000000001', 'drift'],
    ['numbers of a decimal type are exact', '1.2500000000', '1.2500000001', 'value', { type: 'integer' }],
    ['a float that is spelled as an integer', '1000000000', '1000000000.5', 'value', { type: 'float' }],
    ['unmeasured floats, however near', '100000000000.5', '100000000000.6', 'value'],
    ['one of them measured is enough', '100000000000.5', '100000000000.500001', 'drift'],
    ['a relative bound, just inside', '1.000000000', '1.000000001', 'drift'],
    ['zero and a tiny number without a scale', '0.000000', '1e-13', 'value'],
    ['zero and a number inside of the scale', '0.000000', '3e-9', 'drift', { scale: EIGHT }],
    ['zero and a number just beyond the scale', '0.000000', '3.0000001e-9', 'value', { scale: EIGHT }],
    ['a number inside of the scale and zero', '3e-9', '0.000000', 'drift', { scale: EIGHT }],
    ['signs that differ, inside of the scale', '-1e-9', '1e-9', 'drift', { scale: EIGHT }],
    ['signs that differ, beyond the scale', '-2e-9', '2e-9', 'value', { scale: EIGHT }],
    ['equal signs are never held against the scale', '1e-9', '2e-9', 'value', { scale: EIGHT }],
    ['a scale of seven values is none', '0.000000', '1e-13', 'value', { scale: EIGHT.slice(1) }],
    ['NaN is near no number', 'NaN', '1', 'value', { tolerances: [{ absolute: 1e9 }] }],
    ['no number is near NaN', '1', 'NaN', 'value', { tolerances: [{ path: '$.v', absolute: 1e9, integers: true }] }],
    ['infinity is near no number', 'Infinity', '1e300', 'value', { tolerances: [{ absolute: 1e9 }] }],
    ['NaN and NaN', 'NaN', 'NaN', 'equal'],
    ['the same value in another spelling', '1e2', '100', 'spelling'],
    ['the sign of a zero', '-0', '0', 'spelling'],
    ['a global rule', '1.5', '1.6', 'drift', { tolerances: [{ absolute: 0.1 }] }],
    ['a global rule reaches no integers', '1', '2', 'value', { tolerances: [{ absolute: 5 }] }],
    ['a global rule reaches no exact name', '1.5', '1.6', 'value', { tolerances: [{ absolute: 5 }], path: ['price'] }],
    ['every global rule must hold', '1.5', '1.6', 'value', { tolerances: [{ absolute: 5 }, { absolute: 0.01 }] }],
    [
      'a rule with a path reaches an exact name',
      '1.5',
      '1.6',
      'drift',
      { tolerances: [{ path: '$.price', absolute: 0.1 }], path: ['price'] },
    ],
    [
      'a rule with a path reaches integers only where it says so',
      '1',
      '2',
      'value',
      { tolerances: [{ path: '$.v', absolute: 5 }] },
    ],
    ['and then it does', '1', '2', 'drift', { tolerances: [{ path: '$.v', absolute: 5, integers: true }] }],
    [
      'the most specific rule counts, though it is wider',
      '1.5',
      '2.5',
      'drift',
      {
        tolerances: [
          { path: '$..v', absolute: 0.1 },
          { path: '$.a.v', absolute: 5 },
        ],
        path: ['a', 'v'],
      },
    ],
    [
      'the most specific rule counts, though it is narrower',
      '1.5',
      '2.5',
      'value',
      {
        tolerances: [
          { path: '$..v', absolute: 5 },
          { path: '$.a.v', absolute: 0.1 },
        ],
        path: ['a', 'v'],
      },
    ],
    [
      'a name is more specific than any name',
      '1.5',
      '2.5',
      'value',
      {
        tolerances: [
          { path: '$[*].v', absolute: 5 },
          { path: '$.a.v', absolute: 0.1 },
        ],
        path: ['a', 'v'],
      },
    ],
    [
      'and the other way round',
      '1.5',
      '2.5',
      'drift',
      {
        tolerances: [
          { path: '$[*].v', absolute: 0.1 },
          { path: '$.a.v', absolute: 5 },
        ],
        path: ['a', 'v'],
      },
    ],
    [
      'of equally specific rules every one must hold',
      '1.5',
      '2.5',
      'value',
      {
        tolerances: [
          { path: '$.a[*]', absolute: 5 },
          { path: '$[*].v', absolute: 0.1 },
        ],
        path: ['a', 'v'],
      },
    ],
    [
      'a rule must select the number on both sides',
      '1.5',
      '2.5',
      'value',
      { tolerances: [{ path: '$.a', absolute: 5 }], path: ['a'], headPath: ['b'] },
    ],
    [
      'on base as well',
      '1.5',
      '2.5',
      'value',
      { tolerances: [{ path: '$.b', absolute: 5 }], path: ['a'], headPath: ['b'] },
    ],
  ];

  test.each(ROWS.map(([why, base, head, kind, options]) => ({ why, base, head, kind, options })))(
    '$why',
    async ({ base, head, kind, options }) => {
      expect((await judge(base, head, options)).kind).toBe(kind);
    },
  );

  test('says what it was held against', async () => {
    expect(await judge('1.5', '1.6')).toEqual({ kind: 'value', limit: 'exact' });
    expect(await judge('1', '2')).toEqual({ kind: 'value', limit: 'exact (integers)' });
    expect(await judge('1.5', '1.6', { path: ['price'] })).toEqual({
      kind: 'value',
      limit: 'exact',
      note: 'exact name: price',
    });
    expect(await judge('1.5', '1.6', { path: ['price'], tolerances: [{ absolute: 5 }] })).toMatchObject({
      note: 'exact name: price; the global rule does not reach it',
    });
    expect(await judge('1.000000', '1.000001')).toEqual({ kind: 'value', limit: 'relative 1e-9' });
    expect(await judge('0.000000', '1e-9', { scale: EIGHT })).toEqual({
      kind: 'drift',
      limit: "1e-12 of the path's scale 3000",
    });
    expect(await judge('1.5', '9', { tolerances: [{ absolute: 0.5 }, { absolute: 0.1 }] })).toEqual({
      kind: 'value',
      limit: 'absolute 0.5',
    });
    expect(await judge('1.5', '1.8', { tolerances: [{ absolute: 0.5 }, { absolute: 0.1 }] })).toEqual({
      kind: 'value',
      limit: 'absolute 0.1',
    });
    expect(await judge('1.5', '1.55', { tolerances: [{ absolute: 0.5 }, { absolute: 0.1 }] })).toEqual({
      kind: 'drift',
      limit: 'absolute 0.5',
    });
    const twice = [
      { path: '$.v', absolute: 0.5 },
      { path: "$['v']", absolute: 0.1 },
    ];
    expect(await judge('1.5', '1.8', { tolerances: twice })).toMatchObject({
      kind: 'value',
      limit: "absolute 0.1 ($['v'])",
    });
    expect(await judge('1.5', '1.55', { tolerances: twice })).toMatchObject({
      kind: 'drift',
      limit: 'absolute 0.5 ($.v)',
    });
    expect(await judge('1', '2', { tolerances: [{ path: '$.v', absolute: 5 }] })).toEqual({
      kind: 'value',
      limit: 'exact (integers)',
      note: '$.v reaches integers only with integers: true',
    });
    expect(await judge('NaN', '1')).toEqual({ kind: 'value', note: 'NaN and the infinities are near no other number' });
  });

  test('compares literals up to the limit as numbers, and no longer ones', async () => {
    const rule = { tolerances: [{ absolute: 1 }] };
    const most = `1.${'5'.repeat(MAX_NUMBER_CHARACTERS - 2)}`;
    expect((await judge(most, '1.5', rule)).kind).toBe('drift');
    expect((await judge('1.5', most, rule)).kind).toBe('drift');
    expect(await judge(`${most}5`, '1.5', rule)).toMatchObject({
      kind: 'value',
      note: expect.stringContaining('4096'),
    });
    expect(await judge('1.5', `${most}5`, rule)).toMatchObject({
      kind: 'value',
      note: expect.stringContaining('4096'),
    });
    expect(distances(most, '1.5')).toHaveProperty('relative');
    expect(distances('1.5', most)).toHaveProperty('relative');
    expect(distances(`${most}5`, '1.5')).toEqual({});
    expect(distances('1.5', `${most}5`)).toEqual({});
  });

  test.each([
    ['1.10', '1.1', true],
    ['1.1', '1.10', true],
    ['12.20', '12.2', true],
    ['1.110', '1.11', true],
    ['1.100', '1.1', false],
    ['-1.10', '-1.1', false],
    ['1234.10', '1234.1', false],
    ['0.10', '0.1', false],
    ['1.0', '1', false],
  ])('remarks that %s and %s look like versions: %s', async (base, head, remarks) => {
    const verdict = await judge(base, head);
    expect(verdict.kind).toBe('spelling');
    expect('note' in verdict).toBe(remarks);
  });

  test('one spelling that is two values is no equality', async () => {
    const rules = await rulesOf();
    const node = (decimal: string) => ({ kind: 'number', type: 'integer', literal: '0644', decimal, line: 1 }) as const;
    const verdict = (base: string, head: string) =>
      judgeLeaves(node(base), node(head), undefined, rules, () => undefined);
    expect(verdict('420', '644').kind).toBe('value');
    expect(verdict('420', '420').kind).toBe('equal');
    const two = judgeNumbers(
      spelled('0644', '420', 'integer'),
      spelled('0644', '644', 'integer'),
      rules,
      () => ({ base: [], head: [] }),
      () => undefined,
    );
    expect(two.kind).toBe('value');
  });
});

test.each<readonly [ToleranceRule, string]>([
  [{}, 'exact'],
  [{ relative: 0, absolute: 0 }, 'exact'],
  [{ relative: 0.1 }, 'relative 0.1'],
  [{ absolute: 2 }, 'absolute 2'],
  [{ relative: 0.1, absolute: 2 }, 'relative 0.1 or absolute 2'],
  [{ absolute: 2, path: '$.a' }, 'absolute 2 ($.a)'],
  [{ path: '$.a' }, 'exact ($.a)'],
])('describes %o as %s', (rule, words) => {
  expect(describeBounds(rule)).toBe(words);
});

test.each([
  ['1.5', '2', { absolute: 0.5, relative: 0.5 / 1.5 }],
  ['0', '2', { absolute: 2 }],
  ['1', '1', { absolute: 0, relative: 0 }],
  ['1e400', '1', {}],
  ['1e-400', '1', { absolute: 1 }],
  ['NaN', '1', {}],
  ['1', 'NaN', {}],
])('measures how far %s is from %s', (base, head, expected) => {
  expect(distances(base, head)).toEqual(expected);
});

test('takes the smaller of the two lower quartiles for a scale', () => {
  const from = (...values: readonly number[]): string[] => values.map(String);
  const text = (values: readonly string[], others: readonly string[]): string | undefined => {
    const scale = scaleOf(values, others);
    return scale && `${scale.digits}e${scale.exponent}`;
  };
  const up = from(1, 2, 3, 4, 5, 6, 7, 8);
  expect(text(up, up)).toBe('3e0');
  expect(text(up.toReversed(), up)).toBe('3e0');
  expect(text(from(9, 9, 9, 9, 9, 9, 9, 9), up)).toBe('3e0');
  expect(text(up, from(9, 9, 9, 9, 9, 9, 9, 9))).toBe('3e0');
  expect(text(from(-1, -2, -3, -4, -5, -6, -7, -8), up)).toBe('3e0');
  expect(text([...up.slice(1), '0'], up)).toBeUndefined();
  expect(text(up, up.slice(1))).toBeUndefined();
  expect(text(up.slice(1), up)).toBeUndefined();
  expect(text([...up.slice(1), 'NaN'], up)).toBeUndefined();
  expect(text([...up.slice(1), '9'.repeat(MAX_NUMBER_CHARACTERS + 1)], up)).toBeUndefined();
  expect(text([...up.slice(1), '9'.repeat(MAX_NUMBER_CHARACTERS)], up)).toBe('3e0');
});

test('marks every rule that selects a number as used, the less specific ones too', async () => {
  const rules = await rulesOf([
    { path: '$..v', absolute: 1 },
    { path: '$.a.v', absolute: 2 },
    { path: '$.b', absolute: 3 },
  ]);
  const found = mostSpecific(rules, { base: ['a', 'v'], head: ['a', 'v'] });
  expect(found.map(({ rule }) => rule.path)).toEqual(['$.a.v']);
  expect([...rules.used].sort()).toEqual(['tolerances[0]', 'tolerances[1]']);
  expect(mostSpecific(rules, { base: ['c'], head: ['c'] })).toEqual([]);
});

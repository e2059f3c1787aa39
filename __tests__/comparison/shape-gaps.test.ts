import { describe, expect, test } from 'vitest';
import { compareFixture } from '../../src/comparison/compare.js';
import { hiddenByText, prepareRules, withoutRules } from '../../src/comparison/rules.js';
import type { FixtureRule } from '../../src/policy/policy.js';
import { comparisonJob } from '../support/jobs.js';

const SHAPE = 'SHAPE_CHANGE';
const REWRITE = 'SEMANTIC_REWRITE';
const DRIFT = 'TOLERANCE_DRIFT';

const compare = (base: string, head: string, rule: Partial<FixtureRule> = {}, path = 'a.json') =>
  compareFixture(comparisonJob(path, base, head, rule));

/** Each pair in both directions. */
describe('shape facts of variants, recursion and optionality', () => {
  test.each<[string, string, string, string, readonly string[]]>([
    [
      'a variant of one side brings a name that stands twice',
      '[{"type":"a","x":1},{"type":"b","x":2}]',
      '[{"type":"a","x":1},{"type":"b","x":2},{"type":"c","x":1,"x":2}]',
      SHAPE,
      [],
    ],
    [
      'a variant of one side has what others have twice only once, which is no fact',
      '[{"type":"a","x":1,"x":3},{"type":"b","x":2}]',
      '[{"type":"a","x":1,"x":3},{"type":"b","x":2},{"type":"c","x":1}]',
      REWRITE,
      [],
    ],
    [
      'a variant of one side with nothing new',
      '[{"type":"a","x":1},{"type":"b","x":2}]',
      '[{"type":"a","x":1},{"type":"b","x":2},{"type":"c","x":3}]',
      REWRITE,
      [],
    ],
    [
      'a variant of one side with a new key',
      '[{"type":"a","x":1},{"type":"b","x":2}]',
      '[{"type":"a","x":1},{"type":"b","x":2},{"type":"c","y":3}]',
      SHAPE,
      [],
    ],
    [
      'a variant of one side with a new type',
      '[{"type":"a","x":1},{"type":"b","x":2}]',
      '[{"type":"a","x":1},{"type":"b","x":2},{"type":"c","x":"3"}]',
      SHAPE,
      [],
    ],
    [
      'a variant of one side without a key that others have sometimes',
      '[{"type":"a","x":1,"y":1},{"type":"b","x":2}]',
      '[{"type":"a","x":1,"y":1},{"type":"b","x":2},{"type":"c","x":3}]',
      REWRITE,
      [],
    ],
    ['a name that stands twice', '[{"a":1},{"a":2}]', '[{"a":1},{"a":2,"a":2}]', SHAPE, []],
    ['a name that stands three times, not twice', '[{"a":1,"a":1}]', '[{"a":1,"a":1,"a":1}]', SHAPE, []],
    ['twice in another object is the same fact', '[{"a":1,"a":1},{"a":1}]', '[{"a":1},{"a":1,"a":1}]', REWRITE, []],
    ['a key in all, then in some', '[{"k":1,"o":1},{"k":2,"o":1}]', '[{"k":1,"o":1},{"k":2}]', SHAPE, []],
    ['a key in some, then in others', '[{"k":1,"o":1},{"k":2}]', '[{"k":1},{"k":2,"o":1}]', REWRITE, []],
    [
      'optional, beside a value that changed',
      '[{"k":1,"o":1},{"k":2,"o":1}]',
      '[{"k":1,"o":1},{"k":3}]',
      SHAPE,
      [REWRITE],
    ],
    [
      'a deeper tree of one sort is data',
      '{"n":{"v":1,"n":{"v":2}}}',
      '{"n":{"v":1,"n":{"v":2,"n":{"v":3}}}}',
      REWRITE,
      [],
    ],
    [
      'a deeper tree with a new key',
      '{"n":{"v":1,"n":{"v":2}}}',
      '{"n":{"v":1,"n":{"v":2,"n":{"w":3}}}}',
      SHAPE,
      [REWRITE],
    ],
    [
      'a deeper tree with a new type',
      '{"n":{"v":1,"n":{"v":2}}}',
      '{"n":{"v":1,"n":{"v":2,"n":{"v":"3"}}}}',
      SHAPE,
      [REWRITE],
    ],
    [
      'a deeper tree of two keys',
      '{"l":{"v":1,"l":{"v":2},"r":{"v":3}},"r":{"v":4,"l":{"v":5},"r":{"v":6}}}',
      '{"l":{"v":1,"l":{"v":2},"r":{"v":3,"l":{"v":7},"r":{"v":8}}},"r":{"v":4,"l":{"v":5},"r":{"v":6}}}',
      REWRITE,
      [],
    ],
    [
      'a deep tree of variants: one brings a key below',
      '{"n":{"type":"a","n":{"type":"b","v":1}}}',
      '{"n":{"type":"a","n":{"type":"b","v":1,"w":1}}}',
      SHAPE,
      [],
    ],
    ['a fixed length that changed', '[[1,2],[3,4]]', '[[1,2,3],[3,4,5]]', SHAPE, []],
    ['the same numbers in arrays of another length', '[[1,2,3],[4,5,6]]', '[[1,2],[3,4],[5,6]]', SHAPE, []],
    ['other numbers in arrays of another length', '[[1,2,3],[4,5,6]]', '[[1,2],[3,4],[5,7]]', SHAPE, [REWRITE]],
    ['one array has no fixed length', '[[1,2]]', '[[1,2,3]]', REWRITE, []],
    ['lengths that vary on one side', '[[1,2],[3,4]]', '[[1,2,3],[3,4]]', REWRITE, []],
    ['texts have no dimensions', '[["a","b"],["c","d"]]', '[["a","b","e"],["c","d","e"]]', REWRITE, []],
    ['a fixed length of nothing', '[[],[]]', '[[1],[2]]', REWRITE, []],
    ['an empty object is closed', '{"a":{}}', '{"a":{"b":1}}', SHAPE, []],
    ['an empty list that went', '{"a":[],"k":1}', '{"k":1}', SHAPE, []],
    ['two types swapped is no new type', '{"l":[1,"a"]}', '{"l":["a",1]}', REWRITE, []],
    ['a type that one of many loses', '{"l":[1,2,"a"]}', '{"l":[1,2,3]}', SHAPE, []],
    ['a first null', '{"l":[1,2]}', '{"l":[1,null]}', SHAPE, []],
    ['a first null, beside a value', '{"l":[1,2,3]}', '{"l":[1,null,4]}', SHAPE, [REWRITE]],
  ])('%s', async (_, base, head, expected, also) => {
    for (const [from, to] of [
      [base, head],
      [head, base],
    ] as const) {
      const found = await compare(from, to);
      expect([found.class, found.also], found.summary).toEqual([expected, also]);
    }
  });

  test('elements and entries that are excused by a fact are so on one side alone', async () => {
    // A row with the new key came, another row went: they may be one row that was rewritten.
    const found = await compare('[{"a":1},{"a":2},{"a":3}]', '[{"a":1},{"a":2},{"a":9,"b":1}]');
    expect([found.class, found.also]).toEqual([SHAPE, [REWRITE]]);
    const came = await compare('[{"a":1},{"a":2}]', '[{"a":1},{"a":2},{"a":9,"b":1}]');
    expect([came.class, came.also]).toEqual([SHAPE, []]);
    const entries = await compare('{"2020":{"a":1},"2021":{"a":1}}', '{"2020":{"a":1},"2022":{"a":1,"b":2}}');
    expect([entries.class, entries.also]).toEqual([SHAPE, [REWRITE]]);
    const entry = await compare(
      '{"2020":{"a":1},"2021":{"a":1}}',
      '{"2020":{"a":1},"2021":{"a":1},"2022":{"a":1,"b":2}}',
    );
    expect([entry.class, entry.also]).toEqual([SHAPE, []]);
    const deep = await compare(
      '[{"m":{"1":{"a":1},"2":{"a":2}}}]',
      '[{"m":{"1":{"a":1},"2":{"a":2}}},{"m":{"3":{"a":1,"b":1}}}]',
    );
    expect([deep.class, deep.also]).toEqual([SHAPE, []]);
    const plain = await compare(
      '[{"m":{"1":{"a":1},"2":{"a":2}}}]',
      '[{"m":{"1":{"a":1},"2":{"a":2}}},{"m":{"3":{"a":1}}}]',
    );
    expect(plain.class).toBe(REWRITE);
    const listed = await compare('[{"l":[1]},{"l":[2]}]', '[{"l":[1]},{"l":[2]},{"l":["x"]}]');
    expect([listed.class, listed.also]).toEqual([SHAPE, []]);
    const twice = await compare('[{"a":1},{"a":2}]', '[{"a":1},{"a":2},{"a":3,"a":4}]');
    expect([twice.class, twice.also]).toEqual([SHAPE, []]);
    const optional = await compare('[{"a":1,"o":1},{"a":2,"o":1}]', '[{"a":1,"o":1},{"a":2,"o":1},{"a":3}]');
    expect([optional.class, optional.also]).toEqual([SHAPE, []]);
  });

  test('paths of names that are no words are written in brackets, long ones cut', async () => {
    const at = async (name: string) => (await compare('{"k":1}', `{"k":1,${JSON.stringify(name)}:1}`)).changes[0]?.at;
    expect(await at('größe_2-x')).toBe('$.größe_2-x');
    expect(await at('2x')).toBe('$["2x"]');
    expect(await at('a b')).toBe('$["a b"]');
    expect(await at('x!')).toBe('$["x!"]');
    expect(await at('!x')).toBe('$["!x"]');
    expect(await at('x'.repeat(100))).toBe(`$.${'x'.repeat(100)}`);
    expect(await at('x'.repeat(101))).toBe(`$["${'x'.repeat(100)}"]`);
  });

  test('a fact says how often the key is there', async () => {
    const note = async (base: string, head: string) => (await compare(base, head)).changes[0]?.note;
    expect(await note('[{"a":1},{"a":1},{"a":1}]', '[{"a":1,"b":1},{"a":1,"b":1},{"a":1}]')).toBe(
      'key added in 2 of 3 objects',
    );
    expect(await note('{"a":1,"b":1}', '{"a":1}')).toBe('key removed');
    expect(await note('[{"a":1,"o":1},{"a":1,"o":1}]', '[{"a":1,"o":1},{"a":1}]')).toBe(
      'always present -> present in 1 of 2',
    );
    expect(await note('[{"a":1}]', '[{"a":1,"a":2}]')).toBe('name occurs 1 -> 2 times in one object');
    expect(await note('[[1,2],[3,4]]', '[[1,2,3],[3,4,5]]')).toBe('every array had 2 numbers and has 3 now');
  });
});

describe('texts that the policy calls volatile', () => {
  const rule = (...regex: readonly string[]): Partial<FixtureRule> => ({
    volatile: { ids: [], timestamps: [], regex },
  });
  const hidden = async (base: string, head: string, ...regex: readonly string[]) =>
    hiddenByText(await prepareRules(comparisonJob('a', '', '', rule(...regex))), base, head);

  test.each<[string, string, string, readonly string[], number | undefined]>([
    ['one stretch', 'a 12 b', 'a 77 b', ['[0-9]+'], 1],
    ['two stretches', '1 a 2', '3 a 4', ['[0-9]+'], 2],
    ['another text beside it', 'a 12 b', 'c 12 b', ['[0-9]+'], undefined],
    ['a text more behind it', 'a 12', 'a 13 b', ['[0-9]+'], undefined],
    ['a text less in front of it', 'a 12', ' 13', ['[0-9]+'], undefined],
    ['one stretch more', 'a 12', 'a 1 2', ['[0-9]+'], undefined],
    ['one stretch more at the end', 'a 12', 'a 12 3', ['[0-9]+'], undefined],
    ['nothing that matches', 'a', 'b', ['[0-9]+'], undefined],
    ['an empty match hides nothing', 'ab', 'b', ['x*'], undefined],
    ['two rules', 'a 12 id=x', 'a 13 id=y', ['[0-9]+', 'id=.'], 2],
    ['a second rule for what the first leaves', 'x1y2', 'x3z2', ['[0-9]', '[yz]'], 3],
    ['a rule whose counts differ is not obeyed, another is', 'a 1 x', 'a 1 y', ['y', '[xy]'], 1],
  ])('%s', async (_, base, head, regex, count) => {
    expect(await hidden(base, head, ...regex)).toBe(count);
    expect(await hidden(head, base, ...regex)).toBe(count);
  });

  test('no rule, nothing hidden; a broken one is remarked on', async () => {
    expect(await hidden('a', 'b')).toBeUndefined();
    const rules = await prepareRules(comparisonJob('a', '', '', rule('(', 'b+')));
    expect(rules.remarks).toHaveLength(1);
    expect(rules.remarks[0]).toMatch(/^volatile\.regex\[0\] is ignored: /);
    expect(rules.texts.map(({ label }) => label)).toEqual(['volatile.regex[1]']);
  });

  test('a rule that cannot be read is remarked on and has no effect', async () => {
    const found = await compare('{"x":1.5}', '{"x":1.6}', {
      tolerances: [{ path: '$[', absolute: 1 }],
      unordered: ['x'],
    });
    expect(found.class).toBe(REWRITE);
    expect(found.notes.join('\n')).toMatch(/tolerances\[0\] is ignored: .* \(column \d+ of `\$\[`\)/);
    expect(found.notes.join('\n')).toMatch(/unordered\[0\] is ignored: /);
  });

  test('wide rules are remarked on, others are not', async () => {
    const remarks = async (more: Partial<FixtureRule>) =>
      (await prepareRules(comparisonJob('a', '', '', more))).remarks;
    expect(
      await remarks({
        tolerances: [{ path: '$.x', relative: 0.01 }, { relative: 0.0011 }, { relative: 0.001 }, { absolute: 5 }],
      }),
    ).toEqual([
      'tolerances[0] ($.x) is wide: relative 0.01 is over 0.001',
      'tolerances[1] is wide: relative 0.0011 is over 0.001',
    ]);
    expect(await remarks({ pixels: { delta: 1, ratio: 0.1 } })).toEqual([
      'pixels is wide: a share of 0.1 of the pixels may change by any amount',
    ]);
    expect(await remarks({ pixels: { delta: 1, ratio: 0.09 } })).toEqual([]);
  });

  test('without rules nothing is forgiven', async () => {
    const rules = withoutRules(
      await prepareRules(
        comparisonJob('a', '', '', {
          tolerances: [{ path: '$.x', absolute: 1 }, { absolute: 1 }],
          unordered: ['$'],
          volatile: { ids: ['$.a'], timestamps: ['$.b'], regex: ['c'] },
        }),
      ),
    );
    expect(rules).toMatchObject({ tolerances: [], globals: [], unordered: [], ids: [], timestamps: [], texts: [] });
    expect(rules.measured).toEqual({ relative: 0, absolute: 0 });
  });

  test('broken files are held against each other without them', async () => {
    const found = await compare('{"x": 1.5', '{"x": 1.6', { tolerances: [{ absolute: 1 }], unordered: ['$'] });
    expect(found.class).toBe(REWRITE);
    expect((await compare('b\na', 'a\nb', { unordered: ['$'] }, 'a.txt')).class, 'a text obeys them').toBe(DRIFT);
  });
});

import { describe, expect, test } from 'vitest';
import { judgeWithAnchor } from '../../src/comparison/anchor.js';
import { compareFixture } from '../../src/comparison/compare.js';
import { MAX_CHANGES } from '../../src/comparison/comparison.js';
import { comparisonJob, side } from '../support/jobs.js';

describe('modes', () => {
  test.each([
    {
      why: 'T39 a regular file became a link',
      base: side('{}'),
      head: side('/etc/passwd', '120000'),
      expected: 'SHAPE_CHANGE',
    },
    { why: 'a link became a regular file', base: side('x', '120000'), head: side('{}'), expected: 'SHAPE_CHANGE' },
    {
      why: 'a file became a submodule',
      base: side('{}'),
      head: side('3'.repeat(40), '160000'),
      expected: 'SHAPE_CHANGE',
    },
    {
      why: 'a link became a submodule, with the same bytes',
      base: side('x', '120000'),
      head: side('x', '160000'),
      expected: 'SHAPE_CHANGE',
    },
    {
      why: 'T46 another commit of a submodule',
      base: side('3'.repeat(40), '160000'),
      head: side('4'.repeat(40), '160000'),
      expected: 'SEMANTIC_REWRITE',
    },
    { why: 'T45 the mode bit alone', base: side('{}'), head: side('{}', '100755'), expected: 'TOLERANCE_DRIFT' },
    {
      why: 'the mode bit beside a value',
      base: side('{"a":1}'),
      head: side('{"a":2}', '100755'),
      expected: 'SEMANTIC_REWRITE',
    },
  ])('$why', async ({ base, head, expected }) => {
    const there = await compareFixture(comparisonJob('a.json', base, head));
    expect(there.class).toBe(expected);
    expect(there.summary).not.toBe('');
    expect((await compareFixture(comparisonJob('a.json', head, base))).class).toBe(expected);
  });

  test('equal bytes and modes: no difference', async () => {
    const { counts, summary } = await compareFixture(comparisonJob('a.json', '{}', '{}'));
    expect(counts).toEqual({ shape: 0, value: 0, drift: 0, representation: 0 });
    expect(summary).toBe('no difference');
  });
});

describe('what the report says', () => {
  const cases: readonly {
    readonly why: string;
    readonly path?: string;
    readonly base: string;
    readonly head: string;
    readonly says: string;
  }[] = [
    {
      why: 'line ends with their count',
      base: '{\n"a":1\n}\n',
      head: '{\r\n"a":1\r\n}\r\n',
      says: 'line endings (LF -> CRLF, 3 lines) only',
    },
    { why: 'a byte order mark', base: '{}', head: '\ufeff{}', says: 'byte order mark added' },
    { why: 'white space alone', base: '{"a":1}', head: '{ "a": 1 }', says: 'spelling or white space outside values' },
    { why: 'the order of keys', base: '{"a":1,"b":2}', head: '{"b":2,"a":1}', says: 'keys in another order' },
    { why: 'first items', base: '{"a":[]}', head: '{"a":[1]}', says: 'first items (0 -> 1)' },
    { why: 'a possible rename', base: '{"a":"x","k":1}', head: '{"b":"x","k":1}', says: 'possible rename' },
    { why: 'an invisible difference', base: '{"s":"a b"}', head: '{"s":"a\u00a0b"}', says: 'U+00A0 no-break space' },
    { why: 'a trailing blank', base: '{"s":"a"}', head: '{"s":"a "}', says: 'trailing U+0020 space added' },
    { why: 'Unicode normal form', base: '{"s":"\u00e9"}', head: '{"s":"e\u0301"}', says: 'Unicode normal form' },
    { why: 'an exact name', base: '{"total":1.0000001}', head: '{"total":1.0000002}', says: 'exact name: total' },
    { why: 'a version', base: '{"api":1.10}', head: '{"api":1.1}', says: 'looks like a version' },
    {
      why: 'how a map was told',
      base: '{"2021":1,"2022":2}',
      head: '{"2021":1,"2022":3}',
      says: 'read as a map: digit keys',
    },
    {
      why: 'which variant',
      base: '[{"type":"a","x":1},{"type":"b"}]',
      head: '[{"type":"a"},{"type":"b","y":1}]',
      says: '$[*]<type=b>.y',
    },
    {
      why: 'where a row is',
      path: 'a.csv',
      base: 'id,n\n7,a\n8,b\n',
      head: 'id,n\n7,a\n8,c\n',
      says: 'row 2 (id=8), column n',
    },
    { why: 'where a file breaks', base: '{}', head: '{"a":', says: 'line 1, column 6' },
  ];
  test.each(cases)('$why', async ({ path = 'a.json', base, head, says }) => {
    expect(JSON.stringify(await compareFixture(comparisonJob(path, base, head)))).toContain(says);
  });

  test('systematic: many values moved one way', async () => {
    const list = (shift: number) => JSON.stringify(Array.from({ length: 25 }, (_, i) => i + 0.5 + shift));
    const { notes } = await compareFixture(comparisonJob('a.json', list(0), list(0.25)));
    expect(notes.join('\n')).toContain('systematic: 25 of 25 moved values went up');
  });

  test('counts are exact where changes are cut, the worst number first', async () => {
    const rule = { tolerances: [{ path: '$[*]', absolute: 1 }] };
    const base = JSON.stringify(Array.from({ length: 3_000 }, (_, i) => i + 0.25));
    const head = JSON.stringify(Array.from({ length: 3_000 }, (_, i) => (i === 2_222 ? i + 1.25 : i + 0.25 + 0.0001)));
    const { changes, counts } = await compareFixture(comparisonJob('a.json', base, head, rule));
    expect(counts.drift).toBe(3_000);
    expect(changes).toHaveLength(MAX_CHANGES);
    const relatives = changes.map(({ relative }) => relative ?? 0);
    expect(relatives).toEqual(relatives.toSorted((a, b) => b - a));
    expect(changes.some(({ at }) => at === '$[2222]')).toBe(true);
  });

  test('rules that match nothing are named, others are not', async () => {
    const rule = {
      tolerances: [{ path: '$.x', absolute: 1 }, { path: '$.no', absolute: 1 }, { absolute: 1 }],
      unordered: ['$.list', '$.nope'],
      keys: { '$.none': ['id'] },
      volatile: { ids: ['$..id'], timestamps: ['$.list'], regex: ['zzz', 'b+'] },
    };
    const { unusedRules } = await compareFixture(
      comparisonJob('a.json', '{"x":1.5,"list":["b"]}', '{"x":1.6,"list":["b"]}', rule),
    );
    expect(unusedRules).toEqual([
      'keys["$.none"]',
      'tolerances[1]',
      'unordered[1]',
      'volatile.ids[0]',
      'volatile.regex[0]',
    ]);
  });
});

describe('hollow (FG301)', () => {
  test.each([
    { why: 'a list emptied', base: '{"a":[1,2]}', head: '{"a":[]}', hollow: '$.a: emptied (2 -> 0)' },
    { why: 'an object emptied', base: '{"a":{"b":1}}', head: '{"a":{}}', hollow: '$.a: emptied (1 -> 0)' },
    { why: 'all null', base: '[{"v":1},{"v":null}]', head: '[{"v":null},{"v":null}]', hollow: '$[*].v: all null' },
    { why: 'all zero', base: '[{"v":1},{"v":2}]', head: '[{"v":0},{"v":0}]', hollow: '$[*].v: all zero' },
    {
      why: 'constant where it varied',
      base: '[{"v":1},{"v":2},{"v":3}]',
      head: '[{"v":7},{"v":7},{"v":7}]',
      hollow: '$[*].v: all the same where it varied',
    },
    {
      why: 'one list of several emptied is a rewrite',
      base: '[{"t":[1]},{"t":[2]}]',
      head: '[{"t":[]},{"t":[2]}]',
      hollow: undefined,
    },
    { why: 'one value that became zero is a rewrite', base: '{"v":1}', head: '{"v":0}', hollow: undefined },
    { why: 'constant before and after', base: '[1,1,1]', head: '[2,2,2]', hollow: undefined },
  ])('$why', async ({ base, head, hollow }) => {
    expect((await compareFixture(comparisonJob('a.json', base, head))).hollow).toBe(hollow);
  });
});

describe('T60 slow drift', () => {
  const rule = { tolerances: [{ path: '$.x', relative: 0.01 }] };
  const revision = (x: string, commit: string) => ({ bytes: new TextEncoder().encode(`{"x":${x}}`), commit });
  const judge = async (base: string, head: string, older: readonly string[]) => {
    const job = comparisonJob('a.json', `{"x":${base}}`, `{"x":${head}}`, rule);
    const history = [base, ...older].map((x, i) => revision(x, `${i}a1b2c3d4e5f`));
    return judgeWithAnchor(job, await compareFixture(job), history);
  };

  test('twenty steps inside, the sum outside: the report names the anchor', async () => {
    const steps = Array.from({ length: 20 }, (_, i) => (1 + 0.009 * (20 - i)).toFixed(3));
    const result = await judge(steps[0] ?? '', '1.189', steps.slice(1));
    expect(result.class).toBe('SEMANTIC_REWRITE');
    expect(result.also).toEqual(['TOLERANCE_DRIFT']);
    expect(result.notes.join('\n')).toMatch(/cumulative 17\.8 % since 19a1b2c/);
    expect(result.changes[0]).toMatchObject({ kind: 'value', base: '1.009', head: '1.189' });
  });

  test('a reviewed jump is the anchor', async () => {
    expect((await judge('2.01', '2.02', ['2.00', '1.00'])).class).toBe('TOLERANCE_DRIFT');
  });

  test('there and back again is no distance', async () => {
    expect((await judge('1.009', '1.000', ['1.000', '1.009', '1.000'])).class).toBe('TOLERANCE_DRIFT');
  });

  test('nothing is asked of history where the step is no numeric drift', async () => {
    const job = comparisonJob('a.json', '{"x":1}', '{"x": 1}');
    const step = await compareFixture(job);
    const never = {
      [Symbol.iterator]: () => {
        throw new Error('history was read');
      },
    };
    expect(await judgeWithAnchor(job, step, never)).toBe(step);
  });
});

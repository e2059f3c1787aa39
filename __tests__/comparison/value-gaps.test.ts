import { describe, expect, test } from 'vitest';
import { compareFixture } from '../../src/comparison/compare.js';
import type { Tensor } from '../../src/documents/document.js';
import type { FixtureRule } from '../../src/policy/policy.js';
import { compareContents } from '../support/compare.js';
import { comparisonJob } from '../support/jobs.js';

const SHAPE = 'SHAPE_CHANGE';
const REWRITE = 'SEMANTIC_REWRITE';
const DRIFT = 'TOLERANCE_DRIFT';

const compare = (path: string, base: string, head: string, rule: Partial<FixtureRule> = {}) =>
  compareFixture(comparisonJob(path, base, head, rule));

describe('cells and the kinds of their columns', () => {
  test.each<[string, string, string, string, readonly string[]]>([
    ['a number spelled otherwise in a column of decimals', 'n\n1\n1.5\n', 'n\n1.0\n1.5\n', DRIFT, []],
    ['the first decimal, the same number', 'n\n1\n5\n', 'n\n1\n5.0\n', SHAPE, []],
    ['the first decimal, another number', 'n\n1\n2\n', 'n\n1\n2.5\n', SHAPE, [REWRITE]],
    ['the first null', 'a,n\nx,1\ny,2\n', 'a,n\nx,1\ny,\n', SHAPE, []],
    ['the first null beside another number', 'a,n\nx,1\ny,2\n', 'a,n\nx,3\ny,\n', SHAPE, [REWRITE]],
    ['a null more', 'a,n\nx,1\ny,\nz,3\n', 'a,n\nx,1\ny,\nz,\n', REWRITE, []],
    ['a null spelled otherwise', 'a,n\nx,1\ny,NA\n', 'a,n\nx,1\ny,\n', DRIFT, []],
    ['an empty text is no null', 'a,t\nx,u\ny,NA\n', 'a,t\nx,u\ny,\n', REWRITE, []],
    ['a date that became a text', 'd\n2024-01-01\n2024-01-02\n', 'd\n2024-01-01\nsoon\n', SHAPE, []],
    ['a truth value that became a number', 'b\ntrue\nfalse\n', 'b\ntrue\n1\n', SHAPE, []],
    ['one text that became another, beside the kind', 'n\n1\n2\n', 'n\nx\n3\n', SHAPE, [REWRITE]],
    ['a row that brings a text', 'a,n\nx,1\ny,2\n', 'a,n\nx,1\ny,2\nz,w\n', SHAPE, []],
    ['a row that brings a null', 'a,n\nx,1\ny,2\n', 'a,n\nx,1\ny,2\nz,\n', SHAPE, []],
    ['a row that brings a decimal', 'a,n\nx,1\ny,2\n', 'a,n\nx,1\ny,2\nz,1.5\n', SHAPE, []],
    ['a row that brings nothing', 'a,n\nx,1\ny,2\n', 'a,n\nx,1\ny,2\nz,3\n', REWRITE, []],
    [
      'a date beside a kind that another cell changed',
      'd\n2024-01-01\n2024-01-02\n',
      'd\n2024-01-01\nsoon\n2024-01-03\n',
      SHAPE,
      [REWRITE],
    ],
    ['a truth value beside it', 'b,k\ntrue,1\nfalse,2\n', 'b,k\ntrue,1\nmaybe,2\nfalse,3\n', SHAPE, [REWRITE]],
    ['an integer beside it', 'n,k\n1,1\n2,2\n', 'n,k\n1,1\nx,2\n3,3\n', SHAPE, [REWRITE]],
    ['an integer among decimals beside it', 'n,k\n1.5,1\n2.5,2\n', 'n,k\n1.5,1\nx,2\n3,3\n', SHAPE, [REWRITE]],
    ['a null beside it, where there were some', 'n,k\n1,1\n,2\n2,3\n', 'n,k\n1,1\n,2\nx,3\n,4\n', SHAPE, [REWRITE]],
    ['a column more', 'a\n1\n', 'a,b\n1,2\n', SHAPE, []],
    ['a column of another name', 'a,b\n1,2\n', 'a,c\n1,2\n', SHAPE, []],
    ['columns in another order', 'a,b\n1,2\n3,4\n', 'b,a\n2,1\n4,3\n', SHAPE, []],
    ['columns in another order, and a value', 'a,b\n1,2\n3,4\n', 'b,a\n2,1\n5,3\n', SHAPE, [REWRITE]],
    ['a name that stands twice', 'a,a\n1,2\n', 'a,a\n1,3\n', REWRITE, []],
    ['a name that stands twice, then once', 'a,a\n1,2\n', 'a\n1\n', SHAPE, []],
    ['a row that became shorter', 'a,b\n1,2\n3,4\n', 'a,b\n1,2\n3\n', SHAPE, []],
    ['a short row with another value', 'a,b\n1,2\n3\n', 'a,b\n1,2\n4\n', REWRITE, []],
    ['a field beyond the header', 'a,b\n1,2\n3,4,x\n', 'a,b\n1,2\n3,4,y\n', REWRITE, []],
    ['the same field beyond the header', 'a,b\n1,2\n3,4,x\n', 'a,b\n1,2\n3,4.0,x\n', SHAPE, []],
    ['fields beyond the header in two rows, swapped', 'a,b\n1,2,x\n3,4,y\n', 'a,b\n1,2,y\n3,4,x\n', REWRITE, []],
    ['rows that moved', 'a,b\n1,x\n2,y\n3,z\n', 'a,b\n3,z\n1,x\n2,y\n', REWRITE, []],
  ])('%s', async (_, base, head, expected, also) => {
    for (const [from, to] of [
      [base, head],
      [head, base],
    ] as const) {
      const found = await compare('a.csv', from, to, { header: true });
      expect([found.class, found.also], found.summary).toEqual([expected, also]);
    }
  });

  test('a null that is spelled otherwise is named', async () => {
    const notes = async (from: string, to: string) =>
      (await compare('a.csv', `a,n\nx,1\ny,${from}\n`, `a,n\nx,1\ny,${to}\n`, { header: true })).changes.map(
        ({ note }) => note,
      );
    expect(await notes('NA', '')).toEqual(['null spelled empty instead of NA']);
    expect(await notes('', 'null')).toEqual(['null spelled null instead of empty']);
  });

  test('rows that the policy calls unordered are a multiset', async () => {
    const rule = { header: true, unordered: ['$'] } as const;
    expect((await compare('a.csv', 'a,b\n1,x\n2,y\n2,y\n', 'a,b\n2,y\n1,x\n2,y\n', rule)).class).toBe(DRIFT);
    expect((await compare('a.csv', 'a,b\n1,x\n2,y\n2,y\n', 'a,b\n2,y\n1,x\n1,x\n', rule)).class).toBe(REWRITE);
    expect((await compare('a.csv', 'a,b\n1,x\n2,y\n', 'a,b\n2,y\n1,z\n', rule)).class).toBe(REWRITE);
  });
});

describe('lists that the policy calls unordered, inside others', () => {
  const rule: Partial<FixtureRule> = { unordered: ['$[*].tags'] };
  const rows = (...tags: readonly (readonly (string | number)[])[]): string =>
    JSON.stringify(tags.map((list, at) => ({ at: `row ${at}`, tags: list })));

  test.each<[string, string, string, string]>([
    ['another order', rows(['a', 'b'], ['c', 'd']), rows(['b', 'a'], ['d', 'c']), DRIFT],
    ['another element', rows(['a', 'b'], ['c', 'd']), rows(['b', 'x'], ['d', 'c']), REWRITE],
    ['one element more', rows(['a', 'b'], ['c', 'd']), rows(['b', 'a', 'a'], ['d', 'c']), REWRITE],
    ['one element as often as another was', rows(['a', 'a', 'b'], ['c']), rows(['a', 'b', 'b'], ['c']), REWRITE],
    [
      'the rows themselves moved',
      rows(['a'], ['b'], ['c']),
      JSON.stringify(JSON.parse(rows(['a'], ['b'], ['c'])).reverse()),
      REWRITE,
    ],
    ['drift in another order', rows([1.0000000001, 2.5]), rows([2.5, 1.0000000002]), DRIFT],
    ['no partner within tolerance', rows([1.0000000001, 2.5]), rows([2.5, 1.00001]), REWRITE],
  ])('%s', async (_, base, head, expected) => {
    expect((await compare('a.json', base, head, rule)).class).toBe(expected);
    expect((await compare('a.json', head, base, rule)).class).toBe(expected);
    // Beside a row that came, which sends the list through the alignment.
    const grown = (text: string): string => text.replace(']}]', ']},{"at":"new","tags":[]}]');
    expect((await compare('a.json', base, grown(head), rule)).class).toBe(REWRITE);
  });

  test('many of one kind find partners that fit all of them', async () => {
    // Each number of base is within 0.3 of two of head, in a chain: only one matching serves all.
    const chain: Partial<FixtureRule> = { unordered: ['$'], tolerances: [{ path: '$[*]', absolute: 0.3 }] };
    const base = [1.25, 1.75, 2.25, 2.75];
    const head = [3.0, 2.5, 2.0, 1.5];
    expect((await compare('a.json', JSON.stringify(base), JSON.stringify(head), chain)).class).toBe(DRIFT);
    expect((await compare('a.json', JSON.stringify(base), JSON.stringify([3.1, 2.5, 2.0, 1.5]), chain)).class).toBe(
      REWRITE,
    );
    const large = (by: number): string => JSON.stringify(Array.from({ length: 70 }, (_, at) => at * 10 + 0.25 + by));
    expect((await compare('a.json', large(0), large(0.2), chain)).class, 'more than are matched exhaustively').toBe(
      DRIFT,
    );
    expect((await compare('a.json', large(0), large(0.4), chain)).class).toBe(REWRITE);
  });
});

describe('arrays of which more moved than a list holds', () => {
  const tensor = (values: Tensor['values'], dtype: Tensor['dtype'] = 'float64'): Tensor => ({
    kind: 'tensor',
    dtype,
    dimensions: [values.length],
    values,
  });
  const numbers = (by: number, at?: number, far = 0): Float64Array =>
    Float64Array.from({ length: 6_000 }, (_, i) => (i + 1.5) * (1 + (i === at ? far : by)));

  test.each([
    ['none', undefined, 0, DRIFT, 6_000, 0],
    ['the last one', 5_999, 1e-6, REWRITE, 5_999, 1],
    ['one in the middle', 3_000, -1e-6, REWRITE, 5_999, 1],
    ['the first one', 0, 1, REWRITE, 5_999, 1],
    ['one that became NaN', 4_000, Number.NaN, REWRITE, 5_999, 1],
    ['one that became infinite', 4_000, Number.POSITIVE_INFINITY, REWRITE, 5_999, 1],
    ['one just beyond', 5_000, 1.0001e-9, REWRITE, 5_999, 1],
  ])('%s lies beyond', async (_, at, far, expected, drift, value) => {
    const found = await compareContents(tensor(numbers(0)), tensor(numbers(1e-12, at, far)));
    expect(found.class).toBe(expected);
    expect(found.counts).toMatchObject({ drift, value });
    expect(found.notes.join('\n')).toContain(' moved values went up');
    const back = await compareContents(tensor(numbers(1e-12, at, far)), tensor(numbers(0)));
    expect(back.class).toBe(expected);
    expect(back.notes.join('\n')).toContain(' moved values went down');
  });

  test('rules for arrays: ulp, relative and absolute are held apart', async () => {
    const one = (rule: FixtureRule['tolerances'][number], head: number, base = 1) =>
      compareContents(tensor(Float64Array.of(base, 5)), tensor(Float64Array.of(head, 5)), {
        tolerances: [{ path: '$[*]', ...rule }],
      });
    expect((await one({ absolute: 0.5 }, 1.5)).class).toBe(DRIFT);
    expect((await one({ absolute: 0.5 }, 1.5000001)).class).toBe(REWRITE);
    expect((await one({ relative: 0.1 }, 1.1)).class, 'inclusive').toBe(DRIFT);
    expect((await one({ relative: 0.1 }, 1.1000001)).class).toBe(REWRITE);
    expect((await one({ ulp: 2 }, 1 + 2 * Number.EPSILON)).class).toBe(DRIFT);
    expect((await one({ ulp: 2 }, 1 + 3 * Number.EPSILON)).class).toBe(REWRITE);
    expect((await one({ ulp: 2, absolute: 0.5 }, 1.5)).class).toBe(DRIFT);
    expect((await one({ ulp: 2, absolute: 0.5 }, 1.5)).changes[0]?.limit).toBe('2 ULP or absolute 0.5 ($[*])');
    expect((await one({ ulp: 2 }, 1 + 2 * Number.EPSILON)).changes[0]?.limit).toBe('2 ULP');
    expect((await one({ ulp: 2 }, Number.NaN)).class).toBe(REWRITE);
    expect((await one({ absolute: 1e300 }, Number.POSITIVE_INFINITY)).class).toBe(REWRITE);
  });

  test('integers are exact, of 64 bits as well, unless a rule for their path says otherwise', async () => {
    const big = (head: bigint, rule: Partial<FixtureRule> = {}) =>
      compareContents(
        tensor(BigInt64Array.of(9_007_199_254_740_993n, 1n), 'int64'),
        tensor(BigInt64Array.of(head, 1n), 'int64'),
        rule,
      );
    expect((await big(9_007_199_254_740_992n)).class).toBe(REWRITE);
    expect((await big(9_007_199_254_740_993n)).counts.value).toBe(0);
    expect((await big(9_007_199_254_740_992n, { tolerances: [{ absolute: 5 }] })).class, 'a global rule').toBe(REWRITE);
    expect((await big(9_007_199_254_740_992n, { tolerances: [{ path: '$[*]', absolute: 5 }] })).class).toBe(REWRITE);
    const allowed = { tolerances: [{ path: '$[*]', absolute: 5, integers: true }] };
    expect((await big(9_007_199_254_740_998n, allowed)).class).toBe(DRIFT);
    expect((await big(9_007_199_254_740_999n, allowed)).class).toBe(REWRITE);
  });

  test('parts of complex numbers are named', async () => {
    const complex = (...parts: readonly number[]): Tensor => ({
      kind: 'tensor',
      dtype: 'complex128',
      dimensions: [parts.length / 2],
      values: Float64Array.from(parts),
    });
    const found = await compareContents(complex(1, 2, 3, 4), complex(1, 2.5, 3.5, 4));
    expect(found.changes.map(({ at }) => at)).toEqual(['$[0] imaginary', '$[1] real']);
  });
});

describe('numbers inside lines of text, where a rule says that they are some', () => {
  const rule: Partial<FixtureRule> = { tolerances: [{ path: '$[1]', absolute: 0.5, as: 'number' }] };
  const text = (line: string): string => `first 1.0\n${line}\nlast 1.0\n`;

  test.each([
    ['a number within', 'x 1.0 y', 'x 1.25 y', DRIFT],
    ['a number beyond', 'x 1.0 y', 'x 1.75 y', REWRITE],
    ['another word', 'x 1.0 y', 'z 1.0 y', REWRITE],
    ['another word beside a number within', 'x 1.0 y', 'x 1.25 z', REWRITE],
    ['a number more', 'x 1.0', 'x 1.0 1.0', REWRITE],
    ['a number less, the words alike', 'x 1.0 2.0', 'x 1.0 ', REWRITE],
    ['two within', 'x 1.0 2.0', 'x 1.25 2.25', DRIFT],
    ['one of two beyond', 'x 1.0 2.0', 'x 1.25 2.75', REWRITE],
    ['a number that is part of a word', 'x1.0', 'x1.25', REWRITE],
    ['a number with a letter behind', '1.0x', '1.25x', REWRITE],
    ['a version', 'v 1.0.1', 'v 1.0.2', REWRITE],
  ])('%s', async (_, base, head, expected) => {
    const found = await compare('a.txt', text(base), text(head), rule);
    expect(found.class, found.summary).toBe(expected);
    expect((await compare('a.txt', text(head), text(base), rule)).class).toBe(expected);
  });

  test('the rule is for its own line', async () => {
    const lines = (a: string, b: string, c: string): string => `${a}\n${b}\n${c}\n`;
    const base = lines('v 1.0', 'v 1.0', 'v 1.0');
    expect((await compare('a.txt', base, lines('v 1.25', 'v 1.0', 'v 1.0'), rule)).class).toBe(REWRITE);
    expect((await compare('a.txt', base, lines('v 1.0', 'v 1.25', 'v 1.0'), rule)).class).toBe(DRIFT);
    expect((await compare('a.txt', base, lines('v 1.0', 'v 1.0', 'v 1.25'), rule)).class).toBe(REWRITE);
  });
});

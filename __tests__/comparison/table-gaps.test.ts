import { describe, expect, test } from 'vitest';
import { compareFixture } from '../../src/comparison/compare.js';
import { hashCells } from '../../src/comparison/table.js';
import type { Table, TreeNode } from '../../src/documents/document.js';
import type { FixtureRule } from '../../src/policy/policy.js';
import { compareContents } from '../support/compare.js';
import { comparisonJob } from '../support/jobs.js';
import { float, tree } from '../support/trees.js';

const SHAPE = 'SHAPE_CHANGE';
const REWRITE = 'SEMANTIC_REWRITE';
const DRIFT = 'TOLERANCE_DRIFT';

async function both(base: string, head: string, rule: Partial<FixtureRule> = {}) {
  const of = (from: string, to: string) => compareFixture(comparisonJob('a.csv', from, to, { header: true, ...rule }));
  const there = await of(base, head);
  const back = await of(head, base);
  expect([back.class, back.also], 'swapped').toEqual([there.class, there.also]);
  return there;
}

const lines = (...rows: readonly string[]): string => `${rows.join('\n')}\n`;

describe('the scale of a column is that of its numbers (docs/classes.md section 5, rule 4)', () => {
  /** Eight magnitudes of 1000 and more: where one side is 0, 1e-9 may be between. */
  const column = (zero: string, count = 8, size = 1_000): string =>
    lines('k,x', ...Array.from({ length: count }, (_, at) => `r${at},${size + at}.5`), `z,${zero}`);

  test.each<[string, string, string, string]>([
    ['noise at zero', column('0.0'), column('9e-10'), DRIFT],
    ['more than noise at zero', column('0.0'), column('2e-9'), REWRITE],
    ['another sign', column('-4e-10'), column('4e-10'), DRIFT],
    ['another sign, further apart', column('-9e-10'), column('9e-10'), REWRITE],
    ['a smaller scale', column('0.0', 8, 1), column('9e-10', 8, 1), REWRITE],
    ['seven numbers beside a zero have none', column('0.0', 7), column('9e-10', 7), REWRITE],
    ['integers are numbers, too', column('0.0').replaceAll('.5', ''), column('9e-10').replaceAll('.5', ''), DRIFT],
    [
      'what is no number has no part in it',
      lines('k,x', ...Array.from({ length: 7 }, (_, at) => `r${at},100${at}.5`), 'n,', 'm,NA', 'z,0.0'),
      lines('k,x', ...Array.from({ length: 7 }, (_, at) => `r${at},100${at}.5`), 'n,', 'm,NA', 'z,9e-10'),
      REWRITE,
    ],
    [
      'another column has its own',
      lines('a,x', ...Array.from({ length: 8 }, (_, at) => `100${at}.5,${at}.25`), '1.5,0.0'),
      lines('a,x', ...Array.from({ length: 8 }, (_, at) => `100${at}.5,${at}.25`), '1.5,9e-10'),
      REWRITE,
    ],
    [
      'two columns of one name have none',
      lines('x,x', ...Array.from({ length: 8 }, (_, at) => `100${at}.5,100${at}.25`), '1.5,0.0'),
      lines('x,x', ...Array.from({ length: 8 }, (_, at) => `100${at}.5,100${at}.25`), '1.5,9e-10'),
      REWRITE,
    ],
  ])('%s', async (_, base, head, expected) => {
    const found = await both(base, head);
    expect(found.class, JSON.stringify(found.changes)).toBe(expected);
  });

  test('the smaller of the two sides counts', async () => {
    const grown = column('9e-10').replaceAll(/^(r[0-7]),1/gm, '$1,9');
    expect((await both(column('0.0'), grown)).counts.value, 'the eight and no more').toBe(8);
    expect((await both(column('0.0'), column('9e-10', 8, 1))).counts.value, 'the eight and the ninth').toBe(9);
  });
});

describe('cells that are nodes, as typed formats have them', () => {
  const typed = (cells: readonly (readonly TreeNode[])[]): Table => ({
    kind: 'table',
    columns: [{ name: 'x' }],
    rows: cells,
    lines: [],
    ragged: [],
  });
  const numbers = (zero: string, wrap: (node: TreeNode) => TreeNode = (node) => node): Table =>
    typed([...Array.from({ length: 8 }, (_, at) => [wrap(float(`100${at}.5`))]), [wrap(float(zero))]]);
  const class_ = async (base: Table, head: Table): Promise<string> => (await compareContents(base, head)).class;

  test('have a scale, what is nested in them has none', async () => {
    expect(await class_(numbers('0.0'), numbers('9e-10'))).toBe(DRIFT);
    expect(await class_(numbers('0.0'), numbers('2e-9'))).toBe(REWRITE);
    const nested = (node: TreeNode): TreeNode => ({ kind: 'array', items: [node], line: 0 });
    expect(await class_(numbers('0.0', nested), numbers('9e-10', nested))).toBe(REWRITE);
    const beside = (zero: string): Table =>
      typed([...numbers('0.0').rows.slice(0, 8), [nested(float(zero))]] as TreeNode[][]);
    expect(await class_(beside('0.0'), beside('9e-10')), 'beside numbers that have one').toBe(REWRITE);
    const seven = (zero: string): Table => typed([...numbers(zero).rows.slice(1), [tree('1000.5')]] as TreeNode[][]);
    expect(await class_(seven('0.0'), seven('9e-10')), 'a text is no number').toBe(REWRITE);
  });

  test('are compared, wherever they stand', async () => {
    expect(await class_(typed([[tree({ a: 1 })], [tree('x')]]), typed([[tree({ a: 1 })], [tree('y')]]))).toBe(REWRITE);
    expect(
      await class_(typed([[tree({ a: [1] })], [tree({ a: [2] })]]), typed([[tree({ a: [3] })], [tree({ a: [4] })]])),
    ).toBe(REWRITE);
    expect(await class_(typed([[tree(null)], [tree('x')]]), typed([[tree('x')], [tree(null)]]))).toBe(REWRITE);
    expect((await compareContents(typed([[tree({ a: 1 })]]), typed([[tree({ a: 1 })]]))).counts.value).toBe(0);
  });
});

describe('ids in rows that stayed are mapped, too', () => {
  const rule: Partial<FixtureRule> = { volatile: { ids: ['$[*].id', '$[*].ref'], timestamps: [], regex: [] } };

  test.each<[string, string, string, string]>([
    ['all of them made anew', lines('id,ref,n', 'u1,u2,1', 'u2,u1,2'), lines('id,ref,n', 'v1,v2,1', 'v2,v1,2'), DRIFT],
    [
      'one points to another row',
      lines('id,ref,n', 'u1,u2,1', 'u2,u1,2', 'u3,u1,3'),
      lines('id,ref,n', 'v1,v2,1', 'v2,v1,2', 'v3,v2,3'),
      REWRITE,
    ],
    [
      'one points to another row, where no id was made anew',
      lines('id,ref,n', 'u1,u2,1', 'u2,u1,2', 'u3,u1,3'),
      lines('id,ref,n', 'u1,u2,1', 'u2,u1,2', 'u3,u2,3'),
      REWRITE,
    ],
    ['the format of one changed', lines('id,ref,n', 'u1,u2,1'), lines('id,ref,n', 'u1,u22,1'), REWRITE],
    [
      'its hexadecimal digits are in upper case now',
      lines('id,ref,n', 'a1b2c3d4,u1,1'),
      lines('id,ref,n', 'A1B2C3D4,u1,1'),
      REWRITE,
    ],
    ['what is no id', lines('id,ref,n', 'u1,u2,1'), lines('id,ref,n', 'u1,u2,3'), REWRITE],
  ])('%s', async (_, base, head, expected) => {
    expect((await both(base, head, rule)).class).toBe(expected);
    // Beside rows in another order of which none is like another.
    const more = (text: string, ...rows: readonly string[]): string => `${text}${rows.join('\n')}\n`;
    const moved = await both(more(base, 'w8,w8,8', 'w9,w9,9'), more(head, 'w9,w9,9', 'w8,w8,8'), rule);
    expect(moved.class).toBe(REWRITE);
  });
});

test('where ids are mapped, what is alike on both sides is no change: nulls, fields that are missing', async () => {
  const rule: Partial<FixtureRule> = { volatile: { ids: ['$[*].id'], timestamps: [], regex: [] } };
  const found = await both(
    lines('id,n,m', 'u1,1,2', 'u2,NA,3', 'u3'),
    lines('id,n,m', 'v1,1,2', 'v2,NA,3', 'v3'),
    rule,
  );
  expect(found.class).toBe(DRIFT);
  expect(found.counts).toMatchObject({ shape: 0, value: 0, drift: 0 });
  expect(found.counts.representation, 'three ids').toBe(3);
});

test('a rule for lists elsewhere does not make rows a multiset', async () => {
  const moved = [lines('a,b', '1,x', '2,y'), lines('a,b', '2,y', '1,x')] as const;
  expect((await both(...moved, { unordered: ['$[*].b'] })).class).toBe(REWRITE);
  expect((await both(...moved, { unordered: ['$[*]'] })).class).toBe(REWRITE);
  expect((await both(...moved, { unordered: ['$'] })).class).toBe(DRIFT);
});

describe('cells that came or went, and rows that are longer than the header', () => {
  test.each<[string, string, string, string, readonly string[], number]>([
    ['a field that went, among rows as short', lines('a,b', '1', '2,x'), lines('a,b', '1,y', '2'), REWRITE, [], 2],
    ['a field beyond the header in another row', lines('a', '1,x', '2'), lines('a', '1', '2,x'), REWRITE, [], 2],
    ['rows of a third length', lines('a', '1,x', '2,y'), lines('a', '1,x,z', '2,y'), SHAPE, [], 0],
    ['another one of two', lines('a', '1,x,y', '2,x,y'), lines('a', '1,x,z', '2,x,y'), REWRITE, [], 1],
    [
      'a number beyond the header within tolerance',
      lines('a', '1,1.0000000001'),
      lines('a', '1,1.0000000002'),
      REWRITE,
      [],
      1,
    ],
    ['the first of them', lines('a', '1', '2'), lines('a', '1,x', '2'), SHAPE, [], 0],
    ['the first of them, and another value', lines('a', '1', '2'), lines('a', '1,x', '3'), SHAPE, [REWRITE], 1],
    [
      'the first short row, and another value in it',
      lines('a,b', '1,x', '2,y'),
      lines('a,b', '3', '2,y'),
      SHAPE,
      [REWRITE],
      1,
    ],
  ])('%s', async (_, base, head, expected, also, values) => {
    const found = await both(base, head);
    expect([found.class, found.also, found.counts.value], JSON.stringify(found.changes)).toEqual([
      expected,
      also,
      values,
    ]);
  });
});

describe('which rows belong together', () => {
  const table = (...rows: readonly string[]): string => lines('id,name,x', ...rows);

  test('by a key: a row that went does not make those below it changed', async () => {
    const found = await both(
      table('a1,n,1.5', 'a2,n,2.5', 'a3,n,3.5', 'a4,n,4.5'),
      table('a2,n,2.5', 'a3,n,9.5', 'a4,n,4.5', 'a5,n,5.5'),
    );
    expect(found.class).toBe(REWRITE);
    expect(found.counts.value).toBe(3);
    expect(found.changes.map(({ at }) => at)).toContain('row 2 (id=a3), column x');
    expect(found.notes).toContain('rows: rows joined on id');
  });

  test('a declared key of two columns', async () => {
    const rule: Partial<FixtureRule> = { keys: { $: ['id', 'name'] } };
    const found = await both(
      table('a,m,1.5', 'a,n,2.5', 'b,m,3.5', 'b,n,4.5'),
      table('a,n,2.5', 'b,m,9.5', 'b,n,4.5', 'c,m,5.5'),
      rule,
    );
    expect(found.counts.value).toBe(3);
    expect(found.notes).toContain('rows: rows joined on id, name');
  });

  test('a declared key that is not unique, or not always there, is refused and said so', async () => {
    const rule: Partial<FixtureRule> = { keys: { $: ['name'] } };
    const refused = 'the declared key name is not unique and always present';
    const twice = await both(table('a,n,1', 'b,n,2', 'c,o,3'), table('b,n,2', 'c,o,4', 'd,p,5'), rule);
    expect(twice.notes).toContain(refused);
    const absent = await both(table('a,m,1', 'b,,2', 'c,o,3'), table('b,,2', 'c,o,4', 'd,p,5'), rule);
    expect(absent.notes).toContain(refused);
  });

  test('measured numbers are no key, nor is a column without a name', async () => {
    const decimals = await both(
      lines('x,t', '1.5,a', '2.5,a', '3.5,b', '4.5,b'),
      lines('2.5,a', '3.5,c', '4.5,b', '5.5,b').replace(/^/, 'x,t\n'),
    );
    expect(decimals.notes.join()).not.toContain('joined on');
    const unnamed = await both(
      lines(',t', 'k1,a', 'k2,a', 'k3,b', 'k4,b'),
      lines(',t', 'k2,a', 'k3,c', 'k4,b', 'k5,b'),
    );
    expect(unnamed.notes.join()).not.toContain('joined on');
  });
});

describe('rows that a shape fact already reports', () => {
  const table = (...rows: readonly string[]): string => lines('k,n,d,b,t', ...rows);
  const base = table('p,1,2024-01-01,true,u', 'q,2,2024-01-02,false,v', 'r,3,2024-01-03,true,w');
  const added = (row: string): string => `${base}${row}\n`;

  test.each<[string, string, string, readonly string[]]>([
    ['a text among integers', 's,x,2024-01-04,true,z', SHAPE, []],
    ['a decimal among integers', 's,1.5,2024-01-04,true,z', SHAPE, []],
    ['the first null among integers', 's,,2024-01-04,true,z', SHAPE, []],
    ['no date among dates', 's,4,soon,true,z', SHAPE, []],
    ['an integer among dates', 's,4,7,true,z', SHAPE, []],
    ['no truth value among truth values', 's,4,2024-01-04,maybe,z', SHAPE, []],
    ['nothing new', 's,4,2024-01-04,true,z', REWRITE, []],
    ['an empty text is no null', 's,4,2024-01-04,true,', REWRITE, []],
    ['a field more', 's,4,2024-01-04,true,z,more', SHAPE, []],
    ['a field less', 's,4,2024-01-04,true', SHAPE, []],
  ])('%s', async (_, row, expected, also) => {
    const found = await both(base, added(row));
    expect([found.class, found.also], JSON.stringify(found.changes)).toEqual([expected, also]);
  });

  test.each<[string, string]>([
    ['a text among integers', 's,x,2024-01-04,true,z'],
    ['the first null', 's,,2024-01-04,true,z'],
    ['a field more', 's,4,2024-01-04,true,z,more'],
  ])('%s, and a row that brings nothing is counted beside it', async (_, row) => {
    const found = await both(base, `${added(row)}t,5,2024-01-05,false,z\n`);
    expect([found.class, found.also]).toEqual([SHAPE, [REWRITE]]);
  });
});

describe('a row without partner is not excused by a fact that others brought', () => {
  test.each<[string, string, string, string, readonly string[]]>([
    ['a short row more, where some were', lines('a,b', '1,2', '3'), lines('a,b', '1,2', '3', '4'), REWRITE, []],
    [
      'a row as long as its header, where another header had other rows',
      lines('a,b', '1,2', '3'),
      lines('a,b,c', '1,2,3', '3,4,5', '9,9,9'),
      SHAPE,
      [REWRITE],
    ],
    [
      'a null more, where the kind changed and nulls were',
      lines('k,n', 'p,1', 'q,'),
      lines('k,n', 'p,1.0', 'q,', 'r,'),
      SHAPE,
      [REWRITE],
    ],
    [
      'a decimal more, where another cell became text',
      lines('k,n', 'p,1.5', 'q,2.5'),
      lines('k,n', 'p,x', 'q,2.5', 'r,3.5'),
      SHAPE,
      [REWRITE],
    ],
    [
      'an integer more, where another cell of decimals became text',
      lines('k,n', 'p,1.5', 'q,2.5'),
      lines('k,n', 'p,x', 'q,2.5', 'r,3'),
      SHAPE,
      [REWRITE],
    ],
    [
      'a date more, where another cell became text',
      lines('k,d', 'p,2024-01-01', 'q,2024-01-02'),
      lines('k,d', 'p,x', 'q,2024-01-02', 'r,2024-01-03'),
      SHAPE,
      [REWRITE],
    ],
    [
      'a truth value more, where another cell became text',
      lines('k,b', 'p,true', 'q,false'),
      lines('k,b', 'p,x', 'q,false', 'r,true'),
      SHAPE,
      [REWRITE],
    ],
    [
      'another date beside the first null',
      lines('k,d', 'p,2024-01-01', 'q,2024-01-02'),
      lines('k,d', 'p,2024-01-05', 'q,'),
      SHAPE,
      [REWRITE],
    ],
    [
      'another truth value beside the first null',
      lines('k,b', 'p,true', 'q,false'),
      lines('k,b', 'p,false', 'q,'),
      SHAPE,
      [REWRITE],
    ],
  ])('%s', async (_, base, head, expected, also) => {
    const found = await both(base, head);
    expect([found.class, found.also], JSON.stringify(found.changes)).toEqual([expected, also]);
  });
});

test('a hash of cells hangs on each of them, and on their order', () => {
  const own = (): number => 5;
  const of = (...cells: readonly (string | undefined)[]): number => hashCells(cells, own);
  const all = [
    of('a', 'b'),
    of('b', 'a'),
    of('a'),
    of('a', undefined),
    of('a', ''),
    of('', 'a'),
    of(undefined, 'a'),
    of(),
  ];
  expect(new Set(all).size).toBe(all.length);
});

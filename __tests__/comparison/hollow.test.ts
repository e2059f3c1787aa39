import { describe, expect, test } from 'vitest';
import { compareFixture } from '../../src/comparison/compare.js';
import { newGroup } from '../../src/comparison/groups.js';
import { canonical, hollowContent, isBlank } from '../../src/comparison/hollow.js';
import type { Content, DType, Image, Table, Tensor } from '../../src/documents/document.js';
import { compareContents, compareValues } from '../support/compare.js';
import { comparisonJob } from '../support/jobs.js';
import type { Json } from '../support/json.js';
import { tree } from '../support/trees.js';

/** Any entry of the map at the root. */
const ENTRIES = '$'.concat('{*}');
const none = () => newGroup('$', [], [], []);
const hollow = (base: Content, head: Content): string | undefined => hollowContent(base, head, none);

describe('hollow trees (FG301): head says less than base', () => {
  test.each<[string, Json, Json, string | undefined]>([
    ['a list emptied', { a: [1, 2, 3] }, { a: [] }, '$.a: emptied (3 -> 0)'],
    ['an object emptied', { a: { b: 1, c: 2 } }, { a: {} }, '$.a: emptied (2 -> 0)'],
    ['a list that became null', { a: [1, 2], k: 1 }, { a: null, k: 1 }, '$.a: emptied (2 -> 0)'],
    ['an object that became the empty text', { a: { b: 1 }, k: 1 }, { a: '', k: 1 }, '$.a: emptied (1 -> 0)'],
    ['a list that became an empty object', { a: [1], k: 1 }, { a: {}, k: 1 }, '$.a: emptied (1 -> 0)'],
    ['an object that became an empty list', { a: { b: 1 }, k: 1 }, { a: [], k: 1 }, '$.a: emptied (1 -> 0)'],
    ['a list that became zero', { a: [1, 2], k: 1 }, { a: 0, k: 1 }, undefined],
    ['a list that became a text', { a: [1, 2], k: 1 }, { a: 'x', k: 1 }, undefined],
    ['a list that became false', { a: [1, 2], k: 1 }, { a: false, k: 1 }, undefined],
    ['an empty list that became null', { a: [], k: 1 }, { a: null, k: 1 }, undefined],
    ['a list that went altogether', { a: [1, 2], k: 1 }, { k: 1 }, undefined],
    ['one list of two emptied', [{ a: [1] }, { a: [2] }], [{ a: [] }, { a: [2] }], undefined],
    ['both lists emptied', [{ a: [1] }, { a: [2, 3] }], [{ a: [] }, { a: [] }], '$[*].a: emptied (3 -> 0)'],
    ['a list that was empty', { a: [], k: 1 }, { a: [], k: 2 }, undefined],
    ['a list with less in it', { a: [1, 2] }, { a: [1] }, undefined],
    ['all null', [{ v: 1 }, { v: 2 }], [{ v: null }, { v: null }], '$[*].v: all null'],
    ['one null of one', [{ v: 1 }], [{ v: null }], undefined],
    ['two nulls where one value was', [{ v: 1 }], [{ v: null }, { v: null }], '$[*].v: all null'],
    [
      'all null before',
      [
        { v: null, k: 1 },
        { v: null, k: 2 },
      ],
      [
        { v: null, k: 1 },
        { v: null, k: 3 },
      ],
      undefined,
    ],
    ['all zero', [{ v: 1 }, { v: 2 }], [{ v: 0 }, { v: 0 }], '$[*].v: all zero'],
    [
      'two zeros where one value was',
      [{ v: 1, k: 'a' }],
      [
        { v: 0, k: 'a' },
        { v: 0, k: 'b' },
      ],
      undefined,
    ],
    [
      'all zero before',
      [
        { v: 0, k: 1 },
        { v: 0, k: 2 },
      ],
      [
        { v: 0, k: 1 },
        { v: 0, k: 3 },
      ],
      undefined,
    ],
    ['all the empty text', [{ v: 'a' }, { v: 'b' }], [{ v: '' }, { v: '' }], '$[*].v: all empty, null or zero'],
    ['blanks of several sorts', [{ v: 'a' }, { v: 'b' }], [{ v: '' }, { v: null }], '$[*].v: all empty, null or zero'],
    ['blanks, one of which is a value', [{ v: 1 }, { v: 2 }, { v: 3 }], [{ v: 0 }, { v: null }, { v: 4 }], undefined],
    ['a value among blanks at the front', [{ v: 1 }, { v: 2 }, { v: 3 }], [{ v: 4 }, { v: null }, { v: 0 }], undefined],
    ['blanks where blanks were', [{ v: '' }, { v: null }], [{ v: null }, { v: '' }], undefined],
    [
      'blanks where one value was',
      [{ v: 'a', k: 1 }],
      [
        { v: '', k: 1 },
        { v: null, k: 2 },
      ],
      undefined,
    ],
    ['the same three times where it varied', ['a', 'b', 'c'], ['x', 'x', 'x'], '$[*]: all the same where it varied'],
    ['the same where it varied at the end', ['a', 'a', 'c'], ['x', 'x', 'x'], '$[*]: all the same where it varied'],
    ['the same twice', ['a', 'b'], ['x', 'x'], undefined],
    ['the same twice where three varied', ['a', 'b', 'c'], ['x', 'x'], undefined],
    ['the same three times where two varied', ['a', 'b'], ['x', 'x', 'x'], undefined],
    ['the same where it never varied', ['a', 'a', 'a'], ['x', 'x', 'x'], undefined],
    ['the same as before', ['a', 'a', 'a'], ['a', 'a', 'a', 'a'], undefined],
    ['the same number in other words', [1, 2, 3], [5, 5.0, 5], '$[*]: all the same where it varied'],
    ['true throughout', [true, false, true], [true, true, true], '$[*]: all the same where it varied'],
    ['false throughout, which is a value', [{ v: true }, { v: true }], [{ v: false }, { v: false }], undefined],
    ['a map whose entries are all zero', { '2020': 1, '2021': 2 }, { '2020': 0, '2021': 0 }, `${ENTRIES}: all zero`],
    [
      'variants, one of them emptied',
      [
        { type: 'a', l: [1] },
        { type: 'b', l: [2] },
      ],
      [
        { type: 'a', l: [1] },
        { type: 'b', l: [] },
      ],
      '$[*]<type=b>.l: emptied (1 -> 0)',
    ],
    ['every value of one path each', { a: 1, b: 'x' }, { a: 0, b: '' }, 'every value is empty, null or zero'],
    ['every value of two in lists', { a: [1], b: ['x'] }, { a: [0], b: [null] }, 'every value is empty, null or zero'],
    ['every value but one', { a: 1, b: 'x', c: 1 }, { a: 0, b: '', c: 1 }, undefined],
    ['the only value', { a: 1 }, { a: 0 }, undefined],
    ['false is a value', { a: 1, b: true }, { a: 0, b: false }, undefined],
    ['a document that is one text', 'abc', '', 'emptied'],
    ['a text that became null', 'abc', null, undefined],
    ['a number that became the empty text', 1, '', undefined],
    ['an empty text that became null', '', null, undefined],
    ['the first of several is named', { a: [1], b: [2], c: 3 }, { a: [], b: [], c: 3 }, '$.a: emptied (1 -> 0)'],
    ['deep below', { a: { b: { c: [1, 2] } }, k: 1 }, { a: { b: { c: [] } }, k: 1 }, '$.a.b.c: emptied (2 -> 0)'],
    ['deep below what else changed', { z: 1, a: [{ l: [1] }] }, { z: 2, a: [{ l: [] }] }, '$.a[*].l: emptied (1 -> 0)'],
  ])('%s', async (_, base, head, expected) => {
    expect((await compareValues(base, head)).hollow).toBe(expected);
  });

  test.each([
    [tree(1), 'n1e0'],
    [tree('a'), 'sa'],
    [tree(''), 's'],
    [tree(true), 'btrue'],
    [tree(null), ''],
    [tree([]), undefined],
    [{ kind: 'date-time', value: '2024', line: 0 } as const, 's2024'],
    [{ kind: 'binary', bytes: Uint8Array.of(0), line: 0 } as const, undefined],
  ])('a value as a text: %o', (node, text) => {
    expect(canonical(node)).toBe(text);
    expect(isBlank(canonical(node))).toBe(text === '' || text === 's');
  });

  test('zero is blank however it is spelled', () => {
    expect(isBlank(canonical({ kind: 'number', type: 'float', literal: '-0.00e5', line: 0 }))).toBe(true);
    expect(isBlank(undefined)).toBe(false);
  });
});

describe('hollow markup: children are counted, text alone is a value', () => {
  test.each([
    ['children that went', '<r><a><b/><b/></a><k>1</k></r>', '<r><a></a><k>1</k></r>', /emptied \(2 -> 0\)/],
    ['children whose text stays', '<r><a><b/>x</a><k>1</k></r>', '<r><a>x</a><k>1</k></r>', undefined],
    ['white space is no text', '<r><a>\n<b/>\n</a><k>1</k></r>', '<r><a>\n</a><k>1</k></r>', /emptied \(1 -> 0\)/],
    ['text that went is one value', '<r><a>x</a><k>1</k></r>', '<r><a></a><k>1</k></r>', undefined],
    ['text of all that went', '<r><a>x</a><a>y</a></r>', '<r><a></a><a></a></r>', /all empty, null or zero/],
    ['one child less', '<r><a><b/><b/></a></r>', '<r><a><b/></a></r>', undefined],
  ])('%s', async (_, base, head, expected) => {
    const { hollow: found } = await compareFixture(comparisonJob('a.xml', base, head));
    if (expected === undefined) expect(found).toBeUndefined();
    else expect(found).toMatch(expected);
  });
});

describe('hollow tables', () => {
  const table = (columns: readonly string[], ...rows: readonly (readonly string[])[]): Table => ({
    kind: 'table',
    columns: columns.map((name) => ({ name })),
    rows,
    lines: [],
    ragged: [],
  });
  const column = (...cells: readonly string[]): Table => table(['a'], ...cells.map((cell) => [cell]));

  test.each<[string, Table, Table, string | undefined]>([
    ['no row left', column('1', '2'), column(), 'rows: emptied (2 -> 0)'],
    ['no row before either', column(), column(), undefined],
    ['all null tokens', column('1', '2'), column('NA', ''), 'column a: all null'],
    ['all zero, spelled in two ways', column('1', '2'), column('0', '0.0'), 'column a: all zero'],
    ['one of them is a text', column('1', '2'), column('0', 'x'), undefined],
    [
      'the same where it varied',
      column('1', '2', '3'),
      column('5', '5.0', '5'),
      'column a: all the same where it varied',
    ],
    [
      'the same text where it varied',
      column('a', 'b', 'c'),
      column('x', 'x', 'x'),
      'column a: all the same where it varied',
    ],
    ['another text that looks like a zero', column('1', '2'), column('00', '00'), undefined],
    ['a column that came', column('1', '2'), table(['b'], [''], ['']), undefined],
    [
      'the column of that name, wherever it stands',
      table(['a', 'b'], ['0', '1'], ['0', '2']),
      table(['b', 'a'], ['0', '0'], ['0', '0']),
      'column b: all zero',
    ],
    [
      'the second column',
      table(['a', 'b'], ['1', '1'], ['2', '2']),
      table(['a', 'b'], ['1', ''], ['2', '']),
      'column b: all null',
    ],
    ['cells that are missing are no values', column('1', '2'), { ...column(), rows: [[], []] }, undefined],
    [
      'typed cells',
      { ...column(), rows: [[tree(1)], [tree(2)]] },
      { ...column(), rows: [[tree(0)], [tree(0)]] },
      'column a: all zero',
    ],
  ])('%s', (_, base, head, expected) => {
    expect(hollow(base, head)).toBe(expected);
  });
});

describe('hollow arrays', () => {
  const tensor = (values: Tensor['values'], dtype: DType = 'float64'): Tensor => ({
    kind: 'tensor',
    dtype,
    dimensions: [values.length],
    values,
  });
  const f64 = (...values: readonly number[]): Tensor => tensor(Float64Array.from(values));
  const i64 = (...values: readonly bigint[]): Tensor => tensor(BigInt64Array.from(values), 'int64');

  test.each<[string, Tensor, Tensor, string | undefined]>([
    ['nothing left', f64(1, 2), f64(), 'emptied (2 -> 0)'],
    ['nothing before either', f64(), f64(), undefined],
    ['all zero', f64(1, 0), f64(0, 0), 'all zero'],
    ['all zero of 64 bits', i64(1n, 0n), i64(0n, 0n), 'all zero'],
    ['all zero before', f64(0, 0), f64(0, 0), undefined],
    ['one zero of one', f64(1), f64(0), undefined],
    ['one zero where two were', f64(1, 2), f64(0), undefined],
    ['two zeros where one was', f64(1), f64(0, 0), undefined],
    ['all NaN', f64(1, Number.NaN), f64(Number.NaN, Number.NaN), 'all NaN'],
    ['all NaN before', f64(Number.NaN, Number.NaN, Number.NaN), f64(Number.NaN, Number.NaN), undefined],
    ['the same where it varied', f64(1, 2, 3), f64(7, 7, 7), 'all the same where it varied'],
    ['the same where it varied, of 64 bits', i64(1n, 2n, 3n), i64(7n, 7n, 7n), 'all the same where it varied'],
    ['the same twice where three varied', f64(1, 2, 3), f64(7, 7), undefined],
    ['the same three times where two varied', f64(1, 2), f64(7, 7, 7), undefined],
    ['the same where it never varied', f64(1, 1, 1), f64(7, 7, 7), undefined],
    ['all but the last the same', f64(1, 2, 3), f64(7, 7, 8), undefined],
  ])('%s', (_, base, head, expected) => {
    expect(hollow(base, head)).toBe(expected);
  });
});

describe('hollow images, texts and bytes', () => {
  const image = (...frames: readonly (readonly number[])[]): Image => ({
    kind: 'image',
    width: 2,
    height: 1,
    depth: 8,
    frames: frames.map((frame) => Uint8Array.from(frame)),
  });
  const [varied, flat] = [
    [1, 2, 3, 255, 4, 5, 6, 255],
    [9, 8, 7, 255, 9, 8, 7, 255],
  ];
  const text = (...lines: readonly string[]): Content => ({ kind: 'text', lines });
  const opaque = (...bytes: readonly number[]): Content => ({
    kind: 'opaque',
    bytes: Uint8Array.from(bytes),
    why: 'nothing reads it',
  });

  test.each<[string, Content, Content, string | undefined]>([
    ['one colour where it varied', image(varied), image(flat), 'one colour where it varied'],
    ['one colour before', image(flat), image([1, 1, 1, 255, 1, 1, 1, 255]), undefined],
    ['a pixel that differs in the last channel', image(varied), image([9, 8, 7, 255, 9, 8, 7, 254]), undefined],
    ['a pixel that differs in the first channel', image(varied), image([9, 8, 7, 255, 8, 8, 7, 255]), undefined],
    ['one pixel is always of one colour', image(varied), image([9, 8, 7, 255]), undefined],
    ['one frame of two', image(varied, varied), image(flat, varied), undefined],
    ['all frames', image(varied, varied), image(flat, flat), 'one colour where it varied'],
    ['a frame that base has not', image(varied), image(flat, flat), undefined],
    ['no frames', image(varied), image(), undefined],
    ['a text emptied', text('a', 'b'), text(), 'emptied (2 lines -> 0)'],
    ['a text of blank lines alone', text('a', 'b'), text('', ' '), 'emptied (2 lines -> 0)'],
    ['a text that was empty', text(''), text(), undefined],
    ['a text with a line left', text('a', 'b'), text('b'), undefined],
    ['bytes emptied', opaque(1), opaque(), 'emptied'],
    ['bytes that were none', opaque(), opaque(), undefined],
    ['bytes that are all zero', opaque(1, 0), opaque(0, 0), 'all bytes zero'],
    ['one byte that is zero', opaque(1), opaque(0), undefined],
    ['bytes that were zero', opaque(0, 0, 0), opaque(0, 0), undefined],
    ['bytes of which one is not', opaque(1, 2), opaque(0, 2), undefined],
    ['contents of two kinds', text('a'), opaque(), undefined],
    ['contents of two kinds, the other way', opaque(1), text(), undefined],
    ['an image and a text', image(varied), text(), undefined],
    ['a text and an image', text('a'), image(flat), undefined],
    ['a tree and a text', { kind: 'tree', root: tree([1]) }, text(), undefined],
    ['a text and a tree', text('a'), { kind: 'tree', root: tree([]) }, undefined],
  ])('%s', (_, base, head, expected) => {
    expect(hollow(base, head)).toBe(expected);
  });

  test('drift alone hollows nothing out', async () => {
    const numbers = (...values: readonly number[]): Content => ({
      kind: 'tensor',
      dtype: 'float64',
      dimensions: [values.length],
      values: Float64Array.from(values),
    });
    const found = await compareContents(numbers(1, 1 + 1e-12, 1 - 1e-12), numbers(1, 1, 1));
    expect([found.class, found.hollow]).toEqual(['TOLERANCE_DRIFT', undefined]);
  });
});

import { describe, expect, test } from 'vitest';
import { prepareRules } from '../../src/comparison/rules.js';
import { unusedRules } from '../../src/comparison/unused.js';
import type { Content, FixtureDocument, Table, Tensor } from '../../src/documents/document.js';
import type { FixtureRule } from '../../src/policy/policy.js';
import { comparisonJob } from '../support/jobs.js';
import type { Json } from '../support/json.js';
import { documentOf, float, tree } from '../support/trees.js';

async function unused(
  rule: Partial<FixtureRule>,
  ...documents: readonly FixtureDocument[]
): Promise<readonly string[]> {
  return unusedRules(await prepareRules(comparisonJob('x', '', '', rule)), documents);
}

const data = (value: Json): FixtureDocument => documentOf({ kind: 'tree', root: tree(value) });
const table = (names: readonly string[], rows: Table['rows']): Table => ({
  kind: 'table',
  ragged: [],
  columns: names.map((name) => ({ name })),
  rows,
  lines: rows.map((_, index) => index + 2),
});
const tensor = (...values: readonly number[]): Tensor => ({
  kind: 'tensor',
  dtype: 'float64',
  dimensions: [values.length],
  values: Float64Array.from(values),
});
const text = (...lines: readonly string[]): Content => ({ kind: 'text', lines, finalNewline: true }) as Content;
const pixel: Content = {
  kind: 'image',
  width: 1,
  height: 1,
  frames: [{ pixels: new Uint8Array(4) }],
} as unknown as Content;
const inside = (document: FixtureDocument): FixtureDocument =>
  documentOf({ kind: 'container', members: [{ name: 'a', document }] } as unknown as Content);

describe('a rule whose path selects nothing in either document is reported (docs/classes.md section 5)', () => {
  const json = { a: { b: [{ c: 1 }, { c: 'x', d: null }] }, e: [] };
  const grid = documentOf(table(['k', 'n'], [['x', '1'], ['y']]));
  test.each<[string, FixtureDocument, string, boolean]>([
    ['the root', data(json), '$', true],
    ['a member', data(json), '$.a', true],
    ['a member of a member', data(json), '$.a.b', true],
    ['one that is not there', data(json), '$.b', false],
    ['one below a scalar', data(json), '$.a.b[0].c.x', false],
    ['an element', data(json), '$.a.b[1]', true],
    ['an element beyond', data(json), '$.a.b[2]', false],
    ['an element of what is no list', data(json), '$.a[0]', false],
    ['a member of some elements', data(json), '$.a.b[*].d', true],
    ['of another one', data(json), '$.a.b[0].d', false],
    ['any element of an empty list', data(json), '$.e[*]', false],
    ['any child', data(json), '$.*', true],
    ['any child of an object without members', data({ a: {} }), '$.a.*', false],
    ['a name at any depth', data(json), '$..d', true],
    ['a name at any depth that is nowhere', data(json), '$..x', false],
    ['a path at any depth', data(json), '$..b[*].c', true],
    ['the other way round', data(json), '$..c..b', false],
    ['any depth, twice', data(json), '$..a..d', true],
    ['an index at any depth', data(json), '$..[1]', true],
    ['an index at any depth beyond', data(json), '$..[2]', false],
    ['rows of a table', grid, '$[*]', true],
    ['a column', grid, '$[*].n', true],
    ['a column of a row that is short', grid, '$[1].n', true],
    ['a column that is not there', grid, '$[*].x', false],
    ['a column of a row beyond', grid, '$[2].k', false],
    ['below a cell of text', grid, '$[*].n[*]', false],
    ['no row', documentOf(table(['k'], [])), '$[*]', false],
    ['below a cell that is a tree', documentOf(table(['k'], [[tree({ a: 1 })]])), '$[*].k.a', true],
    ['elements of an array', documentOf(tensor(1, 2)), '$[*]', true],
    ['the last of them', documentOf(tensor(1, 2)), '$[1]', true],
    ['one beyond', documentOf(tensor(1, 2)), '$[2]', false],
    ['a name in an array', documentOf(tensor(1, 2)), '$.a', false],
    ['elements of elements', documentOf(tensor(1, 2)), '$[*][*]', false],
    ['an array without elements', documentOf(tensor()), '$[*]', false],
    ['an array as a whole', documentOf(tensor(1)), '$', true],
    ['lines', documentOf(text('a', 'b')), '$[1]', true],
    ['a line beyond', documentOf(text('a', 'b')), '$[2]', false],
    ['no lines', documentOf(text()), '$[*]', false],
    ['pixels', documentOf(pixel), '$', false],
    ['a member of a container', inside(data(json)), '$.a', true],
    ['a member of one in a container', inside(inside(data(json))), '$.a', true],
    ['none of them', inside(inside(data(json))), '$.x', false],
  ])('%s', async (_, document, path, met) => {
    const nothing = data({});
    const rules: readonly (readonly [string, Partial<FixtureRule>])[] = [
      ['tolerances[0]', { tolerances: [{ path, absolute: 1 }] }],
      [`keys[${JSON.stringify(path)}]`, { keys: { [path]: ['k'] } }],
      ['unordered[0]', { unordered: [path] }],
      ['maps[0]', { maps: [path] }],
      ['not-maps[0]', { notMaps: [path] }],
      ['volatile.ids[0]', { volatile: { ids: [path], timestamps: [], regex: [] } }],
      ['volatile.timestamps[0]', { volatile: { ids: [], timestamps: [path], regex: [] } }],
    ];
    for (const [label, rule] of rules) {
      const expected = met ? [] : [label];
      expect(await unused(rule, document), label).toEqual(expected);
      // The root is there in any document.
      if (path === '$') continue;
      expect(await unused(rule, nothing, document), `${label} on head`).toEqual(expected);
      expect(await unused(rule, document, nothing), `${label} on base`).toEqual(expected);
    }
  });

  test('each rule on its own, by their names', async () => {
    const rule: Partial<FixtureRule> = {
      tolerances: [
        { path: '$.y', absolute: 1 },
        { path: '$.a', absolute: 1 },
        { path: '$.x', absolute: 1 },
      ],
      unordered: ['$.a', '$.z'],
    };
    expect(await unused(rule, data({ a: 1 }))).toEqual(['tolerances[0]', 'tolerances[2]', 'unordered[1]']);
  });
});

describe('what is for no path', () => {
  const any: Partial<FixtureRule> = { tolerances: [{ absolute: 1 }] };
  test.each<[string, FixtureDocument, boolean]>([
    ['a number', data({ a: [1] }), true],
    ['a text with a digit, which a rule may call a number', data({ a: ['v1'] }), true],
    ['no number', data({ a: ['v', null, true, {}, []] }), false],
    ['a cell with a digit', documentOf(table(['k'], [['x'], ['1']])), true],
    ['a cell that is a number', documentOf(table(['k'], [[float('1.5')]])), true],
    ['cells without', documentOf(table(['k1'], [['x'], ['y']])), false],
    ['an array', documentOf(tensor(1)), true],
    ['an array without elements', documentOf(tensor()), false],
    ['a line with a digit', documentOf(text('x', 'y 1')), true],
    ['lines without', documentOf(text('x', 'y')), false],
    ['an image', documentOf(pixel), false],
  ])('a tolerance for all numbers: %s', async (_, document, met) => {
    expect(await unused(any, document)).toEqual(met ? [] : ['tolerances[0]']);
    expect(await unused(any, data({}), inside(document))).toEqual(met ? [] : ['tolerances[0]']);
  });

  test('pixels', async () => {
    const rule: Partial<FixtureRule> = { pixels: { delta: 2, ratio: 0 } };
    expect(await unused(rule, documentOf(pixel))).toEqual([]);
    expect(await unused(rule, data([1]))).toEqual(['pixels']);
  });

  test('a header and a version of YAML are for some formats', async () => {
    const of = (format: string, declared: Readonly<Record<string, string>> = {}): FixtureDocument =>
      documentOf({ kind: 'tree', root: tree([1]) }, { format, declared });
    expect(await unused({ header: true }, of('csv'))).toEqual([]);
    expect(await unused({ header: true }, of('json'))).toEqual(['header']);
    expect(await unused({ header: true }, of('yaml'))).toEqual(['header']);
    expect(await unused({ header: true }, of('gz', { 'format inside': 'csv' }))).toEqual([]);
    expect(await unused({ header: true }, of('gz', { 'format inside': 'json' }))).toEqual(['header']);
    expect(await unused({ yaml: '1.1' }, of('yaml'))).toEqual([]);
    expect(await unused({ yaml: '1.1' }, of('cassette'))).toEqual([]);
    expect(await unused({ yaml: '1.1' }, of('csv'))).toEqual(['yaml']);
    expect(await unused({ yaml: '1.1', header: true }, of('json'), of('csv'))).toEqual(['yaml']);
  });

  test('stretches of text', async () => {
    const rule: Partial<FixtureRule> = { volatile: { ids: [], timestamps: [], regex: ['[0-9]+ ms'] } };
    const found = (document: FixtureDocument): Promise<readonly string[]> => unused(rule, document);
    expect(await found(data({ a: [{ b: 'took 12 ms' }] }))).toEqual([]);
    expect(await found(data({ '12 ms': [{ b: 'took ms' }] }))).toEqual(['volatile.regex[0]']);
    expect(await found(documentOf(text('a', 'took 12 ms')))).toEqual([]);
    expect(await found(documentOf(text('a', 'took')))).toEqual(['volatile.regex[0]']);
    expect(await found(documentOf(table(['k'], [['a'], ['12 ms']])))).toEqual([]);
    expect(await found(documentOf(table(['12 ms'], [['a'], ['b']])))).toEqual(['volatile.regex[0]']);
    expect(await found(documentOf(tensor(12)))).toEqual(['volatile.regex[0]']);
    expect(await found(inside(data('12 ms')))).toEqual([]);
  });
});

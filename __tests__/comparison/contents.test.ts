import { describe, expect, test } from 'vitest';
import type { ModificationClass } from '../../src/comparison/comparison.js';
import type { Container, Content, DType, Image, Table, Tensor, TreeNode } from '../../src/documents/document.js';
import type { FixtureRule } from '../../src/policy/policy.js';
import { compareContents, compareDocs } from '../support/compare.js';
import type { Json } from '../support/json.js';
import { documentOf, float, integer, tree } from '../support/trees.js';

const SHAPE = 'SHAPE_CHANGE';
const REWRITE = 'SEMANTIC_REWRITE';
const DRIFT = 'TOLERANCE_DRIFT';

interface Row {
  readonly why: string;
  readonly base: Content;
  readonly head: Content;
  readonly rule?: Partial<FixtureRule>;
  readonly expected: ModificationClass;
  readonly also?: readonly ModificationClass[];
  readonly hollow?: string;
}

async function check({ base, head, rule, expected, also, hollow }: Row): Promise<void> {
  const there = await compareContents(base, head, rule);
  expect(there.class, there.summary).toBe(expected);
  if (also) expect(there.also).toEqual(also);
  expect(there.hollow).toBe(hollow);
  const back = await compareContents(head, base, rule);
  expect(back.class, `swapped: ${back.summary}`).toBe(expected);
}

function tensor(dtype: DType, values: Tensor['values'], dimensions: readonly number[] = [values.length]): Tensor {
  return { kind: 'tensor', dtype, dimensions, values };
}

function bits32(...bits: readonly number[]): Float32Array {
  return new Float32Array(Uint32Array.from(bits).buffer);
}

const f64 = (...values: readonly number[]): Tensor => tensor('float64', Float64Array.from(values));

const tensors: readonly Row[] = [
  { why: 'float64 within relative 1e-9', base: f64(1, 2), head: f64(1, 2.000000001), expected: DRIFT },
  { why: 'float64 beyond it', base: f64(1, 2), head: f64(1, 2.00000001), expected: REWRITE },
  { why: 'float64 has no floor at zero', base: f64(0, 1), head: f64(1e-300, 1), expected: REWRITE },
  { why: 'NaN to NaN', base: f64(Number.NaN, 1), head: f64(Number.NaN, 1.0000000001), expected: DRIFT },
  { why: 'NaN to a number', base: f64(Number.NaN, 1), head: f64(0, 1), expected: REWRITE },
  {
    why: 'the largest number to infinity is one ULP and no drift',
    base: tensor('float32', bits32(0x7f7fffff)),
    head: tensor('float32', bits32(0x7f800000)),
    expected: REWRITE,
  },
  {
    why: 'float32 by 8 ULP',
    base: tensor('float32', bits32(0x3f800000)),
    head: tensor('float32', bits32(0x3f800008)),
    expected: DRIFT,
  },
  {
    why: 'float32 by 9 ULP',
    base: tensor('float32', bits32(0x3f800000)),
    head: tensor('float32', bits32(0x3f800009)),
    expected: REWRITE,
  },
  {
    why: 'bfloat16 by 8 of its own ULP',
    base: tensor('bfloat16', bits32(0x3f800000)),
    head: tensor('bfloat16', bits32(0x3f880000)),
    expected: DRIFT,
  },
  {
    why: 'bfloat16 by 9',
    base: tensor('bfloat16', bits32(0x3f800000)),
    head: tensor('bfloat16', bits32(0x3f890000)),
    expected: REWRITE,
  },
  {
    why: 'float16 by 8 of its own ULP',
    base: tensor('float16', Float32Array.of(1)),
    head: tensor('float16', Float32Array.of(1 + 8 / 1024)),
    expected: DRIFT,
  },
  {
    why: 'float16 by 9',
    base: tensor('float16', Float32Array.of(1)),
    head: tensor('float16', Float32Array.of(1 + 9 / 1024)),
    expected: REWRITE,
  },
  {
    why: 'float16 below the normal numbers, by 9',
    base: tensor('float16', Float32Array.of(2 ** -24)),
    head: tensor('float16', Float32Array.of(10 * 2 ** -24)),
    expected: REWRITE,
  },
  {
    why: 'integers are exact',
    base: tensor('int32', Int32Array.of(1)),
    head: tensor('int32', Int32Array.of(2)),
    rule: { tolerances: [{ path: '$[*]', absolute: 5 }] },
    expected: REWRITE,
  },
  {
    why: 'integers by a rule that names them',
    base: tensor('int64', BigInt64Array.of(9007199254740993n)),
    head: tensor('int64', BigInt64Array.of(9007199254740992n)),
    rule: { tolerances: [{ path: '$[*]', absolute: 1, integers: true }] },
    expected: DRIFT,
  },
  {
    why: 'int64 that are one double',
    base: tensor('int64', BigInt64Array.of(9007199254740993n)),
    head: tensor('int64', BigInt64Array.of(9007199254740992n)),
    expected: REWRITE,
  },
  {
    why: 'a global rule replaces the ULP',
    base: tensor('float32', bits32(0x3f800000)),
    head: tensor('float32', bits32(0x3f800008)),
    rule: { tolerances: [{ absolute: 0 }] },
    expected: REWRITE,
  },
  {
    why: 'dtype is shape, values equal',
    base: tensor('float32', Float32Array.of(1.5)),
    head: tensor('float64', Float64Array.of(1.5)),
    expected: SHAPE,
    also: [],
  },
  {
    why: 'dtype is shape, a value differs',
    base: tensor('float32', Float32Array.of(1.5)),
    head: tensor('float64', Float64Array.of(1.6)),
    expected: SHAPE,
    also: [REWRITE],
  },
  {
    why: 'integer to float with equal values',
    base: tensor('int64', BigInt64Array.of(3n)),
    head: tensor('float64', Float64Array.of(3)),
    expected: SHAPE,
    also: [],
  },
  {
    why: 'reshaped',
    base: tensor('float64', Float64Array.of(1, 2, 3, 4), [2, 2]),
    head: tensor('float64', Float64Array.of(1, 2, 3, 4), [4]),
    expected: SHAPE,
    also: [],
  },
  {
    why: 'the imaginary part counts',
    base: tensor('complex128', Float64Array.of(1, 2), [1]),
    head: tensor('complex128', Float64Array.of(1, 3), [1]),
    expected: REWRITE,
  },
];

test('a zeroed array is hollow', async () => {
  expect((await compareContents(f64(1, 2, 3), f64(0, 0, 0))).hollow).toBe('all zero');
  expect((await compareContents(f64(1, 2, 3), f64(7, 7, 7))).hollow).toBe('all the same where it varied');
  expect((await compareContents(f64(1, 2), f64(7, 7))).hollow).toBeUndefined();
});

function image(depth: 8 | 16, ...pixels: readonly (readonly [number, number, number, number])[]): Image {
  const samples = pixels.flat();
  return {
    kind: 'image',
    width: pixels.length,
    height: 1,
    depth,
    frames: [depth === 8 ? Uint8Array.from(samples) : Uint16Array.from(samples)],
  };
}

const red = [255, 0, 0, 255] as const;
const images: readonly Row[] = [
  { why: 'a channel within 1', base: image(8, red, red), head: image(8, red, [254, 0, 0, 255]), expected: DRIFT },
  { why: 'a channel by 2', base: image(8, red, red), head: image(8, red, [253, 0, 0, 255]), expected: REWRITE },
  { why: 'alpha alone', base: image(8, red, red), head: image(8, red, [255, 0, 0, 0]), expected: REWRITE },
  {
    why: 'colour under alpha 0',
    base: image(8, red, [0, 0, 0, 0]),
    head: image(8, red, [9, 0, 0, 0]),
    expected: REWRITE,
  },
  {
    why: '16 bits within 1/255',
    base: image(16, [65535, 0, 0, 65535]),
    head: image(16, [65278, 0, 0, 65535]),
    expected: DRIFT,
  },
  {
    why: '16 bits by one more',
    base: image(16, [65535, 0, 0, 65535]),
    head: image(16, [65277, 0, 0, 65535]),
    expected: REWRITE,
  },
  { why: '8 bits written as 16', base: image(8, red), head: image(16, [65535, 0, 0, 65535]), expected: DRIFT },
  { why: 'size is shape', base: image(8, red), head: image(8, red, red), expected: SHAPE },
  {
    why: 'frames are shape',
    base: image(8, red),
    head: { ...image(8, red), frames: [Uint8Array.from(red), Uint8Array.from(red)] },
    expected: SHAPE,
  },
  {
    why: 'half of the pixels beyond, a quarter allowed',
    base: image(8, red, red),
    head: image(8, red, [0, 0, 0, 255]),
    rule: { pixels: { delta: 1, ratio: 0.25 } },
    expected: REWRITE,
  },
  {
    why: 'half of the pixels beyond, half allowed',
    base: image(8, red, red),
    head: image(8, red, [0, 0, 0, 255]),
    rule: { pixels: { delta: 1, ratio: 0.5 } },
    expected: DRIFT,
  },
];

function typed(kinds: readonly string[], ...rows: readonly (readonly TreeNode[])[]): Table {
  return { kind: 'table', columns: kinds.map((kind, i) => ({ name: `c${i}`, kind })), rows, lines: [], ragged: [] };
}

const nothing: TreeNode = { kind: 'null', line: 0 };
const tables: readonly Row[] = [
  {
    why: 'a declared kind is shape',
    base: typed(['INT64'], [integer(1)]),
    head: typed(['INT32'], [integer(1)]),
    expected: SHAPE,
    also: [],
  },
  {
    why: 'a typed integer is exact',
    base: typed(['INT64'], [integer(1)]),
    head: typed(['INT64'], [integer(2)]),
    expected: REWRITE,
  },
  {
    why: 'a typed float drifts',
    base: typed(['DOUBLE'], [float('0.30000000000000004')]),
    head: typed(['DOUBLE'], [float('0.3')]),
    expected: DRIFT,
  },
  {
    why: 'the first null of a typed column',
    base: typed(['DOUBLE'], [float('1.5')], [float('2.5')]),
    head: typed(['DOUBLE'], [float('1.5')], [nothing]),
    expected: SHAPE,
    also: [],
  },
  {
    why: 'another type in a column that declares none of its own',
    base: typed(['ANY'], [integer(1)], [integer(2)]),
    head: typed(['ANY'], [integer(1)], [tree('2')]),
    expected: SHAPE,
    also: [],
  },
  {
    why: 'a value nested in a cell',
    base: typed(['STRUCT'], [tree({ a: [1, 2] })]),
    head: typed(['STRUCT'], [tree({ a: [1, 3] })]),
    expected: REWRITE,
  },
  {
    why: 'declared nullability',
    base: { ...typed([]), columns: [{ name: 'a', kind: 'INT', nullable: true }] },
    head: { ...typed([]), columns: [{ name: 'a', kind: 'INT', nullable: false }] },
    expected: SHAPE,
  },
  {
    why: 'a table emptied',
    base: typed(['INT'], [integer(1)], [integer(2)]),
    head: typed(['INT']),
    expected: REWRITE,
    hollow: 'rows: emptied (2 -> 0)',
  },
];

function container(...members: readonly (readonly [string, Json])[]): Container {
  return {
    kind: 'container',
    noun: 'member',
    members: members.map(([name, value]) => ({
      name,
      line: 0,
      document: documentOf({ kind: 'tree', root: tree(value) }),
    })),
  };
}

const containers: readonly Row[] = [
  {
    why: 'the worst member is the class',
    base: container(['a', 1], ['b', { x: 1 }]),
    head: container(['a', 2], ['b', { y: 1 }]),
    expected: SHAPE,
    also: [REWRITE],
  },
  { why: 'a name came', base: container(['a', 1]), head: container(['a', 1], ['b', 1]), expected: SHAPE, also: [] },
  { why: 'order is layout', base: container(['a', 1], ['b', 2]), head: container(['b', 2], ['a', 1]), expected: DRIFT },
  {
    why: 'contents exchanged between names',
    base: container(['a', 1], ['b', 2]),
    head: container(['a', 2], ['b', 1]),
    expected: REWRITE,
  },
  {
    why: 'a name twice, the second changed',
    base: container(['a', 1], ['a', 2]),
    head: container(['a', 1], ['a', 3]),
    expected: REWRITE,
  },
  { why: 'a name twice, then once', base: container(['a', 1], ['a', 1]), head: container(['a', 1]), expected: SHAPE },
];

describe('arrays of numbers', () => test.each(tensors)('$why', check));
describe('images', () => test.each(images)('$why', check));
describe('typed tables', () => test.each(tables)('$why', check));
describe('containers', () => {
  test.each(containers)('$why', check);

  test('places are those of the member', async () => {
    const { changes } = await compareContents(container(['a.json', { n: 1 }]), container(['a.json', { n: 2 }]));
    expect(changes[0]?.at).toBe("a.json: $['n']");
  });

  test('ids map one to one over all members', async () => {
    const rule = { volatile: { ids: ['$.id'], timestamps: [], regex: [] } };
    const base = container(['a', { id: 'a1b2c3d4' }], ['b', { id: 'a1b2c3d4' }]);
    expect(
      (await compareContents(base, container(['a', { id: 'f1b2c3d4' }], ['b', { id: 'f1b2c3d4' }]), rule)).class,
    ).toBe(DRIFT);
    expect(
      (await compareContents(base, container(['a', { id: 'f1b2c3d4' }], ['b', { id: 'e1b2c3d4' }]), rule)).class,
    ).toBe(REWRITE);
  });
});

describe('documents', () => {
  const one = documentOf({ kind: 'tree', root: tree({ a: 1 }) });

  test.each([
    { why: 'a declared fact on one side', head: { ...one, declared: { delimiter: 'comma' } }, expected: SHAPE },
    { why: 'another format', head: { ...one, format: 'other' }, expected: SHAPE },
    { why: 'another kind of content', head: documentOf({ kind: 'text', lines: [] }), expected: SHAPE },
    { why: 'a limit that stopped the reader', head: { ...one, incomplete: 'after 5 nodes' }, expected: REWRITE },
    { why: 'layout alone', head: { ...one, layout: { 'byte order mark': 'present' } }, expected: DRIFT },
    {
      why: 'the worse of two readings',
      head: {
        ...one,
        readings: [...one.readings, { label: '1.1', content: { kind: 'tree', root: tree({ a: true }) } }] as const,
      },
      expected: SHAPE,
    },
  ])('$why', async ({ head, expected }) => {
    expect((await compareDocs(one, head)).class).toBe(expected);
    expect((await compareDocs(head, one)).class, 'swapped').toBe(expected);
  });

  test('nesting deeper than the walk is never equal', async () => {
    let base: TreeNode = tree(1);
    let head: TreeNode = tree(1);
    for (let i = 0; i < 3_000; i += 1) {
      base = { kind: 'array', items: [base], line: 1 };
      head = { kind: 'array', items: [head, tree(i)], line: 1 };
    }
    await expect(compareContents({ kind: 'tree', root: base }, { kind: 'tree', root: head })).rejects.toThrow(
      'not compared',
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clip,
  clipPair,
  DepthReached,
  equalNodes,
  guardDepth,
  hashNode,
  hashText,
  identical,
  membersByName,
  normalizedCell,
  show,
  typeNames,
} from '../../src/comparison/nodes.js';
import type { ObjectNode, TreeNode } from '../../src/documents/document.js';
import type { Json } from '../support/json.js';
import { float, integer, tree } from '../support/trees.js';

const line = 0;
const number = (literal: string, decimal?: string): TreeNode => ({
  kind: 'number',
  type: 'number',
  literal,
  ...(decimal === undefined ? {} : { decimal }),
  line,
});
const binary = (...bytes: readonly number[]): TreeNode => ({ kind: 'binary', bytes: Uint8Array.from(bytes), line });
const date = (value: string): TreeNode => ({ kind: 'date-time', value, line });
const object = (...members: readonly (readonly [string, TreeNode])[]): ObjectNode => ({
  kind: 'object',
  members: members.map(([name, value]) => ({ name, value, line })),
  line,
});
const array = (...items: readonly TreeNode[]): TreeNode => ({ kind: 'array', items, line });

/** All different data. */
const SCALARS: readonly TreeNode[] = [
  ...[number('1'), number('2'), number('-1'), number('0.5'), integer('1'), float('1.0'), integer('0'), number('1e400')],
  ...['', '1', 'true', 'null', 'a', 'b', 'ab', 'ba', '2024-01-01'].map(tree),
  ...[true, false, null].map(tree),
  ...[date('2024-01-01'), date('2024-01-02'), binary(), binary(1), binary(2), binary(1, 2), binary(2, 1), binary(49)],
];

/** The same data as an independent text: members sorted by name, occurrences in order. */
function reference(node: TreeNode, strict: boolean): string {
  switch (node.kind) {
    case 'array':
      return `[${node.items.map((item) => reference(item, strict)).join()}]`;
    case 'object': {
      const members = node.members.map(({ name, value }, at) => ({ name, at, text: reference(value, strict) }));
      if (!strict) members.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.at - b.at));
      return `{${members.map(({ name, text }) => `${JSON.stringify(name)}:${text}`).join()}}`;
    }
    case 'number':
      return strict ? `${node.type} ${node.literal}` : `${node.type} ${Number(node.literal)}`;
    case 'binary':
      return `x${Buffer.from(node.bytes).toString('hex')}`;
    case 'null':
      return 'null';
    default:
      return `${node.kind} ${JSON.stringify(node.value)}`;
  }
}

const leaf = fc.constantFrom<TreeNode>(
  ...[tree('a'), tree('1'), tree(true), tree(null), binary(1), date('2024-01-01')],
  ...[number('1'), number('1.0'), number('2'), number('20e-1'), integer('1'), float('1.0')],
);
const anyNode = fc.letrec<{ node: TreeNode }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    leaf,
    fc.array(tie('node'), { maxLength: 3 }).map((items) => array(...items)),
    fc
      .array(fc.tuple(fc.constantFrom('a', 'b', 'c'), tie('node')), { maxLength: 3 })
      .map((members) => object(...members)),
  ),
})).node;

function deep(levels: number, inner: () => TreeNode, wrap: (node: TreeNode) => TreeNode): TreeNode {
  let node = inner();
  for (let level = 0; level < levels; level += 1) node = wrap(node);
  return node;
}

describe('equality of nodes', () => {
  test('scalars are equal to themselves alone, whatever they look like', () => {
    for (const a of SCALARS)
      for (const b of SCALARS) {
        const copy = structuredClone(b);
        const why = `${reference(a, true)} and ${reference(b, true)}`;
        expect(equalNodes(a, copy), why).toBe(a === b);
        expect(identical(a, copy, new Set()), why).toBe(a === b);
        if (a === b) expect(hashNode(copy, new Map())).toBe(hashNode(a, new Map()));
      }
    const hashes = SCALARS.filter(({ kind }) => kind !== 'null').map((node) => hashNode(node, new Map()));
    expect(new Set(hashes).size, 'hashes tell them apart').toBe(hashes.length);
  });

  test('is what an independent spelling of the data says', () =>
    fc.assert(
      fc.property(anyNode, anyNode, (a, b) => {
        expect(equalNodes(a, b)).toBe(reference(a, false) === reference(b, false));
        expect(identical(a, b, new Set())).toBe(reference(a, true) === reference(b, true));
        if (equalNodes(a, b)) expect(hashNode(a, new Map())).toBe(hashNode(b, new Map()));
      }),
      { numRuns: 1_500 },
    ));

  test('of one node spelled anew, members shuffled, and of one with one leaf changed', () =>
    fc.assert(
      fc.property(anyNode, fc.nat(), (node, seed) => {
        const copy = structuredClone(node);
        expect(equalNodes(node, copy)).toBe(true);
        expect(identical(node, copy, new Set())).toBe(true);
        const shuffled = respelled(node);
        expect(equalNodes(node, shuffled)).toBe(reference(node, false) === reference(shuffled, false));
        expect(hashNode(node, new Map())).toBe(hashNode(copy, new Map()));
        const other = withLeafChanged(node, seed);
        expect(equalNodes(node, other)).toBe(reference(node, false) === reference(other, false));
        expect(identical(node, other, new Set())).toBe(reference(node, true) === reference(other, true));
      }),
      { numRuns: 800 },
    ));

  test('numbers are equal by value, identical by spelling, and by what they stand for', () => {
    expect(equalNodes(number('1'), number('1.0'))).toBe(true);
    expect(identical(number('1'), number('1.0'), new Set())).toBe(false);
    expect(identical(number('0x1', '1'), number('0x1', '1'), new Set())).toBe(true);
    expect(identical(number('010', '8'), number('010', '10'), new Set())).toBe(false);
    expect(equalNodes(number('010', '8'), number('010', '10'))).toBe(false);
    expect(equalNodes(number('010', '8'), number('8'))).toBe(true);
    expect(identical(integer('1'), number('1'), new Set())).toBe(false);
  });

  test('order of members is no data, order of elements and of occurrences is', () => {
    const [one, two, three] = [number('1'), number('2'), number('3')];
    expect(equalNodes(object(['a', one], ['b', two], ['c', three]), object(['a', one], ['c', three], ['b', two]))).toBe(
      true,
    );
    expect(
      equalNodes(object(['a', one], ['b', two], ['c', three]), object(['a', one], ['c', three], ['b', three])),
    ).toBe(false);
    expect(equalNodes(object(['a', one], ['b', two]), object(['a', one], ['c', two]))).toBe(false);
    expect(equalNodes(object(['b', one], ['a', two], ['a', three]), object(['a', two], ['b', one], ['a', three]))).toBe(
      true,
    );
    expect(equalNodes(object(['b', one], ['a', two], ['a', three]), object(['a', three], ['b', one], ['a', two]))).toBe(
      false,
    );
    expect(equalNodes(object(['b', one], ['a', two], ['a', three]), object(['a', two], ['b', one], ['b', three]))).toBe(
      false,
    );
    expect(equalNodes(array(one, two), array(two, one))).toBe(false);
    expect(hashNode(object(['a', one], ['b', two]), new Map())).toBe(
      hashNode(object(['b', two], ['a', one]), new Map()),
    );
    expect(hashNode(array(one, two), new Map())).not.toBe(hashNode(array(two, one), new Map()));
    expect(hashNode(array(), new Map())).not.toBe(hashNode(object(), new Map()));
    expect(hashNode(array(one), new Map())).not.toBe(hashNode(array(two), new Map()));
    expect(hashNode(object(['a', one]), new Map())).not.toBe(hashNode(object(['a', two]), new Map()));
  });

  test('what was found to differ is remembered, and containers alone are', () => {
    const [a, b] = [array(object(['x', number('1')])), array(object(['x', number('2')]))];
    const different = new Set<TreeNode>();
    expect(identical(a, b, different)).toBe(false);
    expect([...different].map(({ kind }) => kind).sort()).toEqual(['array', 'object']);
    // Believed from then on, for a walk that comes by again.
    expect(identical(a, structuredClone(a), different)).toBe(false);
    const equal = new Set<TreeNode>();
    expect(identical(b, structuredClone(b), equal)).toBe(true);
    expect(equal.size).toBe(0);
  });

  test('hashes of lists and of what is asked for are kept, those of objects on the way are not', () => {
    const cache = new Map<TreeNode, number>();
    const inner = array(number('1'));
    const record = object(['x', inner]);
    const node = array(record, tree('a'));
    const hash = hashNode(node, cache);
    expect([...cache.keys()]).toEqual([inner, node]);
    hashNode(record, cache);
    expect([...cache.keys()]).toEqual([inner, node, record]);
    cache.set(node, 77);
    expect(hashNode(node, cache)).toBe(77);
    expect(hash).not.toBe(77);
  });

  test('what is nested deeper than the stack should go is reported, not called equal', () => {
    expect(() => guardDepth(1_024)).not.toThrow();
    expect(() => guardDepth(1_025)).toThrow(DepthReached);
    for (const wrap of [(node: TreeNode) => array(node), (node: TreeNode) => object(['a', node])]) {
      const [a, b] = [deep(1_030, () => tree('x'), wrap), deep(1_030, () => tree('x'), wrap)];
      expect(() => equalNodes(a, b)).toThrow(DepthReached);
      expect(() => identical(a, b, new Set())).toThrow(DepthReached);
      expect(() => hashNode(a, new Map())).toThrow(DepthReached);
      expect(() => equalNodes(a, b, 1_024)).toThrow(DepthReached);
    }
    // Names in another order, and names that stand twice, take another way down.
    const swapped = (levels: number, first: string, second: string): TreeNode =>
      deep(
        levels,
        () => tree('x'),
        (node) => object([first, tree(1)], [second, node]),
      );
    const other = (levels: number): TreeNode =>
      deep(
        levels,
        () => tree('x'),
        (node) => object(['b', node], ['a', tree(1)]),
      );
    expect(() => equalNodes(swapped(1_030, 'a', 'b'), other(1_030))).toThrow(DepthReached);
    expect(equalNodes(swapped(900, 'a', 'b'), other(900))).toBe(true);
  });

  function respelled(node: TreeNode): TreeNode {
    if (node.kind === 'array') return array(...node.items.map(respelled));
    if (node.kind === 'object')
      return object(...node.members.map(({ name, value }) => [name, respelled(value)] as const).reverse());
    return node.kind === 'number'
      ? { ...node, literal: `${node.literal}${/[.e]/.test(node.literal) ? '' : '.0'}` }
      : node;
  }

  function withLeafChanged(node: TreeNode, seed: number): TreeNode {
    if (node.kind === 'array' && node.items.length > 0) {
      const at = seed % node.items.length;
      return array(...node.items.map((item, index) => (index === at ? withLeafChanged(item, seed >> 1) : item)));
    }
    if (node.kind === 'object' && node.members.length > 0) {
      const at = seed % node.members.length;
      return object(
        ...node.members.map(
          ({ name, value }, index) => [name, index === at ? withLeafChanged(value, seed >> 1) : value] as const,
        ),
      );
    }
    return tree('changed');
  }
});

describe('nodes in words', () => {
  test('members by name keep their occurrences in order', () => {
    const found = membersByName(object(['a', number('1')], ['b', number('2')], ['a', number('3')]));
    expect([...found].map(([name, members]) => [name, members.map(({ value }) => show(value))])).toEqual([
      ['a', ['1', '3']],
      ['b', ['2']],
    ]);
  });

  test.each<[TreeNode, string]>([
    [number('1.50'), '1.50'],
    [tree('a"b'), '"a\\"b"'],
    [tree(true), 'true'],
    [tree(false), 'false'],
    [tree(null), 'null'],
    [date('2024-01-01'), '2024-01-01'],
    [binary(1, 2, 3), '3 bytes'],
    [tree([]), '[]'],
    [tree({}), '{}'],
    [tree([1, 'a', null]), '[1, "a", null]'],
    [tree({ a: 1, b: [2] }), '{"a": 1, "b": [2]}'],
    [tree([[[1]], [[]]]), '[[[...]], [[]]]'],
    [tree({ a: { b: { c: 1 }, d: {} } }), '{"a": {"b": {...}, "d": {}}}'],
    [tree([1, 2, 3, 4, 5, 6]), '[1, 2, 3, 4, 5, 6]'],
    [tree([1, 2, 3, 4, 5, 6, 7, 8]), '[1, 2, 3, 4, 5, 6, ... 2 more]'],
    [
      tree({ a: 1, b: 1, c: 1, d: 1, e: 1, f: 1, g: 1 }),
      '{"a": 1, "b": 1, "c": 1, "d": 1, "e": 1, "f": 1, ... 1 more}',
    ],
    [tree(['x'.repeat(300)]), `["${'x'.repeat(199)}...]`],
  ])('%o', (node, text) => {
    expect(show(node)).toBe(text);
    expect(normalizedCell(node)).toBe(text);
  });

  test('a container is cut as a whole, a scalar is not', () => {
    const wide: Json = Object.fromEntries(Array.from({ length: 6 }, (_, at) => [`k${at}`.repeat(200), 1]));
    expect(show(tree(wide))).toHaveLength(2_003);
    expect(show(tree('x'.repeat(5_000)))).toHaveLength(5_002);
    expect(normalizedCell('as it is')).toBe('as it is');
  });

  test('texts are cut so that their first difference stays to be seen', () => {
    expect(clip('abc', 3)).toBe('abc');
    expect(clip('abcd', 3)).toBe('abc...');
    const long = 'x'.repeat(5_000);
    expect(clipPair('a', 'b')).toEqual(['a', 'b']);
    expect(clipPair(long.slice(0, 2_000), 'b')).toEqual([long.slice(0, 2_000), 'b']);
    for (const [base, head] of [
      [`${long}a`, `${long}b`],
      [`${long}a`, `${long}bc`],
    ] as const) {
      expect(clipPair(base, head)).toEqual([`...${base.slice(4_940)}`, `...${head.slice(4_940)}`]);
      expect(clipPair(head, base)).toEqual([`...${head.slice(4_940)}`, `...${base.slice(4_940)}`]);
    }
    expect(clipPair(`a${long}`, 'b')).toEqual([`a${'x'.repeat(1_999)}...`, 'b']);
    expect(clipPair('b', `a${long}`)).toEqual(['b', `a${'x'.repeat(1_999)}...`]);
    expect(clipPair(long, long.slice(0, 3_000))).toEqual([`...${'x'.repeat(2_000)}...`, `...${'x'.repeat(60)}`]);
  });

  test('types are named, strongest structure first', () => {
    expect(typeNames(0)).toBe('');
    expect(typeNames(1)).toBe('object');
    expect(typeNames(2 | 4 | 16)).toBe('array or string or null');
    expect(typeNames(1023)).toBe(
      'object or array or string or boolean or null or date-time or binary or number or integer or float',
    );
  });

  test('a hash of a text goes on from another', () => {
    expect(hashText('')).toBe(0x811c9dc5 | 0);
    expect(hashText('a')).toBe(Math.imul(0x811c9dc5 ^ 97, 0x01000193));
    expect(hashText('ab')).toBe(hashText('b', hashText('a')));
  });
});

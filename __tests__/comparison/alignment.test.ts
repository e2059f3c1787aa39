import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { align, longestIncreasing, readPairing } from '../../src/comparison/alignment.js';
import { joins } from '../../src/comparison/keys.js';
import { compareValues } from '../support/compare.js';

function alignTexts(base: readonly string[], head: readonly string[]): ReturnType<typeof readPairing> {
  const pairing = align({
    baseLength: base.length,
    headLength: head.length,
    equal: (i, j) => base[i] === head[j],
    // Every hash collides, so that equality must do the work.
    baseHash: (i) => (base[i] ?? '').length % 2,
    headHash: (j) => (head[j] ?? '').length % 2,
  });
  return readPairing(pairing, base.length, head.length);
}

describe('alignment', () => {
  const texts = fc.array(fc.constantFrom('a', 'bb', 'c', 'dd', 'e'), { maxLength: 12 });

  test('every element is paired once, removed or added', () =>
    fc.assert(
      fc.property(texts, texts, (base, head) => {
        const { pairs, removed, added } = alignTexts(base, head);
        expect([...pairs.map(([i]) => i), ...removed].sort((a, b) => a - b)).toEqual([...base.keys()]);
        expect([...pairs.map(([, j]) => j), ...added].sort((a, b) => a - b)).toEqual([...head.keys()]);
      }),
    ));

  test('one insertion into unique rows is one addition', () =>
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 30 }), fc.nat(30), (rows, at) => {
        const { removed, added, moved } = alignTexts(rows, rows.toSpliced(at, 0, 'x'.repeat(40)));
        expect({ removed: removed.length, added: added.length, moved: moved.size }).toEqual({
          removed: 0,
          added: 1,
          moved: 0,
        });
      }),
    ));

  test('longest increasing subsequence', () => {
    expect(longestIncreasing([3, 1, 2, 5, 4]).map((i) => [3, 1, 2, 5, 4][i])).toEqual([1, 2, 4]);
    expect(longestIncreasing([])).toEqual([]);
  });

  test('a pairing is read with distrust', () => {
    expect(readPairing({ headOf: Int32Array.from([0, 0, 9, -4]) }, 4, 2)).toMatchObject({
      pairs: [[0, 0]],
      removed: [1, 2, 3],
      added: [1],
    });
  });

  test.each([
    { why: 'unique and shared', base: ['s1', 's2'], head: ['s2', 's3'], key: true },
    { why: 'not unique on one side', base: ['s1', 's1'], head: ['s1', 's2'], key: false },
    { why: 'just 0..n-1', base: ['n0', 'n1'], head: ['n0', 'n1', 'n2'], key: false },
    { why: 'integers that start at 1', base: ['n1', 'n2'], head: ['n1', 'n2', 'n3'], key: true },
    { why: 'less than half in common', base: ['sa', 'sb', 'sc'], head: ['sc', 'sx', 'sy'], key: false },
  ])('key: $why', ({ base, head, key }) => expect(joins(base, head)).toBe(key));

  test('the report names the key, and a row by it', async () => {
    const rows = (values: readonly number[]) => values.map((v) => ({ sku: `s${v}`, v }));
    const { notes, changes } = await compareValues(rows([1, 2, 3]), [...rows([2, 1, 3]), { sku: 's9', v: 9 }]);
    expect(notes.join('\n')).toContain('joined on sku');
    expect(changes.map(({ note }) => note)).toContain('element (sku=s9) added');
  });

  test('a row in front of many noisy ones: the rest is seen to be drift', async () => {
    const noisy = (digit: number) => Array.from({ length: 300 }, (_, i) => Number(`${i}.12345678${digit}1`));
    const {
      class: found,
      also,
      counts,
    } = await compareValues(noisy(1), [0.5, ...noisy(1).map((x) => x * (1 + 1e-13))]);
    expect({ found, also }).toEqual({ found: 'SEMANTIC_REWRITE', also: ['TOLERANCE_DRIFT'] });
    expect(counts.value).toBe(1);
  });

  test('moved only', async () => {
    const { notes, counts } = await compareValues(['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c']);
    expect(notes).toEqual(['$: moved only, the same 4 elements']);
    expect(counts).toMatchObject({ value: 1 });
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { align, longestIncreasing, type Sequences } from '../../src/comparison/alignment.js';

/** What `align` says, as pairs in order of base. */
function pairsOf(sequences: Sequences): (readonly [number, number])[] {
  const { headOf } = align(sequences);
  const pairs = [...headOf].flatMap((j, i) => (j < 0 ? [] : [[i, j] as const]));
  expect(new Set(pairs.map(([, j]) => j)).size, 'one to one').toBe(pairs.length);
  return pairs;
}

function texts(base: string, head: string, more: Partial<Sequences> = {}): (readonly [number, number])[] {
  return pairsOf({
    baseLength: base.length,
    headLength: head.length,
    equal: (i, j) => base[i] === head[j],
    baseHash: (i) => base.charCodeAt(i),
    headHash: (j) => head.charCodeAt(j),
    ...more,
  });
}

/** The length of the longest strictly increasing subsequence, by trying all. */
function longest(values: readonly number[], above = Number.NEGATIVE_INFINITY): number {
  const [first, ...rest] = values;
  if (first === undefined) return 0;
  return Math.max(longest(rest, above), first > above ? 1 + longest(rest, first) : 0);
}

/** The highest total that pairs in order can reach, by trying all. */
function highest(scores: readonly (readonly number[])[], i = 0, j = 0): number {
  const row = scores[i];
  if (row === undefined || j >= row.length) return 0;
  return Math.max(row[j]! + highest(scores, i + 1, j + 1), highest(scores, i + 1, j), highest(scores, i, j + 1));
}

/** Nothing equal: only likeness decides. */
function alike(rows: number, columns: number, similarity: (i: number, j: number) => number) {
  return pairsOf({
    baseLength: rows,
    headLength: columns,
    equal: () => false,
    baseHash: (i) => i,
    headHash: (j) => -1 - j,
    similarity,
  });
}

describe('alignment against what trying everything finds', () => {
  test('longest increasing subsequence: as long as any, strictly increasing', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 10 }), (values) => {
        const found = longestIncreasing(values);
        expect(found.length).toBe(longest(values));
        for (const [at, index] of found.entries()) {
          const before = found[at - 1];
          if (before !== undefined) expect(before < index && values[before]! < values[index]!).toBe(true);
        }
      }),
    ));

  test('rows that stand once on each side are partners, wherever they stand', () =>
    fc.assert(
      fc.property(fc.shuffledSubarray([...'abcdefghij']), fc.shuffledSubarray([...'abcdefghij']), (base, head) => {
        const found = new Map(texts(base.join(''), head.join('')));
        for (const [i, row] of base.entries()) if (head.includes(row)) expect(found.get(i)).toBe(head.indexOf(row));
      }),
    ));

  test('a row that stands several times has a partner for each time that the other side has it too', () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 10 }),
        fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 10 }),
        (base, head) => {
          const found = texts(base.join(''), head.join(''));
          for (const row of 'abcde') {
            const times = (side: readonly string[]): number => side.filter((one) => one === row).length;
            const paired = found.filter(([i, j]) => base[i] === row && head[j] === row).length;
            expect(paired, row).toBe(Math.min(times(base), times(head)));
          }
        },
      ),
    ));

  test('a small gap has the highest total likeness', () => {
    const tenths = fc.integer({ min: 0, max: 9 }).map((n) => n / 8);
    const gap = fc
      .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 5 }))
      .chain(([rows, columns]) =>
        fc.array(fc.array(tenths, { minLength: columns, maxLength: columns }), { minLength: rows, maxLength: rows }),
      );
    return fc.assert(
      fc.property(gap, (scores) => {
        const found = alike(scores.length, scores[0]!.length, (i, j) => scores[i]![j]!);
        expect(found.reduce((sum, [i, j]) => sum + scores[i]![j]!, 0)).toBe(highest(scores));
      }),
      { numRuns: 300 },
    );
  });

  test('what is alike to nothing is changed in place, first with first', () => {
    expect(alike(3, 2, () => 0)).toEqual([
      [0, 0],
      [1, 1],
    ]);
    expect(texts('aXYb', 'aPQRb')).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 4],
    ]);
    // Between two anchors, and not across them.
    expect(texts('1a2XY3', '1P2aQ3')).toContainEqual([1, 3]);
  });

  test('keys join rows whatever stands in them, each one once', () => {
    const keys = { base: ['n7', 'n8', 'n9'], head: ['n9', 'n7', 'n7', 'n5'] };
    const found = texts('abc', 'ABCD', { keys: () => keys });
    expect(new Map(found).get(2)).toBe(0);
    expect(found).toHaveLength(2);
  });

  test('rows at both ends are trimmed before any key is asked for', () => {
    const asked: string[] = [];
    const keys = (): undefined => {
      asked.push('keys');
      return undefined;
    };
    expect(texts('abc', 'abXc', { keys })).toHaveLength(3);
    expect(texts('abXc', 'abc', { keys })).toHaveLength(3);
    expect(texts('abc', 'abc', { keys })).toHaveLength(3);
    expect(asked).toEqual([]);
    texts('abXc', 'abYc', { keys });
    expect(asked).toEqual(['keys']);
  });
});

describe('a gap that is too large for that is walked', () => {
  const SIZE = 60;
  const sameBut = (skippedBase: number, skippedHead: number) => (i: number, j: number) =>
    i - (i >= 30 ? skippedBase : 0) === j - (j >= 30 ? skippedHead : 0) &&
    !(i >= 30 && i < 30 + skippedBase) &&
    !(j >= 30 && j < 30 + skippedHead)
      ? 1.5
      : 0.25;

  test.each([
    ['nothing is left out', 0, 0],
    ['one row of base', 1, 0],
    ['six rows of base', 6, 0],
    ['one row of head', 0, 1],
    ['six rows of head', 0, 6],
  ])('and finds the partner again: %s', (_, base, head) => {
    const found = new Map(alike(SIZE + base, SIZE + head, sameBut(base, head)));
    for (let at = 0; at < SIZE; at += 1)
      expect(found.get(at + (at >= 30 ? base : 0)), `row ${at}`).toBe(at + (at >= 30 ? head : 0));
  });

  test('which is given up where more rows are missing than it looks ahead', () => {
    const found = new Map(alike(SIZE, SIZE + 7, sameBut(0, 7)));
    expect(found.get(29)).toBe(29);
    expect(found.get(30)).toBe(30);
  });

  test('likeness that is no drift is no reason to skip a row', () => {
    const found = alike(SIZE, SIZE, (i, j) => (i + 1 === j ? 1 : 0));
    expect(found).toEqual(Array.from({ length: SIZE }, (_, at) => [at, at]));
  });

  test('with a bounded number of questions', () => {
    let asked = 0;
    alike(2_000, 2_000, () => {
      asked += 1;
      return 0;
    });
    expect(asked).toBeLessThanOrEqual(6 * 4_000 + 14);
  });
});

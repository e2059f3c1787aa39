import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareFixture, comparePlainly } from '../../src/comparison/compare.js';
import type { Comparison, ComparisonJob } from '../../src/comparison/comparison.js';
import {
  addMove,
  boundsOf,
  FURTHEST_BIN,
  MAX_SAMPLE,
  type MoveBounds,
  type MoveCounter,
  mergeMoves,
  movesOf,
  newMoveCounter,
} from '../../src/comparison/moves.js';
import { comparisonJob as jobOf } from '../support/jobs.js';

interface Move {
  readonly base: number;
  readonly head: number;
  readonly beyond: boolean;
}

const BOUNDS: MoveBounds = { relative: 1e-9 };
const move: fc.Arbitrary<Move> = fc.record({
  base: fc.double({ noNaN: true, noDefaultInfinity: true }),
  head: fc.double({ noNaN: true, noDefaultInfinity: true }),
  beyond: fc.boolean(),
});

function counted(moves: readonly Move[], bounds: MoveBounds | undefined = BOUNDS): MoveCounter {
  const counter = newMoveCounter();
  for (const { base, head, beyond } of moves) addMove(counter, base, head, beyond, bounds);
  return counter;
}

describe('issue 6: the moves of a whole comparison', () => {
  test('do not depend on the order of the numbers, and parts add up to the whole', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 900 }), fc.nat(900), (moves, at) => {
        const whole = movesOf(counted(moves));
        expect(movesOf(counted([...moves].reverse()))).toEqual(whole);
        const parts = counted(moves.slice(0, at));
        mergeMoves(parts, counted(moves.slice(at)));
        expect(movesOf(parts)).toEqual(whole);
        expect(whole.count).toBe(moves.length);
        expect(whole.sample.length).toBeLessThanOrEqual(MAX_SAMPLE);
      }),
      { numRuns: 60 },
    );
  });

  test('every move is in the bin of half a power of ten that its share of the limit belongs to', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-30, max: 1e30, noNaN: true }), (share) => {
        const exact = 2 * Math.log10(share);
        // At an edge a logarithm in doubles says nothing.
        fc.pre(Math.abs(exact - Math.round(exact)) > 1e-9);
        const bin = Math.max(-FURTHEST_BIN, Math.min(FURTHEST_BIN, Math.ceil(exact))) + 0;
        // From 0, what moved is the share itself.
        const counter = counted([{ base: 0, head: share, beyond: share > 1 }], { absolute: 1 });
        expect(movesOf(counter).bins).toEqual([{ bin, count: 1 }]);
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    { why: 'exactly the limit is within it', share: 1, beyond: false, bin: 0 },
    { why: 'what was decided to be beyond is beyond, whatever doubles say', share: 1, beyond: true, bin: 1 },
    { why: 'ten times', share: 10, beyond: true, bin: 2 },
    { why: 'nothing at all', share: 0, beyond: false, bin: -FURTHEST_BIN },
    { why: 'too far for any bin', share: 1e200, beyond: true, bin: FURTHEST_BIN },
  ])('$why', ({ share, beyond, bin }) => {
    expect(movesOf(counted([{ base: 0, head: share, beyond }], { absolute: 1 })).bins).toEqual([{ bin, count: 1 }]);
  });

  test.each<{ limit: string; bounds: MoveBounds | undefined }>([
    { limit: 'relative 1e-9', bounds: { relative: 1e-9 } },
    { limit: 'absolute 0.01 ($[*].temp)', bounds: { absolute: 0.01 } },
    { limit: 'relative 0.001 or absolute 5 ($..x)', bounds: { relative: 0.001, absolute: 5 } },
    { limit: '8 ULP', bounds: { ulp: 8 } },
    { limit: '4 ULP or relative 1e-6', bounds: { ulp: 4, relative: 1e-6 } },
    { limit: 'exact', bounds: undefined },
    { limit: 'exact (integers)', bounds: undefined },
    { limit: 'relative 1e-6 and relative 1e-3', bounds: undefined },
    { limit: "1e-12 of the path's scale 3", bounds: undefined },
    { limit: 'delta 1, ratio 0.5', bounds: undefined },
    { limit: 'relative 1e-9 or else', bounds: undefined },
  ])('the limit "$limit" is read', ({ limit, bounds }) => {
    expect(boundsOf(limit)).toEqual(bounds);
  });

  test('of two bounds the one that lets the number pass measures it', () => {
    const counter = counted([{ base: 0.001, head: 0.002, beyond: false }], { relative: 1e-9, absolute: 1 });
    expect(movesOf(counter).bins).toEqual([{ bin: -6, count: 1 }]);
  });
});

function json(numbers: readonly number[]): string {
  return `{"runs": [${numbers.map((value) => value.toFixed(12)).join(', ')}]}\n`;
}

function npy(numbers: readonly number[]): Buffer {
  const header = `{'descr': '<f4', 'fortran_order': False, 'shape': (${numbers.length},), }`;
  const text = `${header.padEnd(118 - 1)}\n`;
  const data = Buffer.alloc(4 * numbers.length);
  for (const [index, value] of numbers.entries()) data.writeFloatLE(value, 4 * index);
  return Buffer.concat([Buffer.from('\x93NUMPY\x01\0', 'latin1'), Buffer.of(text.length, 0), Buffer.from(text), data]);
}

/** Ascending magnitudes; every second one a little further, the last one far beyond. */
function numbersOf(size: number): { readonly base: readonly number[]; readonly head: readonly number[] } {
  const base = Array.from({ length: size }, (_, index) => 1 + index / 7);
  const head = base.map((value, index) =>
    index === size - 1 ? value * 3 : value * (1 + (index % 2 === 0 ? 1e-10 : 3e-11)),
  );
  return { base, head };
}

function total(comparison: Comparison): number {
  return comparison.moves?.bins.reduce((sum, { count }) => sum + count, 0) ?? 0;
}

describe('a comparison counts all numbers that moved', () => {
  const { base, head } = numbersOf(3_000);
  test('and not only those that it lists', async () => {
    const comparison = await compareFixture(jobOf('a.json', json(base), json(head)));
    expect(comparison.changes.length).toBe(100);
    expect(comparison.moves?.count).toBe(3_000);
    expect(total(comparison)).toBe(3_000);
    expect(comparison.moves?.relative).toBe(1e-9);
    expect(comparison.moves?.bins.filter(({ bin }) => bin > 0)).toEqual([{ bin: 19, count: 1 }]);
    expect(comparison.moves?.sample).toHaveLength(MAX_SAMPLE);
  });

  test('where the list is whole, nothing is counted beside it', async () => {
    const few = numbersOf(50);
    expect((await compareFixture(jobOf('a.json', json(few.base), json(few.head)))).moves).toBeUndefined();
  });

  test.each<{ why: string; job: ComparisonJob }>([
    { why: 'only numbers were edited', job: jobOf('a.json', json(base), json(head)) },
    {
      why: 'a column',
      job: jobOf(
        'a.csv',
        `v\n${base.map((v) => v.toFixed(12)).join('\n')}\n`,
        `v\n${head.map((v) => v.toFixed(12)).join('\n')}\n`,
      ),
    },
  ])('the quick way counts the same as the plain one: $why', async ({ job }) => {
    const quick = await compareFixture(job);
    expect(quick.moves?.count).toBe(3_000);
    expect(quick.moves).toEqual((await comparePlainly(job)).moves);
  });

  test('units in the last place are shares of so many as are allowed', async () => {
    const near = base.map((value) => Math.fround(value) * (1 + 2 ** -23));
    const comparison = await compareFixture(jobOf('a.npy', npy(base), npy(near)));
    expect(comparison.class).toBe('TOLERANCE_DRIFT');
    expect(total(comparison)).toBe(comparison.moves?.count);
    // One or two of eight.
    expect(comparison.moves?.bins.every(({ bin }) => bin === -1)).toBe(true);
  });
});

describe('the number that moved furthest is listed', () => {
  const at = (index: number): string => `$['v'][${index}]`;
  const list = (values: readonly number[], more = ''): string => `{"v": [${values.join(', ')}]${more}}`;
  const base = Array.from({ length: 500 }, (_, index) => 100 + index);
  const head = base.map((value, index) => (index === 400 ? value * 9 : value + 0.25));
  const worst = ({ changes }: Comparison): string =>
    changes.reduce((most, one) => ((one.relative ?? 0) > (most.relative ?? 0) ? one : most)).at;

  test('however late it comes among rewritten values', async () => {
    const comparison = await compareFixture(jobOf('a.json', list(base), list(head)));
    expect(comparison.changes).toHaveLength(100);
    expect(worst(comparison)).toBe(at(400));
    expect(comparison.counts.value).toBe(500);
  });

  test('and beside however many keys that came', async () => {
    const keys = Array.from(
      { length: 300 },
      (_, index) => `, "new ${String.fromCharCode(97 + (index % 26))}${index}": true`,
    );
    const comparison = await compareFixture(jobOf('a.json', list(base), list(head, keys.join(''))));
    expect(comparison.changes.map(({ kind }) => kind).filter((kind) => kind === 'shape')).toHaveLength(95);
    expect(worst(comparison)).toBe(at(400));
  });

  test('in an array', async () => {
    const comparison = await compareFixture(jobOf('a.npy', npy(base), npy(head)));
    expect(worst(comparison)).toBe('$[400]');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareLarge } from '../../../src/comparison/large/compare-large.js';
import { sourceOf } from '../../../src/documents/large/source.js';
import type { FixtureRule } from '../../../src/policy/policy.js';
import { comparisonJob } from '../../support/jobs.js';
import { agree, RUNS, TINY } from './agree.js';

interface Header {
  readonly descr: string;
  readonly shape: string;
  readonly fortran?: boolean;
  readonly version?: number;
}

function npy({ descr, shape, fortran = false, version = 1 }: Header, elements: Buffer): Buffer {
  const width = version === 1 ? 2 : 4;
  const text = `{'descr': '${descr}', 'fortran_order': ${fortran ? 'True' : 'False'}, 'shape': ${shape}, }`;
  const padded = `${text.padEnd(63 + 54 - width)}\n`;
  const front = Buffer.alloc(8 + width);
  front.write('\x93NUMPY', 'latin1');
  front[6] = version;
  if (width === 2) front.writeUInt16LE(padded.length, 8);
  else front.writeUInt32LE(padded.length, 8);
  return Buffer.concat([front, Buffer.from(padded, 'latin1'), elements]);
}

const doubles = (values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 8);
  for (const [index, value] of values.entries()) bytes.writeDoubleLE(value, index * 8);
  return bytes;
};

const row = (length: number, value: (index: number) => number): number[] =>
  Array.from({ length }, (_, index) => value(index));

describe('C3 an array that is read in step has the answer of the plain way', () => {
  const vector = { descr: '<f8', shape: '(40,)' };
  const base = row(40, (index) => index + 0.5);
  it.each<[string, Buffer, Buffer, boolean, Partial<FixtureRule>]>([
    [
      'every element moved a little',
      npy(vector, doubles(base)),
      npy(vector, doubles(base.map((v) => v * (1 + 1e-12)))),
      true,
      {},
    ],
    [
      'one beyond the bound among many that drift',
      npy(vector, doubles(base)),
      npy(vector, doubles(base.map((v, i) => (i === 30 ? v + 1 : v * (1 + 1e-12))))),
      true,
      {},
    ],
    [
      'a bound of the policy',
      npy(vector, doubles(base)),
      npy(vector, doubles(base.map((v) => v + 0.01))),
      true,
      { tolerances: [{ absolute: 0.1 }] },
    ],
    [
      'a bound across zero',
      npy(vector, doubles(row(40, () => -0.01).with(3, 5))),
      npy(vector, doubles(row(40, () => 0.01).with(3, 5))),
      true,
      { tolerances: [{ absolute: 0.1 }] },
    ],
    ['NaN that became a number', npy(vector, doubles(base.with(7, Number.NaN))), npy(vector, doubles(base)), true, {}],
    [
      'all zero, which is hollow and asked of the plain way',
      npy(vector, doubles(base)),
      npy(vector, doubles(row(40, () => 0))),
      false,
      {},
    ],
    [
      'both zeros, which are one number',
      npy(vector, doubles(base)),
      npy(vector, doubles(row(40, (i) => (i % 2 === 0 ? 0 : -0)))),
      false,
      {},
    ],
    ['all NaN', npy(vector, doubles(base)), npy(vector, doubles(row(40, () => Number.NaN))), false, {}],
    ['other dimensions', npy(vector, doubles(base)), npy({ descr: '<f8', shape: '(4, 10)' }, doubles(base)), false, {}],
    [
      'another element type',
      npy(vector, doubles(base)),
      npy({ descr: '<i8', shape: '(40,)' }, doubles(base)),
      false,
      {},
    ],
    [
      'another order of bytes',
      npy(vector, doubles(base)),
      npy({ descr: '>f8', shape: '(40,)' }, doubles(base)),
      false,
      {},
    ],
    [
      'big-endian on both sides',
      npy({ descr: '>f8', shape: '(40,)' }, doubles(base).swap64()),
      npy({ descr: '>f8', shape: '(40,)' }, doubles(base.with(0, 9)).swap64()),
      true,
      {},
    ],
    [
      'Fortran order, whose places are others',
      npy({ descr: '<f8', shape: '(4, 10)', fortran: true }, doubles(base)),
      npy({ descr: '<f8', shape: '(4, 10)', fortran: true }, doubles(base.with(5, 9))),
      false,
      {},
    ],
    [
      'a matrix, with its places',
      npy({ descr: '<f8', shape: '(4, 10)' }, doubles(base)),
      npy({ descr: '<f8', shape: '(4, 10)' }, doubles(base.with(33, 9))),
      true,
      {},
    ],
    [
      'complex numbers',
      npy({ descr: '<c16', shape: '(20,)' }, doubles(base)),
      npy({ descr: '<c16', shape: '(20,)' }, doubles(base.with(33, 9))),
      true,
      {},
    ],
    ['an element too few', npy(vector, doubles(base)), npy(vector, doubles(base.slice(1))), false, {}],
  ])('%s', async (_, one, other, answered, rule) => {
    const found = await agree(comparisonJob('a.npy', one, other, rule));
    expect(found !== undefined).toBe(answered);
  });

  const number = fc.oneof(
    fc.double(),
    fc.constantFrom(0, -0, Number.NaN, 1, 1e-300, 1e300),
    fc.double({ min: 1, max: 2 }),
  );
  const move = fc.constantFrom<(value: number) => number>(
    (v) => v,
    (v) => v * (1 + 1e-12),
    (v) => v * (1 - 2e-9),
    (v) => -v,
    (v) => v + 1e-10,
    () => 0,
    () => Number.NaN,
  );
  it('for generated arrays, in windows of two elements', async () => {
    let answered = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(number, move), { minLength: 1, maxLength: 400 }),
        fc.constantFrom<Partial<FixtureRule>>({}, { tolerances: [{ absolute: 1e-9 }] }, { tolerances: [{ ulp: 4 }] }),
        async (pairs, rule) => {
          const header = { descr: '<f8', shape: `(${pairs.length},)` };
          const one = npy(header, doubles(pairs.map(([value]) => value)));
          const other = npy(header, doubles(pairs.map(([value, moved]) => moved(value))));
          if ((await agree(comparisonJob('a.npy', one, other, rule))) !== undefined) answered += 1;
        },
      ),
      { numRuns: RUNS },
    );
    expect(answered).toBeGreaterThan(RUNS / 2);
  });

  it('keeps the furthest of a thousand moves, counts all and says which way they went', async () => {
    const from = row(1_000, (index) => 1 + index);
    const moved = (index: number): number => 1e-12 * ((index * 7_919) % 1_000);
    const to = from.map((value, index) => value * (1 + moved(index) + 1e-13));
    const header = { descr: '<f8', shape: '(1000,)' };
    const found = await agree(comparisonJob('a.npy', npy(header, doubles(from)), npy(header, doubles(to))));
    expect(found?.counts).toEqual({ shape: 0, value: 0, drift: 1_000, representation: 0 });
    expect(found?.notes).toContain('systematic: 1000 of 1000 moved values went up');
    const furthest = from.map((_, index) => index).sort((a, b) => moved(b) - moved(a));
    const kept = found?.changes.map(({ at }) => at) ?? [];
    expect(kept).toEqual(furthest.slice(0, kept.length).map((index) => `$[${index}]`));
    expect(kept.length).toBe(100);
  });

  it('leaves a header of more than it reads to the plain way', async () => {
    const long = (last: number) => {
      const text = `{'descr': '<f8', 'fortran_order': False, 'shape': (2,), }`.padEnd(70_000);
      const front = Buffer.alloc(12);
      front.write('\x93NUMPY\x02', 'latin1');
      front.writeUInt32LE(text.length, 8);
      return Buffer.concat([front, Buffer.from(text), doubles([1, last])]);
    };
    const job = comparisonJob('a.npy', long(2), long(3));
    expect(await compareLarge(job, sourceOf(job.base.bytes), sourceOf(job.head.bytes), TINY)).toBeUndefined();
  });
});

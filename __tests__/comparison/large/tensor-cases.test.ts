import { describe, expect, it } from 'vitest';
import { npyOf } from '../../documents/support/binary-files.js';
import { comparisonJob } from '../../support/jobs.js';
import { agree, TINY } from './agree.js';

const doubles = (values: readonly number[]): Buffer => Buffer.from(Float64Array.from(values).buffer);
const row = (write: (index: number) => number): number[] => Array.from({ length: 40 }, (_, index) => write(index));
const vector = (values: readonly number[]): Buffer => npyOf('<f8', `(${values.length},)`, doubles(values));

describe('an array that is read by blocks', () => {
  const counted = row((index) => index + 0.5);
  const flat = row(() => 1.5);
  it.each<[string, readonly number[], readonly number[], string | undefined]>([
    ['one element rewritten', counted, counted.with(30, 7), 'SEMANTIC_REWRITE'],
    ['the first element rewritten', counted, counted.with(0, 7), 'SEMANTIC_REWRITE'],
    ['the last element rewritten', counted, counted.with(39, 7), 'SEMANTIC_REWRITE'],
    ['all of them moved a little', counted, counted.map((value) => value * (1 + 1e-12)), 'TOLERANCE_DRIFT'],
    ['one number everywhere that moved a little', flat, flat.map((value) => value * (1 + 1e-12)), 'TOLERANCE_DRIFT'],
    ['one number everywhere in head, which may be hollow', counted, flat, undefined],
    ['NaN everywhere in head, which may be hollow', counted, row(() => Number.NaN), undefined],
    ['NaN everywhere but at the end', counted, row(() => Number.NaN).with(39, 1), 'SEMANTIC_REWRITE'],
    ['NaN at the beginning', counted, counted.with(0, Number.NaN), 'SEMANTIC_REWRITE'],
    ['NaN at the end alone', counted, flat.with(39, Number.NaN), 'SEMANTIC_REWRITE'],
    ['one number everywhere but at the end', counted, flat.with(39, 2), 'SEMANTIC_REWRITE'],
    ['one number everywhere but at the beginning', counted, flat.with(0, 2), 'SEMANTIC_REWRITE'],
  ])('%s', async (_, base, head, expected) => {
    for (const window of [1, 16, 20, 100, 4_096]) {
      const found = await agree(comparisonJob('a.npy', vector(base), vector(head)), { ...TINY, window });
      expect(found?.class, `by ${window} bytes`).toBe(expected);
    }
  });

  it('elements are never cut in two, however much is read at once', async () => {
    const pairs = row((index) => index + 0.25);
    const complex = (values: readonly number[]): Buffer => npyOf('<c16', '(20,)', doubles(values));
    for (const window of [1, 17, 20, 24, 31, 40, 4_096]) {
      const job = comparisonJob('a.npy', complex(pairs), complex(pairs.with(31, 9)));
      const found = await agree(job, { ...TINY, window });
      expect([found?.class, found?.counts.value], `by ${window} bytes`).toEqual(['SEMANTIC_REWRITE', 1]);
    }
  });
});

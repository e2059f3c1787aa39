import '../../support/seed.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparisonJob } from '../../support/jobs.js';
import { agree, RUNS, TINY } from './agree.js';

/** Some have one double and are not the same, and one is no double at all. */
const value = fc.constantFrom(
  ...['1.500000', '1.5', '-1.50000000000000001', '1.5000000000000000199', '1.50000000000000001', '2', '-3.250000'],
  ...['0', '0.000000', '1e-400', '4.125000', '7.000001', '"2.250000"', '-0.5e1'],
);
const small = fc
  .tuple(fc.constantFrom('', '-'), fc.nat(9_999))
  .map(([sign, digits]) => `${sign}${String(digits / 1_000).padEnd(5, '.000')}e-12`);

describe('a number of a large table that is zero or changes its sign', () => {
  it('is held against the scale of its column, omitted rows included', async () => {
    let answered = 0;
    const classes = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof({ weight: 5, arbitrary: value }, small), { minLength: 12, maxLength: 40 }),
        fc.nat(39),
        fc.oneof(
          small,
          fc.constantFrom('0', '0.000000', '-1.500000', '-1.500000e-12', '1.5e-12', '1.50000000000000001e-12'),
        ),
        fc.integer({ min: 1, max: 3 }),
        async (values, at, moved, context) => {
          const file = (list: readonly string[]): string =>
            ['id,v', ...list.map((text, index) => `${index * 3 + 7},${text}`)].map((row) => `${row}\n`).join('');
          const other = values.with(at % values.length, moved);
          const job = comparisonJob('rows.csv', file(values), file(other), { header: true });
          const found = await agree(job, { ...TINY, context });
          if (found === undefined) return;
          answered += 1;
          if (found.changes.some(({ limit }) => limit?.includes('scale') === true)) classes.add(found.class);
        },
      ),
      { numRuns: RUNS },
    );
    expect(answered / RUNS).toBeGreaterThan(0.3);
    expect(classes).toEqual(new Set(['SEMANTIC_REWRITE', 'TOLERANCE_DRIFT']));
  });

  it('is left to the plain path where numbers of one double are many', async () => {
    const rows = Array.from({ length: 1_100 }, (_, index) => `${index + 7},1.5${'0'.repeat(17)}${index + 1_000}`);
    const file = (moved: string): string => ['id,v', `1,${moved}`, ...rows].map((row) => `${row}\n`).join('');
    const job = comparisonJob('rows.csv', file('1.500000'), file('-1.500000'), { header: true });
    expect(await agree(job, { ...TINY, window: 4_096 })).toBeUndefined();
  });
});

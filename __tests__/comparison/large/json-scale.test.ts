import '../../support/seed.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparisonJob } from '../../support/jobs.js';
import { agree, RUNS, TINY } from './agree.js';

/** Numbers that change their sign or leave zero by about 1e-12 of what stands beside them, and some by more. */
const crossing = fc.constantFrom(
  ...([
    ['0.0000000', '0.0000000000001'],
    ['-0.00000000000004', '0.00000000000004'],
    ['1e-13', '-1e-13'],
    ['0', '1e-14'],
    ['-0.0', '1.0e-13'],
    ['0.000000000000', '-0.000000000000'],
    ['1e-400', '-1e-400'],
    ['0.0000000', '0.00000000000099999'],
    ['0.0000000', '0.00000000000100001'],
    ['0.000000', '0.0000000000001500000000000000001'],
  ] as const),
);
const size = fc.constantFrom(
  ...['1.5', '-2.25', '1', '0', '-0.0', '1e400', '1e-400', '0.1500000000000000001', '0.15', '-0.1500000000000000002'],
  ...['1.000', '3e0', 'null', '"type"', '123456789.25', '0.9999999999999999999', '1.0000000000000000001'],
);
const shapes: readonly ((one: string, other: string) => string)[] = [
  (one) => one,
  (one) => `{"v":${one}}`,
  (one, other) => `{"v":${one},"w":${other}}`,
  (one, other) => `{"a":{"v":${one},"w":${other}},"id":7}`,
  (one, other) => `{"a":[[${one},${other}],[1.25]],"id":7}`,
  (one, other) => `{"a":[{"v":${one}},{"v":${other}}],"id":7}`,
  (one, other) => `{"type":"a","v":${one},"w":{"type":"a","v":${other}}}`,
  (one, other) => `{"v":${one},"w":{"type":"b","v":${other}}}`,
  (one, other) => `{"12":${one},"13":${other}}`,
  (one, other) => `{"v":{"2026-01-01":${one},"2026-01-02":${other}}}`,
  (one, other) => `{"v":{"v":${one}},"w":${other}}`,
  (one, other) => `{"a":{"x":${one}},"b":{"x":${other}}}`,
  (one, other) => `{"a1":{"x":${one}},"b1":{"x":${other}},"c1":{"x":${one}}}`,
  (one, other) => `{"v":${one},"v":${other}}`,
  (one, other) => `{"list":${one},"w":${other}}`,
  (one, other) => `{"12":${one},"w":${other},"a":{}}`,
];
const frames = fc.constantFrom(
  ...([
    ['[', ']'],
    ['{"list":[', ']}'],
    ['{"meta":{"12":1,"13":2},"list":[', '],"z":1}'],
    ['{"1":[', '],"2":[]}'],
    ['{"data":{"meta":{"data":{}},"list":[', ']}}'],
    ['{"data":{"list":[', ']},"meta":{"at":"x"}}'],
  ] as const),
);

describe('the scale of a path in large JSON', () => {
  it('is that of the plain path, or there is no answer', async () => {
    let answered = 0;
    let drift = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          frame: frames,
          kinds: fc.oneof(
            { weight: 4, arbitrary: fc.constantFrom(...shapes).map((shape) => [shape]) },
            { weight: 1, arbitrary: fc.array(fc.constantFrom(...shapes), { minLength: 2, maxLength: 3 }) },
          ),
          sizes: fc.oneof(
            fc.array(size, { minLength: 1, maxLength: 9 }),
            fc.constantFrom(['1.5'], ['0.15', '2'], ['1.5', '-2.25', '0.1500000000000000001', '0.15']),
          ),
          crossings: fc.array(crossing, { minLength: 1, maxLength: 2 }),
          every: fc.integer({ min: 2, max: 9 }),
          count: fc.integer({ min: 1, max: 60 }),
          space: fc.constantFrom('', ' ', '\n  '),
          window: fc.constantFrom(1, 16, 64),
          rule: fc.constantFrom<readonly { path?: string; absolute: number }[]>(
            [],
            [],
            [],
            [{ absolute: 1e-9 }],
            [{ path: '$..v', absolute: 1 }],
          ),
        }),
        async ({ frame: [open, close], kinds, sizes, crossings, every, count, space, window, rule }) => {
          const written = (side: 0 | 1): string => {
            let at = 0;
            const next = (): string => {
              at += 1;
              return at % every === 0 ? crossings[at % crossings.length]![side] : sizes[at % sizes.length]!;
            };
            const list = Array.from({ length: count }, (_, index) => kinds[index % kinds.length]!(next(), next()));
            return `${open}${list.join(`,${side === 0 ? '' : space}`)}${close}`;
          };
          const job = comparisonJob('rows.json', written(0), written(1), { tolerances: rule });
          const found = await agree(job, { ...TINY, window, kept: 1 });
          if (found === undefined) return;
          answered += 1;
          if (found.counts.drift > 0 && rule.length === 0) drift += 1;
        },
      ),
      { numRuns: 2 * RUNS },
    );
    expect(answered / RUNS).toBeGreaterThan(0.2);
    expect(drift / RUNS).toBeGreaterThan(0.05);
  });

  const list = (odd: string, element: (value: string, index: number) => string): string =>
    `[${Array.from({ length: 40 }, (_, index) => element(index === 20 ? odd : '1.5', index)).join(',')}]`;

  it.each<[string, (value: string, index: number) => string]>([
    ['numbers alone', (value) => value],
    ['a member', (value) => `{"v":${value}}`],
    ['lists in objects', (value) => `{"a":{"v":[1.25,[${value}]]},"id":1}`],
    ['one variant', (value) => `{"type":"a","v":${value}}`],
    ['elements of many shapes', (value, index) => `{"v":${value},"list":[${'1,'.repeat(index)}1]}`],
  ])('is found: %s', async (_, element) => {
    const job = comparisonJob('a.json', list('0.0000000', element), list('0.0000000000001', element));
    const found = await agree(job, { ...TINY, kept: 1 });
    expect(found?.counts).toMatchObject({ drift: 1, value: 0 });
  });

  it.each<[string, (value: string, index: number) => string]>([
    ['a map', (value) => `{"12":${value},"13":2}`],
    ['variants', (value, index) => `{"type":"${index % 2}","v":${value}}`],
    ['recursion', (value) => `{"v":{"v":${value}}}`],
    ['a name that stands twice', (value) => `{"v":${value},"v":1}`],
    ['a map beside it', (value) => `{"v":${value},"w":{"12":1,"13":2}}`],
  ])('is left to the plain path: %s', async (_, element) => {
    const job = comparisonJob('a.json', list('0.0000000', element), list('0.0000000000001', element));
    expect(await agree(job, { ...TINY, kept: 1 })).toBeUndefined();
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compareSpecificity,
  matchesPath,
  normalizedPath,
  type PathPattern,
  parsePath,
  type Step,
} from '../../src/comparison/paths.js';

function parsed(source: string): PathPattern {
  const result = parsePath(source);
  if (!result.ok) throw new Error(`${source}: ${result.reason}`);
  return result.pattern;
}

const matches: readonly { readonly pattern: string; readonly steps: readonly Step[]; readonly match: boolean }[] = [
  { pattern: '$', steps: [], match: true },
  { pattern: '$', steps: ['a'], match: false },
  { pattern: '$.a', steps: ['a'], match: true },
  { pattern: "$['a']", steps: ['a'], match: true },
  { pattern: '$["a b"]', steps: ['a b'], match: true },
  { pattern: "$['it\\'s']", steps: ["it's"], match: true },
  { pattern: '$[0]', steps: [0], match: true },
  { pattern: '$[0]', steps: ['0'], match: false },
  { pattern: "$['0']", steps: [0], match: false },
  { pattern: '$[*]', steps: [7], match: true },
  { pattern: '$[*]', steps: ['a'], match: true },
  { pattern: '$.*', steps: ['a'], match: true },
  { pattern: '$..a', steps: ['a'], match: true },
  { pattern: '$..a', steps: ['x', 0, 'a'], match: true },
  { pattern: '$..a', steps: ['a', 'x'], match: false },
  { pattern: '$..a.b', steps: ['a', 'a', 'b'], match: true },
  { pattern: '$..*', steps: [], match: false },
  { pattern: '$..*', steps: ['x', 1], match: true },
  { pattern: '$..[0]', steps: ['x', 0], match: true },
  { pattern: '$..a..b', steps: ['a', 'x', 'b', 'b'], match: true },
  { pattern: '$.items[*].price', steps: ['items', 3, 'price'], match: true },
  { pattern: '$.items[*].price', steps: ['items', 'price'], match: false },
  { pattern: '$.__proto__', steps: ['__proto__'], match: true },
  { pattern: '$.größe', steps: ['größe'], match: true },
];

describe('policy paths', () => {
  test.each(matches)('$pattern on $steps: $match', ({ pattern, steps, match }) =>
    expect(matchesPath(parsed(pattern), steps)).toBe(match),
  );

  test.each([
    '',
    'a',
    '$.',
    '$a',
    '$[',
    '$[-1]',
    '$[01]',
    '$[?(@.a)]',
    '$[1:2]',
    "$['a'",
    '$...a',
    '$.a[',
    '$.1a',
    "$['a',b]",
  ])('%j is refused with a place', (source) =>
    expect(parsePath(source)).toMatchObject({ ok: false, column: expect.any(Number) }),
  );

  test.each([
    ['$.a.b', '$..b'],
    ['$.items[*].price', '$.*[*].price'],
    ['$.a[0]', '$.a[*]'],
    ['$..a.b', '$..b'],
  ])('%s is more specific than %s', (a, b) => {
    expect(compareSpecificity(parsed(a), parsed(b))).toBeLessThan(0);
    expect(compareSpecificity(parsed(b), parsed(a))).toBeGreaterThan(0);
  });

  test('a normalized path selects its own steps and no others', () =>
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.nat(9)), { maxLength: 5 }),
        fc.array(fc.oneof(fc.string(), fc.nat(9)), { maxLength: 5 }),
        (steps, others) => {
          const pattern = parsed(normalizedPath(steps));
          expect(matchesPath(pattern, steps)).toBe(true);
          expect(matchesPath(pattern, others)).toBe(JSON.stringify(steps) === JSON.stringify(others));
        },
      ),
    ));

  test('RFC 9535 section 2.7 spelling', () => {
    expect(normalizedPath(['items', 0, "it's\n\u000b\\"])).toBe("$['items'][0]['it\\'s\\n\\u000b\\\\']");
  });

  test('many deep segments on a long path stay linear', () => {
    const pattern = parsed(`$${'..a'.repeat(60)}`);
    const started = performance.now();
    expect(
      matchesPath(
        pattern,
        Array.from({ length: 5_000 }, () => 'b'),
      ),
    ).toBe(false);
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});

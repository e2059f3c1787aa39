import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compareSpecificity,
  matchesGeneralised,
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

describe('what a path selects, and what it must not', () => {
  test.each<readonly [string, string, readonly Step[], boolean]>([
    ['white space around it says nothing', '  $.a  ', ['a'], true],
    ['white space in brackets says nothing', '$[ 0 ]', [0], true],
    ['a star in brackets with white space', '$[ * ]', ['x'], true],
    ['an index of two digits', '$[10]', [10], true],
    ['and no other', '$[10]', [1], false],
    ['the first of an index is no match', '$[1]', [10], false],
    ['a name that begins with a line', '$._a', ['_a'], true],
    ['a name with a hyphen and digits', '$.a-1_b', ['a-1_b'], true],
    ['a name with a mark of its own', '$.e\u0301', ['e\u0301'], true],
    ['a letter beyond the first plane', '$.\u{1d54f}\u{1d54f}.b', ['\u{1d54f}\u{1d54f}', 'b'], true],
    ['no other name', '$.ab', ['a'], false],
    ['nor one that goes on', '$.a', ['ab'], false],
    ['in another case', '$.A', ['a'], false],
    ['a quoted name', "$['a.b'].c", ['a.b', 'c'], true],
    ['a quoted star is a name', "$['*']", ['x'], false],
    ['of that name', "$['*']", ['*'], true],
    ['an empty name', "$['']", [''], true],
    ['a bracket in a name', "$['a]']", ['a]'], true],
    ['the other quote in a name', `$["it's"]`, ["it's"], true],
    ['a quote that is escaped', String.raw`$["a\"b"]`, ['a"b'], true],
    ['a backslash', String.raw`$['a\\b']`, ['a\\b'], true],
    ['a tabulator', String.raw`$['a\tb']`, ['a\tb'], true],
    ['a backspace', String.raw`$['\b']`, ['\b'], true],
    ['a form feed', String.raw`$['\f']`, ['\f'], true],
    ['a line end', String.raw`$['\n']`, ['\n'], true],
    ['a carriage return', String.raw`$['\r']`, ['\r'], true],
    ['a backspace before digits', String.raw`$['\b00e9']`, ['\b00e9'], true],
    ['a code unit', String.raw`$['\u00e9x']`, ['éx'], true],
    ['a code unit in upper case', String.raw`$['\u00E9']`, ['é'], true],
    ['a code unit of three digits is none', String.raw`$['\u0e9']`, ['é'], false],
    ['any child, not any grandchild', '$.*', ['a', 'b'], false],
    ['nor the root', '$.*', [], false],
    ['a longer path', '$.a.b', ['a'], false],
    ['a shorter one', '$.a', ['a', 'b'], false],
    ['anything below', '$..*', ['a', 'b', 'c'], true],
    ['a quoted name at any depth', "$..['a b']", ['x', 0, 'a b'], true],
    ['a star in brackets at any depth', '$..[*]', ['x', 'y'], true],
    ['an index at any depth', '$..[1]', ['x', 0], false],
    ['a name after any depth, directly', '$..a.b', ['x', 'a', 'y', 'b'], false],
    ['a name at any depth below one', '$.a..b', ['x', 'b'], false],
    ['at the next one', '$.a..b', ['a', 'b'], true],
    ['two at any depth, the other way round', '$..a..b', ['b', 'a'], false],
    ['one node is not two', '$..a..a', ['x', 'a'], false],
    ['deep and then any', '$..a.*', ['a'], false],
    ['deep and then any, one below', '$..a.*', ['x', 'a', 3], true],
  ])('%s: %s', (_, pattern, steps, match) => expect(matchesPath(parsed(pattern), steps)).toBe(match));

  test.each([
    ['', 1],
    ['a.b', 1],
    ['$a', 2],
    ['$.', 2],
    ['$..', 2],
    ['$.a.', 4],
    ["$.['a']", 2],
    ['$.a[', 4],
    ['$.a[]', 4],
    ['$.a[01]', 4],
    ['$.a[1x]', 4],
    ['$.a[x1]', 4],
    ['$.a[1,2]', 4],
    ['$.a[*x]', 4],
    [`$.a[${'1'.repeat(16)}]`, 4],
    ["$.a['b", 4],
    [`$.a['b"]`, 4],
    ["$.a['b'", 4],
    ["$.a['b'x]", 4],
    ["$.a['b' ]", 4],
    [String.raw`$.a['b\']`, 4],
    ['$.a b', 4],
    ['$.a.-b', 4],
    ['$.a.1', 4],
    ['$.a.b.c!', 8],
    ['$....a', 2],
  ])('%j is refused, in column %i', (source, column) =>
    expect(parsePath(source)).toMatchObject({ ok: false, column, reason: expect.stringMatching(/./) }),
  );

  test.each<readonly [string, string, readonly Step[], boolean]>([
    ['a star stands for an element', '$.a[*].b', ['a', '*', 'b'], true],
    ['a star stands for a name, too', '$.*.b', ['a', 'b'], true],
    ['a name for itself', '$.a', ['a'], true],
    ['and for no other', '$.a', ['b'], false],
    ['nor for any element', '$.a.b', ['a', '*'], false],
    ['an index for nothing', '$[0]', ['*'], false],
    ['not even for its own spelling', '$[0]', ['0'], false],
    ['nor for a number', '$[0]', [0], false],
    ['at any depth', '$..b', ['a', '*', 'b'], true],
  ])('a generalised path: %s', (_, pattern, steps, match) =>
    expect(matchesGeneralised(parsed(pattern), steps)).toBe(match),
  );

  test.each([
    ['$.a', '$..a'],
    ['$.*', '$..a.b.c'],
    ['$.a[*]', '$[*]'],
    ['$.a.b', '$.a.*'],
    ['$.a.b', '$.a'],
    ['$[0]', '$[*]'],
    ['$[0].a', '$[*].a'],
    ['$.a', '$.a.*'],
    ['$..a', '$..a.*'],
    ['$..a', '$..a..b'],
    ['$.*', '$.*.*'],
  ])('%s is more specific than %s', (one, other) => {
    expect(compareSpecificity(parsed(one), parsed(other))).toBeLessThan(0);
    expect(compareSpecificity(parsed(other), parsed(one))).toBeGreaterThan(0);
  });

  test.each([
    ['$.a.b', '$.c.d'],
    ['$.a[*]', '$[*].b'],
    ['$[0]', '$.a'],
    ['$.a', '$.a'],
  ])('%s is as specific as %s', (one, other) => expect(compareSpecificity(parsed(one), parsed(other))).toBe(0));

  test.each([
    ["$['\\b\\t\\n\\f\\r']", ['\b\t\n\f\r']],
    ["$['\\u0000\\u001f \u007f']", ['\u0000\u001f \u007f']],
    ["$['a\"b'][12]", ['a"b', 12]],
    ['$', []],
  ] as const)('%s is how a normalized path is spelled', (expected, steps) =>
    expect(normalizedPath(steps)).toBe(expected),
  );
});

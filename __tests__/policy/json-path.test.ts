import { describe, expect, test } from 'vitest';
import { jsonPathProblem } from '../../src/policy/json-path.js';
import { closest, editDistance } from '../../src/policy/suggest.js';

describe('paths inside of a fixture', () => {
  test.each([
    '$',
    '$.a',
    '$.a_1.b',
    '$.größe',
    '$.数量',
    "$['a b']",
    '$["a b"]',
    "$['it\\'s']",
    "$['\\u00e9']",
    "$['']",
    '$[0]',
    '$[10].a',
    '$[*]',
    '$.*',
    '$..id',
    '$..*',
    '$..[*]',
    '$..[0]',
    "$..['a-b'].c",
    '$.items[*].weight',
    '$[*].temp',
  ])('%s is one', (path) => {
    expect(jsonPathProblem(path)).toBeUndefined();
  });

  test.each([
    { path: '', says: 'begins with "$"' },
    { path: 'items', says: 'perhaps "$.items"' },
    { path: '.items[*].id', says: 'perhaps "$.items[*].id"' },
    { path: '[*].id', says: 'perhaps "$[*].id"' },
    { path: '/items/0', says: 'begins with "$"' },
    { path: '$items', says: 'character 2' },
    { path: '$.', says: 'character 2' },
    { path: '$..', says: 'character 2' },
    { path: '$...a', says: 'character 2' },
    { path: '$.created-at', says: "['created-at']" },
    { path: '$.unit price', says: "['unit price']" },
    { path: '$.😀', says: 'character 2' },
    { path: '$.1a', says: 'character 2' },
    { path: '$[01]', says: 'character 2' },
    { path: '$[-1]', says: 'character 2' },
    { path: '$[1:2]', says: 'slices' },
    { path: '$[?@.a]', says: 'filters' },
    { path: '$[a]', says: 'character 2' },
    { path: "$['a'", says: 'character 2' },
    { path: "$['a','b']", says: 'character 2' },
    { path: "$['\\x']", says: 'character 2' },
    { path: '$.a ', says: "['a ']" },
    { path: `$${'.a'.repeat(600)}`, says: 'at most 1024 characters' },
  ])('$path is none', ({ path, says }) => {
    expect(jsonPathProblem(path)).toContain(says);
  });

  test('T72 a hostile path is refused at once', () => {
    expect(jsonPathProblem(`$['${'\\\\'.repeat(500)}`)).toBeDefined();
  });
});

describe('suggestions', () => {
  test.each([
    { written: 'fixture', known: ['fixtures', 'freeze'], means: 'fixtures' },
    { written: 'MIN_REASON', known: ['min-reason', 'match'], means: 'min-reason' },
    { written: 'tralier', known: ['trailer', 'approval'], means: 'trailer' },
    { written: 'x', known: ['fixtures', 'freeze'], means: undefined },
    { written: 'banana', known: ['fixtures', 'freeze'], means: undefined },
    { written: 'x'.repeat(10_000), known: ['fixtures'], means: undefined },
    { written: 'a', known: [], means: undefined },
  ])('$written', ({ written, known, means }) => {
    expect(closest(written, known)).toBe(means);
  });

  test.each([
    ['', '', 0],
    ['abc', '', 3],
    ['kitten', 'sitting', 3],
    ['ab', 'ba', 1],
    ['abcd', 'acbd', 1],
  ] as const)('the distance of %j and %j is %d, either way round', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
    expect(editDistance(b, a)).toBe(distance);
  });
});

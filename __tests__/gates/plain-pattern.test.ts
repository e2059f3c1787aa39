import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { RE2JS } from 're2js';
import { describe, expect, test } from 'vitest';
import { toLinearSyntax } from '../../src/gates/schema-rules/linear-pattern.js';
import { type Item, plainItems, plainPattern, plainTest, walks } from '../../src/gates/schema-rules/plain-pattern.js';

describe('patterns that need no other engine', () => {
  test.each([
    { why: 'the everyday identifier', pattern: '^A-[0-9]+$' },
    { why: 'a currency', pattern: '^[A-Z]{3}$' },
    { why: 'a date', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
    { why: 'a version', pattern: '^[0-9]+\\.[0-9]+\\.[0-9]+$' },
    { why: 'an optional sign', pattern: '^-?[0-9]+$' },
    { why: 'everything but one character, and that', pattern: '^[^@]+@[a-z.]+$' },
    { why: 'an open end', pattern: '^[a-z]+' },
    { why: 'nothing', pattern: '^$' },
  ])('T72 $why: $pattern', ({ pattern }) => {
    expect(plainPattern(pattern)).toEqual(new RegExp(pattern, 'u'));
  });

  test.each([
    { why: 'a repetition of repetitions', pattern: '^(a+)+$' },
    { why: 'a choice in a repetition', pattern: '^(a|a)*$' },
    { why: 'two repetitions of one set', pattern: '^a*a*$' },
    { why: 'and of sets that overlap', pattern: '^[a-z]*[a-z0-9]+$' },
    { why: 'with what may be absent between them', pattern: '^[a-z]+-?[a-z]+$' },
    { why: 'a set that holds the character after it', pattern: '^\\w+_$' },
    { why: 'two sets of what is not ASCII', pattern: '^[^a]+[^b]$' },
    { why: 'no beginning: tried at every place', pattern: '[a-z]+$' },
    { why: 'any character', pattern: '^.*x$' },
    { why: 'a lazy repetition', pattern: '^[a-z]+?$' },
    { why: 'a look behind the end', pattern: '^a(?=b)$' },
    { why: 'a back reference', pattern: '^(a)\\1$' },
    { why: 'a set of Unicode', pattern: '^\\p{L}+$' },
    { why: 'white space, which engines see differently', pattern: '^\\s+$' },
    { why: 'a class of POSIX', pattern: '^[[:alpha:]]$' },
    { why: 'a range from one kind to another', pattern: '^[ -~]$' },
    { why: 'ten thousand times', pattern: '^a{9999}$' },
    { why: 'an end within', pattern: '^a$b$' },
    { why: 'only right without Unicode mode', pattern: '^a]$' },
    { why: 'an escaped dollar at the end', pattern: '^a\\$' },
  ])('T72 not $why: $pattern', ({ pattern }) => {
    expect(plainPattern(pattern)).toBeUndefined();
  });

  const atoms = ['a', '-', '[ab]', '[a-c]', '[^a]', '\\d', '\\w', '\\.', '[0-9-]', '_', '[^\\d]', '[a-z.]'];
  const patterns = fc
    .tuple(
      fc.array(fc.tuple(fc.constantFrom(...atoms), fc.constantFrom('', '', '*', '+', '?', '{2}', '{1,3}', '{2,}')), {
        maxLength: 5,
      }),
      fc.constantFrom('$', ''),
    )
    .map(([parts, end]) => `^${parts.map(([atom, times]) => atom + times).join('')}${end}`);
  const texts = fc
    .array(fc.constantFrom('a', 'b', 'c', '1', '-', '.', '_', '\n', 'é', '😀', 'aaaa', '1111'), { maxLength: 9 })
    .map((parts) => parts.join(''));

  test('both engines say the same', () => {
    let taken = 0;
    fc.assert(
      fc.property(patterns, fc.array(texts, { minLength: 5, maxLength: 10 }), (pattern, all) => {
        const plain = plainPattern(pattern);
        if (plain === undefined) return;
        taken += 1;
        const linear = RE2JS.compile(toLinearSyntax(pattern));
        for (const text of all) {
          const said = plain.test(text);
          expect([pattern, text, said, walks(pattern, text)]).toEqual([pattern, text, linear.test(text), said]);
        }
      }),
      { numRuns: 2_000 },
    );
    expect(taken).toBeGreaterThan(300);
  });

  test.each([
    { why: 'a count from two on', pattern: '^[a-z]{2,}$', text: 'a'.repeat(20_000_000), expected: true },
    { why: 'and what does not fit', pattern: '^[a-z]{2,}$', text: `${'a'.repeat(20_000_000)}!`, expected: false },
    { why: 'pairs of surrogates', pattern: '^[^,]*$', text: '😀'.repeat(9_000_000), expected: true },
    { why: 'and what is not there', pattern: '^[^,]+,$', text: '😀'.repeat(9_000_000), expected: false },
  ])('T72 a text that is too long to go back in: $why', ({ pattern, text, expected }) => {
    expect(plainTest(pattern)!(text)).toBe(expected);
  });

  test('going back never costs more than a few steps a character', () => {
    fc.assert(
      fc.property(patterns, texts, fc.integer({ min: 0, max: 200 }), (pattern, text, times) => {
        const items = plainItems(pattern);
        if (items === undefined) return;
        const long = text.repeat(times);
        expect(steps(items, pattern.endsWith('$'), long)).toBeLessThanOrEqual(20 * (long.length + 1));
      }),
      { numRuns: 2_000 },
    );
  });
});

/** How often an engine that tries the longest way first and goes back looks at a character. */
function steps(items: readonly Item[], toTheEnd: boolean, text: string): number {
  const characters = [...text].map((character) => character.codePointAt(0)!);
  let looked = 0;
  const isIn = ({ set }: Item, at: number): boolean => {
    looked += 1;
    const code = characters[at];
    return code !== undefined && (code < 128 ? set.ascii.has(code) : set.others);
  };
  const from = (index: number, at: number): boolean => {
    const item = items[index];
    if (item === undefined) return !toTheEnd || at === characters.length;
    let count = 0;
    while (count < item.most && isIn(item, at + count)) count += 1;
    for (; count >= item.least; count -= 1) if (from(index + 1, at + count)) return true;
    return false;
  };
  from(0, 0);
  return looked;
}

test.each(['2020-12', '2019-09', 'draft-07'])('patterns in the schemas of schemas of %s are plain', (draft) => {
  const folder = new URL('../../node_modules/ajv/dist/refs/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    draft === 'draft-07'
      ? name === 'json-schema-draft-07.json'
      : name.startsWith(`json-schema-${draft}/`) && name.endsWith('.json'),
  );
  const found = files.flatMap((name) => {
    const text = readFileSync(new URL(name, folder), 'utf8');
    return [...text.matchAll(/"pattern": ("(?:[^"\\]|\\.)*")/g)].map(([, pattern]) => JSON.parse(pattern!) as string);
  });
  expect(files.length).toBeGreaterThan(0);
  expect(found.filter((pattern) => plainPattern(pattern) === undefined)).toEqual([]);
});

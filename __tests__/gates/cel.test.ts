import fc from 'fast-check';
import { RE2JS } from 're2js';
import { describe, expect, test } from 'vitest';
import type { TreeNode } from '../../src/documents/document.js';
import { parseJson } from '../../src/documents/json-parser.js';
import { CelFault } from '../../src/gates/cel/exact.js';
import { compileExpression } from '../../src/gates/cel/expression.js';
import { type CelValue, fromNode, showValue } from '../../src/gates/cel/values.js';
import { PatternProblem, toLinearSyntax } from '../../src/gates/schema-rules/linear-pattern.js';
import { structuresOf } from '../../src/gates/structure.js';

function tree(text: string) {
  const parsed = parseJson({ text, maxDepth: 512, maxNodes: 1_000_000 });
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.root;
}

function hasUniqueNames(root: TreeNode): boolean {
  const readings = [{ label: '', content: { kind: 'tree', root } }] as const;
  const found = structuresOf({ format: 'json', readings, declared: {}, notices: [], layout: {} }, 1_000_000);
  return !('why' in found) && found.every(({ unique }) => unique);
}

async function evaluate(source: string, doc = 'null', steps = 1_000_000): Promise<CelValue | CelFault> {
  try {
    const expression = await compileExpression(source, ['doc']);
    const root = tree(doc);
    const slots = [fromNode(root), ...Array.from({ length: expression.slots }, () => undefined)];
    const unique = hasUniqueNames(root);
    return expression.evaluate({ slots, tools: { budget: { left: steps }, unique, re2: RE2JS, patterns: new Map() } });
  } catch (error) {
    if (error instanceof CelFault) return error;
    throw error;
  }
}

const show = (value: CelValue | CelFault): string =>
  value instanceof CelFault ? `fault: ${value.message}` : showValue(value);

describe('D3 expressions on exact numbers', () => {
  test.each([
    { why: 'the contract', source: 'sum([0.1, 0.2]) == 0.3', gives: 'true' },
    { why: 'and of the fixture', source: 'sum(doc) == 0.3', doc: '[0.1,0.2]', gives: 'true' },
    { why: 'an order that doubles have wrong', source: '0.1 + 0.2 > 0.3', gives: 'false' },
    {
      why: 'integers over 53 bits',
      source: 'doc[0] == doc[1]',
      doc: '[9007199254740993,9007199254740992]',
      gives: 'false',
    },
    { why: 'and over 64', source: 'doc * 10 + 1', doc: '99999999999999999999', gives: '999999999999999999991' },
    {
      why: 'a literal with more digits than a double',
      source: '0.1000000000000000055511151231257827 == 0.1',
      gives: 'false',
    },
    { why: 'after text that is not ASCII', source: '"žluť😀" != "" && 0.10000000000000000001 > 0.1', gives: 'true' },
    { why: 'thirds stay thirds', source: '(1.0 / 3) * 3 == 1', gives: 'true' },
    { why: 'integers divide as CEL has it', source: '7 / 2 == 3 && -7 / 2 == -3 && -7 % 3 == -1', gives: 'true' },
    { why: 'a mean asks for double', source: 'double(7) / 2', gives: '3.5' },
    { why: 'numbers by value', source: '1 == 1.0 && 1.0 in [1] && distinct([1, 1.0, 2]) == [1, 2]', gives: 'true' },
    {
      why: 'the spelling of a fixture does not matter',
      source: 'doc.a == doc.b',
      doc: '{"a":1.50,"b":15e-1}',
      gives: 'true',
    },
    { why: 'tiny values are not zero', source: 'doc > 0', doc: '1e-400', gives: 'true' },
    {
      why: 'a fold over a loop, as over its list',
      source: '[sum(doc.map(i, i.a)), max(doc.map(i, i.a)), min(doc.filter(i, i.a > 1).map(i, i.a))] == [6, 3, 2]',
      doc: '[{"a":1},{"a":3},{"a":2}]',
      gives: 'true',
    },
    { why: 'one element is compared with itself', source: 'max(doc.map(i, i)) == 7', doc: '[7]', gives: 'true' },
    { why: 'minus literal', source: '-0.5 + 0.5 == 0', gives: 'true' },
    {
      why: 'count, min, max, sorted',
      source: '[count(doc), count(doc, 2), min(doc), max(doc), sorted(doc)[0]]',
      doc: '[3,2,2.0]',
      gives: '[3, 2, 2, 3, 2]',
    },
    { why: 'close is inclusive', source: 'close(100, 101, 0.01) && !close(100, 101.0000001, 0.01)', gives: 'true' },
    { why: 'close to zero is zero', source: 'close(0, 0.0000001, 0.5)', gives: 'false' },
    { why: 'text by code points', source: '"\\uffff" < "😀" && size("😀") == 1', gives: 'true' },
    {
      why: 'map, filter, exists_one',
      source: 'doc.map(i, i > 1, i * 2) == [4, 6] && doc.filter(i, i < 2) == [1] && doc.exists_one(i, i == 2)',
      doc: '[1,2,3]',
      gives: 'true',
    },
    { why: 'loops in loops', source: 'doc.all(a, doc.exists(b, b == a))', doc: '[1,2]', gives: 'true' },
    {
      why: 'a loop variable hides a name only inside',
      source: 'doc.map(doc, doc + 1) == [2] && size(doc) == 1',
      doc: '[1]',
      gives: 'true',
    },
    { why: 'names of a map', source: 'doc.map(k, k) == ["b", "a"]', doc: '{"b":1,"a":2}', gives: 'true' },
    {
      why: 'null is present',
      source: 'has(doc.a) && "a" in doc && !has(doc.b) && doc.a == null',
      doc: '{"a":null}',
      gives: 'true',
    },
    { why: 'maps in any order', source: 'doc == {"b": 2.0, "a": 1}', doc: '{"a":1,"b":2}', gives: 'true' },
    { why: 'false decides beside a fault', source: 'doc.x == 1 && false', doc: '{}', gives: 'false' },
    { why: 'round trip', source: 'string(int("42")) == "42" && string(0.10) == "0.1"', gives: 'true' },
    { why: 'RE2', source: '"abc".matches("^a.c$") && "x".size() == 1', gives: 'true' },
    { why: 'types', source: 'type(1.5) == double && type(doc) == list', doc: '[]', gives: 'true' },
  ])('$why: $source', async ({ source, doc, gives }) => {
    expect(show(await evaluate(source, doc))).toBe(gives);
  });

  test.each([
    { why: 'no such key', source: 'doc.x', doc: '{}' },
    { why: 'the largest of no elements', source: 'max(doc.map(i, i))', doc: '[]' },
    { why: 'the smallest of maps, alone', source: 'min(doc.map(i, i))', doc: '[{}]' },
    { why: 'a sum of texts in a loop', source: 'sum(doc.map(i, i))', doc: '[1,"a"]' },
    { why: 'T53 a name twice', source: 'doc.a == 2', doc: '{"a":1,"a":2}' },
    {
      why: 'T53 a name twice in the last of a list',
      source: 'doc.all(i, i.a > 0)',
      doc: '[{"a":1,"b":1},{"a":1,"b":1},{"a":1,"a":2}]',
    },
    {
      why: 'T53 a name twice in some other object',
      source: 'doc.map(i, i.a)[2] == 1',
      doc: '[{"a":1,"b":1},{"b":1,"a":1},{"a":1,"b":2,"a":1}]',
    },
    {
      why: 'T53 also among many',
      source: 'doc.a == 2',
      doc: `{"a":1,"a":2${Array.from({ length: 20 }, (_, n) => `,"k${n}":0`).join('')}}`,
    },
    { why: 'the least of nothing', source: 'min(doc) >= 0', doc: '[]' },
    { why: 'the sum of text', source: 'sum(doc) == 0', doc: '["1"]' },
    { why: 'a fault in all', source: 'doc.all(i, i.x > 0)', doc: '[{"x":1},{}]' },
    { why: 'a negated order on NaN', source: '!(doc[0] < 5)', doc: '[NaN]' },
    { why: 'the sum of NaN', source: 'sum(doc) > 0', doc: '[NaN]' },
    { why: 'text against number', source: 'doc < 5', doc: '"4"' },
    { why: 'an exponent that may not be written out', source: 'doc > 0', doc: '1e999999999' },
    { why: 'division by zero', source: '1.0 / 0 > 0' },
    { why: 'an unknown name', source: 'docs == null' },
    { why: 'an unknown function', source: 'now() > 0' },
    { why: 'an unknown method', source: '[1].sum() == 1' },
    { why: 'a prototype is no member', source: 'doc.toString == null', doc: '{}' },
    { why: 'nor __proto__', source: 'doc.__proto__ == null', doc: '{}' },
    { why: 'outside of the list', source: 'doc[1] == 1', doc: '[1]' },
    { why: 'from the end', source: 'doc[-1] == 1', doc: '[1]' },
    { why: 'between two items', source: 'doc[0.5] == 1', doc: '[1]' },
    { why: 'not a truth value', source: '1 && true' },
    { why: 'look-around', source: '"a".matches("(?=a)")' },
    { why: 'no expression', source: 'doc ==' },
    { why: 'nothing', source: '' },
    { why: 'a message', source: 'google.protobuf.Duration{}' },
  ])('has no value: $why: $source', async ({ source, doc }) => {
    expect(await evaluate(source, doc)).toBeInstanceOf(CelFault);
  });

  test('fractions obey the laws of arithmetic', async () => {
    const decimal = fc
      .tuple(fc.bigInt(-(10n ** 30n), 10n ** 30n), fc.integer({ min: 0, max: 25 }))
      .map(([digits, places]) => {
        const text = (digits < 0n ? -digits : digits).toString().padStart(places + 1, '0');
        const number = places === 0 ? `${text}.0` : `${text.slice(0, -places)}.${text.slice(-places)}`;
        return digits < 0n ? `(-${number})` : number;
      });
    await fc.assert(
      fc.asyncProperty(decimal, decimal, decimal, async (a, b, c) => {
        const law = `(${a} + ${b}) + ${c} == ${c} + (${b} + ${a}) && (${a} + ${b}) * ${c} == ${a} * ${c} + ${b} * ${c} && ${a} - ${a} == 0 && sum([${a}, ${b}]) == ${a} + ${b} && double(string(${a})) == ${a}`;
        expect(show(await evaluate(law))).toBe('true');
      }),
      { numRuns: 100 },
    );
  });
});

describe('T72 hostile expressions and data within time', () => {
  test.each([
    { why: 'loops in loops', source: 'doc.all(a, doc.all(b, doc.all(c, true)))' },
    { why: 'and no || can hide the limit', source: 'doc.all(a, doc.all(b, doc.all(c, true))) || true' },
    { why: 'a list that doubles', source: 'size((doc + doc).map(a, doc + doc)) > 0' },
    { why: 'deep nesting', source: `${'('.repeat(100_000)}1` },
    { why: 'deep nesting that is closed', source: `${'['.repeat(4_000)}1${']'.repeat(4_000)} == 1` },
  ])('$why', async ({ source }) => {
    const doc = `[${Array.from({ length: 2_000 }, (_, n) => n).join(',')}]`;
    const start = Date.now();
    expect(await evaluate(source, doc)).toBeInstanceOf(CelFault);
    expect(Date.now() - start).toBeLessThan(30_000);
  });

  test('a hundred thousand items, which the library makes as many nested lists', async () => {
    const doc = `[${Array.from({ length: 100_000 }, (_, n) => `{"n":${n}}`).join(',')}]`;
    expect(show(await evaluate('sum(doc.filter(i, i.n % 2 == 0).map(i, i.n))', doc))).toBe('2499950000');
  });
});

describe('T72 patterns of JSON Schema in linear time mean what ECMA-262 says', () => {
  const atoms = [
    'a',
    'b',
    '.',
    '\\d',
    '\\D',
    '\\w',
    '\\W',
    '\\s',
    '\\S',
    '[ab]',
    '[^ab]',
    '[\\s\\d]',
    '[\\S]',
    '[\\W-]',
    '[a-c.]',
    '\\.',
    '\\/',
    '\\u0061',
    '\\x62',
    '\\t',
    '\\b',
    '(?:ab)',
    '(a|b)',
    '(?<n>a)',
    '[[:alpha:]]',
    '\\cA',
    '[\\b]',
    '^',
    '$',
    '\\p{Lu}',
    '[^]',
    '\\u{1F600}',
  ];
  const texts = fc
    .array(
      fc.constantFrom(
        'a',
        'b',
        'A',
        '1',
        ' ',
        '\n',
        '\r',
        '\u2028',
        '\u00a0',
        '\ufeff',
        '\v',
        '.',
        '-',
        '/',
        ':',
        'l',
        ']',
        '\t',
        '\u0001',
        '\b',
        '😀',
        '\u0663',
        'é',
        '_',
      ),
      { maxLength: 6 },
    )
    .map((parts) => parts.join(''));
  const patterns = fc
    .array(fc.tuple(fc.constantFrom(...atoms), fc.constantFrom('', '', '', '*', '+', '?', '{1,2}')), {
      minLength: 1,
      maxLength: 5,
    })
    .map((parts) => parts.map(([atom, times]) => atom + (/^(?:\^|\$|\\b)$/.test(atom) ? '' : times)).join(''));
  /**
   * What ECMA-262 says, by code points as JSON Schema asks (2020-12, 6.4). A pattern that only reads without the `u` flag is matched by UTF-16 units
   * there, so its text gets one unit for each code point: U+263A is like U+1F600 to every atom above.
   */
  const asks = (expected: RegExp, text: string) =>
    expected.test(expected.unicode ? text : text.replaceAll('\u{1F600}', '\u263A'));
  test('on thousands of random patterns and texts', () => {
    fc.assert(
      fc.property(patterns, fc.array(texts, { minLength: 5, maxLength: 20 }), (pattern, all) => {
        let expected: RegExp;
        try {
          expected = new RegExp(pattern, 'u');
        } catch {
          try {
            expected = new RegExp(pattern);
          } catch {
            return;
          }
        }
        if (!expected.unicode && /\\[pPu]\{/.test(pattern)) {
          expect(() => toLinearSyntax(pattern)).toThrow(PatternProblem);
          return;
        }
        const linear = RE2JS.compile(toLinearSyntax(pattern));
        for (const text of all)
          expect([pattern, text, linear.test(text)]).toEqual([pattern, text, asks(expected, text)]);
      }),
      {
        numRuns: 3_000,
        // A lone bracket reads only without the u flag; the text has two code points, and three UTF-16 units.
        examples: [['[[:alpha:]]?\\S\\S', ['a😀', '😀', 'a😀b', '😀😀', 'a', '']]],
      },
    );
  });
});

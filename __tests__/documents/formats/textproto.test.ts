import { describe, expect, it } from 'vitest';
import { textproto } from '../../../src/documents/formats/textproto.js';
import { describeClasses, describeHostile } from '../support/classes.js';
import { describeBroken } from '../support/pair-tables.js';
import { documentOf, nodeAt, simplify } from '../support/tree-support.js';

describe('textproto', () => {
  it('reads numbers in every spelling', async () => {
    const source = 'a: 1 b: -1.5 c: 0x1F d: 017 e: 1.5f f: .5 g: -inf h: nan';
    expect(simplify(nodeAt(await documentOf(textproto, source)))).toMatchObject({
      members: [
        ['a', ['number 1']],
        ['b', ['number -1.5']],
        ['c', ['number 31']],
        ['d', ['number 15']],
        ['e', ['number 1.5']],
        ['f', ['number 0.5']],
        ['g', ['number -Infinity']],
        ['h', ['number NaN']],
      ],
    });
  });

  it('reads extensions, Any, lists of messages and both brackets', async () => {
    const source = '[a.b]: 1 [type.example.test/a.B] { c: "x" } m: [{ n: 1 }, < n: 2 >] m { n: 3 };';
    expect(simplify(nodeAt(await documentOf(textproto, source)))).toEqual({
      members: [
        ['[a.b]', ['number 1']],
        ['[type.example.test/a.B]', [{ members: [['c', ["'x'"]]] }]],
        ['m', [1, 2, 3].map((n) => ({ members: [['n', [`number ${n}`]]] }))],
      ],
    });
  });

  it('reads fields under their numbers, as a file that was decoded without a schema has them', async () => {
    const source = '1: "a"\n2 {\n  1: 150\n  3: 0x40490fdb\n}\n2 { 1: 7 }';
    expect(simplify(nodeAt(await documentOf(textproto, source)))).toEqual({
      members: [
        ['1', ["'a'"]],
        [
          '2',
          [
            {
              members: [
                ['1', ['number 150']],
                ['3', ['number 1078530011']],
              ],
            },
            { members: [['1', ['number 7']]] },
          ],
        ],
      ],
    });
  });

  it('reads pairs of escapes as the one character that they are', async () => {
    const source = 'a: "\\ud83d\\ude00" b: "\\U0001F600" c: "\u{1f600}"';
    expect(simplify(nodeAt(await documentOf(textproto, source)))).toEqual({
      members: ['a', 'b', 'c'].map((name) => [name, ["'\u{1f600}'"]]),
    });
  });

  it('reads addresses of types with all characters that they may have', async () => {
    const source = '[example.test/~a-b%20!/shop.v1.Order] { id: 1 }';
    expect(simplify(nodeAt(await documentOf(textproto, source)))).toEqual({
      members: [['[example.test/~a-b%20!/shop.v1.Order]', [{ members: [['id', ['number 1']]] }]]],
    });
  });

  it('reads texts as bytes, in pieces and with escapes', async () => {
    const source = `a: "\\303\\244" 'b' "\\x63\\u0064\\n" b: "\\377"`;
    expect(simplify(nodeAt(await documentOf(textproto, source)))).toEqual({
      members: [
        ['a', ["'äbcd\n'"]],
        ['b', ['binary ff']],
      ],
    });
  });
});

describeClasses('textproto', 'a.textproto', [
  { why: 'comments', base: 'a: 1', head: '# x\na: 1', class: 'TOLERANCE_DRIFT' },
  { why: 'separators and brackets', base: 'm { a: 1 b: 2 }', head: 'm: < a: 1, b: 2; >', class: 'TOLERANCE_DRIFT' },
  { why: 'a list written out', base: 'a: [1, 2]', head: 'a: 1 a: 2', class: 'TOLERANCE_DRIFT' },
  { why: 'an empty list', base: 'a: 1', head: 'a: 1 b: []', class: 'TOLERANCE_DRIFT' },
  { why: 'fields in another order', base: 'a: 1 b: 2', head: 'b: 2 a: 1', class: 'TOLERANCE_DRIFT' },
  { why: 'an escape', base: 'a: "b"', head: 'a: "\\142"', class: 'TOLERANCE_DRIFT' },
  {
    why: 'the message that a comment names to programs',
    base: '# proto-file: shop.proto\n# proto-message: shop.v1.Order\nid: 1',
    head: '# proto-file: shop.proto\n# proto-message: shop.v1.Refund\nid: 1',
    class: 'SEMANTIC_REWRITE',
  },
  {
    why: 'a fourth field of three whose names all have a digit',
    base: 'd1: 1 d2: 1 d3: 1',
    head: 'd1: 1 d2: 1 d3: 1 d4: 1',
    class: 'SHAPE_CHANGE',
  },
  { why: 'a number of a field', base: '1: 5', head: '2: 5', class: 'SHAPE_CHANGE' },
  {
    why: 'the type in an Any',
    base: 'a { [x.test/p.A] { n: 1 } }',
    head: 'a { [x.test/p.B] { n: 1 } }',
    class: 'SHAPE_CHANGE',
  },
  {
    why: 'a value in an Any',
    base: 'a { [x.test/p.A] { n: 1 } }',
    head: 'a { [x.test/p.A] { n: 2 } }',
    class: 'SEMANTIC_REWRITE',
  },
  { why: 'a hexadecimal number', base: 'a: 31', head: 'a: 0x1F', class: 'TOLERANCE_DRIFT' },
  { why: 'a name and a text of the same letters', base: 'a: FOO', head: 'a: "FOO"', class: 'SHAPE_CHANGE' },
  { why: 'an octal number that looks like a decimal one', base: 'a: 017', head: 'a: 17', class: 'SEMANTIC_REWRITE' },
  { why: 'a # in a text', base: 'a: "# b"', head: 'a: "# c"', class: 'SEMANTIC_REWRITE' },
  { why: 'values of a list in another order', base: 'a: 1 a: 2', head: 'a: 2 a: 1', class: 'SEMANTIC_REWRITE' },
  { why: 'one value more', base: 'a: 1', head: 'a: 1 a: 1', class: 'SEMANTIC_REWRITE' },
  { why: 'a blank in a text', base: 'a: "b"', head: 'a: "b "', class: 'SEMANTIC_REWRITE' },
  { why: 'two broken texts', base: 'a: "\\377"', head: 'a: "\\376"', class: 'SEMANTIC_REWRITE' },
  {
    why: 'two integers that are one double',
    base: 'a: 9007199254740992',
    head: 'a: 9007199254740993',
    class: 'SEMANTIC_REWRITE',
  },
  { why: 'a name', base: 'a: TRUE', head: 'a: FALSE', class: 'SEMANTIC_REWRITE' },
  {
    why: 'a message that moved into another',
    base: 'm { a: 1 } m { }',
    head: 'm { } m { a: 1 }',
    class: 'SEMANTIC_REWRITE',
  },
  { why: 'an extension and a field of its name', base: '[a]: 1', head: 'a: 1', class: 'SHAPE_CHANGE' },
  { why: 'an empty message', base: 'a: 1', head: 'a: 1 m {}', class: 'SHAPE_CHANGE' },
]);

describeBroken(textproto, [
  { why: 'a message that is not closed', source: 'm {\n a: 1', line: 2, reason: /the end where "}" should stand/ },
  { why: 'a bracket of the other kind', source: 'm { >', line: 1, reason: /">" where "}"/ },
  { why: 'a field without a value', source: 'a:\n', line: 2, reason: /where a value should stand/ },
  { why: 'a string that is not closed', source: 'a: "b\n"', line: 1, reason: /not closed/ },
  { why: 'a bad escape', source: 'a: "\\q"', line: 1, reason: /bad escape/ },
  { why: 'half of a pair of escapes', source: 'a: "\\ud83d"', line: 1, reason: /bad escape/ },
  { why: 'a field under number 0', source: '0: 1', line: 1, reason: /where a field name should stand/ },
  { why: 'a list that is not closed', source: 'a: [1', line: 1, reason: /"," or "]"/ },
]);

describeHostile('textproto', 'a.textproto', () => 'a: 1', [
  { why: 'messages nested 100,000 deep', make: () => 'm {'.repeat(100_000) },
  { why: 'lists of messages nested 100,000 deep', make: () => 'm: [{'.repeat(100_000) },
  { why: 'a number of a million digits', make: () => `a: 0x${'f'.repeat(1_000_000)}` },
  { why: '__proto__', make: () => '__proto__ { a: 1 }' },
]);

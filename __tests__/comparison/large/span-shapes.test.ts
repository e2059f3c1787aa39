import { describe, expect, it } from 'vitest';
import { newShapes, requireVaried, rewrittenIn, type Shapes } from '../../../src/comparison/large/span-shapes.js';
import { HASHING } from '../../../src/comparison/nodes.js';
import { Declined } from '../../../src/documents/large/source.js';
import { newNames } from '../../../src/documents/large/xml-names.js';
import { scanElement } from '../../../src/documents/large/xml-scan.js';
import { newXmlScan } from '../../../src/documents/large/xml-state.js';

/** Reads pairs of records as the two files are read, each side behind bytes of its own. */
function reader(shapes: Shapes = newShapes()) {
  const names = newNames(HASHING, '');
  const one = newXmlScan(names);
  const other = { ...newXmlScan(names), variants: one.variants };
  one.spans = new Int32Array(6);
  other.spans = new Int32Array(6);
  const read = (base: string, head: string): number | undefined => {
    const [left, right] = [Buffer.from(`.${base}<end/>`), Buffer.from(`....${head}<end/>`)];
    const end = scanElement(one, left, 1, left.length);
    const stop = scanElement(other, right, 4, right.length);
    expect([end, stop]).toEqual([1 + Buffer.byteLength(base), 4 + Buffer.byteLength(head)]);
    return rewrittenIn(shapes, one, other, { block: left, start: 1, end }, { block: right, start: 4, end: stop });
  };
  return { read, shapes };
}

describe('in how many texts and values two records differ', () => {
  it.each<[string, string, string, number | undefined]>([
    ['none', '<r><v>a</v></r>', '<r><v>a</v></r>', 0],
    ['a text', '<r><v>a</v></r>', '<r><v>b</v></r>', 1],
    ['a longer text', '<r><v>a</v></r>', '<r><v>abc</v></r>', 1],
    ['a text that begins like the other', '<r><v>abc</v></r>', '<r><v>abd</v></r>', 1],
    ['the text of the record', '<r>a</r>', '<r>b</r>', 1],
    ['letters of two bytes', '<r><v>ä</v></r>', '<r><v>ö</v></r>', 1],
    ['a value', '<r k="a"><v>a</v></r>', '<r k="b"><v>a</v></r>', 1],
    ['a value that is emptied', '<r k="a"/>', '<r k=""/>', 1],
    ['a value of a blank', '<r k="a"/>', '<r k=" "/>', 1],
    ['a text and a value', '<r k="a"><v>a</v></r>', '<r k="b"><v>b</v></r>', 2],
    ['three', '<r k="a" l="a"><v>a</v></r>', '<r k="b" l="b"><v>b</v></r>', 3],
    ['one of two texts', '<r><v>a</v><w>a</w></r>', '<r><v>a</v><w>b</w></r>', 1],
    ['a text beside a reference', '<r><v>a</v><w>&lt;</w></r>', '<r><v>b</v><w>&lt;</w></r>', 1],
    // What stands between is layout, and may be more: the comparer says what.
    ['a blank in the tag', '<r><v>a</v></r>', '<r ><v>b</v></r>', undefined],
    ['a blank in a tag further on', '<r><v>a</v><w/></r>', '<r><v>b</v><w /></r>', undefined],
    ['a blank in the last tag', '<r><v>a</v></r>', '<r><v>b</v></r >', undefined],
    ['other quotes', '<r k="a"><v>a</v></r>', "<r k='a'><v>b</v></r>", undefined],
    ['an element that closes itself', '<r><v>a</v><w></w></r>', '<r><v>b</v><w/></r>', undefined],
    // What is spelled otherwise may mean the same.
    ['a reference in the text', '<r><v>a</v></r>', '<r><v>&#97;</v></r>', undefined],
    ['a reference in the text before', '<r><v>&#97;</v></r>', '<r><v>a</v></r>', undefined],
    ['a reference at the end of a value', '<r k="b"/>', '<r k="b&lt;"/>', undefined],
    ['a reference beside a text', '<r k="&#97;"><v>a</v></r>', '<r k="a"><v>b</v></r>', undefined],
    ['a line end of two characters', '<r><v>a\nb</v></r>', '<r><v>a\r\nb</v></r>', undefined],
    ['a line end of two characters before', '<r><v>a\r\nb</v></r>', '<r><v>a\nb</v></r>', undefined],
    // Where elements of one name are beside each other, one of them may have moved.
    ['one of two elements of one name', '<r><v>a</v><v>b</v></r>', '<r><v>a</v><v>c</v></r>', 1],
    ['two elements of one name', '<r><v>a</v><v>b</v></r>', '<r><v>b</v><v>a</v></r>', undefined],
    [
      'a value above two elements of one name',
      '<r k="a"><v>a</v><v>b</v></r>',
      '<r k="b"><v>c</v><v>b</v></r>',
      undefined,
    ],
    ['two of one name, apart', '<r><v>a</v><w/><v>b</v></r>', '<r><v>c</v><w/><v>d</v></r>', undefined],
    ['one of two of one name, apart', '<r><v>a</v><w/><v>b</v></r>', '<r><v>a</v><w/><v>d</v></r>', 1],
    [
      'two below parents of one name',
      '<r><p><v>a</v></p><p><w>a</w></p></r>',
      '<r><p><v>b</v></p><p><w>b</w></p></r>',
      undefined,
    ],
    [
      'two below parents of two names',
      '<r><p><v>a</v></p><q><v>a</v></q></r>',
      '<r><p><v>b</v></p><q><v>b</v></q></r>',
      2,
    ],
    ['an element below one of its name', '<v k="a"><v>a</v></v>', '<v k="b"><v>b</v></v>', 2],
    ['elements of one name on two levels', '<r><v>a</v><p><v>a</v></p></r>', '<r><v>b</v><p><v>b</v></p></r>', 2],
    ['an element behind one that held its name', '<r><p><v>a</v></p><v>a</v></r>', '<r><p><v>b</v></p><v>b</v></r>', 2],
    [
      'two of one name, apart, with attributes',
      '<r><v k="a">a</v><w/><v k="b">b</v></r>',
      '<r><v k="a">c</v><w/><v k="b">d</v></r>',
      undefined,
    ],
    ['two deep down', '<r><p><v>a</v><w/><v>b</v></p></r>', '<r><p><v>c</v><w/><v>d</v></p></r>', undefined],
  ])('%s', (_, base, head, expected) => {
    expect(reader().read(base, head)).toBe(expected);
    expect(reader().read(head, base)).toBe(expected);
  });

  it.each<[string, string, string]>([
    ['another name', '<r><v>a</v></r>', '<r><w>a</w></r>'],
    ['another attribute', '<r k="a"/>', '<r l="a"/>'],
    ['another variant', '<r type="a"><v>a</v></r>', '<r type="b"><v>b</v></r>'],
    ['an element more', '<r><v>a</v></r>', '<r><v>a</v><w/></r>'],
    ['an element more in front, as many texts', '<r><v>a</v></r>', '<r><w/><v>a</v></r>'],
    ['an element of the same name more', '<r><v>a</v></r>', '<r><v>a</v><v>b</v></r>'],
    ['an element of the same name more, without a text', '<r><v>a</v></r>', '<r><v>a</v><v/></r>'],
    ['a text where there was none', '<r><v/></r>', '<r><v>a</v></r>'],
    ['a text in another element of the name', '<r><v>a</v><v/></r>', '<r> <v/><v></v></r>'],
    ['white space elsewhere', '<r> <v></v></r>', '<r><v> </v></r>'],
    ['white space instead of a text', '<r><v>a</v></r>', '<r><v> </v></r>'],
    ['white space instead of other white space', '<r> <v>a</v></r>', '<r>\n<v>a</v></r>'],
    ['a comment', '<r><!-- c --><v>a</v></r>', '<r><!-- c --><v>b</v></r>'],
    ['a comment on one side', '<r><v>a</v></r>', '<r><v>b<!-- c --></v></r>'],
  ])('is not said of %s', (_, base, head) => {
    expect(() => reader().read(base, head)).toThrow(Declined);
    expect(() => reader().read(head, base)).toThrow(Declined);
  });
});

const record = (v: string, w = 'w'): string => `<r><v>${v}</v><w>${w}</w></r>`;

describe('whatever was rewritten is known to vary', () => {
  it.each<[string, boolean, readonly (readonly [string, string])[]]>([
    ['nothing that was rewritten', true, []],
    ['nothing that differs', true, [[record('a'), record('a')]]],
    ['one record', false, [[record('a'), record('b')]]],
    [
      'two records with one text',
      false,
      [
        [record('a'), record('x')],
        [record('b'), record('x')],
      ],
    ],
    [
      'two records with two texts',
      true,
      [
        [record('a'), record('x')],
        [record('b'), record('y')],
      ],
    ],
    [
      'two texts of one length',
      true,
      [
        [record('a'), record('xx')],
        [record('b'), record('xy')],
      ],
    ],
    [
      'another one late',
      true,
      [
        [record('a'), record('x')],
        [record('b'), record('x')],
        [record('c'), record('y')],
      ],
    ],
    [
      'another one early',
      true,
      [
        [record('a'), record('x')],
        [record('b'), record('y')],
        [record('c'), record('y')],
      ],
    ],
    ['a reference alone', false, [[record('a'), record('&lt;')]]],
    [
      'references, which may be one text',
      false,
      [
        [record('a'), record('&#97;')],
        [record('b'), record('&#x61;')],
      ],
    ],
    [
      'a text and a reference',
      false,
      [
        [record('a'), record('x')],
        [record('b'), record('&lt;')],
      ],
    ],
    [
      'a reference and a text',
      false,
      [
        [record('a'), record('&lt;')],
        [record('b'), record('x')],
      ],
    ],
    [
      'a reference between two texts',
      true,
      [
        [record('a'), record('x')],
        [record('b'), record('&lt;')],
        [record('c'), record('y')],
      ],
    ],
    [
      'a reference between one text',
      false,
      [
        [record('a'), record('x')],
        [record('b'), record('&lt;')],
        [record('c'), record('x')],
      ],
    ],
    [
      'a reference behind two texts',
      true,
      [
        [record('a'), record('x')],
        [record('b'), record('y')],
        [record('c'), record('&lt;')],
      ],
    ],
    [
      'a reference before two texts',
      true,
      [
        [record('a'), record('&lt;')],
        [record('b'), record('x')],
        [record('c'), record('y')],
      ],
    ],
    [
      'two places, one of which is one text',
      false,
      [
        [record('a'), record('x', 'z')],
        [record('b'), record('y', 'z')],
      ],
    ],
    [
      'two places that vary',
      true,
      [
        [record('a'), record('x', 'y')],
        [record('b'), record('y', 'x')],
      ],
    ],
    [
      'one text in each of two places',
      false,
      [
        [record('a'), record('x')],
        [record('b'), record('b', 'y')],
      ],
    ],
    [
      'one text in each of two shapes',
      false,
      [
        ['<r k="a"/>', '<r k="x"/>'],
        ['<r l="a"/>', '<r l="y"/>'],
      ],
    ],
    [
      'two shapes by turns',
      true,
      [
        ['<r k="a"/>', '<r k="x"/>'],
        ['<r l="a"/>', '<r l="x"/>'],
        ['<r k="a"/>', '<r k="y"/>'],
        ['<r l="a"/>', '<r l="y"/>'],
      ],
    ],
  ])('%s: %s', (_, varied, pairs) => {
    const { read, shapes } = reader();
    for (const [base, head] of pairs) read(base, head);
    if (varied) expect(() => requireVaried(shapes)).not.toThrow();
    else expect(() => requireVaried(shapes)).toThrow(Declined);
  });

  it('by a shape of its own, whatever came before', () => {
    const { read, shapes } = reader();
    const apart = ['<r><v>a</v><w/><v>b</v></r>', '<r><v>c</v><w/><v>d</v></r>'] as const;
    expect(read('<r k="a"/>', '<r k="x"/>')).toBe(1);
    expect(read(...apart)).toBeUndefined();
    expect(read('<r k="a"/>', '<r k="y"/>')).toBe(1);
    expect(read('<r k="a" l="a"/>', '<r k="y" l="y"/>')).toBe(2);
    expect(read(...apart)).toBeUndefined();
    expect(shapes.list).toHaveLength(3);
  });

  it('of so many shapes, and of no more', () => {
    const { read, shapes } = reader();
    const shape = (index: number, text: string): string => `<r a${index}="${text}"/>`;
    for (let index = 0; index < 64; index += 1) expect(read(shape(index, 'a'), shape(index, 'b'))).toBe(1);
    expect(read(shape(0, 'a'), shape(0, 'b'))).toBe(1);
    expect(shapes.list).toHaveLength(64);
    expect(() => read(shape(64, 'a'), shape(64, 'b'))).toThrow('many shapes');
  });
});

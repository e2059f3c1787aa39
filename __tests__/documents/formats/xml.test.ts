import { describe, expect, it } from 'vitest';
import { xml } from '../../../src/documents/formats/xml.js';
import { DEFAULT_LIMITS } from '../../../src/policy/policy.js';
import { contentOf, documentOf, inputOf, nodeAt, read, timed } from '../support/tree-support.js';

const latin1 = (value: string): Uint8Array => Buffer.from(value, 'latin1');
const utf16 = (value: string): Uint8Array => Buffer.from(value, 'utf16le');

interface Pair {
  readonly why: string;
  readonly base: string | Uint8Array;
  readonly head: string | Uint8Array;
}

describe('xml: spelling that leaves the content alone', () => {
  const pairs: readonly Pair[] = [
    {
      why: 'a prefix is spelling',
      base: '<e:r xmlns:e="urn:t"><e:b/></e:r>',
      head: '<S:r xmlns:S="urn:t"><S:b/></S:r>',
    },
    { why: 'a default namespace is a prefix, too', base: '<r xmlns="urn:t"/>', head: '<p:r xmlns:p="urn:t"/>' },
    { why: 'an empty element has two spellings', base: '<r><t/><a></a></r>', head: '<r><t /><a/></r>' },
    { why: 'CDATA is a way to escape', base: '<f><![CDATA[a < b]]></f>', head: '<f>a &lt; b</f>' },
    { why: 'CDATA may be split', base: '<f><![CDATA[w]]><![CDATA[ & 1]]></f>', head: '<f>w &amp; 1</f>' },
    { why: 'order of attributes', base: '<r a="1" b="2"/>', head: '<r b="2" a="1"/>' },
    { why: 'quotes of attributes', base: '<r a="1"/>', head: "<r a='1'/>" },
    { why: 'indentation between elements', base: '<r><a>1</a><b/></r>', head: '<r>\n  <a>1</a>\n  <b/>\n</r>\n' },
    { why: 'a comment beside elements', base: '<r><a/></r>', head: '<r><!-- new --><a/></r>' },
    { why: 'a comment inside text', base: '<r>ab</r>', head: '<r>a<!-- new -->b</r>' },
    { why: 'CRLF is a line end inside text, too', base: '<r>a\nb</r>', head: '<r>a\r\nb</r>' },
    { why: 'a character reference', base: '<r>&#65;</r>', head: '<r>A</r>' },
    { why: 'a namespace that nothing uses', base: '<r/>', head: '<r xmlns:x="urn:x"/>' },
    {
      why: 'Latin-1 to UTF-8',
      base: latin1('<?xml version="1.0" encoding="ISO-8859-1"?><r>é</r>'),
      head: '<?xml version="1.0" encoding="UTF-8"?><r>é</r>',
    },
    { why: 'UTF-16 without a mark', base: utf16('<?xml version="1.0" encoding="UTF-16"?><r>é</r>'), head: '<r>é</r>' },
    { why: 'UTF-16 with a mark', base: utf16('\uFEFF<r>é</r>'), head: '<r>é</r>' },
    { why: 'a UTF-8 mark', base: '\uFEFF<r>é</r>', head: '<r>é</r>' },
    {
      why: 'a declaration of UTF-16 that is not true',
      base: '<?xml version="1.0" encoding="utf-16"?><r/>',
      head: '<r/>',
    },
  ];
  it.each(pairs)('$why', async ({ base, head }) => {
    expect(await contentOf(xml, head)).toBe(await contentOf(xml, base));
  });
});

describe('xml: pairs that look alike and differ', () => {
  const pairs: readonly Pair[] = [
    {
      why: 'another namespace under the same prefix',
      base: '<n:s xmlns:n="urn:a">1</n:s>',
      head: '<n:s xmlns:n="urn:b">1</n:s>',
    },
    { why: 'order of siblings', base: '<r><a/><b/></r>', head: '<r><b/><a/></r>' },
    { why: 'order of like siblings', base: '<r><a d="2"/><a d="1"/></r>', head: '<r><a d="1"/><a d="2"/></r>' },
    { why: 'text on the other side of a child', base: '<r>ab<c/></r>', head: '<r>a<c/>b</r>' },
    { why: 'a child of a child against a sibling', base: '<r><a><b/></a></r>', head: '<r><a/><b/></r>' },
    { why: 'a blank inside a value', base: '<r>a b</r>', head: '<r>a  b</r>' },
    { why: 'a blank around a value', base: '<r>a</r>', head: '<r> a </r>' },
    { why: 'a blank as the value', base: '<r> </r>', head: '<r></r>' },
    { why: 'a real CR inside a value', base: '<r>a\nb</r>', head: '<r>a&#13;\nb</r>' },
    { why: 'a no-break space', base: '<r>a b</r>', head: '<r>a\u00a0b</r>' },
    {
      why: 'a reference against its escaped spelling',
      base: '<!DOCTYPE r [<!ENTITY x "1">]><r>&x;</r>',
      head: '<!DOCTYPE r [<!ENTITY x "1">]><r>&amp;x;</r>',
    },
    {
      why: 'an entity with another definition',
      base: '<!DOCTYPE r [<!ENTITY x "1">]><r>&x;</r>',
      head: '<!DOCTYPE r [<!ENTITY x "2">]><r>&x;</r>',
    },
    { why: 'another processing instruction', base: '<r><?php a?></r>', head: '<r><?php b?></r>' },
    { why: 'a processing instruction that moved', base: '<r><a/><?p?><b/></r>', head: '<r><a/><b/><?p?></r>' },
    { why: 'an instruction against its escaped spelling', base: '<r><?p q?></r>', head: '<r>&lt;?p q?&gt;</r>' },
    {
      why: 'a style sheet before the root',
      base: '<?xml-stylesheet href="a"?><r/>',
      head: '<?xml-stylesheet href="b"?><r/>',
    },
    { why: 'a doctype', base: '<r/>', head: '<!DOCTYPE r SYSTEM "a.dtd"><r/>' },
    {
      why: 'white space under xml:space',
      base: '<r xml:space="preserve"><a/> <b/></r>',
      head: '<r xml:space="preserve"><a/><b/></r>',
    },
    { why: 'white space in mixed content', base: '<p>x <b>y</b> <i>z</i></p>', head: '<p>x <b>y</b><i>z</i></p>' },
    {
      why: 'white space in an element that is mixed elsewhere',
      base: '<d><p>x<b/></p><p><b>y</b> <i>z</i></p></d>',
      head: '<d><p>x<b/></p><p><b>y</b><i>z</i></p></d>',
    },
    {
      why: 'a blank between tspans is drawn',
      base: '<svg xmlns="http://www.w3.org/2000/svg"><text><tspan>a</tspan> <tspan>b</tspan></text></svg>',
      head: '<svg xmlns="http://www.w3.org/2000/svg"><text><tspan>a</tspan><tspan>b</tspan></text></svg>',
    },
    { why: 'a blank that was written as CDATA', base: '<r><a/><![CDATA[ ]]><b/></r>', head: '<r><a/><b/></r>' },
    { why: 'a blank that was written as a reference', base: '<r><a/>&#32;<b/></r>', head: '<r><a/><b/></r>' },
    {
      why: 'a prefix inside a value that means another namespace',
      base: '<r xmlns:a="urn:1" t="a:T"/>',
      head: '<r xmlns:a="urn:2" t="a:T"/>',
    },
    {
      why: 'a prefix inside a text that means another namespace',
      base: '<r xmlns:a="urn:1"><t>a:T</t></r>',
      head: '<r xmlns:a="urn:2"><t>a:T</t></r>',
    },
    {
      why: 'a type without a prefix in another default namespace',
      base: '<p:r xmlns:p="u" xmlns="urn:1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:type="T"/>',
      head: '<p:r xmlns:p="u" xmlns="urn:2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:type="T"/>',
    },
    {
      why: 'an attribute with and without a namespace',
      base: '<r xmlns:a="urn:1" a:t="1"/>',
      head: '<r xmlns:a="urn:1" t="1"/>',
    },
    { why: 'an attribute against a child', base: '<r a="1"/>', head: '<r><a>1</a></r>' },
    {
      why: 'a second document',
      base: '<?xml version="1.0"?><r/>',
      head: '<?xml version="1.0"?><r/>\n<?xml version="1.0"?><r/>',
    },
    {
      why: 'an instruction between two documents',
      base: '<r/>\n<?xml version="1.0"?><r/>',
      head: '<r/>\n<?xml version="1.0"?><?p?><r/>',
    },
  ];
  it.each(pairs)('$why', async ({ base, head }) => {
    expect(await contentOf(xml, head)).not.toBe(await contentOf(xml, base));
  });
});

describe('xml: what stands where', () => {
  it('puts the text of an element under its expanded name, with lines', async () => {
    const document = await documentOf(xml, '<?xml version="1.0"?>\n<r xmlns="urn:t">\n <p\n  a="1">\n  10</p>\n</r>\n');
    const element = nodeAt(document, 0, '{urn:t}r', '#content', 0, '{urn:t}p');
    expect(element).toMatchObject({ kind: 'object', line: 3 });
    expect(nodeAt(document, 0, '{urn:t}r', '#content', 0, '{urn:t}p', '@a')).toMatchObject({ value: '1' });
    expect(nodeAt(document, 0, '{urn:t}r', '#content', 0, '{urn:t}p', '#content', 0, '#text')).toMatchObject({
      value: '\n  10',
    });
  });

  it('counts lines on through several documents', async () => {
    const document = await documentOf(
      xml,
      '<?xml version="1.0"?>\n<r/>\n\n<?xml version="1.0"?>\n<!-- c -->\n<r>\n<a/></r>\n',
    );
    expect(nodeAt(document, 1, 'r')).toMatchObject({ line: 6 });
    expect(nodeAt(document, 1, 'r', '#content', 0, 'a')).toMatchObject({ line: 7 });
    expect(document.notices.map((notice) => notice.message)).toEqual(['2 documents in one file']);
  });

  it('names what is layout', async () => {
    const source = Buffer.from(
      '<?xml version="1.0" encoding="ISO-8859-1" standalone="yes"?><e:r xmlns:e="u"><!--c--></e:r>',
    );
    expect((await documentOf(xml, source)).layout).toEqual({
      encoding: 'ISO-8859-1',
      'final newline': 'missing',
      comments: expect.stringMatching(/^1 \([0-9a-f]{12}\)$/),
      'XML declaration': '1.0 standalone=yes',
      'namespace prefixes': 'e',
    });
  });

  it('keeps attributes that share an expanded name, and says so', async () => {
    const document = await documentOf(xml, '<r xmlns:a="u" xmlns:b="u" a:x="1" b:x="2"/>');
    const root = nodeAt(document, 0, 'r');
    expect(root.kind === 'object' && root.members.map((member) => member.name)).toEqual(['@{u}x', '@{u}x', '#content']);
    expect(document.notices).toEqual([{ message: 'attribute given twice', line: 1 }]);
  });

  it('T54 keeps __proto__ a name like any other', async () => {
    const before = Object.getOwnPropertyNames(Object.prototype).length;
    const document = await documentOf(xml, '<__proto__ __proto__="x" constructor="y"><constructor/></__proto__>');
    expect(nodeAt(document, 0, '__proto__', '@__proto__')).toMatchObject({ value: 'x' });
    expect(Object.getOwnPropertyNames(Object.prototype)).toHaveLength(before);
  });
});

describe('xml: what does not parse', () => {
  const broken: readonly { why: string; source: string | Uint8Array; line: number; reason: RegExp }[] = [
    { why: 'nothing', source: '', line: 1, reason: /root element/ },
    { why: 'cut off', source: '<r>\n<a>', line: 2, reason: /unclosed tag/ },
    { why: 'crossed tags', source: '<r>\n<a></r></a>', line: 2, reason: /close tag|closing tag/ },
    { why: 'two roots', source: '<r/>\n<r/>', line: 2, reason: /one root/ },
    { why: 'an attribute twice', source: '<r a="1" a="2"/>', line: 1, reason: /duplicate attribute/ },
    { why: 'an entity that nothing can define', source: '<r>&nope;</r>', line: 1, reason: /undefined entity/ },
    {
      why: 'an entity named like an inherited property',
      source: '<r>&constructor;</r>',
      line: 1,
      reason: /undefined entity/,
    },
    { why: 'bytes that are not UTF-8', source: latin1('<r>\né</r>'), line: 2, reason: /not valid UTF-8/ },
    {
      why: 'bytes that are not the declared encoding',
      source: Buffer.from('<?xml version="1.0" encoding="shift_jis"?><r>\x80\xff</r>', 'latin1'),
      line: 1,
      reason: /not valid SHIFT_JIS/,
    },
    {
      why: 'an encoding that nobody knows',
      source: '<?xml version="1.0" encoding="x-nobody"?><r/>',
      line: 1,
      reason: /unknown encoding/,
    },
    { why: 'garbage after the root', source: '<r/>\nx', line: 2, reason: /outside of root/ },
    {
      why: 'a second document that is broken',
      source: '<r/>\n<?xml version="1.0"?>\n<r>',
      line: 3,
      reason: /unclosed tag/,
    },
  ];
  it.each(broken)('$why', async ({ source, line, reason }) => {
    expect(await read(xml, source)).toMatchObject({ ok: false, line, reason: expect.stringMatching(reason) });
  });
});

describe('xml: T71 bombs end soon and as data', () => {
  const lol = `<!DOCTYPE l [${Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('')}]><l>&l9;</l>`;
  const bombs: readonly { why: string; source: string; ok: boolean }[] = [
    { why: 'nested entities stay references', source: lol, ok: true },
    {
      why: 'an external entity is never fetched',
      source: '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/hostname">]><r>&x;</r>',
      ok: true,
    },
    { why: '100,000 levels', source: '<a>'.repeat(100_000), ok: false },
    {
      why: '100,000 attributes',
      source: `<a ${Array.from({ length: 100_000 }, (_, i) => `a${i}="1"`).join(' ')}/>`,
      ok: true,
    },
    {
      why: '50,000 prefixes and 500 levels that each add one',
      source: `<a ${Array.from({ length: 50_000 }, (_, i) => `xmlns:p${i}="u"`).join(' ')}>${Array.from({ length: 500 }, (_, i) => `<a xmlns:q${i}="u">`).join('')}${'</a>'.repeat(501)}`,
      ok: true,
    },
    { why: '10 MB of text in one line', source: `<a>${'x '.repeat(5_000_000)}</a>`, ok: true },
    { why: '2 MB of colons', source: `<a xmlns:b="u">${'b:'.repeat(1_000_000)}</a>`, ok: true },
    { why: '10,000 documents', source: '<?xml version="1.0"?><r/>\n'.repeat(10_000), ok: true },
    { why: 'an endless name', source: `<${'a'.repeat(5_000_000)}`, ok: false },
  ];
  it.each(bombs)('$why', async ({ source, ok }) => {
    const { result, milliseconds } = await timed(() => read(xml, source));
    expect(result.ok).toBe(ok);
    expect(milliseconds).toBeLessThan(5_000);
  });

  it('says that depth is a limit and not a fault', async () => {
    expect(await read(xml, '<a>'.repeat(600))).toMatchObject({
      ok: false,
      limit: true,
      reason: 'nested deeper than 512',
    });
  });

  it("stops at the policy's nodes", async () => {
    const limits = { ...DEFAULT_LIMITS, nodes: 50 };
    const result = await xml.read(inputOf(`<r>${'<a/>'.repeat(50)}</r>`, 'a.xml', limits));
    expect(result).toMatchObject({ ok: false, limit: true, reason: 'more than 50 nodes' });
  });
});

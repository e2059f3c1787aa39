import { describe, expect, it } from 'vitest';
import { html } from '../../../src/documents/formats/html.js';
import { describeBombs, describeBroken, describeLookalikes, describeSpellings } from '../support/pair-tables.js';
import { documentOf, nodeAt, read } from '../support/tree-support.js';

describeSpellings(html, [
  { why: 'order of attributes', base: '<a id="1" class="b">', head: '<a class="b" id="1">' },
  { why: 'quotes and case of tags and attributes', base: '<a id="1">x</a>', head: '<A ID=1>x</A>' },
  {
    why: 'tags that may be left out',
    base: '<ul><li>a<li>b</ul>',
    head: '<html><body><ul><li>a</li><li>b</li></ul></body></html>',
  },
  { why: 'comments', base: '<p>ab</p>', head: '<p>a<!-- c -->b</p>' },
  { why: 'character references', base: '<p>é</p>', head: '<p>&eacute;</p>' },
  { why: 'how long a run of white space is', base: '<p>a b</p>', head: '<p>a\n   b</p>' },
  { why: 'a run that a comment parts', base: '<p>a b</p>', head: '<p>a <!-- c --> b</p>' },
  { why: 'the end of the file', base: '<p>a</p>', head: '<p>a</p>\n\n' },
  { why: 'an empty element with a slash', base: '<br>', head: '<br/>' },
  {
    why: 'a declared encoding',
    base: Buffer.from('<meta charset=latin1><p>é</p>', 'latin1'),
    head: '<meta charset=latin1><p>é</p>',
  },
]);

describeLookalikes(html, [
  { why: 'white space between blocks counts', base: '<div><p>a</p></div>', head: '<div>\n <p>a</p>\n</div>' },
  { why: 'a blank between inline elements', base: '<b>a</b> <i>b</i>', head: '<b>a</b><i>b</i>' },
  { why: 'white space in pre', base: '<pre>a b</pre>', head: '<pre>a  b</pre>' },
  { why: 'white space in a child of pre', base: '<pre><b>a b</b></pre>', head: '<pre><b>a  b</b></pre>' },
  { why: 'white space in a script', base: '<script>a  b</script>', head: '<script>a b</script>' },
  { why: 'white space in an attribute', base: '<a title="a b">', head: '<a title="a  b">' },
  { why: 'a no-break space', base: '<p>a b</p>', head: '<p>a&nbsp;b</p>' },
  { why: 'the doctype', base: '<!DOCTYPE html><p>', head: '<p>' },
  {
    why: 'another doctype',
    base: '<!DOCTYPE html><p>',
    head: '<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd"><p>',
  },
  { why: 'an attribute that the parser drops', base: '<a x=1 x=2>', head: '<a x=1 x=3>' },
  { why: 'a template language that looks like a comment', base: '<p><?php a() ?></p>', head: '<p><?php b() ?></p>' },
  { why: 'an instruction and its escaped spelling', base: '<p><?p?></p>', head: '<p>&lt;?p?&gt;</p>' },
  { why: 'text on the other side of a child', base: '<p>ab<br></p>', head: '<p>a<br>b</p>' },
  { why: 'order of siblings', base: '<p>a</p><div>b</div>', head: '<div>b</div><p>a</p>' },
  { why: 'an attribute without a value against none', base: '<input disabled>', head: '<input>' },
  { why: 'an SVG element and an unknown HTML one', base: '<svg><path/></svg>', head: '<svg></svg><path></path>' },
  { why: 'content of a template', base: '<template><p>a</p></template>', head: '<template><p>b</p></template>' },
  { why: 'a tag that the parser drops', base: '<div><td>x</td></div>', head: '<div>x</div>' },
  {
    why: 'a second body, whose attributes the first one gets',
    base: '<body><p>a<body id="x">',
    head: '<body id="x"><p>a',
  },
  { why: 'a form in a form', base: '<form><p>a<form id="x">', head: '<form><p>a' },
  { why: 'order of classes', base: '<a class="a b">', head: '<a class="b a">' },
]);

describeBroken(html, [
  {
    why: 'bytes in no declared encoding',
    source: Buffer.from('<p>\n\xff</p>', 'latin1'),
    line: 2,
    reason: /not valid UTF-8/,
  },
]);

describeBombs(html, [
  { why: '100,000 levels', make: () => '<div>'.repeat(100_000), ok: false },
  { why: '100,000 formats', make: () => Array.from({ length: 100_000 }, (_, i) => `<b id=${i}>`).join(''), ok: false },
  {
    why: 'formats that each paragraph repeats',
    make: () => `<p>${Array.from({ length: 400 }, (_, i) => `<b id=${i}>`).join('')}</p>${'<p>x</p>'.repeat(50_000)}`,
    ok: false,
  },
  { why: 'formats that never end', make: () => '<p><b id=1><i><u></p>'.repeat(30_000), ok: false },
  {
    why: '100,000 attributes',
    make: () => `<a ${Array.from({ length: 100_000 }, (_, i) => `a${i}`).join(' ')}>`,
    ok: true,
  },
  { why: '100,000 attributes of one name', make: () => `<a ${'x '.repeat(100_000)}>`, ok: false },
  { why: '2 MB of text in one line', make: () => `<p>${'x '.repeat(1_000_000)}</p>`, ok: true },
  { why: '1 MB of open angle brackets', make: () => '<'.repeat(1_000_000), ok: true },
  { why: '200,000 comments', make: () => '<!---->'.repeat(200_000), ok: true },
  { why: 'a table that moves its text', make: () => `<table>${'x<tr>'.repeat(100_000)}`, ok: true },
  { why: '250,000 elements in a megabyte', make: () => '<br>'.repeat(250_000), ok: false },
  { why: '10 MB', make: () => ' '.repeat(10_000_000), ok: false },
]);

describe('html: what stands where', () => {
  it('keeps lines, foreign names and templates', async () => {
    const document = await documentOf(
      html,
      '<!DOCTYPE html>\n<body>\n<svg\n xlink:href="#a"/>\n<template><p>x</p></template>',
    );
    const path = [0, 'html', '#content', 1, 'body', '#content'] as const;
    expect(nodeAt(document, ...path, 0, '{svg}svg')).toMatchObject({ line: 3 });
    expect(nodeAt(document, ...path, 0, '{svg}svg', '@xlink:href')).toMatchObject({ value: '#a' });
    expect(nodeAt(document, ...path, 1, 'template', '#content', 0, 'p')).toMatchObject({ line: 5 });
    expect(nodeAt(document, 0, '#text')).toMatchObject({ value: '\0<!DOCTYPE html ["",""]>' });
  });

  it('T54 keeps __proto__ a name like any other', async () => {
    const document = await documentOf(html, '<a __proto__="1" constructor="2">');
    expect(nodeAt(document, 0, 'html', '#content', 1, 'body', '#content', 0, 'a', '@__proto__')).toMatchObject({
      value: '1',
    });
  });

  it('says that depth is a limit', async () => {
    expect(await read(html, '<div>'.repeat(600))).toMatchObject({ ok: false, limit: true });
  });
});

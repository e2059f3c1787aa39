import { describe, expect, it } from 'vitest';
import { json5 } from '../../../src/documents/formats/json5.js';
import { describeBombs, describeBroken, describeLookalikes, describeSpellings } from '../support/pair-tables.js';
import { documentOf, nodeAt, read } from '../support/tree-support.js';

describeSpellings(json5, [
  { why: 'quotes of names', base: '{"a": 1}', head: '{a: 1, }' },
  { why: 'quotes of strings', base: '["x"]', head: "['x',]" },
  { why: 'order of members', base: '{a: 1, b: 2}', head: '{b: 2, a: 1}' },
  { why: 'comments and line ends', base: '{a: 1}', head: '// c\r\n{/* d */ a: 1}\r\n' },
  { why: 'a line continuation', base: '["ab"]', head: '["a\\\r\nb"]' },
  { why: 'escapes of strings', base: '["A/\\t"]', head: "['\\x41\\/\\u0009']" },
  { why: 'escapes of names', base: '{ab: 1}', head: '{\\u0061b: 1}' },
  { why: 'a plus sign', base: '[1]', head: '[+1]' },
  { why: 'another radix', base: '[-31]', head: '[-0x1f]' },
  { why: 'a point without digits after it', base: '[5, 5e3]', head: '[5., 5.e3]' },
  { why: 'a point without digits before it', base: '[0.5]', head: '[.5]' },
  { why: 'every white space of the grammar', base: '[1,2]', head: '\ufeff[1,\u00a0\u2028\u20032\v\f]' },
]);

describeLookalikes(json5, [
  { why: 'a number and its text', base: '[1]', head: "['1']" },
  { why: 'a word and its text', base: '[null]', head: "['null']" },
  { why: 'the two infinities', base: '[Infinity]', head: '[-Infinity]' },
  { why: 'NaN and null', base: '[NaN]', head: '[null]' },
  { why: 'a name in another case', base: '{a: 1}', head: '{A: 1}' },
  { why: 'names that normalise alike', base: '{"\u00e9": 1}', head: '{"e\u0301": 1}' },
  { why: 'integers beyond 2^53', base: '[9007199254740993]', head: '[9007199254740992]' },
  { why: 'a hexadecimal that doubles cannot hold', base: '[0x20000000000001]', head: '[0x20000000000000]' },
  { why: 'a blank that is no blank', base: '["a b"]', head: '["a\u00a0b"]' },
  { why: 'a line end in a string and a continuation', base: '["a\\nb"]', head: '["a\\\nb"]' },
  { why: 'a NUL and a zero', base: '["\\0"]', head: '["0"]' },
  { why: 'T53 a name twice', base: '{a: 1, a: 2}', head: '{a: 2}' },
  { why: 'an empty object and an empty array', base: '{a: {}}', head: '{a: []}' },
]);

describeBroken(json5, [
  { why: 'nothing', source: '', line: 1, reason: /expected a value, found the end/ },
  { why: 'only a comment', source: '// x\n', line: 2, reason: /expected a value/ },
  { why: 'an elision', source: '[1,\n,2]', line: 2, reason: /expected a value/ },
  { why: 'a name that is a number', source: '{1: 2}', line: 1, reason: /expected a name/ },
  { why: 'two members without a comma', source: '{a: 1\nb: 2}', line: 2, reason: /expected "," or "}"/ },
  { why: 'a comma after a comment that ends in one', source: '[1 //,\n2]', line: 2, reason: /expected "," or "]"/ },
  { why: 'a string over a line end', source: "['a\nb']", line: 1, reason: /string that does not end/ },
  { why: 'an octal escape', source: "['\\1']", line: 1, reason: /no digit/ },
  { why: 'a zero before digits', source: '[01]', line: 1, reason: /end of a number/ },
  { why: 'something behind', source: '[1]\n2', line: 2, reason: /expected the end/ },
  { why: 'an open comment', source: '[1] /* x', line: 1, reason: /comment that does not end/ },
  { why: 'a word that is no value', source: '[undefined]', line: 1, reason: /expected a value, found "u"/ },
  { why: 'a number with a unit', source: '[1px]', line: 1, reason: /end of a number/ },
]);

describeBombs(json5, [
  { why: '100,000 brackets', make: () => '['.repeat(100_000), ok: false },
  { why: '100,000 braces', make: () => '{a:'.repeat(100_000), ok: false },
  { why: '10 MB in one string', make: () => `['${'x'.repeat(10_000_000)}']`, ok: true },
  { why: '10 MB of blanks', make: () => `[${' '.repeat(10_000_000)}]`, ok: true },
  { why: '1 MB of digits', make: () => `[${'1'.repeat(1_000_000)}]`, ok: false },
  { why: '1 MB of a name', make: () => `{${'a'.repeat(1_000_000)}: 1}`, ok: false },
  { why: '1 MB of escapes', make: () => `['${'\\u0041'.repeat(170_000)}']`, ok: true },
  { why: '300,000 comments', make: () => `[${'//\n'.repeat(300_000)}]`, ok: true },
  { why: '200,000 members', make: () => `{${Array.from({ length: 200_000 }, (_, i) => `a${i}:1`).join()}}`, ok: true },
]);

describe('json5: what stands where', () => {
  it('keeps literals and lines', async () => {
    const document = await documentOf(json5, "{\r\n  // hex\r\n  a: 0x1F,\r'b': [\n.5]}");
    expect(nodeAt(document, 'a')).toEqual({ kind: 'number', type: 'number', literal: '0x1F', decimal: '31', line: 3 });
    expect(nodeAt(document, 'b', 0)).toMatchObject({ literal: '.5', decimal: '0.5', line: 5 });
  });

  it('T54 keeps __proto__ a name like any other', async () => {
    const document = await documentOf(json5, '{__proto__: {x: 1}, constructor: 2}');
    expect(nodeAt(document, '__proto__', 'x')).toMatchObject({ literal: '1' });
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  it('says that depth is a limit', async () => {
    expect(await read(json5, '['.repeat(600))).toMatchObject({ ok: false, limit: true });
  });
});

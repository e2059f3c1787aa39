import { describe, expect, it } from 'vitest';
import { ini } from '../../../src/documents/formats/ini.js';
import { describeBombs, describeBroken, describeLookalikes, describeSpellings } from '../support/pair-tables.js';
import { documentOf, nodeAt } from '../support/tree-support.js';

describeSpellings(ini, [
  { why: 'order of keys', base: '[s]\na=1\nb=2\n', head: '[s]\nb=2\na=1\n' },
  { why: 'order of sections', base: '[s]\na=1\n[t]\nb=2\n', head: '[t]\nb=2\n[s]\na=1\n' },
  { why: 'the separator and blanks around it', base: 'a=1\n', head: 'a : 1\n' },
  { why: 'comment lines', base: 'a=1\n', head: '; c\n# d\na=1\n' },
  { why: 'a comment behind a section header', base: '[s]\na=1\n', head: '[s] ; [c]\na=1\n' },
  { why: 'indentation and empty lines', base: '[s]\na=1\nb=2\n', head: '[s]\n\n  a=1\n  b=2\n' },
  { why: 'line ends', base: 'a=1\nb=2', head: 'a=1\r\nb=2\r\n' },
  { why: 'how far a line that goes on is indented', base: 'a=1\n  2\n', head: 'a=1\n\t\t2\n' },
]);

describeLookalikes(ini, [
  { why: 'a key that slips into another section', base: '[s]\na=1\n[t]\n', head: '[s]\n[t]\na=1\n' },
  { why: 'a key before the first section', base: 'a=1\n[s]\n', head: '[s]\na=1\n' },
  { why: 'the name of a section in another case', base: '[s]\na=1\n', head: '[S]\na=1\n' },
  { why: 'quotes, which some readers keep', base: 'a=1\n', head: 'a="1"\n' },
  { why: 'an inline comment, which some readers keep', base: 'a=1\n', head: 'a=1 ; x\n' },
  { why: 'a no-break space at the end of a value', base: 'a=1\n', head: 'a=1\u00a0\n' },
  { why: 'a key without a value and one with an empty value', base: 'a\n', head: 'a=\n' },
  { why: 'a key twice', base: 'a=1\na=2\n', head: 'a=2\n' },
  { why: 'which of two equal keys comes last', base: 'a=1\na=2\n', head: 'a=2\na=1\n' },
  { why: 'a line that goes on against a key of its own', base: 'a=1\n b=2\n', head: 'a=1\nb=2\n' },
  { why: 'an empty section that is gone', base: 'a=1\n[s]\n', head: 'a=1\n' },
  { why: 'a backslash', base: 'a=C:\\n\n', head: 'a=C:\\\\n\n' },
]);

describeBroken(ini, [
  { why: 'a header that does not end', source: 'a=1\n[s\n', line: 2, reason: /without "]"/ },
  { why: 'something after a header', source: '[s] x\n', line: 1, reason: /after a section header/ },
  { why: 'a value without a key', source: '\n=1\n', line: 2, reason: /without a key/ },
  { why: 'bytes that are not UTF-8', source: Buffer.from('a=\xff', 'latin1'), line: 1, reason: /not valid UTF-8/ },
]);

describeBombs(ini, [
  { why: '10 MB in one line', make: () => `a=${'x'.repeat(10_000_000)}`, ok: true },
  { why: '10 MB of brackets', make: () => '['.repeat(10_000_000), ok: false },
  { why: '100,000 sections', make: () => '[s]\n'.repeat(100_000), ok: true },
  { why: '500,000 lines that go on', make: () => `a=1\n${' x\n'.repeat(500_000)}`, ok: true },
]);

describe('ini: what stands where', () => {
  it('keeps lines and tells of repeated names', async () => {
    const document = await documentOf(ini, 'top=0\n[s]\nk = v\n\tmore\n[s]\nk=w\nk=x\n');
    expect(nodeAt(document, 's', 'k')).toEqual({ kind: 'string', value: 'v\nmore', line: 3 });
    expect(document.notices).toEqual([{ message: '2 sections or keys given again', line: 5 }]);
  });

  it('T54 keeps __proto__ a name like any other', async () => {
    const document = await documentOf(ini, '[__proto__]\n__proto__=1\n');
    expect(nodeAt(document, '__proto__', '__proto__')).toMatchObject({ value: '1' });
  });
});

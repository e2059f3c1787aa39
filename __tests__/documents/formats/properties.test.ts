import { describe, expect, it } from 'vitest';
import { properties } from '../../../src/documents/formats/properties.js';
import { describeBombs, describeBroken, describeLookalikes, describeSpellings } from '../support/pair-tables.js';
import { documentOf, nodeAt } from '../support/tree-support.js';

describeSpellings(properties, [
  { why: 'order of keys', base: 'a=1\nb=2\n', head: 'b=2\na=1\n' },
  { why: 'three separators', base: 'a=1\nb=2\nc=3\n', head: 'a 1\nb : 2\nc\t=\t3\n' },
  { why: 'comments', base: 'a=1\n', head: '# c\n! d\na=1\n' },
  { why: 'a line that goes on', base: 'a=onetwo\n', head: 'a=one\\\n    two\n' },
  { why: 'an escape in ASCII', base: 'a=A\n', head: 'a=\\u0041\n' },
  { why: 'an escape that escapes nothing', base: 'a=z\n', head: 'a=\\z\n' },
  { why: 'a date of writing', base: '#Mon Jan 01 2024\na=1\n', head: '#Tue Jan 02 2024\na=1\n' },
  { why: 'line ends', base: 'a=1\nb=2\n', head: 'a=1\r\nb=2\r\n' },
]);

describeLookalikes(properties, [
  { why: 'a blank at the end of a value', base: 'a=1\n', head: 'a=1 \n' },
  { why: 'an escaped blank at the start', base: 'a=1\n', head: 'a=\\ 1\n' },
  { why: 'an escaped separator in a key', base: 'a\\=b=1\n', head: 'a=b=1\n' },
  { why: 'a comment sign behind a value', base: 'a=1\n', head: 'a=1 # c\n' },
  { why: 'an even number of backslashes at the end', base: 'a=1\\\nb=2\n', head: 'a=1\\\\\nb=2\n' },
  { why: 'a key twice', base: 'a=1\na=2\n', head: 'a=2\n' },
  { why: 'a tab and its letter', base: 'a=\\t\n', head: 'a=t\n' },
  { why: 'UTF-8 that InputStream readers take for Latin-1', base: 'a=\\u00e9\n', head: 'a=é\n' },
  { why: 'Latin-1 turned into UTF-8', base: Buffer.from('a=\xe9\n', 'latin1'), head: 'a=é\n' },
  { why: 'a comment that was a key', base: 'a=1\nb=2\n', head: 'a=1\n!b=2\n' },
  { why: 'a commented line that a backslash would have joined', base: 'a=1\\\n#b=2\n', head: 'a=1\n#b=2\n' },
  { why: 'quotes', base: 'a=1\n', head: 'a="1"\n' },
]);

describeBroken(properties, [
  { why: 'an escape without its digits', source: 'a=1\nb=\\u00g1\n', line: 2, reason: /four hexadecimal/ },
]);

describeBombs(properties, [
  { why: '10 MB in one line', make: () => `a=${'x'.repeat(10_000_000)}`, ok: true },
  { why: '1 MB of backslashes', make: () => `a=${'\\'.repeat(1_000_001)}`, ok: true },
  { why: '300,000 lines that go on', make: () => 'a\\\n'.repeat(300_000), ok: true },
  { why: '200,000 keys', make: () => 'a=1\n'.repeat(200_000), ok: true },
]);

describe('properties: what stands where', () => {
  it('keeps lines and both readings of what is not ASCII', async () => {
    const document = await documentOf(properties, '\n\na b\\\n c=é\n');
    expect(document.readings.map((reading) => reading.label)).toEqual(['UTF-8', 'Latin-1']);
    expect(nodeAt(document, 'a')).toEqual({ kind: 'string', value: 'bc=é', line: 3 });
  });

  it('T54 keeps __proto__ a name like any other', async () => {
    expect(nodeAt(await documentOf(properties, '__proto__=1\n'), '__proto__')).toMatchObject({ value: '1' });
  });
});

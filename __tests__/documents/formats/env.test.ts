import { describe, expect, it } from 'vitest';
import { env } from '../../../src/documents/formats/env.js';
import { describeBombs, describeBroken, describeLookalikes, describeSpellings } from '../support/pair-tables.js';
import { documentOf, nodeAt } from '../support/tree-support.js';

describeSpellings(env, [
  { why: 'order of keys', base: 'A=1\nB=2\n', head: 'B=2\nA=1\n' },
  { why: 'quotes around what needs none', base: 'A=1\n', head: "A='1'\n" },
  { why: 'quotes around nothing', base: 'A=\n', head: 'A=""\n' },
  { why: 'comment lines', base: 'A=1\n', head: '# c\n  # d\nA=1\n' },
  { why: 'a comment behind a quoted value', base: 'A="1"\n', head: 'A="1" # c\n' },
  { why: 'blanks around the sign', base: 'A=1\n', head: 'A = 1 \n' },
  { why: 'export', base: 'A=1\n', head: 'export A=1\n' },
  { why: 'line ends', base: 'A=1\nB="x\ny"\n', head: 'A=1\r\nB="x\r\ny"\r\n' },
  { why: 'a URL in quotes', base: 'A=http://a.test:80/x?y\n', head: 'A=http://a.test:80/x?y\n\n' },
]);

describeLookalikes(env, [
  { why: 'single and double quotes around a variable', base: "A='$X'\n", head: 'A="$X"\n' },
  { why: 'quotes around an escape', base: "A='a\\nb'\n", head: 'A="a\\nb"\n' },
  { why: 'a hash that quotes protect', base: 'A="a # b"\n', head: 'A=a # b\n' },
  { why: 'blanks inside quotes', base: 'A=1\n', head: 'A=" 1"\n' },
  { why: 'a value of two words, which a shell splits', base: 'A="a b"\n', head: 'A=a b\n' },
  { why: 'a no-break space at the end', base: 'A=1\n', head: 'A=1\u00a0\n' },
  { why: 'a key without a sign', base: 'A\n', head: 'A=\n' },
  { why: 'a key twice', base: 'A=1\nA=2\n', head: 'A=2\n' },
  { why: 'a key in another case', base: 'A=1\n', head: 'a=1\n' },
  { why: 'text behind the closing quote', base: 'A="x"\n', head: 'A="x"y\n' },
  { why: 'an escaped quote', base: 'A="x\\"y"\n', head: 'A="x"\n' },
  { why: 'a comment that was a key', base: 'A=1\nB=2\n', head: 'A=1\n#B=2\n' },
  { why: 'a line end inside quotes', base: 'A="x\ny"\n', head: 'A="x y"\n' },
]);

describeBroken(env, [
  { why: 'a quote that does not end', source: 'A=1\nB="x\nC=2\n', line: 2, reason: /does not end/ },
  { why: 'bytes that are not UTF-8', source: Buffer.from('A=\xff', 'latin1'), line: 1, reason: /not valid UTF-8/ },
]);

describeBombs(env, [
  { why: '10 MB in one line', make: () => `A=${'x'.repeat(10_000_000)}`, ok: true },
  { why: '10 MB of escaped quotes', make: () => `A="${'\\"'.repeat(5_000_000)}`, ok: false },
  { why: '200,000 keys', make: () => Array.from({ length: 200_000 }, (_, i) => `A${i}=1`).join('\n'), ok: true },
  { why: '100,000 lines in one value', make: () => `A="${'x\n'.repeat(100_000)}"`, ok: true },
]);

describe('env: what stands where', () => {
  it('keeps lines, and names exports and repeated keys', async () => {
    const document = await documentOf(env, '# c\nexport A=1\nB="x\ny"\nA=2\n');
    expect(nodeAt(document, 'B')).toEqual({ kind: 'string', value: '"x\ny"', line: 3 });
    expect(document.layout).toMatchObject({ export: 'A' });
    expect(document.notices).toEqual([{ message: 'key given twice', line: 5 }]);
  });

  it('T54 keeps __proto__ a name like any other', async () => {
    expect(nodeAt(await documentOf(env, '__proto__=1\n'), '__proto__')).toMatchObject({ value: '1' });
  });
});

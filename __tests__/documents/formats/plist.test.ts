import { describe, expect, it } from 'vitest';
import { plist } from '../../../src/documents/formats/plist.js';
import { describeBombs, describeBroken, describeLookalikes, describeSpellings } from '../support/pair-tables.js';
import { documentOf, nodeAt, read } from '../support/tree-support.js';

/** A property list in XML with the customary head. */
const xml = (value: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n<plist version="1.0">${value}</plist>\n`;

/** A binary property list of these objects, each as hexadecimal digits; the first is the root. References take one byte. */
function binary(...objects: readonly string[]): Uint8Array {
  const parts = objects.map((digits) => Buffer.from(digits.replaceAll(' ', ''), 'hex'));
  const offsets: number[] = [];
  let offset = 8;
  for (const part of parts) {
    offsets.push(offset);
    offset += part.length;
  }
  const table = Buffer.concat(offsets.map((one) => Buffer.from([one >> 24, one >> 16, one >> 8, one])));
  const trailer = Buffer.alloc(32);
  trailer[6] = 4;
  trailer[7] = 1;
  trailer.writeBigUInt64BE(BigInt(parts.length), 8);
  trailer.writeBigUInt64BE(BigInt(offset), 24);
  return Buffer.concat([Buffer.from('bplist00'), ...parts, table, trailer]);
}

describeSpellings(plist, [
  {
    why: 'XML and binary',
    base: xml('<dict><key>a</key><integer>5</integer></dict>'),
    head: binary('d1 01 02', '51 61', '10 05'),
  },
  {
    why: 'order of keys',
    base: xml('<dict><key>a</key><true/><key>b</key><false/></dict>'),
    head: xml('<dict><key>b</key><false/><key>a</key><true/></dict>'),
  },
  {
    why: 'indentation and comments',
    base: xml('<array><true/></array>'),
    head: xml('\n<array>\n\t<!-- c -->\n\t<true/>\n</array>\n'),
  },
  { why: 'the doctype', base: xml('<true/>'), head: '<plist version="1.0"><true/></plist>' },
  {
    why: 'the doctype of older writers',
    base: xml('<true/>'),
    head: xml('<true/>').replace('Apple//', 'Apple Computer//'),
  },
  { why: 'line breaks in data', base: xml('<data>AQID</data>'), head: xml('<data>\n\tAQ\n\tID\n\t</data>') },
  { why: 'a date in both forms', base: xml('<date>2001-01-01T00:00:01Z</date>'), head: binary('33 3ff0000000000000') },
  { why: 'data in both forms', base: xml('<data>AQI=</data>'), head: binary('42 0102') },
  { why: 'ASCII and UTF-16 texts', base: binary('52 6162'), head: binary('62 0061 0062') },
  { why: 'widths of integers', base: binary('10 05'), head: binary('13 0000000000000005') },
  { why: 'a hexadecimal integer', base: xml('<integer>0x1F</integer>'), head: xml('<integer>31</integer>') },
  {
    why: 'one object referred to twice and two alike',
    base: binary('a2 01 01', '51 61'),
    head: binary('a2 01 02', '51 61', '51 61'),
  },
]);

describeLookalikes(plist, [
  { why: 'an integer and a real', base: xml('<integer>1</integer>'), head: xml('<real>1</real>') },
  { why: 'an integer and its text', base: xml('<integer>1</integer>'), head: xml('<string>1</string>') },
  { why: 'a boolean and its text', base: xml('<true/>'), head: xml('<string>true</string>') },
  { why: 'data and text', base: xml('<data>AQID</data>'), head: xml('<string>AQID</string>') },
  {
    why: 'a date and its text',
    base: xml('<date>2001-01-01T00:00:00Z</date>'),
    head: xml('<string>2001-01-01T00:00:00Z</string>'),
  },
  { why: 'white space in a text', base: xml('<string>a</string>'), head: xml('<string>a </string>') },
  {
    why: 'a key twice',
    base: xml('<dict><key>a</key><true/><key>a</key><false/></dict>'),
    head: xml('<dict><key>a</key><false/></dict>'),
  },
  {
    why: 'order of an array',
    base: xml('<array><true/><false/></array>'),
    head: xml('<array><false/><true/></array>'),
  },
  {
    why: 'the largest unsigned integer and -1',
    base: binary('14 0000000000000000 ffffffffffffffff'),
    head: binary('13 ffffffffffffffff'),
  },
  { why: 'an array and a set', base: binary('a1 01', '09'), head: binary('c1 01', '09') },
  { why: 'a UID and an integer', base: binary('80 01'), head: binary('10 01') },
  { why: 'a fraction of a second', base: binary('33 3ff0000000000000'), head: binary('33 3ff8000000000000') },
]);

describeBroken(plist, [
  { why: 'XML that is something else', source: '<r/>', line: 1, reason: /expected one <plist>/ },
  { why: 'two values', source: xml('<true/><true/>'), line: 3, reason: /one value/ },
  { why: 'a key without its value', source: xml('<dict><key>a</key></dict>'), line: 3, reason: /<key> and its value/ },
  {
    why: 'a value without its key',
    source: xml('<dict><true/><true/></dict>'),
    line: 3,
    reason: /<key> and its value/,
  },
  { why: 'an unknown type', source: xml('<float>1</float>'), line: 3, reason: /no type/ },
  { why: 'an attribute', source: xml('<true a="1"/>'), line: 3, reason: /attribute on <true>/ },
  { why: 'text between elements', source: xml('<array>x<true/></array>'), line: 3, reason: /text where/ },
  {
    why: 'a doctype that defines',
    source: '<!DOCTYPE plist [<!ENTITY x "1">]><plist><string>&x;</string></plist>',
    line: 1,
    reason: /text where/,
  },
  { why: 'an integer that is none', source: xml('<integer>1.5</integer>'), line: 3, reason: /<integer>/ },
  { why: 'a real that is none', source: xml('<real>.</real>'), line: 3, reason: /<real>/ },
  { why: 'data that is not base64', source: xml('<data>A*ID</data>'), line: 3, reason: /base64/ },
  { why: 'another version', source: '<plist version="2.0"><true/></plist>', line: 1, reason: /unknown version/ },
  { why: 'a binary list without a trailer', source: 'bplist00', line: 0, reason: /trailer/ },
  { why: 'a binary list cut off', source: binary('51 61').subarray(1), line: 1, reason: /./ },
  { why: 'an object that is not there', source: binary('a1 07'), line: 0, reason: /object 7 is not in the file/ },
  {
    why: 'a date of four bytes',
    source: binary('32 41c85e7a', '33 0000000000000000'),
    line: 0,
    reason: /date of an unknown width/,
  },
  { why: 'a key that is no text', source: binary('d1 01 01', '09'), line: 0, reason: /key that is no string/ },
  { why: 'a text longer than the file', source: binary('5f 12 7fffffff'), line: 0, reason: /bytes needed/ },
]);

describeBombs(plist, [
  { why: 'an array in itself', make: () => binary('a1 00'), ok: false },
  { why: 'an array twice in itself', make: () => binary('a2 00 00'), ok: false },
  {
    why: 'forty arrays that double',
    make: () => binary(...Array.from({ length: 40 }, (_, i) => `a2 ${hex(i + 1)} ${hex(i + 1)}`), '09'),
    ok: false,
  },
  {
    why: 'a long text under arrays that double',
    make: () =>
      binary(
        ...Array.from({ length: 16 }, (_, i) => `a2 ${hex(i + 1)} ${hex(i + 1)}`),
        `5f 12 000f4240 ${'61'.repeat(1_000_000)}`,
      ),
    ok: true,
  },
  { why: '100,000 levels', make: () => xml('<array>'.repeat(100_000)), ok: false },
]);

function hex(value: number): string {
  return value.toString(16).padStart(2, '0');
}

describe('plist: what stands where', () => {
  it('keeps lines, literals and the form', async () => {
    const document = await documentOf(plist, xml('\n<dict>\n<key>a</key>\n<real>1.50</real></dict>'));
    expect(nodeAt(document, 'a')).toEqual({ kind: 'number', type: 'float', literal: '1.50', line: 6 });
    expect(document.layout).toMatchObject({ form: 'XML', encoding: 'UTF-8' });
  });

  it('T54 keeps __proto__ a key like any other', async () => {
    const document = await documentOf(plist, xml('<dict><key>__proto__</key><true/></dict>'));
    expect(nodeAt(document, '__proto__')).toMatchObject({ value: true });
  });

  it('ends at a circle as a limit', async () => {
    expect(await read(plist, binary('a1 00'))).toMatchObject({ ok: false, limit: true });
  });
});

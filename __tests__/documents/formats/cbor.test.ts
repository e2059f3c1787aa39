import { encode } from 'cbor2';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cbor } from '../../../src/documents/formats/cbor.js';
import { describeBombs, describeBroken, describeLookalikes, describeSpellings } from '../support/pair-tables.js';
import { contentOf, documentOf, nodeAt, read } from '../support/tree-support.js';

const hex = (digits: string): Uint8Array => Buffer.from(digits.replaceAll(' ', ''), 'hex');

describeSpellings(cbor, [
  { why: 'an integer in more bytes than it needs', base: hex('01'), head: hex('1b 0000000000000001') },
  { why: 'an array of indefinite length', base: hex('82 01 02'), head: hex('9f 01 02 ff') },
  { why: 'a map of indefinite length', base: hex('a1 6161 01'), head: hex('bf 6161 01 ff') },
  { why: 'a text in chunks', base: hex('62 6162'), head: hex('7f 6161 6162 ff') },
  { why: 'bytes in chunks', base: hex('42 6162'), head: hex('5f 4161 40 4162 ff') },
  { why: 'three widths of a float', base: hex('f9 3e00'), head: hex('fb 3ff8000000000000') },
  { why: 'order of keys', base: hex('a2 6161 01 6162 02'), head: hex('a2 6162 02 6161 01') },
  { why: 'an integer as a big one', base: hex('c2 41 05'), head: hex('05') },
  { why: 'a negative integer as a big one with a zero in front', base: hex('c3 42 0004'), head: hex('24') },
]);

describeLookalikes(cbor, [
  { why: 'an integer and a float', base: hex('01'), head: hex('f9 3c00') },
  { why: 'undefined and null', base: hex('f7'), head: hex('f6') },
  { why: 'a simple value and false', base: hex('e0'), head: hex('f4') },
  { why: 'a tag and none', base: hex('c1 00'), head: hex('00') },
  { why: 'two tags', base: hex('c0 00'), head: hex('c1 00') },
  { why: 'a tag and the map that shows it', base: hex('c1 00'), head: hex('a1 66 237461672031 00') },
  { why: 'an integer key and its text', base: hex('a1 01 00'), head: hex('a1 6131 00') },
  { why: 'an integer key and a float key', base: hex('a1 01 00'), head: hex('a1 f93c00 00') },
  { why: 'T53 a key twice', base: hex('a2 6161 01 6161 02'), head: hex('a1 6161 02') },
  { why: 'integers that meet as doubles', base: hex('1b ffffffffffffffff'), head: hex('1b fffffffffffffffe') },
  {
    why: 'big integers that meet in 64 bits',
    base: hex('c2 49 010000000000000000'),
    head: hex('c2 49 020000000000000000'),
  },
  { why: 'a big integer and its bytes', base: hex('c2 41 05'), head: hex('41 05') },
  { why: 'bytes and text', base: hex('41 61'), head: hex('61 61') },
  { why: 'keys that are arrays', base: hex('a1 8101 00'), head: hex('a1 8102 00') },
  { why: 'a second item in the file', base: hex('01'), head: hex('01 01') },
  { why: 'the two infinities', base: hex('f9 7c00'), head: hex('f9 fc00') },
]);

describeBroken(cbor, [
  { why: 'nothing', source: hex(''), line: 0, reason: /empty/ },
  { why: 'cut off', source: hex('62 61'), line: 0, reason: /cut off/ },
  { why: 'an array that does not end', source: hex('9f 01'), line: 0, reason: /cut off/ },
  { why: 'a break that ends nothing', source: hex('82 01 ff'), line: 0, reason: /break at byte 2/ },
  { why: 'a break in place of a value', source: hex('bf 6161 ff'), line: 0, reason: /break at byte 3/ },
  { why: 'a break behind a tag', source: hex('9f c1 ff'), line: 0, reason: /break at byte 2/ },
  { why: 'a chunk of another type', source: hex('7f 4161 ff'), line: 0, reason: /chunk at byte 1/ },
  { why: 'an unknown size', source: hex('1c'), line: 0, reason: /no known size at byte 0/ },
  { why: 'an integer of indefinite length', source: hex('1f'), line: 0, reason: /indefinite length at byte 0/ },
  { why: 'text that is not UTF-8', source: hex('61 ff'), line: 0, reason: /not UTF-8 at byte 0/ },
  {
    why: 'an array longer than the file',
    source: hex('9b ffffffffffffffff'),
    line: 0,
    reason: /declares 18446744073709551615/,
  },
  { why: 'a text longer than the file', source: hex('7b ffffffffffffffff 61'), line: 0, reason: /cut off/ },
  { why: 'false in two bytes', source: hex('f8 14'), line: 0, reason: /needs one/ },
]);

describeBombs(cbor, [
  { why: '1,000,000 arrays', make: () => new Uint8Array(1_000_000).fill(0x81), ok: false },
  { why: '1,000,000 tags', make: () => new Uint8Array(1_000_000).fill(0xc1), ok: false },
  { why: '1,000,000 open arrays', make: () => new Uint8Array(1_000_000).fill(0x9f), ok: false },
  {
    why: '1,000,000 empty chunks',
    make: () => Buffer.concat([hex('7f'), Buffer.alloc(1_000_000, 0x60), hex('ff')]),
    ok: true,
  },
  {
    why: 'a big integer of 1 MB',
    make: () => Buffer.concat([hex('c2 5a 000f4240'), Buffer.alloc(1_000_000, 0xff)]),
    ok: true,
  },
  { why: '10 MB of bytes', make: () => Buffer.concat([hex('5a 00989680'), Buffer.alloc(10_000_000)]), ok: true },
]);

describe('cbor: what stands where', () => {
  it('keeps every kind of key and names the ways of encoding', async () => {
    const document = await documentOf(cbor, hex('bf 01 f93e00 20 fa3fc00000 f5 1801 6161 f7 ff'));
    expect(nodeAt(document, 0, '#1')).toMatchObject({ type: 'float', literal: '1.5' });
    expect(nodeAt(document, 0, '#-1')).toMatchObject({ literal: '1.5' });
    expect(nodeAt(document, 0, '#true')).toMatchObject({ type: 'integer', literal: '1' });
    expect(nodeAt(document, 0, 'a', '#undefined')).toMatchObject({ kind: 'null' });
    expect(document.layout).toEqual({
      lengths: 'indefinite',
      floats: '2: float16, float32',
      heads: 'longer than needed',
    });
  });

  it('reads the smallest and the subnormal halves', async () => {
    const document = await documentOf(cbor, hex('84 f90001 f90400 f97bff f98000'));
    expect([0, 1, 2, 3].map((index) => nodeAt(document, 0, index))).toMatchObject([
      { literal: '5.960464477539063e-8' },
      { literal: '0.00006103515625' },
      { literal: '65504.0' },
      { literal: '-0.0' },
    ]);
  });

  it('T54 keeps __proto__ a key like any other', async () => {
    expect(nodeAt(await documentOf(cbor, hex('a1 69 5f5f70726f746f5f5f 01')), 0, '__proto__')).toMatchObject({
      literal: '1',
    });
  });

  it('tells two values apart exactly where the library writes them differently', async () => {
    const leaf = fc.oneof(fc.string(), fc.boolean(), fc.constant(null), fc.integer(), fc.bigInt());
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof({ depthSize: 'small' }, leaf, fc.array(tie('value')), fc.dictionary(fc.string(), tie('value'))),
    }));
    await fc.assert(
      fc.asyncProperty(value, value, async (left, right) => {
        const options = { cde: true } as const;
        const [one, other] = [encode(left, options), encode(right, options)];
        const same = Buffer.compare(one, other) === 0;
        expect((await contentOf(cbor, one)) === (await contentOf(cbor, other))).toBe(same);
      }),
      { numRuns: 100 },
    );
  });

  it('T71 ends on any bytes, as a result', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        expect(typeof (await read(cbor, bytes)).ok).toBe('boolean');
      }),
      { numRuns: 2_000 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodePath, encodePath } from '../../src/revisions/paths.js';

describe('T43 paths keep their bytes', () => {
  test.each([
    { why: 'plain ASCII', bytes: [0x66, 0x78], text: 'fx' },
    { why: 'a byte that UTF-8 never has', bytes: [0x61, 0xff], text: 'a\udcff' },
    { why: 'its neighbour stays another name', bytes: [0x61, 0xfe], text: 'a\udcfe' },
    { why: 'a surrogate in UTF-8 dress is no UTF-8', bytes: [0xed, 0xb3, 0xbf], text: '\udced\udcb3\udcbf' },
    { why: 'an overlong slash is not a slash', bytes: [0xc0, 0xaf], text: '\udcc0\udcaf' },
    { why: 'a byte-order mark is kept', bytes: [0xef, 0xbb, 0xbf, 0x61, 0xff], text: '\ufeffa\udcff' },
    { why: 'a character cut short', bytes: [0xf0, 0x9f, 0x98], text: '\udcf0\udc9f\udc98' },
    { why: 'an astral character beside a bad byte', bytes: [0xf0, 0x9f, 0x98, 0x80, 0x80], text: '😀\udc80' },
    { why: 'U+FFFD itself is a legal name', bytes: [0xef, 0xbf, 0xbd, 0xff], text: '\ufffd\udcff' },
  ])('$why', ({ bytes, text }) => {
    expect(decodePath(Uint8Array.from(bytes))).toBe(text);
    expect([...encodePath(text)]).toEqual(bytes);
  });

  test('any bytes survive the round trip', () => {
    const mixed = fc.array(
      fc.oneof(
        fc.uint8Array({ maxLength: 4 }),
        fc.string({ unit: 'binary' }).map((s) => Buffer.from(s)),
      ),
    );
    fc.assert(
      fc.property(mixed, (parts) => {
        const bytes = Buffer.concat(parts);
        expect(encodePath(decodePath(bytes)).equals(bytes)).toBe(true);
      }),
    );
  });
});

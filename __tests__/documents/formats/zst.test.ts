import { describe, expect, it } from 'vitest';
import { xxh64 } from '../../../src/documents/archives/xxh64.js';
import { bytes, u32 } from '../support/binary-files.js';
import { DRIFT, describeClasses, describeRefusals, REWRITE, SHAPE } from '../support/binary-pairs.js';
import { decoded, describeCompressed } from '../support/compressed-cases.js';
import { ZST, ZST_SIZED } from '../support/compressed-samples.js';

describeCompressed('zst', ZST);

const [one, two] = [decoded(ZST_SIZED), decoded(ZST.two)];
/** A frame that decoders pass over, as programs keep notes and indexes in. */
const note = (text: string): Buffer => bytes(u32(0x184d2a50), u32(text.length), text);
const changed = (file: Buffer, at: number, value: number): Buffer => {
  const copy = Buffer.from(file);
  copy[at] = value;
  return copy;
};

describeClasses('zst: frames that are passed over', 'fx/d.json.zst', [
  { why: 'content behind one still counts', base: bytes(note('a'), one), head: bytes(note('a'), two), class: REWRITE },
  { why: 'one more', base: one, head: bytes(one, note('hidden')), class: REWRITE },
  { why: 'another note', base: bytes(one, note('a')), head: bytes(one, note('b')), class: REWRITE },
  { why: 'content around one', base: bytes(note('a'), one), head: bytes(one, note('a')), class: DRIFT },
  { why: 'one that is cut off', base: one, head: bytes(one, note('abc').subarray(0, -1)), class: SHAPE },
]);

describeRefusals('zst: what is refused, soon and as data', 'fx/d.json.zst', [
  { why: 'a wrong checksum', make: () => changed(one, one.length - 1, one.at(-1)! ^ 1), reason: /checksum/ },
  {
    why: 'a size that is larger',
    make: () => changed(one, 5, 10),
    reason: /larger than its blocks|size is not|broken/,
  },
  { why: 'a size that is smaller', make: () => changed(one, 5, 8), reason: /size is not|broken/ },
  { why: 'a reserved kind of block', make: () => changed(one, 6, one[6]! | 6), reason: /no known kind/ },
  { why: 'a dictionary', make: () => changed(one, 4, one[4]! | 1), reason: /dictionary/, limit: true },
  {
    why: 'a window of terabytes',
    make: () => bytes(one.subarray(0, 4), [0, 0xf8], [1, 0, 0]),
    reason: /reaches back/,
    limit: true,
  },
  {
    why: 'a run of many blocks that says no size',
    make: () =>
      bytes(one.subarray(0, 4), [0, 0x50], ...Array.from({ length: 9_999 }, () => [2, 0, 16, 0]), [3, 0, 16, 0]),
    reason: /that are left/,
    limit: true,
  },
]);

describe('xxh64', () => {
  it.each([
    ['', 0xef46db3751d8e999n],
    ['a', 0xd24ec4f1a98c6e5bn],
    ['abc', 0x44bc2cf5ad770999n],
    ['0123456789abcdef0123456789abcdef0123456789', undefined],
  ])('of %j as its authors have it', (text, expected) => {
    if (expected !== undefined) expect(xxh64(Buffer.from(text))).toBe(expected);
    else expect(xxh64(Buffer.from(text))).not.toBe(xxh64(Buffer.from(`${text.slice(1)}0`)));
  });
});

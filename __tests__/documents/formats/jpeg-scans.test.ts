import { describe, expect, it } from 'vitest';
import { readOne } from '../../../src/documents/read.js';
import { bytes, u16be } from '../support/binary-files.js';
import { DRIFT, describeClasses, REWRITE, SHAPE } from '../support/binary-pairs.js';
import { ac, coded, dc, emptyBlocks, progressive, scan, segment } from '../support/jpeg-writer.js';
import { OPTIONS } from '../support.js';

/** Two blocks: the first with coefficients 0, 1 and 2, the second with nothing but what it has of the first. */
const CODES = [
  { from: 0, to: 0, high: 0, low: 1, codes: dc(3, '101') + dc(0) },
  { from: 1, to: 63, high: 0, low: 1, codes: ac(0x01, '1') + emptyBlocks(2) },
  { from: 0, to: 0, high: 1, low: 0, codes: '10' },
  // A sign, the bit of coefficient 1, then coefficient 2; the rest of the first block and all of the second are empty.
  { from: 1, to: 63, high: 1, low: 0, codes: `${ac(0x01, '1')}1${ac(0x10, '0')}` },
] as const;
const PADDED = 3;

interface Twist {
  readonly scan: number;
  readonly more?: string;
  readonly fill?: string;
  readonly before?: Buffer;
}

function image(twist?: Twist, width = 16): Buffer {
  const scans = CODES.map(({ codes, ...rest }, index) => {
    const own = twist?.scan === index ? twist : undefined;
    return scan({
      ...rest,
      data: bytes(coded(codes, own?.fill), own?.more ?? ''),
      ...(own?.before ? { before: own.before } : {}),
    });
  });
  return progressive(width, 8, scans);
}

/** So large that only its last scan was asked once: pixels in so many scans. */
function large(behindScan?: number): Buffer {
  const side = 1_600;
  const blocks = (side / 8) ** 2;
  const more = (index: number): string => (index === behindScan ? 'HIDDEN!!' : '');
  return progressive(side, side, [
    scan({ from: 0, to: 0, high: 0, low: 1, data: bytes(coded(dc(3, '101') + dc(0).repeat(blocks - 1)), more(0)) }),
    ...[1, 2, 3, 4].map((at) =>
      scan({ from: at, to: at, high: 0, low: 0, data: bytes(coded(emptyBlocks(blocks)), more(at)) }),
    ),
    scan({ from: 0, to: 0, high: 1, low: 0, data: bytes(coded('1'.repeat(blocks)), more(5)) }),
  ]);
}

describe('jpeg: a progressive image', () => {
  it('is walked to the end of each scan, and nothing is left', async () => {
    const { document, failure } = await readOne('a.jpg', image(), OPTIONS);
    expect(failure).toBeUndefined();
    expect(document.facts ?? {}).toEqual({});
  });
});

const BEHIND = { class: REWRITE, says: /bytes behind the last coded block/ } as const;

describeClasses('jpeg: bytes behind each scan', 'fx/a.jpg', [
  ...CODES.map(({ from, high }, index) => ({
    why: `behind scan ${index + 1} (coefficients from ${from}${high > 0 ? ', refined' : ''})`,
    base: image(),
    head: image({ scan: index, more: 'H' }),
    ...BEHIND,
  })),
  ...[0, 2, 5].map((index) => ({
    why: `behind scan ${index + 1} of a large image`,
    base: large(),
    head: large(index),
    ...BEHIND,
  })),
]);

const BASELINE_TABLES = (id: number): Buffer =>
  segment(0xc4, [16 + id], [0, 0, 0, 8, ...new Array(12).fill(0)], 'HIDDEN!!');

describeClasses('jpeg: what no decoder looks at', 'fx/a.jpg', [
  {
    why: 'bits that fill up the last byte',
    base: image(),
    head: image({ scan: PADDED, fill: '0' }),
    class: REWRITE,
    says: /bits that fill up bytes/,
  },
  {
    why: 'a Huffman table that no scan uses',
    base: image(),
    head: image({ scan: 1, before: BASELINE_TABLES(3) }),
    class: REWRITE,
    says: /tables that nothing uses/,
  },
  {
    why: 'a Huffman table that another one replaces before it is used',
    base: image({
      scan: 0,
      before: bytes(
        BASELINE_TABLES(0),
        segment(0xc4, [16], [0, 0, 0, 7, ...new Array(12).fill(0)], [0, 1, 16, 17, 32, 224, 240]),
      ),
    }),
    head: image(),
    class: REWRITE,
    says: /tables that nothing uses/,
  },
  {
    why: 'a quantization table that no component uses',
    base: image({ scan: 0, before: segment(0xdb, [2], new Array<number>(64).fill(72)) }),
    head: image({ scan: 0, before: segment(0xdb, [2], new Array<number>(64).fill(73)) }),
    class: REWRITE,
    says: /tables that nothing uses/,
  },
  {
    why: 'that there are no restart marks, said',
    base: image(),
    head: image({ scan: 1, before: segment(0xdd, [0, 0]) }),
    class: DRIFT,
  },
]);

/** Four blocks a unit of which one alone shows: 4:2:0 of 8 by 8 pixels. Symbols of `baseline` tables are those of `ac`. */
function baseline(outside: string): Buffer {
  const tables = [0, 16].map((kind) =>
    segment(0xc4, [kind], [0, 0, 0, 4, ...new Array(12).fill(0)], kind === 0 ? [0, 1, 2, 3] : [0, 1, 2, 3]),
  );
  const empty = '00000000';
  const codes = `0011101${'0000'}${outside}${empty.repeat(2)}${empty.repeat(2)}`;
  return bytes(
    [0xff, 0xd8],
    segment(0xdb, [0], new Array<number>(64).fill(8)),
    segment(0xc0, [8], u16be(8), u16be(8), [3, 1, 0x22, 0, 2, 0x11, 0, 3, 0x11, 0]),
    ...tables,
    segment(0xda, [3, 1, 0, 2, 0, 3, 0, 0, 63, 0]),
    coded(codes),
    [0xff, 0xd9],
  );
}

describeClasses('jpeg: blocks beyond the edges', 'fx/a.jpg', [
  {
    why: 'a block that nobody sees, with something in it',
    base: baseline('00000000'),
    head: baseline('000000011'.concat('0000')),
    class: REWRITE,
    says: /blocks beyond the edges/,
  },
  {
    why: 'another something',
    base: baseline('000000011'.concat('0000')),
    head: baseline('000000010'.concat('0000')),
    class: REWRITE,
    says: /blocks beyond the edges/,
  },
]);

/** A scan whose header says what no decoder asks in an image that is not progressive. */
const twisted = (band: readonly number[]): Buffer => {
  const file = baseline('00000000');
  const at = file.indexOf(bytes([3, 1, 0, 2, 0, 3, 0]));
  file.set(band, at + 7);
  return file;
};

describeClasses('jpeg: coded data that break the rules', 'fx/a.jpg', [
  {
    why: 'a table with a code for more bits than a difference has, which decoders refuse though no block has it',
    base: image(),
    head: image({ scan: 1, before: segment(0xc4, [3], [1, ...new Array(15).fill(0)], [16]) }),
    class: SHAPE,
  },
  {
    why: 'a band of coefficients in a baseline image',
    base: twisted([0, 63, 0]),
    head: twisted([1, 62, 7]),
    class: REWRITE,
    says: /coded data that break the rules/,
  },
]);

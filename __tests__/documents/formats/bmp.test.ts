import { describe, expect, it } from 'vitest';
import { readOne } from '../../../src/documents/read.js';
import { bmpFile, bytes, u16, u32 } from '../support/binary-files.js';
import { DRIFT, describeClasses, describeRefusals, REWRITE, SHAPE, survives } from '../support/binary-pairs.js';
import { OPTIONS } from '../support.js';

const PALETTE = [0, 0, 0, 0, 30, 20, 10, 0, 60, 50, 40, 0];
const rgb = (...pixel: number[]): Buffer => bmpFile({ width: 1, height: 1, bits: 24 }, bytes(pixel, 0));
const bgra = (...pixel: number[]): Buffer => bmpFile({ width: 1, height: 1, bits: 32 }, bytes(pixel));
const indexed = (bits: number, width: number, data: readonly number[], compression = 0): Buffer =>
  bmpFile({ width, height: 1, bits, compression }, bytes(data), {
    palette: bits === 1 ? PALETTE.slice(0, 8) : PALETTE,
  });

async function pixels(file: Uint8Array): Promise<readonly number[]> {
  const { document, failure } = await readOne('a.bmp', file, OPTIONS);
  const { content } = document.readings[0];
  if (content.kind !== 'image') throw new Error(failure?.reason);
  return [...content.frames[0]!];
}

const ONE = [10, 20, 30, 255];
const TWO = [40, 50, 60, 255];
const ZERO = [0, 0, 0, 255];

describe('bmp: pixels', () => {
  it.each([
    { why: 'one bit', file: indexed(1, 3, [0b01000000, 0, 0, 0]), made: [...ZERO, ...ONE, ...ZERO] },
    { why: 'four bits', file: indexed(4, 3, [0x12, 0x00, 0, 0]), made: [...ONE, ...TWO, ...ZERO] },
    { why: 'eight bits', file: indexed(8, 2, [2, 1, 0, 0]), made: [...TWO, ...ONE] },
    {
      why: 'sixteen bits',
      file: bmpFile({ width: 1, height: 1, bits: 16 }, bytes(u16(0x7c1f), [0, 0])),
      made: [255, 0, 255, 255],
    },
    { why: 'twenty-four bits', file: rgb(30, 20, 10), made: ONE },
    { why: 'thirty-two bits with alpha', file: bgra(30, 20, 10, 128), made: [10, 20, 30, 128] },
    { why: 'thirty-two bits whose last byte is unused', file: bgra(30, 20, 10, 0), made: ONE },
    {
      why: 'masks',
      file: bmpFile({ width: 1, height: 1, bits: 16, compression: 3 }, bytes(u16(0xf800), [0, 0]), {
        masks: bytes(u32(0xf800), u32(0x07e0), u32(0x001f)),
      }),
      made: [255, 0, 0, 255],
    },
    {
      why: 'run lengths of eight bits',
      file: indexed(8, 4, [2, 1, 0, 0, 0, 1], 1),
      made: [...ONE, ...ONE, 0, 0, 0, 0, 0, 0, 0, 0],
    },
    { why: 'literal runs, padded', file: indexed(8, 3, [0, 3, 1, 2, 1, 0, 0, 1], 1), made: [...ONE, ...TWO, ...ONE] },
    { why: 'run lengths of four bits', file: indexed(4, 3, [3, 0x12, 0, 1], 2), made: [...ONE, ...TWO, ...ONE] },
    {
      why: 'a step over pixels',
      file: indexed(8, 3, [0, 2, 2, 0, 1, 1, 0, 1], 1),
      made: [0, 0, 0, 0, 0, 0, 0, 0, ...ONE],
    },
  ])('$why', async ({ file, made }) => expect(await pixels(file)).toEqual(made));

  it('stand on their feet from the bottom up and from the top down', async () => {
    const rows = bytes([1, 0, 0, 0], [2, 0, 0, 0]);
    const up = bmpFile({ width: 1, height: 2, bits: 8 }, rows, { palette: PALETTE });
    const down = bmpFile({ width: 1, height: 0xfffffffe, bits: 8 }, rows, { palette: PALETTE });
    expect(await pixels(up)).toEqual([...TWO, ...ONE]);
    expect(await pixels(down)).toEqual([...ONE, ...TWO]);
  });
});

describeClasses('bmp: spelling is drift', 'fx/a.bmp', [
  {
    why: 'bits a pixel',
    base: rgb(30, 20, 10),
    head: bgra(30, 20, 10, 255),
    class: DRIFT,
    says: /bits a pixel 24 -> 32/,
  },
  {
    why: 'run lengths',
    base: indexed(8, 4, [1, 1, 1, 1]),
    head: indexed(8, 4, [4, 1, 0, 1], 1),
    class: DRIFT,
    says: /compression none -> RLE8/,
  },
]);

describeClasses('bmp: what no program reads counts', 'fx/i.bmp', [
  {
    why: 'the byte that pads a row',
    base: rgb(30, 20, 10),
    head: bmpFile({ width: 1, height: 1, bits: 24 }, bytes([30, 20, 10, 99])),
    class: REWRITE,
    says: /bytes between the pixels/,
  },
]);

/** Five bits a colour in words of two bytes, the last bit of each being nobody's. */
const wide = (bit: number): Buffer =>
  bmpFile({ width: 60_000, height: 1, bits: 16 }, Buffer.alloc(120_000, bytes(u16(0x1234 | bit))));

describeClasses('bmp: bits that no mask takes count, however long a row is', 'fx/i.bmp', [
  {
    why: 'a bit of each of sixty thousand pixels',
    base: wide(0),
    head: wide(0x8000),
    class: REWRITE,
    says: /bytes between the pixels/,
  },
]);

describeClasses('bmp: pairs that look alike and differ', 'fx/a.bmp', [
  { why: 'red and blue exchanged', base: rgb(30, 20, 10), head: rgb(10, 20, 30), class: REWRITE },
  { why: 'alpha', base: bgra(30, 20, 10, 255), head: bgra(30, 20, 10, 128), class: REWRITE },
  { why: 'alpha of next to nothing', base: bgra(30, 20, 10, 0), head: bgra(30, 20, 10, 1), class: REWRITE },
  {
    why: 'a colour of the palette',
    base: indexed(8, 1, [0, 0, 0, 0]),
    head: bmpFile({ width: 1, height: 1, bits: 8 }, bytes([0, 0, 0, 0]), {
      palette: [9, 0, 0, 0, ...PALETTE.slice(4)],
    }),
    class: REWRITE,
  },
  {
    why: 'skipped and painted black',
    base: indexed(8, 1, [0, 1], 1),
    head: indexed(8, 1, [1, 0, 0, 1], 1),
    class: REWRITE,
  },
  {
    why: 'upside down',
    base: bmpFile({ width: 1, height: 2, bits: 8 }, bytes([1, 0, 0, 0, 2, 0, 0, 0]), { palette: PALETTE }),
    head: bmpFile({ width: 1, height: 0xfffffffe, bits: 8 }, bytes([1, 0, 0, 0, 2, 0, 0, 0]), { palette: PALETTE }),
    class: REWRITE,
  },
  {
    why: 'the resolution',
    base: rgb(1, 2, 3),
    head: bmpFile({ width: 1, height: 1, bits: 24 }, bytes([1, 2, 3, 0]), { resolution: 2_835 }),
    class: REWRITE,
    says: /resolution/,
  },
  {
    why: 'width and height exchanged',
    base: bmpFile({ width: 2, height: 1, bits: 32 }, Buffer.alloc(8)),
    head: bmpFile({ width: 1, height: 2, bits: 32 }, Buffer.alloc(8)),
    class: SHAPE,
  },
  {
    why: 'the order of masks',
    base: bmpFile({ width: 1, height: 1, bits: 16, compression: 3 }, bytes(u16(0xf800), [0, 0]), {
      masks: bytes(u32(0xf800), u32(0x07e0), u32(0x001f)),
    }),
    head: bmpFile({ width: 1, height: 1, bits: 16, compression: 3 }, bytes(u16(0xf800), [0, 0]), {
      masks: bytes(u32(0x001f), u32(0x07e0), u32(0xf800)),
    }),
    class: REWRITE,
  },
  {
    why: 'something behind the pixels',
    base: rgb(1, 2, 3),
    head: bytes(rgb(1, 2, 3), 'hidden'),
    class: REWRITE,
    says: /after the pixels/,
  },
]);

describeRefusals('bmp: T71 what is refused, soon and as data', 'fx/a.bmp', [
  { why: 'nothing', make: () => bytes(), reason: /begin with BM/ },
  { why: 'cut off', make: () => rgb(1, 2, 3).subarray(0, -2), reason: /cut off/ },
  {
    why: 'one pixel wide and a billion high',
    make: () => bmpFile({ width: 1, height: 1_000_000_000, bits: 24 }, bytes([0, 0, 0, 0])),
    reason: /more than the 64000000/,
    limit: true,
  },
  {
    why: 'two billion by two billion',
    make: () => bmpFile({ width: 0x7fffffff, height: 0x7fffffff, bits: 4 }, bytes([0]), { palette: PALETTE }),
    reason: /more than the 64000000/,
    limit: true,
  },
  {
    why: 'eight thousand by eight thousand of nothing',
    make: () => bmpFile({ width: 8_000, height: 8_000, bits: 4 }, bytes([0]), { palette: PALETTE }),
    reason: /too little data/,
  },
  { why: 'runs that leave the image', make: () => indexed(8, 2, [255, 1, 0, 1], 1), reason: /leaves the image/ },
  { why: 'runs that never end', make: () => indexed(8, 2, [2, 1], 1), reason: /cut off/ },
  {
    why: 'a palette of four billion colours',
    make: () => {
      const file = indexed(8, 1, [0, 0, 0, 0]);
      file.writeUInt32LE(0xffffffff, 46);
      return file;
    },
    reason: /palette of 4294967295/,
  },
  {
    why: 'a JPEG inside',
    make: () => bmpFile({ width: 1, height: 1, bits: 24, compression: 4 }, bytes([0])),
    reason: /compression 4/,
    limit: true,
  },
  { why: 'a colour that is not in the palette', make: () => indexed(8, 1, [9, 0, 0, 0]), reason: /colour 9/ },
]);

describe('bmp: damage', () => {
  it('survives every cut and every changed byte', async () => {
    await survives('fx/a.bmp', indexed(8, 3, [0, 3, 1, 2, 1, 0, 0, 1], 1));
    await survives('fx/a.bmp', bgra(1, 2, 3, 4));
  }, 60_000);
});

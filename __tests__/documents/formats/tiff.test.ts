import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { unpackLzw } from '../../../src/documents/images/lzw.js';
import { readOne } from '../../../src/documents/read.js';
import { bytes, tiffFile, u16, u16be } from '../support/binary-files.js';
import { DRIFT, describeClasses, describeRefusals, REWRITE, SHAPE, survives } from '../support/binary-pairs.js';
import { OPTIONS } from '../support.js';

type Tags = Parameters<typeof tiffFile>[0];

interface Shape {
  readonly width?: number;
  readonly height?: number;
  readonly bits?: number;
  readonly samples?: number;
  readonly photometric?: number;
  readonly compression?: number;
  readonly extra?: Tags;
  readonly length?: number;
  readonly big?: boolean;
  readonly next?: number;
}

function tiff(data: Uint8Array, shape: Shape = {}): Buffer {
  const {
    width = 2,
    height = 1,
    bits = 8,
    samples = 1,
    photometric = 1,
    compression = 1,
    extra = [],
    big = false,
    next = 0,
  } = shape;
  const tags: Tags = [
    [256, 3, [width]],
    [257, 3, [height]],
    [258, 3, Array.from({ length: samples }, () => bits)],
    [259, 3, [compression]],
    [262, 3, [photometric]],
    [273, 4, [8]],
    [277, 3, [samples]],
    [278, 4, [height]],
    [279, 4, [shape.length ?? data.length]],
    ...extra,
  ];
  return tiffFile(tags, data, { big, next });
}

async function pixels(file: Uint8Array): Promise<readonly number[]> {
  const { document, failure } = await readOne('a.tiff', file, OPTIONS);
  const { content } = document.readings[0];
  if (content.kind !== 'image') throw new Error(failure?.reason);
  return [...content.frames[0]!];
}

const MADE = [1, 1, 1, 255, 2, 2, 2, 255];
const MAP = Array.from({ length: 768 }, (_, index) => (index % 256) * 257);

describe('tiff: pixels', () => {
  it.each([
    { why: 'grey', file: tiff(bytes(1, 2)), made: MADE },
    { why: 'grey, white first', file: tiff(bytes(254, 253), { photometric: 0 }), made: MADE },
    { why: 'RGB', file: tiff(bytes(1, 2, 3), { width: 1, samples: 3, photometric: 2 }), made: [1, 2, 3, 255] },
    {
      why: 'RGB with alpha',
      file: tiff(bytes(1, 2, 3, 4), { width: 1, samples: 4, photometric: 2, extra: [[338, 3, [2]]] }),
      made: [1, 2, 3, 4],
    },
    {
      why: 'sixteen bits, low byte first',
      file: tiff(bytes(u16(258), u16(3)), { bits: 16 }),
      made: [258, 258, 258, 65_535, 3, 3, 3, 65_535],
    },
    {
      why: 'sixteen bits, high byte first',
      file: tiff(bytes(u16be(258), u16be(3)), { bits: 16, big: true }),
      made: [258, 258, 258, 65_535, 3, 3, 3, 65_535],
    },
    { why: 'a palette', file: tiff(bytes(1, 2), { photometric: 3, extra: [[320, 3, MAP]] }), made: MADE },
    { why: 'PackBits', file: tiff(bytes(1, 1, 2), { compression: 32_773 }), made: MADE },
    { why: 'PackBits in runs', file: tiff(bytes(255, 7), { compression: 32_773 }), made: [7, 7, 7, 255, 7, 7, 7, 255] },
    { why: 'deflate', file: tiff(deflateSync(bytes(1, 2)), { compression: 8 }), made: MADE },
    { why: 'LZW', file: tiff(bytes([0x80, 0x00, 0x40, 0x50, 0x10]), { compression: 5 }), made: MADE },
    { why: 'differences to the left', file: tiff(bytes(1, 1), { extra: [[317, 3, [2]]] }), made: MADE },
  ])('$why', async ({ file, made }) => expect(await pixels(file)).toEqual(made));

  it('LZW grows its codes one early and ends where its output does', () => {
    const output = new Uint8Array(3);
    const codes = bytes([0x80, 0x00, 0x60, 0x50, 0x10]);
    expect(unpackLzw(codes, output, { order: 'high first', literalBits: 8, early: true })).toBeLessThanOrEqual(3);
  });
});

describeClasses('tiff: spelling is drift', 'fx/a.tiff', [
  {
    why: 'compression',
    base: tiff(bytes(1, 2)),
    head: tiff(deflateSync(bytes(1, 2)), { compression: 8 }),
    class: DRIFT,
    says: /compression none -> deflate/,
  },
  {
    why: 'byte order',
    base: tiff(bytes(1, 2)),
    head: tiff(bytes(1, 2), { big: true }),
    class: DRIFT,
    says: /byte order/,
  },
  {
    why: 'the name of the writer',
    base: tiff(bytes(1, 2), { extra: [[305, 2, 'a\0']] }),
    head: tiff(bytes(1, 2), { extra: [[305, 2, 'b\0']] }),
    class: DRIFT,
    says: /metadata/,
  },
  {
    why: 'which of the two is black',
    base: tiff(bytes(1, 2)),
    head: tiff(bytes(254, 253), { photometric: 0 }),
    class: DRIFT,
  },
  {
    why: 'grey as RGB',
    base: tiff(bytes(1, 2)),
    head: tiff(bytes(1, 1, 1, 2, 2, 2), { samples: 3, photometric: 2 }),
    class: DRIFT,
  },
  {
    why: 'upright, said and not said',
    base: tiff(bytes(1, 2)),
    head: tiff(bytes(1, 2), { extra: [[274, 3, [1]]] }),
    class: DRIFT,
  },
]);

describeClasses('tiff: pairs that look alike and differ', 'fx/a.tiff', [
  { why: 'a pixel', base: tiff(bytes(1, 2)), head: tiff(bytes(1, 9)), class: REWRITE },
  {
    why: 'black and white exchanged, the bytes left',
    base: tiff(bytes(1, 2)),
    head: tiff(bytes(1, 2), { photometric: 0 }),
    class: REWRITE,
  },
  {
    why: 'the predictor, the bytes left',
    base: tiff(bytes(5, 9)),
    head: tiff(bytes(5, 9), { extra: [[317, 3, [2]]] }),
    class: REWRITE,
  },
  {
    why: 'the orientation',
    base: tiff(bytes(1, 2)),
    head: tiff(bytes(1, 2), { extra: [[274, 3, [6]]] }),
    class: REWRITE,
    says: /orientation/,
  },
  {
    why: 'the resolution',
    base: tiff(bytes(1, 2), { extra: [[282, 5, [72, 1]]] }),
    head: tiff(bytes(1, 2), { extra: [[282, 5, [72, 2]]] }),
    class: REWRITE,
    says: /tag 282/,
  },
  {
    why: 'the place on the earth',
    base: tiff(bytes(1, 2), { extra: [[33550, 4, [1]]] }),
    head: tiff(bytes(1, 2), { extra: [[33550, 4, [2]]] }),
    class: REWRITE,
  },
  {
    why: 'straight and premultiplied alpha',
    base: tiff(bytes(1, 2, 3, 4), { width: 1, samples: 4, photometric: 2, extra: [[338, 3, [2]]] }),
    head: tiff(bytes(1, 2, 3, 4), { width: 1, samples: 4, photometric: 2, extra: [[338, 3, [1]]] }),
    class: REWRITE,
  },
  {
    why: 'a palette',
    base: tiff(bytes(1, 2), { photometric: 3, extra: [[320, 3, MAP]] }),
    head: tiff(bytes(1, 2), { photometric: 3, extra: [[320, 3, MAP.with(1, 9_000)]] }),
    class: REWRITE,
  },
  {
    why: 'width and height exchanged',
    base: tiff(bytes(1, 1)),
    head: tiff(bytes(1, 1), { width: 1, height: 2 }),
    class: SHAPE,
  },
  {
    why: 'eight bits and sixteen with two steps more',
    base: tiff(bytes(1, 2)),
    head: tiff(bytes(u16(257 * 3), u16(257 * 2)), { bits: 16 }),
    class: REWRITE,
  },
  {
    why: 'tiles, which are not read',
    base: tiff(bytes(1, 2), { extra: [[322, 3, [16]]] }),
    head: tiff(bytes(1, 2), { extra: [[322, 3, [32]]] }),
    class: REWRITE,
  },
]);

describeRefusals('tiff: T71 what is refused, soon and as data', 'fx/a.tiff', [
  { why: 'nothing', make: () => bytes(), reason: /cut off/ },
  { why: 'cut off', make: () => tiff(bytes(1, 2)).subarray(0, 60), reason: /cut off/ },
  { why: 'directories in a ring', make: () => tiff(bytes(1, 2), { next: 10 }), reason: /ring/ },
  {
    why: '65535 by 65535 pixels',
    make: () => tiff(bytes(1), { width: 65_535, height: 65_535 }),
    reason: /more than the 64000000/,
    limit: true,
  },
  {
    why: 'eight thousand by eight thousand of nothing',
    make: () => tiff(bytes(1), { width: 8_000, height: 8_000, compression: 8 }),
    reason: /too little data/,
  },
  {
    why: '200 MB in an image of two pixels',
    make: () => tiff(deflateSync(Buffer.alloc(200_000_000)), { compression: 8 }),
    reason: /unpacks to more/,
    limit: true,
  },
  { why: 'a strip that is too short', make: () => tiff(bytes(1)), reason: /a strip of 1 bytes, not 2/ },
  {
    why: 'runs beyond the strip',
    make: () => tiff(bytes(129, 7), { compression: 32_773 }),
    reason: /more pixels than it may/,
  },
  { why: 'a strip outside of the file', make: () => tiff(bytes(1, 2), { length: 999 }), reason: /cut off in a strip/ },
  {
    why: 'images within images',
    make: () => tiff(bytes(1, 2), { extra: [[330, 4, [8]]] }),
    reason: /images within images/,
    limit: true,
  },
  { why: 'BigTIFF', make: () => bytes('II+\0', [8, 0, 0, 0, 0, 0, 0, 0]), reason: /BigTIFF/, limit: true },
  {
    why: 'a compression that is not read',
    make: () => tiff(bytes(1, 2), { compression: 7 }),
    reason: /not read here/,
    limit: true,
  },
  { why: 'floats', make: () => tiff(bytes(1, 2), { extra: [[339, 3, [3]]] }), reason: /not read here/, limit: true },
]);

describe('tiff: damage', () => {
  it('survives every cut and every changed byte', async () => {
    await survives('fx/a.tiff', tiff(bytes(1, 2)));
    await survives('fx/a.tiff', tiff(bytes([0x80, 0x00, 0x40, 0x50, 0x10]), { compression: 5 }), 3);
  }, 60_000);
});

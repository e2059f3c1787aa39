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

/** Only LZW and deflate know predictors. */
const predicted = (data: Uint8Array, shape: Shape & { readonly extra: Tags }): Buffer =>
  tiff(deflateSync(data), { ...shape, compression: 8 });

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
    { why: 'differences to the left', file: predicted(bytes(1, 1), { extra: [[317, 3, [2]]] }), made: MADE },
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
    says: /^how it is stored only$/,
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
  {
    why: 'planes arranged in a way that is none',
    base: tiff(bytes(1, 2), { extra: [[284, 3, [1]]] }),
    head: tiff(bytes(1, 2), { extra: [[284, 3, [0]]] }),
    class: SHAPE,
  },
  {
    why: 'two values in a tag that has one',
    base: tiff(bytes(1, 2), { extra: [[284, 3, [1]]] }),
    head: tiff(bytes(1, 2), { extra: [[284, 3, [1, 1]]] }),
    class: SHAPE,
  },
  { why: 'a pixel', base: tiff(bytes(1, 2)), head: tiff(bytes(1, 9)), class: REWRITE },
  {
    why: 'black and white exchanged, the bytes left',
    base: tiff(bytes(1, 2)),
    head: tiff(bytes(1, 2), { photometric: 0 }),
    class: REWRITE,
  },
  {
    why: 'the predictor, the bytes left',
    base: tiff(deflateSync(bytes(5, 9)), { compression: 8 }),
    head: predicted(bytes(5, 9), { extra: [[317, 3, [2]]] }),
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
]);

/** Rows of a raster with so many bytes a pixel, cut into tiles that are filled up with `fill`. */
function tilesOf(rows: readonly Buffer[], pixel: number, width: number, height: number, fill = 0): readonly Buffer[] {
  const columns = rows[0]!.length / pixel;
  const tiles: Buffer[] = [];
  for (let top = 0; top < rows.length; top += height) {
    for (let left = 0; left < columns; left += width) {
      const tile = Buffer.alloc(width * height * pixel, fill);
      for (let row = 0; row < height && top + row < rows.length; row += 1)
        rows[top + row]!.subarray(left * pixel, (left + width) * pixel).copy(tile, row * width * pixel);
      tiles.push(tile);
    }
  }
  return tiles;
}

interface Blocks extends Shape {
  readonly tile?: readonly [number, number];
  readonly rowsPerStrip?: number;
  readonly planar?: boolean;
}

/** A file of several tiles or strips, whose places are known before they are written. */
function blocked(blocks: readonly Buffer[], shape: Blocks): Buffer {
  const {
    width = 2,
    height = 1,
    bits = 8,
    samples = 1,
    photometric = 1,
    compression = 1,
    extra = [],
    big = false,
  } = shape;
  const [tile, packed] = [shape.tile, blocks.map((one) => (compression === 8 ? deflateSync(one) : one))];
  let at = 8;
  const offsets = packed.map(({ length }) => {
    const start = at;
    at += length;
    return start;
  });
  const counts = packed.map(({ length }) => length);
  const tags: Tags = [
    [256, 3, [width]],
    [257, 3, [height]],
    [258, 3, Array.from({ length: samples }, () => bits)],
    [259, 3, [compression]],
    [262, 3, [photometric]],
    ...(tile === undefined ? ([[273, 4, offsets]] as Tags) : []),
    [277, 3, [samples]],
    ...(tile === undefined
      ? ([
          [278, 4, [shape.rowsPerStrip ?? height]],
          [279, 4, counts],
        ] as Tags)
      : []),
    ...(shape.planar === true ? ([[284, 3, [2]]] as Tags) : []),
    ...extra.filter(([id]) => id < 322),
    ...(tile === undefined
      ? []
      : ([
          [322, 3, [tile[0]]],
          [323, 3, [tile[1]]],
          [324, 4, offsets],
          [325, 4, counts],
        ] as Tags)),
    ...extra.filter(([id]) => id >= 322),
  ];
  return tiffFile(tags, bytes(...packed), { big });
}

/** 5 by 3 shades, as rows. */
const SHADES = [0, 1, 2].map((row) => bytes([0, 1, 2, 3, 4].map((column) => row * 10 + column)));
const SHADED = { width: 5, height: 3 };
const TILED = { ...SHADED, tile: [16, 16] } as const;
const changed = (rows: readonly Buffer[], row: number, column: number): readonly Buffer[] =>
  rows.map((one, index) => (index === row ? bytes(one.subarray(0, column), 99, one.subarray(column + 1)) : one));

const floats = (values: readonly number[], big = false): Buffer => {
  const data = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries())
    big ? data.writeFloatBE(value, index * 4) : data.writeFloatLE(value, index * 4);
  return data;
};
/** Predictor 3 for one row of floats of one sample, as Adobe's note has it. */
const floatRow = (values: readonly number[]): Buffer => {
  const big = floats(values, true);
  const planes = Buffer.alloc(big.length);
  for (let index = 0; index < values.length; index += 1)
    for (let byte = 0; byte < 4; byte += 1) planes[byte * values.length + index] = big[index * 4 + byte]!;
  return Buffer.from(planes.map((one, index) => one - (index === 0 ? 0 : planes[index - 1]!)));
};
const FLOAT = { bits: 32, extra: [[339, 3, [3]]] as Tags };
const MEASURED = [1.5, -2.25];

async function numbers(file: Uint8Array): Promise<unknown> {
  const { document, failure } = await readOne('a.tiff', file, OPTIONS);
  const { content } = document.readings[0];
  if (content.kind !== 'tensor') throw new Error(failure?.reason);
  return { dtype: content.dtype, dimensions: content.dimensions, values: [...content.values].map(Number) };
}

describe('tiff: arrays of numbers', () => {
  const made = { dtype: 'float32', dimensions: [1, 2], values: MEASURED };
  it.each([
    { why: 'floats', file: tiff(floats(MEASURED), FLOAT), made },
    { why: 'floats, high byte first', file: tiff(floats(MEASURED, true), { ...FLOAT, big: true }), made },
    {
      why: 'floats with predictor 3',
      file: predicted(floatRow(MEASURED), { ...FLOAT, extra: [[317, 3, [3]], ...FLOAT.extra] }),
      made,
    },
    {
      why: 'floats with predictor 3, high byte first',
      file: predicted(floatRow(MEASURED), { ...FLOAT, big: true, extra: [[317, 3, [3]], ...FLOAT.extra] }),
      made,
    },
    {
      why: 'doubles',
      file: tiff(Buffer.from(Float64Array.of(0.1, -0.2).buffer), { bits: 64, extra: [[339, 3, [3]]] }),
      made: { dtype: 'float64', dimensions: [1, 2], values: [0.1, -0.2] },
    },
    {
      why: 'signed numbers',
      file: tiff(bytes(255, 1), { extra: [[339, 3, [2]]] }),
      made: { dtype: 'int8', dimensions: [1, 2], values: [-1, 1] },
    },
    {
      why: '32 bits with predictor 2',
      file: predicted(bytes([255, 255, 0, 0], [1, 0, 0, 0]), { bits: 32, extra: [[317, 3, [2]]] }),
      made: { dtype: 'uint32', dimensions: [1, 2], values: [65_535, 65_536] },
    },
    {
      why: 'six channels',
      file: tiff(bytes(1, 2, 3, 4, 5, 6), { width: 1, samples: 6, extra: [[338, 3, [0, 0, 0, 0, 0]]] }),
      made: { dtype: 'uint8', dimensions: [1, 1, 6], values: [1, 2, 3, 4, 5, 6] },
    },
    {
      why: 'ink colours',
      file: tiff(bytes(1, 2, 3, 4), { width: 1, samples: 4, photometric: 5 }),
      made: { dtype: 'uint8', dimensions: [1, 1, 4], values: [1, 2, 3, 4] },
    },
  ])('$why', async ({ file, made: expected }) => expect(await numbers(file)).toEqual(expected));
});

describe('tiff: tiles, planes and bits', () => {
  const grey = (values: readonly number[]): number[] => values.flatMap((value) => [value, value, value, 255]);
  it.each([
    { why: 'tiles', file: blocked(tilesOf(SHADES, 1, 16, 16), TILED), made: grey(SHADES.flatMap((row) => [...row])) },
    {
      why: 'several tiles',
      file: blocked(tilesOf(SHADES, 1, 2, 2), { ...SHADED, tile: [2, 2], compression: 8 }),
      made: grey(SHADES.flatMap((row) => [...row])),
    },
    {
      why: 'several strips',
      file: blocked(SHADES, { ...SHADED, rowsPerStrip: 1 }),
      made: grey(SHADES.flatMap((row) => [...row])),
    },
    {
      why: 'planes',
      file: blocked([bytes(1, 2), bytes(3, 4), bytes(5, 6)], { samples: 3, photometric: 2, planar: true }),
      made: [1, 3, 5, 255, 2, 4, 6, 255],
    },
    {
      why: 'planes of sixteen bits in tiles',
      file: blocked(
        [u16(1), u16(258), u16(3)].map((one) => bytes(one, Buffer.alloc(6))),
        { width: 1, bits: 16, samples: 3, photometric: 2, planar: true, tile: [2, 2] },
      ),
      made: [1, 258, 3, 65_535],
    },
    {
      why: 'differences in sixteen bits, sample by sample',
      file: predicted(bytes(u16(1), u16(2), u16(3), u16(65_535), u16(1), u16(1)), {
        bits: 16,
        samples: 3,
        photometric: 2,
        extra: [[317, 3, [2]]],
      }),
      made: [1, 2, 3, 65_535, 0, 3, 4, 65_535],
    },
    { why: 'one bit', file: tiff(bytes(0b1010_0000), { width: 3, bits: 1 }), made: grey([255, 0, 255]) },
    {
      why: 'one bit, white first',
      file: tiff(bytes(0b1010_0000), { width: 3, bits: 1, photometric: 0 }),
      made: grey([0, 255, 0]),
    },
    { why: 'four bits', file: tiff(bytes(0x3f), { bits: 4 }), made: grey([51, 255]) },
    {
      why: 'a palette of four bits',
      file: tiff(bytes(0x01), {
        bits: 4,
        photometric: 3,
        extra: [[320, 3, Array.from({ length: 48 }, (_, index) => (index % 16) * 256)]],
      }),
      made: grey([0, 1]),
    },
  ])('$why', async ({ file, made }) => expect(await pixels(file)).toEqual(made));
});

describeClasses('tiff: storage is drift, what is stored is not', 'fx/a.tiff', [
  {
    why: 'tiles for strips',
    base: tiff(bytes(...SHADES), SHADED),
    head: blocked(tilesOf(SHADES, 1, 16, 16), TILED),
    class: DRIFT,
  },
  {
    why: 'what fills up the tiles',
    base: blocked(tilesOf(SHADES, 1, 16, 16), TILED),
    head: blocked(tilesOf(SHADES, 1, 16, 16, 255), TILED),
    class: DRIFT,
  },
  {
    why: 'planes for pixels',
    base: tiff(bytes(1, 3, 5, 2, 4, 6), { samples: 3, photometric: 2 }),
    head: blocked([bytes(1, 2), bytes(3, 4), bytes(5, 6)], { samples: 3, photometric: 2, planar: true }),
    class: DRIFT,
  },
  {
    why: 'floats in another byte order',
    base: tiff(floats(MEASURED), FLOAT),
    head: tiff(floats(MEASURED, true), { ...FLOAT, big: true }),
    class: DRIFT,
  },
  {
    why: 'floats with a predictor',
    base: tiff(floats(MEASURED), FLOAT),
    head: predicted(floatRow(MEASURED), { ...FLOAT, extra: [[317, 3, [3]], ...FLOAT.extra] }),
    class: DRIFT,
  },
  {
    why: 'a float one step on',
    base: tiff(floats([1, 2]), FLOAT),
    head: tiff(floats([1, 2 + 2 ** -22]), FLOAT),
    class: DRIFT,
  },
  { why: 'a float', base: tiff(floats([1, 2]), FLOAT), head: tiff(floats([1, 2.01]), FLOAT), class: REWRITE },
  {
    why: 'a float that is none',
    base: tiff(floats([1, 2]), FLOAT),
    head: tiff(floats([1, Number.NaN]), FLOAT),
    class: REWRITE,
  },
  {
    why: 'the bits of floats as whole numbers',
    base: tiff(floats(MEASURED), FLOAT),
    head: tiff(floats(MEASURED), { bits: 32 }),
    class: SHAPE,
  },
  { why: 'a sign', base: tiff(bytes(255, 1)), head: tiff(bytes(255, 1), { extra: [[339, 3, [2]]] }), class: SHAPE },
  {
    why: 'the last pixel of the last tile',
    base: blocked(tilesOf(SHADES, 1, 2, 2), { ...SHADED, tile: [2, 2] }),
    head: blocked(tilesOf(changed(SHADES, 2, 4), 1, 2, 2), { ...SHADED, tile: [2, 2] }),
    class: REWRITE,
  },
  {
    why: 'two tiles exchanged',
    base: blocked(tilesOf(SHADES, 1, 2, 2), { ...SHADED, tile: [2, 2] }),
    head: blocked(tilesOf(SHADES, 1, 2, 2).toReversed(), { ...SHADED, tile: [2, 2] }),
    class: REWRITE,
  },
  {
    why: 'tiles of another size, the bytes left',
    base: blocked(tilesOf(SHADES, 1, 2, 4), { ...SHADED, tile: [2, 4] }),
    head: blocked(tilesOf(SHADES, 1, 2, 4), { ...SHADED, tile: [4, 2] }),
    class: SHAPE,
  },
  {
    why: 'two planes exchanged',
    base: blocked([bytes(1, 2), bytes(3, 4), bytes(5, 6)], { samples: 3, photometric: 2, planar: true }),
    head: blocked([bytes(1, 2), bytes(5, 6), bytes(3, 4)], { samples: 3, photometric: 2, planar: true }),
    class: REWRITE,
  },
  {
    why: 'the meaning of four channels',
    base: tiff(bytes(1, 2, 3, 4), { width: 1, samples: 4, photometric: 5 }),
    head: tiff(bytes(1, 2, 3, 4), { width: 1, samples: 4, photometric: 8 }),
    class: REWRITE,
    says: /colour model/,
  },
  {
    why: 'one bit',
    base: tiff(bytes(0b1010_0000), { width: 3, bits: 1 }),
    head: tiff(bytes(0b1110_0000), { width: 3, bits: 1 }),
    class: REWRITE,
  },
  {
    why: 'bits behind the end of a row',
    base: tiff(bytes(0b1010_0000), { width: 3, bits: 1 }),
    head: tiff(bytes(0b1010_0001), { width: 3, bits: 1 }),
    class: DRIFT,
  },
  {
    why: 'an image that became a preview',
    base: tiff(bytes(1, 2)),
    head: tiffFile(
      [
        [254, 4, [1]],
        [256, 3, [2]],
        [257, 3, [1]],
        [258, 3, [8]],
        [259, 3, [1]],
        [262, 3, [1]],
        [273, 4, [8]],
        [277, 3, [1]],
        [278, 4, [1]],
        [279, 4, [2]],
      ],
      bytes(1, 2),
    ),
    class: REWRITE,
    says: /kind of image/,
  },
]);

/** Two images in one file, the second one's directory put behind the first one's file. */
function pages(first: Buffer, second: Buffer): Buffer {
  const copy = Buffer.from(second);
  const shift = first.length - 8;
  const start = copy.readUInt32LE(4);
  const count = copy.readUInt16LE(start);
  for (let entry = start + 2; entry < start + 2 + count * 12; entry += 12) {
    const size = copy.readUInt32LE(entry + 4) * (copy.readUInt16LE(entry + 2) === 3 ? 2 : 4);
    const id = copy.readUInt16LE(entry);
    if (size > 4 || id === 273) copy.writeUInt32LE(copy.readUInt32LE(entry + 8) + shift, entry + 8);
  }
  const file = Buffer.concat([first, copy.subarray(8)]);
  const end = first.readUInt32LE(4) + 2 + first.readUInt16LE(first.readUInt32LE(4)) * 12;
  file.writeUInt32LE(start + shift, end);
  return file;
}

describeClasses('tiff: several images', 'fx/a.tiff', [
  {
    why: 'the second image',
    base: pages(tiff(bytes(1, 2)), tiff(bytes(3, 4))),
    head: pages(tiff(bytes(1, 2)), tiff(bytes(3, 9))),
    class: REWRITE,
  },
  { why: 'one image more', base: tiff(bytes(1, 2)), head: pages(tiff(bytes(1, 2)), tiff(bytes(3, 4))), class: SHAPE },
  {
    why: 'an image of another size in the file',
    base: pages(tiff(bytes(1, 2)), tiff(bytes(3), { width: 1 })),
    head: pages(tiff(bytes(1, 2)), tiff(bytes(9), { width: 1 })),
    class: REWRITE,
  },
  {
    why: 'compression of an image of another size',
    base: pages(tiff(bytes(1, 2)), tiff(bytes(3), { width: 1 })),
    head: pages(tiff(bytes(1, 2)), tiff(deflateSync(bytes(3)), { width: 1, compression: 8 })),
    class: DRIFT,
  },
  {
    why: 'images of different sizes exchanged',
    base: pages(tiff(bytes(1, 2)), tiff(bytes(3), { width: 1 })),
    head: pages(tiff(bytes(3), { width: 1 }), tiff(bytes(1, 2))),
    class: SHAPE,
  },
  {
    why: 'a float in the second array',
    base: pages(tiff(floats([1, 2]), FLOAT), tiff(floats([3, 4]), FLOAT)),
    head: pages(tiff(floats([1, 2]), FLOAT), tiff(floats([3, 5]), FLOAT)),
    class: REWRITE,
  },
]);

/** The strip of `file` is said to be so much longer than its data. */
const swollen = (file: Buffer, from: number, tail: string): Buffer =>
  pages(tiff(bytes(file, tail), { compression: from, length: file.length + tail.length }), tiff(bytes(1, 2)));
const LZW_DATA = bytes([0x80, 0x00, 0x40, 0x50, 0x10]);
const PLAIN = tiff(bytes(1, 2));
/** The directory behind bytes that nothing refers to. */
const shifted = (gap: Buffer): Buffer => {
  const file = bytes(PLAIN.subarray(0, 10), gap, PLAIN.subarray(10));
  file.writeUInt32LE(10 + gap.length, 4);
  return file;
};

describeClasses('tiff: bytes that nothing refers to count', 'fx/a.tiff', [
  {
    why: 'something behind the file',
    base: PLAIN,
    head: bytes(PLAIN, 'x'),
    class: REWRITE,
    says: /bytes that nothing refers to/,
  },
  { why: 'something else behind the file', base: bytes(PLAIN, 'junk1'), head: bytes(PLAIN, 'junk2'), class: REWRITE },
  { why: 'something between pixels and directory', base: PLAIN, head: shifted(bytes('x')), class: REWRITE },
  { why: 'the same elsewhere', base: shifted(bytes('xy')), head: bytes(PLAIN, 'xy'), class: DRIFT },
  { why: 'fifteen zeros between pixels and directory', base: PLAIN, head: shifted(Buffer.alloc(15)), class: DRIFT },
  { why: 'sixteen zeros', base: PLAIN, head: shifted(Buffer.alloc(16)), class: REWRITE },
  {
    why: 'the free half of a short value in its entry',
    base: PLAIN,
    head: bytes(PLAIN.subarray(0, 22), 'xy', PLAIN.subarray(24)),
    class: REWRITE,
    says: /bytes that nothing refers to/,
  },
  {
    why: 'something behind images of different kinds',
    base: pages(PLAIN, tiff(bytes(3), { width: 1 })),
    head: bytes(pages(PLAIN, tiff(bytes(3), { width: 1 })), 'x'),
    class: REWRITE,
    says: /bytes that nothing refers to/,
  },
  {
    why: 'something behind the end of deflated pixels',
    base: swollen(deflateSync(bytes(1, 2)), 8, 'x'),
    head: swollen(deflateSync(bytes(1, 2)), 8, 'y'),
    class: REWRITE,
  },
  {
    why: 'something behind the end of LZW',
    base: swollen(LZW_DATA, 5, 'x'),
    head: swollen(LZW_DATA, 5, 'y'),
    class: REWRITE,
  },
  {
    why: 'something behind the end of PackBits',
    base: swollen(bytes(1, 1, 2), 32_773, 'x'),
    head: swollen(bytes(1, 1, 2), 32_773, 'y'),
    class: REWRITE,
  },
  {
    why: 'PackBits for LZW',
    base: tiff(LZW_DATA, { compression: 5 }),
    head: tiff(bytes(1, 1, 2, 128), { compression: 32_773 }),
    class: DRIFT,
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
  {
    why: 'a compression that is not read',
    make: () => tiff(bytes(1, 2), { compression: 50_000 }),
    reason: /Zstandard \(compression 50000\) is not read/,
    limit: true,
  },
  {
    why: 'a compression that nobody knows',
    make: () => tiff(bytes(1, 2), { compression: 65_000 }),
    reason: /compression 65000 is not read/,
    limit: true,
  },
  {
    why: 'JPEG of the old style, of which there are as many readings as readers',
    make: () => tiff(bytes(1, 2), { compression: 6 }),
    reason: /JPEG of the old style \(compression 6\) is not read/,
    limit: true,
  },
  {
    why: 'floats of eight bits',
    make: () => tiff(bytes(1, 2), { extra: [[339, 3, [3]]] }),
    reason: /samples of 8 bits in formats 3 are not read/,
    limit: true,
  },
  {
    why: 'a predictor beside no compression, which some readers apply and some do not',
    make: () => tiff(bytes(5, 4), { extra: [[317, 3, [2]]] }),
    reason: /a predictor beside compression none/,
    limit: true,
  },
  {
    why: 'colours at half resolution',
    make: () => tiff(bytes(1, 2, 3, 4, 5, 6), { samples: 3, photometric: 6 }),
    reason: /YCbCr that is no JPEG is not read/,
    limit: true,
  },
  {
    why: 'sixty thousand samples a pixel',
    make: () => tiff(bytes(1, 2), { samples: 60_000 }),
    reason: /60000 samples/,
    limit: true,
  },
  {
    why: 'a tile of 4 GB around one pixel',
    make: () => blocked([bytes(1)], { width: 1, tile: [65_535, 65_535] }),
    reason: /bytes of pixels/,
    limit: true,
  },
  {
    why: 'a tile without a size',
    make: () => blocked([bytes(1)], { width: 1, tile: [0, 16] }),
    reason: /tiles of 0x16/,
  },
  {
    why: 'a tile that is cut off',
    make: () => blocked([bytes(1, 2, 3)], { width: 2, tile: [2, 2] }),
    reason: /of 3 bytes, not 4/,
  },
  {
    why: 'fewer tiles than there must be',
    make: () => blocked(tilesOf(SHADES, 1, 2, 2).slice(1), { ...SHADED, tile: [2, 2] }),
    reason: /5 tiles where there must be 6/,
  },
  {
    why: 'predictor 3 for whole numbers',
    make: () => predicted(bytes(1, 2), { extra: [[317, 3, [3]]] }),
    reason: /predictor 3/,
    limit: true,
  },
]);

describe('tiff: damage', () => {
  it('survives every cut and every changed byte', async () => {
    await survives('fx/a.tiff', tiff(bytes(1, 2)));
    await survives('fx/a.tiff', blocked(tilesOf(SHADES, 1, 2, 2), { ...SHADED, tile: [2, 2], compression: 8 }), 3);
    await survives('fx/a.tiff', predicted(floatRow(MEASURED), { ...FLOAT, extra: [[317, 3, [3]], ...FLOAT.extra] }), 3);
    await survives('fx/a.tiff', tiff(bytes([0x80, 0x00, 0x40, 0x50, 0x10]), { compression: 5 }), 3);
  }, 60_000);
});

import jpegJs from 'jpeg-js';
import { describe, expect, it } from 'vitest';
import { readOne } from '../../../src/documents/read.js';
import { bigTiffFile, bytes, tiffFile, u16be } from '../support/binary-files.js';
import { DRIFT, describeClasses, describeRefusals, REWRITE, SHAPE, survives } from '../support/binary-pairs.js';
import { OPTIONS } from '../support.js';

/** BigTIFF, and TIFF whose strips and tiles are JPEGs. */
type Tags = Parameters<typeof tiffFile>[0];

async function read(file: Uint8Array) {
  const { document, failure } = await readOne('a.tiff', file, OPTIONS);
  const { content } = document.readings[0];
  if (content.kind !== 'image') throw new Error(failure?.reason);
  return { pixels: [...content.frames[0]!], facts: document.facts ?? {}, layout: document.layout };
}

const grey = (start: number, extra: Tags = [], count = 2): Tags => [
  [256, 3, [2]],
  [257, 3, [1]],
  [258, 3, [8]],
  [259, 3, [1]],
  [262, 3, [1]],
  [273, 4, [start]],
  [277, 3, [1]],
  [279, 4, [count]],
  ...extra,
];
const classic = (data: Uint8Array, extra: Tags = []): Buffer => tiffFile(grey(8, extra), data);
const big = (data: Uint8Array, extra: Tags = [], options = {}): Buffer => bigTiffFile(grey(16, extra), data, options);
const wide = (data: Uint8Array): Buffer =>
  bigTiffFile(
    grey(16).map(([id, type, values]) => [id, id === 273 || id === 279 ? 16 : type, values] as const),
    data,
  );

describe('tiff: BigTIFF', () => {
  it.each([
    { why: 'low byte first', file: big(bytes(1, 2)) },
    { why: 'high byte first', file: big(bytes(1, 2), [], { big: true }) },
    { why: 'places and counts of eight bytes', file: wide(bytes(1, 2)) },
  ])('pixels: $why', async ({ file }) => {
    const { pixels, facts, layout } = await read(file);
    expect(pixels).toEqual([1, 1, 1, 255, 2, 2, 2, 255]);
    expect(facts).toEqual({});
    expect(layout).toMatchObject({ offsets: expect.stringContaining('BigTIFF') });
  });

  it('reads what Exif directories say', async () => {
    const directory = bytes(
      [1, 0, 0, 0, 0, 0, 0, 0],
      [0x1a, 1, 3, 0],
      [1, 0, 0, 0, 0, 0, 0, 0],
      [7, 0, 0, 0, 0, 0, 0, 0],
      Buffer.alloc(8),
    );
    const file = bigTiffFile(grey(16, [[34_665, 16, [18]]]), bytes(1, 2, directory));
    expect((await read(file)).facts).toEqual({ 'Exif tag 282 (Exif) of image 1': 'type 3, 0x0007' });
  });
});

const EXTENDED = bytes(u16be(8), u16be(0));

describeClasses('tiff: BigTIFF is how it is stored', 'fx/a.tiff', [
  {
    why: 'the same pixels as classic TIFF and as BigTIFF',
    base: classic(bytes(1, 2)),
    head: big(bytes(1, 2)),
    class: DRIFT,
    says: /offsets added only/,
  },
  { why: 'a sample', base: big(bytes(1, 20)), head: big(bytes(1, 23)), class: REWRITE },
  {
    why: 'a sample of another form',
    base: classic(bytes(1, 20)),
    head: big(bytes(1, 23)),
    class: REWRITE,
  },
  {
    why: 'a description of eight letters, which an entry holds',
    base: big(bytes(1, 2), [[270, 2, 'unit=um\0']]),
    head: big(bytes(1, 2), [[270, 2, 'unit=nm\0']]),
    class: REWRITE,
  },
  {
    why: 'a longer description',
    base: big(bytes(1, 2), [[270, 2, 'the unit is um\0']]),
    head: big(bytes(1, 2), [[270, 2, 'the unit is nm\0']]),
    class: REWRITE,
  },
  {
    why: 'bytes that nothing refers to',
    base: big(bytes(1, 2)),
    head: bytes(big(bytes(1, 2)), 'HIDDEN'),
    class: REWRITE,
    says: /bytes that nothing refers to/,
  },
  {
    why: 'the free bytes of an entry',
    base: big(bytes(1, 2)),
    head: ((file) => {
      file[file.length - 9] = 7;
      return file;
    })(big(bytes(1, 2))),
    class: REWRITE,
    says: /bytes that nothing refers to/,
  },
]);

describeRefusals('tiff: T71 BigTIFF that is broken', 'fx/a.tiff', [
  { why: 'a header that is cut off', make: () => bytes('II+\0', [8, 0, 0, 0]), reason: /cut off in its header/ },
  { why: 'offsets of four bytes', make: () => bytes('MM\0+', u16be(4), Buffer.alloc(10)), reason: /eight bytes long/ },
  {
    why: 'offsets of a length, and more',
    make: () => bytes('MM\0+', u16be(8), u16be(1), Buffer.alloc(8)),
    reason: /eight bytes long/,
  },
  { why: 'no image', make: () => bytes('MM\0+', EXTENDED, Buffer.alloc(8)), reason: /no image/ },
  {
    why: 'a directory far outside',
    make: () => bytes('MM\0+', EXTENDED, Buffer.alloc(8, 255)),
    reason: /cut off in a directory/,
  },
  {
    why: 'more entries than any file has',
    make: () => bytes('MM\0+', EXTENDED, [0, 0, 0, 0, 0, 0, 0, 16], Buffer.alloc(8, 255), Buffer.alloc(100)),
    reason: /cut off in a directory/,
  },
  {
    why: 'a tag of more values than any file has',
    make: () => {
      const file = big(bytes(1, 2));
      file.fill(255, 18 + 8 + 4, 18 + 8 + 12);
      return file;
    },
    reason: /cut off in tag 256/,
  },
  { why: 'directories in a ring', make: () => big(bytes(1, 2), [], { next: 18 }), reason: /ring/ },
]);

it('T71 survives any byte of a BigTIFF being another', () =>
  survives('fx/a.tiff', big(bytes(1, 2), [[270, 2, 'the unit is um\0']]), 5));

/** A JPEG as strips hold it: with its own tables, or without those that all of them share. */
interface Coded {
  readonly whole: Buffer;
  readonly bare: Buffer;
  readonly tables: Buffer;
}

function coded(shade: (x: number, y: number) => readonly [number, number, number], width = 16, height = 8): Coded {
  const data = Buffer.alloc(width * height * 4, 255);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) data.set(shade(x, y), (y * width + x) * 4);
  const file = Buffer.from(jpegJs.encode({ data, width, height }, 95).data);
  const [shared, own]: [Buffer[], Buffer[]] = [[], []];
  let at = 2;
  while (file[at + 1] !== 0xda) {
    const length = file.readUInt16BE(at + 2) + 2;
    const marker = file[at + 1]!;
    if (marker === 0xdb || marker === 0xc4) shared.push(file.subarray(at, at + length));
    else if (marker < 0xe0) own.push(file.subarray(at, at + length));
    at += length;
  }
  return {
    whole: bytes([0xff, 0xd8], ...shared, ...own, file.subarray(at)),
    bare: bytes([0xff, 0xd8], ...own, file.subarray(at)),
    tables: bytes([0xff, 0xd8], ...shared, [0xff, 0xd9]),
  };
}

const red = coded((x) => [x * 16, 0, 0]);
const blue = coded((x) => [0, 0, x * 16]);

interface Shape {
  readonly width?: number;
  readonly height?: number;
  readonly rows?: number;
  readonly photometric?: number;
  readonly tile?: readonly [number, number];
  readonly tables?: Buffer;
  readonly extra?: Tags;
  readonly samples?: number;
}

function jpegTiff(blocks: readonly Buffer[], shape: Shape = {}): Buffer {
  const {
    width = 16,
    height = 8 * blocks.length,
    rows = 8,
    photometric = 6,
    tile,
    tables,
    extra = [],
    samples = 3,
  } = shape;
  const lengths = blocks.map(({ length }) => length);
  const offsets = blocks.map((_, index) => 8 + lengths.slice(0, index).reduce((sum, one) => sum + one, 0));
  const tags: Tags = [
    [256, 3, [width]],
    [257, 3, [height]],
    [258, 3, Array.from({ length: samples }, () => 8)],
    [259, 3, [7]],
    [262, 3, [photometric]],
    ...(tile ? [] : ([[273, 4, offsets]] as Tags)),
    [277, 3, [samples]],
    ...(tile
      ? ([
          [322, 3, [tile[0]]],
          [323, 3, [tile[1]]],
          [324, 4, offsets],
          [325, 4, lengths],
        ] as Tags)
      : ([
          [278, 4, [rows]],
          [279, 4, lengths],
        ] as Tags)),
    ...(tables ? ([[347, 7, tables.toString('latin1')]] as Tags) : []),
    ...extra,
  ];
  return tiffFile(tags, bytes(...blocks));
}

/** What the decoder of such files makes of it. */
const decoded = (jpeg: Buffer): readonly number[] => [
  ...jpegJs.decode(jpeg, { useTArray: true, formatAsRGBA: true }).data,
];

describe('tiff: strips and tiles that are JPEGs', () => {
  it.each([
    { why: 'a strip with its own tables', file: jpegTiff([red.whole]), made: [red] },
    {
      why: 'a strip without, whose tables are in the directory',
      file: jpegTiff([red.bare], { tables: red.tables }),
      made: [red],
    },
    { why: 'two strips', file: jpegTiff([red.bare, blue.bare], { tables: red.tables }), made: [red, blue] },
    { why: 'a tile', file: jpegTiff([red.bare], { tables: red.tables, tile: [16, 8] }), made: [red] },
  ])('$why', async ({ file, made }) => {
    expect((await read(file)).pixels).toEqual(made.flatMap(({ whole }) => decoded(whole)));
  });

  it('colours that are no YCbCr are taken as they are', async () => {
    const { pixels } = await read(jpegTiff([red.whole], { photometric: 2 }));
    const { data } = jpegJs.decode(red.whole, { useTArray: true, formatAsRGBA: true, colorTransform: false });
    expect(pixels).toEqual([...data]);
    expect(pixels).not.toEqual(decoded(red.whole));
  });
});

const TABLED = { tables: red.tables };
const said = (more: Buffer): Buffer =>
  bytes(red.bare.subarray(0, 2), [0xff, 0xfe], u16be(more.length + 2), more, red.bare.subarray(2));
const beforeEnd = (more: string): Buffer => bytes(red.bare.subarray(0, -2), more, red.bare.subarray(-2));

describeClasses('tiff: JPEGs in it', 'fx/a.tiff', [
  {
    why: 'tables in the directory or in each strip',
    base: jpegTiff([red.whole]),
    head: jpegTiff([red.bare], TABLED),
    class: DRIFT,
  },
  {
    why: 'a tile for a strip',
    base: jpegTiff([red.bare], TABLED),
    head: jpegTiff([red.bare], { ...TABLED, tile: [16, 8] }),
    class: DRIFT,
  },
  {
    why: 'a comment in a strip is metadata, as in a JPEG',
    base: jpegTiff([said(bytes('one'))], TABLED),
    head: jpegTiff([said(bytes('two'))], TABLED),
    class: DRIFT,
    says: /JPEG: metadata/,
  },
  { why: 'other pixels', base: jpegTiff([red.bare], TABLED), head: jpegTiff([blue.bare], TABLED), class: REWRITE },
  {
    why: 'two strips exchanged',
    base: jpegTiff([red.bare, blue.bare], TABLED),
    head: jpegTiff([blue.bare, red.bare], TABLED),
    class: REWRITE,
  },
  {
    why: 'the same data under another model of colours',
    base: jpegTiff([red.whole]),
    head: jpegTiff([red.whole], { photometric: 2 }),
    class: REWRITE,
  },
  {
    why: 'the JPEG lossless in TIFF is its pixels, and is none as soon as one differs',
    base: jpegTiff([red.whole]),
    head: tiffFile(
      [
        ...([
          [256, 3, [16]],
          [257, 3, [8]],
          [258, 3, [8, 8, 8]],
          [262, 3, [2]],
          [273, 4, [8]],
          [277, 3, [3]],
          [279, 4, [384]],
        ] as Tags),
      ],
      bytes(decoded(red.whole).filter((_, index) => index % 4 !== 3)),
    ),
    class: DRIFT,
  },
  {
    why: 'another height',
    base: jpegTiff([red.bare], TABLED),
    head: jpegTiff([red.bare, red.bare], TABLED),
    class: SHAPE,
  },
  {
    why: 'bytes behind the last coded block',
    base: jpegTiff([red.bare], TABLED),
    head: jpegTiff([beforeEnd('HIDDEN!!')], TABLED),
    class: REWRITE,
    says: /JPEG: bytes behind the last coded block/,
  },
  {
    why: "bytes behind the end of a strip's image",
    base: jpegTiff([red.bare], TABLED),
    head: jpegTiff([bytes(red.bare, 'HIDDEN!!')], TABLED),
    class: REWRITE,
    says: /JPEG: bytes after the image/,
  },
  {
    why: 'a table that nothing uses',
    base: jpegTiff([red.bare], TABLED),
    head: jpegTiff([red.bare], {
      tables: bytes(
        red.tables.subarray(0, -2),
        [0xff, 0xdb],
        u16be(67),
        [3],
        Buffer.alloc(64, 'HIDDEN!!'),
        [0xff, 0xd9],
      ),
    }),
    class: REWRITE,
    says: /JPEG: tables that nothing uses/,
  },
  {
    why: 'tables without JPEGs are a tag as any other',
    base: classic(bytes(1, 2), [[347, 7, 'one to hide']]),
    head: classic(bytes(1, 2), [[347, 7, 'two to hide']]),
    class: REWRITE,
    says: /tag 347/,
  },
]);

describeClasses('tiff: what lies beyond the edges', 'fx/a.tiff', [
  {
    why: 'of a tile that reaches over the edge',
    base: jpegTiff([red.bare], { ...TABLED, tile: [16, 8], width: 8 }),
    head: jpegTiff([coded((x) => (x < 8 ? [x * 16, 0, 0] : [0, x * 16, 0])).whole], { tile: [16, 8], width: 8 }),
    class: REWRITE,
    says: /samples beyond the edges/,
  },
]);

describeRefusals('tiff: T71 JPEGs in it that are not read', 'fx/a.tiff', [
  {
    why: 'another size than the strip',
    make: () => jpegTiff([red.whole], { rows: 4, height: 4 }),
    reason: /a JPEG of 16x8x3 where there must be 16x4x3/,
  },
  {
    why: 'other components',
    make: () => jpegTiff([red.whole], { photometric: 1, samples: 1 }),
    reason: /where there must be 16x8x1/,
  },
  {
    why: 'a palette',
    make: () => jpegTiff([red.whole], { photometric: 3, samples: 1 }),
    reason: /other colours than/,
    limit: true,
  },
  {
    why: 'YCbCr in planes',
    make: () => jpegTiff([red.whole], { extra: [[284, 3, [2]]] }),
    reason: /other colours than/,
    limit: true,
  },
  {
    why: 'broken tables',
    make: () => jpegTiff([red.bare], { tables: red.tables.subarray(0, -1) }),
    reason: /broken tables/,
  },
  { why: 'no tables', make: () => jpegTiff([red.bare]), reason: /./ },
  { why: 'cut off', make: () => jpegTiff([red.whole.subarray(0, -40)]), reason: /cut off/ },
  {
    why: 'a segment that says other colours than the TIFF',
    make: () =>
      jpegTiff(
        [
          bytes(
            red.whole.subarray(0, 2),
            [0xff, 0xee],
            u16be(14),
            'Adobe\0',
            [100, 0, 0, 0, 0, 1],
            red.whole.subarray(2),
          ),
        ],
        {
          photometric: 2,
        },
      ),
    reason: /other colours than its TIFF says/,
    limit: true,
  },
]);

import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { png } from '../../../src/documents/formats/png.js';
import { readOne } from '../../../src/documents/read.js';
import { bytes, PNG_SIGNATURE, pngChunk, pngFile, pngHeader, u16be, u32be } from '../support/binary-files.js';
import { DRIFT, describeClasses, describeRefusals, REWRITE, SHAPE, survives } from '../support/binary-pairs.js';
import { inputOf, OPTIONS } from '../support.js';

const GREY = { width: 2, height: 1, color: 0 };
const RGB = { width: 1, height: 1, color: 2 };
const RGBA = { width: 1, height: 1 };
const PALETTE = { width: 2, height: 1, color: 3 };
const grey = (...samples: number[]): Buffer => bytes(0, samples);
const rgba = (...samples: number[]): Buffer => bytes(0, samples);
const colors = (...samples: number[]): Buffer => pngChunk('PLTE', bytes(samples));
const one = (chunks: readonly Buffer[] = []): Buffer => pngFile(RGBA, rgba(1, 2, 3, 255), chunks);
const gamma = pngChunk('gAMA', u32be(45_455));
const text = (content: string): Buffer => pngChunk('tEXt', `Title\0${content}`);
const profile = (label: string, content: string, level: number): Buffer =>
  pngChunk('iCCP', bytes(label, 0, 0, deflateSync(content, { level })));
/** Little-endian Exif whose only entry is the orientation. */
const exif = (orientation: number): Buffer =>
  pngChunk(
    'eXIf',
    bytes('II*\0', [8, 0, 0, 0], [1, 0], [0x12, 1, 3, 0, 1, 0, 0, 0], [orientation, 0, 0, 0], [0, 0, 0, 0]),
  );

interface Frame {
  readonly pixel: readonly number[];
  readonly delay?: number;
  readonly left?: number;
  readonly disposal?: number;
  readonly blend?: number;
}

/** Two pixels wide; each frame draws one of them. The still image is both pixels white and no frame. */
function apng(frames: readonly Frame[], plays = 0): Buffer {
  let sequence = 0;
  const next = (): Buffer => u32be(sequence++);
  const parts = frames.flatMap(({ pixel, delay = 10, left = 0, disposal = 0, blend = 0 }) => [
    pngChunk(
      'fcTL',
      bytes(next(), u32be(1), u32be(1), u32be(left), u32be(0), u16be(delay), u16be(100), disposal, blend),
    ),
    pngChunk('fdAT', bytes(next(), deflateSync(rgba(...pixel)))),
  ]);
  const control = pngChunk('acTL', bytes(u32be(frames.length), u32be(plays)));
  return pngFile({ width: 2, height: 1 }, rgba(255, 255, 255, 255, 255, 255, 255, 255), [control], parts);
}

const RED = [255, 0, 0, 255];
const BLUE = [0, 0, 255, 255];
const TWO = apng([{ pixel: RED }, { pixel: BLUE, left: 1 }]);

async function frames(file: Uint8Array): Promise<readonly (readonly number[])[]> {
  const { document, failure } = await readOne('a.png', file, OPTIONS);
  const { content } = document.readings[0];
  if (content.kind !== 'image') throw new Error(failure?.reason);
  return content.frames.map((frame) => [...frame]);
}

describe('png: pixels', () => {
  it.each([
    {
      why: 'one bit of grey',
      file: pngFile({ width: 3, height: 1, color: 0, depth: 1 }, bytes(0, 0b10100000)),
      pixels: [255, 255, 255, 255, 0, 0, 0, 255, 255, 255, 255, 255],
    },
    {
      why: 'two bits of grey',
      file: pngFile({ width: 2, height: 1, color: 0, depth: 2 }, bytes(0, 0b01100000)),
      pixels: [85, 85, 85, 255, 170, 170, 170, 255],
    },
    {
      why: 'four bits of a palette',
      file: pngFile({ ...PALETTE, depth: 4 }, bytes(0, 0x10), [colors(1, 2, 3, 4, 5, 6)]),
      pixels: [4, 5, 6, 255, 1, 2, 3, 255],
    },
    {
      why: 'a palette with transparency',
      file: pngFile(PALETTE, bytes(0, 0, 1), [colors(1, 2, 3, 4, 5, 6), pngChunk('tRNS', bytes(7))]),
      pixels: [1, 2, 3, 7, 4, 5, 6, 255],
    },
    {
      why: 'a transparent grey keeps its grey',
      file: pngFile(GREY, grey(5, 6), [pngChunk('tRNS', u16be(5))]),
      pixels: [5, 5, 5, 0, 6, 6, 6, 255],
    },
    {
      why: 'a transparent colour keeps its colour',
      file: pngFile(RGB, rgba(1, 2, 3), [pngChunk('tRNS', bytes(u16be(1), u16be(2), u16be(3)))]),
      pixels: [1, 2, 3, 0],
    },
    {
      why: 'sixteen bits stay sixteen',
      file: pngFile({ ...RGB, depth: 16 }, bytes(0, [1, 2, 3, 4, 5, 6])),
      pixels: [0x0102, 0x0304, 0x0506, 65_535],
    },
    { why: 'grey with alpha', file: pngFile({ ...GREY, width: 1, color: 4 }, bytes(0, 9, 8)), pixels: [9, 9, 9, 8] },
  ])('$why', async ({ file, pixels }) => expect(await frames(file)).toEqual([pixels]));

  it('are those that pngjs makes of any image and any filter', async () => {
    const shapes = fc.record({
      width: fc.integer({ min: 1, max: 19 }),
      height: fc.integer({ min: 1, max: 19 }),
      color: fc.constantFrom(0, 2, 4, 6),
      depth: fc.constantFrom(8, 16),
      interlace: fc.constantFrom(0),
    });
    await fc.assert(
      fc.asyncProperty(shapes, fc.infiniteStream(fc.nat(255)), async (shape, numbers) => {
        const samples = { 0: 1, 2: 3, 4: 2, 6: 4 }[shape.color]!;
        const row = (): Buffer =>
          bytes(numbers.next().value! % 5, [...numbers.take((shape.width * samples * shape.depth) / 8)]);
        const file = pngFile(shape, bytes(...Array.from({ length: shape.height }, row)));
        const oracle = PNG.sync.read(file, { skipRescale: true } as object) as { data: ArrayLike<number> };
        expect(await frames(file)).toEqual([Array.from(oracle.data)]);
      }),
      { numRuns: 60 },
    );
  });

  it('interlaced, are those of the same image without', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 17 }), fc.integer({ min: 1, max: 17 }), async (width, height) => {
        const sample = (x: number, y: number): number => (x * 31 + y * 17) & 255;
        const passes: readonly (readonly [number, number, number, number])[] = [
          [0, 0, 8, 8],
          [4, 0, 8, 8],
          [0, 4, 4, 8],
          [2, 0, 4, 4],
          [0, 2, 2, 4],
          [1, 0, 2, 2],
          [0, 1, 1, 2],
        ];
        const rows = (left: number, top: number, stepX: number, stepY: number): Buffer[] => {
          const found: Buffer[] = [];
          for (let y = top; y < height && left < width; y += stepY) {
            const line: number[] = [];
            for (let x = left; x < width; x += stepX) line.push(sample(x, y));
            found.push(bytes(0, line));
          }
          return found;
        };
        const shape = { width, height, color: 0 };
        const plain = pngFile(shape, bytes(...rows(0, 0, 1, 1)));
        const laced = pngFile({ ...shape, interlace: 1 }, bytes(...passes.flatMap((pass) => rows(...pass))));
        expect(await frames(laced)).toEqual(await frames(plain));
      }),
      { numRuns: 60 },
    );
  });
});

describe('png: frames of an animation', () => {
  it.each([
    { why: 'draw over each other', made: [{ pixel: RED }, { pixel: BLUE, left: 1 }], last: [...RED, ...BLUE] },
    {
      why: 'go away where they say so',
      made: [
        { pixel: RED, disposal: 1 },
        { pixel: BLUE, left: 1 },
      ],
      last: [0, 0, 0, 0, ...BLUE],
    },
    {
      why: 'give back what was there',
      made: [{ pixel: RED }, { pixel: BLUE, disposal: 2 }, { pixel: BLUE, left: 1 }],
      last: [...RED, ...BLUE],
    },
    {
      why: 'blend by alpha',
      made: [{ pixel: RED }, { pixel: [0, 0, 255, 51], blend: 1 }],
      last: [204, 0, 51, 255, 0, 0, 0, 0],
    },
    {
      why: 'replace, alpha included',
      made: [{ pixel: RED }, { pixel: [0, 0, 255, 51] }],
      last: [0, 0, 255, 51, 0, 0, 0, 0],
    },
  ])('$why', async ({ made, last }) => expect((await frames(apng(made))).at(-1)).toEqual(last));
});

describeClasses('png: spelling is drift', 'fx/a.png', [
  { why: 'text', base: one([text('a')]), head: one([text('b')]), class: DRIFT, says: /text chunks/ },
  {
    why: 'the time of the last change',
    base: one(),
    head: one([pngChunk('tIME', bytes([7, 228, 1, 1, 0, 0, 0]))]),
    class: DRIFT,
    says: /text chunks/,
  },
  { why: 'colour type', base: pngFile(RGB, rgba(1, 2, 3)), head: one(), class: DRIFT, says: /colour type RGB -> RGBA/ },
  {
    why: 'bits a sample',
    base: pngFile({ ...RGB, depth: 16 }, bytes(0, [1, 1, 2, 2, 3, 3])),
    head: pngFile(RGB, rgba(1, 2, 3)),
    class: DRIFT,
    says: /another sample depth/,
  },
  { why: 'filters', base: pngFile(GREY, grey(1, 3)), head: pngFile(GREY, bytes(1, 1, 2)), class: DRIFT },
  {
    why: 'the order of a palette',
    base: pngFile(PALETTE, bytes(0, 0, 1), [colors(1, 2, 3, 4, 5, 6)]),
    head: pngFile(PALETTE, bytes(0, 1, 0), [colors(4, 5, 6, 1, 2, 3)]),
    class: DRIFT,
  },
  {
    why: 'pixels in several chunks',
    base: one(),
    head: bytes(
      PNG_SIGNATURE,
      pngHeader(RGBA),
      ...[0, 5].map((at) =>
        pngChunk(
          'IDAT',
          at === 0 ? deflateSync(rgba(1, 2, 3, 255)).subarray(0, 5) : deflateSync(rgba(1, 2, 3, 255)).subarray(5),
        ),
      ),
      pngChunk('IEND'),
    ),
    class: DRIFT,
  },
  {
    why: 'one step of 255',
    base: pngFile(GREY, grey(1, 2)),
    head: pngFile(GREY, grey(1, 3)),
    class: DRIFT,
    says: /within tolerance/,
  },
  {
    why: 'the label and compression of a profile',
    base: one([profile('a', 'PROFILE', 1)]),
    head: one([profile('b', 'PROFILE', 9)]),
    class: DRIFT,
  },
  { why: 'Exif that turns nothing', base: one(), head: one([exif(1)]), class: DRIFT, says: /Exif/ },
]);

describeClasses('png: pairs that look alike and differ', 'fx/a.png', [
  {
    why: 'colour under alpha 0',
    base: pngFile(RGBA, rgba(9, 9, 9, 0)),
    head: pngFile(RGBA, rgba(0, 0, 0, 0)),
    class: REWRITE,
  },
  {
    why: 'colour that a palette hides',
    base: pngFile(PALETTE, bytes(0, 0, 0), [colors(1, 2, 3), pngChunk('tRNS', bytes(0))]),
    head: pngFile(PALETTE, bytes(0, 0, 0), [colors(9, 9, 9), pngChunk('tRNS', bytes(0))]),
    class: REWRITE,
  },
  {
    why: 'a transparent grey that is another grey',
    base: pngFile(GREY, grey(5, 5), [pngChunk('tRNS', u16be(5))]),
    head: pngFile(GREY, grey(9, 9), [pngChunk('tRNS', u16be(9))]),
    class: REWRITE,
  },
  { why: 'gamma', base: one(), head: one([gamma]), class: REWRITE, says: /chunk gAMA none -> 0x0000b18f/ },
  {
    why: 'the way sRGB is rendered',
    base: one([pngChunk('sRGB', bytes(0))]),
    head: one([pngChunk('sRGB', bytes(1))]),
    class: REWRITE,
  },
  {
    why: 'a profile',
    base: one([profile('a', 'PROFILE', 1)]),
    head: one([profile('a', 'profile', 1)]),
    class: REWRITE,
  },
  {
    why: 'the size of a pixel',
    base: one(),
    head: one([pngChunk('pHYs', bytes(u32be(1), u32be(2), 0))]),
    class: REWRITE,
  },
  {
    why: 'the background',
    base: one(),
    head: one([pngChunk('bKGD', bytes(u16be(0), u16be(0), u16be(9)))]),
    class: REWRITE,
  },
  {
    why: 'a chunk that nobody knows',
    base: one([pngChunk('qqQq', 'a')]),
    head: one([pngChunk('qqQq', 'b')]),
    class: REWRITE,
  },
  { why: 'the orientation', base: one([exif(1)]), head: one([exif(6)]), class: REWRITE, says: /orientation/ },
  { why: 'Exif that cannot be read', base: one([exif(1)]), head: one([pngChunk('eXIf', 'broken')]), class: REWRITE },
  {
    why: 'something behind the image',
    base: one(),
    head: bytes(one(), 'PK\x03\x04'),
    class: REWRITE,
    says: /bytes after the image/,
  },
  {
    why: 'alpha two steps off',
    base: pngFile(RGBA, rgba(1, 2, 3, 255)),
    head: pngFile(RGBA, rgba(1, 2, 3, 253)),
    class: REWRITE,
  },
  {
    why: 'width and height exchanged',
    base: pngFile({ width: 2, height: 1, color: 0 }, grey(1, 1)),
    head: pngFile({ width: 1, height: 2, color: 0 }, bytes(0, 1, 0, 1)),
    class: SHAPE,
  },
  {
    why: 'sixteen bits two steps of eight off',
    base: pngFile({ ...RGB, depth: 16 }, bytes(0, [1, 0, 0, 0, 0, 0])),
    head: pngFile({ ...RGB, depth: 16 }, bytes(0, [3, 2, 0, 0, 0, 0])),
    class: REWRITE,
  },
  { why: 'an animation of one frame for an image', base: one(), head: apng([{ pixel: RED }]), class: SHAPE },
  { why: 'the second frame', base: TWO, head: apng([{ pixel: RED }, { pixel: RED, left: 1 }]), class: REWRITE },
  { why: 'where the second frame stands', base: TWO, head: apng([{ pixel: RED }, { pixel: BLUE }]), class: REWRITE },
  {
    why: 'how long a frame stays',
    base: TWO,
    head: apng([
      { pixel: RED, delay: 11 },
      { pixel: BLUE, left: 1 },
    ]),
    class: REWRITE,
    says: /frame delays/,
  },
  {
    why: 'how often it plays',
    base: TWO,
    head: apng([{ pixel: RED }, { pixel: BLUE, left: 1 }], 3),
    class: REWRITE,
    says: /plays for ever -> 3/,
  },
  {
    why: 'a frame more',
    base: TWO,
    head: apng([{ pixel: RED }, { pixel: BLUE, left: 1 }, { pixel: RED }]),
    class: SHAPE,
    also: [],
  },
  {
    why: 'which frames blend',
    base: apng([{ pixel: RED }, { pixel: [0, 0, 255, 51], blend: 1 }]),
    head: apng([{ pixel: RED }, { pixel: [0, 0, 255, 51] }]),
    class: REWRITE,
  },
]);

const wide = (width: number, height: number): Buffer =>
  bytes(PNG_SIGNATURE, pngHeader({ width, height, color: 0 }), pngChunk('IDAT', deflateSync('x')), pngChunk('IEND'));
const split = (...chunks: readonly Buffer[]): Buffer =>
  bytes(PNG_SIGNATURE, pngHeader(RGBA), ...chunks, pngChunk('IEND'));
const pixels = pngChunk('IDAT', deflateSync(rgba(1, 2, 3, 4)));

describeRefusals('png: T71 what is refused, soon and as data', 'fx/a.png', [
  { why: 'nothing', make: () => bytes(), reason: /signature/ },
  { why: 'cut off', make: () => one().subarray(0, -5), reason: /cut off/ },
  { why: 'a wrong checksum', make: () => bytes(one()).fill(7, 29, 30), reason: /checksum/ },
  {
    why: 'one pixel wide and a billion high',
    make: () => wide(1, 1_000_000_000),
    reason: /more than the 64000000/,
    limit: true,
  },
  {
    why: 'four billion by four billion',
    make: () => wide(0xffffffff, 0xffffffff),
    reason: /more than the 64000000/,
    limit: true,
  },
  { why: 'eight thousand by eight thousand of nothing', make: () => wide(8_000, 8_000), reason: /too little data/ },
  { why: 'no pixels at all', make: () => wide(0, 1), reason: /0x1 pixels/ },
  {
    why: '200 MB of pixels in an image of one',
    make: () => pngFile(RGBA, Buffer.alloc(200_000_000)),
    reason: /unpacks to more/,
    limit: true,
  },
  {
    why: '200 MB interlaced in an image of one',
    make: () => pngFile({ ...RGBA, interlace: 1 }, Buffer.alloc(200_000_000)),
    reason: /unpacks to more/,
    limit: true,
  },
  {
    why: 'a profile of 200 MB',
    make: () => one([pngChunk('iCCP', bytes('a', 0, 0, deflateSync(Buffer.alloc(200_000_000))))]),
    reason: /unpacks to more/,
    limit: true,
  },
  {
    why: 'a million frames',
    make: () =>
      pngFile({ width: 2_000, height: 2_000 }, bytes(0), [pngChunk('acTL', bytes(u32be(1_000_000), u32be(0)))]),
    reason: /1000001 frames/,
    limit: true,
  },
  {
    why: 'fewer frames than announced',
    make: () => pngFile({ width: 1, height: 1 }, rgba(1, 2, 3, 4), [pngChunk('acTL', bytes(u32be(3), u32be(0)))]),
    reason: /0 frames where 3/,
  },
  {
    why: 'too few rows',
    make: () => pngFile({ width: 1, height: 2 }, rgba(1, 2, 3, 4)),
    reason: /5 bytes of pixels where its size asks for 10/,
  },
  { why: 'a filter that does not exist', make: () => pngFile(RGBA, bytes(5, 1, 2, 3, 4)), reason: /filter 5/ },
  {
    why: 'a colour that is not in the palette',
    make: () => pngFile(PALETTE, bytes(0, 0, 9), [colors(1, 2, 3)]),
    reason: /colour 9 is not in the palette/,
  },
  {
    why: 'a colour type that does not exist',
    make: () => pngFile({ ...RGBA, color: 5 }, rgba(1)),
    reason: /colour type 5/,
  },
  { why: 'two headers', make: () => split(pngHeader(RGBA), pixels), reason: /IHDR stands there twice/ },
  { why: 'pixels in two runs', make: () => split(pixels, text('a'), pixels), reason: /not in one run/ },
  {
    why: 'transparency after the pixels',
    make: () => split(pixels, pngChunk('tRNS', bytes(0))),
    reason: /after the pixels/,
  },
  { why: 'a critical chunk that nobody knows', make: () => one([pngChunk('QQQQ', 'x')]), reason: /QQQQ is critical/ },
  {
    why: 'frames without an animation',
    make: () => one([pngChunk('fdAT', bytes(u32be(0)))]),
    reason: /without an animation/,
  },
]);

describe('png: damage', () => {
  it('survives every cut and every changed byte, checksums mended', async () => {
    await survives('fx/a.png', TWO);
    // With a checksum that fits, the change reaches the decoder.
    for (const shape of [
      { width: 2, height: 1 },
      { width: 3, height: 3, interlace: 1, color: 3, depth: 2 },
    ]) {
      for (let index = 0; index < 13; index += 1) {
        for (const value of [0, 1, 3, 16, 255]) {
          const header = Buffer.from(pngHeader(shape).subarray(8, 21));
          header[index] = value;
          const file = bytes(PNG_SIGNATURE, pngChunk('IHDR', header), colors(1, 2, 3), pixels, pngChunk('IEND'));
          expect(await png.read(inputOf(file))).toHaveProperty('ok');
        }
      }
    }
  }, 60_000);
});

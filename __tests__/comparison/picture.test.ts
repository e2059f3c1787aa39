import fc from 'fast-check';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { drawPictures, MAX_EDGE, type Picture, type PictureJob } from '../../src/comparison/picture.js';
import { encodePng } from '../../src/comparison/png.js';
import { pngFile } from '../documents/support/binary-files.js';
import { comparisonJob } from '../support/jobs.js';

type Paint = (x: number, y: number) => readonly number[];

function image(width: number, height: number, paint: Paint): Uint8Array {
  const samples = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) samples.set(paint(x, y), (y * width + x) * 4);
  }
  return encodePng(width, height, samples);
}

const WHITE: Paint = () => [255, 255, 255, 255];
const dotted =
  (left: number, top: number, colour: readonly number[]): Paint =>
  (x, y) =>
    x === left && y === top ? colour : [255, 255, 255, 255];

function draw(base: Uint8Array | null, head: Uint8Array | null, path = 'a.png') {
  const { rule, tolerance, limits } = comparisonJob(path, '', '');
  const side = (bytes: Uint8Array | null): PictureJob['base'] => (bytes === null ? null : { bytes, mode: '100644' });
  return drawPictures({ path, base: side(base), head: side(head), rule, tolerance, limits });
}

function pixel(picture: Picture | undefined, x: number, y: number): number[] {
  const { width, data } = PNG.sync.read(Buffer.from(picture?.png ?? '', 'base64'));
  return [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)];
}

describe('encodePng', () => {
  test('another reader gives every sample back', () => {
    const sized = fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 })).chain(([width, height]) =>
      fc.record({
        width: fc.constant(width),
        height: fc.constant(height),
        samples: fc.uint8Array({ minLength: width * height * 4, maxLength: width * height * 4 }),
      }),
    );
    fc.assert(
      fc.property(sized, ({ width, height, samples }) => {
        const read = PNG.sync.read(encodePng(width, height, samples));
        expect([read.width, read.height]).toEqual([width, height]);
        expect(Buffer.compare(read.data, Buffer.from(samples))).toBe(0);
      }),
      { numRuns: 100 },
    );
  });
});

describe('the difference', () => {
  test.each([
    {
      why: 'beyond tolerance is red and counted twice',
      head: [0, 0, 0, 255],
      mark: [200, 0, 40, 255],
      moved: 1,
      over: 1,
    },
    {
      why: 'a move within tolerance is amber',
      head: [254, 255, 255, 255],
      mark: [200, 120, 0, 255],
      moved: 1,
      over: 0,
    },
    { why: 'alpha is a channel like any other', head: [255, 255, 255, 0], mark: [200, 0, 40, 255], moved: 1, over: 1 },
    { why: 'what did not move is pale', head: [255, 255, 255, 255], mark: [255, 255, 255, 255], moved: 0, over: 0 },
  ])('$why', async ({ head, mark, moved, over }) => {
    const pictures = await draw(image(4, 3, WHITE), image(4, 3, dotted(2, 1, head)));
    expect([pictures?.moved, pictures?.over]).toEqual([moved, over]);
    expect(pixel(pictures?.difference, 2, 1)).toEqual(mark);
    expect(pixel(pictures?.difference, 0, 0)).toEqual([255, 255, 255, 255]);
  });

  test('one changed pixel stays visible however much the image shrinks', async () => {
    const size = 2 * MAX_EDGE + 1;
    const pictures = await draw(image(size, 3, WHITE), image(size, 3, dotted(1_501, 2, [250, 250, 250, 255])));
    expect(pictures?.difference).toMatchObject({
      width: Math.ceil(size / 3),
      height: 1,
      fullWidth: size,
      fullHeight: 3,
    });
    expect(pixel(pictures?.difference, Math.floor(1_501 / 3), 0)).toEqual([200, 0, 40, 255]);
    expect(pixel(pictures?.head, Math.floor(1_501 / 3), 0)[0]).toBeLessThan(255);
  });

  test('16 bits a sample are compared as such and shown with 8', async () => {
    const deep = (low: number): Uint8Array =>
      pngFile({ width: 1, height: 1, depth: 16, color: 6 }, Uint8Array.from([0, 128, low, 0, 0, 0, 0, 255, 255]));
    const pictures = await draw(deep(0), deep(1));
    expect([pictures?.moved, pictures?.over]).toEqual([1, 0]);
    expect(pixel(pictures?.base, 0, 0)).toEqual([128, 0, 0, 255]);
  });
});

describe('what is drawn', () => {
  test.each([
    { why: 'an added image has head alone', base: null, head: image(2, 2, WHITE), drawn: ['head'] },
    { why: 'a removed one base alone', base: image(2, 2, WHITE), head: null, drawn: ['base'] },
    {
      why: 'another size has no difference',
      base: image(2, 2, WHITE),
      head: image(3, 2, WHITE),
      drawn: ['base', 'head'],
    },
    {
      why: 'a side that is broken is left out',
      base: image(2, 2, WHITE),
      head: Buffer.from('no image'),
      drawn: ['base'],
    },
    {
      why: 'both of one size have all three',
      base: image(2, 2, WHITE),
      head: image(2, 2, dotted(0, 0, [0, 0, 0, 255])),
      drawn: ['base', 'head', 'difference'],
    },
  ])('$why', async ({ base, head, drawn }) => {
    const pictures = await draw(base, head);
    const shown = (['base', 'head', 'difference'] as const).filter((side) => pictures?.[side] !== undefined);
    expect(shown).toEqual(drawn);
  });

  test.each([
    { why: 'no image on either side', path: 'a.json', base: Buffer.from('{}'), head: Buffer.from('[]') },
    { why: 'broken images', path: 'a.png', base: Buffer.from('x'), head: Buffer.from('y') },
  ])('nothing: $why', async ({ path, base, head }) => {
    expect(await draw(base, head, path)).toBeUndefined();
  });

  test('colour under full transparency does not tint what is shown smaller', async () => {
    const size = 2 * MAX_EDGE;
    const paint: Paint = (x) => (x % 2 === 0 ? [255, 0, 0, 0] : [0, 0, 255, 255]);
    const pictures = await draw(null, image(size, 2, paint));
    expect(pixel(pictures?.head, 5, 0)).toEqual([0, 0, 255, 128]);
  });
});

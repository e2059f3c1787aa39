import { describe, expect, it } from 'vitest';
import { readOne } from '../../../src/documents/read.js';
import { bytes, GIF_PALETTE, gifFile, gifPixels, u16 } from '../support/binary-files.js';
import { DRIFT, describeClasses, describeRefusals, REWRITE, SHAPE, survives } from '../support/binary-pairs.js';
import { OPTIONS } from '../support.js';

const RED = [255, 0, 0, 255];
const BLUE = [0, 0, 255, 255];
const NONE = [0, 0, 0, 0];
const still = gifFile([2, 1], [{ indexes: [1, 3] }]);
const comment = (text: string): Buffer => bytes(0x21, 0xfe, text.length, text, 0);
/** `still` with one more block of data behind its pixels. */
const withTail = (tail: Buffer): Buffer => bytes(still.subarray(0, -2), [tail.length], tail, still.subarray(-2));
const TWO = gifFile(
  [2, 1],
  [
    { indexes: [1, 1], delay: 5 },
    { indexes: [3], width: 1, delay: 5 },
  ],
  { loop: 0 },
);

async function frames(file: Uint8Array): Promise<readonly (readonly number[])[]> {
  const { document, failure } = await readOne('a.gif', file, OPTIONS);
  const { content } = document.readings[0];
  if (content.kind !== 'image') throw new Error(failure?.reason);
  return content.frames.map((frame) => [...frame]);
}

it('reads a comment in two hundred thousand pieces', async () => {
  const pieces = Buffer.alloc(400_000, bytes(1, 'x'));
  const file = gifFile([2, 1], [{ indexes: [1, 3] }], { extra: bytes(0x21, 0xfe, pieces, 0) });
  expect((await readOne('a.gif', file, OPTIONS)).failure).toBeUndefined();
});

describe('gif: frames', () => {
  it.each([
    { why: 'draw over each other', made: [{ indexes: [1, 1] }, { indexes: [3], width: 1 }], last: [...BLUE, ...RED] },
    {
      why: 'let through where they are transparent',
      made: [{ indexes: [1, 1] }, { indexes: [0, 3], transparent: 0 }],
      last: [...RED, ...BLUE],
    },
    {
      why: 'go away where they say so',
      made: [
        { indexes: [1, 1], disposal: 2 },
        { indexes: [3], width: 1 },
      ],
      last: [...BLUE, ...NONE],
    },
    {
      why: 'give back what was there',
      made: [{ indexes: [1, 1] }, { indexes: [3, 3], disposal: 3 }, { indexes: [3], width: 1 }],
      last: [...BLUE, ...RED],
    },
    { why: 'leave out what they do not cover', made: [{ indexes: [3], width: 1, left: 1 }], last: [...NONE, ...BLUE] },
  ])('$why', async ({ made, last }) => expect((await frames(gifFile([2, 1], made))).at(-1)).toEqual(last));

  it('interlaced, have their rows where they belong', async () => {
    const rows = [0, 8, 4, 2, 6, 1, 3, 5, 7];
    const made = gifFile([1, 9], [{ indexes: rows.map((row) => row % 4), interlaced: true }]);
    const plain = gifFile([1, 9], [{ indexes: [0, 1, 2, 3, 4, 5, 6, 7, 8].map((row) => row % 4) }]);
    expect(await frames(made)).toEqual(await frames(plain));
  });
});

describeClasses('gif: spelling is drift', 'fx/a.gif', [
  {
    why: 'comments',
    base: still,
    head: gifFile([2, 1], [{ indexes: [1, 3] }], { extra: comment('x') }),
    class: DRIFT,
    says: /comments/,
  },
  {
    why: 'the order of the palette',
    base: still,
    head: gifFile([2, 1], [{ indexes: [3, 1] }], { palette: [0, 0, 0, 0, 0, 255, 0, 255, 0, 255, 0, 0] }),
    class: DRIFT,
  },
  {
    why: 'frames that store only what changed',
    base: gifFile([2, 1], [{ indexes: [1, 1] }, { indexes: [3, 1] }]),
    head: gifFile([2, 1], [{ indexes: [1, 1] }, { indexes: [3], width: 1 }]),
    class: DRIFT,
  },
]);

describeClasses('gif: pairs that look alike and differ', 'fx/a.gif', [
  { why: 'a pixel', base: still, head: gifFile([2, 1], [{ indexes: [1, 2] }]), class: REWRITE },
  {
    why: 'a colour of the palette',
    base: still,
    head: gifFile([2, 1], [{ indexes: [1, 3] }], { palette: GIF_PALETTE.with(3, 250) }),
    class: REWRITE,
  },
  {
    why: 'transparent and black',
    base: gifFile([1, 1], [{ indexes: [0] }]),
    head: gifFile([1, 1], [{ indexes: [0], transparent: 0 }]),
    class: REWRITE,
  },
  {
    why: 'a frame more',
    base: still,
    head: gifFile([2, 1], [{ indexes: [1, 3] }, { indexes: [1, 3] }]),
    class: SHAPE,
    also: [],
  },
  {
    why: 'how long a frame stays',
    base: TWO,
    head: gifFile(
      [2, 1],
      [
        { indexes: [1, 1], delay: 5 },
        { indexes: [3], width: 1, delay: 6 },
      ],
      { loop: 0 },
    ),
    class: REWRITE,
    says: /frame delays/,
  },
  {
    why: 'how often it plays',
    base: TWO,
    head: gifFile(
      [2, 1],
      [
        { indexes: [1, 1], delay: 5 },
        { indexes: [3], width: 1, delay: 5 },
      ],
      { loop: 1 },
    ),
    class: REWRITE,
    says: /repeats for ever -> 1/,
  },
  {
    why: 'whether it repeats at all',
    base: TWO,
    head: gifFile(
      [2, 1],
      [
        { indexes: [1, 1], delay: 5 },
        { indexes: [3], width: 1, delay: 5 },
      ],
    ),
    class: REWRITE,
  },
  {
    why: 'a middle frame only',
    base: gifFile([1, 1], [{ indexes: [1] }, { indexes: [2] }, { indexes: [1] }]),
    head: gifFile([1, 1], [{ indexes: [1] }, { indexes: [3] }, { indexes: [1] }]),
    class: REWRITE,
  },
  {
    why: 'what becomes of the first frame',
    base: gifFile([2, 1], [{ indexes: [1, 1] }, { indexes: [3], width: 1 }]),
    head: gifFile(
      [2, 1],
      [
        { indexes: [1, 1], disposal: 2 },
        { indexes: [3], width: 1 },
      ],
    ),
    class: REWRITE,
  },
  {
    why: 'the background',
    base: still,
    head: gifFile([2, 1], [{ indexes: [1, 3] }], { background: 1 }),
    class: REWRITE,
  },
  {
    why: 'the canvas',
    base: gifFile([2, 1], [{ indexes: [1], width: 1 }]),
    head: gifFile([1, 1], [{ indexes: [1] }]),
    class: SHAPE,
  },
  { why: 'something behind the image', base: still, head: bytes(still, 'x'), class: REWRITE, says: /bytes after/ },
  {
    why: 'something behind the end of the pixels',
    base: withTail(bytes(0)),
    head: withTail(bytes('x')),
    class: REWRITE,
    says: /bytes after the pixels/,
  },
  {
    why: 'zeros behind the end of the pixels',
    base: still,
    head: withTail(bytes(0, 0)),
    class: DRIFT,
    says: /^how it is stored only$/,
  },
  {
    why: 'an extension that nobody knows',
    base: still,
    head: gifFile([2, 1], [{ indexes: [1, 3] }], { extra: bytes(0x21, 0xff, 11, 'ICCRGBG1012', 1, 'x', 0) }),
    class: REWRITE,
  },
]);

const header = (width: number, height: number): Buffer =>
  bytes('GIF89a', u16(width), u16(height), 0x81, 0, 0, GIF_PALETTE);
const frame = (data: Uint8Array, width = 1, height = 1): Buffer =>
  bytes(0x2c, u16(0), u16(0), u16(width), u16(height), 0, data);

describeRefusals('gif: T71 what is refused, soon and as data', 'fx/a.gif', [
  { why: 'nothing', make: () => bytes(), reason: /signature/ },
  { why: 'cut off', make: () => still.subarray(0, -4), reason: /cut off/ },
  { why: 'no frame', make: () => bytes(header(1, 1), 0x3b), reason: /no frame/ },
  {
    why: 'codes that never make a pixel',
    make: () => bytes(header(2, 1), frame(bytes(8, 255, Buffer.alloc(255, 255), 0), 2), 0x3b),
    reason: /cut off|broken/,
  },
  {
    why: 'nothing but clear codes',
    make: () => bytes(header(1, 1), frame(bytes(2, 4, [0x24, 0x49, 0x92, 0x24], 0)), 0x3b),
    reason: /cut off/,
  },
  {
    why: 'a code before its string',
    make: () => bytes(header(1, 1), frame(bytes(2, 1, [0x3c], 0)), 0x3b),
    reason: /broken/,
  },
  {
    why: 'a colour that is not in the palette',
    make: () => bytes(header(1, 1), frame(gifPixels([9])), 0x3b),
    reason: /colour 9/,
  },
  {
    why: 'a frame outside of the image',
    make: () => gifFile([1, 1], [{ indexes: [1], left: 1, width: 1 }]),
    reason: /outside/,
  },
  {
    why: '65535 by 65535 pixels',
    make: () => bytes(header(65_535, 65_535), frame(gifPixels([1])), 0x3b),
    reason: /more than the 64000000/,
    limit: true,
  },
  {
    why: '40,000 small frames on a large canvas',
    make: () => bytes(header(1_000, 1_000), ...Array.from({ length: 40_000 }, () => frame(gifPixels([1]))), 0x3b),
    reason: /in 40000 frames/,
    limit: true,
  },
  {
    why: 'a hundred thousand empty blocks',
    make: () => bytes(header(1, 1), ...Array.from({ length: 100_000 }, () => bytes(0x21, 0xfe, 0))),
    reason: /cut off/,
  },
]);

describe('gif: damage', () => {
  it('survives every cut and every changed byte', () => survives('fx/a.gif', TWO), 60_000);
});

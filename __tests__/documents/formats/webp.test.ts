import { describe, expect, it } from 'vitest';
import { readOne } from '../../../src/documents/read.js';
import { bytes, u32 } from '../support/binary-files.js';
import {
  comparison,
  DRIFT,
  describeClasses,
  describeRefusals,
  REWRITE,
  SHAPE,
  survives,
} from '../support/binary-pairs.js';
import { OPTIONS } from '../support.js';

/** Written by libwebp: two pixels, rgba(10, 20, 30, 255) and rgba(200, 100, 50, 255), the second of `CHANGED` with blue 53. */
const LOSSLESS = Buffer.from('UklGRiIAAABXRUJQVlA4TBYAAAAvAQAAAA9wCqgr+J7CY/6DBxWI6H8A', 'base64');
const CHANGED = Buffer.from('UklGRiIAAABXRUJQVlA4TBYAAAAvAQAAAA9wCqgr+P7CY/6DBxWI6H8A', 'base64');
const TALL = Buffer.from('UklGRiIAAABXRUJQVlA4TBYAAAAvAEAAAA9wCqgr+J7CY/6DBxMQ0f8I', 'base64');
const LOSSY = Buffer.from('UklGRjQAAABXRUJQVlA4ICgAAACQAQCdASoCAAEAAsBMJQBOgBiccAAA/q3Vn5w/WgqS6XIbuk/U/lAA', 'base64');
/** One pixel of alpha 0, over 9, 9, 9 and over 1, 1, 1. */
const HIDDEN = Buffer.from('UklGRhwAAABXRUJQVlA4TBAAAAAvAAAAEAfQhCY0IQIR0f8A', 'base64');
const HIDDEN_1 = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAeQmRGIiP4HAA==', 'base64');
const ANIMATED = Buffer.from(
  'UklGRo4AAABXRUJQVlA4WAoAAAASAAAAAQAAAAAAQU5JTQYAAAAAAAAAAABBTk1GLgAAAAAAAAAAAAEAAAAAAAAAAAJWUDhMFgAAAC8BAAAAD3AKqCv4nsJj/oMHFYjofwBBTk1GLAAAAAAAAAAAAAEAAAAAAAAAAABWUDhMEwAAAC8BAAAQDzBkgzw18x/wqEBE/wMA',
  'base64',
);

const chunk = (type: string, data: Uint8Array): Buffer =>
  bytes(type, u32(data.length), data, Buffer.alloc(data.length % 2));
const IMAGE = LOSSLESS.subarray(12);
/** The hint of VP8L that some pixel is not opaque, taken out. */
const saidOpaque = (file: Buffer): Buffer => {
  const copy = Buffer.from(file);
  copy[24]! &= ~0x10;
  return copy;
};
/** An extended file: its header says that metadata may come, which libwebp does not hold against it. */
const riff = (...chunks: readonly Buffer[]): Buffer => {
  const body = bytes('WEBP', ...chunks);
  return bytes('RIFF', u32(body.length), body);
};
const extended = (flags: number, ...chunks: readonly Buffer[]): Buffer =>
  riff(chunk('VP8X', bytes(flags, [0, 0, 0], [1, 0, 0], [0, 0, 0])), ...chunks);
const exif = (orientation: number): Buffer =>
  chunk(
    'EXIF',
    bytes('II*\0', [8, 0, 0, 0], [1, 0], [0x12, 1, 3, 0, 1, 0, 0, 0], [orientation, 0, 0, 0], [0, 0, 0, 0]),
  );

describe('webp: pixels', () => {
  it('of a lossless image are exact', async () => {
    const { content } = (await readOne('a.webp', LOSSLESS, OPTIONS)).document.readings[0];
    expect(content).toMatchObject({ kind: 'image', width: 2, height: 1, depth: 8 });
    expect(content.kind === 'image' ? [...content.frames[0]!] : []).toEqual([10, 20, 30, 255, 200, 100, 50, 255]);
  });

  it('of a lossy image are those of libwebp', async () => {
    const { content } = (await readOne('unknown.bin', LOSSY, OPTIONS)).document.readings[0];
    expect(content).toMatchObject({ kind: 'image', width: 2, height: 1 });
  });
});

describeClasses('webp: metadata is drift', 'fx/a.webp', [
  {
    why: 'XMP',
    base: extended(0, IMAGE),
    head: extended(4, IMAGE, chunk('XMP ', bytes('<x/>'))),
    class: DRIFT,
    says: /XMP/,
  },
  {
    why: 'Exif that turns nothing',
    base: extended(0, IMAGE),
    head: extended(8, IMAGE, exif(1)),
    class: DRIFT,
    says: /Exif/,
  },
  { why: 'the extended header', base: LOSSLESS, head: extended(0, IMAGE), class: DRIFT },
]);

describeClasses('webp: pairs that look alike and differ', 'fx/a.webp', [
  { why: 'three steps of one channel', base: LOSSLESS, head: CHANGED, class: REWRITE },
  { why: 'colour under alpha 0', base: HIDDEN, head: HIDDEN_1, class: REWRITE },
  {
    why: 'alpha that the header of the pixels denies, so that most programs show none',
    base: HIDDEN,
    head: saidOpaque(HIDDEN),
    class: REWRITE,
    says: /said to be opaque/,
  },
  { why: 'that an opaque picture might have alpha', base: LOSSLESS, head: saidOpaque(LOSSLESS), class: DRIFT },
  { why: 'lossy and lossless', base: LOSSLESS, head: LOSSY, class: REWRITE },
  { why: 'turned', base: LOSSLESS, head: TALL, class: SHAPE },
  {
    why: 'the orientation',
    base: extended(8, IMAGE, exif(1)),
    head: extended(8, IMAGE, exif(6)),
    class: REWRITE,
    says: /orientation/,
  },
  {
    why: 'a colour profile',
    base: extended(0, IMAGE),
    head: extended(32, chunk('ICCP', bytes('P')), IMAGE),
    class: REWRITE,
    says: /colour profile/,
  },
  {
    why: 'another colour profile',
    base: extended(32, chunk('ICCP', bytes('P')), IMAGE),
    head: extended(32, chunk('ICCP', bytes('Q')), IMAGE),
    class: REWRITE,
  },
  {
    why: 'a chunk that nobody knows',
    base: extended(0, IMAGE),
    head: extended(0, IMAGE, chunk('qqqq', bytes('x'))),
    class: REWRITE,
  },
  {
    why: 'something behind the image',
    base: LOSSLESS,
    head: bytes(LOSSLESS, 'hidden'),
    class: REWRITE,
    says: /bytes after the image/,
  },
  {
    why: 'two chunks that nobody knows, the first of them changed',
    base: extended(0, IMAGE, chunk('qqqq', bytes('x')), chunk('qqqq', bytes('z'))),
    head: extended(0, IMAGE, chunk('qqqq', bytes('y')), chunk('qqqq', bytes('z'))),
    class: REWRITE,
  },
  { why: 'cut off', base: LOSSLESS, head: LOSSLESS.subarray(0, -4), class: SHAPE },
]);

interface FrameParts {
  readonly image?: Buffer;
  readonly left?: number;
  readonly width?: number;
  readonly delay?: number;
  readonly flags?: number;
}
const u24 = (value: number): Buffer => u32(value).subarray(0, 3);
const settings = (plays = 0, background = [0, 0, 0, 0]): Buffer =>
  chunk('ANIM', bytes(background, [plays & 255, plays >> 8]));
const frame = ({ image = IMAGE, left = 0, width = 2, delay = 40, flags = 0 }: FrameParts): Buffer =>
  chunk('ANMF', bytes(u24(left / 2), u24(0), u24(width - 1), u24(0), u24(delay), flags, image));
const animation = (...frames: readonly Buffer[]): Buffer => extended(2, settings(), ...frames);
const CHANGED_IMAGE = CHANGED.subarray(12);
const CLEAR = HIDDEN.subarray(12);
const [KEEP, DISPOSE, REPLACE] = [0, 1, 2];
/** What is drawn over the first pixel where the frame of one pixel replaces, and where it is blended. */
const dot = (parts: FrameParts): Buffer => frame({ image: CLEAR, width: 1, ...parts });

describe('webp: animation', () => {
  it('frames are what is shown on the whole canvas', async () => {
    const file = animation(frame({ flags: DISPOSE }), dot({}), frame({}), dot({ flags: REPLACE }));
    const { content } = (await readOne('a.webp', file, OPTIONS)).document.readings[0];
    const frames = content.kind === 'image' ? content.frames.map((one) => [...one]) : [];
    const both = [10, 20, 30, 255, 200, 100, 50, 255];
    const none = [9, 9, 9, 0, 0, 0, 0, 0];
    expect(frames).toEqual([both, none, both, [9, 9, 9, 0, 200, 100, 50, 255]]);
  });

  it('one that libwebp wrote reads', async () => {
    const { content } = (await readOne('a.webp', ANIMATED, OPTIONS)).document.readings[0];
    expect(content).toMatchObject({ kind: 'image', width: 2, height: 1 });
    expect(content.kind === 'image' ? content.frames.length : 0).toBe(2);
  });
});

/** An animation of one pixel. */
const one = (...images: readonly Buffer[]): Buffer =>
  riff(
    chunk('VP8X', bytes(0x12, Buffer.alloc(9))),
    settings(),
    ...images.map((image) => frame({ image: image.subarray(12), width: 1 })),
  );
const TWO = animation(frame({}), frame({ image: CHANGED_IMAGE }));

describeClasses('webp: animations', 'fx/a.webp', [
  {
    why: 'the whole image again for the part that changed',
    base: animation(frame({}), dot({ flags: REPLACE }), frame({})),
    head: animation(frame({}), dot({ flags: REPLACE }), frame({ flags: REPLACE })),
    class: DRIFT,
    says: /parts drawn/,
  },
  {
    why: 'a colour under alpha 0 in a first frame that is blended',
    base: one(HIDDEN),
    head: one(HIDDEN_1),
    class: REWRITE,
  },
  {
    why: 'a colour under alpha 0 over one that is not seen either',
    base: one(HIDDEN, HIDDEN),
    head: one(HIDDEN, HIDDEN_1),
    class: REWRITE,
  },
  {
    why: 'a colour under alpha 0 where the canvas shows through it',
    base: animation(frame({}), dot({})),
    head: animation(frame({}), frame({ image: HIDDEN_1.subarray(12), width: 1 })),
    class: DRIFT,
  },
  { why: 'pixels of the last frame', base: TWO, head: animation(frame({}), frame({})), class: REWRITE },
  {
    why: 'order of the frames',
    base: TWO,
    head: animation(frame({ image: CHANGED_IMAGE }), frame({})),
    class: REWRITE,
  },
  {
    why: 'one frame more',
    base: TWO,
    head: animation(frame({}), frame({ image: CHANGED_IMAGE }), frame({})),
    class: SHAPE,
  },
  { why: 'the same frame twice', base: animation(frame({})), head: animation(frame({}), frame({})), class: SHAPE },
  {
    why: 'the delay of one frame',
    base: TWO,
    head: animation(frame({ delay: 41 }), frame({ image: CHANGED_IMAGE })),
    class: REWRITE,
    says: /delays/,
  },
  {
    why: 'two delays changed places',
    base: animation(frame({ delay: 1 }), frame({ delay: 2 })),
    head: animation(frame({ delay: 2 }), frame({ delay: 1 })),
    class: REWRITE,
  },
  {
    why: 'repetition',
    base: TWO,
    head: extended(2, settings(1), frame({}), frame({ image: CHANGED_IMAGE })),
    class: REWRITE,
  },
  {
    why: 'the background',
    base: animation(frame({})),
    head: extended(2, settings(0, [255, 255, 255, 255]), frame({})),
    class: REWRITE,
    says: /background/,
  },
  {
    why: 'blended or replaced',
    base: animation(frame({}), dot({ flags: KEEP })),
    head: animation(frame({}), dot({ flags: REPLACE })),
    class: REWRITE,
  },
  {
    why: 'kept or cleared before the next frame',
    base: animation(frame({ flags: KEEP }), dot({})),
    head: animation(frame({ flags: DISPOSE }), dot({})),
    class: REWRITE,
  },
  { why: 'a still image for an animation of one frame', base: animation(frame({})), head: LOSSLESS, class: REWRITE },
  {
    why: 'a chunk inside of a frame that nobody knows',
    base: animation(frame({})),
    head: animation(frame({ image: bytes(IMAGE, chunk('qqqq', bytes('x'))) })),
    class: REWRITE,
  },
  { why: 'cut off in the last frame', base: TWO, head: TWO.subarray(0, -8), class: SHAPE },
]);

const lossless = (bits: number): Buffer => riff(chunk('VP8L', bytes(0x2f, u32(bits), Buffer.alloc(8))));

describeRefusals('webp: T71 what is refused, soon and as data', 'fx/a.webp', [
  { why: 'nothing', make: () => bytes(), reason: /signature/ },
  { why: 'cut off', make: () => LOSSLESS.subarray(0, -4), reason: /cut off/ },
  { why: 'a chunk beyond the end', make: () => riff(bytes('VP8L', u32(999))), reason: /cut off in chunk VP8L/ },
  { why: '16384 by 16384 pixels', make: () => lossless(0x0fffffff), reason: /more than the 64000000/, limit: true },
  {
    why: 'a small outer size around a large image',
    make: () => extended(0, chunk('VP8L', bytes(0x2f, u32(0x0fffffff), Buffer.alloc(8)))),
    reason: /more than the 64000000/,
    limit: true,
  },
  { why: 'no image', make: () => extended(0), reason: /0 images/ },
  { why: 'two images', make: () => riff(IMAGE, IMAGE), reason: /2 images/ },
  {
    why: 'pixels that are none',
    make: () => riff(chunk('VP8L', bytes(0x2f, u32(0), Buffer.alloc(8, 255)))),
    reason: /libwebp cannot read it/,
  },
  { why: 'an animation without its size', make: () => riff(settings(), frame({})), reason: /without its size/ },
  { why: 'an animation without its settings', make: () => extended(2, frame({})), reason: /without its settings/ },
  { why: 'an animation without frames', make: () => animation(), reason: /without frames/ },
  { why: 'a frame outside of the image', make: () => animation(frame({ left: 2 })), reason: /outside/ },
  {
    why: 'a frame whose pixels have another size',
    make: () => animation(frame({ image: TALL.subarray(12) })),
    reason: /another size/,
  },
  { why: 'a frame without pixels', make: () => animation(frame({ image: bytes() })), reason: /0 images/ },
  {
    why: 'a frame that is cut off',
    make: () => animation(chunk('ANMF', bytes([0, 0, 0]))),
    reason: /cut off in a frame/,
  },
  {
    why: 'five thousand frames of a canvas of 4,000 by 4,000',
    make: () =>
      riff(
        chunk('VP8X', bytes(2, [0, 0, 0], [0x9f, 0x0f, 0], [0x9f, 0x0f, 0])),
        settings(),
        ...Array.from({ length: 5_000 }, () => frame({})),
      ),
    reason: /more than the 64000000/,
    limit: true,
  },
]);

describe('webp: damage', () => {
  it('survives every cut and every changed byte, and still reads afterwards', async () => {
    await survives('fx/a.webp', extended(8, IMAGE, exif(6)));
    await survives('fx/a.webp', LOSSY);
    await survives('fx/a.webp', ANIMATED);
    expect((await comparison('fx/a.webp', LOSSLESS, CHANGED)).class).toBe(REWRITE);
  }, 60_000);
});

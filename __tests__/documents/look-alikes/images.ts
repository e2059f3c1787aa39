import { deflateSync } from 'node:zlib';
import jpegJs from 'jpeg-js';
import {
  bmpFile,
  bytes,
  GIF_PALETTE,
  type GifFrame,
  gifFile,
  type PngShape,
  pngChunk,
  pngFile,
  tiffFile,
  u16,
  u16be,
  u32,
  u32be,
} from '../support/binary-files.js';
import type { LookAlike, LookAlikes } from './pairs.js';

/** One pixel: a filter byte and its samples. */
const png = (
  samples: readonly number[],
  chunks: readonly Buffer[] = [],
  shape: Partial<PngShape> = {},
  after: readonly Buffer[] = [],
): Buffer => pngFile({ width: 1, height: 1, ...shape }, bytes(0, samples), chunks, after);
const PALETTE = pngChunk('PLTE', bytes([255, 0, 0, 0, 255, 0]));
const control = (sequence: number, delay: number, dispose = 0, blend = 0): Buffer =>
  pngChunk(
    'fcTL',
    bytes(u32be(sequence), u32be(1), u32be(1), u32be(0), u32be(0), u16be(delay), u16be(100), [dispose, blend]),
  );
const animated = (plays: number, delay: number, second: readonly number[], blend = 0): Buffer =>
  png([255, 0, 0, 255], [pngChunk('acTL', bytes(u32be(2), u32be(plays))), control(0, 10)], {}, [
    control(1, delay, 0, blend),
    pngChunk('fdAT', bytes(u32be(2), deflateSync(bytes(0, second)))),
  ]);

/** Exif with two entries, orientation and another tag, and a directory for positions behind them. */
export function exifBlock({ orientation = 1, latitude = 52, artist = 'ann\0', software = 'one\0' } = {}): Buffer {
  const long = (tag: number, value: number): Buffer => bytes(u16be(tag), u16be(4), u32be(1), u32be(value));
  const text = (tag: number, value: string): Buffer => bytes(u16be(tag), u16be(2), u32be(4), value);
  const first = bytes(
    u16be(4),
    bytes(u16be(0x0112), u16be(3), u32be(1), u16be(orientation), u16be(0)),
    text(0x0131, software),
    text(0x013b, artist),
    long(0x8825, 62),
    u32be(0),
  );
  const position = bytes(u16be(1), bytes(u16be(2), u16be(5), u32be(1), u32be(80)), u32be(0));
  return bytes('MM\0*', u32be(8), first, position, u32be(latitude), u32be(1));
}

const gif = (frames: readonly GifFrame[], options: Parameters<typeof gifFile>[2] = {}): Buffer =>
  gifFile([2, 1], frames, options);
const STILL: GifFrame = { indexes: [1, 3] };
const TWO = (delay: number, disposal = 1): readonly GifFrame[] => [
  { indexes: [1, 1], delay: 5, disposal },
  { indexes: [3], width: 1, delay },
];

const bgra = (...pixel: readonly number[]): Buffer => bmpFile({ width: 1, height: 1, bits: 32 }, bytes(pixel));
const bgr = (pixels: readonly (readonly number[])[], resolution = 0): Buffer =>
  bmpFile({ width: 1, height: pixels.length, bits: 24 }, bytes(...pixels.map((pixel) => bytes(pixel, 0))), {
    resolution,
  });
const indexed = (index: number, palette: readonly number[]): Buffer =>
  bmpFile({ width: 1, height: 1, bits: 8 }, bytes(index, [0, 0, 0]), { palette });

type Tags = Parameters<typeof tiffFile>[0];
function tiff(
  data: readonly number[],
  extra: Tags = [],
  more: {
    readonly samples?: number;
    readonly photometric?: number;
    readonly bits?: number;
    readonly width?: number;
    readonly big?: boolean;
  } = {},
): Buffer {
  const { samples = 1, photometric = 1, bits = 8, width = 1, big = false } = more;
  const tags: Tags = [
    [256, 3, [width]],
    [257, 3, [1]],
    [258, 3, Array.from({ length: samples }, () => bits)],
    [259, 3, [1]],
    [262, 3, [photometric]],
    [273, 4, [8]],
    [277, 3, [samples]],
    [278, 4, [1]],
    [279, 4, [data.length]],
    ...extra,
  ];
  return tiffFile(tags, Uint8Array.from(data), { big });
}
/** A TIFF whose directory of positions stands at its end, behind the pointer to it. */
function tiffAt(latitude: number): Buffer {
  const file = (pointer: number): Buffer => tiff([1], [[34853, 4, [pointer]]]);
  const at = file(0).length;
  return bytes(file(at), u16(1), bytes(u16(2), u16(5), u32(1), u32(at + 18)), u32(0), u32(latitude), u32(1));
}
const MAP = (first: number): readonly number[] => Array.from({ length: 768 }, (_, index) => (index === 0 ? first : 0));

function jpeg(red: number, green = 255, width = 16): Buffer {
  const data = Buffer.alloc(width * 8 * 4, 255);
  for (let at = 0; at < data.length; at += 4) {
    data[at] = red;
    data[at + 1] = green;
  }
  return jpegJs.encode({ data, width, height: 8 }, 95).data;
}
const segment = (marker: number, data: Uint8Array): Buffer => bytes(0xff, marker, u16be(data.length + 2), data);
const JPEG = jpeg(100);
const withSegments = (...segments: readonly Buffer[]): Buffer =>
  bytes(JPEG.subarray(0, 2), ...segments, JPEG.subarray(2));
const jpegExif = (block: Buffer): Buffer => withSegments(segment(0xe1, bytes('Exif\0\0', block)));
const profile = (number: number, content: string): Buffer => segment(0xe2, bytes('ICC_PROFILE\0', number, 2, content));
const density = (x: number): Buffer => {
  const copy = Buffer.from(JPEG);
  copy.writeUInt16BE(x, copy.indexOf('JFIF\0') + 8);
  return copy;
};

/** Written by libwebp: two pixels, rgba(10, 20, 30, 255) and rgba(200, 100, 50, 255), the second of `CHANGED` with blue 53. */
const LOSSLESS = Buffer.from('UklGRiIAAABXRUJQVlA4TBYAAAAvAQAAAA9wCqgr+J7CY/6DBxWI6H8A', 'base64');
const CHANGED = Buffer.from('UklGRiIAAABXRUJQVlA4TBYAAAAvAQAAAA9wCqgr+P7CY/6DBxWI6H8A', 'base64');
const LOSSY = Buffer.from('UklGRjQAAABXRUJQVlA4ICgAAACQAQCdASoCAAEAAsBMJQBOgBiccAAA/q3Vn5w/WgqS6XIbuk/U/lAA', 'base64');
/** One pixel of alpha 0, over 9, 9, 9 and over 1, 1, 1. */
const HIDDEN = Buffer.from('UklGRhwAAABXRUJQVlA4TBAAAAAvAAAAEAfQhCY0IQIR0f8A', 'base64');
const HIDDEN_1 = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAeQmRGIiP4HAA==', 'base64');

const webpFile = (...chunks: readonly (readonly [string, Uint8Array])[]): Buffer => {
  const body = bytes(
    'WEBP',
    ...chunks.map(([type, data]) => bytes(type, u32(data.length), data, data.length % 2 === 0 ? '' : 0)),
  );
  return bytes('RIFF', u32(body.length), body);
};

export const IMAGES: LookAlikes = {
  png: [
    ['a colour under full transparency', png([255, 0, 0, 0]), png([0, 0, 255, 0])],
    ['opaque and transparent', png([255, 0, 0, 255]), png([255, 0, 0, 0])],
    ['two steps of one channel', png([100, 0, 0, 255]), png([102, 0, 0, 255])],
    ['another colour of the palette', png([0], [PALETTE], { color: 3 }), png([1], [PALETTE], { color: 3 })],
    [
      'another palette under the same indexes',
      png([0], [PALETTE], { color: 3 }),
      png([0], [pngChunk('PLTE', bytes([0, 255, 0, 255, 0, 0]))], { color: 3 }),
    ],
    [
      'the transparency of a palette',
      png([0], [PALETTE], { color: 3 }),
      png([0], [PALETTE, pngChunk('tRNS', bytes([0]))], { color: 3 }),
    ],
    [
      'a colour that stands for transparency',
      png([255, 0, 0], [], { color: 2 }),
      png([255, 0, 0], [pngChunk('tRNS', bytes(u16be(255), u16be(0), u16be(0)))], { color: 2 }),
    ],
    [
      'the upper byte of a sample of sixteen bits',
      png([1, 0], [], { color: 0, depth: 16 }),
      png([2, 2], [], { color: 0, depth: 16 }),
    ],
    ['a gamma', png([1, 2, 3, 4]), png([1, 2, 3, 4], [pngChunk('gAMA', bytes(u32be(45455)))])],
    [
      'a gamma of another value',
      png([1, 2, 3, 4], [pngChunk('gAMA', bytes(u32be(45455)))]),
      png([1, 2, 3, 4], [pngChunk('gAMA', bytes(u32be(100000)))]),
    ],
    [
      'a resolution',
      png([1, 2, 3, 4], [pngChunk('pHYs', bytes(u32be(1), u32be(1), [0]))]),
      png([1, 2, 3, 4], [pngChunk('pHYs', bytes(u32be(2), u32be(1), [0]))]),
    ],
    ['bytes behind the end', png([1, 2, 3, 4]), bytes(png([1, 2, 3, 4]), 'x')],
    ['bytes behind the pixels, in their chunk', png([1, 2, 3, 4]), withTail([1, 2, 3, 4])],
    ['a delay', animated(0, 10, [0, 255, 0, 255]), animated(0, 20, [0, 255, 0, 255])],
    ['how often it plays', animated(0, 10, [0, 255, 0, 255]), animated(1, 10, [0, 255, 0, 255])],
    ['how a frame is drawn', animated(0, 10, [0, 255, 0, 0]), animated(0, 10, [0, 255, 0, 0], 1)],
    ['a frame', animated(0, 10, [0, 255, 0, 255]), animated(0, 10, [0, 0, 255, 255])],
    [
      'the orientation',
      png([1, 2, 3, 4], [pngChunk('eXIf', exifBlock())]),
      png([1, 2, 3, 4], [pngChunk('eXIf', exifBlock({ orientation: 6 }))]),
    ],
    [
      'where a picture was taken',
      png([1, 2, 3, 4], [pngChunk('eXIf', exifBlock())]),
      png([1, 2, 3, 4], [pngChunk('eXIf', exifBlock({ latitude: 53 }))]),
    ],
    [
      'who took a picture',
      png([1, 2, 3, 4], [pngChunk('eXIf', exifBlock())]),
      png([1, 2, 3, 4], [pngChunk('eXIf', exifBlock({ artist: 'bob\0' }))]),
    ],
    [
      'a chunk that nobody knows',
      png([1, 2, 3, 4], [pngChunk('abCd', 'x')]),
      png([1, 2, 3, 4], [pngChunk('abCd', 'y')]),
    ],
  ],
  gif: [
    [
      'a colour of the palette',
      gif([STILL]),
      gif([STILL], { palette: [...GIF_PALETTE.slice(0, 3), 250, ...GIF_PALETTE.slice(4)] }),
    ],
    ['two pixels swapped', gif([STILL]), gif([{ indexes: [3, 1] }])],
    ['a pixel that is transparent', gif([STILL]), gif([{ indexes: [1, 3], transparent: 3 }])],
    ['black and transparent', gif([{ indexes: [0, 1] }]), gif([{ indexes: [0, 1], transparent: 0 }])],
    ['a delay', gif(TWO(5)), gif(TWO(6))],
    ['how often it repeats', gif(TWO(5), { loop: 0 }), gif(TWO(5), { loop: 1 })],
    ['once and for ever', gif(TWO(5)), gif(TWO(5), { loop: 0 })],
    ['what happens to a frame before the next one', gif(TWO(5)), gif(TWO(5, 2))],
    ['a frame that is shown twice', gif(TWO(5)), gif([...TWO(5), ...TWO(5).slice(1)])],
    ['a frame that stands one pixel on', gif(TWO(5)), gif([TWO(5)[0]!, { indexes: [3], width: 1, left: 1, delay: 5 }])],
    ['the background', gif([STILL], { background: 0 }), gif([STILL], { background: 2 })],
    ['bytes behind the end', gif([STILL]), bytes(gif([STILL]), 'x')],
    [
      'an extension that nobody knows',
      gif([STILL], { extra: bytes(0x21, 0xff, 11, 'UNKNOWN 1.0', 1, 'x', 0) }),
      gif([STILL], { extra: bytes(0x21, 0xff, 11, 'UNKNOWN 1.0', 1, 'y', 0) }),
    ],
  ],
  bmp: [
    ['red and blue swapped', bgr([[255, 0, 0]]), bgr([[0, 0, 255]])],
    [
      'two rows swapped',
      bgr([
        [255, 0, 0],
        [0, 255, 0],
      ]),
      bgr([
        [0, 255, 0],
        [255, 0, 0],
      ]),
    ],
    ['two steps of one channel', bgr([[100, 0, 0]]), bgr([[102, 0, 0]])],
    ['half transparent and opaque', bgra(1, 2, 3, 128), bgra(1, 2, 3, 255)],
    ['the index of a colour', indexed(0, [1, 2, 3, 0, 7, 8, 9, 0]), indexed(1, [1, 2, 3, 0, 7, 8, 9, 0])],
    ['the palette under the same index', indexed(0, [1, 2, 3, 0, 7, 8, 9, 0]), indexed(0, [7, 8, 9, 0, 1, 2, 3, 0])],
    ['a resolution', bgr([[1, 2, 3]], 2835), bgr([[1, 2, 3]], 2836)],
    [
      'the same pixels in another shape',
      bgr([
        [1, 2, 3],
        [4, 5, 6],
      ]),
      bmpFile({ width: 2, height: 1, bits: 24 }, bytes([1, 2, 3, 4, 5, 6, 0, 0])),
    ],
    ['bytes behind the pixels', bgr([[1, 2, 3]]), bytes(bgr([[1, 2, 3]]), 'x')],
    [
      'the channels that masks name',
      bmpFile({ width: 1, height: 1, bits: 32, compression: 3 }, bytes([1, 2, 3, 0]), {
        masks: bytes(u32(0xff0000), u32(0xff00), u32(0xff)),
      }),
      bmpFile({ width: 1, height: 1, bits: 32, compression: 3 }, bytes([1, 2, 3, 0]), {
        masks: bytes(u32(0xff), u32(0xff00), u32(0xff0000)),
      }),
    ],
    [
      'a row that is upside down',
      bgr([
        [255, 0, 0],
        [0, 255, 0],
      ]),
      upsideDown(
        bgr([
          [255, 0, 0],
          [0, 255, 0],
        ]),
      ),
    ],
    [
      'five bits of a channel',
      bmpFile({ width: 1, height: 1, bits: 16 }, bytes(u16(1), [0, 0])),
      bmpFile({ width: 1, height: 1, bits: 16 }, bytes(u16(2), [0, 0])),
    ],
  ],
  tiff: [
    ['two steps of a sample', tiff([100]), tiff([102])],
    ['black that became white', tiff([100], [], { photometric: 1 }), tiff([100], [], { photometric: 0 })],
    [
      'the other byte order over the same bytes',
      tiff([1, 9], [], { bits: 16 }),
      tiff([1, 9], [], { bits: 16, big: true }),
    ],
    [
      'a colour of the palette',
      tiff([0], [[320, 3, MAP(0)]], { photometric: 3 }),
      tiff([0], [[320, 3, MAP(0x0300)]], { photometric: 3 }),
    ],
    [
      'the kind of alpha',
      tiff([1, 128], [[338, 3, [1]]], { samples: 2 }),
      tiff([1, 128], [[338, 3, [2]]], { samples: 2 }),
    ],
    ['a resolution', tiff([1], [[282, 5, [72, 1]]]), tiff([1], [[282, 5, [73, 1]]])],
    ['the unit of a resolution', tiff([1], [[296, 3, [2]]]), tiff([1], [[296, 3, [3]]])],
    ['the orientation', tiff([1]), tiff([1], [[274, 3, [6]]])],
    ['a position on the earth', tiff([1], [[33922, 4, [1, 2]]]), tiff([1], [[33922, 4, [1, 3]]])],
    ['a mask and an image', tiff([1]), tiff([1], [[254, 4, [4]]])],
    ['an older kind of image', tiff([1], [[255, 3, [1]]]), tiff([1], [[255, 3, [2]]])],
    ['two pixels swapped', tiff([1, 9], [], { width: 2 }), tiff([9, 1], [], { width: 2 })],
    ['the unit that a description gives', tiff([1], [[270, 2, 'unit=um\0']]), tiff([1], [[270, 2, 'unit=nm\0']])],
    ['where a picture was taken', tiffAt(52), tiffAt(53)],
    [
      'red and blue swapped',
      tiff([1, 2, 9], [], { samples: 3, photometric: 2 }),
      tiff([9, 2, 1], [], { samples: 3, photometric: 2 }),
    ],
  ],
  jpeg: [
    ['a shade', JPEG, jpeg(104)],
    ['red and green swapped', jpeg(100, 255), jpeg(255, 100)],
    ['another width', JPEG, jpeg(100, 255, 24)],
    ['the orientation', jpegExif(exifBlock()), jpegExif(exifBlock({ orientation: 6 }))],
    ['where a picture was taken', jpegExif(exifBlock()), jpegExif(exifBlock({ latitude: 53 }))],
    ['who took a picture', jpegExif(exifBlock()), jpegExif(exifBlock({ artist: 'bob\0' }))],
    ['a density', density(72), density(73)],
    ['a colour profile', withSegments(profile(1, 'a')), withSegments(profile(1, 'b'))],
    [
      'the order of a colour profile',
      withSegments(profile(1, 'a'), profile(2, 'b')),
      withSegments(profile(2, 'a'), profile(1, 'b')),
    ],
    ['a segment that nobody knows', withSegments(segment(0xe5, bytes('x'))), withSegments(segment(0xe5, bytes('y')))],
    ['bytes behind the image', JPEG, bytes(JPEG, 'x')],
    [
      'the kind of colour that a segment gives',
      withSegments(segment(0xee, bytes('Adobe\0', [100, 0, 0, 0, 0, 1]))),
      withSegments(segment(0xee, bytes('Adobe\0', [100, 0, 0, 0, 0, 0]))),
    ],
  ],
  webp: webpPairs(),
};

/** The pixels as always, and two bytes more behind the end of the compressed stream. */
function withTail(samples: readonly number[]): Buffer {
  const file = png(samples);
  const data = bytes(deflateSync(bytes(0, samples)), 'xy');
  const at = file.indexOf('IDAT') - 4;
  return bytes(file.subarray(0, at), pngChunk('IDAT', data), pngChunk('IEND'));
}

function upsideDown(file: Buffer): Buffer {
  const copy = Buffer.from(file);
  copy.writeInt32LE(-copy.readInt32LE(22), 22);
  return copy;
}

function webpPairs(): readonly LookAlike[] {
  const image = LOSSLESS.subarray(20);
  const extended = (flags: number, ...chunks: readonly (readonly [string, Uint8Array])[]): Buffer =>
    webpFile(['VP8X', bytes([flags, 0, 0, 0, 1, 0, 0, 0, 0, 0])], ['VP8L', image], ...chunks);
  return [
    ['three steps of one channel', LOSSLESS, CHANGED],
    ['a colour under full transparency', HIDDEN, HIDDEN_1],
    ['a lossy image', LOSSLESS, LOSSY],
    ['the orientation', extended(8, ['EXIF', exifBlock()]), extended(8, ['EXIF', exifBlock({ orientation: 6 })])],
    [
      'where a picture was taken',
      extended(8, ['EXIF', exifBlock()]),
      extended(8, ['EXIF', exifBlock({ latitude: 53 })]),
    ],
    ['who took a picture', extended(8, ['EXIF', exifBlock()]), extended(8, ['EXIF', exifBlock({ artist: 'bob\0' })])],
    ['a colour profile', extended(32, ['ICCP', bytes('a')]), extended(32, ['ICCP', bytes('b')])],
    ['a colour profile and none', extended(0), extended(32, ['ICCP', bytes('a')])],
    ['a chunk that nobody knows', extended(0, ['ABCD', bytes('x')]), extended(0, ['ABCD', bytes('y')])],
    ['bytes behind the image', LOSSLESS, bytes(LOSSLESS, 'x')],
    ['bytes behind an extended image', extended(0), bytes(extended(0), 'x')],
    ['an orientation that cannot be read', extended(8, ['EXIF', exifBlock()]), extended(8, ['EXIF', bytes('broken')])],
  ];
}

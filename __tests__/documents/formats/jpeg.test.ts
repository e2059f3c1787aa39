import jpegJs from 'jpeg-js';
import { describe, expect, it } from 'vitest';
import { readOne } from '../../../src/documents/read.js';
import { bytes, u16be } from '../support/binary-files.js';
import { DRIFT, describeClasses, describeRefusals, REWRITE, SHAPE, survives } from '../support/binary-pairs.js';
import { OPTIONS } from '../support.js';

function jpeg(red: number, quality = 90, width = 16, height = 8): Buffer {
  const data = Buffer.alloc(width * height * 4, 255);
  for (let at = 0; at < data.length; at += 4) data[at] = red;
  return jpegJs.encode({ data, width, height }, quality).data;
}

const PLAIN = jpeg(100);
const segment = (marker: number, data: Uint8Array): Buffer => bytes(0xff, marker, u16be(data.length + 2), data);
/** Puts segments behind the start mark. */
const withSegments = (...segments: readonly Buffer[]): Buffer =>
  bytes(PLAIN.subarray(0, 2), ...segments, PLAIN.subarray(2));
const exif = (orientation: number, more = ''): Buffer =>
  segment(
    0xe1,
    bytes(
      'Exif\0\0MM\0*',
      [0, 0, 0, 8],
      [0, 1],
      [1, 0x12, 0, 3, 0, 0, 0, 1],
      [0, orientation, 0, 0],
      [0, 0, 0, 0],
      more,
    ),
  );
const profile = (content: string): Buffer => segment(0xe2, bytes('ICC_PROFILE\0', 1, 1, content));
/** A progressive image of 8 by 8 pixels, one colour, as libjpeg writes it. */
const PROGRESSIVE = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wgARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAVAQEBAAAAAAAAAAAAAAAAAAACBP/aAAwDAQACEAMQAAABkKF//8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABBQJ//8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAgBAwEBPwF//8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAgBAgEBPwF//8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQAGPwJ//8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPyF//9oADAMBAAIAAwAAABAP/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAgBAwEBPxB//8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAgBAgEBPxB//8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxB//9k=',
  'base64',
);

describe('jpeg: pixels', () => {
  it('of a progressive image', async () => {
    const { content } = (await readOne('a.jpg', PROGRESSIVE, OPTIONS)).document.readings[0];
    if (content.kind !== 'image') throw new Error(content.kind);
    expect([content.width, content.height, content.frames.length]).toEqual([8, 8, 1]);
    const [red, green, blue, alpha] = content.frames[0]!;
    for (const [made, wanted] of [
      [red, 120],
      [green, 60],
      [blue, 200],
      [alpha, 255],
    ]) {
      expect(Math.abs(made! - wanted!)).toBeLessThanOrEqual(6);
    }
  });
});

describeClasses('jpeg: metadata is drift', 'fx/a.jpg', [
  { why: 'a comment', base: PLAIN, head: withSegments(segment(0xfe, bytes('hello'))), class: DRIFT, says: /metadata/ },
  { why: 'Exif that turns nothing', base: PLAIN, head: withSegments(exif(1)), class: DRIFT, says: /Exif/ },
  {
    why: 'XMP',
    base: PLAIN,
    head: withSegments(segment(0xe1, bytes('http://ns.adobe.com/xap/1.0/\0<x/>'))),
    class: DRIFT,
  },
  {
    why: 'bytes that fill before a marker',
    base: PLAIN,
    head: bytes(PLAIN.subarray(0, 2), [0xff, 0xff], PLAIN.subarray(2)),
    class: DRIFT,
  },
]);

describeClasses('jpeg: pairs that look alike and differ', 'fx/a.jpg', [
  { why: 'another red', base: PLAIN, head: jpeg(103), class: REWRITE },
  {
    why: 'the orientation',
    base: withSegments(exif(1)),
    head: withSegments(exif(6)),
    class: REWRITE,
    says: /orientation none -> 6/,
  },
  {
    why: 'Exif that cannot be read',
    base: PLAIN,
    head: withSegments(segment(0xe1, bytes('Exif\0\0broken'))),
    class: REWRITE,
  },
  { why: 'a colour profile', base: PLAIN, head: withSegments(profile('P')), class: REWRITE, says: /colour profile/ },
  { why: 'another colour profile', base: withSegments(profile('P')), head: withSegments(profile('Q')), class: REWRITE },
  {
    why: 'a segment that nobody knows',
    base: PLAIN,
    head: withSegments(segment(0xeb, bytes('x'))),
    class: REWRITE,
    says: /segment APP11/,
  },
  {
    why: 'a second image behind the first',
    base: PLAIN,
    head: bytes(PLAIN, PLAIN),
    class: REWRITE,
    says: /bytes after the image/,
  },
  { why: 'the density', base: PLAIN, head: bytes(PLAIN).fill(9, 15, 16), class: REWRITE, says: /density/ },
  { why: 'width and height exchanged', base: jpeg(100, 90, 16, 8), head: jpeg(100, 90, 8, 16), class: SHAPE },
  { why: 'one row more', base: jpeg(100, 90, 16, 8), head: jpeg(100, 90, 16, 9), class: SHAPE },
  { why: 'cut off', base: PLAIN, head: PLAIN.subarray(0, -10), class: SHAPE },
  {
    why: 'a coding that is not decoded',
    base: changedCoding(PLAIN, 0xc9),
    head: changedCoding(jpeg(101), 0xc9),
    class: REWRITE,
  },
]);

function changedCoding(file: Buffer, marker: number): Buffer {
  const copy = Buffer.from(file);
  copy[copy.indexOf(Buffer.from([0xff, 0xc0])) + 1] = marker;
  return copy;
}

/** Another size in the frame header. */
function claiming(height: number, width: number, file = PLAIN): Buffer {
  const copy = Buffer.from(file);
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]));
  copy.writeUInt16BE(height, frame + 5);
  copy.writeUInt16BE(width, frame + 7);
  return copy;
}

function manyScans(count: number): Buffer {
  const start = PROGRESSIVE.indexOf(Buffer.from([0xff, 0xda]));
  const head = Buffer.from(PROGRESSIVE.subarray(0, start));
  const frame = head.indexOf(Buffer.from([0xff, 0xc2]));
  head.writeUInt16BE(6_000, frame + 5);
  head.writeUInt16BE(6_000, frame + 7);
  const scan = PROGRESSIVE.subarray(start, PROGRESSIVE.indexOf(Buffer.from([0xff, 0xc4]), start));
  return bytes(head, ...Array.from({ length: count }, () => scan), [0xff, 0xd9]);
}

describeRefusals('jpeg: T71 what is refused, soon and as data', 'fx/a.jpg', [
  { why: 'nothing', make: () => bytes(), reason: /start mark/ },
  { why: 'cut off in a segment', make: () => PLAIN.subarray(0, 30), reason: /cut off/ },
  { why: 'cut off in the pixels', make: () => PLAIN.subarray(0, -2), reason: /cut off/ },
  { why: '65535 by 65535 pixels', make: () => claiming(65_535, 65_535), reason: /more than the 64000000/, limit: true },
  { why: '62 megapixels in a few bytes', make: () => claiming(7_900, 7_900), reason: /fewer bits of coded data/ },
  { why: 'no height', make: () => claiming(0, 16), reason: /16x0 pixels/ },
  { why: 'a thousand scans of 36 megapixels', make: () => manyScans(1_000), reason: /in 1000 scans/, limit: true },
  {
    why: 'two frames',
    make: () => withSegments(segment(0xc0, bytes(8, u16be(1), u16be(1), 1, 1, 0x11, 0))),
    reason: /two frames/,
  },
  { why: 'no image', make: () => bytes([0xff, 0xd8, 0xff, 0xd9]), reason: /no image/ },
  { why: 'a marker that nobody knows', make: () => withSegments(segment(0xf7, bytes('x'))), reason: /marker 0xf7/ },
]);

describe('jpeg: damage', () => {
  it('survives every cut and every changed byte', () => survives('fx/a.jpg', PROGRESSIVE, 3), 60_000);
});

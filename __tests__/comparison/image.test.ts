import { describe, expect, test } from 'vitest';
import type { Image } from '../../src/documents/document.js';
import type { FixtureRule } from '../../src/policy/policy.js';
import { compareContents } from '../support/compare.js';

/** Every channel of every pixel is 100, but for those that are named: `[x, y, channel, value]`. */
type Dot = readonly [x: number, y: number, channel: number, value: number];
function image(width: number, height: number, dots: readonly Dot[] = [], depth: 8 | 16 = 8, frames = 1): Image {
  const scale = depth === 16 ? 257 : 1;
  const make = (): Uint8Array | Uint16Array => {
    const frame = new (depth === 16 ? Uint16Array : Uint8Array)(width * height * 4).fill(100 * scale);
    for (const [x, y, channel, value] of dots) frame[(y * width + x) * 4 + channel] = value * scale;
    return frame;
  };
  return { kind: 'image', width, height, depth, frames: Array.from({ length: frames }, make) };
}
const pixels = (delta: number, ratio = 0): Partial<FixtureRule> => ({ pixels: { delta, ratio } });

describe('decoded pixels', () => {
  test('the worst pixel is named with its place and both colours', async () => {
    const found = await compareContents(
      image(5, 4),
      image(5, 4, [
        [3, 1, 0, 103],
        [4, 2, 1, 110],
        [1, 3, 2, 105],
      ]),
    );
    expect(found.class).toBe('SEMANTIC_REWRITE');
    expect(found.changes).toEqual([
      {
        kind: 'value',
        at: '4,2',
        base: 'rgba(100, 100, 100, 100)',
        head: 'rgba(100, 110, 100, 100)',
        absolute: 10,
        limit: 'delta 1',
      },
    ]);
    expect(found.counts.value).toBe(3);
    expect(found.notes).toEqual(['largest channel difference 10 of 255', '3 of 20 pixels over delta 1 (15 %)']);
  });

  test('of two pixels that are as bad the first is named', async () => {
    const found = await compareContents(
      image(5, 4),
      image(5, 4, [
        [3, 1, 0, 110],
        [4, 2, 1, 110],
      ]),
    );
    expect(found.changes[0]?.at).toBe('3,1');
  });

  test('the worst of several channels counts, whichever it is', async () => {
    for (const channel of [0, 1, 2, 3]) {
      const found = await compareContents(
        image(2, 2),
        image(2, 2, [
          [1, 1, channel, 104],
          [1, 1, (channel + 1) % 4, 102],
        ]),
      );
      expect(found.changes[0]).toMatchObject({ at: '1,1', absolute: 4 });
    }
  });

  test('a frame is named where there are several', async () => {
    const base = image(2, 1, [], 8, 3);
    const head = {
      ...base,
      frames: base.frames.map((frame, at) => (at === 1 ? frame.map((value) => value + 9) : frame)),
    };
    const found = await compareContents(base, head);
    expect(found.changes[0]?.at).toBe('0,0 of frame 2');
    expect(found.notes).toContain('2 of 6 pixels over delta 1 (33.33 %)');
  });

  test('one step of 255 is drift, and says nothing of pixels over', async () => {
    const found = await compareContents(
      image(3, 3),
      image(3, 3, [
        [0, 0, 3, 101],
        [2, 2, 0, 99],
      ]),
    );
    expect(found.class).toBe('TOLERANCE_DRIFT');
    expect(found.counts).toEqual({ shape: 0, value: 0, drift: 2, representation: 0 });
    expect(found.notes).toEqual(['largest channel difference 1 of 255']);
    expect(found.changes[0]).toMatchObject({ kind: 'drift', at: '0,0', absolute: 1, limit: 'delta 1' });
  });

  test('pixels within and beyond are counted apart', async () => {
    const found = await compareContents(
      image(3, 3),
      image(3, 3, [
        [0, 0, 0, 101],
        [1, 1, 0, 109],
        [2, 2, 0, 99],
      ]),
    );
    expect(found.counts).toEqual({ shape: 0, value: 1, drift: 2, representation: 0 });
    const none = await compareContents(image(3, 3), image(3, 3, [[1, 1, 0, 109]]));
    expect(none.counts).toEqual({ shape: 0, value: 1, drift: 0, representation: 0 });
    expect(none.changes).toHaveLength(1);
  });

  test('only a ratio of the policy lets pixels lie beyond, up to the very share', async () => {
    const head = image(4, 5, [[0, 0, 0, 200]]);
    const allowed = await compareContents(image(4, 5), head, pixels(1, 0.05));
    expect(allowed.class).toBe('TOLERANCE_DRIFT');
    expect(allowed.counts.drift).toBe(1);
    expect(allowed.changes[0]?.limit).toBe('delta 1, ratio 0.05');
    expect(allowed.notes).toContain('1 of 20 pixels over delta 1 (5 %), inside ratio 0.05');
    expect((await compareContents(image(4, 5), head, pixels(1, 0.049))).class).toBe('SEMANTIC_REWRITE');
    expect((await compareContents(image(4, 5), head, pixels(100))).class).toBe('TOLERANCE_DRIFT');
    expect((await compareContents(image(4, 5), head, pixels(99))).class).toBe('SEMANTIC_REWRITE');
  });

  test('another depth with the same colours is representation, and moves are measured on one scale', async () => {
    const same = await compareContents(image(3, 2), image(3, 2, [], 16));
    expect(same.counts).toEqual({ shape: 0, value: 0, drift: 0, representation: 1 });
    expect(same.changes[0]).toMatchObject({ at: 'image', base: '8 bits', head: '16 bits', note: 'bits a sample' });
    expect(same.notes).toEqual([]);
    const other = await compareContents(image(3, 2, [], 16), image(3, 2, [[1, 0, 0, 120]]));
    expect(other.counts).toMatchObject({ value: 1, representation: 1 });
    expect(other.changes[0]).toMatchObject({ at: '1,0', absolute: 20 });
    const half = image(3, 2, [], 16);
    const moved = {
      ...half,
      frames: half.frames.map((frame) => frame.map((value, at) => (at === 0 ? value + 128 : value))),
    };
    expect((await compareContents(half, moved)).notes).toEqual(['largest channel difference 0.5 of 255']);
  });

  test('what a frame lacks counts as changed', async () => {
    const cut = (pixelsLeft: number): Image => {
      const whole = image(2, 2);
      return { ...whole, frames: whole.frames.map((frame) => frame.slice(0, pixelsLeft * 4)) };
    };
    for (const [base, head] of [
      [image(2, 2), cut(3)],
      [cut(3), image(2, 2)],
    ] as const) {
      const found = await compareContents(base, head);
      expect(found.counts.value).toBe(1);
      expect(found.changes[0]).toMatchObject({ at: '1,1', absolute: 255 });
    }
    expect((await compareContents(cut(2), cut(3))).counts.value, 'on both sides').toBeGreaterThan(0);
    expect((await compareContents(image(2, 2), cut(2))).counts.value).toBe(2);
  });

  test.each<[string, Image, Image, readonly (readonly [string | null | undefined, string | null | undefined])[]]>([
    ['width', image(2, 3), image(3, 3), [['2x3', '3x3']]],
    ['height', image(2, 3), image(2, 2), [['2x3', '2x2']]],
    ['turned', image(2, 3), image(3, 2), [['2x3', '3x2']]],
    ['frames', image(2, 2), image(2, 2, [], 8, 2), [['1 frames', '2 frames']]],
    [
      'both',
      image(2, 2),
      image(2, 1, [], 8, 2),
      [
        ['2x2', '2x1'],
        ['1 frames', '2 frames'],
      ],
    ],
  ])('%s: another size is shape, and no pixel is compared', async (_, base, head, sizes) => {
    const found = await compareContents(base, head);
    expect(found.class).toBe('SHAPE_CHANGE');
    expect(found.changes.map((change) => [change.base, change.head])).toEqual(sizes);
    expect(found.counts.value + found.counts.drift).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { bytes, type PngShape, pngChunk, pngFile } from '../../documents/support/binary-files.js';
import { comparisonJob } from '../../support/jobs.js';
import { agree, TINY } from './agree.js';

const [WIDTH, HEIGHT] = [4, 8];

/** Rows of as many bytes, each with a filter byte in front, none the same; one of them other than usual. */
function rows(width: number, odd: Readonly<Record<number, readonly number[]>> = {}): Buffer {
  return bytes(
    ...Array.from({ length: HEIGHT }, (_, y) => [
      0,
      ...(odd[y] ?? Array.from({ length: width }, (_, x) => (x + y) % 4)),
    ]),
  );
}

const picture = (shape: Partial<PngShape>, data: Buffer, ...chunks: Buffer[]): Buffer =>
  pngFile({ width: WIDTH, height: HEIGHT, ...shape }, data, chunks);
const INDEXED = { color: 3, depth: 8 };
const colours = (count: number, write: (index: number) => number): Buffer =>
  pngChunk('PLTE', bytes(...Array.from({ length: count }, (_, index) => [write(index), 10, 200])));
const plain = colours(256, (index) => index);
const opaque = (...alpha: number[]): Buffer => pngChunk('tRNS', bytes(alpha));

describe('C3 the same bytes of a row are the same pixels only where they mean the same', () => {
  it.each<[string, Buffer, Buffer, string | undefined]>([
    [
      'another colour in the palette',
      picture(INDEXED, rows(4), plain),
      picture(
        INDEXED,
        rows(4),
        colours(256, (index) => (index === 2 ? 99 : index)),
      ),
      'SEMANTIC_REWRITE',
    ],
    [
      'another colour in the palette that no pixel has',
      picture(INDEXED, rows(4), plain),
      picture(
        INDEXED,
        rows(4),
        colours(256, (index) => (index === 99 ? 2 : index)),
      ),
      'TOLERANCE_DRIFT',
    ],
    [
      'a shorter palette of the same colours',
      picture(INDEXED, rows(4), plain),
      picture(
        INDEXED,
        rows(4),
        colours(9, (index) => index),
      ),
      'TOLERANCE_DRIFT',
    ],
    [
      'two colours that changed places, and pixels with them',
      picture(INDEXED, rows(4, { 3: [0, 1, 0, 1] }), plain),
      picture(
        INDEXED,
        bytes(...[...rows(4, { 3: [0, 1, 0, 1] })].map((value, at) => [at % 5 === 0 || value > 1 ? value : 1 - value])),
        colours(256, (index) => (index < 2 ? 1 - index : index)),
      ),
      'TOLERANCE_DRIFT',
    ],
    [
      'another transparency in the palette',
      picture(INDEXED, rows(4), plain, opaque(255, 255, 255)),
      picture(INDEXED, rows(4), plain, opaque(255, 255, 0)),
      'SEMANTIC_REWRITE',
    ],
    [
      'transparency on one side',
      picture(INDEXED, rows(4), plain),
      picture(INDEXED, rows(4), plain, opaque(255, 0)),
      'SEMANTIC_REWRITE',
    ],
    [
      'transparency of nothing on one side',
      picture(INDEXED, rows(4), plain),
      picture(INDEXED, rows(4), plain, opaque(255, 255)),
      'TOLERANCE_DRIFT',
    ],
    [
      'indexes, and grey',
      picture(INDEXED, rows(4), plain),
      picture({ color: 0, depth: 8 }, rows(4)),
      'SEMANTIC_REWRITE',
    ],
    [
      'grey of sixteen bits, and grey with transparency',
      picture({ color: 0, depth: 16 }, rows(8)),
      picture({ color: 4, depth: 8 }, rows(8)),
      'SEMANTIC_REWRITE',
    ],
    [
      'another transparent grey',
      picture({ color: 0, depth: 8 }, rows(4), opaque(0, 1)),
      picture({ color: 0, depth: 8 }, rows(4), opaque(0, 2)),
      'SEMANTIC_REWRITE',
    ],
    [
      'a pixel of a few colours',
      picture(
        INDEXED,
        rows(4),
        colours(4, (index) => 40 * index),
      ),
      picture(
        INDEXED,
        rows(4, { 5: [0, 0, 0, 3] }),
        colours(4, (index) => 40 * index),
      ),
      'SEMANTIC_REWRITE',
    ],
  ])('%s', async (_, base, head, expected) => {
    for (const window of [16, 4_096]) {
      for (const [from, to] of [
        [base, head],
        [head, base],
      ] as const) {
        const found = await agree(comparisonJob('a.png', from, to), { ...TINY, window });
        expect(found?.class, `by ${window} bytes`).toBe(expected);
      }
    }
  });

  it('a pixel without a colour is looked for in rows that both sides have', async () => {
    const few = colours(4, (index) => 40 * index);
    for (const at of [0, 1, 6, 7]) {
      const odd = { [at]: [0, 9, 0, 0] };
      const [base, head] = [rows(4, odd), rows(4, { ...odd, 4: [3, 3, 3, 1] })];
      const found = await agree(comparisonJob('a.png', picture(INDEXED, base, few), picture(INDEXED, head, few)), TINY);
      expect(found, `in row ${at}`).toBeUndefined();
    }
  });
});

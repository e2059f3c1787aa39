import { describe, expect, test } from 'vitest';
import { layoutReason } from '../../src/comparison/layout.js';
import type { FixtureDocument } from '../../src/documents/document.js';
import { compareDocs } from '../support/compare.js';

const LONG = 'x'.repeat(61);

test.each<readonly [key: string, base: string | undefined, head: string | undefined, words: string]>([
  ['line ends', 'LF, 7 lines', 'CRLF, 7 lines', 'line endings (LF -> CRLF, 7 lines)'],
  ['line ends', 'LF, 7 lines', 'CRLF, 8 lines', 'line endings (LF, 7 lines -> CRLF, 8 lines)'],
  ['line ends', 'mixed: 5 LF, 2 CRLF', 'LF, 7 lines', 'line endings (mixed: 5 LF, 2 CRLF -> LF, 7 lines)'],
  ['line ends', 'LF, 7 lines', 'mixed: 5 LF, 2 CRLF', 'line endings (LF, 7 lines -> mixed: 5 LF, 2 CRLF)'],
  ['line ends', undefined, 'LF', 'line endings (none -> LF)'],
  ['final newline', undefined, 'missing', 'final newline removed'],
  ['final newline', 'missing', undefined, 'final newline added'],
  ['final newline', 'missing', 'present', 'final newline changed'],
  ['trailing white space', '1 line', '2 lines', 'trailing white space'],
  ['time', '1', '2', 'time changed'],
  ['comments', '1 (0123456789ab)', '2 (0123456789ac)', 'comments changed'],
  ['comments', undefined, '1 (0123456789ab)', 'comments changed'],
  ['comments', '1 (0123456789ab)', undefined, 'comments changed'],
  ['level', '(1)', '(2)', 'level (1) -> (2)'],
  ['level', undefined, '2', 'level added'],
  ['level', '1', undefined, 'level removed'],
  ['level', '1', '2', 'level 1 -> 2'],
  ['level', 'x'.repeat(60), '2', `level ${'x'.repeat(60)} -> 2`],
  ['level', LONG, '2', 'level changed'],
  ['level', '2', LONG, 'level changed'],
  ['level', 'a\nb', '2', 'level changed'],
])('says of %s, %j and %j: %s', (key, base, head, words) => {
  expect(layoutReason(key, base, head)).toBe(words);
});

const frame = Uint8Array.of(1, 2, 3, 255);
const image = (frames: number, facts: Readonly<Record<string, string>>): FixtureDocument => ({
  format: 'gif',
  readings: [
    {
      label: '',
      content: { kind: 'image', width: 1, height: 1, depth: 8, frames: Array.from({ length: frames }, () => frame) },
    },
  ],
  declared: {},
  facts,
  layout: {},
  notices: [],
});

describe('facts that count as values', () => {
  test('delays are told where the frames are as many, and by their number where they are not', async () => {
    const moved = await compareDocs(image(2, { 'frame delays': '2: 1, 2' }), image(2, { 'frame delays': '2: 1, 3' }));
    expect(moved).toMatchObject({ class: 'SEMANTIC_REWRITE', counts: { shape: 0, value: 1 } });
    const more = await compareDocs(image(2, { 'frame delays': '2: 1, 2' }), image(3, { 'frame delays': '3: 1, 2, 2' }));
    expect(more).toMatchObject({ class: 'SHAPE_CHANGE', counts: { shape: 1, value: 0 } });
  });

  test('any other fact is told, also where the frames are not as many, and where one side has none', async () => {
    const both = await compareDocs(image(2, { plays: '1' }), image(3, { plays: '2' }));
    expect(both.counts).toMatchObject({ shape: 1, value: 1 });
    const one = await compareDocs(image(1, {}), image(1, { orientation: '6' }));
    expect(one).toMatchObject({
      class: 'SEMANTIC_REWRITE',
      changes: [{ kind: 'value', base: null, head: '6', note: 'orientation' }],
    });
    expect(one.summary).toBe('orientation none -> 6');
    const other = await compareDocs(image(1, { orientation: '6' }), image(1, {}));
    expect(other.changes).toMatchObject([{ base: '6', head: null }]);
    expect(other.summary).toBe('orientation 6 -> none');
  });
});

import '../../support/seed.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  joined,
  lineMap,
  newlines,
  relined,
  requireWithinLimits,
  withEnds,
} from '../../../src/comparison/large/kept-text.js';
import type { KeptSide } from '../../../src/comparison/large/kept-units.js';
import type { FixtureDocument, TreeNode } from '../../../src/documents/document.js';
import { Declined } from '../../../src/documents/large/source.js';
import { layoutOfLines } from '../../../src/documents/layout.js';
import { DEFAULT_LIMITS } from '../../../src/policy/policy.js';

type Piece = KeptSide['pieces'][number];
const unit = (text: string): Piece => ({ kind: 'unit', bytes: Buffer.from(text) });
const gap = (lines: number): Piece => ({ kind: 'gap', lines });
/** On two lines where there are several, as the callers do. */
const fill = ({ lines }: { readonly lines: number }): string => (lines === 0 ? '-' : '-\n');

const sideOf = (pieces: readonly Piece[], own: Partial<KeptSide> = {}): KeptSide => ({
  pieces: [...pieces],
  numbers: [],
  length: 0,
  ...{ lf: 0, crlf: 0, nodes: 0 },
  ...own,
});

describe('a text in which holes stand for what is left out', () => {
  it.each<[string, string, number]>([
    ['nothing', '', 0],
    ['one line', 'abc', 0],
    ['an end', 'abc\n', 1],
    ['ends beside each other', '\n\na\n\r\n', 4],
    ['a CR alone', 'a\rb', 0],
  ])('the line feeds of %s', (_, text, count) => {
    expect(newlines(Buffer.from(text))).toBe(count);
  });

  it('is what is at hand in order', () => {
    const text = joined(
      Buffer.from('front\n'),
      [unit('a\n'), gap(5), unit('b\n'), gap(0), unit('c\n')],
      Buffer.from('end'),
      fill,
    );
    expect(text.bytes.toString()).toBe('front\na\n-\nb\n-c\nend');
    expect(text.holes).toEqual([
      { line: 4, missing: 4 },
      { line: 5, missing: 4 },
    ]);
  });

  it('knows on which line of the file each line at hand stands', () => {
    const words = fc.constantFrom('a', 'b\n', 'c\nd\n', '\n');
    const piece = fc.oneof(
      words.map((text) => ({ text, left: false })),
      fc.array(words, { maxLength: 4 }).map((list) => ({ text: list.join(''), left: true })),
    );
    fc.assert(
      fc.property(words, fc.array(piece, { maxLength: 6 }), words, (front, pieces, tail) => {
        const marks: { readonly at: number; readonly line: number }[] = [];
        const lineOf = (text: string): number => newlines(Buffer.from(text)) + 1;
        let file = front;
        let hand = front;
        marks.push({ at: 1, line: 1 });
        for (const { text, left } of pieces) {
          if (!left) marks.push({ at: lineOf(hand), line: lineOf(file) });
          hand += left ? fill({ lines: newlines(Buffer.from(text)) }) : text;
          file += text;
        }
        marks.push({ at: lineOf(hand), line: lineOf(file) });
        const kept = joined(
          Buffer.from(front),
          pieces.map(({ text, left }) => (left ? gap(newlines(Buffer.from(text))) : unit(text))),
          Buffer.from(tail),
          fill,
        );
        expect(kept.bytes.toString()).toBe(hand + tail);
        // Where a hole stands on the line of a unit, the unit is what is asked about.
        const map = lineMap(kept.holes);
        const last = new Map(marks.map(({ at, line }) => [at, line]));
        for (const [at, line] of last) expect(map(at)).toBe(line);
        for (const [at, line] of [...last].reverse()) expect(map(at), 'asked in any order').toBe(line);
      }),
      { numRuns: 300 },
    );
  });

  it('has no line where a node has none, and goes back to the beginning where it is asked to', () => {
    const map = lineMap([
      { line: 3, missing: 10 },
      { line: 6, missing: 15 },
    ]);
    expect([1, 2, 3, 4, 5, 6, 7].map(map)).toEqual([1, 2, 13, 14, 15, 21, 22]);
    expect([7, 3, 2, 0, 6, 0, 1].map(map)).toEqual([22, 13, 2, 0, 21, 0, 1]);
    expect(lineMap([])(4)).toBe(4);
  });
});

it('the same tree with other lines, and other items in one of its arrays', () => {
  const text = (value: string, line: number): TreeNode => ({ kind: 'string', value, line });
  const list: TreeNode = { kind: 'array', items: [text('a', 3), text('hole', 4), text('b', 5)], line: 2 };
  const root: TreeNode = {
    kind: 'object',
    line: 1,
    members: [
      { name: 'list', value: list, line: 2 },
      { name: 'other', value: { kind: 'array', items: [text('c', 7)], line: 6 }, line: 6 },
    ],
  };
  const moved = relined(root, (line) => line * 10, new Map([[list, [list.items[0]!, list.items[2]!]]]));
  expect(moved).toEqual({
    kind: 'object',
    line: 10,
    members: [
      { name: 'list', value: { kind: 'array', items: [text('a', 30), text('b', 50)], line: 20 }, line: 20 },
      { name: 'other', value: { kind: 'array', items: [text('c', 70)], line: 60 }, line: 60 },
    ],
  });
});

describe('the line ends of the whole file', () => {
  const document: FixtureDocument = {
    format: 'xml',
    readings: [{ label: '', content: { kind: 'text', lines: [] } }],
    declared: {},
    layout: { encoding: 'UTF-8', 'line ends': 'LF', 'final newline': 'yes', indentation: '2 blanks' },
    notices: [],
  };
  const layout = (front: string, own: Partial<KeptSide>, tail: string, pieces: readonly Piece[] = [unit('x')]) =>
    withEnds(document, Buffer.from(front), sideOf(pieces, own), Buffer.from(tail)).layout;

  it.each<[string, string, Partial<KeptSide>, string, number, number]>([
    ['LF alone', '<a>\n', { lf: 3 }, '</a>\n', 5, 0],
    ['CRLF alone', '<a>\r\n', { crlf: 3 }, '</a>\r\n', 0, 5],
    ['CRLF in front alone', '<a>\r\n', { lf: 3 }, '</a>\n', 4, 1],
    ['CRLF at the end alone', '<a>\n', { lf: 3 }, '</a>\r\n', 4, 1],
    ['CRLF in what is left out alone', '<a>\n', { lf: 3, crlf: 1 }, '</a>\n', 5, 1],
    ['several, CRLF among them', '<a>\n\n\r\n', { lf: 3 }, '</a>\n', 6, 1],
    ['a line feed in front of all', '\n<a>\r\n', { crlf: 3 }, '</a>\r\n', 1, 5],
    ['none', '<a>', {}, '</a>', 0, 0],
  ])('are counted with those of what is left out: %s', (_, front, own, tail, lf, crlf) => {
    const { encoding, indentation, ...ends } = layout(front, own, tail);
    expect(ends).toEqual(layoutOfLines({ lf, crlf, cr: 0 }, !tail.endsWith('\n'), 0));
    expect([encoding, indentation]).toEqual(['UTF-8', '2 blanks']);
    expect(Object.keys(layout(front, own, tail))[0]).toBe('encoding');
  });

  it('say whether the file ends with one: by what stands behind the list, or the last unit', () => {
    const final = (tail: string, last: Piece): string | undefined =>
      layout('<a>\n', { lf: 3 }, tail, [unit('x'), gap(1), unit('x\n'), last])['final newline'];
    const [yes, no] = [final('</a>\n', unit('x')), final('</a>', unit('x\n'))];
    expect(yes).not.toBe(no);
    expect(final('', unit('x\n'))).toBe(yes);
    expect(final('', unit('x'))).toBe(no);
    expect(final('', gap(3))).toBe(no);
    expect(layout('<a>\n', { lf: 3 }, '', [])['final newline']).toBe(no);
  });

  it('need no encoding where none was read', () => {
    const { encoding: _, ...rest } = document.layout;
    const found = withEnds({ ...document, layout: rest }, Buffer.from('a\n'), sideOf([unit('b\n')]), Buffer.from(''));
    expect(found.layout).not.toHaveProperty('encoding');
  });

  it('decline a CR that ends no line', () => {
    for (const [front, tail] of [
      ['a\rb\n', 'c\n'],
      ['a\n', 'c\r'],
      ['\r', ''],
      ['a\r\r\n', ''],
    ] as const)
      expect(() => layout(front, {}, tail)).toThrow(Declined);
  });
});

it.each<[string, number, number, number, boolean]>([
  ['as many bytes as the limit', 100, 0, 0, true],
  ['a byte more', 101, 0, 0, false],
  ['a node less than the limit', 0, 7, 2, true],
  ['as many nodes as the limit', 0, 7, 3, false],
])('limits: %s', (_, size, nodes, around, fine) => {
  const limits = { ...DEFAULT_LIMITS, file: 100, nodes: 10 };
  const require = (): void => requireWithinLimits({ limits }, size, nodes, around);
  if (fine) expect(require).not.toThrow();
  else expect(require).toThrow(Declined);
});

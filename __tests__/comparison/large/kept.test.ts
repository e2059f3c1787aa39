import '../../support/seed.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Gap,
  type Kept,
  keptOf,
  MIN_FRONT_LINES,
  numberedBy,
  omittedOf,
} from '../../../src/comparison/large/kept.js';
import { segmentsOf } from '../../../src/documents/large/runs.js';
import { Declined, sourceOf } from '../../../src/documents/large/source.js';

const splitLines = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
const bare = (line: string): string => line.replace(/\r?\n$/, '');
const bytesOf = (lines: readonly string[]): number => Buffer.byteLength(lines.join(''));

/** What is kept of two texts, held against the texts: kept lines and gaps are all lines, in order, and gaps are the same on both sides. */
function keep(base: string, head: string, context: number, front = 0, window = 16): Kept {
  const source = sourceOf(Buffer.from(base));
  const segments = segmentsOf(source, sourceOf(Buffer.from(head)), { window, maxLines: 20_000, maxLooks: 100_000 })!;
  const kept = keptOf(source, segments, context, front);
  const all = { base: splitLines(base), head: splitLines(head) };
  for (const side of ['base', 'head'] as const) {
    const { texts, numbers } = kept[side];
    expect(texts, side).toEqual(numbers.map((number) => bare(all[side][number]!)));
    const missing = kept.gaps.flatMap(({ lines, baseLine, headLine }) =>
      Array.from({ length: lines }, (_, index) => (side === 'base' ? baseLine : headLine) + index),
    );
    const order = [...numbers, ...missing].sort((a, b) => a - b);
    expect(order, side).toEqual(all[side].map((_, index) => index));
    for (const { before, baseLine, headLine, lead, tail, lines } of kept.gaps) {
      const first = side === 'base' ? baseLine : headLine;
      expect(numbers.filter((number) => number < first).length, side).toBe(before[side]);
      // Lines of the same run, side by side with what is left out.
      const [above, below] = [before[side] - lead, before[side] + tail];
      expect(numbers.slice(above, before[side])).toEqual(Array.from({ length: lead }, (_, i) => first - lead + i));
      expect(numbers.slice(before[side], below)).toEqual(Array.from({ length: tail }, (_, i) => first + lines + i));
    }
  }
  for (const { offset, bytes, lines, baseLine, headLine } of kept.gaps) {
    expect(lines).toBeGreaterThan(0);
    const own = all.base.slice(baseLine, baseLine + lines);
    expect(all.head.slice(headLine, headLine + lines)).toEqual(own);
    expect(offset).toBe(bytesOf(all.base.slice(0, baseLine)));
    expect(bytes).toBe(bytesOf(own));
  }
  expect(kept.aligned).toBe(segments.runs.every((run) => run.baseLine === run.headLine));
  expect(kept.facts).toEqual({ base: segments.base, head: segments.head });
  return kept;
}

const rows = (count: number, word = 'row'): string[] =>
  Array.from({ length: count }, (_, index) => `${word} ${index}\n`);
const gapsOf = ({ gaps }: Kept): string[] =>
  gaps.map(({ baseLine, lines, lead, tail }) => `${baseLine}+${lines} ${lead}/${tail}`);

describe('what is kept of two files', () => {
  it.each<[string, number, string[], string[]]>([
    ['a change in the middle', 2, ['2+6 2/2', '13+5 2/2'], rows(20).with(10, 'other\n')],
    [
      'a change at the very end: the first run keeps its first and last lines',
      2,
      ['2+15 2/2'],
      rows(20).with(19, 'x\n'),
    ],
    ['a change at the very beginning', 2, ['3+15 2/2'], rows(20).with(0, 'x\n')],
    ['of a file that is otherwise the same, a header and its first row', 1, ['2+16 2/1'], rows(20).with(19, 'x\n')],
    ['one line of context elsewhere', 1, ['2+7 2/1', '12+7 1/1'], rows(20).with(10, 'x\n')],
    ['a line that went', 2, ['2+6 2/2', '13+5 2/2'], rows(20).toSpliced(10, 1)],
    ['a line that came', 2, ['2+6 2/2', '12+6 2/2'], rows(20).toSpliced(10, 0, 'x\n')],
    ['a line in front of all', 2, ['2+16 2/2'], ['x\n', ...rows(20)]],
    ['a run just as short as its context', 2, [], [...rows(2), 'x\n', ...rows(20).slice(3, 7), 'y\n']],
    ['runs of one line', 2, [], rows(6).map((line, index) => (index % 2 === 0 ? line : 'x\n'))],
  ])('%s', (_, context, expected, head) => {
    const base = rows(head.length > 8 ? 20 : 6);
    expect(gapsOf(keep(base.join(''), head.join(''), context))).toEqual(expected);
  });

  it('a run of twice the context whole, and of one line more all but that line', () => {
    const head = (count: number): string => ['x\n', ...rows(count).slice(1), 'y\n'].join('');
    const base = (count: number): string => [...rows(count), 'z\n'].join('');
    expect(gapsOf(keep(base(7), head(7), 3))).toEqual([]);
    expect(gapsOf(keep(base(8), head(8), 3))).toEqual(['4+1 3/3']);
  });

  it('no context where no line ends for so long: but for the first of the run, as it is read whole', () => {
    const long = (letter: string, bytes: number): string => `${letter.repeat(bytes)}\n`;
    const run = [...'abcdefgh'].map((letter) => long(letter, 30_000));
    const between = ['first\n', ...run, 'last\n'].join('');
    const changed = ['FIRST\n', ...run, 'LAST\n'].join('');
    // 65,536 bytes are two whole lines of 30,001 at the front, and two behind.
    expect(gapsOf(keep(between, changed, 3, 0, 1_024))).toEqual(['3+4 2/2']);
    const longer = ['first\n', ...[...'abcd'].map((letter) => long(letter, 70_000)), 'last\n'].join('');
    expect(gapsOf(keep(longer, longer.replace('first', 'x').replace('last', 'y'), 3, 0, 1_024))).toEqual(['2+3 1/0']);
    const few = ['first\n', long('a', 70_000), long('b', 70_000), 'last\n'].join('');
    expect(gapsOf(keep(few, few.replace('first', 'x').replace('last', 'y'), 3, 0, 1_024))).toEqual(['2+1 1/0']);
    // Where the first line alone is longer, those behind it are read with it.
    const mixed = ['first\n', long('a', 70_000), ...rows(4), long('b', 65_530), ...rows(2, 'r'), 'last\n'].join('');
    expect(gapsOf(keep(mixed, mixed.replace('first', 'x').replace('last', 'y'), 3, 0, 1_024))).toEqual(['4+3 3/2']);
  });

  it('so many lines as decide about a dialect of a run that begins in the front', () => {
    const base = rows(300).join('');
    const head = rows(300).with(299, 'x\n').join('');
    const firstGap = (front: number): number | undefined => keep(base, head, 2, front).gaps[0]?.baseLine;
    expect(MIN_FRONT_LINES).toBe(102);
    expect(firstGap(0)).toBe(2);
    expect(firstGap(1)).toBe(102);
    expect(firstGap(1_000_000)).toBe(102);
    expect(gapsOf(keep(rows(103).join(''), rows(103).with(102, 'x\n').join(''), 2, 1))).toEqual([]);
    // More than is read at first, where the front asks for it.
    const long = Array.from({ length: 200 }, (_, index) => `${'x'.repeat(1_000)} ${index}\n`);
    const changed = long.with(199, 'y\n').join('');
    expect(keep(long.join(''), changed, 2, 1).gaps[0]?.baseLine).toBe(65);
    expect(keep(long.join(''), changed, 2, 262_144).gaps[0]?.baseLine).toBe(102);
  });

  it('front counts from the beginning of the side on which the run begins earlier', () => {
    const base = rows(300).join('');
    const late = rows(300).with(50, 'x\n').join('');
    const start = bytesOf(rows(51));
    // The run behind the change begins five bytes earlier in head.
    const behind = (front: number): number | undefined => keep(base, late, 2, front).gaps.at(-1)?.lead;
    expect(behind(start - 5)).toBe(2);
    expect(behind(start - 4)).toBe(102);
    expect(behind(start + 1)).toBe(102);
  });

  it('of any two files', () => {
    const line = fc.constantFrom('a\n', 'b\n', 'é\n', '\n', 'abcdefghij\n', 'c\r\n');
    const edit = fc.tuple(fc.nat(40), fc.nat(2), fc.array(line, { maxLength: 2 }));
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 40, size: 'max' }),
        fc.array(edit, { maxLength: 3 }),
        fc.tuple(fc.integer({ min: 1, max: 3 }), fc.constantFrom(0, 0, 5, 40)),
        fc.boolean(),
        (lines, edits, [context, front], unended) => {
          const head = [...lines];
          for (const [at, remove, insert] of edits) head.splice(at % (head.length + 1), remove, ...insert);
          const end = unended ? 'end' : '';
          keep(lines.join('') + end, head.join('') + end, context, front);
        },
      ),
      { numRuns: 300 },
    );
  });
});

const gap = (base: number, head: number, own: Partial<Gap> = {}): Gap => ({
  before: { base, head },
  lead: 2,
  tail: 2,
  offset: 0,
  bytes: 0,
  lines: 5,
  baseLine: base,
  headLine: head,
  ...own,
});

/** Kept: 0 to 5 in front of the gap, 6 to 11 behind it, on both sides; the head has one more in front. */
function omitted(gaps: readonly Gap[] = [gap(6, 7)], own: Partial<Parameters<typeof omittedOf>[0]> = {}) {
  const asked: (readonly number[])[] = [];
  const parts = {
    gaps,
    aligned: true,
    numbers: { base: [0, 1, 2, 3, 4, 5, 11, 12], head: [0, 1, 2, 3, 4, 5, 6, 12, 13] },
    lengths: { base: 13, head: 14 },
    wanted: () => new Set([1, 2, 3]),
    hashesOf: (one: Gap, wanted: ReadonlySet<number>) => {
      asked.push([one.before.base, ...wanted]);
      return new Set([one.before.base]);
    },
    ...own,
  };
  return { ...omittedOf(parts), asked };
}

describe('what may be asked of the lines that are left out', () => {
  it('where they are as many as before and some of them shifted: nothing', () => {
    const lengths = { base: 14, head: 14 };
    expect(() => omitted([], { aligned: false, lengths })).toThrow(Declined);
    expect(() => omitted([], { aligned: false })).not.toThrow();
    expect(() => omitted([], { lengths })).not.toThrow();
  });

  it('where a kept one stands in the file, and the other way', () => {
    const { index, kept, length, place, refuse } = omitted();
    expect([index('base', 6), index('head', 6), index('head', 7)]).toEqual([11, 6, 12]);
    expect([kept('base', 11), kept('head', 6), kept('head', 12), kept('base', 0)]).toEqual([6, 6, 7, 0]);
    expect([length('base'), length('head')]).toEqual([13, 14]);
    expect(() => index('base', 8)).toThrow(Declined);
    expect(() => kept('base', 7)).toThrow(Declined);
    expect(() => kept('head', 14)).toThrow(Declined);
    expect(place).toEqual([]);
    expect(omitted([], { place: ['list'] }).place).toEqual(['list']);
    expect(() => refuse('why')).toThrow(new Declined('why'));
  });

  it('keys and kinds of columns only where somebody can say', () => {
    const question = { name: 'id', column: 0, left: [], right: [], read: () => undefined };
    expect(() => omitted().joins(question)).toThrow(Declined);
    expect(() => omitted().columnBits(0)).toThrow(Declined);
    const told = omitted([], { joins: ({ name }) => name === 'id', columnBits: (column) => column + 4 });
    expect([told.joins(question), told.joins({ ...question, name: 'x' }), told.columnBits(3)]).toEqual([
      true,
      false,
      7,
    ]);
  });

  it('no multiset, and nothing that moved', () => {
    const { requireOrder, requireNoMoves } = omitted();
    expect(() => requireOrder(true)).toThrow(Declined);
    expect(() => requireOrder(false)).not.toThrow();
    expect(() => requireNoMoves(1)).toThrow(Declined);
    expect(() => requireNoMoves(0)).not.toThrow();
  });

  it.each<[string, boolean, Gap, readonly [number, number, number, number]]>([
    ['between what was trimmed', true, gap(6, 7), [2, 7, 2, 8]],
    ['in front on both sides, with one partner', true, gap(6, 6), [8, 9, 8, 9]],
    ['in front, where what was trimmed ends with it', true, gap(6, 6), [6, 9, 6, 9]],
    ['in front on both sides, with another partner', false, gap(6, 7), [8, 9, 8, 9]],
    ['in front on one side', false, gap(6, 7), [6, 9, 6, 9]],
    ['in front on the other side', false, gap(7, 6), [6, 9, 6, 9]],
    ['behind on both sides, with one partner', true, gap(6, 7), [2, 5, 2, 5]],
    ['behind, where what was trimmed begins with it', true, gap(6, 7), [2, 6, 2, 7]],
    ['behind on both sides, with another partner', false, gap(6, 6), [2, 5, 2, 5]],
    ['behind on one side', false, gap(6, 7), [2, 6, 2, 8]],
    ['behind on the other side', false, gap(6, 7), [2, 7, 2, 7]],
    ['behind on one side and in front on the other', false, gap(6, 7), [2, 5, 7, 9]],
    ['between, however far it is shifted', true, gap(6, 3), [2, 7, 2, 8]],
  ])('what was trimmed: %s', (_, fine, one, [base, baseEnd, head, headEnd]) => {
    const { requireTrim } = omitted([one]);
    const trim = (): void => requireTrim({ base, baseEnd, head, headEnd }, 8, 9);
    if (fine) expect(trim).not.toThrow();
    else expect(trim).toThrow(Declined);
    const two = omitted([gap(4, 4), one]);
    if (!fine) expect(() => two.requireTrim({ base, baseEnd, head, headEnd }, 8, 9)).toThrow(Declined);
  });

  it('whether one stands among them, asked once for each gap and only where it lies between', () => {
    const found = omitted([gap(2, 2), gap(4, 4), gap(6, 7)]);
    expect(found.repeats(4, 0, 8)).toBe(true);
    expect(found.asked).toEqual([
      [2, 1, 2, 3],
      [4, 1, 2, 3],
    ]);
    expect(found.repeats(4, 0, 4)).toBe(false);
    expect(found.repeats(4, 4, 8)).toBe(false);
    expect(found.repeats(4, 3, 5)).toBe(true);
    expect(found.repeats(6, 0, 7)).toBe(true);
    expect(found.repeats(6, 0, 7)).toBe(true);
    expect(found.repeats(9, 0, 8)).toBe(false);
    expect(found.asked.map(([at]) => at)).toEqual([2, 4, 6]);
  });

  it.each<[string, boolean, readonly (readonly [number, number])[], number?]>([
    [
      'one beside what is left out at either end',
      true,
      [
        [5, 6],
        [6, 7],
      ],
    ],
    [
      'one a line further at either end',
      true,
      [
        [4, 5],
        [7, 8],
      ],
    ],
    [
      'none in front',
      false,
      [
        [3, 4],
        [6, 7],
      ],
    ],
    [
      'none behind',
      false,
      [
        [5, 6],
        [8, 9],
      ],
    ],
    ['none', false, []],
    [
      'one in front with another partner',
      false,
      [
        [5, 5],
        [6, 7],
      ],
    ],
    [
      'one behind with another partner',
      false,
      [
        [5, 6],
        [6, 8],
      ],
    ],
    [
      'one with another partner beside a good one',
      true,
      [
        [4, 4],
        [5, 6],
        [6, 7],
      ],
    ],
    [
      'one that moved',
      false,
      [
        [5, 6],
        [6, 7],
      ],
      1,
    ],
  ])('anchors: %s', (_, fine, anchors, inOrder = anchors.length) => {
    const { requireAnchors } = omitted();
    const require = (): void => requireAnchors(anchors, inOrder, 0, 8);
    if (fine) expect(require).not.toThrow();
    else expect(require).toThrow(Declined);
  });

  it('anchors only where the gap lies between', () => {
    const { requireAnchors } = omitted();
    expect(() => requireAnchors([], 0, 0, 6)).not.toThrow();
    expect(() => requireAnchors([], 0, 6, 8)).not.toThrow();
    expect(() => requireAnchors([], 0, 5, 7)).toThrow(Declined);
    const narrow = omitted([gap(6, 7, { lead: 0 })]);
    expect(() =>
      narrow.requireAnchors(
        [
          [5, 6],
          [6, 7],
        ],
        2,
        0,
        8,
      ),
    ).toThrow(Declined);
  });

  it('of a list whose elements stand where they stood, their numbers alone', () => {
    const numbers = [3, 9];
    const { index, kept, length, repeats, requireAnchors, requireTrim } = numberedBy(numbers, 10);
    expect([index('base', 1), index('head', 0), length('base'), length('head')]).toEqual([9, 3, 10, 10]);
    expect(kept('head', 9)).toBe(1);
    numbers.push(10);
    expect(index('head', 2)).toBe(10);
    expect(repeats(1, 0, 9)).toBe(false);
    expect(() => requireAnchors([], 0, 0, 2)).not.toThrow();
    expect(() => requireTrim({ base: 0, baseEnd: 1, head: 0, headEnd: 2 }, 2, 2)).not.toThrow();
    expect(numberedBy([]).length('base')).toBe(Number.POSITIVE_INFINITY);
  });
});

import '../../support/seed.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joins } from '../../../src/comparison/keys.js';
import {
  digitsAt,
  eachBlock,
  eachLine,
  eachLineOf,
  finder,
  type IdentityWalk,
  type JoinSides,
  joinsRising,
  joinsWith,
  lineAt,
} from '../../../src/comparison/large/gaps.js';
import type { Gap } from '../../../src/comparison/large/kept.js';
import type { JoinQuestion } from '../../../src/comparison/omitted.js';
import { sourceOf } from '../../../src/documents/large/source.js';

const gapAt = (offset: number, bytes: number, baseLine = 0, headLine = 0): Gap => ({
  before: { base: 0, head: 0 },
  lead: 0,
  tail: 0,
  offset,
  bytes,
  lines: 0,
  baseLine,
  headLine,
});

/** The lines of a text with their ends, by another way than the code's. */
const splitLines = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
const bare = (line: string): string => line.replace(/\r?\n$/, '');

describe('the lines of what is left out', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['one line', 'abc\n'],
    ['a last line without an end', 'abc\ndef'],
    ['a last line that ends in CR, which is its content', 'abc\ndef\r'],
    ['CRLF', 'abc\r\nd\r\n\r\n'],
    ['empty lines', '\n\na\n\n'],
    ['a CR in a line', 'a\rb\nc\n'],
    ['two CR before the end, of which one is content', 'a\r\r\nb\n'],
    ['a line longer than what is read at once', `${'x'.repeat(40)}\nab\n${'y'.repeat(7)}\n`],
    ['letters of two bytes', 'é\nü\r\nä'],
  ];
  it.each(cases)('%s', (_, text) => {
    const own = Buffer.from(text);
    const source = sourceOf(Buffer.from(`front\n${text}`));
    for (const window of [1, 2, 3, 5, 64]) {
      const seen: [string, number, string][] = [];
      const whole = eachLine(source, [gapAt(6, own.length)], window, (block, start, end, { offset }, index, next) => {
        expect(offset).toBe(6);
        seen.push([block.toString('utf8', start, end), index, block.toString('utf8', start, next)]);
        return true;
      });
      expect(whole).toBe(true);
      expect(seen).toEqual(splitLines(text).map((line, index) => [bare(line), index, line]));
      const blocks: string[] = [];
      eachBlock(source, [gapAt(6, own.length)], window, (block) => blocks.push(block.toString()));
      expect(blocks.join('')).toBe(text);
      for (const block of blocks.slice(0, -1)) expect(block.endsWith('\n')).toBe(true);
    }
    const within: string[] = [];
    eachLineOf(own, (start, end) => within.push(own.toString('utf8', start, end)));
    expect(within).toEqual(splitLines(text).map(bare));
    const singly: string[] = [];
    for (let at = 0; at < own.length; ) {
      const { end, next } = lineAt(own, at);
      singly.push(own.toString('utf8', at, end));
      expect(next).toBeGreaterThan(at);
      at = next;
    }
    expect(singly).toEqual(splitLines(text).map(bare));
  });

  it('no more of a file than its gaps, each counted from its own beginning, until the visitor stops', () => {
    const source = sourceOf(Buffer.from('a\nbb\nccc\ndddd\neeeee\n'));
    const gaps = [gapAt(2, 3), gapAt(9, 11)];
    const seen: string[] = [];
    const walk = (most: number): boolean => {
      seen.length = 0;
      return eachLine(source, gaps, 4, (block, start, end, gap, index) => {
        seen.push(`${gaps.indexOf(gap)} ${index} ${block.toString('utf8', start, end)}`);
        return seen.length < most;
      });
    };
    expect(walk(9)).toBe(true);
    expect(seen).toEqual(['0 0 bb', '1 0 dddd', '1 1 eeeee']);
    expect(walk(2)).toBe(false);
    expect(seen).toEqual(['0 0 bb', '1 0 dddd']);
    const blocks: string[] = [];
    eachBlock(source, gaps, 4, (block) => blocks.push(block.toString()));
    expect(blocks).toEqual(['bb\n', 'dddd\n', 'eeeee\n']);
  });

  it('the next of a byte, looked for once, in each block anew', () => {
    const next = finder(59);
    const [one, other] = [Buffer.from('ab;cd;e'), Buffer.from(';xxxxxx')];
    const searched: number[] = [];
    const watch = (block: Buffer): Buffer =>
      Object.assign(block, {
        indexOf: (byte: number, from: number) => {
          searched.push(from);
          return Uint8Array.prototype.indexOf.call(block, byte, from);
        },
      });
    watch(one);
    expect([0, 1, 2, 3, 5, 6, 6, 7].map((from) => next(one, from))).toEqual([2, 2, 2, 5, 5, 7, 7, 7]);
    expect(searched).toEqual([0, 3, 6]);
    expect([0, 1, 4].map((from) => next(other, from))).toEqual([0, 7, 7]);
    expect(next(one, 4)).toBe(5);
  });
});

it.each([
  ['a digit', '7', 7],
  ['zero', '0', 0],
  ['nine', '9', 9],
  ['several digits', '1203', 1203],
  ['fifteen digits', '999999999999999', 999_999_999_999_999],
  ['sixteen digits', '9999999999999999', -1],
  ['a leading zero', '07', -1],
  ['two zeros', '00', -1],
  ['nothing', '', -1],
  ['a sign', '-7', -1],
  ['a fraction', '7.5', -1],
  ['an exponent', '7e1', -1],
  ['the character before the digits', '1/', -1],
  ['the character behind the digits', '1:', -1],
  ['a blank', '7 ', -1],
])('the number that stands somewhere in digits alone: %s', (_, text, expected) => {
  const block = Buffer.from(`9${text}9`);
  expect(digitsAt(block, 1, 1 + text.length)).toBe(expected);
});

it('no number where the end lies before the beginning', () => {
  expect(digitsAt(Buffer.from('123'), 2, 1)).toBe(-1);
});

/** Rows at hand that differ, rows at hand of a run, and rows of a run that are left out: those with a `"` are told as texts, whatever they are. */
type Piece =
  | { readonly base: readonly string[]; readonly head: readonly string[] }
  | { readonly same: readonly string[] }
  | { readonly gap: readonly (string | undefined)[] };

/** A pair of files in pieces, as the comparer has it at hand, and all of its identities. `headers` are lines in front of the first row. */
function joinOf(pieces: readonly Piece[], headers = { base: 0, head: 0 }) {
  const all = { base: [] as (string | undefined)[], head: [] as (string | undefined)[] };
  const kept = { base: [] as string[], head: [] as string[] };
  const numbers = { base: [] as number[], head: [] as number[] };
  const gaps: { readonly gap: Gap; readonly rows: readonly (string | undefined)[] }[] = [];
  for (const piece of pieces) {
    if ('gap' in piece) {
      const lines = [all.base.length + headers.base, all.head.length + headers.head] as const;
      gaps.push({ gap: gapAt(0, 0, ...lines), rows: piece.gap });
      for (const side of ['base', 'head'] as const) all[side].push(...piece.gap.map((one) => one?.replace('"', '')));
      continue;
    }
    for (const side of ['base', 'head'] as const) {
      for (const identity of 'same' in piece ? piece.same : piece[side]) {
        numbers[side].push(all[side].length);
        kept[side].push(identity);
        all[side].push(identity);
      }
    }
  }
  const question: JoinQuestion = {
    ...{ name: 'id', column: 0, left: kept.base, right: kept.head },
    read: () => {
      throw new Error('nobody reads');
    },
  };
  const walk: IdentityWalk = (see) => {
    for (const { gap, rows } of gaps) {
      for (const [index, identity] of rows.entries()) {
        const digits = identity?.match(/^n(0|[1-9]\d{0,14})$/)?.[1];
        if (!see(digits === undefined ? identity?.replace('"', '') : Number(digits), gap, index)) return;
      }
    }
  };
  const sides: JoinSides = { walk, numbers, lengths: { base: all.base.length, head: all.head.length }, headers };
  const whole = all.base.includes(undefined) ? false : joins(all.base as string[], all.head as string[]);
  return { question, sides, whole, gaps };
}

describe('whether a member joins all rows, told from the rows at hand and a walk over the others', () => {
  it.each<[string, boolean, readonly Piece[]]>([
    ['numbers that rise', true, [{ base: ['n5'], head: ['n6'] }, { gap: ['n10', 'n11'] }]],
    ['texts', true, [{ base: ['sa'], head: ['sb'] }, { gap: ['sc', 'sd'] }]],
    ['numbers that fall, each once', true, [{ base: ['n5'], head: ['n6'] }, { gap: ['n11', 'n10'] }]],
    ['a number twice among the others', false, [{ base: ['n5'], head: ['n6'] }, { gap: ['n10', 'n12', 'n10'] }]],
    ['the same number twice running', false, [{ base: ['n5'], head: ['n6'] }, { gap: ['n10', 'n10'] }]],
    ['a text twice among the others', false, [{ base: ['n5'], head: ['n6'] }, { gap: ['sa', 'n12', 'sa'] }]],
    ['a number of base once more', false, [{ base: ['n10'], head: ['n6'] }, { gap: ['n10', 'n12'] }]],
    ['a text of base once more', false, [{ base: ['sa'], head: ['sb'] }, { gap: ['sa', 'sc'] }]],
    ['a number of head once more', false, [{ base: ['n5'], head: ['n12'] }, { gap: ['n10', 'n12'] }]],
    ['a text of head once more', false, [{ base: ['sa'], head: ['sc'] }, { gap: ['sc', 'sd'] }]],
    ['twice at hand in base', false, [{ base: ['n5', 'n5'], head: ['n5', 'n6'] }, { gap: ['n10', 'n12'] }]],
    ['twice at hand in head', false, [{ base: ['n5', 'n6'], head: ['n6', 'n6'] }, { gap: ['n10', 'n12'] }]],
    ['one that is missing', false, [{ base: ['n5'], head: ['n6'] }, { gap: ['n10', undefined, 'n12'] }]],
    ['one that is missing at the end', false, [{ base: ['n5'], head: ['n6'] }, { gap: ['n10', undefined] }]],
    ['the index of base', false, [{ same: ['n0'] }, { gap: ['n1', 'n2'] }, { base: ['n3'], head: ['n9'] }]],
    ['the index of head', false, [{ same: ['n0'] }, { gap: ['n1', 'n2'] }, { base: ['n9'], head: ['n3'] }]],
    [
      'the index of head, told as texts',
      false,
      [{ same: ['n0'] }, { gap: ['"n1', '"n2'] }, { base: ['n9'], head: ['n3'] }],
    ],
    ['texts that end like numbers', true, [{ base: ['sa'], head: ['sb'] }, { gap: ['san1', 'sbn2'] }]],
    [
      'numbers of more digits than a double has',
      true,
      [{ base: ['n5'], head: ['n6'] }, { gap: ['n90071992547409931', 'n90071992547409932'] }],
    ],
    ['the index, told as texts', false, [{ same: ['n0'] }, { gap: ['"n1', '"n2'] }, { base: ['n3'], head: ['n9'] }]],
    [
      'the index of head, one of them told as a text',
      false,
      [{ same: ['n0'] }, { gap: ['"n1', 'n2'] }, { base: ['n9'], head: ['n3'] }],
    ],
    [
      'the index of head alone, told as a text',
      false,
      [{ base: ['n9'], head: [] }, { same: ['n0'] }, { gap: ['"n1'] }],
    ],
    [
      'the index of base alone, told as a text',
      false,
      [{ base: [], head: ['n9'] }, { same: ['n0'] }, { gap: ['"n1'] }],
    ],
    ['a number twice, once told as a text', false, [{ base: ['n5'], head: ['n6'] }, { gap: ['n10', '"n10'] }]],
    ['a number of base, told as a text', false, [{ base: ['n10'], head: ['n6'] }, { gap: ['"n10', 'n12'] }]],
    ['a number of head, told as a text', false, [{ base: ['n5'], head: ['n12'] }, { gap: ['n10', '"n12'] }]],
    ['the index but for one at hand', true, [{ same: ['n7'] }, { gap: ['n1', 'n2'] }, { base: ['n3'], head: ['n9'] }]],
    [
      'the index but for one that is not',
      true,
      [{ same: ['n0'] }, { gap: ['n1', 'n7'] }, { base: ['n3'], head: ['n9'] }],
    ],
    [
      'the index of head alone, where base is shifted',
      false,
      [{ base: ['n9'], head: [] }, { same: ['n0'] }, { gap: ['n1', 'n2'] }],
    ],
    [
      'the index of base alone, where head is shifted',
      false,
      [{ base: [], head: ['n9'] }, { same: ['n0'] }, { gap: ['n1', 'n2'] }],
    ],
    ['the index as text is none', true, [{ same: ['s0'] }, { gap: ['s1', 's2'] }, { base: ['s3'], head: ['s9'] }]],
    ['the same at hand on both sides', true, [{ same: ['n5', 'n6'] }, { gap: ['n10'] }]],
    ['the same at hand in another order', true, [{ base: ['n5', 'n6'], head: ['n6', 'n5'] }, { gap: ['n10'] }]],
    [
      'half of the smaller side in common',
      true,
      [{ base: ['n5', 'n6'], head: ['n7', 'n8', 'n9'] }, { gap: ['n10', 'n11'] }],
    ],
    [
      'less than half of the smaller side in common',
      false,
      [{ base: ['n5', 'n6', 'n4'], head: ['n7', 'n8', 'n9'] }, { gap: ['n10', 'n11'] }],
    ],
    [
      'half with one at hand that moved',
      true,
      [{ base: ['n5', 'n6', 'n4'], head: ['n7', 'n8', 'n5'] }, { gap: ['n10', 'n11'] }],
    ],
    ['rows that went', true, [{ base: ['n5', 'n6'], head: [] }, { gap: ['n10'] }]],
    ['rows that came', true, [{ base: [], head: ['n5', 'n6'] }, { gap: ['n10'] }]],
    [
      'large numbers that are not held as such',
      false,
      [{ base: ['n1234567890123456'], head: ['n5'] }, { gap: ['n1234567890123456'] }],
    ],
    [
      'a number in another spelling, which is another identity',
      true,
      [{ base: ['s10'], head: ['n5'] }, { gap: ['n10', 'n12'] }],
    ],
    ['negative numbers', false, [{ base: ['n-10'], head: ['n5'] }, { gap: ['n-10', 'n12'] }]],
    [
      'numbers that go on rising in the next gap',
      true,
      [{ gap: ['n7', 'n8'] }, { base: ['n3'], head: ['n4'] }, { gap: ['n9', 'n10'] }],
    ],
    [
      'numbers of one gap in another',
      false,
      [{ gap: ['n7', 'n8'] }, { base: ['n3'], head: ['n4'] }, { gap: ['n6', 'n8'] }],
    ],
  ])('%s', (_, expected, pieces) => {
    for (const headers of [
      { base: 0, head: 0 },
      { base: 1, head: 1 },
      { base: 2, head: 1 },
    ]) {
      const { question, sides, whole } = joinOf(pieces, headers);
      expect(joinsWith(question, sides), 'as expected').toBe(expected);
      expect(whole, 'as over all rows').toBe(expected);
    }
  });

  const identity = fc.oneof(
    fc.nat(12).map((n) => `n${n}`),
    fc.nat(3).map((n) => `s${n}`),
  );
  const list = fc.array(identity, { maxLength: 4 });
  const told = fc.array(
    fc.tuple(identity, fc.boolean()).map(([one, asText]) => (asText ? `"${one}` : one)),
    { maxLength: 4 },
  );
  const piece: fc.Arbitrary<Piece> = fc.oneof(
    fc.record({ base: list, head: list }),
    fc.record({ same: list }),
    fc.record({ gap: told }),
  );
  const count = fc.integer({ min: 1, max: 3 });
  /** As good as the index, or rising from anywhere: what chance does not find. */
  const counted = fc
    .tuple(
      fc.nat(2),
      fc.array(fc.tuple(fc.constantFrom('same', 'gap', 'base', 'head', 'both'), count), { maxLength: 6 }),
    )
    .map(([from, parts]): readonly Piece[] => {
      let next = from;
      const take = (length: number): string[] => Array.from({ length }, () => `n${next++}`);
      return parts.map(([kind, length]): Piece => {
        if (kind === 'same') return { same: take(length) };
        if (kind === 'gap') return { gap: take(length) };
        if (kind === 'both') return { base: take(length), head: take(length) };
        return kind === 'base' ? { base: take(length), head: [] } : { base: [], head: take(length) };
      });
    });
  const pieces = fc.oneof(fc.array(piece, { maxLength: 6 }), counted);

  it('as over all rows, for any rows', () => {
    const seen = { true: 0, false: 0 };
    fc.assert(
      fc.property(pieces, fc.nat(2), (parts, header) => {
        const { question, sides, whole } = joinOf(parts, { base: header, head: 1 });
        // Both lists have rows: lists without any are not asked about.
        if (sides.lengths.base * sides.lengths.head === 0) return;
        seen[`${whole}`] += 1;
        expect(joinsWith(question, sides)).toBe(whole);
      }),
      { numRuns: 2_000 },
    );
    expect(Math.min(seen.true, seen.false)).toBeGreaterThan(200);
  });

  /** What one walk over numbers that only rise remembers of them. */
  const risen = (of: ReturnType<typeof joinOf>, headers: JoinSides['headers']) => {
    const index = { base: true, head: true };
    const [lows, highs]: number[][] = [[], []];
    for (const { gap, rows } of of.gaps) {
      if (rows.length === 0) continue;
      const values = rows.map((row) => Number(row!.slice(1)));
      lows!.push(values[0]!);
      highs!.push(values.at(-1)!);
      for (const [at, value] of values.entries()) {
        if (value !== gap.baseLine - headers.base + at) index.base = false;
        if (value !== gap.headLine - headers.head + at) index.head = false;
      }
    }
    return { lows: lows!, highs: highs!, omitted: of.gaps.flatMap(({ rows }) => rows).length, index };
  };

  it('numbers that only rise, as over all rows, or not at all where one at hand lies among them', () => {
    const headers = { base: 1, head: 0 };
    const seen = { told: 0, asked: 0 };
    fc.assert(
      fc.property(counted, fc.array(fc.tuple(fc.nat(4), fc.nat(9)), { maxLength: 4 }), (parts, others) => {
        const changed = parts.map((part, at) => {
          const other = others.find(([place]) => place === at);
          if (other === undefined || !('base' in part) || part.base.length === 0) return part;
          return { ...part, base: part.base.with(0, `n${other[1]}`) };
        });
        const join = joinOf(changed, headers);
        if (join.sides.lengths.base * join.sides.lengths.head === 0) return;
        const answer = joinsRising(join.question, join.sides, risen(join, headers));
        seen[answer === undefined ? 'asked' : 'told'] += 1;
        if (answer !== undefined) expect(answer).toBe(join.whole);
      }),
      { numRuns: 1_000 },
    );
    expect(Math.min(seen.told, seen.asked)).toBeGreaterThan(20);
  });

  it.each<[string, boolean | undefined, readonly Piece[]]>([
    ['below them', true, [{ base: ['n6'], head: ['n5'] }, { gap: ['n7', 'n9'] }]],
    ['above them', true, [{ gap: ['n7', 'n9'] }, { base: ['n10'], head: ['n11'] }]],
    ['the first of them', undefined, [{ base: ['n7'], head: ['n5'] }, { gap: ['n7', 'n9'] }]],
    ['the last of them', undefined, [{ base: ['n9'], head: ['n5'] }, { gap: ['n7', 'n9'] }]],
    ['between them, and none of them', undefined, [{ base: ['n8'], head: ['n5'] }, { gap: ['n7', 'n9'] }]],
    ['between them in head alone', undefined, [{ base: ['n5'], head: ['n8'] }, { gap: ['n7', 'n9'] }]],
    ['between two gaps', true, [{ gap: ['n5', 'n6'] }, { base: ['n7'], head: ['n8'] }, { gap: ['n9'] }]],
    ['in the second gap', undefined, [{ gap: ['n5', 'n6'] }, { base: ['n9'], head: ['n8'] }, { gap: ['n9'] }]],
    ['a text', true, [{ base: ['s8'], head: ['s9'] }, { gap: ['n7', 'n9'] }]],
  ])('a number at hand that is %s', (_, expected, pieces) => {
    const join = joinOf(pieces);
    expect(joinsRising(join.question, join.sides, risen(join, { base: 0, head: 0 }))).toBe(expected);
  });

  it('gives up where more identities would have to be held than is sane', () => {
    const { question, sides } = joinOf([{ base: ['n5'], head: ['n6'] }, { gap: ['n10'] }]);
    const walk =
      (count: number): IdentityWalk =>
      (see) => {
        const gap = gapAt(0, 0);
        // Falling numbers: then each has to be held.
        for (let value = count + 9; value > 9; value -= 1) if (!see(value, gap, 0)) return;
      };
    expect(() => joinsWith(question, { ...sides, walk: walk(2_000_001) })).toThrow('more identities');
    expect(joinsWith(question, { ...sides, walk: walk(1_000) })).toBe(true);
  });
});

import '../../support/seed.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type KeptSide, type KeptUnits, keptUnits } from '../../../src/comparison/large/kept-units.js';
import { sourceOf } from '../../../src/documents/large/source.js';
import { CLOSED, UNFINISHED, type UnitScanner, walkUnits } from '../../../src/documents/large/units.js';

const CLOSE = ']'.charCodeAt(0);
const END = ';'.charCodeAt(0);

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const factsOf = (text: string) => {
  const crlf = count(text, /\r\n/g);
  return {
    ...{ lf: count(text, /\n/g) - crlf, crlf, special: text.includes('!'), nodes: text.length },
    hash: [...text].reduce((hash, character) => (Math.imul(hash, 31) + character.charCodeAt(0)) | 0, 7),
    // Its letters without its digits.
    codes: [...text].filter((character) => /[a-z]/.test(character)).map((letter) => letter.charCodeAt(0)),
  };
};

/** Units end with a semicolon, the list with a bracket; a unit's skeleton are its letters, and `!` makes it special. */
function toy(): UnitScanner {
  const last = {
    ...{ lf: 0, crlf: 0, special: false, nodes: 0, hash: 0 },
    ...{ identity: -1, identityName: undefined },
    ...{ skeleton: new Int32Array(64), length: 0 },
  };
  return {
    behind: 0,
    last,
    next: (block, start, end) => {
      if (start < end && block[start] === CLOSE) return CLOSED;
      const found = block.indexOf(END, start);
      if (found === -1 || found >= end) return UNFINISHED;
      const { codes, ...facts } = factsOf(block.toString('latin1', start, found + 1));
      Object.assign(last, facts, { length: codes.length });
      last.skeleton.set(codes);
      return found + 1;
    },
  };
}

interface Limits {
  readonly context: number;
  readonly maxLines?: number;
  readonly window?: number;
}

function sides(base: readonly string[], head: readonly string[]) {
  const scanner = toy();
  const list = (front: string, units: readonly string[]) => ({
    source: sourceOf(Buffer.from(`${front}${units.join('')}] behind`)),
    start: front.length,
    scanner,
  });
  return [list('[', base), list('front [', head)] as const;
}

/** What is kept of two lists, held against the lists. */
function keep(
  base: readonly string[],
  head: readonly string[],
  { context, maxLines = 999, window = 16 }: Limits,
): KeptUnits {
  const limits = { context, maxLines, window, maxLooks: 100_000 };
  const kept = keptUnits(...sides(base, head), limits);
  const runs: { readonly base: number; readonly head: number; units: number }[] = [];
  let run: { base: number; head: number; units: number } | undefined;
  let [b, h] = [0, 0];
  walkUnits(...sides(base, head), limits, {
    patch: (one, other) => {
      b += one.length;
      h += other.length;
    },
    same: () => {
      run ??= { base: b, head: h, units: 0 };
      run.units += 1;
    },
    ran: () => {
      if (run === undefined) return;
      runs.push(run);
      b += run.units;
      h += run.units;
      run = undefined;
    },
  });
  // A stretch without a unit is a stretch all the same.
  const seen = new Map<string, number>();
  const left = new Set<number>();
  for (const { base: first, units } of runs) {
    for (let index = 0; index < units; index += 1) {
      const { codes, special } = factsOf(base[first + index]!);
      const known = seen.get(codes.join()) ?? 0;
      if (index < context || special || known < 3) seen.set(codes.join(), known + 1);
      else if (index < units - context) left.add(first + index);
    }
  }
  const inRun = (index: number) => runs.find(({ base: first, units }) => index >= first && index < first + units);
  const omitted = { base: [...left], head: [...left].map((index) => index - inRun(index)!.base + inRun(index)!.head) };
  for (const [side, units, from] of [
    ['base', base, kept.base],
    ['head', head, kept.head],
  ] as const) {
    const expected = units.flatMap((_, index) => (omitted[side].includes(index) ? [] : [index]));
    expect(from.numbers, side).toEqual(expected);
    expect(from.length).toBe(units.length);
    const total = units.map(factsOf);
    for (const fact of ['lf', 'crlf', 'nodes'] as const)
      expect(from[fact], `${side} ${fact}`).toBe(total.reduce((sum, facts) => sum + facts[fact], 0));
    expect(shown(from)).toEqual(piecesOf(units, omitted[side]));
  }
  const text = `[${base.join('')}`;
  for (const { before, lead, tail, offset, bytes, lines, baseLine, headLine } of kept.gaps) {
    const own = base.slice(baseLine, baseLine + lines);
    expect(own.length, 'units that are left out').toBe(lines);
    expect(head.slice(headLine, headLine + lines)).toEqual(own);
    expect(text.slice(offset, offset + bytes)).toBe(own.join(''));
    expect(kept.base.numbers.filter((number) => number < baseLine).length).toBe(before.base);
    expect(kept.head.numbers.filter((number) => number < headLine).length).toBe(before.head);
    const own1 = inRun(baseLine)!;
    let [above, below] = [0, 0];
    while (baseLine - above > own1.base && !left.has(baseLine - above - 1)) above += 1;
    while (baseLine + lines + below < own1.base + own1.units && !left.has(baseLine + lines + below)) below += 1;
    expect([lead, tail]).toEqual([above, below]);
  }
  expect(kept.gaps.reduce((sum, { lines }) => sum + lines, 0)).toBe(left.size);
  expect(kept.aligned).toBe(runs.every((one) => one.base === one.head));
  for (const index of left) expect(kept.hashes[index]).toBe(factsOf(base[index]!).hash);
  expect(kept.ends).toEqual({ base: text.length, head: 'front ['.length + head.join('').length });
  return kept;
}

const shown = ({ pieces }: KeptSide): (string | number)[] =>
  pieces.map((piece) => (piece.kind === 'unit' ? piece.bytes.toString() : piece.lines));

/** Units, and for each stretch that is left out the line feeds in it. */
function piecesOf(units: readonly string[], omitted: readonly number[]): (string | number)[] {
  const pieces: (string | number)[] = [];
  for (const [index, text] of units.entries()) {
    if (!omitted.includes(index)) pieces.push(text);
    else if (omitted.includes(index - 1)) pieces[pieces.length - 1] = Number(pieces.at(-1)) + count(text, /\n/g);
    else pieces.push(count(text, /\n/g));
  }
  return pieces;
}

const units = (length: number, letter = 'a'): string[] => Array.from({ length }, (_, index) => `\n${letter}${index};`);
const gapsOf = ({ gaps }: KeptUnits): string[] =>
  gaps.map(({ baseLine, lines, lead, tail }) => `${baseLine}+${lines} ${lead}/${tail}`);

describe('what is kept of two lists', () => {
  it.each<[string, number, string[], string[], string[]]>([
    ['examples, and the last ones', 1, ['3+6 3/1'], units(10), [...units(10), 'x;']],
    ['what stands at either end of a change', 2, ['3+5 3/2', '13+5 2/2'], units(20), units(20).with(10, 'x;')],
    [
      'examples of every skeleton',
      1,
      ['3+2 3/3', '8+3 3/1'],
      [...units(5), ...units(7, 'b')],
      [...units(5), ...units(7, 'b'), 'x;'],
    ],
    [
      'what only the reader knows',
      1,
      ['3+2 3/1', '6+3 1/1'],
      units(10).with(5, '!a;'),
      [...units(10).with(5, '!a;'), 'x;'],
    ],
    [
      'what only the reader knows, twice running',
      1,
      ['3+2 3/2', '7+2 2/1'],
      units(10).with(5, '!a;').with(6, '!a;'),
      [...units(10).with(5, '!a;').with(6, '!a;'), 'x;'],
    ],
    ['nothing left out where there is nothing between', 2, [], units(5), [...units(5), 'x;']],
    ['one unit left out', 2, ['3+1 3/2'], units(6), [...units(6), 'x;']],
    ['all but what came', 1, ['3+3 3/1', '8+1 1/1'], units(10), units(10).toSpliced(7, 0, 'x;')],
    ['all but what went', 1, ['3+3 3/1', '9+0 1/1'].slice(0, 1), units(10), units(10).toSpliced(7, 1)],
    ['nothing of lists that have nothing in common', 1, [], ['a;', 'b;'], ['c;', 'd;']],
    ['nothing of lists without units', 1, [], [], []],
    ['a list that is emptied', 1, [], units(2), []],
  ])('%s', (_, context, expected, base, head) => {
    for (const window of [16, 64, 4_096]) expect(gapsOf(keep(base, head, { context, window }))).toEqual(expected);
  });

  it('is aligned where every stretch stands where it stood', () => {
    expect(keep(units(9), units(9).with(4, 'x;'), { context: 1 }).aligned).toBe(true);
    expect(keep(units(9), ['x;', ...units(9)], { context: 1 }).aligned).toBe(false);
    expect(keep(units(9), units(9).toSpliced(4, 1, 'x;', 'y;'), { context: 1 }).aligned).toBe(false);
    expect(keep(units(9), [...units(9), 'x;'], { context: 1 }).aligned).toBe(true);
  });

  it('has the hashes of thousands of units', () => {
    const many = units(2_500);
    const kept = keep(many, [...many, 'x;'], { context: 2, window: 4_096 });
    expect(kept.hashes.length).toBeGreaterThanOrEqual(2_500);
    expect(kept.gaps).toHaveLength(1);
  });

  it('is bounded, in a stretch as well', () => {
    const special = Array.from({ length: 8 }, () => '!a;');
    expect(() => keep(special, [...special, 'x;'], { context: 1, maxLines: 7 })).toThrow('too much is kept');
    expect(() => keep(special, [...special, 'x;'], { context: 1, maxLines: 8 })).not.toThrow();
    expect(() => keep(units(9), ['a;', 'b;', 'c;', ...units(9)], { context: 1, maxLines: 2 })).toThrow(
      'too much differs',
    );
  });

  it('is of so many skeletons, and of no more', () => {
    const word = (index: number): string => `${String.fromCharCode(97 + (index >> 4), 97 + (index & 15))};`;
    const list = (length: number): string[] => Array.from({ length }, (_, index) => word(index));
    expect(() => keep(list(64), [...list(64), 'x;'], { context: 1 })).not.toThrow();
    expect(() => keep([...list(64), ...list(64)], [...list(64), ...list(64), 'x;'], { context: 1 })).not.toThrow();
    expect(() => keep(list(65), [...list(65), 'x;'], { context: 1 })).toThrow('many shapes');
  });

  it('is right for any two lists', () => {
    const one = fc.constantFrom('a1;', 'a2;', '\na3;', '\r\na4;', 'ab5;', 'ba6;', '!a7;', '\n\nb8;', 'abc9;', 'a\n1;');
    const edit = fc.tuple(fc.nat(40), fc.nat(2), fc.array(one, { maxLength: 2 }));
    fc.assert(
      fc.property(
        fc.array(one, { maxLength: 40, size: 'max' }),
        fc.array(edit, { maxLength: 3 }),
        fc.integer({ min: 1, max: 3 }),
        (base, edits, context) => {
          const head = [...base];
          for (const [at, remove, insert] of edits) head.splice(at % (head.length + 1), remove, ...insert);
          keep(base, head, { context });
        },
      ),
      { numRuns: 300 },
    );
  });
});

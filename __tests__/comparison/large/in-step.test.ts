import '../../support/seed.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inStep } from '../../../src/comparison/large/in-step.js';
import { countLines, newFacts } from '../../../src/documents/large/lines.js';
import { Declined, sourceOf } from '../../../src/documents/large/source.js';

const splitLines = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
const bare = (line: string): string => line.replace(/\r?\n$/, '');

interface Walk {
  /** The lines of each side with their numbers, as the visitor was told of them: alone, or in a stretch that both have. */
  readonly base: readonly string[];
  readonly head: readonly string[];
  readonly numbers: readonly number[];
  /** How many lines came in stretches. */
  readonly stretched: number;
}

const endsOf = (base: string, head: string) => ({ base: Buffer.byteLength(base), head: Buffer.byteLength(head) });

/** Walks two texts up to `ends`, the visitor saying of each pair whether it is the same, and holds what is said of their lines against counting. */
function walk(base: string, head: string, window: number, ends = endsOf(base, head)): Walk {
  const seen = { base: [] as string[], head: [] as string[], numbers: [] as number[], stretched: 0 };
  const facts = inStep(sourceOf(Buffer.from(base)), sourceOf(Buffer.from(head)), ends, window, {
    equal: (block, line) => {
      for (const [index, text] of splitLines(block.toString()).entries()) {
        seen.base.push(bare(text));
        seen.head.push(bare(text));
        seen.numbers.push(line + index);
        seen.stretched += 1;
      }
    },
    pair: ({ base: left, start, end, head: right, from, to, line }) => {
      const [one, other] = [left.toString('utf8', start, end), right.toString('utf8', from, to)];
      seen.base.push(one);
      seen.head.push(other);
      seen.numbers.push(line);
      return one === other;
    },
  });
  for (const [text, found] of [
    [base, facts.base],
    [head, facts.head],
  ] as const) {
    const counted = newFacts();
    countLines(Buffer.from(text), counted);
    expect(found).toEqual(counted);
  }
  return seen;
}

function hold(base: string, head: string, window: number): Walk {
  const seen = walk(base, head, window);
  expect(seen.base).toEqual(splitLines(base).map(bare));
  expect(seen.head).toEqual(splitLines(head).map(bare));
  expect(seen.numbers).toEqual(seen.numbers.map((_, index) => index));
  return seen;
}

const LONG = 'a\nb\nc\nd\ne\nf\n';

describe('two files line by line', () => {
  it.each<[string, string, string]>([
    ['the same', LONG, LONG],
    ['the same without a last end', `${LONG}g`, `${LONG}g`],
    ['the same but for the last end', `${LONG}g`, `${LONG}g\n`],
    ['a last line that goes on', `${LONG}g`, `${LONG}gh`],
    ['a last line that goes on behind an end', `${LONG}g\n`, `${LONG}gh\n`],
    ['a line that begins like the other', `${LONG}g\nx\n`, `${LONG}gh\nx\n`],
    ['other line ends', LONG, LONG.replaceAll('\n', '\r\n')],
    ['other line ends from a place on', LONG + LONG, LONG + LONG.replaceAll('\n', '\r\n')],
    ['an end that is other at last', `${LONG}g\r\n`, `${LONG}g\n`],
    ['empty lines', '\n\n\n\n\n\n\n', '\n\n\n\n\n\n\n'],
    ['an empty line that has a blank', '\n\n\n\n\n\n\n', '\n\n\n\n\n \n\n'],
    ['CRLF alone', '\r\n\r\n\r\n\r\n\r\n\r\n', '\r\n\r\n\r\n\r\n\r\n\r\n'],
    ['the first line', `x\n${LONG}`, `yy\n${LONG}`],
    ['every second line', LONG.repeat(3), LONG.repeat(3).replaceAll(/[ace]/g, 'xy')],
    ['a line in the middle', LONG.repeat(3), `${LONG}x\n${LONG}${LONG.slice(2)}`],
    ['long lines beside short ones', `${'x'.repeat(50)}\n${LONG}`, `y\n${LONG}`],
    ['one line each, without an end', 'a', 'bcd'],
    ['nothing', '', ''],
  ])('%s', (_, base, head) => {
    for (const window of [1, 2, 3, 7, 16, 4_096]) {
      hold(base, head, window);
      hold(head, base, window);
    }
  });

  it('passes what both have in stretches, and looks for one only where some lines were the same', () => {
    expect(hold(LONG, LONG, 4_096).stretched).toBe(6);
    // The stretch in front, then four lines that are the same before the next is looked for.
    expect(hold(`${LONG}x\n${LONG}`, `${LONG}y\n${LONG}`, 4_096).stretched).toBe(6 + 2);
    // The same content with other ends is no stretch: one is looked for every four lines.
    expect(hold(LONG, LONG.replaceAll('\n', '\r\n'), 4_096).stretched).toBe(0);
    expect(hold(LONG + LONG, LONG.replaceAll('\n', '\r\n') + LONG, 4_096).stretched).toBe(4);
  });

  it.each<[string, string, string]>([
    ['a line more at the end', LONG, `${LONG}x\n`],
    ['a line more without an end', LONG, `${LONG}x`],
    ['an empty line more', LONG, `${LONG}\n`],
    ['a line more in front', LONG, `x\n${LONG}`],
    ['no line at all', '', 'a'],
    ['as many bytes, another number of lines', 'ab\n', 'a\n\n'],
  ])('declines %s', (_, base, head) => {
    for (const window of [1, 2, 16, 4_096]) {
      expect(() => walk(base, head, window)).toThrow('more lines on one side');
      expect(() => walk(head, base, window)).toThrow('more lines on one side');
    }
  });

  it.each<[string, string]>([
    ['a CR alone', 'a\rb\n'],
    ['a NUL', 'a\0b\n'],
    ['a CR at the very end', 'ab\r'],
  ])('declines %s, wherever it stands', (_, odd) => {
    for (const text of [odd, LONG + odd, `${LONG.repeat(4)}${odd}`]) {
      expect(() => walk(text, text, 4)).toThrow(Declined);
      expect(() => walk(text, text.replace('a', 'x'), 4)).toThrow(Declined);
    }
    // Behind the ends as well.
    const ends = { base: LONG.length, head: LONG.length };
    expect(() => walk(LONG + odd, LONG, 4, ends)).toThrow(Declined);
    expect(() => walk(LONG, LONG + odd, 4, ends)).toThrow(Declined);
  });

  it('shows no line behind the ends, and counts all of them', () => {
    for (const window of [1, 3, 8, 4_096]) {
      const seen = walk(`${LONG}\n\n\n`, `${LONG.replace('c', 'xyz')} \n\r\n`, window, {
        base: LONG.length,
        head: LONG.length + 2,
      });
      expect(seen.base).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
      expect(seen.head).toEqual(['a', 'b', 'xyz', 'd', 'e', 'f']);
    }
  });

  it('of any two files of as many lines', () => {
    const line = fc.constantFrom('', 'a', 'b', 'ab', 'é', 'abcdefghijkl');
    const end = fc.constantFrom('\n', '\n', '\n', '\r\n');
    const pair = fc.tuple(line, end, fc.option(fc.tuple(line, end), { freq: 6 }));
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 30, size: 'max' }), fc.integer({ min: 1, max: 20 }), (lines, window) => {
        const side = (own: boolean): string =>
          lines.map(([text, ended, other]) => (own && other !== null ? other.join('') : text + ended)).join('');
        hold(side(false), side(true), window);
      }),
      { numRuns: 500 },
    );
  });
});

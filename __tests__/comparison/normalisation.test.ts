import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareFixture } from '../../src/comparison/compare.js';
import { normalizeLines, stripEnd } from '../../src/comparison/text.js';
import { comparisonJob } from '../support/jobs.js';

const BLANKS = [' ', '\t', '\v', '\f', '\x1c', '\x85', '\u00a0', '\u2003', '\u2028', '\u3000'];
const characters = fc.constantFrom('a', 'b', '\ufeff', '\u200b', ...BLANKS);
const line = fc.string({ unit: characters, maxLength: 6 });
const lines = fc.array(line, { maxLength: 6 });
const ends = fc.constantFrom('\n', '\r\n');

describe('normalisation of text, version 1', () => {
  test('is idempotent', () =>
    fc.assert(
      fc.property(lines, (given) => {
        const once = normalizeLines(given);
        expect(normalizeLines(once)).toEqual(once);
        for (const one of given) expect(stripEnd(stripEnd(one))).toBe(stripEnd(one));
      }),
      { numRuns: 500 },
    ));

  test('leaves the beginning and the middle of a line alone, and no blank at its end', () =>
    fc.assert(
      fc.property(line, (given) => {
        const stripped = stripEnd(given);
        expect(given.startsWith(stripped)).toBe(true);
        expect([...given.slice(stripped.length)].every((one) => BLANKS.includes(one))).toBe(true);
        expect(BLANKS.includes(stripped.at(-1) ?? 'a')).toBe(false);
      }),
      { numRuns: 500 },
    ));

  test('decides alone whether two texts differ', () =>
    fc.assert(
      fc.asyncProperty(lines, lines, ends, ends, async (one, other, left, right) => {
        // A mark at the very start is one of byte order, which is layout.
        const base = `x\n${one.join(left)}${left}`;
        const head = `x\n${other.join(right)}${right}`;
        if (base === head) return;
        const same = JSON.stringify(normalizeLines(one)) === JSON.stringify(normalizeLines(other));
        const found = await compareFixture(comparisonJob('a.txt', base, head));
        expect(found.class, found.summary).toBe(same ? 'TOLERANCE_DRIFT' : 'SEMANTIC_REWRITE');
      }),
      { numRuns: 300 },
    ));

  test('a text and its normal form are the same', () =>
    fc.assert(
      fc.asyncProperty(lines, async (given) => {
        const base = `x\n${given.join('\n')}\n`;
        const head = `${['x', ...normalizeLines(given)].join('\n')}\n`;
        if (base === head) return;
        expect((await compareFixture(comparisonJob('a.txt', base, head))).class).toBe('TOLERANCE_DRIFT');
      }),
      { numRuns: 200 },
    ));
});

import { describe, expect, it } from 'vitest';
import { comparisonJob } from '../../support/jobs.js';
import { agree, TINY } from './agree.js';

/** Lines all of which have a number that moved; the one in question comes when as many are listed as are listed. */
function sides(odd: string, other: string, tails: readonly [string, string] = ['', '']): readonly [string, string] {
  const write = (side: 0 | 1): string =>
    Array.from({ length: 430 }, (_, index) => {
      if (index === 420) return `${side === 0 ? odd : other}\n`;
      return `took ${index % 7}.5${side === 0 ? '' : '1'} s\n`;
    }).join('') + tails[side];
  return [write(0), write(1)];
}

const RULE = { tolerances: [{ path: '$[*]', absolute: 0.05 }] } as const;

describe('lines of text that are read side by side', () => {
  it.each<[string, string, string, number]>([
    ['the same', 'abc 5000.5', 'abc 5000.5', 0],
    ['the same, empty', '', '', 0],
    ['a line that goes on', 'abc', 'abcd', 1],
    ['a line that goes on with a number', 'abc', 'abc 5000.5', 1],
    ['a line that goes on behind a number', 'abc 5000.5', 'abc 5000.5 d', 1],
    ['a line that begins with more', 'abc', ' abc', 1],
    ['a line that was empty', '', 'abc', 1],
    ['a line that was a number', '5000.5', '', 1],
    ['a line with another word', 'abc 5000.5', 'abd 5000.5', 1],
    ['a line with a blank at its end', 'abc', 'abc ', 0],
    ['a number that moved', 'abc 5000.5', 'abc 5000.51', 0],
    ['a number alone that moved', '5000.5', '5000.51', 0],
    ['a negative number that moved', 'abc -5000.5', 'abc -5000.51', 0],
    ['two numbers that moved', '5000.5 and 6000.5', '5000.51 and 6000.51', 0],
    ['numbers of other lengths that moved', '9999.99 and 6000.5', '10000.01 and 6000.51', 0],
    ['a number that moved behind one of another length', '9999.99 a 6000.5 b', '10000.01 a 6000.51 b', 0],
    ['a number that moved and a word', '5000.5 abc', '5000.51 abd', 1],
    ['a number that moved and a line that goes on', '5000.5', '5000.51 d', 1],
    ['a number that moved and a line that went on', '5000.5 d', '5000.51', 1],
    ['the second of two beyond', '5000.5 and 6000.5', '5000.51 and 6000.6', 1],
    ['the first of two beyond', '5000.5 and 6000.5', '5000.6 and 6000.51', 1],
    ['a number beyond', 'abc 5000.5', 'abc 5000.6', 1],
    ['a sign', 'abc 5000.5', 'abc -5000.5', 1],
    ['another spelling', 'abc 5000.5', 'abc 5000.50', 0],
    ['a number that became a word', 'abc 5000.5', 'abc five', 1],
    ['a word that became a number', 'abc five', 'abc 5000.5', 1],
    ['an exponent', 'abc 5000.5', 'abc 5000.51e0', 0],
    ['a version', '1.5000.5', '1.5000.51', 1],
    ['a version of head', '5000.5', '5000.51.1', 1],
    ['a number that belongs to a name', 'v5000.5', 'v5000.51', 1],
    ['a number with a unit', '5000.5s', '5000.51s', 1],
    ['a number with a unit in head', '5000.5', '5000.51s', 1],
    ['a number behind a sign that is no ASCII', '€5000.5', '€5000.51', 1],
    ['a number in brackets', '(5000.5)', '(5000.51)', 0],
  ])('%s', async (_, odd, other, rewritten) => {
    for (const [from, to] of [
      [odd, other],
      [other, odd],
    ] as const) {
      const found = await agree(comparisonJob('a.log', ...sides(from, to), RULE), { ...TINY, window: 512, kept: 3 });
      expect(found?.counts.value, `${from} and ${to}`).toBe(rewritten);
      expect(found?.counts.drift).toBeGreaterThanOrEqual(429);
    }
  });

  it.each<[string, readonly [string, string], boolean]>([
    ['as many empty lines', ['\n \n', '\n\t\n'], true],
    ['more empty lines', ['\n', '\n\n'], false],
    ['none and one', ['', '\n'], false],
    ['one without an end', ['\n', ' '], true],
    ['a last line without an end', ['end', 'end\n'], true],
    ['a last line of one letter', ['e', 'e\n'], true],
    ['another last line of one letter', ['e', 'f'], true],
  ])('at the end %s', async (_, tails, answered) => {
    const found = await agree(comparisonJob('a.log', ...sides('abc', 'abc', tails), RULE), { ...TINY, kept: 3 });
    expect(found !== undefined).toBe(answered);
  });

  it('two lines that are rewritten could be aligned otherwise, wherever they stand', async () => {
    for (const at of [1, 63, 64, 65, 200]) {
      const [base, head] = sides('abc', 'abd');
      const lines = base.split('\n').with(at, 'x').join('\n');
      const others = head.split('\n').with(at, 'y').join('\n');
      expect(await agree(comparisonJob('a.log', lines, others, RULE), { ...TINY, kept: 3 })).toBeUndefined();
      expect(
        await agree(comparisonJob('a.log', lines, head.split('\n').with(at, 'x').join('\n'), RULE), {
          ...TINY,
          kept: 3,
        }),
      ).toBeDefined();
    }
  });

  it('no rule is for the numbers of lines', async () => {
    const none = await agree(comparisonJob('a.log', ...sides('abc', 'abc')), { ...TINY, kept: 3 });
    expect(none, 'all are rewritten').toBeUndefined();
    const [base] = sides('abc', 'abc');
    const same = await agree(comparisonJob('a.log', base, base.replaceAll('\n', ' \n').replace('abc', 'abd')), {
      ...TINY,
      kept: 3,
    });
    expect(same?.counts.value).toBe(1);
  });
});

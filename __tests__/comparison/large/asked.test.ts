import { describe, expect, it } from 'vitest';
import { compareLarge, LARGE } from '../../../src/comparison/large/compare-large.js';
import { type ByteSource, sourceOf } from '../../../src/documents/large/source.js';
import { MAX_POINTER_BYTES } from '../../../src/documents/sniff.js';
import type { FixtureRule } from '../../../src/policy/policy.js';
import { comparisonJob } from '../../support/jobs.js';
import { agree, TINY } from './agree.js';

const log = (count: number): string[] => Array.from({ length: count }, (_, index) => `line ${index}\n`);
const ask = (path: string, base: string, head: string, rule: Partial<FixtureRule> = {}, options = TINY) => {
  const job = comparisonJob(path, base, head, rule);
  return compareLarge(job, sourceOf(job.base.bytes), sourceOf(job.head.bytes), options);
};
const [base, head] = [log(40).join(''), log(40).with(20, 'other\n').join('')];

describe('who is asked to compare while reading', () => {
  it.each<[string, string, Partial<FixtureRule>, boolean]>([
    ['a format by the path', 'a.log', {}, true],
    ['a format by the policy, whatever the path', 'a.toml', { format: 'text' }, true],
    ['a format by the policy that is not read so', 'a.log', { format: 'toml' }, false],
    ['a path of a format that is not read so', 'a.toml', {}, false],
    ['a path of no format', 'a.unheard-of', {}, false],
    ['a format by the policy of which it is none', 'a.log', { format: 'json' }, false],
    ['a rule for an index below a name', 'a.log', { tolerances: [{ path: '$.a[3]', absolute: 1 }] }, false],
  ])('%s', async (_, path, rule, answered) => {
    expect((await ask(path, base, head, rule)) !== undefined).toBe(answered);
  });

  it('by the smaller side, from so many bytes on', async () => {
    const size = Math.min(base.length, head.length);
    expect(base.length).not.toBe(head.length);
    expect(await ask('a.log', base, head, {}, { ...TINY, least: size })).toBeDefined();
    expect(await ask('a.log', head, base, {}, { ...TINY, least: size })).toBeDefined();
    expect(await ask('a.log', base, head, {}, { ...TINY, least: size + 1 })).toBeUndefined();
    expect(await ask('a.log', head, base, {}, { ...TINY, least: size + 1 })).toBeUndefined();
    expect(LARGE.front).toBeGreaterThan(3 * 65_536);
  });

  it.each<[string, number, string, Partial<FixtureRule>, boolean]>([
    ['a short file that begins like a pointer', 100, 'version ', {}, false],
    ['the longest that may be one', MAX_POINTER_BYTES, 'version ', {}, false],
    ['one that is longer', MAX_POINTER_BYTES + 1, 'version ', {}, true],
    ['one that begins with another word', 100, 'versions', {}, true],
    ['one that is named as text', 100, 'version ', { format: 'text' }, true],
  ])('no pointer of Git LFS: %s', async (_, size, start, rule, answered) => {
    const short = `${start}${'x'.repeat(size - start.length - 1)}\n`;
    const long = log(200).join('');
    for (const [from, to] of [
      [short, long],
      [long, short],
      [short, short.replace('x', 'y')],
    ] as const)
      expect((await ask('a.log', from, to, rule)) !== undefined).toBe(answered);
  });

  it('lets nothing but a refusal pass: a fault of reading is told', async () => {
    const job = comparisonJob('a.log', base, head);
    const source = sourceOf(job.base.bytes);
    for (const least of [0, 1]) {
      let reads = 0;
      const broken: ByteSource = {
        size: source.size,
        read: (offset, length) => {
          reads += 1;
          if (reads > least + 2) throw new Error('the disk is gone');
          return source.read(offset, length);
        },
      };
      await expect(compareLarge(job, broken, sourceOf(job.head.bytes), TINY)).rejects.toThrow('the disk is gone');
    }
  });
});

/** Two changes far apart, and between them lines of which the second pair repeats what stands beside the first change. */
function repeated(first: string, second: string, end = '\n', odd = ''): readonly [string, string] {
  const list = Array.from({ length: 60 }, (_, index) => `line ${index}${index < 13 ? odd : ''}`);
  const own = list.with(30, first).with(31, second);
  const text = (lines: readonly string[]): string => lines.map((line) => line + end).join('');
  return [text(own), text(own.with(10, 'this').with(50, 'that'))];
}

describe('lines beside a change that stand again among those that are left out', () => {
  it.each<[string, string, string, string, string, boolean]>([
    ['one of the two', 'line 11', 'else', '\n', '', true],
    ['the other of the two', 'else', 'line 12', '\n', '', true],
    ['both', 'line 11', 'line 12', '\n', '', false],
    ['both, the other way round', 'line 12', 'line 11', '\n', '', false],
    ['both with blanks at their ends', 'line 11 ', 'line 12  \t', '\n', '', false],
    ['both with any white space at their ends', 'line 11\u000b', 'line 12\u000c', '\n', '', false],
    ['both with separators at their ends', 'line 11\u001c', 'line 12\u001f', '\n', '', false],
    ['both with CRLF', 'line 11', 'line 12', '\r\n', '', false],
    ['both with letters of two bytes', 'line 11ä', 'line 12ä', '\n', 'ä', false],
    ['both with letters of two bytes and blanks', 'line 11ä ', 'line 12ä\u00a0', '\n', 'ä', false],
    ['neither: a blank in front', ' line 11', ' line 12', '\n', '', true],
    ['neither: two blanks within', 'line  11', 'line  12', '\n', '', true],
    ['neither: a character at their ends that is no white space', 'line 11\u001b', 'line 12\u0008', '\n', '', true],
    ['neither: a character before white space at their ends', 'line 11\u0008', 'line 12\u0008', '\n', '', true],
    ['neither: a sign at their ends', 'line 11!', 'line 12!', '\n', '', true],
    ['neither: a longer line', 'line 111', 'line 122', '\n', '', true],
    ['neither: letters of two bytes', 'line 11ö', 'line 12ö', '\n', 'ä', true],
  ])('%s', async (_, first, second, end, odd, answered) => {
    for (const window of [16, 64, 4_096]) {
      const found = await agree(comparisonJob('a.log', ...repeated(first, second, end, odd)), { ...TINY, window });
      expect(found !== undefined, `by ${window} bytes`).toBe(answered);
      if (answered) expect(found?.class).toBe('SEMANTIC_REWRITE');
    }
  });
});

describe('empty lines at the end of a text', () => {
  const lines = log(40);
  it.each<[string, readonly string[], readonly string[], boolean]>([
    ['few of them', [...lines, '\n'], [...lines.with(3, 'x\n'), '\n'], true],
    [
      'as many as are left out',
      [...lines, ...Array(30).fill('\n')],
      [...lines.with(3, 'x\n').with(6, 'y\n'), ...Array(30).fill('\n')],
      false,
    ],
    [
      'blanks, as many',
      [...lines, ...Array(30).fill(' \t\n')],
      [...lines.with(3, 'x\n').with(6, 'y\n'), ...Array(30).fill(' \t\n')],
      false,
    ],
    ['more on one side', [...lines, '\n'], [...lines, '\n', '\n', '\n'], true],
    [
      'the last word of one side behind them',
      [...lines.slice(0, 20), ...Array(20).fill('\n'), 'end\n'],
      [...lines.slice(0, 20), ...Array(20).fill('\n')],
      false,
    ],
    [
      'the last word of the other side',
      [...lines.slice(0, 20), ...Array(20).fill('\n')],
      [...lines.slice(0, 20), ...Array(20).fill('\n'), 'end\n'],
      false,
    ],
    ['a text that is emptied', ['a\n', 'b\n'], ['\n', '\n'], false],
    ['a text that was empty', ['\n', '\n'], ['a\n', 'b\n'], true],
    ['nothing but empty lines, more of them', ['\n'], ['\n', '\n'], false],
  ])('%s', async (_, from, to, answered) => {
    const found = await agree(comparisonJob('a.log', from.join(''), to.join('')), TINY);
    expect(found !== undefined).toBe(answered);
  });

  it('other ends and a missing one are told as layout', async () => {
    const crlf = lines.map((line) => line.replace('\n', '\r\n')).join('');
    const trailing = lines.with(10, 'line 10 \n').join('').slice(0, -1);
    for (const to of [crlf, trailing]) {
      const found = await agree(comparisonJob('a.log', lines.join(''), to), { ...TINY, kept: 200 });
      expect(found?.class).toBe('TOLERANCE_DRIFT');
    }
    // An equal layout is told as nothing: neither encoding nor ends.
    const same = await agree(comparisonJob('a.log', crlf, crlf.replace('line 10', 'other')), TINY);
    expect([same?.class, same?.counts.representation]).toEqual(['SEMANTIC_REWRITE', 0]);
  });
});

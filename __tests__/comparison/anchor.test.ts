import { describe, expect, test } from 'vitest';
import { accountOf } from '../../src/comparison/account.js';
import { isCumulative, judgeWithAnchor, needsAnchor, type Revision } from '../../src/comparison/anchor.js';
import { compareFixture } from '../../src/comparison/compare.js';
import { type ComparisonJob, MAX_CHANGES } from '../../src/comparison/comparison.js';
import type { FixtureRule } from '../../src/policy/policy.js';
import { comparisonJob, side } from '../support/jobs.js';

const TENTH: Partial<FixtureRule> = { tolerances: [{ path: '$..x', absolute: 0.1 }] };
const hash = (index: number): string => `${String(index).padStart(4, '0')}aaaabbbbcccc`;
/** Contents newest first, as history gives them; the first is what base has. */
const revisions = (contents: readonly string[]): Revision[] =>
  contents.map((text, index) => ({ bytes: new TextEncoder().encode(text), commit: hash(index) }));
const x = (value: string): string => `{"x":${value}}`;

async function judge(job: ComparisonJob, contents: readonly string[]) {
  return judgeWithAnchor(job, await compareFixture(job), revisions(contents));
}

describe('slow drift is held against its anchor', () => {
  test('which is the newest revision whose own change was more than drift', async () => {
    // 0.5 -> 1.0 was a rewrite, so 1.0 is the anchor; from there 0.09 and 0.09 and 0.02 add up to 0.2.
    const found = await judge(comparisonJob('a.json', x('1.18'), x('1.20'), TENTH), [
      x('1.18'),
      x('1.09'),
      x('1.0'),
      x('0.5'),
    ]);
    expect(found.class).toBe('SEMANTIC_REWRITE');
    expect(found.also).toEqual(['TOLERANCE_DRIFT']);
    expect(found.counts).toEqual({ shape: 0, value: 1, drift: 1, representation: 0 });
    expect(found.notes).toContain('cumulative 20.0 % since 0002aaa');
    expect(found.summary).toMatch(/^slow drift: .* since 0002aaa; this step: /);
    expect(found.changes.map(({ kind, base, head, note }) => [kind, base, head, note])).toEqual([
      ['value', '1.0', '1.20', 'cumulative 20.0 % since 0002aaa'],
      ['drift', '1.18', '1.20', undefined],
    ]);
  });

  test('and where all of it is within tolerance, the report says how far it came', async () => {
    const found = await judge(comparisonJob('a.json', x('1.04'), x('1.08'), TENTH), [x('1.04'), x('1.0')]);
    expect(found.class).toBe('TOLERANCE_DRIFT');
    expect(found.notes).toContain('cumulative 8.0 % since 0001aaa, within tolerance');
    expect(found.counts).toEqual({ shape: 0, value: 0, drift: 1, representation: 0 });
  });

  test('small distances keep two digits', async () => {
    const found = await judge(comparisonJob('a.json', x('1.00002'), x('1.00031'), TENTH), [x('1.00002'), x('1.0')]);
    expect(found.notes).toContain('cumulative 0.031 % since 0001aaa, within tolerance');
  });

  test('a list that is all zero since the anchor is hollow, though the last step was small', async () => {
    const list = (...values: string[]): string => JSON.stringify(values.map((value) => ({ x: Number(value) })));
    const found = await judge(comparisonJob('a.json', list('0.05', '0.08'), list('0', '0'), TENTH), [
      list('0.05', '0.08'),
      list('0.14', '0.17'),
    ]);
    expect(found.class).toBe('SEMANTIC_REWRITE');
    expect(found.hollow).toBe('$[*].x: all zero');
  });

  test('of many changes the worst since the anchor are kept, and no more than a report holds', async () => {
    const list = (by: number): string =>
      JSON.stringify(Array.from({ length: 1_500 }, (_, i) => ({ x: i + 0.25 + by })));
    const found = await judge(comparisonJob('a.json', list(0.09), list(0.18), TENTH), [list(0.09), list(0)]);
    expect(found.counts).toMatchObject({ value: 1_500, drift: 1_500 });
    expect(found.changes).toHaveLength(MAX_CHANGES);
    expect(found.changes[0]?.kind).toBe('value');
  });

  test('a mode that history does not tell is the one that base has', async () => {
    const job = comparisonJob('a.json', side(x('1.09'), '100755'), side(x('1.18'), '100755'), TENTH);
    const found = await judge(job, [x('1.09'), x('1.0')]);
    expect(found.class).toBe('SEMANTIC_REWRITE');
    expect(found.summary).not.toContain('mode');
    const other = await judgeWithAnchor(job, await compareFixture(job), [
      ...revisions([x('1.09')]),
      { ...revisions([x('1.0')])[0]!, mode: '120000', commit: 'feedbeef00' },
    ]);
    // A link that became a file is more than drift, so base itself is the anchor.
    expect(other.class).toBe('TOLERANCE_DRIFT');
  });

  test('at most 50 revisions are read', async () => {
    let read = 0;
    function* history(): Iterable<Revision> {
      for (let index = 0; index < 200; index += 1) {
        read += 1;
        yield { bytes: new TextEncoder().encode(x((1.09 - index * 0.01).toFixed(2))), commit: hash(index) };
      }
    }
    const job = comparisonJob('a.json', x('1.09'), x('1.10'), TENTH);
    const found = await judgeWithAnchor(job, await compareFixture(job), history());
    expect(read).toBe(50);
    expect(found.notes.join('\n')).toContain(`since ${hash(49).slice(0, 7)}`);
  });

  test('only drift of numbers that moved, or that the policy lets move, asks for history', async () => {
    const of = async (base: string, head: string, rule?: Partial<FixtureRule>) => {
      const job = comparisonJob('a.json', base, head, rule);
      return needsAnchor(await compareFixture(job), job);
    };
    expect(await of(x('1.0'), x('1.05'), TENTH)).toBe(true);
    expect(await of(x('1.0'), x('1.00'), TENTH)).toBe(true);
    expect(await of(x('1.0'), x('1.00'))).toBe(false);
    expect(await of(x('1.0000001'), x('1.00000010000000001'))).toBe(true);
    expect(await of('{"x":1.0,"y":1}', '{"x":1.05,"y":2}', TENTH)).toBe(false);
  });

  test('a step of spelling alone does not bring back what came before it', async () => {
    const found = await judge(comparisonJob('a.json', x('1.18'), x('1.180'), TENTH), [x('1.18'), x('1.09'), x('1.0')]);
    expect(found.class).toBe('SEMANTIC_REWRITE');
    expect(found.also).toEqual(['TOLERANCE_DRIFT']);
    expect(found.notes).toContain('cumulative 18.0 % since 0002aaa');
  });

  test('notes of slow drift are told from others', () => {
    expect(isCumulative(['another note', 'cumulative 9.0 % since a1b2c3d'])).toBe(true);
    expect(isCumulative(['not cumulative '])).toBe(false);
    expect(isCumulative([])).toBe(false);
  });
});

describe('the account of slow drift', () => {
  const account = (base: string, head: string, contents: readonly string[]) =>
    accountOf(comparisonJob('a.json', base, head, TENTH), revisions(contents));

  test('has a point for each revision since the anchor, oldest first, and head at the end', async () => {
    const found = await account(x('1.18'), x('1.20'), [x('1.18'), x('1.09'), x('1.0'), x('0.5')]);
    expect(found?.anchor).toBe(hash(2));
    expect(found?.points.map(({ commit, class: is, moves }) => [commit, is, moves.map(({ head }) => head)])).toEqual([
      [hash(1), 'TOLERANCE_DRIFT', ['1.09']],
      [hash(0), 'SEMANTIC_REWRITE', ['1.18']],
      [null, 'SEMANTIC_REWRITE', ['1.20']],
    ]);
  });

  test('shows the numbers that moved, not what else changed since', async () => {
    const found = await account('{"x":1.09, "y":2.0}', '{"x":1.1,"y":2.00}', [
      '{"x":1.09, "y":2.0}',
      '{"x":1.0,"y":2.000}',
    ]);
    expect(found?.points.map(({ moves }) => moves.map(({ at }) => at))).toEqual([["$['x']"], ["$['x']"]]);
  });

  test('is not there where base itself is the anchor, or where nothing is known of history', async () => {
    expect(await account(x('1.0'), x('1.05'), [x('1.0'), x('0.5')])).toBeUndefined();
    expect(await account(x('1.0'), x('1.05'), [x('1.0')])).toBeUndefined();
    expect(await account(x('1.0'), x('1.05'), [])).toBeUndefined();
  });

  test('begins where history is cut at 50 revisions', async () => {
    const contents = Array.from({ length: 80 }, (_, index) => x((1.09 - index * 0.01).toFixed(2)));
    const found = await account(x('1.09'), x('1.1'), contents);
    expect(found?.anchor).toBe(hash(49));
    expect(found?.points).toHaveLength(50);
  });

  test('is left out where the contents are too large to hold', async () => {
    const job = comparisonJob('a.json', x('1.0'), x('1.05'), TENTH);
    const [newest, older] = revisions([x('1.0'), x('0.95')]);
    // The first one is compared with nothing, so that its length alone is asked for.
    const grown = { ...newest!, bytes: Buffer.concat([newest!.bytes, Buffer.alloc(33_554_432, ' ')]) };
    expect((await accountOf(job, [newest!, older!]))?.points).toHaveLength(2);
    expect(await accountOf(job, [grown, older!])).toBeUndefined();
  });
});

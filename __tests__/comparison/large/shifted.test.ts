import { describe, expect, it } from 'vitest';
import { comparisonJob } from '../../support/jobs.js';
import { agree, TINY } from './agree.js';

/** What is spelled otherwise moves from one end of a stretch to the other: all that is kept looks alike, and the middle is shifted by one. */
const A = '{"a":1}';
const SPACED = '{"a": 1}';
const B = '{"a":2}';

describe('files of as many lines as before whose equal stretches are shifted', () => {
  it.each([
    ['rows.jsonl', A, SPACED, B],
    ['rows.txt', 'a', 'a ', 'b'],
    ['rows.csv', 'a,1', '"a",1', 'b,1'],
  ])('are not equal for looking alike: %s', async (path, one, spelled, other) => {
    const run = [one, one, one, other, one, one, one];
    const front = Array.from({ length: 6 }, () => one);
    const header = path.endsWith('csv') ? ['x,y'] : [];
    const file = (lines: readonly string[]): string => [...header, ...lines].map((line) => `${line}\n`).join('');
    const base = file([...front, spelled, ...run]);
    const head = file([...front, ...run, spelled]);
    const found = await agree(comparisonJob(path, base, head), { ...TINY, context: 2 });
    expect(found?.class).not.toBe('TOLERANCE_DRIFT');
  });
});

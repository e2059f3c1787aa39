import { describe, expect, it } from 'vitest';
import { compareFixture } from '../../src/comparison/compare.js';
import type { Comparison } from '../../src/comparison/comparison.js';
import { formats } from '../../src/documents/formats/index.js';
import { comparisonJob, side } from '../support/jobs.js';
import { ALL, MODES, pairsOf, pathOf } from './look-alikes/all.js';
import type { LookAlike } from './look-alikes/pairs.js';

/**
 * The hunt for a wrong "equal": pairs that differ in meaning and look alike, through the entry that the product itself
 * uses. None may come out as drift, in either direction.
 */

/** Issue 3: at least so many pairs for each registered format. */
const FEWEST = 10;
async function compare(id: string, [, base, head, path]: LookAlike, swapped = false): Promise<Comparison> {
  const mode = MODES[id];
  const pair = swapped ? [head, base] : [base, head];
  const sides = mode === undefined ? pair : pair.map((content) => side(content, mode));
  return compareFixture(comparisonJob(path ?? pathOf(id), sides[0]!, sides[1]!));
}

describe.each(formats.map(({ id }) => id))('%s', (id) => {
  it(`has ${FEWEST} pairs that look alike, each with a reason of its own`, async () => {
    const pairs = await pairsOf(id);
    expect(pairs.length).toBeGreaterThanOrEqual(FEWEST);
    expect(new Set(pairs.map(([why]) => why)).size).toBe(pairs.length);
  });

  it('calls none of them drift, whichever side is the base', async () => {
    const wrong: string[] = [];
    let read = 0;
    for (const pair of await pairsOf(id)) {
      const [why] = pair;
      const there = await compare(id, pair);
      const back = await compare(id, pair, true);
      if (there.class === 'TOLERANCE_DRIFT') wrong.push(`${why}: ${there.summary}`);
      if (back.class !== there.class) wrong.push(`${why}: ${there.class} there, ${back.class} back`);
      if (there.format === id && there.failures.length === 0) read += 1;
      else wrong.push(...unread(id, why, there));
    }
    expect(wrong).toEqual([]);
    // A pair that does not read proves nothing about the reader.
    expect(read).toBeGreaterThanOrEqual(FEWEST);
  });
});

/** Pairs that are about what does not read any more say so in their reason. */
function unread(id: string, why: string, { format, failures }: Comparison): readonly string[] {
  if (failures.length === 1 && failures[0]!.format === id) return [];
  return [
    `${why}: read as ${format}, ${failures.map(({ side: one, reason }) => `${one} ${reason}`).join('; ') || 'no failure'}`,
  ];
}

it('has no pairs for a format that does not exist', () => {
  const ids = new Set(formats.map(({ id }) => id));
  expect(Object.keys(ALL).filter((id) => !ids.has(id))).toEqual([]);
});

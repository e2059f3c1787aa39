import { describe, expect, it } from 'vitest';
import { compareFixture } from '../../src/comparison/compare.js';
import type { Comparison } from '../../src/comparison/comparison.js';
import { formats } from '../../src/documents/formats/index.js';
import { comparisonJob, side } from '../support/jobs.js';
import { PACKED } from './look-alikes/arrays.js';
import { IMAGES } from './look-alikes/images.js';
import { LINES } from './look-alikes/lines.js';
import { MARKUP } from './look-alikes/markup.js';
import type { LookAlike, LookAlikes } from './look-alikes/pairs.js';
import { POINTERS } from './look-alikes/pointers.js';
import { RECORDINGS } from './look-alikes/recordings.js';
import { TABLES } from './look-alikes/tables.js';
import { TREES } from './look-alikes/trees.js';
import { WIRE } from './look-alikes/wire.js';

/**
 * The hunt for a wrong "equal": pairs that differ in meaning and look alike, through the entry that the product itself
 * uses. None may come out as drift, in either direction.
 */
const ALL: LookAlikes = {
  ...IMAGES,
  ...LINES,
  ...MARKUP,
  ...PACKED,
  ...POINTERS,
  ...RECORDINGS,
  ...TABLES,
  ...TREES,
  ...WIRE,
};

/** Issue 3: at least so many pairs for each registered format. */
const FEWEST = 10;
/** Formats that git's mode says, and no path. */
const MODES: Readonly<Record<string, string>> = { symlink: '120000', submodule: '160000' };
/** Where no ending says the format. */
const PATHS: Readonly<Record<string, string>> = {
  'go-snaps': 'fx/a.snap',
  insta: 'fx/a.snap',
  lfs: 'fx/a.png',
  submodule: 'fx/a',
  symlink: 'fx/a',
};

async function pairsOf(id: string): Promise<readonly LookAlike[]> {
  const found = ALL[id] ?? [];
  return typeof found === 'function' ? await found() : found;
}

function pathOf(id: string): string {
  return PATHS[id] ?? `fx/a${formats.find((entry) => entry.id === id)?.extensions[0] ?? ''}`;
}

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

import { describe, expect, it } from 'vitest';
import { compareFixture } from '../../../src/comparison/compare.js';
import type { ModificationClass } from '../../../src/comparison/comparison.js';
import { comparisonJob } from '../../support/jobs.js';
import type { Pair } from './pair-tables.js';

export interface ClassPair extends Pair {
  readonly class: ModificationClass;
}

/** Processor time that one hostile file may take, in milliseconds: the clock would measure the machine's other work. */
const HOSTILE_MILLISECONDS = 5_000;

async function classify(path: string, base: string | Uint8Array, head: string | Uint8Array) {
  return await compareFixture(comparisonJob(path, base, head));
}

/** Each pair gets its class, in both directions, without a failure to read. */
export function describeClasses(format: string, path: string, pairs: readonly ClassPair[]): void {
  describe(`${format}: what a change amounts to`, () => {
    it.each(pairs)('$class: $why', async ({ base, head, class: expected }) => {
      const there = await classify(path, base, head);
      expect(
        { class: there.class, failures: there.failures, format: there.format },
        JSON.stringify(there.changes.slice(0, 4)),
      ).toEqual({ class: expected, failures: [], format });
      expect((await classify(path, head, base)).class).toBe(expected);
    });
  });
}

export interface Hostile {
  readonly why: string;
  readonly make: () => string | Uint8Array;
}

/** Against a good file, a hostile one ends soon and is never called drift. */
export function describeHostile(
  format: string,
  path: string,
  good: () => string | Uint8Array,
  rows: readonly Hostile[],
): void {
  describe(`${format}: T71 hostile files end soon and fail upward`, () => {
    it.each(rows)('$why', async ({ make }) => {
      const bytes = make();
      const start = process.cpuUsage();
      const comparison = await classify(path, good(), bytes);
      const { user, system } = process.cpuUsage(start);
      expect((user + system) / 1_000).toBeLessThan(HOSTILE_MILLISECONDS);
      expect(comparison.class).not.toBe('TOLERANCE_DRIFT');
    });
  });
}

/** Every prefix of a file, in steps, against the whole: cut off is never drift. */
export function describeTruncation(format: string, path: string, whole: () => Uint8Array): void {
  it(`${format}: a file that is cut off is never drift`, async () => {
    const bytes = whole();
    const step = Math.max(1, Math.floor(bytes.length / 40));
    for (let length = 0; length < bytes.length; length += step) {
      const comparison = await classify(path, bytes, bytes.slice(0, length));
      expect(comparison.class, `cut off at ${length} of ${bytes.length}`).not.toBe('TOLERANCE_DRIFT');
    }
  });
}

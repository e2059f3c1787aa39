import { describe, expect, it } from 'vitest';
import { compareFixture } from '../../../src/comparison/compare.js';
import type { Comparison } from '../../../src/comparison/comparison.js';
import { type OneReading, readOne } from '../../../src/documents/read.js';
import type { FixtureRule } from '../../../src/policy/policy.js';
import { comparisonJob } from '../../support/jobs.js';
import { OPTIONS } from '../support.js';

/** Two contents of one path and the class of the change between them. `why` is the title. */
export interface BinaryPair {
  readonly why: string;
  readonly base: Uint8Array;
  readonly head: Uint8Array;
  readonly class: Comparison['class'];
  /** What the summary must say. */
  readonly says?: RegExp;
  readonly also?: readonly string[];
  readonly rule?: Partial<FixtureRule>;
}

export const SHAPE = 'SHAPE_CHANGE';
export const REWRITE = 'SEMANTIC_REWRITE';
export const DRIFT = 'TOLERANCE_DRIFT';

export async function comparison(path: string, base: Uint8Array, head: Uint8Array, rule = {}): Promise<Comparison> {
  return compareFixture(comparisonJob(path, base, head, rule));
}

/** Every row both ways round: swapping sides never changes the class. */
export function describeClasses(title: string, path: string, rows: readonly BinaryPair[]): void {
  describe(title, () => {
    it.each(rows)('$why', async ({ base, head, class: expected, says, also, rule }) => {
      const there = await comparison(path, base, head, rule);
      expect({ class: there.class, failures: there.failures }, `${there.summary} ${there.notes}`).toMatchObject({
        class: expected,
      });
      if (says !== undefined) expect(there.summary).toMatch(says);
      if (also !== undefined) expect(there.also).toEqual(also);
      expect((await comparison(path, head, base, rule)).class, 'swapped').toBe(expected);
      for (const one of [base, head]) {
        expect((await comparison(path, one, one, rule)).summary, 'with itself').toBe('no difference');
      }
    });
  });
}

export interface Refusal {
  readonly why: string;
  /** Made when the test runs, so that a table of bombs holds no memory. */
  readonly make: () => Uint8Array;
  readonly reason: RegExp;
  /** A limit stopped the reader: the document says that it is not whole. */
  readonly limit?: boolean;
}

/** Processor time that any hostile file may take, in milliseconds; generous, because the machines are shared. */
const HOSTILE_MILLISECONDS = 5_000;
const HOSTILE_BYTES = 512 * 1024 * 1024;

/** Files that must not read: the reason is data, in bounded time and memory. */
export function describeRefusals(title: string, path: string, rows: readonly Refusal[]): void {
  describe(title, () => {
    it.each(rows)('$why', async ({ make, reason, limit }) => {
      const file = make();
      const { reading, milliseconds, bytes } = await measured(path, file);
      const said = [reading.failure?.reason, reading.document.incomplete].join(' ');
      expect(said).toMatch(reason);
      if (limit === true) expect(reading.document.incomplete).toMatch(reason);
      expect(milliseconds).toBeLessThan(HOSTILE_MILLISECONDS);
      expect(bytes).toBeLessThan(HOSTILE_BYTES);
    });
  });
}

async function measured(
  path: string,
  file: Uint8Array,
): Promise<{ reading: OneReading; milliseconds: number; bytes: number }> {
  const before = process.memoryUsage().rss;
  const start = process.cpuUsage();
  const reading = await readOne(path, file, OPTIONS);
  const { user, system } = process.cpuUsage(start);
  return { reading, milliseconds: (user + system) / 1_000, bytes: process.memoryUsage().rss - before };
}

/** Every cut of a file, and every one of its bytes changed: read or refused, never thrown, and never in long. */
export async function survives(path: string, file: Uint8Array, step = 1): Promise<void> {
  for (let at = 0; at < file.length; at += step) {
    await readOne(path, file.subarray(0, at), OPTIONS);
    for (const value of [0, 255, file[at]! ^ 1, file[at]! ^ 128]) {
      const changed = Uint8Array.from(file);
      changed[at] = value;
      await readOne(path, changed, OPTIONS);
    }
  }
}

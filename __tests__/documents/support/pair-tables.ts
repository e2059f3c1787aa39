import { describe, expect, it } from 'vitest';
import type { Format } from '../../../src/documents/format.js';
import { contentOf, read, timed } from './tree-support.js';

/** A row of a table: two contents of one path. `why` is the title. */
export interface Pair {
  readonly why: string;
  readonly base: string | Uint8Array;
  readonly head: string | Uint8Array;
}

export interface Broken {
  readonly why: string;
  readonly source: string | Uint8Array;
  readonly line: number;
  readonly reason: RegExp;
}

export interface Bomb {
  readonly why: string;
  /** Made when the test runs, so that a table of bombs holds no memory. */
  readonly make: () => string | Uint8Array;
  readonly ok: boolean;
}

/** How long a bomb may burn, in milliseconds; generous, because the machines that run this are shared. */
const BOMB_MILLISECONDS = 5_000;

export function describeSpellings(format: Format, pairs: readonly Pair[], path?: string): void {
  describe(`${format.id}: spelling that leaves the content alone`, () => {
    it.each(pairs)('$why', async ({ base, head }) => {
      expect(await contentOf(format, head, path)).toBe(await contentOf(format, base, path));
    });
  });
}

export function describeLookalikes(format: Format, pairs: readonly Pair[], path?: string): void {
  describe(`${format.id}: pairs that look alike and differ`, () => {
    it.each(pairs)('$why', async ({ base, head }) => {
      expect(await contentOf(format, head, path)).not.toBe(await contentOf(format, base, path));
    });
  });
}

export function describeBroken(format: Format, rows: readonly Broken[]): void {
  describe(`${format.id}: what does not parse`, () => {
    it.each(rows)('$why', async ({ source, line, reason }) => {
      expect(await read(format, source)).toMatchObject({ ok: false, line, reason: expect.stringMatching(reason) });
    });
  });
}

export function describeBombs(format: Format, bombs: readonly Bomb[]): void {
  describe(`${format.id}: T71 bombs end soon and as data`, () => {
    it.each(bombs)('$why', async ({ make, ok }) => {
      const source = make();
      const { result, milliseconds } = await timed(() => read(format, source));
      expect(result.ok ? true : result.reason).toEqual(ok ? true : expect.any(String));
      expect(milliseconds).toBeLessThan(BOMB_MILLISECONDS);
    });
  });
}

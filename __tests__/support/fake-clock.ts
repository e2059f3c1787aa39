import type { Clock } from '../../src/inputs/github-client.js';

export interface FakeClock extends Clock {
  /** Milliseconds of every wait, in order. */
  readonly waits: readonly number[];
}

/** Time passes by waiting only. */
export function fakeClock(start = Date.UTC(2026, 0, 2, 3, 4, 5)): FakeClock {
  let now = start;
  const waits: number[] = [];
  return {
    waits,
    now: () => now,
    sleep: async (milliseconds) => {
      waits.push(milliseconds);
      now += milliseconds;
    },
  };
}

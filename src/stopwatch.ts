/** Milliseconds per stage, for the report's statistics. */
export interface Stopwatch {
  /** Ends the stage that is under way and names it. */
  readonly lap: (stage: string) => void;
  readonly laps: () => Readonly<Record<string, number>>;
}

export function startStopwatch(): Stopwatch {
  const laps = new Map<string, number>();
  const start = performance.now();
  let last = start;
  return {
    lap(stage) {
      const now = performance.now();
      laps.set(stage, Math.round(now - last));
      last = now;
    },
    laps: () => ({ ...Object.fromEntries(laps), total: Math.round(performance.now() - start) }),
  };
}

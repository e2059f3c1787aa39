import type { CommandValues } from '../policy/command-template.js';
import { commandText, exactPattern } from '../policy/command-template.js';
import type { Policy } from '../policy/policy.js';
import type { Checkout, CommandResult } from './commands.js';
import type { ReadReport } from './reader-reports.js';
import type { IdentifiedTest } from './test-ids.js';

/** One failure, run again on the pinned command. */
export interface Replay {
  readonly test: IdentifiedTest;
  /** Reports that show it failed, by their paths. */
  readonly reports: readonly string[];
  readonly command: string;
  readonly attempts: readonly CommandResult[];
  /** Every attempt must pass for a failure not to repeat. `not-replayed`: there were too many to run them all. */
  readonly outcome: 'replays' | 'does-not-replay' | 'not-replayed';
}

/** Failures that are run again. Where there are more, a budget of any sensible size is used up long before. */
export const MAX_REPLAYS = 50;

/** The failures of all reports, each test once, in the order in which they were met. */
export function failuresOf(
  reports: readonly ReadReport[],
): readonly { readonly test: IdentifiedTest; readonly reports: readonly string[] }[] {
  const failures = new Map<string, { test: IdentifiedTest; reports: string[] }>();
  for (const { path, tests } of reports) {
    for (const test of tests) {
      if (test.outcome !== 'failed') continue;
      const known = failures.get(test.id);
      if (known === undefined) failures.set(test.id, { test, reports: [path] });
      else if (!known.reports.includes(path)) known.reports.push(path);
    }
  }
  return [...failures.values()];
}

export function valuesOf({ id, file, name, classname }: IdentifiedTest): CommandValues {
  return {
    test: id,
    name,
    pattern: exactPattern(name),
    ...(file === undefined ? {} : { file }),
    ...(classname === '' ? {} : { class: classname }),
  };
}

/** Runs each failure `times` times, until one attempt fails as well. */
export async function replayFailures(
  { run }: Checkout,
  failures: ReturnType<typeof failuresOf>,
  { replay, times, timeout }: Policy['quarantine'],
): Promise<readonly Replay[]> {
  const replays: Replay[] = [];
  for (const { test, reports } of failures) {
    if (replay === null || replays.length >= MAX_REPLAYS) {
      replays.push({ test, reports, command: replay ?? '', attempts: [], outcome: 'not-replayed' });
      continue;
    }
    const values = valuesOf(test);
    const attempts: CommandResult[] = [];
    while (attempts.length < Math.max(1, times) && attempts.every(({ outcome }) => outcome === 'pass')) {
      attempts.push(await run(replay, values, timeout));
    }
    const passed = attempts.every(({ outcome }) => outcome === 'pass');
    replays.push({
      test,
      reports,
      command: commandText(replay, values),
      attempts,
      outcome: passed ? 'does-not-replay' : 'replays',
    });
  }
  return replays;
}

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
  checkout: Checkout,
  failures: ReturnType<typeof failuresOf>,
  quarantine: Policy['quarantine'],
  hasFile: (path: string) => boolean,
): Promise<readonly Replay[]> {
  const { replay, times } = quarantine;
  const replays: Replay[] = [];
  for (const { test, reports } of failures) {
    if (replay === null || replays.length >= MAX_REPLAYS) {
      replays.push({ test, reports, command: replay ?? '', attempts: [], outcome: 'not-replayed' });
      continue;
    }
    const values = valuesOf(test);
    const attempts: CommandResult[] = [];
    while (attempts.length < Math.max(1, times) && attempts.every(({ outcome }) => outcome === 'pass')) {
      attempts.push(await attempt(checkout, test, replay, quarantine, hasFile));
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

/** One attempt. Where the command writes a report, that must show that this very test passed. */
async function attempt(
  { run, discard, collect }: Checkout,
  test: IdentifiedTest,
  replay: string,
  { report, timeout }: Policy['quarantine'],
  hasFile: (path: string) => boolean,
): Promise<CommandResult> {
  if (report.length > 0) await discard(report);
  const result = await run(replay, valuesOf(test), timeout);
  if (result.outcome !== 'pass' || report.length === 0) return result;
  const { readReports } = await import('./reader-reports.js');
  const reports = await readReports(await collect(report), hasFile);
  if (reports.length === 0) return result;
  const shown = reports.flatMap(({ tests }) => tests).filter(({ id }) => id === test.id);
  if (shown.length > 0 && shown.every(({ outcome }) => outcome === 'passed')) return result;
  return {
    ...result,
    outcome: 'ran-nothing',
    reason: 'exit code 0, but its report does not show that the test passed',
  };
}

import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Repository } from '../revisions/repository.js';

/** Ranges that are remembered; older ones are forgotten. */
const MAX_RANGES = 50;
const VERSION = 1;

/** Reports in which a test failed while its replay passed, on one range of commits, by test id. */
export type Disagreements = ReadonlyMap<string, ReadonlySet<string>>;

interface Stored {
  readonly version: number;
  readonly ranges: readonly {
    readonly range: string;
    readonly tests: readonly { readonly id: string; readonly reports: readonly string[] }[];
  }[];
}

/**
 * Adds what was seen now to what earlier runs on the same range saw (requirement K8), and returns both. The record lies beside
 * the repository's own files in its git directory: it is about this clone, and never part of a commit.
 */
export async function recordDisagreements(
  { commonDir }: Pick<Repository, 'commonDir'>,
  range: string,
  seen: Disagreements,
): Promise<{ readonly all: Disagreements; readonly problem?: string }> {
  const file = join(commonDir, 'fixture-gate', 'replays.json');
  const stored = await load(file);
  const all = new Map<string, Set<string>>();
  for (const { id, reports } of stored.ranges.find((one) => one.range === range)?.tests ?? []) {
    all.set(id, new Set(reports));
  }
  for (const [id, reports] of seen) all.set(id, new Set([...(all.get(id) ?? []), ...reports]));
  const own = { range, tests: [...all].map(([id, reports]) => ({ id, reports: [...reports] })) };
  const ranges = [...stored.ranges.filter((one) => one.range !== range), own].slice(-MAX_RANGES);
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(`${file}.${process.pid}`, `${JSON.stringify({ version: VERSION, ranges }, null, 1)}\n`);
    await rename(`${file}.${process.pid}`, file);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown error';
    return {
      all,
      problem: `the record of disagreements could not be written (${code}), so the next run does not know of this one`,
    };
  }
  return { all };
}

/** A record that is not there, or not ours, is an empty one. */
async function load(file: string): Promise<Stored> {
  const nothing: Stored = { version: VERSION, ranges: [] };
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'));
    return isStored(value) ? value : nothing;
  } catch {
    return nothing;
  }
}

function isStored(value: unknown): value is Stored {
  if (typeof value !== 'object' || value === null) return false;
  const { version, ranges } = value as Partial<Stored>;
  return (
    version === VERSION &&
    Array.isArray(ranges) &&
    ranges.every(
      (one) =>
        typeof one?.range === 'string' &&
        Array.isArray(one.tests) &&
        one.tests.every(
          (test: Partial<Stored['ranges'][0]['tests'][0]> | null) =>
            typeof test?.id === 'string' && Array.isArray(test.reports),
        ),
    )
  );
}

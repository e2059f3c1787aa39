import { createHash } from 'node:crypto';
import { gate } from '../../src/gate.js';
import type { RangeSpec } from '../../src/inputs/request.js';
import type { Problem } from '../../src/problems.js';
import type { Report } from '../../src/reporters/report.js';
import { createRepository, type FileContent, type TestRepository } from './repositories.js';

export const REASON = 'Seed rows for the rounding golden';

export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** A line that holds for `content` in mode bytes, without its line end. */
export function entryFor(path: string, content: string | Uint8Array, mode = 'bytes', reason = REASON): string {
  return `${path} ${sha256(content)} ${Buffer.byteLength(content)} ${mode} ${reason}`;
}

export const manifestOf = (...lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

export interface Change {
  readonly files?: Readonly<Record<string, FileContent>>;
  readonly message?: string;
  readonly author?: string;
}

export interface SealRun {
  readonly report: Report;
  readonly outcome: string | undefined;
  readonly summary: string;
  readonly problems: readonly Problem[];
  /** `error FG207 path:line`, sorted. */
  readonly said: readonly string[];
  readonly repository: TestRepository;
}

/** The whole gate over real git: `base` is committed, then one commit for each change. */
export async function runSeal(
  base: Readonly<Record<string, FileContent>>,
  changes: readonly Change[],
  only: 'seal' | 'shape' = 'seal',
): Promise<SealRun> {
  const repository = createRepository();
  const from = repository.commit({ files: base, message: 'Base\n' });
  let head = from;
  for (const { files, message = 'Work\n', author } of changes) {
    head = repository.commit({ message, ...(files ? { files } : {}), ...(author === undefined ? {} : { author }) });
  }
  return judged(repository, { kind: 'revisions', base: from, head }, only);
}

export async function judged(
  repository: TestRepository,
  range: RangeSpec,
  only: 'seal' | 'shape' = 'seal',
): Promise<SealRun> {
  const report = await gate({
    repository: { kind: 'directory', path: repository.directory },
    range,
    testReports: [],
  });
  const row = report.gates.find(({ id }) => id === only);
  const problems = report.problems.filter((problem) => problem.gate === only);
  return {
    report,
    outcome: row?.outcome,
    summary: row?.summary ?? '',
    problems,
    said: problems
      .map(({ severity, code, path, line }) => `${severity} ${code} ${path}${line === undefined ? '' : `:${line}`}`)
      .toSorted(),
    repository,
  };
}

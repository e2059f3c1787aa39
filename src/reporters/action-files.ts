import { randomUUID } from 'node:crypto';
import {
  appendFileSync,
  closeSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { FixtureGateError } from '../errors.js';

/** "Outputs … can be at most 1 MB per job" (limits of the platform); what is longer is replaced, never cut. */
const MAX_OUTPUT_CHARACTERS = 262_144;
/** "Job summaries … limited to a maximum size of 1MiB" a step, all that earlier writes of the step left there included. */
const MAX_SUMMARY_BYTES = 1_048_576;

export interface ReportFile {
  /** A plain file name. */
  readonly name: string;
  readonly content: string;
}

/**
 * Writes every file beside its place and moves it there, so that a run that is killed leaves whole files or none. The last
 * of the list is moved last: where it stands, all stand.
 * @returns the absolute paths, in the order of `files`.
 * @throws {FixtureGateError} CANNOT_WRITE
 */
export function writeReportFiles(directory: string, files: readonly ReportFile[]): readonly string[] {
  const pending: { readonly temporary: string; readonly final: string }[] = [];
  try {
    mkdirSync(directory, { recursive: true });
    for (const { name, content } of files) {
      const temporary = join(directory, `.${name}.${randomUUID()}.tmp`);
      pending.push({ temporary, final: join(directory, name) });
      writeWhole(temporary, content);
    }
    for (const { temporary, final } of pending) renameSync(temporary, final);
    return pending.map(({ final }) => final);
  } catch (cause) {
    for (const { temporary } of pending) rmSync(temporary, { force: true });
    const code = (cause as NodeJS.ErrnoException).code ?? 'unknown error';
    throw new FixtureGateError(
      'CANNOT_WRITE',
      `expected to write the report into ${JSON.stringify(directory)}; the system said ${code}`,
      'Point report-directory at a folder that this job may write to',
      { cause },
    );
  }
}

/** Removes what an earlier step may have left there: no report is better than one of another run. */
export function clearReportFiles(directory: string, names: readonly string[]): void {
  for (const name of names) rmSync(join(directory, name), { force: true });
}

function writeWhole(path: string, content: string): void {
  // wx: a file or link of that name that is there already is not ours.
  const descriptor = openSync(path, 'wx', 0o644);
  try {
    const bytes = Buffer.from(content, 'utf8');
    for (let written = 0; written < bytes.length; ) written += writeSync(descriptor, bytes, written);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Where the report goes. A relative folder lies in the workspace, where a pull request can have put a link that leads out
 * of it: then the report would be written wherever the link says, so a link on the way is refused.
 * @throws {FixtureGateError} CANNOT_WRITE
 */
export function reportDirectory(given: string | undefined, fallback: string, workspace: string): string {
  if (given === undefined) return fallback;
  if (isAbsolute(given)) return given;
  const directory = resolve(workspace, given);
  const way = relative(workspace, directory);
  if (way === '..' || way.startsWith(`..${sep}`)) throw leadsOut(given);
  for (let folder = directory; folder !== workspace && folder !== dirname(folder); folder = dirname(folder)) {
    if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink() === true) throw leadsOut(given);
  }
  return directory;
}

function leadsOut(given: string): FixtureGateError {
  return new FixtureGateError(
    'CANNOT_WRITE',
    `expected report-directory to stay inside the workspace; ${JSON.stringify(given)} leads out of it or through a link`,
    'Leave report-directory out, or give an absolute path outside of the checkout',
  );
}

/**
 * Appends outputs to the file that the runner reads. The delimiter is random, so no value can end its own block (its source, FileCommandManager).
 * @returns names of outputs that were too long and are empty now.
 */
export function writeOutputs(
  file: string | undefined,
  outputs: readonly (readonly [name: string, value: string])[],
): readonly string[] {
  if (file === undefined || file === '') return [];
  const dropped: string[] = [];
  let text = '';
  for (const [name, value] of outputs) {
    const fits = value.length <= MAX_OUTPUT_CHARACTERS;
    if (!fits) dropped.push(name);
    const delimiter = `ghadelimiter_${randomUUID()}`;
    text += `${name}<<${delimiter}\n${fits ? value : ''}\n${delimiter}\n`;
  }
  appendFileSync(file, text, 'utf8');
  return dropped;
}

/** Appends to the job summary, or says why not: an oversized one is not shown at all by the platform. */
export function writeSummary(file: string | undefined, markdown: string): string | undefined {
  if (file === undefined || file === '') return undefined;
  try {
    const before = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    if (before + Buffer.byteLength(markdown) + 1 > MAX_SUMMARY_BYTES)
      return 'The job summary is full; the report files have everything.';
    appendFileSync(file, `${markdown}\n`, 'utf8');
    return undefined;
  } catch (error) {
    return `The job summary cannot be written (${(error as NodeJS.ErrnoException).code ?? 'unknown error'}).`;
  }
}

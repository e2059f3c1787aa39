import { createHash } from 'node:crypto';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { FixtureGateError } from '../errors.js';
import { compileGlob } from '../policy/glob.js';
import type { CollectedFile } from './commands.js';
import type { GateSource } from './gate.js';
import { readJUnit } from './junit.js';
import { type IdentifiedTest, identify } from './test-ids.js';

/** Bytes of one report. */
const MAX_REPORT_BYTES = 64 * 1024 * 1024;
const MAX_REPORTS = 500;
/** Names looked at below a pattern's fixed part. */
const MAX_NAMES = 500_000;

export interface ReadReport {
  /** As a person named it, or as it lies in the checkout. */
  readonly path: string;
  /** SHA-256 of its bytes, by which one report that is given twice is one. */
  readonly digest?: string;
  readonly tests: readonly IdentifiedTest[];
  /** Why nothing could be taken from it. */
  readonly unreadable?: string;
}

const read = new WeakMap<GateSource, Promise<readonly ReadReport[]>>();

/** The reports that the user named, read once for all gates. A pattern that finds none is an unreadable report. */
export function givenReports(source: GateSource): Promise<readonly ReadReport[]> {
  const known = read.get(source);
  if (known !== undefined) return known;
  const reading = readGiven(source);
  read.set(source, reading);
  return reading;
}

async function readGiven(source: GateSource): Promise<readonly ReadReport[]> {
  if (source.testReports.length === 0) return [];
  const hasFile = await fileTest(source);
  const reports: ReadReport[] = [];
  for (const pattern of source.testReports) {
    const found = await filesAt(pattern);
    if (found.length === 0) reports.push({ path: pattern, tests: [], unreadable: 'no file is there' });
    reports.push(...(await readReports(found, hasFile)));
  }
  return reports;
}

export async function fileTest(source: Pick<GateSource, 'files'>): Promise<(path: string) => boolean> {
  const files = await source.files('head');
  return (path) => files.has(path);
}

export async function readReports(
  files: readonly CollectedFile[],
  hasFile: (path: string) => boolean,
): Promise<readonly ReadReport[]> {
  const reports: ReadReport[] = [];
  for (const { path, content } of files) {
    if (content === undefined) {
      reports.push({ path, tests: [], unreadable: `expected at most ${MAX_REPORT_BYTES} bytes` });
      continue;
    }
    const report = await readJUnit(content);
    reports.push(
      report.kind === 'report'
        ? {
            path,
            digest: createHash('sha256').update(content).digest('hex'),
            tests: report.tests.map((test) => identify(test, hasFile)),
          }
        : { path, tests: [], unreadable: report.reason },
    );
  }
  return reports;
}

/** `pathsAt`, read. */
export async function filesAt(pattern: string): Promise<readonly CollectedFile[]> {
  const found: CollectedFile[] = [];
  for (const path of await pathsAt(pattern)) {
    const file = await load(path);
    if (file !== undefined) found.push(file);
  }
  return found;
}

/**
 * The files that a pattern of the command line or of the action's input names, seen from the current folder, in the order
 * of their names. Links to folders are not walked into.
 *
 * @throws {FixtureGateError} BAD_INPUT where there are too many: some reports would be some failures.
 */
export async function pathsAt(pattern: string): Promise<readonly string[]> {
  if (await isPlainFile(pattern)) return [pattern];
  const absolute = isAbsolute(pattern) ? pattern : resolve(pattern);
  const names = absolute.split('/');
  const fixed = names.findIndex((name) => /[*?[{]/.test(name));
  if (fixed === -1) return [];
  const root = names.slice(0, fixed).join('/') || '/';
  const matches = compileGlob(names.slice(fixed).join('/'));
  const shallow = names.length - fixed === 1;
  const found: string[] = [];
  const open = [root];
  let looked = 0;
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
      looked += 1;
      if (looked > MAX_NAMES || found.length > MAX_REPORTS) throw tooMany(pattern);
      const path = join(folder, entry.name);
      if (entry.isDirectory() && !shallow && entry.name !== 'node_modules') open.push(path);
      else if (entry.isFile() && matches(relative(root, path).replaceAll('\\', '/'))) found.push(path);
    }
  }
  return found.sort((a, b) => (a < b ? -1 : 1));
}

async function isPlainFile(path: string): Promise<boolean> {
  return (await unlessAbsent(lstat(path)))?.isFile() === true;
}

async function load(path: string): Promise<CollectedFile | undefined> {
  const facts = await unlessAbsent(lstat(path));
  if (facts?.isFile() !== true) return undefined;
  if (facts.size > MAX_REPORT_BYTES) return { path, content: undefined };
  const content = await unlessAbsent(readFile(path));
  return content === undefined ? undefined : { path, content };
}

async function unlessAbsent<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

function tooMany(pattern: string): FixtureGateError {
  return new FixtureGateError(
    'BAD_INPUT',
    `expected at most ${MAX_REPORTS} reports among at most ${MAX_NAMES} files at ${JSON.stringify(pattern)}; found more`,
    'name the reports more narrowly',
  );
}

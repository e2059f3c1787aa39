/**
 * Private folders of one run. Everything that the gate writes while it looks at a repository lies in one of them, so
 * that removing the folder is all the tidying there is (T82).
 */
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { FixtureGateError } from '../errors.js';

const PREFIX = 'fixture-gate-run-';
const OWNER_FILE = 'owner.json';
const NEW_OWNER_FILE = 'owner.json.new';
/** A folder of another machine or container is left alone until nobody can be using it any more. */
const ABANDONED_AFTER_MS = 48 * 3600 * 1000;
/** A run names itself in its folder at once; one that has not by then was killed in between. */
const UNNAMED_AFTER_MS = 60_000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export interface RunFolder {
  /** Absolute, mode 0700, empty but for a file that names its owner. */
  readonly path: string;
  readonly remove: () => Promise<void>;
}

const open = new Set<string>();

/**
 * Makes a folder that is removed by `remove`, at the end of the process, and when a signal ends it; what a killed run
 * left is removed first.
 *
 * @throws {FixtureGateError} CANNOT_WRITE
 */
export async function makeRunFolder(parent: string = temporaryRoot()): Promise<RunFolder> {
  pruneAbandoned(parent);
  const path = join(parent, `${PREFIX}${randomBytes(8).toString('hex')}`);
  try {
    // In one go, so that hardly a kill finds the folder without its owner.
    mkdirSync(path, { mode: 0o700 });
    if (open.size === 0) listen();
    open.add(path);
    // In one go as well: a run that is killed in between has named itself whole or not at all.
    writeFileSync(join(path, NEW_OWNER_FILE), JSON.stringify(ownerOf(process.pid)), { flag: 'wx' });
    renameSync(join(path, NEW_OWNER_FILE), join(path, OWNER_FILE));
  } catch (cause) {
    throw new FixtureGateError(
      'CANNOT_WRITE',
      `no private folder could be made in the temporary folder ${JSON.stringify(parent)}`,
      'free some space there, or set RUNNER_TEMP (or TMPDIR) to a folder that can be written to',
      { cause },
    );
  }
  return {
    path,
    remove: async () => {
      await rm(path, { recursive: true, force: true, maxRetries: 3 });
      open.delete(path);
      if (open.size === 0) unlisten();
    },
  };
}

/** The runner empties RUNNER_TEMP between jobs, which the machine's own temporary folder is not sure of. */
export function temporaryRoot(): string {
  const runner = process.env['RUNNER_TEMP'];
  return runner && isAbsolute(runner) ? runner : tmpdir();
}

/** Removes the folders of runs that were killed. Errors are passed over: a leftover harms nobody. */
function pruneAbandoned(parent: string): void {
  let names: string[] = [];
  try {
    names = readdirSync(parent).filter((name) => name.startsWith(PREFIX));
  } catch {
    return;
  }
  for (const name of names) {
    const path = join(parent, name);
    if (!open.has(path) && isAbandoned(path)) rmSync(path, { recursive: true, force: true });
  }
}

function isAbandoned(path: string): boolean {
  try {
    const { uid, mtimeMs } = lstatSync(path);
    // The temporary folder may be shared: what another user made is not ours to remove.
    if (process.getuid && uid !== process.getuid()) return false;
    if (Date.now() - mtimeMs > ABANDONED_AFTER_MS) return true;
    if (!existsSync(join(path, OWNER_FILE))) return Date.now() - mtimeMs > UNNAMED_AFTER_MS;
    const owner: unknown = JSON.parse(readFileSync(join(path, OWNER_FILE), 'utf8'));
    const pid = typeof owner === 'object' && owner !== null && 'pid' in owner ? owner.pid : undefined;
    if (typeof pid !== 'number' || !isDeepStrictEqual(owner, ownerOf(pid))) return false;
    return !isAlive(pid);
  } catch {
    return false;
  }
}

/** A process id means something only within its machine and, in containers, its namespace. */
function ownerOf(pid: number): { readonly pid: number; readonly host: string; readonly namespace: string } {
  let namespace = '';
  try {
    namespace = readlinkSync('/proc/self/ns/pid');
  } catch {
    // Not Linux: there is one namespace.
  }
  return { pid, host: hostname(), namespace };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function removeAllNow(): void {
  for (const path of open) rmSync(path, { recursive: true, force: true });
  open.clear();
}

function onSignal(signal: NodeJS.Signals): void {
  removeAllNow();
  unlisten();
  // The exit status must still say that a signal ended the process.
  process.kill(process.pid, signal);
}

function listen(): void {
  for (const signal of SIGNALS) process.on(signal, onSignal);
  process.on('exit', removeAllNow);
}

function unlisten(): void {
  for (const signal of SIGNALS) process.off(signal, onSignal);
  process.off('exit', removeAllNow);
}

/** Content that is too large to be held is written to files of the run, piece by piece as git prints it. */
import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { FixtureGateError } from '../errors.js';
import { makeRunFolder, type RunFolder } from './temporary.js';

export interface SpoolFile {
  readonly path: string;
  /** Waits for the folder where there is none yet. Throws what the file system says. */
  readonly write: (bytes: Buffer) => void | Promise<void>;
  readonly close: () => void;
}

export interface Spool {
  /** Whether an object goes to a file; asked once its size is known. Bytes. */
  readonly takes: (id: string, size: number) => boolean;
  readonly create: () => SpoolFile;
  /** Removes the folder with all that is left in it. */
  readonly remove: () => Promise<void>;
}

/** The folder is made when the first object of at least `least` bytes comes, so that a run without any makes none. */
export function openSpool(ids: ReadonlySet<string>, least: number): Spool {
  let folder: Promise<RunFolder> | undefined;
  let files = 0;
  return {
    takes: (id, size) => size >= least && ids.has(id),
    create: () => {
      folder ??= makeRunFolder();
      return spoolFile(folder, `${files++}`);
    },
    remove: async () => (await folder)?.remove(),
  };
}

function spoolFile(folder: Promise<RunFolder>, name: string): SpoolFile {
  let file: number | undefined;
  const made = { path: '' };
  const append = (descriptor: number, bytes: Buffer): void => {
    for (let written = 0; written < bytes.length; ) written += writeSync(descriptor, bytes, written);
  };
  return {
    get path() {
      return made.path;
    },
    write: (bytes) => {
      if (file !== undefined) return append(file, bytes);
      return folder.then(({ path }) => {
        made.path = join(path, name);
        file = openSync(made.path, 'wx', 0o600);
        append(file, bytes);
      });
    },
    close: () => {
      if (file !== undefined) closeSync(file);
    },
  };
}

export function cannotSpool(cause: unknown): FixtureGateError {
  if (cause instanceof FixtureGateError) return cause;
  return new FixtureGateError(
    'CANNOT_WRITE',
    'a large fixture could not be written to the temporary folder',
    'free some space there (both sides of the largest fixture have to fit), or set RUNNER_TEMP (or TMPDIR) to a folder that can be written to',
    { cause },
  );
}

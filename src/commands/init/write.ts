import { lstatSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FixtureGateError } from '../../errors.js';
import type { PlannedFile } from './hooks.js';

/** Whether anything stands at a path of the working tree, be it ignored, a link or a folder. */
export function stands(topLevel: string, path: string): boolean {
  try {
    return lstatSync(join(topLevel, path), { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    // A file in the place of a folder on the way.
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return false;
    throw error;
  }
}

/**
 * Writes files where nothing stands: `wx` refuses what has come meanwhile, and no folder on the way may be a link, which
 * could lead out of the repository. All of them or none.
 *
 * @throws {FixtureGateError} CANNOT_WRITE
 */
export function writeNewFiles(topLevel: string, files: readonly PlannedFile[]): void {
  const written: string[] = [];
  try {
    for (const { path, text, isExecutable } of files) {
      refuseLinks(topLevel, path);
      const file = join(topLevel, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text, { flag: 'wx', mode: isExecutable === true ? 0o755 : 0o644 });
      written.push(file);
    }
  } catch (cause) {
    for (const file of written) rmSync(file, { force: true });
    if (cause instanceof FixtureGateError) throw cause;
    const code = (cause as NodeJS.ErrnoException).code;
    if (code === undefined) throw cause;
    throw new FixtureGateError(
      'CANNOT_WRITE',
      `${JSON.stringify(files[written.length]?.path)} cannot be written (${code}), so nothing was`,
      'see who owns the folder, then run init again',
      { cause },
    );
  }
}

function refuseLinks(topLevel: string, path: string): void {
  const folders = path.split('/').slice(0, -1);
  for (const [index] of folders.entries()) {
    const folder = folders.slice(0, index + 1).join('/');
    const found = lstatSync(join(topLevel, folder), { throwIfNoEntry: false });
    if (found === undefined || found.isDirectory()) continue;
    throw new FixtureGateError(
      'CANNOT_WRITE',
      `expected a folder at ${JSON.stringify(folder)}; found ${found.isSymbolicLink() ? 'a link' : 'a file'}, so nothing was written`,
      'put a folder of this repository there, then run init again',
    );
  }
}

import { lstat, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The files by which a step talks to the runner. Their names are in the environment of this process alone. */
export const RUNNER_FILE_VARIABLES = [
  'GITHUB_ENV',
  'GITHUB_PATH',
  'GITHUB_OUTPUT',
  'GITHUB_STATE',
  'GITHUB_STEP_SUMMARY',
] as const;

const OTHER = 'no regular file';

interface Guarded {
  readonly path: string;
  /** `undefined`: there was no such file. */
  readonly content: Buffer | undefined;
}

export interface FileGuard {
  /** Puts back what is not as it was, and names it. */
  readonly restore: () => Promise<readonly string[]>;
}

/**
 * Remembers files that a command has no business with. It is not told their names, but it runs as the same user and may
 * look for them, so they are put back afterwards.
 */
export async function guardFiles(paths: readonly string[]): Promise<FileGuard> {
  const guarded: Guarded[] = [];
  for (const path of paths) {
    const content = await contentOf(path);
    // A device or a folder is no file of the runner's.
    if (content !== OTHER) guarded.push({ path, content });
  }
  return {
    restore: async () => {
      const changed: string[] = [];
      for (const { path, content } of guarded) {
        const now = await contentOf(path);
        if (now === content || (Buffer.isBuffer(now) && content !== undefined && now.equals(content))) continue;
        changed.push(path);
        // A link in its place would be written through.
        await rm(path, { recursive: true, force: true });
        if (content !== undefined) await writeFile(path, content, { flag: 'wx' });
      }
      return changed;
    },
  };
}

/**
 * The files of this program. Parts of it are loaded only when they are needed, perhaps after a command has run, and they
 * then run with everything that this process holds.
 */
export async function ownProgramFiles(): Promise<readonly string[]> {
  const folder = dirname(fileURLToPath(import.meta.url));
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  return names
    .filter((entry) => entry.isFile() && /\.(?:[cm]?js|wasm|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

export function runnerFiles(environment: NodeJS.ProcessEnv): readonly string[] {
  return RUNNER_FILE_VARIABLES.flatMap((name) => {
    const path = environment[name];
    return path === undefined || path === '' ? [] : [path];
  });
}

/** A link is not followed: where a file was, it counts as changed. */
async function contentOf(path: string): Promise<Buffer | typeof OTHER | undefined> {
  try {
    return (await lstat(path)).isFile() ? await readFile(path) : OTHER;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

import { lstat, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The files by which a step talks to the runner. Their names are in the environment of this process alone. */
export const RUNNER_FILE_VARIABLES = [
  'GITHUB_ENV',
  'GITHUB_PATH',
  'GITHUB_OUTPUT',
  'GITHUB_STATE',
  'GITHUB_STEP_SUMMARY',
  // What happened, as later steps read it.
  'GITHUB_EVENT_PATH',
] as const;

/** Files of a git directory by which git is told to run something, or to read objects from elsewhere. */
const GIT_FILES = [
  'config',
  'config.worktree',
  'commondir',
  'info/attributes',
  'info/grafts',
  'objects/info/alternates',
  'shallow',
];
/** githooks(5). */
const HOOKS = [
  ...['applypatch-msg', 'pre-applypatch', 'post-applypatch', 'pre-commit', 'pre-merge-commit', 'prepare-commit-msg'],
  ...['commit-msg', 'post-commit', 'pre-rebase', 'post-checkout', 'post-merge', 'pre-push', 'pre-receive', 'update'],
  ...['proc-receive', 'post-receive', 'post-update', 'reference-transaction', 'push-to-checkout', 'pre-auto-gc'],
  ...['post-rewrite', 'sendemail-validate', 'fsmonitor-watchman', 'post-index-change'],
];
/** Below the home of the account that the job runs as. */
const HOME_FILES = ['.gitconfig', '.config/git/config', '.netrc'];

const OTHER = 'no regular file';

interface Guarded {
  readonly path: string;
  /** `undefined`: there was no such file. */
  readonly content: Buffer | undefined;
  /** Permissions: a hook that comes back has to be one. */
  readonly mode: number | undefined;
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
    if (content === OTHER) continue;
    const mode = content === undefined ? undefined : (await lstat(path)).mode & 0o777;
    guarded.push({ path, content, mode });
  }
  return {
    restore: async () => {
      const changed: string[] = [];
      for (const { path, content, mode } of guarded) {
        const now = await contentOf(path);
        if (now === content || (Buffer.isBuffer(now) && content !== undefined && now.equals(content))) continue;
        changed.push(path);
        // A link in its place would be written through.
        await rm(path, { recursive: true, force: true });
        if (content === undefined) continue;
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, content, { flag: 'wx', mode: mode ?? 0o644 });
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

/**
 * What git of a later step obeys in the clone and in the home of the account. On a runner alone: elsewhere somebody may be at
 * work in that clone meanwhile, and what they write is theirs.
 */
export function filesOfLaterGit(
  { gitDir, commonDir }: { readonly gitDir: string; readonly commonDir: string },
  environment: NodeJS.ProcessEnv,
): readonly string[] {
  if (environment['GITHUB_ACTIONS'] !== 'true') return [];
  const home = environment['HOME'];
  return [
    ...[...new Set([gitDir, commonDir])].flatMap((folder) => [
      ...GIT_FILES.map((name) => join(folder, name)),
      ...HOOKS.map((name) => join(folder, 'hooks', name)),
    ]),
    ...(home === undefined || home === '' ? [] : HOME_FILES.map((name) => join(home, name))),
  ];
}

/** A link is not followed: where a file was, it counts as changed. */
async function contentOf(path: string): Promise<Buffer | typeof OTHER | undefined> {
  try {
    return (await lstat(path)).isFile() ? await readFile(path) : OTHER;
  } catch (error) {
    // A file in the place of a folder on the way: there is none either.
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

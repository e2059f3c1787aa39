import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runGit } from './git.js';
import { objectMissing } from './objects.js';
import { encodePath } from './paths.js';
import type { Repository } from './repository.js';
import type { FileMode, GitPath, ObjectId } from './revisions.js';
import { isForbiddenName } from './trees.js';

/** A blob to be written at its path, exactly as it is in the repository. */
export interface FillEntry {
  readonly path: GitPath;
  readonly mode: FileMode;
  readonly oid: ObjectId;
}

/** A path that was not written, and why. The caller decides what that means; nothing is written in its place. */
export interface RefusedEntry {
  readonly path: GitPath;
  readonly reason: string;
}

/** One side, with files of its own. `root` is absolute and belongs to this run alone. */
export interface Worktree {
  readonly root: string;
  readonly refused: readonly RefusedEntry[];
}

export interface FillPlan {
  readonly base: readonly FillEntry[];
  readonly head: readonly FillEntry[];
}

const GITLINK_MODE = '160000';
/** Characters that Windows reads as a folder, a drive or a stream, and never allows in a name. */
const UNSAFE_ON_WINDOWS = /[\\:*?"<>|\x00-\x1f]|[. ]$/;
/** Devices, whatever ending follows: opened there, such a name swallows what is written (Win32, "Naming Files"). */
const DEVICE_ON_WINDOWS =
  /^(?:con|prn|aux|nul|com[0-9\u00b9\u00b2\u00b3]|lpt[0-9\u00b9\u00b2\u00b3]|conin\$|conout\$) *(?:\.|$)/i;
/** A larger blob goes to disk in pieces. */
const MAX_BYTES_AT_ONCE = 8 * 1024 * 1024;
let madeSoFar = 0;

/**
 * Makes two detached worktrees in the run's private folder, fills them with the blobs asked for and nothing else, and
 * lends them to `use`. They are worktrees of the private view, so the user's repository, index, configuration and list
 * of worktrees are untouched, and they go with the folder, however the run ends. Git checks nothing out: the blobs are
 * written here by id, so no filter, hook, attribute or link has a part in it. A symbolic link becomes a text file that
 * holds its target.
 */
export async function withWorktrees<T>(
  repository: Repository,
  base: ObjectId,
  head: ObjectId,
  fill: FillPlan,
  use: (base: Worktree, head: Worktree) => Promise<T>,
): Promise<T> {
  const parent = join(repository.folder.path, `worktrees-${++madeSoFar}`);
  await mkdir(parent, { mode: 0o700 });
  try {
    const baseTree = await addWorktree(repository, join(parent, 'base'), base, fill.base);
    const headTree = await addWorktree(repository, join(parent, 'head'), head, fill.head);
    return await use(baseTree, headTree);
  } finally {
    await rm(parent, { recursive: true, force: true, maxRetries: 3 });
    await runInTurn(repository, ['prune', '--expire=now']);
  }
}

const turns = new WeakMap<Repository['folder'], Promise<unknown>>();

/** Git reads the entries of all worktrees before it adds or prunes one, and fails on one that is half written: one at a time. */
async function runInTurn({ folder, view }: Repository, command: readonly string[]): Promise<void> {
  const before = turns.get(folder) ?? Promise.resolve();
  const turn = before.then(() => runGit(view, ['worktree', ...command]));
  turns.set(
    folder,
    turn.catch(() => {}),
  );
  await turn;
}

async function addWorktree(
  repository: Repository,
  root: string,
  sha: ObjectId,
  entries: readonly FillEntry[],
): Promise<Worktree> {
  await runInTurn(repository, ['add', '--quiet', '--detach', '--no-checkout', root, sha]);
  const refused: RefusedEntry[] = [];
  const sound: FillEntry[] = [];
  for (const entry of entries) {
    const reason = pathProblem(entry);
    if (reason) refused.push({ path: entry.path, reason });
    else sound.push(entry);
  }
  const folders = new Set<string>();
  const ids = sound.map(({ oid }) => oid);
  let index = 0;
  for await (const object of repository.objects.readMany(ids, { maxBytes: MAX_BYTES_AT_ONCE })) {
    const entry = sound[index++]!;
    if (object.kind === 'missing') throw objectMissing(entry.oid);
    const content = object.kind === 'content' ? object.content : undefined;
    const reason = await writeEntry(repository, root, entry, content, folders);
    if (reason) refused.push({ path: entry.path, reason });
  }
  return { root, refused };
}

/** Why an entry cannot be written on a system of this kind. Exported for tests. */
export function pathProblem(
  { path, mode }: Pick<FillEntry, 'path' | 'mode'>,
  platform: NodeJS.Platform = process.platform,
): string | undefined {
  if (mode === GITLINK_MODE) return 'a submodule is a commit, not a file';
  for (const name of path.split('/')) {
    if (isForbiddenName(name)) return `${JSON.stringify(name)} is no name for a file or folder`;
    if (platform === 'win32' && (UNSAFE_ON_WINDOWS.test(name) || DEVICE_ON_WINDOWS.test(name))) {
      return `Windows cannot have a file named ${JSON.stringify(name)}`;
    }
  }
  return undefined;
}

/**
 * Creates the file anew: `wx` fails where something stands, be it a duplicate or a name that this file system takes for
 * the same (letter case, normal form). Nothing in the worktree is a link, so no path can lead out of it.
 */
async function writeEntry(
  { objects }: Repository,
  root: string,
  entry: FillEntry,
  content: Buffer | undefined,
  folders: Set<string>,
): Promise<string | undefined> {
  let handle: FileHandle;
  try {
    const folder = entry.path.slice(0, entry.path.lastIndexOf('/') + 1);
    if (!folders.has(folder)) await mkdir(onDisk(root, folder), { recursive: true });
    folders.add(folder);
    handle = await open(onDisk(root, entry.path), 'wx', entry.mode === '100755' ? 0o755 : 0o644);
  } catch (error) {
    const reason = refusal(error);
    if (reason) return reason;
    throw error;
  }
  try {
    if (content) await handle.writeFile(content);
    else await objects.stream(entry.oid, (chunk) => writeWhole(handle, chunk));
  } finally {
    await handle.close();
  }
  return undefined;
}

async function writeWhole(handle: FileHandle, chunk: Buffer): Promise<void> {
  for (let at = 0; at < chunk.length; ) at += (await handle.write(chunk, at)).bytesWritten;
}

/** What the file system said about the name itself. A full disk or a missing right is another matter, and is thrown. */
function refusal(error: unknown): string | undefined {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EEXIST':
    case 'EISDIR':
    case 'ENOTDIR':
      return 'another path of this side stands in its place on this file system';
    case 'ENAMETOOLONG':
      return 'the name is too long for this file system';
    case 'EILSEQ':
    case 'EINVAL':
      return 'this file system cannot have such a name';
    default:
      return undefined;
  }
}

function onDisk(root: string, path: GitPath): Buffer {
  return Buffer.concat([Buffer.from(`${root}/`), encodePath(path)]);
}

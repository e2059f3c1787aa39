/** What is staged, and what is on disk, as changes against a tree. */
import { existsSync } from 'node:fs';
import { copyFile, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { FixtureGateError } from '../errors.js';
import { RAW_OPTIONS, withoutStatus } from './changes.js';
import { type GitPlace, runGit } from './git.js';
import { storeFile, storeLink } from './loose-objects.js';
import { parseObjectId } from './object-id.js';
import { decodePath, encodePath } from './paths.js';
import { parseRawDiff, type RawChange, splitFields } from './raw-diff.js';
import type { Repository } from './repository.js';
import type { GitPath, ObjectId, PathChange, TreeEntry } from './revisions.js';

const GITLINK_MODE = '160000';
const LINK_MODE = '120000';
const SLASH = 0x2f;
const TAB = 0x09;
/** `H`: git looks at the file. */
const USUAL_TAG = 0x48;

/**
 * What is staged, against a tree or commit.
 *
 * @throws {FixtureGateError} BAD_USAGE while a merge is unfinished: an unmerged path has no content to judge.
 */
export async function listIndexChanges(repository: Repository, base: ObjectId): Promise<readonly PathChange[]> {
  return (await diffIndex(await indexPlace(repository), base)).map(withoutStatus);
}

/**
 * What is on disk, against a tree or commit: tracked files, and untracked ones that no
 * `.gitignore` or `info/exclude` ignores. A file that git
 * takes for unchanged since it was staged counts with its staged blob, but for those that it was told not to look at. Any other counts with its bytes as they stand on
 * disk: no `clean` filter is run and no line ending converted, so a touched file of a checkout that converts shows that
 * as a difference (never the other way round). Links are read, not followed. The blobs are kept in the private view, so
 * `objects` can read them.
 *
 * @throws {FixtureGateError} NO_REPOSITORY for a bare repository, BAD_USAGE while a merge is unfinished.
 */
export async function listWorktreeChanges(repository: Repository, base: ObjectId): Promise<readonly PathChange[]> {
  const { topLevel } = repository;
  if (topLevel === null) throw isBare(repository);
  const place: GitPlace = { ...(await indexPlace(repository)), workTree: topLevel };
  const [settings, leavesOut] = await Promise.all([diskSettings(repository), isSparseCheckout(repository)]);
  const [staged, touched, hidden, untracked] = await Promise.all([
    diffIndex(place, base),
    diffFiles(place, settings),
    listHidden(place),
    listUntracked(place, repository),
  ]);
  const result = new Map<GitPath, PathChange>(staged.map((change) => [change.path, withoutStatus(change)]));
  for (const change of touched) {
    const known = result.get(change.path);
    const head = change.head ? await entryOnDisk(repository, topLevel, change.path, change.head.mode) : null;
    settle(result, { path: change.path, base: known ? known.base : change.base, head });
  }
  for (const { path, entry, sparse } of hidden) {
    // Where the disk tells executable files, or links, from others, it is asked; the index only where it cannot.
    const key = entry.mode === LINK_MODE ? 'core.symlinks' : 'core.fileMode';
    const asks = entry.mode !== GITLINK_MODE && settings.includes(`${key}=true`);
    const head = await entryOnDisk(repository, topLevel, path, asks ? undefined : entry.mode);
    if (head !== null || !sparse || !leavesOut)
      settle(result, { path, base: result.has(path) ? result.get(path)!.base : entry, head });
  }
  for (const { path, repository: isRepository } of untracked) {
    // A repository inside this one would be added as a submodule.
    const head = await entryOnDisk(repository, topLevel, path, isRepository ? GITLINK_MODE : undefined);
    if (head === null && isRepository) continue;
    settle(result, { path, base: result.get(path)?.base ?? null, head });
  }
  return [...result.values()].sort((a, b) => Buffer.compare(encodePath(a.path), encodePath(b.path)));
}

/**
 * What is on disk: tracked files that are still there, and untracked ones that nothing ignores. In the order of their names.
 *
 * @throws {FixtureGateError} NO_REPOSITORY for a bare repository.
 */
export async function listFilesOnDisk(repository: Repository): Promise<readonly GitPath[]> {
  const { topLevel } = repository;
  if (topLevel === null) throw isBare(repository);
  const place: GitPlace = { ...(await indexPlace(repository)), workTree: topLevel };
  const [tracked, gone, untracked] = await Promise.all([
    runGit(place, ['ls-files', '--cached', '-z']),
    runGit(place, ['ls-files', '--deleted', '-z']),
    listUntracked(place, repository),
  ]);
  const paths = ({ stdout }: { readonly stdout: Buffer }): readonly GitPath[] =>
    splitFields(stdout).fields.map(decodePath);
  const files = new Set([
    ...paths(tracked),
    ...untracked.filter(({ repository: own }) => !own).map(({ path }) => path),
  ]);
  for (const path of paths(gone)) files.delete(path);
  return [...files].sort((a, b) => Buffer.compare(encodePath(a), encodePath(b)));
}

function isBare({ gitDir }: Repository): FixtureGateError {
  return new FixtureGateError(
    'NO_REPOSITORY',
    `${JSON.stringify(gitDir)} is bare: it has no working tree to look at`,
    'leave --worktree out, or run this in a clone with files',
  );
}

function settle(result: Map<GitPath, PathChange>, change: PathChange): void {
  const { path, base, head } = change;
  if (base?.oid === head?.oid && base?.mode === head?.mode) result.delete(path);
  else result.set(path, change);
}

async function diffIndex(place: GitPlace, base: ObjectId): Promise<readonly RawChange[]> {
  const { stdout } = await runGit(place, ['diff-index', '--cached', ...RAW_OPTIONS, base]);
  return refuseUnmerged(parseRawDiff(stdout));
}

/**
 * The user's index, looked at from the private view: where git is unsure whether a file changed it runs the `clean`
 * filter that attributes name, and the view has no filter of any name.
 */
async function indexPlace({ view, gitDir, indexFile }: Repository): Promise<GitPlace> {
  // A split index names a second file that git looks for beside its configuration.
  const shared = (await readdir(gitDir)).filter((name) => name.startsWith('sharedindex.'));
  for (const name of shared) await copyFile(join(gitDir, name), join(view.gitDir, name));
  return { ...view, indexFile };
}

/**
 * What the repository says about its disk, which the view does not know: without executable bits they are taken from the
 * index, and without symbolic links a text in the place of one stands for it.
 */
async function diskSettings({ own }: Repository): Promise<readonly string[]> {
  const keys = ['core.fileMode', 'core.symlinks'] as const;
  const settings = await Promise.all(
    keys.map(async (key) => {
      const { stdout } = await runGit(own, ['config', '--type=bool', '--get', key], { accept: [0, 1] });
      return ['-c', `${key}=${stdout.toString('latin1').trim() !== 'false'}`];
    }),
  );
  return settings.flat();
}

/** Only then a file that is not there was left out on purpose. */
async function isSparseCheckout({ own }: Repository): Promise<boolean> {
  const command = ['config', '--type=bool', '--get', 'core.sparseCheckout'];
  const { stdout } = await runGit(own, command, { accept: [0, 1] });
  return stdout.toString('latin1').trim() === 'true';
}

async function diffFiles(place: GitPlace, settings: readonly string[]): Promise<readonly RawChange[]> {
  // `dirty` compares a submodule's commit but starts no git inside it; the last setting given holds.
  const { stdout } = await runGit(place, [...settings, 'diff-files', ...RAW_OPTIONS, '--ignore-submodules=dirty']);
  return refuseUnmerged(parseRawDiff(stdout));
}

function refuseUnmerged(changes: readonly RawChange[]): readonly RawChange[] {
  const unmerged = changes.find(({ status }) => status === 'U');
  if (!unmerged) return changes;
  throw new FixtureGateError(
    'BAD_USAGE',
    `${JSON.stringify(unmerged.path)} is unmerged: the index has several versions of it`,
    'finish the merge with "git add", then run this again',
  );
}

interface Hidden {
  readonly path: GitPath;
  /** As it is staged. */
  readonly entry: TreeEntry;
  /** Git left the file out of the working tree on purpose, so that its absence says nothing. */
  readonly sparse: boolean;
}

/** `tag mode id stage`, then a tab and the path. */
const TAGGED_ENTRY = /^([A-Za-z?]) (\d{6}) ([0-9a-f]+) 0\t/;

/**
 * Files that git was told not to look at on disk (`update-index --assume-unchanged`, `--skip-worktree`): an edit of one
 * is seen by no diff. Git writes the tag of the first kind in lower case, and `S` for the second.
 */
async function listHidden(place: GitPlace): Promise<readonly Hidden[]> {
  const { stdout } = await runGit(place, ['ls-files', '--stage', '-v', '-z']);
  return splitFields(stdout).fields.flatMap((field) => {
    const [first] = field;
    if (first === USUAL_TAG) return [];
    const found = TAGGED_ENTRY.exec(field.toString('latin1', 0, field.indexOf(TAB) + 1));
    const oid = parseObjectId(found?.[3] ?? '');
    if (found === null || oid === undefined) return [];
    const path = decodePath(field.subarray(found[0].length));
    return [{ path, entry: { mode: found[2]!, oid }, sparse: found[1]?.toUpperCase() === 'S' }];
  });
}

interface Untracked {
  readonly path: GitPath;
  /** A repository of its own inside this one: git names the folder and looks no further. */
  readonly repository: boolean;
}

async function listUntracked(place: GitPlace, { commonDir }: Repository): Promise<readonly Untracked[]> {
  const exclude = join(commonDir, 'info', 'exclude');
  const ignored = ['--exclude-per-directory=.gitignore', ...(existsSync(exclude) ? [`--exclude-from=${exclude}`] : [])];
  const { stdout } = await runGit(place, ['ls-files', '--others', ...ignored, '-z']);
  return splitFields(stdout).fields.map((field) => {
    const isRepository = field[field.length - 1] === SLASH;
    return { path: decodePath(isRepository ? field.subarray(0, -1) : field), repository: isRepository };
  });
}

/** `null` where there is nothing that a tree can hold: a socket, a device, or a file that has gone meanwhile. */
async function entryOnDisk(
  repository: Repository,
  topLevel: string,
  path: GitPath,
  gitMode?: string,
): Promise<TreeEntry | null> {
  const file = Buffer.concat([Buffer.from(join(topLevel, '/')), encodePath(path)]);
  const found = await lstat(file).catch(() => undefined);
  const target = { objectsDir: join(repository.view.gitDir, 'objects'), format: repository.objectFormat };
  if (found?.isDirectory()) return gitMode === GITLINK_MODE ? submoduleEntry(join(topLevel, path)) : null;
  if (found?.isSymbolicLink()) return { mode: LINK_MODE, oid: await storeLink(file, target) };
  if (!found?.isFile()) return null;
  const regular = gitMode === '100644' || gitMode === '100755' ? gitMode : undefined;
  const mode = regular ?? ((found.mode & 0o100) !== 0 && process.platform !== 'win32' ? '100755' : '100644');
  // Without symbolic links on disk (core.symlinks=false) a link is a text file that holds its target.
  return { mode: gitMode === LINK_MODE ? LINK_MODE : mode, oid: await storeFile(file, target) };
}

async function submoduleEntry(folder: string): Promise<TreeEntry | null> {
  const { stdout } = await runGit({ gitDir: join(folder, '.git') }, ['rev-parse', '--verify', '--quiet', 'HEAD'], {
    accept: [0, 1, 128],
  });
  const oid = parseObjectId(stdout.toString('latin1').trim());
  return oid ? { mode: GITLINK_MODE, oid } : null;
}

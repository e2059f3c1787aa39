import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { FixtureGateError } from '../errors.js';
import { type GitPlace, gitFailed, quoteComplaint, runGit } from './git.js';
import { isOddName, lookUpCommits } from './names.js';
import { type ObjectReader, openObjects } from './objects.js';
import type { ObjectId } from './revisions.js';
import { makeRunFolder, type RunFolder } from './temporary.js';

export type ObjectFormat = 'sha1' | 'sha256';

/**
 * A repository and a private view of it.
 *
 * The view is a bare repository of ours with an empty configuration that borrows the objects by way of alternates
 * (docs/adr/0010). Everything that reads objects reads them there, so hooks, filters, attributes, replace refs, grafts,
 * drivers and whatever else the repository configures are not turned off one by one but absent; and whatever git writes
 * (worktrees, merged trees) lands in the view. Only names (`HEAD`, branches) and the index are looked up in the
 * repository itself.
 */
export interface Repository {
  /** Of this working tree; `commonDir` where it is the main one. Absolute, as all paths here. */
  readonly gitDir: string;
  readonly commonDir: string;
  /** `null` for a bare repository. */
  readonly topLevel: string | null;
  /** The index of this working tree, or the one that git prepares while its pre-commit hook runs. */
  readonly indexFile: string;
  readonly objectFormat: ObjectFormat;
  readonly isShallow: boolean;
  /** Whether blobs or trees may be missing that a promisor would send. They are never fetched one by one. */
  readonly isPartial: boolean;
  /** Where names are looked up: the repository itself. */
  readonly own: GitPlace;
  /** Where objects are read: the private view. */
  readonly view: GitPlace & { readonly gitDir: string };
  readonly folder: RunFolder;
  readonly objects: ObjectReader;
  /** Names that were looked up when it was opened, with their commits; undefined where there was none. */
  readonly resolved: ReadonlyMap<string, ObjectId | undefined>;
  /** Ends git and removes the private folder. May be called twice. */
  readonly close: () => Promise<void>;
}

export interface OpenOptions {
  /** GIT_INDEX_FILE as a hook's environment gives it; obeyed only for a file inside the git directory. */
  readonly indexFile?: string;
  /** A folder that `close` does not need to remove: it belongs to the caller. Made here by default. */
  readonly folder?: RunFolder;
  /** `directory` is the git directory itself; nothing around it is looked at. */
  readonly isGitDirectory?: boolean;
  /** Names to look up as commits (`Repository.resolved`) by the process that is started anyway. Odd ones are passed over. */
  readonly names?: readonly string[];
}

/**
 * Opens the repository that `directory` lies in: a working tree (linked ones too), any folder below it, or a bare
 * repository itself. Parents are searched for `.git` only: a bare repository among somebody's test data is no place to
 * read configuration from.
 *
 * @throws {FixtureGateError} NO_REPOSITORY, GIT_MISSING
 */
export async function openRepository(directory: string, options: OpenOptions = {}): Promise<Repository> {
  const found = discover(directory, options.isGitDirectory ?? false);
  const own: GitPlace = { gitDir: found.gitDir };
  const describing = describe(own, found.commonDir, directory, options.names ?? []);
  describing.catch(() => undefined);
  const folder = options.folder ?? (await makeRunFolder());
  const viewDir = join(folder.path, 'view.git');
  let described: Described;
  try {
    described = await describing;
  } catch (error) {
    if (!options.folder) await folder.remove();
    throw error;
  }
  const { objectFormat, isShallow, resolved } = described;
  makeView(viewDir, found.commonDir, objectFormat);
  const view = { gitDir: viewDir };
  const objects = openObjects(view);
  const indexFile = chosenIndex(found, options.indexFile);
  return {
    ...found,
    indexFile,
    objectFormat,
    isShallow,
    isPartial: hasPromisorPack(found.commonDir),
    own,
    view,
    folder,
    objects,
    resolved,
    close: async () => {
      await objects.close();
      if (!options.folder) await folder.remove();
    },
  };
}

interface Found {
  readonly gitDir: string;
  readonly commonDir: string;
  readonly topLevel: string | null;
}

/**
 * `.git` comes first, as git itself has it, and a bare repository is only believed where no working tree is around it:
 * a pull request can put files named `HEAD`, `objects` and `refs` into any folder of its own.
 */
function discover(directory: string, isGiven: boolean): Found {
  let start: string;
  try {
    start = realpathSync(resolve(directory));
  } catch (cause) {
    throw noRepository(directory, cause);
  }
  const bare = isGitDir(start) ? { gitDir: start, commonDir: commonDirOf(start), topLevel: null } : undefined;
  if (isGiven && bare) return bare;
  for (let folder = start; ; folder = dirname(folder)) {
    const gitDir = gitDirAt(join(folder, '.git'));
    if (gitDir) {
      const isInside = start.startsWith(gitDir + sep);
      if (bare && isInside) return bare;
      if (bare && start !== folder && start !== gitDir) throw embeddedRepository(start, folder);
      return { gitDir, commonDir: commonDirOf(gitDir), topLevel: folder };
    }
    if (dirname(folder) !== folder) continue;
    if (bare) return bare;
    throw noRepository(directory);
  }
}

/** `.git` is a folder, or a file that names one (linked worktrees and submodules). */
function gitDirAt(path: string): string | undefined {
  const kind = statSync(path, { throwIfNoEntry: false });
  if (kind?.isDirectory()) return isGitDir(path) ? path : undefined;
  if (!kind?.isFile()) return undefined;
  const target = /^gitdir: ([^\0]+?)[\r\n]*$/.exec(readFileSync(path, 'utf8'))?.[1];
  const gitDir = target && resolve(dirname(path), target);
  if (gitDir && isGitDir(gitDir)) return gitDir;
  // Git stops here as well: whatever lies further up is another repository than the one meant.
  throw noRepository(dirname(path), undefined, 'its .git file names no git directory');
}

function isGitDir(path: string): boolean {
  if (!existsSync(join(path, 'HEAD'))) return false;
  return existsSync(join(path, 'commondir')) || (existsSync(join(path, 'objects')) && existsSync(join(path, 'refs')));
}

function commonDirOf(gitDir: string): string {
  const file = join(gitDir, 'commondir');
  return existsSync(file) ? resolve(gitDir, readFileSync(file, 'utf8').replace(/[\r\n]+$/, '')) : gitDir;
}

interface Described {
  readonly objectFormat: ObjectFormat;
  readonly isShallow: boolean;
  readonly resolved: ReadonlyMap<string, ObjectId | undefined>;
}

/** Looks names up where there are any: the length of an id says which format the repository has. Else git is asked for it. */
async function describe(
  own: GitPlace,
  commonDir: string,
  directory: string,
  names: readonly string[],
): Promise<Described> {
  const plain = names.filter((name) => !isOddName(name));
  try {
    const ids = plain.length === 0 ? [] : await lookUpCommits(own, plain);
    const resolved = new Map(plain.map((name, index) => [name, ids[index]]));
    const one = ids.find((id) => id !== undefined);
    const objectFormat = one === undefined ? await askFormat(own) : one.length === 64 ? 'sha256' : 'sha1';
    // What git itself goes by (shallow.c, is_repository_shallow).
    return { objectFormat, isShallow: existsSync(join(commonDir, 'shallow')), resolved };
  } catch (error) {
    if (!(error instanceof FixtureGateError) || error.code !== 'GIT_FAILED') throw error;
    throw noRepository(directory, error, /: (.*)$/s.exec(error.message)?.[1]);
  }
}

async function askFormat(own: GitPlace): Promise<ObjectFormat> {
  const { stdout } = await runGit(own, ['rev-parse', '--show-object-format']);
  const printed = stdout.toString('utf8').trim();
  // A git that does not know the option repeats it, and knows no other format either.
  if (printed === 'sha1' || printed === '--show-object-format') return 'sha1';
  if (printed === 'sha256') return 'sha256';
  throw gitFailed(['rev-parse'], 0, `an object format that is not known: ${quoteComplaint(printed)}`);
}

function noRepository(directory: string, cause?: unknown, complaint?: string): FixtureGateError {
  return new FixtureGateError(
    'NO_REPOSITORY',
    `no git repository was found at ${JSON.stringify(directory)} or above it${complaint ? `: ${complaint}` : ''}`,
    'run this inside a clone, or name one with "--repo DIRECTORY"',
    { cause },
  );
}

function embeddedRepository(start: string, topLevel: string): FixtureGateError {
  return new FixtureGateError(
    'NO_REPOSITORY',
    `${JSON.stringify(start)} looks like a bare repository, but lies in the working tree of ${JSON.stringify(topLevel)}`,
    `run this in ${JSON.stringify(topLevel)} itself`,
  );
}

/** Written by hand, not by `git init`: eight small files cost less than a process, and no template is copied. */
function makeView(viewDir: string, commonDir: string, format: ObjectFormat): void {
  mkdirSync(join(viewDir, 'objects', 'info'), { recursive: true });
  mkdirSync(join(viewDir, 'refs'));
  const extensions = format === 'sha256' ? '[extensions]\n\tobjectFormat = sha256\n' : '';
  const config = `[core]\n\trepositoryformatversion = ${format === 'sha256' ? 1 : 0}\n\tbare = true\n${extensions}`;
  writeFileSync(join(viewDir, 'config'), config);
  writeFileSync(join(viewDir, 'HEAD'), 'ref: refs/heads/none\n');
  const objects = quoteForAlternates(join(commonDir, 'objects'));
  writeFileSync(join(viewDir, 'objects', 'info', 'alternates'), `${objects}\n`);
  const shallow = join(commonDir, 'shallow');
  if (existsSync(shallow)) copyFileSync(shallow, join(viewDir, 'shallow'));
}

/** One path a line, C-quoted where it would not stand for itself (gitrepository-layout). */
export function quoteForAlternates(path: string, separator: string = sep): string {
  const unix = path.replaceAll(separator, '/');
  if (!/[\x00-\x1f"\\#]/.test(unix)) return unix;
  const quoted = unix.replace(/["\\]/g, '\\$&').replace(/[\x00-\x1f]/g, octal);
  return `"${quoted}"`;
}

function octal(character: string): string {
  return `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}`;
}

function hasPromisorPack(commonDir: string): boolean {
  try {
    return readdirSync(join(commonDir, 'objects', 'pack')).some((name) => name.endsWith('.promisor'));
  } catch {
    return false;
  }
}

function chosenIndex({ gitDir, topLevel }: Found, asked: string | undefined): string {
  const usual = join(gitDir, 'index');
  if (!asked) return usual;
  const path = resolve(topLevel ?? gitDir, asked);
  return path.startsWith(gitDir + sep) && existsSync(path) ? path : usual;
}

/**
 * Throw-away repositories for tests, hostile ones included.
 *
 *     const repo = createRepository();                                  // branch main, nothing checked out
 *     const base = repo.commit({ files: { 'fx/a.json': '{}' } });       // on main
 *     const head = repo.commit({ branch: 'topic', parents: [base], files: { 'fx/a.json': '{"a":1}' }, message: 'Edit' });
 *     const merge = repo.commit({ parents: [base, head], merge: true }); // takes both parents' changes, path by path
 *     repo.checkout('main');                                            // only now there are files in repo.directory
 *     const shallow = cloneRepository(repo, { depth: 1, branch: 'topic' });
 *     afterAll(removeRepositories);
 *
 * Objects are written here, byte for byte as asked, so that trees and commits that git itself would refuse to make are
 * possible, and ids never depend on the machine: names and dates are fixed, each commit is one minute after the last.
 * A path may carry odd bytes as `decodePath` gives them.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deflateSync } from 'node:zlib';
import { encodePath } from '../../src/revisions/paths.js';

type ObjectType = 'blob' | 'tree' | 'commit' | 'tag';

/** `null` removes the path. A gitlink is `{ mode: '160000', oid }`. */
export type FileContent =
  | string
  | Uint8Array
  | null
  | { readonly mode: string; readonly content: string | Uint8Array }
  | { readonly mode: string; readonly oid: string };

export interface RawEntry {
  readonly mode: string;
  readonly name: string | Uint8Array;
  readonly oid: string;
}

export interface CommitOptions {
  /** Against the first parent's tree. An array of pairs where a path is no good key (`__proto__`). */
  readonly files?: Readonly<Record<string, FileContent>> | readonly (readonly [string, FileContent])[];
  readonly message?: string | Uint8Array;
  /** Defaults to the tip of `branch`, or none. */
  readonly parents?: readonly string[];
  /** Set to the new commit. Defaults to `main`. */
  readonly branch?: string;
  /** Starts from the path-wise merge of the two parents instead of from the first one; `files` still has the last word. */
  readonly merge?: boolean;
  /** A tree made by `writeTree`, instead of `files`. Further commits on top of it need their own `tree`. */
  readonly tree?: string;
  readonly author?: string;
  readonly committer?: string;
  /** Seconds since the epoch. Defaults to one minute after the last commit of this repository. */
  readonly date?: number;
  /** Raw header lines between committer and message, such as `encoding ISO-8859-1`. */
  readonly headers?: readonly string[];
}

export interface GitOptions {
  readonly input?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

export interface TestRepository {
  /** The working tree, or the repository itself where bare. */
  readonly directory: string;
  readonly gitDir: string;
  readonly url: string;
  /** Runs real git here and returns stdout without its last newline. Throws with stderr. */
  readonly git: (arguments_: readonly string[], options?: GitOptions) => string;
  /** The new commit's id. */
  readonly commit: (options?: CommitOptions) => string;
  readonly writeBlob: (content: string | Uint8Array) => string;
  /** Entries exactly in the given order, whatever they are. */
  readonly writeTree: (entries: readonly RawEntry[]) => string;
  readonly writeObject: (type: ObjectType, body: Uint8Array) => string;
  /** `ref` is the whole name, such as `refs/heads/topic`. */
  readonly setRef: (ref: string, oid: string) => void;
  /** Makes `ref` the current branch, with files and index. */
  readonly checkout: (ref: string) => void;
  /** Writes a file in the working tree, folders included. */
  readonly write: (path: string, content: string | Uint8Array) => void;
  readonly config: (key: string, value: string) => void;
}

export interface CreateOptions {
  readonly bare?: boolean;
  readonly objectFormat?: 'sha1' | 'sha256';
  /** The branch that HEAD names. */
  readonly branch?: string;
}

export interface CloneOptions {
  readonly depth?: number;
  /** Such as `blob:none` or `tree:0`. */
  readonly filter?: string;
  readonly bare?: boolean;
  readonly branch?: string;
  /** Whether files are checked out. Defaults to no. */
  readonly checkout?: boolean;
}

const ALICE = 'Alice Example <alice@example.test>';
/** 2020-01-01T00:00:00Z. */
const FIRST_DATE = 1_577_836_800;

const CLEAN_ENVIRONMENT: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(process.env).flatMap(([k, v]) => (v && !k.startsWith('GIT_') ? [[k, v]] : []))),
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Alice Example',
  GIT_AUTHOR_EMAIL: 'alice@example.test',
  GIT_COMMITTER_NAME: 'Alice Example',
  GIT_COMMITTER_EMAIL: 'alice@example.test',
  GIT_AUTHOR_DATE: `${FIRST_DATE} +0000`,
  GIT_COMMITTER_DATE: `${FIRST_DATE} +0000`,
  LC_ALL: 'C',
};

const made: string[] = [];

/** A folder that `removeRepositories` takes away again. */
export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'fixture-gate-test-')));
  made.push(folder);
  return folder;
}

/** Removes everything that this file made. */
export function removeRepositories(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

export function runGit(cwd: string, arguments_: readonly string[], options: GitOptions = {}): string {
  const output = execFileSync('git', arguments_, {
    cwd: options.cwd ?? cwd,
    env: { ...CLEAN_ENVIRONMENT, ...options.env },
    stdio: ['pipe', 'pipe', 'pipe'],
    maxBuffer: 1 << 30,
    ...(options.input === undefined ? {} : { input: options.input }),
  });
  return output.toString('utf8').replace(/\n$/, '');
}

export function createRepository(options: CreateOptions = {}): TestRepository {
  const directory = join(temporaryFolder(), 'repo');
  const { bare = false, objectFormat = 'sha1', branch = 'main' } = options;
  mkdirSync(directory);
  runGit(directory, [
    'init',
    '--quiet',
    `--object-format=${objectFormat}`,
    `--initial-branch=${branch}`,
    ...(bare ? ['--bare'] : []),
  ]);
  const repository = open(directory, bare, objectFormat);
  // So that clones of it by file:// may ask for what the gate asks GitHub for.
  repository.config('uploadpack.allowAnySHA1InWant', 'true');
  repository.config('uploadpack.allowFilter', 'true');
  return repository;
}

/** Clones over file://, so that depth and filter are honoured. Nothing is checked out unless asked. */
export function cloneRepository(source: TestRepository, options: CloneOptions = {}): TestRepository {
  const directory = join(temporaryFolder(), 'clone');
  runGit(source.directory, [
    '-c',
    'protocol.file.allow=always',
    'clone',
    '--quiet',
    ...(options.bare ? ['--bare'] : options.checkout ? [] : ['--no-checkout']),
    ...(options.depth ? [`--depth=${options.depth}`] : []),
    ...(options.filter ? [`--filter=${options.filter}`] : []),
    ...(options.branch ? [`--branch=${options.branch}`] : []),
    source.url,
    directory,
  ]);
  const format = runGit(directory, ['rev-parse', '--show-object-format']) === 'sha256' ? 'sha256' : 'sha1';
  return open(directory, options.bare ?? false, format);
}

type Entry = { readonly mode: string; readonly oid: string };
type Files = ReadonlyMap<string, Entry>;

function open(directory: string, bare: boolean, algorithm: 'sha1' | 'sha256'): TestRepository {
  const gitDir = bare ? directory : join(directory, '.git');
  const trees = new Map<string, Files>();
  const tips = new Map<string, string>();
  const written = new Set<string>();
  const folders = new Set<string>();
  let clock = FIRST_DATE;

  const git = (arguments_: readonly string[], options?: GitOptions) => runGit(directory, arguments_, options);

  const writeObject = (type: ObjectType, body: Uint8Array): string => {
    const whole = Buffer.concat([Buffer.from(`${type} ${body.length}\0`), body]);
    const oid = createHash(algorithm).update(whole).digest('hex');
    if (written.has(oid)) return oid;
    const file = join(gitDir, 'objects', oid.slice(0, 2), oid.slice(2));
    if (!folders.has(oid.slice(0, 2))) mkdirSync(dirname(file), { recursive: true });
    folders.add(oid.slice(0, 2));
    writeFileSync(file, deflateSync(whole, { level: 1 }));
    written.add(oid);
    return oid;
  };
  const writeBlob = (content: string | Uint8Array) => writeObject('blob', Buffer.from(content));
  const writeTree = (entries: readonly RawEntry[]) => writeObject('tree', treeBody(entries));

  const entryOf = (content: Exclude<FileContent, null>): Entry => {
    if (typeof content === 'string' || content instanceof Uint8Array)
      return { mode: '100644', oid: writeBlob(content) };
    return 'oid' in content ? content : { mode: content.mode, oid: writeBlob(content.content) };
  };

  const filesOf = (sha: string): Files => {
    const known = trees.get(sha);
    if (known) return known;
    throw new Error(`the files of ${sha} are not known here: commit was made elsewhere, or with "tree"`);
  };

  const startingFiles = (parents: readonly string[], merge: boolean): Map<string, Entry> => {
    const [first, second] = parents;
    if (!first) return new Map();
    if (!merge || !second) return new Map(filesOf(first));
    const ancestor = filesOf(git(['merge-base', first, second]));
    return mergePaths(ancestor, filesOf(first), filesOf(second));
  };

  const setRef = (ref: string, oid: string): void => {
    const file = join(gitDir, ref);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${oid}\n`);
    if (ref.startsWith('refs/heads/')) tips.set(ref.slice('refs/heads/'.length), oid);
  };

  const commit = (options: CommitOptions = {}): string => {
    const { branch = 'main', author = ALICE, message = 'Change\n', headers = [] } = options;
    const tip = tips.get(branch);
    const parents = options.parents ?? (tip ? [tip] : []);
    clock = options.date ?? clock + 60;
    let tree = options.tree;
    let files: Files = new Map();
    if (!tree) {
      const changed = startingFiles(parents, options.merge ?? false);
      const given = options.files ?? {};
      const pairs = (Array.isArray(given) ? given : Object.entries(given)) as readonly (readonly [
        string,
        FileContent,
      ])[];
      for (const [path, content] of pairs) {
        if (content === null) changed.delete(path);
        else changed.set(path, entryOf(content));
      }
      files = changed;
      tree = writeNestedTree(changed, writeTree);
    }
    const head = [
      `tree ${tree}`,
      ...parents.map((parent) => `parent ${parent}`),
      `author ${author} ${clock} +0000`,
      `committer ${options.committer ?? author} ${clock} +0000`,
      ...headers,
    ];
    const body = Buffer.concat([Buffer.from(`${head.join('\n')}\n\n`), Buffer.from(message)]);
    const sha = writeObject('commit', body);
    if (!options.tree) trees.set(sha, files);
    setRef(`refs/heads/${branch}`, sha);
    return sha;
  };

  return {
    directory,
    gitDir,
    url: pathToFileURL(directory).href,
    git,
    commit,
    writeBlob,
    writeTree,
    writeObject,
    setRef,
    checkout: (ref) => void git(['checkout', '--quiet', '--force', ref]),
    write: (path, content) => {
      mkdirSync(dirname(join(directory, path)), { recursive: true });
      writeFileSync(join(directory, path), content);
    },
    config: (key, value) => void git(['config', key, value]),
  };
}

function treeBody(entries: readonly RawEntry[]): Buffer {
  const parts = entries.flatMap(({ mode, name, oid }) => [
    Buffer.from(`${mode.replace(/^0+/, '')} `),
    typeof name === 'string' ? encodePath(name) : Buffer.from(name),
    Buffer.of(0),
    Buffer.from(oid, 'hex'),
  ]);
  return Buffer.concat(parts);
}

/** Trees for a flat list of paths, in the order that git wants: folders as if their names ended in a slash. */
function writeNestedTree(files: Files, writeTree: (entries: readonly RawEntry[]) => string): string {
  interface Folder {
    readonly folders: Map<string, Folder>;
    readonly entries: RawEntry[];
  }
  const root: Folder = { folders: new Map(), entries: [] };
  for (const [path, entry] of files) {
    const names = path.split('/');
    let folder = root;
    for (const name of names.slice(0, -1)) {
      const next: Folder = folder.folders.get(name) ?? { folders: new Map(), entries: [] };
      folder.folders.set(name, next);
      folder = next;
    }
    folder.entries.push({ ...entry, name: names.at(-1) ?? '' });
  }
  const write = (folder: Folder): string => {
    const below = [...folder.folders].map(([name, child]) => ({ mode: '40000', name, oid: write(child) }));
    const keyed = [...folder.entries, ...below].map((entry) => ({
      entry,
      key: encodePath(entry.mode === '40000' ? `${entry.name}/` : (entry.name as string)),
    }));
    return writeTree(keyed.sort((a, b) => Buffer.compare(a.key, b.key)).map(({ entry }) => entry));
  };
  return write(root);
}

/** What the second parent changed goes on top of the first; where both changed a path, the first one's stays. */
function mergePaths(ancestor: Files, first: Files, second: Files): Map<string, Entry> {
  const same = (a?: Entry, b?: Entry) => a?.oid === b?.oid && a?.mode === b?.mode;
  const merged = new Map(first);
  for (const path of new Set([...ancestor.keys(), ...second.keys()])) {
    const theirs = second.get(path);
    if (same(ancestor.get(path), theirs) || !same(ancestor.get(path), first.get(path))) continue;
    if (theirs) merged.set(path, theirs);
    else merged.delete(path);
  }
  return merged;
}

import { chmod, type FileHandle, lstat, mkdir, open, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { FixtureGateError } from '../errors.js';
import type { CheckoutPlan, CollectedFile } from '../gates/commands.js';
import type { SideFiles } from '../gates/gate.js';
import { compileGlob } from '../policy/glob.js';
import { objectMissing } from '../revisions/objects.js';
import { encodePath } from '../revisions/paths.js';
import type { Repository } from '../revisions/repository.js';
import type { GitPath, TreeEntry } from '../revisions/revisions.js';
import { isForbiddenName } from '../revisions/trees.js';

const SUBMODULE_MODE = '160000';
const LINK_MODE = '120000';
/** Larger blobs go to disk in pieces. Bytes. */
const MAX_BYTES_AT_ONCE = 8 * 1024 * 1024;
/** A link's target. Linux's PATH_MAX. */
const MAX_TARGET_BYTES = 4_096;
/** A report that is larger is not read. Bytes. */
export const MAX_REPORT_BYTES = 64 * 1024 * 1024;
/** Files of a checkout that are looked at for reports. */
const MAX_FILES_LOOKED_AT = 500_000;
const MAX_REPORTS = 500;

export interface CheckoutEntry extends TreeEntry {
  readonly path: GitPath;
}

/**
 * The files of a checkout, base's own first: whatever clashes with one of them on this file system is refused, so head
 * cannot put a link or a file in the way of code that is to be base's.
 */
export function composeTree(
  base: SideFiles,
  head: SideFiles,
  { code, fixtures, fromBase = () => false }: CheckoutPlan,
  isFixture: (path: GitPath) => boolean,
): readonly CheckoutEntry[] {
  const sideOf = (path: GitPath): 'base' | 'head' => (fromBase(path) ? 'base' : isFixture(path) ? fixtures : code);
  const entries = (files: SideFiles, side: 'base' | 'head'): CheckoutEntry[] =>
    [...files].filter(([path]) => sideOf(path) === side).map(([path, entry]) => ({ path, ...entry }));
  const all = [...entries(base, 'base'), ...entries(head, 'head')].filter(({ mode }) => mode !== SUBMODULE_MODE);
  // Links last: no file can then be written through one.
  return [...all.filter(({ mode }) => mode !== LINK_MODE), ...all.filter(({ mode }) => mode === LINK_MODE)];
}

/** Writes blobs by id: no filter, hook or attribute has a part in it, and nothing is overwritten. */
export async function fillCheckout(
  { objects }: Pick<Repository, 'objects'>,
  root: string,
  entries: readonly CheckoutEntry[],
): Promise<readonly { readonly path: GitPath; readonly reason: string }[]> {
  const refused: { readonly path: GitPath; readonly reason: string }[] = [];
  const sound: CheckoutEntry[] = [];
  for (const entry of entries) {
    if (entry.path.split('/').some(isForbiddenName)) refused.push({ path: entry.path, reason: 'git has no such name' });
    else sound.push(entry);
  }
  const folders = new Set<string>();
  let index = 0;
  for await (const object of objects.readMany(
    sound.map(({ oid }) => oid),
    { maxBytes: MAX_BYTES_AT_ONCE },
  )) {
    const entry = sound[index++]!;
    if (object.kind === 'missing') throw objectMissing(entry.oid);
    const content = object.kind === 'content' ? object.content : undefined;
    try {
      const folder = entry.path.slice(0, entry.path.lastIndexOf('/') + 1);
      if (!folders.has(folder)) await mkdir(onDisk(root, folder), { recursive: true });
      folders.add(folder);
      if (entry.mode === LINK_MODE) await writeLink(onDisk(root, entry.path), content);
      else await writeFile(objects, onDisk(root, entry.path), entry, content);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (!['EEXIST', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG', 'EILSEQ', 'EINVAL'].includes(code ?? '')) throw error;
      refused.push({ path: entry.path, reason: `this file system cannot have it beside the others (${code})` });
    }
  }
  return refused;
}

async function writeLink(path: Buffer, target: Buffer | undefined): Promise<void> {
  if (target === undefined || target.length > MAX_TARGET_BYTES || target.includes(0)) {
    throw Object.assign(new Error('not a link target'), { code: 'EINVAL' });
  }
  await symlink(target, path);
}

async function writeFile(
  objects: Repository['objects'],
  path: Buffer,
  { oid, mode }: CheckoutEntry,
  content: Buffer | undefined,
): Promise<void> {
  const handle = await open(path, 'wx', mode === '100755' ? 0o755 : 0o644);
  try {
    if (content === undefined) await objects.stream(oid, (chunk) => writeWhole(handle, chunk));
    else await handle.writeFile(content);
  } finally {
    await handle.close();
  }
}

async function writeWhole(handle: FileHandle, chunk: Buffer): Promise<void> {
  for (let at = 0; at < chunk.length; ) at += (await handle.write(chunk, at)).bytesWritten;
}

function onDisk(root: string, path: GitPath): Buffer {
  return Buffer.concat([Buffer.from(`${root}/`), encodePath(path)]);
}

/** Files below `root` that match a pattern. Links are neither files nor folders here: they may lead anywhere. */
export async function collectFiles(root: string, patterns: readonly string[]): Promise<readonly CollectedFile[]> {
  const files: CollectedFile[] = [];
  for (const path of await pathsAt(root, patterns)) files.push({ path, content: await readBounded(join(root, path)) });
  return files;
}

export async function discardFiles(root: string, patterns: readonly string[]): Promise<void> {
  for (const path of await pathsAt(root, patterns)) await rm(join(root, path), { force: true });
}

async function pathsAt(root: string, patterns: readonly string[]): Promise<readonly string[]> {
  const globs = patterns.map(compileGlob);
  const found: string[] = [];
  const open = [''];
  let looked = 0;
  for (let folder = open.pop(); folder !== undefined && globs.length > 0; folder = open.pop()) {
    for (const entry of await readdir(join(root, folder), { withFileTypes: true }).catch(() => [])) {
      looked += 1;
      if (looked > MAX_FILES_LOOKED_AT || found.length > MAX_REPORTS) throw tooMany(patterns);
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory() && entry.name !== 'node_modules' && entry.name !== '.git') open.push(path);
      else if (entry.isFile() && globs.some((matches) => matches(path))) found.push(path);
    }
  }
  return found.sort();
}

/** Some of the reports would be some of the failures. */
function tooMany(patterns: readonly string[]): FixtureGateError {
  return new FixtureGateError(
    'BAD_INPUT',
    `expected at most ${MAX_REPORTS} reports in at most ${MAX_FILES_LOOKED_AT} files at ${patterns.join(', ')}; found more`,
    'name the reports more narrowly',
  );
}

async function readBounded(path: string): Promise<Buffer | undefined> {
  const { size } = await lstat(path);
  return size > MAX_REPORT_BYTES ? undefined : readFile(path);
}

/** Removes a folder in which commands may have taken away their own rights to write. */
export async function removeForcibly(folder: string): Promise<void> {
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true, maxRetries: 3 });
  try {
    await remove();
  } catch {
    const open = [folder];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      await chmod(next, 0o700).catch(() => undefined);
      for (const entry of await readdir(next, { withFileTypes: true }).catch(() => [])) {
        if (entry.isDirectory()) open.push(join(next, entry.name));
      }
    }
    await remove();
  }
}

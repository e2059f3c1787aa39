/** What stands in one tree: all of it, or one file. */
import { listTree, type TreeFile } from './listing.js';
import { encodePath } from './paths.js';
import type { Repository } from './repository.js';
import type { GitPath, ObjectId } from './revisions.js';
import { parseTree, type RawTreeEntry, TREE_MODE } from './trees.js';

/** Every file, link and submodule of a commit or tree, in git's order, in one process. A path may occur twice (T44). */
export async function listFiles(repository: Repository, revision: ObjectId): Promise<readonly TreeFile[]> {
  return (await listTree(repository, revision)).all();
}

/**
 * The content of one file of a commit or tree, for what the gate itself obeys (policy, schemas, lists). `undefined`
 * where no regular file stands there: a symbolic link is not followed, not even within the tree, and of two entries
 * with one name neither is believed. The path is compared byte for byte; `./a` and `b/../a` are no other names for `a`.
 *
 * @throws {FixtureGateError} REVISION_MISSING where a tree on the way, or the blob, is missing.
 */
export async function readFileAt(
  { objects, objectFormat }: Repository,
  revision: ObjectId,
  path: GitPath,
): Promise<Buffer | undefined> {
  const idBytes = objectFormat === 'sha256' ? 32 : 20;
  const names = path.split('/');
  const last = names.pop();
  let tree = `${revision}^{tree}`;
  for (const name of names) {
    const folder = onlyEntry(await objects.read(tree), idBytes, name);
    if (folder?.mode !== TREE_MODE) return undefined;
    tree = folder.oid;
  }
  const file = onlyEntry(await objects.read(tree), idBytes, last ?? '');
  return file?.mode.startsWith('100') ? objects.read(file.oid) : undefined;
}

function onlyEntry(tree: Buffer, idBytes: number, name: string): RawTreeEntry | undefined {
  const wanted = encodePath(name);
  const entries = parseTree(tree, idBytes).filter((entry) => entry.name.equals(wanted));
  return entries.length === 1 ? entries[0] : undefined;
}

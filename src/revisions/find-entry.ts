import { objectId } from './object-id.js';
import { encodePath } from './paths.js';
import type { Repository } from './repository.js';
import type { GitPath, ObjectId, TreeEntry } from './revisions.js';
import { parseTree, TREE_MODE } from './trees.js';

/**
 * What stands at `path` in the tree of `commit`, by walking the trees: unlike `<commit>:<path>` it tells an entry whose
 * blob a partial clone lacks from one that is not there. Undefined for a folder.
 *
 * @throws {FixtureGateError} REVISION_MISSING where a tree on the way is missing.
 */
export async function findEntry(
  { objects, objectFormat }: Pick<Repository, 'objects' | 'objectFormat'>,
  commit: ObjectId,
  path: GitPath,
): Promise<TreeEntry | undefined> {
  const idBytes = objectFormat === 'sha256' ? 32 : 20;
  const names = path.split('/');
  let tree = `${commit}^{tree}`;
  for (const [depth, name] of names.entries()) {
    const entry = parseTree(await objects.read(tree), idBytes).find((one) => one.name.equals(encodePath(name)));
    if (entry === undefined) return undefined;
    const isLast = depth === names.length - 1;
    if (isLast !== (entry.mode !== TREE_MODE)) return undefined;
    if (isLast) return { mode: entry.mode, oid: objectId(entry.oid) };
    tree = entry.oid;
  }
  return undefined;
}

import { objectId } from './object-id.js';
import { encodePath } from './paths.js';
import type { Repository } from './repository.js';
import type { GitPath, ObjectId, TreeEntry } from './revisions.js';
import { parseTree, TREE_MODE } from './trees.js';

/** Root trees of commits that were asked for: a run looks several names up in the same one. */
const roots = new WeakMap<Repository['objects'], Map<string, Promise<Buffer>>>();

function treeOf(objects: Repository['objects'], name: string, depth: number): Promise<Buffer> {
  if (depth > 0) return objects.read(name);
  const known = roots.get(objects) ?? new Map<string, Promise<Buffer>>();
  roots.set(objects, known);
  const tree = known.get(name) ?? objects.read(name);
  known.set(name, tree);
  // What is missing now may be fetched.
  tree.catch(() => known.delete(name));
  return tree;
}

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
    const entry = parseTree(await treeOf(objects, tree, depth), idBytes).find((one) =>
      one.name.equals(encodePath(name)),
    );
    if (entry === undefined) return undefined;
    const isLast = depth === names.length - 1;
    if (isLast !== (entry.mode !== TREE_MODE)) return undefined;
    if (isLast) return { mode: entry.mode, oid: objectId(entry.oid) };
    tree = entry.oid;
  }
  return undefined;
}

import { runGit } from './git.js';
import { parseRawDiff, type RawChange } from './raw-diff.js';
import type { Repository } from './repository.js';
import type { ObjectId, PathChange, TreeComparison, TreeProblem } from './revisions.js';
import { parseTree, treeProblems } from './trees.js';

const TREE_MODE = '040000';
/** A tree larger than this (about 200,000 entries) is not looked into; git's own comparison of it still counts. */
const MAX_TREE_BYTES = 16 * 1024 * 1024;
export const RAW_OPTIONS = ['-r', '-z', '--raw', '--no-renames', '--no-abbrev', '--ignore-submodules=none'] as const;

/** What differs between two trees (or the trees of two commits), in git's order. See `compareTrees`. */
export async function listChanges(
  repository: Repository,
  base: ObjectId,
  head: ObjectId,
): Promise<readonly PathChange[]> {
  return (await compareTrees(repository, base, head)).changes;
}

/**
 * Compares two trees by their entries alone, in one process, and looks for what git would not have put into those trees
 * of head that differ. Nothing of the working tree, attributes or `.gitmodules` has a say in it.
 *
 * @throws {FixtureGateError} GIT_FAILED where a tree is missing.
 */
export async function compareTrees(repository: Repository, base: ObjectId, head: ObjectId): Promise<TreeComparison> {
  // With -t the changed trees come along, so that no second walk is needed to find them.
  const { stdout } = await runGit(repository.view, ['diff-tree', '-t', ...RAW_OPTIONS, base, head]);
  const all = parseRawDiff(stdout);
  const trees = all.filter((change) => change.base?.mode === TREE_MODE || change.head?.mode === TREE_MODE);
  const changes = all.flatMap(withoutTrees);
  const root: RawChange = {
    path: '',
    base: { mode: TREE_MODE, oid: `${base}^{tree}` as ObjectId },
    head: { mode: TREE_MODE, oid: `${head}^{tree}` as ObjectId },
    status: 'M',
  };
  const problems = all.length === 0 ? [] : await findTreeProblems(repository, [root, ...trees]);
  return { changes, problems };
}

export function withoutStatus({ path, base, head }: RawChange): PathChange {
  return { path, base, head };
}

/** A file that takes the place of a folder is an added file; what the folder held is listed by itself. */
function withoutTrees({ path, base, head }: RawChange): PathChange[] {
  const file = { path, base: base?.mode === TREE_MODE ? null : base, head: head?.mode === TREE_MODE ? null : head };
  return file.base || file.head ? [file] : [];
}

async function findTreeProblems(
  { objects, objectFormat }: Repository,
  trees: readonly RawChange[],
): Promise<readonly TreeProblem[]> {
  const idBytes = objectFormat === 'sha256' ? 32 : 20;
  const problemsOf = async (side: 'base' | 'head', chosen: readonly RawChange[]) => {
    const folders = chosen.filter((change) => change[side]?.mode === TREE_MODE);
    const result: Omit<TreeProblem, 'onBase'>[] = [];
    let index = 0;
    const ids = folders.map((change) => change[side]!.oid);
    for await (const tree of objects.readMany(ids, { maxBytes: MAX_TREE_BYTES })) {
      const path = folders[index++]!.path;
      if (tree.kind === 'content')
        for (const one of treeProblems(parseTree(tree.content, idBytes), path && `${path}/`)) result.push(one);
      else result.push({ kind: 'unexamined', path });
    }
    return result;
  };
  const onHead = await problemsOf('head', trees);
  if (onHead.length === 0) return [];
  const known = new Set((await problemsOf('base', trees)).map(({ kind, path }) => `${kind} ${path}`));
  return onHead.map((problem) => ({ ...problem, onBase: known.has(`${problem.kind} ${problem.path}`) }));
}

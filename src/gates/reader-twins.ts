import { decodePath } from '../revisions/paths.js';
import type { GitPath } from '../revisions/revisions.js';
import { parseTree, TREE_MODE } from '../revisions/trees.js';
import type { GateSource } from './gate.js';
import { foldName, foldPath } from './path-names.js';
import type { Twin } from './policy-facts.js';

interface Entry {
  readonly name: string;
  /** Of a folder. */
  readonly tree?: string;
}

/**
 * Paths of head that an added one can be confused with, where either is a fixture. Walks down from the root along folded
 * names only, so that the whole tree is looked at without listing it: a change of ten files reads their folders.
 */
export async function readTwins(source: GateSource): Promise<readonly Twin[]> {
  const { repository, range, changes, isFixture } = source;
  const added = changes.filter(({ base, head }) => base === null && head !== null).map(({ path }) => path);
  if (added.length === 0) return [];
  const removed = new Set(changes.filter(({ head }) => head === null).map(({ path }) => path));
  // By the process that prints contents: another one for this one line would be git's seventh.
  const tree = await repository.objects.find(`${range.mergeBase}^{tree}`);
  const root = tree.kind === 'content' ? tree.id : undefined;
  const folders = new Map<string, Promise<ReadonlyMap<string, readonly Entry[]>>>();
  const read = (tree: string): Promise<ReadonlyMap<string, readonly Entry[]>> => {
    const known = folders.get(tree) ?? readFolder(source, tree);
    folders.set(tree, known);
    return known;
  };
  const among = new Map<string, GitPath[]>();
  for (const path of added) {
    const known = among.get(foldPath(path));
    if (known === undefined) among.set(foldPath(path), [path]);
    else known.push(path);
  }
  const twins: Twin[] = [];
  for (const path of added) {
    const onBase = root === undefined ? NONE : await lookAlikes(path, root, read);
    const counts = (twin: GitPath): boolean => twin !== path && (isFixture(path) || isFixture(twin));
    // One is enough to say so: a thousand spellings of one name are not a million pairs.
    const twin =
      onBase.files.find((one) => !removed.has(one) && counts(one)) ??
      among.get(foldPath(path))?.find((one) => counts(one)) ??
      (await holderAmong(onBase.folders, path, source)) ??
      [...onBase.above.filter((one) => !removed.has(one)), ...above(path, among)].find((one) => counts(one));
    if (twin !== undefined) twins.push({ path, twin });
  }
  return twins;
}

/** What one added path can be confused with on base. */
interface LookAlikes {
  readonly files: readonly GitPath[];
  /** Folders of that name: where both are one, a link in place of the folder swaps all that it holds. */
  readonly folders: readonly GitPath[];
  /** Files, links and submodules of the name of a folder that the path lies in. */
  readonly above: readonly GitPath[];
}

const NONE: LookAlikes = { files: [], folders: [], above: [] };

/** The first of `folders` that holds a fixture on head. */
async function holderAmong(
  folders: readonly GitPath[],
  path: GitPath,
  { files, isFixture }: GateSource,
): Promise<GitPath | undefined> {
  const others = folders.filter((folder) => folder !== path);
  if (others.length === 0) return undefined;
  const fixtures = [...(await files('head')).keys()].filter(isFixture);
  return others.find((folder) => fixtures.some((one) => one.startsWith(`${folder}/`)));
}

/** Added files whose name is that of a folder which `path` lies in, spelled in another way. */
function above(path: GitPath, among: ReadonlyMap<string, readonly GitPath[]>): readonly GitPath[] {
  const found: GitPath[] = [];
  for (let cut = path.lastIndexOf('/'); cut > 0; cut = path.lastIndexOf('/', cut - 1)) {
    const folder = path.slice(0, cut);
    for (const one of among.get(foldPath(folder)) ?? []) if (one !== folder) found.push(one);
  }
  return found;
}

async function lookAlikes(
  path: GitPath,
  root: string,
  read: (tree: string) => Promise<ReadonlyMap<string, readonly Entry[]>>,
): Promise<LookAlikes> {
  const names = path.split('/');
  const before: GitPath[] = [];
  let level: readonly { readonly prefix: string; readonly tree: string }[] = [{ prefix: '', tree: root }];
  for (const [depth, name] of names.entries()) {
    const isLast = depth === names.length - 1;
    const next: { prefix: string; tree: string }[] = [];
    const files: GitPath[] = [];
    for (const { prefix, tree } of level) {
      for (const entry of (await read(tree)).get(foldName(name)) ?? []) {
        if (entry.tree === undefined) files.push(`${prefix}${entry.name}`);
        else next.push({ prefix: `${prefix}${entry.name}/`, tree: entry.tree });
      }
    }
    if (isLast) return { files, folders: next.map(({ prefix }) => prefix.slice(0, -1)), above: before };
    for (const file of files) before.push(file);
    level = next;
  }
  return NONE;
}

async function readFolder({ repository }: GateSource, tree: string): Promise<ReadonlyMap<string, readonly Entry[]>> {
  const idBytes = repository.objectFormat === 'sha256' ? 32 : 20;
  const byName = new Map<string, Entry[]>();
  for (const { mode, name, oid } of parseTree(await repository.objects.read(tree), idBytes)) {
    const entry = { name: decodePath(name), ...(mode === TREE_MODE ? { tree: oid } : {}) };
    const folded = foldName(entry.name);
    const known = byName.get(folded);
    if (known === undefined) byName.set(folded, [entry]);
    else known.push(entry);
  }
  return byName;
}

import type { JudgingPair } from './descriptor-sets.js';
import type { Inspection } from './gate.js';
import { readLinkedPaths } from './linked-fixtures.js';
import type { FixtureRule } from './policy/policy.js';
import { judgingRules } from './policy/stricter.js';
import { linksOf } from './revisions/links.js';
import type { TreeListing } from './revisions/listing.js';
import type { Repository } from './revisions/repository.js';
import type { CommitRecord, ObjectId, PathChange } from './revisions/revisions.js';

const SUBMODULE_MODE = '160000';
const SYMLINK_MODE = '120000';

export interface JudgedPaths {
  /** Every rule that judges `path`: base's, and head's where it differs. Empty where it is no fixture. */
  readonly rulesFor: (path: string) => readonly FixtureRule[];
  readonly isFixture: (path: string) => boolean;
  /** By base's policy and base's links alone. */
  readonly isFixtureOnBase: (path: string) => boolean;
}

interface Input {
  readonly repository: Repository;
  readonly pair: JudgingPair;
  /** Of the merge base. */
  readonly listing: TreeListing;
  readonly changes: readonly PathChange[];
  readonly commits: readonly CommitRecord[];
  readonly ensureObjects?: ((ids: readonly ObjectId[]) => Promise<void>) | undefined;
}

/** A path is protected if base's policy or head's says so, by its own name or by one that links give it; what is on one side only counts as well (T38). */
export async function judgedPaths({
  repository,
  pair,
  listing,
  changes,
  commits,
  ensureObjects,
}: Input): Promise<JudgedPaths> {
  const pointers = pointersIn([changes, ...commits.map((commit) => commit.changes)]);
  const byBoth = (path: string, pointer: boolean) => judgingRules(pair.base, pair.other, path, pointer);
  const byBase = (path: string, pointer: boolean) => judgingRules(pair.base, pair.base, path, pointer);
  const source = { repository, onBase: linksOf(listing), pointers, ensureObjects };
  const linked = await readLinkedPaths({ ...source, changes, rulesOf: byBoth });
  const linkedOnBase = await readLinkedPaths({ ...source, changes: [], rulesOf: byBase });
  const rulesFor = (path: string) => {
    const named = byBoth(path, pointers.has(path));
    return named.length > 0 ? named : linked.rulesOf(path);
  };
  return {
    rulesFor,
    isFixture: (path) => rulesFor(path).length > 0,
    isFixtureOnBase: (path) => byBase(path, pointers.has(path)).length > 0 || linkedOnBase.rulesOf(path).length > 0,
  };
}

/** On either side, or in a commit between. */
export function everThere({
  listing,
  trees,
  commits,
}: Pick<Inspection, 'listing' | 'trees' | 'commits'>): (path: string) => boolean {
  let moved: ReadonlySet<string> | undefined;
  return (path) => {
    if (listing.at(path) !== undefined) return true;
    moved ??= new Set([trees.changes, ...commits.map(({ changes }) => changes)].flat().map((change) => change.path));
    return moved.has(path);
  };
}

/** Paths at which some side has a link or a submodule. */
function pointersIn(lists: readonly (readonly PathChange[])[]): ReadonlySet<string> {
  const points = (entry: PathChange['base']): boolean => entry?.mode === SUBMODULE_MODE || entry?.mode === SYMLINK_MODE;
  const found = new Set<string>();
  for (const changes of lists)
    for (const { path, base, head } of changes) if (points(base) || points(head)) found.add(path);
  return found;
}

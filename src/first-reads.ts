import type { GateRequest } from './inputs/request.js';
import { POLICY_PATH } from './judging-policy.js';
import { listCommits } from './revisions/commits.js';
import { findEntry } from './revisions/find-entry.js';
import { listTree, type TreeListing } from './revisions/listing.js';
import type { Repository } from './revisions/repository.js';
import type { CommitRecord, ObjectId, PathChange, Range, TreeEntry } from './revisions/revisions.js';

const SUBMODULE_MODE = '160000';

/** What needs the range alone, so that git is at it while the trees are compared. */
export interface Begun {
  /** The policy file of base. */
  readonly onBase: Promise<TreeEntry | undefined>;
  readonly reading: readonly [Promise<readonly CommitRecord[]>, Promise<TreeListing>];
}

export function begin(repository: Repository, request: GateRequest, range: Range): Begun {
  const begun: Begun = {
    onBase: findEntry(repository, range.base.sha, policyPath(request)),
    reading: [
      listCommits(repository, [range.base.sha, ...range.mergeBases], range.head.sha),
      listTree(repository, range.mergeBase),
    ],
  };
  // Whoever waits for it is told; where the comparison fails first, nobody does.
  for (const one of [begun.onBase, ...begun.reading]) one.catch(() => undefined);
  return begun;
}

function policyPath({ policy }: GateRequest): string {
  return policy?.kind === 'repository-path' ? policy.path : POLICY_PATH;
}

/** More changed paths than this are narrowed down to fixtures before their blobs are fetched. */
const MAX_FETCHED_AT_ONCE = 2_000;

/** The policy of base, and, where they are few, all changed blobs with it, so that one fetch brings everything. */
export function firstNeeded(
  request: GateRequest,
  onBase: TreeEntry | undefined,
  changes: readonly PathChange[],
): readonly ObjectId[] {
  const path = policyPath(request);
  const changed = changes.length <= MAX_FETCHED_AT_ONCE ? changes : changes.filter((change) => change.path === path);
  return [...(onBase === undefined ? [] : [onBase.oid]), ...changed.flatMap(blobsOf)];
}

export function blobsOf({ base, head }: PathChange): ObjectId[] {
  return [base, head].filter((entry) => entry !== null && entry.mode !== SUBMODULE_MODE).map((entry) => entry!.oid);
}

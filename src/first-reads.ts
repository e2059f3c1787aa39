import type { GateRequest } from './inputs/request.js';
import { POLICY_PATH } from './judging-policy.js';
import { type RequestedRange, resolveRequest } from './requested-range.js';
import { listCommits } from './revisions/commits.js';
import { findEntry } from './revisions/find-entry.js';
import { listTree, type TreeListing } from './revisions/listing.js';
import type { Repository } from './revisions/repository.js';
import type { CommitRecord, ObjectId, PathChange, Range, TreeEntry } from './revisions/revisions.js';

const SUBMODULE_MODE = '160000';

/** What needs the ends of the range alone, so that git is at it while the merge base is looked for. */
interface BegunAtTips {
  /** The policy file of base. */
  readonly onBase: Promise<TreeEntry | undefined>;
  readonly commits: Promise<readonly CommitRecord[]>;
}

function beginAtTips(
  repository: Repository,
  request: GateRequest,
  { base, head }: Pick<Range, 'base' | 'head'>,
  signal?: AbortSignal,
): BegunAtTips {
  return {
    onBase: unheeded(findEntry(repository, base.sha, policyPath(request))),
    // What leads to base leads to every merge base as well.
    commits: unheeded(listCommits(repository, [base.sha], head.sha, signal)),
  };
}

/** All that stands at the merge base, listed while the trees are compared. */
function beginListing(repository: Repository, { mergeBase }: Range): Promise<TreeListing> {
  return unheeded(listTree(repository, mergeBase));
}

export interface FirstReads extends RequestedRange, BegunAtTips {
  readonly listing: Promise<TreeListing>;
}

/** What is requested, resolved, and beside it all that can be read before anything is known of it. */
export async function firstReads(repository: Repository, request: GateRequest): Promise<FirstReads> {
  const running = new AbortController();
  let atTips: BegunAtTips | undefined;
  let listing: Promise<TreeListing> | undefined;
  try {
    const found = await resolveRequest(repository, request.range, {
      tips: (tips) => {
        atTips = beginAtTips(repository, request, tips, running.signal);
      },
      range: (range) => {
        listing = beginListing(repository, range);
      },
    });
    return {
      ...found,
      ...(atTips ?? beginAtTips(repository, request, found.range)),
      listing: listing ?? beginListing(repository, found.range),
    };
  } catch (error) {
    running.abort();
    throw error;
  }
}

/** Whoever waits for it is told of a failure; where something else fails first, nobody does. */
function unheeded<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
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

import { compareRevisions, MAX_ANCHOR_REVISIONS, type Revision } from './anchor.js';
import type { Change, ComparisonJob, ModificationClass } from './comparison.js';

/** Contents of one fixture's revisions that are held at a time. */
const MAX_ACCOUNT_BYTES = 33_554_432;

/** How far a fixture had moved from its anchor after one revision. */
export interface AccountPoint {
  /** Full or short hash; null for head. */
  readonly commit: string | null;
  /** Of the step from the anchor to here. */
  readonly class: ModificationClass;
  /** The moved numbers that were held against a limit, worst first, at most MAX_CHANGES. */
  readonly moves: readonly Change[];
}

/** The cumulative account of slow drift (docs/classes.md section 5), oldest first. */
export interface Account {
  /** Commit of the revision that everything is measured from. */
  readonly anchor: string;
  readonly points: readonly AccountPoint[];
}

/**
 * Every revision since the anchor compared with the anchor, head last. Undefined where base itself is the anchor, so that
 * there is nothing to add up, and where the contents are too large to hold.
 *
 * `revisions` as `judgeWithAnchor` takes them.
 */
export async function accountOf(
  job: ComparisonJob,
  revisions: Iterable<Revision> | AsyncIterable<Revision>,
): Promise<Account | undefined> {
  const chain = await chainSinceAnchor(job, revisions);
  const [anchor, ...since] = chain ?? [];
  if (anchor === undefined || since.length === 0) return undefined;
  const points: AccountPoint[] = [];
  for (const revision of since) points.push(await pointOf(job, anchor, revision, revision.commit));
  points.push(await pointOf(job, anchor, { ...job.head, commit: '' }, null));
  return { anchor: anchor.commit, points };
}

/** Oldest first, the anchor in front. */
async function chainSinceAnchor(
  job: ComparisonJob,
  revisions: Iterable<Revision> | AsyncIterable<Revision>,
): Promise<readonly Revision[] | undefined> {
  const chain: Revision[] = [];
  let bytes = 0;
  for await (const revision of revisions) {
    const newer = chain[0];
    if (newer !== undefined && (await compareRevisions(job, revision, newer)).class !== 'TOLERANCE_DRIFT') return chain;
    bytes += revision.bytes.length;
    if (bytes > MAX_ACCOUNT_BYTES) return undefined;
    chain.unshift(revision);
    if (chain.length >= MAX_ANCHOR_REVISIONS) break;
  }
  return chain;
}

async function pointOf(
  job: ComparisonJob,
  anchor: Revision,
  revision: Revision,
  commit: string | null,
): Promise<AccountPoint> {
  const { class: pointClass, changes } = await compareRevisions(job, anchor, revision);
  return { commit, class: pointClass, moves: changes.filter(({ limit }) => limit !== undefined) };
}

import type { Inspection, Supply } from './gate.js';
import type { CustodyFacts, PullRequestFacts, ReviewFact } from './inputs/request.js';
import { type ApprovalFile, approvalRequests } from './review/approvals.js';
import type { Identity } from './review/evidence.js';
import type { ReviewInput } from './review/match.js';
import { mayWrite, type ReviewData } from './review/reviews.js';
import { listChanges } from './revisions/changes.js';
import { parseObjectId } from './revisions/object-id.js';
import type { Repository } from './revisions/repository.js';
import type { CommitRecord, GitPath, ObjectId, TreeEntry } from './revisions/revisions.js';

type Evidence = Pick<ReviewInput, 'approvals' | 'reviews' | 'reviewsUnknown' | 'identities' | 'authorLogin'>;

/** A longer file is no approval; `parseApproval` refuses it, as it does one that cannot be read. */
const MAX_APPROVAL_BYTES = 131_072;

/** What people said beside trailers: approval files as the commits left them, and what the platform knows of reviews. */
export async function readEvidence(
  repository: Repository,
  inspection: Inspection,
  pullRequest: PullRequestFacts | undefined,
  supply: Supply | undefined,
): Promise<Evidence> {
  const approvals = await readApprovals(repository, inspection, supply);
  const custody = pullRequest?.custody;
  if (pullRequest === undefined || custody === undefined) return { approvals };
  const { author: authorLogin } = pullRequest;
  const why = custody.kind === 'unreadable' ? custody.why : unknownAuthors(inspection.commits, custody);
  const identities = custody.kind === 'read' ? identitiesOf(custody) : undefined;
  const known = { approvals, authorLogin, ...(identities === undefined ? {} : { identities }) };
  if (why !== undefined || custody.kind !== 'read') return { ...known, reviewsUnknown: why ?? 'they were not read' };
  // One after the other: two fetches at a time would stand in each other's way.
  const reviews: ReviewData[] = [];
  const seen: SeenContent = new Map();
  for (const review of custody.reviews)
    reviews.push({
      ...(await reviewData(repository, inspection, review, { supply, seen })),
      ...(isBefore(review, custody.baseChangedAt) ? { otherBase: true as const } : {}),
    });
  return { ...known, reviews };
}

/** A review without a time may be from any. */
function isBefore({ submittedAt }: ReviewFact, change: string | undefined): boolean {
  return change !== undefined && !(Date.parse(submittedAt ?? '') > Date.parse(change));
}

async function readApprovals(
  { objects }: Repository,
  { findings, commits, policies }: Inspection,
  supply: Supply | undefined,
): Promise<readonly ApprovalFile[]> {
  const requests = approvalRequests(findings, commits, policies.effective);
  if (requests.length === 0) return [];
  const ids = requests.map(({ oid }) => oid as ObjectId);
  await supply?.ensureObjects(ids);
  const files: ApprovalFile[] = [];
  let index = 0;
  for await (const object of objects.readMany(ids, { maxBytes: MAX_APPROVAL_BYTES })) {
    const { file, commit } = requests[index++]!;
    // What is missing or too long stays out, and the approval "could not be read".
    if (object.kind === 'content' && object.type === 'blob')
      files.push({ file, commit, content: object.content.toString('utf8') });
  }
  return files;
}

/** Somebody may have written a commit that the platform did not list, so nobody can be told to be independent. */
function unknownAuthors(
  commits: readonly CommitRecord[],
  { commits: listed }: Extract<CustodyFacts, { kind: 'read' }>,
): string | undefined {
  const known = new Set(listed.map(({ sha }) => sha));
  const missing = commits.filter(({ sha }) => !known.has(sha)).length;
  if (missing === 0) return undefined;
  return `the platform does not say who wrote ${missing} of the ${commits.length} commits, so nobody is known to be independent of them`;
}

function identitiesOf({ commits }: Extract<CustodyFacts, { kind: 'read' }>): ReadonlyMap<string, Identity> {
  return new Map(
    commits.map(({ sha, logins, signer }) => [
      sha,
      { login: signer ?? logins[0] ?? '', logins, verified: signer !== undefined },
    ]),
  );
}

type Content = ReadonlyMap<GitPath, TreeEntry | null>;
/** By commit; undefined for one that is gone. */
type SeenContent = Map<string, Content | undefined>;

async function reviewData(
  repository: Repository,
  inspection: Inspection,
  { login, type, state, commit, submittedAt, body, permission, permissionUnread }: ReviewFact,
  { supply, seen }: { readonly supply: Supply | undefined; readonly seen: SeenContent },
): Promise<ReviewData> {
  // What somebody saw who may not write decides nothing, and strangers could have a commit fetched for each of them.
  if (state === 'APPROVED' && mayWrite(permission) && commit !== null && !seen.has(commit))
    seen.set(commit, await contentAt(repository, inspection, commit, supply));
  const content = commit === null ? undefined : seen.get(commit);
  return {
    ...{ login, type, state, commitId: commit, submittedAt, body, permission },
    ...(permissionUnread === undefined ? {} : { permissionUnread }),
    ...(content === undefined ? {} : { blobsAtCommit: content }),
  };
}

/** What stood at every path that changes here when the review was given; undefined where that commit is gone. */
async function contentAt(
  repository: Repository,
  { range, trees, findings }: Inspection,
  commit: string,
  supply: Supply | undefined,
): Promise<Content | undefined> {
  const id = parseObjectId(commit);
  if (id === undefined || range.headKind !== 'commit') return undefined;
  const isHere =
    supply?.ensureCommit === undefined
      ? (await repository.objects.info(id))?.type === 'commit'
      : await supply.ensureCommit(id);
  if (!isHere) return undefined;
  const since = new Map((await listChanges(repository, id, range.head.sha)).map(({ path, base }) => [path, base]));
  const paths = [...trees.changes, ...findings.map(({ path, head }) => ({ path, head: entryOf(head) }))];
  return new Map(paths.map(({ path, head }) => [path, since.has(path) ? since.get(path)! : head]));
}

function entryOf(facts: { readonly mode: string; readonly oid: string } | null): TreeEntry | null {
  return facts === null ? null : { mode: facts.mode, oid: facts.oid as ObjectId };
}

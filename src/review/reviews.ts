import type { Finding } from '../comparison/finding.js';
import type { GitPath, TreeEntry } from '../revisions/revisions.js';
import { type Evidence, type KindVerdict, recordsProblem } from './evidence.js';
import { coAuthors, foldName, loginNames } from './persons.js';
import { showPath, showText } from './quoting.js';

/** A review as the platform gives it, in its order, with what had to be looked up. */
export interface ReviewData {
  readonly login: string;
  /** `User` or `Bot`. */
  readonly type: string;
  /** APPROVED, CHANGES_REQUESTED, DISMISSED, COMMENTED or PENDING. */
  readonly state: string;
  /** Null once the commit is gone. */
  readonly commitId: string | null;
  readonly submittedAt: string | null;
  readonly body: string;
  /** What the account may do now: admin, maintain, write, triage, read or none. */
  readonly permission: string;
  /** Why that is not known, where it could not be asked for. */
  readonly permissionUnread?: string;
  /** What stood at the paths of all findings in `commitId`; null where nothing did. Absent where it was not looked up. */
  readonly blobsAtCommit?: ReadonlyMap<GitPath, TreeEntry | null>;
  /** It was given while the pull request had another base, and so was shown other changes of the same head. */
  readonly otherBase?: true;
}

export interface JudgedReview {
  readonly login: string;
  readonly commitId: string | null;
  /** Why the review does not count; absent where it does. */
  readonly refused?: string;
}

const DECISIVE = new Set(['APPROVED', 'CHANGES_REQUESTED', 'DISMISSED']);
const MAY_WRITE = new Set(['admin', 'maintain', 'write']);

/** Of `ReviewData.permission`. */
export function mayWrite(permission: string): boolean {
  return MAY_WRITE.has(permission);
}

function lastWords(reviews: readonly ReviewData[]): readonly ReviewData[] {
  const last = new Map<string, ReviewData>();
  for (const review of inOrder(reviews)) if (DECISIVE.has(review.state)) last.set(review.login.toLowerCase(), review);
  return [...last.values()];
}

/**
 * Who approved what stands at a path on head: somebody independent of every commit of the range, at head itself or at a
 * commit that had the very same there. For files that are no fixtures, which no digest of findings covers.
 */
export function approverOf(
  reviews: readonly ReviewData[],
  evidence: Evidence,
): (path: GitPath, head: TreeEntry | null) => string | undefined {
  const tip = evidence.commits.at(-1)?.sha;
  const writers = writersByName(evidence);
  const standing = lastWords(reviews).filter(
    (review) => stateProblem(review) === undefined && personProblem(review, evidence, writers) === undefined,
  );
  return (path, head) =>
    standing.find(({ commitId, blobsAtCommit, otherBase }) => {
      if (otherBase === true) return false;
      if (tip !== undefined && commitId === tip) return true;
      const then = blobsAtCommit?.get(path);
      return then !== undefined && isSameEntry(then, head);
    })?.login;
}

/** The last decisive review of every person, in the platform's order, and whether it approves this very content. */
export function judgeReviews(reviews: readonly ReviewData[], evidence: Evidence): readonly JudgedReview[] {
  const head = evidence.commits.at(-1)?.sha;
  const writers = writersByName(evidence);
  return lastWords(reviews).map((review) => {
    const refused =
      stateProblem(review) ?? personProblem(review, evidence, writers) ?? boundProblem(review, evidence, head);
    return { login: review.login, commitId: review.commitId, ...(refused === undefined ? {} : { refused }) };
  });
}

export function reviewVerdict({ path }: Finding, judged: readonly JudgedReview[], digest: string): KindVerdict {
  const good = judged.find(({ refused }) => refused === undefined);
  if (good !== undefined)
    return {
      kind: 'review',
      status: 'matched',
      by: good.login,
      problems: [],
      ...(good.commitId === null ? {} : { commit: good.commitId }),
    };
  const approving = judged.filter(({ refused }) => refused !== NOT_APPROVING);
  if (approving.length === 0) return { kind: 'review', status: 'missing', problems: [] };
  const whys = approving
    .map(({ login, refused }) => `that of ${showText(login)} does not count: ${refused}`)
    .join('; ');
  const problem = recordsProblem('FG108', `No approving review holds for ${showPath(path)}: ${whys}.`, {
    path,
    fix: reviewFix(digest),
  });
  return { kind: 'review', status: 'mismatched', problems: [problem] };
}

export function reviewFix(digest: string): string {
  return `let somebody with write permission who did not write the change approve the pull request at its head, or with this line in the review:\n  Fixture-Review: ${digest}`;
}

const NOT_APPROVING = 'it does not approve';

function stateProblem({ state }: ReviewData): string | undefined {
  return state === 'APPROVED' ? undefined : NOT_APPROVING;
}

/** The platform lists reviews in order; where all carry a time, the time decides, so that joined pages cannot mix them up. */
function inOrder(reviews: readonly ReviewData[]): readonly ReviewData[] {
  const times = reviews.map(({ submittedAt }) => Date.parse(submittedAt ?? ''));
  if (times.some(Number.isNaN)) return reviews;
  return reviews
    .map((review, index) => ({ review, time: times[index]!, index }))
    .sort((a, b) => a.time - b.time || a.index - b.index)
    .map(({ review }) => review);
}

function personProblem(
  { login, type, permission, permissionUnread }: ReviewData,
  { authorLogin }: Evidence,
  writers: Writers,
): string | undefined {
  if (type !== 'User' || /\[bot\]$/i.test(login)) return 'it is no person';
  if (!mayWrite(permission))
    return permissionUnread ?? `its permission is ${showText(permission)}, and write is asked for`;
  if (authorLogin?.toLowerCase() === login.toLowerCase()) return 'it opened the pull request';
  const wrote = writers.byAccount.get(login.toLowerCase()) ?? writers.byName.get(foldName(login));
  return wrote === undefined ? undefined : `it is an author, a committer or a co-author of ${wrote.slice(0, 12)}`;
}

/** The first commit that each name and each account had a part in. */
interface Writers {
  /** By every name in git that a login may stand for (`mayBeLogin`). */
  readonly byName: ReadonlyMap<string, string>;
  readonly byAccount: ReadonlyMap<string, string>;
}

/** Put together once: any number of people may approve a pull request of any number of commits. */
function writersByName({ commits, identities }: Evidence): Writers {
  const byName = new Map<string, string>();
  const byAccount = new Map<string, string>();
  const note = (map: Map<string, string>, name: string, sha: string): void => {
    if (name !== '' && !map.has(name)) map.set(name, sha);
  };
  for (const { sha, author, committer, message } of commits) {
    for (const person of [author, committer, ...coAuthors(message)])
      for (const name of loginNames(person)) note(byName, name, sha);
    const identity = identities?.get(sha);
    const logins = identity?.logins ?? (identity === undefined ? [] : [identity.login]);
    for (const login of logins) note(byAccount, login.toLowerCase(), sha);
  }
  return { byName, byAccount };
}

/** A review counts for the content that it saw: head itself, a commit with the same fixtures, or the digest in its words. */
function boundProblem(
  review: ReviewData,
  { findings, digest }: Evidence,
  head: string | undefined,
): string | undefined {
  if (namesDigest(review.body, digest)) return undefined;
  if (review.otherBase === true)
    return 'it was given while the pull request had another base, and its text does not name the digest';
  if (head !== undefined && review.commitId === head) return undefined;
  if (review.commitId === null) return 'its commit is gone, and its text does not name the digest';
  const { blobsAtCommit } = review;
  if (blobsAtCommit === undefined) return 'what it saw is not known';
  const moved = findings.find(({ path, head: now }) => {
    const then = blobsAtCommit.get(path);
    return then === undefined || !isSameEntry(then, now);
  });
  return moved === undefined ? undefined : `it was given before ${showPath(moved.path)} got its present content`;
}

type Entry = Readonly<Record<'mode' | 'oid', string>>;

function isSameEntry(a: Entry | null, b: Entry | null): boolean {
  return a === null || b === null ? a === b : a.oid === b.oid && a.mode === b.mode;
}

function namesDigest(body: string, digest: string): boolean {
  return [...body.matchAll(/^[ \t]*Fixture-Review:[ \t]*([0-9a-f]+)[ \t]*\r?$/gim)].some(
    ([, named]) => named?.toLowerCase() === digest,
  );
}

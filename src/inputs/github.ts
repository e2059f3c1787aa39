import { asNumber } from './event.js';
import type { Answer, GitHubClient, Unavailable } from './github-client.js';
import { asSha, type RepositoryName } from './identifiers.js';
import type { CommitFact, ReviewFact } from './request.js';

// The read side. Answers are checked like everything else from outside: of what is not as expected nothing is believed.

export interface LivePull {
  readonly number: number;
  readonly open: boolean;
  readonly head: { readonly sha: string; readonly ref: string };
  readonly base: { readonly sha: string; readonly ref: string };
  readonly author: string;
  readonly fork: boolean;
  readonly commits?: number;
  readonly defaultBranch?: string;
}

export interface LiveBranch {
  readonly sha: string;
  /** Undefined where the answer does not say. */
  readonly isProtected?: boolean;
}

export interface PullReview extends Omit<ReviewFact, 'permission' | 'permissionUnread'> {
  /** `author_association`: what the platform calls somebody, and no permission. */
  readonly association?: string;
}

type Json = Readonly<Record<string, unknown>>;

const UNEXPECTED: Unavailable = {
  kind: 'unavailable',
  maybeDone: false,
  message: 'the answer is not of the form that the platform documents',
};

function path(repository: RepositoryName): { readonly owner: string; readonly repo: string } {
  return { owner: repository.owner, repo: repository.name };
}

function as<T>(answer: Answer<unknown>, read: (value: Json) => T | undefined): Answer<T> {
  if (answer.kind !== 'ok') return answer;
  const value = object(answer.value);
  const result = value === undefined ? undefined : read(value);
  return result === undefined ? UNEXPECTED : { kind: 'ok', value: result };
}

function object(value: unknown): Json | undefined {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Json) : undefined;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export async function readPull(
  client: GitHubClient,
  repository: RepositoryName,
  number: number,
): Promise<Answer<LivePull>> {
  const answer = await client.call('GET /repos/{owner}/{repo}/pulls/{pull_number}', {
    ...path(repository),
    pull_number: number,
  });
  return as(answer, (pull) => {
    const head = tip(pull['head']);
    const base = tip(pull['base']);
    const author = text(object(pull['user'])?.['login']);
    if (head === undefined || base === undefined || author === undefined || pull['number'] !== number) return undefined;
    const headRepository = object(object(pull['head'])?.['repo'])?.['id'];
    const baseRepository = object(object(pull['base'])?.['repo']);
    const commits = asNumber(pull['commits']);
    const defaultBranch = text(baseRepository?.['default_branch']);
    return {
      number,
      open: pull['state'] === 'open',
      head,
      base,
      author,
      fork: headRepository === undefined || headRepository !== baseRepository?.['id'],
      ...(commits !== undefined && { commits }),
      ...(defaultBranch !== undefined && { defaultBranch }),
    };
  });
}

export interface ListedPull {
  readonly number: number;
  readonly open: boolean;
  readonly head: { readonly sha: string; readonly ref: string };
  readonly headRepositoryId: number;
  readonly base: { readonly sha: string; readonly ref: string };
}

/** Open pull requests from `owner:branch`, over all pages. What is not of the documented form is left out. */
export async function readPullsOfBranch(
  client: GitHubClient,
  repository: RepositoryName,
  owner: string,
  branch: string,
): Promise<Answer<readonly ListedPull[]>> {
  const answer = await client.list('GET /repos/{owner}/{repo}/pulls', {
    ...path(repository),
    state: 'open',
    head: `${owner}:${branch}`,
  });
  if (answer.kind !== 'ok') return answer;
  return { kind: 'ok', value: answer.value.flatMap(listedPull) };
}

function listedPull(item: unknown): ListedPull[] {
  const pull = object(item);
  const number = asNumber(pull?.['number']);
  const [head, base] = [tip(pull?.['head']), tip(pull?.['base'])];
  const headRepositoryId = asNumber(object(object(pull?.['head'])?.['repo'])?.['id']);
  if (number === undefined || head === undefined || base === undefined || headRepositoryId === undefined) return [];
  return [{ number, open: pull?.['state'] === 'open', head, headRepositoryId, base }];
}

function tip(value: unknown): { readonly sha: string; readonly ref: string } | undefined {
  const sha = asSha(object(value)?.['sha']);
  const ref = text(object(value)?.['ref']);
  return sha === undefined || ref === undefined ? undefined : { sha, ref };
}

export async function readBranch(
  client: GitHubClient,
  repository: RepositoryName,
  branch: string,
): Promise<Answer<LiveBranch>> {
  const answer = await client.call('GET /repos/{owner}/{repo}/branches/{branch}', { ...path(repository), branch });
  return as(answer, (value) => {
    const sha = asSha(object(value['commit'])?.['sha']);
    if (sha === undefined || value['name'] !== branch) return undefined;
    return { sha, ...(typeof value['protected'] === 'boolean' && { isProtected: value['protected'] }) };
  });
}

/** The commit that a ref names, `heads/main` or `pull/12/head`. Needs `contents: read` alone. */
export async function readRef(client: GitHubClient, repository: RepositoryName, ref: string): Promise<Answer<string>> {
  const answer = await client.call('GET /repos/{owner}/{repo}/git/ref/{ref}', { ...path(repository), ref });
  return as(answer, (value) => (value['ref'] === `refs/${ref}` ? asSha(object(value['object'])?.['sha']) : undefined));
}

/** In the order in which they were submitted, over all pages. */
export async function readReviews(
  client: GitHubClient,
  repository: RepositoryName,
  number: number,
): Promise<Answer<readonly PullReview[]>> {
  const answer = await client.list('GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews', {
    ...path(repository),
    pull_number: number,
  });
  if (answer.kind !== 'ok') return answer;
  const reviews: PullReview[] = [];
  for (const item of answer.value) {
    const review = object(item);
    const user = object(review?.['user']);
    const login = text(user?.['login']);
    // A review of a deleted account has no user and speaks for nobody.
    if (review === undefined || login === undefined) continue;
    const association = text(review['author_association']);
    reviews.push({
      ...(association !== undefined && { association }),
      login,
      type: text(user?.['type']) ?? 'unknown',
      state: text(review['state']) ?? '',
      commit: asSha(review['commit_id']) ?? null,
      submittedAt: text(review['submitted_at']) ?? null,
      body: text(review['body']) ?? '',
    });
  }
  return { kind: 'ok', value: reviews };
}

/** Whatever gives a pull request another base, by hand or because its branch went or was rewritten. */
const NEW_BASE = new Set(['base_ref_changed', 'automatic_base_change_succeeded', 'base_ref_force_pushed']);

/** When a pull request last got another base to be compared with; undefined where it has the one that it was opened with. */
export async function readBaseChange(
  client: GitHubClient,
  repository: RepositoryName,
  number: number,
): Promise<Answer<string | undefined>> {
  const answer = await client.list('GET /repos/{owner}/{repo}/issues/{issue_number}/events', {
    ...path(repository),
    issue_number: number,
  });
  if (answer.kind !== 'ok') return answer;
  const times = answer.value
    .map(object)
    .filter((event) => NEW_BASE.has(text(event?.['event']) ?? ''))
    // An event without a time may be the latest.
    .map((event) => text(event?.['created_at']) ?? UNKNOWN_TIME);
  return { kind: 'ok', value: times.sort().at(-1) };
}

/** Later than every time that the platform writes. */
const UNKNOWN_TIME = '9999-12-31T23:59:59Z';

/** `admin`, `write`, `read` or `none`: maintain counts as write and triage as read (REST API, collaborators). */
export async function readPermission(
  client: GitHubClient,
  repository: RepositoryName,
  login: string,
): Promise<Answer<'admin' | 'write' | 'read' | 'none'>> {
  const answer = await client.call('GET /repos/{owner}/{repo}/collaborators/{username}/permission', {
    ...path(repository),
    username: login,
  });
  return as(answer, ({ permission }) =>
    (['admin', 'write', 'read', 'none'] as const).find((one) => one === permission),
  );
}

/** The commits of a pull request with the accounts behind them, oldest first; the platform stops after 250. */
export async function readCommits(
  client: GitHubClient,
  repository: RepositoryName,
  number: number,
): Promise<Answer<readonly CommitFact[]>> {
  const answer = await client.list('GET /repos/{owner}/{repo}/pulls/{pull_number}/commits', {
    ...path(repository),
    pull_number: number,
  });
  if (answer.kind !== 'ok') return answer;
  return { kind: 'ok', value: answer.value.flatMap(commitFact) };
}

function commitFact(item: unknown): CommitFact[] {
  const commit = object(item);
  const sha = asSha(commit?.['sha']);
  if (sha === undefined) return [];
  const [author, committer] = [commit?.['author'], commit?.['committer']].map((user) => text(object(user)?.['login']));
  const verification = object(object(commit?.['commit'])?.['verification']);
  // The platform vouches for the committer only: the author of a signed commit can still be anybody (T16).
  const isSigned = verification?.['verified'] === true && committer !== undefined;
  return [
    {
      sha,
      logins: [...new Set([author, committer].filter((login) => login !== undefined))],
      ...(isSigned ? { signer: committer } : {}),
    },
  ];
}

/** Numbers of the pull requests that the platform links with a commit; for commits of a merge group it may know none. */
export async function readPullsOfCommit(
  client: GitHubClient,
  repository: RepositoryName,
  sha: string,
): Promise<Answer<readonly number[]>> {
  const answer = await client.list('GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls', {
    ...path(repository),
    commit_sha: sha,
  });
  if (answer.kind !== 'ok') return answer;
  return {
    kind: 'ok',
    value: answer.value.map((item) => asNumber(object(item)?.['number'])).filter((number) => number !== undefined),
  };
}

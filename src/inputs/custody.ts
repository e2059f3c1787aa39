import { type PullReview, readBaseChange, readCommits, readPermission, readReviews } from './github.js';
import type { Answer, GitHubClient } from './github-client.js';
import type { RepositoryName } from './identifiers.js';
import type { CustodyFacts, ReviewFact } from './request.js';

/**
 * Reads who approved a pull request, what they may do, and whose accounts stand behind its commits. What cannot be read
 * does not end the run: most policies ask for no review, and those that do fail with the reason.
 */
export async function readCustody(
  client: GitHubClient,
  repository: RepositoryName,
  number: number,
): Promise<CustodyFacts> {
  const reviews = await readReviews(client, repository, number);
  if (reviews.kind !== 'ok') return unreadable('the reviews', reviews);
  const commits = await readCommits(client, repository, number);
  if (commits.kind !== 'ok') return unreadable('the authors of its commits', commits);
  const approving = standing(reviews.value);
  // A review is of a head against a base, and the platform keeps it when the base becomes another one.
  const baseChange = approving.length === 0 ? NO_CHANGE : await readBaseChange(client, repository, number);
  if (baseChange.kind !== 'ok') return unreadable('whether its base was changed', baseChange);
  const permissionOf = await lookUp(client, repository, approving);
  return {
    kind: 'read',
    reviews: reviews.value.map((review): ReviewFact => ({ ...review, ...permissionOf(review.login) })),
    commits: commits.value,
    ...(baseChange.value === undefined ? {} : { baseChangedAt: baseChange.value }),
  };
}

const NO_CHANGE = { kind: 'ok', value: undefined } as const;

type Permission = Pick<ReviewFact, 'permission' | 'permissionUnread'>;

/**
 * Asks for everybody, since any number of strangers may approve a public pull request and one of them may be the person
 * who counts. Once the platform cannot be asked any more (its limits, an outage), nobody else's permission is known, and
 * an approval of unknown permission is none.
 */
async function lookUp(
  client: GitHubClient,
  repository: RepositoryName,
  logins: readonly string[],
): Promise<(login: string) => Permission> {
  const known = new Map<string, Permission>();
  let unread: string | undefined;
  for (const [index, login] of logins.entries()) {
    if (unread === undefined) {
      const answer = await readPermission(client, repository, login);
      if (answer.kind === 'ok') known.set(login, { permission: answer.value });
      else if (answer.kind === 'unavailable')
        unread = `the permissions of ${logins.length - index} of ${logins.length} who approve could not be read (${answer.message})`;
    }
    if (unread !== undefined) known.set(login, { permission: 'unknown', permissionUnread: unread });
  }
  return (login) => known.get(login) ?? { permission: 'unknown' };
}

/** What the platform says of people that may write. It is no permission, and good enough for whom to ask about first. */
const CLOSE = new Set(['OWNER', 'MEMBER', 'COLLABORATOR']);

/** People whose last word, comments aside, is an approval: those who are likely to count first, then the latest. */
function standing(reviews: readonly PullReview[]): readonly string[] {
  const last = new Map<string, PullReview>();
  for (const review of reviews) {
    if (review.state === 'COMMENTED') continue;
    last.delete(review.login);
    last.set(review.login, review);
  }
  const approving = [...last.values()].filter(({ type, state }) => state === 'APPROVED' && type === 'User').reverse();
  const isClose = ({ association = '' }: PullReview): boolean => CLOSE.has(association);
  return [...approving.filter(isClose), ...approving.filter((review) => !isClose(review))].map(({ login }) => login);
}

function unreadable(what: string, answer: Exclude<Answer<unknown>, { readonly kind: 'ok' }>): CustodyFacts {
  const remedy = answer.kind === 'refused' ? '; grant the job pull-requests: read' : '; re-run the job';
  return { kind: 'unreadable', why: `${what} could not be read (${answer.message}${remedy})` };
}

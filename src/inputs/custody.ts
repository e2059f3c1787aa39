import { type PullReview, readCommits, readPermission, readReviews } from './github.js';
import type { Answer, GitHubClient } from './github-client.js';
import type { RepositoryName } from './identifiers.js';
import type { CustodyFacts, ReviewFact } from './request.js';

/** People whose permission is looked up. Nobody needs the approval of more, and a run stays under 30 requests. */
const MAX_LOOKED_UP = 10;

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
  const permissions = new Map<string, string>();
  for (const login of standing(reviews.value).slice(0, MAX_LOOKED_UP)) {
    const answer = await readPermission(client, repository, login);
    permissions.set(login, answer.kind === 'ok' ? answer.value : 'unknown');
  }
  return {
    kind: 'read',
    reviews: reviews.value.map(
      (review): ReviewFact => ({ ...review, permission: permissions.get(review.login) ?? 'unknown' }),
    ),
    commits: commits.value,
  };
}

/** People whose last word, comments aside, is an approval. */
function standing(reviews: readonly PullReview[]): readonly string[] {
  const last = new Map<string, PullReview>();
  for (const review of reviews) if (review.state !== 'COMMENTED') last.set(review.login, review);
  return [...last.values()].flatMap(({ login, type, state }) => (state === 'APPROVED' && type === 'User' ? login : []));
}

function unreadable(what: string, answer: Exclude<Answer<unknown>, { readonly kind: 'ok' }>): CustodyFacts {
  const remedy = answer.kind === 'refused' ? '; grant the job pull-requests: read' : '; re-run the job';
  return { kind: 'unreadable', why: `${what} could not be read (${answer.message}${remedy})` };
}

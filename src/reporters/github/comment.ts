import type { Answer, GitHubClient } from '../../inputs/github-client.js';
import type { RepositoryName } from '../../inputs/identifiers.js';
import type { Poster } from './check-run.js';
import type { CommentRendering } from './renderers.js';

/** The app behind `GITHUB_TOKEN`, on github.com and on Enterprise Server. */
const ACTIONS_LOGIN = 'github-actions[bot]';

export interface CommentPlan {
  readonly repository: RepositoryName;
  readonly number: number;
  readonly marker: string;
  /** Begins with the marker. */
  readonly rendered: CommentRendering;
  /** Post even where no fixture ever changed. */
  readonly always: boolean;
  /** Known where the check run was posted. */
  readonly poster?: Poster;
}

export type CommentOutcome =
  | { readonly kind: 'created' | 'updated' | 'unchanged' | 'none' }
  | { readonly kind: 'failed'; readonly message: string };

interface Existing {
  readonly id: number;
  readonly body: string;
}

/** Finds our comment, and makes it say what is true now. The comment is never read as state: only its place is. */
export async function postComment(client: GitHubClient, plan: CommentPlan): Promise<CommentOutcome> {
  const identity = await whoAmI(client, plan.poster);
  const found = await findOurs(client, plan, identity);
  if (found.kind !== 'ok') return { kind: 'failed', message: found.message };
  const [existing] = found.value;
  const { kind, body } = plan.rendered;
  // Without it the comment would not be found again, and there would be one more with every run.
  if (!body.startsWith(plan.marker)) throw new Error('the comment does not begin with its marker');
  if (existing === undefined) {
    if (kind === 'nothing' && !plan.always) return { kind: 'none' };
    return create(client, plan, body, identity);
  }
  if (existing.body === body) return { kind: 'unchanged' };
  const answer = await client.call('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', {
    owner: plan.repository.owner,
    repo: plan.repository.name,
    comment_id: existing.id,
    body,
  });
  return answer.kind === 'ok' ? { kind: 'updated' } : { kind: 'failed', message: answer.message };
}

/** A request that broke may have been carried out: then the comment is looked for before a second one is made. */
async function create(
  client: GitHubClient,
  plan: CommentPlan,
  body: string,
  identity: Identity,
): Promise<CommentOutcome> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await client.call('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', {
      owner: plan.repository.owner,
      repo: plan.repository.name,
      issue_number: plan.number,
      body,
    });
    if (answer.kind === 'ok') return { kind: 'created' };
    if (answer.kind === 'refused' || !answer.maybeDone || attempt === 3)
      return { kind: 'failed', message: answer.message };
    await client.clock.sleep(1_000 * attempt);
    const found = await findOurs(client, plan, identity);
    if (found.kind === 'ok' && found.value.length > 0) return { kind: 'created' };
  }
}

interface Identity {
  readonly login: string;
  readonly userId?: number;
  readonly appId?: number;
}

/**
 * An app's comments are by `slug[bot]`, a name that no person can take. Where no check run told the app, the token may be
 * a person's, which can be asked; an app's may not ask and is then the one behind `GITHUB_TOKEN`.
 */
async function whoAmI(client: GitHubClient, poster: Poster | undefined): Promise<Identity> {
  if (poster !== undefined) return { login: `${poster.slug}[bot]`, appId: poster.appId };
  const answer = await client.call('GET /user', {});
  const user = (answer.kind === 'ok' ? answer.value : undefined) as
    | { readonly login?: unknown; readonly id?: unknown }
    | undefined;
  if (typeof user?.login === 'string' && typeof user.id === 'number') return { login: user.login, userId: user.id };
  return { login: ACTIONS_LOGIN };
}

interface IssueComment {
  readonly id?: unknown;
  readonly body?: unknown;
  readonly user?: { readonly login?: unknown; readonly id?: unknown } | null;
  readonly performed_via_github_app?: { readonly id?: unknown } | null;
}

/** Over all pages: the marker at the very start, and by ourselves. Oldest first. */
async function findOurs(
  client: GitHubClient,
  plan: CommentPlan,
  identity: Identity,
): Promise<Answer<readonly Existing[]>> {
  const answer = await client.list('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', {
    owner: plan.repository.owner,
    repo: plan.repository.name,
    issue_number: plan.number,
  });
  if (answer.kind !== 'ok') return answer;
  const ours: Existing[] = [];
  for (const item of answer.value) {
    const comment = item as IssueComment | null;
    const { id, body } = comment ?? {};
    if (typeof id !== 'number' || typeof body !== 'string') continue;
    if (body.startsWith(plan.marker) && isBy(comment, identity)) ours.push({ id, body: body.replaceAll('\r\n', '\n') });
  }
  return { kind: 'ok', value: ours };
}

/** The job token's comments are ours, too: a workflow may have begun with it and gone on with an app of its own. */
function isBy(comment: IssueComment | null, identity: Identity): boolean {
  const user = comment?.user;
  if (user?.login === ACTIONS_LOGIN) return true;
  if (user?.login !== identity.login) return false;
  if (identity.userId !== undefined && user.id !== identity.userId) return false;
  const app = comment?.performed_via_github_app?.id;
  return identity.appId === undefined || typeof app !== 'number' || app === identity.appId;
}

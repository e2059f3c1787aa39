import type { Answer, GitHubClient } from '../../inputs/github-client.js';
import type { RepositoryName } from '../../inputs/identifiers.js';
import type { RenderedCheckRun } from './renderers.js';

/** "The Checks API limits the number of annotations to a maximum of 50 per API request"; each request adds to those before. */
const ANNOTATIONS_PER_REQUEST = 50;
/** Ten requests: at about 80 writes a minute more would hold the job up, and the report files have everything. */
const MAX_ANNOTATIONS = 500;

export type Conclusion = 'success' | 'failure' | 'neutral';

export interface CheckRunTarget {
  readonly repository: RepositoryName;
  /** The head of the pull request or of the merge group; never the test merge (T11, T12). */
  readonly headSha: string;
  readonly name: string;
  /** Tells a run against another base from this one: the same head may be proposed to several (T05). */
  readonly externalId: string;
  readonly detailsUrl?: string;
}

/** The app that the token belongs to; its comments are ours. */
export interface Poster {
  readonly appId: number;
  readonly slug: string;
}

export type CheckRunOutcome =
  | { readonly kind: 'posted'; readonly id: number; readonly poster?: Poster }
  /** Nothing, or no conclusion, could be posted. `message` is safe to print. */
  | { readonly kind: 'failed'; readonly message: string; readonly poster?: Poster };

/** In progress, then the annotations batch by batch, the conclusion last: a run that dies in between concludes nothing. */
export async function postCheckRun(
  client: GitHubClient,
  target: CheckRunTarget,
  rendered: RenderedCheckRun,
  conclusion: Conclusion,
): Promise<CheckRunOutcome> {
  const created = await create(client, target, rendered);
  if (created.kind !== 'ok') return { kind: 'failed', message: created.message };
  const { id, poster } = created.value;
  const withPoster = poster === undefined ? {} : { poster };
  const output = outputOf(rendered);
  for (
    let start = 0;
    start < Math.min(rendered.annotations.length, MAX_ANNOTATIONS);
    start += ANNOTATIONS_PER_REQUEST
  ) {
    const annotations = rendered.annotations.slice(start, Math.min(start + ANNOTATIONS_PER_REQUEST, MAX_ANNOTATIONS));
    const answer = await update(client, target, id, { output: { ...output, annotations } });
    if (answer.kind !== 'ok') {
      await conclude(client, target, id, output, conclusion);
      return { kind: 'failed', message: `annotations: ${answer.message}`, ...withPoster };
    }
  }
  const concluded = await conclude(client, target, id, output, conclusion);
  if (concluded.kind !== 'ok') return { kind: 'failed', message: `conclusion: ${concluded.message}`, ...withPoster };
  return { kind: 'posted', id, ...withPoster };
}

function outputOf({ title, summary }: RenderedCheckRun): Record<string, unknown> {
  return { title, summary };
}

interface Created {
  readonly id: number;
  readonly poster?: Poster;
}

/** A request that broke may have been carried out: then the run is looked for before a second one is made. */
async function create(
  client: GitHubClient,
  target: CheckRunTarget,
  rendered: RenderedCheckRun,
): Promise<Answer<Created>> {
  const started = new Date(client.clock.now()).toISOString();
  for (let attempt = 1; ; attempt += 1) {
    const answer = await client.call('POST /repos/{owner}/{repo}/check-runs', {
      owner: target.repository.owner,
      repo: target.repository.name,
      name: target.name,
      head_sha: target.headSha,
      status: 'in_progress',
      started_at: started,
      external_id: target.externalId,
      ...(target.detailsUrl !== undefined && { details_url: target.detailsUrl }),
      output: outputOf(rendered),
    });
    if (answer.kind === 'ok') {
      const made = readCreated(answer.value);
      return made === undefined
        ? { kind: 'unavailable', maybeDone: true, message: 'the answer names no check run' }
        : { kind: 'ok', value: made };
    }
    if (answer.kind === 'refused' || !answer.maybeDone || attempt === 3) return answer;
    await client.clock.sleep(1_000 * attempt);
    const found = await findUnfinished(client, target, started);
    if (found !== undefined) return { kind: 'ok', value: found };
  }
}

async function findUnfinished(
  client: GitHubClient,
  target: CheckRunTarget,
  started: string,
): Promise<Created | undefined> {
  const answer = await client.list('GET /repos/{owner}/{repo}/commits/{ref}/check-runs', {
    owner: target.repository.owner,
    repo: target.repository.name,
    ref: target.headSha,
    check_name: target.name,
    status: 'in_progress',
  });
  if (answer.kind !== 'ok') return undefined;
  const ours = answer.value.find((item) => {
    const run = item as { readonly external_id?: unknown; readonly started_at?: unknown };
    return (
      run.external_id === target.externalId &&
      typeof run.started_at === 'string' &&
      Math.abs(Date.parse(run.started_at) - Date.parse(started)) < 1_000
    );
  });
  return ours === undefined ? undefined : readCreated(ours);
}

function readCreated(value: unknown): Created | undefined {
  const run = value as {
    readonly id?: unknown;
    readonly app?: { readonly id?: unknown; readonly slug?: unknown } | null;
  } | null;
  const id = run?.id;
  if (typeof id !== 'number' || !Number.isSafeInteger(id)) return undefined;
  const { id: appId, slug } = run?.app ?? {};
  if (typeof appId !== 'number' || typeof slug !== 'string' || slug === '') return { id };
  return { id, poster: { appId, slug } };
}

function update(
  client: GitHubClient,
  target: CheckRunTarget,
  id: number,
  fields: Record<string, unknown>,
): Promise<Answer<unknown>> {
  return client.call('PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}', {
    owner: target.repository.owner,
    repo: target.repository.name,
    check_run_id: id,
    ...fields,
  });
}

function conclude(
  client: GitHubClient,
  target: CheckRunTarget,
  id: number,
  output: Record<string, unknown>,
  conclusion: Conclusion,
): Promise<Answer<unknown>> {
  const completed = new Date(client.clock.now()).toISOString();
  return update(client, target, id, { status: 'completed', conclusion, completed_at: completed, output });
}

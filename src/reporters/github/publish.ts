import { readPull, readRef } from '../../inputs/github.js';
import type { GitHubClient } from '../../inputs/github-client.js';
import { type RepositoryName, show } from '../../inputs/identifiers.js';
import { staleness } from '../../inputs/target.js';
import type { Report } from '../report.js';
import { type Conclusion, type Poster, postCheckRun } from './check-run.js';
import { postComment } from './comment.js';
import { findNamesakes } from './namesakes.js';
import type { Renderers } from './renderers.js';

/** Of every instance: two of them may share a check's name. */
const EXTERNAL_ID_PREFIX = 'fixture-gate:';

export interface PublishPlan {
  readonly repository: RepositoryName;
  /** Absent for pushes and merge groups, which have no conversation to comment on. */
  readonly number?: number;
  readonly headSha: string;
  readonly base: { readonly sha: string; readonly ref?: string };
  readonly checkName: string;
  readonly id: string;
  readonly checkRun: boolean;
  readonly comment: 'always' | 'on-findings' | 'never';
  readonly conclusion: Conclusion;
  readonly detailsUrl?: string;
}

export interface Publication {
  /** Plain lines for the log, safe to print: what was refused and what follows. */
  readonly notes: readonly string[];
  /** A namesake stands on the commit, so a green result would not be ours alone. */
  readonly withheld?: string;
  /** The annotations did not arrive, so the caller falls back to workflow commands. */
  readonly annotationsMissing: boolean;
}

/** Posts what the token allows. Never throws for a refusal and never touches the verdict. The caller has had a last look. */
export async function publish(
  client: GitHubClient,
  report: Report,
  renderers: Renderers,
  plan: PublishPlan,
): Promise<Publication> {
  const notes: string[] = [];
  let annotationsMissing = false;
  let poster: Poster | undefined;
  let withheld: string | undefined;
  if (plan.checkRun) {
    const outcome = await checkRun(client, report, renderers, plan);
    poster = outcome.poster;
    withheld = outcome.withheld;
    if (outcome.refused !== undefined) {
      annotationsMissing = true;
      notes.push(
        `The check run was not posted completely (${outcome.refused}). Annotations follow in this log, and the job summary has the report.`,
      );
    }
  }
  if (plan.number !== undefined && plan.comment !== 'never') {
    const note = await comment(client, report, renderers, plan, plan.number, poster);
    if (note !== undefined) notes.push(note);
  }
  return { notes, annotationsMissing, ...(withheld !== undefined && { withheld }) };
}

/**
 * Whether the pull request moved on while the gate ran, right before anything is posted (T10, T11). What the platform
 * refuses to tell is asked as far as `contents: read` goes; what it cannot tell counts as moved: reads fail closed.
 * @returns what moved, safe to print, or undefined.
 */
export async function lastLook(
  client: GitHubClient,
  plan: Pick<PublishPlan, 'repository' | 'headSha' | 'base'>,
  number: number,
): Promise<string | undefined> {
  const answer = await readPull(client, plan.repository, number);
  if (answer.kind === 'ok') {
    return staleness(answer.value, {
      head: plan.headSha,
      ...(plan.base.ref !== undefined && { baseRef: plan.base.ref }),
    });
  }
  if (answer.kind === 'unavailable') return `it cannot be read any more (${answer.message})`;
  const head = await readRef(client, plan.repository, `pull/${number}/head`);
  if (head.kind !== 'ok') return `its head cannot be read any more (${head.message})`;
  return head.value === plan.headSha ? undefined : `its head is ${head.value} by now`;
}

interface CheckRunStep {
  readonly poster?: Poster;
  readonly refused?: string;
  readonly withheld?: string;
}

async function checkRun(
  client: GitHubClient,
  report: Report,
  renderers: Renderers,
  plan: PublishPlan,
): Promise<CheckRunStep> {
  const base =
    plan.base.ref === undefined
      ? plan.base.sha.slice(0, 12)
      : `${show(plan.base.ref).slice(1, -1)} at ${plan.base.sha.slice(0, 12)}`;
  const rendered = renderers.checkRun(report);
  const target = {
    repository: plan.repository,
    headSha: plan.headSha,
    name: plan.checkName,
    externalId: `${EXTERNAL_ID_PREFIX}${plan.id}:${encodeURIComponent(wellFormed(plan.base.ref ?? ''))}@${plan.base.sha}`,
    ...(plan.detailsUrl !== undefined && { detailsUrl: plan.detailsUrl }),
  };
  const withheld = await findNamesakes(client, target, EXTERNAL_ID_PREFIX);
  const conclusion = withheld === undefined ? plan.conclusion : 'failure';
  const outcome = await postCheckRun(
    client,
    target,
    { ...rendered, title: `${rendered.title} (against ${base})` },
    conclusion,
  );
  return {
    ...(outcome.poster !== undefined && { poster: outcome.poster }),
    ...(outcome.kind === 'failed' && { refused: outcome.message }),
    ...(withheld !== undefined && { withheld }),
  };
}

/** `encodeURIComponent` throws on lone surrogates. */
function wellFormed(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8');
}

async function comment(
  client: GitHubClient,
  report: Report,
  renderers: Renderers,
  plan: PublishPlan,
  number: number,
  poster: Poster | undefined,
): Promise<string | undefined> {
  const outcome = await postComment(client, {
    repository: plan.repository,
    number,
    marker: renderers.marker,
    rendered: renderers.comment(report),
    always: plan.comment === 'always',
    ...(poster !== undefined && { poster }),
  });
  return outcome.kind === 'failed'
    ? `The comment was not posted (${outcome.message}). The job summary has the report.`
    : undefined;
}

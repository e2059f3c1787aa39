import type { ActionInputs } from '../../inputs/action-inputs.js';
import { webAddress } from '../../inputs/addresses.js';
import type { GateEvent } from '../../inputs/event.js';
import type { GitHubClient } from '../../inputs/github-client.js';
import type { RepositoryName } from '../../inputs/identifiers.js';
import type { Target } from '../../inputs/target.js';
import type { Log } from '../action-log.js';
import type { Report } from '../report.js';
import { type Publication, type PublishPlan, publish } from './publish.js';
import type { Renderers } from './renderers.js';

interface Circumstances {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly inputs: ActionInputs;
  readonly event: GateEvent;
  readonly target: Target;
  readonly renderers: Renderers;
}

/** Exit code and check run follow one value; `neutral` only says that this instance does not vote (fail-on: never). */
export function conclusionOf(report: Report, green: boolean): PublishPlan['conclusion'] {
  if (!green) return 'failure';
  return report.verdict === 'pass' ? 'success' : 'neutral';
}

export function publishPlan(
  { env, inputs, event, target }: Circumstances,
  conclusion: PublishPlan['conclusion'],
): PublishPlan {
  const details = detailsUrl(env, event.repository);
  return {
    repository: event.repository,
    ...(target.pullRequest !== undefined && { number: target.pullRequest.number }),
    headSha: target.range.head.sha,
    base: target.range.base,
    checkName: inputs.checkName,
    id: inputs.id,
    checkRun: inputs.annotations === 'auto' || inputs.annotations === 'check-run',
    comment: inputs.comment,
    conclusion,
    ...(details !== undefined && { detailsUrl: details }),
  };
}

/** The page of this run, where the runner says which one it is. */
export function detailsUrl(env: Circumstances['env'], { owner, name }: RepositoryName): string | undefined {
  const run = env['GITHUB_RUN_ID'] ?? '';
  if (!/^[0-9]{1,20}$/.test(run)) return undefined;
  return `${webAddress(env['GITHUB_SERVER_URL'], 'https://github.com')}/${owner}/${name}/actions/runs/${run}`;
}

/** Nothing that goes wrong here may change the verdict: what could not be posted is said in the log and shown there. */
export async function postOrFallBack(
  client: GitHubClient,
  report: Report,
  plan: PublishPlan,
  { inputs, event, renderers }: Circumstances,
  log: Log,
): Promise<Publication> {
  const silent = postsNothing(inputs, event);
  let publication: Publication = { notes: silent === undefined ? [] : [silent], annotationsMissing: true };
  if (silent === undefined) {
    try {
      publication = await publish(client, report, renderers, plan);
    } catch (error) {
      const note = `The result was not posted, by a fault of Fixture Gate itself: ${(error as Error).stack}`;
      publication = { notes: [note], annotationsMissing: true };
    }
  }
  for (const note of publication.notes) log.line(note);
  const fallBack = inputs.annotations !== 'none' && publication.annotationsMissing;
  if (inputs.annotations === 'commands' || fallBack)
    for (const command of renderers.workflowCommands(report)) log.command(command);
  return publication;
}

/** Why this run posts nothing at all, or undefined. */
function postsNothing(inputs: ActionInputs, event: GateEvent): string | undefined {
  if (event.kind === 'manual')
    return 'Nothing is posted: the event names no pull request, and a result must not be put on a commit by hand.';
  if (inputs.shard !== undefined && inputs.shard.count > 1)
    return 'Nothing is posted for a shard: its report is a part of the verdict.';
  return undefined;
}

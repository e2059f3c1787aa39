import { FixtureGateError } from '../errors.js';
import { asNumber, object, readPayload, text } from './event.js';
import { asRepository, asSha, type RepositoryName, show } from './identifiers.js';

/** Events whose runs have the head of a pull request as `head_sha`; for `pull_request_target` it is the default branch's tip. */
const OF_A_HEAD: readonly string[] = ['pull_request', 'pull_request_review'];

/** Another workflow's run, as the payload of `workflow_run` tells of it: the platform's word and not the run's own. */
export interface FinishedRun {
  readonly repository: RepositoryName;
  readonly id: number;
  readonly succeeded: boolean;
  readonly head: {
    readonly sha: string;
    readonly branch: string;
    readonly repositoryId: number;
    readonly owner: string;
  };
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * @returns the run, or in plain words why there is nothing to comment on.
 * @throws {FixtureGateError} BAD_EVENT
 */
export function readFinishedRun(env: Environment): FinishedRun | string {
  const name = env['GITHUB_EVENT_NAME'] ?? '';
  if (name !== 'workflow_run')
    throw bad(
      `expected the event workflow_run; found ${show(name)}`,
      'Trigger the workflow with `on: workflow_run`, as docs/forks.md has it',
    );
  const repository = asRepository(env['GITHUB_REPOSITORY']);
  if (repository === undefined)
    throw bad(`expected GITHUB_REPOSITORY to be owner/name; found ${show(env['GITHUB_REPOSITORY'])}`);
  const run = object(readPayload(name, env['GITHUB_EVENT_PATH'])['workflow_run']);
  if (run === undefined) throw bad('expected the payload to hold workflow_run; found none');
  const event = text(run['event']) ?? '';
  if (!OF_A_HEAD.includes(event))
    return `The run was for ${show(event)} and not for a pull request, so there is nothing to comment on.`;
  const id = asNumber(run['id']);
  const sha = asSha(run['head_sha']);
  const branch = text(run['head_branch']);
  if (id === undefined || sha === undefined || branch === undefined)
    throw bad('expected workflow_run to have id, head_sha and head_branch');
  const headRepository = object(run['head_repository']);
  const repositoryId = asNumber(headRepository?.['id']);
  const owner = text(object(headRepository?.['owner'])?.['login']);
  if (repositoryId === undefined || owner === undefined)
    return 'The repository that the head came from is gone, so the pull request cannot be found.';
  return { repository, id, succeeded: run['conclusion'] === 'success', head: { sha, branch, repositoryId, owner } };
}

function bad(
  message: string,
  remedy = 'Re-run the job; if it happens again, check that no earlier step writes to GITHUB_EVENT_PATH',
): FixtureGateError {
  return new FixtureGateError('BAD_EVENT', message, remedy);
}

import { readPullsOfBranch } from './github.js';
import type { GitHubClient } from './github-client.js';
import { show } from './identifiers.js';
import { required } from './target.js';
import type { FinishedRun } from './workflow-run.js';

/** The one pull request that a run's report may be posted on. */
export interface PullOfRun {
  readonly number: number;
  readonly baseRef: string;
}

/**
 * Open pull requests whose head is this commit of this branch of this repository: all of it the platform's word, live. The
 * report only chooses between several bases of one head, so a forged one reaches no pull request but its author's own.
 * @returns the pull request, or in plain words, safe to print, why there is none.
 * @throws {FixtureGateError} GITHUB_DENIED
 */
export async function findPullOfRun(
  client: GitHubClient,
  run: FinishedRun,
  baseRef: string | undefined,
): Promise<PullOfRun | string> {
  const { head } = run;
  const answer = await readPullsOfBranch(client, run.repository, head.owner, head.branch);
  const pulls = required(answer, 'the pull requests of the branch').filter(
    (pull) => pull.open && pull.headRepositoryId === head.repositoryId && pull.head.ref === head.branch,
  );
  if (pulls.length === 0) return `No open pull request has the branch ${show(head.branch)} as its head.`;
  const standing = pulls.filter((pull) => pull.head.sha === head.sha);
  if (standing.length === 0) return `The pull request has moved on: its head is no longer ${head.sha}.`;
  const [first, ...others] = standing.filter((pull) => pull.base.ref === baseRef);
  if (first === undefined)
    return `The report is about another base than that of the pull request, ${show(standing[0]?.base.ref)}.`;
  if (others.length > 0)
    return 'Several pull requests have this head and this base, so it is not known which one is meant.';
  return { number: first.number, baseRef: first.base.ref };
}

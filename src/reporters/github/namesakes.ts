import type { GitHubClient } from '../../inputs/github-client.js';
import type { CheckRunTarget } from './check-run.js';

interface CheckRun {
  readonly id?: unknown;
  readonly name?: unknown;
  readonly external_id?: unknown;
}

/**
 * Check runs on the head that bear our name and are not ours (T02). Everybody who may write checks can make one, and a
 * green namesake could be taken for the gate's word, so the caller says so and does not let the run be green.
 * @returns a line that is safe to print, or undefined.
 */
export async function findNamesakes(
  client: GitHubClient,
  target: CheckRunTarget,
  externalIdPrefix: string,
): Promise<string | undefined> {
  const answer = await client.list('GET /repos/{owner}/{repo}/commits/{ref}/check-runs', {
    owner: target.repository.owner,
    repo: target.repository.name,
    ref: target.headSha,
    check_name: target.name,
    filter: 'all',
  });
  // Only a courtesy for whoever set the checks up: that it cannot be read changes nothing about the fixtures.
  if (answer.kind !== 'ok') return undefined;
  const foreign = answer.value.filter((item) => {
    const run = item as CheckRun | null;
    const ours = typeof run?.external_id === 'string' && run.external_id.startsWith(externalIdPrefix);
    return run?.name === target.name && !ours;
  });
  if (foreign.length === 0) return undefined;
  return `${foreign.length} other check run${foreign.length === 1 ? '' : 's'} of the same name on this commit ${foreign.length === 1 ? 'is' : 'are'} not by Fixture Gate. Choose another check-name, and see who may write checks.`;
}

import type { Inspection } from './gate.js';
import type { PullRequestFacts } from './inputs/request.js';
import type { Problem } from './problems.js';
import { runGit } from './revisions/git.js';
import { parseObjectId } from './revisions/object-id.js';
import type { Repository } from './revisions/repository.js';

/** Where the platform stops to list the commits of a pull request, and may stop to count them (REST API, pulls). */
const PLATFORM_CAP = 250;

/**
 * Holds the platform's own count of the commits against what git has (T32). Fewer here than there means that somebody's
 * commit was not looked at, which fails. A base that has moved since the platform counted is no such case: what came to
 * base meanwhile is no part of the pull request any more, so the range that the platform counted is counted here as well.
 */
export async function commitCountProblems(
  repository: Repository,
  { range, commits }: Pick<Inspection, 'range' | 'commits'>,
  pullRequest: PullRequestFacts | undefined,
): Promise<readonly Problem[]> {
  const counted = pullRequest?.commits;
  if (counted === undefined || range.headKind !== 'commit') return [];
  const here = commits.length;
  if (counted === here) return [];
  const from = pullRequest?.countedFrom;
  const moved = from !== undefined && from !== range.base.sha;
  const counts = `the platform counts ${commitsOf(counted)} in this pull request, and git has ${here}`;
  if (here > counted) {
    // Nothing is hidden: every commit that the platform knows of can be among them.
    return moved || counted >= PLATFORM_CAP ? [] : [problem('notice', `${counts}: all of them are judged`)];
  }
  const then = moved ? await countFrom(repository, from, range.head.sha) : here;
  if (then === undefined)
    return [
      problem('warning', `${counts}; the base that it counted from (${from?.slice(0, 12)}) is not in this clone`),
    ];
  return then >= counted ? [] : [problem('error', `${counts}: what was not looked at may hide a change`)];
}

/** Commits that head has and `from` has not; undefined where `from` is not here. */
async function countFrom({ view, objects }: Repository, from: string, head: string): Promise<number | undefined> {
  const base = parseObjectId(from);
  if (base === undefined || (await objects.info(base))?.type !== 'commit') return undefined;
  const { stdout } = await runGit(view, ['rev-list', '--count', head, `^${base}`]);
  return Number(stdout.toString('latin1').trim());
}

function commitsOf(count: number): string {
  return `${count} ${count === 1 ? 'commit' : 'commits'}`;
}

function problem(severity: Problem['severity'], message: string): Problem {
  return {
    code: 'FG901',
    gate: 'records',
    severity,
    message: `${message[0]?.toUpperCase()}${message.slice(1)}.`,
    fix:
      severity === 'error'
        ? 'Fetch the whole history (fetch-depth: 0 on the checkout step), or push again so that the platform counts anew; then re-run the job.'
        : 'Nothing has to be done; if it stays so, push again and the platform counts anew.',
  };
}

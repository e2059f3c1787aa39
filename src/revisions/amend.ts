import { spawnSync } from 'node:child_process';
import { FixtureGateError } from '../errors.js';
import { findGit, quoteComplaint, runGit } from './git.js';
import type { Repository } from './repository.js';
import type { ObjectId } from './revisions.js';

/**
 * Adds trailers to the message of the commit that is checked out. The one thing here that writes to the user's repository,
 * and only where the user asked for it; so the commit is made with the user's own git configuration (identity, signing).
 * What is staged stays staged: `--only` without paths amends the message alone.
 *
 * @throws {FixtureGateError} GIT_FAILED, NO_REPOSITORY for a bare repository.
 */
export async function amendMessage(repository: Repository, head: ObjectId, trailers: readonly string[]): Promise<void> {
  const { topLevel } = repository;
  if (topLevel === null) {
    throw new FixtureGateError(
      'NO_REPOSITORY',
      'a bare repository has no commit that is checked out',
      'run this in a clone with files',
    );
  }
  const { stdout: commit } = await runGit(repository.view, ['cat-file', 'commit', head]);
  const message = commit.subarray(commit.indexOf('\n\n') + 2);
  const { stdout: amended } = await runGit(
    repository.view,
    [
      'interpret-trailers',
      '--no-divider',
      '--if-exists=add',
      '--if-missing=add',
      ...trailers.flatMap((line) => ['--trailer', line]),
    ],
    { input: message },
  );
  const args = ['commit', '--amend', '--only', '--no-verify', '--quiet', '--cleanup=verbatim', '--file=-'];
  const { status, stderr } = spawnSync(findGit(), args, { cwd: topLevel, input: amended, encoding: 'utf8' });
  if (status !== 0) {
    throw new FixtureGateError(
      'GIT_FAILED',
      `git commit --amend ended with ${status ?? 'a signal'}: ${quoteComplaint(stderr)}`,
      'mend what git complains about, or paste the lines that "fixture-gate trailers" prints yourself',
    );
  }
}

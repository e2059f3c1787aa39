import { type GitPlace, runGit } from './git.js';
import { parseObjectId } from './object-id.js';
import { encodePath } from './paths.js';
import type { ObjectId } from './revisions.js';

/** Whether a name must not be shown to git: an option, a path of the index, an exclusion, a range, or more than one line. */
export function isOddName(name: string): boolean {
  return name === '' || /^[-:^]/.test(name) || /\.\./.test(name) || /[\p{Cc}]/u.test(name);
}

/**
 * The commits that names stand for, in one process; `undefined` where there is none. Tags are followed to their commit.
 * A whole SHA is looked up as an object, never as a branch of that name (T14).
 *
 * @throws {FixtureGateError} GIT_FAILED where git does not take `own` for a repository.
 */
export async function lookUpCommits(
  own: GitPlace,
  names: readonly string[],
): Promise<readonly (ObjectId | undefined)[]> {
  const input = encodePath(`${names.map((name) => `${name}^{commit}`).join('\n')}\n`);
  const { stdout } = await runGit(own, ['cat-file', '--batch-check=%(objectname)'], { input });
  const lines = stdout.toString('utf8').split('\n');
  return names.map((_, index) => parseObjectId(lines[index] ?? ''));
}

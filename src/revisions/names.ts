import { FixtureGateError } from '../errors.js';
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
  const others = names.map((name) => readingsOf(name));
  const asked = [...names, ...others.flat()];
  const input = encodePath(`${asked.map((name) => `${name}^{commit}`).join('\n')}\n`);
  const { stdout } = await runGit(own, ['cat-file', '--batch-check=%(objectname)'], { input });
  const lines = stdout.toString('utf8').split('\n');
  const found = asked.map((_, index) => parseObjectId(lines[index] ?? ''));
  let at = names.length;
  for (const [index, readings] of others.entries()) {
    refuseAmbiguous(names[index]!, readings, found.slice(at, at + readings.length));
    at += readings.length;
  }
  return found.slice(0, names.length);
}

/** Where git looks for a short name, in its order (gitrevisions(7)). */
const PLACES = ['refs/', 'refs/tags/', 'refs/heads/', 'refs/remotes/'] as const;
const WHOLE_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/** Everything that the name in front of `~`, `^`, `@` or `:` may be short for; nothing where it cannot be two things. */
function readingsOf(name: string): readonly string[] {
  const short = /^[^~^@:]*/.exec(name)?.[0] ?? '';
  if (short === '' || short === 'HEAD' || short.startsWith('refs/') || WHOLE_ID.test(short)) return [];
  return PLACES.map((place) => `${place}${short}`);
}

/** A tag that is called like the base branch is taken before it: whoever pushes one would choose what is compared (T14). */
function refuseAmbiguous(name: string, readings: readonly string[], ids: readonly (ObjectId | undefined)[]): void {
  const there = readings.filter((_, index) => ids[index] !== undefined);
  if (new Set(ids.filter(Boolean)).size < 2) return;
  throw new FixtureGateError(
    'BAD_USAGE',
    `${JSON.stringify(name)} is ambiguous: ${there.join(' and ')} are there and are not the same commit`,
    `write which one is meant in full, as in ${there.at(-1)}`,
  );
}

import { FixtureGateError } from '../errors.js';

/** `GITHUB_API_URL`, `GITHUB_SERVER_URL`: the runner sets them, also on Enterprise Server. No trailing slash.
 * @throws {FixtureGateError} BAD_INPUT
 */
export function webAddress(given: string | undefined, fallback: string): string {
  if (given === undefined || given === '') return fallback;
  if (/^https?:\/\/[^\s?#@]+$/.test(given)) return given.replace(/\/+$/, '');
  throw new FixtureGateError(
    'BAD_INPUT',
    'expected the addresses of the platform (GITHUB_API_URL, GITHUB_SERVER_URL) to be http or https',
    'See what sets these variables: the runner does, and nothing else should',
  );
}

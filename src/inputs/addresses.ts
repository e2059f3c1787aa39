import { FixtureGateError } from '../errors.js';
import type { RepositoryName } from './identifiers.js';

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

/**
 * The workflow file that runs now, from `GITHUB_WORKFLOW_REF` (`owner/name/.github/workflows/x.yml@refs/heads/main`);
 * undefined where it is another repository's, as a ruleset has it.
 */
export function ownWorkflow(value: string | undefined, { owner, name }: RepositoryName): string | undefined {
  const prefix = `${owner}/${name}/`;
  if (value === undefined || !value.toLowerCase().startsWith(prefix.toLowerCase())) return undefined;
  const path = value.slice(prefix.length).split('@', 1)[0];
  return path === '' ? undefined : path;
}

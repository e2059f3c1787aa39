/** One fetch into a store: what git is told, what a second try may mend, and how a failure is told. */
import { setTimeout as delay } from 'node:timers/promises';
import { FixtureGateError } from '../errors.js';
import { type GitPlace, runGit } from './git.js';
import type { ObjectId } from './revisions.js';

export interface Remote {
  /** `https:`, `http:` or `file:`, without a user name or password. See `remoteUrl`. */
  readonly url: string;
  /** Sent by the fetching child alone, in its environment. */
  readonly token?: string;
}

const FETCH_TIMEOUT_MS = 10 * 60 * 1000;
const RETRY_DELAYS_MS = [2_000, 8_000];
/** Failures that a second try may mend. */
const TRANSIENT =
  /early EOF|timed out|reset by peer|hung up|RPC failed|returned error: (?:429|5\d\d)|unexpected disconnect/i;
const UNKNOWN_OPTION = 129;

/** Where to fetch from, and which commits a failure is about. */
export interface FetchSource {
  readonly remote: Remote;
  readonly base: ObjectId;
  readonly head: ObjectId;
}

/** @throws {FixtureGateError} REVISION_MISSING, GIT_MISSING */
export async function runFetch(
  store: string,
  { remote, base, head }: FetchSource,
  command: readonly string[],
  input?: string,
): Promise<void> {
  const place: GitPlace = { gitDir: store, protocols: [schemeOf(remote)], variables: credentials(remote) };
  const whole = [
    // The certificates of Git for Windows are named in its system configuration, which is not read; those of the
    // machine need no naming.
    ...(process.platform === 'win32' ? ['-c', 'http.sslBackend=schannel'] : []),
    // Nothing here is worth offering: objects of the checkout may lack what lies below them.
    ...(input === undefined ? [] : ['-c', 'fetch.negotiationAlgorithm=noop']),
    'fetch',
    '--quiet',
    '--no-tags',
    '--no-recurse-submodules',
    ...command,
  ];
  for (let attempt = 0; ; attempt += 1) {
    const options = {
      timeout: FETCH_TIMEOUT_MS,
      accept: [0, 1, 128, UNKNOWN_OPTION],
      ...(input === undefined ? {} : { input }),
    };
    const { code, complaint } = await runGit(place, whole, options);
    if (code === 0) return;
    if (code === UNKNOWN_OPTION || /negotiation algorithm/.test(complaint)) throw gitTooOld();
    const pause = RETRY_DELAYS_MS[attempt];
    if (pause === undefined || !TRANSIENT.test(complaint)) throw fetchFailed(remote, base, head, complaint);
    await delay(pause);
  }
}

/** `fetch --stdin` came with 2.29, a negotiation that offers nothing with 2.28. */
function gitTooOld(): FixtureGateError {
  return new FixtureGateError(
    'GIT_MISSING',
    'this git is too old to fetch single objects',
    'install git 2.31 or newer, or check out with "fetch-depth: 0" before this step',
  );
}

function fetchFailed(remote: Remote, base: ObjectId, head: ObjectId, complaint: string): FixtureGateError {
  return new FixtureGateError(
    'REVISION_MISSING',
    `base ${base} and head ${head} could not be fetched from ${remote.url}: ${complaint || 'git gave no reason'}`,
    'give the job "permissions: contents: read", check that the runner reaches the server, or check out with "fetch-depth: 0" before this step',
  );
}

function schemeOf({ url }: Remote): 'https' | 'http' | 'file' {
  const scheme = /^(https|http|file):\/\/(?![^/]*@)/.exec(url)?.[1];
  if (scheme === 'https' || scheme === 'http' || scheme === 'file') return scheme;
  throw new FixtureGateError(
    'BAD_INPUT',
    'the address to fetch from is no https: address without a user name in it',
    'check GITHUB_SERVER_URL and GITHUB_REPOSITORY',
  );
}

/** Basic authentication as actions/checkout does it, for this server only (git 2.31 or newer). */
function credentials({ url, token }: Remote): Readonly<Record<string, string>> {
  if (!token) return {};
  const value = Buffer.from(`x-access-token:${token}`).toString('base64');
  return {
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: `http.${new URL(url).origin}/.extraheader`,
    GIT_CONFIG_VALUE_0: `AUTHORIZATION: basic ${value}`,
  };
}

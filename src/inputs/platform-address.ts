import { webAddress } from './addresses.js';
import { asRepository, type RepositoryName, show } from './identifiers.js';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where the platform's API is, which repository is meant, and what opens it. */
export type PlatformAddress =
  | {
      readonly kind: 'known';
      readonly apiUrl: string;
      readonly serverUrl: string;
      readonly repository: RepositoryName;
      readonly token: string;
    }
  | { readonly kind: 'unknown'; readonly why: string };

export interface RemoteName {
  /** Lower case, without a port of SSH. */
  readonly host: string;
  readonly repository: RepositoryName;
}

const DOT_COM = 'github.com';
/** A tenant of GitHub Enterprise Cloud with data residency has a host of its own, and its API another one. */
const TENANT = /^[a-z0-9-]+\.ghe\.com$/;

/** `owner/name` at a host, from the address of a remote: https, ssh and `user@host:path`. Undefined for anything else. */
export function readRemote(url: string): RemoteName | undefined {
  const match =
    /^(?:https?|ssh|git):\/\/(?:[^/@\s]*@)?([A-Za-z0-9.-]+)(?::\d+)?\/([^/\s]+\/[^/\s]+?)(?:\.git)?\/?$/.exec(url) ??
    /^(?:[^/@\s:]+@)?([A-Za-z0-9.-]{2,}):([^/\s]+\/[^/\s]+?)(?:\.git)?\/?$/.exec(url);
  const repository = asRepository(match?.[2]);
  const host = match?.[1]?.toLowerCase();
  return repository === undefined || host === undefined ? undefined : { host, repository };
}

/**
 * A token goes to the server that it is for, and to no other: one of github.com never to a host that the configuration
 * of a clone names. On a runner the variables of the job say where that is, on Enterprise Server too.
 *
 * @param named  `owner/name` as the user gives it, in place of what the remote says.
 * @throws {FixtureGateError} BAD_INPUT for addresses that are none.
 */
export function platformAddress(env: Environment, remoteUrl: string | undefined, named?: string): PlatformAddress {
  const remote = remoteUrl === undefined ? undefined : readRemote(remoteUrl);
  const onRunner = env['GITHUB_API_URL'] !== undefined && env['GITHUB_API_URL'] !== '';
  const serverUrl = onRunner ? webAddress(env['GITHUB_SERVER_URL'], `https://${DOT_COM}`) : ownServer(env, remote);
  if (serverUrl === undefined) {
    return {
      kind: 'unknown',
      why: `the remote is at ${show(remote?.host)}, which is not known as a GitHub server (set GH_HOST to it if it is one)`,
    };
  }
  const host = new URL(serverUrl).hostname.toLowerCase();
  const repository =
    asRepository(named) ??
    (onRunner ? asRepository(env['GITHUB_REPOSITORY']) : undefined) ??
    (remote?.host === host ? remote.repository : undefined);
  if (repository === undefined) {
    return {
      kind: 'unknown',
      why: 'no remote "origin" says which repository this is (name it with --github OWNER/NAME)',
    };
  }
  const isCloud = host === DOT_COM || TENANT.test(host);
  const names = onRunner
    ? ['GITHUB_TOKEN', 'GH_TOKEN']
    : isCloud
      ? ['GH_TOKEN', 'GITHUB_TOKEN']
      : ['GH_ENTERPRISE_TOKEN', 'GITHUB_ENTERPRISE_TOKEN'];
  const token = names.map((name) => env[name]).find((value) => value !== undefined && value !== '');
  if (token === undefined) return { kind: 'unknown', why: `there is no token (set ${names.join(' or ')})` };
  const apiUrl = onRunner ? webAddress(env['GITHUB_API_URL'], '') : apiOf(host);
  return { kind: 'known', apiUrl, serverUrl, repository, token };
}

function ownServer(env: Environment, remote: RemoteName | undefined): string | undefined {
  const host = remote?.host ?? env['GH_HOST']?.toLowerCase() ?? DOT_COM;
  const isKnown = host === DOT_COM || TENANT.test(host) || host === env['GH_HOST']?.toLowerCase();
  return isKnown ? `https://${host}` : undefined;
}

function apiOf(host: string): string {
  if (host === DOT_COM) return 'https://api.github.com';
  return TENANT.test(host) ? `https://api.${host}` : `https://${host}/api/v3`;
}

export function isDotCom(serverUrl: string): boolean {
  return new URL(serverUrl).hostname.toLowerCase() === DOT_COM;
}

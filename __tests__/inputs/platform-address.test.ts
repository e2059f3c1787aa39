import { describe, expect, test } from 'vitest';
import { type PlatformAddress, platformAddress, readRemote } from '../../src/inputs/platform-address.js';

describe('readRemote', () => {
  test.each([
    ['https://github.com/octo-org/shop.git', 'github.com', 'octo-org/shop'],
    ['https://github.com/octo-org/shop', 'github.com', 'octo-org/shop'],
    ['https://x-access-token:secret@github.com/octo-org/shop.git', 'github.com', 'octo-org/shop'],
    ['git@github.com:octo-org/shop.git', 'github.com', 'octo-org/shop'],
    ['ssh://git@GHES.example.test:2222/octo-org/shop.git', 'ghes.example.test', 'octo-org/shop'],
    ['https://ghes.example.test:8443/octo-org/shop/', 'ghes.example.test', 'octo-org/shop'],
  ])('%s', (url, host, repository) => {
    const found = readRemote(url);
    expect(found?.host).toBe(host);
    expect(`${found?.repository.owner}/${found?.repository.name}`).toBe(repository);
  });

  test.each([
    '',
    '/srv/git/shop.git',
    '../shop',
    'C:\\work\\shop',
    'file:///srv/git/octo-org/shop.git',
    'https://gitlab.example.test/group/subgroup/shop.git',
    'https://github.com/octo-org/..',
    'ext::sh -c x% octo-org/shop',
  ])('%j names no repository', (url) => {
    expect(readRemote(url)).toBeUndefined();
  });
});

const DOT_COM = 'https://github.com/octo-org/shop.git';
const OWN = 'git@ghes.example.test:octo-org/shop.git';

function short(address: PlatformAddress): string {
  if (address.kind === 'unknown') return address.why;
  return `${address.token} to ${address.apiUrl} for ${address.repository.owner}/${address.repository.name}`;
}

describe('platformAddress: a token goes to the server that it is for', () => {
  test.each<[string, Record<string, string>, string | undefined, string | undefined, RegExp | string]>([
    ['github.com', { GH_TOKEN: 't' }, DOT_COM, undefined, 't to https://api.github.com for octo-org/shop'],
    [
      'GH_TOKEN before GITHUB_TOKEN, as gh has it',
      { GH_TOKEN: 'a', GITHUB_TOKEN: 'b' },
      DOT_COM,
      undefined,
      'a to https://api.github.com for octo-org/shop',
    ],
    ['no token', {}, DOT_COM, undefined, /no token \(set GH_TOKEN or GITHUB_TOKEN\)/],
    ['no remote', { GH_TOKEN: 't' }, undefined, undefined, /no remote "origin"/],
    ['no remote, and a name', { GH_TOKEN: 't' }, undefined, 'a/b', 't to https://api.github.com for a/b'],
    [
      'a host that nobody vouches for gets nothing',
      { GH_TOKEN: 't', GITHUB_TOKEN: 'u', GH_ENTERPRISE_TOKEN: 'v' },
      OWN,
      undefined,
      /not known as a GitHub server/,
    ],
    [
      'nor does a name on the command line send it there',
      { GH_TOKEN: 't' },
      OWN,
      'a/b',
      /not known as a GitHub server/,
    ],
    [
      'a server of one’s own',
      { GH_HOST: 'ghes.example.test', GH_TOKEN: 't', GH_ENTERPRISE_TOKEN: 'v' },
      OWN,
      undefined,
      'v to https://ghes.example.test/api/v3 for octo-org/shop',
    ],
    [
      'whose token is not that of github.com',
      { GH_HOST: 'ghes.example.test', GH_TOKEN: 't' },
      OWN,
      undefined,
      /no token \(set GH_ENTERPRISE_TOKEN/,
    ],
    [
      'and the other way round',
      { GH_HOST: 'ghes.example.test', GH_ENTERPRISE_TOKEN: 'v' },
      DOT_COM,
      undefined,
      /no token \(set GH_TOKEN/,
    ],
    [
      'a tenant',
      { GH_TOKEN: 't' },
      'https://octo.ghe.com/octo-org/shop',
      undefined,
      't to https://api.octo.ghe.com for octo-org/shop',
    ],
    [
      'what only looks like a tenant',
      { GH_TOKEN: 't' },
      'https://octo.ghe.com.example.test/octo-org/shop',
      undefined,
      /not known/,
    ],
    [
      'what only looks like github.com',
      { GH_TOKEN: 't' },
      'https://github.com.example.test/octo-org/shop',
      undefined,
      /not known/,
    ],
    [
      'a runner',
      {
        GITHUB_API_URL: 'https://api.github.com',
        GITHUB_SERVER_URL: 'https://github.com',
        GITHUB_REPOSITORY: 'octo-org/shop',
        GITHUB_TOKEN: 't',
      },
      undefined,
      undefined,
      't to https://api.github.com for octo-org/shop',
    ],
    [
      'a runner of Enterprise Server, with a slash too many',
      {
        GITHUB_API_URL: 'https://ghes.example.test/api/v3/',
        GITHUB_SERVER_URL: 'https://ghes.example.test/',
        GITHUB_REPOSITORY: 'octo-org/shop',
        GITHUB_TOKEN: 't',
      },
      DOT_COM,
      undefined,
      't to https://ghes.example.test/api/v3 for octo-org/shop',
    ],
    [
      'a runner whose clone is of another server',
      {
        GITHUB_API_URL: 'https://ghes.example.test/api/v3',
        GITHUB_SERVER_URL: 'https://ghes.example.test',
        GITHUB_TOKEN: 't',
      },
      DOT_COM,
      undefined,
      /no remote "origin"/,
    ],
  ])('%s', (_, env, remote, named, expected) => {
    const found = short(platformAddress(env, remote, named));
    if (typeof expected === 'string') expect(found).toBe(expected);
    else expect(found).toMatch(expected);
  });

  test.each(['file:///etc', 'ftp://x', 'https://user:pass@x/', 'javascript:x', 'https://x/?y'])(
    'refuses %j as the address',
    (url) => {
      expect(() => platformAddress({ GITHUB_API_URL: url, GITHUB_SERVER_URL: url }, undefined)).toThrow(
        /http or https/,
      );
    },
  );
});

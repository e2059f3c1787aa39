import { afterEach, describe, expect, it } from 'vitest';
import { readPermission, readPullsOfCommit, readReviews } from '../../src/inputs/github.js';
import { type GitHubClient, githubClient } from '../../src/inputs/github-client.js';
import { fakeClock } from '../support/fake-clock.js';
import { type GitHubServer, type ServerState, serverState, startGitHubServer } from '../support/github-server.js';

const HEAD = 'a1'.repeat(20);
const REPOSITORY = { owner: 'octo-org', name: 'shop' };

let server: GitHubServer | undefined;
afterEach(async () => {
  const faults = server?.faults ?? [];
  await server?.close();
  server = undefined;
  expect(faults).toEqual([]);
});

async function client(state: Partial<ServerState>): Promise<GitHubClient> {
  server = await startGitHubServer(serverState(state));
  return githubClient({
    token: server.state.token,
    apiUrl: server.apiUrl,
    userAgent: 'fixture-gate/test',
    clock: fakeClock(),
  });
}

const review = (login: string, state: string, commit: string | null, type = 'User') => ({
  user: { login, id: 5, type },
  state,
  commit_id: commit,
  body: 'b',
});

describe('reviews', () => {
  it('T19 come in order, over all pages', async () => {
    const reviews = Array.from({ length: 130 }, (_, index) => review(`r${index}`, 'APPROVED', HEAD));
    const answer = await readReviews(await client({ reviews }), REPOSITORY, 12);
    expect(answer.kind === 'ok' && answer.value.map(({ login }) => login)).toEqual(
      reviews.map(({ user }) => user.login),
    );
  });

  it.each<[string, string | null, string, object]>([
    ['User', HEAD, 'APPROVED', { type: 'User', commit: HEAD, state: 'APPROVED' }],
    ['Bot', HEAD, 'APPROVED', { type: 'Bot' }],
    ['Organization', HEAD, 'APPROVED', { type: 'Organization' }],
    ['User', null, 'APPROVED', { commit: null }],
  ])('T17 T18 by a %s on %s', async (type, commit, state, expected) => {
    const answer = await readReviews(await client({ reviews: [review('ada', state, commit, type)] }), REPOSITORY, 12);
    expect(answer).toMatchObject({ kind: 'ok', value: [expected] });
  });

  it('T19 a page that is missing makes the whole list unknown: the dismissal may stand on it', async () => {
    const reading = await client({ reviews: Array.from({ length: 130 }, () => review('ada', 'APPROVED', HEAD)) });
    server!.onRequest = (_, count) => (count >= 2 ? { status: 500 } : undefined);
    expect((await readReviews(reading, REPOSITORY, 12)).kind).toBe('unavailable');
  });
});

describe('permission', () => {
  it.each(['admin', 'write', 'read', 'none'])('%s', async (permission) => {
    const answer = await readPermission(
      await client({ permissions: new Map([['ada', permission]]) }),
      REPOSITORY,
      'ada',
    );
    expect(answer).toEqual({ kind: 'ok', value: permission });
  });

  it('a word that is not known is no permission', async () => {
    const answer = await readPermission(await client({ permissions: new Map([['ada', 'owner']]) }), REPOSITORY, 'ada');
    expect(answer.kind).toBe('unavailable');
  });
});

describe('T13 pull requests of a commit', () => {
  it('are their numbers, and none is an answer, too', async () => {
    const reading = await client({ pullsOfCommit: new Map([[HEAD, [3, 4]]]) });
    expect(await readPullsOfCommit(reading, REPOSITORY, HEAD)).toEqual({ kind: 'ok', value: [3, 4] });
    expect(await readPullsOfCommit(reading, REPOSITORY, 'ff'.repeat(20))).toEqual({ kind: 'ok', value: [] });
  });
});

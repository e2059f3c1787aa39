import { afterEach, describe, expect, it } from 'vitest';
import { type GitHubClient, githubClient } from '../../src/inputs/github-client.js';
import { type FakeClock, fakeClock } from '../support/fake-clock.js';
import {
  ACTIONS_BOT,
  type Fault,
  type GitHubServer,
  serverState,
  startGitHubServer,
} from '../support/github-server.js';

let server: GitHubServer | undefined;
afterEach(async () => {
  const faults = server?.faults ?? [];
  await server?.close();
  server = undefined;
  expect(faults).toEqual([]);
});

const HEAD = 'a1'.repeat(20);
const READ = [
  'GET /repos/{owner}/{repo}/branches/{branch}',
  { owner: 'octo-org', repo: 'shop', branch: 'main' },
] as const;
const WRITE = [
  'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
  { owner: 'octo-org', repo: 'shop', issue_number: 1, body: 'x' },
] as const;

async function start(
  script?: (count: number) => Fault | undefined,
): Promise<{ client: GitHubClient; clock: FakeClock; server: GitHubServer }> {
  server = await startGitHubServer(serverState({ branches: new Map([['main', { sha: HEAD, protected: true }]]) }));
  if (script !== undefined) server.onRequest = (_, count) => script(count);
  const clock = fakeClock();
  return {
    client: githubClient({ token: server.state.token, apiUrl: server.apiUrl, userAgent: 'fixture-gate/test', clock }),
    clock,
    server,
  };
}

const once = (fault: Fault) => (count: number) => (count === 1 ? fault : undefined);

describe('requests', () => {
  it('an answer at once needs no wait', async () => {
    const { client, clock } = await start();
    expect(await client.call(...READ)).toMatchObject({ kind: 'ok', value: { name: 'main' } });
    expect(clock.waits).toEqual([]);
    expect(client.requestCount()).toBe(1);
  });

  it.each<[Fault, number[], string]>([
    [{ status: 429, headers: { 'retry-after': '7' } }, [7_000], 'retry-after in seconds'],
    [{ status: 403, headers: { 'retry-after': '3' } }, [3_000], 'a secondary limit is a 403 with retry-after'],
    [
      {
        status: 403,
        headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(Date.UTC(2026, 0, 2, 3, 4, 35) / 1_000) },
      },
      [31_000],
      'a primary limit names its end',
    ],
    [
      { status: 403, message: 'You have exceeded a secondary rate limit' },
      [60_000],
      'a secondary limit without a header: a minute',
    ],
    [{ status: 429, headers: { 'retry-after': 'Fri, 02 Jan 2026 03:04:15 GMT' } }, [10_000], 'retry-after as a date'],
    [{ status: 429, headers: { 'retry-after': '-5' } }, [60_000], 'a retry-after that is none'],
    [{ status: 500 }, [1_000], 'a fault of the server'],
    [{ status: 502 }, [1_000], 'a gateway'],
    ['drop', [1_000], 'a broken connection'],
    ['done-then-drop', [1_000], 'a broken connection after the work'],
  ])('T73 a read waits and asks again after %j', async (fault, waits, why) => {
    const { client, clock } = await start(once(fault));
    expect(await client.call(...READ), why).toMatchObject({ kind: 'ok' });
    expect(clock.waits, why).toEqual(waits);
  });

  it('T73 waits double and end', async () => {
    const { client, clock } = await start(() => ({ status: 503 }));
    expect(await client.call(...READ)).toMatchObject({ kind: 'unavailable', maybeDone: true });
    expect(clock.waits).toEqual([1_000, 2_000, 4_000, 8_000]);
    expect(client.requestCount()).toBe(5);
  });

  it('T73 a limit that ends in an hour is not waited for', async () => {
    const { client, clock } = await start(() => ({ status: 429, headers: { 'retry-after': '3600' } }));
    expect(await client.call(...READ)).toMatchObject({ kind: 'unavailable' });
    expect(clock.waits).toEqual([]);
  });

  it('T73 waits of several requests add up to a bound', async () => {
    const { client, clock } = await start(() => ({ status: 429, headers: { 'retry-after': '50' } }));
    await client.call(...READ);
    await client.call(...READ);
    expect(clock.waits.reduce((sum, wait) => sum + wait, 0)).toBeLessThanOrEqual(180_000);
  });

  it.each([400, 401, 403, 404, 410, 422])('%i is an answer, and asking again would change nothing', async (status) => {
    const { client, clock } = await start(() => ({ status }));
    expect(await client.call(...READ)).toMatchObject({ kind: 'refused', status });
    expect(clock.waits).toEqual([]);
    expect(client.requestCount()).toBe(1);
  });

  it('a write that may have been carried out is not sent twice', async () => {
    const { client, server: stand } = await start(once('done-then-drop'));
    expect(await client.call(...WRITE)).toMatchObject({ kind: 'unavailable', maybeDone: true });
    expect(stand.state.comments).toHaveLength(1);
  });

  it('a write that was turned away is sent again', async () => {
    const { client, server: stand } = await start(once({ status: 429, headers: { 'retry-after': '1' } }));
    expect(await client.call(...WRITE)).toMatchObject({ kind: 'ok' });
    expect(stand.state.comments).toHaveLength(1);
  });

  it('what the platform says is made safe to print', async () => {
    const { client } = await start(() => ({ status: 422, message: 'x\n::stop-commands::y ##[add-mask]z' }));
    const answer = await client.call(...READ);
    expect(answer).toMatchObject({ kind: 'refused' });
    expect((answer as { message: string }).message).toMatch(/^[\x20-\x7e]+$/);
    expect((answer as { message: string }).message).not.toMatch(/::|##\[/);
  });

  it('a list has every page', async () => {
    const { client, server: stand } = await start();
    for (let id = 1; id <= 250; id += 1) stand.state.comments.push({ id, body: `c${id}`, user: ACTIONS_BOT });
    const answer = await client.list('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', {
      owner: 'octo-org',
      repo: 'shop',
      issue_number: 1,
    });
    expect(answer.kind === 'ok' && answer.value.length).toBe(250);
    expect(client.requestCount()).toBe(3);
  });

  it('a list with a page missing is no list', async () => {
    const { client, server: stand } = await start((count) => (count >= 2 ? { status: 404 } : undefined));
    for (let id = 1; id <= 250; id += 1) stand.state.comments.push({ id, body: `c${id}`, user: ACTIONS_BOT });
    expect(
      await client.list('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', {
        owner: 'octo-org',
        repo: 'shop',
        issue_number: 1,
      }),
    ).toMatchObject({ kind: 'refused' });
  });
});

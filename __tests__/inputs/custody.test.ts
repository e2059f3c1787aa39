import { afterEach, describe, expect, it } from 'vitest';
import { readCustody } from '../../src/inputs/custody.js';
import { githubClient } from '../../src/inputs/github-client.js';
import type { CustodyFacts } from '../../src/inputs/request.js';
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

type Review = ServerState['reviews'][number];
const review = (login: string, parts: Partial<Review> & { readonly type?: string } = {}): Review => {
  const { type = 'User', ...rest } = parts;
  return { user: { login, id: 5, type }, state: 'APPROVED', commit_id: HEAD, body: '', ...rest };
};
const strangers = (count: number): Review[] =>
  Array.from({ length: count }, (_, index) => review(`stranger-${index}`, { author_association: 'NONE' }));

async function read(
  state: Partial<ServerState>,
  onRequest?: GitHubServer['onRequest'],
): Promise<Extract<CustodyFacts, { kind: 'read' }>> {
  const pulls: ServerState['pulls'] = [
    {
      number: 12,
      head: { sha: HEAD, ref: 'topic' },
      base: { sha: 'b2'.repeat(20), ref: 'main' },
      state: 'open',
      author: 'mona',
      fork: false,
      commits: 1,
    },
  ];
  server = await startGitHubServer(serverState({ pulls, permissions: new Map([['dana', 'write']]), ...state }));
  if (onRequest !== undefined) server.onRequest = onRequest;
  const client = githubClient({
    token: server.state.token,
    apiUrl: server.apiUrl,
    userAgent: 'fixture-gate/test',
    clock: fakeClock(),
  });
  const custody = await readCustody(client, REPOSITORY, 12);
  if (custody.kind !== 'read') throw new Error(custody.why);
  return custody;
}

const permissionOf = ({ reviews }: Extract<CustodyFacts, { kind: 'read' }>, login: string) =>
  reviews.find((one) => one.login === login);
const lookUps = (): string[] =>
  server!.requests.filter(({ path }) => path.endsWith('/permission')).map(({ path }) => path.split('/').at(-2) ?? '');

describe('T17 T73 who may write', () => {
  it('is asked of everybody whose last word approves, however many they are', async () => {
    const custody = await read({ reviews: [...strangers(60), review('dana'), ...strangers(60)] });
    expect(permissionOf(custody, 'dana')).toMatchObject({ permission: 'write' });
    expect(new Set(lookUps()).size).toBe(61);
    expect(lookUps()).toHaveLength(61);
  });

  it('is asked first of those who are close to the repository, then of the latest', async () => {
    await read({
      reviews: [
        review('far-early', { author_association: 'NONE' }),
        review('near-early', { author_association: 'MEMBER' }),
        review('far-late', { author_association: 'CONTRIBUTOR' }),
        review('near-late', { author_association: 'OWNER' }),
      ],
    });
    expect(lookUps()).toEqual(['near-late', 'near-early', 'far-late', 'far-early']);
  });

  it('is asked of nobody whose last word is another one, and of no bot', async () => {
    await read({
      reviews: [
        review('dana'),
        review('dana', { state: 'DISMISSED' }),
        review('helper[bot]', { type: 'Bot' }),
        review('ravi', { state: 'CHANGES_REQUESTED' }),
        review('eve'),
        review('eve', { state: 'COMMENTED' }),
      ],
    });
    expect(lookUps()).toEqual(['eve']);
  });

  it('where the platform cannot be asked any more, the rest is unknown, and that is said', async () => {
    const limited = { status: 429, headers: { 'retry-after': '1000' } };
    let asked = 0;
    const custody = await read({ reviews: [...strangers(5), review('dana')] }, (route) =>
      route.endsWith('/permission') && ++asked > 3 ? limited : undefined,
    );
    expect(permissionOf(custody, 'dana')).toMatchObject({ permission: 'write' });
    const first = permissionOf(custody, 'stranger-0');
    expect(first?.permission).toBe('unknown');
    expect(first?.permissionUnread).toMatch(/the permissions of 3 of 6 who approve could not be read \(429/);
    expect(asked).toBeLessThan(10);
  });
});

describe('T05 T18 when the base was changed', () => {
  const events: ServerState['events'] = [
    { event: 'labeled', created_at: '2026-01-05T00:00:00Z' },
    { event: 'base_ref_changed', created_at: '2026-01-02T00:00:00Z' },
    { event: 'automatic_base_change_succeeded', created_at: '2026-01-03T00:00:00Z' },
    { event: 'base_ref_force_pushed', created_at: '2026-01-01T00:00:00Z' },
  ];

  it('is the last of all times, over all pages', async () => {
    const many = Array.from({ length: 150 }, () => ({ event: 'mentioned', created_at: '2026-01-06T00:00:00Z' }));
    expect((await read({ reviews: [review('dana')], events: [...many, ...events] })).baseChangedAt).toBe(
      '2026-01-03T00:00:00Z',
    );
  });

  it('is never where nothing says so', async () => {
    expect(await read({ reviews: [review('dana')], events: events.slice(0, 1) })).not.toHaveProperty('baseChangedAt');
  });

  it('is not asked where nobody approves', async () => {
    await read({ reviews: [review('dana', { state: 'COMMENTED' })], events });
    expect(server!.requests.filter(({ path }) => path.endsWith('/events'))).toEqual([]);
  });

  it('and cannot be told: nobody is known to have approved', async () => {
    const unread = read({ reviews: [review('dana')] }, (route) =>
      route.endsWith('/events') ? { status: 403 } : undefined,
    );
    await expect(unread).rejects.toThrow('whether its base was changed could not be read');
  });
});

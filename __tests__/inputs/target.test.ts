import { afterEach, describe, expect, it } from 'vitest';
import { FixtureGateError } from '../../src/errors.js';
import { type ActionInputs, readActionInputs } from '../../src/inputs/action-inputs.js';
import type { GateEvent } from '../../src/inputs/event.js';
import { githubClient } from '../../src/inputs/github-client.js';
import { resolveMembers, resolveTarget, type Target } from '../../src/inputs/target.js';
import { fakeClock } from '../support/fake-clock.js';
import { type GitHubServer, type ServerPull, serverState, startGitHubServer } from '../support/github-server.js';

const HEAD = 'a1'.repeat(20);
const OTHER = 'c3'.repeat(20);
const OLD_BASE = 'b2'.repeat(20);
const TIP = 'd4'.repeat(20);
const REPOSITORY = { owner: 'octo-org', name: 'shop' };

let server: GitHubServer | undefined;
afterEach(async () => {
  const faults = server?.faults ?? [];
  await server?.close();
  server = undefined;
  expect(faults).toEqual([]);
});

function pull(parts: Partial<ServerPull> = {}): ServerPull {
  return {
    number: 12,
    head: { sha: HEAD, ref: 'topic' },
    base: { sha: OLD_BASE, ref: 'main' },
    state: 'open',
    author: 'mona',
    fork: false,
    commits: 3,
    ...parts,
  };
}

const event: GateEvent = {
  kind: 'pull-request',
  name: 'pull_request',
  repository: REPOSITORY,
  defaultBranch: 'main',
  number: 12,
  author: 'mona',
  fork: false,
  head: { sha: HEAD, ref: 'topic' },
  base: { sha: OLD_BASE, ref: 'main' },
};

interface Scene {
  readonly pulls?: ServerPull[];
  readonly branches?: Record<string, boolean>;
  readonly scope?: 'write' | 'read' | 'contents';
  readonly inputs?: Partial<ActionInputs>;
  readonly event?: GateEvent;
  readonly script?: GitHubServer['onRequest'];
}

async function resolve(scene: Scene = {}): Promise<Target> {
  const branches = new Map(
    Object.entries(scene.branches ?? { main: false }).map(([name, isProtected]) => [
      name,
      { sha: TIP, protected: isProtected },
    ]),
  );
  server = await startGitHubServer(
    serverState({ pulls: scene.pulls ?? [pull()], branches, tokenScope: scene.scope ?? 'read' }),
  );
  if (scene.script !== undefined) server.onRequest = scene.script;
  const client = githubClient({
    token: server.state.token,
    apiUrl: server.apiUrl,
    userAgent: 'fixture-gate/test',
    clock: fakeClock(),
  });
  return resolveTarget(
    scene.event ?? event,
    { ...readActionInputs({ 'INPUT_GITHUB-TOKEN': 'x' }), ...scene.inputs },
    client,
  );
}

async function refusal(scene: Scene): Promise<FixtureGateError> {
  return resolve(scene).then(
    () => {
      throw new Error('the target was accepted');
    },
    (error: unknown) => {
      if (error instanceof FixtureGateError) return error;
      throw error;
    },
  );
}

describe('what a pull request is judged by', () => {
  it('is its head and the live tip of its base, in two requests', async () => {
    const target = await resolve();
    expect(target.range).toEqual({
      kind: 'commits',
      base: { sha: TIP, ref: 'main' },
      head: { sha: HEAD, ref: 'topic' },
      comparison: 'merge-base',
    });
    expect(target.pullRequest).toEqual({
      number: 12,
      author: 'mona',
      baseTrust: 'default',
      fork: false,
      commits: 3,
      countedFrom: OLD_BASE,
    });
    expect(target).not.toHaveProperty('withheld');
    expect(server?.requests).toHaveLength(2);
  });

  it('T05 a base that was changed since the event is the one that counts', async () => {
    const lax: GateEvent = { ...event, base: { sha: OLD_BASE, ref: 'lax' } };
    expect((await resolve({ event: lax })).range.base).toEqual({ sha: TIP, ref: 'main' });
  });

  it('T10 a head that moved since the event is STALE', async () => {
    const error = await refusal({ pulls: [pull({ head: { sha: OTHER, ref: 'topic' } })] });
    expect(error.code).toBe('STALE');
    expect(error.message).toContain(OTHER);
  });

  it('T10 a pull request that is closed is STALE', async () => {
    expect((await refusal({ pulls: [pull({ state: 'closed' })] })).code).toBe('STALE');
  });

  it('T14 a branch name with everything in it reaches the API encoded', async () => {
    const ref = 'feature/--x $(id)#?&%2F..';
    const target = await resolve({
      pulls: [pull({ base: { sha: OLD_BASE, ref } })],
      branches: { main: false, [ref]: true },
    });
    expect(target.range.base).toEqual({ sha: TIP, ref });
    expect(target.pullRequest?.baseTrust).toBe('protected');
  });

  it.each<[Record<string, boolean>, string, boolean, string]>([
    [
      { main: true, lax: false },
      'unprotected',
      true,
      'the repository protects its default branch and this base is open',
    ],
    [{ main: false, lax: false }, 'unprotected', false, 'nothing is protected here, so there is no check to slip past'],
    [{ main: true, lax: true }, 'protected', false, 'a protected branch'],
  ])('T05 branches %j: base is %s, green withheld is %s', async (branches, trust, withheld, why) => {
    const target = await resolve({ pulls: [pull({ base: { sha: OLD_BASE, ref: 'lax' } })], branches });
    expect(target.pullRequest?.baseTrust, why).toBe(trust);
    expect(target.withheld !== undefined, why).toBe(withheld);
  });

  it('contents: read alone is enough, and says what it cannot see', async () => {
    const target = await resolve({ scope: 'contents' });
    expect(target.range.base).toEqual({ sha: TIP, ref: 'main' });
    expect(target.pullRequest?.baseTrust).toBe('unknown');
    expect(target.warnings.join()).toContain('pull-requests: read');
  });

  it('T10 contents: read alone sees a moved head, too', async () => {
    expect((await refusal({ scope: 'contents', pulls: [pull({ head: { sha: OTHER, ref: 'topic' } })] })).code).toBe(
      'STALE',
    );
  });

  it('T73 what cannot be read now fails the run', async () => {
    const error = await refusal({ script: () => ({ status: 503 }) });
    expect(error.code).toBe('GITHUB_DENIED');
    expect(error.remedy).toContain('Re-run');
  });

  it('T73 an answer of another form is no answer', async () => {
    const error = await refusal({ script: (route) => (route.includes('/pulls/') ? { status: 200 } : undefined) });
    expect(error.code).toBe('GITHUB_DENIED');
  });

  it('an input head that is not the head of the event is refused: the result would stand on other bytes', async () => {
    expect((await refusal({ inputs: { head: OTHER } })).code).toBe('BAD_INPUT');
    expect((await resolve({ inputs: { head: HEAD } })).range.head.sha).toBe(HEAD);
  });

  it('an input base replaces the commit and keeps the name that the last look needs', async () => {
    expect((await resolve({ inputs: { base: OTHER } })).range.base).toEqual({ sha: OTHER, ref: 'main' });
  });
});

describe('other events', () => {
  const push: GateEvent = {
    kind: 'push',
    name: 'push',
    repository: REPOSITORY,
    defaultBranch: 'main',
    head: { sha: HEAD, ref: 'refs/heads/topic' },
    before: OLD_BASE,
  };

  it('T12 push: before against after, without a request', async () => {
    const target = await resolve({ event: push });
    expect(target.range).toMatchObject({ base: { sha: OLD_BASE }, head: { sha: HEAD }, comparison: 'direct' });
    expect(server?.requests).toHaveLength(0);
  });

  it('push of a new branch: against the merge base with the default branch', async () => {
    expect((await resolve({ event: { ...push, before: 'none' } })).range).toMatchObject({
      base: { sha: TIP, ref: 'main' },
      comparison: 'merge-base',
    });
  });

  it('push of a new default branch: nothing to compare with, so never green', async () => {
    expect(
      (await refusal({ event: { ...push, before: 'none', head: { sha: HEAD, ref: 'refs/heads/main' } } })).code,
    ).toBe('BAD_EVENT');
  });

  it('T12 merge_group: base_sha against head_sha', async () => {
    const group: GateEvent = {
      kind: 'merge-group',
      name: 'merge_group',
      repository: REPOSITORY,
      number: 12,
      head: { sha: HEAD, ref: 'q' },
      base: { sha: TIP, ref: 'refs/heads/main' },
    };
    const target = await resolve({ event: group });
    expect(target.range).toMatchObject({ base: { sha: TIP }, head: { sha: HEAD }, comparison: 'direct' });
    expect(target.mergeGroupHint).toEqual({ number: 12 });
  });

  it('workflow_dispatch needs both revisions', async () => {
    const manual: GateEvent = { kind: 'manual', name: 'workflow_dispatch', repository: REPOSITORY };
    expect((await refusal({ event: manual, inputs: { base: OLD_BASE } })).code).toBe('BAD_EVENT');
    expect((await resolve({ event: manual, inputs: { base: OLD_BASE, head: HEAD } })).range).toMatchObject({
      comparison: 'merge-base',
    });
  });
});

describe('T13 the pull requests of a merge group', () => {
  async function members(
    hint: number | undefined,
    commits: Record<string, number[]>,
    script?: GitHubServer['onRequest'],
  ) {
    server = await startGitHubServer(
      serverState({
        pulls: [pull(), pull({ number: 13, head: { sha: OTHER, ref: 'other' } })],
        pullsOfCommit: new Map(Object.entries(commits)),
      }),
    );
    if (script !== undefined) server.onRequest = script;
    const client = githubClient({
      token: server.state.token,
      apiUrl: server.apiUrl,
      userAgent: 'fixture-gate/test',
      clock: fakeClock(),
    });
    return resolveMembers(client, REPOSITORY, hint, Object.keys(commits));
  }

  it('are the one that the ref names and those that the commits lead to', async () => {
    expect(
      (await members(12, { [HEAD]: [], [OTHER]: [13, 12] })).map(({ number, head }) => [number, head.sha]),
    ).toEqual([
      [12, HEAD],
      [13, OTHER],
    ]);
  });

  it('none found is never green', async () => {
    await expect(members(undefined, { [HEAD]: [] })).rejects.toMatchObject({ code: 'BAD_EVENT' });
  });

  it('one that cannot be read is never green', async () => {
    await expect(members(99, {})).rejects.toMatchObject({ code: 'GITHUB_DENIED' });
    await server?.close();
    await expect(members(12, { [HEAD]: [12] }, () => ({ status: 500 }))).rejects.toMatchObject({
      code: 'GITHUB_DENIED',
    });
  });
});

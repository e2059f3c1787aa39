import { afterEach, describe, expect, it } from 'vitest';
import { githubClient } from '../../../src/inputs/github-client.js';
import { commentMarker } from '../../../src/reporters/comment.js';
import { lastLook, type Publication, type PublishPlan, publish } from '../../../src/reporters/github/publish.js';
import type { CheckAnnotation } from '../../../src/reporters/github/renderers.js';
import type { Report } from '../../../src/reporters/report.js';
import { fakeClock } from '../../support/fake-clock.js';
import {
  ACTIONS_BOT,
  type Fault,
  type GitHubServer,
  type ServerComment,
  type ServerState,
  serverState,
  startGitHubServer,
} from '../../support/github-server.js';
import { plainRenderers } from '../../support/plain-renderers.js';
import { sampleFinding, sampleReport } from '../../support/sample-action-report.js';

const HEAD = 'a1'.repeat(20);
const TIP = 'd4'.repeat(20);
const TEST_MERGE = 'ee'.repeat(20);
const MARKER = commentMarker('default');

let server: GitHubServer | undefined;
afterEach(async () => {
  const faults = server?.faults ?? [];
  await server?.close();
  server = undefined;
  expect(faults).toEqual([]);
});

const plan: PublishPlan = {
  repository: { owner: 'octo-org', name: 'shop' },
  number: 12,
  headSha: HEAD,
  base: { sha: TIP, ref: 'main' },
  checkName: 'Fixture Gate report',
  id: 'default',
  checkRun: true,
  comment: 'on-findings',
  conclusion: 'failure',
  detailsUrl: 'https://git.example.test/octo-org/shop/actions/runs/1',
};

interface Scene {
  readonly report?: Report;
  readonly plan?: Partial<PublishPlan>;
  readonly state?: Partial<ServerState>;
  readonly annotations?: number;
  readonly script?: (route: string, count: number, body: unknown) => Fault | undefined;
}

async function run(
  scene: Scene = {},
): Promise<Publication & { readonly state: ServerState; readonly server: GitHubServer }> {
  const pulls = [
    {
      number: 12,
      head: { sha: HEAD, ref: 'topic' },
      base: { sha: TIP, ref: 'main' },
      state: 'open' as const,
      author: 'mona',
      fork: false,
      commits: 1,
    },
  ];
  server = await startGitHubServer(serverState({ pulls, ...scene.state }));
  if (scene.script !== undefined) server.onRequest = scene.script;
  const client = githubClient({
    token: server.state.token,
    apiUrl: server.apiUrl,
    userAgent: 'fixture-gate/test',
    clock: fakeClock(),
  });
  const publication = await publish(
    client,
    scene.report ?? sampleReport(),
    plainRenderers(scene.annotations ?? 1, scene.plan?.id),
    {
      ...plan,
      ...scene.plan,
    },
  );
  return { ...publication, state: server.state, server };
}

const clean = sampleReport({ verdict: 'pass', findings: [] });

function foreign(body: string, login = 'mallory', id = 1): ServerComment {
  return { id, body, user: { login, id: 999, type: 'User' } };
}
function ours(body: string, id = 2): ServerComment {
  return { id, body, user: ACTIONS_BOT, performed_via_github_app: { id: 15_368, slug: 'github-actions' } };
}

describe('check run', () => {
  it('in progress, then annotations in batches of 50, then the conclusion', async () => {
    const { server: stand, state } = await run({ annotations: 120, plan: { comment: 'never' } });
    const sent = stand.requests
      .filter(({ method }) => method !== 'GET')
      .map(({ method, body }) => {
        const { status, conclusion, output } = body as {
          status?: string;
          conclusion?: string;
          output: { annotations?: CheckAnnotation[] };
        };
        return [method, status, conclusion, output.annotations?.length];
      });
    expect(sent).toEqual([
      ['POST', 'in_progress', undefined, undefined],
      ['PATCH', undefined, undefined, 50],
      ['PATCH', undefined, undefined, 50],
      ['PATCH', undefined, undefined, 20],
      ['PATCH', 'completed', 'failure', undefined],
    ]);
    expect(state.checkRuns).toMatchObject([
      { conclusion: 'failure', status: 'completed', output: { title: 'title (against main at d4d4d4d4d4d4)' } },
    ]);
    expect(state.checkRuns[0]?.output.annotations).toHaveLength(120);
  });

  it('T11 T12 T05 stands on the head, never on the test merge, and names its base', async () => {
    const before = process.env['GITHUB_SHA'];
    process.env['GITHUB_SHA'] = TEST_MERGE;
    const { server: stand, state } = await run();
    if (before === undefined) delete process.env['GITHUB_SHA'];
    else process.env['GITHUB_SHA'] = before;
    expect(state.checkRuns.map((one) => [one.head_sha, one.external_id])).toEqual([
      [HEAD, `fixture-gate:default:main@${TIP}`],
    ]);
    expect(JSON.stringify(stand.requests)).not.toContain(TEST_MERGE);
  });

  it('T69 a flood is cut at ten requests', async () => {
    const { server: stand, state } = await run({ annotations: 2_000 });
    expect(state.checkRuns[0]?.output.annotations).toHaveLength(500);
    expect(stand.requests.length).toBeLessThan(30);
  });

  it('T14 a base branch with odd bytes neither breaks the request nor stands in the title as it is', async () => {
    const { state } = await run({ plan: { base: { sha: TIP, ref: 'x\u202e\ud800%::' } } });
    expect(state.checkRuns[0]?.external_id).toMatch(/^[\x21-\x7e]+$/);
    expect(state.checkRuns[0]?.output.title).toMatch(/^[\x20-\x7e]+$/);
  });

  it('T81 refused: one plain line, and the caller falls back to commands', async () => {
    const { notes, annotationsMissing, state } = await run({ state: { tokenScope: 'read' } });
    expect(annotationsMissing).toBe(true);
    expect(notes).toHaveLength(2);
    expect(notes.join('\n')).toMatch(/check run was not posted completely \(403.*\n.*comment was not posted \(403/);
    expect([state.checkRuns, state.comments]).toEqual([[], []]);
  });

  it.each<[Fault, string]>([
    ['drop', 'nothing arrived'],
    ['done-then-drop', 'it arrived and the answer was lost'],
    [{ status: 502 }, 'a gateway gave up'],
  ])('%j on create (%s): there is one check run in the end', async (fault) => {
    const { state, annotationsMissing } = await run({
      script: (route, count) =>
        route.startsWith('POST') && route.endsWith('/check-runs') && count === 1 ? fault : undefined,
    });
    expect(state.checkRuns).toHaveLength(1);
    expect(state.checkRuns[0]?.conclusion).toBe('failure');
    expect(annotationsMissing).toBe(false);
  });

  it('a batch that is refused: concluded all the same, and the annotations go into the log', async () => {
    const { state, annotationsMissing, notes } = await run({
      annotations: 120,
      script: (route, count) =>
        route.startsWith('PATCH') && route.includes('check-runs') && count === 2 ? { status: 422 } : undefined,
    });
    expect(annotationsMissing).toBe(true);
    expect(notes.join()).toContain('annotations: 422');
    expect(state.checkRuns[0]).toMatchObject({ status: 'completed', conclusion: 'failure' });
  });

  it('T73 429 on every write: no crash, no conclusion, one line each', async () => {
    const { notes } = await run({
      script: (route) => (route.startsWith('GET') ? undefined : { status: 429, headers: { 'retry-after': '100' } }),
    });
    expect(notes).toHaveLength(2);
  });

  it('T02 a namesake that is not ours is named, and our own run is not green', async () => {
    const stray = {
      id: 1,
      name: 'Fixture Gate report',
      head_sha: HEAD,
      external_id: '',
      status: 'completed',
      conclusion: 'success',
      started_at: null,
      details_url: null,
      output: { title: null, summary: null, annotations: [] },
      app: { id: 15_368, slug: 'github-actions' },
    };
    const { withheld, state } = await run({ plan: { conclusion: 'success' }, state: { checkRuns: [stray] } });
    expect(withheld).toContain('1 other check run of the same name');
    expect(state.checkRuns.at(-1)?.conclusion).toBe('failure');
  });

  it('T02 an earlier run of our own is no namesake', async () => {
    const earlier = {
      id: 1,
      name: 'Fixture Gate report',
      head_sha: HEAD,
      external_id: `fixture-gate:other:main@${TIP}`,
      status: 'completed',
      conclusion: 'failure',
      started_at: null,
      details_url: null,
      output: { title: null, summary: null, annotations: [] },
      app: { id: 15_368, slug: 'github-actions' },
    };
    expect((await run({ state: { checkRuns: [earlier] } })).withheld).toBeUndefined();
  });
});

describe('comment', () => {
  it('is made once, with the marker first', async () => {
    const { state } = await run();
    expect(state.comments).toHaveLength(1);
    expect(state.comments[0]?.body.startsWith(`${MARKER}\n`)).toBe(true);
  });

  it.each<[string, Partial<Scene>, string]>([
    ['no fixture ever changed', { report: clean }, 'none'],
    ['comment: never', { plan: { comment: 'never' } }, 'none'],
  ])('none where %s', async (_, scene) => {
    expect((await run(scene)).state.comments).toEqual([]);
  });

  it('comment: always says so, too, where nothing changed', async () => {
    const { state } = await run({ report: clean, plan: { comment: 'always' } });
    expect(state.comments[0]?.body).toContain('resolved');
  });

  it('ours is updated in place, over all pages', async () => {
    const comments = [
      ...Array.from({ length: 230 }, (_, index) => foreign(`talk ${index}`, 'mona', 1_000 + index)),
      ours(`${MARKER}\nold`, 5_000),
    ];
    const { state, server: stand } = await run({ state: { comments } });
    expect(state.comments).toHaveLength(231);
    expect(state.comments.at(-1)?.body).toContain('body of 1');
    expect(stand.requests.filter(({ route }) => route.startsWith('GET') && route.endsWith('/comments'))).toHaveLength(
      3,
    );
  });

  it('ours becomes "resolved" when clean', async () => {
    const { state } = await run({ report: clean, state: { comments: [ours(`${MARKER}\nold`)] } });
    expect(state.comments.map(({ body }) => body)).toEqual([`${MARKER}\nresolved`]);
  });

  it('ours that says the same already is left alone', async () => {
    const first = await run();
    const body = first.state.comments[0]!.body.replaceAll('\n', '\r\n');
    await first.server.close();
    const { server: stand } = await run({ state: { comments: [ours(body)] } });
    expect(stand.requests.some(({ method, route }) => method === 'PATCH' && route.includes('comments'))).toBe(false);
  });

  it.each<[ServerComment, string]>([
    [foreign(`${MARKER}\nAll fine.`), 'by somebody else'],
    [foreign(`${MARKER}\nAll fine.`, 'github-actions'), 'by somebody whose name is like the app'],
    [
      {
        ...ours(`${MARKER}\nAll fine.`),
        user: { login: 'renovate[bot]', id: 3, type: 'Bot' },
        performed_via_github_app: { id: 2_740, slug: 'renovate' },
      },
      'by another app',
    ],
    [ours(`> ${MARKER}\nquoted`), 'by ourselves, the marker not at the start'],
    [ours(` ${MARKER}\n`), 'by ourselves, a blank before the marker'],
    [ours(`${commentMarker('billing')}\n`), 'of another instance'],
  ])('T76 a comment with the marker is not taken for ours: %j (%s)', async (comment) => {
    const before = comment.body;
    const { state } = await run({ state: { comments: [comment] } });
    expect(state.comments).toHaveLength(2);
    expect(state.comments[0]?.body).toBe(before);
  });

  it('one of the job token stays ours when the workflow goes on with an app of its own', async () => {
    const comments = [ours(`${MARKER}\nold`)];
    const { state } = await run({ state: { comments, app: { id: 77, slug: 'our-app' } } });
    expect(state.comments.map(({ body }) => body)).toEqual([`${MARKER}\nbody of 1`]);
  });

  it('an app of its own finds its own', async () => {
    const user = { login: 'our-app[bot]', id: 5, type: 'Bot' } as const;
    const comments = [
      { id: 1, body: `${MARKER}\nold`, user, performed_via_github_app: { id: 78, slug: 'our-app' } },
      { id: 2, body: `${MARKER}\nold`, user, performed_via_github_app: { id: 77, slug: 'our-app' } },
    ];
    const { state } = await run({ state: { comments, app: { id: 77, slug: 'our-app' } } });
    expect(state.comments.map(({ body }) => body)).toEqual([`${MARKER}\nold`, `${MARKER}\nbody of 1`]);
  });

  it('two instances have two comments', async () => {
    const { state } = await run({ plan: { id: 'billing' }, state: { comments: [ours(`${MARKER}\nold`)] } });
    expect(state.comments.map(({ body }) => body.split('\n')[0])).toEqual([MARKER, commentMarker('billing')]);
  });

  it('T76 without a check run to tell the app, it is the one behind the job token', async () => {
    const { state } = await run({
      plan: { checkRun: false },
      state: { comments: [foreign(`${MARKER}\nforged`), ours(`${MARKER}\nold`)] },
    });
    expect(state.comments.map(({ body }) => body)).toEqual([`${MARKER}\nforged`, `${MARKER}\nbody of 1`]);
  });

  it.each<Fault>(['drop', 'done-then-drop', { status: 500 }])(
    '%j on create: there is one comment in the end',
    async (fault) => {
      const { state, notes } = await run({
        script: (route, count) =>
          route.startsWith('POST') && route.endsWith('/comments') && count === 1 ? fault : undefined,
      });
      expect(state.comments).toHaveLength(1);
      expect(notes).toEqual([]);
    },
  );

  it('a list of comments that cannot be read completely: none is posted, or there could be two', async () => {
    const comments = Array.from({ length: 150 }, (_, index) => foreign(`talk ${index}`, 'mona', 1_000 + index));
    const { state, notes } = await run({
      state: { comments },
      script: (route, count) =>
        route.startsWith('GET') && route.endsWith('/comments') && count >= 2 ? { status: 403 } : undefined,
    });
    expect(state.comments).toHaveLength(150);
    expect(notes.join()).toContain('comment was not posted');
  });

  it('a push or merge group has none, and no pull request is asked for', async () => {
    const { number: _, ...withoutNumber } = plan;
    server = await startGitHubServer(serverState());
    const client = githubClient({
      token: server.state.token,
      apiUrl: server.apiUrl,
      userAgent: 'fixture-gate/test',
      clock: fakeClock(),
    });
    await publish(client, sampleReport(), plainRenderers(1), withoutNumber);
    expect(server.requests.every(({ route }) => route.includes('check-runs'))).toBe(true);
    expect(server.state.checkRuns).toHaveLength(1);
  });

  it('few requests in a usual run', async () => {
    const { server: stand } = await run({
      annotations: 60,
      report: sampleReport({ findings: [sampleFinding(), sampleFinding({ path: 'b.json' })] }),
    });
    expect(stand.requests.length).toBeLessThanOrEqual(8);
  });
});

describe('T10 T11 the last look', () => {
  async function look(
    change: (state: ServerState) => void,
    script?: GitHubServer['onRequest'],
  ): Promise<string | undefined> {
    const pulls = [
      {
        number: 12,
        head: { sha: HEAD, ref: 'topic' },
        base: { sha: TIP, ref: 'main' },
        state: 'open' as const,
        author: 'mona',
        fork: false,
        commits: 1,
      },
    ];
    server = await startGitHubServer(
      serverState({ pulls, branches: new Map([['main', { sha: TIP, protected: false }]]) }),
    );
    change(server.state);
    if (script !== undefined) server.onRequest = script;
    const client = githubClient({
      token: server.state.token,
      apiUrl: server.apiUrl,
      userAgent: 'fixture-gate/test',
      clock: fakeClock(),
    });
    return lastLook(client, plan, 12);
  }

  it.each<[string, (state: ServerState) => void, string | undefined]>([
    ['nothing moved', () => {}, undefined],
    ['only the base tip moved on', (state) => Object.assign(state.pulls[0]!.base, { sha: 'ff'.repeat(20) }), undefined],
    ['the head moved', (state) => Object.assign(state.pulls[0]!.head, { sha: 'ff'.repeat(20) }), 'its head is'],
    ['T05 the base was changed', (state) => Object.assign(state.pulls[0]!.base, { ref: 'lax' }), 'its base is'],
    ['it was closed', (state) => Object.assign(state.pulls[0]!, { state: 'closed' }), 'closed'],
    [
      'the head moved, seen with contents: read',
      (state) =>
        Object.assign(state, { tokenScope: 'contents' }) &&
        Object.assign(state.pulls[0]!.head, { sha: 'ff'.repeat(20) }),
      'its head is',
    ],
    ['nothing moved, seen with contents: read', (state) => Object.assign(state, { tokenScope: 'contents' }), undefined],
    ['it is gone', (state) => state.pulls.pop(), 'cannot be read'],
  ])('%s', async (_, change, expected) => {
    const moved = await look(change);
    if (expected === undefined) expect(moved).toBeUndefined();
    else expect(moved).toContain(expected);
  });

  it('T73 a look that fails counts as moved', async () => {
    expect(
      await look(
        () => {},
        () => ({ status: 500 }),
      ),
    ).toContain('cannot be read');
  });
});

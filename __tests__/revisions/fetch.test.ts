import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { listChanges } from '../../src/revisions/changes.js';
import { listCommits } from '../../src/revisions/commits.js';
import { type FetchRequest, fetchRevisions, remoteUrl } from '../../src/revisions/fetch.js';
import { resolveRange } from '../../src/revisions/ranges.js';
import { cloneRepository, createRepository, type TestRepository, temporaryFolder } from '../support/repositories.js';
import { expectFailure, id, keepForTest, shown, tidyAfterAll } from './support.js';

// So that a retry needs no waiting here.
vi.mock('node:timers/promises', { spy: true });

tidyAfterAll();

/** main has 30 commits; topic leaves it ten before its tip and has three of its own, one of them a merge of main. */
function pullRequest() {
  const repo = createRepository({ bare: true });
  const main: string[] = [];
  for (let n = 0; n < 30; n += 1)
    main.push(
      repo.commit({ files: { 'src.txt': `${n}`, 'fx/a.json': `{"n":${n < 15 ? 0 : 1}}`, 'fx/keep.json': '{}' } }),
    );
  const own = repo.commit({
    branch: 'topic',
    parents: [main[10]!],
    files: { 'fx/a.json': '{"edited":true}', 'fx/new.json': '1' },
  });
  const merge = repo.commit({ branch: 'topic', parents: [own, main[19]!], merge: true });
  const head = repo.commit({ branch: 'topic', parents: [merge], files: { 'fx/keep.json': '{"k":1}' } });
  return { repo, base: id(main[29]!), head: id(head), mergeBase: main[19]!, own, merge };
}

let common: ReturnType<typeof pullRequest> | undefined;

/** The same for all tests that only read it. */
function sharedPullRequest() {
  common ??= pullRequest();
  return common;
}

async function fetched(pr: ReturnType<typeof pullRequest>, request: Partial<FetchRequest> = {}) {
  const { repo, base, head } = pr;
  const result = await fetchRevisions({ remote: { url: repo.url }, base, head, commitCount: 3, ...request });
  keepForTest(result.repository);
  return result;
}

/** What the gate does next: range, changes, commits, and the bytes of both sides. */
async function expectWhole(pr: ReturnType<typeof pullRequest>, result: Awaited<ReturnType<typeof fetchRevisions>>) {
  const { repository } = result;
  const range = await resolveRange(repository, { base: pr.base, head: pr.head });
  expect(range.mergeBase).toBe(pr.mergeBase);
  const changes = await listChanges(repository, range.mergeBase, range.head.sha);
  expect(shown(changes)).toEqual(['M fx/a.json', 'M fx/keep.json', 'A fx/new.json']);
  const commits = await listCommits(repository, [pr.base], pr.head);
  expect(commits.map(({ sha }) => sha)).toEqual([pr.own, pr.merge, pr.head]);
  await result.ensureObjects(
    changes.flatMap(({ base, head }) => [base, head].flatMap((side) => (side ? [side.oid] : []))),
  );
  expect(String(await repository.objects.read(changes[0]!.head!.oid))).toBe('{"edited":true}');
  expect(String(await repository.objects.read(changes[0]!.base!.oid))).toBe('{"n":1}');
}

const state = (repo: TestRepository) => [
  readFileSync(join(repo.gitDir, 'config'), 'utf8'),
  repo.git(['count-objects', '-v']),
  repo.git(['for-each-ref']),
  repo.git(['rev-parse', '--is-shallow-repository']),
];

describe('fetchRevisions', () => {
  test('C5 no checkout: history without blobs, then all blobs in one fetch', async () => {
    const pr = sharedPullRequest();
    const result = await fetched(pr);
    await expectWhole(pr, result);
    expect(result.fetchCount()).toBeLessThanOrEqual(3);
    const count = result.fetchCount();
    await result.ensureObjects([id(pr.repo.writeBlob('{"k":1}'))]);
    expect(result.fetchCount()).toBe(count);
  });

  test('T75 does not bring blobs that nobody asked for', async () => {
    const pr = sharedPullRequest();
    const { repository, ensureObjects } = await fetched(pr);
    const blob = id(pr.repo.git(['rev-parse', `${pr.head}:src.txt`]));
    expect(await repository.objects.find(blob)).toEqual({ kind: 'missing', id: blob });
    await ensureObjects([blob]);
    expect(await repository.objects.find(blob)).toMatchObject({ kind: 'content' });
  });

  test('a short pull request takes two fetches', async () => {
    const repo = createRepository({ bare: true });
    const base = id(repo.commit({ files: { 'fx/a.json': '1' } }));
    const head = id(repo.commit({ branch: 'topic', parents: [base], files: { 'fx/a.json': '2' } }));
    const result = await fetchRevisions({ remote: { url: repo.url }, base, head, commitCount: 1 });
    keepForTest(result.repository);
    await result.ensureObjects([id(repo.writeBlob('1')), id(repo.writeBlob('2'))]);
    expect(result.fetchCount()).toBe(2);
    expect(String(await result.repository.objects.read(`${head}:fx/a.json`))).toBe('2');
  });

  test.each([
    { why: 'a full clone without the head of a fork', clone: { branch: 'main' }, hide: true },
    { why: 'T33 a depth-1 clone', clone: { depth: 1, branch: 'topic' }, hide: false },
    { why: 'a blobless clone', clone: { filter: 'blob:none' }, hide: false },
    { why: 'T75 a treeless clone', clone: { filter: 'tree:0' }, hide: false },
    { why: 'a shallow treeless clone', clone: { filter: 'tree:0', depth: 1 }, hide: false },
  ])('from $why, which stays as it is', async ({ clone, hide }) => {
    const pr = pullRequest();
    if (hide) pr.repo.git(['update-ref', '-d', 'refs/heads/topic']);
    const checkout = cloneRepository(pr.repo, { ...clone, bare: false });
    if (hide) pr.repo.setRef('refs/pull/1/head', pr.head);
    const before = state(checkout);
    const result = await fetched(pr, { checkout: checkout.directory });
    await expectWhole(pr, result);
    expect(result.fetchCount()).toBeLessThanOrEqual(3);
    expect(state(checkout)).toEqual(before);
  });

  test('a full clone needs no fetch, even with the remote gone', async () => {
    const pr = sharedPullRequest();
    const checkout = cloneRepository(pr.repo);
    const result = await fetched(pr, { checkout: checkout.directory, remote: { url: 'file:///nowhere/at/all' } });
    await expectWhole(pr, result);
    expect(result.fetchCount()).toBe(0);
  });

  test('a folder that is no checkout is passed over', async () => {
    const pr = sharedPullRequest();
    await expectWhole(pr, await fetched(pr, { checkout: temporaryFolder() }));
  });

  test('fetches the whole history where the base has moved on far', async () => {
    const repo = createRepository({ bare: true });
    const fork = id(repo.commit({ files: { a: '0' } }));
    const head = id(repo.commit({ branch: 'topic', parents: [fork], files: { a: 'x' } }));
    // Through fast-import: a thousand files would only make the test slow.
    const commits = Array.from({ length: 1100 }, (_, n) => {
      const from = n === 0 ? `from ${fork}\n` : '';
      return `commit refs/heads/main\ncommitter A <a@example.test> ${1_600_000_000 + n} +0000\ndata 1\nx\n${from}\n`;
    });
    repo.git(['fast-import', '--quiet'], { input: commits.join('') });
    const base = id(repo.git(['rev-parse', 'main']));
    const result = await fetchRevisions({ remote: { url: repo.url }, base, head, commitCount: 1 });
    keepForTest(result.repository);
    expect(result.fetchCount()).toBe(3);
    expect(await resolveRange(result.repository, { base, head })).toMatchObject({ mergeBase: fork });
  });

  test('unrelated histories are fetched and then named as such', async () => {
    const repo = createRepository({ bare: true });
    const base = id(repo.commit({ files: { a: '0' } }));
    const head = id(repo.commit({ branch: 'orphan', parents: [], files: { a: '1' } }));
    const result = await fetchRevisions({ remote: { url: repo.url }, base, head, commitCount: 1 });
    keepForTest(result.repository);
    const error = await expectFailure(resolveRange(result.repository, { base, head }), 'NO_MERGE_BASE', 'rebase');
    expect(error.message).toContain('unrelated');
  });

  test('a server that knows no filter sends the blobs at once', async () => {
    const pr = pullRequest();
    pr.repo.config('uploadpack.allowFilter', 'false');
    await expectWhole(pr, await fetched(pr));
  });

  test('a sha256 repository', async () => {
    const repo = createRepository({ bare: true, objectFormat: 'sha256' });
    const base = id(repo.commit({ files: { a: '0' } }));
    const head = id(repo.commit({ branch: 'topic', parents: [base], files: { a: '1' } }));
    const result = await fetchRevisions({ remote: { url: repo.url }, base, head });
    keepForTest(result.repository);
    await result.ensureObjects([id(repo.writeBlob('1'))]);
    expect(String(await result.repository.objects.read(`${head}:a`))).toBe('1');
  });

  test('an unreachable remote is an error with a remedy', async () => {
    const pr = sharedPullRequest();
    const request = { remote: { url: 'file:///nowhere/at/all' } };
    await expectFailure(fetched(pr, request), 'REVISION_MISSING', 'contents: read');
  });

  test('a commit that the remote does not have is an error', async () => {
    const pr = sharedPullRequest();
    await expectFailure(fetched(pr, { head: id('f'.repeat(40)) }), 'REVISION_MISSING', 'contents: read');
  });

  test('T75 a remote that goes away after the history is an error, not an endless wait', async () => {
    const pr = pullRequest();
    const { repository, ensureObjects } = await fetched(pr);
    const blob = id(pr.repo.git(['rev-parse', `${pr.head}:src.txt`]));
    rmSync(pr.repo.directory, { recursive: true });
    expect(await repository.objects.find(blob)).toMatchObject({ kind: 'missing' });
    await expectFailure(ensureObjects([blob]), 'REVISION_MISSING', 'contents: read');
  });

  test.each([
    'ext::sh -c id',
    'ssh://git@example.test/x',
    '--upload-pack=x',
    'https://user:secret@example.test/x',
    '/local/path',
  ])('T14 does not fetch from %j', async (url) => {
    const error = await expectFailure(
      fetched(sharedPullRequest(), { remote: { url } }),
      'BAD_INPUT',
      'GITHUB_SERVER_URL',
    );
    expect(error.message).not.toContain('secret');
  });
});

describe('T80 the token', () => {
  test('goes to the server in a header, and nowhere else', async () => {
    const seen: string[] = [];
    const server = createServer((request, response) => {
      seen.push(String(request.headers.authorization));
      response.writeHead(403).end('no ##[error] ::error::');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/owner/repo`;
    const pr = sharedPullRequest();
    const error = await expectFailure(
      fetched(pr, { remote: { url, token: 'sesame-token' } }),
      'REVISION_MISSING',
      'contents: read',
    );
    server.close();
    expect(seen).toContain(`basic ${Buffer.from('x-access-token:sesame-token').toString('base64')}`);
    expect(`${error.message}${error.stack}`).not.toMatch(/sesame|c2VzYW1l|::error/);
  });
});

describe('a server in trouble', () => {
  test.each([
    { status: 503, attempts: 3 },
    { status: 429, attempts: 3 },
    { status: 401, attempts: 1 },
    { status: 404, attempts: 1 },
  ])('answers $status: $attempts attempts', async ({ status, attempts }) => {
    vi.mocked(setTimeout).mockReset().mockResolvedValue(undefined);
    let seen = 0;
    const server = createServer((_, response) => {
      seen += 1;
      response.writeHead(status).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/owner/repo`;
    await expectFailure(fetched(sharedPullRequest(), { remote: { url } }), 'REVISION_MISSING', 'contents: read');
    server.close();
    expect(setTimeout).toHaveBeenCalledTimes(attempts - 1);
    expect(seen).toBeGreaterThanOrEqual(attempts);
  });
});

describe('remoteUrl', () => {
  test.each([
    ['https://github.com', 'owner/repo', 'https://github.com/owner/repo'],
    ['https://ghe.example.test/sub/', 'o.o/r_r-1', 'https://ghe.example.test/sub/o.o/r_r-1'],
  ])('%s and %s', (server, name, url) => expect(remoteUrl(server, name)).toBe(url));

  test.each([
    ['https://user:pw@example.test', 'owner/repo'],
    ['ext::sh', 'owner/repo'],
    ['https://example.test', 'owner/repo/../../x'],
    ['https://example.test', '--option'],
    ['', ''],
  ])('refuses %j and %j', (server, name) => {
    expect(() => remoteUrl(server, name)).toThrow(expect.objectContaining({ code: 'BAD_INPUT' }));
  });
});

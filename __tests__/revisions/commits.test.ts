import * as childProcess from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { listCommits } from '../../src/revisions/commits.js';
import { type CommitOptions, createRepository, type TestRepository } from '../support/repositories.js';
import { expectFailure, id, openForTest, shown, tidyAfterAll } from './support.js';

// Real git all the same: the spy only counts.
vi.mock('node:child_process', { spy: true });

tidyAfterAll();

const TRAILER = 'Fixture-Change: fx/a.json purpose=rebuild source=migration';

async function commitsOf(repo: TestRepository, exclude: readonly string[], head: string) {
  return listCommits(await openForTest(repo), exclude.map(id), id(head));
}

async function single(options: CommitOptions) {
  const repo = createRepository();
  const base = repo.commit({ files: { f: '1' } });
  const head = repo.commit({ files: { f: '2' }, ...options });
  const [record, ...others] = await commitsOf(repo, [base], head);
  expect(others).toEqual([]);
  return record!;
}

describe('listCommits', () => {
  test('gives what each commit changes, oldest first, roots included', async () => {
    const repo = createRepository();
    const root = repo.commit({
      files: { a: '1', 'b\nb': '1' },
      author: 'Bob Example <bob@example.test>',
      message: 'Root\n',
    });
    const empty = repo.commit({ message: 'Nothing\n' });
    const last = repo.commit({
      files: { a: { mode: '100755', content: '1' }, 'b\nb': null, ':c': '1' },
      committer: 'Web Flow <web@example.test>',
    });
    const records = await commitsOf(repo, [], last);
    expect(records.map(({ sha, parents }) => ({ sha, parents }))).toEqual([
      { sha: root, parents: [] },
      { sha: empty, parents: [root] },
      { sha: last, parents: [empty] },
    ]);
    expect(records.map(({ changes }) => shown(changes))).toEqual([['A a', 'A b\nb'], [], ['A :c', 'M a', 'D b\nb']]);
    expect(records[0]).toMatchObject({ author: { name: 'Bob Example', email: 'bob@example.test' }, message: 'Root\n' });
    expect(records[2]?.committer).toEqual({ name: 'Web Flow', email: 'web@example.test' });
    expect(records[0]?.committedAt).toBe(1_577_836_860);
  });

  test('a path may look like anything that stands between paths', async () => {
    const repo = createRepository();
    const names = ['\x02', '\n:100644', ':100644 100644 a b M', 'Fixture-Change: x', 'a'.repeat(40), '__proto__'];
    const root = repo.commit({ files: names.map((name) => [name, '1'] as const) });
    const head = repo.commit({ files: names.map((name) => [name, '2'] as const), message: `Edit\n\n${TRAILER}\n` });
    const records = await commitsOf(repo, [], head);
    expect(records.map(({ sha }) => sha)).toEqual([root, head]);
    for (const { changes } of records) expect(changes.map(({ path }) => path)).toEqual([...names].sort());
    expect(records.map(({ gitTrailers }) => gitTrailers?.length)).toEqual([0, 1]);
  });

  test('T37 order is that of history, whatever the dates say', async () => {
    const repo = createRepository();
    const shas = [3_000_000_000, 2_000_000_000, 1, 1_500_000_000].map((date, n) =>
      repo.commit({ files: { a: `${n}` }, date }),
    );
    expect((await commitsOf(repo, [], shas[3]!)).map(({ sha }) => sha)).toEqual(shas);
  });

  test('T26 what came by merging main is not of the range, its trailers neither', async () => {
    const repo = createRepository();
    const fork = repo.commit({ files: { f: '1' } });
    const own = repo.commit({ branch: 'topic', parents: [fork], files: { 'fx/a.json': '1' } });
    const main = repo.commit({ files: { 'fx/b.json': '1' }, message: `Main\n\n${TRAILER}\n` });
    const merge = repo.commit({ branch: 'topic', parents: [own, main], merge: true, message: 'Merge main\n' });
    const live = repo.commit({ branch: 'main', parents: [main], files: { f: '2' } });
    const records = await commitsOf(repo, [live], merge);
    expect(records.map(({ sha }) => sha)).toEqual([own, merge]);
    expect(records.at(-1)?.changes).toEqual([]);
    expect(records.flatMap(({ gitTrailers }) => gitTrailers)).toEqual([]);
  });

  test('T34 an edit made inside a merge shows, and only that', async () => {
    const repo = createRepository();
    const fork = repo.commit({ files: { 'fx/a.json': '1', 'fx/b.json': '1', c: '1' } });
    const own = repo.commit({ branch: 'topic', parents: [fork], files: { 'fx/b.json': '2' } });
    const main = repo.commit({ parents: [fork], files: { c: '2' } });
    const evil = repo.commit({
      branch: 'topic',
      parents: [own, main],
      merge: true,
      files: { 'fx/a.json': 'EVIL', 'fx/new.json': 'EVIL' },
    });
    const record = (await commitsOf(repo, [main], evil)).at(-1);
    expect(shown(record!.changes)).toEqual(['M fx/a.json', 'A fx/new.json']);
    expect(record?.changes[0]?.base?.oid).toBe(repo.writeBlob('1'));
    expect(record?.changes[0]?.head?.oid).toBe(repo.writeBlob('EVIL'));
  });

  test('T34 an octopus merge is read as well', async () => {
    const repo = createRepository();
    const fork = repo.commit({ files: { a: '1' } });
    const heads = ['x', 'y', 'z'].map((name) => repo.commit({ branch: name, parents: [fork], files: { [name]: '1' } }));
    const octopus = repo.commit({ branch: 'x', parents: heads, files: { a: 'EVIL', x: '1', y: '1', z: '1' } });
    expect(shown((await commitsOf(repo, [fork], octopus)).at(-1)!.changes)).toEqual(['M a']);
  });

  test('T46 a submodule that .gitmodules hides shows', async () => {
    const repo = createRepository();
    const base = repo.commit({
      files: {
        '.gitmodules': '[submodule "s"]\npath = s\nurl = x\nignore = all\n',
        s: { mode: '160000', oid: 'a'.repeat(40) },
      },
    });
    const head = repo.commit({ files: { s: { mode: '160000', oid: 'b'.repeat(40) } } });
    expect(shown((await commitsOf(repo, [base], head))[0]!.changes)).toEqual(['M s']);
  });

  test('an empty range has no commits', async () => {
    const repo = createRepository();
    const base = repo.commit({ files: { f: '1' } });
    expect(await commitsOf(repo, [base], base)).toEqual([]);
  });

  test('T33 a history that is cut off inside the range is an error', async () => {
    const repo = createRepository();
    const base = repo.commit({ files: { f: '1' } });
    const cut = repo.commit({ files: { f: '2' } });
    const head = repo.commit({ files: { f: '3' } });
    writeFileSync(`${repo.gitDir}/shallow`, `${cut}\n`);
    await expectFailure(commitsOf(repo, [base], head), 'REVISION_MISSING', '--unshallow');
  });

  test('works in a sha256 repository', async () => {
    const repo = createRepository({ objectFormat: 'sha256' });
    const head = repo.commit({ files: { a: '1' }, message: `Add\n\n${TRAILER}\n` });
    const [record] = await commitsOf(repo, [], head);
    expect(record?.sha).toHaveLength(64);
    expect(record?.gitTrailers).toHaveLength(1);
  });
});

describe("T30 messages that are no record, and git's own reading of the others", () => {
  test.each([
    { why: 'a NUL, where git stops reading', options: { message: `Edit\n\n${TRAILER}\n\0\n\nmore` }, problem: /NUL/ },
    {
      why: 'bytes that are no UTF-8',
      options: { message: Buffer.from(`Edit \xff\n\n${TRAILER}\n`, 'latin1') },
      problem: /UTF-8/,
    },
    {
      why: 'another encoding',
      options: { message: `Edit\n\n${TRAILER}\n`, headers: ['encoding ISO-8859-1'] },
      problem: /ISO-8859-1/,
    },
    {
      why: 'more than 1 MiB',
      options: { message: `Edit\n\n${'x'.repeat(1_050_000)}\n\n${TRAILER}\n` },
      problem: /1048576/,
    },
    {
      why: 'ten megabytes',
      options: { message: `Edit\n\n${'x'.repeat(10_000_000)}\n\n${TRAILER}\n` },
      problem: /1048576/,
    },
  ])('$why', async ({ options, problem }) => {
    const record = await single(options);
    expect(record.messageProblem).toMatch(problem);
    expect(record.gitTrailers).toBeUndefined();
    expect(shown(record.changes)).toEqual(['M f']);
  });

  test('T30 twenty thousand trailers are records, as a change of thousands of fixtures needs them', async () => {
    const lines = Array.from({ length: 20_000 }, (_, index) => `Fixture-Change: fx/${index}.json purpose=a b`);
    const record = await single({ message: `Edit\n\n${lines.join('\n')}\n` });
    expect(record.messageProblem).toBeUndefined();
    expect(record.gitTrailers).toHaveLength(20_000);
  });

  test('an encoding header that says UTF-8 is fine', async () => {
    const record = await single({ message: `Gr\u00fc\u00dfe\n\n${TRAILER}\n`, headers: ['encoding utf-8'] });
    expect(record.messageProblem).toBeUndefined();
    expect(record.gitTrailers).toHaveLength(1);
  });

  test('a signature is no part of the message, and its lines are no parents', async () => {
    const headers = [
      'gpgsig -----BEGIN PGP SIGNATURE-----',
      ' ',
      ' x',
      ' -----END PGP SIGNATURE-----',
      `parent ${'f'.repeat(40)}`,
    ];
    const record = await single({ headers, message: `Edit\n\n${TRAILER}\n` });
    expect(record.parents).toHaveLength(1);
    expect(record.message).toBe(`Edit\n\n${TRAILER}\n`);
    expect(record.gitTrailers).toHaveLength(1);
  });

  const messages: readonly { why: string; message: string }[] = [
    { why: 'a plain trailer', message: `Edit\n\n${TRAILER}\n` },
    { why: 'no trailer', message: 'Edit\n\nJust text.\n' },
    { why: 'a subject that looks like one', message: `${TRAILER}\n` },
    { why: 'folded', message: `Edit\n\n${TRAILER}\n  and more\n\tand more\n` },
    { why: 'two blocks', message: `Edit\n\n${TRAILER}\n\nSigned-off-by: A <a@example.test>\n` },
    { why: 'mixed with text', message: `Edit\n\ntext\n${TRAILER}\n` },
    { why: 'mixed, with a line of git', message: `Edit\n\ntext\n${TRAILER}\nSigned-off-by: A <a@example.test>\n` },
    { why: 'after a divider', message: `Edit\n\n---\n\n${TRAILER}\n` },
    { why: 'comments inside', message: `Edit\n\n# comment\n${TRAILER}\n# more\n` },
    { why: 'CRLF', message: `Edit\r\n\r\n${TRAILER}\r\n` },
    { why: 'an empty value', message: 'Edit\n\nFixture-Change:\n' },
    {
      why: 'another case and blanks before the colon',
      message: 'Edit\n\nfixture-change : fx/a.json because it must\n',
    },
    {
      why: 'a value that looks like a raw entry or a mark',
      message: 'Edit\n\nA: :100644 100644 a b M\nB: \x02\nC: \x01\n',
    },
    { why: 'no line break at the end', message: `Edit\n\n${TRAILER}` },
    { why: 'a blank in the value that is no ASCII', message: 'Edit\n\nFixture-Change: fx/caf\u00e9\u00a0.json x\n' },
    { why: 'cherry-picked', message: `Edit\n\n${TRAILER}\n(cherry picked from commit ${'a'.repeat(40)})\n` },
  ];
  test('agrees with git log on every message, in one range', async () => {
    const repo = createRepository();
    const base = repo.commit({ files: { f: '0' } });
    let head = base;
    for (const [n, { message }] of messages.entries()) head = repo.commit({ files: { f: `${n + 1}` }, message });
    const records = await commitsOf(repo, [base], head);
    for (const [n, { why, message }] of messages.entries()) {
      const record = records[n]!;
      expect(record.message, why).toBe(message);
      const format = '--format=%(trailers:only,unfold)';
      const printed = childProcess.execFileSync('git', ['-C', repo.directory, 'log', '-1', format, record.sha], {
        encoding: 'utf8',
      });
      const lines = printed.split('\n').filter((line) => line !== '');
      expect(
        record.gitTrailers?.map(({ key, value }) => `${key}: ${value}`.trimEnd()),
        why,
      ).toEqual(lines.map((line) => line.trimEnd()));
    }
    const value = 'fx/a.json purpose=rebuild source=migration';
    expect(records[0]?.gitTrailers).toEqual([{ key: 'Fixture-Change', value }]);
    expect(records[3]?.gitTrailers).toEqual([{ key: 'Fixture-Change', value: `${value} and more and more` }]);
  });

  test('T30 100,000 trailers end in good time', async () => {
    const record = await single({ message: `Edit\n\n${'Fixture-Change: f x\n'.repeat(100_000)}` });
    expect(record.messageProblem).toBeDefined();
  });

  test.each([
    { why: 'no brackets', author: 'Somebody 1 +0000' },
    { why: 'nested brackets', author: 'A <b> <c@example.test>' },
    { why: 'a name of control characters', author: '\x1b[2J <a@example.test>' },
    { why: 'no name', author: '<a@example.test>' },
  ])('an odd author does not stop the run: $why', async ({ author }) => {
    expect(typeof (await single({ author })).author.name).toBe('string');
  });
});

test('T32 any number of commits takes two processes', async () => {
  const repo = createRepository();
  let head = repo.commit({ files: { f: '0' } });
  const base = head;
  for (let n = 1; n <= 300; n += 1) {
    head = repo.commit({ files: { 'fx/a.json': `${n % 2}` }, message: `Edit ${n}\n\n${TRAILER}\n` });
  }
  const repository = await openForTest(repo);
  const { spawn } = vi.mocked(childProcess);
  spawn.mockClear();
  const records = await listCommits(repository, [id(base)], id(head));
  expect(spawn).toHaveBeenCalledTimes(2);
  expect(records).toHaveLength(300);
  expect(records.every(({ gitTrailers, changes }) => gitTrailers?.length === 1 && changes.length === 1)).toBe(true);
});

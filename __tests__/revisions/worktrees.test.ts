import { existsSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { encodePath } from '../../src/revisions/paths.js';
import { type FillEntry, withWorktrees } from '../../src/revisions/worktrees.js';
import { createRepository, runGit, type TestRepository } from '../support/repositories.js';
import { expectFailure, id, openForTest, tidyAfterAll } from './support.js';

tidyAfterAll();

function setUp() {
  const repo = createRepository();
  const base = id(repo.commit({ files: { 'fx/a.json': '1\n' } }));
  const head = id(repo.commit({ files: { 'fx/a.json': '2\n', '.gitattributes': '* text eol=crlf ident\n' } }));
  return { repo, base, head };
}

const entry = (repo: TestRepository, path: string, content: string | Uint8Array, mode = '100644'): FillEntry => ({
  path,
  mode,
  oid: id(repo.writeBlob(content)),
});

/** What the fill of head's worktree makes of `entries`. */
async function filled(entries: (repo: TestRepository) => readonly FillEntry[]) {
  const { repo, base, head } = setUp();
  const fill = { base: [], head: entries(repo) };
  return withWorktrees(await openForTest(repo), base, head, fill, async (_, { root, refused }) => ({
    refused: refused.map(({ path }) => path),
    files: listFiles(root).map((path) => [
      path,
      readFileSync(Buffer.concat([Buffer.from(`${root}/`), encodePath(path)]), 'latin1'),
    ]),
  }));
}

function listFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path !== '.git' && !lstatSync(join(root, path), { throwIfNoEntry: false })?.isDirectory())
    .sort();
}

describe('withWorktrees', () => {
  test('C1 lends two worktrees of the right commits that hold the blobs asked for and no more', async () => {
    const { repo, base, head } = setUp();
    const fill = {
      base: [entry(repo, 'fx/a.json', '1\n')],
      head: [entry(repo, 'fx/a.json', '2 $Id$\n'), entry(repo, 'run.sh', '#!', '100755')],
    };
    const repository = await openForTest(repo);
    const roots = await withWorktrees(repository, base, head, fill, async (baseTree, headTree) => {
      expect(listFiles(baseTree.root)).toEqual(['fx/a.json']);
      expect(listFiles(headTree.root)).toEqual(['fx/a.json', 'run.sh']);
      expect(readFileSync(join(headTree.root, 'fx/a.json'), 'utf8')).toBe('2 $Id$\n');
      expect(statSync(join(headTree.root, 'run.sh')).mode & 0o111).not.toBe(0);
      expect(runGit(baseTree.root, ['rev-parse', 'HEAD'])).toBe(base);
      expect(runGit(headTree.root, ['rev-parse', 'HEAD'])).toBe(head);
      expect(statSync(repository.folder.path).mode & 0o777).toBe(0o700);
      return [baseTree.root, headTree.root];
    });
    for (const root of roots) expect(existsSync(root)).toBe(false);
  });

  test("leaves the user's worktrees, index, configuration and files alone", async () => {
    const { repo, base, head } = setUp();
    repo.checkout('main');
    repo.write('fx/a.json', 'being edited');
    const state = () => [
      repo.git(['worktree', 'list']),
      repo.git(['status', '--porcelain']),
      readFileSync(join(repo.gitDir, 'config'), 'utf8'),
      readFileSync(join(repo.gitDir, 'index')).toString('hex'),
      readdirSync(repo.gitDir, { recursive: true }).sort().join('\n'),
    ];
    repo.git(['status']);
    const before = state();
    await withWorktrees(await openForTest(repo), base, head, { base: [entry(repo, 'x', '1')], head: [] }, async () => {
      expect(repo.git(['worktree', 'list']).split('\n')).toHaveLength(1);
    });
    expect(state().slice(0, 4)).toEqual(before.slice(0, 4));
  });

  test('is tidy when the work throws, and lends again', async () => {
    const { repo, base, head } = setUp();
    const repository = await openForTest(repo);
    const failing = withWorktrees(repository, base, head, { base: [], head: [] }, () =>
      Promise.reject(new Error('work')),
    );
    await expect(failing).rejects.toThrow('work');
    expect(readdirSync(repository.folder.path).filter((name) => name.startsWith('worktrees'))).toEqual([]);
    await withWorktrees(repository, base, head, { base: [], head: [] }, async ({ root }) =>
      expect(existsSync(root)).toBe(true),
    );
  });

  test('two runs at once do not disturb each other', async () => {
    const { repo, base, head } = setUp();
    const [one, two] = [await openForTest(repo), await openForTest(repo)];
    const fill = { base: [entry(repo, 'a', '1')], head: [entry(repo, 'a', '2')] };
    const use = async (_: unknown, { root }: { root: string }) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return readFileSync(join(root, 'a'), 'utf8');
    };
    const runs = [one, two, one, one, one, one];
    const heads = await Promise.all(runs.map((run) => withWorktrees(run, base, head, fill, use)));
    expect(heads).toEqual(runs.map(() => '2'));
  });

  test('T39 a link is a text file that holds its target', async () => {
    const { files, refused } = await filled((repo) => [
      entry(repo, 'link', '/etc/passwd', '120000'),
      entry(repo, 'folder', '..', '120000'),
      entry(repo, 'folder/escaped', 'x'),
    ]);
    expect(files).toEqual([
      ['folder', '..'],
      ['link', '/etc/passwd'],
    ]);
    expect(refused).toEqual(['folder/escaped']);
  });

  test.each([
    '../outside',
    'a/../../outside',
    '/etc/outside',
    '.git/hooks/x',
    '.GIT/config',
    'a//b',
    'a/./b',
    '.git',
    '',
    'a/',
    '.g\u200cit/config',
  ])('T44 %j is refused', async (path) => {
    const { files, refused } = await filled((repo) => [entry(repo, path, 'x'), entry(repo, 'fine', 'y')]);
    expect(refused).toEqual([path]);
    expect(files).toEqual([['fine', 'y']]);
  });

  test('T44 the second of two entries with one name is refused, and a submodule', async () => {
    const { files, refused } = await filled((repo) => [
      entry(repo, 'a', 'GOOD'),
      entry(repo, 'a', 'EVIL'),
      { path: 'sub', mode: '160000', oid: id('a'.repeat(40)) },
    ]);
    expect(files).toEqual([['a', 'GOOD']]);
    expect(refused.sort()).toEqual(['a', 'sub']);
  });

  test('odd names and a large blob are written as they are', async () => {
    const { repo, base, head } = setUp();
    const large = Buffer.alloc(9 * 1024 * 1024, 'x');
    const names = ['new\nline', ':(top)x', '-n', 'a b', '$(id)', 'caf\u00e9', 'x'.repeat(300)];
    const fill = { base: [], head: [entry(repo, 'large', large), ...names.map((name) => entry(repo, name, name))] };
    await withWorktrees(await openForTest(repo), base, head, fill, async (_, { root, refused }) => {
      expect(refused).toEqual([{ path: 'x'.repeat(300), reason: 'the name is too long for this file system' }]);
      expect(readFileSync(join(root, 'large')).equals(large)).toBe(true);
      for (const name of names.slice(0, -1)) expect(readFileSync(join(root, name), 'utf8')).toBe(name);
    });
  });

  test('a missing blob is an error', async () => {
    const { repo, base, head } = setUp();
    const fill = { base: [], head: [{ path: 'a', mode: '100644', oid: id('f'.repeat(40)) }] };
    await expectFailure(
      withWorktrees(await openForTest(repo), base, head, fill, async () => undefined),
      'REVISION_MISSING',
      'fetch',
    );
  });
});

import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { quoteForAlternates } from '../../src/revisions/repository.js';
import { listIndexChanges } from '../../src/revisions/working-changes.js';
import { cloneRepository, createRepository, runGit, temporaryFolder } from '../support/repositories.js';
import { expectFailure, id, openForTest, shown, tidyAfterAll } from './support.js';

tidyAfterAll();

describe('openRepository', () => {
  test.each(['sha1', 'sha256'] as const)('finds the top from a folder below it (%s)', async (objectFormat) => {
    const repo = createRepository({ objectFormat });
    const sha = repo.commit({ files: { 'a/b/c': 'x' } });
    repo.checkout('main');
    const repository = await openForTest(join(repo.directory, 'a', 'b'));
    expect(repository).toMatchObject({ topLevel: repo.directory, gitDir: repo.gitDir, commonDir: repo.gitDir });
    expect(repository).toMatchObject({ objectFormat, isShallow: false, isPartial: false });
    expect(String(await repository.objects.read(`${sha}:a/b/c`))).toBe('x');
  });

  test('opens a bare repository', async () => {
    const repo = createRepository({ bare: true });
    repo.commit({ files: { a: 'x' } });
    expect(await openForTest(repo)).toMatchObject({ topLevel: null, gitDir: repo.directory });
  });

  test('opens a linked worktree, with its own index', async () => {
    const repo = createRepository();
    const base = repo.commit({ files: { a: 'x' } });
    const linked = join(temporaryFolder(), 'linked');
    repo.git(['worktree', 'add', '--quiet', '--detach', linked, base]);
    writeFileSync(join(linked, 'b'), 'new');
    runGit(linked, ['add', 'b']);
    const repository = await openForTest(linked);
    expect(repository).toMatchObject({ topLevel: linked, commonDir: repo.gitDir });
    expect(shown(await listIndexChanges(repository, id(base)))).toEqual(['A b']);
    expect(shown(await listIndexChanges(await openForTest(repo), id(base)))).toEqual(['D a']);
  });

  test('knows shallow and partial clones', async () => {
    const repo = createRepository();
    repo.commit({ files: { a: '1' } });
    repo.commit({ files: { a: '2' } });
    expect(await openForTest(cloneRepository(repo, { depth: 1 }))).toMatchObject({ isShallow: true, isPartial: false });
    expect(await openForTest(cloneRepository(repo, { filter: 'blob:none' }))).toMatchObject({
      isShallow: false,
      isPartial: true,
    });
  });

  test('a folder with no repository, or none at all, is a mistake with a remedy', async () => {
    await expectFailure(openForTest(temporaryFolder()), 'NO_REPOSITORY', '--repo');
    await expectFailure(openForTest('/nowhere/at/all'), 'NO_REPOSITORY', '--repo');
  });

  test('a repository of a future format is a mistake, not a stack trace', async () => {
    const repo = createRepository();
    repo.config('core.repositoryformatversion', '99');
    await expectFailure(openForTest(repo), 'NO_REPOSITORY', 'clone');
  });

  describe('9.20 a bare repository among the files of a pull request', () => {
    function embed(at: string) {
      const repo = createRepository();
      repo.commit({ files: { a: 'x' } });
      repo.checkout('main');
      const embedded = join(repo.directory, at);
      mkdirSync(join(embedded, 'sub'), { recursive: true });
      const evil = createRepository({ bare: true });
      evil.commit({ files: { a: 'EVIL' } });
      cpSync(evil.directory, embedded, { recursive: true });
      return { repo, embedded };
    }

    test('at the top does not take the place of .git', async () => {
      const { repo } = embed('.');
      expect(await openForTest(repo)).toMatchObject({ gitDir: repo.gitDir, topLevel: repo.directory });
    });

    test('is not taken for the one around it', async () => {
      const { repo, embedded } = embed('fixtures/evil.git');
      expect(await openForTest(join(embedded, 'sub'))).toMatchObject({ topLevel: repo.directory });
      await expectFailure(openForTest(embedded), 'NO_REPOSITORY', 'itself');
      const meant = await openForTest(embedded, { isGitDirectory: true });
      expect(meant.gitDir).toBe(embedded);
    });

    test('while the git directory of the working tree is the same repository', async () => {
      const { repo } = embed('fixtures/evil.git');
      expect(await openForTest(repo.gitDir)).toMatchObject({ gitDir: repo.gitDir, topLevel: repo.directory });
    });
  });

  test('a .git file that names nothing is not passed over for a repository further up', async () => {
    const repo = createRepository();
    repo.write('sub/.git', 'gitdir: ../.git/modules/gone\n');
    const error = await expectFailure(openForTest(join(repo.directory, 'sub')), 'NO_REPOSITORY', '--repo');
    expect(error.message).toContain('.git file');
  });

  test('reads objects that the repository borrows itself, and paths that need quoting', async () => {
    const lender = createRepository();
    const sha = lender.commit({ files: { a: 'lent' } });
    const folder = join(temporaryFolder(), 'odd "name" #1\\x');
    runGit(lender.directory, ['clone', '--quiet', '--shared', '--bare', lender.directory, folder]);
    const repository = await openForTest(folder);
    expect(String(await repository.objects.read(`${sha}:a`))).toBe('lent');
  });

  test.each([
    { why: 'a plain path stands for itself', path: '/a b/c', line: '/a b/c' },
    { why: 'a comment sign', path: '/#a', line: '"/#a"' },
    { why: 'a line break', path: '/a\nb', line: '"/a\\012b"' },
    { why: 'quotes', path: '/"a"', line: '"/\\"a\\""' },
  ])('quotes alternates: $why', ({ path, line }) => expect(quoteForAlternates(path)).toBe(line));

  test('obeys the index that git gives its hook, if it is one of this repository', async () => {
    const repo = createRepository();
    const base = repo.commit({ files: { a: 'x' } });
    repo.checkout('main');
    repo.write('b', 'new');
    const index = join(repo.gitDir, 'next-index-1.lock');
    repo.git(['read-tree', base], { env: { GIT_INDEX_FILE: index } });
    repo.git(['add', 'b'], { env: { GIT_INDEX_FILE: index } });
    const asked = await openForTest(repo, { indexFile: '.git/next-index-1.lock' });
    expect(shown(await listIndexChanges(asked, id(base)))).toEqual(['A b']);
    const outside = await openForTest(repo, { indexFile: join(temporaryFolder(), 'index') });
    expect(outside.indexFile).toBe(join(repo.gitDir, 'index'));
  });

  test('leaves the repository as it was, and nothing behind', async () => {
    const repo = createRepository();
    repo.commit({ files: { a: 'x' } });
    repo.checkout('main');
    const state = () => [
      repo.git(['config', '--list', '--local']),
      repo.git(['count-objects', '-v']),
      readdirSync(repo.gitDir).join(),
    ];
    const before = state();
    const repository = await openForTest(repo);
    await repository.objects.read('HEAD:a').catch(() => undefined);
    await repository.close();
    await repository.close();
    expect(state()).toEqual(before);
    expect(existsSync(repository.folder.path)).toBe(false);
  });
});

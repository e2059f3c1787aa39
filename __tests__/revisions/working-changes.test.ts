import { chmodSync, mkdirSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listIndexChanges, listWorktreeChanges } from '../../src/revisions/working-changes.js';
import { createRepository, type FileContent } from '../support/repositories.js';
import { expectFailure, id, openForTest, shown, tidyAfterAll } from './support.js';

tidyAfterAll();

async function setUp(files: Readonly<Record<string, FileContent>>, objectFormat: 'sha1' | 'sha256' = 'sha1') {
  const repo = createRepository({ objectFormat });
  const base = id(repo.commit({ files }));
  repo.checkout('main');
  return { repo, base, repository: await openForTest(repo) };
}

describe('what is staged', () => {
  test('is compared as blobs', async () => {
    const { repo, base, repository } = await setUp({ a: '1', b: '1', 'new\nline': '1' });
    repo.write('a', '2');
    repo.write('c', '3');
    repo.git(['add', 'a', 'c']);
    repo.git(['rm', '--quiet', 'b']);
    repo.write('a', 'only on disk');
    const changes = await listIndexChanges(repository, base);
    expect(shown(changes)).toEqual(['M a', 'D b', 'A c']);
    expect(changes[0]?.head?.oid).toBe(repo.writeBlob('2'));
  });

  test('T45 T39 modes and types count', async () => {
    const { repo, base, repository } = await setUp({ a: '1', b: '1' });
    chmodSync(join(repo.directory, 'a'), 0o755);
    rmSync(join(repo.directory, 'b'));
    symlinkSync('/etc/passwd', join(repo.directory, 'b'));
    repo.git(['add', 'a', 'b']);
    const changes = await listIndexChanges(repository, base);
    expect(shown(changes)).toEqual(['M a', 'T b']);
    expect(String(await repository.objects.read(changes[1]!.head!.oid))).toBe('/etc/passwd');
  });

  test('a split index is read whole', async () => {
    const { repo, base, repository } = await setUp({ a: '1', b: '1' });
    repo.git(['update-index', '--split-index']);
    repo.write('b', '2');
    repo.git(['add', 'b']);
    expect(shown(await listIndexChanges(repository, base))).toEqual(['M b']);
  });

  test('an unfinished merge is for the user to finish', async () => {
    const { repo, base, repository } = await setUp({ a: '1' });
    const ours = repo.commit({ files: { a: '2' } });
    const theirs = repo.commit({ branch: 'topic', parents: [base], files: { a: '3' } });
    repo.git(['reset', '--quiet', '--hard', ours]);
    expect(() => repo.git(['merge', '--quiet', theirs])).toThrow();
    await expectFailure(listIndexChanges(repository, base), 'BAD_USAGE', 'git add');
    await expectFailure(listWorktreeChanges(repository, base), 'BAD_USAGE', 'git add');
  });
});

describe('what is on disk', () => {
  test.each(['sha1', 'sha256'] as const)('counts tracked and untracked files (%s)', async (format) => {
    const { repo, base, repository } = await setUp(
      { a: '1', b: '1', c: '1', d: '1', '.gitignore': 'ignored\n' },
      format,
    );
    repo.write('a', 'edited\n');
    repo.write('c', 'staged');
    repo.git(['add', 'c']);
    repo.write('c', 'and edited again');
    repo.write('fx/new.json', '{}');
    repo.write('ignored', 'x');
    repo.git(['rm', '--quiet', '--cached', 'd']);
    rmSync(join(repo.directory, 'b'));
    const changes = await listWorktreeChanges(repository, base);
    expect(shown(changes)).toEqual(['M a', 'D b', 'M c', 'A fx/new.json']);
    const contents = [];
    for (const { head } of changes) contents.push(head ? String(await repository.objects.read(head.oid)) : null);
    expect(contents).toEqual(['edited\n', null, 'and edited again', '{}']);
    expect(changes[0]?.head?.oid).toBe(repo.writeBlob('edited\n'));
  });

  test('a touched file that is the same is no change', async () => {
    const { repo, base, repository } = await setUp({ a: '1' });
    utimesSync(join(repo.directory, 'a'), 1, 1);
    expect(await listWorktreeChanges(repository, base)).toEqual([]);
  });

  test('an edit undone on disk is no change, though it is staged', async () => {
    const { repo, base, repository } = await setUp({ a: '1' });
    repo.write('a', '2');
    repo.git(['add', 'a']);
    repo.write('a', '1');
    expect(await listWorktreeChanges(repository, base)).toEqual([]);
  });

  test('an edit that git could take for unchanged, made in the same instant and size, shows', async () => {
    const { repo, base, repository } = await setUp({ 'fx.json': '{"a":1}\n' });
    repo.write('fx.json', '{"a":2}\n');
    expect(shown(await listWorktreeChanges(repository, base))).toEqual(['M fx.json']);
  });

  test('T39 links are read and not followed, also where a folder became one', async () => {
    const { repo, base, repository } = await setUp({ a: '1', 'fx/b': '1' });
    rmSync(join(repo.directory, 'a'));
    symlinkSync('/etc/passwd', join(repo.directory, 'a'));
    rmSync(join(repo.directory, 'fx'), { recursive: true });
    mkdirSync(join(repo.directory, '..', 'outside'));
    symlinkSync('../outside', join(repo.directory, 'fx'));
    const changes = await listWorktreeChanges(repository, base);
    expect(shown(changes)).toEqual(['T a', 'A fx', 'D fx/b']);
    expect(String(await repository.objects.read(changes[0]!.head!.oid))).toBe('/etc/passwd');
    expect(changes[1]?.head?.mode).toBe('120000');
  });

  test.each(['--assume-unchanged', '--skip-worktree'])(
    'an edit that git was told to overlook shows: %s',
    async (flag) => {
      const { repo, base, repository } = await setUp({
        'fx/a.json': '1',
        'fx/b.json': '1',
        'fx/\u00fc c.json': '1',
        d: '1',
      });
      repo.write('fx/b.json', 'staged');
      repo.git(['add', 'fx/b.json']);
      repo.git(['update-index', flag, 'fx/a.json', 'fx/b.json', 'fx/\u00fc c.json', 'd']);
      expect(shown(await listWorktreeChanges(repository, base))).toEqual(['M fx/b.json']);
      repo.write('fx/a.json', '2');
      repo.write('fx/b.json', '1');
      repo.write('fx/\u00fc c.json', '2');
      chmodSync(join(repo.directory, 'd'), 0o755);
      expect(repo.git(['status', '--porcelain'])).toBe('M  fx/b.json');
      const changes = await listWorktreeChanges(repository, base);
      expect(shown(changes)).toEqual(['M d', 'M fx/a.json', 'M fx/\u00fc c.json']);
      expect(changes[1]?.head?.oid).toBe(repo.writeBlob('2'));
      expect(changes[0]?.head?.mode).toBe('100755');
    },
  );

  test('a file that is gone is gone, unless git left it out of the working tree itself', async () => {
    const { repo, base, repository } = await setUp({ a: '1', b: '1' });
    repo.git(['update-index', '--assume-unchanged', 'a']);
    repo.git(['update-index', '--skip-worktree', 'b']);
    rmSync(join(repo.directory, 'a'));
    rmSync(join(repo.directory, 'b'));
    // Without a sparse checkout nothing was left out, whatever the index says.
    expect(shown(await listWorktreeChanges(repository, base))).toEqual(['D a', 'D b']);
    repo.config('core.sparseCheckout', 'true');
    expect(shown(await listWorktreeChanges(repository, base))).toEqual(['D a']);
  });

  test('T46 a repository within, which "git add" would take for a submodule, is one', async () => {
    const inner = createRepository();
    const commit = inner.commit({ files: { 'a.json': '1' } });
    const { repo, base, repository } = await setUp({ a: '1' });
    repo.git(['-c', 'protocol.file.allow=always', 'clone', '--quiet', inner.url, 'testdata/nest']);
    mkdirSync(join(repo.directory, 'empty'));
    expect(await listWorktreeChanges(repository, base)).toEqual([
      { path: 'testdata/nest', base: null, head: { mode: '160000', oid: commit } },
    ]);
  });

  test('T47 bytes count as they stand, whatever attributes would make of them', async () => {
    const { repo, base, repository } = await setUp({ '.gitattributes': '* text=auto eol=lf\n', a: 'x\n' });
    repo.config('core.autocrlf', 'true');
    repo.write('a', 'x\r\n');
    const changes = await listWorktreeChanges(repository, base);
    expect(shown(changes)).toEqual(['M a']);
    expect(String(await repository.objects.read(changes[0]!.head!.oid))).toBe('x\r\n');
  });

  test('T46 a submodule counts by its commit', async () => {
    const inner = createRepository();
    const [one, two] = [inner.commit({ files: { x: '1' } }), inner.commit({ files: { x: '2' } })];
    const repo = createRepository();
    const base = id(
      repo.commit({
        files: {
          sub: { mode: '160000', oid: one },
          '.gitmodules': '[submodule "sub"]\n\tpath = sub\n\turl = x\n\tignore = all\n',
        },
      }),
    );
    repo.checkout('main');
    repo.git(['-c', 'protocol.file.allow=always', 'clone', '--quiet', inner.url, 'sub']);
    const changes = await listWorktreeChanges(await openForTest(repo), base);
    expect(changes).toEqual([{ path: 'sub', base: { mode: '160000', oid: one }, head: { mode: '160000', oid: two } }]);
  });

  test('core.fileMode=false takes executable bits from the index', async () => {
    const { repo, base, repository } = await setUp({ a: '1' });
    repo.config('core.fileMode', 'false');
    chmodSync(join(repo.directory, 'a'), 0o755);
    expect(await listWorktreeChanges(repository, base)).toEqual([]);
  });

  test('writes nothing into the repository', async () => {
    const { repo, base, repository } = await setUp({ a: '1' });
    repo.write('a', 'edited');
    const before = repo.git(['count-objects', '-v']);
    await listWorktreeChanges(repository, base);
    expect(repo.git(['count-objects', '-v'])).toBe(before);
  });

  test('a bare repository has nothing on disk', async () => {
    const repo = createRepository({ bare: true });
    const base = id(repo.commit({ files: { a: '1' } }));
    await expectFailure(listWorktreeChanges(await openForTest(repo), base), 'NO_REPOSITORY', '--worktree');
  });
});

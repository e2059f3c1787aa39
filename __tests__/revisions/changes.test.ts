import { describe, expect, test } from 'vitest';
import { compareTrees, listChanges } from '../../src/revisions/changes.js';
import { isForbiddenName } from '../../src/revisions/trees.js';
import { createRepository, type FileContent } from '../support/repositories.js';
import { expectFailure, id, openForTest, shown, tidyAfterAll } from './support.js';

tidyAfterAll();

const COMMIT_A = 'a'.repeat(40);
const COMMIT_B = 'b'.repeat(40);
type Files = Readonly<Record<string, FileContent>>;

async function compare(base: Files, head: Files) {
  const repo = createRepository();
  const first = repo.commit({ files: base });
  const second = repo.commit({ files: head });
  return { repo, ...(await compareTrees(await openForTest(repo), id(first), id(second))) };
}

describe('compareTrees', () => {
  const cases: readonly { why: string; base: Files; head: Files; expected: readonly string[] }[] = [
    {
      why: 'added, removed and modified',
      base: { a: '1', b: '1' },
      head: { a: '2', b: null, c: '3' },
      expected: ['M a', 'D b', 'A c'],
    },
    {
      why: 'T38 a rename is both, with or without edits',
      base: { 'fx/a': '1' },
      head: { 'fx/a': null, b: '1' },
      expected: ['A b', 'D fx/a'],
    },
    { why: 'T45 mode alone', base: { a: '1' }, head: { a: { mode: '100755', content: '1' } }, expected: ['M a'] },
    {
      why: 'T39 a file becomes a link',
      base: { a: '1' },
      head: { a: { mode: '120000', content: '/etc/passwd' } },
      expected: ['T a'],
    },
    {
      why: 'T39 a file becomes a submodule',
      base: { a: '1' },
      head: { a: { mode: '160000', oid: COMMIT_A } },
      expected: ['T a'],
    },
    {
      why: 'T39 a folder becomes a link',
      base: { 'fx/a': '1' },
      head: { 'fx/a': null, fx: { mode: '120000', content: 'other' } },
      expected: ['A fx', 'D fx/a'],
    },
    {
      why: 'a file becomes a folder',
      base: { fx: '1' },
      head: { fx: null, 'fx/a/b': '1' },
      expected: ['D fx', 'A fx/a/b'],
    },
    {
      why: 'T46 a submodule moves although .gitmodules says to ignore it',
      base: {
        '.gitmodules': '[submodule "s"]\n\tpath = s\n\turl = x\n\tignore = all\n',
        s: { mode: '160000', oid: COMMIT_A },
      },
      head: { s: { mode: '160000', oid: COMMIT_B } },
      expected: ['M s'],
    },
    {
      why: 'T48 attributes that hide a file hide nothing',
      base: { '.gitattributes': '* -diff binary export-ignore\n', a: '1' },
      head: { a: '2' },
      expected: ['M a'],
    },
    {
      why: 'T43 names that are no UTF-8 stay two',
      base: {},
      head: {
        'fx/bad\udcff.json': '1',
        'fx/bad\udcfe.json': '2',
        'fx/new\nline': '3',
        'fx/"quoted"\t': '4',
        ':(top)x': '5',
      },
      expected: ['A :(top)x', 'A fx/"quoted"\t', 'A fx/bad\udcfe.json', 'A fx/bad\udcff.json', 'A fx/new\nline'],
    },
    {
      why: 'T42 twins in letter case and normal form',
      base: {},
      head: { 'A.json': '1', 'a.json': '2', 'caf\u00e9': '3', 'cafe\u0301': '4' },
      expected: ['A A.json', 'A a.json', 'A cafe\u0301', 'A caf\u00e9'],
    },
    { why: 'no difference', base: { a: '1' }, head: {}, expected: [] },
  ];
  test.each(cases)('$why', async ({ base, head, expected }) => {
    const { changes, problems } = await compare(base, head);
    expect(shown(changes)).toEqual(expected);
    expect(problems).toEqual([]);
  });

  test('gives modes and whole ids, in a sha256 repository too', async () => {
    const repo = createRepository({ objectFormat: 'sha256' });
    const base = repo.commit({ files: { a: '1' } });
    const head = repo.commit({ files: { a: '2', ['__proto__']: '3' } });
    const changes = await listChanges(await openForTest(repo), id(base), id(head));
    expect(changes).toEqual([
      { path: '__proto__', base: null, head: { mode: '100644', oid: repo.writeBlob('3') } },
      {
        path: 'a',
        base: { mode: '100644', oid: repo.writeBlob('1') },
        head: { mode: '100644', oid: repo.writeBlob('2') },
      },
    ]);
    expect(changes[0]?.head?.oid).toHaveLength(64);
  });

  test('a tree that is missing is an error, not an empty comparison', async () => {
    const repo = createRepository();
    const base = repo.commit({ files: { a: '1' } });
    const tree = repo.writeTree([{ mode: '40000', name: 'lost', oid: 'f'.repeat(40) }]);
    const head = repo.commit({ tree });
    await expectFailure(listChanges(await openForTest(repo), id(base), id(head)), 'GIT_FAILED', 'fetch again');
  });
});

describe('T44 trees that git would not make', () => {
  async function problemsOf(build: (repo: ReturnType<typeof createRepository>) => { base?: string; head: string }) {
    const repo = createRepository();
    const trees = build(repo);
    const empty = repo.writeTree([]);
    const base = repo.commit({ tree: trees.base ?? empty });
    const head = repo.commit({ tree: trees.head });
    return compareTrees(await openForTest(repo), id(base), id(head));
  }
  const file = (name: string | Uint8Array, oid: string, mode = '100644') => ({ mode, name, oid });

  test('two entries of one name, deep down', async () => {
    const { changes, problems } = await problemsOf((repo) => {
      const [good, evil] = [repo.writeBlob('GOOD'), repo.writeBlob('EVIL')];
      const wrap = (tree: string) => repo.writeTree([file('fx', tree, '40000')]);
      return {
        base: wrap(repo.writeTree([file('a.json', good)])),
        head: wrap(repo.writeTree([file('a.json', good), file('a.json', evil)])),
      };
    });
    expect(problems).toEqual([{ kind: 'duplicate-entry', path: 'fx/a.json', onBase: false }]);
    expect(changes.length).toBeGreaterThan(0);
  });

  test('a file and a folder of one name, which are not neighbours', async () => {
    const { problems } = await problemsOf((repo) => {
      const blob = repo.writeBlob('x');
      const folder = repo.writeTree([file('b', blob)]);
      return { head: repo.writeTree([file('a', blob), file('a.json', blob), file('a', folder, '40000')]) };
    });
    expect(problems).toEqual([{ kind: 'duplicate-entry', path: 'a', onBase: false }]);
  });

  test('what was on base already says so', async () => {
    const { problems } = await problemsOf((repo) => {
      const [one, two] = [repo.writeBlob('1'), repo.writeBlob('2')];
      const twice = [file('a', one), file('a', two)];
      return { base: repo.writeTree(twice), head: repo.writeTree([...twice, file('b', one)]) };
    });
    expect(problems).toEqual([{ kind: 'duplicate-entry', path: 'a', onBase: true }]);
  });

  test.each([
    { why: 'parent folder', name: '..', kind: 'forbidden-name' },
    { why: 'this folder', name: '.', kind: 'forbidden-name' },
    { why: 'a name with a slash', name: 'a/../../b', kind: 'forbidden-name' },
    { why: '.git', name: '.git', kind: 'forbidden-name' },
    { why: '.GIT', name: '.GIT', kind: 'forbidden-name' },
    { why: '.git on HFS+', name: '.g\u200cit', kind: 'forbidden-name' },
    { why: '.git on NTFS', name: 'GIT~1', kind: 'forbidden-name' },
    { why: 'a stream of .git', name: '.git::$INDEX_ALLOCATION', kind: 'forbidden-name' },
  ])('$why', async ({ name, kind }) => {
    const { problems } = await problemsOf((repo) => ({ head: repo.writeTree([file(name, repo.writeBlob('x'))]) }));
    expect(problems).toContainEqual({ kind, path: name, onBase: false });
  });

  test('entries out of order, and modes that git never writes', async () => {
    const { problems } = await problemsOf((repo) => {
      const blob = repo.writeBlob('x');
      return { head: repo.writeTree([file('b', blob), file('a', blob), file('c', blob, '100664')]) };
    });
    expect(problems).toEqual([
      { kind: 'unsorted', path: 'a', onBase: false },
      { kind: 'odd-mode', path: 'c', onBase: false },
    ]);
  });

  test.each(['a.git', '.gitignore', '.gitmodules', 'git', '...', ':(top)x', 'a..b', '.git2', ' '])(
    '%j is a usual name',
    (name) => {
      expect(isForbiddenName(name)).toBe(false);
    },
  );
});

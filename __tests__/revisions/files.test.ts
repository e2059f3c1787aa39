import { describe, expect, test } from 'vitest';
import { listFiles, readFileAt } from '../../src/revisions/files.js';
import { createRepository } from '../support/repositories.js';
import { expectFailure, id, openForTest, tidyAfterAll } from './support.js';

tidyAfterAll();

const FILES = {
  'a b': '1',
  'fx/bad\udcff.json': '2',
  'fx/bad\udcfe.json': '3',
  'new\nline': '4',
  run: { mode: '100755', content: '5' },
  link: { mode: '120000', content: 'a b' },
  sub: { mode: '160000', oid: 'a'.repeat(40) },
} as const;

async function setUp() {
  const repo = createRepository();
  const sha = id(repo.commit({ files: FILES }));
  return { repo, sha, repository: await openForTest(repo) };
}

test('T43 T39 lists every path with mode and id', async () => {
  const { repo, sha, repository } = await setUp();
  const files = await listFiles(repository, sha);
  expect(files.map(({ path, mode }) => `${mode} ${path}`)).toEqual([
    '100644 a b',
    '100644 fx/bad\udcfe.json',
    '100644 fx/bad\udcff.json',
    '120000 link',
    '100644 new\nline',
    '100755 run',
    '160000 sub',
  ]);
  expect(files[0]?.oid).toBe(repo.writeBlob('1'));
});

describe('readFileAt', () => {
  test.each([
    { why: 'a plain file', path: 'a b', content: '1' },
    { why: 'T43 a name that is no UTF-8', path: 'fx/bad\udcff.json', content: '2' },
    { why: 'T43 its neighbour', path: 'fx/bad\udcfe.json', content: '3' },
    { why: 'a line break in the name', path: 'new\nline', content: '4' },
    { why: 'an executable', path: 'run', content: '5' },
    { why: 'T39 a link is not followed', path: 'link', content: undefined },
    { why: 'a submodule', path: 'sub', content: undefined },
    { why: 'a folder', path: 'fx', content: undefined },
    { why: 'nothing there', path: 'gone', content: undefined },
    { why: 'a pattern is no pattern', path: 'a*', content: undefined },
    { why: 'T27 another spelling of a path', path: './a b', content: undefined },
    { why: 'an absolute path', path: '/a b', content: undefined },
    { why: 'no path', path: '', content: undefined },
    { why: 'T27 a path that leaves the tree', path: '../a b', content: undefined },
  ])('$why', async ({ path, content }) => {
    const { sha, repository } = await setUp();
    const found = readFileAt(repository, sha, path);
    expect((await found)?.toString()).toBe(content);
  });

  test('T44 of two entries with one name neither is believed', async () => {
    const repo = createRepository();
    const entry = (content: string) => ({ mode: '100644', name: 'policy.yml', oid: repo.writeBlob(content) });
    const sha = id(repo.commit({ tree: repo.writeTree([entry('GOOD'), entry('EVIL')]) }));
    expect(await readFileAt(await openForTest(repo), sha, 'policy.yml')).toBeUndefined();
  });

  test('a missing commit is an error, not a missing file', async () => {
    const { repository } = await setUp();
    await expectFailure(readFileAt(repository, id('f'.repeat(40)), 'a b'), 'REVISION_MISSING', 'fetch');
  });

  test('T43 an expression keeps the bytes of its path', async () => {
    const { sha, repository } = await setUp();
    expect(String(await repository.objects.read(`${sha}:fx/bad\udcff.json`))).toBe('2');
    for await (const found of repository.objects.readMany([`${sha}:fx/bad\udcfe.json`]))
      expect(found).toMatchObject({ size: 1 });
  });
});

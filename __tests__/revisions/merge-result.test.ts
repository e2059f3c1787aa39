import { describe, expect, test } from 'vitest';
import { listChanges } from '../../src/revisions/changes.js';
import { mergeTrees } from '../../src/revisions/merge-result.js';
import { createRepository } from '../support/repositories.js';
import { expectFailure, id, openForTest, shown, tidyAfterAll } from './support.js';

tidyAfterAll();

const text = (...lines: readonly string[]) => `${lines.join('\n')}\n`;

describe('mergeTrees', () => {
  test('T35 a clean merge can give a fixture that equals neither side', async () => {
    const repo = createRepository();
    const fork = repo.commit({ files: { 'fx/a.json': text('1', '2', '3', '4', '5', '6', '7') } });
    const base = repo.commit({ files: { 'fx/a.json': text('ONE', '2', '3', '4', '5', '6', '7') } });
    const head = repo.commit({
      branch: 'topic',
      parents: [fork],
      files: { 'fx/a.json': text('1', '2', '3', '4', '5', '6', 'SEVEN') },
    });
    const before = repo.git(['count-objects', '-v']);
    const repository = await openForTest(repo);
    const result = await mergeTrees(repository, id(base), id(head));
    if (result.kind !== 'clean') throw new Error(`expected a clean merge, got ${result.kind}`);
    expect(String(await repository.objects.read(`${result.tree}:fx/a.json`))).toBe(
      text('ONE', '2', '3', '4', '5', '6', 'SEVEN'),
    );
    expect(shown(await listChanges(repository, id(head), result.tree))).toEqual(['M fx/a.json']);
    expect(repo.git(['count-objects', '-v'])).toBe(before);
  });

  test('a conflict is an answer', async () => {
    const repo = createRepository();
    const fork = repo.commit({ files: { a: '1' } });
    const base = repo.commit({ files: { a: '2' } });
    const head = repo.commit({ branch: 'topic', parents: [fork], files: { a: '3' } });
    expect(await mergeTrees(await openForTest(repo), id(base), id(head))).toMatchObject({
      kind: 'conflict',
      paths: ['a'],
    });
  });

  test('T34 criss-cross histories are merged by way of all merge bases', async () => {
    const repo = createRepository();
    const root = repo.commit({ files: { a: '1\n', b: '1\n' } });
    const x = repo.commit({ branch: 'x', parents: [root], files: { a: '2\n' } });
    const y = repo.commit({ branch: 'y', parents: [root], files: { b: '2\n' } });
    const xy = repo.commit({ branch: 'x', parents: [x, y], merge: true });
    const yx = repo.commit({ branch: 'y', parents: [y, x], merge: true });
    const head = repo.commit({ branch: 'y', parents: [yx], files: { a: '3\n' } });
    const repository = await openForTest(repo);
    const result = await mergeTrees(repository, id(xy), id(head));
    if (result.kind !== 'clean') throw new Error(`expected a clean merge, got ${result.kind}`);
    expect(String(await repository.objects.read(`${result.tree}:a`))).toBe('3\n');
    expect(String(await repository.objects.read(`${result.tree}:b`))).toBe('2\n');
  });

  test('T48 attributes that ask for another way of merging have no say', async () => {
    const repo = createRepository();
    const fork = repo.commit({ files: { a: '1\n', '.gitattributes': '* merge=union\n' } });
    const base = repo.commit({ files: { a: '2\n' } });
    const head = repo.commit({ branch: 'topic', parents: [fork], files: { a: '3\n' } });
    repo.checkout('main');
    expect(await mergeTrees(await openForTest(repo), id(base), id(head))).toMatchObject({
      kind: 'conflict',
      paths: ['a'],
    });
  });

  test('works in a sha256 repository', async () => {
    const repo = createRepository({ objectFormat: 'sha256' });
    const fork = repo.commit({ files: { a: '1' } });
    const head = repo.commit({ branch: 'topic', parents: [fork], files: { b: '2' } });
    expect(await mergeTrees(await openForTest(repo), id(fork), id(head))).toMatchObject({ kind: 'clean' });
  });

  test('unrelated histories are an error', async () => {
    const repo = createRepository();
    const base = repo.commit({ files: { a: '1' } });
    const head = repo.commit({ branch: 'orphan', parents: [], files: { a: '2' } });
    await expectFailure(mergeTrees(await openForTest(repo), id(base), id(head)), 'GIT_FAILED', 'fsck');
  });
});

import { afterAll, describe, expect, test } from 'vitest';
import { cloneRepository, createRepository, removeRepositories } from '../support/repositories.js';

afterAll(removeRepositories);

describe('the repository factory', () => {
  test.each(['sha1', 'sha256'] as const)('makes what git fsck --strict calls sound (%s)', (objectFormat) => {
    const repo = createRepository({ objectFormat });
    const base = repo.commit({
      files: { 'a/b.txt': 'one\n', 'a.txt': 'two\n', 'a/c/d': { mode: '100755', content: 'x' } },
    });
    const topic = repo.commit({ branch: 'topic', parents: [base], files: { 'a/b.txt': 'ONE\n' } });
    const main = repo.commit({ files: { 'a.txt': null } });
    const merge = repo.commit({ parents: [main, topic], merge: true });
    expect(repo.git(['fsck', '--strict', '--no-dangling'])).toBe('');
    expect(repo.git(['ls-tree', '-r', '--name-only', merge]).split('\n')).toEqual(['a/b.txt', 'a/c/d']);
    expect(repo.git(['show', `${merge}:a/b.txt`])).toBe('ONE');
  });

  test('gives the same ids on every machine', () => {
    const repo = createRepository();
    expect(repo.commit({ files: { f: 'x' }, message: 'First\n' })).toBe(
      createRepository().commit({ files: { f: 'x' }, message: 'First\n' }),
    );
  });

  test('clones shallow and partial over file://', () => {
    const repo = createRepository();
    repo.commit({ files: { f: '1' } });
    repo.commit({ files: { f: '2' } });
    const clone = cloneRepository(repo, { depth: 1, filter: 'blob:none' });
    expect(clone.git(['rev-list', '--count', 'HEAD'])).toBe('1');
    expect(clone.git(['config', 'remote.origin.partialclonefilter'])).toBe('blob:none');
  });
});

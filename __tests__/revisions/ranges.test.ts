import { describe, expect, test } from 'vitest';
import { isEmptyRange, resolveRange } from '../../src/revisions/ranges.js';
import { cloneRepository, createRepository } from '../support/repositories.js';
import { expectFailure, openForTest, tidyAfterAll } from './support.js';

tidyAfterAll();

/** main: a - b - d; topic: b - c. */
function forked() {
  const repo = createRepository();
  const a = repo.commit({ files: { f: '1' } });
  const b = repo.commit({ files: { f: '2' } });
  const c = repo.commit({ branch: 'topic', parents: [b], files: { g: '1' } });
  const d = repo.commit({ parents: [b], files: { f: '3' } });
  return { repo, a, b, c, d };
}

describe('resolveRange', () => {
  test('compares head with the merge base', async () => {
    const { repo, b, c, d } = forked();
    const range = await resolveRange(await openForTest(repo), { base: 'main', head: 'topic' });
    expect(range).toEqual({
      base: { ref: 'main', sha: d },
      head: { ref: 'topic', sha: c },
      mergeBase: b,
      mergeBases: [b],
      headKind: 'commit',
    });
    expect(isEmptyRange(range)).toBe(false);
  });

  test('defaults to HEAD against the default branch', async () => {
    const { repo, b, c, d } = forked();
    repo.git(['symbolic-ref', 'HEAD', 'refs/heads/topic']);
    const range = await resolveRange(await openForTest(repo));
    expect(range).toMatchObject({ base: { ref: 'refs/heads/main', sha: d }, head: { sha: c }, mergeBase: b });
    const clone = cloneRepository(repo);
    clone.git(['update-ref', 'refs/remotes/origin/HEAD', b]);
    expect((await resolveRange(await openForTest(clone), { head: c })).base.ref).toBe('refs/remotes/origin/HEAD');
  });

  test('prefers init.defaultBranch to main and master', async () => {
    const { repo, a } = forked();
    repo.setRef('refs/heads/trunk', a);
    repo.config('init.defaultBranch', 'trunk');
    expect((await resolveRange(await openForTest(repo), { head: 'topic' })).base.ref).toBe('refs/heads/trunk');
  });

  test('takes tags, SHAs and expressions', async () => {
    const { repo, a, b, c } = forked();
    repo.git(['tag', '-a', '-m', 'x', 'v1', a]);
    const range = await resolveRange(await openForTest(repo), { base: 'v1', head: 'topic~1' });
    expect(range).toMatchObject({ base: { ref: 'v1', sha: a }, head: { sha: b } });
    expect((await resolveRange(await openForTest(repo), { base: b, head: c })).base).toEqual({ sha: b });
  });

  test('compares directly for pushes and merge groups', async () => {
    const { repo, c, d } = forked();
    const spec = { base: d, head: c, comparison: 'direct' } as const;
    expect(await resolveRange(await openForTest(repo), spec)).toMatchObject({ mergeBase: d, mergeBases: [d] });
  });

  test('an empty range is an answer', async () => {
    const { repo, a } = forked();
    const repository = await openForTest(repo);
    expect(isEmptyRange(await resolveRange(repository, { base: 'main', head: 'main' }))).toBe(true);
    expect(isEmptyRange(await resolveRange(repository, { base: 'main', head: a }))).toBe(true);
    expect(isEmptyRange(await resolveRange(repository, { base: 'main', head: 'main', headKind: 'index' }))).toBe(false);
  });

  test('T34 criss-cross: keeps all merge bases', async () => {
    const { repo, a } = forked();
    const x = repo.commit({ branch: 'x', parents: [a], files: { x: '1' } });
    const y = repo.commit({ branch: 'y', parents: [a], files: { y: '1' } });
    const xy = repo.commit({ branch: 'x', parents: [x, y], merge: true });
    const yx = repo.commit({ branch: 'y', parents: [y, x], merge: true });
    const range = await resolveRange(await openForTest(repo), { base: xy, head: yx });
    expect([...range.mergeBases].sort()).toEqual([x, y].sort());
    expect(range.mergeBase).toBe(range.mergeBases[0]);
    expect(repo.git(['merge-base', xy, yx])).toBe(range.mergeBase);
  });

  test.each([
    { why: 'an unknown branch', base: 'nowhere', code: 'REVISION_MISSING', remedy: 'spelling' },
    { why: 'an unknown SHA', base: 'f'.repeat(40), code: 'REVISION_MISSING', remedy: /git fetch origin f{40}/ },
    { why: 'T14 an option', base: '--upload-pack=x', code: 'BAD_USAGE', remedy: 'branch' },
    { why: 'T14 a shell word is a name like any other', base: '$(id)', code: 'REVISION_MISSING', remedy: 'spelling' },
    {
      why: 'T14 a byte-order mark before a SHA',
      base: `\ufeff${'f'.repeat(40)}`,
      code: 'REVISION_MISSING',
      remedy: 'spelling',
    },
    { why: 'two requests in one', base: 'main\nmain', code: 'BAD_USAGE', remedy: 'branch' },
    { why: 'two dots', base: 'main..topic', code: 'BAD_USAGE', remedy: '--base main --head topic' },
    { why: 'three dots', base: 'main...topic', code: 'BAD_USAGE', remedy: '--base main --head topic' },
    { why: 'a half range', base: 'main..', code: 'BAD_USAGE', remedy: '--base main --head HEAD' },
    { why: 'a blob', base: 'main:f', code: 'REVISION_MISSING', remedy: 'spelling' },
    { why: 'nothing', base: '', code: 'BAD_USAGE', remedy: 'branch' },
  ] as const)('refuses $why', async ({ base, code, remedy }) => {
    const { repo } = forked();
    await expectFailure(resolveRange(await openForTest(repo), { base, head: 'topic' }), code, remedy);
  });

  test.each([
    { why: 'a tag called like a branch', ref: 'refs/tags/main', name: 'main' },
    { why: 'a ref right below refs', ref: 'refs/main', name: 'main' },
    { why: 'a tag called like a branch of the remote', ref: 'refs/tags/origin/main', name: 'origin/main' },
    { why: 'a branch called like one of the remote', ref: 'refs/heads/origin/main', name: 'origin/main' },
    { why: 'a commit before it', ref: 'refs/tags/main', name: 'main~0' },
    { why: 'the commit of it', ref: 'refs/tags/main', name: 'main^{commit}' },
  ])('T14 refuses a name that may be two commits: $why', async ({ ref, name }) => {
    const { repo, a, c } = forked();
    repo.setRef('refs/remotes/origin/main', a);
    repo.setRef(ref, c);
    const ranges = resolveRange(await openForTest(repo), { base: name, head: a });
    await expectFailure(ranges, 'BAD_USAGE', 'in full');
    await expect(ranges).rejects.toThrow(/is ambiguous: refs.* and refs/);
    expect((await resolveRange(await openForTest(repo), { base: 'refs/heads/main', head: 'topic' })).head.ref).toBe(
      'topic',
    );
    repo.setRef(
      ref,
      repo.git(['rev-parse', name.startsWith('origin') ? 'refs/remotes/origin/main' : 'refs/heads/main']),
    );
    expect((await resolveRange(await openForTest(repo), { base: name, head: 'topic' })).head.ref).toBe('topic');
  });

  test('a branch named like a SHA is not that SHA', async () => {
    const { repo, a, c } = forked();
    repo.setRef(`refs/heads/${a}`, c);
    expect((await resolveRange(await openForTest(repo), { base: a, head: 'main' })).base.sha).toBe(a);
  });

  test('without any default branch it asks for one', async () => {
    const repo = createRepository({ branch: 'trunk' });
    repo.commit({ branch: 'trunk', files: { f: '1' } });
    await expectFailure(resolveRange(await openForTest(repo)), 'REVISION_MISSING', '--base');
  });

  test('T26 unrelated histories have no merge base', async () => {
    const { repo } = forked();
    repo.commit({ branch: 'orphan', parents: [], files: { z: '1' } });
    const range = resolveRange(await openForTest(repo), { base: 'main', head: 'orphan' });
    const error = await expectFailure(range, 'NO_MERGE_BASE', 'rebase');
    expect(error.message).toContain('unrelated');
  });
});

describe('T33 shallow clones', () => {
  test('a merge base that was cut off is an error, not an empty range', async () => {
    const { repo, d } = forked();
    const clone = cloneRepository(repo, { depth: 1, branch: 'topic' });
    clone.git(['-c', 'protocol.file.allow=always', 'fetch', '--quiet', '--depth=1', 'origin', d]);
    const range = resolveRange(await openForTest(clone), { base: d, head: 'HEAD' });
    await expectFailure(range, 'NO_MERGE_BASE', 'fetch-depth: 0');
  });

  test('a missing head names the remedy', async () => {
    const { repo, a } = forked();
    const clone = cloneRepository(repo, { depth: 1 });
    await expectFailure(resolveRange(await openForTest(clone), { base: a }), 'REVISION_MISSING', '--unshallow');
  });

  test('a merge base found beside a cut is not trusted', async () => {
    // old - base - mid - tip on main; topic merges mid (second parent, cut off) and old.
    const repo = createRepository();
    const old = repo.commit({ files: { f: '1' } });
    const mid = repo.commit({ files: { f: '2' } });
    const tip = repo.commit({ files: { f: '3' } });
    const side = repo.commit({ branch: 'topic', parents: [mid], files: { g: '1' } });
    const other = repo.commit({ branch: 'other', parents: [old], files: { h: '1' } });
    const head = repo.commit({ branch: 'topic', parents: [other, side], merge: true });
    // As a clone that ends at `side`: then old would look like the merge base, and mid's changes like topic's.
    const clone = cloneRepository(repo, { branch: 'topic' });
    const { writeFileSync } = await import('node:fs');
    writeFileSync(`${clone.gitDir}/shallow`, `${side}\n`);
    expect(clone.git(['merge-base', tip, head])).toBe(old);
    const repository = await openForTest(clone);
    await expectFailure(resolveRange(repository, { base: tip, head }), 'NO_MERGE_BASE', '--unshallow');
  });

  test('a shallow clone that holds all it takes is good enough', async () => {
    const { repo, b, c, d } = forked();
    const clone = cloneRepository(repo, { depth: 2, branch: 'topic' });
    clone.git(['-c', 'protocol.file.allow=always', 'fetch', '--quiet', '--depth=2', 'origin', d]);
    const range = await resolveRange(await openForTest(clone), { base: d, head: c });
    expect(range.mergeBase).toBe(b);
  });
});

test('T75 looking up a name never fetches', async () => {
  const { repo, a } = forked();
  const clone = cloneRepository(repo, { filter: 'blob:none' });
  const later = repo.commit({ files: { f: 'later' } });
  // Plain git would get it from the promisor by itself.
  await expectFailure(
    resolveRange(await openForTest(clone), { base: a, head: later }),
    'REVISION_MISSING',
    'git fetch',
  );
  expect(clone.git(['-c', 'protocol.file.allow=always', 'cat-file', '-t', later])).toBe('commit');
});

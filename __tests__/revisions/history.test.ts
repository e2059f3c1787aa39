import { describe, expect, test } from 'vitest';
import { listHistory } from '../../src/revisions/history.js';
import { cloneRepository, createRepository } from '../support/repositories.js';
import { id, openForTest, tidyAfterAll } from './support.js';

tidyAfterAll();

describe('listHistory', () => {
  test("gives each path's own states, newest first, removals included", async () => {
    const repo = createRepository();
    const one = repo.commit({ files: { a: '1', b: '1' } });
    const two = repo.commit({ files: { a: '2' } });
    repo.commit({ files: { other: 'x' } });
    const gone = repo.commit({ files: { b: null } });
    const back = repo.commit({ files: { b: '1', 'odd\nname': '1' } });
    const oid = (content: string) => repo.writeBlob(content);
    const history = await listHistory(await openForTest(repo), id(back), ['a', 'b', 'never', 'odd\nname']);
    expect(history.get('a')).toEqual({
      complete: true,
      revisions: [
        { commit: two, entry: { mode: '100644', oid: oid('2') } },
        { commit: one, entry: { mode: '100644', oid: oid('1') } },
      ],
    });
    expect(history.get('b')?.revisions.map(({ commit, entry }) => [commit, entry === null])).toEqual([
      [back, false],
      [gone, true],
      [one, false],
    ]);
    expect(history.get('never')).toEqual({ complete: true, revisions: [] });
    expect(history.get('odd\nname')?.revisions).toHaveLength(1);
  });

  test('T60 follows the first parent: a merge is one step, whatever its branch did', async () => {
    const repo = createRepository();
    const base = repo.commit({ files: { a: '1.0' } });
    let topic = base;
    for (const content of ['1.1', '1.2', '1.3'])
      topic = repo.commit({ branch: 'topic', parents: [topic], files: { a: content } });
    const other = repo.commit({ parents: [base], files: { x: '1' } });
    const merge = repo.commit({ parents: [other, topic], merge: true });
    const history = await listHistory(await openForTest(repo), id(merge), ['a']);
    expect(history.get('a')?.revisions.map(({ commit }) => commit)).toEqual([merge, base]);
    expect(history.get('a')?.revisions[0]?.entry?.oid).toBe(repo.writeBlob('1.3'));
  });

  test('a path is no pattern', async () => {
    const repo = createRepository();
    const head = repo.commit({ files: { 'a*': '1', ab: '1', ':(top)x': '1', 'dir/a': '1' } });
    const history = await listHistory(await openForTest(repo), id(head), ['a*', ':(top)x', 'dir']);
    expect([...history].map(([path, { revisions }]) => [path, revisions.length])).toEqual([
      ['a*', 1],
      [':(top)x', 1],
      ['dir', 0],
    ]);
  });

  test('stops at the limit and says so', async () => {
    const repo = createRepository();
    let head = '';
    for (let n = 0; n < 60; n += 1) head = repo.commit({ files: { a: `${n}`, ...(n === 0 ? { rare: '1' } : {}) } });
    const repository = await openForTest(repo);
    const history = await listHistory(repository, id(head), ['a', 'rare']);
    expect(history.get('a')).toMatchObject({ complete: false });
    expect(history.get('a')?.revisions).toHaveLength(50);
    expect(history.get('rare')).toMatchObject({ complete: true });
    expect(
      (await listHistory(repository, id(head), ['a'], 2)).get('a')?.revisions.map(({ entry }) => entry?.oid),
    ).toEqual(['59', '58'].map((content) => repo.writeBlob(content)));
  });

  test('gives the same for very many paths', async () => {
    const repo = createRepository();
    const paths = Array.from({ length: 500 }, (_, n) => `fx/${n}.json`);
    repo.commit({ files: Object.fromEntries(paths.map((path) => [path, '1'])) });
    const head = repo.commit({ files: Object.fromEntries(paths.slice(0, 250).map((path) => [path, '2'])) });
    const history = await listHistory(await openForTest(repo), id(head), paths);
    expect(history.get('fx/0.json')?.revisions).toHaveLength(2);
    expect(history.get('fx/499.json')?.revisions).toHaveLength(1);
  });

  test('T33 does not call the end of a shallow clone the beginning', async () => {
    const repo = createRepository();
    repo.commit({ files: { a: '1' } });
    const head = repo.commit({ files: { a: '2' } });
    const history = await listHistory(await openForTest(cloneRepository(repo, { depth: 1 })), id(head), ['a']);
    expect(history.get('a')).toMatchObject({ complete: false });
  });
});

import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { listCommits } from '../../src/revisions/commits.js';
import type { Repository } from '../../src/revisions/repository.js';
import type { CommitRecord } from '../../src/revisions/revisions.js';
import { type WalkedCommit, walkHistory } from '../../src/revisions/walk.js';
import type { GlimpsedCommit } from '../../src/revisions/walk-log.js';
import { cloneRepository, createRepository } from '../support/repositories.js';
import { expectFailure, id, openForTest, tidyAfterAll } from './support.js';

tidyAfterAll();

const TRAILER = 'Fixture-Change: fx/a.json purpose=rebuild source=migration';

interface Walked {
  readonly count: number;
  readonly glimpsed: readonly GlimpsedCommit[];
  readonly taken: readonly CommitRecord[];
}

async function walk(
  repository: Repository,
  head: string,
  wants: (commit: GlimpsedCommit) => boolean = () => true,
  exclude: readonly string[] = [],
): Promise<Walked> {
  const glimpsed: GlimpsedCommit[] = [];
  const taken: CommitRecord[] = [];
  const walker = {
    wants: (commit: GlimpsedCommit) => {
      glimpsed.push(commit);
      return wants(commit);
    },
    take: (commit: WalkedCommit) => {
      const whole = commit.whole();
      taken.push(whole);
      // What is known without reading it whole is what reading it whole says.
      expect(commit.messageProblem).toBe(whole.messageProblem);
      for (const key of ['fixture-change', 'signed-off-by', 'fixture'])
        if (whole.gitTrailers !== undefined)
          expect(commit.trailerValues(key)).toEqual(
            whole.gitTrailers.filter((one) => one.key.toLowerCase() === key).map(({ value }) => value),
          );
    },
  };
  const count = await walkHistory(repository, exclude.map(id), id(head), Promise.resolve(walker));
  return { count, glimpsed: glimpsed.reverse(), taken: taken.reverse() };
}

const bySha = (records: readonly CommitRecord[]): readonly CommitRecord[] =>
  records.toSorted((a, b) => (a.sha < b.sha ? -1 : 1));

/** One of everything that a commit can be. */
function oddHistory() {
  const repo = createRepository();
  const messages: readonly (string | Uint8Array)[] = [
    `Edit\n\n${TRAILER}\n`,
    `Edit\n\n${TRAILER}\n  folded\nSigned-off-by: A <a@example.test>\n`,
    `Edit\n\n${TRAILER}\n\0\n\nmore`,
    Buffer.from(`Edit \xff\n\n${TRAILER}\n`, 'latin1'),
    `Gr\u00fc\u00dfe\n\nFixture-Change: fx/\u00fc.json reason="\u65e5\u672c\u8a9e"\n`,
    '\n\n:100644 100644 x y M\n\n\x02\n',
    `Edit\n\n${'x'.repeat(1_050_000)}\n\n${TRAILER}\n`,
    `Edit\n\n${'y'.repeat(2_500_000)}\n\n${TRAILER}\n`,
    '',
    'Plain\n',
  ];
  let head = repo.commit({ files: { 'fx/a.json': '0', '\n:100644': '1', '\x02': '1', 'fx/\u00fc.json': '1' } });
  for (const [index, message] of messages.entries())
    head = repo.commit({ files: { 'fx/a.json': `${index + 1}`, '\n:100644': `${index}` }, message });
  head = repo.commit({
    files: { 'fx/a.json': '20' },
    message: `Gr\xfc\n\n${TRAILER}\n`,
    headers: ['encoding ISO-8859-1'],
  });
  const side = repo.commit({ branch: 'side', parents: [head], files: { b: '1' }, message: 'Side\n' });
  const main = repo.commit({
    parents: [head],
    files: { 'fx/l': { mode: '120000', content: 'a.json' } },
    message: 'L\n',
  });
  head = repo.commit({
    parents: [main, side],
    merge: true,
    files: { 'fx/a.json': '99' },
    message: `M\n\n${TRAILER}\n`,
  });
  return { repo, head };
}

describe('walkHistory', () => {
  test('what it reads whole is what listCommits reads, whatever a commit holds', async () => {
    const { repo, head } = oddHistory();
    const repository = await openForTest(repo);
    const expected = await listCommits(repository, [], id(head));
    const { count, taken, glimpsed } = await walk(repository, head);
    // Of two branches either may come first.
    expect(bySha(taken)).toEqual(bySha(expected));
    expect(count).toBe(expected.length);
    const pathsOf = (
      commits: readonly { readonly changes: readonly { readonly path: string }[] }[],
    ): readonly string[] => commits.map(({ changes }) => JSON.stringify(changes.map(({ path }) => path))).sort();
    expect(pathsOf(glimpsed)).toEqual(pathsOf(expected));
  });

  test('reads whole what is wanted and nothing else, and counts all', async () => {
    const { repo, head } = oddHistory();
    const repository = await openForTest(repo);
    const all = await listCommits(repository, [], id(head));
    const { count, taken } = await walk(repository, head, ({ bytes }) => bytes.startsWith('Plain'));
    expect(count).toBe(all.length);
    expect(taken).toEqual(all.filter(({ message }) => message.startsWith('Plain')));
    expect((await walk(repository, head, () => false)).taken).toEqual([]);
  });

  test('the glimpse has the message up to a NUL, and says where a link or a submodule stands', async () => {
    const repo = createRepository();
    repo.commit({
      files: { l: { mode: '120000', content: 'x' }, s: { mode: '160000', oid: 'a'.repeat(40) }, f: '1' },
      message: 'One\0two\n',
    });
    const gone = repo.commit({ files: { l: null, s: '1' }, message: 'Two\n' });
    const { glimpsed } = await walk(await openForTest(repo), gone);
    const pointers = glimpsed.map(({ changes }) => changes.map(({ path, isPointer }) => [path, isPointer]));
    expect(pointers).toEqual([
      [
        ['f', false],
        ['l', true],
        ['s', true],
      ],
      [
        ['l', true],
        ['s', true],
      ],
    ]);
    expect(glimpsed.map(({ bytes }) => bytes)).toEqual(['One', 'Two\n']);
  });

  test('git may be through long before anybody asks: nothing is lost', async () => {
    const { repo, head } = oddHistory();
    const repository = await openForTest(repo);
    const taken: CommitRecord[] = [];
    const late = pause(500).then(() => ({
      wants: () => true,
      take: (commit: WalkedCommit) => taken.push(commit.whole()),
    }));
    const expected = await listCommits(repository, [], id(head));
    expect(await walkHistory(repository, [], id(head), late)).toBe(expected.length);
    expect(bySha(taken)).toEqual(bySha(expected));
  });

  test('what goes wrong while the walker is made, or in it, is what the caller gets', async () => {
    const { repo, head } = oddHistory();
    const repository = await openForTest(repo);
    await expect(walkHistory(repository, [], id(head), Promise.reject(new Error('no rules')))).rejects.toThrow(
      'no rules',
    );
    const throwing = {
      wants: () => true,
      take: () => {
        throw new Error('in take');
      },
    };
    await expect(walkHistory(repository, [], id(head), Promise.resolve(throwing))).rejects.toThrow('in take');
    const refusing = {
      wants: () => {
        throw new Error('in wants');
      },
      take: () => undefined,
    };
    await expect(walkHistory(repository, [], id(head), Promise.resolve(refusing))).rejects.toThrow('in wants');
  });

  test('an empty range has no commits, and one that git does not know is an error', async () => {
    const { repo, head } = oddHistory();
    const repository = await openForTest(repo);
    expect(await walk(repository, head, () => true, [head])).toMatchObject({ count: 0, taken: [] });
    await expectFailure(walk(repository, 'd'.repeat(40)), 'GIT_FAILED', /fsck/);
  });

  test('T33 a history that is cut off is an error, whether or not anybody wants the commit where it ends', async () => {
    const repo = createRepository();
    repo.commit({ files: { f: '1' } });
    const tip = repo.commit({ files: { f: '2' } });
    const head = repo.commit({ files: { f: '3' } });
    const shallow = cloneRepository(repo, { depth: 2, branch: 'main' });
    const repository = await openForTest(shallow);
    for (const wants of [true, false])
      await expectFailure(
        walk(repository, head, () => wants),
        'REVISION_MISSING',
        /unshallow/,
      );
    expect((await walk(repository, head, () => true, [tip])).count).toBe(1);
  });

  test('T33 a history may not end in a commit that is too large to say whether it is the first', async () => {
    const repo = createRepository();
    repo.commit({ files: { f: '1' } });
    const cut = repo.commit({ files: { f: '2' }, message: `Edit\n\n${'z'.repeat(2_500_000)}\n` });
    const head = repo.commit({ files: { f: '3' } });
    writeFileSync(`${repo.gitDir}/shallow`, `${cut}\n`);
    const repository = await openForTest(repo);
    for (const wants of [true, false])
      await expectFailure(
        walk(repository, head, () => wants),
        'REVISION_MISSING',
        /unshallow/,
      );
    await expectFailure(listCommits(repository, [], id(head)), 'REVISION_MISSING', /unshallow/);
  });
});

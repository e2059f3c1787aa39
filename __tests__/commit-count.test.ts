import { afterAll, describe, expect, it } from 'vitest';
import { commitCountProblems } from '../src/commit-count.js';
import type { PullRequestFacts } from '../src/inputs/request.js';
import { listCommits } from '../src/revisions/commits.js';
import { resolveRange } from '../src/revisions/ranges.js';
import { openRepository } from '../src/revisions/repository.js';
import { createRepository, removeRepositories } from './support/repositories.js';

afterAll(removeRepositories);

/** Three commits on `topic`, the first of which came to `main` after the pull request was opened. */
function scene() {
  const repo = createRepository();
  const base = repo.commit({ files: { f: '0' } });
  const one = repo.commit({ branch: 'topic', parents: [base], files: { f: '1' } });
  repo.commit({ branch: 'topic', files: { f: '2' } });
  const head = repo.commit({ branch: 'topic', files: { f: '3' } });
  const other = repo.commit({ branch: 'main', files: { g: '1' } });
  const merged = repo.commit({ branch: 'later', parents: [base, one], merge: true });
  return { repo, base, one, head, other, merged };
}

type Scene = ReturnType<typeof scene>;

async function said(tip: (scene: Scene) => string, facts: (scene: Scene) => Partial<PullRequestFacts>) {
  const all = scene();
  const repository = await openRepository(all.repo.directory);
  try {
    const range = await resolveRange(repository, { base: tip(all), head: all.head });
    const commits = await listCommits(repository, [range.base.sha, ...range.mergeBases], range.head.sha);
    const pull: PullRequestFacts = { number: 1, author: 'mona', baseTrust: 'default', fork: false, ...facts(all) };
    const problems = await commitCountProblems(repository, { range, commits }, pull);
    return problems.map(({ code, severity, message }) => `${code} ${severity}: ${message}`);
  } finally {
    await repository.close();
  }
}

const base = (all: Scene): string => all.base;
const merged = (all: Scene): string => all.merged;

describe('T32 the platform counts the commits as well', () => {
  it.each<readonly [string, (all: Scene) => string, (all: Scene) => Partial<PullRequestFacts>]>([
    ['the same count', base, (all) => ({ commits: 3, countedFrom: all.base })],
    ['no count at all', base, () => ({})],
    ['a base that went on without them', (all) => all.other, (all) => ({ commits: 3, countedFrom: all.base })],
    ['a base that took one of them since', merged, (all) => ({ commits: 3, countedFrom: all.base })],
    ['a base that went back since', base, (all) => ({ commits: 2, countedFrom: all.one })],
  ])('%s is nothing to speak of', async (_, tip, facts) => {
    expect(await said(tip, facts)).toEqual([]);
  });

  it('more there than here is an error: somebody’s commit was not looked at', async () => {
    expect(await said(base, (all) => ({ commits: 4, countedFrom: all.base }))).toEqual([
      'FG901 error: The platform counts 4 commits in this pull request, and git has 3: what was not looked at may hide a change.',
    ]);
    expect(await said(base, () => ({ commits: 251 }))).toHaveLength(1);
  });

  it('more there than here is an error from where the platform counted as well', async () => {
    expect(await said(merged, (all) => ({ commits: 4, countedFrom: all.base }))).toEqual([
      'FG901 error: The platform counts 4 commits in this pull request, and git has 2: what was not looked at may hide a change.',
    ]);
  });

  it('is a warning where the base that it counted from is not here', async () => {
    const [line, ...others] = await said(merged, () => ({ commits: 3, countedFrom: 'd'.repeat(40) }));
    expect(others).toEqual([]);
    expect(line).toMatch(/^FG901 warning: .*dddddddddddd\) is not in this clone/);
  });

  it('fewer there than here hides nothing, and is said', async () => {
    expect(await said(base, (all) => ({ commits: 2, countedFrom: all.base }))).toEqual([
      'FG901 notice: The platform counts 2 commits in this pull request, and git has 3: all of them are judged.',
    ]);
  });

  it('more than the platform lists are no contradiction', async () => {
    const repo = createRepository();
    const start = repo.commit({ files: { f: '0' } });
    let head = start;
    for (let index = 0; index < 252; index += 1)
      head = repo.commit({ branch: 'topic', parents: [head], files: { f: `${index}` } });
    const repository = await openRepository(repo.directory);
    try {
      const range = await resolveRange(repository, { base: start, head });
      const commits = await listCommits(repository, [range.base.sha], range.head.sha);
      const facts = { number: 1, author: 'mona', baseTrust: 'default', fork: false, countedFrom: start } as const;
      expect(await commitCountProblems(repository, { range, commits }, { ...facts, commits: 250 })).toEqual([]);
      expect(await commitCountProblems(repository, { range, commits }, { ...facts, commits: 252 })).toEqual([]);
      expect(await commitCountProblems(repository, { range, commits }, { ...facts, commits: 253 })).toHaveLength(1);
    } finally {
      await repository.close();
    }
  });
});

import { afterAll, describe, expect, test } from 'vitest';
import { gate } from '../src/gate.js';
import type { FileContent, TestRepository } from './support/repositories.js';
import { createRepository, removeRepositories } from './support/repositories.js';

afterAll(removeRepositories);

const ONE = '1'.repeat(40);
const TWO = '2'.repeat(40);
const submodule = (oid: string): FileContent => ({ mode: '160000', oid });
const link = (target: string): FileContent => ({ mode: '120000', content: target });

interface Scene {
  readonly why: string;
  readonly base: Readonly<Record<string, FileContent>>;
  readonly head: Readonly<Record<string, FileContent>>;
  readonly message?: string;
  readonly verdict: 'pass' | 'fail';
  readonly found: Readonly<Record<string, string>>;
}

async function verdictOf(repository: TestRepository, base: string, head: string) {
  return gate({
    repository: { kind: 'directory', path: repository.directory },
    range: { kind: 'commits', base: { sha: base }, head: { sha: head }, comparison: 'merge-base' },
    testReports: [],
  });
}

/** One entry of a tree that stands for a whole folder of fixtures. */
describe('T46 T39 a link or a submodule in place of a folder of fixtures', () => {
  test.each<Scene>([
    {
      why: 'the fixtures are a submodule, and its commit moves',
      base: { fixtures: submodule(ONE), 'pkg/testdata': submodule(ONE) },
      head: { fixtures: submodule(TWO), 'pkg/testdata': submodule(TWO) },
      verdict: 'fail',
      found: { fixtures: 'SEMANTIC_REWRITE', 'pkg/testdata': 'SEMANTIC_REWRITE' },
    },
    {
      why: 'the fixtures are a link, and it points elsewhere',
      base: { Fixtures: link('data/one') },
      head: { Fixtures: link('data/two') },
      verdict: 'fail',
      found: { Fixtures: 'SEMANTIC_REWRITE' },
    },
    {
      why: 'a link takes the place of the folder',
      base: { 'fixtures/a': 'a' },
      head: { 'fixtures/a': null, fixtures: link('src/data') },
      verdict: 'fail',
      found: { fixtures: 'ADDED', 'fixtures/a': 'REMOVED' },
    },
    {
      why: 'the record of such a change counts as any other',
      base: { fixtures: submodule(ONE) },
      head: { fixtures: submodule(TWO) },
      message: 'Move\n\nFixture-Change: fixtures reason="The vendor corrected the prices of March"\n',
      verdict: 'pass',
      found: { fixtures: 'SEMANTIC_REWRITE' },
    },
    {
      why: 'a submodule that is no folder of fixtures',
      base: { 'vendor/library': submodule(ONE) },
      head: { 'vendor/library': submodule(TWO) },
      verdict: 'pass',
      found: {},
    },
    {
      why: 'a plain file that has the name of a folder of fixtures',
      base: { 'bin/fixtures': 'one' },
      head: { 'bin/fixtures': 'two' },
      verdict: 'pass',
      found: {},
    },
    {
      why: 'a policy that names files below the folder',
      base: {
        '.github/fixture-gate.yml': 'version: 1\nfixtures:\n  - paths: ["data/cases/**/*.json"]\n',
        'data/cases': submodule(ONE),
        'data/other': submodule(ONE),
      },
      head: { 'data/cases': submodule(TWO), 'data/other': submodule(TWO) },
      verdict: 'fail',
      found: { 'data/cases': 'SEMANTIC_REWRITE' },
    },
  ])('$why', async ({ base, head, message, verdict, found }) => {
    const repository = createRepository();
    const from = repository.commit({ files: base });
    const to = repository.commit({
      branch: 'topic',
      parents: [from],
      files: head,
      ...(message === undefined ? {} : { message }),
    });
    const report = await verdictOf(repository, from, to);
    expect(Object.fromEntries(report.findings.map((finding) => [finding.path, finding.class]))).toEqual(found);
    expect(report.verdict).toBe(verdict);
  });
});

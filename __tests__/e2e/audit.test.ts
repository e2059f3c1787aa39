import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { createRepository, removeRepositories, type TestRepository } from '../support/repositories.js';

afterAll(removeRepositories);

const CLI = fileURLToPath(new URL('../../dist/cli/index.js', import.meta.url));
const A = 'testdata/a.json';
const record = (path: string): string =>
  `Change\n\nFixture-Change: ${path} reason="The price list of March raised it"\n`;

function audit(repository: TestRepository, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [CLI, 'audit', '--repo', repository.directory, ...args],
    {
      encoding: 'utf8',
    },
  );
  return { code: status, stdout, stderr };
}

interface Entry {
  readonly kind: string;
  readonly commit: string;
  readonly path?: string;
}
const entriesOf = (stdout: string): readonly Entry[] => (JSON.parse(stdout) as { entries: readonly Entry[] }).entries;

describe('R2 audit: the records of a history list every fixture change and nothing else', () => {
  it('passes where they do, merges included', () => {
    const repository = createRepository();
    const begin = repository.commit({ files: { [A]: '1\n', 'src/a.js': '1\n' }, message: record(A) });
    const one = repository.commit({ branch: 'topic', parents: [begin], files: { [A]: '2\n' }, message: record(A) });
    const two = repository.commit({ parents: [begin], files: { 'src/a.js': '2\n' }, message: 'Code\n' });
    repository.commit({ parents: [two, one], merge: true, message: 'Merge\n' });
    const outcome = audit(repository, 'main');
    expect([outcome.code, outcome.stderr]).toEqual([0, '']);
    expect(outcome.stdout).toBe(
      '4 commits, 2 fixture changes, 2 records in main: every change that needs a record has one, and nothing else has\n',
    );
  });

  it('names what nobody answers for, and what answers for nothing', () => {
    const repository = createRepository();
    repository.commit({ files: { [A]: '1\n' }, message: record(A) });
    const silent = repository.commit({ files: { [A]: '2\n' }, message: 'Fix\n' });
    const orphan = repository.commit({ files: { 'src/a.js': '1\n' }, message: record(A) });
    const stub = repository.commit({ files: { [A]: '3\n' }, message: `Fix\n\nFixture-Change: ${A} reason=x\n` });
    const outcome = audit(repository, 'main', '--format', 'json');
    expect(outcome.code).toBe(1);
    expect(entriesOf(outcome.stdout).map(({ kind, commit, path }) => [kind, commit, path])).toEqual([
      ['unrecorded', silent, A],
      ['orphan', orphan, A],
      ['unrecorded', stub, A],
      ['stub', stub, undefined],
    ]);
    expect(audit(repository, 'main').stdout).toContain(`${silent.slice(0, 12)}  change without a record  ${A}`);
  });

  it('T34 names a fixture that was changed inside a merge', () => {
    const repository = createRepository();
    const begin = repository.commit({ files: { [A]: '1\n', b: '1' }, message: record(A) });
    const one = repository.commit({ branch: 'topic', parents: [begin], files: { b: '2' }, message: 'Code\n' });
    const two = repository.commit({ parents: [begin], files: { c: '2' }, message: 'Code\n' });
    const merge = repository.commit({ parents: [two, one], merge: true, files: { [A]: '9\n' }, message: 'Merge\n' });
    expect(entriesOf(audit(repository, 'main', '--format', 'json').stdout)).toMatchObject([
      { kind: 'unrecorded', commit: merge, path: A },
    ]);
  });

  it('R4 an approval file is a record and no fixture, and the policy at the end of the range decides', () => {
    const repository = createRepository();
    repository.commit({
      files: { 'golden/x.txt': '1\n', 'reviews/fixtures/golden/x.txt.md': 'x\n' },
      message: record('golden/x.txt'),
    });
    expect(audit(repository, 'main').code).toBe(0);
    const policy = 'version: 1\nfixtures:\n  - paths: ["golden/**"]\n    require: none\n';
    repository.commit({ files: { 'golden/x.txt': '2\n', '.github/fixture-gate.yml': policy }, message: 'Change\n' });
    expect(audit(repository, 'main').code).toBe(0);
  });

  it('a range leaves out what was before it', () => {
    const repository = createRepository();
    const silent = repository.commit({ files: { [A]: '1\n' }, message: 'Begin\n' });
    repository.commit({ files: { [A]: '2\n' }, message: record(A) });
    expect([audit(repository, 'main').code, audit(repository, `${silent}..main`).code]).toEqual([1, 0]);
  });

  it.each([['main...topic'], ['nowhere'], ['--help-me'], ['a..b..c']])('%s is an error and no pass', (range) => {
    const repository = createRepository();
    repository.commit({ files: { a: '1' } });
    const outcome = audit(repository, range);
    expect([outcome.code, outcome.stdout]).toEqual([3, '']);
    expect(outcome.stderr).toMatch(/BAD_USAGE|REVISION_MISSING/);
  });

  it('T33 a history that is cut off is an error and no pass', () => {
    const repository = createRepository();
    repository.commit({ files: { [A]: '1\n' }, message: record(A) });
    const tip = repository.commit({ files: { [A]: '2\n' }, message: record(A) });
    repository.git(['config', 'core.bare', 'false']);
    spawnSync('sh', ['-c', `echo ${tip} > '${repository.gitDir}/shallow'`]);
    expect(audit(repository, 'main').code).toBe(3);
  });
});

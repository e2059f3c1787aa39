import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { run } from '../../src/cli.js';
import { createRepository, removeRepositories, type TestRepository, temporaryFolder } from '../support/repositories.js';
import { entryFor, manifestOf, REASON, sha256 } from '../support/seal-repo.js';

afterAll(removeRepositories);
afterEach(() => vi.restoreAllMocks());

const A = '{"n": 1}\n';
const A2 = '{"n": 2}\n';

interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

async function cli(repository: TestRepository, ...args: readonly string[]): Promise<Ran> {
  const out: string[] = [];
  const err: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => out.push(String(text)) > 0);
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => err.push(String(text)) > 0);
  const code = await run([...args, '--repo', repository.directory]);
  vi.restoreAllMocks();
  return { code, stdout: out.join(''), stderr: err.join('') };
}

function checkedOut(files: Readonly<Record<string, string>>): TestRepository {
  const repository = createRepository();
  repository.commit({ files, message: 'Base\n' });
  repository.checkout('main');
  return repository;
}

const sealed = (): TestRepository =>
  checkedOut({ 'fixtures/a.json': A, 'fixtures.manifest': manifestOf(entryFor('fixtures/a.json', A)) });

describe('M11 manifest check', () => {
  it('M11 exits 0 where every entry holds, 1 where one does not, 3 where it cannot tell', async () => {
    const repository = sealed();
    expect(await cli(repository, 'manifest', 'check')).toEqual({
      code: 0,
      stdout: '1 of 1 manifest entries hold\n',
      stderr: '',
    });
    repository.write('fixtures/a.json', A2);
    expect((await cli(repository, 'manifest', 'check')).code).toBe(0);
    const onDisk = await cli(repository, 'manifest', 'check', '--worktree');
    expect(onDisk.code).toBe(1);
    expect(onDisk.stdout).toContain(
      `error FG207 fixtures.manifest:1: fixtures/a.json: expected 9 bytes with sha256 ${sha256(A)}`,
    );
    expect(onDisk.stdout).toContain(
      'error FG209 fixtures/a.json changed, and its entry (fixtures.manifest:1) did not change',
    );
    expect((await cli(repository, 'manifest', 'check', '--head', 'nowhere')).code).toBe(3);
    expect((await cli(repository, 'manifest', 'chekc')).code).toBe(3);
    expect((await cli(repository, 'manifest', 'check', 'fixtures/a.json')).code).toBe(3);
  });

  it('M11 M10 as a pre-commit hook: a staged manifest that drops an entry', async () => {
    const repository = sealed();
    repository.write('fixtures.manifest', '');
    repository.git(['add', '.']);
    const staged = await cli(repository, 'manifest', 'check', '--staged');
    expect(staged.code).toBe(1);
    expect(staged.stdout).toContain('error FG211 fixtures/a.json');
  });

  it('says that there is nothing to check, and that is no failure', async () => {
    const ran = await cli(checkedOut({ 'fixtures/a.json': A }), 'manifest', 'check');
    expect(ran).toEqual({
      code: 0,
      stdout: '',
      stderr:
        'There is no manifest: fixtures.manifest (--staged and --worktree look at what is not committed). Nothing was checked.\n',
    });
    const repository = checkedOut({ 'fixtures/a.json': A });
    expect((await cli(repository, 'ledger', 'check', '--worktree')).stderr).toBe(
      'There is no ledger: tests/fixture_ledger.json. Nothing was checked.\n',
    );
  });
});

describe('M9 manifest propose', () => {
  it('M9 M7 prints an entry for the files on disk whose reason is refused until a person writes one', async () => {
    const repository = sealed();
    repository.write('fixtures/a.json', A2);
    const before = readFileSync(join(repository.directory, 'fixtures.manifest'), 'utf8');
    const ran = await cli(repository, 'manifest', 'propose', 'fixtures/a.json');
    expect([ran.code, ran.stdout]).toEqual([0, `fixtures/a.json ${sha256(A2)} 9 bytes TODO: say why\n`]);
    expect(readFileSync(join(repository.directory, 'fixtures.manifest'), 'utf8')).toBe(before);
    repository.write('fixtures.manifest', ran.stdout);
    expect((await cli(repository, 'manifest', 'check', '--worktree')).stdout).toContain('error FG204');
    repository.write('fixtures.manifest', ran.stdout.replace('TODO: say why', REASON));
    expect((await cli(repository, 'manifest', 'check', '--worktree')).code).toBe(0);
  });

  it('M9 keeps the mode of an entry', async () => {
    const repository = checkedOut({
      'fixtures/t.txt': 'a\n',
      'fixtures.manifest': manifestOf(entryFor('fixtures/t.txt', 'a\n', 'normalized')),
    });
    repository.write('fixtures/t.txt', 'b \r\n');
    const { stdout } = await cli(repository, 'manifest', 'propose');
    expect(stdout).toBe(`fixtures/t.txt ${sha256('b\n')} 2 normalized TODO: say why\n`);
  });

  it('M9 without paths: wrong entries and changed fixtures that are not listed, and no others', async () => {
    const repository = checkedOut({
      'fixtures/a.json': A,
      'fixtures/free.json': A,
      'fixtures.manifest': manifestOf(entryFor('fixtures/a.json', A)),
    });
    repository.write('fixtures/new one.json', A2);
    repository.write('fixtures/a.json', A2);
    const { stdout } = await cli(repository, 'manifest', 'propose');
    expect(stdout.split('\n').filter(Boolean)).toEqual([
      `fixtures/a.json ${sha256(A2)} 9 bytes TODO: say why`,
      `"fixtures/new one.json" ${sha256(A2)} 9 bytes TODO: say why`,
    ]);
  });

  it('takes a folder for its files, and refuses what is not there', async () => {
    const repository = sealed();
    expect((await cli(repository, 'manifest', 'propose', './fixtures/')).stdout).toMatch(
      /^fixtures\/a\.json [0-9a-f]{64} 9 /,
    );
    const none = await cli(repository, 'manifest', 'propose', 'fixtures/none.json');
    expect([none.code, none.stdout]).toEqual([3, '']);
  });
});

describe('M10a what a fixture’s link leads to is sealed as a fixture is', () => {
  const repository = (): TestRepository => {
    const made = createRepository();
    made.commit({
      files: {
        'data/real.json': A,
        'fixtures/a.json': { mode: '120000', content: '../data/real.json' },
        '.github/fixture-gate.yml': 'version: 1\nmanifest-complete: true\n',
        'fixtures.manifest': '# none yet\n',
      },
      message: 'Base\n',
    });
    made.checkout('main');
    return made;
  };

  it('is proposed, and missed where every fixture needs an entry', async () => {
    const made = repository();
    const proposed = await cli(made, 'manifest', 'propose');
    expect(proposed.stdout).toBe(`data/real.json ${sha256(A)} 9 bytes TODO: say why\n`);
    const checked = await cli(made, 'manifest', 'check');
    expect([checked.code, checked.stdout]).toEqual([1, expect.stringContaining('FG216')]);
    expect(checked.stdout).toContain('data/real.json');
  });

  it('also where the link is on disk alone', async () => {
    const made = repository();
    made.write('data/other.json', A2);
    rmSync(join(made.directory, 'fixtures/a.json'));
    symlinkSync('../data/other.json', join(made.directory, 'fixtures/a.json'));
    expect((await cli(made, 'manifest', 'propose', '--worktree')).stdout).toContain(`data/other.json ${sha256(A2)}`);
  });
});

describe('K1 ledger check and propose', () => {
  const repository = (): TestRepository => checkedOut({ 'tests/fixtures/a.json': A, 'tests/fixtures/deep/b.json': A2 });

  it('K1 M9 what propose prints is a ledger that holds', async () => {
    const repo = repository();
    const { code, stdout } = await cli(repo, 'ledger', 'propose');
    expect([code, JSON.parse(stdout)]).toEqual([0, { 'a.json': sha256(A), 'deep/b.json': sha256(A2) }]);
    repo.write('tests/fixture_ledger.json', stdout);
    expect(await cli(repo, 'ledger', 'check', '--worktree')).toMatchObject({
      code: 0,
      stdout: '2 ledger entries for 2 files\n',
    });
    expect((await cli(repo, 'ledger', 'propose')).stdout).toBe('');
    repo.write('tests/fixtures/a.json', A2);
    repo.write('tests/fixtures/new.json', A);
    const drifted = await cli(repo, 'ledger', 'check', '--worktree');
    expect(drifted.code).toBe(1);
    expect(drifted.stdout.match(/error FG\d+/g)).toEqual(['error FG212', 'error FG213']);
    expect(JSON.parse((await cli(repo, 'ledger', 'propose')).stdout)).toEqual({
      'a.json': sha256(A2),
      'new.json': sha256(A),
    });
  });

  it('K1 a ledger is judged by the policy that is given', async () => {
    const repo = repository();
    const policy = join(temporaryFolder(), 'policy.yml');
    writeFileSync(policy, 'version: 1\nledger: [{ file: seals.json, root: tests }]\n');
    repo.write('seals.json', '{}');
    const { code, stdout } = await cli(repo, 'ledger', 'check', '--worktree', '--policy', policy);
    expect([code, stdout.match(/FG213 tests\/\S+/g)]).toEqual([
      1,
      ['FG213 tests/fixtures/a.json', 'FG213 tests/fixtures/deep/b.json'],
    ]);
  });
});

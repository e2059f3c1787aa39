import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { run } from '../../../src/cli.js';
import { otherSpellings, policyText, workflowText } from '../../../src/commands/init/proposal.js';
import { surveyRepository } from '../../../src/commands/init/survey.js';
import { BUILT_IN_PATTERNS, defaultPolicy } from '../../../src/policy/defaults.js';
import { isFixture } from '../../../src/policy/match.js';
import type { Policy } from '../../../src/policy/policy.js';
import { parsePolicy } from '../../../src/policy/read.js';
import {
  createRepository,
  removeRepositories,
  type TestRepository,
  temporaryFolder,
} from '../../support/repositories.js';
import { KINDS, type Kind } from './repositories.js';

afterAll(removeRepositories);
afterEach(() => vi.restoreAllMocks());

const POLICY = '.github/fixture-gate.yml';
const WORKFLOW = '.github/workflows/fixture-gate.yml';
const ACTION = `octo-org/fixture-gate@${'1b9e4f0a'.repeat(5)}`;
const NO_SEALS = { manifests: [], ledgers: [], foreign: [] };

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
  // Each run listens for a closed pipe, and a process is one run.
  process.stdout.removeAllListeners('error');
  return { code, stdout: out.join(''), stderr: err.join('') };
}

function repositoryWith(files: Readonly<Record<string, string>>): TestRepository {
  const repository = createRepository();
  repository.commit({ files });
  repository.checkout('main');
  return repository;
}

const read = (repository: TestRepository, path: string): string =>
  readFileSync(join(repository.directory, path), 'utf8');
const has = (repository: TestRepository, path: string): boolean => existsSync(join(repository.directory, path));
const parsed = (text: string): Promise<Policy> => parsePolicy(Buffer.from(text), { source: 'base', path: POLICY });

describe.each(KINDS)('in $name', (kind: Kind) => {
  const paths = Object.keys(kind.files).sort();

  test('proposes what is there, with counts and samples', () => {
    const survey = surveyRepository(paths, Object.values(kind.files));
    expect(survey.languages.map(({ name }) => name)).toEqual(kind.languages);
    expect(survey.tools.map(({ name }) => name)).toEqual(kind.tools);
    expect(Object.fromEntries(survey.patterns.map(({ pattern, files }) => [pattern, files]))).toEqual(kind.patterns);
    expect(survey.fixtures).toBe(kind.fixtures);
    for (const { samples, files } of survey.patterns) {
      expect(samples.length).toBe(Math.min(3, files));
      for (const sample of samples) expect(paths).toContain(sample);
    }
  });

  test('writes what its own reader takes, doctor has nothing to say about, and check works with', async () => {
    const repository = repositoryWith(kind.files);
    const ran = await cli(repository, 'init', '--action', ACTION);
    expect(ran).toMatchObject({ code: 0, stderr: '' });
    for (const line of kind.says ?? []) expect(ran.stdout).toMatch(line);

    const policy = await parsed(read(repository, POLICY));
    expect(policy.notices ?? []).toEqual([]);
    expect(paths.filter((path) => isFixture(policy, path))).toHaveLength(kind.fixtures);
    expect(kind.none.filter((path) => isFixture(policy, path))).toEqual([]);
    expect(paths.filter((path) => isFixture(defaultPolicy(), path) && !isFixture(policy, path))).toEqual([]);

    const doctor = await cli(repository, 'doctor', '--offline', '--worktree');
    expect(doctor.stdout).toMatch(/^notice self-edit$/m);
    expect(doctor.stdout).toContain('1 notice, of ');
    expect(doctor.code).toBe(0);

    expect(await cli(repository, 'check', '--worktree')).toMatchObject({ code: 0 });
    repository.git(['add', '--all']);
    repository.git(['commit', '--quiet', '--message', 'Adopt']);
    expect(await cli(repository, 'check')).toMatchObject({ code: 0 });
    if (kind.change === undefined) return;
    repository.write(...kind.change);
    const { code, stdout } = await cli(repository, 'check', '--worktree', '--format', 'json');
    const report = JSON.parse(stdout) as { readonly findings: readonly { readonly path: string }[] };
    expect(report.findings.map(({ path }) => path)).toEqual([kind.change[0]]);
    expect([0, 1]).toContain(code);
  });
});

describe('writes only where nothing stands', () => {
  test('a second run writes nothing, and says so', async () => {
    const repository = repositoryWith({ 'a.txt': '' });
    await cli(repository, 'init', '--action', ACTION);
    const before = read(repository, POLICY);
    const { code, stdout } = await cli(repository, 'init');
    expect(code).toBe(0);
    expect(stdout).toContain(
      'Nothing is to be written.\nLeft alone:\n  .github/fixture-gate.yml: it is there already\n',
    );
    expect(read(repository, POLICY)).toBe(before);
  });

  test.each<[string, Readonly<Record<string, string>>, string, RegExp]>([
    ['a policy', { [POLICY]: 'version: 1\n' }, POLICY, /fixture-gate\.yml: it is there already/],
    [
      'a policy in a spelling that nobody reads',
      { '.github/fixture-gate.yaml': 'version: 1\n' },
      POLICY,
      /fixture-gate\.yaml is there, which nothing reads/,
    ],
    ['a workflow', { [WORKFLOW]: 'on: push\n' }, WORKFLOW, /it is there already/],
    [
      'a workflow of another name that runs the gate',
      { '.github/workflows/pr.yml': `on: pull_request\njobs:\n  g:\n    steps: [{ uses: "${ACTION}" }]\n` },
      WORKFLOW,
      /pr\.yml runs the gate already/,
    ],
    [
      'a hook',
      { '.githooks/pre-commit': 'mine\n' },
      '.githooks/pre-commit',
      /\.githooks\/pre-commit: it is there already/,
    ],
  ])('%s', async (_, files, path, why) => {
    const repository = repositoryWith(files);
    const { code, stdout } = await cli(repository, 'init');
    expect(code).toBe(0);
    expect(stdout).toMatch(why);
    if (path in files) expect(read(repository, path)).toBe(files[path]);
    else expect(has(repository, path)).toBe(false);
  });

  test('an ignored file stands, too', async () => {
    const repository = repositoryWith({ '.gitignore': '.github/\n' });
    repository.write(POLICY, 'mine\n');
    await cli(repository, 'init');
    expect(read(repository, POLICY)).toBe('mine\n');
  });

  test('--dry-run writes nothing, and shows all of it', async () => {
    const repository = repositoryWith({ 'fixtures/a.json': '{}' });
    const { stdout } = await cli(repository, 'init', '--dry-run');
    expect(stdout).toContain(
      'It would write:\n  .github/fixture-gate.yml\n\n      # yaml-language-server: $schema=https://',
    );
    expect(repository.git(['status', '--porcelain'])).toBe('');
  });

  test.skipIf(process.platform === 'win32')(
    'a folder that is a link is not written through, and nothing else is written either',
    async () => {
      const repository = repositoryWith({ 'a.txt': '' });
      const outside = temporaryFolder();
      symlinkSync(outside, join(repository.directory, '.githooks'));
      const { code, stderr } = await cli(repository, 'init');
      expect(stderr).toContain('CANNOT_WRITE');
      expect(code).toBe(3);
      expect(existsSync(join(outside, 'pre-commit'))).toBe(false);
      expect(has(repository, POLICY)).toBe(false);
    },
  );

  test('a file where a folder has to be', async () => {
    const repository = repositoryWith({ '.github': 'a file\n' });
    const { code, stderr } = await cli(repository, 'init');
    expect(stderr).toContain('found a file');
    expect(code).toBe(3);
  });
});

describe('hooks', () => {
  test.each<[string, Readonly<Record<string, string>>, string | undefined, readonly string[], RegExp]>([
    [
      'nothing yet',
      {},
      undefined,
      ['.githooks/pre-commit', '.githooks/commit-msg', '.githooks/.gitattributes'],
      /git config core\.hooksPath \.githooks/,
    ],
    [
      'a folder of its own',
      { 'hooks/post-merge': '' },
      'hooks',
      ['hooks/pre-commit', 'hooks/commit-msg'],
      /hooks\/pre-commit/,
    ],
    ['husky', { '.husky/pre-push': '' }, '.husky/_', ['.husky/pre-commit', '.husky/commit-msg'], /\.husky\/pre-commit/],
    ['pre-commit', { '.pre-commit-config.yaml': 'repos: []\n' }, undefined, [], /- id: fixture-gate-message/],
    ['lefthook', { 'lefthook.yml': '{}\n' }, undefined, [], /trailers --quiet --check \{1\}/],
    ['a folder elsewhere', {}, '/etc/hooks', [], /not a folder of this repository/],
    ['a folder above', {}, '../hooks', [], /not a folder of this repository/],
  ])('where there is %s', async (_, files, hooksPath, expected, says) => {
    const repository = repositoryWith({ 'a.txt': '', ...files });
    if (hooksPath !== undefined) repository.config('core.hooksPath', hooksPath);
    const { stdout } = await cli(repository, 'init');
    expect(stdout).toMatch(says);
    const written = repository
      .git(['ls-files', '--others', '--exclude-standard'])
      .split('\n')
      .filter((path) => !path.startsWith('.github/'));
    expect(written.sort()).toEqual([...expected].sort());
    for (const path of expected.filter((one) => !one.endsWith('.gitattributes')))
      expect(process.platform === 'win32' || (lstatSync(join(repository.directory, path)).mode & 0o111) !== 0).toBe(
        true,
      );
  });

  test('hooks that stand are left alone, and what to add to them is said', async () => {
    const repository = repositoryWith({
      'a.txt': '',
      '.husky/pre-commit': 'npx lint-staged\n',
      '.husky/commit-msg': '#!/bin/sh\nexec commitlint --edit "$1"\n',
    });
    const { stdout } = await cli(repository, 'init');
    expect(stdout).toContain('Add to .husky/pre-commit, which is there already, with the path');
    expect(stdout).toContain(`index.js check --staged --quiet) || { printf '%s\\n' "$report"; exit 1; }`);
    expect(stdout).toContain('Add to .husky/commit-msg, which is there already, before its "exec", with the path');
    expect(stdout).toContain('dist/cli/index.js trailers --quiet --check "$1" || exit 1');
    expect(read(repository, '.husky/pre-commit')).toBe('npx lint-staged\n');
  });

  test('hooks that run the gate already get no such step', async () => {
    const repository = repositoryWith({ 'a.txt': '' });
    await cli(repository, 'init');
    const { stdout } = await cli(repository, 'init');
    expect(stdout).toContain('.githooks/pre-commit: it is there already');
    expect(stdout).not.toContain('Add to');
  });

  test('hooks that would be turned off are named', async () => {
    const repository = repositoryWith({ 'a.txt': '' });
    mkdirSync(join(repository.gitDir, 'hooks'), { recursive: true });
    writeFileSync(join(repository.gitDir, 'hooks', 'pre-push'), '#!/bin/sh\n');
    expect((await cli(repository, 'init')).stdout).toContain('turns off what is in .git/hooks now (pre-push)');
  });

  test('--no-hooks', async () => {
    const repository = repositoryWith({ 'a.txt': '' });
    await cli(repository, 'init', '--no-hooks');
    expect(has(repository, '.githooks')).toBe(false);
  });

  test.skipIf(process.platform === 'win32')('a machine without Fixture Gate can commit, and is told', async () => {
    const repository = repositoryWith({ 'fixtures/a.json': '{}' });
    await cli(repository, 'init');
    for (const hook of ['pre-commit', 'commit-msg']) {
      const command = `sh .githooks/${hook} /dev/null 2>&1`;
      const said = execFileSync('sh', ['-c', command], {
        cwd: repository.directory,
        env: { PATH: '/usr/bin:/bin' },
        encoding: 'utf8',
      });
      expect(said).toBe('fixture-gate is not installed here: fixtures are checked in the pull request only\n');
    }
  });
});

describe('the survey', () => {
  const samplesOf = (pattern: string, paths: readonly string[]) =>
    surveyRepository(paths, []).patterns.find((one) => one.pattern === pattern)?.samples;

  test('shows data and not the helpers beside it', () => {
    const paths = ['t/fixtures/__init__.py', 't/fixtures/a.py', 't/fixtures/b.json'];
    expect(samplesOf('**/fixtures/**', paths)).toEqual(['t/fixtures/b.json', ...paths.slice(0, 2)]);
    expect(samplesOf('**/fixtures/**', [...paths, 't/fixtures/c.json', 't/fixtures/d.json'])).toEqual(
      ['b', 'c', 'd'].map((name) => `t/fixtures/${name}.json`),
    );
  });

  test.each([
    ['pairs of a parser, which the whole package is for', 'cases/atrule.css', '**/cases/**'],
    ['snapshots in files of their own', 'src/__file_snapshots__/a.txt', '**/__file_snapshots__/**'],
    ['pictures of a browser', 'web/__screenshots__/a.test.ts/home.png', '**/__screenshots__/**'],
    ['data of Codeception', 'tests/_data/dump.sql', '**/tests/_data/**'],
    ['cassettes under the name of their library', 'spec/vcr/a.yml', '**/spec/vcr/**'],
  ])('finds %s', (_, path, pattern) => {
    expect(surveyRepository([path], []).patterns.map((one) => one.pattern)).toEqual([pattern]);
  });

  test('what a compiler said of code that must not compile', () => {
    const paths = ['tests/ui/a.rs', 'tests/ui/a.stderr'];
    const { patterns } = surveyRepository(paths, ['[dev-dependencies]\nui_test = "0.29"\n']);
    expect(patterns.map(({ pattern }) => pattern)).toEqual(['**/tests/**/*.stderr']);
  });

  test('a pattern goes only where a wider one meets every file of it, shown or not', () => {
    const paths = [
      ...[1, 2, 3, 4, 5].map((n) => `tests/data/${n}.stderr`),
      ...['a', 'b', 'c', 'd'].map((n) => `tests/data/${n}.json`),
      'tests/data/x.rs',
      'tests/ui/broken.stderr',
      'web/tests/data/9.stderr',
    ];
    const survey = surveyRepository(paths, ['ui_test = "1"']);
    expect(survey.patterns.map(({ pattern }) => pattern)).toEqual(['**/tests/data/**', '**/tests/**/*.stderr']);
    expect(survey.fixtures).toBe(12);
  });
});

describe('the action', () => {
  test('is a placeholder where nobody knows better: doctor says so, and nothing else', async () => {
    const repository = repositoryWith({ 'a.txt': '' });
    const { stdout } = await cli(repository, 'init');
    expect(stdout).toContain('in the place of OWNER and the zeros, in both files');
    for (const path of [POLICY, WORKFLOW]) expect(read(repository, path)).toMatch(/OWNER\/fixture-gate[@/]0{40}/);
    const doctor = await cli(repository, 'doctor', '--offline', '--worktree');
    expect(doctor.stdout.match(/^error .*/gm)).toEqual([expect.stringContaining('error floating-gate')]);
    expect(doctor.code).toBe(1);
  });

  test.each(['octo-org/fixture-gate@v1', 'octo-org/fixture-gate', '../x@1b9e4f0a', `x\n@${'a'.repeat(40)}`])(
    '%j is refused',
    async (action) => {
      const repository = repositoryWith({ 'a.txt': '' });
      const { code, stderr } = await cli(repository, 'init', '--action', action);
      expect(stderr).toContain('--action: expected OWNER/NAME@SHA');
      expect(code).toBe(3);
    },
  );

  test('no workflow is written where the platform is another one', async () => {
    const repository = repositoryWith({ '.gitlab-ci.yml': '' });
    repository.config('remote.origin.url', 'git@gitlab.example.test:octo-org/shop.git');
    const { stdout } = await cli(repository, 'init');
    expect(stdout).toContain('the remote is at gitlab.example.test');
    expect(has(repository, WORKFLOW)).toBe(false);
    expect(has(repository, POLICY)).toBe(true);
  });

  test('the workflow is that of the example', () => {
    const body = (text: string): string => text.slice(text.indexOf('\nname:')).replace(/\n {6}#.*\n.*uses:.*/, '');
    const example = readFileSync(new URL('../../../examples/fixture-gate.yml', import.meta.url), 'utf8');
    expect(body(workflowText({ uses: ACTION }))).toBe(body(example));
  });
});

test('a bare repository and none at all', async () => {
  const repository = createRepository({ bare: true });
  expect(await cli(repository, 'init')).toMatchObject({ code: 3, stderr: expect.stringContaining('bare') });
});

test('a repository without any commit', async () => {
  const repository = createRepository();
  repository.write('testdata/a.json', '{}');
  const { code, stdout } = await cli(repository, 'init');
  expect(code).toBe(0);
  expect(stdout).toContain('testdata/a.json');
  expect(has(repository, POLICY)).toBe(true);
});

describe('the policy never protects less than no policy', () => {
  const folder = fc.constantFrom(
    'a',
    'TestData',
    'FIXTURES',
    'fixtures',
    '__Snapshots__',
    'Goldens',
    'golden',
    'tests',
    'data',
    'x[1]',
    'a b',
    'é',
    'test_data',
  );
  const name = fc.constantFrom(
    'a.json',
    'A.SNAP',
    'b.snap.new',
    'c.Golden.json',
    'd.expected',
    'E.APPROVED.txt',
    'f.verified.PNG',
    'g.ambr',
    'h.py',
    'i\'".csv',
    'j\n.json',
  );
  const path = fc
    .tuple(fc.array(folder, { maxLength: 3 }), name)
    .map(([folders, file]) => [...folders, file].join('/'));

  test('law: what the built-in patterns take, the written policy takes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(path, { maxLength: 12 }), async (paths) => {
        const survey = surveyRepository(paths, []);
        const policy = await parsed(policyText(survey, NO_SEALS, paths, { uses: ACTION }));
        const lost = paths.filter((one) => isFixture(defaultPolicy(), one) && !isFixture(policy, one));
        expect(lost).toEqual([]);
        // And the survey counts what the policy takes.
        expect(paths.filter((one) => isFixture(policy, one))).toHaveLength(survey.fixtures);
      }),
    );
  });

  test.each([
    ['scenarios/orders/normalized-fixture.json', '*-fixture.json'],
    ['scenarios/orders/raw_expected.csv', '*_expected.csv'],
    ['a/order.fixture.json', '*.fixture.json'],
    ['src/order-fixture.js', undefined],
    ['src/unexpected.json', undefined],
    ['docs/adr/0035-snapshots.md', undefined],
    ['docs/baseline.csv', undefined],
  ])('%s is found by its name: %s', (one, pattern) => {
    expect(surveyRepository([one], []).patterns.map((found) => found.pattern)).toEqual(
      pattern === undefined ? [] : [pattern],
    );
  });

  test('every built-in pattern is written where one more is needed', async () => {
    const paths = ['tests/data/a.json'];
    const policy = await parsed(policyText(surveyRepository(paths, []), NO_SEALS, paths, { uses: ACTION }));
    expect(policy.fixtures[0]?.paths).toEqual(['**/tests/data/**', ...BUILT_IN_PATTERNS]);
  });

  test.each([
    ['TestData/x_testdata.json', '**/TestData/**'],
    ['a/Fixtures/x.json', '**/Fixtures/**'],
    ['A.SNAP', '*.SNAP'],
    ['a.Approved.txt', '*.Approved.*'],
  ])('%s is met by %s', (one, pattern) => {
    expect(otherSpellings([one])).toEqual([pattern]);
  });
});

describe('digests that are kept already', () => {
  const digest = 'c'.repeat(64);

  test('a manifest and a ledger at other places are named in the policy', async () => {
    const repository = repositoryWith({
      'qa/fixtures/a.json': '{}',
      'qa/fixture_ledger.json': `{"a.json": "${digest}"}\n`,
      'qa/seals.manifest': `qa/fixtures/a.json ${digest} 2 bytes The smallest order that there is\n`,
    });
    await cli(repository, 'init');
    const policy = await parsed(read(repository, POLICY));
    expect(policy.manifest).toEqual(['qa/seals.manifest']);
    expect(policy.ledger).toEqual([{ file: 'qa/fixture_ledger.json', root: 'qa/fixtures' }]);
  });

  test('at the usual places they need no word', async () => {
    const repository = repositoryWith({
      'tests/fixtures/a.json': '{}',
      'tests/fixture_ledger.json': `{"a.json": "${digest}"}\n`,
      'fixtures.manifest': `tests/fixtures/a.json ${digest} 2 bytes The smallest order that there is\n`,
    });
    const { stdout } = await cli(repository, 'init');
    expect(stdout).toContain('tests/fixture_ledger.json is a ledger of tests/fixtures');
    expect(read(repository, POLICY)).not.toMatch(/^(?:manifest|ledger)/m);
  });

  test('a web app manifest is none', async () => {
    const repository = repositoryWith({
      'public/manifest.json': '{"name": "Shop"}\n',
      'MANIFEST.in': 'include README.md\n',
    });
    expect((await cli(repository, 'init')).stdout).not.toMatch(/is a (?:fixture manifest|ledger|list of digests)/);
  });
});

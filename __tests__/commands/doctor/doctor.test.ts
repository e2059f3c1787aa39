import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { run } from '../../../src/cli.js';
import { doctor } from '../../../src/commands/doctor.js';
import { readArguments } from '../../../src/inputs/argv.js';
import { type ClientOptions, githubClient } from '../../../src/inputs/github-client.js';
import { fakeClock } from '../../support/fake-clock.js';
import { type GitHubServer, type ServerState, serverState, startGitHubServer } from '../../support/github-server.js';
import {
  cloneRepository,
  createRepository,
  removeRepositories,
  type TestRepository,
  temporaryFolder,
} from '../../support/repositories.js';
import { CODEOWNERS, GATE_FILE, SOUND } from './support.js';

const servers: GitHubServer[] = [];
afterAll(async () => {
  removeRepositories();
  await Promise.all(servers.map((server) => server.close()));
});
afterEach(() => vi.restoreAllMocks());

interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

async function captured(work: () => Promise<number>): Promise<Ran> {
  const out: string[] = [];
  const err: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => out.push(String(text)) > 0);
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => err.push(String(text)) > 0);
  const code = await work();
  vi.restoreAllMocks();
  // Each run listens for a closed pipe, and a process is one run.
  process.stdout.removeAllListeners('error');
  return { code, stdout: out.join(''), stderr: err.join('') };
}

/** Never asks anybody: the machine that runs this may have a token. */
function offline(repository: TestRepository, ...args: readonly string[]): Promise<Ran> {
  return captured(() => run(['doctor', '--offline', '--repo', repository.directory, ...args]));
}

function repositoryWith(files: Readonly<Record<string, string>>): TestRepository {
  const repository = createRepository();
  repository.commit({ files: { 'README.md': '# Shop\n', ...files } });
  repository.checkout('main');
  return repository;
}

const sound = (): TestRepository => repositoryWith({ [GATE_FILE]: SOUND, ...CODEOWNERS });
const WITHOUT_QUEUE = SOUND.replace('  merge_group: {}\n', '');
const FILTERED = SOUND.replace('edited]\n', 'edited]\n    paths: ["fixtures/**"]\n');

describe('without the platform', () => {
  test('exits 0 where nothing is wrong, and says what it did not look at', async () => {
    const { code, stdout, stderr } = await offline(sound());
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^Looked at \.github\/workflows\/fixture-gate\.yml on main \([0-9a-f]{12}\)\.\n/);
    expect(stdout).toContain('Not looked at:\n  the rules of the branch: --offline was given\n');
    expect(stdout).toMatch(/Nothing is wrong, as far as was looked: \d+ checks\.\n$/);
    expect(code).toBe(0);
  });

  test('exits 1 for a fault, and shows the lines to change', async () => {
    const { code, stdout } = await offline(repositoryWith({ [GATE_FILE]: FILTERED, ...CODEOWNERS }));
    expect(stdout).toContain(
      [
        'error path-filter .github/workflows/fixture-gate.yml:6',
        '  paths leaves pull requests out, and pull_request then reports nothing at all',
        '  to mend it: remove paths:',
        '     5       types: [opened, synchronize, reopened, edited]',
        '     6 -     paths: ["fixtures/**"]',
        '',
      ].join('\n'),
    );
    expect(code).toBe(1);
  });

  test('a check can be explained, and the last line says how', async () => {
    const { stdout } = await offline(repositoryWith({ [GATE_FILE]: FILTERED, ...CODEOWNERS }));
    expect(stdout).toContain('What one of them is about: fixture-gate explain path-filter\n');
    const told = await captured(() => run(['explain', 'path-filter']));
    expect(told.code).toBe(0);
    expect(told.stdout).toMatch(/^path-filter: a check of "fixture-gate doctor"\n\nIt finds .*\.\n(?:.+\n)+$/);
    const unknown = await captured(() => run(['explain', 'path-filtre']));
    expect(unknown).toMatchObject({ code: 3, stderr: expect.stringContaining('did you mean "PATH-FILTER"') });
  });

  test('warnings count where they are asked to', async () => {
    const repository = repositoryWith({ [GATE_FILE]: WITHOUT_QUEUE, ...CODEOWNERS });
    expect((await offline(repository)).code).toBe(0);
    expect((await offline(repository, '--fail-on', 'any')).code).toBe(1);
    expect((await offline(repositoryWith({ [GATE_FILE]: FILTERED }), '--fail-on', 'never')).code).toBe(0);
  });

  test.each([
    ['no command line', ['--format', 'html'], /--format: expected one of terminal, json/],
    ['no revision', ['--base', 'nowhere'], /nowhere/],
    ['both sides', ['--base', 'main', '--worktree'], /exclude each other/],
    ['no repository name', ['--github', 'shop'], /--github: expected OWNER\/NAME/],
  ])('exits 3 for %s', async (_, args, part) => {
    const { code, stdout, stderr } = await offline(sound(), ...args);
    expect(stderr).toMatch(part);
    expect(stdout).toBe('');
    expect(code).toBe(3);
  });

  test('exits 3 outside of a repository', async () => {
    const { code, stderr } = await captured(() => run(['doctor', '--offline', '--repo', temporaryFolder()]));
    expect(stderr).toContain('NO_REPOSITORY');
    expect(code).toBe(3);
  });

  test('C6 base counts: neither what head nor what the disk has', async () => {
    const repository = repositoryWith({ [GATE_FILE]: FILTERED, ...CODEOWNERS });
    repository.commit({
      branch: 'topic',
      parents: [repository.git(['rev-parse', 'main'])],
      files: { [GATE_FILE]: SOUND },
    });
    repository.checkout('topic');
    expect((await offline(repository)).code).toBe(1);
    expect((await offline(repository, '--base', 'topic')).code).toBe(0);
    repository.checkout('main');
    repository.write(GATE_FILE, SOUND);
    expect((await offline(repository)).code).toBe(1);
    expect((await offline(repository, '--worktree')).code).toBe(0);
  });

  test('before anything is committed the files on disk are looked at, and that is said', async () => {
    const repository = repositoryWith({});
    expect((await offline(repository)).stdout).toContain('error no-workflow');
    repository.write(GATE_FILE, FILTERED);
    const { code, stdout } = await offline(repository);
    expect(stdout).toContain('Note: nothing on main runs the gate yet, so this is about the files on disk');
    expect(stdout).toContain('error path-filter');
    expect(code).toBe(1);
  });

  test('a repository without any commit', async () => {
    const repository = createRepository();
    repository.write(GATE_FILE, SOUND);
    const { code, stdout } = await offline(repository);
    expect(stdout).toContain('Note: there is no default branch here yet');
    expect(code).toBe(0);
  });

  test('a bare repository has its default branch', async () => {
    const bare = cloneRepository(sound(), { bare: true });
    expect(await offline(bare)).toMatchObject({ code: 0 });
  });

  test('the default branch is the one that the remote says, whatever it is called', async () => {
    const origin = createRepository({ branch: 'trunk' });
    origin.commit({
      branch: 'trunk',
      files: { [GATE_FILE]: SOUND.replace('edited]', 'edited]\n    branches: [main]'), ...CODEOWNERS },
    });
    const { stdout } = await offline(cloneRepository(origin));
    expect(stdout).toContain(' on trunk (');
    expect(stdout).toContain('branches of pull_request leaves out trunk');
  });

  test('T83 what a workflow says stays text', async () => {
    const name = 'x ##[error]y \u001b[31m';
    const hostile = SOUND.replace(
      '  merge_group: {}',
      `  merge_group: {}\n  "${JSON.stringify(name).slice(1, -1)}": {}`,
    );
    const { stdout } = await offline(repositoryWith({ [GATE_FILE]: hostile, ...CODEOWNERS }));
    expect(stdout).toContain('trigger-unsupported');
    expect(stdout).not.toContain('\u001b');
    expect(stdout).not.toContain('##[');
  });

  test.each([
    ['a tag', 'v1', /^ {4}git ls-remote https:\/\/github\.com\/octo-org\/fixture-gate v1 'v1\^\{\}'$/m],
    ['T83 a name that a shell would read', 'v1;curl\u00a0x', /write the full SHA of a release$/m],
    ['T83 a name that a program would take for an option', '--upload-pack=x', /write the full SHA of a release$/m],
  ])('what a version stands for can be asked by a line to paste, in one piece: %s', async (_, ref, says) => {
    const moving = SOUND.replace(/uses: .*@[0-9a-f]{40}.*/, `uses: "octo-org/fixture-gate@${ref}"`);
    const { stdout } = await offline(repositoryWith({ [GATE_FILE]: moving, ...CODEOWNERS }));
    expect(stdout).toContain('error floating-gate');
    expect(stdout).toMatch(says);
    if (ref !== 'v1') expect(stdout).not.toContain('git ls-remote');
  });

  test('what is left empty by an edit goes with it', async () => {
    const [uses = ''] = /^ *- uses: .*\n/m.exec(SOUND) ?? [];
    const lax = SOUND.replace(uses, `${uses}        with:\n          fail-on: never\n`);
    const { stdout } = await offline(repositoryWith({ [GATE_FILE]: lax, ...CODEOWNERS }));
    expect(stdout).toMatch(/ - {9}with:\n +\d+ - {11}fail-on: never\n\n/);
  });

  test('a link in the place of a workflow is not followed', async () => {
    const repository = createRepository();
    repository.commit({ files: { 'a.yml': SOUND, [GATE_FILE]: { mode: '120000', content: '../../a.yml' } } });
    const { stdout } = await offline(repository);
    expect(stdout).toContain('error broken-workflow .github/workflows/fixture-gate.yml:1');
  });

  test('JSON says the same', async () => {
    const { stdout } = await offline(repositoryWith({ [GATE_FILE]: FILTERED, ...CODEOWNERS }), '--format', 'json');
    expect(JSON.parse(stdout)).toMatchObject({
      doctor: 1,
      workflows: [GATE_FILE],
      faults: [
        {
          check: 'path-filter',
          severity: 'error',
          place: { path: GATE_FILE, line: 6 },
          change: [/types/, /- {5}paths/].map((part) => expect.stringMatching(part)),
        },
      ],
      unseen: ['the rules of the branch: --offline was given'],
    });
  });
});

describe('--patch', () => {
  const WRONG = SOUND.replace('edited]\n', 'reopened]\n    paths: ["fixtures/**"]\n    branches:\n      - main\n')
    .replace('contents: read', 'contents: write')
    .replace('    timeout-minutes: 15\n', '    if: github.actor != "x"\n    timeout-minutes: 15 # enough\n');

  test.each([
    ['line feeds', (text: string) => text],
    ['carriage returns', (text: string) => text.replaceAll('\n', '\r\n')],
    ['no line end at the end', (text: string) => text.trimEnd()],
  ])('is taken by git apply, and mends all of it: %s', async (_, spelt) => {
    const repository = repositoryWith({ [GATE_FILE]: spelt(WRONG), ...CODEOWNERS });
    const found = await offline(repository);
    expect(found.stdout.match(/^error [a-z-]+/gm)).toEqual([
      'error trigger-types',
      'error path-filter',
      'error permissions-excess',
      'error job-if',
    ]);
    expect(found.stdout).toContain('All edits at once: fixture-gate doctor --patch | git apply');
    const { stdout, code } = await offline(repository, '--patch');
    expect(code).toBe(1);
    repository.git(['apply', '-'], { input: stdout, cwd: repository.directory });
    expect(await offline(repository, '--worktree')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Nothing is wrong'),
    });
    // Nothing but what is wrong was touched.
    expect(repository.git(['diff', '--numstat'])).toMatch(/^[1-4]\t[5-8]\t/);
    expect(repository.git(['diff'])).not.toContain('-    # A result');
  });

  test('is no use for a single edit', async () => {
    const { stdout } = await offline(repositoryWith({ [GATE_FILE]: FILTERED, ...CODEOWNERS }));
    expect(stdout).toContain('to mend it: remove paths');
    expect(stdout).not.toContain('All edits at once');
  });

  test('says so where no edit can help', async () => {
    const { stdout, stderr } = await offline(sound(), '--patch');
    expect(stdout).toBe('');
    expect(stderr).toContain('nothing that an edit');
  });
});

const RULESET = {
  type: 'required_status_checks',
  ruleset_id: 7,
  ruleset_source_type: 'Repository',
  ruleset_source: 'octo-org/shop',
};
const requires = (context: string, integration_id?: number) => ({
  ...RULESET,
  parameters: {
    strict_required_status_checks_policy: true,
    required_status_checks: [{ context, ...(integration_id === undefined ? {} : { integration_id }) }],
  },
});
const OWNERS_REVIEW = {
  type: 'pull_request',
  ruleset_id: 7,
  ruleset_source_type: 'Repository',
  ruleset_source: 'octo-org/shop',
  parameters: {
    dismiss_stale_reviews_on_push: true,
    require_code_owner_review: true,
    require_last_push_approval: false,
    required_approving_review_count: 1,
    required_review_thread_resolution: false,
  },
};
const NAMED = new Map([
  [7, { id: 7, name: 'main', source: 'octo-org/shop', enforcement: 'active', bypass_actors: [] }],
]);

interface Asked extends Ran {
  readonly server: GitHubServer;
}

/** Doctor as it runs in a job on a server of one's own: `GITHUB_API_URL` ends in /api/v3 and is no subdomain. */
async function asking(
  state: Partial<ServerState>,
  files: Readonly<Record<string, string>> = { [GATE_FILE]: SOUND, ...CODEOWNERS },
  prepare: (server: GitHubServer) => void = () => undefined,
  ...args: readonly string[]
): Promise<Asked> {
  const whole = serverState({ branches: new Map([['main', { sha: 'a'.repeat(40), protected: true }]]), ...state });
  const server = await startGitHubServer(whole);
  servers.push(server);
  prepare(server);
  const repository = repositoryWith(files);
  const invocation = readArguments(['doctor', '--repo', repository.directory, ...args]);
  if (invocation.kind !== 'doctor') throw new Error('expected doctor');
  const env = {
    GITHUB_API_URL: server.apiUrl,
    GITHUB_SERVER_URL: server.serverUrl,
    GITHUB_REPOSITORY: 'octo-org/shop',
    GITHUB_TOKEN: whole.token,
  };
  const client = (options: ClientOptions) => githubClient({ ...options, clock: fakeClock() });
  const ran = await captured(() => doctor(invocation, { env, client }));
  expect(server.faults).toEqual([]);
  return { ...ran, server };
}

describe('with the platform, whose requests fit its published description', () => {
  test('a ruleset that requires the job: nothing is wrong', async () => {
    const { code, stdout, server } = await asking({
      rules: [requires('fixture-gate', 3), OWNERS_REVIEW, { type: 'merge_queue' }],
      rulesets: NAMED,
    });
    expect(stdout).toContain('Looked at the rules of the branch in octo-org/shop.\n');
    expect(stdout).toMatch(/Nothing is wrong: \d+ checks\.\n$/);
    expect(stdout).not.toContain('Not looked at');
    expect(code).toBe(0);
    expect(server.requests.map(({ route }) => route)).toEqual([
      'GET /repos/{owner}/{repo}/rules/branches/{branch}',
      'GET /repos/{owner}/{repo}/branches/{branch}/protection',
      'GET /repos/{owner}/{repo}/branches/{branch}',
      'GET /repos/{owner}/{repo}/rulesets/{ruleset_id}',
    ]);
  });

  test.each<[string, Partial<ServerState>, readonly string[], number]>([
    ['T01 nothing is required', {}, ['error not-required', 'warning self-edit'], 1],
    [
      'T01 another name is required',
      { rules: [requires('Fixture Gate'), OWNERS_REVIEW], rulesets: NAMED },
      ['error not-required'],
      1,
    ],
    [
      'T01 any source',
      { rules: [requires('fixture-gate'), OWNERS_REVIEW], rulesets: NAMED },
      ['warning required-source'],
      0,
    ],
    [
      'classic protection, which a plain token is shown in part',
      {
        rules: [OWNERS_REVIEW],
        rulesets: NAMED,
        protection: {
          required_status_checks: {
            strict: true,
            contexts: ['fixture-gate'],
            checks: [{ context: 'fixture-gate', app_id: null }],
          },
        },
      },
      ['warning required-source'],
      0,
    ],
    [
      'classic protection, which does not hold administrators',
      {
        isAdministrator: true,
        protection: {
          required_status_checks: {
            strict: true,
            contexts: ['fixture-gate'],
            checks: [{ context: 'fixture-gate', app_id: 9 }],
          },
          enforce_admins: { url: 'https://example.test/', enabled: false },
          required_pull_request_reviews: {
            require_code_owner_reviews: true,
            dismiss_stale_reviews: true,
            required_approving_review_count: 2,
          },
        },
      },
      ['notice bypass'],
      0,
    ],
    [
      'a bypass list',
      {
        rules: [requires('fixture-gate', 3), OWNERS_REVIEW],
        rulesets: new Map([
          [
            7,
            { ...NAMED.get(7)!, bypass_actors: [{ actor_id: 5, actor_type: 'RepositoryRole', bypass_mode: 'always' }] },
          ],
        ]),
      },
      ['notice bypass'],
      0,
    ],
    [
      'a workflow that an organisation requires',
      {
        rules: [
          {
            type: 'workflows',
            ruleset_id: 8,
            ruleset_source_type: 'Organization',
            ruleset_source: 'octo-org',
            parameters: {
              workflows: [{ path: '.github/workflows/fixture-gate.yml', repository_id: 4, sha: 'b'.repeat(40) }],
            },
          },
        ],
      },
      [],
      0,
    ],
  ])('%s', async (_, state, found, expected) => {
    const { code, stdout } = await asking(state);
    expect(stdout.match(/^(?:error|warning|notice) [a-z-]+/gm) ?? []).toEqual(found);
    expect(code).toBe(expected);
  });

  test.each([
    [5, 'administrators'],
    [2, 'maintainers'],
    [4, 'everybody who may write'],
    [9_001, 'the repository role 9001'],
  ])('names who may pass by the rules: the role %i', async (id, name) => {
    const actor = { actor_id: id, actor_type: 'RepositoryRole', bypass_mode: 'always' };
    const { stdout } = await asking({
      rules: [requires('fixture-gate', 3), OWNERS_REVIEW],
      rulesets: new Map([[7, { ...NAMED.get(7)!, bypass_actors: [actor] }]]),
    });
    expect(stdout).toContain(`merging past the rules is open to ${name} (ruleset "main")`);
  });

  test('says what the token may not read, and judges the rest', async () => {
    const hidden = new Map([[7, { id: 7, name: 'main', source: 'octo-org/shop', enforcement: 'active' }]]);
    const { code, stdout } = await asking({
      rules: [requires('fixture-gate', 3), OWNERS_REVIEW],
      rulesets: hidden,
      protection: { required_status_checks: { contexts: [], checks: [] } },
    });
    expect(stdout).toContain('who may pass by ruleset "main": the token may not read it');
    expect(stdout).toContain(
      "reviews and administrators in branch protection: only an administrator's token may read them",
    );
    expect(code).toBe(0);
  });

  test('a platform that does not answer is no pass', async () => {
    const { code, stdout } = await asking({}, undefined, (server) => {
      server.onRequest = (route) => (route.includes('/rules/') ? { status: 503 } : undefined);
    });
    expect(stdout).toContain('Not looked at:\n  the rulesets of main:');
    expect(stdout).not.toContain('not-required');
    expect(code).toBe(3);
  });

  test('nor one that refuses; a fault that is known stays one', async () => {
    const refuse = (server: GitHubServer): void => {
      server.onRequest = (route) => (route.includes('/rules/') ? { status: 403 } : undefined);
    };
    expect((await asking({}, undefined, refuse)).code).toBe(3);
    expect((await asking({}, { [GATE_FILE]: FILTERED }, refuse)).code).toBe(1);
  });

  test('the branch that is named, and its name in a path', async () => {
    const { server } = await asking({}, undefined, undefined, '--branch', 'release/1.x');
    expect(server.requests[0]?.path).toBe('/repos/octo-org/shop/rules/branches/release%2F1.x');
  });

  test('pages of rules are all read', async () => {
    const many = Array.from({ length: 120 }, () => ({ type: 'deletion' }));
    const { stdout } = await asking({ rules: [...many, requires('fixture-gate', 3), OWNERS_REVIEW], rulesets: NAMED });
    expect(stdout).toContain('Nothing is wrong');
  });
});

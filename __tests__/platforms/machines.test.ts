import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { gate } from '../../src/gate.js';
import type { RangeSpec } from '../../src/inputs/request.js';
import { detailsUrl } from '../../src/reporters/github/announce.js';
import type { Report } from '../../src/reporters/report.js';
import { runGit } from '../../src/revisions/git.js';
import { createRepository, removeRepositories, type TestRepository, temporaryFolder } from '../support/repositories.js';

afterAll(removeRepositories);
afterEach(() => vi.unstubAllEnvs());

const RANGES: readonly RangeSpec[] = [
  { kind: 'revisions', base: 'main', head: 'topic' },
  { kind: 'worktree' },
  { kind: 'staged' },
];

function look(repository: TestRepository, range: RangeSpec = RANGES[0]!): Promise<Report> {
  return gate({ repository: { kind: 'directory', path: repository.directory }, range, testReports: [] });
}

function proposal(): TestRepository {
  const repository = createRepository();
  const base = repository.commit({ files: { 'fixtures/order.json': '1\n' } });
  repository.commit({ branch: 'topic', parents: [base], files: { 'fixtures/order.json': '2\n' } });
  repository.checkout('main');
  return repository;
}

const found = ({ findings }: Report): readonly string[] => findings.map(({ path }) => path);

/** Of what git prints where a repository belongs to somebody else. */
const DUBIOUS = /dubious ownership/;

describe.skipIf(process.platform === 'win32')('containers: a repository that belongs to another user', () => {
  test('git believes the gate, whoever the owner is', async () => {
    const repository = proposal();
    // What git itself uses to try this without a second user.
    const variables = { GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' };
    const plain = spawnSync('git', ['-C', repository.directory, 'status'], {
      env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', ...variables },
      encoding: 'utf8',
    });
    expect(plain.stderr).toMatch(DUBIOUS);
    const { stdout } = await runGit({ gitDir: repository.gitDir, variables }, ['rev-parse', 'main']);
    expect(stdout.toString().trim()).toBe(repository.git(['rev-parse', 'main']));
  });

  test.skipIf(process.getuid?.() !== 0).each(RANGES)(
    'the whole gate on files of another user: $kind',
    async (range) => {
      const repository = proposal();
      const entries = readdirSync(repository.directory, { recursive: true, encoding: 'utf8' });
      for (const entry of ['', ...entries]) chownSync(join(repository.directory, entry), 12_345, 12_345);
      const plain = spawnSync('git', ['-C', repository.directory, 'status'], {
        env: { PATH: process.env['PATH'] },
        encoding: 'utf8',
      });
      expect(plain.stderr).toMatch(DUBIOUS);
      expect(found(await look(repository, range))).toEqual(range.kind === 'revisions' ? ['fixtures/order.json'] : []);
    },
  );
});

describe.skipIf(process.platform === 'win32')('self-hosted machines: what earlier jobs left', () => {
  const LOCKS = [
    'index.lock',
    'HEAD.lock',
    'config.lock',
    'packed-refs.lock',
    'shallow.lock',
    'refs/heads/topic.lock',
    'objects/pack/tmp_pack_x',
    'gc.pid',
  ];

  test('lock files of a git that was killed stop nobody, and stay as they are', async () => {
    const repository = proposal();
    for (const lock of LOCKS) {
      mkdirSync(join(repository.gitDir, lock, '..'), { recursive: true });
      writeFileSync(join(repository.gitDir, lock), '');
    }
    for (const range of RANGES)
      expect(found(await look(repository, range))).toEqual(range.kind === 'revisions' ? ['fixtures/order.json'] : []);
    expect(LOCKS.filter((lock) => !existsSync(join(repository.gitDir, lock)))).toEqual([]);
  });

  test('a worktree whose folder is gone, and one that is locked', async () => {
    const repository = proposal();
    for (const name of ['gone', 'locked']) {
      const folder = join(temporaryFolder(), name);
      repository.git(['worktree', 'add', '--quiet', '--detach', folder, 'topic']);
      rmSync(folder, { recursive: true });
    }
    repository.git(['worktree', 'lock', 'locked']);
    const before = repository.git(['worktree', 'list', '--porcelain']);
    expect(found(await look(repository))).toEqual(['fixtures/order.json']);
    expect(repository.git(['worktree', 'list', '--porcelain'])).toBe(before);
  });

  test('a merge, a rebase and a bisect that nobody finished', async () => {
    const repository = proposal();
    const topic = repository.git(['rev-parse', 'topic']);
    writeFileSync(join(repository.gitDir, 'MERGE_HEAD'), `${topic}\n`);
    mkdirSync(join(repository.gitDir, 'rebase-merge'));
    writeFileSync(join(repository.gitDir, 'BISECT_LOG'), 'git bisect start\n');
    expect(found(await look(repository))).toEqual(['fixtures/order.json']);
  });

  test('old views of this program: those of the dead go, those of the living stay', async () => {
    const temporary = temporaryFolder();
    vi.stubEnv('RUNNER_TEMP', temporary);
    let namespace = '';
    try {
      namespace = spawnSync('readlink', ['/proc/self/ns/pid'], { encoding: 'utf8' }).stdout.trim();
    } catch {
      // Not Linux.
    }
    const { pid: dead } = spawnSync('true');
    const leave = (name: string, pid: number): string => {
      const folder = join(temporary, `fixture-gate-run-${name}`);
      mkdirSync(join(folder, 'view.git', 'objects'), { recursive: true });
      writeFileSync(join(folder, 'owner.json'), JSON.stringify({ pid, host: hostname(), namespace }));
      return folder;
    };
    const [old, live] = [leave('dead', dead), leave('live', process.pid)];
    expect(found(await look(proposal()))).toEqual(['fixtures/order.json']);
    expect([existsSync(old), existsSync(live)]).toEqual([false, true]);
    expect(readdirSync(temporary)).toEqual(['fixture-gate-run-live']);
  });

  test('settings and hooks that an earlier job wrote into the clone run nothing', async () => {
    const repository = proposal();
    const trace = join(temporaryFolder(), 'ran');
    const script = `#!/bin/sh\necho ran >> ${trace}\n`;
    mkdirSync(join(repository.gitDir, 'hooks'), { recursive: true });
    for (const hook of ['post-checkout', 'post-index-change', 'reference-transaction', 'pre-commit'])
      writeFileSync(join(repository.gitDir, 'hooks', hook), script, { mode: 0o755 });
    const program = join(repository.gitDir, 'program');
    writeFileSync(program, script, { mode: 0o755 });
    for (const key of [
      'core.fsmonitor',
      'diff.external',
      'core.sshCommand',
      'core.pager',
      'filter.x.clean',
      'filter.x.smudge',
      'core.alternateRefsCommand',
      'gpg.program',
    ])
      repository.config(key, program);
    repository.write('.gitattributes', '* filter=x diff=x\n');
    for (const range of RANGES) await look(repository, range);
    expect(existsSync(trace) ? readFileSync(trace, 'utf8') : '').toBe('');
  });
});

describe('Enterprise Server: addresses come from the runner', () => {
  const repository = { owner: 'octo-org', name: 'shop' };
  test.each([
    [
      { GITHUB_RUN_ID: '7', GITHUB_SERVER_URL: 'https://ghes.example.test' },
      'https://ghes.example.test/octo-org/shop/actions/runs/7',
    ],
    [
      { GITHUB_RUN_ID: '7', GITHUB_SERVER_URL: 'https://ghes.example.test:8443/' },
      'https://ghes.example.test:8443/octo-org/shop/actions/runs/7',
    ],
    [{ GITHUB_RUN_ID: '7' }, 'https://github.com/octo-org/shop/actions/runs/7'],
    [{ GITHUB_RUN_ID: '7)](x', GITHUB_SERVER_URL: 'https://ghes.example.test' }, undefined],
  ])('%j', (env, expected) => {
    expect(detailsUrl(env, repository)).toBe(expected);
  });
});

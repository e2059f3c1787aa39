import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { COMMANDS } from '../../src/inputs/commands.js';
import { createRepository, removeRepositories, type TestRepository } from '../support/repositories.js';

afterAll(removeRepositories);

const root = fileURLToPath(new URL('../../', import.meta.url));
const FIXTURE = 'testdata/order.json';
const RECORD = `Raise the price\n\nFixture-Change: ${FIXTURE} reason="The price list of March raised it"\n`;

interface Hook {
  readonly id: string;
  readonly entry: string;
  readonly language: string;
  readonly pass_filenames?: boolean;
  readonly stages: readonly string[];
}

const hooks = parse(readFileSync(join(root, '.pre-commit-hooks.yaml'), 'utf8')) as readonly Hook[];
const hook = (id: string): Hook => hooks.find((one) => one.id === id)!;

/** A repository with one commit and one fixture that is staged in another form. */
function staged(content: string): TestRepository {
  const repository = createRepository();
  repository.commit({ files: { [FIXTURE]: '{"cents": 1999}\n' } });
  repository.checkout('main');
  repository.config('user.name', 'A Example');
  repository.config('user.email', 'a@example.test');
  repository.write(FIXTURE, content);
  repository.git(['add', '--all']);
  return repository;
}

/** As pre-commit does for `language: script`: the first word below the hook's repository, the files behind the rest. */
function runHook(
  { entry, pass_filenames }: Hook,
  repository: TestRepository,
  message: string,
): { code: number; said: string } {
  writeFileSync(join(repository.gitDir, 'COMMIT_EDITMSG'), message);
  const [program = '', ...rest] = entry.split(' ');
  const files = pass_filenames === false ? [] : ['.git/COMMIT_EDITMSG'];
  const { status, stdout, stderr } = spawnSync(join(root, program), [...rest, ...files], {
    cwd: repository.directory,
    encoding: 'utf8',
  });
  return { code: status ?? -1, said: `${stdout}${stderr}` };
}

describe('M11 hooks of the pre-commit framework', () => {
  it('name commands and options that exist, and need no installation', () => {
    expect(hooks.map(({ id }) => id)).toEqual(['fixture-gate', 'fixture-gate-message', 'fixture-gate-manifest']);
    for (const { entry, language } of hooks) {
      const [program, name, ...options] = entry.split(' ');
      expect([program, language]).toEqual(['dist/cli/index.js', 'script']);
      const command = COMMANDS.find((one) => one.name === name);
      expect(command?.name).toBe(name);
      const known = [...command!.flags.map((flag) => `--${flag.name}`), '--quiet', 'check'];
      for (const option of options) expect(known).toContain(option);
    }
  });

  it.each([
    ['a record for what is staged', '{"cents": 2099}\n', RECORD, 0, ''],
    ['no record', '{"cents": 2099}\n', 'Raise the price\n', 1, 'Fixture-Change: testdata/order.json class='],
    ['a record of something else', '{"cents": 2099}\n', RECORD.replace('order', 'ordr'), 1, 'FG102'],
    [
      'T29 an example in the comments of the template',
      '{"cents": 1999}\n',
      `Code only\n\n${RECORD.replaceAll(/^/gm, '# ')}`,
      0,
      '',
    ],
  ])('commit-msg: %s', (_, content, message, code, words) => {
    const outcome = runHook(hook('fixture-gate-message'), staged(content), message);
    expect([outcome.code, outcome.said.includes(words)]).toEqual([code, true]);
  });

  it.each([
    ['a fixture that reads', '{"cents": 2099}\n', 0],
    ['a fixture that is broken', '{"cents": \n', 1],
  ])('pre-commit: %s', (_, content, code) => {
    expect(runHook(hook('fixture-gate'), staged(content), '').code).toBe(code);
  });

  it.each([
    ['fits', '{"cents": 2099}\n', 1],
    ['is absent', '{"cents": 2099}\n', 0],
  ])('pre-commit: a manifest that %s not', (why, content, code) => {
    const repository = staged(content);
    if (why === 'fits')
      repository.write(
        'fixtures.manifest',
        `${FIXTURE} ${'0'.repeat(64)} 16 bytes Prices of the list of March for rounding\n`,
      );
    repository.git(['add', '--all']);
    expect(runHook(hook('fixture-gate-manifest'), repository, '').code).toBe(code);
  });
});

describe('hooks of git alone, as docs/hooks.md has them', () => {
  const page = readFileSync(join(root, 'docs/hooks.md'), 'utf8').replaceAll(
    'path/to/fixture-gate',
    root.replace(/\/$/, ''),
  );
  const [preCommit = '', commitMsg = ''] = [...page.matchAll(/```sh\n(.*?)```/gs)].map(([, script]) => script!);

  it('stop a commit without a record, and let one with a record through', () => {
    const repository = staged('{"cents": 2099}\n');
    mkdirSync(join(repository.gitDir, 'hooks'), { recursive: true });
    for (const [name, script] of [
      ['pre-commit', preCommit],
      ['commit-msg', commitMsg],
    ] as const) {
      writeFileSync(join(repository.gitDir, 'hooks', name), script);
      chmodSync(join(repository.gitDir, 'hooks', name), 0o755);
    }
    const commits = () => Number(repository.git(['rev-list', '--count', 'HEAD']));
    expect(() => repository.git(['commit', '--quiet', '--message', 'Raise the price'])).toThrow(/FG101/);
    expect(commits()).toBe(1);
    repository.git(['commit', '--quiet', '--message', RECORD]);
    expect(commits()).toBe(2);
    repository.write(FIXTURE, '{"cents": ');
    repository.git(['add', '--all']);
    expect(() => repository.git(['commit', '--quiet', '--message', RECORD])).toThrow();
    expect(commits()).toBe(2);
  });
});

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { createRepository, removeRepositories, type TestRepository } from '../support/repositories.js';

afterAll(removeRepositories);

const CLI = fileURLToPath(new URL('../../dist/cli/index.js', import.meta.url));
const ACTION = `octo-org/fixture-gate@${'1b9e4f0a'.repeat(5)}`;
const RECORD = 'Raise the total\n\nFixture-Change: tests/data/order.json purpose=rebuild source=price-list-of-march\n';

function cli(
  { directory }: TestRepository,
  ...args: readonly string[]
): { readonly code: number; readonly out: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...args, '--repo', directory], {
    encoding: 'utf8',
  });
  return { code: status ?? -1, out: stdout + stderr };
}

describe('from nothing to a gate that stops a commit', () => {
  const repository = createRepository();
  repository.commit({ files: { 'tests/data/order.json': '{"total": 1}\n', 'tests/order.test.js': '' } });
  repository.checkout('main');

  it('init writes, doctor looks, check works, the patch mends', () => {
    expect(cli(repository, 'init', '--action', ACTION)).toMatchObject({ code: 0 });
    expect(cli(repository, 'doctor', '--offline')).toMatchObject({
      code: 0,
      out: expect.stringContaining('1 notice, of '),
    });
    expect(cli(repository, 'check', '--worktree')).toMatchObject({ code: 0 });
    const workflow = '.github/workflows/fixture-gate.yml';
    const sound = readFileSync(join(repository.directory, workflow), 'utf8');
    repository.write(workflow, sound.replace('    types:', '    paths: [tests]\n    types:'));
    const { code, out } = cli(repository, 'doctor', '--offline', '--patch');
    expect(code).toBe(1);
    repository.git(['apply', '-'], { input: out, cwd: repository.directory });
    expect(readFileSync(join(repository.directory, workflow), 'utf8')).toBe(sound);
  });

  it.skipIf(process.platform === 'win32')('the hooks that it wrote let an honest commit through, and no other', () => {
    repository.git(['add', '--all']);
    repository.git(['commit', '--quiet', '--message', 'Adopt']);
    repository.config('core.hooksPath', '.githooks');
    repository.write('tests/data/order.json', '{"total": 2}\n');
    repository.git(['add', '--all']);
    const commit = (message: string): string =>
      repository.git(['commit', '--quiet', '--message', message], { env: { FIXTURE_GATE: CLI } });
    expect(() => commit('Raise the total')).toThrow(/FG101/);
    commit(RECORD);
    repository.write('tests/data/order.json', '{\n');
    repository.git(['add', '--all']);
    expect(() => commit(RECORD)).toThrow(/FG302/);
    expect(repository.git(['rev-list', '--count', 'HEAD'])).toBe('3');
  });
});

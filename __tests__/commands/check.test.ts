import { readFileSync } from 'node:fs';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { run } from '../../src/cli.js';
import { createRepository, removeRepositories } from '../support/repositories.js';

afterAll(removeRepositories);
afterEach(() => vi.restoreAllMocks());

async function said(args: readonly string[]): Promise<{ readonly out: string; readonly err: string }> {
  const out: string[] = [];
  const err: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => out.push(String(text)) > 0);
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => err.push(String(text)) > 0);
  await run(args);
  vi.restoreAllMocks();
  process.stdout.removeAllListeners('error');
  return { out: out.join(''), err: err.join('') };
}

describe('a fixture that is edited and not committed', () => {
  const repository = createRepository();
  repository.commit({ files: { 'fixtures/a.json': '1\n', 'a.txt': '' } });
  repository.checkout('main');
  repository.write('fixtures/a.json', '2\n');
  const HINT = 'Only commits were compared. For what is not committed yet:\n    fixture-gate check --worktree';

  test.each([
    ['the usual call says what it did not look at', [], true],
    ['what is on disk was looked at', ['--worktree'], false],
    ['what is staged was asked for by name', ['--staged'], false],
    ['a program reads the report', ['--format', 'json'], false],
    ['nothing but the report is wanted', ['--quiet'], false],
    ['another revision was named', ['--head', 'main'], false],
  ])('%s', async (_, args, hints) => {
    const { out, err } = await said(['check', '--repo', repository.directory, '--base', 'main', ...args]);
    expect(err.includes(HINT)).toBe(hints);
    expect(out).not.toContain(HINT);
  });

  test('and --worktree, as it says, shows it', async () => {
    const { out } = await said(['check', '--repo', repository.directory, '--base', 'main', '--worktree']);
    expect(out).toContain('fixtures/a.json');
  });
});

test('docs/hooks.md shows what a hook says of a broken fixture', async () => {
  const repository = createRepository();
  repository.commit({ files: { 'testdata/order.json': '{"cents": 1999}\n' } });
  repository.checkout('main');
  repository.write('testdata/order.json', '{"cents": \n');
  repository.git(['add', '--all']);
  const { out } = await said(['check', '--repo', repository.directory, '--staged', '--quiet']);
  const docs = readFileSync(new URL('../../docs/hooks.md', import.meta.url), 'utf8');
  const shown =
    /\nFailed: a fixture was emptied or broken\.\n[\s\S]*?(?=\n\n\.\.\.\n)/.exec(docs)?.[0].trim() ?? 'nothing';
  expect(out.slice(0, shown.length)).toBe(shown);
});

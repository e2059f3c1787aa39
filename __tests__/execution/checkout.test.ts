import { existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { composeTree } from '../../src/execution/checkout.js';
import { createRunner } from '../../src/execution/runner.js';
import type { CheckoutPlan } from '../../src/gates/commands.js';
import type { SideFiles } from '../../src/gates/gate.js';
import { listFiles } from '../../src/revisions/files.js';
import { id, openForTest, tidyAfterAll } from '../revisions/support.js';
import { type CommitOptions, createRepository, temporaryFolder } from '../support/repositories.js';

tidyAfterAll();

async function runnerFor(base: CommitOptions['files'], head: CommitOptions['files']) {
  return (await runnerIn({}, base, head)).runner;
}

async function runnerIn(
  environment: NodeJS.ProcessEnv,
  base: CommitOptions['files'],
  head: CommitOptions['files'] = base,
) {
  const repo = createRepository();
  const first = repo.commit({ files: base ?? {} });
  const second = repo.commit({ parents: [first], branch: 'topic', files: head ?? {} });
  const repository = await openForTest(repo);
  const filesOf = async (sha: string): Promise<SideFiles> =>
    new Map((await listFiles(repository, id(sha))).map(({ path, mode, oid }) => [path, { mode, oid }]));
  const sides = { base: await filesOf(first), head: await filesOf(second) };
  const runner = createRunner({
    repository,
    files: async (side) => sides[side],
    isFixture: (path) => path.startsWith('fx/'),
    ensureObjects: async () => undefined,
    environment: { PATH: process.env['PATH'], ...environment },
  });
  return { runner, gitDir: repository.gitDir };
}

const BASE = { 'src/a.txt': 'base code', 'fx/a.txt': 'base fixture', 'properties/p.txt': 'base property' };
const HEAD = {
  'src/a.txt': 'head code',
  'fx/a.txt': 'head fixture',
  'properties/p.txt': 'head property',
  'src/new.txt': 'new',
};

describe('checkouts for commands', () => {
  it.each<{ why: string; plan: CheckoutPlan; holds: readonly (string | undefined)[] }>([
    {
      why: 'head whole',
      plan: { code: 'head', fixtures: 'head' },
      holds: ['head code', 'head fixture', 'head property', 'new'],
    },
    {
      why: "D3 base's code over head's fixtures",
      plan: { code: 'base', fixtures: 'head' },
      holds: ['base code', 'head fixture', 'base property', undefined],
    },
    {
      why: "head's code over base's fixtures",
      plan: { code: 'head', fixtures: 'base' },
      holds: ['head code', 'base fixture', 'head property', 'new'],
    },
    {
      why: "head with base's property code in it",
      plan: { code: 'head', fixtures: 'head', fromBase: (path) => path.startsWith('properties/') },
      holds: ['head code', 'head fixture', 'base property', 'new'],
    },
  ])('$why', async ({ plan, holds }) => {
    const runner = await runnerFor(BASE, HEAD);
    let root = '';
    const found = await runner.withCheckout(plan, async (checkout) => {
      root = checkout.root;
      return ['src/a.txt', 'fx/a.txt', 'properties/p.txt', 'src/new.txt'].map((path) =>
        existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined,
      );
    });
    expect(found).toEqual(holds);
    expect(existsSync(root)).toBe(false);
  });

  it("a link of head cannot lead base's code, or anything, out of the checkout", async () => {
    const outside = temporaryFolder();
    const runner = await runnerFor(BASE, {
      ...HEAD,
      'properties/p.txt': null,
      properties: { mode: '120000', content: outside },
      'link.txt': { mode: '120000', content: 'src/a.txt' },
    });
    const plan: CheckoutPlan = { code: 'head', fixtures: 'head', fromBase: (path) => path.startsWith('properties/') };
    await runner.withCheckout(plan, async ({ root, refused }) => {
      expect(refused).toEqual([expect.objectContaining({ path: 'properties' })]);
      expect(readFileSync(join(root, 'properties/p.txt'), 'utf8')).toBe('base property');
      expect(lstatSync(join(root, 'link.txt')).isSymbolicLink()).toBe(true);
    });
    expect(existsSync(join(outside, 'p.txt'))).toBe(false);
  });

  it('keeps the executable bit, knows no git, and goes even when it was made read-only', async () => {
    const runner = await runnerFor(
      {},
      { run: { mode: '100755', content: '#!/bin/sh\nmkdir ro && touch ro/x && chmod 500 ro && ls -a' } },
    );
    let root = '';
    const result = await runner.withCheckout({ code: 'head', fixtures: 'head' }, (checkout) => {
      root = checkout.root;
      return checkout.run('./run', {}, 20);
    });
    expect(result).toMatchObject({ outcome: 'pass', output: expect.not.stringContaining('.git') });
    expect(existsSync(root)).toBe(false);
  });

  it('collects reports that a command left, and neither links nor those that were discarded', async () => {
    const secret = join(temporaryFolder(), 'secret.xml');
    writeFileSync(secret, 'secret');
    const runner = await runnerFor({}, { 'out/old.xml': 'old', 'out/link.xml': { mode: '120000', content: secret } });
    const files = await runner.withCheckout({ code: 'head', fixtures: 'head' }, async ({ discard, run, collect }) => {
      await discard(['out/*.xml']);
      await run("sh -c 'echo new > out/new.xml'", {}, 20);
      return collect(['out/*.xml']);
    });
    expect(files.map(({ path, content }) => [path, content?.toString()])).toEqual([['out/new.xml', 'new\n']]);
  });

  it('removes links that a command left, and nothing that they lead to', async () => {
    const outside = temporaryFolder();
    writeFileSync(join(outside, 'kept.xml'), 'kept');
    const runner = await runnerFor({}, { 'a.txt': 'a' });
    const mode = lstatSync(outside).mode;
    const command = `sh -c 'ln -s ${outside} out && ln -s ${outside} ../home/l && mkdir ro && ln -s ${outside} ro/l && chmod 500 ro && rm -rf ../temporary && ln -s ${outside} ../temporary'`;
    const files = await runner.withCheckout({ code: 'head', fixtures: 'head' }, async ({ run, collect, discard }) => {
      expect(await run(command, {}, 20)).toMatchObject({ outcome: 'pass' });
      await discard(['**/*.xml']);
      return collect(['**/*.xml']);
    });
    expect(files).toEqual([]);
    expect(readFileSync(join(outside, 'kept.xml'), 'utf8')).toBe('kept');
    expect(lstatSync(outside).mode).toBe(mode);
  });

  it('puts back what git of a later step would obey, on a runner, and is told on', async () => {
    const { gitDir: git, runner } = await runnerIn({ GITHUB_ACTIONS: 'true' }, { 'a.txt': 'a' });
    mkdirSync(join(git, 'hooks'), { recursive: true });
    writeFileSync(join(git, 'hooks', 'pre-push'), '#!/bin/sh\n', { mode: 0o755 });
    const before = readFileSync(join(git, 'config'), 'utf8');
    const command = `sh -c 'printf "[core]\\nfsmonitor = evil\\n" >> ${git}/config && echo evil > ${git}/hooks/post-checkout && rm ${git}/hooks/pre-push'`;
    const result = await runner.withCheckout({ code: 'head', fixtures: 'head' }, ({ run }) => run(command, {}, 20));
    expect(result.outcome).toBe('pass');
    expect(result.tampered.map((path) => path.slice(git.length + 1)).sort()).toEqual([
      'config',
      'hooks/post-checkout',
      'hooks/pre-push',
    ]);
    expect(readFileSync(join(git, 'config'), 'utf8')).toBe(before);
    expect(existsSync(join(git, 'hooks', 'post-checkout'))).toBe(false);
    expect(lstatSync(join(git, 'hooks', 'pre-push')).mode & 0o777).toBe(0o755);
  });

  it('puts links last and leaves submodules out', () => {
    const side = (entries: readonly (readonly [string, string])[]): SideFiles =>
      new Map(entries.map(([path, mode]) => [path, { mode, oid: id('0'.repeat(40)) }]));
    const head = side([
      ['a', '120000'],
      ['b', '100644'],
      ['sub', '160000'],
    ]);
    const tree = composeTree(side([]), head, { code: 'head', fixtures: 'head' }, () => false);
    expect(tree.map(({ path }) => path)).toEqual(['b', 'a']);
  });
});

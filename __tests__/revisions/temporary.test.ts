import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { transformWithEsbuild } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeRunFolder } from '../../src/revisions/temporary.js';
import { temporaryFolder } from '../support/repositories.js';
import { expectFailure, tidyAfterAll } from './support.js';

tidyAfterAll();

const folders = (parent: string) => readdirSync(parent).filter((name) => name.startsWith('fixture-gate-run-'));
const namespace = process.platform === 'linux' ? readlinkSync('/proc/self/ns/pid') : '';
let script = '';

/** Signals can only be tried on a process of its own, so the module is made runnable for plain Node. */
beforeAll(async () => {
  const root = join(temporaryFolder(), 'lib');
  mkdirSync(join(root, 'revisions'), { recursive: true });
  writeFileSync(join(root, 'package.json'), '{"type":"module"}');
  for (const name of ['errors', 'revisions/temporary']) {
    const source = readFileSync(new URL(`../../src/${name}.ts`, import.meta.url), 'utf8');
    writeFileSync(join(root, `${name}.js`), (await transformWithEsbuild(source, `${name}.ts`)).code);
  }
  script = join(root, 'run.js');
  const lines = [
    "import { makeRunFolder } from './revisions/temporary.js';",
    'const folder = await makeRunFolder(process.argv[2]);',
    "if (process.argv[3] === 'exit') process.exit(7);",
    "if (process.argv[3] === 'throw') setTimeout(() => { throw new Error('bug'); }, 0);",
    'console.log(folder.path);',
    'setTimeout(() => {}, 60_000);',
  ];
  writeFileSync(script, lines.join('\n'));
});

async function start(parent: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [script, parent], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout!, 'data');
  return child;
}

describe('T82 the folder of a run', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'goes when %s ends the process, which dies of that signal',
    async (signal) => {
      const parent = temporaryFolder();
      const child = await start(parent);
      expect(folders(parent)).toHaveLength(1);
      child.kill(signal);
      expect((await once(child, 'exit'))[1]).toBe(signal);
      expect(folders(parent)).toEqual([]);
    },
  );

  test.each(['exit', 'throw'])('goes when the process ends by %s', async (way) => {
    const parent = temporaryFolder();
    const child = spawn(process.execPath, [script, parent, way], { stdio: 'ignore' });
    expect((await once(child, 'exit'))[0]).not.toBe(0);
    expect(folders(parent)).toEqual([]);
  });

  test('left by a killed run, goes with the next one; that of a live run stays', async () => {
    const parent = temporaryFolder();
    const killed = await start(parent);
    const alive = await start(parent);
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    expect(folders(parent)).toHaveLength(2);
    const next = await makeRunFolder(parent);
    expect(folders(parent)).toHaveLength(2);
    await next.remove();
    expect(folders(parent)).toHaveLength(1);
    alive.kill('SIGTERM');
    await once(alive, 'exit');
    expect(folders(parent)).toEqual([]);
  });

  test.each([
    { why: 'of another machine, lately', owner: { pid: 2 ** 22 + 1, host: 'elsewhere' }, hours: 1, stays: true },
    { why: 'of another machine, days ago', owner: { pid: 2 ** 22 + 1, host: 'elsewhere' }, hours: 72, stays: false },
    { why: 'without an owner yet', owner: undefined, hours: 0, stays: true },
    { why: 'without an owner still', owner: undefined, hours: 1, stays: false },
    { why: 'with an owner that is rubbish', owner: 'x', hours: 1, stays: true },
    {
      why: 'of another container on this machine',
      owner: { pid: 2 ** 22 + 1, host: hostname(), namespace: 'pid:[1]' },
      hours: 0,
      stays: true,
    },
    {
      why: 'of a process that is gone',
      owner: { pid: 2 ** 22 + 1, host: hostname(), namespace },
      hours: 0,
      stays: false,
    },
  ])('$why: stays is $stays', async ({ owner, hours, stays }) => {
    const parent = temporaryFolder();
    const path = join(parent, 'fixture-gate-run-0123');
    mkdirSync(path);
    if (owner !== undefined) writeFileSync(join(path, 'owner.json'), JSON.stringify(owner));
    const then = Date.now() / 1000 - hours * 3600;
    utimesSync(path, then, then);
    await (await makeRunFolder(parent)).remove();
    expect(existsSync(path)).toBe(stays);
  });

  test('a temporary folder that cannot be written to is an error with a remedy', async () => {
    await expectFailure(makeRunFolder(join(temporaryFolder(), 'nowhere')), 'CANNOT_WRITE', 'RUNNER_TEMP');
  });
});

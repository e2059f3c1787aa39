import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { commandEnvironment, unsafeToRun } from '../../src/execution/environment.js';
import { endMarked, isolation } from '../../src/execution/processes.js';
import { ranNoTest } from '../../src/execution/ran-nothing.js';
import { type CommandPlace, KEPT_OUTPUT_BYTES, runCommand } from '../../src/execution/run-command.js';
import { removeRepositories, temporaryFolder } from '../support/repositories.js';

afterAll(removeRepositories);

const NODE = process.execPath;
const SECRET = 'ghs_not_for_children';

function place(more: Partial<CommandPlace> = {}): CommandPlace {
  const folder = temporaryFolder();
  const [cwd, home, temporary] = ['checkout', 'home', 'temporary'].map((name) => join(folder, name));
  for (const each of [cwd!, home!, temporary!]) mkdirSync(each);
  return {
    cwd: cwd!,
    home: home!,
    temporary: temporary!,
    folder,
    guarded: [],
    environment: {
      ...process.env,
      GITHUB_TOKEN: SECRET,
      'INPUT_GITHUB-TOKEN': SECRET,
      ACTIONS_RUNTIME_TOKEN: SECRET,
      NPM_TOKEN: SECRET,
      NODE_OPTIONS: '--require=/evil',
      GIT_DIR: '/elsewhere',
      RUNNER_TEMP: '/tmp',
      GITHUB_ENV: '/tmp/env',
    },
    ...more,
  };
}

/** A script in the checkout, run by node. */
function script(at: CommandPlace, source: string): string {
  writeFileSync(join(at.cwd, 'script.mjs'), source);
  return `'${NODE}' script.mjs`;
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('execution safety (docs/gates-execution.md): a hostile command', () => {
  it('T80 finds no token, no runner file and no git setting in its environment', async () => {
    const at = place();
    const { outcome, output } = await runCommand(script(at, 'console.log(JSON.stringify(process.env))'), {}, 20, at);
    expect(outcome).toBe('pass');
    expect(output).not.toContain(SECRET);
    const names = Object.keys(JSON.parse(output) as object);
    expect(names.filter((name) => /^(GITHUB|RUNNER|ACTIONS|INPUT|GIT)_|^NODE_OPTIONS|TOKEN/.test(name))).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(['PATH', 'HOME', 'TMPDIR']));
  });

  it.runIf(isolation().length > 0)('T80 cannot read it from another process either', async () => {
    const at = place();
    const { output } = await runCommand(
      script(
        at,
        `import { readdirSync, readFileSync } from 'node:fs';
         const seen = readdirSync('/proc').filter((name) => /^[0-9]+$/.test(name));
         console.log('processes', seen.length, seen.includes('${process.pid}') && readFileSync('/proc/${process.pid}/cmdline', 'utf8').includes('vitest'));`,
      ),
      {},
      20,
      at,
    );
    expect(output).toMatch(/^processes [12] false$/m);
  });

  it('has the files of the runner put back, and is told on', async () => {
    const folder = temporaryFolder();
    const [env, out, gone] = ['env', 'out', 'gone'].map((name) => join(folder, name)) as [string, string, string];
    writeFileSync(env, 'A=1\n');
    writeFileSync(out, 'kept\n');
    const at = place({ guarded: [env, out, gone] });
    const { outcome, tampered } = await runCommand(
      script(
        at,
        `import { appendFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
         appendFileSync(${JSON.stringify(env)}, 'NODE_OPTIONS=--require=/evil\\n');
         rmSync(${JSON.stringify(out)}); symlinkSync('/etc/passwd', ${JSON.stringify(out)});
         writeFileSync(${JSON.stringify(gone)}, 'x');`,
      ),
      {},
      20,
      at,
    );
    expect(outcome).toBe('pass');
    expect(tampered).toEqual([env, out, gone]);
    expect(readFileSync(env, 'utf8')).toBe('A=1\n');
    expect(readFileSync(out, 'utf8')).toBe('kept\n');
    expect(existsSync(gone)).toBe(false);
  });

  it('finds no credentials by way of git or of its home, and no descriptor of ours', async () => {
    const at = place({ environment: { ...process.env, GIT_ASKPASS: '/bin/echo', SSH_AUTH_SOCK: '/tmp/agent' } });
    const { output } = await runCommand(
      script(
        at,
        `import { spawnSync } from 'node:child_process';
         import { existsSync, fstatSync } from 'node:fs';
         import { homedir } from 'node:os';
         import { join } from 'node:path';
         const git = (...words) => spawnSync('git', words, { input: 'protocol=https\\nhost=example.test\\n\\n', encoding: 'utf8',
           env: { ...process.env, GIT_TERMINAL_PROMPT: '0' } });
         const open = [];
         for (let fd = 3; fd < 64; fd += 1) try { const s = fstatSync(fd); if (s.isFile()) open.push(fd); } catch {}
         console.log(JSON.stringify({
           password: /password=/.test(git('credential', 'fill').stdout),
           settings: git('config', '--global', '--list').stdout,
           files: ['.netrc', '.gitconfig', '.npmrc', '.docker/config.json'].filter((name) => existsSync(join(homedir(), name))),
           agent: process.env.SSH_AUTH_SOCK ?? null,
           open,
         }));`.replaceAll('\\\\n', '\\n'),
      ),
      {},
      20,
      at,
    );
    expect(JSON.parse(output)).toEqual({ password: false, settings: '', files: [], agent: null, open: [] });
  });

  const DAEMON = (file: string) =>
    `import { spawn } from 'node:child_process';
     spawn(process.execPath, ['-e', 'setInterval(() => require("fs").appendFileSync(${JSON.stringify(JSON.stringify(file)).slice(1, -1)}, "x"), 50)'],
       { detached: true, stdio: 'inherit' }).unref();`;

  it.each([
    {
      why: 'a grandchild in a session of its own that keeps the pipes open',
      after: 'setTimeout(() => process.exit(0), 500);',
      timeout: 20,
      outcome: 'pass',
    },
    { why: 'the same, when time is up', after: 'setInterval(() => {}, 1000);', timeout: 1, outcome: 'timeout' },
  ])('does not outlive its run: $why', async ({ after, timeout, outcome }) => {
    const at = place();
    const file = join(temporaryFolder(), 'beat');
    const started = Date.now();
    const result = await runCommand(script(at, `${DAEMON(file)}\n${after}`), {}, timeout, at);
    expect(result.outcome).toBe(outcome);
    expect(Date.now() - started).toBeLessThan(10_000);
    const before = existsSync(file) ? readFileSync(file).length : 0;
    expect(before).toBeGreaterThan(0);
    await pause(300);
    expect(readFileSync(file).length).toBe(before);
  });

  it.runIf(process.platform === 'linux')('is found by its marker where there are no namespaces', async () => {
    const { spawn } = await import('node:child_process');
    const child = spawn(NODE, ['-e', 'setInterval(() => {}, 1000)'], {
      env: commandEnvironment({}, { home: '/', temporary: '/' }, 'deadbeef'),
      detached: true,
      stdio: 'ignore',
    });
    const ended = new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)));
    await pause(200);
    endMarked('deadbeef');
    expect(await ended).toBe('SIGKILL');
  });

  it('T83 prints nothing of its own: what it says is kept, cut and returned', async () => {
    const at = place();
    const written: string[] = [];
    const original = process.stdout.write.bind(process.stdout);
    process.stdout.write = ((text: string) => written.push(String(text)) > 0) as typeof process.stdout.write;
    let result: Awaited<ReturnType<typeof runCommand>>;
    try {
      result = await runCommand(
        script(
          at,
          `console.log('::error::evil'); console.error('##[set-output name=verdict]pass'); console.log('x'.repeat(400000)); console.log('::stop-commands::y')`,
        ),
        {},
        20,
        at,
      );
    } finally {
      process.stdout.write = original;
    }
    expect(written.join('')).not.toContain('::');
    expect(result.output).toContain('::stop-commands::y');
    expect(Buffer.byteLength(result.output)).toBeLessThanOrEqual(KEPT_OUTPUT_BYTES);
  });

  it('is ended when it fills its disk budget', async () => {
    const at = place({ diskBudget: 8 * 1024 * 1024 });
    const result = await runCommand(
      script(
        at,
        `import { appendFileSync } from 'node:fs';
         const block = Buffer.alloc(1024 * 1024, 1);
         setInterval(() => appendFileSync(process.env.TMPDIR + '/fill', block), 20);`,
      ),
      {},
      20,
      at,
    );
    expect([result.outcome, result.reason]).toEqual(['disk', expect.stringMatching(/8388608 bytes/)]);
  });

  it.each([
    { why: 'a failing exit code', template: `'${NODE}' -e 'process.exit(3)'`, outcome: 'fail', reason: 'exit code 3' },
    {
      why: 'no such program',
      template: 'no-such-program-here x',
      outcome: 'not-started',
      reason: /127|ENOENT/,
    },
    { why: 'an option in place of a test', template: 'true {test}', outcome: 'refused', reason: /read as an option/ },
    {
      why: 'no test ran',
      template: `'${NODE}' -e 'console.log("testing: warning: no tests to run")'`,
      outcome: 'ran-nothing',
      reason: /no test/,
    },
  ])('is never a pass: $why', async ({ template, outcome, reason }) => {
    const result = await runCommand(template, { test: '--x' }, 20, place());
    expect(result.outcome).toBe(outcome);
    expect(result.reason).toMatch(reason);
  });
});

describe('ranNoTest: what runners print when a name is unknown to them', () => {
  it.each([
    {
      why: 'go, one package',
      output: 'testing: warning: no tests to run\nPASS\nok  \ta.test/p\t0.01s [no tests to run]\n',
      nothing: true,
    },
    {
      why: 'go, the test is in another package',
      output: 'ok  \ta.test/p\t0.01s [no tests to run]\nok  \ta.test/q\t0.01s\n',
      nothing: false,
    },
    { why: 'jest', output: 'Test Suites: 1 skipped, 0 of 1 total\nTests:       3 skipped, 3 total\n', nothing: true },
    { why: 'jest, one ran', output: 'Tests:       2 skipped, 1 passed, 3 total\n', nothing: false },
    { why: 'pytest', output: '============ no tests ran in 0.01s ============\n', nothing: true },
    { why: 'pytest, all skipped', output: '============ 1 skipped in 0.01s ============\n', nothing: true },
    { why: 'pytest, one passed', output: '===== 1 passed, 2 deselected in 0.01s =====\n', nothing: false },
    { why: 'unittest', output: 'Ran 0 tests in 0.000s\n\nOK\n', nothing: true },
    {
      why: 'cargo, the documentation has none',
      output:
        'running 1 test\ntest result: ok. 1 passed; 0 failed\nrunning 0 tests\ntest result: ok. 0 passed; 0 failed\n',
      nothing: false,
    },
    { why: 'cargo', output: 'running 0 tests\n\ntest result: ok. 0 passed; 0 failed\n', nothing: true },
    {
      why: 'cargo, ignored',
      output: 'running 1 test\ntest a ... ignored\ntest result: ok. 0 passed; 0 failed; 1 ignored\n',
      nothing: true,
    },
    { why: 'pytest -q, skipped', output: 's      [100%]\n1 skipped in 0.01s\n', nothing: true },
    { why: 'pytest -q, passed', output: '.      [100%]\n1 passed, 1 skipped in 0.01s\n', nothing: false },
    { why: 'unittest, skipped', output: 's\n---\nRan 1 test in 0.000s\n\nOK (skipped=1)\n', nothing: true },
    { why: 'unittest, one of two', output: '.s\n---\nRan 2 tests in 0.000s\n\nOK (skipped=1)\n', nothing: false },
    { why: 'Maven, skipped', output: '[WARNING] Tests run: 1, Failures: 0, Errors: 0, Skipped: 1\n', nothing: true },
    { why: 'Vitest, skipped', output: ' Test Files  1 skipped (1)\n      Tests  1 skipped (1)\n', nothing: true },
    {
      why: 'dotnet, skipped',
      output: 'Skipped! - Failed:     0, Passed:     0, Skipped:     1, Total:     1\n',
      nothing: true,
    },
    { why: 'node, skipped', output: '# tests 1\n# pass 0\n# fail 0\n# skipped 1\n', nothing: true },
    { why: 'rspec', output: '0 examples, 0 failures\n', nothing: true },
    { why: 'mocha', output: '\n  0 passing (2ms)\n', nothing: true },
    { why: "a runner of one's own", output: 'fine\n', nothing: false },
  ])('$why', ({ output, nothing }) => {
    expect(ranNoTest(output)).toBe(nothing);
  });
});

it.each([
  { event: undefined, safe: true },
  { event: 'pull_request', safe: true },
  { event: 'merge_group', safe: true },
  { event: 'push', safe: true },
  { event: 'pull_request_target', safe: false },
  { event: 'workflow_run', safe: false },
  { event: 'something_new', safe: false },
])('T81 commands on the event $event: $safe', ({ event, safe }) => {
  expect(unsafeToRun(event === undefined ? {} : { GITHUB_EVENT_NAME: event }) === undefined).toBe(safe);
});

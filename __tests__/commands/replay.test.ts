import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { replay } from '../../src/commands/replay.js';
import { readArguments } from '../../src/inputs/argv.js';
import { type CommitOptions, removeRepositories, temporaryFolder } from '../support/repositories.js';
import { judge, of, type Story, tell } from '../support/run-gate.js';

afterAll(removeRepositories);

const NODE = process.execPath;
const POLICY = `version: 1
fixtures: [{ paths: ["testdata/**"], require: none, tests: ["tests/test_a.py::*"] }]
quarantine: { replay: "'${NODE}' run.mjs {test}", budget: 2 }
`;
const RUNNER = `console.log('::error::ran', process.argv[2]); process.exit(/flaky/.test(process.argv[2]) ? 0 : 1);`;

function story(base: CommitOptions['files'] = {}): Story {
  return tell({ '.github/fixture-gate.yml': POLICY, 'run.mjs': RUNNER, 'testdata/a.json': '1\n', ...base }, [
    { files: { 'testdata/a.json': '2\n' } },
  ]);
}

function report(name: string, note = ''): string {
  const file = join(temporaryFolder(), 'junit.xml');
  writeFileSync(
    file,
    `<testsuite name="${note}"><testcase classname="tests.test_a" name="${name}" file="tests/test_a.py"><failure/></testcase></testsuite>`,
  );
  return file;
}

async function run({ repo, base, head }: Story, reports: readonly string[]): Promise<{ code: number; text: string }> {
  const file = join(temporaryFolder(), 'out.txt');
  const invocation = readArguments([
    'replay',
    '--repo',
    repo.directory,
    '--base',
    base,
    '--head',
    head,
    '--output',
    file,
    '--quiet',
    ...reports,
  ]);
  if (invocation.kind !== 'replay') throw new Error(invocation.kind);
  const code = await replay(invocation);
  return { code, text: readFileSync(file, 'utf8') };
}

describe('D6 fixture-gate replay', () => {
  it('D6 prints the entry of a failure that does not repeat, and writes no file', async () => {
    const one = story();
    const { code, text } = await run(one, [report('flaky')]);
    expect(code).toBe(0);
    expect(text).toContain('1 failed, 0 of them again; 1 of 2 units spent.');
    const entry = JSON.parse(text.slice(text.indexOf('{\n'), text.lastIndexOf('}') + 1)) as Record<string, unknown>;
    expect(entry).toEqual({
      'tests/test_a.py::flaky': {
        nodeid: 'tests/test_a.py::flaky',
        spends: 1,
        last_remote_rc: 0,
        input_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    });
    expect(one.repo.git(['ls-tree', '-r', '--name-only', one.head])).not.toContain('.quarantine.json');
  });

  it.each([
    { why: 'the whole id', command: 'run.mjs {test}' },
    { why: 'parts of the id, which a report spells otherwise', command: 'run.mjs {name} {class} {file} {pattern}' },
  ])(
    'D6 the entry that it prints is the one that the gate accepts, with the report and without: $why',
    async ({ command }) => {
      const one = story({ '.github/fixture-gate.yml': POLICY.replace('run.mjs {test}', command) });
      const failed = report('flaky');
      const { text } = await run(one, [failed]);
      const entry = text.slice(text.indexOf('{\n'), text.lastIndexOf('}') + 1);
      const head = one.repo.commit({ branch: 'topic', parents: [one.head], files: { '.quarantine.json': entry } });
      for (const reports of [[failed], []]) {
        expect(of(await judge({ ...one, head }, reports), 'quarantine')).toEqual({ outcome: 'pass', problems: [] });
      }
    },
  );

  it('D6 a regression is 1, with the end of what the command said, and nothing that a runner obeys', async () => {
    const { code, text } = await run(story(), [report('stable')]);
    expect(code).toBe(1);
    expect(text).toContain('tests/test_a.py::stable: a regression: exit code 1 when run again with');
    expect(text).not.toMatch(/^::/m);
  });

  it('D6 over budget is 1', async () => {
    const { code, text } = await run(
      story(),
      ['flaky1', 'flaky2', 'flaky3'].map((name) => report(name)),
    );
    expect([code, text]).toEqual([1, expect.stringContaining('3 of 2 units spent, which is over the budget')]);
  });

  it('D6 a report without a failure is 0', async () => {
    const file = join(temporaryFolder(), 'junit.xml');
    writeFileSync(file, '<testsuite><testcase name="a"/></testsuite>');
    expect(await run(story(), [file])).toEqual({ code: 0, text: 'No failure stands in these reports.\n' });
  });

  it.each([
    { why: 'no such report', base: {}, reports: ['/nowhere/at/all.xml'], message: /no file is there/ },
    {
      why: 'no pinned command',
      base: { '.github/fixture-gate.yml': 'version: 1\n' },
      reports: [] as string[],
      message: /quarantine.replay/,
    },
  ])('cannot evaluate: $why', async ({ base, reports, message }) => {
    await expect(run(story(base), reports.length > 0 ? reports : [report('a')])).rejects.toThrow(message);
  });
});

describe('K8 two disagreements on the same commit range', () => {
  it('K8 the second one prints the line for the freeze list, the same report again does not', async () => {
    const one = story();
    const first = report('flaky', 'first run');
    expect((await run(one, [first])).text).not.toContain('flake_freeze');
    expect((await run(one, [first])).text).not.toContain('flake_freeze');
    const { text } = await run(one, [report('flaky', 'second run')]);
    expect(text).toMatch(
      /Two disagreements on [0-9a-f]{12}\.\.[0-9a-f]{12}\. Lines for tests\/flake_freeze.txt.*\ntests\/test_a.py::flaky\n$/,
    );
  });

  it('K8 two reports at once are two', async () => {
    const { text } = await run(story(), [report('flaky', 'a'), report('flaky', 'b')]);
    expect(text).toMatch(/\ntests\/test_a.py::flaky\n$/);
  });

  it('K8 another range begins anew', async () => {
    const one = story();
    await run(one, [report('flaky', 'a')]);
    const head = one.repo.commit({ branch: 'topic', parents: [one.head], files: { 'src/x.py': 'x\n' } });
    expect((await run({ ...one, head }, [report('flaky', 'b')])).text).not.toContain('flake_freeze');
  });

  it('K8 a test that is frozen already is not named again', async () => {
    const one = story({ 'tests/flake_freeze.txt': 'tests/test_a.py::flaky\n' });
    expect((await run(one, [report('flaky', 'a'), report('flaky', 'b')])).text).not.toContain('Two disagreements');
  });
});

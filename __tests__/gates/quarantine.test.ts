import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { entryText, inputHash, readQuarantine } from '../../src/gates/quarantine-entries.js';
import { type CommitOptions, removeRepositories, temporaryFolder } from '../support/repositories.js';
import { judge, of, type Story, tell } from '../support/run-gate.js';

afterAll(removeRepositories);
afterEach(() => vi.unstubAllEnvs());

const POLICY = '.github/fixture-gate.yml';
const NODE = process.execPath;
const FIXTURE = 'testdata/a.json';
const READERS = 'tests: ["tests/test_a.py::*"]';
const HEAD_FIXTURE = '{"a": 2}\n';

/** `run.mjs` ends well for tests whose name begins with `flaky`, and fails for others. */
const RUNNER = `import { readFileSync } from 'node:fs';
const [, , test] = process.argv;
const fixture = JSON.parse(readFileSync('${FIXTURE}', 'utf8'));
console.log('ran', test, 'on', fixture.a);
process.exit(/::flaky/.test(test) ? 0 : 1);
`;

function policy(more: string): string {
  return `version: 1\nfixtures:\n  - paths: ["testdata/**"]\n    require: none\n    ${READERS}\n${more}\n`;
}

const PINNED = policy(`quarantine: { replay: "'${NODE}' run.mjs {test}", budget: 1, timeout: 30 }`);
const TEMPLATE = `'${NODE}' run.mjs {test}`;

function story(policyText: string, head: CommitOptions['files'] = {}, base: CommitOptions['files'] = {}): Story {
  return tell({ [POLICY]: policyText, 'run.mjs': RUNNER, [FIXTURE]: '{"a": 1}\n', ...base }, [
    { files: { [FIXTURE]: HEAD_FIXTURE, ...head } },
  ]);
}

function report(...names: readonly string[]): string {
  const file = join(temporaryFolder(), 'junit.xml');
  const cases = names.map(
    (name) => `<testcase classname="tests.test_a" name="${name}" file="tests/test_a.py"><failure/></testcase>`,
  );
  writeFileSync(file, `<testsuite name="pytest">${cases.join('')}</testsuite>`);
  return file;
}

const hashOf = (id: string, fixture = HEAD_FIXTURE): string =>
  createHash('sha256')
    .update(`${fixture}\0${TEMPLATE.replace('{test}', id)}`)
    .digest('hex');
const id = (name: string): string => `tests/test_a.py::${name}`;
const file = (...entries: readonly { readonly id: string; readonly spends: number; readonly hash: string }[]): string =>
  entryText(entries.map((one) => ({ ...one, exitCode: 0 })));

const quarantineOf = async (one: Story, reports: readonly string[] = []) => of(await judge(one, reports), 'quarantine');

describe('D6 failures are run again on the pinned command', () => {
  it.each<{ why: string; failed: readonly string[]; entries?: string; outcome: string; problems: readonly RegExp[] }>([
    { why: 'no failure', failed: [], outcome: 'pass', problems: [] },
    {
      why: 'a failure that repeats is a regression',
      failed: ['stable'],
      outcome: 'fail',
      problems: [
        /^FG701 error: "tests\/test_a.py::stable" failed 2 of 2 times with .*ran tests\/test_a.py::stable on 2/,
      ],
    },
    {
      why: 'one that does not spends a unit, and says what to enter',
      failed: ['flaky'],
      outcome: 'pass',
      problems: [/^FG702 warning: "tests\/test_a.py::flaky" failed and passed/],
    },
    {
      why: 'one that is entered with its unit is silent',
      failed: ['flaky'],
      entries: file({ id: id('flaky'), spends: 1, hash: hashOf(id('flaky')) }),
      outcome: 'pass',
      problems: [],
    },
    {
      why: 'two are over a budget of one',
      failed: ['flaky', 'flaky2'],
      outcome: 'fail',
      problems: [/^FG702 error: 2 units spent of a budget of 1/, /^FG702 warning/, /^FG702 warning/],
    },
    {
      why: 'an entry for another test has spent the budget',
      failed: ['flaky'],
      entries: file({ id: id('old'), spends: 1, hash: hashOf(id('old')) }),
      outcome: 'fail',
      problems: [/^FG702 error: 2 units spent of a budget of 1/, /^FG702 warning/],
    },
    {
      why: 'an entry of other bytes',
      failed: ['flaky'],
      entries: file({ id: id('flaky'), spends: 1, hash: hashOf(id('flaky'), '{"a": 1}\n') }),
      outcome: 'fail',
      problems: [/^FG703 error: .*expected input_hash [0-9a-f]{64}; found/, /^FG702 warning/],
    },
    {
      why: 'an entry without a hash',
      failed: [],
      entries: `{"${id('x')}": {"spends": 1}}`,
      outcome: 'fail',
      problems: [/^FG703 error: .*has no input_hash/],
    },
    {
      why: 'a file that is no JSON',
      failed: [],
      entries: '{',
      outcome: 'fail',
      problems: [/^FG703 error: .quarantine.json cannot be read/],
    },
  ])('D6 $why', async ({ failed, entries, outcome, problems }) => {
    const one = story(PINNED, entries === undefined ? {} : { '.quarantine.json': entries });
    const found = await quarantineOf(one, failed.length === 0 ? [] : [report(...failed)]);
    expect([found.outcome, found.problems.length]).toEqual([outcome, problems.length]);
    for (const problem of problems) expect(found.problems).toContainEqual(expect.stringMatching(problem));
  });

  it("D6 the budget is base's, and so is what was spent there", async () => {
    const spent = file({ id: id('flaky'), spends: 1, hash: hashOf(id('flaky')) });
    const raised = PINNED.replace('budget: 1', 'budget: 100');
    const found = await quarantineOf(
      story(PINNED, { [POLICY]: raised, '.quarantine.json': null }, { '.quarantine.json': spent }),
      [report('flaky')],
    );
    expect(found.outcome).toBe('fail');
    for (const problem of [
      /^FG704 error: quarantine.budget: 1 on base, 100 here/,
      /^FG704 error: .*spends 1 on base and has no entry here/,
      /^FG702 error: 2 units spent of a budget of 1/,
    ]) {
      expect(found.problems).toContainEqual(expect.stringMatching(problem));
    }
  });

  it('D6 an entry may be taken out in a pull request of its own', async () => {
    const spent = file({ id: id('flaky'), spends: 1, hash: hashOf(id('flaky'), '{"a": 1}\n') });
    const one = tell({ [POLICY]: PINNED, 'run.mjs': RUNNER, [FIXTURE]: '{"a": 1}\n', '.quarantine.json': spent }, [
      { files: { '.quarantine.json': '{}\n' } },
    ]);
    expect(await quarantineOf(one)).toEqual({ outcome: 'pass', problems: [expect.stringMatching(/^FG704 warning/)] });
  });

  it('D6 a report that cannot be read is no pass', async () => {
    const found = await quarantineOf(story(PINNED), [join(temporaryFolder(), 'none.xml')]);
    expect(found).toEqual({ outcome: 'fail', problems: [expect.stringMatching(/^FG901 error: .*no file is there/)] });
  });

  it.each([
    { why: 'passed', inner: '', repeats: false },
    { why: 'was skipped', inner: '<skipped/>', repeats: true },
    { why: 'is not there', inner: undefined, repeats: true },
  ])('D6 a replay that writes a report must show there that the test passed: it $why', async ({ inner, repeats }) => {
    const writes = `import { writeFileSync } from 'node:fs';
writeFileSync('out.xml', '<testsuite>${inner === undefined ? '' : `<testcase classname="tests.test_a" name="flaky" file="tests/test_a.py">${inner}</testcase>`}</testsuite>');`;
    const text = PINNED.replace('budget: 1,', 'budget: 1, report: [out.xml],');
    const { problems } = await quarantineOf(story(text, { 'run.mjs': writes }), [report('flaky')]);
    expect(problems).toEqual([
      expect.stringMatching(repeats ? /^FG701 error: .*does not show that the test passed/ : /^FG702 warning/),
    ]);
  });

  it('D6 a hostile name is one argument', async () => {
    const marker = join(temporaryFolder(), 'touched');
    const whole = await judge(story(PINNED), [report(`stable; touch ${marker} $(touch ${marker})`)]);
    const found = of(whole, 'quarantine');
    // What a person is told to paste is quoted, too.
    expect(whole.problems.find(({ code }) => code === 'FG701')?.fix).toContain(
      `run.mjs 'tests/test_a.py::stable; touch ${marker} $(touch ${marker})'`,
    );
    expect(found.problems).toEqual([expect.stringMatching(/^FG701 error: .*ran tests\/test_a.py::stable; touch/)]);
  });

  it("C6 the command is base's: what head pins is never run", async () => {
    const marker = join(temporaryFolder(), 'ran');
    const evil = policy(`quarantine: { replay: "touch '${marker}' {test}", budget: 1 }`);
    const found = await quarantineOf(story(PINNED, { [POLICY]: evil }), [report('stable')]);
    expect(found.problems).toContainEqual(expect.stringMatching(/^FG701 error: .*run.mjs/));
    const { existsSync } = await import('node:fs');
    expect(existsSync(marker)).toBe(false);
  });

  it('T81 runs nothing where a token that can write is in reach, and says so', async () => {
    vi.stubEnv('GITHUB_EVENT_NAME', 'pull_request_target');
    const found = await quarantineOf(story(PINNED), [report('flaky')]);
    expect(found.outcome).toBe('fail');
    expect(found.problems).toContainEqual(
      expect.stringMatching(/^FG901 error: the commands of the policy were not run: .*pull_request_target/),
    );
  });
});

describe('D5 lanes', () => {
  const lanes = (gating: string, info: string, more = ''): string =>
    policy(`lanes: { gating: ${JSON.stringify(gating)}, info: ${JSON.stringify(info)}, timeout: 30 }\n${more}`);
  const PASS = `'${NODE}' -e ''`;
  const FAIL = `'${NODE}' -e 'console.log("got 3, want 2"); process.exit(1)'`;

  it.each([
    { why: 'both pass', text: lanes(PASS, PASS), outcome: 'pass', problems: [] },
    { why: 'the information lane never votes', text: lanes(PASS, FAIL), outcome: 'pass', problems: [] },
    {
      why: 'the gating lane votes',
      text: lanes(FAIL, PASS),
      outcome: 'fail',
      problems: [/^FG701 error: the gating lane failed: .*exit code 1; it ended with: "got 3, want 2"/],
    },
    {
      why: 'a gating lane that runs no test proves nothing',
      text: lanes(`'${NODE}' -e 'console.log("No tests found")'`, PASS),
      outcome: 'fail',
      problems: [/^FG701 error: .*ran no test/],
    },
    {
      why: 'a gating lane that never ends',
      text: lanes(`'${NODE}' -e 'setInterval(() => {}, 100)'`, PASS).replace('timeout: 30', 'timeout: 1'),
      outcome: 'fail',
      problems: [/^FG701 error: .*ended after 1 s/],
    },
    {
      why: 'lanes that could not be prepared',
      text: policy(`lanes: { prepare: ${JSON.stringify(FAIL)}, gating: ${JSON.stringify(PASS)} }`),
      outcome: 'fail',
      problems: [/^FG901 error: the lanes could not be prepared/],
    },
    {
      why: 'a command that only a shell could run',
      text: policy(`lanes: { gating: "a | b" }`),
      outcome: 'thrown',
      problems: [/without a shell/],
    },
  ])('D5 $why', async ({ text, outcome, problems }) => {
    const found = await quarantineOf(story(text)).catch((error: Error) => ({
      outcome: 'thrown',
      problems: [error.message],
    }));
    expect([found.outcome, found.problems.length]).toEqual([outcome, problems.length]);
    for (const problem of problems) expect(found.problems).toContainEqual(expect.stringMatching(problem));
  });

  it('D5 names the demoted fixtures and their readers', async () => {
    const { gates } = await judge(story(lanes(PASS, FAIL)));
    const { summary } = gates.find((one) => one.id === 'quarantine')!;
    expect(summary).toContain(`equality is information only for ${FIXTURE} (read by "tests/test_a.py::*")`);
    expect(summary).toContain('information lane: exit code 1 (no vote)');
  });

  it('D5 says which patterns of readers no test of the reports meets', async () => {
    const text = PINNED.replace(READERS, 'tests: ["tests/test_a.py::*", "test_gone", "test_*"]');
    const { gates } = await judge(story(text), [report('flaky')]);
    const { summary } = gates.find((one) => one.id === 'quarantine')!;
    expect(summary).toContain('no test of the reports is "test_gone", "test_*"');
  });

  it('D7 runs nothing where no fixture changed', async () => {
    const one = tell({ [POLICY]: lanes(FAIL, FAIL), [FIXTURE]: '1\n' }, [{ files: { 'src/a.py': 'x\n' } }]);
    const { gates } = await judge(one);
    expect(gates.find(({ id: gateId }) => gateId === 'quarantine')).toMatchObject({
      outcome: 'pass',
      summary: expect.stringContaining('equality votes as it is'),
    });
  });

  it('K9 a gate that failed before keeps commands from running, and is named', async () => {
    const marker = join(temporaryFolder(), 'ran');
    const touch = `'${NODE}' -e 'require("fs").writeFileSync(${JSON.stringify(marker)}, "")'`;
    const { gates } = await judge(story(lanes(touch, touch), { [FIXTURE]: '{"a": \n' }));
    expect(
      gates
        .filter(({ id: gateId }) => ['shape', 'quarantine', 'freeze', 'policy'].includes(gateId))
        .map(({ id: gateId, outcome }) => [gateId, outcome]),
    ).toEqual([
      ['shape', 'fail'],
      ['freeze', 'not-configured'],
      ['quarantine', 'not-run'],
      ['policy', 'pass'],
    ]);
    const { existsSync } = await import('node:fs');
    expect(existsSync(marker)).toBe(false);
  });

  it('K9 a seal that is broken keeps commands from running, and both are named', async () => {
    const line = `${FIXTURE} ${createHash('sha256').update('{"a": 1}\n').digest('hex')} 9 bytes The rounding golden of billing\n`;
    const one = story(lanes(FAIL, FAIL), {}, { 'fixtures.manifest': line });
    const { gates } = await judge(one);
    const outcomeOf = (wanted: string) => gates.find(({ id: gateId }) => gateId === wanted);
    expect(outcomeOf('seal')?.outcome).toBe('fail');
    expect(outcomeOf('quarantine')).toMatchObject({
      outcome: 'not-run',
      summary: expect.stringContaining('the seal gate failed'),
    });
  });

  const REPORTING = (exit: string, name: string): string =>
    `import { writeFileSync, existsSync } from 'node:fs';
     const again = existsSync('done'); writeFileSync('done', '');
     writeFileSync('out.xml', '<testsuite><testcase classname="tests.test_a" name="${name}" file="tests/test_a.py">' + (again ? '' : '<failure/>') + '</testcase></testsuite>');
     process.exit(${exit});`;
  it.each([
    {
      why: 'its one failure does not repeat, and it passes then',
      exit: 'again ? 0 : 1',
      name: 'flaky',
      outcome: 'pass',
      problems: [/^FG702 warning/],
    },
    {
      why: 'its one failure does not repeat, and it fails all the same',
      exit: '1',
      name: 'flaky',
      outcome: 'fail',
      problems: [/^FG702 warning/, /^FG701 error: the gating lane failed/],
    },
    {
      why: 'its failure repeats',
      exit: '1',
      name: 'stable',
      outcome: 'fail',
      problems: [/^FG701 error: "tests/, /^FG701 error: the gating lane failed/],
    },
  ])('D6 a gating lane that reports: $why', async ({ exit, name, outcome, problems }) => {
    const text = policy(
      `lanes: { gating: "'${NODE}' lane.mjs" }\nquarantine: { report: [out.xml], replay: ${JSON.stringify(TEMPLATE)} }`,
    );
    // The report that head brings along is not one of this run.
    const committed = '<testsuite><testcase name="fine"/></testsuite>';
    const found = await quarantineOf(story(text, { 'out.xml': committed, 'lane.mjs': REPORTING(exit, name) }));
    expect([found.outcome, found.problems.length]).toEqual([outcome, problems.length]);
    for (const problem of problems) expect(found.problems).toContainEqual(expect.stringMatching(problem));
  });
});

describe('four-way replay of real trees', () => {
  const check = `import { readFileSync } from 'node:fs';
import { total } from './total.mjs';
process.exit(JSON.parse(readFileSync('${FIXTURE}', 'utf8')).a === total() ? 0 : 1);`;
  const text = policy(`lanes: { info: "'${NODE}' check.mjs" }\nfour-way: true`);
  it.each([
    {
      why: 'the fixture follows the code',
      head: 'export const total = () => 2;',
      name: 'laundering',
      problems: [/^FG701 warning: laundering/],
    },
    {
      why: 'base was wrong before',
      base: 'export const total = () => 0;',
      head: 'export const total = () => 2;',
      name: 'correction',
      problems: [],
    },
    {
      why: 'head does not fit its own fixture',
      head: 'export const total = () => 1;',
      name: 'still failing',
      problems: [],
    },
  ])('$why: $name', async ({ base = 'export const total = () => 1;', head, name, problems }) => {
    const one = story(text, { 'total.mjs': head }, { 'total.mjs': base, 'check.mjs': check });
    const result = await judge(one);
    expect(result.gates.find(({ id: gateId }) => gateId === 'quarantine')!.summary).toContain(`four-way: ${name}`);
    const found = of(result, 'quarantine').problems;
    expect(found).toHaveLength(problems.length);
    for (const problem of problems) expect(found).toContainEqual(expect.stringMatching(problem));
  });
});

describe('the quarantine file', () => {
  it.each([
    { why: 'an array', text: '[]' },
    { why: 'a negative spend, which would pay for others', text: '{"a": {"spends": -3}}' },
    { why: 'a fraction', text: '{"a": {"spends": 0.5}}' },
    { why: 'no spend', text: '{"a": {}}' },
    { why: 'a test twice', text: '{"a": {"spends": 3}, "a": {"spends": 0}}' },
    { why: 'a test twice, once in escapes', text: '{"a": {"spends": 3}, "\\u0061": {"spends": 0}}' },
    { why: 'spends twice', text: '{"a": {"spends": 3, "spends": 0}}' },
    { why: 'a hash twice', text: '{"a": {"spends": 1, "input_hash": "x", "input_hash": "y"}}' },
    { why: 'a comment, which other readers refuse', text: '{"a": {"spends": 3} /* none */}' },
    { why: 'a number that is none', text: '{"a": {"spends": NaN}}' },
    { why: 'what follows the object', text: '{"a": {"spends": 1}} {}' },
    { why: 'an entry under another name', text: '{"a": {"nodeid": "b", "spends": 1}}' },
  ])('is not read where it holds $why', ({ text }) => {
    expect(readQuarantine(text).kind).toBe('unreadable');
  });

  it('is read with its lines, odd names included', () => {
    const text = entryText([
      { id: '__proto__', spends: 1, exitCode: 0, hash: 'a'.repeat(64) },
      { id: 'b "c"', spends: 2, exitCode: 0, hash: 'b'.repeat(64) },
    ]);
    const read = readQuarantine(text);
    expect(
      read.kind === 'entries' && [...read.entries.values()].map(({ id: name, spends, line }) => [name, spends, line]),
    ).toEqual([
      ['__proto__', 1, 2],
      ['b "c"', 2, 8],
    ]);
  });

  it('D6 input_hash is SHA-256 of the bytes and the command, joined by NUL', () => {
    const sha = (text: string): string => createHash('sha256').update(text).digest('hex');
    expect(inputHash([Buffer.from('bytes')], 'cmd')).toBe(sha('bytes\0cmd'));
    expect(inputHash([Buffer.from('a'), Buffer.from('b')], 'cmd')).toBe(sha('a\0b\0cmd'));
    expect(inputHash([], 'cmd')).toBe(sha('\0cmd'));
  });
});

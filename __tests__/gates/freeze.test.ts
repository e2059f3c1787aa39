import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { gate } from '../../src/gate.js';
import { readFreezeList } from '../../src/gates/freeze-list.js';
import { type CommitOptions, removeRepositories, temporaryFolder } from '../support/repositories.js';
import { judge, of, tell } from '../support/run-gate.js';

afterAll(removeRepositories);

const LIST = 'tests/flake_freeze.txt';
const A = 'tests/test_a.py::test_x';
const B = 'tests/test_b.py::test_y';
const BASE = {
  [LIST]: `# why each of them is here stands in the tracker\n${A}\n${B}\n`,
  'tests/test_a.py': 'def test_x():\n    pass\n',
  'src/total.py': 'x = 1\n',
  'testdata/a.json': '{"a": 1}\n',
};
/** A day ago, so that nothing is stale. */
const RECENT = Math.floor(Date.now() / 1_000) - 86_400;

async function freezeOf(commits: readonly CommitOptions[], base: CommitOptions['files'] = BASE) {
  return of(await judge(tell(base, commits, RECENT)), 'freeze');
}

describe('K5 the freeze list and what stands beside it', () => {
  it.each<{ why: string; commits: readonly CommitOptions[]; codes: readonly string[] }>([
    { why: 'nothing of it changes', commits: [{ files: { 'src/total.py': 'x = 2\n' } }], codes: [] },
    { why: 'an id is added alone', commits: [{ files: { [LIST]: `${A}\n${B}\nTestSum\n` } }], codes: [] },
    {
      why: 'an id is added beside a test',
      commits: [{ files: { [LIST]: `${A}\n${B}\nTestSum\n`, 'tests/test_c.py': 'def test_c(): pass\n' } }],
      codes: [],
    },
    {
      why: 'an id is added beside code',
      commits: [{ files: { [LIST]: `${A}\n${B}\nTestSum\n`, 'src/total.py': 'x = 2\n' } }],
      codes: ['FG601'],
    },
    {
      why: 'beside code outside the folders that the policy names',
      commits: [{ files: { [LIST]: `${A}\n${B}\nTestSum\n`, 'total.go': 'package total\n' } }],
      codes: ['FG601'],
    },
    {
      why: 'beside a fixture',
      commits: [{ files: { [LIST]: `${A}\n${B}\nTestSum\n`, 'testdata/a.json': '{"a": 2}\n' } }],
      codes: ['FG601'],
    },
    {
      why: 'code in the next commit',
      commits: [{ files: { [LIST]: `${A}\n${B}\nTestSum\n` } }, { files: { 'src/total.py': 'x = 2\n' } }],
      codes: [],
    },
    {
      why: 'a comment beside code',
      commits: [{ files: { [LIST]: `# x\n${A}\n${B}\n`, 'src/total.py': 'x = 2\n' } }],
      codes: ['FG601'],
    },
    {
      why: 'there and back in two commits with code',
      commits: [
        { files: { [LIST]: `${A}\n`, 'src/total.py': 'x = 2\n' } },
        { files: { [LIST]: BASE[LIST]!, 'src/total.py': 'x = 3\n' } },
      ],
      codes: ['FG601', 'FG601'],
    },
  ])('K5 $why', async ({ commits, codes }) => {
    const { outcome, problems } = await freezeOf(commits);
    expect(problems.map((problem) => problem.slice(0, 5))).toEqual(codes);
    expect(outcome).toBe(codes.length > 0 ? 'fail' : 'pass');
  });

  it('K5 a list that is brought with code is refused from the first day', async () => {
    const { [LIST]: list, ...without } = BASE;
    const { problems } = await freezeOf([{ files: { [LIST]: list!, 'src/total.py': 'x = 2\n' } }], without);
    expect(problems).toEqual([
      expect.stringMatching(/^FG601 error: [0-9a-f]+ changes the freeze list .* and src\/total.py/),
    ]);
  });
});

describe('K6 ids that left the list', () => {
  it.each<{ why: string; commits: readonly CommitOptions[]; problems: readonly RegExp[] }>([
    {
      why: 'in a commit of its own',
      commits: [{ files: { [LIST]: `${B}\n` } }, { files: { 'src/total.py': 'x = 2\n' } }],
      problems: [],
    },
    {
      why: 'beside code',
      commits: [{ files: { [LIST]: `${B}\n`, 'src/total.py': 'x = 2\n' } }],
      problems: [
        /^FG601/,
        /^FG602 error: "tests\/test_a.py::test_x" left the freeze list .*also changes src\/total.py/,
      ],
    },
    {
      why: 'beside a fixture',
      commits: [{ files: { [LIST]: `${B}\n`, 'testdata/a.json': '{}\n' } }],
      problems: [/^FG601/, /^FG602/],
    },
    {
      why: 'once alone and once beside code',
      commits: [
        { files: { [LIST]: `${B}\n` } },
        { files: { [LIST]: BASE[LIST]! } },
        { files: { [LIST]: `${B}\n`, 'src/total.py': 'y\n' } },
      ],
      problems: [/^FG601/, /^FG602/],
    },
    {
      why: 'commented out',
      commits: [{ files: { [LIST]: `# ${A}\n${B}\n`, 'src/total.py': 'y\n' } }],
      problems: [/^FG601/, /^FG602/],
    },
    {
      why: 'replaced by a narrower id',
      commits: [{ files: { [LIST]: `${A}[1]\n${B}\n`, 'src/total.py': 'y\n' } }],
      problems: [/^FG601/, /^FG602/],
    },
    {
      why: 'with the whole list, beside code',
      commits: [{ files: { [LIST]: null, 'src/total.py': 'y\n' } }],
      problems: [/^FG601/, /^FG602 .*test_a/, /^FG602 .*test_b/],
    },
    {
      why: 'because the list became a link',
      commits: [{ files: { [LIST]: { mode: '120000', content: 'other' }, 'src/total.py': 'y\n' } }],
      problems: [/^FG601/, /^FG602 .*test_a/, /^FG602 .*test_b/],
    },
    { why: 'reordered and spelled with CRLF', commits: [{ files: { [LIST]: `${B}\r\n${A}\r\n` } }], problems: [] },
  ])('K6 $why', async ({ commits, problems }) => {
    const found = (await freezeOf(commits)).problems;
    expect(found).toHaveLength(problems.length);
    for (const problem of problems) expect(found).toContainEqual(expect.stringMatching(problem));
  });

  it('K6 counts what is staged as one commit', async () => {
    const { repo } = tell(BASE, [], RECENT);
    repo.checkout('main');
    repo.write(LIST, `${B}\n`);
    repo.write('src/total.py', 'x = 2\n');
    repo.git(['add', '-A']);
    const report = await gate({
      repository: { kind: 'directory', path: repo.directory },
      range: { kind: 'staged' },
      testReports: [],
    });
    expect(of(report, 'freeze').problems).toEqual([expect.stringMatching(/^FG601/), expect.stringMatching(/^FG602/)]);
  });
});

describe('K7 frozen tests keep running', () => {
  it('K7 a mark in the diff is named with its line', async () => {
    const { outcome, problems } = await freezeOf([
      { files: { 'tests/test_a.py': 'import pytest\n\n@pytest.mark.skip\ndef test_x():\n    pass\n' } },
    ]);
    expect([outcome, problems]).toEqual([
      'fail',
      [
        expect.stringMatching(
          /^FG603 error: "tests\/test_a.py::test_x" is frozen and is marked as skipped here \(pytest\): "@pytest.mark.skip"/,
        ),
      ],
    ]);
  });

  it('K7 a mark counts where the same pull request takes the id off the list', async () => {
    const { problems } = await freezeOf([
      { files: { [LIST]: `${B}\n` } },
      { files: { 'tests/test_a.py': '@pytest.mark.xfail\ndef test_x():\n    pass\n' } },
    ]);
    expect(problems).toEqual([expect.stringMatching(/^FG603 .*expected to fail/)]);
  });

  const report = (inner: string): string => {
    const file = join(temporaryFolder(), 'junit.xml');
    writeFileSync(
      file,
      `<testsuite name="pytest"><testcase classname="tests.test_a" name="test_x">${inner}</testcase></testsuite>`,
    );
    return file;
  };
  it.each([
    {
      why: 'skipped',
      inner: '<skipped/>',
      problems: [/^FG603 error: .*test_x" is frozen and was skipped in the report/],
    },
    {
      why: 'expected to fail',
      inner: '<skipped type="pytest.xfail"/>',
      problems: [/^FG603 error: .* was expected to fail in the report/],
    },
    { why: 'run', inner: '', problems: [] },
    { why: 'failing', inner: '<failure/>', problems: [] },
    { why: 'not readable', inner: '<x>', problems: [/^FG901 error: .*report/] },
  ])('K7 a report shows it $why', async ({ inner, problems }) => {
    const story = tell(BASE, [{ files: { 'src/total.py': 'y\n' } }], RECENT);
    const found = of(await judge(story, [report(inner)]), 'freeze').problems;
    expect(found).toHaveLength(problems.length);
    for (const problem of problems) expect(found[0]).toMatch(problem);
  });
});

describe('K8 entries that nobody has touched', () => {
  it('K8 are listed by the history of the list, as a notice', async () => {
    const { outcome, problems } = of(
      await judge(tell({ ...BASE }, [{ files: { 'src/total.py': 'y\n' } }], RECENT - 40 * 86_400)),
      'freeze',
    );
    expect(outcome).toBe('pass');
    expect(problems).toEqual(
      [A, B].map((id) =>
        expect.stringMatching(new RegExp(`^FG604 notice: "${id}" has been frozen since .* \\(41 days\\)`)),
      ),
    );
  });
});

it('is not configured where neither side has a list', async () => {
  const { [LIST]: _, ...without } = BASE;
  expect(await freezeOf([{ files: { 'src/total.py': 'y\n' } }], without)).toEqual({
    outcome: 'not-configured',
    problems: [],
  });
});

it('reads a list of ids with blanks, comments and a byte-order mark', () => {
  expect(readFreezeList('\uFEFF# c\n\n a > b #1 \r\nTest#method\na > b #1\n')).toEqual([
    { id: 'a > b #1', line: 3 },
    { id: 'Test#method', line: 4 },
  ]);
});

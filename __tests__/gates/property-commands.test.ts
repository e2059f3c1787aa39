import { describe, expect, it } from 'vitest';
import { inspect } from '../../src/gate.js';
import { gateSource, lazyJudge } from '../../src/gate-source.js';
import type { GateResult } from '../../src/gates/gate.js';
import { runPropertyCommands } from '../../src/gates/reader-commands.js';
import { openForTest, tidyAfterAll } from '../revisions/support.js';
import type { CommitOptions } from '../support/repositories.js';
import { tell } from '../support/run-gate.js';

tidyAfterAll();

const NODE = process.execPath;
const CHECK = `'${NODE}' properties/check.mjs {file}`;
const PROPERTY = `import { readFileSync } from 'node:fs';
process.exit(JSON.parse(readFileSync(process.argv[2], 'utf8')).a > 0 ? 0 : 1);`;
const ALWAYS = 'process.exit(0);';

async function run(
  head: CommitOptions['files'],
  earlier: readonly GateResult[] = [],
  base: CommitOptions['files'] = {},
  path = 'testdata/a.json',
) {
  const start = { 'properties/check.mjs': PROPERTY, 'testdata/a.json': '{"a": 1}\n', ...base };
  const story = tell(start, [{ files: head ?? {} }]);
  const repository = await openForTest(story.repo);
  const request = {
    repository: { kind: 'directory', path: story.repo.directory },
    range: { kind: 'revisions', base: story.base, head: story.head },
    testReports: [],
  } as const;
  const source = gateSource(repository, await inspect(repository, request), {
    testReports: [],
    work: lazyJudge().work,
  });
  return runPropertyCommands(source, earlier, [{ path, commands: [CHECK] }]);
}

describe("D3 property commands: base's property code over head's fixtures", () => {
  it.each([
    { why: "the property holds on head's fixture", head: { 'testdata/a.json': '{"a": 2}\n' }, outcome: 'pass' },
    { why: 'it does not', head: { 'testdata/a.json': '{"a": -2}\n' }, outcome: 'fail' },
    {
      why: "head's own property is not asked",
      head: { 'testdata/a.json': '{"a": -2}\n', 'properties/check.mjs': ALWAYS },
      outcome: 'fail',
    },
    {
      why: 'head has taken the property away',
      head: { 'testdata/a.json': '{"a": -2}\n', 'properties/check.mjs': null },
      outcome: 'fail',
    },
    {
      why: "C6 head's policy calls the property's code a fixture, so that it would be taken from head",
      head: {
        'testdata/a.json': '{"a": -2}\n',
        'properties/check.mjs': ALWAYS,
        '.github/fixture-gate.yml': 'version: 1\nfixtures:\n  - paths: ["properties/*.mjs", "**/testdata/**"]\n',
      },
      outcome: 'fail',
    },
    {
      why: "C6 T39 a link that head brings makes a fixture of the property's code",
      head: {
        'testdata/a.json': '{"a": -2}\n',
        'properties/check.mjs': ALWAYS,
        'testdata/all': { mode: '120000', content: '../properties' },
      },
      outcome: 'fail',
    },
    { why: 'head has taken the fixture away', head: { 'testdata/a.json': null }, outcome: 'fail' },
  ])('D3 $why: $outcome', async ({ head, outcome }) => {
    expect(await run(head)).toEqual([
      expect.objectContaining({
        path: 'testdata/a.json',
        command: CHECK,
        kind: 'run',
        result: expect.objectContaining({ outcome }),
      }),
    ]);
  });

  it("a fixture that base reads through a link is head's", async () => {
    const base = {
      'testdata/l.json': { mode: '120000', content: '../shared/x.json' },
      'shared/x.json': '{"a": 1}\n',
    } as const;
    const [one] = await run({ 'shared/x.json': '{"a": -2}\n' }, [], base, 'shared/x.json');
    expect(one).toMatchObject({ kind: 'run', result: { outcome: 'fail' } });
  });

  it('what only head calls a fixture is not asked about, and that is no pass', async () => {
    const policy = 'version: 1\nfixtures:\n  - paths: ["data/**"]\n';
    const [one] = await run({ 'data/x.json': '{"a": 2}\n', '.github/fixture-gate.yml': policy }, [], {}, 'data/x.json');
    expect(one).toMatchObject({ kind: 'not-run', why: { kind: 'refused' } });
  });

  it('K9 are not run after a seal that failed', async () => {
    const earlier: readonly GateResult[] = [{ id: 'seal', outcome: 'fail', summary: '', problems: [] }];
    expect(await run({ 'testdata/a.json': '{"a": 2}\n' }, earlier)).toEqual([
      expect.objectContaining({ kind: 'not-run', why: { kind: 'held', reason: expect.stringContaining('seal') } }),
    ]);
  });
});

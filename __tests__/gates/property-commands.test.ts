import { describe, expect, it } from 'vitest';
import { inspect } from '../../src/gate.js';
import { gateSource, lazyWork } from '../../src/gate-source.js';
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

async function run(head: CommitOptions['files'], earlier: readonly GateResult[] = []) {
  const story = tell({ 'properties/check.mjs': PROPERTY, 'testdata/a.json': '{"a": 1}\n' }, [{ files: head ?? {} }]);
  const repository = await openForTest(story.repo);
  const request = {
    repository: { kind: 'directory', path: story.repo.directory },
    range: { kind: 'revisions', base: story.base, head: story.head },
    testReports: [],
  } as const;
  const source = gateSource(repository, await inspect(repository, request), { testReports: [], work: lazyWork().work });
  return runPropertyCommands(source, earlier, [{ path: 'testdata/a.json', commands: [CHECK] }]);
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

  it('K9 are not run after a seal that failed', async () => {
    const earlier: readonly GateResult[] = [{ id: 'seal', outcome: 'fail', summary: '', problems: [] }];
    expect(await run({ 'testdata/a.json': '{"a": 2}\n' }, earlier)).toEqual([
      expect.objectContaining({ kind: 'not-run', why: { kind: 'held', reason: expect.stringContaining('seal') } }),
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { inspect } from '../../src/gate.js';
import { gateSource, lazyJudge, policyEditOf } from '../../src/gate-source.js';
import type { GateInput } from '../../src/gates/gate.js';
import { gates } from '../../src/gates/index.js';
import { defaultPolicy } from '../../src/policy/defaults.js';
import { openForTest, tidyAfterAll } from '../revisions/support.js';
import type { CommitOptions } from '../support/repositories.js';
import { tell } from '../support/run-gate.js';

tidyAfterAll();

type Files = NonNullable<CommitOptions['files']>;

const { freeze, quarantine, manifest } = defaultPolicy();
const POLICY = '.github/fixture-gate.yml';
const policy = (rest: string): Files => ({ [POLICY]: `version: 1\nfixtures:\n  - paths: ["**/testdata/**"]\n${rest}` });

/** Which gates are loaded, and that each of the others would have said `not-configured`. */
async function loaded(base: Files, head: Files): Promise<readonly string[]> {
  const story = tell({ 'src/a.ts': 'a\n', 'testdata/a.json': '{"a": 1}\n', ...base }, [{ files: head }]);
  const repository = await openForTest(story.repo);
  const request = {
    repository: { kind: 'directory', path: story.repo.directory },
    range: { kind: 'revisions', base: story.base, head: story.head },
    testReports: [],
  } as const;
  const inspection = await inspect(repository, request);
  const { work, close } = lazyJudge();
  const source = gateSource(repository, inspection, { testReports: [], work });
  const { range, trees, commits, policies, isFixture, unusedRules } = inspection;
  const review = { findings: [], problems: [] } as unknown as GateInput['review'];
  const names: string[] = [];
  for (const entry of gates) {
    if (!('load' in entry)) continue;
    if (await entry.concerned(source)) {
      names.push(entry.id);
      continue;
    }
    const gate = await entry.load();
    const facts = (await gate.read?.(source, [])) ?? {};
    const result = gate.evaluate({
      ...{ facts, range, changes: trees.changes, treeProblems: trees.problems, commits, review },
      ...{ policy: policies.effective, policyEdit: policyEditOf(policies), isFixture, unusedRules, hasMessage: false },
    });
    expect(result).toEqual({ id: entry.id, outcome: 'not-configured', summary: '', problems: [] });
  }
  await close();
  return names;
}

const CODE: Files = { 'src/a.ts': 'b\n' };

describe('a gate that is not loaded would have had nothing to say', () => {
  it.each<{ why: string; base?: Files; head?: Files; expected: readonly string[] }>([
    { why: 'only code changed', expected: [] },
    { why: 'a fixture changed', head: { 'testdata/a.json': '{"a": 2}\n' }, expected: ['schema', 'properties'] },
    { why: 'a fixture was removed, and nothing is left to judge', head: { 'testdata/a.json': null }, expected: [] },
    { why: 'a manifest stands on base', base: { [manifest[0]!]: '# none\n' }, expected: ['seal'] },
    { why: 'head brings a manifest', head: { [manifest[0]!]: '# none\n' }, expected: ['seal'] },
    {
      why: 'head takes the freeze list away',
      base: { [freeze.file]: 'a::b\n' },
      head: { [freeze.file]: null },
      expected: ['freeze'],
    },
    { why: 'a folder has the name of the freeze list', base: { [`${freeze.file}/a`]: 'a\n' }, expected: [] },
    { why: 'head brings a quarantine', head: { [quarantine.file]: '{}\n' }, expected: ['quarantine'] },
    { why: 'the policy has a lane', base: policy('lanes:\n  gating: "true"\n'), expected: ['quarantine'] },
    { why: 'manifests are named by a pattern', base: policy('manifest: ["**/seals.txt"]\n'), expected: ['seal'] },
  ])('$why', async ({ base = {}, head = CODE, expected }) => {
    expect(await loaded(base, head)).toEqual(expected);
  });
});

import { afterAll, describe, expect, it } from 'vitest';
import { gate } from '../../src/gate.js';
import type { GateOutcome } from '../../src/gates/gate.js';
import { GATE_IDS, type GateId } from '../../src/problems.js';
import { actionOutputs } from '../../src/reporters/action-outputs.js';
import { comment } from '../../src/reporters/comment.js';
import { renderDocument } from '../../src/reporters/index.js';
import type { Report } from '../../src/reporters/report.js';
import { createRepository, type FileContent, removeRepositories } from '../support/repositories.js';
import { entryFor, manifestOf } from '../support/seal-repo.js';

afterAll(removeRepositories);

type Files = Readonly<Record<string, FileContent>>;

const NODE = process.execPath;
const POLICY = (more = ''): string => `version: 1
fixtures:
  - paths: ["recorded/**"]
  - paths: ["testdata/**"]
    require: none
${more}lanes:
  gating: "'${NODE}' lane.mjs"
`;
const SEALED = '{"sealed":1}\n';
const order = (total: number, items: readonly number[] = [1, 2]): string => `${JSON.stringify({ items, total })}\n`;
/** Every gate is set up here and has nothing to say. */
const BASE: Files = {
  '.github/fixture-gate.yml': POLICY(),
  'fixtures.manifest': manifestOf(entryFor('testdata/sealed.json', SEALED)),
  'testdata/sealed.json': SEALED,
  'testdata/plain.json': '{"plain":1}\n',
  'testdata/list.json': '[1,2,3]\n',
  'testdata/typed.json': '{"n":1}\n',
  'testdata/order.json': order(3),
  'recorded/a.json': '{"a":1}\n',
  'schemas/order.schema.json': '{"required":["items"]}',
  'schemas/typed.schema.json': '{"properties":{"n":{"maximum":9}}}',
  'properties/order.view.yml':
    "view: { total: doc.total, sum: sum(doc.items) }\nproperties:\n  - { name: adds up, assert: 'sum == total' }\n",
  'tests/flake_freeze.txt': 'tests/test_a.py::test_x\n',
  'tests/test_a.py': 'def test_x():\n    assert 1\n',
  'lane.mjs': 'process.exit(0);\n',
};
/** What fails one gate and no other. */
const BREAKING: Readonly<Record<GateId, Files>> = {
  records: { 'recorded/a.json': '{"a":2}\n' },
  seal: { 'testdata/sealed.json': '{"sealed":2}\n' },
  shape: { 'testdata/list.json': '[]\n' },
  schema: { 'testdata/typed.json': '{"n":10}\n' },
  properties: { 'testdata/order.json': order(4) },
  freeze: { 'tests/test_a.py': 'import pytest\n@pytest.mark.skip\ndef test_x():\n    assert 1\n' },
  quarantine: { 'lane.mjs': 'process.exit(1);\n' },
  policy: { '.gitattributes': 'testdata/order.json -diff\n' },
};
/** These keep commands from running (requirement K9). */
const BEFORE_COMMANDS: readonly GateId[] = ['seal', 'shape', 'schema', 'properties'];

async function judge(head: Files, base: Files = BASE): Promise<Report> {
  const repository = createRepository();
  const from = repository.commit({ files: base, message: 'Begin\n' });
  const files = { 'testdata/order.json': order(3, [2, 1]), ...head };
  const to = repository.commit({ branch: 'topic', parents: [from], files, message: 'Change\n' });
  return gate({
    repository: { kind: 'directory', path: repository.directory },
    range: { kind: 'revisions', base: from, head: to },
    testReports: [],
  });
}

const outcomes = ({ gates }: Report) => Object.fromEntries(gates.map(({ id, outcome }) => [id, outcome]));

/** In the report, the outputs, the comment and the page, each gate has its own outcome and no other. */
async function expectEverywhere(report: Report, expected: Readonly<Record<GateId, GateOutcome>>): Promise<void> {
  expect(outcomes(report)).toEqual(expected);
  expect(JSON.parse(new Map(actionOutputs(report, 'r.json')).get('gates')!)).toEqual(expected);
  expect(JSON.parse(await renderDocument('json', report)).gates).toMatchObject(
    GATE_IDS.map((id) => ({ id, outcome: expected[id] })),
  );
  const { body } = comment.render(report);
  for (const id of GATE_IDS) {
    const row = body.split('\n').find((line) => new RegExp(`^\\|[^|]*\\b${id}\\b`, 'i').test(line)) ?? '';
    expect([id, shownIn(row)]).toEqual([id, expected[id]]);
  }
}

function shownIn(row: string): GateOutcome | undefined {
  const words = {
    'nothing to check by': 'missing-artifact',
    'not run': 'not-run',
    fail: 'fail',
    pass: 'pass',
  } as const;
  const outcome = row.split('|')[2] ?? '';
  return Object.entries(words).find(([word]) => outcome.includes(word))?.[1];
}

const expectedWith = (failing: readonly GateId[]): Record<GateId, GateOutcome> =>
  Object.fromEntries(
    GATE_IDS.map((id): [GateId, GateOutcome] => {
      const held = id === 'quarantine' && failing.some((one) => BEFORE_COMMANDS.includes(one));
      return [id, held ? 'not-run' : failing.includes(id) ? 'fail' : 'pass'];
    }),
  ) as Record<GateId, GateOutcome>;

describe('D1 K9 each gate stands alone', () => {
  it('with all set up and nothing wrong, all pass', async () => {
    const report = await judge({});
    await expectEverywhere(report, expectedWith([]));
    expect(report.exitCode).toBe(0);
  });

  it.each(GATE_IDS)('%s alone fails, and no other says so', async (id) => {
    const report = await judge(BREAKING[id]);
    await expectEverywhere(report, expectedWith([id]));
    expect(report.exitCode).toBe(1);
    expect(new Set(report.problems.filter(({ severity }) => severity === 'error').map((one) => one.gate))).toEqual(
      new Set([id]),
    );
  });

  it('all of them together are each named, and no command has run', async () => {
    const report = await judge(Object.assign({}, ...Object.values(BREAKING)) as Files);
    await expectEverywhere(report, expectedWith(GATE_IDS));
    expect(report.exitCode).toBe(1);
  });

  it.each([
    { why: 'a schema', without: 'schemas/order.schema.json', fixture: 'testdata/order.json', id: 'schema' },
    { why: 'a view', without: 'properties/order.view.yml', fixture: 'testdata/order.json', id: 'properties' },
  ] as const)(
    'D4 where only $why is missing the code is 2, and 1 beside a failure',
    async ({ without, fixture, id }) => {
      const only = `  - paths: ["${fixture}"]\n    require: none\n    missing-artifacts: block\n`;
      const policy = POLICY().replace('  - paths: ["testdata/**"]', `${only}  - paths: ["testdata/**"]`);
      const { [without]: _, ...rest } = BASE;
      const base = { ...rest, '.github/fixture-gate.yml': policy };
      const head = { [fixture]: order(5, [2, 3]) };
      const missing = await judge(head, base);
      await expectEverywhere(missing, { ...expectedWith([]), [id]: 'missing-artifact' });
      expect([missing.exitCode, missing.verdict]).toEqual([2, 'fail']);
      const both = await judge({ ...head, ...BREAKING.freeze }, base);
      await expectEverywhere(both, { ...expectedWith(['freeze']), [id]: 'missing-artifact' });
      expect(both.exitCode).toBe(1);
    },
  );
});

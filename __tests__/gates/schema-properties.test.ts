import { afterAll, describe, expect, test } from 'vitest';
import { gate } from '../../src/gate.js';
import type { Report } from '../../src/reporters/report.js';
import { createRepository, type FileContent, removeRepositories } from '../support/repositories.js';

afterAll(removeRepositories);

type Files = Readonly<Record<string, FileContent>>;

const POLICY = (extra: string, paths = '["testdata/**"]'): string =>
  `version: 1\nfixtures:\n  - paths: ${paths}\n    require: none\n${extra}`;
const BLOCK = '    missing-artifacts: block\n';

async function run(base: Files, head: Files, shard?: { index: number; count: number }): Promise<Report> {
  const repository = createRepository();
  const from = repository.commit({ files: base, message: 'Begin\n' });
  const to = repository.commit({ branch: 'topic', parents: [from], files: head, message: 'Change\n' });
  return gate({
    repository: { kind: 'directory', path: repository.directory },
    range: { kind: 'revisions', base: from, head: to },
    testReports: [],
    ...(shard === undefined ? {} : { shard }),
  });
}

const outcome = (report: Report, id: string): string | undefined => report.gates.find((one) => one.id === id)?.outcome;
const said = (report: Report, code: string): string =>
  report.problems
    .filter((one) => one.code === code)
    .map(({ path, line, severity, message }) => `${severity} ${path}${line === undefined ? '' : `:${line}`} ${message}`)
    .join('\n');

const SCHEMA = JSON.stringify({
  type: 'object',
  required: ['items'],
  properties: { items: { type: 'array', items: { properties: { cents: { type: 'integer', minimum: 0 } } } } },
});
const GOOD = '{\n  "items": [\n    { "cents": 5 }\n  ]\n}\n';
const OTHER = '{\n  "items": [\n    { "cents": 6 }\n  ]\n}\n';
const BAD = '{\n  "items": [\n    { "cents": 5.5 }\n  ]\n}\n';

describe('D2 the schema gate', () => {
  test('names line, place, what was expected and what was found', async () => {
    const report = await run(
      { 'testdata/order.json': GOOD, 'schemas/order.schema.json': SCHEMA },
      { 'testdata/order.json': BAD },
    );
    expect(outcome(report, 'schema')).toBe('fail');
    expect(said(report, 'FG401')).toBe(
      'error testdata/order.json:3 $.items[0].cents: expected integer; found the number 5.5 (schemas/order.schema.json)',
    );
    expect(report.exitCode).toBe(1);
  });

  test.each<{ why: string; base: Files; head: Files; is: string; code?: string; says?: RegExp }>([
    {
      why: 'passes a fixture that fits',
      base: { 'testdata/order.json': GOOD, 'schemas/order.schema.json': SCHEMA },
      head: { 'testdata/order.json': OTHER },
      is: 'pass',
    },
    {
      why: 'C6 T62 is judged by base where the schema is weakened beside the fixture',
      base: { 'testdata/order.json': GOOD, 'schemas/order.schema.json': SCHEMA },
      head: { 'testdata/order.json': BAD, 'schemas/order.schema.json': '{}' },
      is: 'fail',
      code: 'FG403',
      says: /^warning schemas\/order\.schema\.json changed here, with testdata\/order\.json; base's version was used$/m,
    },
    {
      why: 'T38 D9 holds a fixture that moved against the schema of its old name, where the new one has none',
      base: { 'testdata/order.json': GOOD, 'schemas/order.schema.json': SCHEMA },
      head: { 'testdata/order.json': null, 'testdata/moved.json': BAD },
      is: 'fail',
      code: 'FG401',
      says: /moved\.json:3 .* \(schemas\/order\.schema\.json\)$/m,
    },
    {
      why: 'D9 a fixture that moved and fits passes',
      base: { 'testdata/order.json': GOOD, 'schemas/order.schema.json': SCHEMA },
      head: { 'testdata/order.json': null, 'testdata/moved.json': OTHER },
      is: 'pass',
    },
    {
      why: 'T62 is judged by base where the schema is taken away',
      base: { 'testdata/order.json': GOOD, 'schemas/order.schema.json': SCHEMA },
      head: { 'testdata/order.json': BAD, 'schemas/order.schema.json': null },
      is: 'fail',
      code: 'FG403',
    },
    {
      why: 'T62 is judged by base where what the schema refers to is weakened',
      base: {
        'testdata/order.json': GOOD,
        'schemas/order.schema.json': '{"$ref":"parts/o.json#/$defs/order"}',
        'schemas/parts/o.json': `{"$defs":{"order":${SCHEMA}}}`,
      },
      head: { 'testdata/order.json': BAD, 'schemas/parts/o.json': '{"$defs":{"order":{}}}' },
      is: 'fail',
      code: 'FG403',
      says: /schemas\/parts\/o\.json/,
    },
    {
      why: 'follows references between addresses within the repository',
      base: {
        'testdata/order.json': GOOD,
        'schemas/order.schema.json': '{"$id":"https://example.test/s/order.schema.json","$ref":"parts/o.json"}',
        'schemas/parts/o.json': SCHEMA,
      },
      head: { 'testdata/order.json': BAD },
      is: 'fail',
      code: 'FG401',
    },
    {
      why: 'D4 says that a schema with a reference to nowhere is missing, and does not pass',
      base: { 'testdata/order.json': GOOD, 'schemas/order.schema.json': '{"$ref":"../../../etc/passwd"}' },
      head: { 'testdata/order.json': OTHER },
      is: 'missing-artifact',
      code: 'FG402',
    },
    {
      why: 'T62 a reference to a file that only head has',
      base: { 'testdata/order.json': GOOD, 'schemas/order.schema.json': '{"$ref":"parts/o.json"}' },
      head: { 'testdata/order.json': OTHER, 'schemas/parts/o.json': '{}' },
      is: 'missing-artifact',
      code: 'FG402',
    },
    {
      why: 'T62 a reference to a link',
      base: {
        'testdata/order.json': GOOD,
        'schemas/order.schema.json': '{"$ref":"o.json"}',
        'schemas/o.json': { mode: '120000', content: '../any.json' },
        'any.json': '{}',
      },
      head: { 'testdata/order.json': OTHER },
      is: 'missing-artifact',
      code: 'FG402',
    },
    {
      why: 'T62 a reference with $dynamicRef to nowhere',
      base: { 'testdata/order.json': GOOD, 'schemas/order.schema.json': '{"$dynamicRef":"parts/o.json#x"}' },
      head: { 'testdata/order.json': OTHER, 'schemas/parts/o.json': '{}' },
      is: 'missing-artifact',
      code: 'FG402',
    },
    {
      why: 'T62 a reference that an inner $id leads elsewhere',
      base: {
        'testdata/order.json': GOOD,
        'schemas/order.schema.json': '{"properties":{"items":{"$id":"https://example.test/x/","$ref":"o.json"}}}',
        'schemas/o.json': '{}',
      },
      head: { 'testdata/order.json': OTHER },
      is: 'missing-artifact',
      code: 'FG402',
    },
    {
      why: 'T62 a reference out of the tree in escapes',
      base: { 'testdata/order.json': GOOD, 'schemas/order.schema.json': '{"$ref":"%2e%2e/%2e%2e/%2e%2e/etc/passwd"}' },
      head: { 'testdata/order.json': OTHER },
      is: 'missing-artifact',
      code: 'FG402',
    },
    {
      why: 'T62 a reference to an address on the network that head serves',
      base: {
        'testdata/order.json': GOOD,
        'schemas/order.schema.json': '{"$ref":"https://example.test/schemas/o.json"}',
      },
      head: { 'testdata/order.json': OTHER, 'schemas/o.json': '{}' },
      is: 'missing-artifact',
      code: 'FG402',
    },
    {
      why: 'D4 blocks without one, where the policy says so',
      base: { '.github/fixture-gate.yml': POLICY(BLOCK), 'testdata/order.json': GOOD },
      head: { 'testdata/order.json': OTHER },
      is: 'missing-artifact',
      code: 'FG402',
      says: /^error testdata\/order\.json expected the schema schemas\/order\.schema\.json on base; it is missing$/m,
    },
    {
      why: 'D4 also where this pull request brings one: base has none yet',
      base: { '.github/fixture-gate.yml': POLICY(BLOCK), 'testdata/a.txt': 'x\n' },
      head: { 'testdata/a.txt': 'y\n' },
      is: 'missing-artifact',
    },
    {
      why: 'never passes over a schema that the policy names and that is not there',
      base: { '.github/fixture-gate.yml': POLICY('    schema: schemas/none.json\n'), 'testdata/order.json': GOOD },
      head: { 'testdata/order.json': OTHER },
      is: 'missing-artifact',
      code: 'FG402',
      says: /^notice/m,
    },
    {
      why: 'is not configured where nothing asks for it',
      base: { 'testdata/order.json': GOOD },
      head: { 'testdata/order.json': BAD },
      is: 'not-configured',
    },
    {
      why: 'lets no nearer schema take the place of another',
      base: {
        'testdata/order.json': GOOD,
        'schemas/order.schema.json': SCHEMA,
        'testdata/schemas/order.schema.json': '{}',
      },
      head: { 'testdata/order.json': BAD },
      is: 'fail',
    },
    {
      why: 'D2 takes the stem up to the first dot',
      base: { 'testdata/order.v2.expected.json': GOOD, 'schemas/order.schema.json': SCHEMA },
      head: { 'testdata/order.v2.expected.json': BAD },
      is: 'fail',
    },
    {
      why: 'a link is no document',
      base: { 'testdata/order.json': GOOD, 'schemas/order.schema.json': '{}' },
      head: { 'testdata/order.json': { mode: '120000', content: '../x' } },
      is: 'fail',
    },
    {
      why: 'a fixture that was added is judged, one that was removed is not',
      base: {
        'testdata/order.json': GOOD,
        'testdata/list.json': '[]',
        'schemas/list.schema.json': '{"type":"object"}',
      },
      head: { 'testdata/list.json': null },
      is: 'not-configured',
    },
  ])('$why', async ({ base, head, is, code, says }) => {
    const report = await run(base, head);
    expect(outcome(report, 'schema'), JSON.stringify(report.problems, null, 1)).toBe(is);
    if (code !== undefined) expect(said(report, code)).toMatch(says ?? /./);
  });

  test('D4 exit code 2 where only artifacts are missing', async () => {
    const policy = POLICY(BLOCK);
    const report = await run(
      { '.github/fixture-gate.yml': policy, 'testdata/order.json': GOOD },
      { 'testdata/order.json': OTHER },
    );
    expect([report.exitCode, outcome(report, 'schema'), outcome(report, 'properties')]).toEqual([
      2,
      'missing-artifact',
      'missing-artifact',
    ]);
  });

  test('many violations are counted and not all printed', async () => {
    const many = `[${Array.from({ length: 40 }, () => '"x"').join(',\n')}]`;
    const report = await run(
      { 'testdata/order.json': '[]', 'schemas/order.schema.json': '{"items":{"type":"integer"}}' },
      { 'testdata/order.json': many },
    );
    expect(report.problems.filter(({ code }) => code === 'FG401')).toHaveLength(11);
    expect(said(report, 'FG401')).toContain('30 more violations of 40');
  });
});

const VIEW = `fixture: testdata/order.json
view:
  n: size(doc.items)
  total: sum(doc.items.map(i, i.cents))
  stated: doc.total
properties:
  - { name: adds up, assert: 'total == stated' }
  - { name: nothing was lost, assert: 'n >= base.n' }
commands:
  - node properties/no-debts.mjs {file}
`;
const NO_DEBTS = `import { readFileSync } from 'node:fs';
const debts = JSON.parse(readFileSync(process.argv[2], 'utf8')).items.filter(({ cents }) => cents < 0);
if (debts.length > 0) {
  console.log('debts: ' + debts.length);
  process.exit(1);
}
`;
const LINES = [
  '{"items":[',
  ...Array.from({ length: 8 }, (_, n) => `{"cents":1}${n < 7 ? ',' : ''}`),
  '],',
  '"total":8}',
];
const order = (cents: readonly (number | string)[], total: number | string): string =>
  `{"items":[${cents.map((one) => `{"cents":${one}}`).join(',')}],"total":${total}}\n`;

test('T38 a fixture that moved is held against what it was, though the other half of the move is in another shard', async () => {
  const view = VIEW.slice(VIEW.indexOf('view:'), VIEW.indexOf('commands:'));
  const spread = (cents: readonly number[], total: number) =>
    JSON.stringify(JSON.parse(order([...cents], total)), null, 1);
  const base = { 'testdata/a/order.json': spread([1, 2, 3, 4, 5, 6, 7, 8], 36), 'properties/order.view.yml': view };
  const head = { 'testdata/a/order.json': null, 'testdata/b/order.json': spread([1, 2, 3, 4, 5, 6, 7], 28) };
  const reports = [await run(base, head, { index: 0, count: 2 }), await run(base, head, { index: 1, count: 2 })];
  expect(reports.map(({ findings }) => findings.length)).toEqual([1, 1]);
  expect(reports.map((report) => said(report, 'FG501')).join('')).toMatch(
    /^error testdata\/b\/order\.json "nothing was lost" does not hold: n is 7, base\.n is 8/,
  );
});

describe('D3 the properties gate', () => {
  const base: Files = {
    'testdata/order.json': order([1, 2], 3),
    'properties/order.view.yml': VIEW,
    'properties/no-debts.mjs': NO_DEBTS,
  };
  test.each<{ why: string; base: Files; head: Files; is: string; code?: string; says?: RegExp }>([
    {
      why: 'passes what still adds up',
      base,
      head: { 'testdata/order.json': order(['0.1', '0.2'], '0.3') },
      is: 'pass',
    },
    {
      why: 'runs the commands of base over the fixtures of head',
      base,
      head: { 'testdata/order.json': order([5, -2], 3) },
      is: 'fail',
      code: 'FG501',
      says: /^error testdata\/order\.json the property command "node properties\/no-debts\.mjs \{file\}" .* does not hold .*exit code 1; it last said "debts: 1"/m,
    },
    {
      why: 'C6 runs the property code of base, whatever head makes of it',
      base,
      head: { 'testdata/order.json': order([5, -2], 3), 'properties/no-debts.mjs': 'process.exit(0);\n' },
      is: 'fail',
      code: 'FG501',
      says: /does not hold .*debts: 1/,
    },
    {
      why: 'K9 holds commands back where the fixture says nothing any more, and says so',
      base,
      head: { 'testdata/order.json': order([], 0) },
      is: 'fail',
      code: 'FG501',
      says: /^warning testdata\/order\.json the property command .* was not run .*the shape gate failed/m,
    },
    {
      why: 'fails what does not, with its values',
      base,
      head: { 'testdata/order.json': order([1, 2], 4) },
      is: 'fail',
      code: 'FG501',
      says: /^error testdata\/order\.json "adds up" does not hold: total is 3, stated is 4 \(properties\/order\.view\.yml\)$/m,
    },
    {
      why: 'relates head to base',
      base,
      head: { 'testdata/order.json': order([3], 3) },
      is: 'fail',
      code: 'FG501',
      says: /"nothing was lost" does not hold: n is 1, base\.n is 2/,
    },
    {
      why: 'C6 asks the properties of base where this pull request edits them',
      base,
      head: { 'testdata/order.json': order([1], 4), 'properties/order.view.yml': 'view: {}\nproperties: []\n' },
      is: 'fail',
      code: 'FG801',
      says: /properties\/order\.view\.yml this pull request edits the properties of testdata\/order\.json, which it changes, too: base's version was used/,
    },
    {
      why: 'never passes over a property that needs base, where the fixture is new',
      base: { 'properties/order.view.yml': VIEW, 'properties/no-debts.mjs': NO_DEBTS, 'a.txt': '' },
      head: { 'testdata/order.json': order([1], 1) },
      is: 'pass',
      code: 'FG501',
      says: /^notice .*"nothing was lost" was not judged: the fixture is new here, and has no view on base/m,
    },
    {
      why: 'holds a fixture that moved against what it was',
      base: {
        'testdata/a/order.json': LINES.join('\n'),
        'properties/order.yml': VIEW.replace('fixture: testdata/order.json\n', ''),
      },
      head: {
        'testdata/a/order.json': null,
        'testdata/b/order.json': LINES.join('\n').replace('{"cents":1},', '').replace('"total":8', '"total":7'),
      },
      is: 'fail',
      code: 'FG501',
      says: /^error testdata\/b\/order\.json "nothing was lost" does not hold: n is 7, base\.n is 8/m,
    },
    {
      why: 'D4 a view that cannot be computed',
      base,
      head: { 'testdata/order.json': '{"items":[{}],"total":0}\n' },
      is: 'fail',
      code: 'FG503',
      says: /"total" could not be computed: no such key: cents \(properties\/order\.view\.yml\)/,
    },
    {
      why: 'a fixture that is broken now',
      base,
      head: { 'testdata/order.json': '{"items":' },
      is: 'fail',
      code: 'FG503',
      says: /does not parse as json/,
    },
    {
      why: 'a fixture that was broken on base is asked what can be asked',
      base: { ...base, 'testdata/order.json': '{' },
      head: { 'testdata/order.json': order([1], 1) },
      is: 'pass',
      code: 'FG501',
      says: /^notice .*"nothing was lost" was not judged: on base it does not parse as json/m,
    },
    {
      why: 'a property file with a fault on base is obeyed by no one',
      base: { ...base, 'properties/order.view.yml': 'veiw:\n  n: 1\n' },
      head: { 'testdata/order.json': order([1], 1) },
      is: 'fail',
      code: 'FG503',
      says: /line 1: unknown key "veiw"/,
    },
    {
      why: 'T38 D9 a fixture that moved is asked what its old name was asked',
      base: { ...base, 'testdata/order.json': JSON.stringify(JSON.parse(order([1, 2], 3)), null, 1) },
      head: {
        'testdata/order.json': null,
        'testdata/moved.json': JSON.stringify(JSON.parse(order([1, 2], 9)), null, 1),
      },
      is: 'fail',
      code: 'FG501',
    },
    {
      why: 'the configuration of a program, which happens to have the name, is not asked and says so',
      base: { 'testdata/order.json': order([1, 2], 3), 'properties/order.yml': 'spring:\r\n  port: 1\r\n' },
      head: { 'testdata/order.json': order([1], 1) },
      is: 'not-configured',
      code: 'FG503',
      says: /^notice properties\/order\.yml has the name of a property file/,
    },
    {
      why: 'beside a real one it takes nothing away from that',
      base: { ...base, 'testdata/properties/order.yml': 'spring: {}\n' },
      head: { 'testdata/order.json': order([1, 2], 9) },
      is: 'fail',
      code: 'FG501',
    },
    {
      why: 'but one that the policy names has to be one',
      base: {
        ...base,
        '.github/fixture-gate.yml': POLICY('    properties: properties/x.yml\n'),
        'properties/x.yml': 'spring: {}\n',
      },
      head: { 'testdata/order.json': order([1], 1) },
      is: 'fail',
      code: 'FG503',
      says: /unknown key "spring"/,
    },
    {
      why: 'FG504 a property that reads the fixture',
      base: { ...base, 'properties/order.view.yml': "properties:\n  - { name: golden, assert: 'doc.total == 3' }\n" },
      head: { 'testdata/order.json': order([3], 3) },
      is: 'fail',
      code: 'FG504',
      says: /"golden" reads the fixture itself/,
    },
    {
      why: 'FG504 a view that is the fixture',
      base: {
        ...base,
        'properties/order.view.yml':
          "view: { all: doc }\nproperties:\n  - { name: golden, assert: 'all.total == 3' }\n",
      },
      head: { 'testdata/order.json': order([3], 3) },
      is: 'fail',
      code: 'FG504',
    },
    {
      why: 'FG504 a view that is the fixture, in a list',
      base: {
        ...base,
        'properties/order.view.yml': `view: { all: '[doc]' }\nproperties:\n  - { name: golden, assert: 'all[0].total == 3' }\n`,
      },
      head: { 'testdata/order.json': order([3], 3) },
      is: 'fail',
      code: 'FG504',
    },
    {
      why: 'FG504 a view that is the fixture, in a map',
      base: {
        ...base,
        'properties/order.view.yml': `view: { all: '{"a": [doc]}' }\nproperties:\n  - { name: golden, assert: 'all.a[0].total == 3' }\n`,
      },
      head: { 'testdata/order.json': order([3], 3) },
      is: 'fail',
      code: 'FG504',
    },
    {
      why: 'FG504 a view that is the fixture, behind a condition',
      base: {
        ...base,
        'properties/order.view.yml': `view: { all: 'true ? doc : 0' }\nproperties:\n  - { name: golden, assert: 'all.total == 3' }\n`,
      },
      head: { 'testdata/order.json': order([3], 3) },
      is: 'fail',
      code: 'FG504',
    },
    {
      why: 'FG504 a view that is the fixture, by way of a function',
      base: {
        ...base,
        'properties/order.view.yml': `view: { all: 'dyn(doc)' }\nproperties:\n  - { name: golden, assert: 'all.total == 3' }\n`,
      },
      head: { 'testdata/order.json': order([3], 3) },
      is: 'fail',
      code: 'FG504',
    },
    {
      why: 'FG504 a view that is the fixture, by way of a loop',
      base: {
        ...base,
        'properties/order.view.yml': `view: { all: '[1].map(i, doc)' }\nproperties:\n  - { name: golden, assert: 'all[0].total == 3' }\n`,
      },
      head: { 'testdata/order.json': order([3], 3) },
      is: 'fail',
      code: 'FG504',
    },
    {
      why: 'FG504 a view beside its fixture',
      base: { 'testdata/order.json': order([3], 3), 'testdata/order.view.yml': VIEW },
      head: { 'testdata/order.json': order([1, 2], 3) },
      is: 'fail',
      code: 'FG504',
      says: /^error testdata\/order\.view\.yml lies among the fixtures/m,
    },
    {
      why: 'FG504 a folder of properties among the fixtures',
      base: { 'testdata/order.json': order([3], 3), 'testdata/properties/order.view.yml': VIEW },
      head: { 'testdata/order.json': order([1, 2], 3) },
      is: 'fail',
      code: 'FG504',
    },
    {
      why: 'D4 none on base, where the policy wants one',
      base: { '.github/fixture-gate.yml': POLICY(BLOCK), 'testdata/order.json': order([3], 3) },
      head: { 'testdata/order.json': order([1, 2], 3) },
      is: 'missing-artifact',
      code: 'FG502',
      says: /^error testdata\/order\.json expected properties\/order\.\* on base; there is none$/m,
    },
    {
      why: 'a property file that is named and is for other fixtures',
      base: {
        ...base,
        '.github/fixture-gate.yml': POLICY('    properties: properties/order.view.yml\n'),
        'testdata/b.json': '1',
      },
      head: { 'testdata/b.json': '2' },
      is: 'missing-artifact',
      code: 'FG502',
      says: /is for other fixtures/,
    },
    {
      why: 'a file of another name that names the fixture is asked, as its bounds are',
      base: {
        'testdata/order.json': order([3], 3),
        'properties/all.view.yml': VIEW.replace('testdata/order.json', 'testdata/*.json'),
      },
      head: { 'testdata/order.json': order([1, 2], 4) },
      is: 'fail',
      code: 'FG501',
      says: /"adds up" does not hold/,
    },
    {
      why: 'code that is called like a fixture is no view',
      base: { 'testdata/order.json': order([3], 3), 'properties/order.py': 'assert True\n' },
      head: { 'testdata/order.json': order([1, 2], 3) },
      is: 'not-configured',
    },
    {
      why: 'D8 a table is a list of rows',
      base: {
        'testdata/rows.csv': 'n,s\n1,a\n',
        'properties/rows.yml':
          "view:\n  total: sum(doc.map(r, r.n))\nproperties:\n  - { name: six, assert: 'total == 6' }\n",
      },
      head: { 'testdata/rows.csv': 'n,s\n1,a\n5,b\n' },
      is: 'pass',
    },
  ])('$why', async ({ base: before, head, is, code, says }) => {
    const report = await run(before, head);
    expect(outcome(report, 'properties'), JSON.stringify(report.problems, null, 1)).toBe(is);
    if (code !== undefined) expect(said(report, code)).toMatch(says ?? /./);
  });
});

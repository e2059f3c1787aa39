import { afterAll, describe, expect, it } from 'vitest';
import { removeRepositories } from '../support/repositories.js';
import { runSeal } from '../support/seal-repo.js';

afterAll(removeRepositories);

const VIEW = `fixture: testdata/order.json
view: { n: size(doc.items) }
bounds:
  "$.items[*].cents": { type: integer, minimum: 0 }
  "$.tax_rate": { minimum: 0, maximum: 0.25 }
  "$.currency": { enum: [USD, EUR] }
  "$.code": { pattern: "^[A-Z]{3}$" }
`;
const order = (over: Readonly<Record<string, unknown>> = {}): string =>
  `${JSON.stringify({ items: [{ cents: 5 }], tax_rate: 0.2, currency: 'USD', code: 'ABC', ...over }, null, 1)}\n`;

interface Row {
  readonly why: string;
  readonly head: string;
  readonly said: readonly string[];
}

describe('K4 FG303 bounds declared on base', () => {
  it.each<Row>([
    { why: 'K4 all within', head: order({ tax_rate: 0.25 }), said: [] },
    {
      why: 'K4 an exact bound: one more in the thirtieth place is over it',
      head: order().replace('0.2', '0.250000000000000000000000000001'),
      said: ['error FG303 testdata/order.json:7'],
    },
    {
      why: 'K4 an exponent that doubles cannot hold',
      head: order().replace('0.2', '1e-999999999'),
      said: [],
    },
    {
      why: 'K4 out of range below',
      head: order({ items: [{ cents: -1 }] }),
      said: ['error FG303 testdata/order.json:4'],
    },
    {
      why: 'K4 a fraction where integers are due',
      head: order({ items: [{ cents: 1.5 }] }),
      said: ['error FG303 testdata/order.json:4'],
    },
    { why: 'K4 an integer in another spelling', head: order().replace('"cents": 5', '"cents": 5.0e0'), said: [] },
    {
      why: 'K4 a text where a number is due',
      head: order({ tax_rate: '0.2' }),
      said: ['error FG303 testdata/order.json:7'],
    },
    {
      why: 'K4 null where a number is due',
      head: order({ tax_rate: null }),
      said: ['error FG303 testdata/order.json:7'],
    },
    {
      why: 'K4 NaN lies in no range',
      head: order().replace('0.2', 'NaN'),
      said: ['error FG303 testdata/order.json:7'],
    },
    { why: 'K4 an unknown enumerator', head: order({ currency: 'XXX' }), said: ['error FG303 testdata/order.json:8'] },
    {
      why: 'K4 an enumerator in other letters',
      head: order({ currency: 'usd' }),
      said: ['error FG303 testdata/order.json:8'],
    },
    {
      why: 'K4 a text that does not match',
      head: order({ code: 'ABCD' }),
      said: ['error FG303 testdata/order.json:9'],
    },
    {
      why: 'K4 every value is looked at, and every failure told',
      head: order({ items: [{ cents: -1 }, { cents: 2 }, { cents: -3 }], tax_rate: 9 }),
      said: [
        'error FG303 testdata/order.json:13',
        'error FG303 testdata/order.json:4',
        'error FG303 testdata/order.json:10',
      ].toSorted(),
    },
    {
      why: 'K4 a value that went away leaves its bound with nothing to hold',
      head: order({ tax_rate: undefined }),
      said: ['warning FG303 testdata/order.json'],
    },
    {
      why: 'K4 a file that does not parse keeps no bound',
      head: '{"items": [',
      said: ['error FG302 testdata/order.json:1', 'error FG303 testdata/order.json'],
    },
    {
      why: 'K4 a name twice: both values count',
      head: order().replace('"tax_rate": 0.2', '"tax_rate": 9, "tax_rate": 0.2'),
      said: ['error FG303 testdata/order.json:7'],
    },
  ])('$why', async ({ head, said }) => {
    const base = { 'testdata/order.json': order(), 'properties/order.view.yml': VIEW };
    const run = await runSeal(base, [{ files: { 'testdata/order.json': head } }], 'shape');
    expect(run.said).toEqual(said);
    expect(run.outcome).toBe(said.some((row) => row.startsWith('error')) ? 'fail' : 'pass');
  });

  it('says what was expected, what was found, and which line of which file says so', async () => {
    const base = { 'testdata/order.json': order(), 'properties/order.view.yml': VIEW };
    const run = await runSeal(base, [{ files: { 'testdata/order.json': order({ tax_rate: 2.5 }) } }], 'shape');
    expect(run.problems[0]?.message).toBe(
      "$['tax_rate']: expected at most 0.25; found 2.5 (properties/order.view.yml:5 on base)",
    );
    expect(run.summary).toBe('1 of 1 to look at, 1 with declared bounds');
  });

  it('K4 a fixture that became a link has left its bounds, whatever the link leads to', async () => {
    const base = { 'testdata/order.json': order(), 'properties/order.view.yml': VIEW, 'other.json': order() };
    const files = { 'testdata/order.json': { mode: '120000', content: '../other.json' } };
    expect((await runSeal(base, [{ files }], 'shape')).said).toEqual(['error FG303 testdata/order.json']);
  });

  it('K4 content that is not at hand is within no bounds', async () => {
    const base = { 'testdata/order.json': order(), 'properties/order.view.yml': VIEW };
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 3\n`;
    const run = await runSeal(base, [{ files: { 'testdata/order.json': pointer } }], 'shape');
    expect(run.said).toEqual(['error FG303 testdata/order.json']);
  });

  it('C6 takes the bounds of base, whatever head makes of them', async () => {
    const base = { 'testdata/order.json': order(), 'properties/order.view.yml': VIEW };
    const files = { 'testdata/order.json': order({ tax_rate: 9 }), 'properties/order.view.yml': null };
    expect((await runSeal(base, [{ files }], 'shape')).said).toEqual(['error FG303 testdata/order.json:7']);
  });

  it('T38 another name is no way out of the bounds', async () => {
    const base = { 'testdata/order.json': order(), 'properties/order.view.yml': VIEW };
    const files = { 'testdata/order.json': null, 'testdata/moved.json': order({ tax_rate: 9 }) };
    expect((await runSeal(base, [{ files }], 'shape')).said).toEqual(['error FG303 testdata/moved.json:7']);
  });

  it.each([
    ['its pattern', 'properties/all.yml', 'fixture: "testdata/**"\n', true],
    ['its name', 'properties/order.yaml', '', true],
    ['another fixture that it names', 'properties/order.yml', 'fixture: testdata/other.json\n', false],
    ['another name', 'properties/other.yml', '', false],
    ['another folder', 'docs/order.yml', '', false],
  ])('K4 a property file is found by %s', async (_, path, head, applies) => {
    const base = { 'testdata/order.json': order(), [path]: `${head}bounds: {"$.tax_rate": {maximum: 1}}\n` };
    const run = await runSeal(base, [{ files: { 'testdata/order.json': order({ tax_rate: 2 }) } }], 'shape');
    expect(run.said).toEqual(applies ? ['error FG303 testdata/order.json:7'] : []);
  });

  it.each([
    ['a limit with a typo', '{"$.tax_rate": {maximun: 1}}'],
    ['a path that is none', '{"tax_rate": {maximum: 1}}'],
    ['a type that is none', '{"$.tax_rate": {type: float}}'],
    ['a limit that is no number', '{"$.tax_rate": {maximum: high}}'],
    ['a pattern that is none', '{"$.code": {pattern: "(?=a)"}}'],
    ['no YAML', '{"$.tax_rate": ['],
  ])('K4 a bound that cannot be obeyed fails: %s', async (_, bounds) => {
    const base = { 'testdata/order.json': order(), 'properties/order.yml': `bounds: ${bounds}\n` };
    const run = await runSeal(base, [{ files: { 'testdata/order.json': order({ n: 1 }) } }], 'shape');
    expect(run.said).toEqual(['error FG303 testdata/order.json']);
  });

  it('K4 tables: a cell is a number where it is spelled as one', async () => {
    const base = {
      'testdata/t.csv': 'id,temp\n1,5\n2,6\n',
      'properties/t.yml': 'bounds:\n  "$[*].temp": { type: [number, null], maximum: 10 }\n',
    };
    const run = async (rows: string) =>
      (await runSeal(base, [{ files: { 'testdata/t.csv': `id,temp\n${rows}` } }], 'shape')).said;
    expect(await run('1,5\n2,\n')).toEqual([]);
    expect(await run('1,5\n2,10.5\n')).toEqual(['error FG303 testdata/t.csv:3']);
    expect(await run('1,5\n2,hot\n')).toEqual(['error FG303 testdata/t.csv:3']);
  });
});

describe('K4 FG301 hollow fixtures', () => {
  const JEST = '// Jest Snapshot v1, https://goo.gl/fbAQLP\n\n';
  it.each<readonly [why: string, path: string, base: string | Uint8Array, head: string | Uint8Array, code: string]>([
    ['an emptied list', 'a.json', '{"a": [1, 2]}', '{"a": []}', 'FG301'],
    ['a list that became null', 'a.json', '{"a": [1, 2]}', '{"a": null}', 'FG301'],
    ['a list that became an empty text', 'a.json', '{"a": [1, 2]}', '{"a": ""}', 'FG301'],
    ['records that became null', 'a.json', '[{"n": 1}, {"n": 2}]', '[null, null]', 'FG301'],
    ['a document that became null', 'a.json', '{"a": 1}', 'null', 'FG301'],
    ['texts emptied at one path', 'a.json', '[{"x": "a"}, {"x": "a"}]', '[{"x": ""}, {"x": ""}]', 'FG301'],
    ['nulls and zeros in turns', 'a.json', '[1, 2, 3, 4]', '[0, null, 0, null]', 'FG301'],
    ['zeros at many paths of one value each', 'a.json', '{"v": 7, "w": 8}', '{"v": 0, "w": 0}', 'FG301'],
    ['one value that became zero is a rewrite', 'a.json', '{"v": 7, "w": 0}', '{"v": 0, "w": 0}', ''],
    ['values elsewhere remain', 'a.json', '{"v": 7, "w": 8, "x": 9}', '{"v": 0, "w": 0, "x": 9}', ''],
    ['a change that fills', 'a.json', '[0, 0, 0]', '[1, 2, 3]', ''],
    ['a table without rows', 'a.csv', 'a,b\n1,2\n3,4\n', 'a,b\n', 'FG301'],
    [
      'a snapshot whose entry is empty',
      'a.snap',
      `${JEST}exports[\`a 1\`] = \`x\`;\n`,
      `${JEST}exports[\`a 1\`] = \`\`;\n`,
      'FG301',
    ],
    ['no byte left of YAML', 'a.yaml', 'a: 1\n', '', 'FG301'],
    ['no byte left of HTML', 'a.html', '<p>hi</p>', '', 'FG301'],
    ['no byte left of bytes', 'a.bin', Buffer.from([0, 1, 255]), Buffer.alloc(0), 'FG301'],
    ['no byte left where none is no text of the format', 'data', '{"a": 1}', '', 'FG302'],
    ['bytes that are all zero', 'a.bin', Buffer.from([0, 1, 2, 255]), Buffer.alloc(4), 'FG301'],
  ])('K4 %s', async (_, name, base, head, code) => {
    const path = `fixtures/${name}`;
    const run = await runSeal({ [path]: base }, [{ files: { [path]: head } }], 'shape');
    const unparsed = code === 'FG302' ? [`error FG302 ${path}:1`] : [];
    expect(run.said).toEqual(code === '' ? [] : [`error FG301 ${path}`, ...unparsed]);
  });

  it.each([
    ['fail', 'error FG301 fixtures/a.json', 'fail'],
    ['warn', 'warning FG301 fixtures/a.json', 'pass'],
    ['ignore', undefined, 'pass'],
  ])('K4 shape: { hollow: %s }', async (mode, said, outcome) => {
    const base = { 'fixtures/a.json': '[1]', '.github/fixture-gate.yml': `version: 1\nshape: { hollow: ${mode} }\n` };
    const run = await runSeal(base, [{ files: { 'fixtures/a.json': '[]' } }], 'shape');
    expect([run.said[0], run.outcome]).toEqual([said, outcome]);
  });
});

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { gate } from '../src/gate.js';
import { renderDocument } from '../src/reporters/index.js';
import type { Report } from '../src/reporters/report.js';
import { createRepository, type FileContent, removeRepositories } from './support/repositories.js';

afterAll(removeRepositories);

type Files = Readonly<Record<string, FileContent>>;

/** Base and one commit on top of it, judged as the command line does. */
function judge(base: Files, files: Files, message = 'Change\n'): Promise<Report> {
  const repository = createRepository();
  const begin = repository.commit({ files: base });
  repository.commit({ branch: 'topic', parents: [begin], files, message });
  return gate({
    repository: { kind: 'directory', path: repository.directory },
    range: { kind: 'revisions', base: 'main', head: 'topic' },
    testReports: [],
  });
}

const codes = ({ problems }: Report): string[] =>
  problems.filter(({ severity }) => severity === 'error').map(({ code }) => code);
const classes = ({ findings }: Report): string[] => findings.map((one) => `${one.path} ${one.class}`);
const record = (line: string): string => `Change\n\nFixture-Change: ${line}\n`;
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const A = 'testdata/a.json';

describe('records', () => {
  it.each([
    ['no reason at all', A],
    ['a reason of one word over and over', `${A} reason="update update update update"`],
    ['a folder', 'testdata/ reason="The price list of March raised it"'],
    ['a pattern', 'testdata/*.json reason="The price list of March raised it"'],
    ['nothing but a reason', 'reason="The price list of March raised it"'],
  ])('T28 a vague record covers nothing: %s', async (_, line) => {
    const report = await judge({ [A]: '1\n' }, { [A]: '2\n' }, record(line));
    expect([report.verdict, report.findings[0]?.record.status === 'matched']).toEqual(['fail', false]);
  });

  it('T28 a record that claims less than was measured does not hold', async () => {
    const report = await judge(
      { [A]: '{"a":1}\n' },
      { [A]: '{"b":1}\n' },
      record(`${A} class=TOLERANCE_DRIFT reason="The last digits moved a little"`),
    );
    expect(codes(report)).toContain('FG105');
  });
});

describe('changes that look like nothing', () => {
  it.each([
    ['a zero-width space', 'ab', 'a\u200bb'],
    ['a soft hyphen', 'ab', 'a\u00adb'],
    ['a no-break space', 'a b', 'a\u00a0b'],
    ['a letter of another alphabet', 'paypal', 'p\u0430ypal'],
    ['another Unicode form', '\u00e9', 'e\u0301'],
    ['a change of direction', 'ab', 'a\u202eb'],
  ])('T55 %s in a value is a rewrite, and shown', async (_, from, to) => {
    const report = await judge({ [A]: JSON.stringify({ a: from }) }, { [A]: JSON.stringify({ a: to }) });
    expect(classes(report)).toEqual([`${A} SEMANTIC_REWRITE`]);
    const shown = await renderDocument('markdown', report);
    expect(shown).not.toMatch(/[\u200b\u00ad\u202e]/);
  });

  it('T56 members in another order hide no edit among them', async () => {
    const members = Array.from({ length: 40 }, (_, index) => [`k${index}`, index] as const);
    const shuffled = [...members].reverse().map(([key, value]) => [key, key === 'k7' ? 8 : value] as const);
    const report = await judge(
      { [A]: JSON.stringify(Object.fromEntries(members)) },
      { [A]: JSON.stringify(Object.fromEntries(shuffled)) },
    );
    expect(classes(report)).toEqual([`${A} SEMANTIC_REWRITE`]);
    expect(report.findings[0]?.changeCounts.value).toBe(1);
  });

  it('T61 the last of 50,000 records counts as the first one does', async () => {
    const rows = (last: number): string =>
      `id,cents\n${Array.from({ length: 50_000 }, (_, index) => `${index},${index === 49_999 ? last : 1}`).join('\n')}\n`;
    const report = await judge({ 'testdata/a.csv': rows(1) }, { 'testdata/a.csv': rows(2) });
    expect(classes(report)).toEqual(['testdata/a.csv SEMANTIC_REWRITE']);
    expect(report.findings[0]?.changeCounts.value).toBe(1);
  });
});

describe('the tests around the fixtures', () => {
  it('T65 no class is lower because the generator changed as well', async () => {
    const base = { [A]: '{"a":1}\n', 'scripts/make-fixtures.js': '1\n' };
    const report = await judge(base, { [A]: '{"a":2}\n', 'scripts/make-fixtures.js': '2\n' });
    expect([classes(report), report.verdict]).toEqual([[`${A} SEMANTIC_REWRITE`], 'fail']);
  });

  it('T67 a fixture that moves into the code leaves a removal that somebody answers for', async () => {
    const report = await judge({ [A]: '{"a":1}\n' }, { [A]: null, 'src/a.test.js': 'expect(x).toEqual({ a: 2 });\n' });
    expect([classes(report), report.verdict]).toEqual([[`${A} REMOVED`], 'fail']);
  });

  it('T68 fixtures and code in one pull request are refused where the policy keeps them apart', async () => {
    const policy =
      'version: 1\nfixtures:\n  - paths: ["testdata/**"]\nseparation: { mode: pull-request, code: ["src/**"] }\n';
    const base = { [A]: '1\n', 'src/a.js': '1\n', '.github/fixture-gate.yml': policy };
    const line = record(`${A} reason="The price list of March raised it"`);
    expect(codes(await judge(base, { [A]: '2\n', 'src/a.js': '2\n' }, line))).toEqual(['FG110']);
    expect(codes(await judge(base, { [A]: '2\n' }, line))).toEqual([]);
  });
});

describe('seals', () => {
  const ENTRY = (text: string): string =>
    `${A} ${sha256(text)} ${text.length} bytes Prices of the list of March for rounding\n`;
  const base = { [A]: '1\n', 'fixtures.manifest': ENTRY('1\n') };
  const line = record(`${A} reason="The price list of March raised it"`);

  it.each<[string, Files, string, string]>([
    ['the fixture alone', { [A]: '2\n' }, line, 'FG207'],
    ['the entry alone', { 'fixtures.manifest': ENTRY('2\n') }, 'Change\n', 'FG207'],
    ['both, and they differ', { [A]: '2\n', 'fixtures.manifest': ENTRY('3\n') }, line, 'FG207'],
  ])('T66 %s is red', async (_, files, message, code) => {
    expect(codes(await judge(base, files, message))).toContain(code);
  });

  it('T66 both, and they fit, with a record: green', async () => {
    expect((await judge(base, { [A]: '2\n', 'fixtures.manifest': ENTRY('2\n') }, line)).verdict).toBe('pass');
  });

  it('T64 an entry that goes is red, and so is a ledger that does not fit', async () => {
    expect(codes(await judge(base, { 'fixtures.manifest': '# nothing\n' }))).toContain('FG211');
    const sealed = {
      'tests/fixtures/a.json': '1\n',
      'tests/fixture_ledger.json': `${JSON.stringify({ 'a.json': sha256('1\n') })}\n`,
    };
    const moved = record('tests/fixtures/a.json reason="The price list of March raised it"');
    expect(codes(await judge(sealed, { 'tests/fixtures/a.json': '2\n' }, moved))).toContain('FG212');
  });
});

it('T79 a comment that is taken away hides nothing: every page and the report carry the digest', async () => {
  const report = await judge({ [A]: '1\n' }, { [A]: '2\n' });
  for (const format of ['terminal', 'markdown', 'json'] as const)
    expect(await renderDocument(format, report)).toContain(report.digest);
});

describe('docs/threats.md', () => {
  const root = fileURLToPath(new URL('../', import.meta.url));
  const rows = readFileSync(`${root}docs/threats.md`, 'utf8')
    .split('\n')
    .filter((line) => /^\| T\d\d \|(?:[^|]*\|){2}.*\|$/.test(line) && line.split(' | ').length === 4)
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')));
  const tests = readdirSync(`${root}__tests__`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => ({ name, text: readFileSync(`${root}__tests__/${name}`, 'utf8') }));

  it('has one line for each attack, in order', () => {
    expect(rows.map(([id]) => id)).toEqual(
      Array.from({ length: 83 }, (_, index) => `T${String(index + 1).padStart(2, '0')}`),
    );
    for (const [id, attack, answer, how] of rows) {
      expect([id, ['defended', 'not ours', 'accepted'].includes(answer!)]).toEqual([id, true]);
      expect((attack ?? '').length * (how ?? '').length).toBeGreaterThan(0);
    }
  });

  it.each(rows.filter(([, , answer]) => answer === 'defended').map(([id, , , how]) => [id!, how!]))(
    '%s is defended by tests that are there',
    (id, how) => {
      const named = [...how.matchAll(/`([^`]+)` in `([^`]+)`/g)];
      expect(named.length).toBeGreaterThan(0);
      for (const [, title, file] of named) {
        expect(title).toContain(id);
        const found = tests.find(({ name }) => name === file);
        expect([file, found?.text.includes(title!)]).toEqual([file, true]);
      }
    },
  );
});

describe('R4 the folder of approvals is no hiding place', () => {
  const about = (path: string) => `reviews/fixtures/${path}.md`;

  it('a file there about a fixture that never was is a fixture by its own name', async () => {
    const file = about('fixtures/gold');
    const report = await judge({ [file]: 'old words\n' }, { [file]: 'new words\n' });
    expect([report.verdict, report.findings[0]?.record.status]).toEqual(['fail', 'missing']);
  });

  it('one about a fixture that is there is an approval', async () => {
    const file = about(A);
    const report = await judge({ [A]: '1\n', [file]: 'old words\n' }, { [file]: 'new words\n' });
    expect([report.verdict, report.findings[0]?.record.status]).toEqual(['pass', 'not-required']);
  });
});

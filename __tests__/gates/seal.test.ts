import { afterAll, describe, expect, it } from 'vitest';
import { renderDocument } from '../../src/reporters/index.js';
import { noteSources } from '../../src/reporters/parts/annotations.js';
import type { FileContent } from '../support/repositories.js';
import { createRepository, removeRepositories } from '../support/repositories.js';
import { type Change, entryFor, judged, manifestOf, REASON, runSeal, sha256 } from '../support/seal-repo.js';

afterAll(removeRepositories);

const A = '{"n": 1}\n';
const A2 = '{"n": 2}\n';
const B = '{"b": 1}\n';
const DOCS: Change = { files: { 'docs/note.txt': 'hi\n' } };
const POLICY = '.github/fixture-gate.yml';

interface Row {
  readonly why: string;
  readonly base: Readonly<Record<string, FileContent>>;
  readonly head?: Readonly<Record<string, FileContent>>;
  readonly said: readonly string[];
}

const one = (line: string): Readonly<Record<string, FileContent>> => ({
  'fixtures.manifest': manifestOf(line),
  'fixtures/a.json': A,
});

async function expectSaid({ base, head, said }: Row): Promise<void> {
  const run = await runSeal(base, [head === undefined ? DOCS : { files: head }]);
  expect(run.said).toEqual(said);
  expect(run.outcome).toBe(said.some((row) => row.startsWith('error')) ? 'fail' : 'pass');
}

describe('M1 to M8 lines of a manifest', () => {
  it.each<Row>([
    {
      why: 'M1 blank lines and comments, indented ones too, are skipped',
      base: {
        'fixtures/a.json': A,
        'fixtures.manifest': `\n  \n# a\n\t # b\r\n\u3000# c\n\r\n${entryFor('fixtures/a.json', A)}`,
      },
      said: [],
    },
    {
      why: 'M1 a star is a name and no glob',
      base: one(entryFor('fixtures/*.json', A)),
      said: ['error FG205 fixtures/*.json:1'],
    },
    {
      why: 'M2 a segment that leads out, on either slash',
      base: {
        'fixtures/a.json': A,
        'fixtures.manifest': manifestOf(entryFor('../a.json', A), entryFor('x\\..\\..\\a', A)),
      },
      said: ['error FG202 ../a.json:1', 'error FG202 x\\..\\..\\a:2'],
    },
    { why: 'M2 a drive is absolute', base: one(entryFor('C:/a.json', A)), said: ['error FG202 C:/a.json:1'] },
    {
      why: 'M3 upper-case digits are no digest',
      base: one(entryFor('fixtures/a.json', A).replace(sha256(A), sha256(A).toUpperCase())),
      said: ['error FG203 fixtures/a.json:1'],
    },
    {
      why: 'M3 63 digits are no digest',
      base: one(entryFor('fixtures/a.json', A).replace(sha256(A), sha256(A).slice(1))),
      said: ['error FG203 fixtures/a.json:1'],
    },
    {
      why: 'M4 same size, other digest',
      base: one(entryFor('fixtures/a.json', A2)),
      said: ['error FG207 fixtures/a.json:1'],
    },
    { why: 'M4 other size', base: one(entryFor('fixtures/a.json', `${A}\n`)), said: ['error FG206 fixtures/a.json:1'] },
    {
      why: 'M4 the digest is right and the size is not',
      base: one(entryFor('fixtures/a.json', A).replace(' 9 ', ' 10 ')),
      said: ['error FG206 fixtures/a.json:1'],
    },
    {
      why: 'a size with a sign or zeros in front is none',
      base: one(entryFor('fixtures/a.json', A).replace(' 9 ', ' 09 ')),
      said: ['error FG201 fixtures/a.json:1'],
    },
    {
      why: 'M5 a mode in capitals is none',
      base: one(entryFor('fixtures/a.json', A, 'Bytes')),
      said: ['error FG201 fixtures/a.json:1'],
    },
    {
      why: 'M7 nineteen characters, with a CR behind them, are too few, and the bytes are looked at all the same',
      base: {
        'fixtures/a.json': A,
        'fixtures.manifest': `${entryFor('fixtures/a.json', A2, 'bytes', 'x'.repeat(19))}\r\n`,
      },
      said: ['error FG204 fixtures/a.json:1', 'error FG207 fixtures/a.json:1'],
    },
    { why: 'M7 twenty are enough', base: one(entryFor('fixtures/a.json', A, 'bytes', `${'x'.repeat(19)}y`)), said: [] },
    {
      why: 'M7 blanks and what cannot be seen are no reason',
      base: one(entryFor('fixtures/a.json', A, 'bytes', `seed${' '.repeat(30)}\u200b\u200b\u2800`)),
      said: ['error FG204 fixtures/a.json:1'],
    },
    {
      why: 'M8 all failures in one pass',
      base: {
        'fixtures/a.json': A,
        'fixtures.manifest': manifestOf(
          'nonsense',
          entryFor('fixtures/gone.json', A),
          entryFor('fixtures/a.json', A2),
          entryFor('/etc/passwd', A),
          entryFor('fixtures/a.json', A),
        ),
      },
      said: [
        'error FG201 nonsense:1',
        'error FG202 /etc/passwd:4',
        'error FG205 fixtures/gone.json:2',
        'error FG207 fixtures/a.json:3',
        'error FG208 fixtures/a.json',
      ],
    },
    {
      why: 'M10a a path with blanks stands in double quotes, with the escapes of git',
      base: {
        'fixtures/a b\t\u00e9.json': A,
        'fixtures.manifest': manifestOf(entryFor('"fixtures/a b\\t\\303\\251.json"', A)),
      },
      said: [],
    },
    {
      why: 'a quote that is not closed',
      base: one(entryFor('"fixtures/a.json', A)),
      said: ['error FG201 fixtures.manifest:1'],
    },
    {
      why: 'a line that begins with a blank has no path',
      base: one(` ${entryFor('fixtures/a.json', A)}`),
      said: ['error FG201 fixtures/a.json:1'],
    },
    {
      why: 'tabs split no fields',
      base: one(entryFor('fixtures/a.json', A).replaceAll(' ', '\t')),
      said: ['error FG201 fixtures/a.json:1'],
    },
  ])('$why', expectSaid);

  it('M8 a failure names line, path, expected and observed digest', async () => {
    const { problems } = await runSeal(one(entryFor('fixtures/a.json', A2)), [DOCS]);
    expect(problems[0]?.message).toBe(
      `fixtures.manifest:1: fixtures/a.json: expected 9 bytes with sha256 ${sha256(A2)}; found 9 bytes with ${sha256(A)} (same size, other digest: edited in place), as on base already`,
    );
    expect(problems[0]?.anchor).toEqual({ path: 'fixtures.manifest', line: 1 });
  });
});

describe('M5 mode normalized', () => {
  const normalized = 'a\nb\n';
  it.each<Row>([
    {
      why: 'M5 white space of any script at the ends of lines, CRLF and lone CR go',
      base: {
        'fixtures/t.txt': 'a \u0085\u2003\u001f\r\nb\u3000\r\r\n\n',
        'fixtures.manifest': manifestOf(entryFor('fixtures/t.txt', normalized, 'normalized')),
      },
      said: [],
    },
    {
      why: 'M5 a byte order mark and a zero-width blank are no white space',
      base: {
        'fixtures/t.txt': '\ufeffa\nb\u200b\n',
        'fixtures.manifest': manifestOf(entryFor('fixtures/t.txt', normalized, 'normalized')),
      },
      said: ['error FG206 fixtures/t.txt:1'],
    },
    {
      why: 'M5 bytes that are no UTF-8 fail',
      base: {
        'fixtures/t.txt': Buffer.from([0x61, 0xff, 0x0a]),
        'fixtures.manifest': manifestOf(entryFor('fixtures/t.txt', normalized, 'normalized')),
      },
      said: ['error FG205 fixtures/t.txt:1'],
    },
    {
      why: 'M5 the raw size is as good',
      base: {
        'fixtures/t.txt': 'a\r\nb\r\n',
        'fixtures.manifest': manifestOf(entryFor('fixtures/t.txt', normalized, 'normalized').replace(' 4 ', ' 6 ')),
      },
      said: [],
    },
    {
      why: 'M10 a change that the form forgives needs no new entry',
      base: {
        'fixtures/t.txt': normalized,
        'fixtures.manifest': manifestOf(entryFor('fixtures/t.txt', normalized, 'normalized')),
      },
      head: { 'fixtures/t.txt': 'a  \r\nb\n\n' },
      said: [],
    },
  ])('$why', expectSaid);

  it('M6 the report says what a normalized digest leaves unprotected', async () => {
    const { summary } = await runSeal(
      {
        'fixtures/t.txt': normalized,
        'fixtures.manifest': manifestOf(entryFor('fixtures/t.txt', normalized, 'normalized')),
      },
      [DOCS],
    );
    expect(summary).toBe(
      '1 of 1 manifest entries hold; 1 normalized, which leaves unprotected: line ends, white space at the ends of lines, newlines at the end',
    );
  });
});

describe('M10 custody between base and head', () => {
  const both = {
    'fixtures/a.json': A,
    'fixtures/b.json': B,
    'fixtures.manifest': manifestOf(entryFor('fixtures/a.json', A), entryFor('fixtures/b.json', B)),
  };
  const text = 'a\nb\n';
  it.each<Row>([
    {
      why: 'M10 fixture and entry together',
      base: both,
      head: {
        'fixtures/a.json': A2,
        'fixtures.manifest': manifestOf(entryFor('fixtures/a.json', A2), entryFor('fixtures/b.json', B)),
      },
      said: [],
    },
    {
      why: 'M10 entry without its fixture',
      base: both,
      head: { 'fixtures.manifest': manifestOf(entryFor('fixtures/a.json', A2), entryFor('fixtures/b.json', B)) },
      said: ['error FG207 fixtures/a.json:1', 'error FG209 fixtures/a.json'],
    },
    {
      why: 'M10 fixture removed without its entry',
      base: both,
      head: { 'fixtures/b.json': null },
      said: ['error FG205 fixtures/b.json:2', 'error FG209 fixtures/b.json'],
    },
    {
      why: 'M10 fixture and entry removed together',
      base: both,
      head: { 'fixtures/b.json': null, 'fixtures.manifest': manifestOf(entryFor('fixtures/a.json', A)) },
      said: [],
    },
    {
      why: 'M10 the whole manifest removed drops every entry',
      base: both,
      head: { 'fixtures.manifest': null },
      said: ['error FG211 fixtures/a.json', 'error FG211 fixtures/b.json'],
    },
    {
      why: 'M10 a line turned into a comment is an entry dropped',
      base: both,
      head: { 'fixtures.manifest': manifestOf(`#${entryFor('fixtures/a.json', A)}`, entryFor('fixtures/b.json', B)) },
      said: ['error FG211 fixtures/a.json'],
    },
    {
      why: 'M10 a line that no longer can be read has a failure of its own and was not dropped',
      base: both,
      head: { 'fixtures.manifest': manifestOf(`fixtures/a.json ${sha256(A)} 9`, entryFor('fixtures/b.json', B)) },
      said: ['error FG201 fixtures/a.json:1'],
    },
    {
      why: 'M10 a weaker mode, even where the digest is the same',
      base: { 'fixtures/t.txt': text, 'fixtures.manifest': manifestOf(entryFor('fixtures/t.txt', text)) },
      head: { 'fixtures.manifest': manifestOf(entryFor('fixtures/t.txt', text, 'normalized')) },
      said: ['error FG210 fixtures/t.txt'],
    },
    {
      why: 'M10 a weaker mode together with new bytes',
      base: { 'fixtures/t.txt': text, 'fixtures.manifest': manifestOf(entryFor('fixtures/t.txt', text)) },
      head: {
        'fixtures/t.txt': 'a\nc\n',
        'fixtures.manifest': manifestOf(entryFor('fixtures/t.txt', 'a\nc\n', 'normalized')),
      },
      said: ['error FG210 fixtures/t.txt'],
    },
    {
      why: 'M10 a stronger mode is shown and fine',
      base: { 'fixtures/t.txt': text, 'fixtures.manifest': manifestOf(entryFor('fixtures/t.txt', text, 'normalized')) },
      head: { 'fixtures.manifest': manifestOf(entryFor('fixtures/t.txt', text)) },
      said: ['warning FG209 fixtures/t.txt'],
    },
    {
      why: 'M10 other words in the reason are shown and fine',
      base: both,
      head: {
        'fixtures.manifest': manifestOf(
          entryFor('fixtures/a.json', A, 'bytes', 'Seed rows for another golden'),
          entryFor('fixtures/b.json', B),
        ),
      },
      said: ['warning FG209 fixtures/a.json'],
    },
    {
      why: 'M10 other line ends of the manifest and another order of its lines are no change of an entry',
      base: both,
      head: {
        'fixtures.manifest': `${entryFor('fixtures/b.json', B)}\r\n${entryFor('fixtures/a.json', A)}\r\n`,
      },
      said: [],
    },
    {
      why: 'M10 a new entry for an unchanged file is fine',
      base: { 'fixtures/a.json': A },
      head: { 'fixtures.manifest': manifestOf(entryFor('fixtures/a.json', A)) },
      said: [],
    },
    {
      why: 'M10 an entry may move to another manifest',
      base: { ...both, [POLICY]: 'version: 1\nmanifest: ["seals/*.manifest", fixtures.manifest]\n' },
      head: {
        'fixtures.manifest': manifestOf(entryFor('fixtures/b.json', B)),
        'seals/one.manifest': manifestOf(entryFor('fixtures/a.json', A)),
      },
      said: [],
    },
    {
      why: 'M10 two manifests with one fixture',
      base: { ...both, [POLICY]: 'version: 1\nmanifest: ["seals/*.manifest", fixtures.manifest]\n' },
      head: { 'seals/one.manifest': manifestOf(entryFor('fixtures/a.json', A)) },
      said: ['error FG208 fixtures/a.json'],
    },
    {
      why: 'M10 a repair of an entry that was wrong on base is a warning',
      base: one(entryFor('fixtures/a.json', A2)),
      head: { 'fixtures.manifest': manifestOf(entryFor('fixtures/a.json', A)) },
      said: ['warning FG209 fixtures/a.json'],
    },
    {
      why: 'M10 a fixture that is put back to what its entry always said',
      base: one(entryFor('fixtures/a.json', A2)),
      head: { 'fixtures/a.json': A2 },
      said: [],
    },
    {
      why: 'M10 a sealed fixture that becomes a link to the same bytes',
      base: both,
      head: { 'fixtures/a.json': { mode: '120000', content: 'b.json' } },
      said: ['error FG205 fixtures/a.json:1', 'error FG209 fixtures/a.json'],
    },
    {
      why: 'M10 a link whose own text is what the entry says',
      base: { 'fixtures/a.json': 'b.json', 'fixtures.manifest': manifestOf(entryFor('fixtures/a.json', 'b.json')) },
      head: { 'fixtures/a.json': { mode: '120000', content: 'b.json' } },
      said: ['error FG205 fixtures/a.json:1', 'error FG209 fixtures/a.json'],
    },
    {
      why: 'M10 the executable bit is no content',
      base: both,
      head: { 'fixtures/a.json': { mode: '100755', content: A } },
      said: [],
    },
    {
      why: 'M10 a manifest that becomes a link is read as none',
      base: both,
      head: { 'fixtures.manifest': { mode: '120000', content: 'other' } },
      said: ['error FG201 fixtures.manifest', 'error FG211 fixtures/a.json', 'error FG211 fixtures/b.json'],
    },
    {
      why: 'M10 a sealed fixture that moves and leaves its seal behind',
      base: both,
      head: {
        'fixtures/a.json': null,
        'fixtures/c.json': A,
        'fixtures.manifest': manifestOf(entryFor('fixtures/b.json', B)),
      },
      said: ['warning FG211 fixtures/c.json'],
    },
    {
      why: 'C6 a pattern that head takes out of the policy still counts',
      base: { ...both, [POLICY]: 'version: 1\nmanifest: [fixtures.manifest]\n' },
      head: { [POLICY]: 'version: 1\nmanifest: [other.manifest]\n', 'fixtures/a.json': A2 },
      said: ['error FG207 fixtures/a.json:1', 'error FG209 fixtures/a.json'],
    },
  ])('$why', expectSaid);
});

describe('M10a completeness, Git LFS, submodules', () => {
  const complete = 'version: 1\nmanifest-complete: true\n';
  const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${sha256('big')}\nsize 3\n`;
  it.each<Row>([
    {
      why: 'M10a a fixture without an entry is no finding',
      base: { ...one(entryFor('fixtures/a.json', A)), 'fixtures/free.json': B },
      said: [],
    },
    {
      why: 'M10a but it is where the policy asks for all, links and the manifest itself aside',
      base: {
        ...one(entryFor('fixtures/a.json', A)),
        'fixtures/free.json': B,
        'fixtures/link.json': { mode: '120000', content: 'a.json' },
        'src/a.js': '1',
        [POLICY]: complete,
      },
      said: ['error FG216 fixtures/free.json'],
    },
    {
      why: 'M10a without any manifest every fixture lacks its entry',
      base: { 'fixtures/free.json': B, [POLICY]: complete },
      said: ['error FG216 fixtures/free.json'],
    },
    {
      why: 'M10a digest and size of a Git LFS file are those that its pointer names',
      base: { 'fixtures/big.bin': pointer, 'fixtures.manifest': manifestOf(entryFor('fixtures/big.bin', 'big')) },
      said: [],
    },
    {
      why: 'M10a and not those of the pointer itself',
      base: { 'fixtures/big.bin': pointer, 'fixtures.manifest': manifestOf(entryFor('fixtures/big.bin', pointer)) },
      said: ['error FG206 fixtures/big.bin:1'],
    },
    {
      why: 'M10a content that moves into Git LFS needs no new entry',
      base: { 'fixtures/big.bin': 'big', 'fixtures.manifest': manifestOf(entryFor('fixtures/big.bin', 'big')) },
      head: { 'fixtures/big.bin': pointer },
      said: [],
    },
    {
      why: 'M10a what is not at hand cannot be normalized',
      base: {
        'fixtures/big.txt': pointer,
        'fixtures.manifest': manifestOf(entryFor('fixtures/big.txt', 'big\n', 'normalized')),
      },
      said: ['error FG205 fixtures/big.txt:1'],
    },
    {
      why: 'a submodule is no file',
      base: {
        'fixtures/sub': { mode: '160000', oid: '1'.repeat(40) },
        'fixtures.manifest': manifestOf(entryFor('fixtures/sub', '1'.repeat(40))),
      },
      said: ['error FG205 fixtures/sub:1'],
    },
  ])('$why', expectSaid);

  it('is not configured without a manifest and a ledger on either side', async () => {
    const { outcome, problems } = await runSeal({ 'fixtures/a.json': A }, [{ files: { 'fixtures/a.json': A2 } }]);
    expect([outcome, problems]).toEqual(['not-configured', []]);
  });
});

describe('M11 what is staged and on disk', () => {
  it('M11 sees the index against HEAD, and the files on disk', async () => {
    const repository = createRepository();
    repository.commit({ files: one(entryFor('fixtures/a.json', A)), message: 'Base\n' });
    repository.checkout('main');
    repository.write('fixtures/a.json', A2);
    repository.git(['add', 'fixtures/a.json']);
    repository.write('fixtures/a.json', A);
    expect((await judged(repository, { kind: 'staged' })).said).toEqual([
      'error FG207 fixtures/a.json:1',
      'error FG209 fixtures/a.json',
    ]);
    expect((await judged(repository, { kind: 'worktree' })).said).toEqual([]);
  });
});

describe('M6 mode structured', () => {
  const policy =
    'version: 1\nfixtures:\n  - paths: ["fixtures/**"]\n    volatile: { ids: ["$..id"], timestamps: ["$..at"] }\n';
  const document = (id: string, at: string, total: string): string =>
    `{"id": "${id}", "ref": {"id": "${id}"}, "at": "${at}", "total": ${total}}\n`;
  const written = document('order-0001', '2024-01-02T03:04:05Z', '19.50');
  const sealOf = async (content: string): Promise<string> => {
    const line = `fixtures/o.json ${'0'.repeat(64)} 1 structured ${REASON}`;
    const { problems } = await runSeal(
      { [POLICY]: policy, 'fixtures/o.json': content, 'fixtures.manifest': `${line}\n` },
      [DOCS],
    );
    const found = /found \d+ or (\d+) bytes with ([0-9a-f]{64})/.exec(problems[0]?.message ?? '');
    return `fixtures/o.json ${found?.[2]} ${found?.[1]} structured ${REASON}`;
  };
  it.each([
    ['M6 other ids and times of the same form', document('order-0009', '2025-11-12T13:14:15Z', '19.5'), true],
    [
      'M6 another order of keys and other layout',
      `{\n "total": 1.95e1, "at": "2024-01-02T03:04:05Z",\n "ref": {"id": "order-0001"}, "id": "order-0001"}`,
      true,
    ],
    ['M6 another value', document('order-0001', '2024-01-02T03:04:05Z', '19.51'), false],
    [
      'M6 a reference that was pointed elsewhere',
      written.replace('"ref": {"id": "order-0001"}', '"ref": {"id": "order-0002"}'),
      false,
    ],
    ['M6 a time of another form', document('order-0001', '2024-01-02', '19.50'), false],
    ['M6 an id that is none any more', document('none', '2024-01-02T03:04:05Z', '19.50'), false],
    ['M6 a number that became a text', document('order-0001', '2024-01-02T03:04:05Z', '"19.50"'), false],
    ['M6 a file that no longer parses', written.slice(0, -3), false],
  ])('%s', async (_, head, same) => {
    const line = await sealOf(written);
    const base = { [POLICY]: policy, 'fixtures/o.json': written, 'fixtures.manifest': `${line}\n` };
    const run = await runSeal(base, [{ files: { 'fixtures/o.json': head } }]);
    // The size is raw or canonical: a line with the canonical one holds for every layout of the same content.
    expect(run.outcome).toBe(same ? 'pass' : 'fail');
    if (same) {
      expect(run.summary).toContain(
        'structured, which leaves unprotected: layout, comments, the order of keys, the spelling of numbers and what its format counts as metadata, 2 ids at $..id, 1 timestamps at $..at',
      );
    }
  });

  it('M6 a fact beside the content that counts as a value is sealed with it', async () => {
    const zero = `fixtures/a.env ${'0'.repeat(64)} 1 structured ${REASON}`;
    const given = { 'fixtures/a.env': 'A=1\nB=$A\n' };
    const { problems } = await runSeal({ ...given, 'fixtures.manifest': `${zero}\n` }, [DOCS]);
    const found = /found \d+ or (\d+) bytes with ([0-9a-f]{64})/.exec(problems[0]!.message);
    const base = { ...given, 'fixtures.manifest': `fixtures/a.env ${found![2]} ${found![1]} structured ${REASON}\n` };
    const outcomeOf = async (head: string): Promise<string | undefined> =>
      (await runSeal(base, [{ files: { 'fixtures/a.env': head } }])).outcome;
    expect(await outcomeOf('# A and B\nA="1"\nB=$A\n')).toBe('pass');
    // The same entries, but B is set from A before A is there.
    expect(await outcomeOf('B=$A\nA=1\n')).toBe('fail');
  });

  it('M6 text without structure cannot be sealed so', async () => {
    const line = `fixtures/t.txt ${sha256('a\n')} 2 structured ${REASON}`;
    const { said } = await runSeal({ 'fixtures/t.txt': 'a\n', 'fixtures.manifest': `${line}\n` }, [DOCS]);
    expect(said).toEqual(['error FG205 fixtures/t.txt:1']);
  });
});

describe('K1 the ledger', () => {
  const ledger = (entries: Readonly<Record<string, string>>): string => `${JSON.stringify(entries, null, 2)}\n`;
  const FILE = 'tests/fixture_ledger.json';
  const base = {
    'tests/fixtures/a.json': A,
    'tests/fixtures/deep/b.json': B,
    [FILE]: ledger({ 'a.json': sha256(A), 'deep/b.json': sha256(B) }),
  };
  it.each<Row>([
    { why: 'K1 all there and as sealed', base, said: [] },
    {
      why: 'K1 drifted, extra and missing, all listed',
      base,
      head: { 'tests/fixtures/a.json': A2, 'tests/fixtures/new.json': A, 'tests/fixtures/deep/b.json': null },
      said: [
        'error FG212 tests/fixtures/a.json:2',
        'error FG213 tests/fixtures/new.json',
        'error FG214 tests/fixtures/deep/b.json:3',
      ],
    },
    {
      why: 'K1 bytes and ledger together',
      base,
      head: { 'tests/fixtures/a.json': A2, [FILE]: ledger({ 'a.json': sha256(A2), 'deep/b.json': sha256(B) }) },
      said: [],
    },
    { why: 'K1 the ledger removed', base, head: { [FILE]: null }, said: [`error FG211 ${FILE}`] },
    {
      why: 'K1 no JSON',
      base,
      head: { [FILE]: '{' },
      said: [`error FG201 ${FILE}:1`, 'error FG213 tests/fixtures/a.json', 'error FG213 tests/fixtures/deep/b.json'],
    },
    {
      why: 'K1 a comment, which other readers of JSON refuse',
      base,
      head: { [FILE]: `${base[FILE].replace('{', '{ // sealed')}` },
      said: [`error FG201 ${FILE}:1`, 'error FG213 tests/fixtures/a.json', 'error FG213 tests/fixtures/deep/b.json'],
    },
    {
      why: 'K1 a name twice, a name that leads out, a digest that is none',
      base,
      head: {
        [FILE]: `{"a.json": "${sha256(A)}",\n"a.json": "${sha256(B)}",\n"../x": "${sha256(A)}",\n"deep/b.json": "x"}\n`,
      },
      said: [
        'error FG202 tests/fixtures/../x:3',
        'error FG203 tests/fixtures/deep/b.json:4',
        'error FG208 tests/fixtures/a.json:2',
      ],
    },
    {
      why: 'K1 a link in the place of a sealed file, and a new one beside it',
      base,
      head: {
        'tests/fixtures/a.json': { mode: '120000', content: 'deep/b.json' },
        'tests/fixtures/l.json': { mode: '120000', content: 'a.json' },
      },
      said: ['error FG212 tests/fixtures/a.json:2', 'error FG213 tests/fixtures/l.json'],
    },
  ])('$why', expectSaid);
});

describe('K3 sealed by the writer of the bytes', () => {
  const alice = 'Alice Example <alice@example.test>';
  const bob = 'Bob Example <bob@example.test>';
  const base = {
    'fixtures/a.json': A,
    'fixtures.manifest': manifestOf(entryFor('fixtures/a.json', A)),
    [POLICY]: 'version: 1\nseparation: { different-author: true }\n',
  };
  const bytes = { 'fixtures/a.json': A2 };
  const entry = { 'fixtures.manifest': manifestOf(entryFor('fixtures/a.json', A2)) };
  it.each<readonly [string, readonly Change[], readonly string[]]>([
    [
      'K3 one person in one commit',
      [{ files: { ...bytes, ...entry }, author: alice }],
      ['error FG215 fixtures/a.json'],
    ],
    [
      'K3 one person in two commits',
      [
        { files: bytes, author: alice },
        { files: entry, author: alice },
      ],
      ['error FG215 fixtures/a.json'],
    ],
    [
      'K3 two people',
      [
        { files: bytes, author: alice },
        { files: entry, author: bob },
      ],
      [],
    ],
    [
      'K3 a co-author is a writer',
      [
        { files: bytes, author: alice },
        { files: entry, author: bob, message: `Seal\n\nCo-authored-by: ${alice}\n` },
      ],
      ['error FG215 fixtures/a.json'],
    ],
  ])('%s', async (_, changes, said) => {
    expect((await runSeal(base, changes)).said).toEqual(said);
  });

  it('K3 counts writers of what is sealed outside of every fixture pattern, too', async () => {
    const data = {
      'data/a.json': A,
      'fixtures.manifest': manifestOf(entryFor('data/a.json', A)),
      [POLICY]: base[POLICY],
    };
    const files = { 'data/a.json': A2, 'fixtures.manifest': manifestOf(entryFor('data/a.json', A2)) };
    expect((await runSeal(data, [{ files, author: alice }])).said).toEqual(['error FG215 data/a.json']);
  });

  it('K3 is silent where the policy does not ask', async () => {
    const { [POLICY]: _, ...free } = base;
    expect((await runSeal(free, [{ files: { ...bytes, ...entry }, author: alice }])).said).toEqual([]);
  });
});

describe('what a path can do to a reader', () => {
  it('M9 stands in commands as one word of a shell, or not at all', async () => {
    const evil = 'fixtures/$(touch x)`y`.json';
    const unseen = 'fixtures/a\u202eb.json';
    const run = await runSeal(
      {
        [evil]: A,
        [unseen]: A,
        'fixtures.manifest': manifestOf(entryFor(`"${evil}"`, A), entryFor('"fixtures/a\\342\\200\\256b.json"', A)),
      },
      [{ files: { [evil]: A2, [unseen]: A2 } }],
    );
    const commands = run.problems.flatMap(({ fix }) => fix?.split('\n').slice(1) ?? []);
    expect([...new Set(commands.map((line) => line.trim()))].toSorted()).toEqual([
      'fixture-gate manifest propose',
      `fixture-gate manifest propose '${evil}'`,
    ]);
  });

  it('C4 an annotation goes to the line of the manifest, and so does SARIF', async () => {
    const { report } = await runSeal(
      {
        'fixtures/a.bin': Buffer.from([0, 1]),
        'fixtures.manifest': manifestOf('# seals', entryFor('fixtures/a.bin', Buffer.from([0, 1]))),
      },
      [{ files: { 'fixtures/a.bin': Buffer.from([0, 2]) } }],
    );
    const context = { width: 100, colour: false };
    const sarif = JSON.parse(await renderDocument('sarif', report, context)) as {
      readonly runs: readonly {
        readonly results: readonly { readonly ruleId: string; readonly locations: readonly unknown[] }[];
      }[];
    };
    const broken = sarif.runs[0]?.results.find(({ ruleId }) => ruleId === 'FG207');
    expect(broken?.locations).toEqual([
      {
        physicalLocation: {
          artifactLocation: { uri: 'fixtures.manifest', uriBaseId: '%SRCROOT%' },
          region: { startLine: 2 },
        },
      },
    ]);
    const notes = noteSources(report)
      .map(({ build }) => build())
      .filter(({ code }) => code === 'FG207');
    expect(notes.map(({ place }) => place)).toEqual([{ path: 'fixtures.manifest', line: 2 }]);
  });
});

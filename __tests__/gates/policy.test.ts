import { afterAll, describe, expect, it } from 'vitest';
import { gate } from '../../src/gate.js';
import type { CustodyFacts, ReviewFact } from '../../src/inputs/request.js';
import type { Problem } from '../../src/problems.js';
import type { Report } from '../../src/reporters/report.js';
import {
  createRepository,
  type FileContent,
  removeRepositories,
  type TestRepository,
} from '../support/repositories.js';

afterAll(removeRepositories);

const ORDER = '{\n  "sku": "A-1",\n  "cents": 1999\n}\n';
const POLICY = '.github/fixture-gate.yml';
const RULES = 'version: 1\nfixtures:\n  - paths: ["testdata/**"]\n  - paths: ["golden/**"]\n';
const BASE = { 'testdata/order.json': ORDER, 'testdata/lines.txt': '1\n2\n3\n4\n5\n6\n7\n', 'src/a.js': '1\n' };

interface Scene {
  readonly base?: Readonly<Record<string, FileContent>>;
  readonly files: Readonly<Record<string, FileContent>>;
  readonly message?: string;
}

interface Proposed {
  readonly repository: TestRepository;
  readonly head: string;
}

function propose({ base = {}, files, message = 'Change\n' }: Scene): Proposed {
  const repository = createRepository();
  const begin = repository.commit({ files: { ...BASE, ...base } });
  return { repository, head: repository.commit({ branch: 'topic', parents: [begin], files, message }) };
}

/** As the platform tells it: dana approved head, and Alice's account wrote the only commit. */
function custody({ head }: Proposed, review: Partial<ReviewFact> = {}): CustodyFacts {
  return {
    kind: 'read',
    reviews: [
      {
        login: 'dana',
        type: 'User',
        state: 'APPROVED',
        commit: head,
        submittedAt: null,
        body: '',
        permission: 'write',
        ...review,
      },
    ],
    commits: [{ sha: head, logins: ['mona'] }],
  };
}

function judge({ repository }: Proposed, facts?: CustodyFacts, base = 'main', workflow?: string): Promise<Report> {
  return gate({
    repository: { kind: 'directory', path: repository.directory },
    range: { kind: 'revisions', base, head: 'topic' },
    testReports: [],
    ...(workflow === undefined ? {} : { workflow }),
    ...(facts === undefined
      ? {}
      : { pullRequest: { number: 1, author: 'mona', baseTrust: 'default', fork: false, custody: facts } }),
  });
}

const said = (report: Report, gateId = 'policy'): string[] =>
  report.problems.filter(({ gate: id }) => id === gateId).map(({ code, severity }) => `${code} ${severity}`);
const only = (report: Report, code: string): Problem => report.problems.find((problem) => problem.code === code)!;
const pointer = (digit: string): string =>
  `version https://git-lfs.github.com/spec/v1\noid sha256:${digit.repeat(64)}\nsize 12\n`;

interface Row extends Scene {
  readonly why: string;
  /** Code and severity where nobody can be asked, and what must be in the message. */
  readonly local: string;
  readonly words?: string;
}

const GUARDS: readonly Row[] = [
  {
    why: 'T04 T51 the policy loosened',
    base: { [POLICY]: `${RULES}trailers: { min-reason: 30 }\n` },
    files: { [POLICY]: RULES },
    local: 'FG801 warning',
    words: 'trailers.min-reason: 30 on base, 20 here',
  },
  { why: 'T06 the first policy', files: { [POLICY]: RULES }, local: 'FG801 warning', words: 'brings the policy' },
  {
    why: 'T04 the policy removed',
    base: { [POLICY]: RULES },
    files: { [POLICY]: null },
    local: 'FG801 warning',
    words: 'removes the policy',
  },
  {
    why: 'T01 the workflow of the gate by its content',
    base: { '.github/workflows/ci.yml': 'on: pull_request\n# uses: octo-org/fixture-gate@main\n' },
    files: { '.github/workflows/ci.yml': 'on: pull_request\n' },
    local: 'FG801 warning',
    words: 'a workflow that runs this gate',
  },
  {
    why: 'T01 the list of owners',
    base: { '.github/CODEOWNERS': '* @dana\n' },
    files: { '.github/CODEOWNERS': '* @mona\n' },
    local: 'FG801 warning',
    words: 'those who must review',
  },
  {
    why: 'T62 the schema of a fixture, found by its place',
    base: { 'schemas/order.schema.json': '{"required":["sku"]}\n' },
    files: { 'schemas/order.schema.json': '{}\n' },
    local: 'FG801 warning',
    words: 'fixtures are judged by',
  },
  {
    why: 'T62 a view that the policy names',
    base: {
      [POLICY]: 'version: 1\nfixtures:\n  - paths: ["testdata/**"]\n    properties: checks/order.view.yml\n',
      'checks/order.view.yml': 'a: 1\n',
    },
    files: { 'checks/order.view.yml': 'a: 2\n' },
    local: 'FG801 warning',
  },
  {
    why: 'T46 what submodules are looked at by',
    files: { '.gitmodules': '[submodule "x"]\n\tignore = all\n' },
    local: 'FG801 warning',
  },
  {
    why: 'T49 where Git LFS looks',
    files: { '.lfsconfig': '[lfs]\n\turl = https://lfs.example.test\n' },
    local: 'FG801 warning',
  },
];

const HIDDEN: readonly Row[] = [
  {
    why: 'T48 -diff keeps a fixture out of the diff',
    files: { '.gitattributes': 'testdata/*.json -diff\n' },
    local: 'FG802 error',
    words: 'diff is unset for 1 fixture',
  },
  { why: 'T48 binary', files: { '.gitattributes': '*.json binary\n' }, local: 'FG802 error' },
  {
    why: 'T48 linguist-generated, in a folder below',
    files: { 'testdata/.gitattributes': 'order.json linguist-generated\n' },
    local: 'FG802 error',
    words: 'linguist-generated is set',
  },
  { why: 'T48 other bytes in an archive', files: { '.gitattributes': '*.json export-subst\n' }, local: 'FG802 error' },
  { why: 'T48 merge=union', files: { '.gitattributes': '*.json merge=union\n' }, local: 'FG802 error' },
  { why: 'T47 a filter', files: { '.gitattributes': '*.json filter=lfs\n' }, local: 'FG802 error' },
  { why: 'T47 ident', files: { '.gitattributes': '*.json ident\n' }, local: 'FG802 error' },
  { why: 'T47 eol', files: { '.gitattributes': '*.json eol=crlf\n' }, local: 'FG802 error' },
  {
    why: 'T47 T50 another encoding on disk',
    files: { '.gitattributes': '*.json working-tree-encoding=UTF-16\n' },
    local: 'FG802 error',
  },
  {
    why: 'T47 by way of a macro',
    files: { '.gitattributes': '[attr]quiet -diff -merge\n*.json quiet\n' },
    local: 'FG802 error',
  },
  {
    why: 'T47 an override that goes away',
    base: { '.gitattributes': '*.json -diff\n', 'testdata/.gitattributes': '*.json diff\n' },
    files: { 'testdata/.gitattributes': null },
    local: 'FG802 error',
  },
  {
    why: 'T49 content that becomes a pointer',
    files: { 'testdata/order.json': pointer('a') },
    local: 'FG802 error',
    words: 'Git LFS pointer',
  },
  {
    why: 'T49 a pointer that becomes content',
    base: { 'testdata/order.json': pointer('a') },
    files: { 'testdata/order.json': ORDER },
    local: 'FG802 error',
  },
  {
    why: 'T50 text that becomes binary to git',
    files: { 'testdata/order.json': Buffer.from(ORDER, 'utf16le') },
    local: 'FG802 error',
    words: 'binary to git',
  },
  {
    why: 'T39 a link in the place of a file',
    files: { 'testdata/order.json': { mode: '120000', content: '/etc/passwd' } },
    local: 'FG802 error',
    words: 'symbolic link',
  },
  {
    why: 'T46 a submodule in the place of a file',
    files: { 'testdata/order.json': { mode: '160000', oid: 'ab'.repeat(20) } },
    local: 'FG802 error',
  },
];

const SUBMODULE = { mode: '160000', oid: 'ab'.repeat(20) } as const;
const modules = (path: string, rest = ''): string =>
  `[submodule "s"]\n\tpath = ${path}\n\turl = https://git.example.test/s\n${rest}`;
const WITH_SUBMODULE = { 'testdata/sub': SUBMODULE, '.gitmodules': modules('testdata/sub') };

const SUBMODULES: readonly Row[] = (
  [
    ['from another place', modules('testdata/sub').replace('/s\n', '/t\n'), '(url)'],
    ['with its changes hidden', modules('testdata/sub', '\tignore = all\n'), '(ignore)'],
    [
      'by a second section',
      modules('testdata/sub', '[submodule "t"]\n\tPATH = ./testdata//sub/\n\turl = x\n'),
      '(path, url)',
    ],
    [
      'by a section above',
      `[submodule "t"]\n\tpath = testdata/sub\n\tbranch = x\n${modules('testdata/sub')}`,
      '(path, branch)',
    ],
    ['put elsewhere', modules('src/sub'), '(path, url)'],
    ['taken away', null, '(path, url)'],
    ['by what git cannot read', '[submodule "s"\n', 'cannot be read'],
    ['by a link', { mode: '120000', content: 'src/a.js' }, 'cannot be read'],
    ['by more than is read', modules('testdata/sub', `#${'x'.repeat(1_100_000)}\n`), 'cannot be read'],
  ] as const
).map(([why, content, words]) => ({
  why: `T46 a submodule of fixtures, ${why}`,
  base: WITH_SUBMODULE,
  files: { '.gitmodules': content },
  local: 'FG802 error',
  words,
}));

const LEFT: readonly Row[] = [
  {
    why: 'T38 a fixture moved out of every pattern',
    files: { 'testdata/order.json': null, 'src/order-data.json': ORDER },
    local: 'FG803 error',
    words: 'src/order-data.json',
  },
  {
    why: 'T38 and edited on the way',
    files: { 'testdata/order.json': null, 'src/order-data.json': ORDER.replace('1999', '2099') },
    local: 'FG803 error',
  },
  {
    why: 'T42 a twin by letter case',
    base: { [POLICY]: RULES },
    files: { 'testdata/Order.json': ORDER },
    local: 'FG805 error',
    words: 'one file where letter case',
  },
  {
    why: 'T42 a twin by Unicode form, in another folder of the same name',
    base: { 'testdata/\u00e9/a.json': '1\n' },
    files: { 'testdata/e\u0301/a.json': '1\n' },
    local: 'FG805 error',
  },
  {
    why: 'T42 a twin by a letter of another alphabet',
    files: { 'testdata/\u043erder.json': ORDER },
    local: 'FG805 error',
  },
  { why: 'T42 a twin by a dot at the end', files: { 'testdata/order.json.': ORDER }, local: 'FG805 error' },
  { why: 'T42 a twin by an invisible character', files: { 'testdata/ord\u200ber.json': ORDER }, local: 'FG805 error' },
  {
    why: 'T42 two twins that come together',
    files: { 'testdata/new.json': '1\n', 'testdata/NEW.json': '2\n' },
    local: 'FG805 error',
  },
  {
    why: 'T42 a name that is shown in another order',
    files: { 'testdata/a\u202egnp.json': '1\n' },
    local: 'FG805 error',
  },
  ...(
    [
      ['.GITATTRIBUTES', 'letter case'],
      ['.gitattributes.', 'a dot at the end'],
      ['.gitattributes ', 'a blank at the end'],
      ['.gitattri\u200cbutes', 'a character that HFS+ ignores'],
      ['GITATT~1', 'its short name'],
      ['gi7d29~1', 'its other short name'],
      ['.gitattributes:x', 'a stream'],
      ['.GitModules', 'letter case, of submodules'],
      ['.LFSConfig', 'letter case, of Git LFS'],
      ['TestData/.gitattributes', 'letter case of the folder'],
      ['testdata./.gitattributes', 'a dot at the end of the folder'],
      ['testdata\\.gitattributes', 'the slash of Windows'],
    ] as const
  ).map(([path, why]) => ({
    why: `T42 T48 settings of git under a name that some file systems take for theirs: ${why}`,
    base: { [POLICY]: RULES },
    files: { [path]: '*.json -diff eol=crlf\n' },
    local: 'FG805 error',
  })),
  ...(
    [
      ['a link called like the folder', 'TestData', '120000'],
      ['a submodule called like the folder', 'testDATA', '160000'],
      ['a file called like the folder', 'TESTDATA', '100644'],
      ['a link that looks like the folder', 'testd\u0430ta', '120000'],
    ] as const
  ).map(([why, path, mode]) => ({
    why: `T42 T39 ${why}`,
    base: { [POLICY]: RULES },
    files: { [path]: mode === '160000' ? { mode, oid: 'ab'.repeat(20) } : { mode, content: 'src' } },
    local: 'FG805 error',
    words: 'taken for testdata',
  })),
  {
    why: 'T42 T39 a link and a folder of one name that come together',
    base: { [POLICY]: RULES },
    files: { Golden: { mode: '120000', content: 'src' }, 'golden/new.json': '1\n' },
    local: 'FG805 error',
    words: 'taken for',
  },
  { why: 'T41 a line break in a name', files: { 'testdata/a\nb.json': '1\n' }, local: 'FG805 error' },
  {
    why: 'T42 a folder that looks like one of fixtures',
    base: { [POLICY]: RULES },
    files: { 'testd\u0430ta/x.json': '1\n' },
    local: 'FG805 error',
    words: 'no pattern covers',
  },
];

describe.each([
  ['FG801 what judges', GUARDS],
  ['FG802 hidden evidence', HIDDEN],
  [
    'FG802 submodules',
    [
      ...SUBMODULES,
      {
        why: 'T46 a submodule in place of the whole folder of fixtures',
        base: { golden: SUBMODULE, '.gitmodules': modules('golden'), [POLICY]: RULES },
        files: { '.gitmodules': modules('golden', '\tupdate = none\n') },
        local: 'FG802 error',
        words: '(update)',
      },
      {
        why: 'T46 one that comes first and is read first',
        base: { 'testdata/sub': SUBMODULE, '.gitmodules': modules('testdata/sub', '\turl = y\n') },
        files: {
          '.gitmodules': modules('testdata/sub', '').replace(
            /\turl.*\n/,
            '\turl = y\n\turl = https://git.example.test/s\n',
          ),
        },
        local: 'FG802 error',
        words: '(order)',
      },
    ],
  ],
  ['FG803 FG805 out of sight', LEFT],
])('%s', (_, rows) => {
  it.each(rows.map((row) => [row.why, row] as const))(
    '%s: red without an approval of these bytes, and a notice that names who gave it',
    async (__, row) => {
      const proposed = propose(row);
      const [code] = row.local.split(' ') as [string];
      const here = await judge(proposed, custody(proposed, { state: 'COMMENTED' }));
      expect(said(here)).toContain(`${code} error`);
      expect(here.exitCode).toBe(1);
      if (row.words !== undefined) expect(only(here, code).message).toContain(row.words);
      const approved = await judge(proposed, custody(proposed));
      expect(said(approved).filter((one) => one.startsWith(code))).toEqual(
        said(approved)
          .filter((one) => one.startsWith(code))
          .map(() => `${code} notice`),
      );
      expect(only(approved, code).message).toContain('approved by dana');
      // Where it is an error everywhere, nothing else is decided for the command line.
      if (row.local.endsWith('warning')) expect(said(await judge(proposed))).toContain(row.local);
      else expect(said(here)).toContain(row.local);
    },
  );
});

describe('what is no reason to ask', () => {
  it.each<Scene & { readonly why: string }>([
    { why: 'an attribute of other files', files: { '.gitattributes': '*.png binary\n' } },
    {
      why: 'an attribute that is taken away',
      base: { '.gitattributes': '*.json -diff\n' },
      files: { '.gitattributes': '\n' },
    },
    { why: 'bytes as they are stored', files: { '.gitattributes': '* -text\n' } },
    {
      why: 'a schema that no fixture has',
      base: { 'schemas/user.schema.json': '1' },
      files: { 'schemas/user.schema.json': '2' },
    },
    { why: 'settings of no fixture', files: { 'docs/.GitAttributes': '* -diff\n', 'docs/.GITMODULES': '1\n' } },
    { why: 'a file called like a folder without fixtures', files: { SRC: '1\n' } },
    { why: 'names in one other alphabet', files: { 'docs/\u0437\u0430\u043a\u0430\u0437.md': '1\n' } },
    {
      why: 'a fixture moved to another fixture',
      files: { 'testdata/order.json': null, 'testdata/b/order.json': ORDER },
    },
  ])('$why', async (scene) => {
    const report = await judge(propose(scene));
    expect(said(report)).toEqual([]);
  });

  it.each([
    ['of another submodule', `${modules('testdata/sub')}[submodule "t"]\n\tpath = lib/t\n\turl = x\n`],
    ['of nothing but its layout', `# moved\n${modules('testdata/sub').replaceAll('\t', '  ')}`],
  ])('T46 settings %s hide no fixture', async (_, content) => {
    const report = await judge(propose({ base: WITH_SUBMODULE, files: { '.gitmodules': content } }));
    expect(said(report)).toEqual(['FG801 warning']);
  });

  it('a new schema takes nothing away', async () => {
    const report = await judge(propose({ files: { 'schemas/order.schema.json': '{}\n' } }));
    expect(said(report)).toEqual(['FG801 notice']);
  });

  it('T01 the workflow that runs now is the gate’s own, whatever it is called and says', async () => {
    const proposed = propose({ files: { '.github/workflows/other.yml': 'on: push\n' } });
    const workflow = '.github/workflows/other.yml';
    expect(said(await judge(proposed, custody(proposed, { state: 'COMMENTED' }), 'main', workflow))).toEqual([
      'FG801 error',
    ]);
  });

  it('T02 any other workflow is a warning: it can post a check of any name', async () => {
    const proposed = propose({ files: { '.github/workflows/other.yml': 'on: push\n' } });
    expect(said(await judge(proposed, custody(proposed, { state: 'COMMENTED' })))).toEqual(['FG801 warning']);
  });
});

describe('an approval of something else is none', () => {
  const scene = { base: { [POLICY]: RULES }, files: { [POLICY]: `${RULES}trailers: { min-reason: 0 }\n` } };
  it.each<[string, (proposed: Proposed) => CustodyFacts]>([
    ['T17 the author', (proposed) => custody(proposed, { login: 'mona' })],
    ['T17 a bot', (proposed) => custody(proposed, { type: 'Bot' })],
    ['T17 somebody who may not write', (proposed) => custody(proposed, { permission: 'read' })],
    ['T17 somebody whose permission nobody told', (proposed) => custody(proposed, { permission: 'unknown' })],
    ['T19 one that was dismissed', (proposed) => custody(proposed, { state: 'DISMISSED' })],
    ['T18 one of a commit that is gone', (proposed) => custody(proposed, { commit: null })],
    [
      'T18 one of other bytes',
      (proposed) => custody(proposed, { commit: proposed.repository.git(['rev-parse', 'main']) }),
    ],
    [
      'T24 the digest of the findings, which does not cover the policy',
      (proposed) => custody(proposed, { commit: null, body: `Fixture-Review: ${'0'.repeat(64)}` }),
    ],
    [
      'T17 an account behind a commit',
      (proposed) => ({ ...custody(proposed), commits: [{ sha: proposed.head, logins: ['mona', 'dana'] }] }),
    ],
    ['T32 commits that nobody is known to have written', (proposed) => ({ ...custody(proposed), commits: [] })],
    ['reviews that cannot be read', () => ({ kind: 'unreadable', why: 'HTTP 403' })],
  ])('%s', async (_, facts) => {
    const proposed = propose(scene);
    const report = await judge(proposed, facts(proposed));
    expect([said(report), report.verdict]).toEqual([['FG801 error'], 'fail']);
  });

  it('T18 one of an earlier commit with these very bytes still counts', async () => {
    const proposed = propose(scene);
    const head = proposed.repository.commit({ branch: 'topic', files: { 'src/a.js': '2\n' } });
    const facts = custody(proposed) as Extract<CustodyFacts, { kind: 'read' }>;
    const commits = [...facts.commits, { sha: head, logins: ['mona'] }];
    expect(said(await judge(proposed, { ...facts, commits }))).toEqual(['FG801 notice']);
    proposed.repository.commit({ branch: 'topic', files: { [POLICY]: RULES.replace('golden', 'goldens') } });
    const moved = proposed.repository.git(['rev-parse', 'topic']);
    const after = await judge(proposed, { ...facts, commits: [...commits, { sha: moved, logins: ['mona'] }] });
    expect(said(after)).toContain('FG801 error');
  });
});

describe('FG804 a pattern that is left with nothing', () => {
  const base = { [POLICY]: RULES, 'golden/a.txt': '1\n', 'golden/b.txt': '2\n' };
  it('T41 is named with what it had', async () => {
    const report = await judge(propose({ base, files: { 'golden/a.txt': null, 'golden/b.txt': null } }));
    expect(said(report)).toEqual(['FG804 warning']);
    expect(only(report, 'FG804').message).toContain('golden/** matched 2 files on base');
  });

  it('not while one is left', async () => {
    expect(said(await judge(propose({ base, files: { 'golden/a.txt': null } })))).toEqual([]);
  });
});

describe('FG804 exclusions and readers that are about nothing', () => {
  const rules = (more: string): string => `version: 1\nfixtures:\n  - paths: ["golden/**"]\n    ${more}\n`;
  const said804 = async (more: string): Promise<readonly string[]> => {
    const base = { [POLICY]: rules(more), 'golden/a.txt': '1\n', 'golden/README.md': 'x\n', 'tests/test_a.py': 'x\n' };
    const report = await judge(propose({ base, files: { 'src/a.js': '2\n' } }));
    return report.problems
      .filter(({ code }) => code === 'FG804')
      .map(({ severity, message }) => `${severity} ${message}`);
  };

  it.each([
    ['an exclusion that leaves out a file', 'exclude: ["**/README.md"]'],
    ['a reader whose file is there', 'tests: ["tests/test_a.py::*"]'],
    ['a reader that names no file', 'tests: ["suite > name", "pkg::module::case", "*::test_total", "tests/*"]'],
    ['neither', 'format: text'],
  ])('silence for %s', async (_, more) => expect(await said804(more)).toEqual([]));

  it.each([
    [
      'an exclusion with a typo',
      'exclude: ["**/README.md", "**/READNE.md"]',
      /^notice exclude\[1\] \(\*\*\/READNE\.md\)/,
    ],
    ['an exclusion of what no pattern takes', 'exclude: ["tests/**"]', /^notice exclude\[0\]/],
    [
      'a file for a reader',
      'tests: ["tests/test_a.py"]',
      /^notice tests\[0\] \(tests\/test_a\.py\) .* is a file and names no test/,
    ],
    ['a folder for a reader', 'tests: ["tests"]', /^notice tests\[0\] \(tests\) .* is a folder and names no test/],
    ['a reader with a typo', 'tests: ["tests/test_b.py::*"]', /^notice tests\[0\] \(tests\/test_b\.py::\*\)/],
  ])('a notice for %s', async (_, more, words) => {
    const said = await said804(more);
    expect(said).toEqual([expect.stringMatching(words)]);
  });
});

describe('FG806 what lands is what was reviewed', () => {
  const RECORD = 'Change\n\nFixture-Change: testdata/lines.txt reason="The list of March has another line"\n';
  const LINES = BASE['testdata/lines.txt'];

  it('T35 a merge that composes a fixture of both sides is red, though each side was recorded', async () => {
    const proposed = propose({ files: { 'testdata/lines.txt': LINES.replace('7', 'SEVEN') }, message: RECORD });
    expect((await judge(proposed)).verdict).toBe('pass');
    proposed.repository.commit({ branch: 'main', files: { 'testdata/lines.txt': LINES.replace('1', 'ONE') } });
    const report = await judge(proposed);
    expect([said(report), report.verdict]).toEqual([['FG806 error'], 'fail']);
    expect(only(report, 'FG806').path).toBe('testdata/lines.txt');
  });

  it('a base that moved on elsewhere changes nothing', async () => {
    const proposed = propose({ files: { 'testdata/lines.txt': LINES.replace('7', 'SEVEN') }, message: RECORD });
    proposed.repository.commit({ branch: 'main', files: { 'testdata/order.json': '{}\n', 'src/a.js': '2\n' } });
    expect(said(await judge(proposed))).toEqual([]);
  });

  it('a base that made the very same change changes nothing', async () => {
    const proposed = propose({ files: { 'testdata/lines.txt': LINES.replace('7', 'SEVEN') }, message: RECORD });
    proposed.repository.commit({ branch: 'main', files: { 'testdata/lines.txt': LINES.replace('7', 'SEVEN') } });
    expect(said(await judge(proposed))).toEqual([]);
  });

  it('T35 a fixture that conflicts is red, another file that does is a warning', async () => {
    const proposed = propose({
      files: { 'testdata/lines.txt': LINES.replace('7', '8'), 'src/a.js': '3\n' },
      message: RECORD,
    });
    proposed.repository.commit({ branch: 'main', files: { 'src/a.js': '2\n' } });
    expect(said(await judge(proposed))).toEqual(['FG806 warning']);
    proposed.repository.commit({ branch: 'main', files: { 'testdata/lines.txt': LINES.replace('7', '9') } });
    expect(said(await judge(proposed))).toEqual(['FG806 error', 'FG806 warning']);
  });

  it('T35 a folder that base renamed takes the change along to a place that head never had', async () => {
    const proposed = propose({ files: { 'testdata/lines.txt': LINES.replace('7', 'SEVEN') }, message: RECORD });
    proposed.repository.commit({
      branch: 'main',
      files: { 'testdata/lines.txt': null, 'testdata/moved/lines.txt': LINES },
    });
    expect(said(await judge(proposed))).toEqual(['FG806 error']);
  });

  it('T34 criss-cross: what lands beside what the first merge base shows is red', async () => {
    const repository = createRepository();
    const root = repository.commit({ files: { 'testdata/a.json': '1\n', 'testdata/b.json': '1\n' } });
    const x = repository.commit({ branch: 'main', parents: [root], files: { 'testdata/a.json': '2\n' } });
    const y = repository.commit({ branch: 'topic', parents: [root], files: { 'testdata/b.json': '2\n' } });
    repository.commit({ branch: 'main', parents: [x, y], merge: true });
    repository.commit({ branch: 'topic', parents: [y, x], merge: true, files: { 'testdata/a.json': '3\n' } });
    const head = repository.git(['rev-parse', 'topic']);
    const report = await judge({ repository, head });
    expect(report.verdict).toBe('fail');
    expect(report.problems.map(({ path }) => path)).toContain('testdata/a.json');
  });

  it('T34 an ours-merge that takes base’s fixture back needs a record that no commit can give', async () => {
    const repository = createRepository();
    const root = repository.commit({ files: { 'testdata/a.json': '1\n', 'src/a.js': '1\n' } });
    const topic = repository.commit({ branch: 'topic', parents: [root], files: { 'src/a.js': '2\n' } });
    const main = repository.commit({ branch: 'main', parents: [root], files: { 'testdata/a.json': '2\n' } });
    const head = repository.commit({ branch: 'topic', parents: [topic, main], message: 'Merge\n' });
    const report = await judge({ repository, head });
    expect([report.verdict, report.findings.map(({ path, record }) => `${path} ${record.status}`)]).toEqual([
      'fail',
      ['testdata/a.json missing'],
    ]);
  });

  it('T34 an evil merge, recorded in the merge itself, is judged as any other commit', async () => {
    const repository = createRepository();
    const root = repository.commit({ files: { 'testdata/a.json': '1\n', 'src/a.js': '1\n', 'src/b.js': '1\n' } });
    const topic = repository.commit({ branch: 'topic', parents: [root], files: { 'src/a.js': '2\n' } });
    const main = repository.commit({ branch: 'main', parents: [root], files: { 'src/b.js': '2\n' } });
    const merge = (message: string) =>
      repository.commit({
        branch: 'topic',
        parents: [topic, main],
        merge: true,
        files: { 'testdata/a.json': '9\n' },
        message,
      });
    expect((await judge({ repository, head: merge('Merge\n') })).verdict).toBe('fail');
    const record = 'Merge\n\nFixture-Change: testdata/a.json reason="The merged code counts to nine"\n';
    expect((await judge({ repository, head: merge(record) })).verdict).toBe('pass');
  });
});

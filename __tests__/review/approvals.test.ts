import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { parseApproval, renderApproval } from '../../src/review/approval-file.js';
import { approvalRequests } from '../../src/review/approvals.js';
import type { Identity } from '../../src/review/evidence.js';
import type { Review } from '../../src/review/review.js';
import { createRepository, removeRepositories } from '../support/repositories.js';
import { policyWith, readCommits, readFindings, reviewRepository, said } from '../support/review-repo.js';

afterAll(removeRepositories);

const PATH = 'testdata/prices.csv';
const FILE = `reviews/fixtures/${PATH}.md`;
const AUTHOR = 'Alice Example <alice@example.test>';
const DANA = 'Dana <dana@example.test>';
// SHA-256 of "1\n", "2\n" and "3\n".
const ONE = '4355a46b19d348dc2f57c046f8ef63d4538ebb936000f3c9ee954a27460dd865';
const TWO = '53c234e5e8472b6ac51c1ae1cab3fe06fad053beb8ebfd8977b010655bfdd3c3';
const PROSE = 'Compared the rebuilt rows with the price list of March: only two moved.';

const approval = (fields: Readonly<Record<string, string>> = {}, prose = PROSE): string => {
  const all = { date: '2026-03-01', from: ONE, to: TWO, approver: 'dana', ...fields };
  return `---\n${Object.entries(all)
    .map(([key, value]) => `${key}: ${value}\n`)
    .join('')}---\n${prose}\n`;
};

interface Step {
  readonly files?: Readonly<Record<string, string | null | { readonly mode: string; readonly content: string }>>;
  readonly author?: string;
  readonly message?: string;
}

const CHANGE: Step = { files: { [PATH]: '2\n' } };
const APPROVE: Step = { files: { [FILE]: approval() }, author: DANA };
const OTHER: Step = { files: { 'src/x.ts': '2\n' }, author: DANA };

interface Options {
  readonly identity?: 'git' | 'verified';
  readonly identities?: (shas: readonly string[]) => ReadonlyMap<string, Identity>;
  readonly authorLogin?: string;
  readonly agents?: readonly string[];
}

function judge(steps: readonly Step[], { identity = 'git', identities, authorLogin, agents = [] }: Options = {}) {
  const repo = createRepository();
  const base = repo.commit({ files: { [PATH]: '1\n', 'src/x.ts': '1\n' }, message: 'Base\n' });
  const shas = steps.map(({ files = {}, author = AUTHOR, message = 'Work\n' }) =>
    repo.commit({ files: Object.entries(files), author, message }),
  );
  const head = shas.at(-1)!;
  const policy = policyWith({}, { approvals: { directory: 'reviews/fixtures', identity }, agents });
  const findings = readFindings(repo, base, head, (path) => path === PATH);
  const approvals = approvalRequests(findings, readCommits(repo, base, head), policy).map(({ file, commit, oid }) => ({
    file,
    commit,
    content: `${repo.git(['cat-file', 'blob', oid])}\n`,
  }));
  return reviewRepository(repo, base, head, {
    policy,
    require: ['approval'],
    approvals,
    ...(identities === undefined ? {} : { identities: identities(shas) }),
    ...(authorLogin === undefined ? {} : { authorLogin }),
  });
}

const edited = (fields: Readonly<Record<string, string>>, prose?: string): Step => ({
  files: { [FILE]: approval(fields, prose) },
  author: DANA,
});

const recordOf = ({ findings }: Review) => findings.find(({ path }) => path === PATH)?.record;

describe('R4 approval files', () => {
  const good: readonly (readonly [string, readonly Step[], Options?])[] = [
    ['in the child of the fixture commit', [CHANGE, APPROVE]],
    ['in the parent of the fixture commit', [APPROVE, CHANGE]],
    ['with other commits around', [OTHER, CHANGE, APPROVE, { files: { 'src/x.ts': '3\n' } }]],
    ['given anew after a first one that was stale', [edited({ to: ONE }), CHANGE, APPROVE]],
    ['with an approver in quotes and a ticket', [CHANGE, edited({ approver: '"dana"', ticket: 'ABC-1' })]],
  ];
  it.each(good.map(([why, steps, options]) => ({ why, steps, options })))('R4 counts $why', ({ steps, options }) => {
    const review = judge(steps, options);
    expect(review.problems).toEqual([]);
    expect(recordOf(review)).toMatchObject({
      status: 'matched',
      kind: 'approval-file',
      by: 'dana',
      reason: PROSE,
    });
  });

  const bad: readonly (readonly [string, readonly Step[], string, Options?])[] = [
    ['by the author of the change', [CHANGE, { ...APPROVE, author: AUTHOR }], 'changed the fixture in'],
    [
      'in the commit of the change itself',
      [{ files: { [PATH]: '2\n', [FILE]: approval() } }],
      'changed the fixture in',
    ],
    [
      'by the author under another address',
      [CHANGE, { ...APPROVE, author: 'Alice Example <other@example.test>' }],
      'changed the fixture',
    ],
    [
      'by the author under another name',
      [CHANGE, { ...APPROVE, author: 'Dana <ALICE+x@example.test>' }],
      'changed the fixture',
    ],
    ['in the name of the author', [CHANGE, edited({ approver: 'alice' })], 'its approver "alice" changed'],
    [
      'by a co-author',
      [{ ...CHANGE, message: 'Work\n\nCo-authored-by: Dana <dana@example.test>\n' }, APPROVE],
      'changed the fixture',
    ],
    [
      'by a co-author whose line stands in prose',
      [{ ...CHANGE, message: 'Work\n\nco-authored-by: Dana <d@example.test>\n\nmore\n' }, APPROVE],
      'changed the fixture',
    ],
    [
      'by who wrote an earlier part',
      [{ files: { [PATH]: '9\n' }, author: DANA }, CHANGE, APPROVE],
      'changed the fixture',
    ],
    ['by a declared agent', [CHANGE, APPROVE], 'is a declared agent', { agents: ['dana@*'] }],
    ['T20 two commits later', [CHANGE, OTHER, APPROVE], 'nor next to it'],
    [
      'T18 T21 before the fixture moved on',
      [CHANGE, APPROVE, { files: { [PATH]: '3\n' } }],
      "fixture's digest on head is",
    ],
    ['T21 of another change', [CHANGE, edited({ from: TWO })], "fixture's digest on base is"],
    ['with a digest cut short', [CHANGE, edited({ to: TWO.slice(0, 16) })], 'takes the full digest'],
    ['with a digest in upper case', [CHANGE, edited({ to: TWO.toUpperCase() })], 'takes the full digest'],
    ['that was taken back', [CHANGE, APPROVE, { files: { [FILE]: null } }], 'removed again'],
    ['that was edited later', [CHANGE, APPROVE, OTHER, edited({}, `${PROSE} And more.`)], 'nor next to it'],
    [
      'that is a link',
      [CHANGE, { files: { [FILE]: { mode: '120000', content: 'x' } }, author: DANA }],
      'no regular file',
    ],
    ['without front matter', [CHANGE, { files: { [FILE]: PROSE }, author: DANA }], 'first line is not'],
    [
      'that is not closed',
      [CHANGE, { files: { [FILE]: `---\ndate: 2026-03-01\n${PROSE}` }, author: DANA }],
      'not closed',
    ],
    ['with a day that is none', [CHANGE, edited({ date: '2026-02-30' })], 'a day of the calendar'],
    ['with an approver that is none', [CHANGE, edited({ approver: '--' })], 'names nobody'],
    ['without a word', [CHANGE, edited({}, '')], 'says too little'],
    ['left as it was printed', [CHANGE, edited({}, '...')], 'says too little'],
    [
      'with a field twice',
      [CHANGE, { files: { [FILE]: approval().replace('to:', `to: ${ONE}\nto:`) }, author: DANA }],
      'stands twice',
    ],
    [
      'with nested fields',
      [CHANGE, { files: { [FILE]: approval().replace('to:', '  to:') }, author: DANA }],
      'not "key: value"',
    ],
    [
      'T16 without a verified identity where one is asked for',
      [CHANGE, APPROVE],
      'verified identity',
      { identity: 'verified' },
    ],
    [
      'T16 with a signature of nobody',
      [CHANGE, APPROVE],
      'verified identity',
      {
        identity: 'verified',
        identities: (shas) =>
          new Map([
            [shas[0]!, { login: 'alice', verified: true }],
            [shas[1]!, { login: 'dana', verified: false }],
          ]),
      },
    ],
    [
      'T16 with the signature of somebody else',
      [CHANGE, APPROVE],
      'is signed by "mallory"',
      {
        identity: 'verified',
        identities: (shas) =>
          new Map([
            [shas[0]!, { login: 'alice', verified: true }],
            [shas[1]!, { login: 'mallory', verified: true }],
          ]),
      },
    ],
    [
      'T17 by the account that opened the pull request',
      [CHANGE, APPROVE],
      'wrote the change',
      {
        identity: 'verified',
        authorLogin: 'Dana',
        identities: (shas) =>
          new Map(shas.map((sha, index) => [sha, { login: index === 0 ? 'alice' : 'dana', verified: true }])),
      },
    ],
    [
      'T17 by the account behind the fixture commit',
      [CHANGE, APPROVE],
      'wrote the change',
      {
        identity: 'verified',
        identities: (shas) => new Map(shas.map((sha) => [sha, { login: 'dana', verified: true }])),
      },
    ],
    [
      'T17 by the account that wrote the fixture commit, which another account signed',
      [CHANGE, APPROVE],
      'wrote the change',
      {
        identity: 'verified',
        identities: (shas) =>
          new Map([
            [shas[0]!, { login: 'web-flow', logins: ['Dana', 'web-flow'], verified: true }],
            [shas[1]!, { login: 'dana', logins: ['dana'], verified: true }],
          ]),
      },
    ],
    [
      'T17 T32 where the platform does not list the fixture commit',
      [CHANGE, APPROVE],
      'does not say who wrote',
      {
        identity: 'verified',
        identities: (shas) => new Map([[shas[1]!, { login: 'dana', logins: ['dana'], verified: true }]]),
      },
    ],
  ];
  it.each(bad.map(([what, steps, why, options]) => ({ what, steps, why, options })))(
    'R4 FG108 $what',
    ({ steps, why, options }) => {
      const review = judge(steps, options);
      expect(said(review)).toEqual([`FG108 ${PATH}`]);
      expect(review.problems[0]?.message).toContain(why);
      expect(recordOf(review)?.status).toBe('mismatched');
    },
  );

  it('T16 counts with a verified identity', () => {
    const identities = (shas: readonly string[]) =>
      new Map([
        [shas[0]!, { login: 'alice', logins: ['alice'], verified: false }],
        [shas[1]!, { login: 'Dana', verified: true }],
      ]);
    expect(said(judge([CHANGE, APPROVE], { identity: 'verified', identities, authorLogin: 'alice' }))).toEqual([]);
  });

  it('T16 says under git identity that another hand wrote the file', () => {
    const review = judge([CHANGE, { ...APPROVE, author: 'Erin <erin@example.test>' }]);
    expect(review.problems.map(({ code, severity }) => [code, severity])).toEqual([['FG108', 'warning']]);
    expect(recordOf(review)?.status).toBe('matched');
  });

  it('a file about a fixture is no fixture that needs a record, although its folder is named fixtures', () => {
    const repo = createRepository();
    const base = repo.commit({ files: { [PATH]: '1\n' }, message: 'Base\n' });
    repo.commit({
      files: { [PATH]: '2\n' },
      message: `W\n\nFixture-Change: ${PATH} purpose=rebuild source=migration\n`,
    });
    const head = repo.commit({ files: { [FILE]: approval() }, author: DANA });
    const review = reviewRepository(repo, base, head);
    expect(said(review)).toEqual([]);
    expect(review.findings.map(({ path, record }) => [path, record.status])).toEqual([
      [FILE, 'not-required'],
      [PATH, 'matched'],
    ]);
  });

  it('reads the example of the contract, whatever ends its lines', () => {
    const example = readFileSync(new URL('../cases/approval.example.md', import.meta.url), 'utf8');
    const read = parseApproval(example, 20);
    expect(read).toMatchObject({ date: '2026-03-01', approver: 'dana' });
    expect(parseApproval(example.replaceAll('\n', '\r\n'), 20)).toEqual(read);
  });

  it('prints a file that counts once a person has found words', () => {
    const facts = (sha256: string) => ({ oid: 'x', sha256, size: 2, mode: '100644' });
    const printed = renderApproval({ base: null, head: facts(TWO) }, { date: '2026-03-01', approver: 'dana' });
    expect(parseApproval(printed, 20)).toContain('says too little');
    expect(parseApproval(printed.replace('...', PROSE), 20)).toEqual({
      date: '2026-03-01',
      from: 'none',
      to: TWO,
      approver: 'dana',
      prose: PROSE,
    });
  });
});

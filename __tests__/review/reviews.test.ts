import { describe, expect, it } from 'vitest';
import type { BlobFacts } from '../../src/comparison/finding.js';
import { findingsDigest } from '../../src/review/digest.js';
import { reviewChanges } from '../../src/review/match.js';
import type { ReviewData } from '../../src/review/reviews.js';
import type { CommitRecord, ObjectId, PathChange, TreeEntry } from '../../src/revisions/revisions.js';
import { finding, policyWith } from '../support/review-repo.js';

const PATH = 'fixtures/a.json';
const OTHER = 'fixtures/b.json';
const id = (digit: string): ObjectId => digit.repeat(40) as ObjectId;
const blob = (digit: string): BlobFacts => ({ oid: id(digit), sha256: digit.repeat(64), size: 1, mode: '100644' });
const entry = (digit: string): TreeEntry => ({ mode: '100644', oid: id(digit) });
const change = (path: string, base: string, head: string): PathChange => ({
  path,
  base: entry(base),
  head: entry(head),
});

const alice = { name: 'Alice Example', email: '7+alice@users.noreply.example.test' };
const commit = (sha: string, changes: readonly PathChange[], message = 'W\n', committer = alice): CommitRecord => ({
  sha: id(sha),
  parents: [],
  author: alice,
  committer,
  committedAt: 0,
  message,
  changes,
});

const FINDINGS = [finding(PATH, 'SEMANTIC_REWRITE', blob('1'), blob('2')), finding(OTHER, 'REMOVED', blob('3'), null)];
const DIGEST = findingsDigest(FINDINGS);
const SAME = new Map<string, TreeEntry | null>([
  [PATH, entry('2')],
  [OTHER, null],
]);

const review = (fields: Partial<ReviewData> = {}): ReviewData => ({
  login: 'dana',
  type: 'User',
  state: 'APPROVED',
  commitId: id('b'),
  submittedAt: null,
  body: '',
  permission: 'write',
  ...fields,
});

function judge(reviews: readonly ReviewData[], commits = [commit('a', [change(PATH, '1', '2')]), commit('b', [])]) {
  return reviewChanges({
    findings: FINDINGS,
    commits,
    policy: policyWith(),
    isFixture: (path) => path.startsWith('fixtures/'),
    requires: () => ['review'],
    headKind: 'commit',
    reviews,
    authorLogin: 'author',
  });
}

describe('T05 T18 a review of the same head against another base', () => {
  it('does not count, at head or at the same content', () => {
    for (const fields of [{}, { commitId: id('a'), blobsAtCommit: SAME }]) {
      const { problems, findings, approvals } = judge([review({ ...fields, otherBase: true })]);
      expect(problems[0]?.message).toContain('had another base');
      expect(findings.map(({ record }) => record.status)).toEqual(['mismatched', 'mismatched']);
      expect(approvals?.kind === 'known' && approvals.by(PATH, entry('2'))).toBeUndefined();
    }
  });

  it('counts where it names the very changes', () => {
    const { findings } = judge([review({ otherBase: true, body: `Fixture-Review: ${DIGEST}` })]);
    expect(findings.map(({ record }) => record.status)).toEqual(['matched', 'matched']);
  });
});

describe('R5 T17 T18 T19 approving reviews', () => {
  it.each<readonly [string, readonly ReviewData[]]>([
    ['of head', [review()]],
    ['of an older commit with the same fixtures', [review({ commitId: id('a'), blobsAtCommit: SAME })]],
    ['that names the digest', [review({ commitId: id('a'), body: `Good.\r\nFixture-Review: ${DIGEST}\r\nThanks` })]],
    [
      'that names the digest although its commit is gone',
      [review({ commitId: null, body: `fixture-review: ${DIGEST}` })],
    ],
    ['after asking for changes', [review({ state: 'CHANGES_REQUESTED' }), review()]],
    ['with a comment after it', [review(), review({ state: 'COMMENTED' })]],
    ['of one person while another one has not decided', [review({ login: 'erin', state: 'COMMENTED' }), review()]],
    ['by a maintainer', [review({ permission: 'maintain' })]],
    ['T22 without a word', [review({ body: '' })]],
  ])('counts one %s', (_, reviews) => {
    const result = judge(reviews);
    expect(result.problems).toEqual([]);
    expect(result.findings.map(({ record }) => record.status)).toEqual(['matched', 'matched']);
    expect(result.findings[0]?.record).toMatchObject({ kind: 'review', by: 'dana' });
  });

  it.each<readonly [string, readonly ReviewData[], string]>([
    ['by the author of the pull request', [review({ login: 'Author' })], 'opened the pull request'],
    ['by the author of a commit', [review({ login: 'alice' })], 'an author, a committer or a co-author'],
    ['by a bot', [review({ type: 'Bot' })], 'no person'],
    ['by an account named as a bot', [review({ login: 'helper[bot]' })], 'no person'],
    ['by a reader', [review({ permission: 'read' })], 'write is asked for'],
    ['by somebody who lost access', [review({ permission: 'none' })], 'write is asked for'],
    ['of triage permission', [review({ permission: 'triage' })], 'write is asked for'],
    ['T18 of an older commit that nobody looked up', [review({ commitId: id('a') })], 'not known'],
    [
      'T18 of an older commit with other bytes',
      [review({ commitId: id('a'), blobsAtCommit: new Map([...SAME, [PATH, entry('9')]]) })],
      'before fixtures/a.json got',
    ],
    [
      'T18 of an older commit with another mode',
      [review({ commitId: id('a'), blobsAtCommit: new Map([...SAME, [PATH, { ...entry('2'), mode: '120000' }]]) })],
      'before fixtures/a.json got',
    ],
    [
      'T18 of a commit where a removed fixture still stood',
      [review({ commitId: id('a'), blobsAtCommit: new Map([...SAME, [OTHER, entry('3')]]) })],
      'before fixtures/b.json got',
    ],
    [
      'T24 of a commit of which one path is not known',
      [review({ commitId: id('a'), blobsAtCommit: new Map([[PATH, entry('2')]]) })],
      'before fixtures/b.json got',
    ],
    ['whose commit is gone', [review({ commitId: null })], 'commit is gone'],
    [
      'T24 that names the digest of another set',
      [review({ commitId: id('a'), body: `Fixture-Review: ${findingsDigest(FINDINGS.slice(1))}` })],
      'not known',
    ],
    [
      'that names part of the digest',
      [review({ commitId: id('a'), body: `Fixture-Review: ${DIGEST.slice(0, 32)}` })],
      'not known',
    ],
    ['that only quotes the digest', [review({ commitId: id('a'), body: `> Fixture-Review: ${DIGEST}` })], 'not known'],
  ])('FG108 refuses one %s', (_, reviews, why) => {
    const result = judge(reviews);
    expect(result.problems.map(({ code }) => code)).toEqual(['FG108', 'FG108']);
    expect(result.problems[0]?.message).toContain(why);
    expect(result.problems[0]?.fix).toContain(`Fixture-Review: ${DIGEST}`);
  });

  it.each<readonly [string, readonly ReviewData[]]>([
    ['nobody has reviewed', []],
    ['T19 the approval was dismissed', [review({ state: 'DISMISSED' })]],
    ['T19 changes were asked for afterwards', [review(), review({ state: 'CHANGES_REQUESTED' })]],
    ['T19 in another letter case of the login', [review(), review({ login: 'DANA', state: 'CHANGES_REQUESTED' })]],
    [
      'T19 over two pages that arrive in the wrong order',
      [
        review({ state: 'CHANGES_REQUESTED', submittedAt: '2026-03-02T00:00:00Z' }),
        review({ submittedAt: '2026-03-01T00:00:00Z' }),
      ],
    ],
    ['a review is not sent yet', [review({ state: 'PENDING' })]],
    ['there is only a comment', [review({ state: 'COMMENTED' })]],
    ['a state is unknown', [review({ state: 'approved' })]],
  ])('FG101 asks for one where %s', (_, reviews) => {
    expect(judge(reviews).problems.map(({ code }) => code)).toEqual(['FG101', 'FG101']);
  });

  it.each([
    ['a co-author', commit('b', [], 'W\n\nCo-authored-by: Dana <9+dana@users.noreply.example.test>\n')],
    ['a committer', commit('b', [], 'W\n', { name: 'Dana', email: 'x@example.test' })],
  ])('T17 refuses %s', (_, last) => {
    expect(judge([review()], [commit('a', [change(PATH, '1', '2')]), last]).problems[0]?.message).toContain(
      'a committer or a co-author',
    );
  });
});

describe('T24 the digest of a set of findings', () => {
  it('does not depend on order, and on everything else', () => {
    const [first, second] = FINDINGS as [(typeof FINDINGS)[number], (typeof FINDINGS)[number]];
    expect(findingsDigest([second, first])).toBe(DIGEST);
    const others = [
      [first],
      [],
      [first, second, second],
      [{ ...first, path: 'fixtures/A.json' }, second],
      [{ ...first, class: 'TOLERANCE_DRIFT' as const }, second],
      [{ ...first, also: ['TOLERANCE_DRIFT' as const] }, second],
      [{ ...first, base: blob('9') }, second],
      [{ ...first, head: blob('9') }, second],
      [{ ...first, head: { ...blob('2'), mode: '100755' } }, second],
      [{ ...first, base: null }, second],
    ].map(findingsDigest);
    expect(new Set([DIGEST, ...others]).size).toBe(others.length + 1);
  });
});

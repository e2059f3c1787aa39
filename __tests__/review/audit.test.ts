import { describe, expect, it } from 'vitest';
import { compileGlob } from '../../src/policy/glob.js';
import { auditCommit } from '../../src/review/audit.js';
import type { CommitRecord, ObjectId } from '../../src/revisions/revisions.js';
import { policyWith } from '../support/review-repo.js';

const someone = { name: 'A', email: 'a@example.test' };
const WHY = 'purpose=rebuild source=migration';

function audit(message: string, paths: readonly string[]) {
  const commit: CommitRecord = {
    sha: 'a'.repeat(40) as ObjectId,
    parents: [],
    author: someone,
    committer: someone,
    committedAt: 0,
    message,
    changes: paths.map((path) => ({ path, base: null, head: { mode: '100644', oid: 'b'.repeat(40) as ObjectId } })),
  };
  const entries = auditCommit(commit, {
    policy: policyWith(),
    isFixture: (path) => path.startsWith('fixtures/'),
    requires: (path) => (path.endsWith('.free') ? [] : ['trailer']),
    compilePattern: compileGlob,
  });
  return entries.map(({ kind, path, line }) => [kind, path ?? line]);
}

describe('R2 what git log --grep promises', () => {
  it.each<readonly [string, string, readonly string[], readonly unknown[]]>([
    ['a recorded change', `W\n\nFixture-Change: fixtures/a ${WHY}\n`, ['fixtures/a'], []],
    ['an unrecorded change', 'W\n', ['fixtures/a', 'src/x'], [['unrecorded', 'fixtures/a']]],
    ['a change that needs none', 'W\n', ['fixtures/a.free'], []],
    ['a record of nothing', `W\n\nFixture-Change: fixtures/a ${WHY}\n`, [], [['orphan', 'fixtures/a']]],
    [
      'a stub',
      'W\n\nFixture-Change: fixtures/a x\n',
      ['fixtures/a'],
      [
        ['unrecorded', 'fixtures/a'],
        ['stub', 3],
      ],
    ],
    ['a record without a path', `W\n\nFixture-Change: ${WHY}\n`, [], [['malformed', 3]]],
    [
      'a line that git lists and does not read',
      `W\n\nFixture-Change: fixtures/a ${WHY}\n\nmore words\n`,
      [],
      [['near-miss', 3]],
    ],
    ['a quotation', `W\n\n  Fixture-Change: fixtures/a ${WHY}\n`, [], []],
  ])('R2 %s', (_, message, paths, expected) => {
    expect(audit(message, paths)).toEqual(expected);
  });
});

import { describe, expect, it } from 'vitest';
import type { BlobFacts } from '../../src/comparison/finding.js';
import { reviewChanges } from '../../src/review/match.js';
import type { CommitRecord, ObjectId, PathChange } from '../../src/revisions/revisions.js';
import { cpuMilliseconds, finding, policyWith, said } from '../support/review-repo.js';

const id = (number: number): ObjectId => number.toString(16).padStart(40, '0') as ObjectId;
const blob = (number: number): BlobFacts => ({
  oid: id(number),
  sha256: id(number).padStart(64, '0'),
  size: 1,
  mode: '100644',
});
const change = (path: string, base: number, head: number): PathChange => ({
  path,
  base: { mode: '100644', oid: id(base) },
  head: { mode: '100644', oid: id(head) },
});
const someone = { name: 'A', email: 'a@example.test' };

const COMMITS = 1000;
const FIXTURES = 2000;
const path = (index: number): string => `fixtures/folder-${index % 37}/case-${index}.json`;

/** Each commit edits four fixtures; every fixture is edited twice. Every tenth commit is a merge that changes nothing. */
function history(recorded: boolean): readonly CommitRecord[] {
  return Array.from({ length: COMMITS }, (_, index) => {
    const own = Array.from({ length: 4 }, (_unused, offset) => (index * 4 + offset) % FIXTURES);
    const changes = index % 10 === 9 ? [] : own.map((one) => change(path(one), 1, 2));
    const lines = changes.map((one) => `Fixture-Change: ${one.path} purpose=rebuild source=migration`);
    return {
      sha: id(index + 1_000_000),
      parents: [id(index + 999_999), ...(index % 10 === 9 ? [id(index + 999_995)] : [])],
      author: someone,
      committer: someone,
      committedAt: 0,
      message: recorded ? `W\n\n${lines.join('\n')}\n` : 'W\n',
      changes,
    };
  });
}

describe('figures of the records gate', () => {
  it.each([true, false])(
    '1,000 commits with 2,000 changed fixtures stay far from quadratic (recorded: %s)',
    (recorded) => {
      const input = {
        findings: Array.from({ length: FIXTURES }, (_, index) =>
          finding(path(index), 'SEMANTIC_REWRITE', blob(1), blob(2)),
        ),
        commits: history(recorded),
        policy: policyWith(),
        isFixture: (one: string) => one.startsWith('fixtures/'),
        requires: () => ['trailer'] as const,
        headKind: 'commit' as const,
      };
      const started = process.cpuUsage();
      const review = reviewChanges(input);
      const milliseconds = cpuMilliseconds(started);
      if (process.env['SHOW_FIGURES']) console.log(`${recorded}: ${milliseconds.toFixed(0)} ms`);
      const touched = new Set(input.commits.flatMap(({ changes }) => changes.map((one) => one.path)));
      expect(review.findings.filter(({ record }) => record.status === 'matched').length).toBe(
        recorded ? touched.size : 0,
      );
      if (!recorded) expect(said(review).length).toBe(FIXTURES);
      // The figure to reach is one second; the bound is wide of it, because this is no bench. SHOW_FIGURES prints what it took.
      expect(milliseconds).toBeLessThan(20_000);
    },
  );
});

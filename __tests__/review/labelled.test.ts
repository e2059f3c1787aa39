import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { compileGlob } from '../../src/policy/glob.js';
import { isSound, readCommit } from '../../src/review/commit-records.js';
import { listCommits } from '../../src/revisions/commits.js';
import { objectId } from '../../src/revisions/object-id.js';
import { openRepository } from '../../src/revisions/repository.js';
import { createRepository, removeRepositories } from '../support/repositories.js';
import { policyWith, readCommits, reviewRepository } from '../support/review-repo.js';

interface LabelledCase {
  readonly id: string;
  readonly why: string;
  readonly base_files: Readonly<Record<string, string>>;
  readonly base_message?: string;
  readonly commits: readonly { readonly message: string; readonly changes: Readonly<Record<string, string | null>> }[];
  readonly expect: {
    readonly valid: readonly (readonly [string, number])[];
    readonly missing: readonly (readonly [string, number])[];
    readonly orphan: readonly (readonly [string, number])[];
    readonly malformed: readonly (readonly [number, string])[];
    readonly near_miss: readonly (readonly [number, number])[];
  };
}

const cases = readFileSync(new URL('../cases/labelled/trailers.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as LabelledCase)
  .filter(({ id }) => /^(?:own-)?tr-/.test(id));

const isFixture = (path: string): boolean => path.startsWith('fixtures/');

afterAll(removeRepositories);

function build({ base_files, base_message, commits }: LabelledCase) {
  const repo = createRepository();
  const base = repo.commit({ files: Object.entries(base_files), message: base_message ?? 'Base\n' });
  let head = base;
  for (const { message, changes } of commits) head = repo.commit({ files: Object.entries(changes), message });
  return { repo, base, head };
}

const sorted = (rows: readonly (readonly unknown[])[]) => rows.map((row) => JSON.stringify(row)).sort();

describe('R1 R2 labelled trailers', () => {
  it.each(cases)('$id: $why', async (labelled) => {
    const { repo, base, head } = build(labelled);
    const repository = await openRepository(repo.directory);
    const commits = await listCommits(repository, [objectId(base)], objectId(head));
    await repository.close();
    expect(commits.map(({ sha, changes }) => ({ sha, changes }))).toEqual(
      readCommits(repo, base, head).map(({ sha, changes }) => ({ sha, changes })),
    );
    expect(commits.length).toBe(labelled.commits.length);
    for (const withGit of [true, false]) {
      const read = commits.map(({ gitTrailers, ...commit }) =>
        readCommit(withGit && gitTrailers ? { ...commit, gitTrailers } : commit, {
          policy: policyWith(),
          isFixture,
          compilePattern: compileGlob,
        }),
      );
      const answered = (path: string, index: number) => read[index]!.byPath.get(path)?.some(isSound) ?? false;
      const all = read.flatMap(({ fixtures }, index) => fixtures.map((path) => [path, index] as const));
      const found = {
        valid: sorted(all.filter(([path, index]) => answered(path, index))),
        missing: sorted(all.filter(([path, index]) => !answered(path, index))),
        orphan: sorted(
          read.flatMap(({ trailers }, i) => trailers.flatMap(({ orphans }) => orphans.map(({ path }) => [path, i]))),
        ),
        malformed: read.flatMap(({ trailers }, i) => trailers.flatMap(({ malformed }) => (malformed ? [i] : []))),
        near_miss: sorted(read.flatMap(({ nearMisses }, i) => nearMisses.map(({ line }) => [i, line]))),
      };
      const { expect: labels } = labelled;
      expect(found).toEqual({
        valid: sorted(labels.valid),
        missing: sorted(labels.missing),
        orphan: sorted(labels.orphan),
        malformed: labels.malformed.map(([index]) => index),
        near_miss: sorted(labels.near_miss),
      });
    }
  });

  it.each(cases)('$id is red exactly where something is missing or wrong', (labelled) => {
    const { repo, base, head } = build(labelled);
    const review = reviewRepository(repo, base, head, { isFixture });
    const { missing, orphan, malformed, near_miss } = labelled.expect;
    const codes = new Set(review.problems.filter(({ severity }) => severity === 'error').map(({ code }) => code));
    expect(codes.has('FG101')).toBe(missing.length > 0);
    expect(codes.has('FG102')).toBe(orphan.length > 0);
    expect(codes.has('FG103')).toBe(malformed.length > 0);
    expect(codes.has('FG106')).toBe(near_miss.length > 0);
    for (const finding of review.findings)
      expect(finding.record.status).toBe(missing.some(([path]) => path === finding.path) ? 'missing' : 'matched');
  });
});

import type { ChangeClass, RecordKind } from '../policy/policy.js';
import type { CommitRecord, GitPath, TreeEntry } from '../revisions/revisions.js';
import { coveredByAll, type RecordRules, readCommit, soundTrailer } from './commit-records.js';

/** Something in history that is not as requirement R2 promises: one commit, looked at by itself. */
export interface AuditEntry {
  readonly kind: 'unrecorded' | 'orphan' | 'malformed' | 'stub' | 'miscounted' | 'near-miss';
  readonly commit: string;
  readonly path?: GitPath;
  /** One-based, of the commit's message. */
  readonly line?: number;
  readonly why: string;
}

export interface AuditRules extends RecordRules {
  readonly requires: (path: GitPath, classes: readonly ChangeClass[]) => readonly RecordKind[];
}

/** What a quick look at a commit sees: enough to say that all is well, and never more than that. */
export interface AuditGlimpse {
  readonly changes: readonly { readonly path: GitPath; readonly letter: string }[];
  /** The message up to its first NUL; bytes or characters, since only ASCII is looked for. */
  readonly bytes: string;
  readonly messageProblem: string | undefined;
  /** Of every trailer that git lists under the policy's key. */
  readonly values: readonly string[];
}

/** A line that `git log --grep '^KEY:'` would list, anywhere in a message. Git begins each trailer of the key with one. */
export function recordLines(key: string): RegExp {
  return new RegExp(`^${key}[ \\t]*:`, 'gim');
}

/**
 * Whether `auditCommit` would find nothing, for a small part of its price: no trailer is looked for in the message where
 * git lists as many of them as it has lines of the key. `false` says nothing.
 *
 * @param lines  As `recordLines` gives them.
 */
export function isPlainlyAnswered(commit: AuditGlimpse, lines: RegExp, rules: AuditRules): boolean {
  if (commit.messageProblem !== undefined) return false;
  if ((commit.bytes.match(lines)?.length ?? 0) !== commit.values.length) return false;
  const paths = commit.changes.map(({ path }) => path);
  const covered = coveredByAll(commit.values, paths, rules);
  if (covered === undefined) return false;
  return commit.changes.every(
    ({ path, letter }) => covered.has(path) || !rules.isFixture(path) || !wants(path, possible(letter), rules),
  );
}

/**
 * Which fixture changes of a commit nobody answers for in it, and which of its trailers answer for nothing. Linear in the
 * commit; classes are not measured, so that a whole history can be walked.
 */
export function auditCommit(commit: CommitRecord, rules: AuditRules): readonly AuditEntry[] {
  const records = readCommit(commit, rules);
  const { sha } = commit;
  const letters = new Map(commit.changes.map(({ path, base, head }) => [path, letterOf(base, head)]));
  const unrecorded = records.fixtures
    .filter(
      (path) => wants(path, possible(letters.get(path) ?? ''), rules) && soundTrailer(records, path) === undefined,
    )
    .map((path): AuditEntry => ({ kind: 'unrecorded', commit: sha, path, why: 'no trailer of the commit records it' }));
  const trailers = records.trailers.flatMap(({ line, malformed, stub, miscounted, orphans }): readonly AuditEntry[] => [
    ...(malformed === undefined ? [] : [{ kind: 'malformed' as const, commit: sha, line, why: malformed }]),
    ...(stub === undefined ? [] : [{ kind: 'stub' as const, commit: sha, line, why: stub }]),
    ...(miscounted === undefined ? [] : [{ kind: 'miscounted' as const, commit: sha, line, why: miscounted }]),
    ...orphans.map(({ path, why }) => ({ kind: 'orphan' as const, commit: sha, path, line, why })),
  ]);
  const misses = records.nearMisses
    .filter(({ listed }) => listed)
    .map(({ line, why }): AuditEntry => ({ kind: 'near-miss', commit: sha, line, why }));
  return [...unrecorded, ...trailers, ...misses];
}

const MODIFIED: readonly ChangeClass[] = ['SHAPE_CHANGE', 'SEMANTIC_REWRITE', 'TOLERANCE_DRIFT'];

/** What a change may be. Nothing is measured here, so that every class it may have has its say. */
function possible(letter: string): readonly ChangeClass[] {
  if (letter === 'A') return ['ADDED'];
  return letter === 'D' ? ['REMOVED'] : MODIFIED;
}

function letterOf(base: TreeEntry | null, head: TreeEntry | null): string {
  if (base === null) return 'A';
  return head === null ? 'D' : 'M';
}

function wants(path: GitPath, classes: readonly ChangeClass[], rules: AuditRules): boolean {
  return rules.requires(path, classes).includes('trailer');
}

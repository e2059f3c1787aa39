import { createHash } from 'node:crypto';
import type { BlobFacts, Finding } from '../../src/comparison/finding.js';
import { defaultPolicy } from '../../src/policy/defaults.js';
import { ruleFor } from '../../src/policy/match.js';
import type { ChangeClass, Policy, RecordKind } from '../../src/policy/policy.js';
import { requiredRecords } from '../../src/policy/requirement.js';

import { type ReviewInput, reviewChanges } from '../../src/review/match.js';
import type { Review } from '../../src/review/review.js';
import type { CommitRecord, GitPath, ObjectId, PathChange, Person, TreeEntry } from '../../src/revisions/revisions.js';
import { runGit, type TestRepository } from './repositories.js';

/** Commits of `base..head` as the review room gets them, read with plain git. */
export function readCommits(repo: TestRepository, base: string, head: string): readonly CommitRecord[] {
  const shas = repo
    .git(['rev-list', '--reverse', '--topo-order', head, `^${base}`])
    .split('\n')
    .filter(Boolean);
  return shas.map((sha) => {
    const raw = repo.git(['cat-file', 'commit', sha]);
    const end = raw.indexOf('\n\n');
    const header = raw.slice(0, end).split('\n');
    const field = (name: string): string =>
      header.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1) ?? '';
    const parents = header.filter((line) => line.startsWith('parent ')).map((line) => line.slice(7) as ObjectId);
    return {
      sha: sha as ObjectId,
      parents,
      author: person(field('author')),
      committer: person(field('committer')),
      committedAt: 0,
      message: `${raw.slice(end + 2)}\n`,
      changes: changesOf(repo, sha, parents),
      gitTrailers: gitTrailers(repo, sha),
    };
  });
}

/** Of merges, paths that differ from every parent. */
function changesOf(repo: TestRepository, sha: string, parents: readonly string[]): readonly PathChange[] {
  const [first, ...others] = (parents.length === 0 ? [EMPTY_TREE] : parents).map((parent) => diff(repo, parent, sha));
  return (first ?? []).filter(({ path }) => others.every((other) => other.some((change) => change.path === path)));
}

const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

export function diff(repo: TestRepository, from: string, to: string): readonly PathChange[] {
  const fields = repo.git(['diff-tree', '-r', '-z', '--raw', '--no-renames', '--full-index', from, to]).split('\0');
  const changes: PathChange[] = [];
  for (let index = 0; index + 1 < fields.length; index += 2) {
    const [oldMode, newMode, oldOid, newOid] = fields[index]!.replace(/^:/, '').split(' ');
    const entry = (mode = '', oid = ''): TreeEntry | null =>
      mode === '000000' ? null : { mode, oid: oid as ObjectId };
    changes.push({ path: fields[index + 1]!, base: entry(oldMode, oldOid), head: entry(newMode, newOid) });
  }
  return changes;
}

function gitTrailers(repo: TestRepository, sha: string): readonly { readonly key: string; readonly value: string }[] {
  const output = repo.git(['log', '-1', '--format=%(trailers:only,unfold)', sha]);
  return output
    .split('\n')
    .filter((line) => line.includes(':'))
    .map((line) => ({ key: line.slice(0, line.indexOf(':')), value: line.slice(line.indexOf(':') + 2) }));
}

function person(line: string): Person {
  const [, name = '', email = ''] = /^(.*?) ?<([^>]*)>/.exec(line) ?? [];
  return { name, email };
}

/** Findings between two commits. `classes` overrides the class of a path; others are rewrites, additions or removals. */
export function readFindings(
  repo: TestRepository,
  base: string,
  head: string,
  isFixture: (path: GitPath) => boolean,
  classes: ReadonlyMap<GitPath, ChangeClass | readonly ChangeClass[]> = new Map(),
): readonly Finding[] {
  return diff(repo, base, head)
    .filter(({ path }) => isFixture(path))
    .map(({ path, base: before, head: after }) => {
      const own = before === null ? 'ADDED' : after === null ? 'REMOVED' : 'SEMANTIC_REWRITE';
      const [first = own, ...also] = [classes.get(path) ?? own].flat() as ChangeClass[];
      return finding(path, first, facts(repo, before), facts(repo, after), also);
    });
}

export function finding(
  path: GitPath,
  own: ChangeClass,
  base: BlobFacts | null,
  head: BlobFacts | null,
  also: readonly ChangeClass[] = [],
): Finding {
  return {
    path,
    class: own,
    also,
    format: 'json',
    base,
    head,
    summary: 'changed',
    changeCounts: { shape: 0, value: 1, drift: 0, representation: 0 },
    changes: [],
    notes: [],
    failures: [],
    suppressed: 0,
  };
}

const known = new Map<string, BlobFacts>();

function facts(repo: TestRepository, entry: TreeEntry | null): BlobFacts | null {
  if (entry === null) return null;
  const key = `${entry.mode} ${entry.oid}`;
  const read = known.get(key) ?? readFacts(repo, entry);
  known.set(key, read);
  return read;
}

function readFacts(repo: TestRepository, entry: TreeEntry): BlobFacts {
  const content = runGit(repo.directory, ['cat-file', 'blob', entry.oid]);
  const size = Number(runGit(repo.directory, ['cat-file', '-s', entry.oid]));
  // runGit takes the last line feed away.
  const bytes = Buffer.from(Buffer.byteLength(content) < size ? `${content}\n` : content);
  return { oid: entry.oid, sha256: createHash('sha256').update(bytes).digest('hex'), size, mode: entry.mode };
}

export interface ReviewRepositoryOptions extends Partial<Omit<ReviewInput, 'findings'>> {
  readonly require?: readonly RecordKind[];
  readonly classes?: ReadonlyMap<GitPath, ChangeClass | readonly ChangeClass[]>;
  /** Whether git's own reading of the trailers is handed on. */
  readonly withGit?: boolean;
}

export function policyWith(trailers: Partial<Policy['trailers']> = {}, rest: Partial<Policy> = {}): Policy {
  const policy = defaultPolicy();
  return { ...policy, ...rest, trailers: { ...policy.trailers, ...trailers } };
}

/** What the review room says of `base..head` of a real repository. */
export function reviewRepository(
  repo: TestRepository,
  base: string,
  head: string,
  options: ReviewRepositoryOptions = {},
): Review {
  const { require, classes, withGit = true, policy = defaultPolicy(), ...rest } = options;
  const isFixture = options.isFixture ?? ((path: GitPath) => ruleFor(policy, path) !== undefined);
  const commits = readCommits(repo, base, head).map((commit) => {
    if (withGit) return commit;
    const { gitTrailers: _, ...own } = commit;
    return own;
  });
  const mergeBase = repo.git(['merge-base', base, head]);
  return reviewChanges({
    findings: readFindings(repo, mergeBase, head, isFixture, classes),
    commits,
    policy,
    isFixture,
    requires: (path, own) => {
      if (require !== undefined) return require;
      const rule = ruleFor(policy, path);
      return rule === undefined ? ['trailer'] : requiredRecords(rule, own);
    },
    headKind: 'commit',
    ...rest,
  });
}

/** Problems as `code path`, or `code line` where there is no path. */
export function said({ problems }: Pick<Review, 'problems'>): readonly string[] {
  return problems.map(({ code, path, line }) => `${code} ${path ?? line ?? ''}`.trim());
}

/** Since `started`. Of this process alone, so that a busy machine does not make a figure of it. */
export function cpuMilliseconds(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}

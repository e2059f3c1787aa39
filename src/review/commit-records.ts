import type { Policy } from '../policy/policy.js';
import type { CommitRecord, GitPath } from '../revisions/revisions.js';
import { type NearMiss, nearMisses } from './near-miss.js';
import { reasonProblem } from './reason.js';
import { indexPaths, parseRecordLine, type RecordContext, type RecordLine } from './record-line.js';
import { parseTrailers, type Trailer } from './trailers.js';

/** One `Fixture-Change:` trailer of a commit, with everything that can be said of it without looking at other commits. */
export interface CommitTrailer {
  readonly commit: CommitRecord;
  /** One-based lines of the message; 0 where only git saw the trailer. */
  readonly line: number;
  readonly lastLine: number;
  readonly value: string;
  readonly record: RecordLine;
  /** Fixtures that it names and that the commit changes, those of a pattern included. */
  readonly covers: readonly GitPath[];
  /** Paths that it names and that the commit does not change, or that are no fixtures. */
  readonly orphans: readonly { readonly path: GitPath; readonly why: string }[];
  readonly malformed?: string;
  /** Why the reason is too short (FG104). */
  readonly stub?: string;
  /** Why a pattern does not fit what the commit changes (FG105). */
  readonly miscounted?: string;
}

/** What one commit says about the fixtures that it changes. */
export interface CommitRecords {
  readonly commit: CommitRecord;
  readonly fixtures: readonly GitPath[];
  readonly trailers: readonly CommitTrailer[];
  /** Trailers by the fixture that they cover, sound ones and others. */
  readonly byPath: ReadonlyMap<GitPath, readonly CommitTrailer[]>;
  readonly nearMisses: readonly NearMiss[];
}

export interface RecordRules {
  readonly policy: Policy;
  readonly isFixture: (path: GitPath) => boolean;
  /** Whether a path is taken by a folder or a pattern in a trailer. */
  readonly compilePattern: (pattern: string) => (path: GitPath) => boolean;
}

/** Whether nothing is wrong with the trailer itself. */
export function isSound(trailer: CommitTrailer): boolean {
  return trailer.malformed === undefined && trailer.stub === undefined && trailer.miscounted === undefined;
}

/** The trailer that records `path` in this commit, if there is a sound one. */
export function soundTrailer(records: CommitRecords, path: GitPath): CommitTrailer | undefined {
  return records.byPath.get(path)?.find(isSound);
}

export function readCommit(commit: CommitRecord, rules: RecordRules): CommitRecords {
  const { key, patterns } = rules.policy.trailers;
  const changed = indexPaths(commit.changes.map(({ path }) => path));
  const context: RecordContext = { changed, isFixture: rules.isFixture, patterns };
  const fixtures = [...changed.all].filter((path) => rules.isFixture(path));
  const parsed = parseTrailers(commit.message, key);
  const trailers = authoritative(commit, key, parsed.trailers).map((trailer) =>
    readTrailer(commit, trailer, context, fixtures, rules),
  );
  const byPath = new Map<GitPath, CommitTrailer[]>();
  for (const trailer of trailers) {
    for (const path of trailer.covers) {
      const known = byPath.get(path);
      if (known === undefined) byPath.set(path, [trailer]);
      else known.push(trailer);
    }
  }
  return { commit, fixtures, trailers, byPath, nearMisses: nearMisses(commit.message, key, parsed, context) };
}

/** Git's own reading decides where it is at hand; our parser then only says on which lines the trailers stand. */
function authoritative(commit: CommitRecord, key: string, own: readonly Trailer[]): readonly Trailer[] {
  if (commit.gitTrailers === undefined) return own;
  const wanted = key.toLowerCase();
  let next = 0;
  return commit.gitTrailers
    .filter((trailer) => trailer.key.toLowerCase() === wanted)
    .map(({ key: written, value }) => {
      const found = own.findIndex((trailer, index) => index >= next && trailer.value === value);
      if (found === -1) return { key: written, value, line: 0, lastLine: 0 };
      next = found + 1;
      return own[found]!;
    });
}

function readTrailer(
  commit: CommitRecord,
  { value, line, lastLine }: Trailer,
  context: RecordContext,
  fixtures: readonly GitPath[],
  { policy, compilePattern }: RecordRules,
): CommitTrailer {
  const record = parseRecordLine(value, context);
  const malformed = commit.messageProblem ?? record.problem;
  const taken = record.pattern === undefined ? [] : underPattern(record.pattern, fixtures, compilePattern);
  const named = record.paths.filter((path) => context.changed.all.has(path) && context.isFixture(path));
  const stub = malformed === undefined ? reasonProblem(record.text, policy.trailers.minReason) : undefined;
  const miscounted = malformed === undefined ? countProblem(record, taken.length) : undefined;
  return {
    commit,
    line,
    lastLine,
    value,
    record,
    covers: [...new Set([...named, ...taken])],
    orphans: malformed === undefined ? orphansOf(record, taken, context) : [],
    ...(malformed === undefined ? {} : { malformed }),
    ...(stub === undefined ? {} : { stub }),
    ...(miscounted === undefined ? {} : { miscounted }),
  };
}

function underPattern(
  pattern: string,
  fixtures: readonly GitPath[],
  compilePattern: RecordRules['compilePattern'],
): readonly GitPath[] {
  if (pattern.endsWith('/')) return fixtures.filter((path) => path.startsWith(pattern));
  return fixtures.filter(compilePattern(pattern));
}

function countProblem({ pattern, count }: RecordLine, taken: number): string | undefined {
  if (pattern === undefined || taken === 0 || count === taken) return undefined;
  return `it says count=${count}, and the commit changes ${taken} fixture${taken === 1 ? '' : 's'} there`;
}

function orphansOf(
  record: RecordLine,
  taken: readonly GitPath[],
  { changed, isFixture }: RecordContext,
): CommitTrailer['orphans'] {
  const paths = [...new Set(record.paths)].flatMap((path) => {
    if (!changed.all.has(path)) return [{ path, why: 'the commit does not change that path' }];
    return isFixture(path) ? [] : [{ path, why: 'that path is no fixture' }];
  });
  if (record.pattern === undefined || taken.length > 0) return paths;
  return [...paths, { path: record.pattern, why: 'the commit changes no fixture there' }];
}

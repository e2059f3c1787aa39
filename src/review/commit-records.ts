import type { Policy } from '../policy/policy.js';
import type { CommitRecord, GitPath } from '../revisions/revisions.js';
import { indexPaths } from './changed-paths.js';
import { type NearMiss, nearMisses } from './near-miss.js';
import { showPath } from './quoting.js';
import { reasonProblem } from './reason.js';
import { parseRecordLine, type RecordContext, type RecordLine } from './record-line.js';
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
  /** Only those near misses that `git log --grep '^KEY:'` lists: for an audit of history, where the rest misleads nobody. */
  readonly listedOnly?: boolean;
}

/** Of one path in one message. Claims are held against each other, so that their number has to have a bound. */
const MOST_RECORDS_OF_A_PATH = 100;

/** Whether nothing is wrong with the trailer itself. */
export function isSound(trailer: Pick<CommitTrailer, 'malformed' | 'stub' | 'miscounted'>): boolean {
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
  const trailers = withoutCrowds(
    authoritative(commit, key, parsed.trailers).map((trailer) =>
      readTrailer(commit, trailer, context, fixtures, rules),
    ),
  );
  const byPath = new Map<GitPath, CommitTrailer[]>();
  for (const trailer of trailers) {
    for (const path of trailer.covers) {
      const known = byPath.get(path);
      if (known === undefined) byPath.set(path, [trailer]);
      else known.push(trailer);
    }
  }
  return {
    commit,
    fixtures,
    trailers,
    byPath,
    nearMisses: nearMisses(commit.message, key, parsed, context, rules.listedOnly),
  };
}

/** What names one path over and over is no record: a reader could not tell which of them is meant. */
function withoutCrowds(trailers: readonly CommitTrailer[]): readonly CommitTrailer[] {
  const counts = new Map<GitPath, number>();
  return trailers.map((trailer) => {
    let crowded: GitPath | undefined;
    for (const path of trailer.covers) {
      const count = (counts.get(path) ?? 0) + 1;
      counts.set(path, count);
      if (count > MOST_RECORDS_OF_A_PATH) crowded ??= path;
    }
    if (crowded === undefined || trailer.malformed !== undefined) return trailer;
    const malformed = `the message records ${showPath(crowded)} more than ${MOST_RECORDS_OF_A_PATH} times`;
    return { ...trailer, malformed };
  });
}

/** Git's own reading decides where it is at hand; our parser then only says on which lines the trailers stand. */
function authoritative(commit: CommitRecord, key: string, own: readonly Trailer[]): readonly Trailer[] {
  if (commit.gitTrailers === undefined) return own;
  const wanted = key.toLowerCase();
  // Places by value, so that a message of many trailers costs what it holds.
  const places = new Map<string, number[]>();
  for (let index = own.length - 1; index >= 0; index -= 1) {
    const known = places.get(own[index]!.value);
    if (known === undefined) places.set(own[index]!.value, [index]);
    else known.push(index);
  }
  let next = 0;
  return commit.gitTrailers
    .filter((trailer) => trailer.key.toLowerCase() === wanted)
    .map(({ key: written, value }) => {
      const open = places.get(value) ?? [];
      while (open.length > 0 && open.at(-1)! < next) open.pop();
      const found = open.pop();
      if (found === undefined) return { key: written, value, line: 0, lastLine: 0 };
      next = found + 1;
      return own[found]!;
    });
}

function readTrailer(
  commit: CommitRecord,
  { value, line, lastLine }: Trailer,
  context: RecordContext,
  fixtures: readonly GitPath[],
  rules: RecordRules,
): CommitTrailer {
  return { commit, line, lastLine, value, ...judgeLine(value, commit.messageProblem, context, fixtures, rules) };
}

/** What is said of a trailer by its value and the paths of its commit. */
type JudgedLine = Omit<CommitTrailer, 'commit' | 'line' | 'lastLine' | 'value'>;

function judgeLine(
  value: string,
  messageProblem: string | undefined,
  context: RecordContext,
  fixtures: readonly GitPath[],
  { policy, compilePattern }: RecordRules,
): JudgedLine {
  const record = parseRecordLine(value, context);
  const malformed = messageProblem ?? record.problem;
  const taken = record.pattern === undefined ? [] : underPattern(record.pattern, fixtures, compilePattern);
  const named = record.paths.filter((path) => context.changed.all.has(path) && context.isFixture(path));
  const stub = malformed === undefined ? reasonProblem(record.text, policy.trailers.minReason) : undefined;
  const miscounted = malformed === undefined ? countProblem(record, taken.length) : undefined;
  return {
    record,
    covers: [...new Set([...named, ...taken])],
    orphans: malformed === undefined ? orphansOf(record, taken, context) : [],
    ...(malformed === undefined ? {} : { malformed }),
    ...(stub === undefined ? {} : { stub }),
    ...(miscounted === undefined ? {} : { miscounted }),
  };
}

/**
 * What the trailers of one commit record, where nothing at all is wrong with any of them; undefined where something is, or
 * where they are too many to tell. For walks through histories: `readCommit` says what and where.
 *
 * @param values  Of every trailer that git lists under the policy's key.
 */
export function coveredByAll(
  values: readonly string[],
  paths: readonly GitPath[],
  rules: RecordRules,
): ReadonlySet<GitPath> | undefined {
  const { patterns } = rules.policy.trailers;
  if (values.length > MOST_RECORDS_OF_A_PATH) return undefined;
  const changed = indexPaths(paths);
  const context: RecordContext = { changed, isFixture: rules.isFixture, patterns };
  // Each once: a tree that holds a name twice lists it twice.
  const fixtures = patterns ? [...changed.all].filter((path) => rules.isFixture(path)) : [];
  const covered = new Set<GitPath>();
  for (const value of values) {
    const line = judgeLine(value, undefined, context, fixtures, rules);
    if (!isSound(line) || line.orphans.length > 0) return undefined;
    for (const path of line.covers) covered.add(path);
  }
  return covered;
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

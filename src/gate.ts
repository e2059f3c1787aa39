import { commitCountProblems } from './commit-count.js';
import type { Finding } from './comparison/finding.js';
import { type JudgingPair, withDescriptorSets } from './descriptor-sets.js';
import { FixtureGateError } from './errors.js';
import { readEvidence } from './evidence.js';
import { classify, type Findings } from './findings.js';
import { blobsOf, firstNeeded, firstReads } from './first-reads.js';
import { gateSource, policyEditOf } from './gate-source.js';
import type { GateInput, GateResult } from './gates/gate.js';
import { runGates } from './gates/index.js';
import type { GateWork } from './gates/work.js';
import { illustrate } from './illustrate.js';
import { readMessage } from './inputs/message-file.js';
import type { GateRequest } from './inputs/request.js';
import { createJudge, type Judge } from './judge.js';
import { type JudgingPolicy, readPolicies } from './judging-policy.js';
import { keepFiles } from './kept-files.js';
import { readLinkedPaths } from './linked-fixtures.js';
import { openRequested, withRepository } from './open-request.js';
import { patternMatches } from './policy/match.js';
import type { ChangeClass, FixtureRule, RecordKind } from './policy/policy.js';
import { judgingRules, requiredByAll } from './policy/stricter.js';
import { buildReport, type Report } from './reporters/report.js';
import { checkMessage } from './review/check-message.js';
import { reviewChanges } from './review/match.js';
import type { Review } from './review/review.js';
import { linksOf } from './revisions/links.js';
import type { TreeListing } from './revisions/listing.js';
import { isEmptyRange } from './revisions/ranges.js';
import { pairRenames } from './revisions/renames.js';
import type { Repository } from './revisions/repository.js';
import type { CommitRecord, ObjectId, PathChange, Range, TreeComparison } from './revisions/revisions.js';
import { ofShard, shardFacts } from './shards.js';
import type { FixtureChange } from './sides.js';
import { type Stopwatch, startStopwatch } from './stopwatch.js';

/** Told how far the run is; the shells decide what of it is shown. */
export interface Progress {
  readonly stage: (name: string) => void;
  readonly fixtures: (done: number, total: number) => void;
}

const SUBMODULE_MODE = '160000';
const SYMLINK_MODE = '120000';

export const SILENT: Progress = { stage: () => undefined, fixtures: () => undefined };

/** Brings objects that a partial clone lacks, in one fetch for all of them. */
export type EnsureObjects = (ids: readonly ObjectId[]) => Promise<void>;

/** How objects are brought that are not here yet; without it everything that is not here is missing. */
export interface Supply {
  readonly ensureObjects: EnsureObjects;
  /** Whether the commit and its trees are here in the end. */
  readonly ensureCommit?: (id: ObjectId) => Promise<boolean>;
  /** Brings the history that a shallow store lacks, for slow drift. */
  readonly ensureHistory?: () => Promise<Repository>;
}

/** Everything that was read and compared, before anybody's word about it is weighed. */
export interface Inspection {
  readonly range: Range;
  readonly trees: TreeComparison;
  /** All that stands at the merge base. */
  readonly listing: TreeListing;
  readonly commits: readonly CommitRecord[];
  readonly policies: JudgingPolicy;
  readonly findings: readonly Finding[];
  readonly unusedRules: Findings['unusedRules'];
  readonly stored?: Findings['stored'];
  readonly isFixture: (path: string) => boolean;
  /** By base's policy and base's links alone: what head adds to the fixtures is judged, and is no data of base's commands. */
  readonly isFixtureOnBase: (path: string) => boolean;
  /** Every rule that judges `path`: base's, and head's where it differs. */
  readonly rulesFor: (path: string) => readonly FixtureRule[];
  /** Which records a change of these classes needs at `path`. */
  readonly requires: (path: string, classes: readonly ChangeClass[]) => readonly RecordKind[];
}

/**
 * The gate on a repository that is there.
 *
 * @param opening  The repository that the request names, where somebody has begun to open it (`openRequested`).
 * @throws {FixtureGateError} for whatever keeps it from evaluating; never a verdict in its place.
 */
export async function gate(
  request: GateRequest,
  progress: Progress = SILENT,
  opening: Promise<Repository> = openRequested(request),
): Promise<Report> {
  return withRepository(request, (repository) => gateIn(repository, request, progress), opening);
}

/** The pipeline, in the order the README tells it: first every read, then only values. */
export async function gateIn(
  repository: Repository,
  request: GateRequest,
  progress: Progress = SILENT,
  supply?: Supply,
): Promise<Report> {
  // One for comparison and gates, so that a file which a worker has read is not read again.
  const judge = createJudge();
  try {
    return await reportOn(repository, request, progress, supply, judge);
  } finally {
    await judge.close();
  }
}

async function reportOn(
  repository: Repository,
  request: GateRequest,
  progress: Progress,
  supply: Supply | undefined,
  judge: Judge,
): Promise<Report> {
  const watch = startStopwatch();
  const ensureObjects = supply?.ensureObjects;
  const inspection = await inspect(repository, request, progress, ensureObjects, watch, supply?.ensureHistory, judge);
  const { range, trees, commits, policies, findings, isFixture, requires } = inspection;
  const { effective: policy } = policies;
  const review =
    request.messageFile === undefined
      ? reviewChanges({
          ...{ findings, commits, policy, isFixture, requires, headKind: range.headKind },
          isThere: everThere(inspection),
          ...(await readEvidence(repository, inspection, request.pullRequest, supply)),
        })
      : checkMessage({
          message: readMessage(request.messageFile),
          findings,
          changes: trees.changes,
          policy,
          isFixture,
          requires,
        });
  const counted = await commitCountProblems(repository, inspection, request.pullRequest);
  watch.lap('review');
  const judged = { ...review, problems: [...counted, ...review.problems] };
  const gates = await judgeByGates(repository, inspection, judged, request, ensureObjects, judge.work);
  watch.lap('gates');
  const report = buildReport({
    range,
    policy: policies.base,
    findings: review.findings,
    gates,
    ...(review.digest === undefined ? {} : { digest: review.digest }),
    ...(request.shard === undefined ? {} : { shard: shardFacts(request.shard, policies, inspection.unusedRules) }),
    stats: {
      commits: commits.length,
      changedPaths: trees.changes.length,
      fixtures: findings.length,
      suppressed: findings.reduce((sum, { suppressed }) => sum + suppressed, 0),
      patterns: patternMatches(
        policy,
        trees.changes.map(({ path }) => path),
      ),
      milliseconds: watch.laps(),
    },
  });
  if (request.illustrate !== true) return report;
  return { ...report, illustrations: await illustrate(repository, inspection, report.findings, supply?.ensureHistory) };
}

/**
 * Reads both sides and gives every changed fixture its class. What judges is read at base, so that a pull request cannot
 * loosen the gate it must pass.
 */
export async function inspect(
  repository: Repository,
  request: GateRequest,
  progress: Progress = SILENT,
  ensureObjects?: EnsureObjects,
  watch: Stopwatch = startStopwatch(),
  ensureHistory?: Supply['ensureHistory'],
  judge?: Judge,
): Promise<Inspection> {
  progress.stage('Reading base and head');
  const { range, trees, onBase, commits: commitsRead, listing: listed } = await firstReads(repository, request);
  if (request.refuseEmpty === true && isEmptyRange(range)) throw emptyRange(range);
  await ensureObjects?.(firstNeeded(request, await onBase, trees.changes));
  const [policies, commits, listing] = await Promise.all([
    readPolicies(request, repository, range, trees.changes),
    commitsRead,
    listed,
  ]);
  const pair = await withDescriptorSets(policies, {
    ...{ repository, base: range.base.sha, changes: trees.changes, ensureObjects },
  });
  const pointers = pointersIn([trees.changes, ...commits.map((commit) => commit.changes)]);
  const own = (path: string) => rulesFor(pair, path, pointers.has(path));
  const links = linksOf(listing);
  const linked = await readLinkedPaths({
    ...{ repository, onBase: links, changes: trees.changes, pointers, ensureObjects },
    rulesOf: (path, pointer) => rulesFor(pair, path, pointer),
  });
  const byBase = (path: string, pointer: boolean) => rulesFor({ base: pair.base, other: pair.base }, path, pointer);
  const linkedOnBase = await readLinkedPaths({
    ...{ repository, onBase: links, changes: [], pointers, ensureObjects },
    rulesOf: byBase,
  });
  const isFixtureOnBase = (path: string): boolean =>
    byBase(path, pointers.has(path)).length > 0 || linkedOnBase.rulesOf(path).length > 0;
  const rules = (path: string) => {
    const named = own(path);
    return named.length > 0 ? named : linked.rulesOf(path);
  };
  const isFixture = (path: string): boolean => rules(path).length > 0;
  const allFixtures = changedFixtures(trees.changes, rules);
  await ensureObjects?.(allFixtures.flatMap(({ change }) => blobsOf(change)));
  const { shard } = request;
  const fixtures = shard === undefined ? allFixtures : await ofShard(allFixtures, shard, repository.objects);
  watch.lap('revisions');
  progress.stage(`Comparing ${fixtures.length} changed ${fixtures.length === 1 ? 'fixture' : 'fixtures'}`);
  const renames = await pairRenames(repository.objects, trees.changes, isFixture);
  const subject = { repository, base: range.mergeBase, fixtures, policy: policies.effective, renames };
  const { shardReports } = request;
  const compared =
    shardReports === undefined
      ? await classify({
          ...subject,
          progress: progress.fixtures,
          ...(ensureObjects ? { ensureObjects } : {}),
          ...(ensureHistory ? { ensureHistory } : {}),
          ...(judge ? { judge } : {}),
        })
      : (await import('./shard-reports.js')).findingsOfShards(shardReports, fixtures, range, policies);
  watch.lap('comparison');
  if (request.keepFiles !== undefined) await keepFiles(repository, range, fixtures, request.keepFiles);
  const requires: Inspection['requires'] = (path, classes) => requiredByAll(rules(path), classes);
  return {
    range,
    trees,
    listing,
    commits,
    policies,
    ...compared,
    isFixture,
    isFixtureOnBase,
    rulesFor: rules,
    requires,
  };
}

/** On either side, or in a commit between. */
export function everThere({ listing, trees, commits }: Inspection): (path: string) => boolean {
  let moved: ReadonlySet<string> | undefined;
  return (path) => {
    if (listing.at(path) !== undefined) return true;
    moved ??= new Set([trees.changes, ...commits.map(({ changes }) => changes)].flat().map((change) => change.path));
    return moved.has(path);
  };
}

async function judgeByGates(
  repository: Repository,
  inspection: Inspection,
  review: Review,
  request: GateRequest,
  ensureObjects: EnsureObjects | undefined,
  work: GateWork,
): Promise<readonly GateResult[]> {
  const { testReports, workflow } = request;
  const source = gateSource(repository, inspection, {
    testReports,
    work,
    ...(workflow === undefined ? {} : { workflow }),
    ...(ensureObjects ? { ensureObjects } : {}),
  });
  return runGates(gateInput(inspection, review, request), source);
}

function gateInput(inspection: Inspection, review: Review, request: GateRequest): Omit<GateInput, 'facts'> {
  const { range, trees, commits, policies, isFixture, unusedRules } = inspection;
  return {
    range,
    changes: trees.changes,
    treeProblems: trees.problems,
    commits,
    review,
    policy: policies.effective,
    policyEdit: policyEditOf(policies),
    isFixture,
    unusedRules,
    hasMessage: request.messageFile !== undefined,
  };
}

function emptyRange({ base, head }: Range): FixtureGateError {
  return new FixtureGateError(
    'EMPTY_RANGE',
    `head ${head.sha.slice(0, 12)} brings nothing that base ${base.sha.slice(0, 12)} does not have: there is nothing to judge, and that is no pass`,
    'push the commits that the pull request is about, or close it',
  );
}

function rulesFor({ base, other }: JudgingPair, path: string, pointer: boolean) {
  return judgingRules(base, other, path, pointer);
}

/** Paths at which some side has a link or a submodule. */
function pointersIn(lists: readonly (readonly PathChange[])[]): ReadonlySet<string> {
  const points = (entry: PathChange['base']): boolean => entry?.mode === SUBMODULE_MODE || entry?.mode === SYMLINK_MODE;
  const found = new Set<string>();
  for (const changes of lists)
    for (const { path, base, head } of changes) if (points(base) || points(head)) found.add(path);
  return found;
}

/** A path is protected if base's policy or head's says so; what is on one side only counts as well (T38). */
function changedFixtures(
  changes: readonly PathChange[],
  rulesOf: (path: string) => readonly FixtureRule[],
): readonly FixtureChange[] {
  return changes.flatMap((change) => {
    const rules = rulesOf(change.path);
    return rules.length === 0 ? [] : [{ change, rules }];
  });
}

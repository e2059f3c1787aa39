import { commitCountProblems } from './commit-count.js';
import type { Finding } from './comparison/finding.js';
import { withDescriptorSets } from './descriptor-sets.js';
import { FixtureGateError } from './errors.js';
import { readEvidence } from './evidence.js';
import type { Findings, FindingsInput } from './findings.js';
import { blobsOf, firstNeeded, firstReads } from './first-reads.js';
import { gateSource, type LazyJudge, lazyJudge, policyEditOf } from './gate-source.js';
import type { GateInput, GateResult } from './gates/gate.js';
import { runGates } from './gates/index.js';
import type { GateWork } from './gates/work.js';
import type { GateRequest } from './inputs/request.js';
import { everThere, judgedPaths } from './judged-paths.js';
import { type JudgingPolicy, readPolicies } from './judging-policy.js';
import { openRequested, withRepository } from './open-request.js';
import { patternMatches, ruleFor } from './policy/match.js';
import type { ChangeClass, FixtureRule, RecordKind } from './policy/policy.js';
import { requiredByAll } from './policy/stricter.js';
import { buildReport, type Report } from './reporters/report.js';
import type { checkMessage } from './review/check-message.js';
import { reviewChanges } from './review/match.js';
import type { Review } from './review/review.js';
import type { TreeListing } from './revisions/listing.js';
import { isEmptyRange } from './revisions/ranges.js';
import { pairRenames } from './revisions/renames.js';
import type { Repository } from './revisions/repository.js';
import type { CommitRecord, ObjectId, Range, TreeComparison } from './revisions/revisions.js';
import { ofShard, shardFacts } from './shards.js';
import { type Stopwatch, startStopwatch } from './stopwatch.js';

/** Told how far the run is; the shells decide what of it is shown. */
export interface Progress {
  readonly stage: (name: string) => void;
  readonly fixtures: (done: number, total: number) => void;
}

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
  const judge = lazyJudge();
  try {
    return await reportOn(repository, request, { progress, supply, judge });
  } finally {
    await judge.close();
  }
}

async function reportOn(
  repository: Repository,
  request: GateRequest,
  means: Omit<Means, 'watch'> & Required<Pick<Means, 'judge'>>,
): Promise<Report> {
  const watch = startStopwatch();
  const { supply, judge } = means;
  const ensureObjects = supply?.ensureObjects;
  const inspection = await inspect(repository, request, { ...means, watch });
  const { range, trees, commits, policies, findings, isFixture, requires } = inspection;
  const { effective: policy } = policies;
  const review =
    request.messageFile === undefined
      ? reviewChanges({
          ...{ findings, commits, policy, isFixture, requires, headKind: range.headKind },
          isThere: everThere(inspection),
          ...(await readEvidence(repository, inspection, request.pullRequest, supply)),
        })
      : await draftReview(request.messageFile, { findings, changes: trees.changes, policy, isFixture, requires });
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
  const { illustrate } = await import('./illustrate.js');
  return { ...report, illustrations: await illustrate(repository, inspection, report.findings, supply?.ensureHistory) };
}

/** By the message of the commit that is being made. */
async function draftReview(file: string, subject: Omit<Parameters<typeof checkMessage>[0], 'message'>) {
  const [{ readMessage }, { checkMessage }] = await Promise.all([
    import('./inputs/message-file.js'),
    import('./review/check-message.js'),
  ]);
  return checkMessage({ message: readMessage(file), ...subject });
}

/** By what `inspect` reads and compares; all of it has a plain default. */
export interface Means {
  readonly progress?: Progress;
  readonly supply?: Supply | undefined;
  readonly watch?: Stopwatch;
  /** Whoever goes on to ask about the same files brings it and closes it. */
  readonly judge?: LazyJudge;
}

/**
 * Reads both sides and gives every changed fixture its class. What judges is read at base, so that a pull request cannot
 * loosen the gate it must pass.
 */
export async function inspect(
  repository: Repository,
  request: GateRequest,
  { progress = SILENT, supply, watch = startStopwatch(), judge }: Means = {},
): Promise<Inspection> {
  progress.stage('Reading base and head');
  const ensureObjects = supply?.ensureObjects;
  const first = await firstReads(repository, request);
  const { range, trees, onBase, commits: commitsRead, listing: listed } = first;
  if (request.refuseEmpty === true && isEmptyRange(range)) throw emptyRange(range);
  await ensureObjects?.(firstNeeded(request, await onBase, trees.changes));
  const policies = await readPolicies(request, repository, range, trees.changes);
  if (trees.changes.some(({ path }) => ruleFor(policies.effective, path) !== undefined)) loadComparison();
  const [commits, listing] = await Promise.all([commitsRead, listed]);
  const pair = await withDescriptorSets(policies, {
    ...{ repository, base: range.base.sha, changes: trees.changes, ensureObjects },
  });
  const { rulesFor, isFixture, isFixtureOnBase } = await judgedPaths({
    ...{ repository, pair, listing, commits, changes: trees.changes, ensureObjects },
  });
  const allFixtures = trees.changes.flatMap((change) => {
    const rules = rulesFor(change.path);
    return rules.length === 0 ? [] : [{ change, rules }];
  });
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
      ? await compareAll({
          ...subject,
          progress: progress.fixtures,
          ...(ensureObjects ? { ensureObjects } : {}),
          ...(supply?.ensureHistory ? { ensureHistory: supply.ensureHistory } : {}),
          ...(judge ? { judge } : {}),
        })
      : (await import('./shard-reports.js')).findingsOfShards(shardReports, fixtures, range, policies);
  watch.lap('comparison');
  if (request.keepFiles !== undefined)
    await (await import('./kept-files.js')).keepFiles(repository, range, fixtures, request.keepFiles);
  const requires: Inspection['requires'] = (path, classes) => requiredByAll(rulesFor(path), classes);
  return {
    range,
    trees,
    listing,
    commits,
    policies,
    ...compared,
    isFixture,
    isFixtureOnBase,
    rulesFor,
    requires,
  };
}

/** While git still lists what stands at the merge base. Whoever needs it is told where it cannot be loaded. */
function loadComparison(): void {
  import('./findings.js').then(({ loadAhead }) => loadAhead()).catch(() => undefined);
}

/** What compares is loaded where there is something to compare. */
async function compareAll({
  judge,
  ...input
}: Omit<FindingsInput, 'judge'> & { readonly judge?: LazyJudge }): Promise<Findings> {
  if (input.fixtures.length === 0) return { findings: [], unusedRules: new Map(), stored: new Map() };
  const [{ classify }, shared] = await Promise.all([import('./findings.js'), judge?.get()]);
  return classify({ ...input, ...(shared ? { judge: shared } : {}) });
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

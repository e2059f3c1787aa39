import { classify, type FixtureChange } from './findings.js';
import type { GateInput } from './gates/gate.js';
import { runGates } from './gates/index.js';
import type { GateRequest } from './inputs/request.js';
import { createJudge } from './judge.js';
import { type JudgingPolicy, readPolicies } from './judging-policy.js';
import { patternMatches } from './policy/match.js';
import { judgingRules, requiredByAll } from './policy/stricter.js';
import { buildReport, type Report } from './reporters/report.js';
import { resolveRequest } from './requested-range.js';
import { reviewChanges } from './review/match.js';
import { listCommits } from './revisions/commits.js';
import { pairRenames } from './revisions/renames.js';
import { openRepository, type Repository } from './revisions/repository.js';
import type { CommitRecord, PathChange, Range, TreeComparison } from './revisions/revisions.js';
import { type FillPlan, withWorktrees } from './revisions/worktrees.js';
import { type Stopwatch, startStopwatch } from './stopwatch.js';

/** Told how far the run is; the shells decide what of it is shown. */
export interface Progress {
  readonly stage: (name: string) => void;
  readonly fixtures: (done: number, total: number) => void;
}

export const SILENT: Progress = { stage: () => undefined, fixtures: () => undefined };

/** What git and the policy say, before anything is compared. */
interface Subject {
  readonly repository: Repository;
  readonly range: Range;
  readonly trees: TreeComparison;
  readonly commits: readonly CommitRecord[];
  readonly policies: JudgingPolicy;
  readonly fixtures: readonly FixtureChange[];
}

/**
 * The whole gate, in the order the README tells it: first every read, then only values. What judges is read at base, so
 * that a pull request cannot loosen the gate it must pass.
 *
 * @throws {FixtureGateError} for whatever keeps it from evaluating; never a verdict in its place.
 */
export async function gate(request: GateRequest, progress: Progress = SILENT): Promise<Report> {
  const watch = startStopwatch();
  const directory =
    request.repository.kind === 'directory' ? request.repository.path : request.repository.temporaryDirectory;
  const repository = await openRepository(directory, indexOfHook());
  try {
    progress.stage('Reading base and head');
    const { range, trees } = await resolveRequest(repository, request.range);
    const [policies, commits] = await Promise.all([
      readPolicies(request, repository, range, trees.changes),
      listCommits(repository, [range.base.sha, ...range.mergeBases], range.head.sha),
    ]);
    watch.lap('revisions');
    const fixtures = changedFixtures(trees.changes, policies);
    const subject = { repository, range, trees, commits, policies, fixtures };
    return await withWorktrees(repository, range.mergeBase, range.head.sha, fillPlan(fixtures), () =>
      evaluate(subject, request, progress, watch),
    );
  } finally {
    await repository.close();
  }
}

async function evaluate(subject: Subject, request: GateRequest, progress: Progress, watch: Stopwatch): Promise<Report> {
  const { repository, range, trees, commits, policies, fixtures } = subject;
  const judge = createJudge();
  try {
    watch.lap('worktrees');
    progress.stage(`Comparing ${fixtures.length} changed ${fixtures.length === 1 ? 'fixture' : 'fixtures'}`);
    const { effective: policy } = policies;
    const renames = await pairRenames(repository.objects, trees.changes, (path) => rulesFor(policies, path).length > 0);
    const { findings, unusedRules } = await classify({
      repository,
      base: range.mergeBase,
      fixtures,
      policy,
      renames,
      judge,
      progress: progress.fixtures,
    });
    watch.lap('comparison');
    const isFixture = (path: string): boolean => rulesFor(policies, path).length > 0;
    const review = reviewChanges({
      findings,
      commits,
      policy,
      isFixture,
      requires: (path, classes) => requiredByAll(rulesFor(policies, path), classes),
      headKind: range.headKind,
    });
    watch.lap('review');
    const input: GateInput = {
      range,
      changes: trees.changes,
      treeProblems: trees.problems,
      commits,
      review,
      policy,
      policyEdit: {
        path: policies.path,
        edited: policies.edited,
        base: policies.base,
        ...(policies.head ? { head: policies.head } : {}),
        ...(policies.headError ? { headError: policies.headError.message } : {}),
      },
      isFixture,
      unusedRules,
      hasMessage: request.messageFile !== undefined,
    };
    const gates = runGates(input);
    watch.lap('gates');
    return buildReport({
      range,
      policy: policies.base,
      findings: review.findings,
      gates,
      ...(review.digest === undefined ? {} : { digest: review.digest }),
      stats: {
        commits: commits.length,
        changedPaths: trees.changes.length,
        fixtures: fixtures.length,
        suppressed: findings.reduce((sum, { suppressed }) => sum + suppressed, 0),
        patterns: patternMatches(
          policy,
          trees.changes.map(({ path }) => path),
        ).map(({ pattern, matches }) => ({ pattern, matches })),
        milliseconds: watch.laps(),
      },
    });
  } finally {
    await judge.close();
  }
}

function rulesFor({ base, head }: JudgingPolicy, path: string) {
  return judgingRules(base, head ?? base, path);
}

/** A path is protected if base's policy or head's says so; what is on one side only counts as well (T38). */
function changedFixtures(changes: readonly PathChange[], policies: JudgingPolicy): readonly FixtureChange[] {
  return changes.flatMap((change) => {
    const rules = rulesFor(policies, change.path);
    return rules.length === 0 ? [] : [{ change, rules }];
  });
}

function fillPlan(fixtures: readonly FixtureChange[]): FillPlan {
  const side = (which: 'base' | 'head') =>
    fixtures.flatMap(({ change }) => {
      const entry = change[which];
      return entry === null || entry.mode === '160000' ? [] : [{ path: change.path, ...entry }];
    });
  return { base: side('base'), head: side('head') };
}

/** While a pre-commit hook runs, git stages into an index that only this variable names. */
function indexOfHook(): { readonly indexFile?: string } {
  const indexFile = process.env['GIT_INDEX_FILE'];
  return indexFile === undefined || indexFile === '' ? {} : { indexFile };
}

import type { Problem } from '../problems.js';
import { shortSha } from '../review/mending.js';
import { showPath, showText } from '../review/quoting.js';
import { custodyOf } from '../review/separation.js';
import type { CommitRecord, GitPath, PathChange } from '../revisions/revisions.js';
import type { FreezeEntry } from './freeze-list.js';
import { switchedOff } from './frozen-tests.js';
import type { Gate, GateInput } from './gate.js';
import { readFreezeFacts } from './reader-freeze.js';
import type { ReadReport } from './reader-reports.js';
import type { ChangedText } from './skip-marks.js';
import { namesTest } from './test-ids.js';

/** What the reader of this gate brings. */
export interface FreezeFacts {
  /** Undefined: there is no such file on that side. */
  readonly base: readonly FreezeEntry[] | undefined;
  readonly head: readonly FreezeEntry[] | undefined;
  /** The list before and after each commit that changes it, by the commit's id. */
  readonly steps: ReadonlyMap<string, { readonly removed: readonly string[] }>;
  /** Changed files that can hold tests or say which are run. */
  readonly texts: readonly ChangedText[];
  /** Such files that were too large to be looked into. */
  readonly unread: readonly GitPath[];
  readonly reports: readonly ReadReport[];
  /** Entries of head's list by the time at which base last touched them, in seconds since the epoch. */
  readonly touched: ReadonlyMap<string, number>;
  readonly now: number;
}

/** Problems of one kind that are listed one by one. */
const MAX_LISTED = 200;
const SECONDS_A_DAY = 86_400;
/** Program text, wherever it lies; `separation.code` may name more. */
const SOURCE =
  /\.(?:py|[cm]?[jt]sx?|go|java|kt|kts|groovy|scala|rb|php|rs|cs|fs|vb|c|cc|cpp|cxx|h|hpp|swift|m|mm|ex|exs|erl|clj|hs|ml|lua|pl|sql|sh|ps1|vue|svelte|dart|zig)$/i;
const TEST =
  /(?:^|\/)(?:tests?|specs?|__tests__)\/|(?:^|\/)(?:test_[^/]*|conftest)\.py$|[._-](?:test|spec)s?\.[^/]+$|(?:Test|Tests|IT|Spec)\.[^/]+$/;

/** Keeps the list of frozen tests apart from what it watches over (requirements K5 to K7). */
export const freeze: Gate = {
  id: 'freeze',
  read: async (source) => ({ freeze: await readFreezeFacts(source) }),
  evaluate(input) {
    const facts = input.facts.freeze;
    if (facts === undefined || (facts.base === undefined && facts.head === undefined)) {
      return { id: 'freeze', outcome: 'not-configured', summary: '', problems: [] };
    }
    const problems = [...moved(input), ...gone(input, facts), ...off(facts), ...stale(input, facts)];
    const failed = problems.some(({ severity }) => severity === 'error');
    const frozen = (facts.head ?? []).length;
    return {
      id: 'freeze',
      outcome: failed ? 'fail' : 'pass',
      summary: `${frozen} frozen ${frozen === 1 ? 'test' : 'tests'}${facts.reports.length === 0 ? '' : `, ${facts.reports.length} ${facts.reports.length === 1 ? 'report' : 'reports'} read`}`,
      problems,
    };
  },
};

/** What else a set of changes touches that a change of the list must stand apart from; undefined where nothing. */
function besides(changes: readonly PathChange[], { policy, isFixture }: GateInput): GitPath | undefined {
  const custody = custodyOf(policy, isFixture);
  return changes
    .map(({ path }) => path)
    .find((path) => {
      const kind = custody(path);
      return kind === 'code' || kind === 'fixture' || (kind === 'other' && SOURCE.test(path) && !TEST.test(path));
    });
}

/** FG601, for every commit by itself. */
function moved(input: GateInput): Problem[] {
  const { file } = input.policy.freeze;
  return writersOf(input).flatMap(({ sha, changes }) => {
    const other = besides(changes, input);
    if (other === undefined) return [];
    return [
      {
        code: 'FG601',
        gate: 'freeze',
        severity: 'error',
        path: file,
        ...(sha === undefined ? {} : { commit: sha }),
        message: `${sha === undefined ? 'this change' : shortSha(sha)} changes the freeze list ${showPath(file)} and ${showPath(other)}; the list changes in commits that touch neither code nor fixtures`,
        fix: 'Put the change of the list into a commit of its own.',
      },
    ];
  });
}

/** Commits that change the list, and what is not committed yet as one more. */
function writersOf({
  commits,
  changes,
  policy,
  range,
}: GateInput): readonly (Pick<CommitRecord, 'changes'> & { readonly sha?: CommitRecord['sha'] })[] {
  const { file } = policy.freeze;
  const writes = (one: Pick<CommitRecord, 'changes'>): boolean => one.changes.some(({ path }) => path === file);
  const committed = commits.filter(writes);
  // What is staged or on disk is no commit yet: it counts as one, with all that differs from base.
  return range.headKind !== 'commit' && committed.length === 0 && writes({ changes }) ? [{ changes }] : committed;
}

/** FG602. */
function gone(input: GateInput, { base, head, steps }: FreezeFacts): Problem[] {
  const kept = new Set((head ?? []).map(({ id }) => id));
  const lost = (base ?? []).filter(({ id }) => !kept.has(id));
  const { file } = input.policy.freeze;
  const writers = writersOf(input);
  const problems = lost.flatMap(({ id }): Problem[] => {
    const removers = writers.filter(({ sha }) => sha === undefined || steps.get(sha)?.removed.includes(id) === true);
    const mixed = removers
      .map((one) => ({ ...one, other: besides(one.changes, input) }))
      .find(({ other }) => other !== undefined);
    if (removers.length > 0 && mixed === undefined) return [];
    const how =
      mixed === undefined
        ? 'and no commit of its own took it off'
        : `in ${mixed.sha === undefined ? 'a change' : shortSha(mixed.sha)} that also changes ${showPath(mixed.other!)}`;
    return [
      {
        code: 'FG602',
        gate: 'freeze',
        severity: 'error',
        path: file,
        ...(mixed?.sha === undefined ? {} : { commit: mixed.sha }),
        message: `${showText(id, 300)} left the freeze list ${showPath(file)}, ${how}`,
        fix: `Put the line back:\n    ${id}\nor take it off in a commit that touches neither code nor fixtures.`,
      },
    ];
  });
  return cut(problems, 'further ids left the list');
}

/** FG603. */
function off(facts: FreezeFacts): Problem[] {
  const frozen = [...new Set([...(facts.base ?? []), ...(facts.head ?? [])].map(({ id }) => id))];
  const fix =
    'Take the mark away. A failure that does not repeat belongs into the quarantine: fixture-gate replay REPORT';
  const problem = (message: string, place: Partial<Pick<Problem, 'path' | 'line'>>, unsure = false): Problem => ({
    code: 'FG603',
    gate: 'freeze',
    severity: unsure ? 'warning' : 'error',
    ...place,
    message,
    fix,
  });
  const marked = switchedOff(frozen, facts.texts).map(({ id, path, line, what, evidence, unsure }) =>
    problem(
      `${showText(id, 300)} is frozen and ${what}${evidence === undefined ? '' : `: ${showText(evidence, 200)}`}`,
      {
        path,
        ...(line === undefined ? {} : { line }),
      },
      unsure,
    ),
  );
  const reported = facts.reports.flatMap(({ path, tests }) =>
    tests
      .filter(({ outcome }) => outcome === 'skipped')
      .flatMap((test) => {
        const entry = frozen.find((id) => namesTest(id, test));
        if (entry === undefined) return [];
        const what = test.expectedFailure === true ? 'expected to fail' : 'skipped';
        return [problem(`${showText(test.id, 300)} is frozen and was ${what} in the report ${showPath(path)}`, {})];
      }),
  );
  const unreadable = facts.reports.flatMap(({ path, unreadable: reason }) =>
    reason === undefined
      ? []
      : [cannotTell(`the report ${showPath(path)} could not be read: ${showText(reason, 300)}`)],
  );
  const unread =
    frozen.length === 0
      ? []
      : facts.unread.map((path) =>
          cannotTell(`${showPath(path)} is too large to be looked through for marks on frozen tests`),
        );
  return [...cut([...marked, ...reported], 'further marks on frozen tests'), ...unreadable, ...unread];
}

function cannotTell(message: string): Problem {
  return {
    code: 'FG901',
    gate: 'freeze',
    severity: 'error',
    message: `it cannot be told whether frozen tests were switched off: ${message}`,
    fix: 'Give the whole report as the test runner wrote it, and keep files of tests below 1 MiB.',
  };
}

/** FG604. By dates, which anybody can write: for display only. */
function stale({ policy }: GateInput, { head, touched, now }: FreezeFacts): Problem[] {
  const { file, staleDays } = policy.freeze;
  const problems = (head ?? []).flatMap(({ id, line }): Problem[] => {
    const since = touched.get(id);
    const days = since === undefined ? 0 : Math.floor((now - since) / SECONDS_A_DAY);
    if (since === undefined || days <= staleDays) return [];
    return [
      {
        code: 'FG604',
        gate: 'freeze',
        severity: 'notice',
        path: file,
        line,
        message: `${showText(id, 300)} has been frozen since ${day(since)} (${days} days), and nobody has touched the entry`,
        fix: 'Mend the test and take it off the list in a commit of its own. Nothing is taken off by itself.',
      },
    ];
  });
  return cut(problems, 'further entries that nobody has touched');
}

function day(seconds: number): string {
  return new Date(seconds * 1_000).toISOString().slice(0, 10);
}

function cut(problems: readonly Problem[], what: string): Problem[] {
  if (problems.length <= MAX_LISTED) return [...problems];
  const { fix: _, line: __, ...first } = problems[0]!;
  return [...problems.slice(0, MAX_LISTED), { ...first, message: `${problems.length - MAX_LISTED} ${what}` }];
}

import type { Policy } from '../policy/policy.js';
import { findEntry } from '../revisions/find-entry.js';
import type { GitPath, TreeEntry } from '../revisions/revisions.js';
import type { Checkout, CommandResult } from './commands.js';
import { type Cell, type FourWayCells, type FourWayName, nameFourWay } from './four-way.js';
import type { GateResult, GateSource } from './gate.js';
import { type QuarantineFile, readQuarantine } from './quarantine-entries.js';
import { basePolicy, type NotRun, whyNotRun, withPrepared } from './reader-commands.js';
import { asksForRuns } from './reader-concerned.js';
import { hashesFor } from './reader-hashes.js';
import { failuresOf, type Replay, replayFailures } from './reader-replays.js';
import type { ReadReport } from './reader-reports.js';

/** Bytes of the quarantine file. */
const MAX_FILE_BYTES = 4 * 1024 * 1024;

/** A fixture that this pull request rewrote: equality with it says nothing, whoever the reader is (requirement D5). */
export interface Demoted {
  readonly path: GitPath;
  /** Tests that the policy names as its readers. */
  readonly tests: readonly string[];
}

export interface LaneRuns {
  readonly prepare?: CommandResult;
  readonly gating?: CommandResult;
  /** The gating lane once more, where none of the failures that it reported repeated: it must pass then. */
  readonly gatingAgain?: CommandResult;
  readonly info?: CommandResult;
  /** What the gating lane reported of single tests. */
  readonly reports: readonly ReadReport[];
}

export interface FourWay {
  readonly name: FourWayName;
  readonly cells: FourWayCells;
}

export interface QuarantineFacts {
  readonly base: QuarantineFile | undefined;
  readonly head: QuarantineFile | undefined;
  /** `input_hash` as it should be, by test id; empty where the policy pins no command. */
  readonly hashes: ReadonlyMap<string, string>;
  readonly demoted: readonly Demoted[];
  /** Reports that the user gave. */
  readonly reports: readonly ReadReport[];
  readonly notRun?: NotRun;
  readonly lanes?: LaneRuns;
  readonly replays: readonly Replay[];
  readonly fourWay?: FourWay;
}

/** Reads the file of both sides, and runs what base's policy names, where fixtures changed. */
export async function readQuarantineFacts(
  source: GateSource,
  earlier: readonly GateResult[],
): Promise<QuarantineFacts> {
  const policy = basePolicy(source);
  const { base, head } = await bothFiles(source, policy.quarantine.file);
  const demoted = source.findings.map(({ path }): Demoted => {
    return { path, tests: [...new Set(source.rulesFor(path).flatMap((rule) => rule.tests))] };
  });
  const asked = asksForRuns(policy) || base !== undefined || head !== undefined;
  const reports = asked ? await (await import('./reader-reports.js')).givenReports(source) : [];
  const ran = demoted.length === 0 || !asked ? NOTHING_RUN : await runAll(source, earlier, policy, reports);
  const hashes = await hashesOf(source, head, ran.replays);
  return { base, head, hashes, demoted, reports, ...ran };
}

type Ran = Pick<QuarantineFacts, 'notRun' | 'lanes' | 'replays' | 'fourWay'>;

const NOTHING_RUN: Ran = { replays: [] };

async function runAll(
  source: GateSource,
  earlier: readonly GateResult[],
  policy: Policy,
  given: readonly ReadReport[],
): Promise<Ran> {
  const { lanes, quarantine, fourWay } = policy;
  const laneCommand = lanes.info ?? lanes.gating;
  const mayReplay = quarantine.replay !== null && failuresOf(given).length > 0;
  if (laneCommand === null && !mayReplay) return { replays: replayNothing(given) };
  const notRun = whyNotRun(source, earlier);
  if (notRun !== undefined) return { notRun, replays: replayNothing(given) };
  const ran = await withPrepared(source, { code: 'head', fixtures: 'head' }, async (checkout, prepare) => {
    const prepared = prepare === undefined ? {} : { prepare };
    if (prepare !== undefined && prepare.outcome !== 'pass') {
      return { lanes: { ...prepared, reports: [] }, replays: replayNothing(given) };
    }
    const gating = await runGating(source, policy, checkout);
    const info = lanes.info === null ? undefined : await checkout.run(lanes.info, {}, lanes.timeout);
    const failures = failuresOf([...given, ...gating.reports]);
    const { fileTest } = await import('./reader-reports.js');
    const replays = await replayFailures(checkout, failures, quarantine, await fileTest(source));
    const again = mayBeAccident(gating, replays) ? await checkout.run(lanes.gating!, {}, lanes.timeout) : undefined;
    return {
      lanes: {
        ...prepared,
        ...gating,
        ...(info === undefined ? {} : { info }),
        ...(again === undefined ? {} : { gatingAgain: again }),
      },
      replays,
    };
  });
  if (!fourWay || laneCommand === null || ran.lanes.prepare?.outcome === 'fail') return ran;
  return { ...ran, fourWay: await runFourWay(source, laneCommand, lanes.timeout) };
}

/** Its reports are taken before the informational lane runs: what that one fails has no vote. */
async function runGating(
  source: GateSource,
  { lanes, quarantine }: Policy,
  checkout: Checkout,
): Promise<Pick<LaneRuns, 'gating' | 'reports'>> {
  if (lanes.gating === null) return { reports: [] };
  await checkout.discard(quarantine.report);
  const gating = await checkout.run(lanes.gating, {}, lanes.timeout);
  const files = await checkout.collect(quarantine.report);
  const { fileTest, readReports } = await import('./reader-reports.js');
  return { gating, reports: await readReports(files, await fileTest(source)) };
}

/** A lane that failed, and reported nothing but failures that do not repeat. Something else may have failed beside them. */
function mayBeAccident({ gating, reports }: Pick<LaneRuns, 'gating' | 'reports'>, replays: readonly Replay[]): boolean {
  const failed = failuresOf(reports);
  const flaky = new Set(replays.filter(({ outcome }) => outcome === 'does-not-replay').map(({ test }) => test.id));
  return gating?.outcome === 'fail' && failed.length > 0 && failed.every(({ test }) => flaky.has(test.id));
}

function replayNothing(reports: readonly ReadReport[]): readonly Replay[] {
  return failuresOf(reports).map(({ test, reports: paths }) => ({
    test,
    reports: paths,
    command: '',
    attempts: [],
    outcome: 'not-replayed',
  }));
}

async function runFourWay(source: GateSource, command: string, timeout: number): Promise<FourWay> {
  const cell = (code: 'base' | 'head', fixtures: 'base' | 'head'): Promise<Cell> =>
    withPrepared(source, { code, fixtures }, async ({ run }, prepared) => {
      if (prepared !== undefined && prepared.outcome !== 'pass') return 'broken';
      return cellOf([await run(command, {}, timeout), await run(command, {}, timeout)]);
    });
  const cells: FourWayCells = {
    baseBase: await cell('base', 'base'),
    headBase: await cell('head', 'base'),
    baseHead: await cell('base', 'head'),
    headHead: await cell('head', 'head'),
  };
  return { name: nameFourWay(cells), cells };
}

function cellOf([first, second]: readonly [CommandResult, CommandResult]): Cell {
  if ([first, second].some(({ outcome }) => outcome !== 'pass' && outcome !== 'fail')) return 'broken';
  if (first.outcome !== second.outcome) return 'flake';
  return first.outcome === 'pass' ? 'pass' : 'fail';
}

async function bothFiles(
  source: GateSource,
  file: GitPath,
): Promise<{ readonly base: QuarantineFile | undefined; readonly head: QuarantineFile | undefined }> {
  const change = source.changes.find(({ path }) => path === file);
  const onBase =
    change === undefined ? ((await findEntry(source.repository, source.range.mergeBase, file)) ?? null) : change.base;
  const base = await fileAt(source, onBase);
  return { base, head: change === undefined ? base : await fileAt(source, change.head) };
}

async function fileAt(
  { repository, ensureObjects }: GateSource,
  entry: TreeEntry | null,
): Promise<QuarantineFile | undefined> {
  if (entry === null) return undefined;
  if (!entry.mode.startsWith('100'))
    return { kind: 'unreadable', reason: 'expected a file, not a link or a submodule' };
  await ensureObjects([entry.oid]);
  const object = await repository.objects.find(entry.oid, { maxBytes: MAX_FILE_BYTES });
  if (object.kind === 'content') return readQuarantine(object.content.toString('utf8'));
  return { kind: 'unreadable', reason: `expected at most ${MAX_FILE_BYTES} bytes that are in this clone` };
}

async function hashesOf(
  source: GateSource,
  head: QuarantineFile | undefined,
  replays: readonly Replay[],
): Promise<ReadonlyMap<string, string>> {
  const entries = head?.kind === 'entries' ? [...head.entries.keys()] : [];
  return hashesFor(source, [...new Set([...entries, ...replays.map(({ test }) => test.id)])]);
}

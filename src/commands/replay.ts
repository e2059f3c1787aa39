import { FixtureGateError } from '../errors.js';
import { inspect } from '../gate.js';
import { gateSource, lazyJudge } from '../gate-source.js';
import { readFreezeList } from '../gates/freeze-list.js';
import type { GateSource } from '../gates/gate.js';
import { entryText, readQuarantine } from '../gates/quarantine-entries.js';
import { withPrepared } from '../gates/reader-commands.js';
import { hashesFor } from '../gates/reader-hashes.js';
import { failuresOf, MAX_REPLAYS, type Replay, replayFailures } from '../gates/reader-replays.js';
import type { ReadReport } from '../gates/reader-reports.js';
import type { Invocation } from '../inputs/invocation.js';
import { withRepository } from '../open-request.js';
import type { Policy } from '../policy/policy.js';
import { visible } from '../reporters/encoders/visible.js';
import { readFileAt } from '../revisions/files.js';
import { writeReport } from './output.js';
import { terminalProgress } from './progress.js';
import { type Disagreements, recordDisagreements } from './replay-record.js';

/** Disagreements on one range after which a test belongs on the freeze list (requirement K8). */
const ENOUGH_DISAGREEMENTS = 2;

/**
 * Re-runs the failures of the reports on the command that base's policy pins. What to add to the quarantine and to the
 * freeze list is printed; neither file is ever written. 1 where a failure repeats or the budget is used up.
 */
export async function replay({ request, output }: Extract<Invocation, { kind: 'replay' }>): Promise<number> {
  return withRepository(request, async (repository) => {
    const progress = terminalProgress(output.verbosity);
    const inspection = await inspect(repository, request, { progress });
    const { testReports } = request;
    // Nothing here is parsed that a worker would have to contain.
    const { work } = lazyJudge();
    const source = gateSource(repository, inspection, { testReports, work });
    const { base: policy } = inspection.policies;
    if (policy.quarantine.replay === null) throw noCommand();
    if (source.commands?.unsafe !== undefined) throw unsafe(source.commands.unsafe);
    const { givenReports } = await import('../gates/reader-reports.js');
    const reports = await givenReports(source);
    const broken = reports.find(({ unreadable }) => unreadable !== undefined);
    if (broken !== undefined) throw unreadableReport(broken);
    const failures = failuresOf(reports);
    progress.stage(`Running ${Math.min(failures.length, MAX_REPLAYS)} failures again`);
    const replays = failures.length === 0 ? [] : await runAll(source, failures, policy);
    progress.end();
    const flaky = replays.filter(({ outcome }) => outcome === 'does-not-replay');
    const hashes = await hashesFor(
      source,
      flaky.map(({ test }) => test.id),
    );
    const { mergeBase, head } = inspection.range;
    const range = `${mergeBase}..${head.sha}`;
    const { all, problem } = await recordDisagreements(repository, range, disagreementsOf(flaky, reports));
    if (problem !== undefined) process.stderr.write(`${visible(problem)}\n`);
    const spent = await spentOnHead(source, policy);
    const units = [...spent.values()].reduce((sum, one) => sum + one, 0) + flaky.length;
    const frozen = new Set(await frozenOnHead(source, policy));
    const text = [
      ...replays.map(describe),
      tally(replays, units, policy),
      ...entries(flaky, spent, hashes, policy),
      ...freezeLines(all, frozen, range, policy),
    ];
    writeReport(
      text
        .flatMap((part) => part.split('\n'))
        .map(visible)
        .join('\n'),
      output,
    );
    const repeats = replays.some(({ outcome }) => outcome !== 'does-not-replay');
    return repeats || (flaky.length > 0 && units > policy.quarantine.budget) ? 1 : 0;
  });
}

function runAll(
  source: GateSource,
  failures: ReturnType<typeof failuresOf>,
  policy: Policy,
): Promise<readonly Replay[]> {
  return withPrepared(source, { code: 'head', fixtures: 'head' }, async (checkout, prepared) => {
    if (prepared !== undefined && prepared.outcome !== 'pass') {
      throw new FixtureGateError(
        'BAD_INPUT',
        `expected lanes.prepare (${prepared.command}) to end well before anything is run again; it ${prepared.reason}`,
        'run it in a clean checkout of head and mend what it shows',
      );
    }
    const { fileTest } = await import('../gates/reader-reports.js');
    return replayFailures(checkout, failures, policy.quarantine, await fileTest(source));
  });
}

/** Each failing report that the replay contradicts is one disagreement. */
function disagreementsOf(flaky: readonly Replay[], reports: readonly ReadReport[]): Disagreements {
  return new Map(
    flaky.map(({ test, reports: paths }) => [
      test.id,
      new Set(reports.filter(({ path }) => paths.includes(path)).map(({ path, digest }) => digest ?? path)),
    ]),
  );
}

function describe({ test, command, attempts, outcome }: Replay): string {
  const last = attempts.at(-1);
  if (last === undefined) return `${test.id}: not run again, since more than ${MAX_REPLAYS} tests failed`;
  if (outcome === 'does-not-replay') return `${test.id}: passed when run again with ${command}: one unit is spent`;
  const end = last.output.trim().split('\n').slice(-5);
  return [
    `${test.id}: a regression: ${last.reason} when run again with ${command}`,
    ...end.map((line) => `    ${line}`),
  ].join('\n');
}

function tally(replays: readonly Replay[], units: number, { quarantine }: Policy): string {
  if (replays.length === 0) return 'No failure stands in these reports.';
  const repeated = replays.filter(({ outcome }) => outcome !== 'does-not-replay').length;
  const over = units > quarantine.budget ? ', which is over the budget' : '';
  return `\n${replays.length} failed, ${repeated} of them again; ${units} of ${quarantine.budget} units spent${over}.`;
}

function entries(
  flaky: readonly Replay[],
  spent: ReadonlyMap<string, number>,
  hashes: ReadonlyMap<string, string>,
  { quarantine }: Policy,
): readonly string[] {
  if (flaky.length === 0) return [];
  const all = flaky.map(({ test, attempts }) => ({
    id: test.id,
    spends: (spent.get(test.id) ?? 0) + 1,
    exitCode: attempts.at(-1)?.outcome === 'pass' ? 0 : 1,
    hash: hashes.get(test.id) ?? '',
  }));
  return [`\nEntries for ${quarantine.file} (nothing was written):\n${entryText(all)}`];
}

function freezeLines(
  all: Disagreements,
  frozen: ReadonlySet<string>,
  range: string,
  { freeze }: Policy,
): readonly string[] {
  const ids = [...all]
    .filter(([id, reports]) => reports.size >= ENOUGH_DISAGREEMENTS && !frozen.has(id))
    .map(([id]) => id);
  if (ids.length === 0) return [];
  const short = range.replace(/([0-9a-f]{12})[0-9a-f]*/g, '$1');
  return [
    `\nTwo disagreements on ${short}. Lines for ${freeze.file}, to be added in a commit of their own (nothing was written):`,
    ...ids,
  ];
}

async function spentOnHead(source: GateSource, { quarantine }: Policy): Promise<ReadonlyMap<string, number>> {
  const text = await textOnHead(source, quarantine.file);
  if (text === undefined) return new Map();
  const file = readQuarantine(text);
  if (file.kind === 'entries') return new Map([...file.entries.values()].map(({ id, spends }) => [id, spends]));
  throw new FixtureGateError(
    'BAD_INPUT',
    `expected the entries of the quarantine in ${quarantine.file}; ${file.reason}`,
    'mend the file on head: what is spent cannot be told',
  );
}

async function frozenOnHead(source: GateSource, { freeze }: Policy): Promise<readonly string[]> {
  return readFreezeList((await textOnHead(source, freeze.file)) ?? '').map(({ id }) => id);
}

async function textOnHead({ repository, range }: GateSource, path: string): Promise<string | undefined> {
  return (await readFileAt(repository, range.head.sha, path))?.toString('utf8');
}

function noCommand(): FixtureGateError {
  return new FixtureGateError(
    'BAD_POLICY',
    'expected quarantine.replay in the policy on base; it pins no command to run a test again',
    'add one there, for instance: quarantine: { replay: "python -m pytest -q {test}" }',
  );
}

function unsafe(reason: string): FixtureGateError {
  return new FixtureGateError('UNSAFE_ENVIRONMENT', reason, 'run this on pull_request, or on your own machine');
}

function unreadableReport({ path, unreadable }: ReadReport): FixtureGateError {
  return new FixtureGateError(
    'BAD_INPUT',
    `expected a JUnit report at ${JSON.stringify(path)}; ${unreadable}`,
    'name the reports as the test runner wrote them',
  );
}

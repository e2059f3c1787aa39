import type { Problem } from '../problems.js';
import { showPath, showText } from '../review/quoting.js';
import type { Gate, GateInput, GateResult } from './gate.js';
import { fourWayProblems, laneProblems, notRun, replayProblems } from './quarantine-runs.js';
import { entryProblems, lowered, raised, type Spending, spendingOf, unreadable } from './quarantine-spending.js';
import { some } from './quarantine-words.js';
import { asksForRuns } from './reader-concerned.js';
import { type Demoted, type QuarantineFacts, readQuarantineFacts } from './reader-quarantine.js';
import { readsBy } from './test-ids.js';

/**
 * Equality does not vote on a fixture that this pull request rewrote; the gating lane does, and a failure that repeats.
 * What does not repeat spends from a budget (requirements D5 to D7).
 */
export const quarantine: Gate = {
  id: 'quarantine',
  read: async (source, earlier) => ({ quarantine: await readQuarantineFacts(source, earlier) }),
  evaluate(input) {
    const facts = input.facts.quarantine;
    const asked = asksForRuns(input.policyEdit.base) || input.policy.configured.includes('quarantine');
    if (facts === undefined || (!asked && facts.base === undefined && facts.head === undefined)) {
      return { id: 'quarantine', outcome: 'not-configured', summary: '', problems: [] };
    }
    const spending = spendingOf(input, facts);
    const problems = [
      ...unreadable(input, facts),
      ...entryProblems(input, facts),
      ...lowered(input, facts),
      ...raised(input),
      ...notRun(facts),
      ...laneProblems(facts),
      ...replayProblems(input, facts, spending),
      ...fourWayProblems(facts),
    ];
    return {
      id: 'quarantine',
      outcome: outcomeOf(problems, facts),
      summary: summaryOf(input, facts, spending),
      problems,
    };
  },
};

function outcomeOf(problems: readonly Problem[], facts: QuarantineFacts): GateResult['outcome'] {
  if (problems.some(({ severity }) => severity === 'error')) return 'fail';
  return facts.notRun === undefined ? 'pass' : 'not-run';
}

function summaryOf({ policy }: GateInput, facts: QuarantineFacts, { spent, budget }: Spending): string {
  const { demoted, lanes, replays, fourWay, notRun: why } = facts;
  if (demoted.length === 0) return `no fixture changed, so equality votes as it is; ${spent} of ${budget} units spent`;
  const parts = [`equality is information only for ${some(demoted.map(shownDemoted))}`];
  if (why !== undefined) parts.push(why.reason);
  if (why === undefined && lanes === undefined && facts.reports.length === 0) parts.push('no test report was given');
  const idle = unreadBy(demoted, facts.reports);
  if (idle.length > 0) parts.push(`no test of the reports is ${some(idle.map((pattern) => showText(pattern, 100)))}`);
  if (lanes?.gating !== undefined) parts.push(`gating lane: ${lanes.gating.reason}`);
  if (lanes?.info !== undefined) parts.push(`information lane: ${lanes.info.reason} (no vote)`);
  if (replays.length > 0) {
    const repeated = replays.filter(({ outcome }) => outcome === 'replays').length;
    parts.push(`${replays.length} failed, ${repeated} of them again`);
  }
  if (fourWay !== undefined) parts.push(`four-way: ${fourWay.name}`);
  else if (policy.fourWay && why === undefined && lanes === undefined) parts.push('four-way: no lane to run');
  return [...parts, `${spent} of ${budget} units spent`].join('; ');
}

/** Patterns under `tests:` that meet no test of the reports at hand: with a typo nobody knows who reads the fixture. */
function unreadBy(demoted: readonly Demoted[], reports: QuarantineFacts['reports']): readonly string[] {
  if (reports.length === 0) return [];
  const tests = reports.flatMap((report) => report.tests);
  const patterns = new Set(demoted.flatMap((one) => one.tests));
  return [...patterns].filter((pattern) => !tests.some((test) => readsBy([pattern], test)));
}

function shownDemoted({ path, tests }: Demoted): string {
  return tests.length === 0
    ? showPath(path)
    : `${showPath(path)} (read by ${tests.map((test) => showText(test, 100)).join(', ')})`;
}

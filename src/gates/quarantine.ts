import { weakenings } from '../policy/weakenings.js';
import type { Problem } from '../problems.js';
import { showPath, showText } from '../review/quoting.js';
import type { CommandResult } from './commands.js';
import { decide } from './decision.js';
import type { Gate, GateInput, GateResult } from './gate.js';
import { entryText, type QuarantineEntry } from './quarantine-entries.js';
import { type Demoted, isAsked, type QuarantineFacts, readQuarantineFacts } from './reader-quarantine.js';
import type { Replay } from './replaying.js';

/** Paths and commands that a summary names. */
const MAX_NAMED = 5;
/** Characters of a command's output that a message repeats: the end of it. */
const MAX_QUOTED = 400;

/**
 * Equality does not vote on a fixture that this pull request rewrote; the gating lane does, and a failure that repeats.
 * What does not repeat spends from a budget (SYSTEMS D5 to D7).
 */
export const quarantine: Gate = {
  id: 'quarantine',
  read: async (source, earlier) => ({ quarantine: await readQuarantineFacts(source, earlier) }),
  evaluate(input) {
    const facts = input.facts.quarantine;
    const asked = isAsked(input.policyEdit.base) || input.policy.configured.includes('quarantine');
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

function problem(
  code: Problem['code'],
  severity: Problem['severity'],
  message: string,
  fix: string,
  place: Partial<Pick<Problem, 'path' | 'line'>> = {},
): Problem {
  return { code, gate: 'quarantine', severity, ...place, message, fix };
}

/** Units of each test: what base and head have entered, whichever is more, and one for a failure that did not repeat now. */
interface Spending {
  readonly spent: number;
  readonly budget: number;
  readonly byTest: ReadonlyMap<string, number>;
  /** Failures that did not repeat now. */
  readonly flaky: readonly Replay[];
}

export function spendingOf({ policy }: Pick<GateInput, 'policy'>, facts: QuarantineFacts): Spending {
  const base = entriesOf(facts.base);
  const head = entriesOf(facts.head);
  const flaky = facts.replays.filter(({ outcome }) => outcome === 'does-not-replay');
  const now = new Set(flaky.map(({ test }) => test.id));
  const byTest = new Map<string, number>();
  for (const id of new Set([...base.keys(), ...head.keys(), ...now])) {
    const before = base.get(id)?.spends ?? 0;
    // An author who has entered this failure already has spent its unit.
    byTest.set(id, Math.max(head.get(id)?.spends ?? 0, before + (now.has(id) ? 1 : 0)));
  }
  const spent = [...byTest.values()].reduce((sum, units) => sum + units, 0);
  return { spent, budget: policy.quarantine.budget, byTest, flaky };
}

function entriesOf(file: QuarantineFacts['base']): ReadonlyMap<string, QuarantineEntry> {
  return file?.kind === 'entries' ? file.entries : new Map();
}

function unreadable({ policy }: GateInput, { base, head, reports, lanes }: QuarantineFacts): Problem[] {
  const { file } = policy.quarantine;
  const fix = 'Mend the file. Entries are printed by: fixture-gate replay REPORT';
  const files = [
    ...(head?.kind === 'unreadable'
      ? [
          problem('FG703', 'error', `${showPath(file)} cannot be read: ${showText(head.reason, 300)}`, fix, {
            path: file,
          }),
        ]
      : []),
    ...(base?.kind === 'unreadable' && head?.kind !== 'unreadable'
      ? [
          problem(
            'FG703',
            'warning',
            `${showPath(file)} cannot be read on base (${showText(base.reason, 300)}), so what was spent there is unknown`,
            fix,
            { path: file },
          ),
        ]
      : []),
  ];
  const broken = [...reports, ...(lanes?.reports ?? [])].flatMap(({ path, unreadable: reason }) =>
    reason === undefined
      ? []
      : [
          problem(
            'FG901',
            'error',
            `the test report ${showPath(path)} could not be read: ${showText(reason, 300)}`,
            'Give the whole report as the test runner wrote it.',
          ),
        ],
  );
  return [...files, ...broken];
}

/** FG703. Entries of base that this pull request leaves alone were judged when they came; their hash may be of older bytes. */
function entryProblems({ policy }: GateInput, { base, head, hashes }: QuarantineFacts): Problem[] {
  const { file } = policy.quarantine;
  const before = entriesOf(base);
  const fix = 'Run the failure again and put in the entry that is printed: fixture-gate replay REPORT';
  return [...entriesOf(head).values()].flatMap(({ id, hash, line, text }) => {
    const name = `${showPath(file)}: ${showText(id, 300)}`;
    const place = { path: file, line };
    if (hash === undefined)
      return [problem('FG703', 'error', `${name} has no input_hash of 64 hex digits`, fix, place)];
    const expected = hashes.get(id);
    if (hash === expected) return [];
    const isNew = before.get(id)?.text !== text;
    if (expected === undefined) {
      return isNew
        ? [
            problem(
              'FG703',
              'error',
              `${name}: the policy on base pins no command (quarantine.replay), so its input_hash cannot be checked`,
              fix,
              place,
            ),
          ]
        : [];
    }
    return [
      problem(
        'FG703',
        isNew ? 'error' : 'notice',
        `${name}: expected input_hash ${expected}; found ${hash}, which is of other fixture bytes or another command`,
        fix,
        place,
      ),
    ];
  });
}

/** FG704 for what was spent and is spent no more. */
function lowered(input: GateInput, { base, head }: QuarantineFacts): Problem[] {
  const { file } = input.policy.quarantine;
  if (head?.kind === 'unreadable') return [];
  const now = entriesOf(head);
  return [...entriesOf(base).values()].flatMap(({ id, spends }) => {
    const left = now.get(id)?.spends ?? 0;
    if (left >= spends) return [];
    return [
      takenBack(
        input,
        `${showPath(file)}: ${showText(id, 300)} spends ${spends} on base and ${now.has(id) ? left : 'has no entry'} here`,
      ),
    ];
  });
}

/** FG704 for the budget; base's is the one that counted. */
function raised(input: GateInput): Problem[] {
  const { base, head } = input.policyEdit;
  if (head === undefined) return [];
  return weakenings(base, head)
    .filter(({ code }) => code === 'FG704')
    .map(({ key, base: before, head: after }) =>
      takenBack(input, `${key}: ${before} on base, ${after} here; base's counted`),
    );
}

/** In a pull request that does nothing else it is a decision that people can see, and no way out of a failure. */
function takenBack({ changes, policy, policyEdit }: GateInput, message: string): Problem {
  const alone = changes.every(({ path }) => path === policy.quarantine.file || path === policyEdit.path);
  return problem(
    'FG704',
    alone ? 'warning' : 'error',
    message,
    alone ? 'Let an owner of the policy review it.' : 'Take the change out, or make it in a pull request of its own.',
    { path: message.startsWith('quarantine.') ? policyEdit.path : policy.quarantine.file },
  );
}

function notRun({ notRun: why }: QuarantineFacts): Problem[] {
  if (why === undefined || why.kind === 'held') return [];
  return [
    problem(
      'FG901',
      'error',
      `the commands of the policy were not run: ${why.reason}`,
      'Run the gate on pull_request, or take the commands out of the policy.',
    ),
  ];
}

function laneProblems({ lanes, replays }: QuarantineFacts): Problem[] {
  if (lanes === undefined) return [];
  const { prepare, gating, gatingAgain, info } = lanes;
  const runs = [prepare, gating, gatingAgain, info, ...replays.flatMap(({ attempts }) => attempts)].filter(
    (run) => run !== undefined,
  );
  const problems = runs
    .filter(({ tampered }) => tampered.length > 0)
    .map((run) =>
      problem(
        'FG901',
        'error',
        `${commandOf(run)} wrote to files that are not its own: ${run.tampered.map((path) => showPath(path)).join(', ')}; they were put back`,
        'Find what the tests of this pull request run, before you run it anywhere else.',
      ),
    );
  if (prepare !== undefined && prepare.outcome !== 'pass') {
    problems.push(
      problem(
        'FG901',
        'error',
        `the lanes could not be prepared: ${said(prepare)}`,
        'Mend lanes.prepare, or what it needs.',
      ),
    );
  }
  if (gating === undefined || gating.outcome === 'pass') return problems;
  // Failures that it reported one by one were judged one by one; the lane as a whole must then pass once.
  const explained = gatingAgain?.outcome === 'pass';
  if (!explained) {
    problems.push(
      problem(
        'FG701',
        'error',
        `the gating lane failed: ${said(gatingAgain ?? gating)}`,
        `Run it and mend what it shows:\n    ${gating.command}`,
      ),
    );
  }
  return problems;
}

/** FG701 and FG702, by the decision table. */
function replayProblems(input: GateInput, facts: QuarantineFacts, spending: Spending): Problem[] {
  const problems: Problem[] = [];
  const pinned = input.policyEdit.base.quarantine.replay !== null;
  for (const replay of facts.replays) {
    const { verdict, because } = decide({
      mutated: true,
      schema: 'holds',
      view: 'there',
      properties: 'hold',
      failure: replay.outcome === 'does-not-replay' ? 'does-not-replay' : 'replays',
      spent: spending.spent - 1,
      budget: spending.budget,
    });
    if (verdict === 'block' && because === 'regression') problems.push(regression(replay, pinned, facts));
  }
  if (spending.spent > spending.budget) {
    const names = [...spending.byTest]
      .filter(([, units]) => units > 0)
      .map(([id, units]) => `${showText(id, 200)} ${units}`);
    problems.push(
      problem(
        'FG702',
        'error',
        `${spending.spent} units spent of a budget of ${spending.budget}: ${some(names)}`,
        'Mend one of these tests and take its entry out, in a pull request of its own.',
        { path: input.policy.quarantine.file },
      ),
    );
  }
  return [...problems, ...toEnter(input, facts, spending)];
}

function regression(replay: Replay, pinned: boolean, { notRun: why, lanes }: QuarantineFacts): Problem {
  const { test, command, attempts } = replay;
  const name = showText(test.id, 300);
  const last = attempts.at(-1);
  if (last !== undefined) {
    const failed = attempts.filter(({ outcome }) => outcome !== 'pass').length;
    const times = `failed ${1 + failed} of ${1 + attempts.length} times`;
    return problem(
      'FG701',
      'error',
      `${name} ${times} with ${showText(command, 300)}: ${said(last)}`,
      `Run it and mend what it shows:\n    ${command}`,
    );
  }
  const reason = !pinned
    ? 'the policy on base pins no command to run it again (quarantine.replay)'
    : (why?.reason ??
      (lanes?.prepare !== undefined && lanes.prepare.outcome !== 'pass'
        ? 'the lanes could not be prepared'
        : 'too many tests failed to run each of them again'));
  // Whether the tests pass at all is for the job that runs them to say; this gate only speaks where it was asked to.
  const severity = pinned && why?.kind !== 'held' ? 'error' : 'warning';
  return problem(
    'FG701',
    severity,
    `${name} failed and was not run again: ${reason}`,
    'Mend the test, or name the command in the policy: quarantine: { replay: "... {test}" }',
  );
}

/** What a person has to put into the file; nothing is written (SYSTEMS D6). */
function toEnter(
  { policy }: GateInput,
  { base, head, hashes }: QuarantineFacts,
  { flaky, byTest }: Spending,
): Problem[] {
  const { file } = policy.quarantine;
  return flaky.flatMap(({ test, command }) => {
    const before = entriesOf(base).get(test.id)?.spends ?? 0;
    const entered = entriesOf(head).get(test.id);
    if (entered !== undefined && entered.spends > before && entered.hash === hashes.get(test.id)) return [];
    const entry = entryText([
      { id: test.id, spends: byTest.get(test.id) ?? 1, exitCode: 0, hash: hashes.get(test.id) ?? '' },
    ]);
    return [
      problem(
        'FG702',
        'warning',
        `${showText(test.id, 300)} failed and passed when run again with ${showText(command, 300)}: one unit is spent, and ${showPath(file)} does not say so`,
        `Put this entry in:\n${entry}`,
        { path: file },
      ),
    ];
  });
}

function fourWayProblems({ fourWay }: QuarantineFacts): Problem[] {
  if (fourWay?.name !== 'laundering') return [];
  return [
    problem(
      'FG701',
      'warning',
      "laundering: base's code passes with base's fixtures, head's code fails with them and passes with head's. The fixtures follow the code",
      'Say in the record why the old values are no longer right, or mend the code.',
    ),
  ];
}

function summaryOf({ policy }: GateInput, facts: QuarantineFacts, { spent, budget }: Spending): string {
  const { demoted, lanes, replays, fourWay, notRun: why } = facts;
  if (demoted.length === 0) return `no fixture changed, so equality votes as it is; ${spent} of ${budget} units spent`;
  const parts = [`equality is information only for ${some(demoted.map(shownDemoted))}`];
  if (why !== undefined) parts.push(why.reason);
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

function shownDemoted({ path, tests }: Demoted): string {
  return tests.length === 0
    ? showPath(path)
    : `${showPath(path)} (read by ${tests.map((test) => showText(test, 100)).join(', ')})`;
}

function some(names: readonly string[]): string {
  const more = names.length - MAX_NAMED;
  return `${names.slice(0, MAX_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function commandOf({ command }: CommandResult): string {
  return showText(command, 300);
}

/** The end of what it printed, on one line; every sink encodes it once more. */
function said(run: CommandResult): string {
  const tail = run.output
    .replace(/\x1b\[[0-9;]*[A-Za-z]/g, '')
    .trim()
    .split(/\s*[\r\n]+\s*/)
    .slice(-4)
    .join(' / ')
    .slice(-MAX_QUOTED);
  return `${commandOf(run)} ${run.reason}${tail === '' ? '' : `; it ended with: ${showText(tail, MAX_QUOTED)}`}`;
}

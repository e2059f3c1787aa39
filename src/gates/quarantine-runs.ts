import { fillCommand } from '../policy/command-template.js';
import type { Problem } from '../problems.js';
import { shellQuote, showPath, showText } from '../review/quoting.js';
import { decide } from './decision.js';
import type { GateInput } from './gate.js';
import { type Spending, toEnter } from './quarantine-spending.js';
import { commandOf, problem, said, some } from './quarantine-words.js';
import type { QuarantineFacts } from './reader-quarantine.js';
import { type Replay, valuesOf } from './reader-replays.js';

export function notRun({ notRun: why }: QuarantineFacts): Problem[] {
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

export function laneProblems({ lanes, replays }: QuarantineFacts): Problem[] {
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
        `the lanes could not be prepared: ${commandOf(prepare)} ${said(prepare)}`,
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
        `the gating lane failed: ${commandOf(gating)} ${said(gatingAgain ?? gating)}`,
        `Run it and mend what it shows:\n    ${gating.command}`,
      ),
    );
  }
  return problems;
}

/** FG701 and FG702, by the decision table. */
export function replayProblems(input: GateInput, facts: QuarantineFacts, spending: Spending): Problem[] {
  const problems: Problem[] = [];
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
    if (verdict === 'block' && because === 'regression') {
      problems.push(regression(replay, input.policyEdit.base.quarantine.replay, facts));
    }
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

function regression(replay: Replay, template: string | null, { notRun: why, lanes }: QuarantineFacts): Problem {
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
      `Run it and mend what it shows${pasteable(template, replay)}`,
    );
  }
  const pinned = template !== null;
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

export function fourWayProblems({ fourWay }: QuarantineFacts): Problem[] {
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

/** The command for a person's own shell. A test's name is chosen by whoever wrote the test, so each word is quoted. */
function pasteable(template: string | null, { test }: Replay): string {
  const filled = template === null ? undefined : fillCommand(template, valuesOf(test));
  if (filled?.kind !== 'command') return '.';
  const { program, arguments: rest, variables } = filled.line;
  const assignments = [...variables].map(([name, value]) => [`${name}=`, value] as const);
  const words = [...assignments, ...[program, ...rest].map((word) => ['', word] as const)].map(([before, word]) => {
    if (/^[A-Za-z0-9_./:=,@%+-]+$/.test(word)) return `${before}${word}`;
    const quoted = shellQuote(word);
    return quoted === undefined ? undefined : `${before}${quoted}`;
  });
  return words.includes(undefined) ? '.' : `:\n    ${words.join(' ')}`;
}

import { weakenings } from '../policy/weakenings.js';
import type { Problem } from '../problems.js';
import { showPath, showText } from '../review/quoting.js';
import type { GateInput } from './gate.js';
import { entryText, type QuarantineEntry } from './quarantine-entries.js';
import { problem } from './quarantine-words.js';
import type { QuarantineFacts } from './reader-quarantine.js';
import type { Replay } from './reader-replays.js';

/** Units of each test: what base and head have entered, whichever is more, and one for a failure that did not repeat now. */
export interface Spending {
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

export function unreadable({ policy }: GateInput, { base, head, reports, lanes }: QuarantineFacts): Problem[] {
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
export function entryProblems({ policy }: GateInput, { base, head, hashes }: QuarantineFacts): Problem[] {
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
export function lowered(input: GateInput, { base, head }: QuarantineFacts): Problem[] {
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
export function raised(input: GateInput): Problem[] {
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

/** What a person has to put into the file; nothing is written (requirement D6). */
export function toEnter(
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
        `Put this entry in:\n${entry.replace(/^/gm, '    ')}`,
        { path: file },
      ),
    ];
  });
}

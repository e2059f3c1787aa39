import type { Problem } from '../problems.js';
import { showPath } from '../review/quoting.js';
import type { GitPath } from '../revisions/revisions.js';
import { NORMALIZED_FORGIVES } from './digests.js';
import { type ManifestEntry, SEAL_MODES, type SealMode } from './manifest.js';
import type { SealFacts } from './seal-facts.js';
import { entriesOf, holds, observedAt } from './seal-manifest.js';
import { placed, proposeCommand, sealProblem, shellWord } from './seal-words.js';

/**
 * Requirement M10: what became of every entry between base and head. A new entry is fine, for an unchanged file as well; an
 * entry that goes with its fixture is, too.
 */
export function custodyProblems(facts: SealFacts, movedTo: ReadonlyMap<GitPath, GitPath> = new Map()): Problem[] {
  const { base, head } = facts;
  const onHead = new Map<GitPath, ManifestEntry[]>();
  for (const entry of entriesOf(head)) {
    const known = onHead.get(entry.path);
    if (known === undefined) onHead.set(entry.path, [entry]);
    else known.push(entry);
  }
  const broken = new Set(head.manifests.flatMap(({ faults }) => faults.map(({ path }) => path)));
  const seen = new Set<GitPath>();
  return entriesOf(base).flatMap((entry) => {
    if (seen.has(entry.path)) return [];
    seen.add(entry.path);
    const now = onHead.get(entry.path) ?? [];
    // Two entries, or one that cannot be read, are failures of their own: nobody can say which of them moved.
    if (now.length > 1) return [];
    const [only] = now;
    if (only !== undefined) return moved(facts, entry, only);
    if (broken.has(entry.path)) return [];
    if (head.blobs.has(entry.path)) return [dropped(entry)];
    const to = movedTo.get(entry.path);
    return to === undefined || onHead.has(to) || broken.has(to) ? [] : [lostOnTheWay(entry, to)];
  });
}

function dropped(entry: ManifestEntry): Problem {
  return sealProblem(
    'FG211',
    `${showPath(entry.path)}: the entry on base (${placed(entry)}) is gone, the file is not`,
    {
      path: entry.path,
      fix: `Put the line back:\n    git diff origin/main -- ${shellWord(entry.file) ?? 'PATH'}\nIf the fixture is no longer needed, delete it with its line, with a record.`,
    },
  );
}

/** A fixture under a new name is a new case, which need not be sealed; that it was and is no more is worth a word. */
function lostOnTheWay(entry: ManifestEntry, to: GitPath): Problem {
  return sealProblem(
    'FG211',
    `${showPath(entry.path)} (${placed(entry)} on base) moved to ${showPath(to)}, which has no entry: nothing seals it any more`,
    {
      severity: 'warning',
      path: to,
      fix: `If a golden test still reads it, print its line and put it in:\n    ${proposeCommand('manifest', to)}`,
    },
  );
}

function moved(facts: SealFacts, before: ManifestEntry, after: ManifestEntry): Problem[] {
  const { base, head } = facts;
  const { path } = after;
  const sameBytes = base.blobs.get(path) === head.blobs.get(path);
  if (SEAL_MODES.indexOf(after.mode) > SEAL_MODES.indexOf(before.mode)) return [weakened(before, after)];
  const sameSeal = before.sha256 === after.sha256 && before.size === after.size && before.mode === after.mode;
  const onHead = holds(after, observedAt(head, after));
  // An entry that holds for other bytes than before speaks of a form in which nothing changed.
  if (!sameBytes && sameSeal) return onHead ? [] : [leftBehind(after, head.blobs.has(path))];
  if (!sameBytes) return [];
  if (!sameSeal) return [alone(facts, before, after, onHead)];
  return before.reason === after.reason ? [] : [reworded(before, after)];
}

function leftBehind(entry: ManifestEntry, isThere: boolean): Problem {
  const what = isThere ? 'changed' : 'was removed';
  return sealProblem('FG209', `${showPath(entry.path)} ${what}, and its entry (${placed(entry)}) did not change`, {
    path: entry.path,
    anchor: entry,
    fix: `Change both in this pull request, or neither:\n    ${proposeCommand('manifest', entry.path)}`,
  });
}

/**
 * The one innocent case is a repair: what base said did not hold, and what head says does. It is a warning, for how the
 * bytes came to differ from their seal is a question for a person.
 */
function alone({ base }: SealFacts, before: ManifestEntry, after: ManifestEntry, onHead: boolean): Problem {
  const heldOnBase = holds(before, observedAt(base, before));
  const stronger = SEAL_MODES.indexOf(after.mode) < SEAL_MODES.indexOf(before.mode);
  const resized = before.sha256 === after.sha256 && before.mode === after.mode;
  const why = !heldOnBase
    ? 'it did not hold on base and holds now: somebody should know how these bytes came in'
    : stronger
      ? `mode ${before.mode} became ${after.mode}, which protects more`
      : 'the digest is the same';
  const harmless = onHead && (!heldOnBase || stronger || resized);
  return sealProblem(
    'FG209',
    `the entry of ${showPath(after.path)} (${placed(after)}) changed, and the fixture did not${harmless ? `; ${why}` : ''}`,
    {
      severity: harmless ? 'warning' : 'error',
      path: after.path,
      anchor: after,
      fix: harmless
        ? 'Look at the fixture, and say in the pull request why its entry changes.'
        : `Change both in this pull request, or neither:\n    ${proposeCommand('manifest', after.path)}`,
    },
  );
}

/** Harmless to the bytes, and still not to be silent. */
function reworded(before: ManifestEntry, after: ManifestEntry): Problem {
  return sealProblem(
    'FG209',
    `the reason in the entry of ${showPath(after.path)} (${placed(after)}) changed, and the fixture did not`,
    {
      severity: 'warning',
      path: after.path,
      anchor: after,
      fix: `Look whether the new words still say what the fixture is for; before: ${JSON.stringify(before.reason.slice(0, 200))}`,
    },
  );
}

const UNSEEN: Readonly<Record<SealMode, string>> = {
  bytes: 'nothing',
  normalized: NORMALIZED_FORGIVES.join(', '),
  structured:
    'layout, comments, the order of keys, the spelling of numbers, what its format counts as metadata, and what the policy calls volatile',
};

function weakened(before: ManifestEntry, after: ManifestEntry): Problem {
  return sealProblem(
    'FG210',
    `${placed(after)}: mode ${before.mode} of ${showPath(after.path)} became ${after.mode}; from now on these go unseen: ${UNSEEN[after.mode]}`,
    {
      path: after.path,
      anchor: after,
      fix: `Put the mode back to ${before.mode}. If the weaker one is needed, change it in a pull request of its own, where an owner decides against this check.`,
    },
  );
}

import type { Change } from '../../comparison/comparison.js';
import type { ReviewedFinding } from '../../review/review.js';
import { worstChange } from './changes.js';
import { count } from './words.js';

/** Changes of one kind at one place but for its positions; `worst` speaks for all of them. */
export interface Alike {
  /** The place with `*` for every position. */
  readonly at: string;
  readonly worst: Change;
  readonly count: number;
}

/** Two of a kind are read faster than a sentence about them. */
const FEWEST_ALIKE = 3;

/** Groups in the order of their first members; what has fewer than three of its kind stays by itself. */
export function alike(changes: readonly Change[]): readonly Alike[] {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const key = JSON.stringify([change.kind, placeOf(change.at), change.base === null, change.head === null]);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [change]);
    else known.push(change);
  }
  return [...groups.values()].flatMap((group): readonly Alike[] => {
    if (group.length < FEWEST_ALIKE) return group.map((worst) => ({ at: worst.at, worst, count: 1 }));
    return [{ at: placeOf(group[0]!.at), worst: worstChange(group) ?? group[0]!, count: group.length }];
  });
}

/** `$['items'][3]['n']`, `row 3 (id=7), column n`, `line 3` and `3,4` without their positions. */
function placeOf(at: string): string {
  return at
    .replace(/\[\d+\]/g, '[*]')
    .replace(/^row \d+(?: \([^)]{0,200}\))?/, 'row *')
    .replace(/^line \d+$/, 'line *')
    .replace(/^\d+,\d+$/, '*,*');
}

/**
 * What stayed as it was, where all of it was compared; undefined where nothing may be said. Layout is not looked at as a
 * whole once something else differs, so nothing is said of it.
 */
export function unchangedOf(finding: ReviewedFinding): string | undefined {
  const { changeCounts, failures, notes, changes } = finding;
  const whole = [...notes, ...changes.map(({ note }) => note ?? '')].every(
    (note) => !/not (?:compared|read)/.test(note),
  );
  if (finding.class === 'ADDED' || finding.class === 'REMOVED' || failures.length > 0 || !whole) return undefined;
  const same = [
    ...(changeCounts.shape === 0 ? ['structure'] : []),
    ...(changeCounts.value === 0 && changeCounts.drift === 0 && finding.suppressed === 0 ? ['values'] : []),
  ];
  return same.length === 0 ? undefined : same.join(', ');
}

/** How many of a fixture's changes of that kind these are. Of very many changes a finding keeps some, so there may be more. */
export function shareOf({ worst, count: alikes }: Alike, { changes, changeCounts }: ReviewedFinding): string {
  const total = changeCounts[worst.kind];
  const kept = changes.filter(({ kind }) => kind === worst.kind).length;
  return `${kept < total ? 'at least ' : ''}${count(alikes)} of ${count(total)} such changes`;
}

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

/** Formats without a structure of which one could say that it stayed. */
const SHAPELESS: ReadonlySet<string> = new Set(['text', 'binary', 'eml', 'symlink', 'submodule', 'lfs']);

/** What an image has in place of structure and values. */
const IMAGES: ReadonlySet<string> = new Set(['bmp', 'gif', 'jpeg', 'png', 'tiff', 'webp']);

/** Something was not compared, or it can no longer be seen whether; an empty list says nothing of what was in it. */
const PARTIAL = /not (?:compared|read)|more notes? left out|more kinds? of change|emptied|first items/;

/**
 * What stayed as it was, where all of it was compared; undefined where nothing may be said. Once the structure is another,
 * nothing is said of values: those of a dropped column, or of an array of other dimensions, were held against nothing. Nor is
 * anything said of layout.
 */
export function unchangedOf(finding: ReviewedFinding): string | undefined {
  const { changeCounts, failures, notes, changes, summary, suppressed } = finding;
  if (finding.class === 'ADDED' || finding.class === 'REMOVED' || changeCounts.shape > 0) return undefined;
  if (failures.length > 0 || finding.hollow !== undefined || SHAPELESS.has(finding.format)) return undefined;
  if ([summary, ...notes, ...changes.map(({ note }) => note ?? '')].some((text) => PARTIAL.test(text)))
    return undefined;
  const values = changeCounts.value === 0 && changeCounts.drift === 0 && suppressed === 0;
  const [structure, all] = IMAGES.has(finding.format) ? ['dimensions', 'pixels'] : ['structure', 'values'];
  return values ? `${structure} and ${all}` : structure;
}

/** How many of a fixture's changes of that kind these are. Of very many changes a finding keeps some, so there may be more. */
export function shareOf({ worst, count: alikes }: Alike, { changes, changeCounts }: ReviewedFinding): string {
  const total = changeCounts[worst.kind];
  const kept = changes.filter(({ kind }) => kind === worst.kind).length;
  return `${kept < total ? 'at least ' : ''}${count(alikes)} of ${count(total)} such changes`;
}

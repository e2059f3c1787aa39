import { defaultPolicy } from '../policy/defaults.js';
import type { ChangeClass } from '../policy/policy.js';
import { alsoOf, compareClasses } from './collector.js';
import { compareFixture } from './compare.js';
import { type ChangeCounts, type Comparison, type ComparisonJob, MAX_CHANGES } from './comparison.js';

/** What stood at the path in one commit of base's first-parent history. */
export interface Revision {
  readonly bytes: Uint8Array;
  /** Full or short hash, for the report. */
  readonly commit: string;
  /** git's mode; base's where it is not given. */
  readonly mode?: string;
}

/** docs/classes.md section 5: how far back the anchor is looked for. */
export const MAX_ANCHOR_REVISIONS = 50;

const SHORT_HASH = 7;
const CUMULATIVE = 'cumulative ';

/** Whether the notes of a comparison speak of steps that came together since an anchor. */
export function isCumulative(notes: readonly string[]): boolean {
  return notes.some((note) => note.startsWith(CUMULATIVE));
}

/**
 * Drift that may be one step of many which add up: numbers moved, or the policy lets numbers move, so that base may be
 * far from its anchor already, whatever this step is.
 */
export function needsAnchor(
  step: { readonly class: ChangeClass; readonly counts: ChangeCounts },
  { rule, tolerance }: Pick<ComparisonJob, 'rule' | 'tolerance'>,
): boolean {
  if (step.class !== 'TOLERANCE_DRIFT') return false;
  const usual = defaultPolicy().tolerance;
  return (
    step.counts.drift > 0 ||
    rule.tolerances.length > 0 ||
    rule.pixels !== undefined ||
    tolerance.relative > usual.relative ||
    tolerance.absolute > usual.absolute
  );
}

/**
 * Slow drift (docs/classes.md section 5): the class is the worse of compare(base, head) and compare(anchor, head), the anchor being
 * the newest revision whose own change was more than drift; the first one that is there added the file and counts as that.
 *
 * `revisions` are the path's contents on base's first-parent history, newest first, beginning with what base has; at
 * most MAX_ANCHOR_REVISIONS of them are read.
 */
export async function judgeWithAnchor(
  job: ComparisonJob,
  comparison: Comparison,
  revisions: Iterable<Revision> | AsyncIterable<Revision>,
): Promise<Comparison> {
  if (!needsAnchor(comparison, job)) return comparison;
  const anchor = await findAnchor(job, revisions);
  if (!anchor || Buffer.compare(anchor.bytes, job.base.bytes) === 0) return comparison;
  const cumulative = await compareFixture({
    ...job,
    base: { bytes: anchor.bytes, mode: anchor.mode ?? job.base.mode },
  });
  return combine(comparison, cumulative, anchor);
}

async function findAnchor(
  job: ComparisonJob,
  revisions: Iterable<Revision> | AsyncIterable<Revision>,
): Promise<Revision | undefined> {
  let newer: Revision | undefined;
  let seen = 0;
  for await (const revision of revisions) {
    if (newer && (await stepClass(job, revision, newer)) !== 'TOLERANCE_DRIFT') return newer;
    newer = revision;
    seen += 1;
    if (seen >= MAX_ANCHOR_REVISIONS) break;
  }
  return newer;
}

async function stepClass(job: ComparisonJob, older: Revision, newer: Revision): Promise<Comparison['class']> {
  return (await compareRevisions(job, older, newer)).class;
}

/** Both as the fixture of `job`, whatever stands there now. */
export function compareRevisions(job: ComparisonJob, older: Revision, newer: Revision): Promise<Comparison> {
  const side = ({ bytes, mode }: Revision): ComparisonJob['base'] => ({ bytes, mode: mode ?? job.base.mode });
  return compareFixture({ ...job, base: side(older), head: side(newer) });
}

function percent(relative: number): string {
  const value = 100 * relative;
  return value >= 0.1 ? value.toFixed(1) : value.toPrecision(2);
}

/** The step's facts, and beside them what has come together since the anchor. */
function combine(step: Comparison, cumulative: Comparison, anchor: Revision): Comparison {
  const since = anchor.commit.slice(0, SHORT_HASH);
  const worst = Math.max(0, ...cumulative.changes.map(({ relative }) => relative ?? 0));
  const distance = `${CUMULATIVE}${percent(worst)} % since ${since}`;
  if (compareClasses(cumulative.class, step.class) <= 0) {
    return cumulative.counts.drift > 0 && worst > 0
      ? { ...step, notes: [...step.notes, `${distance}, within tolerance`] }
      : step;
  }
  const worse = cumulative.changes
    .filter(({ kind }) => kind === 'shape' || kind === 'value')
    .map((change) => ({
      ...change,
      note: [
        change.note,
        change.relative === undefined ? `since ${since}` : `cumulative ${percent(change.relative)} % since ${since}`,
      ]
        .filter((part) => part !== undefined)
        .join('; '),
    }));
  const counts = { ...step.counts, shape: cumulative.counts.shape, value: cumulative.counts.value };
  return {
    ...step,
    class: cumulative.class,
    also: alsoOf(counts),
    counts,
    changes: [...worse, ...step.changes].slice(0, MAX_CHANGES),
    summary: `slow drift: ${cumulative.summary} since ${since}; this step: ${step.summary}`,
    notes: [...step.notes, distance],
    ...(cumulative.hollow === undefined ? {} : { hollow: cumulative.hollow }),
  };
}

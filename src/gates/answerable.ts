import type { Problem, Severity } from '../problems.js';
import type { ContentApprovals } from '../review/review.js';
import type { PathChange, TreeEntry } from '../revisions/revisions.js';
import type { GateInput } from './gate.js';

/** Names shown of a list in one message; the report lists findings anyway. */
export const SHOWN = 5;

export type Draft = Omit<Problem, 'severity' | 'gate' | 'subject'>;

/**
 * A problem that somebody independent can answer for: with an approving review of these very bytes it is a notice that
 * names the person. Without one it is what `unanswered` says: `elsewhere` where no platform can be asked (docs/adr/0120).
 */
export function answerable(
  { review }: GateInput,
  entries: readonly PathChange[],
  draft: Draft,
  unanswered: Readonly<Record<'here' | 'elsewhere', Severity>> = { here: 'error', elsewhere: 'error' },
): Problem {
  const approvals = review.approvals ?? ({ kind: 'not-here' } as const);
  const by = approvers(approvals, entries);
  const severity = by !== undefined ? 'notice' : unanswered[approvals.kind === 'not-here' ? 'elsewhere' : 'here'];
  return {
    ...draft,
    gate: 'policy',
    severity,
    message: `${draft.message}; ${by === undefined ? whyUnanswered(approvals) : `approved by ${by}`}`,
    subject: entries.map(({ path, base, head }) => ({ path, base: shown(base), head: shown(head) })),
  };
}

function approvers(approvals: ContentApprovals, entries: readonly PathChange[]): string | undefined {
  if (approvals.kind !== 'known') return undefined;
  const logins = entries.map(({ path, head }) => approvals.by(path, head));
  if (logins.length === 0 || logins.some((login) => login === undefined)) return undefined;
  return [...new Set(logins)].join(', ');
}

function whyUnanswered(approvals: ContentApprovals): string {
  if (approvals.kind === 'not-here') return 'whether somebody independent approved it cannot be told here';
  if (approvals.kind === 'unknown') return `whether somebody independent approved it is not known: ${approvals.why}`;
  return 'nobody independent has approved these bytes';
}

function shown(entry: TreeEntry | null): string {
  return entry === null ? 'absent' : `${entry.mode} ${entry.oid}`;
}

/** After another way to mend it. */
export const OR_APPROVE =
  'Or have it approved on the pull request, at this content, by somebody with write permission who wrote none of its commits.';

export const APPROVE =
  'Have it approved on the pull request, at this content, by somebody with write permission who wrote none of its commits; best in a pull request of its own.';

export function more(list: readonly unknown[]): string {
  return list.length > SHOWN ? `; and ${list.length - SHOWN} more` : '';
}

import type { Finding } from '../comparison/finding.js';
import type { RecordKind } from '../policy/policy.js';
import type { Problem } from '../problems.js';
import type { GitPath, TreeEntry } from '../revisions/revisions.js';

/** What a finding's record came to; field names are those of schema/report.schema.json. */
export interface RecordStatus {
  readonly status: 'matched' | 'missing' | 'mismatched' | 'not-required';
  readonly kind?: 'trailer' | 'approval-file' | 'review';
  readonly commit?: string;
  readonly by?: string;
  readonly reason?: string;
  /** Every kind that the policy asks for here, with what came of each; the contract's fields above are the deciding one. */
  readonly required?: readonly { readonly kind: RecordKind; readonly status: 'matched' | 'missing' | 'mismatched' }[];
}

/** What a record came to; a record of another kind than the one asked for does not contradict anything. */
export type RecordState = RecordStatus['status'] | 'wrong-kind';

export function recordState({ status, required = [] }: RecordStatus): RecordState {
  const contradicted = required.length === 0 || required.some((one) => one.status === 'mismatched');
  return status === 'mismatched' && !contradicted ? 'wrong-kind' : status;
}

export interface ReviewedFinding extends Finding {
  readonly record: RecordStatus;
  /** The exact line to paste where a record is missing. */
  readonly suggestedTrailer?: string;
}

/** Findings with their records, and everything wrong with the records themselves. */
export interface Review {
  readonly findings: readonly ReviewedFinding[];
  readonly problems: readonly Problem[];
  /** Of the whole set of findings, as `Fixture-Review:` names it. SHA-256, lower-case hex. */
  readonly digest?: string;
  readonly approvals?: ContentApprovals;
}

/** Whether anybody independent approved what stands at a path; for files that no record covers. */
export type ContentApprovals =
  /** No platform was asked: the command line, a push. */
  | { readonly kind: 'not-here' }
  | { readonly kind: 'unknown'; readonly why: string }
  | { readonly kind: 'known'; readonly by: (path: GitPath, head: TreeEntry | null) => string | undefined };

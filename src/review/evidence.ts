import type { Finding } from '../comparison/finding.js';
import type { Policy, RecordKind } from '../policy/policy.js';
import type { Problem, ProblemCode, Severity } from '../problems.js';
import type { CommitRecord, GitPath } from '../revisions/revisions.js';
import type { CommitRecords, CommitTrailer } from './commit-records.js';
import type { History } from './history.js';

/** What one kind of record came to for one finding. */
export interface KindVerdict {
  readonly kind: RecordKind;
  readonly status: 'matched' | 'missing' | 'mismatched';
  readonly commit?: string;
  readonly by?: string;
  readonly reason?: string;
  /** Said only where the policy asks for this kind. */
  readonly problems: readonly Problem[];
}

/** An account on the platform that stands behind a commit. */
export interface Identity {
  readonly login: string;
  /** Every account behind the commit, author and committer; `login` alone where absent. */
  readonly logins?: readonly string[];
  /** Whether the platform checked the commit's signature and it belongs to `login`. */
  readonly verified: boolean;
}

/** Everything that the kinds of records are judged by. */
export interface Evidence {
  readonly findings: readonly Finding[];
  readonly commits: readonly CommitRecord[];
  readonly records: readonly CommitRecords[];
  /** Why a trailer with a pattern does not fit the classes of what it covers. */
  readonly patternProblems: ReadonlyMap<CommitTrailer, string>;
  readonly history: History;
  readonly policy: Policy;
  /** The pull request's author on the platform. */
  readonly authorLogin?: string;
  readonly identities?: ReadonlyMap<string, Identity>;
  /** Of the whole set of findings. */
  readonly digest: string;
  /** Whether commits that are named last are head, so that amending reaches them. */
  readonly headIsCommit: boolean;
  /** The only commit is one that is being made. */
  readonly isDraft: boolean;
}

interface Details {
  readonly severity?: Severity;
  readonly path?: GitPath;
  readonly commit?: string;
  /** Of the commit's message; only without a path. */
  readonly line?: number;
  readonly fix?: string;
}

export function recordsProblem(code: ProblemCode, message: string, details: Details = {}): Problem {
  return { code, gate: 'records', severity: 'error', ...details, message };
}

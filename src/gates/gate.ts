import type { FixtureRule, Policy } from '../policy/policy.js';
import type { GateId, Problem } from '../problems.js';
import type { Review } from '../review/review.js';
import type { CommitRecord, PathChange, Range, TreeProblem } from '../revisions/revisions.js';

export type GateOutcome = 'pass' | 'fail' | 'missing-artifact' | 'not-configured' | 'not-run';

/** One row of the report. */
export interface GateResult {
  readonly id: GateId;
  readonly outcome: GateOutcome;
  readonly summary: string;
  readonly problems: readonly Problem[];
}

/** All that gates know. Whatever a gate needs from the repository beyond it is read by its own `reader-*.ts` first. */
export interface GateInput {
  readonly range: Range;
  /** Every path that differs, fixtures or not. */
  readonly changes: readonly PathChange[];
  readonly treeProblems: readonly TreeProblem[];
  readonly commits: readonly CommitRecord[];
  readonly review: Review;
  /** What judges: base's policy, or the stricter of both. */
  readonly policy: Policy;
  readonly policyEdit: PolicyEdit;
  readonly isFixture: (path: string) => boolean;
  /** Policy rules that matched nothing in any changed fixture that they apply to. */
  readonly unusedRules: ReadonlyMap<FixtureRule, readonly string[]>;
  /** Whether a commit message was given for a head that is no commit yet. */
  readonly hasMessage: boolean;
}

/** What this pull request does to the policy itself. */
export interface PolicyEdit {
  readonly path: string;
  readonly edited: boolean;
  readonly base: Policy;
  readonly head?: Policy;
  /** One line: why head's policy cannot be read. */
  readonly headError?: string;
}

export interface Gate {
  readonly id: GateId;
  readonly evaluate: (input: GateInput) => GateResult;
}

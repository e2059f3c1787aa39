import type { Edit } from './edits.js';
import type { Platform } from './platform.js';
import type { GateJob } from './workflow.js';
import type { BrokenFile, YamlFile } from './yaml-file.js';

/** `error`: changes can pass unseen, or nothing can be merged. `warning`: it will, one day. `notice`: good to know. */
export type Severity = 'error' | 'warning' | 'notice';

/** Something about the set-up that should be otherwise, with what mends it. */
export interface Fault {
  readonly check: string;
  readonly severity: Severity;
  /** Absent where it is no file: a setting of the platform. Lines are one-based. */
  readonly place?: { readonly path: string; readonly line: number };
  readonly message: string;
  /** What to do, as an imperative. */
  readonly mend: string;
  /** Edits of the file at `place` that mend it, made one after the other. Absent where no edit of a file can. */
  readonly edits?: readonly Edit[];
}

/** The policy that is on the side that was looked at. */
export type PolicyState =
  | { readonly kind: 'none' }
  /** `needsReview`: some change of some fixture needs an approving review. */
  | { readonly kind: 'read'; readonly path: string; readonly needsReview: boolean }
  | { readonly kind: 'bad'; readonly path: string; readonly why: string; readonly remedy: string };

/** Everything that the checks look at. */
export interface Subject {
  /** The branch that pull requests go to, where its name is known. */
  readonly branch: string | undefined;
  readonly workflows: readonly YamlFile[];
  readonly broken: readonly BrokenFile[];
  readonly gates: readonly GateJob[];
  /** Whether the action at the top of this repository is the gate itself: then `uses: ./folder` may be it. */
  readonly ownActionIsGate: boolean;
  readonly policy: PolicyState;
  /** The text of CODEOWNERS, where there is one. */
  readonly codeowners?: string;
  readonly platform: Platform;
}

/** One thing that can be wrong. Pure: files, clock and network are read before. */
export interface Check {
  /** Stable; docs/doctor.md and the report name it. */
  readonly id: string;
  /** What it looks for, for the table in the documents. */
  readonly finds: string;
  /** What happens where nobody mends it. */
  readonly why: string;
  /** How it is mended, in general. */
  readonly mend: string;
  readonly look: (subject: Subject) => readonly Omit<Fault, 'check'>[];
}

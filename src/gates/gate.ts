import type { Finding } from '../comparison/finding.js';
import type { Stored } from '../documents/stored.js';
import type { FixtureRule, Policy } from '../policy/policy.js';
import type { GateId, Problem } from '../problems.js';
import type { Review } from '../review/review.js';
import type { Repository } from '../revisions/repository.js';
import type {
  CommitRecord,
  GitPath,
  ObjectId,
  PathChange,
  Range,
  TreeEntry,
  TreeProblem,
} from '../revisions/revisions.js';
import type { CommandRunner } from './commands.js';
import type { FreezeFacts } from './freeze.js';
import type { PolicyFacts } from './policy-facts.js';
import type { PropertiesFacts } from './properties-facts.js';
import type { QuarantineFacts } from './reader-quarantine.js';
import type { SchemaFacts } from './schema-facts.js';
import type { SealFacts } from './seal-facts.js';
import type { ShapeFacts } from './shape-facts.js';
import type { GateWork } from './work.js';

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
  readonly facts: GateFacts;
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

/**
 * What the readers of the gates brought, each in a field of its own. A field is absent where that gate has no reader, or
 * its reader was not run (tests).
 */
export interface GateFacts {
  readonly policy?: PolicyFacts;
  readonly schema?: SchemaFacts;
  readonly properties?: PropertiesFacts;
  readonly seal?: SealFacts;
  readonly shape?: ShapeFacts;
  readonly freeze?: FreezeFacts;
  readonly quarantine?: QuarantineFacts;
}

/** Every file, link and submodule of one side by its path. */
export type SideFiles = ReadonlyMap<GitPath, TreeEntry>;

/** What a gate's reader is given. The repository is open and everything that changed was compared. */
export interface GateSource {
  readonly repository: Repository;
  readonly range: Range;
  readonly changes: readonly PathChange[];
  readonly commits: readonly CommitRecord[];
  readonly findings: readonly Finding[];
  /** How git shows those blobs that the comparison has read, by their ids. */
  readonly stored?: ReadonlyMap<string, Stored>;
  readonly policy: Policy;
  readonly policyEdit: PolicyEdit;
  readonly isFixture: (path: string) => boolean;
  /** By base's policy and base's links alone: what a checkout of base's code takes from head. */
  readonly isFixtureOnBase: (path: string) => boolean;
  /** Every rule that a fixture is judged by: base's, and head's where that differs. Empty where it is none. */
  readonly rulesFor: (path: string) => readonly FixtureRule[];
  /** All of a side, listed once for all gates and only where one asks. Head's may be the index or the working tree. */
  readonly files: (side: 'base' | 'head') => Promise<SideFiles>;
  /**
   * Those of a side that `pattern` finds between a tab and a NUL (`TreeListing.matching`), and perhaps a few more. Costs next to
   * nothing where nothing is found, so whoever needs few paths asks here.
   */
  readonly among: (side: 'base' | 'head', pattern: RegExp) => Promise<SideFiles>;
  /** One path of a side, without taking the listing apart. */
  readonly entryAt: (side: 'base' | 'head', path: GitPath) => Promise<TreeEntry | undefined>;
  /** Brings objects that a partial clone lacks; to be awaited before blobs beside those that changed are read. */
  readonly ensureObjects: (ids: readonly ObjectId[]) => Promise<void>;
  /** Has a worker parse a file: what a pull request brings is hostile. */
  readonly work: GateWork;
  /** The workflow of this repository that runs the gate now, where one does. */
  readonly workflow?: string;
  /** Globs of JUnit reports, as the user gave them. */
  readonly testReports: readonly string[];
  /** Runs what base's policy names (docs/gates-execution.md, what commands can do). Absent where nothing may be run: commands are then `not-run`. */
  readonly commands?: CommandRunner;
}

export interface Gate {
  readonly id: GateId;
  /**
   * Reads what `evaluate` needs and nobody else has. `earlier` are the results of the gates before this one: what would
   * run code looks there first (requirement K9).
   */
  readonly read?: (source: GateSource, earlier: readonly GateResult[]) => Promise<GateFacts>;
  /** Pure: a verdict from values. */
  readonly evaluate: (input: GateInput) => GateResult;
}

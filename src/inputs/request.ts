/** What the two shells (action, command line) ask of the core. Plain data: no clock, no environment, no client. */

/** Where the objects are. */
export type RepositorySource =
  /** A repository on disk: its work tree, or its git directory. Nothing is fetched. */
  | { readonly kind: 'directory'; readonly path: string }
  /** Objects are fetched by SHA into a private store; a checkout that is there is read first and never written. */
  | {
      readonly kind: 'fetch';
      /** https URL without credentials, as `GITHUB_SERVER_URL/owner/name`. */
      readonly remote: string;
      /** Goes to the child's environment only, never into its arguments (T80). */
      readonly token?: string;
      /** An existing private folder, not shared with other jobs. */
      readonly temporaryDirectory: string;
      readonly checkout?: string;
    };

/** The two sides. Every `sha` is 40 or 64 lower-case hex digits; refs are labels for people and are never given to git. */
export type RangeSpec =
  | {
      readonly kind: 'commits';
      readonly base: RevisionSpec;
      readonly head: RevisionSpec;
      /** `merge-base`: head against the merge base with base (pull requests). `direct`: base against head (push, merge group). */
      readonly comparison: 'merge-base' | 'direct';
    }
  /** From the command line: whatever `git rev-parse` understands; the revisions room resolves it. */
  | { readonly kind: 'revisions'; readonly base?: string; readonly head: string }
  | { readonly kind: 'staged'; readonly base?: string }
  | { readonly kind: 'worktree'; readonly base?: string };

export interface RevisionSpec {
  readonly sha: string;
  readonly ref?: string;
}

/** `error`: a verdict other than pass fails the run. `any`: warnings do, too. `never`: only what could not be evaluated does. */
export type FailOn = 'any' | 'error' | 'never';

/** `index` counts from 0, as `strategy.job-index` does. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

export interface GateRequest {
  readonly repository: RepositorySource;
  readonly range: RangeSpec;
  /** In the action a path inside the repository, read on the base side; on the command line a file to judge by. */
  readonly policy?: { readonly kind: 'repository-path' | 'file'; readonly path: string };
  /** Replaces the built-in patterns where there is no policy file. */
  readonly fixturePatterns?: readonly string[];
  /** Globs of JUnit reports. */
  readonly testReports: readonly string[];
  readonly shard?: Shard;
  /** The report.json of every shard of one run: what they found stands in place of a comparison here. */
  readonly shardReports?: readonly string[];
  /** A range without a commit or change of its own is an error and no pass: in the action, where nothing to look at is a mistake. */
  readonly refuseEmpty?: boolean;
  /** Where to leave the changed fixtures of both sides, as `base/` and `head/`. */
  readonly keepFiles?: string;
  /** Also draws what only a page can show: images, and how small steps came together. It changes no verdict. */
  readonly illustrate?: boolean;
  /** A commit message that does not stand in a commit yet, for `--staged` and `--worktree`. */
  readonly messageFile?: string;
  /** The workflow of this repository that runs the gate now, where one does. */
  readonly workflow?: string;
  /** The platform's knowledge about the pull request; absent on the command line. */
  readonly pullRequest?: PullRequestFacts;
}

export interface PullRequestFacts {
  readonly number: number;
  /** Login; never a git identity. */
  readonly author: string;
  /** `unknown` where the token may not ask. Only a protected or default base is out of a pull request's reach (T05). */
  readonly baseTrust: 'default' | 'protected' | 'unprotected' | 'unknown';
  /** The platform's own count, to be held against the local one (T32). */
  readonly commits?: number;
  /** The base commit that the platform counted from; the live tip of base where absent. */
  readonly countedFrom?: string;
  readonly fork: boolean;
  /** Who looked at it and who wrote it. Absent where the platform was not asked. */
  readonly custody?: CustodyFacts;
}

/** `unreadable` is no "nobody": what needs a review then fails and says why. */
export type CustodyFacts =
  | {
      readonly kind: 'read';
      /** In the order in which they were submitted, over all pages. */
      readonly reviews: readonly ReviewFact[];
      /** The platform lists at most 250; what is missing here is written by nobody knows whom. */
      readonly commits: readonly CommitFact[];
      /** When the pull request last got another base: what was approved before was compared with something else. */
      readonly baseChangedAt?: string;
    }
  | { readonly kind: 'unreadable'; readonly why: string };

export interface ReviewFact {
  readonly login: string;
  /** `User`, `Bot` or another kind of account. */
  readonly type: string;
  readonly state: string;
  /** Null once the commit is gone. */
  readonly commit: string | null;
  readonly submittedAt: string | null;
  readonly body: string;
  /** What the account may do now; `unknown` where that was not told, or not asked because nothing depends on it. */
  readonly permission: string;
  /** Why `permission` is unknown, where it was to be asked for and could not be. Safe to print. */
  readonly permissionUnread?: string;
}

/** The accounts behind one commit. Git's own names prove nothing (T16). */
export interface CommitFact {
  readonly sha: string;
  /** Of the author and the committer, where the platform knows them. */
  readonly logins: readonly string[];
  /** The committer's account where the commit carries a signature of it that the platform checked. */
  readonly signer?: string;
}

/** One pull request of a merge group, as it stands when the group is judged. */
export interface MergeGroupMember {
  readonly number: number;
  /** Login. */
  readonly author: string;
  readonly fork: boolean;
  readonly commits?: number;
  readonly head: RevisionSpec;
  readonly base: RevisionSpec;
}

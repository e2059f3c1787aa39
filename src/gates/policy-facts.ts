import type { IdlePattern } from '../policy/match.js';
import type { Weakening } from '../policy/weakenings.js';
import type { GitPath, PathChange } from '../revisions/revisions.js';

/** What the policy gate's reader brings. */
export interface PolicyFacts {
  /** What head's policy takes away from base's. */
  readonly weakenings: readonly Weakening[];
  /** Changed workflows that run this gate on either side. */
  readonly ownWorkflows: ReadonlySet<GitPath>;
  /** Changed files below `schemas/` and `properties/` that some fixture is judged by. */
  readonly governing: ReadonlySet<GitPath>;
  readonly attributes: readonly AttributeChange[];
  readonly submodules: readonly SubmoduleChange[];
  readonly stored: readonly StoredOtherwise[];
  /** Exclusions and readers of base's policy that are about nothing on either side. */
  readonly idle: readonly IdlePattern[];
  readonly emptied: readonly { readonly pattern: string; readonly before: number }[];
  readonly twins: readonly Twin[];
  readonly settingNames: readonly SettingName[];
  readonly merged: MergedFacts;
}

/** One attribute that says something else about fixtures on head than it does on base. */
export interface AttributeChange {
  readonly attribute: string;
  readonly base: string;
  readonly head: string;
  /** Fixtures on head that it reaches, at least one. */
  readonly fixtures: readonly GitPath[];
  /** The changed attribute files above them. */
  readonly files: readonly PathChange[];
}

/** A submodule among the fixtures of which `.gitmodules` says something else on head. */
export interface SubmoduleChange {
  readonly path: GitPath;
  readonly file: PathChange;
  /** Names of settings that differ; none where one of the two files cannot be read. */
  readonly keys: readonly string[];
}

/** A fixture whose change is there and cannot be read as a diff. */
export interface StoredOtherwise {
  readonly path: GitPath;
  readonly why: string;
}

/** An added path that some systems, or some eyes, take for another one. */
export interface Twin {
  readonly path: GitPath;
  readonly twin: GitPath;
}

/** A file that some file system takes for one by which git decides what a checkout gets. */
export interface SettingName {
  readonly path: GitPath;
  /** Of what it is taken for. */
  readonly name: string;
  /** One that it reaches. */
  readonly fixture: GitPath;
}

/** The base tip with head merged into it, held against what was reviewed on head (T34, T35). */
export type MergedFacts =
  /** Head contains base's tip, or is no commit: what was looked at is what lands. */
  | { readonly kind: 'same' }
  | { readonly kind: 'unknown'; readonly why: string }
  | {
      readonly kind: 'merged';
      /** Fixtures that would hold what is neither head's nor base's. */
      readonly composed: readonly GitPath[];
      /** Paths that cannot be merged, fixtures first. */
      readonly conflicts: readonly { readonly path: GitPath; readonly isFixture: boolean }[];
    };

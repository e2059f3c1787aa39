/** What the platform says about a branch, as plain values. `unseen` says why something could not be looked at. */
export type Seen<T> = { readonly kind: 'seen'; readonly value: T } | { readonly kind: 'unseen'; readonly why: string };

/** A check that has to pass before a merge. */
export interface RequiredCheck {
  readonly name: string;
  /** Id of the app that alone may report it; `any` where everybody may. */
  readonly app: number | 'any';
  /** Who asks for it, such as `ruleset "main"`. */
  readonly from: string;
}

/** A workflow file that a ruleset runs, whatever the repository itself has. */
export interface RequiredWorkflow {
  readonly path: string;
  readonly repositoryId: number;
  readonly isPinned: boolean;
  readonly from: string;
}

export interface BranchRules {
  readonly checks: readonly RequiredCheck[];
  readonly workflows: readonly RequiredWorkflow[];
  readonly mergeQueue: boolean;
  /** Whether head must contain base's tip before it may be merged. */
  readonly strict: boolean;
  /** Approving reviews that a merge needs. */
  readonly reviews: number;
  readonly codeOwnerReview: boolean;
  /** Who may pass by, such as `administrators (branch protection)`. */
  readonly bypass: readonly string[];
}

export type Platform =
  | { readonly kind: 'not-asked'; readonly why: string }
  | {
      readonly kind: 'asked';
      /** `owner/name` */
      readonly repository: string;
      /** Whether this is github.com, where the app of Actions has a number that is known. */
      readonly isDotCom: boolean;
      readonly rules: Seen<BranchRules>;
      /** Parts that the token may not read, one sentence each. */
      readonly gaps: readonly string[];
    };

/** The app behind Actions on github.com; on Enterprise Server it has another number in each installation. */
export const ACTIONS_APP_ID = 15_368;

/** The rules, where they could be read. */
export function rulesOf(platform: Platform): BranchRules | undefined {
  return platform.kind === 'asked' && platform.rules.kind === 'seen' ? platform.rules.value : undefined;
}

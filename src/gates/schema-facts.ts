import type { GitPath } from '../revisions/revisions.js';
import type { SchemaAnswer } from './check-schema.js';
import type { NoAnswer } from './work.js';

/** Where a schema or a property file came from, and whether this pull request touches it. */
export interface Artifact {
  readonly path: GitPath;
  /** `base`, whose version judges; `head` where base has none and this pull request brings it. */
  readonly side: 'base' | 'head';
  /** Files of it that this pull request changes or removes. */
  readonly edited: readonly GitPath[];
}

/** What came of one fixture. */
export interface SchemaCheck {
  readonly path: GitPath;
  readonly mode: 'block' | 'warn' | 'ignore';
  /** Schemas that apply. Each must hold. */
  readonly verdicts: readonly { readonly schema: Artifact; readonly answer: SchemaAnswer | NoAnswer }[];
  /** Set where base has none: what was looked for, and whether the policy names it. */
  readonly missing?: { readonly expected: string; readonly named: boolean };
}

export interface SchemaFacts {
  readonly checks: readonly SchemaCheck[];
}

import type { CommandValues } from '../policy/command-template.js';
import type { GitPath } from '../revisions/revisions.js';

/*
 * What gates ask of the execution room, which lies on their right: the shell hands them a `CommandRunner`. Only commands
 * that base's policy names, or a view file of base, may be given to it (requirement C6; docs/gates-execution.md, what commands can do).
 */

export type CommandOutcome =
  | 'pass'
  /** It ended with another exit code than 0, or by a signal. */
  | 'fail'
  | 'timeout'
  /** It filled its disk budget and was ended. */
  | 'disk'
  /** A value could not be handed over as one argument. */
  | 'refused'
  /** There is no such program, or it may not be run. */
  | 'not-started'
  /** It ended well and ran no test at all: that proves nothing. */
  | 'ran-nothing';

export interface CommandResult {
  /** With the values in their places, for people. */
  readonly command: string;
  readonly outcome: CommandOutcome;
  /** One line: `exit code 1`, `ended after 20 s`. */
  readonly reason: string;
  /** The end of what it printed, both streams, decoded as UTF-8. Hostile text: only for sinks that encode. */
  readonly output: string;
  /** Files of the runner or of this run that it wrote to; they were put back. */
  readonly tampered: readonly string[];
  readonly milliseconds: number;
}

/** Which side each file of a checkout is taken from. */
export interface CheckoutPlan {
  readonly code: 'base' | 'head';
  readonly fixtures: 'base' | 'head';
  /** Further paths that are always base's: property code beside head's tree. */
  readonly fromBase?: (path: GitPath) => boolean;
}

export interface Checkout {
  /** Absolute. Gone when `withCheckout` returns. */
  readonly root: string;
  /** Paths that could not be written, and why. */
  readonly refused: readonly { readonly path: GitPath; readonly reason: string }[];
  readonly run: (template: string, values: CommandValues, timeoutSeconds: number) => Promise<CommandResult>;
  /** Removes files at these patterns: reports that were committed are no reports of this run. */
  readonly discard: (patterns: readonly string[]) => Promise<void>;
  /** What commands left at these patterns, bounded; links are not followed. */
  readonly collect: (patterns: readonly string[]) => Promise<readonly CollectedFile[]>;
}

export interface CollectedFile {
  readonly path: string;
  /** `undefined`: larger than a report may be. */
  readonly content: Buffer | undefined;
}

export interface CommandRunner {
  /** Why no command may run here at all; undefined where they may. */
  readonly unsafe: string | undefined;
  /** A full checkout of its own, with a home and a temporary folder, all thrown away afterwards. */
  readonly withCheckout: <T>(plan: CheckoutPlan, use: (checkout: Checkout) => Promise<T>) => Promise<T>;
}

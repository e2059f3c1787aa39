import type { OutputFormat } from './commands.js';
import type { FailOn, GateRequest } from './request.js';

export type Verbosity = 'quiet' | 'normal' | 'verbose';

export interface OutputOptions {
  readonly format: OutputFormat;
  /** Absent: standard output. */
  readonly file?: string;
  readonly verbosity: Verbosity;
}

/** What the command line asks for. */
export type Invocation =
  | { readonly kind: 'help'; readonly text: string }
  | { readonly kind: 'version' }
  | { readonly kind: 'check'; readonly request: GateRequest; readonly failOn: FailOn; readonly output: OutputOptions }
  | {
      readonly kind: 'diff';
      readonly base: string;
      readonly head: string;
      readonly as?: string;
      readonly repository: string;
      readonly policyFile?: string;
      readonly output: OutputOptions;
    }
  | {
      readonly kind: 'trailers';
      readonly request: GateRequest;
      /** A commit message to judge (commit-msg hook). */
      readonly check?: string;
      readonly intoCommit: boolean;
      /** A changed fixture whose approval file is to be printed. */
      readonly approval?: string;
      readonly output: OutputOptions;
    }
  | {
      readonly kind: 'audit';
      /** `A..B`, or one revision for everything that leads to it. */
      readonly range: string;
      readonly repository: string;
      readonly policyFile?: string;
      readonly output: OutputOptions;
    }
  | { readonly kind: 'view'; readonly path: string; readonly request: GateRequest; readonly output: OutputOptions }
  | {
      readonly kind: 'replay';
      /** `testReports` are the operands. */
      readonly request: GateRequest;
      readonly output: OutputOptions;
    }
  | {
      readonly kind: 'manifest' | 'ledger';
      readonly action: 'check' | 'propose';
      /** To propose entries for; empty: for what lacks one or has a wrong one. */
      readonly paths: readonly string[];
      readonly request: GateRequest;
      readonly output: OutputOptions;
    }
  | {
      readonly kind: 'merge';
      /** The report.json of every shard; the range is the one that they name. */
      readonly reports: readonly string[];
      readonly request: Omit<GateRequest, 'range'>;
      /** What the reports have to be about. Default: HEAD, and the base that they name. */
      readonly head?: string;
      readonly base?: string;
      readonly failOn: FailOn;
      readonly output: OutputOptions;
    }
  | {
      readonly kind: 'init';
      readonly repository: string;
      readonly dryRun: boolean;
      /** `owner/name@sha`, as a workflow uses the action. */
      readonly action?: string;
      readonly hooks: boolean;
      readonly output: OutputOptions;
    }
  | {
      readonly kind: 'doctor';
      readonly repository: string;
      readonly base?: string;
      readonly worktree: boolean;
      readonly branch?: string;
      /** `owner/name` on the platform. */
      readonly github?: string;
      readonly offline: boolean;
      readonly patch: boolean;
      readonly failOn: FailOn;
      readonly output: OutputOptions;
    }
  | { readonly kind: 'explain'; readonly code: string; readonly output: OutputOptions }
  | { readonly kind: 'demo'; readonly open: boolean; readonly output: OutputOptions };

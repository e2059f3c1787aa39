import type { GateOutcome } from '../gates/gate.js';
import type { GateId, Problem } from '../problems.js';
import type { ReviewedFinding } from '../review/review.js';

/**
 * The report, version 1. The fields that contract/report.schema.json names are written as they stand there;
 * the others may be added to, and every reporter renders from this value alone.
 */
export interface Report {
  readonly schemaVersion: 1;
  readonly tool: { readonly name: 'fixture-gate'; readonly version: string };
  readonly base: { readonly ref?: string; readonly sha: string };
  readonly head: { readonly ref?: string; readonly sha: string };
  readonly mergeBase: string;
  readonly policy: { readonly source: 'base' | 'head' | 'defaults'; readonly path?: string; readonly sha256?: string };
  readonly verdict: 'pass' | 'fail';
  readonly gates: readonly { readonly id: GateId; readonly outcome: GateOutcome; readonly summary?: string }[];
  readonly findings: readonly ReviewedFinding[];
  readonly problems: readonly Problem[];
  readonly stats: ReportStats;
  /** Over the whole set of (path, base blob, head blob, class, also): any new or other finding changes it. */
  readonly digest: string;
  /** Process exit code that the verdict stands for: 0 pass, 1 fail, 2 only artifacts are missing. */
  readonly exitCode: 0 | 1 | 2;
}

export interface ReportStats {
  readonly commits: number;
  readonly changedPaths: number;
  readonly fixtures: number;
  readonly suppressed: number;
  readonly patterns: readonly { readonly pattern: string; readonly matches: number }[];
  readonly milliseconds: Readonly<Record<string, number>>;
}

import type { GateId, Problem } from '../problems.js';

export type GateOutcome = 'pass' | 'fail' | 'missing-artifact' | 'not-configured' | 'not-run';

/** One row of the report. */
export interface GateResult {
  readonly id: GateId;
  readonly outcome: GateOutcome;
  readonly summary: string;
  readonly problems: readonly Problem[];
}

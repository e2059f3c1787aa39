import type { ComparisonJob } from './comparison/comparison.js';

/**
 * Everyday comparisons as one message to a worker. Alone each of them costs about as much to hand over as to judge; together
 * their bytes change hands without a copy by the message, and a rule that many share is written once.
 */
export interface Batch {
  readonly kind: 'batch';
  readonly jobs: readonly PackedJob[];
  /** All sides one behind the other, base before head. */
  readonly bytes: ArrayBuffer;
}

interface PackedJob extends Omit<ComparisonJob, 'base' | 'head'> {
  readonly base: PackedSide;
  readonly head: PackedSide;
}

export interface PackedSide {
  readonly mode: string;
  readonly size: number;
}

export function packBatch(jobs: readonly ComparisonJob[]): Batch {
  const sides = jobs.flatMap(({ base, head }) => [base, head]);
  const bytes = new Uint8Array(sides.reduce((sum, side) => sum + side.bytes.length, 0));
  let at = 0;
  for (const side of sides) {
    bytes.set(side.bytes, at);
    at += side.bytes.length;
  }
  return { kind: 'batch', jobs: jobs.map(packed), bytes: bytes.buffer };
}

function packed({ base, head, ...rest }: ComparisonJob): PackedJob {
  return {
    ...rest,
    base: { mode: base.mode, size: base.bytes.length },
    head: { mode: head.mode, size: head.bytes.length },
  };
}

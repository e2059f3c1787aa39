import { expect } from 'vitest';
import { comparePlainly } from '../../../src/comparison/compare.js';
import type { Comparison, ComparisonJob } from '../../../src/comparison/comparison.js';
import { compareLarge } from '../../../src/comparison/large/compare-large.js';
import type { ByteSource } from '../../../src/documents/large/source.js';

/** A window and a context so small that a handful of lines have borders and gaps. */
export const TINY = { window: 16, least: 0, context: 2, front: 0, kept: 20_000 };

/** Generated pairs of each kind; FIXTURE_GATE_RUNS asks for more, as was done when this was written (20,000 of each kind). */
export const RUNS = Number(process.env.FIXTURE_GATE_RUNS ?? 500);

/** The fast path's answer, held against the plain one: undefined where it handed over. */
export async function agree(job: ComparisonJob, options = TINY): Promise<Comparison | undefined> {
  if (Buffer.compare(job.base.bytes, job.head.bytes) === 0) return undefined;
  const fast = await compareLarge(job, passing(job.base.bytes), passing(job.head.bytes), options);
  if (fast === undefined) return undefined;
  const plain = await comparePlainly(job);
  const why = JSON.stringify([job.path, text(job.base.bytes), text(job.head.bytes), job.rule.tolerances]);
  expect(fast, why).toStrictEqual(plain);
  return fast;
}

/** What a read gave is something else after the next one, as it is in a file that is read into one buffer. */
export function passing(bytes: Uint8Array): ByteSource {
  let given = Buffer.alloc(0);
  return {
    size: bytes.length,
    read: (offset, length) => {
      given.fill('7');
      given = Buffer.from(bytes.subarray(offset, offset + length));
      return given;
    },
  };
}

function text(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('utf8');
}

import { describe, expect, it } from 'vitest';
import { packBatch } from '../src/batch.js';
import { unpackBatch } from '../src/worker.js';
import { comparisonJob } from './support/jobs.js';

describe('everyday comparisons in one message', () => {
  it.each([
    { why: 'none', sides: [] },
    { why: 'one', sides: [['{"a":1}', '{"a":2}']] },
    {
      why: 'an empty side, at the front, in the middle and at the end',
      sides: [
        ['', 'a'],
        ['b', ''],
        ['', ''],
      ],
    },
    { why: 'bytes that are no text', sides: [['\u00ff\u0000', '\u0000']] },
  ] as const)('$why: come out as they went in', ({ sides }) => {
    const jobs = sides.map(([base, head], index) =>
      comparisonJob(`fixtures/${index}.json`, Buffer.from(base, 'latin1'), Buffer.from(head, 'latin1')),
    );
    const batch = packBatch(jobs);
    const crossed = structuredClone(batch, { transfer: [batch.bytes] });
    expect(unpackBatch(crossed)).toEqual(jobs);
  });
});

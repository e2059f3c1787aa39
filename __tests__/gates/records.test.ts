import { describe, expect, it } from 'vitest';
import { recordsGate } from '../../src/gates/records.js';
import { recordsProblem } from '../../src/review/evidence.js';
import type { RecordStatus, Review } from '../../src/review/review.js';
import { finding } from '../support/review-repo.js';

const reviewed = (...statuses: readonly RecordStatus['status'][]): Review['findings'] =>
  statuses.map((status, index) => ({ ...finding(`f/${index}`, 'ADDED', null, null), record: { status } }));
const orphan = recordsProblem('FG102', 'orphan');
const quotation = recordsProblem('FG106', 'quotation', { severity: 'warning' });

describe('C3 the records gate', () => {
  it.each<readonly [string, Review, string, string]>([
    ['nothing changed', { findings: [], problems: [] }, 'pass', 'no fixture changed'],
    [
      'all recorded',
      { findings: reviewed('matched', 'not-required'), problems: [] },
      'pass',
      '2 changes: 1 recorded, 1 that needs none',
    ],
    [
      'one is missing',
      { findings: reviewed('matched', 'missing'), problems: [] },
      'fail',
      '2 changes: 1 recorded, 1 without a record',
    ],
    [
      'one does not hold',
      { findings: reviewed('mismatched'), problems: [] },
      'fail',
      '1 change: 1 with a record that does not hold',
    ],
    ['an orphan alone', { findings: [], problems: [orphan] }, 'fail', 'no fixture changed: 1 orphan'],
    [
      'a warning alone',
      { findings: reviewed('matched'), problems: [quotation] },
      'pass',
      '1 change: 1 recorded, 1 near miss',
    ],
  ])('C3 %s', (_, review, outcome, summary) => {
    const result = recordsGate(review, { headKind: 'commit' });
    expect([result.outcome, result.summary]).toEqual([outcome, summary]);
  });

  it('is not run while there is no message, and never a pass', () => {
    const review: Review = { findings: reviewed('missing'), problems: [orphan] };
    for (const headKind of ['index', 'worktree'] as const) {
      expect(recordsGate(review, { headKind })).toMatchObject({ outcome: 'not-run', problems: [] });
      expect(recordsGate(review, { headKind, hasMessage: true }).outcome).toBe('fail');
    }
  });

  it('keeps the problems of other gates out', () => {
    const other = { ...orphan, gate: 'seal' as const };
    expect(recordsGate({ findings: [], problems: [other] }, { headKind: 'commit' })).toMatchObject({
      outcome: 'pass',
      problems: [],
    });
  });
});

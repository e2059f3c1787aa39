import { type Review, recordState } from '../review/review.js';
import type { Range } from '../revisions/revisions.js';
import type { Gate, GateResult } from './gate.js';

export interface RecordsGateOptions {
  readonly headKind: Range['headKind'];
  /** Whether a message file stands in for the commit that is not made yet. */
  readonly hasMessage?: boolean;
}

/** Whether somebody answered for every change, and every record for a change. */
export function recordsGate(
  { findings, problems }: Review,
  { headKind, hasMessage = false }: RecordsGateOptions,
): GateResult {
  if (headKind !== 'commit' && !hasMessage)
    return {
      id: 'records',
      outcome: 'not-run',
      summary: 'there is no commit yet, and so no message to read',
      problems: [],
    };
  const own = problems.filter(({ gate }) => gate === 'records');
  const open = findings.filter(({ record }) => record.status === 'missing' || record.status === 'mismatched');
  const failed = open.length > 0 || own.some(({ severity }) => severity === 'error');
  return { id: 'records', outcome: failed ? 'fail' : 'pass', summary: summarize(findings, own), problems: own };
}

function summarize(findings: Review['findings'], problems: Review['problems']): string {
  const count = (status: string): number => findings.filter(({ record }) => recordState(record) === status).length;
  const coded = (...codes: readonly string[]): number => problems.filter(({ code }) => codes.includes(code)).length;
  const parts = [
    named(count('matched'), 'recorded'),
    named(count('missing'), 'without a record'),
    named(count('mismatched'), 'with a record that does not hold'),
    named(count('wrong-kind'), 'that needs a record of another kind', 'that need a record of another kind'),
    named(count('not-required'), 'that needs none', 'that need none'),
    named(coded('FG102'), 'orphan', 'orphans'),
    named(coded('FG103', 'FG104'), 'record to correct', 'records to correct'),
    named(coded('FG106'), 'near miss', 'near misses'),
    named(coded('FG110'), 'mix of code and custody', 'mixes of code and custody'),
    named(coded('FG111'), 'change by a declared agent', 'changes by declared agents'),
  ].filter((part) => part !== '');
  const changes = findings.length === 0 ? 'no fixture changed' : `${named(findings.length, 'change', 'changes')}`;
  return parts.length === 0 ? changes : `${changes}: ${parts.join(', ')}`;
}

function named(number: number, one: string, many: string = one): string {
  return number === 0 ? '' : `${number} ${number === 1 ? one : many}`;
}

export const records: Gate = {
  id: 'records',
  evaluate: ({ review, range, hasMessage }) => recordsGate(review, { headKind: range.headKind, hasMessage }),
};

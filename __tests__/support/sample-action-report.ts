import type { Problem } from '../../src/problems.js';
import type { Report } from '../../src/reporters/report.js';
import type { ReviewedFinding } from '../../src/review/review.js';

/** One rewritten fixture that nobody recorded. */
export function sampleFinding(parts: Partial<ReviewedFinding> = {}): ReviewedFinding {
  return {
    path: 'testdata/order.json',
    class: 'SEMANTIC_REWRITE',
    also: [],
    format: 'json',
    base: { oid: 'a'.repeat(40), sha256: 'b'.repeat(64), size: 10, mode: '100644' },
    head: { oid: 'c'.repeat(40), sha256: 'd'.repeat(64), size: 11, mode: '100644' },
    summary: '1 value rewritten',
    changeCounts: { shape: 0, value: 1, drift: 0, representation: 0 },
    changes: [],
    notes: [],
    failures: [],
    suppressed: 0,
    record: { status: 'missing' },
    ...parts,
  };
}

export function sampleProblem(parts: Partial<Problem> = {}): Problem {
  return {
    code: 'FG101',
    gate: 'records',
    severity: 'error',
    message: 'testdata/order.json changed without a record',
    ...parts,
  };
}

export function sampleReport(parts: Partial<Report> = {}): Report {
  const failing = (parts.verdict ?? 'fail') === 'fail';
  return {
    schemaVersion: 1,
    tool: { name: 'fixture-gate', version: '0.0.0' },
    base: { sha: '1'.repeat(40) },
    head: { sha: '2'.repeat(40) },
    mergeBase: '1'.repeat(40),
    policy: { source: 'defaults' },
    verdict: 'fail',
    gates: [{ id: 'records', outcome: failing ? 'fail' : 'pass' }],
    findings: [sampleFinding(failing ? {} : { record: { status: 'matched', kind: 'trailer' } })],
    problems: failing ? [sampleProblem()] : [],
    stats: { commits: 1, changedPaths: 1, fixtures: 1, suppressed: 0, patterns: [], milliseconds: {} },
    digest: 'e'.repeat(64),
    exitCode: failing ? 1 : 0,
    ...parts,
  };
}

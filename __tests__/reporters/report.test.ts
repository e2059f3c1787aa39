import { describe, expect, test } from 'vitest';
import type { GateOutcome } from '../../src/gates/gate.js';
import { GATE_IDS, type GateId, type Problem } from '../../src/problems.js';
import { exitCodeFor, type Report } from '../../src/reporters/report.js';
import { findingsDigest } from '../../src/review/digest.js';
import { blob, finding, matched, sample, unrecorded } from '../support/sample-report.js';

function problem(severity: Problem['severity'], gate: GateId, path = 'a.json'): Problem {
  return { code: 'FG402', gate, severity, path, message: `${path}: schema missing` };
}

interface Case {
  readonly why: string;
  readonly outcomes?: Partial<Record<GateId, GateOutcome>>;
  readonly problems?: readonly Problem[];
  readonly status?: 'missing' | 'mismatched' | 'matched' | 'not-required';
  readonly exit: 0 | 1 | 2;
}

const CASES: readonly Case[] = [
  { why: 'everything recorded and passed', exit: 0 },
  { why: 'a gate failed', outcomes: { seal: 'fail' }, exit: 1 },
  {
    why: 'an artifact is missing and nothing else',
    outcomes: { schema: 'missing-artifact' },
    problems: [problem('error', 'schema')],
    exit: 2,
  },
  { why: 'an artifact is missing and the gate gives no problem', outcomes: { schema: 'missing-artifact' }, exit: 2 },
  {
    why: 'the policy made the missing artifact a warning',
    outcomes: { schema: 'missing-artifact' },
    problems: [problem('warning', 'schema')],
    exit: 0,
  },
  {
    why: 'an artifact is missing and another gate failed',
    outcomes: { schema: 'missing-artifact', seal: 'fail' },
    problems: [problem('error', 'schema')],
    exit: 1,
  },
  { why: 'a gate says pass beside an error of its own', problems: [problem('error', 'policy')], exit: 1 },
  { why: 'a warning alone passes', problems: [problem('warning', 'policy')], exit: 0 },
  { why: 'a record is missing though no gate complains', status: 'missing', exit: 1 },
  { why: 'a record does not fit though no gate complains', status: 'mismatched', exit: 1 },
  {
    why: 'a record is missing but there is no commit yet',
    status: 'missing',
    outcomes: { records: 'not-run' },
    exit: 0,
  },
  {
    why: 'a record is missing and the gate is not set up, which nothing can be',
    status: 'missing',
    outcomes: { records: 'not-configured' },
    exit: 1,
  },
];

function report({ outcomes, problems, status }: Case): Report {
  const record = status === undefined || status === 'matched' ? matched() : { status };
  return sample([finding('a.json', 'SEMANTIC_REWRITE', { record })], problems, outcomes);
}

describe('the verdict fails upward', () => {
  test.each(CASES)('$why', (row) => {
    const { exitCode, verdict } = report(row);
    expect(exitCode).toBe(row.exit);
    expect(verdict).toBe(row.exit === 0 ? 'pass' : 'fail');
  });

  test('all eight gates are there, in order, also those without a result', () => {
    const built = sample([], []);
    expect(built.gates.map(({ id }) => id)).toEqual(GATE_IDS);
  });

  test('the same problem from two sources counts once', () => {
    const twice = problem('error', 'schema');
    expect(sample([], [twice], {}, { problems: [{ ...twice }] }).problems).toHaveLength(1);
  });
});

describe('fail-on changes the exit code and no fact', () => {
  const warned = report({ why: '', problems: [problem('warning', 'policy')], exit: 0 });
  const failed = report({ why: '', outcomes: { seal: 'fail' }, exit: 1 });
  const incomplete = report({ why: '', outcomes: { schema: 'missing-artifact' }, exit: 2 });
  test.each([
    { why: 'any: a warning fails', built: warned, failOn: 'any', exit: 1 },
    { why: 'error: a warning passes', built: warned, failOn: 'error', exit: 0 },
    { why: 'never: a failure passes', built: failed, failOn: 'never', exit: 0 },
    { why: 'error: a failure fails', built: failed, failOn: 'error', exit: 1 },
    { why: 'error: what is missing keeps its own code', built: incomplete, failOn: 'error', exit: 2 },
  ] as const)('$why', ({ built, failOn, exit }) => {
    expect(exitCodeFor(built, failOn)).toBe(exit);
    expect(built.verdict).toBe(built === warned ? 'pass' : 'fail');
  });
});

describe('the digest stands for the whole set', () => {
  const one = finding('a.json', 'SEMANTIC_REWRITE');
  const two = finding('b.json', 'ADDED');
  const digest = findingsDigest([one, two]);
  test('order does not matter', () => {
    expect(findingsDigest([two, one])).toBe(digest);
  });
  test.each([
    { why: 'a finding more', findings: [one, two, finding('c.json', 'ADDED')] },
    { why: 'a finding less', findings: [one] },
    { why: 'another class', findings: [{ ...one, class: 'SHAPE_CHANGE' as const }, two] },
    { why: 'another also', findings: [{ ...one, also: ['TOLERANCE_DRIFT' as const] }, two] },
    { why: 'other bytes on head', findings: [{ ...one, head: blob('other') }, two] },
    {
      why: 'another mode on head',
      findings: [{ ...one, head: one.head === null ? null : { ...one.head, mode: '100755' } }, two],
    },
    { why: 'another path', findings: [{ ...one, path: 'a.jso' }, two] },
    { why: 'a byte of the path that UTF-8 cannot hold', findings: [{ ...one, path: 'a\udc80' }, two] },
  ])('$why changes it', ({ findings }) => {
    expect(findingsDigest(findings)).not.toBe(digest);
  });
  test('two paths that differ in one lone byte differ', () => {
    expect(findingsDigest([{ ...one, path: 'a\udc80' }])).not.toBe(findingsDigest([{ ...one, path: 'a\udc81' }]));
  });
});

describe('T69 the order of findings', () => {
  test('what has no record first, then records that do not fit, then what is settled; within it emptied, class, path', () => {
    const findings = [
      finding('z-recorded.json', 'REMOVED', { record: matched() }),
      finding('b.json', 'TOLERANCE_DRIFT'),
      finding('a.json', 'TOLERANCE_DRIFT'),
      finding('c.json', 'ADDED'),
      finding('d.json', 'SEMANTIC_REWRITE'),
      finding('e.json', 'SHAPE_CHANGE'),
      finding('f.json', 'REMOVED'),
      finding('y.json', 'TOLERANCE_DRIFT', { hollow: 'all null' }),
      finding('g.json', 'SEMANTIC_REWRITE', { record: { status: 'mismatched' } }),
    ];
    const open = findings.filter(({ record }) => record.status !== 'matched');
    const built = sample(
      findings,
      open.map(({ path, class: changeClass }) => unrecorded(path, changeClass)),
      { records: 'fail' },
    );
    expect(built.findings.map(({ path }) => path[0]).join('')).toBe('yfedcabgz');
  });
});

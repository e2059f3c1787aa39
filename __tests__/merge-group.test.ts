import { describe, expect, it } from 'vitest';
import { certifyGroup } from '../src/merge-group.js';
import type { Report } from '../src/reporters/report.js';
import type { ReviewedFinding } from '../src/review/review.js';
import { sampleFinding, sampleProblem, sampleReport } from './support/sample-action-report.js';

const matched = { status: 'matched', kind: 'trailer', commit: '9'.repeat(40) } as const;
const a = (parts: Partial<ReviewedFinding> = {}) =>
  sampleFinding({ path: 'testdata/a.json', record: matched, ...parts });
const b = (parts: Partial<ReviewedFinding> = {}) =>
  sampleFinding({ path: 'testdata/b.json', record: matched, ...parts });
const gates = [
  { id: 'records', outcome: 'fail' },
  { id: 'schema', outcome: 'not-configured' },
  { id: 'policy', outcome: 'pass' },
] as const satisfies Report['gates'];

/** What the gate says about squashed commits: the changes are there and the records are not. */
function squashed(findings: readonly ReviewedFinding[], parts: Partial<Report> = {}): Report {
  const bare = findings.map((finding) => ({ ...finding, record: { status: 'missing' } as const }));
  return sampleReport({ findings: bare, problems: bare.map(({ path }) => sampleProblem({ path })), gates, ...parts });
}

const passing = (number: number, findings: readonly ReviewedFinding[]) => ({
  number,
  report: sampleReport({ verdict: 'pass', findings }),
});

describe('T13 a merge group', () => {
  it('passes where its pull requests make exactly its changes and pass by themselves', () => {
    const report = certifyGroup(squashed([a(), b()]), [passing(1, [a()]), passing(2, [b()])]);
    expect([report.verdict, report.exitCode, report.problems]).toEqual(['pass', 0, []]);
    expect(report.findings.map(({ record }) => record)).toEqual([matched, matched]);
    expect(report.gates[0]).toMatchObject({ outcome: 'pass', summary: 'judged by the commits of pull requests 1, 2' });
  });

  it('issue 6: keeps the pictures of the group for its page, and the one order of what is open', () => {
    const illustrations = { pictures: new Map(), picturesLeftOut: 1, accounts: new Map(), accountsLeftOut: 0 };
    const report = certifyGroup(squashed([a(), b()], { illustrations }), [passing(1, [a()])]);
    expect(report.illustrations).toBe(illustrations);
    expect(report.findings.map(({ path, record }) => [path, record.status])).toEqual([
      ['testdata/b.json', 'missing'],
      ['testdata/a.json', 'matched'],
    ]);
  });

  it.each([
    {
      why: 'a missing artifact of which the policy only warns lets it pass, as on a pull request',
      severity: 'warning',
      exitCode: 0,
    },
    { why: 'a missing artifact that the policy asks for does not', severity: 'error', exitCode: 2 },
  ] as const)('$why', ({ severity, exitCode }) => {
    const missing = [gates[0], { id: 'schema', outcome: 'missing-artifact' }, gates[2]] as const;
    const problems = [sampleProblem({ code: 'FG402', gate: 'schema', severity, path: 'testdata/a.json' })];
    const report = certifyGroup(squashed([a()], { gates: missing, problems }), [passing(1, [a()])]);
    expect(report.exitCode).toBe(exitCode);
  });

  it('passes where neither changes a fixture', () => {
    expect(certifyGroup(squashed([]), [passing(1, [])]).verdict).toBe('pass');
  });

  it.each<[string, Report, ReturnType<typeof passing>[], string]>([
    ['a change that none of them makes', squashed([a(), b()]), [passing(1, [a()])], 'FG806'],
    ['no pull request at all', squashed([a()]), [], 'FG806'],
    [
      'other bytes in the end',
      squashed([a({ head: { ...a().head!, oid: 'f'.repeat(40) } })]),
      [passing(1, [a()])],
      'FG806',
    ],
    ['another base', squashed([a({ base: { ...a().base!, oid: 'f'.repeat(40) } })]), [passing(1, [a()])], 'FG806'],
    ['another mode', squashed([a({ head: { ...a().head!, mode: '120000' } })]), [passing(1, [a()])], 'FG806'],
    ['another class', squashed([a({ class: 'SHAPE_CHANGE' })]), [passing(1, [a()])], 'FG806'],
    ['a change that got lost', squashed([a()]), [passing(1, [a(), b()])], 'FG806'],
    [
      'a pull request that fails by itself',
      squashed([a()]),
      [{ number: 1, report: sampleReport({ findings: [a()] }) }],
      'FG101',
    ],
    [
      'another gate that fails on the group',
      squashed([a()], { gates: [gates[0], gates[1], { id: 'policy', outcome: 'fail' }] }),
      [passing(1, [a()])],
      '',
    ],
    [
      'an error of another gate',
      squashed([a()], { problems: [sampleProblem({ code: 'FG801', gate: 'policy' })] }),
      [passing(1, [a()])],
      'FG801',
    ],
  ])('fails with %s', (_, group, members, code) => {
    const report = certifyGroup(group, members);
    expect([report.verdict, report.exitCode]).toEqual(['fail', 1]);
    if (code !== '') expect(report.problems.map((problem) => problem.code)).toContain(code);
  });

  it('a pull request that fails without saying why still fails the group', () => {
    const member = { number: 7, report: sampleReport({ verdict: 'pass', exitCode: 2, findings: [a()] }) };
    const report = certifyGroup(squashed([a()]), [member]);
    expect(report).toMatchObject({ verdict: 'fail', exitCode: 1, problems: [{ code: 'FG901' }] });
    expect(report.gates[0]?.summary).toContain('not passed by pull request 7');
  });

  it('a trailer that somebody wrote into the squashed message is no record', () => {
    const forged = sampleReport({ verdict: 'pass', findings: [a()], gates: [{ id: 'records', outcome: 'pass' }] });
    const report = certifyGroup(forged, [passing(1, [])]);
    expect(report.verdict).toBe('fail');
    expect(report.findings[0]?.record).toEqual({ status: 'missing' });
  });

  it('an artifact that is missing on the group stays that', () => {
    const group = squashed([a()], {
      gates: [gates[0], { id: 'schema', outcome: 'missing-artifact' }, gates[2]],
      problems: [sampleProblem({ code: 'FG402', gate: 'schema' })],
    });
    expect(certifyGroup(group, [passing(1, [a()])])).toMatchObject({ verdict: 'fail', exitCode: 2 });
  });

  describe('what somebody independent answers for', () => {
    const subject = [{ path: 'p.yml', base: `100644 ${'1'.repeat(40)}`, head: `100644 ${'2'.repeat(40)}` }];
    const edit = (parts: object) => sampleProblem({ code: 'FG801', gate: 'policy', path: 'p.yml', subject, ...parts });
    const group = (severity: 'error' | 'warning', parts: object = {}) =>
      squashed([], {
        problems: [edit({ severity, ...parts })],
        gates: [gates[0], gates[1], { id: 'policy', outcome: severity === 'error' ? 'fail' : 'pass' }],
      });
    const member = (severity: 'error' | 'notice', parts: object = {}) => ({
      number: 1,
      report: sampleReport({
        verdict: severity === 'error' ? 'fail' : 'pass',
        findings: [],
        problems: [edit({ severity, ...parts })],
      }),
    });

    it('passes with the approval that a pull request has, and says which', () => {
      const report = certifyGroup(group('error'), [member('notice', { message: 'approved by dana' })]);
      expect([report.verdict, report.problems.map(({ severity, message }) => `${severity} ${message}`)]).toEqual([
        'pass',
        ['notice pull request 1: approved by dana'],
      ]);
    });

    it.each<[string, Report, ReturnType<typeof member>[]]>([
      ['a pull request that nobody approved', group('warning'), [member('error')]],
      [
        'other bytes than those approved',
        group('warning'),
        [member('notice', { subject: [{ ...subject[0]!, head: '100644 3' }] })],
      ],
      ['a change that no pull request makes', group('warning'), [passing(1, [])]],
    ])('fails with %s', (_, whole, members) => {
      expect(certifyGroup(whole, members)).toMatchObject({ verdict: 'fail', exitCode: 1 });
    });
  });
});

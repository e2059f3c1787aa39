import { beforeAll, describe, expect, test } from 'vitest';
import { GATE_IDS, type Problem } from '../../src/problems.js';
import {
  checkRun,
  MAX_ANNOTATIONS,
  MAX_ANNOTATIONS_PER_REQUEST,
  MAX_SUMMARY_CHARACTERS,
} from '../../src/reporters/check-run.js';
import { comment, MAX_COMMENT_CHARACTERS } from '../../src/reporters/comment.js';
import { html } from '../../src/reporters/html.js';
import { jobSummary, MAX_SUMMARY_BYTES } from '../../src/reporters/job-summary.js';
import { json } from '../../src/reporters/json.js';
import { junit } from '../../src/reporters/junit.js';
import { markdown } from '../../src/reporters/markdown.js';
import type { Report } from '../../src/reporters/report.js';
import { sarif } from '../../src/reporters/sarif.js';
import { terminal } from '../../src/reporters/terminal.js';
import { MAX_COMMANDS_PER_LEVEL, workflowCommands } from '../../src/reporters/workflow-commands.js';
import type { ReviewedFinding } from '../../src/review/review.js';
import { finding, matched, sample, unrecorded } from '../support/sample-report.js';

const MANY = 10_000;
const SEVERE = 'testdata/zz-last/severe.json';
/** Rows that every sink shows. */
const FIRST = 9;
const CONTEXT = { colour: false, fullReport: 'report.json in the artifact "fixture-gate"' };

/** Every value is another one, so that nothing can be grouped away. */
function benign(index: number, recorded: boolean): ReviewedFinding {
  return finding(`testdata/f${String(index).padStart(5, '0')}.json`, 'TOLERANCE_DRIFT', {
    changes: [
      {
        kind: 'drift',
        at: `$['v${index}']`,
        base: `1.${index}1`,
        head: `1.${index}2`,
        baseLine: 1,
        headLine: 1,
        absolute: 1e-12,
        relative: 1e-12,
        limit: 'relative 1e-9',
      },
    ],
    summary: '1 number moved within tolerance',
    ...(recorded ? { record: matched() } : {}),
  });
}

function severe(rest: Partial<ReviewedFinding> = {}): ReviewedFinding {
  return finding(SEVERE, 'SHAPE_CHANGE', {
    changes: [{ kind: 'shape', at: "$['total']", base: '12', head: null, baseLine: 9 }],
    summary: '1 key removed',
    ...rest,
  });
}

/** `mixed`: every second one has its record. `other-need`: none has one; the severe one has, but was emptied. */
function flood(kind: 'mixed' | 'other-need'): Report {
  const many = Array.from({ length: MANY }, (_, index) => benign(index, kind === 'mixed' && index % 2 === 0));
  const open = many
    .filter(({ record }) => record.status === 'missing')
    .map((each) => unrecorded(each.path, each.class));
  if (kind === 'mixed')
    return sample([...many, severe()], [...open, unrecorded(SEVERE, 'SHAPE_CHANGE')], { records: 'fail' });
  const emptied = severe({ record: matched(), hollow: 'all 40 values are null', class: 'TOLERANCE_DRIFT' });
  const problem: Problem = {
    code: 'FG301',
    gate: 'shape',
    severity: 'error',
    path: SEVERE,
    message: `${SEVERE} lost its content.`,
  };
  return sample([...many, emptied], [...open, problem], { records: 'fail', shape: 'fail' });
}

/** Rows of the first table of a Markdown page. */
function firstRows(page: string): string[] {
  return page
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---') && !line.startsWith('| Fixture'))
    .slice(0, 10);
}

describe.each(['mixed', 'other-need'] as const)('T69 ten thousand harmless findings and a severe one (%s)', (kind) => {
  let report: Report;
  beforeAll(() => {
    report = flood(kind);
  });

  test('JSON has all of them, the severe one among the first', () => {
    const parsed = JSON.parse(json.render(report));
    expect(parsed.findings).toHaveLength(MANY + 1);
    const first = parsed.findings.slice(0, FIRST).map(({ path }: { readonly path: string }) => path);
    expect(first).toContain(SEVERE);
  });

  test('the comment keeps its limit, its totals and the severe one', () => {
    const { body } = comment.render(report, CONTEXT);
    expect(body.length).toBeLessThan(MAX_COMMENT_CHARACTERS);
    expect(firstRows(body).join('\n')).toContain(SEVERE);
    expect(body).toContain(kind === 'mixed' ? '5,001 of 10,001 changed' : '10,000 of 10,001 changed');
    expect(body).toContain('report.json in the artifact');
    expect(body).toContain(report.digest);
  });

  test('the job summary keeps its limit in bytes', () => {
    const page = jobSummary.render(report, CONTEXT);
    expect(Buffer.byteLength(page)).toBeLessThan(MAX_SUMMARY_BYTES);
    expect(firstRows(page).join('\n')).toContain(SEVERE);
    expect(page).toContain('report.json in the artifact');
  });

  test('the check run keeps its limits, in batches, the severe one in the first', () => {
    const { summary, batches, left } = checkRun.render(report, CONTEXT);
    expect(summary.length).toBeLessThan(MAX_SUMMARY_CHARACTERS);
    expect(firstRows(summary).join('\n')).toContain(SEVERE);
    expect(batches.flat().length).toBe(MAX_ANNOTATIONS);
    expect(batches.every((batch) => batch.length <= MAX_ANNOTATIONS_PER_REQUEST)).toBe(true);
    expect(left).toBe(report.findings.length - MAX_ANNOTATIONS);
    expect(batches[0]?.slice(0, 10).map(({ path }) => path)).toContain(SEVERE);
  });

  test('workflow commands stay below the runner’s ten, and say where the rest is', () => {
    const lines = workflowCommands.render(report, CONTEXT);
    expect(lines.filter((line) => line.startsWith('::error')).length).toBeLessThanOrEqual(MAX_COMMANDS_PER_LEVEL);
    expect(lines.filter((line) => line.startsWith('::')).join('\n')).toContain(SEVERE);
    expect(lines.every((line) => line.length < 4_096)).toBe(true);
    expect(lines.at(-1)).toMatch(/more remarks in report\.json/);
  });

  test('SARIF has the severe one among the first and says how many it left out', () => {
    const [run] = JSON.parse(sarif.render(report)).runs;
    expect(JSON.stringify(run.results.slice(0, FIRST))).toContain('severe.json');
    expect(run.results.length + run.properties.leftOut).toBe(report.findings.length);
  });

  test('the terminal, Markdown and HTML name it early', () => {
    expect(terminal.render(report, CONTEXT).split('\n').slice(0, 80).join('\n')).toContain(SEVERE);
    expect(firstRows(markdown.render(report, CONTEXT)).join('\n')).toContain(SEVERE);
    const page = html.render(report, CONTEXT);
    expect(page.indexOf(SEVERE)).toBeGreaterThan(0);
    expect(page.slice(0, page.indexOf(SEVERE)).match(/<tr>/g)?.length ?? 0).toBeLessThanOrEqual(11);
    expect(page.length).toBeLessThan(30_000_000);
  });

  test('JUnit has a case for each gate whatever the number, the severe one among the first ten lines, and says what it leaves out', () => {
    const xml = junit.render(report);
    expect(xml.match(/<testcase /g)).toHaveLength(GATE_IDS.length);
    expect(xml.length).toBeLessThan(200_000);
    const failures = [...xml.matchAll(/<failure[^>]*>([^<]*)</g)].map(([, text = '']) => text.split('\n'));
    expect(failures.flatMap((lines) => lines.slice(0, 10)).join('\n')).toContain(SEVERE);
    expect(failures.flat().join('\n')).toMatch(/and [\d,]+ more/);
  });
});

describe('budgets hold for the longest and oddest names', () => {
  const odd = '\u202e|`\\'.repeat(1_000);
  const findings = Array.from({ length: 300 }, (_, index) =>
    finding(`${odd}${index}`, 'SHAPE_CHANGE', {
      summary: odd,
      notes: [odd, odd],
      changes: [{ kind: 'shape', at: odd, base: odd, head: `${odd}x`, headLine: 1, note: odd, limit: odd }],
    }),
  );
  const problems = findings.map(({ path, class: changeClass }) => unrecorded(path, changeClass));
  const report = sample(findings, problems, { records: 'fail' });

  test('comment, check run and job summary', () => {
    expect(comment.render(report, CONTEXT).body.length).toBeLessThan(MAX_COMMENT_CHARACTERS);
    expect(checkRun.render(report, CONTEXT).summary.length).toBeLessThan(MAX_SUMMARY_CHARACTERS);
    expect(Buffer.byteLength(jobSummary.render(report, CONTEXT))).toBeLessThan(MAX_SUMMARY_BYTES);
  });

  test('annotations and commands', () => {
    const anchored = sample(
      findings,
      problems.map((each) => ({ ...each, anchor: { path: 'fixtures.manifest', line: 3 } })),
      { records: 'fail' },
    );
    const annotations = checkRun.render(anchored, CONTEXT).batches.flat();
    expect(annotations).toHaveLength(300);
    for (const { path, title, message, raw_details } of annotations) {
      expect(path).toBe('fixtures.manifest');
      expect(title.length).toBeLessThanOrEqual(255);
      expect(Buffer.byteLength(message)).toBeLessThan(65_536);
      expect(Buffer.byteLength(raw_details ?? '')).toBeLessThan(65_536);
    }
    for (const line of workflowCommands.render(anchored, CONTEXT)) expect(line.length).toBeLessThan(4_096);
  });
});

describe('limits of the platform, one by one', () => {
  const recorded = Array.from({ length: 60 }, (_, index) => benign(index, true));

  test('nine commands a level, whatever the level, and no notice', () => {
    const warnings = recorded.map(
      ({ path }): Problem => ({ code: 'FG804', gate: 'policy', severity: 'warning', path, message: `w ${path}` }),
    );
    const errors = recorded.map(
      ({ path }): Problem => ({ code: 'FG401', gate: 'schema', severity: 'error', path, message: `e ${path}` }),
    );
    const lines = workflowCommands.render(sample(recorded, [...warnings, ...errors], { schema: 'fail' }), CONTEXT);
    const of = (level: string): number => lines.filter((line) => line.startsWith(`::${level} `)).length;
    expect([of('error'), of('warning'), of('notice')]).toEqual([9, 9, 0]);
    expect(lines.findIndex((line) => line.startsWith('::warning'))).toBe(9);
    expect(lines.at(-1)).toMatch(/^Fixture Gate: Failed: .* 102 more remarks in report\.json/);
  });

  test('the job summary has every row as long as it fits, and less of each before it has fewer', () => {
    const page = jobSummary.render(sample(recorded), CONTEXT);
    for (const { path } of recorded) expect(page).toContain(path);
    expect(page).not.toContain('Not every file is named here');
    const long = 'x'.repeat(5_000);
    const wide = Array.from({ length: 1_500 }, (_, index) =>
      finding(`testdata/${index}.json`, 'SEMANTIC_REWRITE', {
        changes: [
          { kind: 'value', at: `$['${index}']`, base: `${long}${index}`, head: `${long}${index}!`, note: long },
        ],
        notes: [`${long}${index}`],
      }),
    );
    const cut = jobSummary.render(
      sample(
        wide,
        wide.map((each) => unrecorded(each.path, each.class)),
        { records: 'fail' },
      ),
      CONTEXT,
    );
    expect(Buffer.byteLength(cut)).toBeLessThan(MAX_SUMMARY_BYTES);
    expect(cut).toContain('1,500 changed fixtures have no record');
    expect(cut).toMatch(/Not shown here: [\d,]+ more rows|All of them are in/);
  });

  test('a check run stays below 64 KiB of annotation and 65,535 characters of summary, in batches of 50', () => {
    const long = 'y'.repeat(200_000);
    const big = recorded.map((each) => ({
      ...each,
      changes: [{ ...each.changes[0]!, base: long, head: `${long}z`, note: long }],
    }));
    const problems = big.map((each) => ({ ...unrecorded(each.path, each.class), line: 1, message: long, fix: long }));
    const { batches, summary } = checkRun.render(sample(big, problems, { records: 'fail' }), CONTEXT);
    expect(batches.map((batch) => batch.length)).toEqual([50, 10]);
    expect(summary.length).toBeLessThanOrEqual(MAX_SUMMARY_CHARACTERS);
    for (const { message, raw_details = '' } of batches.flat()) {
      expect(Buffer.byteLength(message)).toBeLessThan(65_536);
      expect(Buffer.byteLength(raw_details)).toBeLessThan(65_536);
    }
  });
});

import { beforeAll, describe, expect, test } from 'vitest';
import type { Problem } from '../../src/problems.js';
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

  test('JSON has all of them, the severe one first', () => {
    const parsed = JSON.parse(json.render(report));
    expect(parsed.findings).toHaveLength(MANY + 1);
    expect(parsed.findings[0].path).toBe(SEVERE);
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

  test('SARIF has the severe one first and says how many it left out', () => {
    const [run] = JSON.parse(sarif.render(report)).runs;
    expect(JSON.stringify(run.results[0])).toContain('severe.json');
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

  test('JUnit has eight cases whatever the number', () => {
    const xml = junit.render(report);
    expect(xml.match(/<testcase /g)).toHaveLength(8);
    expect(xml.length).toBeLessThan(200_000);
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

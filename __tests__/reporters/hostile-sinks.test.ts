import { parse } from 'parse5';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import type { Change } from '../../src/comparison/comparison.js';
import { CHANGE_CLASSES } from '../../src/policy/policy.js';
import { GATE_IDS, type Problem } from '../../src/problems.js';
import { checkRun } from '../../src/reporters/check-run.js';
import { comment } from '../../src/reporters/comment.js';
import { html } from '../../src/reporters/html.js';
import { jobSummary } from '../../src/reporters/job-summary.js';
import { json } from '../../src/reporters/json.js';
import { junit } from '../../src/reporters/junit.js';
import { markdown } from '../../src/reporters/markdown.js';
import type { Report } from '../../src/reporters/report.js';
import { sarif } from '../../src/reporters/sarif.js';
import { terminal } from '../../src/reporters/terminal.js';
import { renderFinding } from '../../src/reporters/terminal-finding.js';
import { workflowCommands } from '../../src/reporters/workflow-commands.js';
import type { ReviewedFinding } from '../../src/review/review.js';
import { foreignIn } from '../support/gfm.js';
import { hostileTexts } from '../support/hostile.js';
import { commandsIn } from '../support/runner-parser.js';
import { COMMIT, finding, gates, sample } from '../support/sample-report.js';

/** Characters that nobody sees; line feeds are between our own lines. */
const HIDDEN = /(?!\n)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}\u00a0\u3164]/u;
const REPORTS = 12;
const FINDINGS = 6;

/** Every text that a pull request can choose, chosen by an attacker. */
function hostileReport(next: () => string, index: number): Report {
  const change = (kind: Change['kind']): Change => ({
    ...{ kind, at: next(), base: next(), head: next(), baseLine: 1, headLine: 2, limit: next(), note: next() },
    ...{ absolute: 0.5, relative: 0.1 },
  });
  const findings = Array.from({ length: FINDINGS }, (_, place): ReviewedFinding => {
    const path = `${next()}${place}`;
    return finding(path, CHANGE_CLASSES[(place + index) % 5] ?? 'ADDED', {
      format: next(),
      summary: next(),
      changes: [change('shape'), change('value'), change('drift')],
      notes: [next(), next()],
      failures: place === 1 ? [{ side: 'head', format: next(), reason: next(), line: 3, column: 4 }] : [],
      ...(place === 2 ? { hollow: next() } : {}),
      ...(place === 3 ? { movedFrom: next() } : {}),
      suggestedTrailer: `Fixture-Change: ${path} reason="${next()}"`,
      record:
        place % 2 === 0
          ? { status: 'missing' }
          : { status: 'matched', kind: 'trailer', commit: COMMIT, by: next(), reason: next() },
    });
  });
  const problem = (severity: Problem['severity'], path?: string): Problem => ({
    ...{ code: 'FG101', gate: 'records', severity, message: next(), fix: `${next()}\n  ${next()}` },
    ...(path === undefined ? {} : { path, anchor: { path: next(), line: 2 } }),
  });
  const problems = [
    problem('error', findings[0]?.path),
    problem('warning', next()),
    problem('error'),
    problem('notice', findings[1]?.path),
  ];
  return sample(
    findings,
    problems,
    { records: 'fail' },
    {
      policy: { source: 'base', path: next() },
      gates: gates({ records: 'fail' }, problems).map((gate) => ({ ...gate, summary: next() })),
      stats: {
        ...{ commits: 1, changedPaths: 1, fixtures: FINDINGS, suppressed: 2, milliseconds: {} },
        patterns: [{ pattern: next(), matches: 1 }],
      },
    },
  );
}

const TEXTS = hostileTexts();
const reports = Array.from({ length: REPORTS }, (_, index) => {
  let at = index * 83;
  return hostileReport(() => TEXTS[at++ % TEXTS.length] ?? '', index);
});

const MARKDOWN: Readonly<Record<string, (report: Report) => string>> = {
  comment: (report) => comment.render(report).body,
  markdown: (report) => markdown.render(report),
  'job summary': (report) => jobSummary.render(report),
  'check run': (report) => checkRun.render(report).summary,
};

const OTHERS: Readonly<Record<string, (report: Report) => string>> = {
  terminal: (report) => terminal.render(report, { colour: false, width: 40 }),
  diff: (report) => report.findings.map((one) => renderFinding(one, { colour: false, width: 60 })).join('\n'),
  json: (report) => json.render(report),
  sarif: (report) => sarif.render(report),
  junit: (report) => junit.render(report),
  page: (report) => html.render(report),
  title: (report) => checkRun.render(report).title,
  annotations: (report) =>
    checkRun
      .render(report)
      .batches.flat()
      .map(({ title, message, raw_details = '' }) => [title, message, raw_details].join('\n'))
      .join('\n'),
};

describe('T40 T76 T77 T78 whatever a pull request writes, in every field and every sink', () => {
  test.each(Object.entries(MARKDOWN).map(([sink, render]) => ({ sink, render })))(
    '$sink renders to our own markup and words',
    ({ sink, render }) => {
      for (const report of reports) {
        const page = render(report);
        const own = { comments: sink === 'comment' ? 1 : 0, text: [/head [0-9a-f]{12}, compared with [0-9a-f]{12}/] };
        expect(foreignIn(page, own)).toEqual([]);
        expect(commandsIn(page)).toEqual([]);
      }
    },
  );

  test.each(Object.entries(OTHERS).map(([sink, render]) => ({ sink, render })))(
    '$sink holds no command and nothing hidden',
    ({ render }) => {
      for (const report of reports) {
        const text = render(report);
        expect(text).not.toMatch(HIDDEN);
        expect(text).not.toContain('##[');
        expect(commandsIn(text)).toEqual([]);
      }
    },
  );

  test('workflow commands are those of ours, one a problem, and hold no other', () => {
    for (const report of reports) {
      const commands = commandsIn(workflowCommands.render(report).join('\n'));
      expect(new Set(commands.map(({ command }) => command))).toEqual(new Set(['error', 'warning']));
      expect(commands.length).toBeLessThanOrEqual(2 * FINDINGS);
    }
  });

  test('annotations notify nobody', () => {
    for (const report of reports) {
      expect(OTHERS['annotations']?.(report)).not.toMatch(/(?<![\p{L}\p{N}_])@[\p{L}\p{N}]/u);
      const { runs } = JSON.parse(sarif.render(report));
      for (const { message } of runs[0].results) expect(message.text).not.toMatch(/\]\(|(?<!\{)\{\d+\}/);
    }
  });

  test('the page is one document with one script, and XML is XML', () => {
    for (const report of reports) {
      const errors: string[] = [];
      const page = html.render(report);
      parse(page, { onParseError: ({ code }) => errors.push(code) });
      expect(errors).toEqual([]);
      expect(page.match(/<script/g)).toHaveLength(2);
      const parser = new SaxesParser();
      parser.on('error', ({ message }) => errors.push(message));
      parser.write(junit.render(report)).close();
      expect(errors).toEqual([]);
    }
    expect(GATE_IDS).toHaveLength(8);
  });
});

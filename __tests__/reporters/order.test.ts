import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHANGE_CLASSES } from '../../src/policy/policy.js';
import type { Problem } from '../../src/problems.js';
import { checkRun } from '../../src/reporters/check-run.js';
import { comment } from '../../src/reporters/comment.js';
import { html } from '../../src/reporters/html.js';
import { jobSummary } from '../../src/reporters/job-summary.js';
import { json } from '../../src/reporters/json.js';
import { markdown } from '../../src/reporters/markdown.js';
import { arrangeRows, buildRows } from '../../src/reporters/parts/grouping.js';
import { NEEDS } from '../../src/reporters/parts/words.js';
import type { Report } from '../../src/reporters/report.js';
import { sarif } from '../../src/reporters/sarif.js';
import { terminal } from '../../src/reporters/terminal.js';
import { workflowCommands } from '../../src/reporters/workflow-commands.js';
import type { ReviewedFinding } from '../../src/review/review.js';
import { finding, matched, sample, unrecorded } from '../support/sample-report.js';

const CONTEXT = { colour: false, width: 140 };
const PATH = /testdata\/[a-z]\/p\d\d\.json/g;

/** What one fixture is like: with few choices, so that some are alike and share a row. */
interface Shape {
  readonly changeClass: ReviewedFinding['class'];
  readonly status: ReviewedFinding['record']['status'] | 'wrong-kind';
  readonly hollow: boolean;
  readonly trouble: Problem['severity'] | undefined;
  readonly value: number;
}

const shape: fc.Arbitrary<Shape> = fc.record({
  changeClass: fc.constantFrom(...CHANGE_CLASSES),
  status: fc.constantFrom('missing', 'mismatched', 'wrong-kind', 'matched', 'not-required'),
  hollow: fc.nat(6).map((one) => one === 0),
  trouble: fc.constantFrom(undefined, undefined, undefined, 'error', 'warning', 'notice'),
  value: fc.nat(2),
});

/** A trailer, where an approving review is asked for. */
const WRONG_KIND: ReviewedFinding['record'] = {
  status: 'mismatched',
  kind: 'review',
  required: [{ kind: 'review', status: 'missing' }],
};

function findingOf(path: string, { changeClass, status, hollow, value }: Shape): ReviewedFinding {
  return finding(path, changeClass, {
    changes: [{ kind: 'value', at: "$['v']", base: '1', head: `${value + 2}`, baseLine: 1, headLine: 1 }],
    record: status === 'matched' ? matched() : status === 'wrong-kind' ? WRONG_KIND : { status },
    ...(hollow ? { hollow: 'all 9 values are null' } : {}),
  });
}

const CODES: Readonly<Partial<Record<Shape['status'], Problem['code']>>> = {
  missing: 'FG101',
  mismatched: 'FG105',
  'wrong-kind': 'FG109',
};

function problemsOf(path: string, { changeClass, status, trouble }: Shape): Problem[] {
  const code = CODES[status];
  const record = code === undefined ? [] : [{ ...unrecorded(path, changeClass), code }];
  const schema = { code: 'FG401', gate: 'schema', path, message: `${path} does not fit its schema.` } as const;
  return [...record, ...(trouble === undefined ? [] : [{ ...schema, severity: trouble }])];
}

function reportOf(shapes: readonly Shape[], edited: boolean): Report {
  const all = shapes.map((one, index) => ({
    one,
    // Names say nothing about the order.
    path: `testdata/${'qweasd'[(index * 7) % 6]}/p${String((index * 37) % 100).padStart(2, '0')}.json`,
  }));
  const edit: Problem = { code: 'FG801', gate: 'policy', severity: 'error', message: 'The policy is edited here.' };
  return sample(
    all.map(({ one, path }) => findingOf(path, one)),
    [...all.flatMap(({ one, path }) => problemsOf(path, one)), ...(edited ? [edit] : [])],
    { records: 'fail' },
  );
}

const reports = fc
  .tuple(fc.array(shape, { minLength: 1, maxLength: 60 }), fc.boolean())
  .map(([shapes, edited]) => reportOf(shapes, edited));

function pathsIn(text: string): string[] {
  return [...new Set(text.match(PATH) ?? [])];
}

function pageData(page: string): { readonly findings: readonly { readonly path: string }[] } {
  return JSON.parse(/<script type="application\/json" id="data">(.*)<\/script>/.exec(page)?.[1] ?? '');
}

interface Results {
  readonly runs: readonly [{ readonly results: readonly { readonly locations: unknown }[] }];
}

/** Sinks that say one thing at a time. */
const ONE_BY_ONE: Readonly<Record<string, (report: Report) => readonly string[]>> = {
  json: (report) => (JSON.parse(json.render(report)) as Report).findings.map(({ path }) => path),
  'problems in json': (report) =>
    (JSON.parse(json.render(report)) as Report).problems.flatMap(({ path }) => path ?? []),
  sarif: (report) =>
    (JSON.parse(sarif.render(report)) as Results).runs[0].results.flatMap(({ locations }) =>
      pathsIn(JSON.stringify(locations)),
    ),
  annotations: (report) =>
    checkRun
      .render(report, CONTEXT)
      .batches.flat()
      .map(({ path }) => path),
  page: (report) => pageData(html.render(report, CONTEXT)).findings.map(({ path }) => path),
  errors: (report) =>
    pathsIn(
      workflowCommands
        .render(report, CONTEXT)
        .filter((line) => line.startsWith('::error'))
        .join('\n'),
    ),
  warnings: (report) =>
    pathsIn(
      workflowCommands
        .render(report, CONTEXT)
        .filter((line) => line.startsWith('::warning'))
        .join('\n'),
    ),
};

/** Sinks that list rows, which may be of several fixtures each. */
const BY_ROWS: Readonly<Record<string, (report: Report) => string>> = {
  terminal: (report) => terminal.render(report, CONTEXT),
  markdown: (report) => markdown.render(report, CONTEXT),
  comment: (report) => comment.render(report, CONTEXT).body,
  'job summary': (report) => jobSummary.render(report, CONTEXT),
  'check run': (report) => checkRun.render(report, CONTEXT).summary,
  'table of the page': (report) => html.render(report, CONTEXT).split('<h2>All changed fixtures')[0] ?? '',
};

describe('issue 6: every sink has the same order', () => {
  test('the order of paths is that of report.json wherever one looks', () => {
    fc.assert(
      fc.property(reports, (report) => {
        const order = report.findings.map(({ path }) => path);
        for (const [name, list] of Object.entries(ONE_BY_ONE)) {
          const listed = [...new Set(list(report))];
          expect(listed, name).toEqual(order.filter((path) => listed.includes(path)));
        }
        const { lead, rest } = arrangeRows(buildRows(report));
        const firsts = [...lead, ...rest].flatMap(({ findings: [first] }) => first?.path ?? []);
        expect(firsts, 'rows').toEqual(order.filter((path) => firsts.includes(path)));
        for (const [name, render] of Object.entries(BY_ROWS)) {
          const listed = pathsIn(render(report)).filter((path) => firsts.includes(path));
          if (lead.some(({ kind, need }) => kind !== 'problem' && need !== 'none'))
            expect(listed.length, name).toBeGreaterThan(0);
          expect(listed, name).toEqual(firsts.filter((path) => listed.includes(path)));
        }
      }),
      { numRuns: 60 },
    );
  });

  test('what needs a person comes first, and the order does not depend on who found what first', () => {
    fc.assert(
      fc.property(fc.array(shape, { minLength: 1, maxLength: 60 }), (shapes) => {
        const report = reportOf(shapes, true);
        const needs = buildRows(report).map(({ need }) => NEEDS.indexOf(need));
        expect(needs).toEqual([...needs].sort());
        const other = sample([...report.findings].reverse(), [...report.problems].reverse(), { records: 'fail' });
        expect(other.findings).toEqual(report.findings);
        expect(other.problems).toEqual(report.problems);
      }),
      { numRuns: 60 },
    );
  });

  test('few things to say are said row by row', () => {
    const alike = ['a', 'b', 'c'].map((name) =>
      findingOf(`testdata/${name}/p01.json`, {
        changeClass: 'SEMANTIC_REWRITE',
        status: 'missing',
        hollow: false,
        trouble: undefined,
        value: 1,
      }),
    );
    const broken = findingOf('testdata/d/p01.json', {
      changeClass: 'SEMANTIC_REWRITE',
      status: 'mismatched',
      hollow: false,
      trouble: undefined,
      value: 1,
    });
    expect(sample([broken, ...alike]).findings.map(({ path }) => path[9])).toEqual(['a', 'b', 'c', 'd']);
  });
});

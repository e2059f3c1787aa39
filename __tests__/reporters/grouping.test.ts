import { describe, expect, test } from 'vitest';
import type { Change } from '../../src/comparison/comparison.js';
import { GATE_IDS, type Problem } from '../../src/problems.js';
import { arrangeRows, blanketNote, buildRows, type Row } from '../../src/reporters/parts/grouping.js';
import { headline } from '../../src/reporters/parts/headline.js';
import { fixParts } from '../../src/reporters/parts/remedy.js';
import type { Report } from '../../src/reporters/report.js';
import type { ReviewedFinding } from '../../src/review/review.js';
import { blob, finding, matched, SAMPLES, sample, unrecorded } from '../support/sample-report.js';

const VERSION: Change = { kind: 'value', at: "$['version']", base: '"1"', head: '"2"', headLine: 3 };

function changed(path: string, changes: readonly Change[], rest: Partial<ReviewedFinding> = {}): ReviewedFinding {
  return finding(path, 'SEMANTIC_REWRITE', { changes, record: matched(), ...rest });
}

function rowsOf(findings: readonly ReviewedFinding[]): readonly Row[] {
  return buildRows(sample(findings));
}

describe('equal changes are one row', () => {
  test.each([
    { why: 'the same value at the same place', second: [VERSION], rows: 1 },
    { why: 'on another line', second: [{ ...VERSION, headLine: 9 }], rows: 1 },
    { why: 'another value', second: [{ ...VERSION, head: '"3"' }], rows: 2 },
    { why: 'another place', second: [{ ...VERSION, at: "$['release']" }], rows: 2 },
    { why: 'another kind', second: [{ ...VERSION, kind: 'drift' as const }], rows: 2 },
    { why: 'one change more', second: [VERSION, { ...VERSION, at: "$['x']" }], rows: 2 },
  ])('$why', ({ second, rows }) => {
    expect(rowsOf([changed('a.json', [VERSION]), changed('b.json', second)])).toHaveLength(rows);
  });

  test('positions in arrays and tables do not count', () => {
    const at = (place: string): Change => ({ ...VERSION, at: place });
    expect(rowsOf([changed('a.json', [at('$[3].v')]), changed('b.json', [at('$[7].v')])])).toHaveLength(1);
    expect(rowsOf([changed('a.csv', [at('row 3, column v')]), changed('b.csv', [at('row 8, column v')])])).toHaveLength(
      1,
    );
  });

  test('a list that was cut is equal to nothing', () => {
    const cut = { changeCounts: { shape: 0, value: 500, drift: 0, representation: 0 } };
    expect(rowsOf([changed('a.json', [VERSION], cut), changed('b.json', [VERSION], cut)])).toHaveLength(2);
  });

  test('values that nobody listed are equal to nothing', () => {
    const unlisted = { changeCounts: { shape: 0, value: 1, drift: 0, representation: 0 } };
    expect(rowsOf([changed('a.bin', [], unlisted), changed('b.bin', [], unlisted)])).toHaveLength(2);
  });

  test('what is open, and an emptied fixture, never share a row with the rest', () => {
    const rows = rowsOf([
      changed('a.json', [VERSION]),
      changed('b.json', [VERSION]),
      changed('c.json', [VERSION], { record: { status: 'missing' } }),
      changed('d.json', [VERSION], { hollow: 'all null' }),
    ]);
    expect(rows.map(({ findings }) => findings.map(({ path }) => path))).toEqual([
      ['c.json'],
      ['d.json'],
      ['a.json', 'b.json'],
    ]);
  });

  test('a further problem takes a fixture out of its group', () => {
    const findings = ['a', 'b', 'c'].map((name) => finding(`x/${name}.json`, 'ADDED'));
    const problems = findings.map(({ path }) => unrecorded(path, 'ADDED'));
    const schema = {
      code: 'FG401' as const,
      gate: 'schema' as const,
      severity: 'error' as const,
      path: 'x/b.json',
      message: 'does not fit',
    };
    const rows = buildRows(
      sample([...findings, finding('x/d.json', 'ADDED')], [...problems, unrecorded('x/d.json', 'ADDED'), schema], {
        records: 'fail',
      }),
    );
    expect(rows.map(({ findings: each }) => each.length)).toEqual([1, 3]);
  });

  test('files that came in one folder are one row from three on', () => {
    const added = (names: readonly string[]): number =>
      rowsOf(names.map((name) => finding(`new/${name}.json`, 'ADDED', { record: matched() }))).length;
    expect(added(['a', 'b'])).toBe(2);
    expect(added(['a', 'b', 'c'])).toBe(1);
  });

  test('a move is one row of two fixtures, an edited one does not join a pure one', () => {
    const move = (from: string, to: string, edited: boolean): ReviewedFinding[] => [
      finding(from, 'REMOVED', { movedTo: to, base: blob(from), record: matched() }),
      finding(to, 'ADDED', { movedFrom: from, head: blob(edited ? to : from), record: matched() }),
    ];
    const rows = rowsOf([
      ...move('a/1.json', 'b/1.json', false),
      ...move('a/2.json', 'b/2.json', false),
      ...move('a/3.json', 'b/3.json', true),
    ]);
    expect(rows.map(({ kind, findings }) => [kind, findings.length])).toEqual([
      ['moved', 4],
      ['moved', 2],
    ]);
  });
});

describe('a blanket regeneration is called one', () => {
  const note = (report: Report): string | undefined => blanketNote(report, buildRows(report));
  test('180 files of one change', () => {
    expect(note(SAMPLES['blanket-regeneration']())).toBe(
      'This looks like a blanket regeneration: 180 of 181 modified fixtures changed in the same way.',
    );
  });
  test('a hundred at once, each in its own way', () => {
    const findings = (many: number): ReviewedFinding[] =>
      Array.from({ length: many }, (_, index) => changed(`f${index}.json`, [{ ...VERSION, head: `"${index}x"` }]));
    expect(note(sample(findings(100)))).toBe(
      'This looks like a blanket regeneration: 100 fixtures were modified at once.',
    );
    expect(note(sample(findings(99)))).toBeUndefined();
  });
  test('a dozen is everyday work', () => {
    expect(
      note(sample(Array.from({ length: 12 }, (_, index) => changed(`f${index}.json`, [VERSION])))),
    ).toBeUndefined();
  });
});

describe('the first rows have the worst of every kind', () => {
  test('in the order of the list', () => {
    const many = Array.from({ length: 30 }, (_, index) =>
      changed(`f${index}.json`, [{ ...VERSION, head: `"${index}x"` }], { record: { status: 'missing' } }),
    );
    const wrong = changed('w.json', [{ ...VERSION, head: '"w"' }], { record: { status: 'mismatched' } });
    const rows = buildRows(sample([...many, wrong]));
    const { lead, rest } = arrangeRows(rows);
    expect(lead).toHaveLength(9);
    expect(lead.at(-1)?.need).toBe('mismatched');
    expect(lead.length + rest.length).toBe(31);
  });
});

const COMPARED = Object.fromEntries(GATE_IDS.map((id) => [id, 'not-configured' as const]));

describe('T69 the first rows tell every sort of news', () => {
  test('fifty folders that went do not hide the one golden that was rewritten, nor a policy that was edited', () => {
    const gone = Array.from({ length: 50 }, (_, folder) =>
      ['a', 'b', 'c'].map((name) => finding(`old/${folder}/${name}.json`, 'REMOVED')),
    ).flat();
    const edited = ['FG801', 'FG802'].map(
      (code): Problem => ({ code: code as 'FG801', gate: 'policy', severity: 'error', message: `${code} was found` }),
    );
    const { lead } = arrangeRows(buildRows(sample([...gone, finding('z.json', 'SEMANTIC_REWRITE')], edited)));
    expect(lead.map(({ findings, problems }) => findings[0]?.path ?? problems[0]?.code)).toEqual([
      ...['old/0/a.json', 'old/1/a.json', 'old/10/a.json', 'old/11/a.json', 'old/12/a.json', 'old/13/a.json'],
      ...['z.json', 'FG801', 'FG802'],
    ]);
  });
});

describe('the headline', () => {
  const said = (report: Report): string => {
    const { word, sentence } = headline(report, buildRows(report));
    return `${word}: ${sentence}`;
  };
  const open = (status: 'missing' | 'mismatched', name: string): ReviewedFinding =>
    finding(name, 'SEMANTIC_REWRITE', { record: { status } });
  test.each([
    {
      why: 'one of one',
      report: sample([open('missing', 'a')]),
      line: 'Failed: 1 changed fixture has no record of why it changed.',
    },
    {
      why: 'one of two',
      report: sample([open('missing', 'a'), finding('b', 'ADDED', { record: matched() })]),
      line: 'Failed: 1 of 2 changed fixtures has no record of why it changed.',
    },
    {
      why: 'two kinds',
      report: sample([open('missing', 'a'), open('mismatched', 'b')]),
      line: 'Failed: 1 of 2 changed fixtures has no record of why it changed, 1 has a record that does not fit.',
    },
    {
      why: 'only a record that does not fit',
      report: sample([open('mismatched', 'b')]),
      line: 'Failed: 1 changed fixture has a record that does not fit.',
    },
    {
      why: 'only a record of another kind: nothing about it does not fit',
      report: sample([
        finding('b', 'SEMANTIC_REWRITE', {
          record: { status: 'mismatched', kind: 'review', required: [{ kind: 'review', status: 'missing' }] },
        }),
      ]),
      line: 'Failed: 1 changed fixture needs a record of another kind.',
    },
    {
      why: 'a trailer that does not fit beside an approval that is missing',
      report: sample([
        finding('b', 'SEMANTIC_REWRITE', {
          record: {
            status: 'mismatched',
            required: [
              { kind: 'trailer', status: 'mismatched' },
              { kind: 'approval', status: 'missing' },
            ],
          },
        }),
      ]),
      line: 'Failed: 1 changed fixture has a record that does not fit.',
    },
    {
      why: 'two files that somebody compares: there is no verdict',
      report: sample([finding('a', 'SEMANTIC_REWRITE', { record: { status: 'not-required' } })], [], COMPARED),
      line: 'Compared: 1 file differs: values rewritten.',
    },
    {
      why: 'another gate',
      report: sample([], [], { freeze: 'fail' }),
      line: 'Failed: a frozen test or the list of them was touched.',
    },
    {
      why: 'an artifact is missing',
      report: sample(
        [finding('a', 'ADDED', { record: matched() })],
        [{ code: 'FG402', gate: 'schema', severity: 'error', path: 'a', message: 'no schema' }],
        { schema: 'missing-artifact' },
      ),
      line: 'Incomplete: 1 changed fixture has no schema or no properties to be checked by. Nothing else is wrong.',
    },
    { why: 'nothing at all', report: sample([]), line: 'Passed: no fixture changed.' },
    {
      why: 'a warning',
      report: sample(
        [finding('a', 'ADDED', { record: matched() })],
        [{ code: 'FG804', gate: 'policy', severity: 'warning', message: 'a pattern matches nothing' }],
      ),
      line: 'Passed: the changed fixture has its record. There is 1 warning.',
    },
    {
      why: 'before there is a commit',
      report: sample([open('missing', 'a')], [], { records: 'not-run' }),
      line: 'Passed: 1 fixture changed; records are looked for once there is a commit.',
    },
  ])('$why', ({ report, line }) => {
    expect(said(report)).toBe(line);
  });
});

describe('a fix is read and pasted', () => {
  test.each([
    { why: 'a sentence', fix: 'Put it back.', parts: [{ kind: 'say', text: 'Put it back.' }] },
    {
      why: 'a sentence and a line',
      fix: 'Add:\nFixture-Change: a reason="b"',
      parts: [
        { kind: 'say', text: 'Add:' },
        { kind: 'paste', lines: ['Fixture-Change: a reason="b"'] },
      ],
    },
    { why: 'a trailer alone', fix: 'Fixture-Change: a', parts: [{ kind: 'paste', lines: ['Fixture-Change: a'] }] },
    { why: 'a command alone', fix: 'git commit --amend', parts: [{ kind: 'paste', lines: ['git commit --amend'] }] },
    {
      why: 'sentences before, between and after indented lines',
      fix: 'run this,\nand save,\n    Fixture-Change: a\n    sha256 b\nthen push',
      parts: [
        { kind: 'say', text: 'run this, and save,' },
        { kind: 'paste', lines: ['Fixture-Change: a', 'sha256 b'] },
        { kind: 'say', text: 'then push' },
      ],
    },
  ])('$why', ({ fix, parts }) => {
    expect(fixParts(fix)).toEqual(parts);
  });
});

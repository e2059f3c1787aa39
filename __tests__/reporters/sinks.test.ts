import { describe, expect, test } from 'vitest';
import type { Change } from '../../src/comparison/comparison.js';
import type { Problem } from '../../src/problems.js';
import { checkRun } from '../../src/reporters/check-run.js';
import { comment } from '../../src/reporters/comment.js';
import { driftPlot } from '../../src/reporters/parts/drift-plot.js';
import { displayWidth, wrap } from '../../src/reporters/parts/wrap.js';
import { terminal } from '../../src/reporters/terminal.js';
import { renderFinding } from '../../src/reporters/terminal-finding.js';
import { workflowCommands } from '../../src/reporters/workflow-commands.js';
import { finding, matched, SAMPLE_NAMES, SAMPLES, sample, unrecorded } from '../support/sample-report.js';

function annotationsOf(...parameters: Parameters<typeof sample>) {
  return checkRun.render(sample(...parameters)).batches.flat();
}

describe('C4 annotations stand on changed lines of head', () => {
  const change = { kind: 'value' as const, at: '$', base: '1', head: '2', baseLine: 4, headLine: 7 };
  const text = finding('a.json', 'SEMANTIC_REWRITE', { changes: [change] });
  const gone = finding('b.json', 'REMOVED');
  const image = finding('c.png', 'SEMANTIC_REWRITE', { format: 'png' });

  test.each([
    { why: 'the first changed line of head', fixture: text, extra: {}, place: ['a.json', 7] },
    { why: 'the line of the problem, where it has one', fixture: text, extra: { line: 2 }, place: ['a.json', 2] },
    {
      why: 'an added text file from its first line',
      fixture: finding('d.json', 'ADDED'),
      extra: {},
      place: ['d.json', 1],
    },
    {
      why: 'a removed one on its manifest line',
      fixture: gone,
      extra: { anchor: { path: 'fixtures.manifest', line: 12 } },
      place: ['fixtures.manifest', 12],
    },
    { why: 'a removed one without a line is left to the check page', fixture: gone, extra: {}, place: undefined },
    {
      why: 'a removed one keeps off its own path even if the problem names a line',
      fixture: gone,
      extra: { line: 3 },
      place: undefined,
    },
    { why: 'a binary one has no line', fixture: image, extra: {}, place: undefined },
    {
      why: 'a binary one on its ledger line',
      fixture: image,
      extra: { anchor: { path: 'tests/fixture_ledger.json', line: 3 } },
      place: ['tests/fixture_ledger.json', 3],
    },
    {
      why: 'a name that cannot be written plainly has none',
      fixture: finding('a\nb.json', 'ADDED'),
      extra: {},
      place: undefined,
    },
  ])('$why', ({ fixture, extra, place }) => {
    const [first] = annotationsOf([fixture], [{ ...unrecorded(fixture.path, fixture.class), ...extra }], {
      records: 'fail',
    });
    expect(first === undefined ? undefined : [first.path, first.start_line]).toEqual(place);
  });

  test('what has no place is counted and said', () => {
    const { left, summary } = checkRun.render(sample([gone], [unrecorded('b.json', 'REMOVED')], { records: 'fail' }));
    expect(left).toBe(1);
    expect(summary).toContain('1 remark not attached to a line');
    expect(summary).toContain('`b.json`');
  });

  test('a recorded change has a notice that says who recorded it', () => {
    const [note] = annotationsOf([{ ...text, record: matched() }]);
    expect(note?.annotation_level).toBe('notice');
    expect(note?.message).toContain('recorded in commit 4a5b6c7d8e9f by Dana Example');
  });

  test('at most one for each fixture and problem, worst first', () => {
    const problem: Problem = { ...unrecorded('a.json', 'SEMANTIC_REWRITE') };
    const notes = annotationsOf(
      [text],
      [
        { code: 'FG604', gate: 'freeze', severity: 'notice', path: 'a.json', message: 'stale' },
        problem,
        { ...problem, message: 'said again' },
        { code: 'FG804', gate: 'policy', severity: 'warning', path: 'a.json', message: 'nothing matches' },
      ],
      { records: 'fail' },
    );
    expect(notes.map(({ annotation_level }) => annotation_level)).toEqual(['failure', 'warning', 'notice']);
  });

  test('the message can be read alone: what, where, how far, and what mends it', () => {
    const [note] = annotationsOf([text], [unrecorded('a.json', 'SEMANTIC_REWRITE')], { records: 'fail' });
    expect(note?.message).toMatch(/a\.json changed[\s\S]*1 → 2[\s\S]*To mend it[\s\S]*Fixture-Change: a\.json/);
  });

  test('a conclusion is success or failure and never neutral', () => {
    const conclusions = SAMPLE_NAMES.map((name) => checkRun.render(SAMPLES[name]()).conclusion);
    expect(new Set(conclusions)).toEqual(new Set(['success', 'failure']));
  });
});

describe('workflow commands', () => {
  test('name the file in the message where it has no place', () => {
    const [line] = workflowCommands.render(
      sample([finding('c.png', 'REMOVED')], [{ ...unrecorded('c.png', 'REMOVED'), message: 'no record' }], {
        records: 'fail',
      }),
    );
    expect(line).toMatch(/^::error title=FG101%3A removed::c\.png: no record/);
  });

  test('notices are left to the summary', () => {
    expect(workflowCommands.render(SAMPLES['one-line-drift']()).filter((line) => line.startsWith('::'))).toEqual([]);
  });
});

describe('the comment', () => {
  test('says when there is nothing left, so that an old one is not left red', () => {
    const { kind, body } = comment.render(SAMPLES.nothing());
    expect(kind).toBe('nothing');
    expect(body).toContain('Resolved: this pull request does not change a fixture any more.');
    expect(body).not.toContain('❌');
  });

  test('a problem without a fixture is no nothing', () => {
    expect(comment.render(SAMPLES['manifest-only']()).kind).toBe('changes');
  });

  test('several gates in one pull request have markers of their own', () => {
    const first = comment.render(SAMPLES.rename(), { id: 'api' }).body.split('\n')[0];
    expect(first).toBe('<!-- fixture-gate:api -->');
    expect(comment.render(SAMPLES.rename()).body.split('\n')[0]).not.toBe(first);
  });

  test('a link to the run is made of a plain address only', () => {
    const big = SAMPLES['blanket-regeneration']();
    expect(comment.render(big, { detailsUrl: 'https://example.test/runs/1' }).body).toContain(
      '([this run](https://example.test/runs/1))',
    );
    expect(comment.render(big, { detailsUrl: 'https://example.test/a) <b>' }).body).not.toContain('example.test/a');
  });
});

describe('the terminal', () => {
  test.each([40, 80, 140])('keeps to %d columns but for what is to be pasted and single words', (width) => {
    for (const name of SAMPLE_NAMES.filter((each) => each !== 'hostile')) {
      // A place is one word, whatever blanks are in it, so that it is copied whole.
      const places = SAMPLES[name]().findings.flatMap(({ changes }) => changes.map(({ at }) => `${at}:`));
      for (const line of terminal.render(SAMPLES[name](), { colour: false, width }).split('\n')) {
        const words = line.trim().split(' ');
        const pasted =
          line.trim().startsWith('Fixture-Change:') ||
          /[|█]|limit -/.test(line) ||
          line.includes('fixture-gate:default');
        if (!pasted && words.length > 2 && !places.includes(line.trim()))
          expect(displayWidth(line), line).toBeLessThanOrEqual(width);
      }
    }
  });

  test('has colour where asked for and none where not', () => {
    expect(terminal.render(SAMPLES.rename(), { colour: true })).toContain('\u001b[31m');
    expect(terminal.render(SAMPLES.rename(), { colour: false })).not.toContain('\u001b');
  });

  test('a path is copied whole: no line ends within it', () => {
    expect(terminal.render(SAMPLES['image-update'](), { colour: false, width: 40 })).toContain(
      '__tests__/golden/login page.png',
    );
  });

  test('trailers stand at the start of their line, whole', () => {
    expect(terminal.render(SAMPLES.rename(), { colour: false, width: 40 }).split('\n')).toContain(
      'Fixture-Change: testdata/orders/eu.json class=REMOVED reason="WHY IT CHANGED"',
    );
  });

  test('a finding alone says its class, its changes and how it was read', () => {
    const text = renderFinding(
      finding('a.json', 'SEMANTIC_REWRITE', {
        changes: [{ kind: 'value', at: '$.a', base: '1', head: '2', headLine: 3 }],
      }),
      { colour: false },
    );
    expect(text).toBe(
      'values rewritten (SEMANTIC_REWRITE): 1 value rewritten\n\n  value  $.a: 1 → 2, line 3 of head\n  unchanged: structure\n  read as json\n',
    );
  });

  test.each([
    { why: 'full-width forms take two columns', text: '日本', width: 4 },
    { why: 'marks take none', text: 'e\u0301', width: 1 },
    { why: 'colours take none', text: '\u001b[31mred\u001b[39m', width: 3 },
  ])('displayWidth: $why', ({ text, width }) => {
    expect(displayWidth(text)).toBe(width);
  });

  test('wrap keeps words whole', () => {
    expect(wrap('aa bb cccccc', 6, '- ', '  ')).toEqual(['- aa', '  bb', '  cccccc']);
  });
});

describe('issue 3: the headline of diff has the worst number', () => {
  const headlineOf = (changes: readonly Change[]): string =>
    renderFinding(finding('a.json', 'SEMANTIC_REWRITE', { changes }), { colour: false, width: 140 }).split('\n\n')[0] ??
    '';
  const value = { kind: 'value', base: '1', head: '2' } as const;
  test.each<{ why: string; changes: readonly Change[]; says: RegExp }>([
    {
      why: 'the furthest move beyond the limit',
      changes: [
        { ...value, at: '$.a', absolute: 1, relative: 0.5, limit: 'exact' },
        { ...value, at: '$.b', absolute: 9, relative: 0.01, limit: 'relative 1e-9' },
      ],
      says: /the worst number moved by 1, 50 %; has to be equal, at \$\.a$/,
    },
    {
      why: 'drift, where nothing is beyond',
      changes: [
        { ...value, kind: 'drift', at: '$.a', absolute: 1e-12, relative: 1e-12, limit: 'relative 1e-9' },
        { ...value, kind: 'drift', at: '$.b', absolute: 1e-9, relative: 5e-10, limit: 'relative 1e-9' },
      ],
      says: /the worst number moved by 1e-9, 5e-10 of the value, 50 % of what is allowed, at \$\.b$/,
    },
    { why: 'none, where no number moved', changes: [{ ...value, at: '$.a' }], says: /: 1 value rewritten$/ },
  ])('$why', ({ changes, says }) => {
    expect(headlineOf(changes).replaceAll(/\s+/g, ' ')).toMatch(says);
  });
});

describe('the plot of moves', () => {
  const moves = (ratios: readonly number[]) => [
    finding('a.json', 'TOLERANCE_DRIFT', {
      changes: ratios.map((ratio) => ({
        kind: ratio > 1 ? ('value' as const) : ('drift' as const),
        at: '$',
        base: '1',
        head: '1',
        relative: ratio * 1e-9,
        limit: 'relative 1e-9',
      })),
    }),
  ];
  test('counts every move in its bin, the limit itself below the line', () => {
    const plot = driftPlot(moves([0.0005, 0.005, 0.05, 0.5, 1, 1.5, 50, 5_000]));
    expect(plot.map((line) => line.replaceAll('█', '').replace(/ +/g, ' ').trim())).toEqual([
      'up to 0.1 % of the limit | 1',
      'up to 1 % | 1',
      'up to 10 % | 1',
      'up to the limit | 2',
      '------------------------ limit ------------------------------',
      'up to 10 times the limit | 1',
      'up to 1000 times | 1',
      'further | 1',
      '8 moved numbers against their limits',
    ]);
  });
  test('says nothing of a few', () => {
    expect(driftPlot(moves([0.5, 0.6]))).toEqual([]);
  });
});

describe('the headline says what was found, not what its gate is for', () => {
  const only = (code: Problem['code'], gate: Problem['gate']): string =>
    terminal
      .render(sample([], [{ code, gate, severity: 'error', message: 'm' }], { [gate]: 'fail' }), { colour: false })
      .split('\n')[0] ?? '';
  test.each<{
    readonly why: string;
    readonly code: Problem['code'];
    readonly gate: Problem['gate'];
    readonly said: string;
  }>([
    {
      why: 'rules that were changed',
      code: 'FG801',
      gate: 'policy',
      said: 'the rules that judge this pull request are changed by it',
    },
    {
      why: 'a look-alike name changes no rule',
      code: 'FG805',
      gate: 'policy',
      said: 'a name can be confused with another',
    },
    {
      why: 'what could not be judged is no failure that replays',
      code: 'FG901',
      gate: 'quarantine',
      said: 'a check could not be made',
    },
    { why: 'nor a rule that was changed', code: 'FG901', gate: 'policy', said: 'a check could not be made' },
    {
      why: 'an entry without its fixture',
      code: 'FG209',
      gate: 'seal',
      said: 'a fixture and its manifest entry did not change together',
    },
    {
      why: 'a code without words of its own has its gate’s',
      code: 'FG207',
      gate: 'seal',
      said: 'a sealed file is not as its manifest says',
    },
  ])('$why', ({ code, gate, said }) => {
    expect(only(code, gate)).toBe(`Failed: ${said}.`);
  });

  test('three kinds are named and the others counted', () => {
    const codes = ['FG801', 'FG802', 'FG803', 'FG804', 'FG805'] as const;
    const problems = codes.map((code): Problem => ({ code, gate: 'policy', severity: 'error', message: code }));
    const [first] = terminal
      .render(sample([], problems, { policy: 'fail' }), { colour: false, width: 140 })
      .split('\n\n');
    expect(first?.replace(/\s+/g, ' ')).toMatch(
      /changed by it, and a change of evidence .*, and 2 more kinds of problems\.$/,
    );
  });
});

describe('nothing is asked for twice', () => {
  const path = 'testdata/a.json';
  const trailer = `Fixture-Change: ${path} class=SEMANTIC_REWRITE reason="..."`;
  const one = finding(path, 'SEMANTIC_REWRITE', { suggestedTrailer: trailer });
  const other = finding('testdata/b.json', 'SEMANTIC_REWRITE', {
    suggestedTrailer: 'Fixture-Change: testdata/b.json class=SEMANTIC_REWRITE reason="..."',
  });
  const problems: Problem[] = [
    {
      code: 'FG107',
      gate: 'records',
      severity: 'error',
      path,
      message: `${path} changed again`,
      fix: `run this:\n  git commit --amend --trailer '${trailer}'`,
    },
    unrecorded(other.path, other.class),
  ];
  const report = sample([one, other], problems, { records: 'fail' });

  test.each([
    { sink: 'terminal', text: terminal.render(report, { colour: false }) },
    { sink: 'comment', text: comment.render(report).body },
  ])('$sink: what a problem’s own remedy asks for does not stand among the lines to paste', ({ text }) => {
    expect(text.split(`Fixture-Change: ${path} `)).toHaveLength(2);
    expect(text).toContain(`git commit --amend --trailer '${trailer}'`);
    expect(text.split('Fixture-Change: testdata/b.json ')).toHaveLength(2);
  });

  test('where the remedy is cut from a page, the line to paste stays', () => {
    const many = Array.from(
      { length: 40 },
      (_, index): Problem => ({
        ...problems[0]!,
        code: 'FG103',
        path: `x${index}`,
        message: `m${index}`,
        fix: 'Mend it.',
      }),
    );
    const { body } = comment.render(sample([one, other], [...many, ...problems], { records: 'fail' }));
    expect(body).toContain(trailer);
  });

  test('an emptied fixture says so once, with one arrow', () => {
    const hollow = finding(path, 'SEMANTIC_REWRITE', {
      hollow: '$.items: emptied (2 -> 0)',
      summary: '2 elements removed',
      notes: ["$['items']: emptied (2 -> 0)"],
      changes: [{ kind: 'value', at: "$['items']", base: '2 elements', head: '0 elements', note: 'emptied' }],
      record: matched(),
    });
    const said: Problem = {
      code: 'FG301',
      gate: 'shape',
      severity: 'error',
      path,
      message: 'a fixture that says nothing judges nothing: $.items: emptied (2 -> 0)',
    };
    const text = terminal.render(sample([hollow], [said], { shape: 'fail' }), { colour: false });
    expect(text.match(/emptied \(/g)).toHaveLength(1);
    expect(text).toContain('$.items: emptied (2 → 0)');
    expect(text).toContain('FG301 a fixture that says nothing judges nothing\n');
    expect(text).not.toContain('->');
  });
});

describe('what is to be copied keeps its lines', () => {
  const path = 'testdata/a.json';
  const template = ['---', 'date: YYYY-MM-DD', 'from: 1', '---', '...'];
  test.each(['FG101', 'FG109'] as const)(
    '%s: an approval file, line by line, in every sink that people read',
    (code) => {
      const fix = `let somebody commit reviews/fixtures/${path}.md:\n${template.map((line) => `  ${line}`).join('\n')}`;
      const problem: Problem = {
        code,
        gate: 'records',
        severity: 'error',
        path,
        message: `${path} needs an approval file.`,
        fix,
      };
      const report = sample([finding(path, 'SEMANTIC_REWRITE')], [unrecorded(path, 'SEMANTIC_REWRITE'), problem], {
        records: 'fail',
      });
      const lines = (text: string): string[] => text.split('\n').map((line) => line.trim());
      for (const text of [terminal.render(report, { colour: false, width: 60 }), comment.render(report).body]) {
        const at = lines(text).indexOf('---');
        expect(lines(text).slice(at, at + template.length)).toEqual(template);
      }
    },
  );
});

describe('beside a change of structure', () => {
  test('the worst rewritten value is shown, too, and the rest is counted', () => {
    const report = sample([
      finding('a.json', 'SHAPE_CHANGE', {
        summary: '1 key added, 2 values rewritten',
        changes: [
          { kind: 'shape', at: "$['new']", base: null, head: '1', headLine: 2 },
          { kind: 'value', at: "$['total']", base: '100', head: '101', relative: 0.01, absolute: 1 },
          { kind: 'value', at: "$['sum']", base: '100', head: '900', relative: 8, absolute: 800 },
        ],
      }),
    ]);
    for (const text of [terminal.render(report, { colour: false }), comment.render(report).body.replaceAll('`', '')]) {
      expect(text).toContain("$['new']: new, 1");
      expect(text).toContain("$['sum']: 100 → 900");
      expect(text).toContain('and 1 more difference');
    }
  });
});

test('an image names its pixel, its channel and what is allowed, without a word of the policy', () => {
  const change = {
    kind: 'value' as const,
    at: '30,20',
    base: 'rgba(1, 2, 3, 255)',
    head: 'rgba(9, 2, 3, 255)',
    absolute: 8,
    limit: 'delta 1, ratio 0.01',
  };
  const text = terminal.render(sample([finding('a.png', 'SEMANTIC_REWRITE', { format: 'png', changes: [change] })]), {
    colour: false,
    width: 140,
  });
  expect(text).toContain(
    'pixel 30,20: rgba(1, 2, 3, 255) → rgba(9, 2, 3, 255) (a channel moved by 8 of 255; 1 is allowed, and more in 1 % of the pixels)',
  );
});

test('numbers that have to be equal are said to, whatever the reason', () => {
  const change = {
    kind: 'value' as const,
    at: '$',
    base: '1',
    head: '2',
    absolute: 1,
    relative: 1,
    limit: 'exact (integers)',
  };
  const text = terminal.render(sample([finding('a.json', 'SEMANTIC_REWRITE', { changes: [change] })]), {
    colour: false,
  });
  expect(text).toContain('1 → 2 (moved by 1, 100 %; has to be equal)');
});

test('a move that is recorded does not ask for records', () => {
  const [from, to] = SAMPLES.rename().findings;
  const recorded = [from, to].map((each) => ({ ...each!, record: matched() }));
  const text = terminal.render(sample(recorded), { colour: false });
  expect(text).toContain('moved, same bytes; recorded in commit');
  expect(text).not.toContain('each need a record');
});

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { FixtureGateError } from '../../src/errors.js';
import {
  clearReportFiles,
  reportDirectory,
  writeOutputs,
  writeReportFiles,
  writeSummary,
} from '../../src/reporters/action-files.js';
import { actionLog } from '../../src/reporters/action-log.js';
import { actionOutputs, passes } from '../../src/reporters/action-outputs.js';
import { runnerCommands } from '../support/runner-commands.js';
import { readOutputs } from '../support/runner-files.js';
import { sampleFinding, sampleProblem, sampleReport } from '../support/sample-action-report.js';

const root = mkdtempSync(join(tmpdir(), 'fg-files-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let count = 0;
function fresh(): string {
  count += 1;
  const folder = join(root, String(count));
  mkdirSync(folder);
  return folder;
}

describe('report files', () => {
  it('are all there, and nothing else is', () => {
    const folder = join(fresh(), 'deep', 'er');
    const paths = writeReportFiles(folder, [
      { name: 'report.md', content: 'm' },
      { name: 'report.json', content: '{}' },
    ]);
    expect(paths).toEqual([join(folder, 'report.md'), join(folder, 'report.json')]);
    expect(readdirSync(folder).sort()).toEqual(['report.json', 'report.md']);
    expect(readFileSync(join(folder, 'report.json'), 'utf8')).toBe('{}');
  });

  it('replace those of an earlier run', () => {
    const folder = fresh();
    writeReportFiles(folder, [{ name: 'report.json', content: 'old' }]);
    writeReportFiles(folder, [{ name: 'report.json', content: 'new' }]);
    expect(readFileSync(join(folder, 'report.json'), 'utf8')).toBe('new');
  });

  it('none where one cannot be written: no half of a report, no leftovers', () => {
    const folder = fresh();
    mkdirSync(join(folder, 'report.md', 'in-the-way'), { recursive: true });
    expect(() =>
      writeReportFiles(folder, [
        { name: 'report.md', content: 'm' },
        { name: 'report.json', content: '{}' },
      ]),
    ).toThrow(FixtureGateError);
    expect(readdirSync(folder)).toEqual(['report.md']);
  });

  it.skipIf(process.platform === 'win32')('a link in the place of a report is replaced and not followed', () => {
    const folder = fresh();
    writeFileSync(join(folder, 'target'), 'untouched');
    symlinkSync(join(folder, 'target'), join(folder, 'report.json'));
    writeReportFiles(folder, [{ name: 'report.json', content: '{}' }]);
    expect(readFileSync(join(folder, 'target'), 'utf8')).toBe('untouched');
  });

  it('of an earlier run are gone before a new one begins', () => {
    const folder = fresh();
    writeReportFiles(folder, [{ name: 'report.json', content: 'old' }]);
    writeFileSync(join(folder, 'mine.txt'), 'x');
    clearReportFiles(folder, ['report.json', 'report.md']);
    expect(readdirSync(folder)).toEqual(['mine.txt']);
  });
});

describe('where they go', () => {
  const workspace = fresh();
  it.each<[string | undefined, string]>([
    [undefined, '/fallback'],
    ['reports', join(workspace, 'reports')],
    ['a/../b', join(workspace, 'b')],
  ])('%s', (given, expected) => {
    expect(reportDirectory(given, '/fallback', workspace)).toBe(expected);
  });

  it.each(['..', '../x', 'a/../../x'])('%s leads out of the workspace: refused', (given) => {
    expect(() => reportDirectory(given, '/fallback', workspace)).toThrow(FixtureGateError);
  });

  it.skipIf(process.platform === 'win32').each(['link', 'link/deeper'])(
    'T39 %s goes through a link that a pull request can bring: refused',
    (given) => {
      const place = fresh();
      symlinkSync(root, join(place, 'link'));
      expect(() => reportDirectory(given, '/fallback', place)).toThrow('through a link');
    },
  );
});

describe('outputs', () => {
  it('T15 no value can end its own block or start another', () => {
    const file = join(fresh(), 'output');
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string({ unit: 'grapheme' }),
            fc.constantFrom('a\nverdict=pass', 'ghadelimiter_x\nverdict<<y\npass\ny', '\r\n'),
          ),
        ),
        (values) => {
          rmSync(file, { force: true });
          writeOutputs(
            file,
            values.map((value, index) => [`v${index}`, value] as const),
          );
          const expected = values.map((value, index) => [`v${index}`, value.replaceAll('\r\n', '\n')]);
          expect([...readOutputs(file)].map(([name, value]) => [name, value.replaceAll('\r\n', '\n')])).toEqual(
            expected,
          );
        },
      ),
      { numRuns: 200 },
    );
  });

  it('one that is too long is empty and named, never cut', () => {
    const file = join(fresh(), 'output');
    expect(
      writeOutputs(file, [
        ['a', 'x'.repeat(300_000)],
        ['b', 'y'],
      ]),
    ).toEqual(['a']);
    expect([...readOutputs(file)]).toEqual([
      ['a', ''],
      ['b', 'y'],
    ]);
  });

  it('without a file there is nothing to write to', () => {
    expect(writeOutputs(undefined, [['a', 'b']])).toEqual([]);
  });

  it('say what docs/action.md promises', () => {
    const findings = [
      sampleFinding(),
      sampleFinding({ path: 'x"\n\udcff', class: 'ADDED' }),
      sampleFinding({ path: '__proto__', class: 'ADDED' }),
    ];
    const outputs = new Map(actionOutputs(sampleReport({ findings }), '/r/report.json'));
    expect(outputs.get('verdict')).toBe('fail');
    expect([
      outputs.get('findings'),
      outputs.get('added'),
      outputs.get('semantic-rewrite'),
      outputs.get('tolerance-drift'),
    ]).toEqual(['3', '2', '1', '0']);
    expect(JSON.parse(outputs.get('mutated-fixtures')!)).toEqual(findings.map(({ path }) => path));
    expect(outputs.get('mutated-fixtures')).toMatch(/^[\x20-\x7e]+$/);
    expect(JSON.parse(outputs.get('gates')!)).toEqual({ records: 'fail' });
  });
});

describe('job summary', () => {
  it('is appended', () => {
    const file = join(fresh(), 'summary');
    writeSummary(file, 'a');
    expect(writeSummary(file, 'b')).toBeUndefined();
    expect(readFileSync(file, 'utf8')).toBe('a\nb\n');
  });

  it('T69 that would be over 1 MiB is left out and said, since the platform would show nothing at all', () => {
    const file = join(fresh(), 'summary');
    writeSummary(file, 'ü'.repeat(500_000));
    expect(writeSummary(file, 'y'.repeat(50_000))).toContain('full');
    expect(readFileSync(file, 'utf8')).not.toContain('y');
  });

  it('that cannot be written is said and is no reason to fail', () => {
    expect(writeSummary(root, 'x')).toContain('cannot be written');
  });
});

describe('T03 whether a run is green', () => {
  const pass = sampleReport({ verdict: 'pass' });
  const warned = sampleReport({ verdict: 'pass', problems: [sampleProblem({ severity: 'warning' })] });
  const noticed = sampleReport({ verdict: 'pass', problems: [sampleProblem({ severity: 'notice' })] });
  const missing = sampleReport({ verdict: 'fail', exitCode: 2 });
  const fail = sampleReport();
  const unevaluated = sampleReport({ problems: [sampleProblem({ code: 'FG901' })] });
  it.each([
    ['pass', pass, { error: true, any: true, never: true }],
    ['a notice', noticed, { error: true, any: true, never: true }],
    ['a warning', warned, { error: true, any: false, never: true }],
    ['artifacts missing', missing, { error: false, any: false, never: true }],
    ['fail', fail, { error: false, any: false, never: true }],
    ['rule 0: not evaluated', unevaluated, { error: false, any: false, never: false }],
    [
      'a report that contradicts itself',
      sampleReport({ verdict: 'pass', exitCode: 1 }),
      { error: false, any: false, never: true },
    ],
  ] as const)('%s', (_, report, expected) => {
    expect({ error: passes(report, 'error'), any: passes(report, 'any'), never: passes(report, 'never') }).toEqual(
      expected,
    );
  });
});

describe('T40 T83 the log', () => {
  it('a command is written as it is only if it is one line and annotates', () => {
    const written: string[] = [];
    const log = actionLog((text) => written.push(text));
    for (const command of [
      '::error file=a::x',
      '::set-output name=verdict::pass',
      '::error::a\n::add-mask::b',
      '::stop-commands::t',
      ' ::error::x',
      'plain',
    ])
      log.command(command);
    expect(runnerCommands(written.join('')).map(({ command }) => command)).toEqual(['error']);
  });

  it('a lone CR ends a line for the runner, so it does for the encoder', () => {
    const written: string[] = [];
    const log = actionLog((text) => written.push(text));
    log.line('x\r::add-mask::y\r\n::debug::z');
    log.block('x\r::add-mask::y\r\n::debug::z ##[error]');
    expect(runnerCommands(written.join(''))).toEqual([]);
  });
});

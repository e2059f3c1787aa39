import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FixtureGateError } from '../../src/errors.js';
import { readArguments } from '../../src/inputs/argv.js';
import { COMMAND_NAMES, COMMANDS, GLOBAL_FLAGS } from '../../src/inputs/commands.js';

function refusal(argv: readonly string[]): FixtureGateError {
  try {
    readArguments(argv);
  } catch (error) {
    if (error instanceof FixtureGateError) return error;
    throw error;
  }
  throw new Error('the arguments were accepted');
}

const directory = { kind: 'directory', path: '.' };

describe('command line', () => {
  it.each<[string[], Record<string, unknown>, string]>([
    [
      ['check'],
      {
        kind: 'check',
        failOn: 'error',
        request: { repository: directory, range: { kind: 'revisions', head: 'HEAD' }, testReports: [] },
        output: { format: 'terminal', verbosity: 'normal' },
      },
      'defaults',
    ],
    [
      ['check', '--base', 'origin/main', '--head=topic'],
      {
        request: {
          repository: directory,
          range: { kind: 'revisions', base: 'origin/main', head: 'topic' },
          testReports: [],
        },
      },
      'both spellings of a value',
    ],
    [
      ['check', '--staged'],
      { request: { repository: directory, range: { kind: 'staged' }, testReports: [] } },
      'the index',
    ],
    [
      ['check', '--worktree', '--base', 'main'],
      { request: { repository: directory, range: { kind: 'worktree', base: 'main' }, testReports: [] } },
      'the working tree',
    ],
    [
      ['check', '--staged', '--message-file', 'm'],
      { request: { repository: directory, range: { kind: 'staged' }, testReports: [], messageFile: 'm' } },
      'the message to be',
    ],
    [
      ['check', '--test-report', 'a', '--test-report', 'b'],
      { request: { repository: directory, range: { kind: 'revisions', head: 'HEAD' }, testReports: ['a', 'b'] } },
      'a flag that may be given again',
    ],
    [
      ['check', '--policy', 'p.yml', '--repo', 'r', '--shard', '1/2'],
      {
        request: {
          repository: { kind: 'directory', path: 'r' },
          range: { kind: 'revisions', head: 'HEAD' },
          policy: { kind: 'file', path: 'p.yml' },
          testReports: [],
          shard: { index: 1, count: 2 },
        },
      },
      'the rest',
    ],
    [
      ['check', '--format', 'json', '-o', 'x', '-q'],
      { output: { format: 'json', file: 'x', verbosity: 'quiet' } },
      'short names',
    ],
    [['check', '--fail-on', 'any'], { failOn: 'any' }, 'warnings count'],
    [
      ['diff', 'a.json', '-'],
      { kind: 'diff', base: 'a.json', head: '-', repository: '.' },
      'standard input as one side',
    ],
    [
      ['diff', '--', '-a', '--b'],
      { kind: 'diff', base: '-a', head: '--b' },
      'file names that look like options, after --',
    ],
    [['diff', 'a', 'b', '--as', 'x.csv'], { kind: 'diff', as: 'x.csv' }, 'another path for the rules'],
    [
      ['trailers'],
      {
        kind: 'trailers',
        intoCommit: false,
        request: { repository: directory, range: { kind: 'staged' }, testReports: [] },
      },
      'what is staged, by default',
    ],
    [
      ['trailers', '--check', '.git/COMMIT_EDITMSG'],
      {
        kind: 'trailers',
        check: '.git/COMMIT_EDITMSG',
        request: {
          repository: directory,
          range: { kind: 'staged' },
          testReports: [],
          messageFile: '.git/COMMIT_EDITMSG',
        },
      },
      'the hook',
    ],
    [['trailers', '--head', 'HEAD', '--into-commit'], { kind: 'trailers', intoCommit: true }, 'a range on request'],
    [['explain', 'fg101'], { kind: 'explain', code: 'FG101' }, 'letter case of a code does not matter'],
    [['demo', '--no-open'], { kind: 'demo', open: false }, 'switches'],
    [['--version'], { kind: 'version' }, 'version'],
    [['check', '--version'], { kind: 'version' }, 'version of a command'],
    [
      ['merge', 'a.json', 'b.json', '--fail-on', 'any'],
      { kind: 'merge', reports: ['a.json', 'b.json'], failOn: 'any', request: { testReports: [] } },
      'the range is the one that the reports name',
    ],
  ])('%j', (argv, expected, why) => {
    expect(readArguments(argv), why).toMatchObject(expected);
  });

  it.each<[string[], string, string]>([
    [['chek'], 'did you mean "check"', 'a typo in a command'],
    [['trailer'], 'did you mean "trailers"', 'singular'],
    [['--staged'], 'a command before any option', 'no command'],
    [['xyzzy'], 'one of the commands', 'nothing near'],
    [['check', '--stagd'], 'did you mean "staged"', 'a typo in a flag'],
    [['check', '--polcy=x'], 'did you mean "policy"', 'a typo in a flag with a value'],
    [['check', '-x'], 'unknown option', 'no such short name'],
    [['check', '--base'], '--base needs a value', 'no value'],
    [['check', '--base='], '--base needs a value', 'an empty value'],
    [['check', '--base', '--staged'], 'found the option', 'the value was forgotten'],
    [['check', '--staged=yes'], 'takes no value', 'a switch with a value'],
    [['check', '--format', 'jsn'], 'did you mean "json"', 'a typo in a choice'],
    [['check', '--base', 'a', '--base', 'b'], 'given twice', 'which of both'],
    [['check', '--staged', '--worktree'], 'exclude each other', 'both'],
    [['check', '--staged', '--head', 'x'], 'exclude each other', 'the index has no head of its own'],
    [['check', '--message-file', 'm'], 'goes with --staged', 'a range has messages'],
    [['check', '--quiet', '--verbose'], 'exclude each other', 'less and more'],
    [['check', '--shard', '2/2'], 'from 0 to N-1', 'counts from 0'],
    [['check', 'main'], 'expected no arguments', 'an operand too many'],
    [['diff', 'a'], 'expected BASE HEAD', 'one file'],
    [['diff', '-', '-'], 'only one side', 'standard input twice'],
    [['explain'], 'expected CODE; found nothing', 'no code'],
    [['trailers', '--check', 'm', '--into-commit'], 'exclude each other', 'judge and write'],
    [['check', '--toString'], 'unknown option', 'a name that every object has'],
    [['check', '--__proto__'], 'unknown option', 'a name that every object has'],
    [['__proto__'], 'one of the commands', 'a name that every object has'],
  ])('%j: BAD_USAGE', (argv, part, why) => {
    const error = refusal(argv);
    expect(error.code, why).toBe('BAD_USAGE');
    expect(error.message, why).toContain(part);
    expect(error.remedy).toContain('--help');
  });

  it.each(['', '--help', '-h', 'help'])('the overview names every command: %j', (word) => {
    const shown = readArguments(word === '' ? [] : [word]);
    expect(shown.kind).toBe('help');
    for (const name of COMMAND_NAMES) expect((shown as { text: string }).text).toMatch(new RegExp(`^  ${name} `, 'm'));
  });

  it.each(COMMAND_NAMES)('%s --help names every one of its flags, within 120 columns', (name) => {
    const { text } = readArguments([name, '--help']) as { text: string };
    const command = COMMANDS.find((one) => one.name === name)!;
    for (const flag of [...command.flags, ...GLOBAL_FLAGS]) expect(text).toContain(`--${flag.name}`);
    expect(readArguments(['help', name])).toEqual({ kind: 'help', text });
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120);
  });

  it('whatever is typed is understood or BAD_USAGE, and never anything else', () => {
    const word = fc.oneof(
      fc.constantFrom(...COMMAND_NAMES, '--', '-', '--base', '--format', '--staged', '--help', '-o', 'json', '--check'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), (argv) => {
        try {
          expect(readArguments(argv).kind).not.toBe('');
        } catch (error) {
          expect(error).toBeInstanceOf(FixtureGateError);
          expect((error as FixtureGateError).code).toBe('BAD_USAGE');
        }
      }),
      { numRuns: 500 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commandText, exactPattern, fillCommand, splitWords } from '../../src/policy/command-template.js';

describe('splitWords: the words of a POSIX shell, without the shell', () => {
  it.each([
    { why: 'blanks', template: '  a  b\tc ', words: ['a', 'b', 'c'] },
    { why: 'single quotes keep everything', template: "a 'b $c | \\' d", words: ['a', 'b $c | \\', 'd'] },
    { why: 'double quotes, with the escapes that a shell knows', template: 'a "b \\" \\x"', words: ['a', 'b " \\x'] },
    { why: 'an empty argument', template: "a '' b", words: ['a', '', 'b'] },
    { why: 'quotes within a word', template: '--x="a b"c', words: ['--x=a bc'] },
    { why: 'a backslash', template: 'a\\ b', words: ['a b'] },
    { why: 'no globs', template: 'a *.py [x]', words: ['a', '*.py', '[x]'] },
    { why: 'a number sign within a word', template: 'a b#c', words: ['a', 'b#c'] },
  ])('$why', ({ template, words }) => {
    expect(splitWords(template)).toEqual(words);
  });

  it.each([
    'a | b',
    'a; b',
    'a && b',
    'a > f',
    'a $HOME',
    'a `b`',
    'a "$b"',
    '(a)',
    'a # b',
    "a 'b",
    'a "b',
    'a \\',
    'a\nb',
  ])('refuses what only a shell could do: %j', (template) => {
    expect(() => splitWords(template)).toThrow(/without a shell/);
  });
});

describe('D6 a value is one argument, whatever it holds', () => {
  const hostile = `a b'c"d$(touch x);&|\\ {file} \n`;
  it('is neither split nor parsed, and its own braces stay', () => {
    expect(fillCommand('run {test} --at={test}', { test: hostile, file: 'F' })).toEqual({
      kind: 'command',
      line: { program: 'run', arguments: [hostile, `--at=${hostile}`], variables: new Map() },
    });
  });

  it.each([
    { why: 'an option', values: { test: '--rootdir=/' }, template: 'pytest {test}' },
    { why: 'a file of options', values: { test: '@evil' }, template: 'pytest {test}' },
    { why: 'nothing known', values: {}, template: 'pytest {file}' },
    { why: 'a NUL', values: { test: 'a\0b' }, template: 'pytest {test}' },
  ])('$why is refused', ({ values, template }) => {
    expect(fillCommand(template, values).kind).toBe('refused');
  });

  it('takes a dash where the argument has begun', () => {
    expect(fillCommand('jest --testNamePattern={name}', { name: '-1 is odd' })).toMatchObject({
      line: { arguments: ['--testNamePattern=-1 is odd'] },
    });
  });

  it('reads assignments before the program, and not after it', () => {
    expect(fillCommand('A=1 B="x y" run C=2', {})).toEqual({
      kind: 'command',
      line: {
        program: 'run',
        arguments: ['C=2'],
        variables: new Map([
          ['A', '1'],
          ['B', 'x y'],
        ]),
      },
    });
    expect(() => fillCommand('A=1', {})).toThrow(/no program/);
  });

  it('writes the command for people and for the hash by replacing the places alone', () => {
    expect(commandText("py -q '{test}' {other}", { test: 'a b' })).toBe("py -q 'a b' {other}");
    expect(new RegExp(`^${exactPattern('adds (1+1) [x]')}$`).test('adds (1+1) [x]')).toBe(true);
  });
});

describe('laws of command templates', () => {
  it('words that are quoted come back as they were', () => {
    const quote = (word: string): string => `'${word.replaceAll("'", "'\\''")}'`;
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (words) => {
        expect(splitWords(words.map(quote).join(' '))).toEqual(words);
      }),
    );
  });

  it('D6 no value changes how many arguments there are, or any other argument', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'binary' }), (value) => {
        const filled = fillCommand("run a {test} 'b {test}'", { test: value });
        if (filled.kind === 'refused') expect(value).toMatch(/^[-@]|\0/);
        else expect(filled.line.arguments).toEqual(['a', value, `b ${value}`]);
      }),
    );
  });
});

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { FixtureGateError } from '../../src/errors.js';
import { INPUT_NAMES, type InputName, readActionInputs } from '../../src/inputs/action-inputs.js';
import { actionOutputs } from '../../src/reporters/action-outputs.js';
import { sampleReport } from '../support/sample-action-report.js';

const SHA = '1f'.repeat(20);

function read(values: Partial<Record<InputName, string>>) {
  const env = Object.fromEntries(
    Object.entries({ 'github-token': 'ghs_x', ...values }).map(([name, value]) => [
      `INPUT_${name.toUpperCase()}`,
      value,
    ]),
  );
  return readActionInputs(env);
}

function refusal(values: Partial<Record<InputName, string>>): FixtureGateError {
  try {
    read(values);
  } catch (error) {
    if (error instanceof FixtureGateError) return error;
    throw error;
  }
  throw new Error('the inputs were accepted');
}

describe('action inputs', () => {
  it('defaults are what action.yml says, and a run without any input but the token is complete', () => {
    expect(read({})).toEqual({
      token: 'ghs_x',
      comment: 'on-findings',
      annotations: 'auto',
      checkName: 'Fixture Gate report',
      id: 'default',
      testReports: [],
      merge: [],
      failOn: 'error',
    });
  });

  it.each<[Partial<Record<InputName, string>>, Record<string, unknown>, string]>([
    [
      { fixtures: '**/a/**\n\n  # note\n**/b/**\r\n' },
      { fixtures: ['**/a/**', '**/b/**'] },
      'a pattern a line; blank lines and remarks are none',
    ],
    [{ shard: '0/4' }, { shard: { index: 0, count: 4 } }, 'strategy.job-index counts from 0'],
    [{ shard: '3/4' }, { shard: { index: 3, count: 4 } }, 'the last shard'],
    [{ base: SHA, head: SHA }, { base: SHA, head: SHA }, 'full SHAs'],
    [
      { id: 'billing' },
      { id: 'billing', checkName: 'Fixture Gate report (billing)' },
      'two instances have two check names without being told',
    ],
    [
      { comment: 'never', annotations: 'none', 'fail-on': 'never' },
      { comment: 'never', annotations: 'none', failOn: 'never' },
      'choices',
    ],
    [{ policy: '.github/gate.yml' }, { policy: '.github/gate.yml' }, 'a path in the repository'],
    [{ 'test-report': 'out/**/*.xml' }, { testReports: ['out/**/*.xml'] }, 'a glob'],
  ])('%j: accepted', (values, expected, why) => {
    expect(read(values), why).toMatchObject(expected);
  });

  it.each<[Partial<Record<InputName, string>>, string, string]>([
    [{ 'github-token': '' }, 'token', 'no token: nothing can be read'],
    [{ 'github-token': 'a b' }, 'blanks', 'a token with a blank would break a header'],
    [{ 'github-token': 'a\nX-Evil: 1' }, 'printable', 'a line break would end a header'],
    [{ comment: 'allways' }, 'did you mean "always"', 'a typo must not become a default'],
    [{ comment: 'Always' }, 'expected one of', 'letter case is part of a choice'],
    [{ annotations: 'yes' }, 'expected one of', 'no choice of that name'],
    [{ 'fail-on': 'errors' }, 'did you mean "error"', 'a typo here would change what fails'],
    [{ base: 'main' }, 'full commit SHA', 'a branch can be moved'],
    [{ base: SHA.slice(0, 12) }, 'full commit SHA', 'a short SHA can be made to mean another commit'],
    [{ head: `\ufeff${SHA}` }, 'full commit SHA', 'T14: byte-order mark and 40 hex digits are a branch name'],
    [{ head: ` ${SHA}` }, 'full commit SHA', 'T14: nothing is trimmed off a SHA'],
    [{ head: SHA.toUpperCase() }, 'full commit SHA', 'the platform writes small letters; a branch may be capital'],
    [{ base: '--upload-pack=x' }, 'full commit SHA', 'T14: an option is no SHA'],
    [{ base: '0'.repeat(40) }, 'full commit SHA', 'the placeholder names no commit'],
    [{ policy: '../policy.yml' }, 'inside the repository', 'leads out'],
    [{ policy: '/etc/passwd' }, 'inside the repository', 'absolute'],
    [{ policy: 'a\\b.yml' }, 'inside the repository', 'another separator'],
    [{ policy: 'C:/p.yml' }, 'inside the repository', 'a drive'],
    [{ fixtures: 'a\u0007b' }, 'control characters', 'a control character in a pattern'],
    [{ fixtures: Array.from({ length: 1_001 }, (_, i) => `p${i}`).join('\n') }, 'at most 1000', 'too many patterns'],
    [{ id: 'a--b' }, 'single "-"', 'T76: would end an HTML comment early in some parsers'],
    [{ id: 'x -->' }, 'letters, digits', 'T76: would end the marker'],
    [{ shard: '4/4' }, 'from 0 to n-1', 'counts from 0, so there is no fourth of four'],
    [{ shard: '1' }, 'i/n', 'no total'],
    [{ shard: '0/0' }, 'i/n', 'no shards at all'],
    [{ shard: '0/257' }, 'i/n', 'a matrix has at most 256 jobs'],
    [{ 'check-name': 'x'.repeat(101) }, 'at most 100', 'too long'],
    [{ 'check-name': 'a\nb' }, 'one line', 'two lines'],
  ])('%j: BAD_INPUT', (values, part, why) => {
    const error = refusal(values);
    expect(error.code, why).toBe('BAD_INPUT');
    expect(error.message, why).toContain(part);
    expect(error.message).toMatch(/^[\x20-\x7e]+$/);
    expect(error.remedy.length).toBeGreaterThan(10);
  });

  it('a token never stands in the message about it', () => {
    expect(refusal({ 'github-token': 'ghs_secret value' }).message).not.toContain('ghs_secret');
  });
});

describe('action.yml', () => {
  const file = fileURLToPath(new URL('../../action.yml', import.meta.url));
  const action = parse(readFileSync(file, 'utf8')) as {
    inputs: Record<string, { description: string; default?: string }>;
    outputs: Record<string, { description: string }>;
    runs: { using: string; main: string };
  };

  it('names exactly the inputs that are read', () => {
    expect(Object.keys(action.inputs).sort()).toEqual([...INPUT_NAMES].sort());
  });

  it('names exactly the outputs that are written', () => {
    const written = actionOutputs(sampleReport(), 'report.json').map(([name]) => name);
    expect(Object.keys(action.outputs).sort()).toEqual([...written].sort());
  });

  it('its defaults are accepted and are those of a run that sets none', () => {
    const values = Object.fromEntries(
      Object.entries(action.inputs).map(([name, input]) => [
        name,
        name === 'github-token' ? 'ghs_x' : (input.default ?? ''),
      ]),
    );
    expect(read(values)).toEqual(read({}));
  });

  it('docs/action.md has a row for every input and output', () => {
    const page = readFileSync(fileURLToPath(new URL('../../docs/action.md', import.meta.url)), 'utf8');
    const rows = page
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => line.split('|')[1]!);
    const named = rows.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!));
    for (const name of [...Object.keys(action.inputs), ...Object.keys(action.outputs)]) expect(named).toContain(name);
  });

  it('runs the committed bundle on Node 24', () => {
    expect(action.runs).toEqual({ using: 'node24', main: 'dist/index.js' });
  });
});

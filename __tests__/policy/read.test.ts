import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FixtureGateError } from '../../src/errors.js';
import { defaultPolicy } from '../../src/policy/defaults.js';
import { parsePolicy } from '../../src/policy/read.js';
import { computing } from './cost.js';
import { FILE, parse, refusal } from './support.js';

const rule = (body: string) => `fixtures:\n  - paths: [a]\n    ${body}\n`;

interface Refused {
  readonly why: string;
  readonly text: string;
  readonly says: string;
}

const REFUSED: readonly Refused[] = [
  {
    why: 'an unknown key names the known one',
    text: 'fixture: []',
    says: '1:1: unknown key "fixture"; did you mean "fixtures"?',
  },
  {
    why: 'an unknown key far from all lists them',
    text: 'approvals: {zzz: 1}',
    says: '1:13: unknown key "zzz"; expected one of directory, identity',
  },
  {
    why: 'snake case is no spelling here',
    text: 'trailers:\n  min_reason: 5',
    says: '2:3: unknown key "min_reason"; did you mean "min-reason"?',
  },
  {
    why: 'a key of a rule',
    text: rule('requires: none'),
    says: '3:5: unknown key "requires"; did you mean "require"?',
  },
  {
    why: 'a key in two spellings is two keys',
    text: rule('notMaps: []\n    not-maps: []'),
    says: '4:5: expected each key once, found "not-maps" in two spellings',
  },
  {
    why: 'a duplicate key',
    text: 'version: 1\nversion: 1',
    says: '2:1: expected each key once, found "version" a second time',
  },
  {
    why: 'a text for a list',
    text: 'fixtures:\n  - paths: a/**',
    says: '2:12: expected a list; found the text "a/**"; write ["a/**"]',
  },
  { why: 'a group for a list', text: 'fixtures: {}', says: '1:1: expected a list; found a group of keys' },
  { why: 'a list for a text', text: rule('schema: [a]'), says: '3:5: expected a text; found a list' },
  {
    why: 'a test without its place, which no id equals',
    text: rule('tests: ["::test_total"]'),
    says: '3:13: expected the id of a test with what stands before it, such as "tests/test_a.py::test_b"; "*::test_total" is that test wherever it is; found the text "::test_total"',
  },
  {
    why: 'a folder of tests, which no id equals',
    text: rule('tests: ["tests/api/"]'),
    says: '3:13: expected the id of a test, not only its place; "tests/api/*" is all tests there; found the text "tests/api/"',
  },
  {
    why: 'a file of tests without any',
    text: rule('tests: ["tests/test_a.py::"]'),
    says: '3:13: expected the id of a test, not only its place; "tests/test_a.py::*" is all tests there; found the text "tests/test_a.py::"',
  },
  {
    why: 'an empty id of a test',
    text: rule('tests: [" "]'),
    says: '3:13: expected the id of a test, not an empty text; found the text " "',
  },
  { why: 'nothing for a list', text: 'fixtures:', says: '1:1: expected a list; found nothing' },
  {
    why: 'no rule at all, which would protect nothing (T04)',
    text: 'fixtures: []',
    says: '1:1: expected at least one entry; found an empty list',
  },
  {
    why: 'no pattern at all, which would protect nothing (T04)',
    text: 'fixtures:\n  - paths: []',
    says: '2:5: expected at least one entry; found an empty list',
  },
  {
    why: 'a rule without paths',
    text: 'fixtures:\n  - exclude: [b]',
    says: '2:5: expected the key "paths", found none',
  },
  { why: 'a number for a text', text: 'agents: [5]', says: '1:10: expected a text; found 5; put it in quotes' },
  {
    why: 'YAML 1.1 booleans',
    text: 'trailers: {bind: yes}',
    says: '1:18: expected true or false; found the text "yes"; YAML 1.2 takes yes, no, on and off as texts',
  },
  {
    why: 'a bad value names the known one',
    text: 'separation: {mode: comit}',
    says: '1:20: expected off, commit or pull-request; found the text "comit"; did you mean "commit"?',
  },
  {
    why: 'a bad value far from all',
    text: rule('header: perhaps'),
    says: '3:13: expected auto, true or false; found the text "perhaps"',
  },
  {
    why: 'a bad record kind',
    text: rule('require: trailr'),
    says: '3:14: expected trailer, approval, review, none, a list or a group of keys; found the text "trailr"; did you mean "trailer"?',
  },
  {
    why: 'a bad record kind in a list',
    text: rule('require: [trailer, aproval]'),
    says: '3:24: expected trailer, approval or review; found the text "aproval"; did you mean "approval"?',
  },
  {
    why: 'none beside others',
    text: rule('require: [trailer, none]'),
    says: '3:24: expected trailer, approval or review; found the text "none"',
  },
  {
    why: 'an empty list of records, which would read as none',
    text: rule('require: []'),
    says: '3:5: expected at least one entry; found an empty list',
  },
  {
    why: 'a bad class',
    text: rule('require: {TOLERANCE_DRFT: none}'),
    says: '3:15: unknown key "TOLERANCE_DRFT"; did you mean "TOLERANCE_DRIFT"?',
  },
  {
    why: 'a bad record kind for one class',
    text: rule('require: {REMOVED: [trailer, aproval]}'),
    says: '3:34: expected trailer, approval or review; found the text "aproval"; did you mean "approval"?',
  },
  { why: 'a negative bound', text: 'tolerance: {relative: -1e-9}', says: '1:23: expected 0 or more; found -1e-9' },
  { why: 'a bound that is no number', text: 'tolerance: {absolute: .nan}', says: '1:23: expected a number; found NaN' },
  { why: 'an infinite bound', text: 'tolerance: {relative: .inf}', says: '1:23: expected a number; found Infinity' },
  { why: 'a share over one', text: rule('pixels: {ratio: 2}'), says: '3:21: expected 1 or less; found 2' },
  { why: 'half a byte', text: 'limits: {file: 1.5}', says: '1:16: expected a whole number; found 1.5' },
  {
    why: 'a depth that the readers cannot hold',
    text: 'limits: {depth: 100000}',
    says: '1:17: expected 1000 or less; found 100000',
  },
  {
    why: 'a tolerance without a bound',
    text: rule('tolerances: [{path: $.a}]'),
    says: '3:18: expected at least one of "relative", "absolute", "ulp" and "as"; found a group of keys',
  },
  {
    why: 'a path without a root',
    text: rule('unordered: [tags]'),
    says: '3:17: expected a path that begins with "$", such as "$.items[*].id"; perhaps "$.tags"; found the text "tags"',
  },
  {
    why: 'a name that needs quotes',
    text: rule('unordered: ["$.created-at"]'),
    says: "3:17: expected a path made of $ .name ['name'] [0] [*] ..name ..*; a name with other characters is written ['created-at']; found the text \"$.created-at\"",
  },
  {
    why: 'a filter',
    text: rule('maps: ["$[?@.a]"]'),
    says: '3:12: expected a path made of $ .name [\'name\'] [0] [*] ..name ..*; filters are not supported; found the text "$[?@.a]"',
  },
  {
    why: 'a bad path as key',
    text: rule('keys: {items: [id]}'),
    says: '3:12: expected a path that begins with "$", such as "$.items[*].id"; perhaps "$.items"; found "items"',
  },
  {
    why: 'look-ahead',
    text: rule('volatile: {regex: ["(?=a)"]}'),
    says: '3:24: expected a pattern in RE2 syntax (no look-around, no back references); found invalid or unsupported Perl syntax: `(?=`',
  },
  {
    why: 'a back reference',
    text: rule("volatile: {regex: ['(a)\\1']}"),
    says: '3:24: expected a pattern in RE2 syntax (no look-around, no back references); found invalid escape sequence: `\\1`',
  },
  {
    why: 'a file outside of the repository',
    text: rule('schema: ../s.json'),
    says: '3:13: expected a path that stays in the repository, without ".."; found the text "../s.json"',
  },
  {
    why: 'an absolute file',
    text: 'freeze: {file: /etc/passwd}',
    says: '1:16: expected a path relative to the repository\'s root, not an absolute one; found the text "/etc/passwd"',
  },
  {
    why: 'an absolute file on Windows',
    text: 'freeze: {file: "C:\\\\x"}',
    says: '1:16: expected a path relative to the repository\'s root, not an absolute one; found the text "C:\\\\x"',
  },
  {
    why: "a file of git's own",
    text: 'quarantine: {file: .git/hooks/x}',
    says: '1:20: expected a path outside of ".git"; found the text ".git/hooks/x"',
  },
  {
    why: 'a pattern that leaves',
    text: 'fixtures: [{paths: ["../**"]}]',
    says: '1:21: expected a pattern that stays in the repository, without ".."; found the text "../**"',
  },
  {
    why: 'a pattern that leaves through braces',
    text: 'fixtures: [{paths: ["{a,..}/b"]}]',
    says: '1:21: expected a pattern that stays in the repository, without ".."; found the text "{a,..}/b"',
  },
  {
    why: 'an absolute pattern',
    text: 'fixtures: [{paths: ["/a/**"]}]',
    says: '1:21: expected a pattern relative to the repository\'s root, not an absolute one; found the text "/a/**"',
  },
  {
    why: 'a negated pattern',
    text: 'fixtures: [{paths: ["!a"]}]',
    says: '1:21: expected a pattern without "!"; files to leave out belong under "exclude"; found the text "!a"',
  },
  {
    why: 'a pattern in Windows spelling',
    text: 'fixtures: [{paths: ["a\\\\b\\\\**"]}]',
    says: '1:21: expected "/" between folders; perhaps "a/b/**"; found the text "a\\\\b\\\\**"',
  },
  {
    why: 'a version of the future',
    text: 'version: 2',
    says: '1:10: expected version 1, the only one that this release knows; found 2',
  },
  {
    why: 'a second document',
    text: 'version: 1\n---\nversion: 1',
    says: '2:1: expected one document, found a second one ("---")',
  },
  {
    why: 'an explicit first and a second document',
    text: '# policy\n---\nversion: 1\n---\nversion: 1',
    says: '4:1: expected one document, found a second one ("---")',
  },
  {
    why: 'a tab',
    text: 'fixtures:\n\t- paths: [a]',
    says: '2:1: expected YAML, found a mistake in it: tab characters must not be used in indentation; indent with blanks, YAML takes no tabs',
  },
  {
    why: 'an open bracket',
    text: 'fixtures: [',
    says: '1:12: expected YAML, found a mistake in it: unexpected end of the stream within a flow collection',
  },
  {
    why: 'an empty file',
    text: '',
    says: '1:1: expected keys, found an empty file; write "version: 1" or delete the file',
  },
  {
    why: 'only a comment',
    text: '# nothing yet\n',
    says: '1:1: expected keys, found an empty file; write "version: 1" or delete the file',
  },
  { why: 'no keys but a text', text: 'hello', says: '1:1: expected a group of keys; found the text "hello"' },
  {
    why: 'a reference',
    text: 'agents: &a [x]\nmanifest: *a',
    says: '2:11: expected the value itself, found the reference *a; write the value out',
  },
  {
    why: 'a merge key',
    text: '<<: {version: 1}',
    says: '1:1: expected plain keys, found the merge key "<<"; write the keys out',
  },
  {
    why: 'a tag',
    text: 'version: !!js/function x',
    says: '1:10: expected a plain value, found the tag "!!js/function"',
  },
  {
    why: 'a key that is a list',
    text: '? [a]\n: 1',
    says: '1:3: expected a name as key, found a list or a group of keys',
  },
  { why: 'T54 a key that objects have already', text: '__proto__: {version: 1}', says: '1:1: unknown key "__proto__"' },
  {
    why: 'T54 a key of Object.prototype',
    text: 'shape: {toString: 1}',
    says: '1:9: unknown key "toString"; expected one of hollow',
  },
  {
    why: 'columns count characters, not code units',
    text: 'agents: ["😀", 5]',
    says: '1:15: expected a text; found 5; put it in quotes',
  },
  {
    why: 'lines end at CR LF, too',
    text: 'version: 1\r\nx: 1\r\n',
    says: '2:1: unknown key "x"; expected one of version, fixtures, tolerance, trailers, approvals, manifest, manifest-complete, ledger, separation, agents, shape, freeze, quarantine, lanes, four-way, limits',
  },
];

describe('a policy file that is wrong is refused with the place and the help', () => {
  test.each(REFUSED)('$why', async ({ text, says }) => {
    expect(await refusal(text)).toBe(says);
  });

  test('all mistakes stand in one message, in the order of the file', async () => {
    const message = await refusal('version: 2\nshape: fail\ntrailers: {bind: maybe}\n');
    expect(message.split('\n')).toEqual([
      '3 mistakes in the policy file',
      '1:10: expected version 1, the only one that this release knows; found 2',
      '2:8: expected a group of keys; found the text "fail"',
      '3:18: expected true or false; found the text "maybe"',
    ]);
  });

  test.each([
    {
      why: 'UTF-16',
      bytes: [0xff, 0xfe, 0x76, 0x00],
      says: '1:1: expected UTF-8, found UTF-16; save the file as UTF-8',
    },
    {
      why: 'Latin-1',
      bytes: [0x61, 0x3a, 0x20, 0xe4],
      says: '1:1: expected UTF-8, found bytes that are none; save the file as UTF-8',
    },
  ])('$why', async ({ bytes, says }) => {
    expect(await refusal(new Uint8Array(bytes))).toBe(says);
  });

  test('the remedy says that the file is read from the base branch', async () => {
    const reading = parse('x: 1');
    await expect(reading).rejects.toBeInstanceOf(FixtureGateError);
    await expect(reading).rejects.toMatchObject({ remedy: expect.stringContaining('on the base branch') });
  });

  test('a format that does not exist is refused where the formats are known', async () => {
    const says = '3:13: expected the name of a format; found the text "jsn"; did you mean "json"?';
    expect(await refusal(rule('format: jsn'), { formats: ['json', 'yaml'] })).toBe(says);
    expect((await parse(rule('format: auto'), { formats: ['json'] })).fixtures[0]?.format).toBe('auto');
  });
});

describe('T71 T72 a hostile policy file costs little and says why it is refused', () => {
  const bomb = [
    'a: &a [x,x]',
    ...'bcdefghi'.split('').map((name, i) => `${name}: &${name} [${`*${'abcdefgh'[i]},`.repeat(9)}]`),
  ];
  test.each([
    { why: 'references that multiply', text: bomb.join('\n'), says: 'found the reference *a' },
    { why: 'nesting', text: '['.repeat(100_000), says: 'nesting exceeded' },
    {
      why: '60,000 unknown keys',
      text: Array.from({ length: 60_000 }, (_, i) => `k${i}: 1`).join('\n'),
      says: 'expected at most 60000 keys and values',
    },
    {
      why: '20,000 unknown keys',
      text: Array.from({ length: 20_000 }, (_, i) => `k${i}: 1`).join('\n'),
      says: '20000 mistakes',
    },
    {
      why: '14,000 bad keys of records',
      text: rule(`keys: {${Array.from({ length: 14_000 }, (_, i) => `k${i}: [a]`).join(', ')}}`),
      says: 'mistakes',
    },
    { why: 'more bytes than a policy has', text: `# ${'x'.repeat(1_048_576)}`, says: 'expected at most 1048576 bytes' },
    {
      why: 'an automaton of a million states',
      text: rule('volatile: {regex: ["((a{100}){100}){100}"]}'),
      says: 'invalid repeat count',
    },
    {
      why: 'thousands of patterns to compile',
      text: rule(`volatile: {regex: [${'"(a{50}){19}b{900}",'.repeat(1000)}]}`),
      says: 'expected at most 500 patterns under "regex"',
    },
    {
      why: 'braces that multiply',
      text: `fixtures: [{paths: ["${'{a,b}'.repeat(30)}"]}]`,
      says: 'braces that stand for at most 256 patterns',
    },
    {
      why: 'ranges in braces',
      text: 'fixtures: [{paths: ["{1..9999999}/x"]}]',
      says: 'braces that stand for at most 256 patterns',
    },
    {
      why: 'many patterns with many braces',
      text: `fixtures: [{paths: [${`"${'{a,b}'.repeat(8)}",`.repeat(30)}]}]`,
      says: 'expected at most 5000 file patterns in all',
    },
  ])('$why', async ({ text, says }) => {
    const spent = computing();
    expect(await refusal(text)).toContain(says);
    // Generous for a slow machine; before the bounds were there, the worst of these took two minutes.
    expect(spent()).toBeLessThan(5_000);
  });

  test('a message never repeats more than a line of the file', async () => {
    const message = await refusal(`shape: {hollow: "${'x'.repeat(10_000)}\\n::error::"}`);
    expect(message.length).toBeLessThan(200);
    expect(await refusal('shape: {hollow: "a\\n::error::b"}')).not.toContain('\n');
  });
});

describe('a policy file that is right', () => {
  test("the contract's example is understood, and its defaults are the defaults", async () => {
    const { fixtures, ...example } = await parse(readFileSync(new URL('policy.example.yml', import.meta.url), 'utf8'));
    const { fixtures: _, source, configured, ...defaults } = defaultPolicy();
    expect(example).toMatchObject(defaults);
    expect(fixtures).toEqual([
      {
        paths: ['testdata/billing/**'],
        exclude: ['**/README.md'],
        anyCase: false,
        require: { default: ['trailer'], byClass: {} },
        format: 'auto',
        header: 'auto',
        yaml: 'auto',
        keys: { '$.items': ['sku'] },
        unordered: ['$.tags'],
        maps: ['$.by_customer'],
        notMaps: [],
        ignoreMembers: [],
        tolerances: [{ path: '$.items[*].weight', relative: 1e-6, absolute: 0 }],
        volatile: { ids: ['$..id'], timestamps: ['$..created_at'], regex: [] },
        pixels: { delta: 1, ratio: 1 },
        schema: 'schemas/order.schema.json',
        properties: 'properties/order.view.yml',
        missingArtifacts: 'ignore',
        tests: ['tests/billing/test_golden.py::*'],
      },
    ]);
  });

  test('a file with a version alone means the defaults, and says that it was read', async () => {
    const policy = await parse('version: 1\n');
    expect(policy).toEqual({
      ...defaultPolicy(),
      source: 'base',
      path: FILE,
      sha256: '09bfcc6a14b83e2192b8673677725c84883ee9cd0c70e45c9ec09daa8f2b2847',
      configured: ['version'],
    });
  });

  test.each([
    { why: 'one name', written: 'approval', means: { default: ['approval'], byClass: {} } },
    { why: 'none', written: 'none', means: { default: [], byClass: {} } },
    { why: 'a list', written: '[trailer, review, trailer]', means: { default: ['trailer', 'review'], byClass: {} } },
    {
      why: 'an answer per class',
      written: '{default: review, TOLERANCE_DRIFT: none, REMOVED: [trailer, approval]}',
      means: { default: ['review'], byClass: { TOLERANCE_DRIFT: [], REMOVED: ['trailer', 'approval'] } },
    },
    {
      why: 'an answer per class leaves the others a trailer',
      written: '{ADDED: none}',
      means: { default: ['trailer'], byClass: { ADDED: [] } },
    },
  ])('R5 require as $why', async ({ written, means }) => {
    expect((await parse(rule(`require: ${written}`))).fixtures[0]?.require).toEqual(means);
  });

  test('absent settings are absent, so that the policy crosses to a worker as it is', async () => {
    const policy = await parse(rule('tolerances: [{ulp: 64}]'));
    expect(policy.fixtures[0]?.tolerances).toEqual([{ ulp: 64 }]);
    expect(Object.keys(policy.fixtures[0]?.tolerances[0] ?? {})).toEqual(['ulp']);
    expect(policy.fixtures[0]).not.toHaveProperty('pixels');
    expect(structuredClone(policy)).toEqual(policy);
  });

  test.each(['"1.1"', '1.1'])('a YAML version as %s', async (written) => {
    expect((await parse(rule(`yaml: ${written}`))).fixtures[0]?.yaml).toBe('1.1');
  });

  test('JSON is YAML, tabs included', async () => {
    const policy = await parse('{\n\t"version": 1,\n\t"fixtures": [{"paths": ["a/**"]}]\n}');
    expect(policy.fixtures[0]?.paths).toEqual(['a/**']);
  });

  test('what the file sets is listed under its names here', async () => {
    const policy = await parse('manifestComplete: true\nfixtures: [{paths: [a]}, {paths: [b], notMaps: ["$"]}]\n');
    expect(policy.configured).toEqual(['manifest-complete', 'fixtures', 'fixtures[].paths', 'fixtures[].not-maps']);
  });

  test('FG804 patterns know their lines, whatever ends them', async () => {
    const policy = await parse(
      'version: 1\r\nfixtures:\r\n  - paths:\r\n      - "a/**"\r\n      - b\r\n  - {exclude: [x], paths: [c, d]}\r\n',
    );
    expect(policy.patternLines).toEqual([
      { pattern: 'a/**', line: 4 },
      { pattern: 'b', line: 5 },
      { pattern: 'c', line: 6 },
      { pattern: 'd', line: 6 },
    ]);
    expect(await parse('version: 1')).not.toHaveProperty('patternLines');
  });

  test('camelCase is understood and said', async () => {
    const policy = await parse(rule('notMaps: ["$"]'));
    expect(policy.fixtures[0]?.notMaps).toEqual(['$']);
    expect(policy.notices).toEqual([`${FILE}:3:5: "notMaps" is read as "not-maps", its spelling here`]);
  });

  test('a wide tolerance is said, a usual one is not', async () => {
    expect((await parse('tolerance: {relative: 0.5}')).notices).toEqual([
      `${FILE}:1:23: relative 0.5 is wide: up to 50 % of a value may change and count as drift`,
    ]);
    expect(await parse('tolerance: {relative: 1.0e-3}')).not.toHaveProperty('notices');
    expect((await parse(rule('pixels: {ratio: 1}'))).notices).toEqual([
      `${FILE}:3:21: ratio 1 is wide: 100 % of the pixels may change by any amount and count as drift`,
    ]);
  });

  test('a byte order mark is ignored and said', async () => {
    expect((await parse('\uFEFFversion: 1')).notices).toEqual([
      `${FILE}:1:1: the file begins with a byte order mark, which is ignored`,
    ]);
    expect(await refusal('\uFEFFx: 1')).toMatch(/^1:1: /);
  });

  test('T54 nothing in a file reaches the prototype of objects', async () => {
    await refusal('__proto__: {polluted: 1}\nconstructor: {prototype: {polluted: 1}}');
    await parsePolicy(new TextEncoder().encode(rule('keys: {"$.constructor": [__proto__]}')), {
      source: 'head',
      path: FILE,
    });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

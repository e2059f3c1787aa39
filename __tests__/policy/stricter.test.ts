import { describe, expect, test } from 'vitest';
import { BUILT_IN_PATTERNS, defaultPolicy } from '../../src/policy/defaults.js';
import { isFixture, ruleFor } from '../../src/policy/match.js';
import type { Policy } from '../../src/policy/policy.js';
import { requiredRecords } from '../../src/policy/requirement.js';
import { judgingRules, policyAddsTo, requiredByAll, stricterOf } from '../../src/policy/stricter.js';
import { weakenedPaths, weakenings } from '../../src/policy/weakenings.js';
import { parse } from './support.js';

const NO_RECORDS = '{paths: ["testdata/**", "**/*.snap"], require: none, exclude: ["**/*.json"]}';

describe('T06 the pull request that brings the first policy is judged by the defaults', () => {
  test('a policy that lists itself out takes nothing away', async () => {
    const head = await parse(`fixtures: [${NO_RECORDS}]\nshape: {hollow: ignore}\ntrailers: {min-reason: 0}`, {
      source: 'head',
    });
    const judged = policyAddsTo(defaultPolicy(), head);
    const rule = ruleFor(judged, 'testdata/a.json');
    expect(rule?.require.default).toEqual(['trailer']);
    expect(judged.shape.hollow).toBe('fail');
    expect(judged.trailers.minReason).toBe(20);
    expect(judged.source).toBe('defaults');
  });

  test('what it adds is in force at once', async () => {
    const head = await parse(
      'fixtures: [{paths: ["cases/**"], require: review}]\ntrailers: {min-reason: 40, bind: true}',
    );
    const judged = policyAddsTo(defaultPolicy(), head);
    expect(ruleFor(judged, 'cases/a')?.require.default).toEqual(['review']);
    expect(isFixture(judged, 'testdata/a')).toBe(true);
    expect(judged.trailers).toMatchObject({ minReason: 40, bind: true });
  });

  test('it brings no command', async () => {
    const head = await parse(
      'lanes: {gating: "curl example.test", prepare: "true", info: "true"}\nquarantine: {replay: "true {test}"}',
    );
    const judged = policyAddsTo(defaultPolicy(), head);
    expect(judged.lanes).toEqual(defaultPolicy().lanes);
    expect(judged.quarantine.replay).toBeNull();
  });
});

describe('T04 head narrows the policy', () => {
  test('C6 what base protects stays protected', async () => {
    const base = await parse('fixtures: [{paths: ["data/**"], require: [trailer, approval]}]');
    const head = await parse('fixtures: [{paths: ["nothing/**"], require: none}]', { source: 'head' });
    const both = stricterOf(base, head);
    expect(ruleFor(both, 'data/a')?.require.default).toEqual(['trailer', 'approval']);
    expect(both.source).toBe('base');
    expect(weakenings(base, head)).toEqual([
      { code: 'FG801', key: 'fixtures[data/**]', base: '["data/**"]', head: 'absent' },
    ]);
  });

  test('an empty list of fixtures is no policy at all', async () => {
    await expect(parse('fixtures: []', { source: 'head' })).rejects.toMatchObject({ code: 'BAD_POLICY' });
  });

  test('an exclusion that covers everything leaves the file to base', async () => {
    const base = await parse('fixtures: [{paths: ["data/**"]}]');
    const head = await parse('fixtures: [{paths: ["data/**"], exclude: ["**"]}]', { source: 'head' });
    expect(isFixture(stricterOf(base, head), 'data/a')).toBe(true);
    expect(judgingRules(base, head, 'data/a')).toEqual([base.fixtures[0]]);
    expect(weakenedPaths(base, head, ['data/a', 'src/a'])).toEqual([{ path: 'data/a', why: 'no longer a fixture' }]);
  });
});

describe('judgingRules', () => {
  test('both rules where they differ, one where they do not', async () => {
    const base = await parse('fixtures: [{paths: ["data/**"], require: trailer}]');
    const head = await parse('fixtures: [{paths: ["data/**"], require: review, unordered: ["$"]}]');
    const rules = judgingRules(base, head, 'data/a');
    expect(rules).toHaveLength(2);
    expect(requiredByAll(rules, ['SHAPE_CHANGE'])).toEqual(['trailer', 'review']);
    expect(judgingRules(base, base, 'data/a')).toHaveLength(1);
    expect(judgingRules(base, head, 'src/a')).toEqual([]);
  });
});

describe('R5 requiredRecords', () => {
  test.each([
    { why: 'the default', require: 'approval', classes: ['ADDED'], needs: ['approval'] },
    { why: 'none', require: 'none', classes: ['REMOVED'], needs: [] },
    { why: 'the class', require: '{TOLERANCE_DRIFT: none}', classes: ['TOLERANCE_DRIFT'], needs: [] },
    { why: 'another class', require: '{TOLERANCE_DRIFT: none}', classes: ['SEMANTIC_REWRITE'], needs: ['trailer'] },
    {
      why: 'a weaker kind beside it asks, too',
      require: '{SHAPE_CHANGE: none, default: review}',
      classes: ['SHAPE_CHANGE', 'SEMANTIC_REWRITE'],
      needs: ['review'],
    },
    {
      why: 'kinds come in one order',
      require: '{SHAPE_CHANGE: review, SEMANTIC_REWRITE: [approval, trailer]}',
      classes: ['SHAPE_CHANGE', 'SEMANTIC_REWRITE'],
      needs: ['trailer', 'approval', 'review'],
    },
    { why: 'no class at all is the default', require: '{ADDED: none}', classes: [], needs: ['trailer'] },
  ] as const)('$why', async ({ require, classes, needs }) => {
    const [rule] = (await parse(`fixtures: [{paths: [a], require: ${require}}]`)).fixtures;
    expect(requiredRecords(rule as NonNullable<typeof rule>, classes)).toEqual(needs);
  });
});

interface Change {
  readonly why: string;
  readonly base: string;
  readonly head: string;
  readonly key: string;
}

const rule = (body: string) => `fixtures: [{paths: [a, b], ${body}}]`;

/** Each is weaker in this direction and no weaker in the other, unless `either` says that both count. */
const ONE_WAY: readonly Change[] = [
  {
    why: 'a wider tolerance',
    base: 'tolerance: {relative: 0}',
    head: 'tolerance: {relative: 1.0e-6}',
    key: 'tolerance.relative',
  },
  {
    why: 'a shorter reason',
    base: 'trailers: {min-reason: 30}',
    head: 'trailers: {min-reason: 5}',
    key: 'trailers.min-reason',
  },
  {
    why: 'T25 fewer commits to record',
    base: 'trailers: {match: every-commit}',
    head: 'trailers: {match: head-bytes}',
    key: 'trailers.match',
  },
  { why: 'no digests', base: 'trailers: {bind: true}', head: 'trailers: {bind: false}', key: 'trailers.bind' },
  {
    why: 'T27 patterns in trailers',
    base: 'trailers: {patterns: false}',
    head: 'trailers: {patterns: true}',
    key: 'trailers.patterns',
  },
  {
    why: 'T16 identities that can be forged',
    base: 'approvals: {identity: verified}',
    head: 'approvals: {identity: git}',
    key: 'approvals.identity',
  },
  { why: 'a manifest less', base: 'manifest: [a, b]', head: 'manifest: [b]', key: 'manifest' },
  {
    why: 'an incomplete manifest',
    base: 'manifest-complete: true',
    head: 'manifest-complete: false',
    key: 'manifest-complete',
  },
  { why: 'K1 a ledger less', base: 'ledger: [{file: a, root: b}]', head: 'ledger: []', key: 'ledger' },
  {
    why: 'K2 less separation',
    base: 'separation: {mode: pull-request}',
    head: 'separation: {mode: commit}',
    key: 'separation.mode',
  },
  {
    why: 'less code that counts',
    base: 'separation: {code: [a, b]}',
    head: 'separation: {code: [a]}',
    key: 'separation.code',
  },
  {
    why: 'K3 the same author',
    base: 'separation: {different-author: true}',
    head: 'separation: {different-author: false}',
    key: 'separation.different-author',
  },
  { why: 'an agent less', base: 'agents: [bot]', head: 'agents: []', key: 'agents' },
  { why: 'K4 hollow fixtures', base: 'shape: {hollow: fail}', head: 'shape: {hollow: warn}', key: 'shape.hollow' },
  {
    why: 'T63 a larger budget',
    base: 'quarantine: {budget: 3}',
    head: 'quarantine: {budget: 4}',
    key: 'quarantine.budget',
  },
  {
    why: 'a report less',
    base: 'quarantine: {report: [a]}',
    head: 'quarantine: {report: []}',
    key: 'quarantine.report',
  },
  { why: 'no replay', base: 'quarantine: {replay: "x {test}"}', head: 'version: 1', key: 'quarantine.replay' },
  { why: 'no gating lane', base: 'lanes: {gating: x}', head: 'version: 1', key: 'lanes.gating' },
  { why: 'no four-way run', base: 'four-way: true', head: 'four-way: false', key: 'four-way' },
  {
    why: 'a pattern less',
    base: 'fixtures: [{paths: [a, b]}]',
    head: 'fixtures: [{paths: [a]}]',
    key: 'fixtures[a].paths',
  },
  { why: 'an exclusion more', base: rule('exclude: []'), head: rule('exclude: [c]'), key: 'fixtures[a].exclude' },
  {
    why: 'no record for one class',
    base: rule('require: trailer'),
    head: rule('require: {REMOVED: none}'),
    key: 'fixtures[a].require.REMOVED',
  },
  { why: 'a fixed YAML version', base: rule('yaml: auto'), head: rule('yaml: "1.2"'), key: 'fixtures[a].yaml' },
  {
    why: 'order that means nothing',
    base: rule('unordered: []'),
    head: rule('unordered: [$]'),
    key: 'fixtures[a].unordered',
  },
  { why: 'a map more', base: rule('maps: []'), head: rule('maps: [$]'), key: 'fixtures[a].maps' },
  { why: 'a structure less', base: rule('not-maps: [$]'), head: rule('not-maps: []'), key: 'fixtures[a].not-maps' },
  {
    why: 'a member that is ignored',
    base: rule('ignore-members: []'),
    head: rule('ignore-members: ["*.png"]'),
    key: 'fixtures[a].ignore-members',
  },
  {
    why: 'hidden ids',
    base: rule('volatile: {ids: []}'),
    head: rule('volatile: {ids: ["$..id"]}'),
    key: 'fixtures[a].volatile.ids',
  },
  {
    why: 'hidden times',
    base: rule('volatile: {timestamps: []}'),
    head: rule('volatile: {timestamps: ["$..t"]}'),
    key: 'fixtures[a].volatile.timestamps',
  },
  {
    why: 'hidden texts',
    base: rule('volatile: {regex: []}'),
    head: rule('volatile: {regex: [x]}'),
    key: 'fixtures[a].volatile.regex',
  },
  { why: 'more pixels', base: rule('format: auto'), head: rule('pixels: {ratio: 0.5}'), key: 'fixtures[a].pixels' },
  { why: 'T62 no schema', base: rule('schema: s.json'), head: rule('format: auto'), key: 'fixtures[a].schema' },
  { why: 'no properties', base: rule('properties: p.yml'), head: rule('format: auto'), key: 'fixtures[a].properties' },
  {
    why: 'missing artifacts',
    base: rule('missing-artifacts: block'),
    head: rule('missing-artifacts: ignore'),
    key: 'fixtures[a].missing-artifacts',
  },
  { why: 'a reader less', base: rule('tests: [t]'), head: rule('tests: []'), key: 'fixtures[a].tests' },
  {
    why: 'wider numbers',
    base: rule('tolerances: [{path: $.a, ulp: 1}]'),
    head: rule('tolerances: [{path: $.a, ulp: 9}]'),
    key: 'fixtures[a].tolerances',
  },
  {
    why: 'whole numbers, too',
    base: rule('tolerances: [{path: $.a, ulp: 1}]'),
    head: rule('tolerances: [{path: $.a, ulp: 1, integers: true}]'),
    key: 'fixtures[a].tolerances',
  },
];

/** Weaker in either direction: nobody can tell which of the two is. */
const EITHER_WAY: readonly Change[] = [
  { why: 'another trailer', base: 'trailers: {key: A}', head: 'trailers: {key: B}', key: 'trailers.key' },
  {
    why: 'another folder of approvals',
    base: 'approvals: {directory: a}',
    head: 'approvals: {directory: b}',
    key: 'approvals.directory',
  },
  { why: 'another freeze list', base: 'freeze: {file: a}', head: 'freeze: {file: b}', key: 'freeze.file' },
  { why: 'another quarantine', base: 'quarantine: {file: a}', head: 'quarantine: {file: b}', key: 'quarantine.file' },
  { why: 'another command', base: 'lanes: {gating: x}', head: 'lanes: {gating: y}', key: 'lanes.gating' },
  {
    why: 'another number of replays',
    base: 'quarantine: {times: 1}',
    head: 'quarantine: {times: 2}',
    key: 'quarantine.times',
  },
  { why: 'T57 another format', base: rule('format: json'), head: rule('format: text'), key: 'fixtures[a].format' },
  { why: 'another header', base: rule('header: true'), head: rule('header: false'), key: 'fixtures[a].header' },
  { why: 'other keys', base: rule('keys: {$: [a]}'), head: rule('keys: {$: [b]}'), key: 'fixtures[a].keys' },
  { why: 'another schema', base: rule('schema: s.json'), head: rule('schema: t.json'), key: 'fixtures[a].schema' },
  {
    why: 'a tolerance that goes leaves its values to the defaults',
    base: rule('tolerances: [{path: $.a, ulp: 0}]'),
    head: rule('tolerances: []'),
    key: 'fixtures[a].tolerances',
  },
];

describe('FG801 FG704 weakenings', () => {
  test.each([...ONE_WAY, ...EITHER_WAY])('$why', async ({ base, head, key }) => {
    const found = weakenings(await parse(base), await parse(head));
    expect(found.map((one) => one.key)).toEqual([key]);
    expect(found[0]?.code).toBe(key === 'quarantine.budget' ? 'FG704' : 'FG801');
    expect(found[0]?.base).not.toBe(found[0]?.head);
  });

  test.each(ONE_WAY.filter(({ base, key }) => !/tolerances/.test(key) && base !== ''))(
    'not the other way round: $why',
    async ({ base, head }) => {
      expect(weakenings(await parse(head), await parse(base))).toEqual([]);
    },
  );

  test.each(EITHER_WAY)('the other way round as well: $why', async ({ base, head, key }) => {
    expect(weakenings(await parse(head), await parse(base)).map((one) => one.key)).toEqual([key]);
  });

  test('a rule that is put before another may take its files', async () => {
    const base = await parse('fixtures: [{paths: [a]}, {paths: [b]}]');
    const before = await parse('fixtures: [{paths: ["**"], require: none}, {paths: [a]}, {paths: [b]}]');
    const after = await parse('fixtures: [{paths: [a]}, {paths: [b]}, {paths: ["**"], require: none}]');
    expect(weakenings(base, before)).toEqual([{ code: 'FG801', key: 'fixtures[a]', base: 'rule 1', head: 'rule 2' }]);
    expect(weakenings(base, after)).toEqual([]);
  });

  test('the built-in patterns, written out, no longer match in any letter case', async () => {
    const head = await parse(`fixtures: [{paths: ${JSON.stringify(BUILT_IN_PATTERNS)}}]`);
    expect(weakenings(defaultPolicy(), head)).toEqual([
      { code: 'FG801', key: 'fixtures[**/testdata/**].paths', base: 'in any letter case', head: 'as written' },
    ]);
    expect(weakenedPaths(defaultPolicy(), head, ['TestData/a', 'testdata/a'])).toEqual([
      { path: 'TestData/a', why: 'no longer a fixture' },
    ]);
  });

  test('a policy is no weaker than itself, and the stricter of two is no weaker than either setting', async () => {
    const policies: readonly Policy[] = await Promise.all(
      [...ONE_WAY, ...EITHER_WAY].flatMap(({ base, head }) => [parse(base), parse(head)]),
    );
    for (const base of policies) {
      expect(weakenings(base, base)).toEqual([]);
      for (const head of policies) expect(weakenings(base, stricterOf(base, head))).toEqual([]);
    }
  });
});

describe('weakenedPaths', () => {
  test('fewer records for some class is weaker, more are not', async () => {
    const base = await parse('fixtures: [{paths: [a]}]');
    const head = await parse('fixtures: [{paths: [a], require: {ADDED: none}}]');
    expect(weakenedPaths(base, head, ['a'])).toEqual([{ path: 'a', why: 'fewer records' }]);
    expect(weakenedPaths(head, base, ['a'])).toEqual([]);
  });
});

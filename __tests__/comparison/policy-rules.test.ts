import { describe, expect, it } from 'vitest';
import { compareFixture } from '../../src/comparison/compare.js';
import type { FixtureRule } from '../../src/policy/policy.js';
import { pngFile, zipFile } from '../documents/support/binary-files.js';
import { comparisonJob } from '../support/jobs.js';

const SHAPE = 'SHAPE_CHANGE';
const REWRITE = 'SEMANTIC_REWRITE';
const DRIFT = 'TOLERANCE_DRIFT';

interface Row {
  /** The key under `fixtures[]` as the policy file has it. */
  readonly key: string;
  readonly path?: string;
  readonly base: string | Uint8Array;
  readonly head: string | Uint8Array;
  readonly rule: Partial<FixtureRule>;
  /** The class without the rule and with it. */
  readonly classes: readonly [string, string];
  /** A pair in which the rule meets nothing, and what it is called then. `undefined`: it always says something. */
  readonly idle?: { readonly path?: string; readonly base: string; readonly head: string; readonly label: string };
}

const NOTHING = { base: '{"z": "a"}', head: '{"z": "b"}' };
const volatile = (more: Partial<FixtureRule['volatile']>): Partial<FixtureRule> => ({
  volatile: { ids: [], timestamps: [], regex: [], ...more },
});
/** Two grey pixels. */
const png = (first: number): Buffer => pngFile({ width: 2, height: 1, color: 0 }, Buffer.from([0, first, 9]));

const rows: readonly Row[] = [
  {
    key: 'format',
    path: 'a.dat',
    base: '{"a": 1}',
    head: '{"a":1}',
    rule: { format: 'text' },
    classes: [DRIFT, REWRITE],
  },
  {
    key: 'header',
    path: 'a.csv',
    base: 'a,b\n1,2\n',
    head: 'a,c\n1,2\n',
    rule: { header: false },
    classes: [SHAPE, REWRITE],
    idle: { ...NOTHING, label: 'header' },
  },
  {
    key: 'yaml',
    path: 'a.yaml',
    base: 'a: "no"\n',
    head: 'a: no\n',
    rule: { yaml: '1.2' },
    classes: [SHAPE, DRIFT],
    idle: { ...NOTHING, label: 'yaml' },
  },
  {
    key: 'unordered',
    base: '{"t": ["a", "b"]}',
    head: '{"t": ["b", "a"]}',
    rule: { unordered: ['$.t'] },
    classes: [REWRITE, DRIFT],
    idle: { ...NOTHING, label: 'unordered[0]' },
  },
  {
    key: 'maps',
    base: '{"m": {"one": 1, "two": 2}}',
    head: '{"m": {"one": 1, "three": 2}}',
    rule: { maps: ['$.m'] },
    classes: [SHAPE, REWRITE],
    idle: { ...NOTHING, label: 'maps[0]' },
  },
  {
    key: 'not-maps',
    base: '{"m": {"1": 1, "2": 2}}',
    head: '{"m": {"1": 1, "3": 2}}',
    rule: { notMaps: ['$.m'] },
    classes: [REWRITE, SHAPE],
    idle: { ...NOTHING, label: 'not-maps[0]' },
  },
  {
    key: 'ignore-members',
    path: 'a.zip',
    base: zipFile([
      { name: 'a.txt', content: 'a' },
      { name: 'RECORD', content: '1' },
    ]),
    head: zipFile([
      { name: 'a.txt', content: 'a' },
      { name: 'RECORD', content: '2' },
    ]),
    rule: { ignoreMembers: ['RECORD'] },
    classes: [REWRITE, DRIFT],
    idle: { ...NOTHING, label: 'ignore-members[0]' },
  },
  {
    key: 'tolerances',
    base: '{"w": 1.5}',
    head: '{"w": 1.6}',
    rule: { tolerances: [{ path: '$.w', absolute: 0.2 }] },
    classes: [REWRITE, DRIFT],
    idle: { ...NOTHING, label: 'tolerances[0]' },
  },
  {
    key: 'tolerances without a path',
    base: '{"w": 1.5}',
    head: '{"w": 1.6}',
    rule: { tolerances: [{ absolute: 0.2 }] },
    classes: [REWRITE, DRIFT],
    idle: { ...NOTHING, label: 'tolerances[0]' },
  },
  {
    key: 'tolerances with integers',
    base: '{"w": 10}',
    head: '{"w": 11}',
    rule: { tolerances: [{ path: '$.w', absolute: 2, integers: true }] },
    classes: [REWRITE, DRIFT],
    idle: { ...NOTHING, label: 'tolerances[0]' },
  },
  {
    key: 'tolerances as: number',
    base: '{"w": "1.5"}',
    head: '{"w": "1.6"}',
    rule: { tolerances: [{ path: '$.w', absolute: 0.2, as: 'number' }] },
    classes: [REWRITE, DRIFT],
    idle: { ...NOTHING, label: 'tolerances[0]' },
  },
  {
    key: 'volatile.ids',
    base: '{"id": "run-1", "n": 1}',
    head: '{"id": "run-2", "n": 1}',
    rule: volatile({ ids: ['$.id'] }),
    classes: [REWRITE, DRIFT],
    idle: { ...NOTHING, label: 'volatile.ids[0]' },
  },
  {
    key: 'volatile.timestamps',
    base: '{"at": "2026-01-01T00:00:00Z"}',
    head: '{"at": "2026-01-02T00:00:00Z"}',
    rule: volatile({ timestamps: ['$.at'] }),
    classes: [REWRITE, DRIFT],
    idle: { ...NOTHING, label: 'volatile.timestamps[0]' },
  },
  {
    key: 'volatile.regex',
    base: '{"m": "took 12 ms"}',
    head: '{"m": "took 15 ms"}',
    rule: volatile({ regex: ['\\d+ ms'] }),
    classes: [REWRITE, DRIFT],
    idle: { ...NOTHING, label: 'volatile.regex[0]' },
  },
  {
    key: 'pixels',
    path: 'a.png',
    base: png(10),
    head: png(14),
    rule: { pixels: { delta: 5, ratio: 0 } },
    classes: [REWRITE, DRIFT],
    idle: { ...NOTHING, label: 'pixels' },
  },
];

describe('rules of a policy', () => {
  it.each(rows)('$key matters', async ({ path = 'a.json', base, head, rule, classes }) => {
    const [without, withRule] = [
      await compareFixture(comparisonJob(path, base, head)),
      await compareFixture(comparisonJob(path, base, head, rule)),
    ];
    expect([without.class, withRule.class], `${without.summary} / ${withRule.summary}`).toEqual(classes);
    expect(withRule.unusedRules).toEqual([]);
  });

  it.each(rows.filter(({ idle }) => idle !== undefined))(
    '$key that meets nothing is reported',
    async ({ rule, idle }) => {
      const { unusedRules } = await compareFixture(comparisonJob('a.json', idle!.base, idle!.head, rule));
      expect(unusedRules).toEqual([idle!.label]);
    },
  );

  it('keys matter: what a record is called decides what it is compared with', async () => {
    const base = '{"i": [{"a": 1, "b": 5}, {"a": 2, "b": 6}, {"a": 3, "b": 7}]}';
    const head = '{"i": [{"a": 3, "b": 6}, {"a": 1, "b": 7}, {"a": 2, "b": 5}, {"a": 4, "b": 8}]}';
    const notes = async (rule: Partial<FixtureRule>): Promise<string> =>
      (await compareFixture(comparisonJob('a.json', base, head, rule))).notes.join();
    expect(await notes({ keys: { '$.i': ['a'] } })).toContain('joined on a');
    expect(await notes({ keys: { '$.i': ['b'] } })).toContain('joined on b');
    const { unusedRules } = await compareFixture(comparisonJob('a.json', base, head, { keys: { '$.x': ['a'] } }));
    expect(unusedRules).toEqual(['keys["$.x"]']);
  });
});

it('looks for numbers in a list of two hundred thousand texts', async () => {
  const texts = (last: string): string => JSON.stringify([...Array.from({ length: 200_000 }, () => 'x'), last]);
  const job = comparisonJob('a.json', texts('y'), texts('z'), { tolerances: [{ relative: 0.1 }] });
  const { class: found } = await compareFixture(job);
  expect(found).toBe('SEMANTIC_REWRITE');
});

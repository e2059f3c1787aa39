import '../../support/seed.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newCollector } from '../../../src/comparison/collector.js';
import { comparePlainly } from '../../../src/comparison/compare.js';
import type { Comparison, ComparisonJob } from '../../../src/comparison/comparison.js';
import { compareMovedJson } from '../../../src/comparison/large/json-moved.js';
import { prepareRules } from '../../../src/comparison/rules.js';
import { Declined } from '../../../src/documents/large/source.js';
import { comparisonJob } from '../../support/jobs.js';
import { agree, passing, RUNS, TINY } from './agree.js';

const LIMITS = { window: 16, context: 2, front: 0, maxLines: 20_000, maxLooks: 100_000 };

/** The answer by twins alone, held against the plain one; undefined where it has none. */
async function byTwins(job: ComparisonJob): Promise<Comparison | undefined> {
  if (Buffer.compare(job.base.bytes, job.head.bytes) === 0) return undefined;
  let found: Comparison;
  try {
    const [base, head] = [passing(job.base.bytes), passing(job.head.bytes)];
    found = compareMovedJson(base, head, await prepareRules(job), newCollector(), LIMITS, job);
  } catch (error) {
    if (error instanceof Declined) return undefined;
    throw error;
  }
  const why = JSON.stringify([Buffer.from(job.base.bytes).toString(), Buffer.from(job.head.bytes).toString()]);
  expect(found, why).toStrictEqual(await comparePlainly(job));
  return found;
}

const calm = fc.constantFrom(
  '1',
  '2',
  '2.5',
  '2.50',
  '2.5000000000001',
  '"a"',
  '"b"',
  'null',
  'true',
  '[1,2]',
  '[2,1]',
);
const odd = fc.constantFrom(
  ...[
    '[]',
    '{}',
    '{"a":1}',
    '{"a":1,"b":2}',
    '{"b":2,"a":1}',
    '{"1":2,"2":3}',
    '{"1":2,"2":4}',
    '[1,2,3]',
    '[[1],[2]]',
  ],
  ...[
    '0',
    '-0',
    '0.0',
    '1e400',
    '""',
    '"\\u0061"',
    '"é"',
    '"\\u00e9"',
    '{"a":1,"a":2}',
    '[{"a":1},{"a":2}]',
    '[ 1,2 ]',
  ],
  ...['1.23456789', '1.2345678900001', '-1.23456789', '{"w":{"w":null}}', '[1,"a"]', 'false', '"]},{"'],
);
const wild = fc.oneof({ weight: 3, arbitrary: calm }, { weight: 1, arbitrary: odd });

/** Ids by their index: some of them are no keys, or two spellings of one. */
const idsOf: Readonly<Record<string, (index: number) => string>> = {
  numbers: (index) => `"id":${(index * 37) % 1_009},`,
  texts: (index) => `"name":"row ${(index * 37) % 1_009}",`,
  other: (index) => `"w":"same","Code":"é${index}",`,
  escapes: (index) => `"id":"\\u0061${index}",`,
  spellings: (index) => (index % 7 === 0 ? `"id":"\\u00${61 + (index % 3)}${index}",` : `"id":"a${index}",`),
  index: (index) => `"id":${index},`,
  zeros: (index) => `"id":${index === 3 ? '-0' : index - 5},`,
  doubled: (index) => `"id":${index >> 1},`,
  mixed: (index) => `"id":${index % 5 === 0 ? `"${index}"` : index},`,
  floats: (index) => `"id":${index}.5,"key":${index + 7},`,
  missing: (index) => (index === 4 ? '' : `"id":${index + 7},`),
  twice: (index) => `"id":${index + 7},"id":1,`,
  none: () => '',
};

const members = [
  ['v'],
  ['v', 'w'],
  ['v', 'items', '2021', '2022'],
  ['type', 'v'],
  ['v', 'v'],
  ['w', 'price_id'],
] as const;
const frames = fc.constantFrom(
  ...[
    ['[', ']'] as const,
    ['[\n', '\n]\n'] as const,
    ['{"list":[', ']}'] as const,
    ['{"a":{"b":1,"items":[ ', '\n]},"c":[2]}'] as const,
  ],
  ['{"a1":[', '],"b2":[{"v":1}],"c3":[]}'] as const,
);

const pair = fc.record({
  ids: fc.constantFrom(...Object.keys(idsOf)),
  members: fc.constantFrom(...members),
  values: fc.array(fc.tuple(wild, wild, wild, wild), { minLength: 4, maxLength: 50, size: 'max' }),
  narrow: fc.boolean(),
  order: fc.array(fc.nat(99), { maxLength: 60 }),
  how: fc.constantFrom('shuffle', 'shuffle', 'some', 'stay', 'reverse'),
  edits: fc.array(fc.tuple(fc.constantFrom('value', 'gone', 'come', 'copy', 'wide', 'keys', 'id'), fc.nat(99), wild), {
    maxLength: 4,
  }),
  frame: frames,
  separator: fc.constantFrom(',', ',\n', ' ,\r\n  '),
  other: fc.constantFrom(undefined, undefined, ',', ',\n\n'),
  rule: fc.constantFrom<readonly { path?: string; absolute: number; integers?: boolean }[]>(
    ...[
      [],
      [],
      [],
      [{ path: '$..v', absolute: 1, integers: true }],
      [{ path: '$[*].id', absolute: 40, integers: true }],
      [{ absolute: 1 }],
    ],
  ),
});

describe('large JSON whose records have moved', () => {
  it('gets the answer of the plain path, or none', async () => {
    let answered = 0;
    let moved = 0;
    const classes = new Set<string>();
    await fc.assert(
      fc.asyncProperty(pair, async (one) => {
        const record = (values: readonly string[], index: number): string => {
          const parts = one.members.map((name, at) => `"${name}":${one.narrow ? `"${index % 3}"` : values[at]}`);
          return `{${idsOf[one.ids]!(index)}${parts.join(',')}}`;
        };
        const base = one.values.map(record);
        let head = [...base];
        for (const [at, to] of one.order.entries()) {
          if (one.how === 'stay' || (one.how === 'some' && at > 2)) break;
          const [from, into] = [at % head.length, to % head.length];
          [head[from], head[into]] = [head[into]!, head[from]!];
        }
        if (one.how === 'reverse') head = head.toReversed();
        for (const [kind, at, value] of one.edits) {
          const index = at % head.length;
          const text = head[index]!;
          if (kind === 'value') head[index] = text.replace(/:[^:]*\}$/, `:${value}}`);
          else if (kind === 'gone' && head.length > 1) head.splice(index, 1);
          else if (kind === 'come') head.splice(index, 0, record([value, value, '1', '1'], 200 + at));
          else if (kind === 'copy') head.splice((at * 3) % head.length, 0, text);
          else if (kind === 'wide') head[index] = text.replace('{', '{ ').replace(',', ' ,\n ');
          else if (kind === 'keys') head[index] = text.replace(/^\{(.*),("[^"]*":[^:]*)\}$/, '{$2,$1}');
          else head[index] = text.replace(/:[^,]*/, `:${at}`);
        }
        const file = (list: readonly string[], separator: string): string =>
          `${one.frame[0]}${list.join(separator)}${one.frame[1]}`;
        const job = comparisonJob('rows.json', file(base, one.separator), file(head, one.other ?? one.separator), {
          tolerances: one.rule,
        });
        const found = await byTwins(job);
        await agree(job, { ...TINY, window: 7 });
        if (found === undefined) return;
        answered += 1;
        classes.add(found.class);
        if (found.summary.includes('moved')) moved += 1;
      }),
      { numRuns: RUNS },
    );
    expect(classes).toEqual(new Set(['SEMANTIC_REWRITE', 'TOLERANCE_DRIFT']));
    expect(answered / RUNS).toBeGreaterThan(0.1);
    expect(moved / RUNS).toBeGreaterThan(0.1);
  });
});

describe('what moved records leave open', () => {
  const list = Array.from({ length: 12 }, (_, index) => `{"id":${(index * 5) % 97},"v":${index}.5}`);
  const reversed = list.toReversed();
  const wrapped = (records: readonly string[], note = 'x'): string =>
    `{"note":"${note}","list":[${records.join(',')}]}`;
  const texts = list.map((record) => record.replace(/"id":(\d+)/, '"id":"a$1"'));

  it.each<readonly [string, boolean, string, string]>([
    ['nothing', true, wrapped(list), wrapped(reversed)],
    ['nothing in what is rewritten on the way', true, wrapped(list), wrapped(reversed.with(2, '{"id":45,"v":77.5}'))],
    ['nothing where one came and one went', true, wrapped(list), wrapped([...reversed.slice(2), '{"id":96,"v":1.5}'])],
    [
      'nothing where keys are spelled in two ways',
      true,
      wrapped(texts),
      wrapped(texts.toReversed().with(3, '{"id":"\\u006140","v":8.5}')),
    ],
    ['what surrounds them', false, wrapped(list), wrapped(reversed, 'y')],
    [
      'whether a column is hollow',
      false,
      wrapped(list),
      wrapped(reversed.map((record) => record.replace(/"v":.*/, '"v":1.5}'))),
    ],
    ['a fact of shape', false, wrapped(list), wrapped(reversed.with(2, '{"id":45,"v":null}'))],
    [
      'a map',
      false,
      wrapped(list.map((one) => one.replace(/"v":(.*)\}/, '"v":{"1":$1,"2":1}}'))),
      wrapped(reversed.map((one) => one.replace(/"v":(.*)\}/, '"v":{"1":$1,"2":1}}'))),
    ],
    [
      'which record is which without a key',
      false,
      wrapped(list.map((one) => one.replace('"id":', '"w":1.'))),
      wrapped(reversed.map((one) => one.replace('"id":', '"w":1.'))),
    ],
    ['the scale of a path', false, wrapped(list), wrapped(reversed.with(2, '{"id":45,"v":-9.50000001}'))],
    [
      'a broken record',
      false,
      wrapped(list.with(4, '{"id":20,"v":01}')),
      wrapped(list.with(4, '{"id":20,"v":01}').toReversed()),
    ],
  ])('%s', async (_, answered, base, head) => {
    expect((await byTwins(comparisonJob('rows.json', base, head))) !== undefined).toBe(answered);
    await byTwins(comparisonJob('rows.json', head, base));
  });

  it('takes integers that are equal and not the same for one key', async () => {
    const record = (id: string): string => `{"id":${id},"v":"a"}`;
    const ids = ['3', '-0', '7', '9', '4', '5', '6'];
    const base = ids.map(record);
    const head = ['3', '0', '9', '7', '4', '5', '6'].map(record);
    expect(await byTwins(comparisonJob('rows.json', `[${base.join(',')}]`, `[${head.join(',')}]`))).toBeDefined();
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { compareFixture } from '../../../src/comparison/compare.js';
import { compareLarge, LARGE } from '../../../src/comparison/large/compare-large.js';
import { sourceOf } from '../../../src/documents/large/source.js';
import type { FixtureRule } from '../../../src/policy/policy.js';
import { comparisonJob } from '../../support/jobs.js';
import { agree, TINY } from './agree.js';

const lines = (count: number, write: (index: number) => string): string[] =>
  Array.from({ length: count }, (_, index) => write(index));
const file = (list: readonly string[]): string => `${list.join('\n')}\n`;
/** The list with one line put in front, one changed near the end, and one in the middle put in another's place. */
const changed = (list: readonly string[], first: string, last: string): string[] => [first, ...list.with(-3, last)];

async function answer(
  path: string,
  base: string | Uint8Array,
  head: string | Uint8Array,
  rule: Partial<FixtureRule> = {},
) {
  const job = comparisonJob(path, base, head, rule);
  return compareLarge(job, sourceOf(job.base.bytes), sourceOf(job.head.bytes), TINY);
}

/** What stands in the middle of both sides, far from what differs: `undefined` means that the plain path has to say what that is. */
describe('what both sides have is read all the same', () => {
  it.each([
    ['lines of text', 'a.log', 'line 30 too', true],
    ['a NUL in a text', 'a.log', 'a\0b', false],
    ['a CR alone in a text', 'a.log', 'a\rb', false],
    ['a form feed, which is a character like any other', 'a.log', 'a\fb', true],
    ['records', 'a.jsonl', '{"id":999,"v":1}', true],
    ['a record that is cut off', 'a.jsonl', '{"id":999,"v":', false],
    ['a number with a leading zero', 'a.jsonl', '{"id":999,"v":01}', false],
    ['a bad escape', 'a.jsonl', '{"id":999,"v":"\\x"}', false],
    ['NaN, which is noticed', 'a.jsonl', '{"id":999,"v":NaN}', false],
    ['a comment, which is noticed', 'a.jsonl', '{"id":999,"v":1} // c', false],
    ['two records on a line', 'a.jsonl', '{"id":999,"v":1} {"id":998,"v":1}', false],
    ['a blank line among records', 'a.jsonl', ' ', false],
    ['rows', 'a.csv', '999,1', true],
    ['a quote inside a cell', 'a.csv', '999,a"b', false],
    ['a quote that is not closed', 'a.csv', '999,"a', false],
    ['text behind a closing quote', 'a.csv', '999,"a"b"c"', false],
    ['a row of another length, on both sides', 'a.csv', '999,1,2', true],
    ['an empty line among rows', 'a.csv', '', false],
  ])('%s', async (_, path, odd, answered) => {
    const write = (index: number): string => {
      if (index === 30) return odd;
      if (path.endsWith('.csv')) return `${index + 100},${(index * 7) % 50}`;
      return path.endsWith('.log') ? `line ${index}` : `{"id":${index + 100},"v":${(index * 7) % 50}}`;
    };
    const base = lines(60, write);
    const [first, last] = path.endsWith('.csv')
      ? ['7,8', '157,9']
      : path.endsWith('.log')
        ? ['new', 'other']
        : ['{"id":7,"v":8}', '{"id":157,"v":9}'];
    const header = path.endsWith('.csv') ? ['id,v'] : [];
    const head = changed(base, first, last);
    const rule = { header: path.endsWith('.csv') } as const;
    const job = comparisonJob(
      path,
      file([...header, ...base]),
      file([...header, ...head]),
      path.endsWith('.csv') ? { ...rule, format: 'csv' } : {},
    );
    const found = await agree(job, { ...TINY, front: 0 });
    expect(found !== undefined).toBe(answered);
  });

  it('invalid UTF-8 in the middle of a text', async () => {
    const base = Buffer.concat([
      Buffer.from(file(lines(30, (i) => `line ${i}`))),
      Buffer.from([0xc3, 10]),
      Buffer.from(file(lines(30, (i) => `more ${i}`))),
    ]);
    const head = Buffer.concat([Buffer.from('new\n'), base.subarray(0, -3), Buffer.from('7\n')]);
    expect(await answer('a.log', base, head)).toBeUndefined();
  });
});

describe('what the omitted rows decide', () => {
  it('a row that stands once beside an edit and again far away is no anchor', async () => {
    const unkeyed = ['x', 'y', 'z'];
    const base = ['v', ...lines(80, (index) => (index === 60 ? 'mark' : unkeyed[(index * 3 + (index >> 2)) % 3]!))];
    base[12] = 'mark';
    const head = base.toSpliced(14, 1, 'new', 'newer').toSpliced(40, 2);
    await agree(comparisonJob('rows.tsv', file(base), file(head), { header: true }), TINY);
    await agree(comparisonJob('rows.log', file(base), file(head)), TINY);
  });

  it('a column whose only text stands in the middle is text: its numbers are no numbers', async () => {
    const base = ['id\tv', ...lines(60, (index) => `${index + 10}\t${index === 30 ? 'n.a.' : '1.5'}`)];
    const head = [...base.slice(0, -1), '69\t1.50'];
    const found = await agree(comparisonJob('rows.tsv', file(base), file(head), { header: true }), TINY);
    expect(found?.class).toBe('SEMANTIC_REWRITE');
  });

  it('an identity that stands twice in the middle is no key', async () => {
    const base = ['id\tv', ...lines(60, (index) => `${index === 30 ? 40 : index + 5}\t${(index * 7) % 11}`)];
    const head = changed(base.slice(1), '1\t1', '62\t99');
    const found = await agree(comparisonJob('rows.tsv', file(base), file(['id\tv', ...head]), { header: true }), TINY);
    expect(found?.notes.join()).not.toContain('joined on');
  });
});

describe('who is asked', () => {
  it.each<[string, string, Partial<FixtureRule>]>([
    ['ids that are mapped one to one', 'a.jsonl', { volatile: { ids: ['$[*].id'], timestamps: [], regex: [] } }],
    ['a declared key', 'a.jsonl', { keys: { $: ['id'] } }],
    ['a list without order', 'a.jsonl', { unordered: ['$'] }],
    ['a rule for one index', 'a.log', { tolerances: [{ path: '$[3]', absolute: 1 }] }],
    ['a format that has no such path', 'a.json', {}],
  ])('the plain path: %s', async (_, path, rule) => {
    const base = lines(20, (index) => `{"id":${index}}`);
    expect(await answer(path, file(base), file([...base, '{"id":99}']), rule)).toBeUndefined();
  });

  it('the plain path for files that are not large, so that nothing changes for them', async () => {
    const job = comparisonJob('a.log', 'a\n', 'b\n');
    expect(await compareLarge(job, sourceOf(job.base.bytes), sourceOf(job.head.bytes), LARGE)).toBeUndefined();
  });

  it('the fast path for large ones, by the very entry that judges all fixtures', async () => {
    const base = lines(70_000, (index) => `{"id":${index + 10},"v":"${'x'.repeat(100)}","f":${index / 7}}`);
    const head = changed(base, '{"id":3,"v":"y","f":0.25}', '{"id":70007,"v":"z","f":1.5}');
    const job = comparisonJob('a.jsonl', file(base), file(head));
    const found = await compareFixture({ ...job, limits: { ...job.limits, nodes: 1_000 } });
    // The plain path would have stopped at 1,000 nodes.
    expect(found).toMatchObject({ class: 'SEMANTIC_REWRITE', summary: '1 element added, 2 values rewritten' });
    expect(found.changes[0]).toMatchObject({
      at: '$[0]',
      headLine: 1,
      note: 'element (id=n3) added'.replace('n3', '3'),
    });
  });
});

describe('what doubles are certain of', () => {
  it('thousands of moved numbers are counted and ranked as exact arithmetic does', async () => {
    const written = (index: number, side: 0 | 1): string => {
      const x = (index % 211) + 0.123456789;
      // From one part in 1e12 up to the bound, a few so near to either that doubles do not know.
      const by = [0, 1e-12, 1.0000001e-12, 5e-11, 3e-10, 9.98e-10, 9.9999e-10, 7e-10][index % 8]!;
      const moved = side === 0 ? x : x * (1 + (index % 3 === 0 ? -by : by));
      return `{"id":${index},"x":${moved.toFixed(15)},"y":{"depth":${(moved * 10).toFixed(9)}},"z":[${moved.toPrecision(12)}]}`;
    };
    const [base, head] = [lines(2_400, (index) => written(index, 0)), lines(2_400, (index) => written(index, 1))];
    const found = await agree(comparisonJob('a.jsonl', file(base), file(head)), { ...TINY, window: 4_096, kept: 10 });
    expect(found?.class).toBe('TOLERANCE_DRIFT');
    expect(found?.counts.drift).toBeGreaterThan(4_000);
  });
});

describe('what is no drift among hundreds of numbers that are only counted', () => {
  it.each([
    ['a number that moved less than those that are kept', '5000.5', '5000.501', 'TOLERANCE_DRIFT'],
    ['one beyond the bound, near as it is to the other', '5000.5', '5000.59', 'SEMANTIC_REWRITE'],
    ['one that belongs to a name', 'v5000.5', 'v5000.501', 'SEMANTIC_REWRITE'],
    ['one with a unit', '5000.5s', '5000.501s', 'SEMANTIC_REWRITE'],
    ['one of a version', '1.5000.5', '1.5000.501', 'SEMANTIC_REWRITE'],
    ['another spelling', '5000.5', '5000.50', 'TOLERANCE_DRIFT'],
  ])('in a text: %s', async (_, from, to, expected) => {
    const write = (number: string, odd: string): string =>
      file(lines(600, (index) => (index === 500 ? `took ${odd} once` : `took ${index % 7}.${number} s`)));
    const rule = { tolerances: [{ path: '$[*]', absolute: 0.05 }] };
    const found = await agree(comparisonJob('a.log', write('5', from), write('51', to), rule), { ...TINY, kept: 3 });
    expect(found?.class).toBe(expected);
  });

  it.each([
    ['a number that moved less than those that are kept', 'v', '1.5', '1.50000000001', true],
    ['a price', 'total', '1.5', '1.50000000001', false],
    ['one beyond the bound', 'v', '1.5', '1.50000001', false],
    ['another spelling', 'v', '1.5', '1.5000000', true],
    ['a number that is no JSON', 'v', '1.5', '1.500000000001.', false],
    ['another string', 'v', '"1.5"', '"1.500000000001"', false],
  ])('in records: %s', async (_, name, from, to, answered) => {
    const write = (side: 0 | 1): string =>
      file(
        lines(600, (index) => {
          const odd = index === 500 ? `,"${name}":${side === 0 ? from : to}` : '';
          return `{"x":${index % 7}.5${side === 0 ? '' : `00000000${1 + (index % 3)}`}${odd}}`;
        }),
      );
    const found = await agree(comparisonJob('a.jsonl', write(0), write(1)), { ...TINY, kept: 3 });
    expect(found !== undefined).toBe(answered);
  });
});

interface Labelled {
  readonly id: string;
  readonly path: string;
  readonly base?: string | null;
  readonly head?: string | null;
  readonly base_b64?: string;
  readonly head_b64?: string;
  readonly policy: {
    readonly fixtures?: readonly (Partial<FixtureRule> & { volatile?: Partial<FixtureRule['volatile']> })[];
  } | null;
}

test('every labelled pair has the answer of the plain path, or none', async () => {
  const pairs = readFileSync(new URL('../../cases/labelled/pairs.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Labelled);
  const content = (text: string | null | undefined, base64: string | undefined): Uint8Array | undefined =>
    base64 !== undefined
      ? new Uint8Array(Buffer.from(base64, 'base64'))
      : text == null
        ? undefined
        : new TextEncoder().encode(text);
  let answered = 0;
  for (const pair of pairs) {
    const [base, head] = [content(pair.base, pair.base_b64), content(pair.head, pair.head_b64)];
    if (base === undefined || head === undefined) continue;
    const { volatile, ...rule } = pair.policy?.fixtures?.[0] ?? {};
    const full = { ...rule, volatile: { ids: [], timestamps: [], regex: [], ...volatile } };
    for (const context of [1, 2, 32])
      for (const [left, right] of [
        [base, head],
        [head, base],
      ] as const)
        if (
          (await agree(comparisonJob(pair.path, left, right, full), { ...TINY, context, front: 262_144 })) !== undefined
        )
          answered += 1;
  }
  expect(answered).toBeGreaterThan(50);
});

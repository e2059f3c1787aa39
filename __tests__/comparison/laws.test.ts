import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { align, type Pairing, type Sequences } from '../../src/comparison/alignment.js';
import { compareClasses } from '../../src/comparison/collector.js';
import { compareFixture } from '../../src/comparison/compare.js';
import type { ModificationClass } from '../../src/comparison/comparison.js';
import type { FixtureRule } from '../../src/policy/policy.js';
import { compareValues } from '../support/compare.js';
import { comparisonJob } from '../support/jobs.js';
import type { Json } from '../support/json.js';

const RUNS = 400;

const name = fc.constantFrom(
  'id',
  'type',
  'a',
  'b',
  'next',
  'items',
  '2021',
  '2022',
  'total',
  '__proto__',
  'x1',
  'x2',
  'x3',
);
const scalar: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(null, true, false, 0, 1, 2, 1.5, 1e-7, 1.0000000000001, 'a', 'b', 'click', 'a ', ''),
  fc.integer({ min: 0, max: 5 }),
);
const json: fc.Arbitrary<Json> = fc.letrec<{ node: Json }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalar,
    fc.array(tie('node'), { maxLength: 4 }),
    fc.array(fc.tuple(name, tie('node')), { maxLength: 4 }).map((members) => object(members)),
  ),
})).node;
const records: fc.Arbitrary<Json> = fc.array(
  fc.record(
    { id: fc.integer({ min: 0, max: 9 }), v: scalar, type: fc.constantFrom('click', 'key') },
    { requiredKeys: ['id'] },
  ),
  { maxLength: 8 },
);
const numbers: fc.Arbitrary<Json> = fc.array(fc.constantFrom(0.1, 0.1000000000000001, 1e-13, 2.5, 3.0000001, 0), {
  maxLength: 12,
});
const value = fc.oneof(json, records, numbers);
const numberList = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 6 });
const pairOfNumbers = fc.tuple(numberList, numberList);

/** Where and how to edit: read as a walk from the root, so that every list of numbers is an edit. */
const edits = fc.array(fc.tuple(fc.array(fc.nat(7), { maxLength: 4 }), fc.nat(5), scalar), { maxLength: 3 });

/** A value and one that a few edits made of it: pairs as pull requests have them. */
const related: fc.Arbitrary<readonly [Json, Json]> = fc
  .tuple(value, edits)
  .map(
    ([base, list]) =>
      [base, list.reduce<Json>((head, [path, how, leaf]) => edit(head, path, how, leaf), base)] as const,
  );
const pair = fc.oneof(related, fc.tuple(value, value));

function edit(value: Json, path: readonly number[], how: number, leaf: Json): Json {
  const [step = 0, ...rest] = path;
  if (Array.isArray(value) && value.length > 0) {
    const at = step % value.length;
    if (rest.length > 0) return value.map((item, index) => (index === at ? edit(item, rest, how, leaf) : item));
    if (how === 0) return value.toSpliced(at, 1);
    if (how === 1) return value.toSpliced(at, 0, leaf);
    if (how === 2) return [...value.slice(at), ...value.slice(0, at)];
    return value.with(at, typeof leaf === 'number' ? leaf : (value[(at + 1) % value.length] ?? leaf));
  }
  if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
    const members = Object.entries(value);
    const at = members.length === 0 ? 0 : step % members.length;
    if (how === 0) return object(members.toSpliced(at, 1));
    if (how === 1 || members.length === 0) return object([...members, ['added', leaf]]);
    return object(members.map(([key, child], index) => [key, index === at ? edit(child, rest, how, leaf) : child]));
  }
  return leaf;
}

/** Own properties only, `__proto__` included. */
function object(members: readonly (readonly [string, Json])[]): { [name: string]: Json } {
  const result: { [name: string]: Json } = {};
  for (const [key, child] of members) {
    Object.defineProperty(result, key, { value: child, enumerable: true, configurable: true, writable: true });
  }
  return result;
}

const rules: readonly Partial<FixtureRule>[] = [
  {},
  { tolerances: [{ absolute: 0.5 }] },
  { unordered: ['$', '$..items'], tolerances: [{ path: '$..v', absolute: 1, integers: true }] },
  { volatile: { ids: ['$..id'], timestamps: [], regex: [] } },
];
const rule = fc.constantFrom(...rules);

async function classOf(base: Json, head: Json, policy: Partial<FixtureRule> = {}): Promise<ModificationClass> {
  return (await compareValues(base, head, policy)).class;
}

describe('laws of the comparison', () => {
  test('a value compared with itself has no difference at all', () =>
    fc.assert(
      fc.asyncProperty(value, rule, async (a, policy) => {
        const { counts, hollow } = await compareValues(a, structuredClone(a), policy);
        expect(counts).toEqual({ shape: 0, value: 0, drift: 0, representation: 0 });
        expect(hollow).toBeUndefined();
      }),
      { numRuns: RUNS },
    ));

  test('swapping base and head gives the same class', () =>
    fc.assert(
      fc.asyncProperty(pair, rule, async ([a, b], policy) => {
        const there = await compareValues(a, b, policy);
        const back = await compareValues(b, a, policy);
        expect(back.class).toBe(there.class);
        expect(back.counts.shape).toBe(there.counts.shape);
      }),
      { numRuns: 3 * RUNS },
    ));

  test('values that differ beyond spelling are never drift without a rule', () =>
    fc.assert(
      fc.asyncProperty(pair, async ([a, b]) => {
        if (canonical(a) === canonical(b)) return;
        const { class: found, counts } = await compareValues(a, b);
        if (found === 'TOLERANCE_DRIFT') expect(counts.drift, 'only a measured float may move').toBeGreaterThan(0);
        if (!/\d[.e]/.test(canonical(a) + canonical(b))) expect(found).not.toBe('TOLERANCE_DRIFT');
      }),
      { numRuns: 3 * RUNS },
    ));

  test('key order, white space and number spelling are drift at most', () =>
    fc.assert(
      fc.asyncProperty(value, fc.integer({ min: 0, max: 4 }), async (a, indent) => {
        const base = JSON.stringify(a);
        const head = JSON.stringify(reversed(a), undefined, indent).replace(/(?<=[[:,\s])(\d+)(?=[,\]}\s]|$)/g, '$1.0');
        const comparison = await compareFixture(comparisonJob('a.json', base, head));
        expect(comparison.class).toBe('TOLERANCE_DRIFT');
      }),
      { numRuns: RUNS },
    ));

  test('one more rewritten value never lowers the class', () =>
    fc.assert(
      fc.asyncProperty(pair, scalar, scalar, async ([a, b], x, y) => {
        const before = await classOf({ more: x, rest: a }, { more: x, rest: b });
        const after = await classOf({ more: x, rest: a }, { more: y, rest: b });
        expect(compareClasses(after, before)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 2 * RUNS },
    ));

  test('one more appended element never lowers the class', () =>
    fc.assert(
      fc.asyncProperty(pairOfNumbers, fc.integer(), async ([a, b], extra) => {
        if (a.length === 0 || b.length === 0 || a.length === b.length + 1) return;
        const before = await classOf(a, b);
        expect(compareClasses(await classOf(a, [...b, extra]), before)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: RUNS },
    ));

  test('no pairing, however wrong, lowers the class', () =>
    fc.assert(
      fc.asyncProperty(pair, fc.integer({ min: 0, max: 4 }), rule, async ([a, b], sabotage, policy) => {
        const honest = await compareValues(a, b, policy);
        const broken = await compareValues(a, b, policy, (sequences) => sabotaged(sequences, sabotage));
        expect(compareClasses(broken.class, honest.class)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 3 * RUNS },
    ));
});

/** Pairings that no honest aligner makes. */
function sabotaged(sequences: Sequences, how: number): Pairing {
  const { baseLength, headLength } = sequences;
  const headOf = new Int32Array(baseLength).fill(-1);
  switch (how) {
    case 0:
      return { headOf: headOf.map((_, i) => headLength - 1 - i) };
    case 1:
      return { headOf: headOf.fill(0) };
    case 2:
      return { headOf: headOf.map((_, i) => i + 1) };
    case 3:
      return { headOf: new Int32Array(0) };
    default:
      return { headOf: align(sequences).headOf.toReversed() };
  }
}

function reversed(value: Json): Json {
  if (Array.isArray(value)) return value.map(reversed);
  if (value === null || typeof value !== 'object') return value;
  return object(
    Object.entries(value)
      .reverse()
      .map(([key, child]) => [key, reversed(child)] as const),
  );
}

/** Equal for equal data, whatever the order of keys. */
function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const members = Object.entries(value).map(([key, child]) => `${JSON.stringify(key)}:${canonical(child)}`);
  return `{${members.sort().join(',')}}`;
}

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Collector, newCollector } from '../../src/comparison/collector.js';
import { MAX_CHANGES } from '../../src/comparison/comparison.js';
import { newContext, newSession } from '../../src/comparison/documents.js';
import { addMove, boundsOf, movesOf, newMoveCounter } from '../../src/comparison/moves.js';
import { within } from '../../src/comparison/numbers.js';
import { prepareRules } from '../../src/comparison/rules.js';
import { diffTensors } from '../../src/comparison/tensor.js';
import type { ToleranceRule } from '../../src/policy/policy.js';
import { comparisonJob } from '../support/jobs.js';

type Floats = Float64Array | Float32Array;

interface Bound {
  readonly rule: ToleranceRule;
  readonly words: string;
}

async function compared(base: Floats, head: Floats, { rule }: Bound): Promise<Collector> {
  const empty = Buffer.alloc(0);
  const rules = await prepareRules(comparisonJob('a.npy', empty, empty, { tolerances: [rule] }));
  const collector = newCollector();
  const shape = { kind: 'tensor', dimensions: [base.length] } as const;
  const dtype = base instanceof Float64Array ? 'float64' : 'float32';
  diffTensors(
    newContext(newSession(rules), collector),
    { ...shape, dtype, values: base },
    { ...shape, dtype, values: head },
  );
  return collector;
}

/** Each number on its own, by exact decimals: what the loop over an array must come to. */
function oneByOne(base: Floats, head: Floats, { rule, words }: Bound) {
  const moves = newMoveCounter();
  const found = { raised: 0, lowered: 0, drift: 0, value: 0 };
  const shares: number[] = [];
  const bounds = boundsOf(words);
  for (const [index, from] of base.entries()) {
    const to = head[index]!;
    if (from === to || (Number.isNaN(from) && Number.isNaN(to))) continue;
    if (to > from) found.raised += 1;
    else if (to < from) found.lowered += 1;
    const { relative = 0, absolute = 0 } = rule;
    const finite = Number.isFinite(from) && Number.isFinite(to);
    const drifts = finite && within(String(from), String(to), { relative, absolute });
    found[drifts ? 'drift' : 'value'] += 1;
    addMove(moves, from, to, !drifts, bounds);
    const smaller = Math.min(Math.abs(from), Math.abs(to));
    if (drifts) shares.push(smaller === 0 ? 0 : Math.abs(from - to) / smaller);
  }
  return { ...found, moves: movesOf(moves), shares: shares.sort((a, b) => b - a).slice(0, MAX_CHANGES) };
}

/** Numbers and moves that lie everywhere: within, at and beyond each bound, of both signs, and what is no number. */
function pair(seed: number, length: number, spread: number, wide: boolean): readonly [Floats, Floats] {
  let state = seed >>> 0;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
  const ODD = [0, -0, Number.NaN, Number.POSITIVE_INFINITY, 1e-300, 5e-324, 1e300, Number.MAX_VALUE];
  const values: (readonly [number, number])[] = [];
  for (let index = 0; index < length; index += 1) {
    const from = (next() < 0.5 ? -1 : 1) * 10 ** (spread * (next() - 0.5)) * (1 + next());
    const kind = next();
    if (kind < 0.02) values.push([ODD[Math.floor(next() * ODD.length)]!, ODD[Math.floor(next() * ODD.length)]!]);
    else if (kind < 0.1) values.push([from, from]);
    else if (kind < 0.15) values.push([from, from + (next() < 0.5 ? 0.01 : -1e-6)]);
    else values.push([from, from * (1 + (next() - 0.5) * 10 ** (-14 + 6 * next()))]);
  }
  // Not at the beginning of their memory.
  const side = (at: 0 | 1): Floats => {
    const numbers = [0, ...values.map((one) => one[at])];
    return (wide ? Float64Array.from(numbers) : Float32Array.from(numbers)).subarray(1);
  };
  return [side(0), side(1)];
}

const bound = fc.constantFrom<Bound>(
  { rule: { relative: 1e-9 }, words: 'relative 1e-9' },
  { rule: { relative: 1e-3 }, words: 'relative 1e-3' },
  { rule: { absolute: 0.01 }, words: 'absolute 0.01' },
  { rule: { relative: 1e-9, absolute: 1e-6 }, words: 'relative 1e-9 or absolute 1e-6' },
);

describe('C3 moves of an array that are counted and not kept', () => {
  test('are what each number on its own comes to', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer(),
        fc.integer({ min: 0, max: 3_000 }),
        fc.constantFrom(0, 4, 30),
        bound,
        fc.boolean(),
        async (seed, length, spread, limit, wide) => {
          const [base, head] = pair(seed, length, spread, wide);
          const collector = await compared(base, head, limit);
          const { raised, lowered, drift, value, moves, shares } = oneByOne(base, head, limit);
          expect({ raised: collector.raised, lowered: collector.lowered }).toEqual({ raised, lowered });
          expect(collector.counts).toEqual({ shape: 0, value, drift, representation: 0 });
          expect(movesOf(collector.moves ?? newMoveCounter())).toEqual(moves);
          const kept = collector.kept.drift.map(({ relative }) => relative ?? 0).sort((a, b) => b - a);
          for (const [index, share] of shares.entries())
            expect(Math.abs(kept[index]! - share)).toBeLessThanOrEqual(1e-12 * share + 1e-15);
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('numbers at their bound, after more drift than is kept and by smaller shares than that', () => {
  const LONG = 5 * MAX_CHANGES;
  const neighbour = (value: number, steps: number): number => {
    const view = new DataView(new ArrayBuffer(8));
    view.setFloat64(0, value);
    view.setBigInt64(0, view.getBigInt64(0) + BigInt(steps));
    return view.getFloat64(0);
  };

  /** Thousands that moved by nearly their own size, and one that is asked about. */
  async function alone(
    from: number,
    to: number,
    rule: ToleranceRule,
    small = 2 ** -10,
    by = 1.875,
  ): Promise<Collector> {
    const base = new Float64Array(LONG + 1).fill(small);
    const head = new Float64Array(LONG + 1).fill(by * small);
    base[LONG] = from;
    head[LONG] = to;
    return compared(base, head, { rule, words: '' });
  }

  const bounds: readonly ToleranceRule[] = [
    { relative: 0.1, absolute: 2 ** -10 },
    { relative: 0.3, absolute: 2 ** -10 },
    { relative: 1e-9, absolute: 2 ** -10 },
    { absolute: 0.25 },
    { absolute: 0.1 },
  ];
  test.each(bounds)('%j', async (rule) => {
    const { relative = 0, absolute = 0 } = rule;
    const found = { within: 0, beyond: 0 };
    for (const from of [1, 1.1, 1.9999999, 3, 7.3, 1234.5, 1e10, 1e200])
      for (const sign of [1, -1])
        for (const steps of [-3, -1, 0, 1, 3]) {
          const to = neighbour(from + Math.max(absolute, relative * from), steps);
          for (const [one, other] of [
            [from, to],
            [to, from],
          ] as const) {
            const expected = within(String(one), String(other), { relative, absolute });
            if (one === other) continue;
            found[expected ? 'within' : 'beyond'] += 1;
            const { counts } = await alone(sign * one, sign * other, rule);
            expect(counts, `${sign * one} ${sign * other}`).toEqual({
              shape: 0,
              representation: 0,
              drift: expected ? LONG + 1 : LONG,
              value: expected ? 0 : 1,
            });
          }
        }
    expect(Math.min(found.within, found.beyond), 'both are asked').toBeGreaterThan(20);
  });

  test.each<[string, number, number, ToleranceRule]>([
    ['a share of the smaller, not of the larger', 1, 1.105, { relative: 0.1, absolute: 2 ** -10 }],
    ['nor of what is small', 0.5, 0.5625, { relative: 0.1, absolute: 2 ** -10 }],
    ['by less than doubles tell', 0.46399999999999997, 0.564, { absolute: 0.1 }],
    ['by less than doubles tell, further out', 15.921999999999999, 16.022, { absolute: 0.1 }],
    ['another sign', -0.25, 0.25, { absolute: 0.25 }],
    ['another sign, by a share', -1, 1, { relative: 1, absolute: 2 ** -10 }],
    ['0 has no share', 0, 2 ** -9, { relative: 1, absolute: 2 ** -10 }],
    ['NaN', 1, Number.NaN, { absolute: 0.25 }],
    ['an infinity', Number.MAX_VALUE, Number.POSITIVE_INFINITY, { relative: 1, absolute: 2 ** -10 }],
    ['a distance beyond any double', -Number.MAX_VALUE, Number.MAX_VALUE, { relative: 1, absolute: 2 ** -10 }],
  ])('beyond: %s', async (_, from, to, rule) => {
    expect((await alone(from, to, rule)).counts).toMatchObject({ drift: LONG, value: 1 });
    expect((await alone(to, from, rule)).counts).toMatchObject({ drift: LONG, value: 1 });
  });

  test('denormal numbers, whose decimals lie further apart than they', async () => {
    // 27 and 40 times the smallest double print as 1.33e-322 and 2e-322; 43 and 64 times as 2.1e-322 and 3.16e-322.
    for (const [from, to] of [
      [1.33e-322, 2e-322],
      [2.1e-322, 3.16e-322],
    ] as const) {
      expect((to - from) / from).toBeLessThan(0.49);
      expect(within(String(from), String(to), { relative: 0.5, absolute: 0 })).toBe(false);
      expect((await alone(from, to, { relative: 0.5 }, 1, 1.4921875)).counts).toMatchObject({ drift: LONG, value: 1 });
      expect((await alone(-to, -from, { relative: 0.5 }, 1, 1.4921875)).counts).toMatchObject({
        drift: LONG,
        value: 1,
      });
    }
  });
});

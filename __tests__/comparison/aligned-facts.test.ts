import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newCollector } from '../../src/comparison/collector.js';
import type { Group, ObjectFacts } from '../../src/comparison/groups.js';
import { hollowTree } from '../../src/comparison/hollow.js';
import { prepareRules } from '../../src/comparison/rules.js';
import { shapeOf } from '../../src/comparison/shape.js';
import { sameStructure } from '../../src/comparison/structure.js';
import { comparisonJob } from '../support/jobs.js';
import type { Json } from '../support/json.js';
import { tree } from '../support/trees.js';

/** All that later steps can ask a set of nodes, sets that are made on demand included. Folded sets hold themselves. */
function dump(group: Group | undefined, seen: readonly unknown[] = []): unknown {
  if (group === undefined) return undefined;
  const { objects, items, calm: _, ...facts } = group;
  return { ...facts, objects: dumpFacts(objects, seen), items: dump(items, seen) };
}

function dumpFacts(facts: ObjectFacts | undefined, above: readonly unknown[]): unknown {
  if (facts === undefined) return undefined;
  if (above.includes(facts)) return 'itself';
  const seen = [...above, facts];
  if (facts.kind === 'map') return { ...facts, entries: dump(facts.entries, seen) };
  if (facts.kind === 'variants')
    return [facts.name, [...facts.byValue].map(([value, own]) => [value, dumpFacts(own, seen)])];
  return [...facts.members].map(([name, { presence, always, duplicates, group }]) => [
    name,
    { presence, always, duplicates, group: dump(group, seen) },
  ]);
}

async function agree(
  base: Json,
  head: Json,
): Promise<{ readonly aligned: boolean; readonly hollow: string | undefined }> {
  const rules = await prepareRules(comparisonJob('a.json', '', ''));
  const [left, right] = [tree(base), tree(head)];
  if (!sameStructure(left, right)) return { aligned: false, hollow: undefined };
  const [quick, plain] = [newCollector(), newCollector()];
  const one = shapeOf([left], [right], rules, quick, { aligned: true });
  const other = shapeOf([left], [right], rules, plain);
  const why = JSON.stringify([base, head]);
  const hollow = hollowTree(one);
  expect(hollow, why).toBe(hollowTree(other));
  expect(dump(one), why).toStrictEqual(dump(other));
  expect(quick, why).toStrictEqual(plain);
  return { aligned: true, hollow };
}

const name = fc.constantFrom('id', 'type', 'a', 'next', 'items', '2021', '2022', '__proto__', 'x1', 'x2', 'x3');
const scalar = fc.constantFrom<Json>(null, true, 0, 1, 1.5, 'a', 'click', 'key');
const value = fc.letrec<{ node: Json }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'medium' },
    scalar,
    fc.array(tie('node'), { maxLength: 4 }),
    fc.array(fc.tuple(name, tie('node')), { maxLength: 4 }).map((members) => Object.fromEntries(members) as Json),
  ),
})).node;
const records = fc.array(
  fc.record(
    { id: fc.nat(9), type: fc.constantFrom('click', 'key'), v: scalar, w: fc.nat(3) },
    { requiredKeys: ['id'] },
  ),
  { maxLength: 6 },
) as fc.Arbitrary<Json>;

/** The same structure with some scalars another value of their type. */
function revalued(node: Json, next: () => number): Json {
  if (Array.isArray(node)) return node.map((item) => revalued(item, next));
  if (node !== null && typeof node === 'object') {
    return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, revalued(child, next)]));
  }
  const draw = next() % 4;
  if (draw === 0) return node;
  if (typeof node === 'number') return draw - 1;
  if (typeof node === 'string') return ['a', 'b', 'key'][draw - 1]!;
  return typeof node === 'boolean' ? draw === 1 : node;
}

describe('shape facts of trees of one structure', () => {
  it.each<[string, Json, Json, string | undefined]>([
    [
      'a column that became one value',
      [
        { id: 1, v: 1 },
        { id: 2, v: 2 },
        { id: 3, v: 3 },
      ],
      [
        { id: 1, v: 5 },
        { id: 2, v: 5 },
        { id: 3, v: 5 },
      ],
      '$[*].v: all the same where it varied',
    ],
    ['a column of zeros', [{ a: 1 }, { a: 2 }], [{ a: 0 }, { a: 0 }], '$[*].a: all zero'],
    [
      'one value among others',
      [
        { id: 1, v: 1 },
        { id: 2, v: 2 },
      ],
      [
        { id: 1, v: 1 },
        { id: 2, v: 3 },
      ],
      undefined,
    ],
    ['a map of numbers', { '1': 5, '2': 6, '3': 7 }, { '1': 0, '2': 0, '3': 0 }, '$' + '{*}: all zero'],
  ])('find what is hollow: %s', async (_, base, head, expected) => {
    expect(await agree(base, head)).toEqual({ aligned: true, hollow: expected });
  });

  it('are the same sets, notes and hollow places with the short way and without it', async () => {
    let aligned = 0;
    let hollow = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(value, records, fc.tuple(records, records)),
        fc.oneof(
          fc.array(fc.nat(), { minLength: 40, maxLength: 40 }),
          fc.nat(3).map((draw) => [draw]),
        ),
        async (base, draws) => {
          let at = 0;
          const found = await agree(
            base as Json,
            revalued(base as Json, () => draws[at++ % draws.length]!),
          );
          if (found.aligned) aligned += 1;
          if (found.hollow !== undefined) hollow += 1;
        },
      ),
      { numRuns: 4_000 },
    );
    expect(aligned).toBeGreaterThan(1_500);
    expect(hollow).toBeGreaterThan(15);
  });
});

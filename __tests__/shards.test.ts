import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ofShard } from '../src/shards.js';
import type { FixtureChange } from '../src/sides.js';

interface Sized {
  readonly path: string;
  readonly size: number;
}

function changes(all: readonly Sized[]): readonly FixtureChange[] {
  return all.map(
    ({ path }) =>
      ({ change: { path, base: { mode: '100644', oid: path }, head: null }, rules: [] }) as unknown as FixtureChange,
  );
}

async function split(all: readonly Sized[], count: number): Promise<string[][]> {
  const objects = {
    async *infoMany(names: readonly string[]) {
      for (const id of names) yield { id, type: 'blob' as const, size: all.find(({ path }) => path === id)?.size ?? 0 };
    },
  };
  const shards = Array.from({ length: count }, (_, index) => ofShard(changes(all), { index, count }, objects));
  return (await Promise.all(shards)).map((part) => part.map(({ change }) => change.path));
}

const fixtures = fc.uniqueArray(fc.record({ path: fc.string({ minLength: 1 }), size: fc.nat(1_000_000) }), {
  selector: ({ path }) => path,
  maxLength: 40,
});

it('every fixture is in exactly one shard, whatever their number and sizes', async () => {
  await fc.assert(
    fc.asyncProperty(fixtures, fc.integer({ min: 1, max: 7 }), async (all, count) => {
      expect((await split(all, count)).flat().sort()).toEqual(all.map(({ path }) => path).sort());
    }),
  );
});

it('splits by cost and not by count', async () => {
  const all = [
    { path: 'large', size: 1_000_000 },
    ...Array.from({ length: 9 }, (_, index) => ({ path: `small${index}`, size: 10 })),
  ];
  const [one, other] = await split(all, 2);
  expect([one, other].sort((a, b) => a!.length - b!.length)[0]).toEqual(['large']);
});

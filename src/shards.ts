import type { Findings } from './findings.js';
import type { Shard } from './inputs/request.js';
import type { JudgingPolicy } from './judging-policy.js';
import type { FixtureRule } from './policy/policy.js';
import type { ReportShard } from './reporters/report.js';
import type { ObjectReader } from './revisions/objects.js';
import type { FixtureChange } from './sides.js';

/** What a comparison costs beyond its bytes, in bytes: opening, classing and reporting one small fixture. */
const BYTES_PER_FIXTURE = 4_096;

/**
 * The part of the changed fixtures that one of several jobs compares. Every fixture is in exactly one shard, every job works that
 * out alone and alike, and the parts cost about the same: largest first, each to the shard with the least so far.
 */
export async function ofShard(
  fixtures: readonly FixtureChange[],
  { index, count }: Shard,
  objects: Pick<ObjectReader, 'infoMany'>,
): Promise<readonly FixtureChange[]> {
  const sizes = await sizesOf(fixtures, objects);
  const cost = ({ change }: FixtureChange): number =>
    BYTES_PER_FIXTURE + (sizes.get(change.base?.oid ?? '') ?? 0) + (sizes.get(change.head?.oid ?? '') ?? 0);
  const ordered = fixtures
    .map((fixture) => ({ fixture, cost: cost(fixture) }))
    .sort((a, b) => b.cost - a.cost || (a.fixture.change.path < b.fixture.change.path ? -1 : 1));
  const totals = new Array<number>(count).fill(0);
  const mine = new Set<FixtureChange>();
  for (const { fixture, cost: one } of ordered) {
    const least = totals.indexOf(Math.min(...totals));
    totals[least]! += one;
    if (least === index) mine.add(fixture);
  }
  return fixtures.filter((fixture) => mine.has(fixture));
}

/** What a shard's report says beyond what every report does, so that several can be joined (shard-reports.ts). */
export function shardFacts(
  { index, count }: { readonly index: number; readonly count: number },
  policies: JudgingPolicy,
  unusedRules: Findings['unusedRules'],
): ReportShard {
  return {
    index,
    count,
    unusedRules: [...unusedRules].map(([rule, unused]) => ({ ...placeOf(rule, policies), unused })),
  };
}

function placeOf(
  rule: FixtureRule,
  { base, head }: JudgingPolicy,
): { readonly policy: 'base' | 'head'; readonly index: number } {
  const onBase = base.fixtures.indexOf(rule);
  if (onBase >= 0) return { policy: 'base', index: onBase };
  return { policy: 'head', index: head?.fixtures.indexOf(rule) ?? -1 };
}

async function sizesOf(
  fixtures: readonly FixtureChange[],
  objects: Pick<ObjectReader, 'infoMany'>,
): Promise<ReadonlyMap<string, number>> {
  const ids = new Set(
    fixtures
      .flatMap(({ change }) => [change.base, change.head])
      .flatMap((entry) => (entry && entry.mode !== '160000' ? [entry.oid] : [])),
  );
  const sizes = new Map<string, number>();
  for await (const object of objects.infoMany([...ids])) if (!('kind' in object)) sizes.set(object.id, object.size);
  return sizes;
}

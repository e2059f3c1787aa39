import { gateSource, lazyJudge } from './gate-source.js';
import type { GateSource } from './gates/gate.js';
import type { GateRequest } from './inputs/request.js';
import { type JudgingPolicy, readPolicies } from './judging-policy.js';
import { readLinkedPaths } from './linked-fixtures.js';
import { withRepository } from './open-request.js';
import type { FixtureRule } from './policy/policy.js';
import { judgingRules } from './policy/stricter.js';
import { resolveRequest } from './requested-range.js';
import { linksOf } from './revisions/links.js';
import { listTree } from './revisions/listing.js';
import type { Repository } from './revisions/repository.js';
import type { PathChange, Range } from './revisions/revisions.js';

const POINTER_MODES: ReadonlySet<string | undefined> = new Set(['120000', '160000']);

/** As the gate has it: what a fixture's link leads to is a fixture, and needs its entry as one does. */
async function rulesOf(
  repository: Repository,
  range: Range,
  changes: readonly PathChange[],
  { base, head = base }: JudgingPolicy,
): Promise<(path: string) => readonly FixtureRule[]> {
  const links = linksOf(await listTree(repository, range.mergeBase));
  const turned = changes.filter(
    (change) => POINTER_MODES.has(change.base?.mode) || POINTER_MODES.has(change.head?.mode),
  );
  const pointers = new Set([...links, ...turned].map(({ path }) => path));
  const named = (path: string, pointer: boolean) => judgingRules(base, head, path, pointer);
  const linked = await readLinkedPaths({ ...{ repository, onBase: links, changes, pointers }, rulesOf: named });
  return (path) => {
    const own = named(path, pointers.has(path));
    return own.length > 0 ? own : linked.rulesOf(path);
  };
}

/** Opens what the request names for the commands about seals: no commit is read and nothing is compared. */
export async function withSealSource<T>(request: GateRequest, use: (source: GateSource) => Promise<T>): Promise<T> {
  return withRepository(request, async (repository) => {
    const { work, close } = lazyJudge();
    try {
      const isBare = repository.topLevel === null && request.range.kind === 'worktree';
      const asked = isBare ? ({ kind: 'revisions', base: 'HEAD', head: 'HEAD' } as const) : request.range;
      const { range, trees } = await resolveRequest(repository, asked);
      const policies = await readPolicies(request, repository, range, trees.changes);
      const rulesFor = await rulesOf(repository, range, trees.changes, policies);
      const isFixture = (path: string): boolean => rulesFor(path).length > 0;
      // Seals are looked at and nothing is run.
      const pieces = {
        range,
        trees,
        commits: [],
        findings: [],
        policies,
        isFixture,
        isFixtureOnBase: isFixture,
        rulesFor,
      };
      return await use(gateSource(repository, pieces, { testReports: [], work }));
    } finally {
      await close();
    }
  });
}

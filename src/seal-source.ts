import { withRepository } from './gate.js';
import { gateSource, lazyWork } from './gate-source.js';
import type { GateSource } from './gates/gate.js';
import type { GateRequest } from './inputs/request.js';
import { readPolicies } from './judging-policy.js';
import { judgingRules } from './policy/stricter.js';
import { resolveRequest } from './requested-range.js';

/** Opens what the request names for the commands about seals: no commit is read and nothing is compared. */
export async function withSealSource<T>(request: GateRequest, use: (source: GateSource) => Promise<T>): Promise<T> {
  return withRepository(request, async (repository) => {
    const { work, close } = lazyWork();
    try {
      const isBare = repository.topLevel === null && request.range.kind === 'worktree';
      const asked = isBare ? ({ kind: 'revisions', base: 'HEAD', head: 'HEAD' } as const) : request.range;
      const { range, trees } = await resolveRequest(repository, asked);
      const policies = await readPolicies(request, repository, range, trees.changes);
      const rulesFor = (path: string) => judgingRules(policies.base, policies.head ?? policies.base, path);
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

import type { RangeSpec } from './inputs/request.js';
import { compareTrees } from './revisions/changes.js';
import { resolveRange } from './revisions/ranges.js';
import type { Repository } from './revisions/repository.js';
import type { Range, TreeComparison } from './revisions/revisions.js';
import { listIndexChanges, listWorktreeChanges } from './revisions/working-changes.js';

export interface RequestedRange {
  readonly range: Range;
  readonly trees: TreeComparison;
}

/**
 * Turns what was asked for into two trees and what differs between them.
 *
 * @param onRange  Told the range before the trees are compared, so that what needs nothing else can begin beside it.
 */
export async function resolveRequest(
  repository: Repository,
  asked: RangeSpec,
  onRange: (range: Range) => void = () => undefined,
): Promise<RequestedRange> {
  if (asked.kind === 'staged' || asked.kind === 'worktree') {
    // What the next commit would change: against HEAD, unless a base is named.
    const headKind = asked.kind === 'staged' ? 'index' : 'worktree';
    const range = await resolveRange(repository, { base: asked.base ?? 'HEAD', head: 'HEAD', headKind });
    onRange(range);
    const list = asked.kind === 'staged' ? listIndexChanges : listWorktreeChanges;
    return { range, trees: { changes: await list(repository, range.mergeBase), problems: [] } };
  }
  const range = await resolveCommits(repository, asked);
  onRange(range);
  return { range, trees: await compareTrees(repository, range.mergeBase, range.head.sha) };
}

async function resolveCommits(
  repository: Repository,
  asked: Extract<RangeSpec, { kind: 'commits' | 'revisions' }>,
): Promise<Range> {
  if (asked.kind === 'revisions') {
    return resolveRange(repository, { ...(asked.base === undefined ? {} : { base: asked.base }), head: asked.head });
  }
  const range = await resolveRange(repository, {
    base: asked.base.sha,
    head: asked.head.sha,
    comparison: asked.comparison,
  });
  const label = (sha: Range['base']['sha'], ref: string | undefined) => ({
    sha,
    ...(ref === undefined ? {} : { ref }),
  });
  return { ...range, base: label(range.base.sha, asked.base.ref), head: label(range.head.sha, asked.head.ref) };
}

import type { RangeSpec } from './inputs/request.js';
import { compareTrees } from './revisions/changes.js';
import { resolveRange } from './revisions/ranges.js';
import type { Repository } from './revisions/repository.js';
import type { Range, TreeComparison } from './revisions/revisions.js';

export interface RequestedRange {
  readonly range: Range;
  readonly trees: TreeComparison;
}

/** Who is told what, as soon as it is known. */
export interface Told {
  readonly tips: (tips: Pick<Range, 'base' | 'head'>) => void;
  readonly range: (range: Range) => void;
}

/**
 * Turns what was asked for into two trees and what differs between them.
 *
 * @param told  Told what is known before git goes on to the next step, so that what needs nothing else can begin beside it.
 */
export async function resolveRequest(
  repository: Repository,
  asked: RangeSpec,
  told: Partial<Told> = {},
): Promise<RequestedRange> {
  if (asked.kind === 'staged' || asked.kind === 'worktree') {
    // What the next commit would change: against HEAD, unless a base is named.
    const headKind = asked.kind === 'staged' ? 'index' : 'worktree';
    const range = await resolveRange(repository, { base: asked.base ?? 'HEAD', head: 'HEAD', headKind }, told.tips);
    told.range?.(range);
    const { listIndexChanges, listWorktreeChanges } = await import('./revisions/working-changes.js');
    const list = asked.kind === 'staged' ? listIndexChanges : listWorktreeChanges;
    return { range, trees: { changes: await list(repository, range.mergeBase), problems: [] } };
  }
  const range = await resolveCommits(repository, asked, told.tips);
  told.range?.(range);
  return { range, trees: await compareTrees(repository, range.mergeBase, range.head.sha) };
}

async function resolveCommits(
  repository: Repository,
  asked: Extract<RangeSpec, { kind: 'commits' | 'revisions' }>,
  onTips: Told['tips'] | undefined,
): Promise<Range> {
  if (asked.kind === 'revisions') {
    const spec = { ...(asked.base === undefined ? {} : { base: asked.base }), head: asked.head };
    return resolveRange(repository, spec, onTips);
  }
  const spec = { base: asked.base.sha, head: asked.head.sha, comparison: asked.comparison };
  const range = await resolveRange(repository, spec, onTips);
  const label = (sha: Range['base']['sha'], ref: string | undefined) => ({
    sha,
    ...(ref === undefined ? {} : { ref }),
  });
  return { ...range, base: label(range.base.sha, asked.base.ref), head: label(range.head.sha, asked.head.ref) };
}

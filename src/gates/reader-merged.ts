import { listChanges } from '../revisions/changes.js';
import { mergeTrees } from '../revisions/merge-result.js';
import type { ObjectId, PathChange, TreeEntry } from '../revisions/revisions.js';
import type { GateSource } from './gate.js';
import type { MergedFacts } from './policy-facts.js';

/** Blobs that are fetched so that renames can be followed; beyond it only paths that both sides changed are read. */
const MAX_BLOBS_FOR_RENAMES = 4_000;
const SUBMODULE_MODE = '160000';

/**
 * Merges head into base's tip as the platform would, and looks for fixtures that would hold what nobody saw. Every path
 * that lands has to be one that head shows, with head's bytes; that also answers for histories with several merge bases.
 */
export async function readMerged(source: GateSource): Promise<MergedFacts> {
  const { repository, range, changes, isFixture, ensureObjects } = source;
  const { base, head, headKind, mergeBase, mergeBases } = range;
  if (headKind !== 'commit' || mergeBase === base.sha || mergeBase === head.sha) return { kind: 'same' };
  const onBase = await listChanges(repository, mergeBase, base.sha);
  const others = await Promise.all(
    mergeBases.filter((one) => one !== mergeBase).map((one) => listChanges(repository, mergeBase, one)),
  );
  const all = [...changes, ...onBase, ...others.flat()];
  const renames = all.length * 2 <= MAX_BLOBS_FOR_RENAMES;
  await ensureObjects(blobsOf(renames ? all : changedTwice(changes, onBase)));
  const result = await mergeTrees(repository, base.sha, head.sha, { renames });
  if (result.kind === 'unsupported') {
    const touchesFixtures = [...changes, ...onBase].some(({ path }) => isFixture(path));
    return touchesFixtures ? { kind: 'unknown', why: result.reason } : { kind: 'same' };
  }
  const paths = result.kind === 'conflict' ? result.paths : [];
  const conflicted = new Set(paths);
  const shown = new Map(changes.map((change) => [change.path, change.head]));
  const landing = await listChanges(repository, base.sha, result.tree);
  return {
    kind: 'merged',
    composed: landing
      .filter(({ path, head: merged }) => isFixture(path) && !conflicted.has(path) && !isShown(shown, path, merged))
      .map(({ path }) => path),
    conflicts: paths
      .map((path) => ({ path, isFixture: isFixture(path) }))
      .sort((a, b) => Number(b.isFixture) - Number(a.isFixture)),
  };
}

function isShown(shown: ReadonlyMap<string, TreeEntry | null>, path: string, merged: TreeEntry | null): boolean {
  const head = shown.get(path);
  if (head === undefined) return false;
  return head === null || merged === null ? head === merged : head.oid === merged.oid && head.mode === merged.mode;
}

/** What a merge reads where both sides changed a path: all three contents. */
function changedTwice(changes: readonly PathChange[], onBase: readonly PathChange[]): readonly PathChange[] {
  const first = new Set(changes.map(({ path }) => path));
  const both = new Set(onBase.map(({ path }) => path).filter((path) => first.has(path)));
  return [...changes, ...onBase].filter(({ path }) => both.has(path));
}

function blobsOf(changes: readonly PathChange[]): readonly ObjectId[] {
  const entries = changes.flatMap(({ base, head }) => [base, head]);
  return [...new Set(entries.flatMap((entry) => (entry === null || entry.mode === SUBMODULE_MODE ? [] : [entry.oid])))];
}

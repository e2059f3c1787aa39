import type { Policy } from '../policy/policy.js';
import { findEntry } from '../revisions/find-entry.js';
import type { GitPath } from '../revisions/revisions.js';
import type { GateSource } from './gate.js';

/**
 * Whether a gate has anything to look at here, told from next to nothing: most runs have no seal, no list and no lane, and need
 * not load what judges them. Where one of these says no, its gate's own reader would find nothing and the gate be `not-configured`.
 */
type Concerned = (source: GateSource) => Promise<boolean>;

export const isSealed: Concerned = async (source) => {
  const { manifest, manifestComplete, ledger } = source.policy;
  if (manifestComplete || manifest.some(isPattern)) return true;
  return standsAtAny(source, [...manifest, ...ledger.map(({ file }) => file)]);
};

/** Schemas and properties judge what changed and is there. */
export const changedOnHead: Concerned = async ({ findings }) => findings.some(({ head }) => head !== null);

export const hasFreezeList: Concerned = (source) => standsAtAny(source, [source.policy.freeze.file]);

export const mayQuarantine: Concerned = async (source) => {
  const { policy, policyEdit } = source;
  if (asksForRuns(policyEdit.base) || policy.configured.includes('quarantine')) return true;
  return standsAtAny(source, [policyEdit.base.quarantine.file]);
};

/** Whether a policy has tests run or run again. */
export function asksForRuns({ quarantine, lanes, fourWay }: Policy): boolean {
  return quarantine.replay !== null || lanes.gating !== null || lanes.info !== null || fourWay;
}

/** What a name with these characters stands for can only be found by looking at all paths. */
export function isPattern(name: string): boolean {
  return /[*?[\]{}\\]/.test(name);
}

/** On either side. */
async function standsAtAny({ repository, range, changes }: GateSource, paths: readonly GitPath[]): Promise<boolean> {
  if (changes.some(({ path }) => paths.includes(path))) return true;
  for (const path of paths) if ((await findEntry(repository, range.mergeBase, path)) !== undefined) return true;
  return false;
}

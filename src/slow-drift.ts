import { judgeWithAnchor, needsAnchor } from './comparison/anchor.js';
import type { Comparison } from './comparison/comparison.js';
import type { Finding } from './comparison/finding.js';
import { jobFor, modified, strongest } from './finding-of.js';
import type { FindingsInput } from './findings.js';
import { MAX_SIDE_BYTES, OVER_MAX_SIDE } from './large-files.js';
import type { Policy } from './policy/policy.js';
import { listHistory, MAX_REVISIONS, type PathHistory } from './revisions/history.js';
import type { Repository } from './revisions/repository.js';
import { type FixtureChange, isBlob, present, SUBMODULE_MODE } from './sides.js';

/** Steps that are each within tolerance may add up: findings that are drift are held against where the drift began. */
export async function againstAnchors(findings: readonly Finding[], input: FindingsInput): Promise<readonly Finding[]> {
  const { repository, base, fixtures, policy, ensureObjects, ensureHistory } = input;
  const byPath = new Map(fixtures.map((fixture) => [fixture.change.path, fixture]));
  const drifting = new Set(
    findings
      .filter((finding) =>
        byPath
          .get(finding.path)
          ?.rules.some((rule) =>
            needsAnchor({ class: finding.class, counts: finding.changeCounts }, { rule, tolerance: policy.tolerance }),
          ),
      )
      .map(({ path }) => path),
  );
  if (drifting.size === 0) return findings;
  const whole = repository.isShallow && ensureHistory ? await ensureHistory() : repository;
  const history = await listHistory(whole, base, [...drifting], MAX_REVISIONS);
  const past = [...history.values()].flatMap(({ revisions }) => revisions);
  await ensureObjects?.(past.flatMap(({ entry }) => (isBlob(entry) ? [entry.oid] : [])));
  const result: Finding[] = [];
  for (const finding of findings) {
    const fixture = drifting.has(finding.path) ? byPath.get(finding.path) : undefined;
    const past = history.get(finding.path);
    if (fixture === undefined || past === undefined) {
      result.push(finding);
      continue;
    }
    result.push(await againstAnchor(finding, fixture, past, repository, policy));
  }
  return result;
}

async function againstAnchor(
  finding: Finding,
  { change, rules }: FixtureChange,
  { revisions: past, complete }: PathHistory,
  { objects }: Repository,
  policy: Policy,
): Promise<Finding> {
  let unseen: string | undefined;
  async function* revisions(): AsyncGenerator<{ bytes: Uint8Array; commit: string }> {
    for (const { commit, entry } of past) {
      // Where the path was removed or was no file, its history as this file began after it.
      if (entry === null || entry.mode === SUBMODULE_MODE) return;
      const object = present(await objects.find(entry.oid, { maxBytes: MAX_SIDE_BYTES }));
      if (object.kind !== 'content') {
        unseen = `its content in ${commit.slice(0, 12)} is over ${MAX_SIDE_BYTES / 1_048_576} MiB`;
        return;
      }
      yield { bytes: object.content, commit };
    }
    // Asked for more than there is: fine where the file began here, or where nobody looks further back.
    if (!complete && past.length < MAX_REVISIONS) unseen = 'the history of this clone ends before the drift began';
  }
  // What began as it is on base has no steps behind it.
  if (complete && past.length <= 1) return finding;
  if (Math.max(finding.base?.size ?? 0, finding.head?.size ?? 0) > MAX_SIDE_BYTES)
    return notJudgedBack(finding, OVER_MAX_SIDE);
  const base = await objects.read(change.base!.oid);
  const head = await objects.read(change.head!.oid);
  const sides = [
    { bytes: base, mode: change.base!.mode },
    { bytes: head, mode: change.head!.mode },
  ] as const;
  const { changeCounts, ...rest } = finding;
  const step: Comparison = {
    ...(rest as Omit<Comparison, 'counts' | 'unusedRules'>),
    counts: changeCounts,
    unusedRules: [],
  };
  const judged = await Promise.all(
    rules.map((rule) => judgeWithAnchor(jobFor(change.path, ...sides, rule, policy), step, revisions())),
  );
  const worst = modified(finding.path, { base: finding.base, head: finding.head }, strongest(judged));
  return unseen === undefined || worst.class !== 'TOLERANCE_DRIFT' ? worst : notJudgedBack(worst, unseen);
}

/** Steps within tolerance may add up to anything behind what was looked at, so nothing below a rewrite is claimed. */
function notJudgedBack(finding: Finding, why: string): Finding {
  const note = `not compared with where its drift began: ${why}`;
  return {
    ...finding,
    class: 'SEMANTIC_REWRITE',
    also: ['TOLERANCE_DRIFT'],
    summary: `${finding.summary}; ${note}`,
    changeCounts: { ...finding.changeCounts, value: finding.changeCounts.value + 1 },
    changes: [{ kind: 'value', at: '$', base: null, head: null, note }, ...finding.changes],
    notes: [`${note}. A checkout with "fetch-depth: 0" before this step has all of it`, ...finding.notes],
  };
}

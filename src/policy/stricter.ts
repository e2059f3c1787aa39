import { isDeepStrictEqual } from 'node:util';
import { ruleFor, ruleForPointer } from './match.js';
import type { ChangeClass, FixtureRule, Policy, RecordKind } from './policy.js';
import { requiredRecords } from './requirement.js';

/*
 * Where head changes the policy, both judge and the stricter counts (docs/adr/0052): head may ask for more at once and
 * for less only after it was merged. Pure; `weakenings.ts` says what head would have taken away.
 */

/** Weakest first, so that the index is the strength. */
export const STRENGTH = {
  match: ['head-bytes', 'every-commit'],
  identity: ['git', 'verified'],
  separation: ['off', 'commit', 'pull-request'],
  hollow: ['ignore', 'warn', 'fail'],
  missingArtifacts: ['ignore', 'warn', 'block'],
} as const;

/** The stronger of two values of one of the scales above. */
export function stronger<T extends string>(scale: readonly T[], a: T, b: T): T {
  return scale.indexOf(a) >= scale.indexOf(b) ? a : b;
}

/**
 * One policy whose settings are the stricter of both, and whose fixtures are those of either. Base's rules come first, so a
 * path that both know keeps base's rule here; `judgingRules` gives both. What can only be one thing stays base's: files,
 * folders, and above all commands, which are never taken from head.
 */
export function stricterOf(base: Policy, head: Policy): Policy {
  const { notices: _, ...settings } = base;
  const notices = [...new Set([...(base.notices ?? []), ...(head.notices ?? [])])];
  return {
    ...settings,
    fixtures: union(base.fixtures, head.fixtures),
    tolerance: {
      relative: Math.min(base.tolerance.relative, head.tolerance.relative),
      absolute: Math.min(base.tolerance.absolute, head.tolerance.absolute),
    },
    trailers: stricterTrailers(base.trailers, head.trailers),
    approvals: {
      ...base.approvals,
      identity: stronger(STRENGTH.identity, base.approvals.identity, head.approvals.identity),
    },
    manifest: union(base.manifest, head.manifest),
    manifestComplete: base.manifestComplete || head.manifestComplete,
    ledger: union(base.ledger, head.ledger),
    separation: {
      mode: stronger(STRENGTH.separation, base.separation.mode, head.separation.mode),
      code: union(base.separation.code, head.separation.code),
      differentAuthor: base.separation.differentAuthor || head.separation.differentAuthor,
    },
    agents: union(base.agents, head.agents),
    shape: { hollow: stronger(STRENGTH.hollow, base.shape.hollow, head.shape.hollow) },
    quarantine: { ...base.quarantine, budget: Math.min(base.quarantine.budget, head.quarantine.budget) },
    limits: lowerLimits(base.limits, head.limits),
    configured: union(base.configured, head.configured),
    ...(notices.length === 0 ? {} : { notices }),
  };
}

/**
 * What judges the pull request that brings the first policy: the defaults, and what head adds to them (threat T06).
 * A policy that lists nothing, excludes everything or asks for no record takes nothing away.
 */
export function policyAddsTo(defaults: Policy, head: Policy): Policy {
  return stricterOf(defaults, head);
}

/**
 * The rules by which a change of `path` is judged: base's, and head's where it differs. The comparison is made under each
 * and the strongest class counts. Empty where the path is a fixture under neither. `pointer` says that a link or a
 * submodule stands or stood there, which may stand for a folder.
 */
export function judgingRules(base: Policy, head: Policy, path: string, pointer = false): readonly FixtureRule[] {
  const find = pointer ? ruleForPointer : ruleFor;
  const rules = [find(base, path), find(head, path)].filter((rule) => rule !== undefined);
  return union(rules, []);
}

/** What all of `rules` ask for together. */
export function requiredByAll(rules: readonly FixtureRule[], classes: readonly ChangeClass[]): readonly RecordKind[] {
  const kinds = new Set(rules.flatMap((rule) => requiredRecords(rule, classes)));
  return (['trailer', 'approval', 'review'] as const).filter((kind) => kinds.has(kind));
}

function stricterTrailers(base: Policy['trailers'], head: Policy['trailers']): Policy['trailers'] {
  return {
    // Two names cannot both be asked for; base's is the one that the history is searched by.
    key: base.key,
    minReason: Math.max(base.minReason, head.minReason),
    match: stronger(STRENGTH.match, base.match, head.match),
    bind: base.bind || head.bind,
    patterns: base.patterns && head.patterns,
  };
}

/** A lower limit is the stricter one: reaching it fails upward. */
function lowerLimits(base: Policy['limits'], head: Policy['limits']): Policy['limits'] {
  return {
    file: Math.min(base.file, head.file),
    depth: Math.min(base.depth, head.depth),
    nodes: Math.min(base.nodes, head.nodes),
    seconds: Math.min(base.seconds, head.seconds),
  };
}

/** The first list, then what only the second has; equal entries once. */
function union<T>(first: readonly T[], second: readonly T[]): readonly T[] {
  const all: T[] = [];
  for (const entry of [...first, ...second]) {
    if (!all.some((known) => known === entry || isDeepStrictEqual(known, entry))) all.push(entry);
  }
  return all;
}

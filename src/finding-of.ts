import type { Comparison, ComparisonJob, Side } from './comparison/comparison.js';
import type { Finding } from './comparison/finding.js';
import type { OneSided } from './judge.js';
import { OVER_MAX_SIDE } from './large-files.js';
import type { FixtureRule, Policy } from './policy/policy.js';

const NO_COUNTS = { shape: 0, value: 0, drift: 0, representation: 0 } as const;

export function jobFor(path: string, base: Side, head: Side, rule: FixtureRule, policy: Policy): ComparisonJob {
  return { path, base, head, rule, tolerance: policy.tolerance, limits: policy.limits };
}

type Facts = Pick<Finding, 'base' | 'head'>;

export function oneSided(
  side: { readonly path: string; readonly added: boolean },
  facts: Facts,
  seen: OneSided | undefined,
): Finding {
  const { path, added } = side;
  const failures = (seen?.failures ?? []).map((failure) => ({
    ...failure,
    side: added ? ('head' as const) : ('base' as const),
  }));
  const format = seen?.format ?? 'binary';
  return {
    path,
    class: added ? 'ADDED' : 'REMOVED',
    also: [],
    format,
    ...facts,
    summary: `${added ? 'file added' : 'file removed'}${failures.length > 0 ? ', does not parse' : ''}`,
    changeCounts: NO_COUNTS,
    changes: [],
    notes: [],
    failures,
    suppressed: 0,
  };
}

export function notKept(path: string, facts: Facts): Finding {
  const why = `not compared: ${OVER_MAX_SIDE}, or its content is missing`;
  return {
    path,
    class: 'SEMANTIC_REWRITE',
    also: [],
    format: 'binary',
    ...facts,
    summary: why,
    changeCounts: { ...NO_COUNTS, value: 1 },
    changes: [{ kind: 'value', at: '$', base: null, head: null, note: why }],
    notes: [`${why}; the class is the least that may be said of changed bytes`],
    failures: [],
    suppressed: 0,
  };
}

export function modified(path: string, facts: Facts, comparison: Comparison): Finding {
  const { counts, unusedRules: _, ...rest } = comparison;
  return { path, ...facts, ...rest, changeCounts: counts };
}

const STRENGTH: Readonly<Record<Comparison['class'], number>> = {
  SHAPE_CHANGE: 2,
  SEMANTIC_REWRITE: 1,
  TOLERANCE_DRIFT: 0,
};

/** Where base's and head's policy judge differently, the stronger class stands. */
export function strongest(comparisons: readonly Comparison[]): Comparison {
  return comparisons.reduce((worst, one) => (STRENGTH[one.class] > STRENGTH[worst.class] ? one : worst));
}

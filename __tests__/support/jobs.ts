import type { ComparisonJob, Side } from '../../src/comparison/comparison.js';
import { DEFAULT_LIMITS, type FixtureRule } from '../../src/policy/policy.js';

/** The built-in rule, with what a test wants otherwise. */
export function fixtureRule(rule: Partial<FixtureRule> = {}): FixtureRule {
  return {
    paths: ['**'],
    exclude: [],
    anyCase: false,
    require: { default: ['trailer'], byClass: {} },
    format: 'auto',
    header: 'auto',
    yaml: 'auto',
    keys: {},
    unordered: [],
    maps: [],
    notMaps: [],
    ignoreMembers: [],
    tolerances: [],
    volatile: { ids: [], timestamps: [], regex: [] },
    missingArtifacts: 'ignore',
    tests: [],
    ...rule,
  };
}

export function side(content: string | Uint8Array, mode = '100644'): Side {
  return { bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content, mode };
}

export function comparisonJob(
  path: string,
  base: string | Uint8Array | Side,
  head: string | Uint8Array | Side,
  rule: Partial<FixtureRule> = {},
): ComparisonJob {
  const asSide = (value: string | Uint8Array | Side): Side =>
    typeof value === 'string' || value instanceof Uint8Array ? side(value) : value;
  return {
    path,
    base: asSide(base),
    head: asSide(head),
    rule: fixtureRule(rule),
    tolerance: { relative: 1e-9, absolute: 0 },
    limits: DEFAULT_LIMITS,
  };
}

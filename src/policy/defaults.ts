import { DEFAULT_LIMITS, type FixtureRule, type Policy, type Requirement } from './policy.js';

/**
 * Where test suites keep what judges them. These apply where no policy names fixtures; they match in any
 * letter case, at the repository's root and below it (requirement D9). A pattern without a slash is about the file's name.
 */
export const BUILT_IN_PATTERNS = [
  '**/testdata/**',
  '**/fixtures/**',
  '**/__fixtures__/**',
  '**/__snapshots__/**',
  '**/golden/**',
  '**/goldens/**',
  '**/cassettes/**',
  '*.snap',
  '*.snap.*',
  '*.golden',
  '*.golden.*',
  '*.expected',
  '*.expected.*',
  '*.approved.*',
  '*.verified.*',
  '*.ambr',
] as const;

/** Every changed fixture needs a trailer, whatever the change is. */
export const DEFAULT_REQUIREMENT: Requirement = { default: ['trailer'], byClass: {} };

/** A rule that only says which files are fixtures. */
export function plainRule(paths: readonly string[], anyCase: boolean): FixtureRule {
  return {
    paths,
    exclude: [],
    anyCase,
    require: DEFAULT_REQUIREMENT,
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
  };
}

/** What holds where a repository has no policy file. The schema takes its defaults from here, so that they are written once. */
export function defaultPolicy(): Policy {
  return {
    source: 'defaults',
    fixtures: [plainRule(BUILT_IN_PATTERNS, true)],
    tolerance: { relative: 1e-9, absolute: 0 },
    trailers: { key: 'Fixture-Change', minReason: 20, match: 'head-bytes', bind: false, patterns: false },
    approvals: { directory: 'reviews/fixtures', identity: 'git' },
    manifest: ['fixtures.manifest'],
    manifestComplete: false,
    ledger: [{ file: 'tests/fixture_ledger.json', root: 'tests/fixtures' }],
    separation: { mode: 'off', code: ['src/**', 'app/**', 'lib/**'], differentAuthor: false },
    agents: [],
    shape: { hollow: 'fail' },
    freeze: { file: 'tests/flake_freeze.txt', staleDays: 30 },
    quarantine: { file: '.quarantine.json', budget: 3, report: [], replay: null, times: 1, timeout: 600 },
    lanes: { prepare: null, gating: null, info: null, timeout: 1200 },
    fourWay: false,
    limits: DEFAULT_LIMITS,
    configured: [],
  };
}

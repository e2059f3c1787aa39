import { BUILT_IN_PATTERNS, plainRule } from './defaults.js';
import {
  CHANGE_CLASSES,
  type ChangeClass,
  type FixtureRule,
  type Policy,
  type RecordKind,
  type Requirement,
} from './policy.js';
import type { FixtureRuleFile, PolicyFile, RequirementFile } from './schema.js';

/** From the names of the file to those of the program. All values are checked and all defaults are in already. */
export function completePolicy(file: PolicyFile): Omit<Policy, 'source' | 'configured'> {
  const { trailers, separation, freeze, quarantine } = file;
  return {
    fixtures: file.fixtures?.map(completeRule) ?? [plainRule(BUILT_IN_PATTERNS, true)],
    tolerance: file.tolerance,
    trailers: {
      key: trailers.key,
      minReason: trailers['min-reason'],
      match: trailers.match,
      bind: trailers.bind,
      patterns: trailers.patterns,
    },
    approvals: file.approvals,
    manifest: file.manifest,
    manifestComplete: file['manifest-complete'],
    ledger: file.ledger,
    separation: { mode: separation.mode, code: separation.code, differentAuthor: separation['different-author'] },
    agents: file.agents,
    shape: file.shape,
    freeze: { file: freeze.file, staleDays: freeze['stale-days'] },
    quarantine,
    lanes: file.lanes,
    fourWay: file['four-way'],
    limits: file.limits,
  };
}

function completeRule(rule: FixtureRuleFile): FixtureRule {
  return {
    paths: rule.paths,
    exclude: rule.exclude,
    anyCase: false,
    require: completeRequirement(rule.require),
    format: rule.format,
    header: rule.header,
    yaml: rule.yaml === 'auto' ? 'auto' : rule.yaml === '1.1' || rule.yaml === 1.1 ? '1.1' : '1.2',
    keys: rule.keys,
    unordered: rule.unordered,
    maps: rule.maps,
    notMaps: rule['not-maps'],
    ignoreMembers: rule['ignore-members'],
    tolerances: rule.tolerances.map(withoutUndefined),
    volatile: rule.volatile,
    ...(rule.pixels === undefined ? {} : { pixels: rule.pixels }),
    ...(rule.descriptor === undefined ? {} : { descriptor: rule.descriptor }),
    ...(rule.schema === undefined ? {} : { schema: rule.schema }),
    ...(rule.properties === undefined ? {} : { properties: rule.properties }),
    missingArtifacts: rule['missing-artifacts'],
    tests: rule.tests,
  };
}

/** The four spellings of `require` as one: a name, `none`, a list, or an answer per class. */
export function completeRequirement(written: RequirementFile): Requirement {
  if (typeof written === 'string' || Array.isArray(written)) return { default: records(written), byClass: {} };
  const byClass: Partial<Record<ChangeClass, readonly RecordKind[]>> = {};
  for (const one of CHANGE_CLASSES) {
    const own = written[one];
    if (own !== undefined) byClass[one] = records(own);
  }
  return { default: records(written.default), byClass };
}

function records(written: RecordKind | 'none' | readonly RecordKind[]): readonly RecordKind[] {
  if (typeof written !== 'string') return [...new Set(written)];
  return written === 'none' ? [] : [written];
}

/** zod gives absent keys as absent, its types give them as `| undefined`. */
function withoutUndefined<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}

import { isDeepStrictEqual } from 'node:util';
import type { ProblemCode } from '../problems.js';
import { ruleFor } from './match.js';
import { CHANGE_CLASSES, type FixtureRule, type Policy, type ToleranceRule } from './policy.js';
import { STRENGTH } from './stricter.js';

/** One thing that head's policy takes away. `key` is as in the file: `trailers.min-reason`, `fixtures[testdata/**].require`. */
export interface Weakening {
  /** FG704 for the budget of the quarantine, FG801 for everything else; `key` tells a gate whether it is its own. */
  readonly code: Extract<ProblemCode, 'FG704' | 'FG801'>;
  readonly key: string;
  /** As a person reads them; `absent` where a side has none. */
  readonly base: string;
  readonly head: string;
}

/**
 * What head's policy would allow that base's does not, setting by setting, in the order of the file. What cannot be told
 * (another format, another schema) counts as weaker. Empty where head only adds or tightens.
 */
export function weakenings(base: Policy, head: Policy): readonly Weakening[] {
  return [...ruleListWeakenings(base, head), ...settingWeakenings(base, head)];
}

/** A path that head protects less: no longer a fixture, or with fewer records for some class. */
export interface WeakenedPath {
  readonly path: string;
  readonly why: 'no longer a fixture' | 'fewer records';
}

/** Exact, for the paths at hand; `weakenings` compares what is written and knows no paths. */
export function weakenedPaths(base: Policy, head: Policy, paths: readonly string[]): readonly WeakenedPath[] {
  return paths.flatMap((path): readonly WeakenedPath[] => {
    const before = ruleFor(base, path);
    if (before === undefined) return [];
    const after = ruleFor(head, path);
    if (after === undefined) return [{ path, why: 'no longer a fixture' }];
    return fewerRecords(before, after).length > 0 ? [{ path, why: 'fewer records' }] : [];
  });
}

function settingWeakenings(base: Policy, head: Policy): readonly Weakening[] {
  const found: Weakening[] = [];
  const note = (weaker: boolean, key: string, before: unknown, after: unknown, code: Weakening['code'] = 'FG801') => {
    if (weaker) found.push({ code, key, base: show(before), head: show(after) });
  };
  const raised = (key: string, before: number, after: number, code?: Weakening['code']) =>
    note(after > before, key, before, after, code);
  const lowered = <T extends string>(key: string, scale: readonly T[], before: T, after: T) =>
    note(scale.indexOf(after) < scale.indexOf(before), key, before, after);
  const dropped = (key: string, before: readonly unknown[], after: readonly unknown[]) => {
    const gone = before.filter((entry) => !after.some((other) => isDeepStrictEqual(entry, other)));
    note(gone.length > 0, key, gone, 'absent');
  };
  const changed = (key: string, before: unknown, after: unknown) =>
    note(before !== null && before !== after, key, before, after);

  raised('tolerance.relative', base.tolerance.relative, head.tolerance.relative);
  raised('tolerance.absolute', base.tolerance.absolute, head.tolerance.absolute);
  changed('trailers.key', base.trailers.key, head.trailers.key);
  note(
    head.trailers.minReason < base.trailers.minReason,
    'trailers.min-reason',
    base.trailers.minReason,
    head.trailers.minReason,
  );
  lowered('trailers.match', STRENGTH.match, base.trailers.match, head.trailers.match);
  note(base.trailers.bind && !head.trailers.bind, 'trailers.bind', true, false);
  note(!base.trailers.patterns && head.trailers.patterns, 'trailers.patterns', false, true);
  changed('approvals.directory', base.approvals.directory, head.approvals.directory);
  lowered('approvals.identity', STRENGTH.identity, base.approvals.identity, head.approvals.identity);
  dropped('manifest', base.manifest, head.manifest);
  note(base.manifestComplete && !head.manifestComplete, 'manifest-complete', true, false);
  dropped('ledger', base.ledger, head.ledger);
  lowered('separation.mode', STRENGTH.separation, base.separation.mode, head.separation.mode);
  dropped('separation.code', base.separation.code, head.separation.code);
  note(base.separation.differentAuthor && !head.separation.differentAuthor, 'separation.different-author', true, false);
  dropped('agents', base.agents, head.agents);
  lowered('shape.hollow', STRENGTH.hollow, base.shape.hollow, head.shape.hollow);
  changed('freeze.file', base.freeze.file, head.freeze.file);
  raised('freeze.stale-days', base.freeze.staleDays, head.freeze.staleDays);
  changed('quarantine.file', base.quarantine.file, head.quarantine.file);
  raised('quarantine.budget', base.quarantine.budget, head.quarantine.budget, 'FG704');
  dropped('quarantine.report', base.quarantine.report, head.quarantine.report);
  changed('quarantine.replay', base.quarantine.replay, head.quarantine.replay);
  note(
    base.quarantine.times !== head.quarantine.times,
    'quarantine.times',
    base.quarantine.times,
    head.quarantine.times,
  );
  changed('lanes.prepare', base.lanes.prepare, head.lanes.prepare);
  changed('lanes.gating', base.lanes.gating, head.lanes.gating);
  note(base.fourWay && !head.fourWay, 'four-way', true, false);
  return found;
}

/** Rules are paired by a pattern that they share; a rule's patterns, exclusions and place in the list count, too. */
function ruleListWeakenings(base: Policy, head: Policy): readonly Weakening[] {
  const found: Weakening[] = [];
  let last = -1;
  for (const rule of base.fixtures) {
    const name = `fixtures[${rule.paths[0]}]`;
    const index = head.fixtures.findIndex((other) => other.paths.some((pattern) => rule.paths.includes(pattern)));
    const other = head.fixtures[index];
    if (other === undefined) {
      found.push({ code: 'FG801', key: name, base: show(rule.paths), head: 'absent' });
      continue;
    }
    if (index !== last + 1) {
      // The first rule that matches counts: whatever now stands before this one may take its files.
      found.push({ code: 'FG801', key: name, base: `rule ${last + 2}`, head: `rule ${index + 1}` });
    }
    last = index;
    for (const { key, before, after } of ruleWeakenings(rule, other)) {
      found.push({ code: 'FG801', key: `${name}.${key}`, base: show(before), head: show(after) });
    }
  }
  return found;
}

interface RuleWeakening {
  readonly key: string;
  readonly before: unknown;
  readonly after: unknown;
}

function ruleWeakenings(base: FixtureRule, head: FixtureRule): readonly RuleWeakening[] {
  const gone = (key: string, before: readonly string[], after: readonly string[]): RuleWeakening[] => {
    const missing = before.filter((entry) => !after.includes(entry));
    return missing.length === 0 ? [] : [{ key, before: missing, after: 'absent' }];
  };
  const come = (key: string, before: readonly string[], after: readonly string[]): RuleWeakening[] => {
    const added = after.filter((entry) => !before.includes(entry));
    return added.length === 0 ? [] : [{ key, before: 'absent', after: added }];
  };
  const other = (key: string, before: unknown, after: unknown, fine?: unknown): RuleWeakening[] =>
    isDeepStrictEqual(before, after) || (fine !== undefined && after === fine) ? [] : [{ key, before, after }];
  const artifact = (key: string, before: string | undefined, after: string | undefined) =>
    before === undefined ? [] : other(key, before, after);

  return [
    ...gone('paths', base.paths, head.paths),
    ...(base.anyCase && !head.anyCase ? other('paths', 'in any letter case', 'as written') : []),
    ...come('exclude', base.exclude, head.exclude),
    ...fewerRecords(base, head),
    ...other('format', base.format, head.format),
    ...other('header', base.header, head.header),
    ...other('yaml', base.yaml, head.yaml, 'auto'),
    ...other('keys', base.keys, head.keys),
    ...come('unordered', base.unordered, head.unordered),
    ...come('maps', base.maps, head.maps),
    ...gone('not-maps', base.notMaps, head.notMaps),
    ...come('ignore-members', base.ignoreMembers, head.ignoreMembers),
    ...wider(base.tolerances, head.tolerances),
    ...come('volatile.ids', base.volatile.ids, head.volatile.ids),
    ...come('volatile.timestamps', base.volatile.timestamps, head.volatile.timestamps),
    ...come('volatile.regex', base.volatile.regex, head.volatile.regex),
    ...widerPixels(base.pixels, head.pixels),
    ...other('descriptor', base.descriptor, head.descriptor),
    ...artifact('schema', base.schema, head.schema),
    ...artifact('properties', base.properties, head.properties),
    ...(STRENGTH.missingArtifacts.indexOf(head.missingArtifacts) <
    STRENGTH.missingArtifacts.indexOf(base.missingArtifacts)
      ? other('missing-artifacts', base.missingArtifacts, head.missingArtifacts)
      : []),
    ...gone('tests', base.tests, head.tests),
  ];
}

function fewerRecords(base: FixtureRule, head: FixtureRule): readonly RuleWeakening[] {
  return CHANGE_CLASSES.flatMap((one) => {
    const before = base.require.byClass[one] ?? base.require.default;
    const after = head.require.byClass[one] ?? head.require.default;
    const fewer = before.some((kind) => !after.includes(kind));
    return fewer ? [{ key: `require.${one}`, before, after: after.length === 0 ? 'none' : after }] : [];
  });
}

/** A rule that goes leaves its values to a wider one or to the defaults, and either may be looser than it was. */
function wider(base: readonly ToleranceRule[], head: readonly ToleranceRule[]): readonly RuleWeakening[] {
  const same = (a: ToleranceRule, b: ToleranceRule) => a.path === b.path;
  const looser = head.filter((rule) => {
    const before = base.find((other) => same(rule, other));
    return before === undefined || loosens(before, rule);
  });
  const lost = base.filter((rule) => !head.some((other) => same(rule, other)));
  return looser.length + lost.length === 0 ? [] : [{ key: 'tolerances', before: base, after: head }];
}

function loosens(base: ToleranceRule, head: ToleranceRule): boolean {
  return (
    (head.relative ?? 0) > (base.relative ?? 0) ||
    (head.absolute ?? 0) > (base.absolute ?? 0) ||
    (head.ulp ?? 0) > (base.ulp ?? 0) ||
    (head.integers === true && base.integers !== true) ||
    (head.as !== undefined && base.as === undefined)
  );
}

function widerPixels(base: FixtureRule['pixels'], head: FixtureRule['pixels']): readonly RuleWeakening[] {
  const before = base ?? { delta: 1, ratio: 0 };
  const after = head ?? { delta: 1, ratio: 0 };
  return after.delta > before.delta || after.ratio > before.ratio ? [{ key: 'pixels', before, after }] : [];
}

function show(value: unknown): string {
  if (value === undefined || value === null) return 'absent';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

import type { FixtureRule, ToleranceRule } from '../policy/policy.js';
import type { ComparisonJob } from './comparison.js';
import { compareSpecificity, matchesPath, type PathPattern, parsePath, type Step } from './paths.js';

/** A path of the policy with the name that reports give it, e.g. `volatile.ids[1]`. */
export interface NamedPath {
  readonly label: string;
  readonly pattern: PathPattern;
}

export interface PathTolerance extends NamedPath {
  readonly rule: ToleranceRule;
}

/** Finds the stretches of a text that a policy calls volatile. */
export interface VolatileText {
  readonly label: string;
  /** The pieces between the matches, and how many matches there were. */
  readonly split: (text: string) => { readonly pieces: readonly string[]; readonly matches: number };
}

/** A fixture's policy, parsed once for one comparison, with a record of what has matched. */
export interface Rules {
  /** Most specific first. */
  readonly tolerances: readonly PathTolerance[];
  readonly globals: readonly ToleranceRule[];
  /** docs/classes.md section 5, rule 4: bounds of a measured float. */
  readonly measured: { readonly relative: number; readonly absolute: number };
  readonly keys: readonly (NamedPath & { readonly names: readonly string[] })[];
  readonly unordered: readonly NamedPath[];
  readonly maps: readonly NamedPath[];
  readonly notMaps: readonly NamedPath[];
  readonly ids: readonly NamedPath[];
  readonly timestamps: readonly NamedPath[];
  readonly texts: readonly VolatileText[];
  readonly pixels: { readonly delta: number; readonly ratio: number };
  /** Names of settings that are met by being looked at, not by a path: `header`, `ignore-members[0]`, a tolerance for all numbers. */
  readonly settings: readonly string[];
  readonly used: Set<string>;
  /** Sentences on rules that cannot be obeyed or that are dangerously wide. */
  readonly remarks: readonly string[];
}

/** docs/classes.md section 5: a wider relative bound is allowed and remarked on. */
const WIDE_RELATIVE = 1e-3;
/** docs/classes.md section 4: every channel within 1/255, no pixel beyond. */
const DEFAULT_PIXELS = { delta: 1, ratio: 0 };
const WIDE_RATIO = 0.1;

function named(paths: readonly string[], label: string, remarks: string[]): NamedPath[] {
  return paths.flatMap((path, index) => namedPath(path, `${label}[${index}]`, remarks));
}

function namedPath(path: string, label: string, remarks: string[]): NamedPath[] {
  const parsed = parsePath(path);
  if (parsed.ok) return [{ label, pattern: parsed.pattern }];
  remarks.push(`${label} is ignored: ${parsed.reason} (column ${parsed.column} of \`${path}\`)`);
  return [];
}

/** Parses the rules of a job. Regular expressions are loaded only where a policy has some. */
export async function prepareRules(job: Pick<ComparisonJob, 'rule' | 'tolerance'>): Promise<Rules> {
  const { rule, tolerance } = job;
  const remarks: string[] = [];
  const tolerances = rule.tolerances.flatMap((entry, index) =>
    entry.path === undefined
      ? []
      : namedPath(entry.path, `tolerances[${index}]`, remarks).map((path) => ({ ...path, rule: entry })),
  );
  tolerances.sort((a, b) => compareSpecificity(a.pattern, b.pattern));
  remarks.push(...wideRules(rule));
  return {
    tolerances,
    globals: rule.tolerances.filter(({ path }) => path === undefined),
    measured: tolerance,
    keys: Object.entries(rule.keys).flatMap(([path, names]) =>
      namedPath(path, `keys[${JSON.stringify(path)}]`, remarks).map((entry) => ({ ...entry, names })),
    ),
    unordered: named(rule.unordered, 'unordered', remarks),
    maps: named(rule.maps, 'maps', remarks),
    notMaps: named(rule.notMaps, 'not-maps', remarks),
    ids: named(rule.volatile.ids, 'volatile.ids', remarks),
    timestamps: named(rule.volatile.timestamps, 'volatile.timestamps', remarks),
    texts: await volatileTexts(rule.volatile.regex, remarks),
    pixels: rule.pixels ?? DEFAULT_PIXELS,
    settings: settingsOf(rule),
    used: new Set(),
    remarks,
  };
}

function settingsOf(rule: FixtureRule): string[] {
  return [
    ...(rule.header === 'auto' ? [] : ['header']),
    ...(rule.yaml === 'auto' ? [] : ['yaml']),
    ...rule.ignoreMembers.map((_, index) => `ignore-members[${index}]`),
    ...(rule.descriptor === undefined ? [] : ['descriptor']),
    ...(rule.pixels === undefined ? [] : ['pixels']),
    ...rule.tolerances.flatMap(({ path }, index) => (path === undefined ? [`tolerances[${index}]`] : [])),
  ];
}

function wideRules(rule: FixtureRule): string[] {
  const remarks = rule.tolerances.flatMap(({ relative, path }, index) =>
    relative !== undefined && relative > WIDE_RELATIVE
      ? [`tolerances[${index}]${path ? ` (${path})` : ''} is wide: relative ${relative} is over ${WIDE_RELATIVE}`]
      : [],
  );
  if (rule.pixels && rule.pixels.ratio >= WIDE_RATIO) {
    remarks.push(`pixels is wide: a share of ${rule.pixels.ratio} of the pixels may change by any amount`);
  }
  return remarks;
}

async function volatileTexts(patterns: readonly string[], remarks: string[]): Promise<VolatileText[]> {
  if (patterns.length === 0) return [];
  const { RE2JS } = await import('re2js');
  return patterns.flatMap((source, index) => {
    const label = `volatile.regex[${index}]`;
    try {
      const compiled = RE2JS.compile(source);
      return [{ label, split: (text: string) => splitAt(compiled.matcher(text), text) }];
    } catch (error) {
      remarks.push(`${label} is ignored: ${error instanceof Error ? error.message : String(error)}`);
      return [];
    }
  });
}

interface Matcher {
  find(): boolean;
  start(): number;
  end(): number;
}

function splitAt(matcher: Matcher, text: string): { pieces: string[]; matches: number } {
  const pieces: string[] = [];
  let last = 0;
  while (matcher.find()) {
    // An empty match hides nothing.
    if (matcher.end() === matcher.start()) continue;
    pieces.push(text.slice(last, matcher.start()));
    last = matcher.end();
  }
  pieces.push(text.slice(last));
  return { pieces, matches: pieces.length - 1 };
}

/** The same without anything that forgives a difference. */
export function withoutRules(rules: Rules): Rules {
  const nothing = { relative: 0, absolute: 0 };
  return {
    ...rules,
    tolerances: [],
    globals: [],
    measured: nothing,
    unordered: [],
    ids: [],
    timestamps: [],
    texts: [],
  };
}

/** Whether one of the paths selects the node on both sides; marks it as used. */
export function selectedBy(
  paths: readonly NamedPath[],
  baseSteps: readonly Step[],
  headSteps: readonly Step[],
  used: Set<string>,
): boolean {
  for (const { label, pattern } of paths) {
    if (matchesPath(pattern, baseSteps) && matchesPath(pattern, headSteps)) {
      used.add(label);
      return true;
    }
  }
  return false;
}

/** Whether two strings are equal but for stretches that the policy calls volatile; the number hidden, or undefined. */
export function hiddenByText(rules: Rules, base: string, head: string): number | undefined {
  if (rules.texts.length === 0) return undefined;
  let left: readonly string[] = [base];
  let right: readonly string[] = [head];
  let hidden = 0;
  for (const { label, split } of rules.texts) {
    const a = left.map(split);
    const b = right.map(split);
    // The count of matches is no part of what may be hidden.
    if (a.some(({ matches }, index) => matches !== b[index]?.matches)) continue;
    const matches = a.reduce((sum, entry) => sum + entry.matches, 0);
    if (matches > 0) rules.used.add(label);
    hidden += matches;
    left = a.flatMap(({ pieces }) => pieces);
    right = b.flatMap(({ pieces }) => pieces);
  }
  return hidden > 0 && left.length === right.length && left.every((piece, index) => piece === right[index])
    ? hidden
    : undefined;
}

import { FixtureGateError } from '../errors.js';
import { plainRule } from './defaults.js';
import { compileFolders, compileGlob, type Glob } from './glob.js';
import { patternProblem } from './paths.js';
import type { FixtureRule, Policy } from './policy.js';

interface CompiledPattern {
  readonly pattern: string;
  readonly matches: Glob;
  /** Takes folders in which `pattern` has files. */
  readonly holds: Glob;
}

interface CompiledRule {
  readonly rule: FixtureRule;
  readonly paths: readonly CompiledPattern[];
  readonly exclude: readonly Glob[];
}

/** Compiled once per policy and forgotten with it. A cache, not state: the same policy always gives the same rules. */
const compiled = new WeakMap<Policy, readonly CompiledRule[]>();

const INPUT_NOT_USED = 'the "fixtures" input is not used, because the policy file names the fixtures itself';

/** How often a pattern of the policy is met. `rule` is the index in `policy.fixtures`. */
export interface PatternCount {
  readonly rule: number;
  readonly pattern: string;
  /** Paths that the pattern matches and that the rule does not exclude, whether or not an earlier rule took them. */
  readonly matches: number;
}

/** The first rule of the policy that says that `path` is a fixture; undefined where none does. */
export function ruleFor(policy: Policy, path: string): FixtureRule | undefined {
  const spelling = spell(path);
  return compiledRules(policy).find((rule) => claims(rule, spelling))?.rule;
}

/**
 * The first rule for a link or a submodule at `path`. Git keeps one entry for it, and everybody who opens the path finds
 * a whole folder there: one line in a tree swaps every fixture below. So it is a fixture where a folder of that name
 * would hold some. Which of the rules comes first is told by `ruleFor` where the path itself is named.
 */
export function ruleForPointer(policy: Policy, path: string): FixtureRule | undefined {
  const spelling = spell(path);
  const own = ruleFor(policy, path);
  if (own !== undefined) return own;
  const holder = compiledRules(policy).find(
    (rule) => rule.paths.some(({ holds }) => meets(rule, holds, spelling)) && !excluded(rule, spelling),
  );
  return holder?.rule;
}

export function isFixture(policy: Policy, path: string): boolean {
  return ruleFor(policy, path) !== undefined;
}

/** One row per pattern of every rule, in the policy's order, patterns that match nothing included. */
export function patternMatches(policy: Policy, paths: readonly string[]): readonly PatternCount[] {
  const spellings = paths.map(spell);
  return compiledRules(policy).flatMap((rule, index) =>
    rule.paths.map(({ pattern, matches }) => ({
      rule: index,
      pattern,
      matches: spellings.filter((path) => meets(rule, matches, path) && !excluded(rule, path)).length,
    })),
  );
}

/** A pattern of a rule that is about none of the paths at hand. */
export interface IdlePattern {
  readonly rule: FixtureRule;
  /** As in a policy: `exclude[1]`. */
  readonly name: string;
  readonly pattern: string;
  /** A reader that is a path of the repository, and so the id of no test. */
  readonly place?: 'file' | 'folder';
}

/**
 * Exclusions that leave out nothing which their rule would take, and readers whose file is not there. Only readers that name a file
 * (`tests/test_a.py::*`) are asked: what other ids stand for, no list of files tells; but the path of a file or folder alone is
 * the id of no test.
 */
export function idlePatterns(policy: Policy, paths: readonly string[]): readonly IdlePattern[] {
  const spellings = paths.map(spell);
  return compiledRules(policy).flatMap((compiledRule) => {
    const { rule, exclude } = compiledRule;
    const taken = exclude.length === 0 ? [] : spellings.filter((path) => takes(compiledRule, path));
    const excludes = rule.exclude.flatMap((pattern, index) =>
      taken.some(({ raw }) => exclude[index]!(raw)) ? [] : [{ rule, name: `exclude[${index}]`, pattern }],
    );
    const readers = rule.tests.flatMap((pattern, index) => {
      const file = /^([^:]*\.[A-Za-z0-9]+)::/.exec(pattern)?.[1];
      if (file === undefined) {
        const place = placeOf(pattern, paths);
        return place === undefined ? [] : [{ rule, name: `tests[${index}]`, pattern, place }];
      }
      const matches = compileGlob(file);
      return paths.some((path) => matches(path)) ? [] : [{ rule, name: `tests[${index}]`, pattern }];
    });
    return [...excludes, ...readers];
  });
}

function placeOf(pattern: string, paths: readonly string[]): IdlePattern['place'] {
  if (paths.includes(pattern)) return 'file';
  return paths.some((path) => path.startsWith(`${pattern}/`)) ? 'folder' : undefined;
}

/**
 * The policy with `patterns` (the action's `fixtures` input) in place of the built-in ones. A policy file that names its
 * fixtures keeps its rules, and a notice says so: the input stands in a workflow, which head may edit, and the file on
 * base may not be overruled from there (requirement C6).
 *
 * @throws {FixtureGateError} BAD_INPUT, naming every pattern that cannot be one.
 */
export function policyWithPatterns(policy: Policy, patterns: readonly string[]): Policy {
  const problems = patterns.flatMap((pattern) => {
    const problem = patternProblem(pattern);
    return problem === undefined ? [] : [`fixtures: expected ${problem}; found ${JSON.stringify(pattern)}`];
  });
  if (problems.length > 0) {
    throw new FixtureGateError('BAD_INPUT', problems.join('\n'), 'correct the patterns of the "fixtures" input');
  }
  if (patterns.length === 0) return policy;
  const builtIn = policy.fixtures.some((rule) => rule.anyCase);
  if (!builtIn) return { ...policy, notices: [...(policy.notices ?? []), INPUT_NOT_USED] };
  const replacement = plainRule(patterns, false);
  return { ...policy, fixtures: policy.fixtures.map((rule) => (rule.anyCase ? replacement : rule)) };
}

/** A path in the spellings that rules are held against; worked out once per path, not once per pattern. */
interface Spelling {
  readonly raw: string;
  /** With `/` for `\`: a path from Windows, or a name that tries to look like one (requirement D9). */
  readonly slashed: string;
  readonly folded: string;
}

function spell(path: string): Spelling {
  const slashed = path.includes('\\') ? path.replaceAll('\\', '/') : path;
  return { raw: path, slashed, folded: slashed.toLowerCase() };
}

function claims(rule: CompiledRule, path: Spelling): boolean {
  return takes(rule, path) && !excluded(rule, path);
}

function takes(rule: CompiledRule, path: Spelling): boolean {
  return rule.paths.some(({ matches }) => meets(rule, matches, path));
}

function meets({ rule }: CompiledRule, matches: Glob, path: Spelling): boolean {
  if (rule.anyCase) return matches(path.folded);
  return matches(path.raw) || (path.slashed !== path.raw && matches(path.slashed));
}

/** An exclusion takes protection away, so it is read narrowly: the path as it is, in the case it is written in. */
function excluded({ exclude }: CompiledRule, { raw }: Spelling): boolean {
  return exclude.some((matches) => matches(raw));
}

function compiledRules(policy: Policy): readonly CompiledRule[] {
  const known = compiled.get(policy);
  if (known !== undefined) return known;
  const rules = policy.fixtures.map(compileRule);
  compiled.set(policy, rules);
  return rules;
}

function compileRule(rule: FixtureRule): CompiledRule {
  return {
    rule,
    paths: rule.paths.map((pattern) => {
      const spelt = rule.anyCase ? pattern.toLowerCase() : pattern;
      return { pattern, matches: compileGlob(spelt), holds: lazily(() => compileFolders(spelt)) };
    }),
    exclude: rule.exclude.map(compileGlob),
  };
}

/** Few repositories have links or submodules among what changes, so few patterns are ever asked about folders. */
function lazily(compile: () => Glob): Glob {
  let glob: Glob | undefined;
  return (path) => {
    glob ??= compile();
    return glob(path);
  };
}

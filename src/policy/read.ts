import { createHash } from 'node:crypto';
import { FixtureGateError } from '../errors.js';
import { completePolicy } from './complete.js';
import { explainIssue, type SchemaIssue } from './issues.js';
import { nameKeys } from './keys.js';
import { braceAlternatives } from './paths.js';
import type { Policy } from './policy.js';
import { placeOf, readSource } from './source.js';
import type { SourceEntry, SourceNode, SourceProblem } from './source-tree.js';
import { closest } from './suggest.js';

/** Errors that one message lists; the rest is counted. */
const MAX_LISTED = 25;
/** Characters of one RE2 pattern. Its automaton grows with the pattern, and head's policy is hostile. */
const MAX_REGEX_CHARACTERS = 1_000;
/** In the whole file. Each costs up to two milliseconds to compile. */
const MAX_REGEXES = 500;
/** File patterns in the whole file, alternatives in braces counted one by one: each is held against every path. */
const MAX_PATTERNS = 5_000;
/** Schema issues that are looked up in the file; a list shows far fewer. */
const MAX_EXPLAINED = 500;
/** A relative bound above this hides more than the noise of computing. docs/classes.md section 5. */
const WIDE_RELATIVE = 1e-3;
/** An image of which more than this may change says little. Share of the pixels. */
const WIDE_RATIO = 0.1;

export interface PolicySource {
  readonly source: 'base' | 'head';
  /** As messages name the file, relative to the repository. */
  readonly path: string;
  /** Names of the formats that exist, where the caller knows them: `format:` is then held against them. */
  readonly formats?: readonly string[];
}

/**
 * Reads a policy file: YAML 1.2, and so JSON, in UTF-8.
 *
 * @throws {FixtureGateError} BAD_POLICY with everything that is wrong, one line each: `file:line:column: what was expected;
 *   what was found`.
 */
export async function parsePolicy(bytes: Uint8Array, { source, path, formats }: PolicySource): Promise<Policy> {
  const read = await readSource(bytes);
  if (read.root === undefined) throw badPolicy(path, source, read.text, read.problems);

  const { policyFile } = await import('./schema.js');
  const named = nameKeys(read.root, policyFile);
  const checked = policyFile.safeParse(plainValue(named.root));
  const issues = (checked.error?.issues ?? []).slice(0, MAX_EXPLAINED);
  const problems = [
    ...read.problems,
    ...named.problems,
    ...(await regexProblems(named.root)),
    ...formatProblems(named.root, formats),
    ...issues.map((issue) => explainIssue(issue as SchemaIssue, named.root)),
    ...patternBudget(named.root),
  ];
  if (problems.length > 0 || !checked.success) throw badPolicy(path, source, read.text, problems);

  const notices = [...read.notices, ...named.notices, ...wideBounds(named.root)];
  return {
    source,
    path,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    ...completePolicy(checked.data),
    configured: configuredKeys(named.root),
    ...patternLines(named.root, read.text),
    ...(notices.length === 0 ? {} : { notices: listed(path, read.text, onePerPlace(notices).slice(0, MAX_LISTED)) }),
  };
}

function badPolicy(
  path: string,
  source: 'base' | 'head',
  text: string,
  problems: readonly SourceProblem[],
): FixtureGateError {
  const inOrder = onePerPlace(problems);
  const shown = listed(path, text, inOrder.slice(0, MAX_LISTED));
  if (inOrder.length > shown.length) shown.push(`and ${inOrder.length - shown.length} more`);
  const title = inOrder.length === 1 ? [] : [`${inOrder.length} mistakes in the policy file`];
  const where = source === 'base' ? ' on the base branch, which is where it is read from' : '';
  return new FixtureGateError(
    'BAD_POLICY',
    [...title, ...shown].join('\n'),
    `correct ${path}${where}; docs/policy.md lists every key with its values`,
  );
}

/** In the order of the file, one per place: what is wrong first at a place is what the rest follows from. */
function onePerPlace(problems: readonly SourceProblem[]): readonly SourceProblem[] {
  const byPlace = new Map<number, SourceProblem>();
  for (const problem of problems) if (!byPlace.has(problem.at)) byPlace.set(problem.at, problem);
  return [...byPlace.values()].sort((a, b) => a.at - b.at);
}

function listed(path: string, text: string, problems: readonly SourceProblem[]): string[] {
  return problems.map(({ at, text: sentence }) => {
    const { line, column } = placeOf(text, Math.max(0, at));
    return `${path}:${line}:${column}: ${sentence}`;
  });
}

/** As plain data for the schema. Objects have no prototype, so that no key of the file can mean anything to the engine. */
function plainValue(node: SourceNode): unknown {
  if (node.kind === 'scalar') return node.value;
  if (node.kind === 'list') return node.items.map(plainValue);
  const value = Object.create(null) as Record<string, unknown>;
  for (const entry of node.entries) value[entry.key] = plainValue(entry.value);
  return value;
}

function patternBudget(root: SourceNode): readonly SourceProblem[] {
  const patterns = fixtureRules(root).flatMap((rule) => [
    ...entriesOf(entry(rule, 'paths')),
    ...entriesOf(entry(rule, 'exclude')),
  ]);
  let total = 0;
  for (const node of patterns) {
    if (node.kind === 'scalar' && typeof node.value === 'string') total += braceAlternatives(node.value);
    if (total > MAX_PATTERNS) {
      return [
        { at: node.at, text: `expected at most ${MAX_PATTERNS} file patterns in all, alternatives in braces counted` },
      ];
    }
  }
  return [];
}

async function regexProblems(root: SourceNode): Promise<readonly SourceProblem[]> {
  const patterns = fixtureRules(root).flatMap((rule) => entriesOf(entry(entry(rule, 'volatile'), 'regex')));
  const first = patterns[0];
  if (first === undefined) return [];
  if (patterns.length > MAX_REGEXES) {
    return [
      {
        at: first.at,
        text: `expected at most ${MAX_REGEXES} patterns under "regex" in the whole file, found ${patterns.length}`,
      },
    ];
  }
  const { RE2JS, RE2JSException } = await import('re2js');
  return patterns.flatMap((node) => {
    if (node.kind !== 'scalar' || typeof node.value !== 'string') return [];
    if (node.value.length > MAX_REGEX_CHARACTERS) {
      return [
        {
          at: node.at,
          text: `expected a pattern of at most ${MAX_REGEX_CHARACTERS} characters, found ${node.value.length}`,
        },
      ];
    }
    try {
      RE2JS.compile(node.value);
      return [];
    } catch (error) {
      if (!(error instanceof RE2JSException)) throw error;
      const why = error.message.replace(/^error parsing regexp: /, '');
      return [
        { at: node.at, text: `expected a pattern in RE2 syntax (no look-around, no back references); found ${why}` },
      ];
    }
  });
}

function formatProblems(root: SourceNode, formats: readonly string[] | undefined): readonly SourceProblem[] {
  if (formats === undefined) return [];
  return fixtureRules(root).flatMap((rule) => {
    const node = entry(rule, 'format');
    if (node?.kind !== 'scalar' || typeof node.value !== 'string') return [];
    if (node.value === 'auto' || formats.includes(node.value)) return [];
    const meant = closest(node.value, formats);
    const help = meant === undefined ? `; known are auto, ${formats.join(', ')}` : `; did you mean "${meant}"?`;
    return [
      {
        at: node.at,
        text: `expected the name of a format; found the text ${JSON.stringify(node.value.slice(0, 60))}${help}`,
      },
    ];
  });
}

function wideBounds(root: SourceNode): readonly SourceProblem[] {
  const rules = fixtureRules(root);
  const numbers = rules.flatMap((rule) => entriesOf(entry(rule, 'tolerances')));
  const relative = [entry(root, 'tolerance'), ...numbers].map((rule) => entry(rule, 'relative'));
  const ratio = rules.map((rule) => entry(entry(rule, 'pixels'), 'ratio'));
  return [
    ...wider(
      relative,
      WIDE_RELATIVE,
      (share) => `relative ${share} is wide: up to ${percent(share)} of a value may change and count as drift`,
    ),
    ...wider(
      ratio,
      WIDE_RATIO,
      (share) => `ratio ${share} is wide: ${percent(share)} of the pixels may change by any amount and count as drift`,
    ),
  ];
}

function wider(
  nodes: readonly (SourceNode | undefined)[],
  limit: number,
  say: (share: number) => string,
): readonly SourceProblem[] {
  return nodes.flatMap((node) =>
    node?.kind === 'scalar' && typeof node.value === 'number' && node.value > limit
      ? [{ at: node.at, text: say(node.value) }]
      : [],
  );
}

function percent(share: number): string {
  return `${Number((share * 100).toPrecision(3))} %`;
}

/** `trailers`, `fixtures[].schema`: each once, top-level keys first, in the order of the file. */
function configuredKeys(root: SourceNode): readonly string[] {
  const own = groupEntries(root).map(({ key }) => key);
  const rules = fixtureRules(root).flatMap((rule) => groupEntries(rule).map(({ key }) => `fixtures[].${key}`));
  return [...new Set([...own, ...rules])];
}

function patternLines(root: SourceNode, text: string): Pick<Policy, 'patternLines'> {
  const patterns = fixtureRules(root).flatMap((rule) => entriesOf(entry(rule, 'paths')));
  if (patterns.length === 0) return {};
  let [line, from] = [1, 0];
  const lines = patterns.flatMap((node) => {
    if (node.kind !== 'scalar' || typeof node.value !== 'string') return [];
    // In the order of the file, so that the text is walked once.
    line += placeOf(text.slice(from, node.at), node.at - from).line - 1;
    from = node.at;
    return [{ pattern: node.value, line }];
  });
  return { patternLines: lines };
}

function fixtureRules(root: SourceNode): readonly SourceNode[] {
  return entriesOf(entry(root, 'fixtures'));
}

function entry(node: SourceNode | undefined, key: string): SourceNode | undefined {
  return groupEntries(node).find((one) => one.key === key)?.value;
}

function groupEntries(node: SourceNode | undefined): readonly SourceEntry[] {
  return node?.kind === 'group' ? node.entries : [];
}

function entriesOf(node: SourceNode | undefined): readonly SourceNode[] {
  return node?.kind === 'list' ? node.items : [];
}

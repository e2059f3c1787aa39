import type { SourceNode, SourceProblem } from './source-tree.js';
import { closest } from './suggest.js';

/** What a zod issue holds, as far as it is read here. */
export interface SchemaIssue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly expected?: string;
  readonly values?: readonly unknown[];
  readonly origin?: string;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
  readonly errors?: readonly (readonly SchemaIssue[])[];
  readonly issues?: readonly SchemaIssue[];
}

/** Characters of a value that a message repeats. */
const MAX_SHOWN = 60;

const TYPES: ReadonlyMap<string, string> = new Map([
  ['string', 'a text'],
  ['number', 'a number'],
  ['int', 'a whole number'],
  ['boolean', 'true or false'],
  ['array', 'a list'],
  ['object', 'a group of keys'],
  ['record', 'a group of keys'],
]);

/** A schema issue as a sentence at the place in the file that it is about. */
export function explainIssue(issue: SchemaIssue, root: SourceNode): SourceProblem {
  const inner = issue.code === 'invalid_union' ? innerIssue(issue) : undefined;
  if (inner !== undefined) return explainIssue({ ...inner, path: [...issue.path, ...inner.path] }, root);
  const { node, at, missing } = locate(root, issue.path);
  if (missing !== undefined) return { at, text: `expected the key "${missing}", found none` };
  if (issue.code === 'invalid_key') {
    const key = String(issue.path.at(-1));
    return { at, text: `expected ${issue.issues?.[0]?.message ?? 'another key'}; found ${show(key)}` };
  }
  return { at, text: `expected ${expectation(issue)}; found ${describeNode(node)}${helpFor(issue, node)}` };
}

/**
 * Of several alternatives the one whose kind of value stands in the file, so that the message is about the entry that is
 * wrong and not about all that could have stood there.
 */
function innerIssue(issue: SchemaIssue): SchemaIssue | undefined {
  const entered = (issue.errors ?? []).filter((errors) =>
    errors.every((one) => one.path.length > 0 || one.code === 'too_small'),
  );
  return entered.length === 1 ? entered[0]?.[0] : undefined;
}

function expectation(issue: SchemaIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return TYPES.get(issue.expected ?? '') ?? String(issue.expected);
    case 'invalid_value':
      // A message of the schema's own says more than the bare values.
      if (!issue.message.startsWith('Invalid')) return issue.message;
      return either((issue.values ?? []).map(String));
    case 'too_small':
      return issue.origin === 'array' ? `at least ${atLeast(issue.minimum)}` : `${issue.minimum} or more`;
    case 'too_big':
      return issue.origin === 'array' ? `at most ${issue.maximum} entries` : `${issue.maximum} or less`;
    case 'invalid_union':
      return either((issue.errors ?? []).flatMap((errors) => errors.slice(0, 1).flatMap(alternatives)));
    default:
      return issue.message;
  }
}

function alternatives(issue: SchemaIssue): readonly string[] {
  if (issue.code === 'invalid_value') return (issue.values ?? []).map(String);
  return issue.expected === 'boolean' ? ['true', 'false'] : [expectation(issue)];
}

function atLeast(minimum: number | bigint | undefined): string {
  return Number(minimum) === 1 ? 'one entry' : `${minimum} entries`;
}

function either(words: readonly string[]): string {
  const unique = [...new Set(words)];
  return unique.length < 2 ? (unique[0] ?? 'another value') : `${unique.slice(0, -1).join(', ')} or ${unique.at(-1)}`;
}

function helpFor(issue: SchemaIssue, node: SourceNode): string {
  if (node.kind !== 'scalar') return '';
  const { value } = node;
  const words = allValues(issue).filter((word) => typeof word === 'string');
  if (typeof value === 'string' && words.length > 0) {
    const meant = closest(value, words);
    if (meant !== undefined) return `; did you mean "${meant}"?`;
  }
  if (issue.expected === 'boolean' && typeof value === 'string' && /^(?:yes|no|on|off|y|n)$/i.test(value)) {
    return '; YAML 1.2 takes yes, no, on and off as texts';
  }
  if (issue.expected === 'array' && typeof value === 'string')
    return `; write [${JSON.stringify(value.slice(0, MAX_SHOWN))}]`;
  if (issue.expected === 'string' && value !== null) return '; put it in quotes';
  return '';
}

function allValues(issue: SchemaIssue): readonly unknown[] {
  const nested = (issue.errors ?? []).flat().flatMap((inner) => inner.values ?? []);
  return [...(issue.values ?? []), ...nested];
}

export function describeNode(node: SourceNode): string {
  if (node.kind === 'list') return node.items.length === 0 ? 'an empty list' : 'a list';
  if (node.kind === 'group') return 'a group of keys';
  const { value } = node;
  if (value === null) return 'nothing';
  return typeof value === 'string' ? `the text ${show(value)}` : `${value}`;
}

function show(text: string): string {
  return JSON.stringify(text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}...` : text);
}

/** The node at `path`; where a key on the way is missing, its name and the group that should have had it. */
function locate(root: SourceNode, path: readonly PropertyKey[]): { node: SourceNode; at: number; missing?: string } {
  let node = root;
  let at = root.at;
  for (const step of path) {
    if (node.kind === 'list') {
      const item = node.items[Number(step)];
      if (item === undefined) break;
      node = item;
      at = item.at;
    } else if (node.kind === 'group') {
      const entry = node.entries.find(({ key }) => key === step);
      if (entry === undefined) return { node, at, missing: String(step) };
      node = entry.value;
      at = node.kind === 'scalar' ? node.at : entry.keyAt;
    } else break;
  }
  return { node, at };
}

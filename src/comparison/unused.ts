import type { Content, FixtureDocument, Table, TreeNode } from '../documents/document.js';
import type { PathPattern, Step } from './paths.js';
import type { Rules } from './rules.js';

/** Nodes that a search for one rule may visit before the rule is taken as used: a wrong `unused` is worse than none. */
const MAX_VISITS = 200_000;

const SETTINGS_OF: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['header', new Set(['csv'])],
  ['yaml', new Set(['yaml', 'cassette'])],
]);

/** Policy rules that select nothing in either document. */
export function unusedRules(rules: Rules, documents: readonly FixtureDocument[]): string[] {
  const all = documents.flatMap(flatten);
  const contents = all.flatMap(({ readings }) => readings.map(({ content }) => content));
  const paths = [
    ...rules.tolerances,
    ...rules.keys,
    ...rules.unordered,
    ...rules.maps,
    ...rules.notMaps,
    ...rules.ids,
    ...rules.timestamps,
  ];
  const unused = paths.filter(
    ({ label, pattern }) => !rules.used.has(label) && !contents.some((content) => selects(pattern, content)),
  );
  const texts = rules.texts.filter(({ label, split }) => !rules.used.has(label) && !matchesText(contents, split));
  const settings = rules.settings.filter((label) => !rules.used.has(label) && !isMet(label, all, contents));
  return [...[...unused, ...texts].map(({ label }) => label), ...settings].sort();
}

/** What no reader notes: formats that a setting is for, images, and numbers that a tolerance without a path is for. */
function isMet(label: string, documents: readonly FixtureDocument[], contents: readonly Content[]): boolean {
  const formats = SETTINGS_OF.get(label);
  if (formats !== undefined)
    return documents.some(
      ({ format, declared }) => formats.has(format) || formats.has(declared['format inside'] ?? ''),
    );
  if (label === 'pixels') return contents.some(({ kind }) => kind === 'image');
  return label.startsWith('tolerances[') && contents.some(hasNumber);
}

function hasNumber(content: Content): boolean {
  if (content.kind === 'tensor') return content.values.length > 0;
  if (content.kind === 'tree' || content.kind === 'table') {
    const waiting: (TreeNode | string)[] = content.kind === 'tree' ? [content.root] : content.rows.flat();
    for (let visits = 0; waiting.length > 0; visits += 1) {
      const node = waiting.pop()!;
      // In an untyped table and where a rule says "as: number", a text may be one.
      if (visits > MAX_VISITS || typeof node === 'string' || node.kind === 'number' || node.kind === 'string') {
        if (visits > MAX_VISITS || mayBeNumber(node)) return true;
      } else if (node.kind === 'array') for (const item of node.items) waiting.push(item);
      else if (node.kind === 'object') for (const { value } of node.members) waiting.push(value);
    }
    return false;
  }
  return content.kind === 'text' && content.lines.some(mayBeNumber);
}

function mayBeNumber(node: TreeNode | string): boolean {
  if (typeof node === 'string') return /\d/.test(node);
  return node.kind === 'number' || (node.kind === 'string' && /\d/.test(node.value));
}

/** A document and all that are within it. */
function flatten(document: FixtureDocument): FixtureDocument[] {
  const found: FixtureDocument[] = [];
  const waiting: FixtureDocument[] = [document];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    found.push(next);
    for (const { content } of next.readings)
      if (content.kind === 'container') for (const member of content.members) waiting.push(member.document);
  }
  return found;
}

interface Visit {
  readonly node: TreeNode | Table | readonly (string | TreeNode)[] | string;
  readonly at: number;
}

function selects(pattern: PathPattern, content: Content): boolean {
  switch (content.kind) {
    case 'tree':
      return search(pattern, content.root);
    case 'table':
      return search(pattern, content);
    case 'text':
      return content.lines.length > 0 && flat(pattern, content.lines.length);
    case 'tensor':
      return content.values.length > 0 && flat(pattern, content.values.length);
    default:
      return false;
  }
}

/** Lines and elements are leaves of one list. */
function flat({ segments }: PathPattern, length: number): boolean {
  const [first] = segments;
  if (segments.length === 0) return true;
  if (segments.length > 1 || !first) return false;
  return first.selector.kind === 'any' || (first.selector.kind === 'index' && first.selector.index < length);
}

/** Depth-first with an explicit stack; `at` is how many segments have been satisfied on the way. */
function search({ segments }: PathPattern, root: TreeNode | Table): boolean {
  const waiting: Visit[] = [{ node: root, at: 0 }];
  for (let visits = 0; waiting.length > 0; visits += 1) {
    if (visits > MAX_VISITS) return true;
    const { node, at } = waiting.pop()!;
    const segment = segments[at];
    if (segment === undefined) return true;
    for (const [step, child] of childrenOf(node)) {
      const { selector } = segment;
      const fits =
        selector.kind === 'any' || (selector.kind === 'name' ? selector.name === step : selector.index === step);
      if (fits) waiting.push({ node: child, at: at + 1 });
      if (segment.deep) waiting.push({ node: child, at });
    }
  }
  return false;
}

function* childrenOf(node: Visit['node']): Generator<readonly [Step, Visit['node']]> {
  if (typeof node === 'string') return;
  if (isRow(node)) {
    for (const [index, cell] of node.entries()) yield [index, cell];
    return;
  }
  if (node.kind === 'table') {
    const { rows, columns } = node;
    // Rows as objects: the columns' names, not their positions.
    for (const [index, row] of rows.entries())
      yield [
        index,
        rowObject(
          row,
          columns.map(({ name }) => name),
        ),
      ];
  } else if (node.kind === 'array') {
    for (const [index, item] of node.items.entries()) yield [index, item];
  } else if (node.kind === 'object') {
    for (const { name, value } of node.members) yield [name, value];
  }
}

function isRow(node: Visit['node']): node is readonly (string | TreeNode)[] {
  return Array.isArray(node);
}

function rowObject(row: readonly (string | TreeNode)[], names: readonly string[]): TreeNode {
  return {
    kind: 'object',
    line: 0,
    members: names.map((name, index) => {
      const cell = row[index] ?? '';
      return { name, line: 0, value: typeof cell === 'string' ? { kind: 'string', value: cell, line: 0 } : cell };
    }),
  };
}

const MAX_TEXT = 500_000;

function matchesText(contents: readonly Content[], split: Rules['texts'][number]['split']): boolean {
  let seen = 0;
  for (const text of texts(contents)) {
    seen += text.length;
    if (seen > MAX_TEXT || split(text).matches > 0) return true;
  }
  return false;
}

function* texts(contents: readonly Content[]): Generator<string> {
  for (const content of contents) {
    if (content.kind === 'text') yield* content.lines;
    if (content.kind === 'table')
      for (const row of content.rows) for (const cell of row) if (typeof cell === 'string') yield cell;
    if (content.kind !== 'tree') continue;
    const waiting: TreeNode[] = [content.root];
    for (let node = waiting.pop(); node; node = waiting.pop()) {
      if (node.kind === 'string') yield node.value;
      else if (node.kind === 'array') for (const item of node.items) waiting.push(item);
      else if (node.kind === 'object') for (const { value } of node.members) waiting.push(value);
    }
  }
}

import { createHash } from 'node:crypto';
import type {
  ArrayNode,
  FixtureDocument,
  Line,
  Member,
  Notice,
  NumberNode,
  ObjectNode,
  StringNode,
  Tree,
  TreeNode,
} from '../document.js';
import type { ReadResult } from '../format.js';

export function text(value: string, line: Line): StringNode {
  return { kind: 'string', value, line };
}

export function array(items: readonly TreeNode[], line: Line): ArrayNode {
  return { kind: 'array', items, line };
}

export function object(members: readonly Member[], line: Line): ObjectNode {
  return { kind: 'object', members, line };
}

export function number(
  type: NumberNode['type'],
  literal: string,
  line: Line,
  decimal: string | undefined = undefined,
): NumberNode {
  if (decimal === undefined || decimal === literal) return { kind: 'number', type, literal, line };
  return { kind: 'number', type, literal, decimal, line };
}

export interface TreeParts {
  readonly format: string;
  readonly root: TreeNode;
  readonly layout: Readonly<Record<string, string>>;
  readonly notices?: readonly Notice[];
  /** The root is an array of documents that stand one after the other in the file. */
  readonly stream?: true;
  /** Every name is that of a field (`Tree.fields`). */
  readonly fields?: true;
  readonly facts?: Readonly<Record<string, string>>;
}

/** A document with one reading that is a tree. */
export function treeDocument(parts: TreeParts): FixtureDocument {
  const content: Tree = {
    kind: 'tree',
    root: parts.root,
    ...(parts.stream ? { stream: true } : {}),
    ...(parts.fields ? { fields: true } : {}),
  };
  return {
    format: parts.format,
    readings: [{ label: '', content }],
    declared: {},
    ...(parts.facts === undefined ? {} : { facts: parts.facts }),
    layout: parts.layout,
    notices: parts.notices ?? [],
  };
}

export function treeResult(parts: TreeParts): ReadResult {
  return { ok: true, document: treeDocument(parts) };
}

/** Notices of one kind are told once with their number: a hostile file could hold a million of them. */
export function countedNotice(lines: readonly Line[], one: string, many: (count: number) => string): readonly Notice[] {
  if (lines.length === 0) return [];
  return [{ message: lines.length === 1 ? one : many(lines.length), line: lines[0]! }];
}

/** Longest list that a layout fact spells out, in characters. */
const MAX_LISTED_CHARACTERS = 200;

/**
 * A layout fact about several places: the values themselves where they are short, else how many and a digest.
 * The count stands first, so that a file which merely has more of them can be told from one that changed them.
 */
export function listFact(values: readonly string[]): string {
  if (values.length === 1 && values[0]!.length <= MAX_LISTED_CHARACTERS) return values[0]!;
  const listed = values.join(', ');
  if (listed.length <= MAX_LISTED_CHARACTERS) return `${values.length}: ${listed}`;
  // Long enough that nobody finds two lists of one digest: some of these facts are values.
  return `${values.length}: (${digest(values).slice(0, 32)})`;
}

function digest(values: readonly string[]): string {
  const hash = createHash('sha256');
  for (const value of values) hash.update(value).update('\0');
  return hash.digest('hex');
}

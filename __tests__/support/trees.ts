import type { Content, FixtureDocument, TreeNode } from '../../src/documents/document.js';
import type { Json } from './json.js';

/** A tree as the JSON reader would build it from a JavaScript value. */
export function tree(value: Json): TreeNode {
  const line = 1;
  if (value === null) return { kind: 'null', line };
  if (Array.isArray(value)) return { kind: 'array', items: value.map(tree), line };
  switch (typeof value) {
    case 'string':
      return { kind: 'string', value, line };
    case 'boolean':
      return { kind: 'boolean', value, line };
    case 'number':
      return { kind: 'number', type: 'number', literal: String(value), line };
    default:
      return {
        kind: 'object',
        members: Object.entries(value).map(([name, child]) => ({ name, value: tree(child), line })),
        line,
      };
  }
}

export function integer(literal: string | number): TreeNode {
  return { kind: 'number', type: 'integer', literal: String(literal), line: 0 };
}

export function float(literal: string): TreeNode {
  return { kind: 'number', type: 'float', literal, line: 0 };
}

/** A document of one reading. */
export function documentOf(content: Content, rest: Partial<FixtureDocument> = {}): FixtureDocument {
  return { format: 'test', readings: [{ label: '', content }], declared: {}, layout: {}, notices: [], ...rest };
}

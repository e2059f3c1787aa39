import type { Line, TreeNode } from '../document.js';
import { strictBase64 } from '../trees/scanner.js';
import type { ScalarType, YamlVersion } from './scalars.js';
import { scalarNode } from './scalars.js';

/** Tags that both schemas know, and what they make of a scalar. */
export const TYPES: ReadonlyMap<string, ScalarType> = new Map([
  ['!!bool', 'boolean'],
  ['!!float', 'float'],
  ['!!int', 'integer'],
  ['!!null', 'null'],
  ['!!str', 'string'],
  ['!!timestamp', 'date-time'],
]);

/** A tag that means nothing here still is content: `!Ref x` reads as `{"!Ref": "x"}`, so that no change of a tag is ever equal. */
export function tagged(tag: string, value: TreeNode, line: Line): TreeNode {
  return { kind: 'object', members: [{ name: tag, value, line }], line };
}

/** A scalar with a tag of its own. What its text does not fit keeps the tag as content. */
export function taggedScalar(tag: string, text: string, version: YamlVersion, line: Line): TreeNode {
  const type = TYPES.get(tag);
  const node = type === undefined ? undefined : scalarNode(text, type, version, line);
  if (node !== undefined) return node;
  if (tag === '!!binary') {
    const bytes = strictBase64(text);
    if (bytes !== undefined) return { kind: 'binary', bytes, line };
  }
  return tagged(tag, { kind: 'string', value: text, line }, line);
}

import type { TreeNode } from '../document.js';
import type { YamlVersion } from './scalars.js';
import { surelyString, typeOf } from './scalars.js';

/**
 * The name of a key that is a string. Names are strings, keys need not be: `80:` and `"80":` are two different keys. A
 * key of another type keeps its text as its name. A string that would be no string if it were plain stands in
 * quotes, so that the two never meet; so does one that looks like a name made here (docs/adr/0031).
 */
export function scalarKey(text: string, version: YamlVersion): string {
  const code = text.charCodeAt(0);
  if (code === 34 || code === 33 || (code === 63 && text.charCodeAt(1) === 32)) return JSON.stringify(text);
  return surelyString(text) || typeOf(text, version) === 'string' ? text : JSON.stringify(text);
}

/** The name of a mapping or sequence that stands as a key. Its depth is bounded by the tree's, so this may call itself. */
export function canonicalKey(node: TreeNode): string {
  return `? ${canonical(node)}`;
}

function canonical(node: TreeNode): string {
  switch (node.kind) {
    case 'object': {
      const members = node.members.map(({ name, value }) => `${JSON.stringify(name)}: ${canonical(value)}`);
      return `{${members.sort().join(', ')}}`;
    }
    case 'array':
      return `[${node.items.map(canonical).join(', ')}]`;
    case 'number':
      return node.type === 'float' ? `float ${node.literal}` : node.literal;
    case 'string':
      return JSON.stringify(node.value);
    case 'boolean':
      return String(node.value);
    case 'null':
      return 'null';
    case 'date-time':
      return `date-time ${node.value}`;
    case 'binary':
      return `binary ${Buffer.from(node.bytes).toString('base64')}`;
  }
}

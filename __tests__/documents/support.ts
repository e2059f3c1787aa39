import type { Content, FixtureDocument, TreeNode } from '../../src/documents/document.js';
import type { Format, ReadInput, ReadOptions } from '../../src/documents/format.js';
import { DEFAULT_LIMITS } from '../../src/policy/policy.js';

export const OPTIONS: ReadOptions = { limits: DEFAULT_LIMITS, header: 'auto', yaml: 'auto', ignoreMembers: [] };

export function bytesOf(content: string | readonly number[]): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : Uint8Array.from(content);
}

export function inputOf(bytes: Uint8Array, options: Partial<ReadOptions> = {}, path = 'fixture'): ReadInput {
  const openMember = () => Promise.reject(new Error('this format has no members'));
  return { bytes, path, options: { ...OPTIONS, ...options }, openMember };
}

/** Reads text that must be readable. */
export async function readText(
  format: Format,
  text: string,
  options: Partial<ReadOptions> = {},
): Promise<FixtureDocument> {
  const result = await format.read(inputOf(bytesOf(text), options));
  if (!result.ok) throw new Error(`${format.id}: ${result.reason} at ${result.line}:${result.column}`);
  return result.document;
}

export function rootOf(document: FixtureDocument, reading = 0): TreeNode {
  const content: Content | undefined = document.readings[reading]?.content;
  if (content?.kind !== 'tree') throw new Error(`expected a tree, found ${content?.kind}`);
  return content.root;
}

/** What a plain reader makes of a tree, for comparing with an oracle: the last of duplicate names wins, numbers are doubles. */
export function plain(node: TreeNode): unknown {
  switch (node.kind) {
    case 'object': {
      const object = {};
      for (const { name, value } of node.members) {
        Object.defineProperty(object, name, {
          value: plain(value),
          enumerable: true,
          configurable: true,
          writable: true,
        });
      }
      return object;
    }
    case 'array':
      return node.items.map(plain);
    case 'number':
      return Number(node.decimal ?? node.literal);
    case 'null':
      return null;
    case 'binary':
      return Uint8Array.from(node.bytes);
    default:
      return node.value;
  }
}

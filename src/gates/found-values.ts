import { decimalOf } from '../comparison/nodes.js';
import { normalizedPath, type Step } from '../comparison/paths.js';
import type { TreeNode } from '../documents/document.js';
import { showText } from '../review/quoting.js';

/** Characters of a value in a message. */
const LONGEST_VALUE = 60;
const LONGEST_PATH = 160;

/** `$.items[0].cents`; names that are no plain word in brackets, as RFC 9535 writes them. */
export function shortPath(steps: readonly Step[]): string {
  const path = steps.map((step) =>
    typeof step === 'string' && /^[A-Za-z_][A-Za-z0-9_]*$/.test(step) ? `.${step}` : normalizedPath([step]).slice(1),
  );
  return plainText(`$${path.join('')}`, LONGEST_PATH);
}

/** A value as it was found, on one line: `the string "12"`, `the number 1.5`, `an object`. */
export function shownNode(node: TreeNode): string {
  switch (node.kind) {
    case 'string':
    case 'date-time':
      return `the text ${showText(node.value, LONGEST_VALUE)}`;
    case 'number':
      return `the number ${plainText(decimalOf(node), LONGEST_VALUE)}`;
    case 'boolean':
      return String(node.value);
    case 'null':
      return 'null';
    case 'binary':
      return `${node.bytes.length} bytes of binary data`;
    case 'array':
      return node.items.length === 1 ? 'a list of 1 item' : `a list of ${node.items.length} items`;
    case 'object':
      return node.members.length === 1 ? 'an object of 1 member' : `an object of ${node.members.length} members`;
  }
}

/** Text for a message: one line, cut, what does not print escaped. Not in quotes; `showText` puts them. */
export function plainText(text: string, longest = 120): string {
  const start = text.length > 2 * longest ? text.slice(0, 2 * longest) : text;
  const characters = [...start];
  const cut = characters.length > longest ? `${characters.slice(0, longest).join('')}…` : start;
  return cut.replaceAll(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, (one) => `\\u{${one.codePointAt(0)?.toString(16)}}`);
}

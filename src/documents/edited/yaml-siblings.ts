import type { TreeNode } from '../document.js';
import { readQuickly } from '../yaml/quick-reader.js';

/** A longer stretch is not read again. */
const MAX_CHARACTERS = 65_536;
const LIMITS = { maxDepth: 64, maxNodes: 65_536 };
/** Members whose strings decide which variant an object is (comparison/object-facts.ts). */
const DISCRIMINATORS: ReadonlySet<string> = new Set(['type', 'kind', 'event', 'op', '@type']);

interface List {
  readonly indent: number;
  /** Offsets of the lines on which its first elements begin; below 0 where one begins on a line of something else. */
  readonly starts: readonly number[];
}

/**
 * The scalars at `names` in the first elements of a list, the one of element `own` left out, and those whose variant is another.
 */
export function* elementsOf(
  text: string,
  { indent, starts }: List,
  own: { readonly index: number; readonly start: number },
  names: readonly string[],
): Generator<TreeNode> {
  const [mine] = readElements(text, own.start, own.start, indent);
  const variant = mine && variantAt(mine, names);
  if (variant === undefined) return;
  const others = readElements(text, starts[0] ?? -1, starts.at(-1) ?? -1, indent);
  for (const [index, element] of others.entries()) {
    if (index === own.index || variantAt(element, names)?.words !== variant.words) continue;
    yield variantAt(element, names)!.leaf;
  }
}

/** The elements that begin on the lines from `first` to `last`, read as the list that they are part of. */
function readElements(text: string, first: number, last: number, indent: number): readonly TreeNode[] {
  if (first < 0 || last < first) return [];
  const end = elementEnd(text, last, indent);
  if (end - first > MAX_CHARACTERS) return [];
  const tree = readQuickly(`list:\n${text.slice(first, end)}`, '1.2', LIMITS);
  const root = tree?.ambiguous === false ? tree.documents[0] : undefined;
  const list = root?.kind === 'object' && root.members.length === 1 ? root.members[0]!.value : undefined;
  return list?.kind === 'array' ? list.items : [];
}

/** Where the next line begins that stands no further right than the list. */
function elementEnd(text: string, start: number, indent: number): number {
  let at = text.indexOf('\n', start) + 1;
  while (at > 0 && at < text.length) {
    let column = 0;
    while (text.charCodeAt(at + column) === 32) column += 1;
    const code = text.charCodeAt(at + column);
    if (code !== 10 && code !== 35 && column <= indent) return at;
    at = text.indexOf('\n', at) + 1;
  }
  return text.length;
}

/** The scalar at `names`, and the strings on the way that could name a variant. */
function variantAt(
  element: TreeNode,
  names: readonly string[],
): { readonly leaf: TreeNode; readonly words: string } | undefined {
  let node = element;
  const words: string[] = [];
  for (const name of names) {
    if (node.kind !== 'object') return undefined;
    const found = node.members.filter((member) => member.name === name);
    if (found.length !== 1) return undefined;
    for (const member of node.members)
      if (DISCRIMINATORS.has(member.name))
        words.push(JSON.stringify([member.name, member.value]).replace(/"line":\d+/g, ''));
    words.push('/');
    node = found[0]!.value;
  }
  return node.kind === 'object' || node.kind === 'array' ? undefined : { leaf: node, words: words.join() };
}

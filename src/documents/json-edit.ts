import type { Member, TreeNode } from './document.js';
import type { JsonSpans } from './json-parser.js';
import { parseJson } from './json-parser.js';
import { commonPrefix, commonSuffix } from './stretches.js';

/**
 * Reads a JSON text that is another one with a stretch of it rewritten: only the smallest object or array around
 * that stretch is parsed, and all other nodes are those of the other text (docs/adr/0151).
 *
 * Sound because JSON is read from left to right: up to the opening bracket both texts are the same, so a reader is in
 * the same state there; what stands between the brackets is one value on its own, or this gives up; and behind the
 * closing bracket both texts are the same again, and so are their lines, or this gives up.
 */
export interface EditedJson {
  readonly text: string;
  readonly trailingCommas: boolean;
  readonly maxDepth: number;
  readonly maxNodes: number;
}

/** The other text and what its parse left behind. */
export interface ParsedJson {
  readonly text: string;
  readonly root: TreeNode;
  readonly nodes: number;
  readonly spans: JsonSpans;
}

/** The root of the edited text, or undefined where it has to be parsed as a whole. */
export function parseEditedJson(known: ParsedJson, edited: EditedJson): TreeNode | undefined {
  const { text, maxDepth, maxNodes } = edited;
  const before = commonPrefix(known.text, text);
  const after = commonSuffix(known.text, text, Math.min(known.text.length, text.length) - before);
  const path = enclosing(known.spans, before, known.text.length - after);
  const innermost = path[0];
  // The root itself: nothing would be shared.
  if (innermost === undefined || path.length < 2) return undefined;
  const { node, start, end } = innermost;
  const parsed = parseJson({
    text,
    start,
    end: end + text.length - known.text.length,
    line: node.line,
    trailingCommas: edited.trailingCommas,
    maxDepth: maxDepth - (path.length - 1),
    maxNodes: maxNodes - known.nodes,
  });
  if (!parsed.ok || parsed.notices.length > 0 || parsed.root.kind !== node.kind) return undefined;
  if (parsed.endLine !== node.line + lineEndsIn(known.text, start, end)) return undefined;
  return replaceAlong(path, parsed.root);
}

interface Span {
  readonly node: TreeNode;
  readonly start: number;
  readonly end: number;
}

/** The containers whose brackets stand outside the window, innermost first. */
function enclosing({ nodes, starts, ends }: JsonSpans, from: number, to: number): Span[] {
  const found: Span[] = [];
  // Containers come in the order in which they close, so `ends` only grows.
  let low = 0;
  let high = ends.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ends[middle]! > to) high = middle;
    else low = middle + 1;
  }
  for (let index = low; index < ends.length; index += 1) {
    if (starts[index]! < from) found.push({ node: nodes[index]!, start: starts[index]!, end: ends[index]! });
  }
  return found;
}

/** Copies the containers on the way and nothing else. */
function replaceAlong(path: readonly Span[], value: TreeNode): TreeNode | undefined {
  let old = path[0]!.node;
  let made = value;
  for (let index = 1; index < path.length; index += 1) {
    const { node } = path[index]!;
    const copy = withChild(node, old, made);
    if (copy === undefined) return undefined;
    old = node;
    made = copy;
  }
  return made;
}

function withChild(parent: TreeNode, old: TreeNode, child: TreeNode): TreeNode | undefined {
  if (parent.kind === 'array') {
    const at = parent.items.indexOf(old);
    return at === -1 ? undefined : { kind: 'array', items: parent.items.with(at, child), line: parent.line };
  }
  if (parent.kind !== 'object') return undefined;
  const at = parent.members.findIndex(({ value }) => value === old);
  if (at === -1) return undefined;
  const member: Member = { ...parent.members[at]!, value: child };
  return { kind: 'object', members: parent.members.with(at, member), line: parent.line };
}

/** Counted as the parser counts: LF, CRLF and lone CR. */
function lineEndsIn(text: string, start: number, end: number): number {
  let count = 0;
  for (let index = start; index < end; index += 1) {
    const code = text.charCodeAt(index);
    if (code === 10 || (code === 13 && text.charCodeAt(index + 1) !== 10)) count += 1;
  }
  return count;
}

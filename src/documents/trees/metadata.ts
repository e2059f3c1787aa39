import type { Content, FixtureDocument, Member, Reading, TreeNode } from '../document.js';
import { listFact } from './nodes.js';

/**
 * Format metadata (docs/classes.md section 4): values that a recorder writes anew each time. They are taken out of the content,
 * with a placeholder of the same type in their place, and kept as a layout fact, which is representation. Presence and
 * type stay where they are and count.
 */
export interface Metadata {
  /** Puts the value aside under the fact's name and returns the placeholder. */
  readonly hide: (fact: string, node: TreeNode) => TreeNode;
  readonly facts: () => Readonly<Record<string, string>>;
}

export function createMetadata(): Metadata {
  const hidden = new Map<string, string[]>();
  return {
    hide(fact, node) {
      const values = hidden.get(fact) ?? [];
      values.push(spelling(node));
      hidden.set(fact, values);
      return placeholder(node);
    },
    // Sorted, so that cells which only moved have not got other ids as well.
    facts: () => Object.fromEntries([...hidden].map(([fact, values]) => [fact, listFact(values.toSorted())])),
  };
}

function spelling(node: TreeNode): string {
  switch (node.kind) {
    case 'string':
    case 'date-time':
      return node.value;
    case 'number':
      return node.literal;
    case 'boolean':
      return String(node.value);
    default:
      return node.kind;
  }
}

function placeholder(node: TreeNode): TreeNode {
  switch (node.kind) {
    case 'string':
    case 'date-time':
      return { ...node, value: '' };
    case 'number':
      return { kind: 'number', type: node.type, literal: '0', line: node.line };
    default:
      return node;
  }
}

/** The object with the members of that name changed, or left out where `change` returns undefined; any other node as it is. */
export function withMember(node: TreeNode, name: string, change: (value: TreeNode) => TreeNode | undefined): TreeNode {
  return withMembers(node, (member) => (member.name === name ? change(member.value) : member.value));
}

export function withMembers(node: TreeNode, change: (member: Member) => TreeNode | undefined): TreeNode {
  if (node.kind !== 'object') return node;
  const members = node.members.flatMap((member) => {
    const value = change(member);
    return value === undefined ? [] : [value === member.value ? member : { ...member, value }];
  });
  return { ...node, members };
}

export function withItems(node: TreeNode, change: (item: TreeNode) => TreeNode): TreeNode {
  return node.kind === 'array' ? { ...node, items: node.items.map(change) } : node;
}

export function memberOf(node: TreeNode, name: string): TreeNode | undefined {
  return node.kind === 'object' ? node.members.find((member) => member.name === name)?.value : undefined;
}

/** Changes the root of every tree in every reading; documents of a stream one by one. Facts are of the first reading. */
export function withRoots(
  document: FixtureDocument,
  format: string,
  change: (root: TreeNode, metadata: Metadata) => TreeNode,
): FixtureDocument {
  const metadata = document.readings.map(createMetadata);
  const [first, ...others] = document.readings.map((reading, index) => {
    const content = withRoot(reading.content, (root) => change(root, metadata[index]!));
    return { ...reading, content };
  });
  const readings: [Reading, ...Reading[]] = [first!, ...others];
  return { ...document, format, readings, layout: { ...document.layout, ...metadata[0]!.facts() } };
}

function withRoot(content: Content, change: (root: TreeNode) => TreeNode): Content {
  if (content.kind !== 'tree') return content;
  return { ...content, root: content.stream === true ? withItems(content.root, change) : change(content.root) };
}

/** An HTTP date or an ISO 8601 time: what stands elsewhere under a name that should hold a time is content. */
export function isTime(node: TreeNode): boolean {
  if (node.kind === 'date-time') return true;
  return node.kind === 'string' && (HTTP_DATE.test(node.value) || ISO_TIME.test(node.value));
}

const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} (?:GMT|UTC|[+-]\d{4})$/;
const ISO_TIME = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?$/;

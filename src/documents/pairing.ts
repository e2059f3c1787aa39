import type { Content, FixtureDocument, Reading, Tree, TreeNode } from './document.js';
import { DOUBTED_ENCODING, GUESS } from './encoding.js';
import { reconcileLayout } from './layout.js';
import { withMembersLimits } from './members.js';

export interface Sides {
  readonly base: FixtureDocument;
  readonly head: FixtureDocument;
}

/** Makes two documents of one fixture comparable: what depends on both sides is settled here, in members as well. */
export function pairDocuments(base: FixtureDocument, head: FixtureDocument): Sides {
  const keys = unquoteKeys(base, head);
  const streams = alignStreams(keys.base, keys.head);
  const left = streams.base.readings[0].content;
  const right = streams.head.readings[0].content;
  const containers = left.kind === 'container' && right.kind === 'container';
  const members = containers ? pairMembers(streams.base, streams.head) : streams;
  return doubtEncodings(reconcileLayout(members.base, members.head));
}

/**
 * A YAML stream is an array of documents, but a file with one document is that document to everybody who writes a
 * path to it. So the array comes off where both sides have exactly one, and stays where either has another number:
 * a second document is then an added element and no change of the root's type (docs/adr/0031).
 */
function alignStreams(base: FixtureDocument, head: FixtureDocument): Sides {
  if (!base.readings.every(isSingle) || !head.readings.every(isSingle)) return { base, head };
  return { base: mapReadings(base, unwrap), head: mapReadings(head, unwrap) };
}

/**
 * Takes the quotes off names whose text is of one type wherever it is a key, on both sides and in every reading: then
 * `'200':` is `200` in every path. Where some key of that text is of another type, the quotes are what tells them apart.
 */
function unquoteKeys(base: FixtureDocument, head: FixtureDocument): Sides {
  const trees = [...base.readings, ...head.readings].flatMap(({ content }) =>
    content.kind === 'tree' ? [content] : [],
  );
  const names = new Map<string, string>();
  for (const { keys } of trees) for (const [name, text] of keys?.quoted ?? []) names.set(name, text);
  for (const [name, text] of names) if (trees.some(({ keys }) => keys?.typed.has(text))) names.delete(name);
  const rename = (content: Content): Content => {
    if (content.kind !== 'tree' || content.keys === undefined) return content;
    const { keys: _, ...tree } = content;
    return names.size === 0 ? tree : { ...tree, root: renamed(content.root, names, new Map()) };
  };
  return { base: mapReadings(base, rename), head: mapReadings(head, rename) };
}

/** Depth is bounded by the reader's limit, and shared nodes stay shared. */
function renamed(node: TreeNode, names: ReadonlyMap<string, string>, done: Map<TreeNode, TreeNode>): TreeNode {
  if (node.kind !== 'object' && node.kind !== 'array') return node;
  const known = done.get(node);
  if (known !== undefined) return known;
  const result: TreeNode =
    node.kind === 'array'
      ? { ...node, items: node.items.map((item) => renamed(item, names, done)) }
      : {
          ...node,
          members: node.members.map(({ name, value, line }) => {
            return { name: names.get(name) ?? name, value: renamed(value, names, done), line };
          }),
        };
  done.set(node, result);
  return result;
}

/**
 * Two encodings of which one is a guess: the bytes may mean another text than the one that was read, and an equal text
 * proves nothing. Under one and the same guess, equal texts are equal bytes (docs/adr/0211).
 */
function doubtEncodings({ base, head }: Sides): Sides {
  const [one, other] = [base.layout['encoding'] ?? '', head.layout['encoding'] ?? ''];
  if (one === other) return { base, head };
  const guessed = [one, other].filter((encoding) => encoding.endsWith(GUESS)).length;
  if (guessed === 0) return { base, head };
  const where = guessed === 2 ? 'on both sides, and not the same one' : 'on one side';
  const doubt = `${DOUBTED_ENCODING} ${where}: ${one || 'none'}, ${other || 'none'}`;
  return { base: doubted(base, doubt), head: doubted(head, doubt) };
}

/** What was not read at all is said first. */
function doubted(document: FixtureDocument, doubt: string): FixtureDocument {
  return document.incomplete === undefined ? { ...document, incomplete: doubt } : document;
}

/** A document with no counterpart: the array of a stream comes off where it holds exactly one, in members as well. */
export function unwrapStream(document: FixtureDocument): FixtureDocument {
  return pairDocuments(document, document).base;
}

/** Members are paired as the comparison pairs them: by name, occurrences in order. Depth is that of archives, four at most. */
function pairMembers(base: FixtureDocument, head: FixtureDocument): Sides {
  const others = new Map<string, FixtureDocument[]>();
  for (const [name, document] of membersOf(head)) {
    const same = others.get(name);
    if (same === undefined) others.set(name, [document]);
    else same.push(document);
  }
  const paired = new Map<FixtureDocument, FixtureDocument>();
  const seen = new Map<string, number>();
  for (const [name, document] of membersOf(base)) {
    const occurrence = seen.get(name) ?? 0;
    seen.set(name, occurrence + 1);
    const other = others.get(name)?.[occurrence];
    if (other === undefined) continue;
    const pair = pairDocuments(document, other);
    paired.set(document, pair.base);
    paired.set(other, pair.head);
  }
  const replace = (content: Content): Content => {
    if (content.kind !== 'container') return content;
    const members = content.members.map((member) => {
      return { ...member, document: paired.get(member.document) ?? unwrapStream(member.document) };
    });
    return { ...content, members };
  };
  return { base: withMembersLimits(mapReadings(base, replace)), head: withMembersLimits(mapReadings(head, replace)) };
}

function membersOf(document: FixtureDocument): readonly (readonly [string, FixtureDocument])[] {
  const { content } = document.readings[0];
  return content.kind === 'container' ? content.members.map((member) => [member.name, member.document] as const) : [];
}

function isSingle({ content }: Reading): boolean {
  return documentsOf(content)?.length === 1;
}

function documentsOf(content: Content): readonly TreeNode[] | undefined {
  return content.kind === 'tree' && content.stream && content.root.kind === 'array' ? content.root.items : undefined;
}

function unwrap(content: Content): Content {
  const [only] = documentsOf(content) ?? [];
  return only === undefined ? content : ({ kind: 'tree', root: only } satisfies Tree);
}

function mapReadings(document: FixtureDocument, change: (content: Content) => Content): FixtureDocument {
  const [first, ...rest] = document.readings;
  const apply = (reading: Reading): Reading => ({ ...reading, content: change(reading.content) });
  return { ...document, readings: [apply(first), ...rest.map(apply)] };
}

import type { Content, FixtureDocument, Reading, Tree, TreeNode } from './document.js';

/**
 * A YAML stream is an array of documents, but a file with one document is that document to everybody who writes a
 * path to it. So the array comes off where both sides have exactly one, and stays where either has another number:
 * a second document is then an added element and no change of the root's type (docs/adr/0031).
 */
export function alignStreams(
  base: FixtureDocument,
  head: FixtureDocument,
): { readonly base: FixtureDocument; readonly head: FixtureDocument } {
  if (base.readings.every(isSingle) && head.readings.every(isSingle)) {
    return { base: mapReadings(base, unwrap), head: mapReadings(head, unwrap) };
  }
  const left = base.readings[0].content;
  const right = head.readings[0].content;
  if (left.kind !== 'container' || right.kind !== 'container') return { base, head };
  return alignMembers(base, head);
}

/** One document with no counterpart: the array comes off where it holds exactly one, in members as well. */
export function unwrapStream(document: FixtureDocument): FixtureDocument {
  return alignStreams(document, document).base;
}

/** Members are paired as the comparison pairs them: by name, occurrences in order. Depth is that of archives, four at most. */
function alignMembers(base: FixtureDocument, head: FixtureDocument): { base: FixtureDocument; head: FixtureDocument } {
  const others = new Map<string, FixtureDocument[]>();
  for (const [name, document] of membersOf(head)) {
    const same = others.get(name);
    if (same === undefined) others.set(name, [document]);
    else same.push(document);
  }
  const aligned = new Map<FixtureDocument, FixtureDocument>();
  const seen = new Map<string, number>();
  for (const [name, document] of membersOf(base)) {
    const occurrence = seen.get(name) ?? 0;
    seen.set(name, occurrence + 1);
    const other = others.get(name)?.[occurrence];
    if (other === undefined) continue;
    const pair = alignStreams(document, other);
    aligned.set(document, pair.base);
    aligned.set(other, pair.head);
  }
  const replace = (content: Content): Content => {
    if (content.kind !== 'container') return content;
    const members = content.members.map((member) => {
      return { ...member, document: aligned.get(member.document) ?? unwrapStream(member.document) };
    });
    return { ...content, members };
  };
  return { base: mapReadings(base, replace), head: mapReadings(head, replace) };
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

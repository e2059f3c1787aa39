import type { Container, FixtureDocument } from '../documents/document.js';
import { addChange, addNote, type Collector, mergeCollector } from './collector.js';
import { compareDocuments, type DocumentsResult, type Session } from './documents.js';
import { newIdMap } from './volatile.js';

interface NamedMember {
  readonly name: string;
  readonly document: FixtureDocument;
  readonly digest?: string;
}

/** Name and occurrence of each member. */
function occurrences(container: Container): Map<string, NamedMember> {
  const seen = new Map<string, number>();
  const members = new Map<string, NamedMember>();
  for (const { name, ...member } of container.members) {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    members.set(JSON.stringify([name, count]), { ...member, name: count > 1 ? `${name} (${count})` : name });
  }
  return members;
}

/** Members by name: names are shape, their order is layout, the worst member is the container's class. */
export function compareContainers(
  session: Session,
  collector: Collector,
  base: Container,
  head: Container,
  depth: number,
): DocumentsResult {
  const left = occurrences(base);
  const right = occurrences(head);
  const { noun } = head;
  const gone: NamedMember[] = [];
  const come: NamedMember[] = [];
  let hollow: string | undefined;
  for (const [key, member] of left) {
    const other = right.get(key);
    if (!other) {
      gone.push(member);
      addChange(
        collector,
        { kind: 'shape', at: member.name, base: member.name, head: null, note: `${noun} removed` },
        `${noun}# removed`,
      );
      continue;
    }
    const result = compareDocuments(session, member.document, other.document, depth + 1);
    if (member.digest !== other.digest) floorOf(result.collector);
    mergeCollector(collector, result.collector, member.name);
    if (result.hollow !== undefined) hollow ??= `${member.name}: ${result.hollow}`;
  }
  for (const [key, member] of right) {
    if (left.has(key)) continue;
    come.push(member);
    addChange(
      collector,
      { kind: 'shape', at: member.name, base: null, head: member.name, note: `${noun} added` },
      `${noun}# added`,
    );
  }
  noteSameBody(session, collector, [...left.values()], gone, come, depth);
  const order = [...left.keys()].filter((key) => right.has(key));
  const headOrder = [...right.keys()].filter((key) => left.has(key));
  if (order.some((key, index) => key !== headOrder[index])) {
    addChange(
      collector,
      { kind: 'representation', at: 'file', base: null, head: null, note: `${noun} order` },
      `=${noun} order`,
    );
  }
  if (left.size > 0 && right.size === 0) hollow = `emptied (${left.size} ${noun}s -> 0)`;
  return hollow === undefined ? { collector } : { collector, hollow };
}

/** The bytes of a member differ, so something did; as for a whole fixture. */
function floorOf(collector: Collector): void {
  const { shape, value, drift, representation } = collector.counts;
  if (shape + value + drift + representation > 0) return;
  const change = { at: 'file', base: null, head: null, note: 'every value is equal' };
  addChange(collector, { kind: 'representation', ...change }, '=spelling or storage only');
}

const MAX_RENAME_PAIRS = 100;

/** A new name with a body that another one has, or had: possibly renamed, possibly copied. */
function noteSameBody(
  session: Session,
  collector: Collector,
  all: readonly NamedMember[],
  gone: readonly NamedMember[],
  come: readonly NamedMember[],
  depth: number,
): void {
  const sources = gone.length > 0 ? gone : all;
  if (come.length === 0 || come.length * sources.length > MAX_RENAME_PAIRS) return;
  for (const member of come) {
    const same = sources.find(({ document }) => {
      const { counts } = compareDocuments(
        { ...session, ids: newIdMap() },
        document,
        member.document,
        depth + 1,
      ).collector;
      return counts.shape + counts.value + counts.drift === 0;
    });
    if (same)
      addNote(
        collector,
        `"${member.name}" has the same body as "${same.name}"${gone.length > 0 ? ', possible rename' : ''}`,
      );
  }
}

import { createHash } from 'node:crypto';
import type { TreeNode } from '../documents/document.js';
import { parseJson } from '../documents/json-parser.js';

/** One entry of `.quarantine.json` (docs/gates-execution.md). */
export interface QuarantineEntry {
  readonly id: string;
  readonly spends: number;
  /** 64 lower-case hex digits; absent where the entry has none, or something else in its place. */
  readonly hash?: string;
  /** One-based, for annotations. */
  readonly line: number;
  /** The entry as it stands, to tell whether it changed. */
  readonly text: string;
}

export type QuarantineFile =
  | { readonly kind: 'entries'; readonly entries: ReadonlyMap<string, QuarantineEntry> }
  | { readonly kind: 'unreadable'; readonly reason: string };

const SHA256 = /^[0-9a-f]{64}$/;
const MOST_UNITS = 1_000_000;
const MAX_DEPTH = 16;
const MAX_NODES = 1_000_000;

/** Reads the file strictly: what is not understood, or what readers understand differently, may not count as nothing spent. */
export function readQuarantine(text: string): QuarantineFile {
  const parsed = parseJson({ text: text.replace(/^\uFEFF/, ''), maxDepth: MAX_DEPTH, maxNodes: MAX_NODES });
  if (!parsed.ok || parsed.notices.length > 0) return { kind: 'unreadable', reason: 'expected JSON' };
  const { root } = parsed;
  if (root.kind !== 'object') return { kind: 'unreadable', reason: 'expected one object from test id to entry' };
  const entries = new Map<string, QuarantineEntry>();
  for (const { name: id, value, line } of root.members) {
    if (entries.has(id)) return { kind: 'unreadable', reason: 'expected each test once' };
    if (value.kind !== 'object') return unreadableEntry(id, 'expected an object');
    const fields = new Map(value.members.map((member) => [member.name, member.value]));
    if (fields.size !== value.members.length) return unreadableEntry(id, 'expected each member once');
    const [nodeid, spends, hash] = ['nodeid', 'spends', 'input_hash'].map((name) => fields.get(name));
    if (nodeid !== undefined && !(nodeid.kind === 'string' && nodeid.value === id)) {
      return unreadableEntry(id, 'nodeid is another test');
    }
    const units = spends?.kind === 'number' ? Number(spends.literal) : Number.NaN;
    if (!Number.isInteger(units) || units < 0 || units > MOST_UNITS) {
      return unreadableEntry(id, 'expected spends to be a whole number from 0');
    }
    entries.set(id, {
      id,
      spends: units,
      ...(hash?.kind === 'string' && SHA256.test(hash.value) ? { hash: hash.value } : {}),
      line,
      text: textOf(value),
    });
  }
  return { kind: 'entries', entries };
}

/** What an entry says, wherever it stands and however it is laid out. Its depth is bounded by the reader. */
function textOf(node: TreeNode): string {
  switch (node.kind) {
    case 'object':
      return `{${node.members.map(({ name, value }) => `${JSON.stringify(name)}:${textOf(value)}`).join(',')}}`;
    case 'array':
      return `[${node.items.map(textOf).join(',')}]`;
    case 'number':
      return node.literal;
    case 'binary':
    case 'null':
      return 'null';
    default:
      return JSON.stringify(node.value);
  }
}

/**
 * `input_hash`: SHA-256 of the fixture's bytes, a NUL, and the command with the test in its place. Of several fixtures the
 * bytes stand in the order of their paths, each followed by a NUL; of none, nothing stands before the one NUL.
 */
export function inputHash(fixtures: readonly Uint8Array[], command: string): string {
  const hash = createHash('sha256');
  const [first = new Uint8Array(), ...rest] = fixtures;
  for (const bytes of [first, ...rest]) hash.update(bytes).update('\0');
  return hash.update(command).digest('hex');
}

/** Entries for a person to put into the file, as they would stand there. */
export function entryText(
  entries: readonly {
    readonly id: string;
    readonly spends: number;
    readonly exitCode: number;
    readonly hash: string;
  }[],
): string {
  const pairs = entries.map(({ id, spends, exitCode, hash }): [string, unknown] => [
    id,
    { nodeid: id, spends, last_remote_rc: exitCode, input_hash: hash },
  ]);
  // Built as text, so that no id can be the name of something that every object has.
  return `{\n${pairs.map(([id, entry]) => `  ${JSON.stringify(id)}: ${JSON.stringify(entry, null, 2).replaceAll('\n', '\n  ')}`).join(',\n')}\n}`;
}

function unreadableEntry(id: string, reason: string): QuarantineFile {
  return { kind: 'unreadable', reason: `${JSON.stringify(id.slice(0, 200))}: ${reason}` };
}

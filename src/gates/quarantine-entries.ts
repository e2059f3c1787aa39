import { createHash } from 'node:crypto';

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

/** Reads the file strictly: what is not understood may not count as nothing spent. */
export function readQuarantine(text: string): QuarantineFile {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { kind: 'unreadable', reason: 'expected JSON' };
  }
  if (!isObject(value)) return { kind: 'unreadable', reason: 'expected one object from test id to entry' };
  const keys = topLevelKeys(text);
  if (keys.size !== Object.keys(value).length) return { kind: 'unreadable', reason: 'expected each test once' };
  const entries = new Map<string, QuarantineEntry>();
  for (const [id, one] of Object.entries(value)) {
    if (!isObject(one)) return unreadableEntry(id, 'expected an object');
    const { nodeid, spends, input_hash: hash } = one;
    if (nodeid !== undefined && nodeid !== id) return unreadableEntry(id, 'nodeid is another test');
    if (typeof spends !== 'number' || !Number.isInteger(spends) || spends < 0 || spends > MOST_UNITS) {
      return unreadableEntry(id, 'expected spends to be a whole number from 0');
    }
    entries.set(id, {
      id,
      spends,
      ...(typeof hash === 'string' && SHA256.test(hash) ? { hash } : {}),
      line: keys.get(id) ?? 1,
      text: JSON.stringify(one),
    });
  }
  return { kind: 'entries', entries };
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

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Keys of the outermost object with their lines; fewer than there are keys, or NaN of them, where one is given twice. */
function topLevelKeys(text: string): ReadonlyMap<string, number> {
  const keys = new Map<string, number>();
  let depth = 0;
  let line = 1;
  let twice = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]!;
    if (character === '\n') line += 1;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    else if (character === '"') {
      const start = at;
      for (at += 1; text[at] !== '"'; at += 1) if (text[at] === '\\') at += 1;
      if (depth !== 1 || !/^\s*:/.test(text.slice(at + 1, at + 100))) continue;
      const key = JSON.parse(text.slice(start, at + 1)) as string;
      twice ||= keys.has(key);
      keys.set(key, line);
    }
  }
  return twice ? new Map([...keys].slice(1)) : keys;
}

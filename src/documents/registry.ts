import { FixtureGateError } from '../errors.js';
import type { FormatEntry } from './format.js';
import { formats } from './formats/index.js';

/** Endings that say who wrote a file and not what is in it: `order.json.golden` is JSON. */
const TRANSPARENT_ENDINGS = ['.approved', '.expected', '.golden', '.received', '.verified'];

const byId = new Map(formats.map((entry) => [entry.id, entry]));
const byExtension = indexByExtension(formats);
const byName = new Map(formats.flatMap((entry) => (entry.names ?? []).map((name) => [name, entry] as const)));

/** @throws FixtureGateError for an id that nobody registered: only a policy can bring one. */
export function formatById(id: string): FormatEntry {
  const entry = byId.get(id);
  if (entry !== undefined) return entry;
  const known = [...byId.keys()].join(', ');
  throw new FixtureGateError('BAD_POLICY', `no format is named "${id}"`, `use auto or one of: ${known}`);
}

/** Whether what is stored is no text; a format that nobody registered is taken for text. */
export function isBinary(id: string): boolean {
  return byId.get(id)?.binary === true;
}

/** By the whole path, else by name, else by the longest known ending (`.tar.gz` before `.gz`), in any letter case; undefined where neither says anything. */
export function formatForPath(path: string): FormatEntry | undefined {
  const claimed = formats.find((entry) => entry.claims?.(path) === true);
  if (claimed !== undefined) return claimed;
  let name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  for (;;) {
    const entry = byName.get(name) ?? byEnding(name);
    if (entry !== undefined) return entry;
    const ending = TRANSPARENT_ENDINGS.find((candidate) => name.endsWith(candidate));
    if (ending === undefined) return undefined;
    name = name.slice(0, -ending.length);
  }
}

function byEnding(name: string): FormatEntry | undefined {
  for (let dot = name.indexOf('.'); dot !== -1; dot = name.indexOf('.', dot + 1)) {
    const entry = byExtension.get(name.slice(dot));
    if (entry !== undefined) return entry;
  }
  return undefined;
}

/** @throws Error where two formats claim one extension: which of them reads a file may not hang on their order. */
export function indexByExtension(all: readonly FormatEntry[]): ReadonlyMap<string, FormatEntry> {
  const index = new Map<string, FormatEntry>();
  for (const entry of all) {
    for (const extension of entry.extensions) {
      const claimed = index.get(extension);
      if (claimed !== undefined) throw new Error(`formats "${claimed.id}" and "${entry.id}" both claim ${extension}`);
      index.set(extension, entry);
    }
  }
  return index;
}

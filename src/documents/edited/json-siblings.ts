import type { TreeNode } from '../document.js';
import { leafOf, tokenEnd } from './json.js';

/** How many elements are looked into, and how many bytes of them. */
const MAX_ELEMENTS = 24;
const MAX_BYTES = 65_536;

const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const OPEN_BRACKET = 91;
const BACKSLASH = 92;
const OPEN_BRACE = 123;

/** Members whose strings decide which variant an object is (comparison/object-facts.ts). */
const DISCRIMINATORS: ReadonlySet<string> = new Set(['"type"', '"kind"', '"event"', '"op"', '"@type"']);

/** What one element has at the end of `names`, and the strings on the way that could name a variant. */
interface Seen {
  readonly from: number;
  readonly to: number;
  readonly variants: string;
}

/**
 * The scalars at `names` in the first elements of the array that opens at `start`, the one of element `own` left out. The
 * text is known to be JSON. Whatever is unusual ends the search.
 */
export function* siblingsOf(bytes: Buffer, start: number, own: number, names: readonly string[]): Generator<TreeNode> {
  const path = names.map((name) => JSON.stringify(name));
  const limit = Math.min(bytes.length, start + MAX_BYTES);
  const before: Seen[] = [];
  let mine: Seen | undefined;
  let at = start + 1;
  for (let index = 0; index < MAX_ELEMENTS || index <= own; index += 1) {
    at = afterSpace(bytes, at);
    const end = valueEnd(bytes, at, limit);
    if (end === -1) return;
    // Far from the first elements only the edited one is of interest: whose variant it is.
    const seen = index < MAX_ELEMENTS || index === own ? lookUp(bytes, at, path) : undefined;
    if (index === own) {
      if (seen === undefined) return;
      mine = seen;
      for (const other of before) yield* leavesOf(bytes, other, mine);
    } else if (seen !== undefined) {
      if (mine === undefined) before.push(seen);
      else yield* leavesOf(bytes, seen, mine);
    }
    at = afterSpace(bytes, end);
    if (bytes[at] !== COMMA) return;
    at += 1;
  }
}

function leavesOf(bytes: Buffer, other: Seen, mine: Seen): readonly TreeNode[] {
  const leaf = other.variants === mine.variants ? leafOf(bytes, other.from, other.to, 0) : undefined;
  return leaf === undefined ? [] : [leaf];
}

/** Undefined where there is no scalar at the path, or where a name on the way is escaped or stands there twice. */
function lookUp(bytes: Buffer, start: number, path: readonly string[]): Seen | undefined {
  let at = start;
  let variants = '';
  for (const name of path) {
    if (bytes[at] !== OPEN_BRACE) return undefined;
    let found = -1;
    at = afterSpace(bytes, at + 1);
    while (bytes[at] === QUOTE) {
      const nameEnd = tokenEnd(bytes, at);
      const written = bytes.toString('utf8', at, nameEnd);
      if (written.includes('\\')) return undefined;
      at = afterSpace(bytes, nameEnd);
      if (bytes[at] !== COLON) return undefined;
      at = afterSpace(bytes, at + 1);
      const end = valueEnd(bytes, at, bytes.length);
      if (end === -1) return undefined;
      if (written === name) {
        if (found !== -1) return undefined;
        found = at;
      }
      if (DISCRIMINATORS.has(written)) variants += `${written}${bytes.toString('utf8', at, end)}`;
      at = afterSpace(bytes, end);
      if (bytes[at] !== COMMA) break;
      at = afterSpace(bytes, at + 1);
    }
    if (found === -1) return undefined;
    variants += '/';
    at = found;
  }
  const to = tokenEnd(bytes, at);
  return to === -1 ? undefined : { from: at, to, variants };
}

function afterSpace(bytes: Buffer, from: number): number {
  let at = from;
  for (let code = bytes[at]; code === 32 || code === 9 || code === 10 || code === 13; code = bytes[++at]);
  return at;
}

/** Behind the value that begins at `at`; -1 where it does not end before `limit`. */
function valueEnd(bytes: Buffer, start: number, limit: number): number {
  let depth = 0;
  for (let at = start; at < limit; at += 1) {
    const code = bytes[at]!;
    if (code === QUOTE) {
      for (at += 1; at < limit && bytes[at] !== QUOTE; at += 1) if (bytes[at] === BACKSLASH) at += 1;
      if (depth === 0) return at + 1;
    } else if (code === OPEN_BRACE || code === OPEN_BRACKET) depth += 1;
    else if (code === 93 || code === 125) {
      depth -= 1;
      if (depth === 0) return at + 1;
      if (depth < 0) return -1;
    } else if (depth === 0) {
      const end = tokenEnd(bytes, at);
      return end;
    }
  }
  return -1;
}

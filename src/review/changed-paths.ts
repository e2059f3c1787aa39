import type { GitPath } from '../revisions/revisions.js';

/** The paths that one commit changes, for reading what its message names. */
export interface ChangedPaths {
  readonly all: ReadonlySet<GitPath>;
  /** The longest of them that stands in `text` at `at`, with a blank or the end behind it. */
  readonly longestAt: (text: string, at: number) => GitPath | undefined;
}

export function indexPaths(paths: Iterable<GitPath>): ChangedPaths {
  const all = new Set(paths);
  let withBlanks: PrefixIndex | undefined;
  return {
    all,
    longestAt: (text, at) => {
      withBlanks ??= prefixIndex([...all].filter((path) => /[ \t]/.test(path)));
      const longest = withBlanks(text, at);
      if (longest !== undefined) return longest;
      const word = text.slice(at, wordEnd(text, at));
      return all.has(word) ? word : undefined;
    },
  };
}

type PrefixIndex = (text: string, at: number) => GitPath | undefined;

/**
 * By halving, so that thousands of paths that begin alike cost no more than a few. Whatever begins `text` begins its
 * neighbour below in sorted order, too: that one and what it begins with are all that has to be asked.
 */
function prefixIndex(paths: readonly GitPath[]): PrefixIndex {
  if (paths.length === 0) return () => undefined;
  const sorted = paths.toSorted(byCodeUnits);
  const longest = sorted.reduce((most, { length }) => Math.max(most, length), 0);
  const begunBy = longestBeginnings(sorted);
  return (text, at) => {
    const wanted = text.slice(at, at + longest);
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle]! <= wanted) low = middle + 1;
      else high = middle;
    }
    if (low === 0) return undefined;
    const common = commonLength(sorted[low - 1]!, wanted);
    for (let index = low - 1; index !== -1; index = begunBy[index]!) {
      const path = sorted[index]!;
      if (path.length <= common && isBoundary(text, at + path.length)) return path;
    }
    return undefined;
  };
}

/** For each path the longest other one that it begins with, -1 where there is none. */
function longestBeginnings(sorted: readonly GitPath[]): Int32Array {
  const beginnings = new Int32Array(sorted.length);
  const open: number[] = [];
  sorted.forEach((path, index) => {
    while (open.length > 0 && !path.startsWith(sorted[open.at(-1)!]!)) open.pop();
    beginnings[index] = open.at(-1) ?? -1;
    open.push(index);
  });
  return beginnings;
}

function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function commonLength(a: string, b: string): number {
  let at = 0;
  while (at < a.length && at < b.length && a.charCodeAt(at) === b.charCodeAt(at)) at += 1;
  return at;
}

/** Where the word at `at` ends. */
export function wordEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length && text[end] !== ' ' && text[end] !== '\t') end += 1;
  return end;
}

export function isBoundary(text: string, at: number): boolean {
  return at >= text.length || text[at] === ' ' || text[at] === '\t';
}

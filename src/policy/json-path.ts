/**
 * The part of RFC 9535 that a policy may use: `$`, `.name`, `['name']`, `[0]`, `[*]`, `.*`, and each of them after `..`.
 * No filters, slices, unions or functions: a rule must be readable at a glance, and its cost must not depend on hostile data.
 */

/** Characters; a longer path is no path that a person wrote. */
export const MAX_PATH_CHARACTERS = 1_024;

// RFC 9535 section 2.5.1.1, member-name-shorthand, letters of every alphabet but no other symbols; those stand in quotes.
const SHORTHAND = /^[\p{L}_][\p{L}\p{M}\p{N}_]*/u;
const QUOTED = /^\['(?:[^'\\]|\\['\\/bfnrt]|\\u[0-9A-Fa-f]{4})*'\]|^\["(?:[^"\\]|\\["\\/bfnrt]|\\u[0-9A-Fa-f]{4})*"\]/;
const INDEX = /^\[(?:0|[1-9][0-9]{0,9})\]/;

/** Why `path` is no path of the subset, as the end of a sentence that begins with `expected`; undefined where it is one. */
export function jsonPathProblem(path: string): string | undefined {
  if (path.length > MAX_PATH_CHARACTERS) return `a path of at most ${MAX_PATH_CHARACTERS} characters`;
  if (!path.startsWith('$')) return `a path that begins with "$", such as "$.items[*].id"${guess(path)}`;
  let rest = path.slice(1);
  while (rest !== '') {
    const length = segmentLength(rest);
    if (length === 0) return `a path made of $ .name ['name'] [0] [*] ..name ..*${hint(path, rest)}`;
    rest = rest.slice(length);
  }
  return undefined;
}

function segmentLength(rest: string): number {
  if (rest.startsWith('..*')) return 3;
  if (rest.startsWith('.*')) return 2;
  if (rest.startsWith('..[')) {
    const bracket = bracketLength(rest.slice(2));
    return bracket === 0 ? 0 : 2 + bracket;
  }
  const dots = rest.startsWith('..') ? 2 : rest.startsWith('.') ? 1 : 0;
  if (dots === 0) return bracketLength(rest);
  const name = SHORTHAND.exec(rest.slice(dots))?.[0];
  return name === undefined ? 0 : dots + name.length;
}

function bracketLength(rest: string): number {
  if (rest.startsWith('[*]')) return 3;
  return (INDEX.exec(rest) ?? QUOTED.exec(rest))?.[0].length ?? 0;
}

function guess(path: string): string {
  const rooted = /^[A-Za-z_]/.test(path) ? `$.${path}` : path.startsWith('.') || path.startsWith('[') ? `$${path}` : '';
  return rooted !== '' && jsonPathProblem(rooted) === undefined ? `; perhaps "${rooted}"` : '';
}

function hint(path: string, rest: string): string {
  const at = path.length - rest.length;
  if (rest.startsWith('[?')) return '; filters are not supported';
  if (/^\[-?\d*:/.test(rest)) return '; slices are not supported, [*] takes every element';
  // `$.created-at` stops at the hyphen; the whole word is what was meant.
  const word = /\.([^.[\]]*)$/.exec(path.slice(0, at));
  const tail = /^[^.[\]]+/.exec(rest)?.[0];
  if (tail !== undefined && word?.[1] !== undefined) {
    return `; a name with other characters is written ['${word[1]}${tail}']`;
  }
  return `; it stops making sense at character ${at + 1}`;
}

import { braceExpand, Minimatch } from 'minimatch';
import { MAX_BRACE_ALTERNATIVES } from './paths.js';

/**
 * One pattern of a policy, ready to be asked many times.
 *
 * - `*` stays within a folder, `**` does not; names that begin with a dot are names like others.
 * - A pattern without a slash is about the last name of a path, at any depth, as in .gitignore.
 * - A pattern that ends in a slash stands for everything in that folder.
 * - A path equals itself: `app/[slug]/golden.json` matches the file of that very name, brackets or not.
 */
export type Glob = (path: string) => boolean;

/**
 * Compiles `pattern`. Everyday patterns become string comparisons, which is ten times as fast as a pattern engine and
 * cannot blow up; the others go to minimatch, whose automaton is linear in the path (docs/adr/0051).
 */
export function compileGlob(pattern: string): Glob {
  const whole = pattern.endsWith('/') ? `${pattern}**` : pattern;
  const anchored = whole.includes('/') ? whole : `**/${whole}`;
  if (!/[*?[\]{}\\]/.test(anchored.replaceAll('*', ''))) return simpleGlob(anchored.split('/')) ?? engineGlob(anchored);
  const engine = engineGlob(anchored);
  return (path) => path === pattern || engine(path);
}

/**
 * Takes the folders that `pattern` goes through on its way to a file: `testdata` and all below it for a
 * pattern of every JSON file in there. A pattern that begins with `**` does not thereby take every folder there is: the way counts
 * from the first name that is no star.
 */
export function compileFolders(pattern: string): Glob {
  const whole = pattern.endsWith('/') ? `${pattern}**` : pattern;
  const folders = new Set<string>();
  for (const one of braceExpand(whole, { braceExpandMax: MAX_BRACE_ALTERNATIVES })) {
    const segments = one.split('/');
    for (let length = 1; length < segments.length; length += 1) {
      const way = segments.slice(0, length);
      if (!way.every((segment) => /^\*+$/.test(segment))) folders.add(way.join('/'));
    }
  }
  // A way of one name is that folder at the root, where a pattern of one name would be about any folder.
  const globs = [...folders].map((way) => (way.includes('/') ? compileGlob(way) : engineGlob(way)));
  return (path) => globs.some((matches) => matches(path));
}

/** Patterns of literal names, `*` and at most a `**` in front and one at the end. Undefined for any other. */
function simpleGlob(segments: readonly string[]): Glob | undefined {
  const floats = segments[0] === '**';
  const open = segments.length > 1 && segments.at(-1) === '**';
  const middle = segments.slice(floats ? 1 : 0, open ? -1 : undefined);
  if (middle.some((segment) => segment.includes('**') || segment === '')) return undefined;
  if (middle.length === 0) return () => true;
  const names = middle.slice(0, -1);
  const last = middle.at(-1) ?? '';
  if (names.some((segment) => segment.includes('*'))) return undefined;
  if (last.includes('*')) return open ? undefined : lastNameGlob(names.join('/'), last, floats);
  return literalGlob(middle.join('/'), floats, open);
}

function literalGlob(literal: string, floats: boolean, open: boolean): Glob {
  const start = `${literal}/`;
  if (floats && open) return (path) => path.startsWith(start) || path.includes(`/${start}`);
  if (open) return (path) => path.startsWith(start);
  if (floats)
    return (path) => path.endsWith(literal) && (path.length === literal.length || path.endsWith(`/${literal}`));
  return (path) => path === literal;
}

/** `folder` is what stands before the last name; where the pattern floats it may stand below any folder. */
function lastNameGlob(folder: string, pattern: string, floats: boolean): Glob {
  const pieces = pattern.split('*');
  const tail = pieces.at(-1) ?? '';
  // `*.snap` anywhere: the text after the only star holds no slash, so the end of the path decides.
  if (floats && folder === '' && pieces.length === 2 && pieces[0] === '') return (path) => path.endsWith(tail);
  const name = starName(pieces);
  // Most paths lack the longest piece altogether, and finding that out takes no new strings.
  const longest = pieces.reduce((a, b) => (b.length > a.length ? b : a));
  return (path) => {
    if (!path.includes(longest)) return false;
    const slash = path.lastIndexOf('/');
    if (!name(path.slice(slash + 1))) return false;
    const parent = slash === -1 ? '' : path.slice(0, slash);
    if (folder === '') return floats || parent === '';
    return parent === folder || (floats && parent.endsWith(`/${folder}`));
  };
}

/**
 * A name with `*` in it. The pieces between the stars are looked for from left to right, each as early as possible,
 * which decides a pattern of stars exactly and in linear time. A star may stand for nothing: `*.snap` takes `.snap`, too.
 */
function starName(pieces: readonly string[]): (name: string) => boolean {
  const first = pieces[0] ?? '';
  const last = pieces.at(-1) ?? '';
  const between = pieces.slice(1, -1).filter((piece) => piece !== '');
  return (name) => {
    if (name.length < first.length + last.length || !name.startsWith(first) || !name.endsWith(last)) return false;
    let at = first.length;
    const end = name.length - last.length;
    for (const piece of between) {
      const found = name.indexOf(piece, at);
      if (found === -1) return false;
      at = found + piece.length;
    }
    return at <= end;
  };
}

function engineGlob(pattern: string): Glob {
  const engine = new Minimatch(pattern, {
    dot: true,
    // Extended patterns (`+(a|b)`) are left out: braces say the same, and nested ones are how engines are made to hang.
    noext: true,
    nonegate: true,
    nocomment: true,
    braceExpandMax: MAX_BRACE_ALTERNATIVES,
    // The same on every machine: a backslash is an escape, never a folder.
    platform: 'linux',
  });
  const prefix = literalPrefix(pattern);
  return (path) => path.startsWith(prefix) && engine.match(path);
}

/** Whole folders at the start of a pattern that hold no special character: most paths differ there already. */
function literalPrefix(pattern: string): string {
  const special = pattern.search(/[*?[\]{}\\]/);
  const slash = pattern.lastIndexOf('/', special === -1 ? pattern.length : special);
  return slash === -1 ? '' : pattern.slice(0, slash + 1);
}

/** Checks of paths and patterns as a policy writes them. Pure string work, so that it costs nothing where there is no policy. */

/** Characters of one pattern or path. Git's own limit for a path is 4,096; nobody writes that by hand. */
export const MAX_PATTERN_CHARACTERS = 1_024;
/** How many patterns the braces of one pattern may stand for. `{a,b}` twelve times over would be 4,096. */
export const MAX_BRACE_ALTERNATIVES = 256;

const CONTROL = /[\u0000-\u001f\u007f]/;
const ESCAPABLE = '*?[]{}()!\\';

/** Why `pattern` cannot be a pattern, as the end of a sentence that begins with `expected`; undefined where it can. */
export function patternProblem(pattern: string): string | undefined {
  const shared = spellingProblem(pattern, 'a pattern');
  if (shared !== undefined) return shared;
  if (pattern.startsWith('!')) return 'a pattern without "!"; files to leave out belong under "exclude"';
  const slash = strayBackslash(pattern);
  if (slash !== undefined) return `"/" between folders; perhaps ${JSON.stringify(slash)}`;
  const alternatives = braceAlternatives(pattern);
  if (alternatives > MAX_BRACE_ALTERNATIVES) {
    return `braces that stand for at most ${MAX_BRACE_ALTERNATIVES} patterns; write some of them out as patterns of their own`;
  }
  return undefined;
}

/** Why `path` cannot name a file or folder of the repository; undefined where it can. */
export function filePathProblem(path: string): string | undefined {
  const shared = spellingProblem(path, 'a path');
  if (shared !== undefined) return shared;
  if (path.includes('\\')) return `"/" between folders; perhaps ${JSON.stringify(path.replaceAll('\\', '/'))}`;
  if (path.endsWith('/')) return `a path without "/" at its end; perhaps ${JSON.stringify(path.replace(/\/+$/, ''))}`;
  return undefined;
}

function spellingProblem(text: string, what: string): string | undefined {
  if (text.trim() === '') return `${what}, not an empty text`;
  if (text.length > MAX_PATTERN_CHARACTERS) return `${what} of at most ${MAX_PATTERN_CHARACTERS} characters`;
  if (CONTROL.test(text)) return `${what} without control characters`;
  if (/^[/\\]|^[A-Za-z]:[/\\]|^~(?:[/\\]|$)/.test(text)) {
    return `${what} relative to the repository's root, not an absolute one`;
  }
  const parts = text.split(/[/\\]/);
  // Alternatives in braces are parts, too: `{..,a}/x` leaves the repository as well.
  if (parts.includes('..') || /[{,]\.\.(?=[,}])/.test(text))
    return `${what} that stays in the repository, without ".."`;
  if (parts.includes('.')) return `${what} without "." as a folder; perhaps ${JSON.stringify(withoutDots(text))}`;
  if (parts.slice(0, -1).includes('')) return `${what} with one "/" between folders`;
  if (parts.some((part) => part.toLowerCase() === '.git')) return `${what} outside of ".git"`;
  return undefined;
}

function withoutDots(text: string): string {
  return text
    .split('/')
    .filter((part) => part !== '.')
    .join('/');
}

/** The pattern with `/` for `\`, where a `\` does not escape a special character: somebody wrote a Windows path. */
function strayBackslash(pattern: string): string | undefined {
  for (let index = 0; index < pattern.length; index += 1) {
    if (pattern[index] !== '\\') continue;
    const next = pattern[index + 1];
    if (next === undefined || !ESCAPABLE.includes(next)) return pattern.replaceAll('\\', '/');
    index += 1;
  }
  return undefined;
}

/** An upper bound on what brace expansion makes of `pattern`: the product of the numbers of alternatives. */
export function braceAlternatives(pattern: string): number {
  let product = 1;
  const open: number[] = [];
  for (let index = 0; index < pattern.length && product <= MAX_BRACE_ALTERNATIVES; index += 1) {
    const character = pattern[index];
    if (character === '\\') index += 1;
    else if (character === '{') {
      const range = /^\{(-?\d{1,15})\.\.(-?\d{1,15})/.exec(pattern.slice(index, index + 40));
      open.push(range === null ? 1 : Math.abs(Number(range[1]) - Number(range[2])) + 1);
    } else if (character === ',' && open.length > 0) open.push((open.pop() ?? 1) + 1);
    else if (character === '}' && open.length > 0) product *= open.pop() ?? 1;
  }
  return product;
}

const NEWLINE = 10;
const QUOTE = 34;
const HASH = 35;
const APOSTROPHE = 39;
const BLANK = 32;
const COMMA = 44;
const DOT = 46;
const EQUALS = 61;
const OPEN_BRACKET = 91;
const BACKSLASH = 92;
const CLOSE_BRACKET = 93;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;
/** Each is a token, whatever stands beside it. */
const SIGNS: ReadonlySet<number> = new Set([
  ...[NEWLINE, QUOTE, HASH, APOSTROPHE, COMMA, DOT, EQUALS],
  ...[OPEN_BRACKET, CLOSE_BRACKET, OPEN_BRACE, CLOSE_BRACE],
]);

/** What a TOML text costs to parse, known before it is parsed. */
export interface TomlExtent {
  /** The deepest nesting there can be. Too high on broken input is fine, too low is not. */
  readonly depth: number;
  /** Words, strings, comments, signs and line ends: the parser keeps an object or two for each. */
  readonly tokens: number;
}

/** In one pass over its characters: open brackets outside of strings and comments, and the dots of the longest key. */
export function tomlExtent(source: string): TomlExtent {
  let depth = 0;
  let tokens = 0;
  let open = 0;
  let dots = 0;
  let at = 0;
  let inWord = false;
  while (at < source.length) {
    const code = source.charCodeAt(at);
    const sign = SIGNS.has(code);
    if (sign || (!inWord && code > BLANK)) tokens += 1;
    inWord = !sign && code > BLANK;
    if (code === QUOTE || code === APOSTROPHE) {
      at = afterString(source, at, code);
      continue;
    }
    if (code === HASH) {
      at = lineEnd(source, at);
      continue;
    }
    if (code === DOT) dots += 1;
    else if (code === NEWLINE || code === EQUALS || code === COMMA) dots = 0;
    else if (code === OPEN_BRACKET || code === OPEN_BRACE) open += 1;
    else if (code === CLOSE_BRACKET || code === CLOSE_BRACE) open -= 1;
    depth = Math.max(depth, open + dots);
    at += 1;
  }
  return { depth, tokens };
}

/**
 * The first character that may stand nowhere in a TOML text: a control character, or CR without LF. The parser takes CR for
 * a line end, and most of the others in comments.
 */
export function forbiddenInToml(source: string): { readonly line: number; readonly what: string } | undefined {
  const found = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]|\r(?!\n)/.exec(source);
  if (found === null) return undefined;
  const code = found[0].charCodeAt(0);
  const what = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  return { line: source.slice(0, found.index).split('\n').length, what };
}

function lineEnd(source: string, from: number): number {
  const end = source.indexOf('\n', from);
  return end === -1 ? source.length : end;
}

/** `at` is the opening quote. A basic string has escapes, a literal one has none, three quotes span lines. */
function afterString(source: string, at: number, quote: number): number {
  const triple = source.charCodeAt(at + 1) === quote && source.charCodeAt(at + 2) === quote;
  let index = at + (triple ? 3 : 1);
  while (index < source.length) {
    const code = source.charCodeAt(index);
    if (code === BACKSLASH && quote === QUOTE) index += 2;
    else if (code === NEWLINE && !triple) return index;
    else if (code !== quote) index += 1;
    else if (!triple) return index + 1;
    else if (source.charCodeAt(index + 1) === quote && source.charCodeAt(index + 2) === quote) {
      index += 3;
      // Up to two quotes may stand before the closing three.
      while (source.charCodeAt(index) === quote) index += 1;
      return index;
    } else index += 1;
  }
  return index;
}

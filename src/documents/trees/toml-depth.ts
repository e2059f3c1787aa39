const NEWLINE = 10;
const QUOTE = 34;
const HASH = 35;
const APOSTROPHE = 39;
const DOT = 46;
const BACKSLASH = 92;

/**
 * The deepest nesting that a TOML text can have, in one pass over its characters: open brackets outside of strings and
 * comments, and the dots of the longest key. Too high on broken input is fine, too low is not.
 */
export function tomlDepth(source: string): number {
  let deepest = 0;
  let open = 0;
  let dots = 0;
  let at = 0;
  while (at < source.length) {
    const code = source.charCodeAt(at);
    if (code === QUOTE || code === APOSTROPHE) {
      at = afterString(source, at, code);
      continue;
    }
    if (code === HASH) {
      at = lineEnd(source, at);
      continue;
    }
    if (code === DOT) dots += 1;
    else if (code === NEWLINE || code === 61 || code === 44) dots = 0;
    else if (code === 91 || code === 123) open += 1;
    else if (code === 93 || code === 125) open -= 1;
    deepest = Math.max(deepest, open + dots);
    at += 1;
  }
  return deepest;
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

export type Cooked = { readonly ok: true; readonly value: string } | { readonly ok: false; readonly at: number };

const SINGLE: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['t', '\t'],
  ['r', '\r'],
  ['b', '\b'],
  ['v', '\v'],
  ['f', '\f'],
  ['0', '\0'],
  // A line continuation: the line end is no part of the string.
  ['\n', ''],
  ['\u2028', ''],
  ['\u2029', ''],
]);

/**
 * What stands between the quotes of a JavaScript template or string literal, as an engine cooks it: CRLF and CR are
 * LF, escapes are undone. `at` is the offset of an escape that the language forbids.
 */
export function cook(raw: string): Cooked {
  const text = raw.includes('\r') ? raw.replace(/\r\n?/g, '\n') : raw;
  let slash = text.indexOf('\\');
  if (slash === -1) return { ok: true, value: text };
  const pieces: string[] = [];
  let from = 0;
  while (slash !== -1) {
    pieces.push(text.slice(from, slash));
    const escaped = escapeAt(text, slash + 1);
    if (escaped === undefined) return { ok: false, at: slash };
    pieces.push(escaped.value);
    from = escaped.end;
    slash = text.indexOf('\\', from);
  }
  pieces.push(text.slice(from));
  return { ok: true, value: pieces.join('') };
}

function escapeAt(text: string, at: number): { readonly value: string; readonly end: number } | undefined {
  const letter = text[at];
  if (letter === undefined) return undefined;
  if (letter === 'x') return codePoint(/[0-9a-fA-F]{2}/y, text, at + 1, 0);
  if (letter === 'u' && text[at + 1] === '{') return codePoint(/\{[0-9a-fA-F]{1,8}\}/y, text, at + 1, 1);
  if (letter === 'u') return codePoint(/[0-9a-fA-F]{4}/y, text, at + 1, 0);
  const octal = letter >= '1' && letter <= '9';
  if (octal || (letter === '0' && /[0-9]/.test(text[at + 1] ?? ''))) return undefined;
  return { value: SINGLE.get(letter) ?? letter, end: at + 1 };
}

function codePoint(
  pattern: RegExp,
  text: string,
  at: number,
  brackets: 0 | 1,
): { value: string; end: number } | undefined {
  pattern.lastIndex = at;
  const digits = pattern.exec(text)?.[0];
  if (digits === undefined) return undefined;
  const point = Number.parseInt(digits.slice(brackets, digits.length - brackets), 16);
  return point > 0x10ffff ? undefined : { value: String.fromCodePoint(point), end: at + digits.length };
}

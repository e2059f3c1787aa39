/** Where scalars on one line end, for the quick reader. Undefined always means: ask the full reader. */

export const SPACE = 32;
export const DOUBLE_QUOTE = 34;
export const HASH = 35;
export const SINGLE_QUOTE = 39;
export const DASH = 45;
export const COLON = 58;
const BACKSLASH = 92;

/** Whether nothing but a comment follows on the line. */
export function onlyComment(text: string, from: number, end: number): boolean {
  let at = from;
  while (at < end && text.charCodeAt(at) === SPACE) at += 1;
  return at === end || (text.charCodeAt(at) === HASH && text.charCodeAt(at - 1) === SPACE);
}

/** Behind the closing quote; undefined where it is not on this line or where something inside has to be decoded. */
export function quoteEnd(text: string, at: number, end: number): number | undefined {
  const quote = text.charCodeAt(at);
  for (let index = at + 1; index < end; index += 1) {
    const code = text.charCodeAt(index);
    if (code === BACKSLASH && quote === DOUBLE_QUOTE) return undefined;
    if (code !== quote) continue;
    return index + 1 < end && text.charCodeAt(index + 1) === quote ? undefined : index + 1;
  }
  return undefined;
}

/** Where a plain scalar ends: at the colon that makes it a key, at a comment or with the line. Undefined where none may begin. */
export function plainEnd(text: string, at: number, end: number): number | undefined {
  const first = text.charCodeAt(at);
  if (first < 128 && !startsPlain(first)) return undefined;
  if (first === DASH && (at + 1 === end || text.charCodeAt(at + 1) === SPACE)) return undefined;
  for (let index = at + 1; index < end; index += 1) {
    const code = text.charCodeAt(index);
    if (code === COLON) {
      if (index + 1 === end || text.charCodeAt(index + 1) === SPACE) return index;
    } else if (code === HASH && text.charCodeAt(index - 1) === SPACE) return index - 1;
  }
  return end;
}

/** Letters, digits and the signs that no rule of YAML looks at in front of a scalar. */
function startsPlain(code: number): boolean {
  if ((code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57)) return true;
  return (
    code === DASH ||
    code === 46 ||
    code === 47 ||
    code === 95 ||
    code === 36 ||
    code === 40 ||
    code === 43 ||
    code === 126 ||
    code === 60 ||
    code === 61
  );
}

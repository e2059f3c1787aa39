import { DASH, DOUBLE_QUOTE, quoteEnd, SINGLE_QUOTE, SPACE } from './quick-scalars.js';

/** Values of everyday YAML that are more than one scalar on its line, for the quick reader. Undefined always means: ask the full reader. */

const COMMA = 44;
const CLOSE_BRACKET = 93;

/** What may stand in a plain element of a list in brackets. */
const PLAIN = new Uint8Array(128);
for (const character of ' -_./$+0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz')
  PLAIN[character.charCodeAt(0)] = 1;

export interface Literal {
  readonly value: string;
  /** Where the line behind it begins. */
  readonly next: number;
  /** Lines that it takes, that of its header aside. */
  readonly lines: number;
}

/** The literal block scalar (`|`, or `|-` where `strip`) of an entry at column `indent`; its header ends at `end`. */
export function literalAt(text: string, end: number, indent: number, strip: boolean): Literal | undefined {
  const lines: string[] = [];
  let column = -1;
  let taken = 0;
  let next = end + 1;
  for (let at = next; at < text.length; ) {
    const feed = text.indexOf('\n', at);
    // Whether a last line without an end gets one is for the full reader.
    if (feed === -1) return undefined;
    let first = at;
    while (first < feed && text.charCodeAt(first) === SPACE) first += 1;
    const own = first - at;
    if (first === feed) {
      // More blanks than the content is indented by are content.
      if (own > Math.max(column, 0)) return undefined;
      lines.push('');
    } else {
      if (column === -1 && own > indent) column = own;
      if (own <= indent) break;
      if (own < column) return undefined;
      lines.push(text.slice(at + column, feed));
      taken = lines.length;
      next = feed + 1;
    }
    at = feed + 1;
  }
  if (taken === 0) return undefined;
  return { value: lines.slice(0, taken).join('\n') + (strip ? '' : '\n'), next, lines: taken };
}

export interface FlowList {
  /** Each as it is written, quotes left out. */
  readonly items: readonly { readonly text: string; readonly plain: boolean }[];
  /** Behind the bracket that closes it. */
  readonly end: number;
}

/** A list in brackets on one line, of scalars that are plain or in quotes without escapes. `at` is its bracket. */
export function flowListAt(text: string, at: number, end: number): FlowList | undefined {
  const items: { text: string; plain: boolean }[] = [];
  for (let from = at + 1; ; ) {
    while (from < end && text.charCodeAt(from) === SPACE) from += 1;
    const first = text.charCodeAt(from);
    const plain = first !== DOUBLE_QUOTE && first !== SINGLE_QUOTE;
    const close = plain ? plainStop(text, from, end) : quoteEnd(text, from, end);
    if (close === undefined) return undefined;
    items.push({ text: plain ? text.slice(from, close).trimEnd() : text.slice(from + 1, close - 1), plain });
    from = close;
    while (from < end && text.charCodeAt(from) === SPACE) from += 1;
    const code = from < end ? text.charCodeAt(from) : 0;
    if (code === CLOSE_BRACKET) return { items, end: from + 1 };
    if (code !== COMMA) return undefined;
    from += 1;
  }
}

/** Where an element that is plain stops. It begins with a letter, a digit or the like, or is a number below zero. */
function plainStop(text: string, from: number, end: number): number | undefined {
  const first = text.charCodeAt(from);
  if (first === SPACE || first === 43) return undefined;
  if (first === DASH && !isDigit(text.charCodeAt(from + 1))) return undefined;
  let at = from;
  while (at < end && PLAIN[text.charCodeAt(at)] === 1) at += 1;
  return at === from ? undefined : at;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

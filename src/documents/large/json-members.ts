import {
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COMMA,
  isSpace,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
  skip,
  wordAt,
} from './json-bytes.js';
import { textAt } from './json-tokens.js';

/** Back over what separates an element from where the next one begins, or its array's closing bracket stands. */
export function contentEnd(block: Buffer, next: number): number {
  let at = next;
  while (isSpace(block[at - 1]!)) at -= 1;
  if (block[at - 1] === COMMA) at -= 1;
  while (isSpace(block[at - 1]!)) at -= 1;
  return at;
}

/**
 * Where the value of the first member of that name stands in an element that `scanElement` took. Undefined where it is no
 * object or has no such member.
 */
export function memberIn(
  block: Buffer,
  start: number,
  end: number,
  wanted: Buffer,
): readonly [number, number] | undefined {
  if (block[start] !== OPEN_BRACE) return undefined;
  let at = skip(block, start + 1);
  while (at < end && block[at] === QUOTE) {
    const same = block[at + 1 + wanted.length] === QUOTE && wordAt(block, at + 1, wanted);
    at = skip(block, skip(block, textAt(block, at)) + 1);
    const stop = valueEnd(block, at, end);
    if (same) return [at, stop];
    at = skip(block, stop);
    if (block[at] === COMMA) at = skip(block, at + 1);
  }
  return undefined;
}

/** Behind the value that begins at `start`. */
export function valueEnd(block: Buffer, start: number, end: number): number {
  let depth = 0;
  let at = start;
  for (; at < end; ) {
    const byte = block[at]!;
    if (byte === QUOTE) {
      at = textAt(block, at);
      if (depth === 0) return at;
      continue;
    }
    if (byte === OPEN_BRACE || byte === OPEN_BRACKET) depth += 1;
    else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
      if (depth === 0) return at;
      depth -= 1;
      if (depth === 0) return at + 1;
    } else if (depth === 0 && (byte === COMMA || isSpace(byte))) return at;
    at += 1;
  }
  return end;
}

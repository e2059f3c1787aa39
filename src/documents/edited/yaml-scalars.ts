import type { TreeNode } from '../document.js';
import {
  COLON,
  DASH,
  DOUBLE_QUOTE,
  onlyComment,
  plainEnd,
  quoteEnd,
  SINGLE_QUOTE,
  SPACE,
} from '../yaml/quick-scalars.js';
import { isAmbiguous, plainNode, surelyString } from '../yaml/scalars.js';

/** Scalars of one line that have one reading, whatever the schema. */

const MAX_SCALAR = 2_048;
const MAX_WORD = 5;
const VERSION = '1.2';

/** A scalar and where it ends. */
export interface ScalarAt {
  readonly node: TreeNode;
  readonly end: number;
}

export function scalarAt(text: string, at: number, end: number, line: number): ScalarAt | undefined {
  const code = text.charCodeAt(at);
  if (code === DOUBLE_QUOTE || code === SINGLE_QUOTE) {
    if (!isQuoted(text, at, end)) return undefined;
    const stop = quoteEnd(text, at, end)!;
    return { node: { kind: 'string', value: text.slice(at + 1, stop - 1), line }, end: stop };
  }
  if (!isPlain(text, at, end)) return undefined;
  const stop = plainStop(text, at, plainEnd(text, at, end)!);
  return { node: plainNode(text.slice(at, stop), VERSION, line), end: stop };
}

export function isQuoted(text: string, at: number, end: number): boolean {
  const stop = quoteEnd(text, at, end);
  return stop !== undefined && onlyComment(text, stop, end);
}

/** Whether a plain scalar that both schemas read alike stands here and nothing but a comment behind it. */
export function isPlain(text: string, at: number, end: number): boolean {
  const stop = plainEnd(text, at, end);
  if (stop === undefined || stop - at > MAX_SCALAR || text.charCodeAt(stop) === COLON) return false;
  if (stop !== end && !onlyComment(text, stop, end)) return false;
  const last = plainStop(text, at, stop);
  const first = text.charCodeAt(at);
  // A letter, and longer than any word that means something: no string is made to be looked at.
  if (((first >= 97 && first <= 122) || (first >= 65 && first <= 90)) && last - at > MAX_WORD) return true;
  if (isDecimal(text, at, last)) return true;
  const plain = text.slice(at, last);
  return surelyString(plain) || !isAmbiguous(plain);
}

function plainStop(text: string, at: number, stop: number): number {
  let last = stop;
  while (last > at && text.charCodeAt(last - 1) === SPACE) last -= 1;
  return last;
}

/** `-?digits[.digits]` without a leading zero, which is the same number in both schemas. */
function isDecimal(text: string, at: number, end: number): boolean {
  let index = text.charCodeAt(at) === DASH ? at + 1 : at;
  const first = index;
  while (index < end && isDigit(text.charCodeAt(index))) index += 1;
  if (index === first || (index > first + 1 && text.charCodeAt(first) === 48)) return false;
  if (index === end) return true;
  if (text.charCodeAt(index) !== 46) return false;
  const fraction = ++index;
  while (index < end && isDigit(text.charCodeAt(index))) index += 1;
  return index === end && index > fraction;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

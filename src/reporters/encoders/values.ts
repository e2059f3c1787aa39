import { maskValue } from './secrets.js';

/** Characters around a difference that are looked at for secrets before a long value is cut; a private key fits. */
const WINDOW = 8_192;
const ELLIPSIS = '…';

/** Share of control or replacement characters from which a text is taken for bytes. */
const BINARY_SHARE = 0.1;

/** Bytes that somebody decoded anyway are never printed. */
export function looksBinary(value: string): boolean {
  const sample = value.slice(0, WINDOW);
  if (sample.includes('\0')) return true;
  const odd = sample.match(/[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd]/g)?.length ?? 0;
  return odd > sample.length * BINARY_SHARE;
}

function cutStart(text: string, count: number): string {
  const last = text.charCodeAt(count - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? count - 1 : count);
}

function cutEnd(text: string, count: number): string {
  const first = text.charCodeAt(text.length - count);
  return text.slice(text.length - (first >= 0xdc00 && first <= 0xdfff ? count - 1 : count));
}

/** At most `limit` UTF-16 units and an ellipsis, with both ends kept and no pair of surrogates cut in two. */
export function shorten(value: string, limit: number): string {
  if (value.length <= limit) return value;
  const tail = Math.floor(limit / 4);
  return `${cutStart(value, limit - tail)}${ELLIPSIS}${tail === 0 ? '' : cutEnd(value, tail)}`;
}

function describeBinary(value: string): string {
  return `(binary, ${value.length} characters)`;
}

/** One value, masked and cut. `null` is a side without a value. */
export function shownValue(value: string | null, at: string, limit: number): string | null {
  if (value === null) return null;
  if (looksBinary(value)) return describeBinary(value);
  return shorten(maskValue(value.length > WINDOW ? `${value.slice(0, WINDOW)}${ELLIPSIS}` : value, at), limit);
}

export interface ShownPair {
  readonly base: string | null;
  readonly head: string | null;
}

/** Two values, cut around the first place where they differ, because that is what a reader is looking for. */
export function shownPair(base: string | null, head: string | null, at: string, limit: number): ShownPair {
  const alone: ShownPair = { base: shownValue(base, at, limit), head: shownValue(head, at, limit) };
  if (base === null || head === null || looksBinary(base) || looksBinary(head)) return alone;
  if (base.length <= limit && head.length <= limit) return alone;
  const common = commonPrefix(base, head);
  if (common < limit / 2) return alone;
  return { base: excerpt(base, common, at, limit), head: excerpt(head, common, at, limit) };
}

function commonPrefix(base: string, head: string): number {
  const end = Math.min(base.length, head.length);
  let index = 0;
  while (index < end && base.charCodeAt(index) === head.charCodeAt(index)) index += 1;
  return index;
}

/** Masked before it is cut: what is left of a token after a cut no longer looks like one. */
function excerpt(value: string, difference: number, at: string, limit: number): string {
  const start = Math.max(0, difference - WINDOW);
  const before = maskValue(value.slice(start, difference + WINDOW), at);
  const whole = maskValue(value.slice(start, difference), at);
  // Masking may have moved the place; where it did, the text up to it no longer begins the masked whole.
  const place = before.startsWith(whole) ? whole.length : Math.max(0, commonPrefix(before, whole));
  const from = Math.max(0, place - Math.floor(limit / 3));
  const cut = before.slice(from, from + limit).replace(/\p{Cs}/gu, '\ufffd');
  return `${start + from > 0 ? ELLIPSIS : ''}${cut}${from + limit < before.length ? ELLIPSIS : ''}`;
}

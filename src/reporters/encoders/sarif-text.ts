import { annotationText } from './annotation.js';

/** SARIF 2.1.0 reads `[text](target)` in a message as a link and `{0}` as an argument (3.11.5, 3.11.6). */
export function sarifText(text: string): string {
  return annotationText(text)
    .replaceAll('](', '] (')
    .replace(/\{(\d+)\}/g, '{{$1}}');
}

/** Bytes that were no UTF-8 are kept as U+DC80..U+DCFF in paths (revisions.ts) and come back as the bytes they were. */
const LONE_BYTE = /[\udc80-\udcff]/;

/** A path of the repository as a relative URI reference. */
export function pathUri(path: string): string {
  // A first segment with a colon would read as a scheme; encodeURIComponent turns it into %3A.
  return path.split('/').map(encodeSegment).join('/');
}

function encodeSegment(segment: string): string {
  return [...segment]
    .map((character) =>
      LONE_BYTE.test(character) && character.length === 1 ? encodeByte(character) : encodeOne(character),
    )
    .join('');
}

function encodeByte(character: string): string {
  return `%${(character.charCodeAt(0) - 0xdc00).toString(16).toUpperCase()}`;
}

function encodeOne(character: string): string {
  return /\p{Cs}/u.test(character) ? '%EF%BF%BD' : encodeURIComponent(character);
}

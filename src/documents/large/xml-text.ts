import { decline } from './source.js';
import { UNFINISHED } from './units.js';
import type { XmlScan } from './xml-state.js';

const TAB = 9;
const LF = 10;
const CR = 13;
export const SPACE = 32;
const AMPERSAND = 38;
const SEMICOLON = 59;
export const LESS = 60;
const GREATER = 62;
const CLOSE_BRACKET = 93;
const FNV = 0x01000193;
/** Longest reference that is looked at. Bytes. */
const MAX_REFERENCE = 12;

/** ASCII that is a character of text or of a value in either quotes, and nothing else. */
const PLAIN = new Uint8Array(256);
for (let byte = SPACE + 1; byte < 127; byte += 1) PLAIN[byte] = `&<>"'`.includes(String.fromCharCode(byte)) ? 0 : 1;

/** Scans text up to the next bracket and puts it into `scan.gap`: where that stands, or UNFINISHED. */
export function scanText(scan: XmlScan, block: Buffer, start: number, end: number, depth: number): number {
  let gap = scan.gap;
  let solid = false;
  let at = start;
  for (;;) {
    const run = at;
    let byte = block[at]!;
    while (at < end && PLAIN[byte] === 1) {
      gap = Math.imul(gap ^ byte, FNV);
      at += 1;
      byte = block[at]!;
    }
    if (at > run) solid = true;
    if (at >= end) return UNFINISHED;
    if (byte === LESS) break;
    if (byte === AMPERSAND || byte > 127) {
      solid = true;
      if (byte === AMPERSAND && depth === 0) decline('text among the records');
      const code = byte === AMPERSAND ? reference(scan, block, at, end) : decode(scan, block, at, end);
      if (code === UNFINISHED) return UNFINISHED;
      gap = addCode(gap, code);
      at = scan.after;
      continue;
    }
    if (byte === LF) scan.lf += 1;
    else if (byte === CR) {
      if (at + 1 >= end) return UNFINISHED;
      if (block[at + 1] !== LF) decline('a CR that ends no line');
      scan.crlf += 1;
      scan.lf -= 1;
      at += 1;
      continue;
    } else if (byte > SPACE) {
      solid = true;
      if (byte === GREATER && at >= start + 2 && block[at - 1] === CLOSE_BRACKET && block[at - 2] === CLOSE_BRACKET)
        decline('the end of a CDATA section in text');
    } else if (byte !== SPACE && byte !== TAB) decline('a control character');
    gap = Math.imul(gap ^ byte, FNV);
    at += 1;
  }
  scan.gap = gap;
  if (solid) {
    if (depth === 0) decline('text among the records');
    scan.stack.text[depth] = 1;
    if (scan.stack.children[depth]! > 0) decline('text beside elements');
  }
  return at;
}

/** The hash of a value; `after` is then behind its closing quote, or UNFINISHED. */
export function scanValue(scan: XmlScan, block: Buffer, start: number, end: number, quote: number): number {
  let hash = scan.names.emptyText;
  let at = start;
  for (;;) {
    let byte = block[at]!;
    while (at < end && PLAIN[byte] === 1) {
      hash = Math.imul(hash ^ byte, FNV);
      at += 1;
      byte = block[at]!;
    }
    if (at >= end) {
      scan.after = UNFINISHED;
      return 0;
    }
    if (byte === quote) break;
    if (byte === AMPERSAND || byte > 127) {
      const code = byte === AMPERSAND ? reference(scan, block, at, end) : decode(scan, block, at, end);
      if (code === UNFINISHED) {
        scan.after = UNFINISHED;
        return 0;
      }
      hash = addCode(hash, code);
      at = scan.after;
      continue;
    }
    if (byte === LESS) decline('an angle bracket in a value');
    if (byte < SPACE) {
      // Becomes a blank.
      scan.special = true;
      if (byte === LF) scan.lf += 1;
      else if (byte !== TAB) decline('a control character in a value');
    }
    hash = Math.imul(hash ^ byte, FNV);
    at += 1;
  }
  scan.after = at + 1;
  return hash | 0;
}

export function skipSpace(scan: XmlScan, block: Buffer, start: number, end: number): number {
  let at = start;
  for (; at < end; at += 1) {
    const byte = block[at]!;
    if (byte > SPACE) break;
    if (byte === LF) {
      if (block[at - 1] === CR) scan.crlf += 1;
      else scan.lf += 1;
    } else if (byte === CR) {
      if (at + 1 < end && block[at + 1] !== LF) decline('a CR that ends no line');
    } else if (byte !== SPACE && byte !== TAB) break;
  }
  return at;
}

/** Comments, CDATA and instructions: the reader says what they are. */
export function skipMarkup(scan: XmlScan, block: Buffer, start: number, end: number, depth: number): number {
  scan.special = true;
  const opening = block.toString('latin1', start, Math.min(end, start + 9));
  let close: string;
  if (opening.startsWith('<?')) close = '?>';
  else if (opening.startsWith('<!--')) close = '-->';
  else if (opening === '<![CDATA[') close = ']]>';
  else return '<![CDATA['.startsWith(opening) || '<!--'.startsWith(opening) ? UNFINISHED : decline('a declaration');
  if (close === ']]>') {
    if (depth === 0) decline('text among the records');
    scan.stack.text[depth] = 1;
    if (scan.stack.children[depth]! > 0) decline('text beside elements');
  }
  const from = start + (close === '?>' ? 2 : close === '-->' ? 4 : 9);
  const stop = block.indexOf(close, from, 'latin1');
  if (stop === -1 || stop + close.length > end) return UNFINISHED;
  for (let at = from; at < stop; at += 1) {
    if (block[at] === LF) {
      if (block[at - 1] === CR) scan.crlf += 1;
      else scan.lf += 1;
    } else if (block[at] === CR && block[at + 1] !== LF) decline('a CR that ends no line');
  }
  return stop + close.length;
}

function addCode(hash: number, code: number): number {
  if (code < 0x10000) return Math.imul(hash ^ code, FNV);
  const high = 0xd800 + ((code - 0x10000) >> 10);
  return Math.imul(Math.imul(hash ^ high, FNV) ^ (0xdc00 + ((code - 0x10000) & 0x3ff)), FNV);
}

/** One character beyond ASCII; `after` is then behind it. */
function decode(scan: XmlScan, block: Buffer, at: number, end: number): number {
  const first = block[at]!;
  const length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  if (at + length > end) return UNFINISHED;
  scan.after = at + length;
  let code = first & (length === 2 ? 0x1f : length === 3 ? 0x0f : 0x07);
  for (let index = 1; index < length; index += 1) code = (code << 6) | (block[at + index]! & 0x3f);
  if (code === 0xfffe || code === 0xffff) decline('a character that XML does not have');
  return code;
}

/** The character that a reference stands for; `after` is then behind its semicolon. */
function reference(scan: XmlScan, block: Buffer, at: number, end: number): number {
  const stop = Math.min(end, at + MAX_REFERENCE);
  let semicolon = at + 1;
  while (semicolon < stop && block[semicolon] !== SEMICOLON) semicolon += 1;
  if (semicolon >= stop) return stop === end ? UNFINISHED : decline('a long reference');
  scan.after = semicolon + 1;
  const name = block.toString('latin1', at + 1, semicolon);
  switch (name) {
    case 'amp':
      return 38;
    case 'lt':
      return 60;
    case 'gt':
      return 62;
    case 'quot':
      return 34;
    case 'apos':
      return 39;
  }
  const digits = /^#(?:x([0-9a-fA-F]+)|([0-9]+))$/.exec(name);
  if (digits === null) return decline('an entity');
  const code = digits[1] === undefined ? Number(digits[2]) : Number.parseInt(digits[1], 16);
  // White space that is written so counts everywhere in its element.
  if (code <= SPACE) scan.special = true;
  const known = code === TAB || code === LF || code === CR || (code >= SPACE && code < 0xd800);
  if (!known && !(code > 0xdfff && code < 0xfffe) && !(code > 0xffff && code < 0x110000)) decline('no character');
  return code;
}

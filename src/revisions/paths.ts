import { isAscii } from 'node:buffer';
import type { GitPath } from './revisions.js';

const STRICT_UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** With the `u` flag a pair is one character, so this finds unpaired halves only. */
const LONE_SURROGATE = /\p{Surrogate}/u;
const ESCAPE_OFFSET = 0xdc00;

/**
 * The bytes of a path (or any other bytes of git's) as a string that gives the same bytes back. What is no UTF-8
 * becomes one lone surrogate U+DC80..U+DCFF a byte, as Python's `surrogateescape` does (PEP 383), because decoding to
 * U+FFFD would make one name of two.
 */
export function decodePath(bytes: Uint8Array): GitPath {
  if (isAscii(bytes)) return asBuffer(bytes).toString('latin1');
  try {
    return STRICT_UTF8.decode(bytes);
  } catch {
    return decodeLossless(bytes);
  }
}

/** The exact bytes that `decodePath` was given. */
export function encodePath(path: GitPath): Buffer {
  if (!LONE_SURROGATE.test(path)) return Buffer.from(path, 'utf8');
  const parts: Buffer[] = [];
  let plain = '';
  for (const character of path) {
    const code = character.length === 1 ? character.charCodeAt(0) : 0;
    if (code < ESCAPE_OFFSET + 0x80 || code > ESCAPE_OFFSET + 0xff) {
      plain += character;
      continue;
    }
    parts.push(Buffer.from(plain, 'utf8'), Buffer.of(code - ESCAPE_OFFSET));
    plain = '';
  }
  parts.push(Buffer.from(plain, 'utf8'));
  return Buffer.concat(parts);
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function decodeLossless(bytes: Uint8Array): string {
  const buffer = asBuffer(bytes);
  let text = '';
  let start = 0;
  let at = 0;
  while (at < buffer.length) {
    const length = sequenceLength(buffer, at);
    if (length > 0) {
      at += length;
      continue;
    }
    text += buffer.toString('utf8', start, at) + String.fromCharCode(ESCAPE_OFFSET + buffer[at]!);
    at += 1;
    start = at;
  }
  return text + buffer.toString('utf8', start, at);
}

/** Length of the well-formed UTF-8 sequence at `at`, 0 where there is none (Unicode 15, table 3-7). */
function sequenceLength(bytes: Buffer, at: number): number {
  const lead = bytes[at]!;
  if (lead < 0x80) return 1;
  if (lead < 0xc2 || lead > 0xf4) return 0;
  const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  const second = bytes[at + 1] ?? 0;
  const low = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
  const high = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
  if (second < low || second > high) return 0;
  for (let offset = 2; offset < length; offset += 1) {
    const next = bytes[at + offset] ?? 0;
    if (next < 0x80 || next > 0xbf) return 0;
  }
  return length;
}

import { ascii, viewOf } from '../binaries.js';
import { fail } from '../trees/stop.js';

/** The header of an entry: one block of fields at fixed places, numbers as text. */
export const BLOCK = 512;

export function isZero(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte === 0);
}

/** Fields of text, which end at their first NUL. */
const TEXTS = [
  [0, 100],
  [157, 257],
] as const;
const POSIX_TEXTS = [
  [265, 297],
  [297, 329],
  [345, 500],
] as const;

/**
 * What no program reads: behind the NUL of a text, behind the last field, in the padding behind the content. The names
 * of headers before an entry are not looked at: writers put their process id there.
 */
export function unreadOf(block: Uint8Array, padding: Uint8Array, named: boolean): readonly Uint8Array[] {
  const posix = ascii(block, 257, 6) === 'ustar\0';
  const gnu = ascii(block, 257, 8) === 'ustar  \0';
  const texts = [...(named ? TEXTS : []), ...(posix ? POSIX_TEXTS : gnu ? POSIX_TEXTS.slice(0, 2) : [])];
  // GNU keeps two times and the map of a sparse file where others have the beginning of a long name.
  const last = posix ? 500 : gnu ? 495 : 257;
  return written([
    ...texts.map(([from, to]) => block.subarray(from + untilNul(block.subarray(from, to)).length, to)),
    block.subarray(last),
    ...(gnu ? [block.subarray(369, 495)] : []),
    padding,
  ]);
}

export function written(parts: readonly Uint8Array[]): readonly Uint8Array[] {
  return parts.filter((part) => !isZero(part));
}

export function untilNul(bytes: Uint8Array): Uint8Array {
  const end = bytes.indexOf(0);
  return end === -1 ? bytes : bytes.subarray(0, end);
}

export function headerName(block: Uint8Array, posix: boolean): Uint8Array {
  const name = untilNul(block.subarray(0, 100));
  const prefix = posix ? untilNul(block.subarray(345, 500)) : new Uint8Array(0);
  return prefix.length === 0 ? name : Buffer.concat([prefix, Buffer.from('/'), name]);
}

/** Unsigned, as the standard has it, or signed, as some old writers summed. */
export function checkSum(block: Uint8Array, at: number): void {
  let unsigned = 0;
  let signed = 0;
  for (let index = 0; index < BLOCK; index += 1) {
    const byte = index >= 148 && index < 156 ? 32 : block[index]!;
    unsigned += byte;
    signed += byte > 127 ? byte - 256 : byte;
  }
  const stored = numberAt(block, 148, 8);
  if (stored !== unsigned && stored !== signed)
    fail(`no header of a tar archive at byte ${at}: its checksum does not fit`);
}

/** Octal digits between blanks and NULs, or with the top bit set a big-endian number, as GNU tar writes large ones. */
export function numberAt(block: Uint8Array, from: number, length: number): number {
  if ((block[from]! & 0x80) !== 0) {
    const view = viewOf(block);
    if (block[from] === 0xff) return signedAt(view, from, length);
    let value = BigInt(block[from]! & 0x7f);
    for (let index = 1; index < length; index += 1) value = value * 256n + BigInt(view.getUint8(from + index));
    return value > BigInt(Number.MAX_SAFE_INTEGER) ? fail('a number in a header that no file has') : Number(value);
  }
  const text = ascii(block, from, length).replace(/[\0 ].{0,12}$/s, (end) => (/^[\0 ]*$/.test(end) ? '' : end));
  const [, digits] = /^[ \0]*([0-7]*)$/.exec(text) ?? [];
  return digits === undefined
    ? fail('a number in a header that is no number')
    : digits === ''
      ? 0
      : Number.parseInt(digits, 8);
}

function signedAt(view: DataView, from: number, length: number): number {
  let value = -1n;
  for (let index = 0; index < length; index += 1) value = value * 256n + BigInt(view.getUint8(from + index));
  return value < BigInt(Number.MIN_SAFE_INTEGER) ? fail('a number in a header that no file has') : Number(value);
}

import { fail } from '../trees/stop.js';

/** Where the values end, and the byte whose bits fill up the last group of eight where they say something. */
export interface Runs {
  readonly end: number;
  readonly spare: Uint8Array;
}

const NOTHING = new Uint8Array(0);
/** A group of packed values, of which the last one is filled up. */
const GROUP = 8;
/** Of a number in 32 bits. */
const MAX_HEADER_BITS = 35;

/**
 * Goes through the runs of the hybrid encoding that hold `count` values. The library believes each run, writes as many values as it
 * claims, and goes on behind `bytes` where they do not have them all; so such runs are refused here, before it sees them.
 */
export function walkRuns(bytes: Uint8Array, start: number, width: number, count: number): Runs {
  let at = start;
  let spare: Uint8Array = NOTHING;
  let seen = 0;
  while (seen < count) {
    let header = 0;
    let shift = 0;
    for (; shift < MAX_HEADER_BITS; shift += 7) {
      const byte = bytes[at] ?? fail('the levels or places of a page are cut off');
      at += 1;
      header += (byte & 127) * 2 ** shift;
      if (byte < 128) break;
    }
    if (shift >= MAX_HEADER_BITS) fail('a run with an endless number');
    const size = Math.floor(header / 2);
    const packed = header % 2 === 1;
    const values = packed ? size * GROUP : size;
    if (seen + values >= count + GROUP) fail('a run of more values than its page has');
    if (packed && seen + values > count) spare = spareBits(bytes, at, (count - seen) * width, size * width);
    // Of the last group of eight, writers may leave out what is not needed.
    at += packed ? size * width : Math.ceil(width / 8);
    seen += values;
  }
  return { end: at, spare };
}

/** Bits from `from` on, to the end of `size` bytes: nothing where all are zero. */
export function spareBits(bytes: Uint8Array, start: number, from: number, size: number): Uint8Array {
  const first = start + Math.floor(from / 8);
  const found = Uint8Array.from(bytes.subarray(first, start + size));
  if (found.length > 0) found[0]! &= 255 << (from % 8);
  return found.some((byte) => byte !== 0) ? found : NOTHING;
}

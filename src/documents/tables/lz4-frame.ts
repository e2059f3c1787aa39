import { fail } from '../trees/stop.js';

const MAGIC = 0x184d2204;
const UNCOMPRESSED_BLOCK = 0x80000000;

/**
 * The LZ4 frame format, to exactly `length` bytes. Own, because Node has none and the decoder that comes with
 * hyparquet reads single blocks, which cannot look back into the block before (docs/adr/0092). Checksums are not asked:
 * they say nothing about what the bytes mean.
 */
export function unpackLz4Frame(input: Uint8Array, length: number): Uint8Array {
  const view = new DataView(input.buffer, input.byteOffset, input.byteLength);
  if (input.length < 7 || view.getUint32(0, true) !== MAGIC) fail('an LZ4 frame without its magic number');
  const flags = input[4]!;
  if (flags >> 6 !== 1) fail('an LZ4 frame of an unknown version');
  const blockChecksum = (flags & 16) !== 0 ? 4 : 0;
  let at = 7 + ((flags & 8) !== 0 ? 8 : 0) + ((flags & 1) !== 0 ? 4 : 0);
  const output = new Uint8Array(length);
  let written = 0;
  for (;;) {
    if (at + 4 > input.length) fail('an LZ4 frame is cut off');
    const header = view.getUint32(at, true);
    at += 4;
    if (header === 0) break;
    const size = header & 0x7fffffff;
    if (at + size > input.length) fail('an LZ4 block is cut off');
    const block = input.subarray(at, at + size);
    if (header >= UNCOMPRESSED_BLOCK) {
      if (written + size > length) fail('an LZ4 frame is larger than it says');
      output.set(block, written);
      written += size;
    } else written = unpackBlock(block, output, written);
    at += size + blockChecksum;
  }
  return written === length ? output : fail('an LZ4 frame has another size than it says');
}

/** Writes one block at `from` and returns where it ends. Matches may reach back over all that was written before. */
function unpackBlock(block: Uint8Array, output: Uint8Array, from: number): number {
  let at = 0;
  let to = from;
  const long = (start: number): number => {
    let total = start;
    if (start !== 15) return total;
    for (;;) {
      const byte = block[at];
      if (byte === undefined) return fail('an LZ4 block is cut off');
      at += 1;
      total += byte;
      if (byte !== 255) return total;
    }
  };
  while (at < block.length) {
    const token = block[at]!;
    at += 1;
    const literals = long(token >> 4);
    if (at + literals > block.length || to + literals > output.length) fail('an LZ4 block is larger than it says');
    output.set(block.subarray(at, at + literals), to);
    at += literals;
    to += literals;
    if (at >= block.length) return to;
    const distance = block[at]! | ((block[at + 1] ?? 0) << 8);
    at += 2;
    const match = long(token & 15) + 4;
    if (distance === 0 || distance > to || to + match > output.length) fail('an LZ4 match reaches out of the output');
    for (let index = 0; index < match; index += 1) output[to + index] = output[to + index - distance]!;
    to += match;
  }
  return to;
}

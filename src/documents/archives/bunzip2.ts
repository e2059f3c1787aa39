import { ascii } from '../binaries.js';
import { MAX_ARCHIVE_MEMBERS } from '../format.js';
import { fail, stopAtLimit } from '../trees/stop.js';

/*
 * bzip2, as its source describes it (there is no other specification). Own, because libraries take a file that ends
 * after a block for a whole one, or let a few kilobytes become any number of bytes (docs/adr/0190).
 */

const BLOCK = 0x314159;
const BLOCK_REST = 0x265359;
const END = 0x177245;
const END_REST = 0x385090;
const BLOCK_UNIT_BYTES = 100_000;
const MAX_CODE_BITS = 20;
/** Symbols that one table is used for before the next selector. */
const GROUP_SIZE = 50;
/** A longer run would not fit a block, and the number that counts it would overflow. */
const MAX_RUN = 2_097_152;

export interface Bunzipped {
  readonly bytes: Uint8Array;
  readonly layout: Readonly<Record<string, string>>;
}

/** All streams of the file, one after the other, as bunzip2 writes them, but nothing may follow the last one. */
export function bunzip2(bytes: Uint8Array, room: number): Bunzipped {
  const output = newOutput(room);
  const levels: string[] = [];
  // One block for all streams: thousands of empty ones would cost megabytes each.
  let block = new Uint32Array(0);
  const blockOf = (size: number): Uint32Array => {
    if (block.length < size) block = new Uint32Array(size);
    return block.subarray(0, size);
  };
  let at = 0;
  while (at < bytes.length || levels.length === 0) {
    if (ascii(bytes, at, 3) !== 'BZh')
      fail(at === 0 ? 'not compressed by bzip2' : `${bytes.length - at} bytes follow that are no bzip2`);
    if (levels.length >= MAX_ARCHIVE_MEMBERS) stopAtLimit(`more than ${MAX_ARCHIVE_MEMBERS} compressed streams`);
    const level = (bytes[at + 3] ?? 0) - 48;
    if (level < 1 || level > 9) fail('a bzip2 header with a block size that does not exist');
    levels.push(String(level));
    at = stream({ bytes, at: at + 4, held: 0, bits: 0 }, () => blockOf(level * BLOCK_UNIT_BYTES), output);
  }
  return {
    bytes: output.take(),
    layout: {
      'block size': levels[0]!,
      ...(levels.length > 1 ? { 'compressed streams': `${levels.length}: ${new Set(levels).size} block sizes` } : {}),
    },
  };
}

/** Unpacks one stream and returns where it ends. */
function stream(reader: BitReader, blockOf: () => Uint32Array, output: Output): number {
  let combined = 0;
  for (;;) {
    const [mark, rest] = [take(reader, 24), take(reader, 24)];
    const checksum = ((take(reader, 16) << 16) | take(reader, 16)) >>> 0;
    if (mark === END && rest === END_REST) {
      if (checksum !== combined) fail('the checksum is not that of the content');
      return reader.at;
    }
    if (mark !== BLOCK || rest !== BLOCK_REST) fail('compressed data are broken: no block begins where one is due');
    if (take(reader, 1) === 1) stopAtLimit('a block that bzip2 before 0.9.5 wrote');
    const origin = take(reader, 24);
    const block = blockOf();
    const length = symbols(reader, block);
    if (origin >= length) fail('compressed data are broken: a block begins outside of itself');
    if (unsort(block, length, origin, output) !== checksum) fail('the checksum is not that of the content');
    combined = (((combined << 1) | (combined >>> 31)) ^ checksum) >>> 0;
  }
}

interface Tables {
  readonly alphabet: Uint8Array;
  readonly groups: readonly Huffman[];
  readonly selectors: Uint8Array;
}

interface Huffman {
  readonly shortest: number;
  readonly longest: number;
  /** Largest code of a length, and what takes a code of that length to its place in `order`. */
  readonly limit: Int32Array;
  readonly base: Int32Array;
  readonly order: Uint16Array;
}

function tables(reader: BitReader): Tables {
  const alphabet = alphabetOf(reader);
  const count = take(reader, 3);
  const uses = take(reader, 15);
  if (count < 2 || count > 6 || uses === 0) fail('compressed data are broken: a wrong number of tables');
  const recent = Uint8Array.from({ length: count }, (_, index) => index);
  const selectors = new Uint8Array(uses);
  for (let index = 0; index < uses; index += 1) {
    let place = 0;
    while (take(reader, 1) === 1) {
      place += 1;
      if (place >= count) fail('compressed data are broken: a table that is not there');
    }
    selectors[index] = toFront(recent, place);
  }
  return { alphabet, groups: Array.from({ length: count }, () => huffman(reader, alphabet.length + 2)), selectors };
}

/** Which bytes there are: a map of sixteen times sixteen bits. */
function alphabetOf(reader: BitReader): Uint8Array {
  const rows = take(reader, 16);
  const found: number[] = [];
  for (let row = 0; row < 16; row += 1) {
    if ((rows & (0x8000 >> row)) === 0) continue;
    const used = take(reader, 16);
    for (let column = 0; column < 16; column += 1) if ((used & (0x8000 >> column)) !== 0) found.push(row * 16 + column);
  }
  return found.length === 0 ? fail('compressed data are broken: a block without bytes') : Uint8Array.from(found);
}

function huffman(reader: BitReader, symbolCount: number): Huffman {
  const lengths = new Uint8Array(symbolCount);
  let length = take(reader, 5);
  for (let symbol = 0; symbol < symbolCount; symbol += 1) {
    for (;;) {
      if (length < 1 || length > MAX_CODE_BITS) fail('compressed data are broken: a code of a wrong length');
      if (take(reader, 1) === 0) break;
      length += take(reader, 1) === 0 ? 1 : -1;
    }
    lengths[symbol] = length;
  }
  const shortest = Math.min(...lengths);
  const longest = Math.max(...lengths);
  const limit = new Int32Array(MAX_CODE_BITS + 1);
  const base = new Int32Array(MAX_CODE_BITS + 1);
  const order = new Uint16Array(symbolCount);
  let placed = 0;
  let code = 0;
  for (let bits = shortest; bits <= longest; bits += 1) {
    base[bits] = code - placed;
    for (const [symbol, own] of lengths.entries()) {
      if (own !== bits) continue;
      order[placed] = symbol;
      placed += 1;
      code += 1;
    }
    limit[bits] = code - 1;
    code *= 2;
  }
  return { shortest, longest, limit, base, order };
}

/** Reads the symbols of a block into `block` and returns how many bytes they are. */
function symbols(reader: BitReader, block: Uint32Array): number {
  const { alphabet, groups, selectors } = tables(reader);
  const end = alphabet.length + 1;
  const recent = Uint8Array.from(alphabet);
  let length = 0;
  let run = 0;
  let weight = 1;
  for (let index = 0; ; index += 1) {
    const group = groups[selectors[Math.floor(index / GROUP_SIZE)] ?? -1];
    if (group === undefined) return fail('compressed data are broken: more symbols than tables');
    const symbol = symbolOf(reader, group);
    if (symbol <= 1) {
      // Runs are counted in digits 1 and 2.
      run += weight * (symbol + 1);
      weight *= 2;
      if (weight > MAX_RUN) fail('compressed data are broken: a run that is too long');
      continue;
    }
    if (run > 0) {
      if (length + run > block.length) fail('compressed data are broken: a block that is too long');
      block.fill(recent[0]!, length, length + run);
      length += run;
      [run, weight] = [0, 1];
    }
    if (symbol === end) return length;
    if (length >= block.length) fail('compressed data are broken: a block that is too long');
    block[length] = toFront(recent, symbol - 1);
    length += 1;
  }
}

function symbolOf(reader: BitReader, { shortest, longest, limit, base, order }: Huffman): number {
  let code = take(reader, shortest);
  for (let bits = shortest; bits <= longest; bits += 1) {
    if (code <= limit[bits]!) return order[code - base[bits]!] ?? fail('compressed data are broken: no such code');
    code = code * 2 + take(reader, 1);
  }
  return fail('compressed data are broken: no such code');
}

function toFront(recent: Uint8Array, place: number): number {
  const found = recent[place]!;
  recent.copyWithin(1, 0, place);
  recent[0] = found;
  return found;
}

/** Undoes the sorting of a block and the runs of four, writes it, and returns its checksum. */
function unsort(block: Uint32Array, length: number, origin: number, output: Output): number {
  const starts = new Uint32Array(256);
  for (let index = 0; index < length; index += 1) starts[block[index]! & 255]! += 1;
  let sum = 0;
  for (let byte = 0; byte < 256; byte += 1) {
    const own = starts[byte]!;
    starts[byte] = sum;
    sum += own;
  }
  for (let index = 0; index < length; index += 1) {
    const byte = block[index]! & 255;
    // Block sizes are below 2^24, so a place fits above the byte.
    block[starts[byte]!]! |= index << 8;
    starts[byte]! += 1;
  }
  let checksum = 0xffffffff;
  let place = block[origin]! >>> 8;
  let same = 0;
  let previous = -1;
  for (let index = 0; index < length; index += 1) {
    const entry = block[place]!;
    const byte = entry & 255;
    place = entry >>> 8;
    if (same === 4) {
      checksum = output.write(previous, byte, checksum);
      [same, previous] = [0, -1];
      continue;
    }
    same = byte === previous ? same + 1 : 1;
    previous = byte;
    checksum = output.write(byte, 1, checksum);
  }
  return ~checksum >>> 0;
}

interface BitReader {
  readonly bytes: Uint8Array;
  at: number;
  held: number;
  bits: number;
}

/** Up to 24 bits, the highest first. A byte is only taken when it is needed, so that a stream ends where it ends. */
function take(reader: BitReader, count: number): number {
  while (reader.bits < count) {
    const byte = reader.bytes[reader.at];
    if (byte === undefined) return fail('compressed data are cut off');
    reader.held = ((reader.held & 0xffffff) << 8) | byte;
    reader.bits += 8;
    reader.at += 1;
  }
  reader.bits -= count;
  return (reader.held >>> reader.bits) & (2 ** count - 1);
}

interface Output {
  /** Writes a byte so many times and carries its checksum on. */
  readonly write: (byte: number, times: number, checksum: number) => number;
  readonly take: () => Uint8Array;
}

const FIRST_BYTES = 65_536;

function newOutput(room: number): Output {
  let buffer = new Uint8Array(Math.min(room, FIRST_BYTES));
  let length = 0;
  return {
    write(byte, times, before) {
      const end = length + times;
      if (end > room) stopAtLimit(`unpacks to more than the ${room} bytes that are left for it`);
      if (end > buffer.length) {
        const larger = new Uint8Array(Math.min(room, Math.max(end, buffer.length * 2)));
        larger.set(buffer);
        buffer = larger;
      }
      let checksum = before;
      for (; length < end; length += 1) {
        buffer[length] = byte;
        checksum = (checksum << 8) ^ CHECKSUMS[(checksum >>> 24) ^ byte]!;
      }
      return checksum;
    },
    take: () => buffer.subarray(0, length),
  };
}

/** CRC-32 with the highest bit first, which is not the order of zlib's. */
const CHECKSUMS = Int32Array.from({ length: 256 }, (_, index) => {
  let value = index << 24;
  for (let bit = 0; bit < 8; bit += 1) value = value < 0 ? (value << 1) ^ 0x04c11db7 : value << 1;
  return value;
});

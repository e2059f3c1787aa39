import { fail } from '../trees/stop.js';
import type { Use } from './spans.js';

/**
 * LZW as GIF has it (codes from the low bits up) and as TIFF has it (from the high bits down, widths one code early).
 * Each code adds at least one index and the output has a fixed size, so no input loops: libraries for GIF do
 * (docs/adr/0103).
 */
export interface LzwOptions {
  readonly order: 'low first' | 'high first';
  /** Bits of a literal: 2 to 8. */
  readonly literalBits: number;
  /** Whether the width grows one code before it must (TIFF). */
  readonly early: boolean;
  /** Told how far into the data the codes go, the end code with them. */
  readonly use?: Use;
}

const MAX_BITS = 12;
const MAX_CODES = 1 << MAX_BITS;

interface Table {
  readonly prefix: Uint16Array;
  readonly suffix: Uint8Array;
  readonly length: Uint16Array;
  next: number;
}

/** Fills `output` as far as the data go and returns how far that is. */
export function unpackLzw(data: Uint8Array, output: Uint8Array, options: LzwOptions): number {
  const clear = 1 << options.literalBits;
  const table = newTable(clear);
  const early = options.early ? 1 : 0;
  const read = bitReader(data, options.order);
  let width = options.literalBits + 1;
  let previous = -1;
  let at = 0;
  while (at < output.length) {
    const code = read.code(width);
    if (code === undefined || code === clear + 1) {
      options.use?.(0, read.used());
      return at;
    }
    if (code === clear) {
      table.next = clear + 2;
      width = options.literalBits + 1;
      previous = -1;
      continue;
    }
    if (previous === -1) {
      if (code > clear) fail('compressed pixels are broken: a code before its string');
      output[at] = code;
      at += 1;
      previous = code;
      continue;
    }
    if (code > table.next) fail('compressed pixels are broken: a code before its string');
    const first = firstOf(table, code === table.next ? previous : code);
    if (table.next < MAX_CODES) {
      table.prefix[table.next] = previous;
      table.suffix[table.next] = first;
      table.length[table.next] = table.length[previous]! + 1;
      table.next += 1;
    } else if (code >= MAX_CODES) fail('compressed pixels are broken: a code before its string');
    at = write(table, code, output, at);
    previous = code;
    if (table.next + early >= 1 << width && width < MAX_BITS) width += 1;
  }
  options.use?.(0, endOf(read, width, clear));
  return at;
}

/** All is drawn; what belongs to the codes besides is the end code, which a full table may clear itself before. */
function endOf(read: BitReader, width: number, clear: number): number {
  const drawn = read.used();
  let code = read.code(width);
  if (code === clear) code = read.code(Math.log2(clear) + 1);
  return code === clear + 1 ? read.used() : drawn;
}

function newTable(clear: number): Table {
  const prefix = new Uint16Array(MAX_CODES);
  const suffix = new Uint8Array(MAX_CODES);
  const length = new Uint16Array(MAX_CODES).fill(1);
  for (let code = 0; code < clear; code += 1) suffix[code] = code;
  return { prefix, suffix, length, next: clear + 2 };
}

/** A string has at most as many members as there are codes, and each prefix is an older code: this ends. */
function firstOf({ prefix, suffix, length }: Table, code: number): number {
  let at = code;
  while (length[at]! > 1) at = prefix[at]!;
  return suffix[at]!;
}

function write({ prefix, suffix, length }: Table, code: number, output: Uint8Array, from: number): number {
  const end = from + length[code]!;
  let at = code;
  for (let to = end - 1; to >= from; to -= 1) {
    if (to < output.length) output[to] = suffix[at]!;
    at = prefix[at]!;
  }
  return Math.min(end, output.length);
}

interface BitReader {
  /** Codes of so many bits; undefined at the end of the data. */
  readonly code: (width: number) => number | undefined;
  /** Bytes of which something was read. */
  readonly used: () => number;
}

function bitReader(data: Uint8Array, order: LzwOptions['order']): BitReader {
  let at = 0;
  let held = 0;
  let bits = 0;
  const code = (width: number): number | undefined => {
    while (bits < width) {
      if (at >= data.length) return undefined;
      held = order === 'low first' ? held | (data[at]! << bits) : (held << 8) | data[at]!;
      bits += 8;
      at += 1;
    }
    bits -= width;
    if (order === 'low first') {
      const low = held & ((1 << width) - 1);
      held >>>= width;
      return low;
    }
    const high = (held >>> bits) & ((1 << width) - 1);
    held &= (1 << bits) - 1;
    return high;
  };
  return { code, used: () => at };
}

import { fail, ReadStop } from '../trees/stop.js';
import { type Frame, type FrameComponent, frameOf, type Huffman, type Tables } from './jpeg-tables.js';

/**
 * Walks the coded data of every scan without making pixels of them: only so is it known where a scan ends and what
 * stands behind its last block, which decoders pass over. One walk over the file, however many scans it has.
 * Rules of ITU-T T.81, annexes F and G.
 */

/** What no decoder shows. */
export interface Unread {
  /** Bytes between the last coded block of a scan and the next marker. */
  readonly behind: readonly Uint8Array[];
  /** Bits that fill up the last byte of a scan or of a restart interval, where they are not all ones; with their number. */
  readonly fill: readonly number[];
  /** Codes of blocks that lie beyond the edges as a whole, where they are not the previous block once more. */
  readonly outside: readonly number[];
}

/** One scan, as the markers give it. */
export interface Scan {
  /** The header of the scan, without its length. */
  readonly header: Uint8Array;
  /** The tables that hold when it begins. */
  readonly tables: Tables;
  /** MCUs between two restart marks; 0 where there are none. */
  readonly restart: number;
  readonly start: number;
  /** Where the marker behind it stands. */
  readonly end: number;
}

/** Undefined where the data do not keep to the rules: then nobody can say what is behind them. */
export function unreadIn(
  bytes: Uint8Array,
  frame: Uint8Array,
  coding: string,
  scans: readonly Scan[],
): Unread | undefined {
  const unread = { behind: [] as Uint8Array[], fill: [] as number[], outside: [] as number[] };
  try {
    const image = frameOf(frame);
    const filled = coding === 'progressive' ? image.components.map(({ stored }) => new Uint32Array(stored * 2)) : [];
    for (const scan of scans) {
      const bits = newBits(bytes, scan, unread.fill);
      const plan = planOf(scan, image, coding);
      walkBlocks(scan.restart, plan.parts, image, bits, blockReader(bits, plan, filled, unread.outside));
      bits.align();
      if (bits.at() < scan.end) unread.behind.push(bytes.subarray(bits.at(), scan.end));
    }
  } catch (error) {
    if (error instanceof ReadStop) return undefined;
    throw error;
  }
  return unread;
}

interface Part {
  readonly component: FrameComponent;
  /** Its place in the frame. */
  readonly index: number;
  readonly dc: Huffman | undefined;
  readonly ac: Huffman | undefined;
}

/** What a scan codes of each block. */
interface Plan {
  readonly parts: readonly Part[];
  readonly kind: 'whole' | 'dc first' | 'dc refined' | 'ac first' | 'ac refined';
  /** First and last coefficient. */
  readonly from: number;
  readonly to: number;
}

const LAST = 63;

function planOf({ header, tables }: Scan, { components }: Frame, coding: string): Plan {
  const count = header[0] ?? 0;
  if (count < 1 || header.length !== 4 + count * 2) return fail('the header of a scan has another length than it says');
  const parts = Array.from({ length: count }, (_, place): Part => {
    const [id, numbers] = [header[1 + place * 2]!, header[2 + place * 2]!];
    const index = components.findIndex((one) => one.id === id);
    if (index === -1) return fail('a scan of a component that is not there');
    return { component: components[index]!, index, dc: tables.dc[numbers >> 4], ac: tables.ac[numbers & 15] };
  });
  const [from, to, bits] = [header[1 + count * 2]!, header[2 + count * 2]!, header[3 + count * 2]!];
  if (coding !== 'progressive') {
    return from === 0 && to === LAST && bits === 0
      ? { parts, kind: 'whole', from, to }
      : fail('a scan of no known kind');
  }
  const refined = bits >> 4 !== 0;
  if (from === 0) return to === 0 ? { parts, kind: refined ? 'dc refined' : 'dc first', from, to } : fail('mixed scan');
  if (count > 1 || to < from || to > LAST) return fail('a scan of no known kind');
  return { parts, kind: refined ? 'ac refined' : 'ac first', from, to };
}

interface Bits {
  readonly bit: () => number;
  readonly receive: (count: number) => number;
  readonly symbol: (code: Huffman | undefined) => number;
  /** Leaves the byte that is begun. */
  readonly align: () => void;
  readonly restart: (number: number) => void;
  readonly at: () => number;
  /** What is read from now on is put there, too. */
  readonly listen: (heard: number[] | undefined) => void;
}

function newBits(bytes: Uint8Array, { start, end }: Scan, fill: number[]): Bits {
  let at = start;
  let held = 0;
  let count = 0;
  let heard: number[] | undefined;
  const bit = (): number => {
    if (count === 0) {
      held = at < end ? bytes[at]! : fail('cut off in its pixels');
      at += 1;
      if (held === 0xff) {
        if (at >= end || bytes[at] !== 0) fail('a marker within the pixels');
        at += 1;
      }
      count = 8;
    }
    count -= 1;
    return (held >> count) & 1;
  };
  const align = (): void => {
    const ones = (1 << count) - 1;
    if (count > 0 && (held & ones) !== ones) fill.push(count, held & ones);
    count = 0;
  };
  return {
    bit,
    receive(length) {
      let value = 0;
      for (let i = 0; i < length; i += 1) value = value * 2 + bit();
      heard?.push(value);
      return value;
    },
    symbol(code) {
      if (code === undefined) return fail('a table that is not there');
      let value = 0;
      for (let length = 1; length <= 16; length += 1) {
        value = value * 2 + bit();
        if (value > code.last[length]!) continue;
        const found = code.values[value + code.shift[length]!]!;
        heard?.push(found);
        return found;
      }
      return fail('a code that is not in its table');
    },
    align,
    restart(number) {
      align();
      if (bytes[at] !== 0xff || bytes[at + 1] !== 0xd0 + (number & 7)) fail('no restart mark');
      at += 2;
    },
    at: () => at,
    listen(to) {
      heard = to;
    },
  };
}

interface BlockReader {
  readonly read: (part: Part, row: number, column: number) => void;
  readonly restart: () => void;
}

/** A scan of one component codes its own blocks; one of several codes whole MCUs, beyond the edges as well. */
function walkBlocks(
  restart: number,
  parts: readonly Part[],
  { mcusAcross, mcusDown }: Frame,
  bits: Bits,
  { read, restart: begin }: BlockReader,
): void {
  const [first] = parts as readonly [Part];
  const single = parts.length === 1;
  const across = single ? first.component.across : mcusAcross;
  const total = across * (single ? first.component.down : mcusDown);
  for (let unit = 0; unit < total; unit += 1) {
    if (restart > 0 && unit > 0 && unit % restart === 0) {
      bits.restart(unit / restart - 1);
      begin();
    }
    const [row, column] = [Math.floor(unit / across), unit % across];
    if (single) {
      read(first, row, column);
      continue;
    }
    for (const part of parts) {
      const { h, v } = part.component;
      for (let y = 0; y < v; y += 1) for (let x = 0; x < h; x += 1) read(part, row * v + y, column * h + x);
    }
  }
}

function blockReader(bits: Bits, plan: Plan, filled: readonly Uint32Array[], outside: number[]): BlockReader {
  const { kind, from, to } = plan;
  let endRun = 0;
  let lastBit = 0;
  const readers: Readonly<Record<Plan['kind'], (part: Part, block: number) => boolean>> = {
    whole(part) {
      const difference = bits.symbol(part.dc);
      bits.receive(difference);
      return wholeBlock(bits, part.ac) && difference === 0;
    },
    'dc first'(part) {
      const difference = bits.symbol(part.dc);
      bits.receive(difference);
      return difference === 0;
    },
    'dc refined'() {
      const before = lastBit;
      lastBit = bits.bit();
      return before === lastBit;
    },
    'ac first'(part, block) {
      if (endRun > 0) endRun -= 1;
      else endRun = firstBand(bits, part.ac, from, to, filled[part.index]!, block);
      return true;
    },
    'ac refined'(part, block) {
      endRun = refinedBand(bits, part.ac, from, to, filled[part.index]!, block, endRun);
      return true;
    },
  };
  const readOne = readers[kind];
  return {
    read(part, row, column) {
      const { across, down, storedAcross } = part.component;
      const block = row * storedAcross + column;
      if (row < down && column < across) {
        readOne(part, block);
        return;
      }
      const heard = [part.index, row, column];
      bits.listen(heard);
      // A coder repeats the block before it there, which takes no difference and no coefficient.
      if (!readOne(part, block)) for (const value of heard) outside.push(value);
      bits.listen(undefined);
    },
    restart() {
      endRun = 0;
    },
  };
}

/** Run lengths of 15 zeros and nothing behind them, in the lower half of a code. */
const LONG_RUN = 15;

/** Coefficients 1 to 63 of a block; whether there are none. */
function wholeBlock(bits: Bits, code: Huffman | undefined): boolean {
  let empty = true;
  for (let k = 1; k <= LAST; k += 1) {
    const symbol = bits.symbol(code);
    const [run, size] = [symbol >> 4, symbol & 15];
    if (size === 0 && run < LONG_RUN) return empty;
    empty = false;
    k += run;
    if (k > LAST) fail('more coefficients than a block has');
    bits.receive(size);
  }
  return empty;
}

const isFilled = (filled: Uint32Array, block: number, k: number): boolean =>
  ((filled[block * 2 + (k >> 5)]! >>> (k & 31)) & 1) === 1;
const setFilled = (filled: Uint32Array, block: number, k: number): void => {
  filled[block * 2 + (k >> 5)]! |= 1 << (k & 31);
};

/** The first bits of a band; how many blocks after this one have nothing in it. */
function firstBand(
  bits: Bits,
  code: Huffman | undefined,
  from: number,
  to: number,
  filled: Uint32Array,
  block: number,
): number {
  for (let k = from; k <= to; k += 1) {
    const symbol = bits.symbol(code);
    const [run, size] = [symbol >> 4, symbol & 15];
    if (size === 0 && run < LONG_RUN) return 2 ** run - 1 + bits.receive(run);
    k += run;
    if (k > to) fail('more coefficients than a band has');
    bits.receive(size);
    if (size > 0) setFilled(filled, block, k);
  }
  return 0;
}

/** One more bit of a band: one of each coefficient that is there, and those that come now. */
function refinedBand(
  bits: Bits,
  code: Huffman | undefined,
  from: number,
  to: number,
  filled: Uint32Array,
  block: number,
  endRun: number,
): number {
  let k = from;
  let left = endRun;
  while (left === 0 && k <= to) {
    const symbol = bits.symbol(code);
    const [run, size] = [symbol >> 4, symbol & 15];
    if (size === 0 && run < LONG_RUN) {
      left = 2 ** run + bits.receive(run);
      break;
    }
    if (size > 1) fail('a coefficient of several bits where it must be of one');
    if (size === 1) bits.bit();
    k = passOver(bits, k, to, filled, block, run);
    if (size === 1) {
      if (k > to) fail('more coefficients than a band has');
      setFilled(filled, block, k);
    }
    k += 1;
  }
  if (left === 0) return 0;
  passOver(bits, k, to, filled, block, to - from + 1);
  return left - 1;
}

/** Reads a bit of each coefficient that is there, until so many that are not have been passed over; where that is. */
function passOver(bits: Bits, start: number, to: number, filled: Uint32Array, block: number, zeros: number): number {
  let left = zeros;
  let k = start;
  for (; k <= to; k += 1) {
    if (isFilled(filled, block, k)) bits.bit();
    else {
      if (left === 0) break;
      left -= 1;
    }
  }
  return k;
}

import { viewOf } from '../binaries.js';
import { fail } from '../trees/stop.js';

/** A canonical Huffman code: by length, the last code and where its values begin (ITU-T T.81, annex C). */
export interface Huffman {
  /** Largest code of that many bits, or -1. */
  readonly last: Int32Array;
  /** What to add to a code of that many bits for the place of its value. */
  readonly shift: Int32Array;
  readonly values: Uint8Array;
}

/** Tables by their number. */
export interface Tables {
  readonly dc: readonly (Huffman | undefined)[];
  readonly ac: readonly (Huffman | undefined)[];
}

/** One table of a segment, and the bytes that say it. */
export interface Definition<T> {
  readonly key: string;
  readonly bytes: Uint8Array;
  readonly table: T;
}

const MAX_TABLES = 4;
const CODE_LENGTHS = 16;

/** Bits of the difference of two coefficients, with 12 bits a sample. */
const MOST_DIFFERENCE_BITS = 15;

/** The tables of a DHT segment: `dc 0`, `ac 1`. */
export function huffmanTables(data: Uint8Array): readonly Definition<Huffman>[] {
  const found: Definition<Huffman>[] = [];
  for (let at = 0; at < data.length; ) {
    const [kind, id] = [data[at]! >> 4, data[at]! & 15];
    const counts = data.subarray(at + 1, at + 1 + CODE_LENGTHS);
    const total = counts.reduce((sum, count) => sum + count, 0);
    const end = at + 1 + CODE_LENGTHS + total;
    if (kind > 1 || id >= MAX_TABLES || end > data.length) return fail('a broken Huffman table');
    const values = data.subarray(end - total, end);
    // Decoders refuse the whole picture for a code that none of its blocks has.
    if (kind === 0 && values.some((bits) => bits > MOST_DIFFERENCE_BITS)) return fail('a broken Huffman table');
    found.push({
      key: `${kind === 0 ? 'dc' : 'ac'} ${id}`,
      bytes: data.subarray(at, end),
      table: huffman(counts, values),
    });
    at = end;
  }
  return found;
}

function huffman(counts: Uint8Array, values: Uint8Array): Huffman {
  const last = new Int32Array(CODE_LENGTHS + 1).fill(-1);
  const shift = new Int32Array(CODE_LENGTHS + 1);
  let code = 0;
  let place = 0;
  for (let length = 1; length <= CODE_LENGTHS; length += 1) {
    const count = counts[length - 1]!;
    shift[length] = place - code;
    code += count;
    place += count;
    if (code > 2 ** length) fail('a Huffman table with more codes than there are');
    if (count > 0) last[length] = code - 1;
    code *= 2;
  }
  return { last, shift, values };
}

/** The tables of a DQT segment: `0` to `3`. */
export function quantizationTables(data: Uint8Array): readonly Definition<undefined>[] {
  const found: Definition<undefined>[] = [];
  for (let at = 0; at < data.length; ) {
    const [wide, id] = [data[at]! >> 4, data[at]! & 15];
    const end = at + 1 + (wide === 0 ? 64 : 128);
    if (wide > 1 || id >= MAX_TABLES || end > data.length) return fail('a broken quantization table');
    found.push({ key: String(id), bytes: data.subarray(at, end), table: undefined });
    at = end;
  }
  return found;
}

export interface FrameComponent {
  readonly id: number;
  /** Blocks of one MCU. */
  readonly h: number;
  readonly v: number;
  /** Blocks that hold something of the image. */
  readonly across: number;
  readonly down: number;
  /** Blocks that interleaved scans code: those of whole MCUs. */
  readonly storedAcross: number;
  readonly stored: number;
  /** Number of its quantization table. */
  readonly quantization: number;
}

export interface Frame {
  readonly mcusAcross: number;
  readonly mcusDown: number;
  readonly components: readonly FrameComponent[];
}

const BLOCK = 8;
const MAX_SAMPLING = 4;

/** What the segment of the frame says. Its length is held against what it lists: more would be read by some and skipped by others. */
export function frameOf(data: Uint8Array): Frame {
  const view = viewOf(data);
  const [height, width, count] = [view.getUint16(1), view.getUint16(3), data[5]!];
  if (data.length !== 6 + count * 3) return fail('the segment of the frame has another length than it says');
  const listed = Array.from({ length: count }, (_, index) => {
    const at = 6 + index * 3;
    return { id: data[at]!, h: data[at + 1]! >> 4, v: data[at + 1]! & 15, quantization: data[at + 2]! };
  });
  if (listed.some(({ h, v }) => h < 1 || v < 1 || h > MAX_SAMPLING || v > MAX_SAMPLING))
    return fail('no such sampling');
  const maxH = Math.max(...listed.map(({ h }) => h));
  const maxV = Math.max(...listed.map(({ v }) => v));
  const mcusAcross = Math.ceil(width / (BLOCK * maxH));
  const mcusDown = Math.ceil(height / (BLOCK * maxV));
  const components = listed.map(
    (one): FrameComponent => ({
      ...one,
      across: Math.ceil(Math.ceil((width * one.h) / maxH) / BLOCK),
      down: Math.ceil(Math.ceil((height * one.v) / maxV) / BLOCK),
      storedAcross: mcusAcross * one.h,
      stored: mcusAcross * one.h * mcusDown * one.v,
    }),
  );
  return { mcusAcross, mcusDown, components };
}

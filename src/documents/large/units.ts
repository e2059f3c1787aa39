import { isUtf8 } from 'node:buffer';
import { nearest, type SegmentLimits } from './runs.js';
import type { ByteSource } from './source.js';
import { decline } from './source.js';

/** What a scanner says instead of an end: the list ends here, or more bytes are needed. */
export const CLOSED = 0;
export const UNFINISHED = -1;

/** Longest unit that is held. Bytes. */
const MAX_UNIT_BYTES = 16_777_216;
/** Looks ahead by so many units of each side at most, growing. */
const LOOK_AHEAD = [8, 64, 512, 4_096];

/** Reads the elements of one list, one after the other, each with what stands in front of it. */
export interface UnitScanner {
  /** Bytes behind a unit that decide where it ends. */
  readonly behind: number;
  /**
   * Where the unit that begins at `start` ends; CLOSED where the list does, UNFINISHED where `end` comes too early (`whole`: it is the
   * end of the file). Declines what the reader refuses.
   */
  readonly next: (block: Buffer, start: number, end: number, whole: boolean) => number;
  /** About the unit that was read last. */
  readonly last: UnitFacts;
}

export interface UnitFacts {
  readonly lf: number;
  readonly crlf: number;
  /** Only the reader knows what it is, so it is kept whatever it is like. */
  readonly special: boolean;
  /** Nodes that the reader makes of it, or more. */
  readonly nodes: number;
  /** Of its node, as the comparison takes it; 0 where it was not taken. */
  readonly hash: number;
  /** The whole number that its first member is, in digits alone, as far as that has the name `identityName`; -1 where it is none. */
  readonly identity?: number;
  /** The name of the first member of the first unit. */
  readonly identityName?: string | undefined;
  /** What it is apart from its values, as codes. */
  readonly skeleton: Int32Array;
  readonly length: number;
}

/** A list in a file: where its first unit begins. */
export interface ListSide {
  readonly source: ByteSource;
  readonly start: number;
  readonly scanner: UnitScanner;
}

/** A unit that is held. */
export interface Unit {
  readonly bytes: Buffer;
  readonly lf: number;
  readonly crlf: number;
  readonly nodes: number;
}

export interface UnitSink {
  readonly patch: (base: readonly Unit[], head: readonly Unit[]) => void;
  /** A unit of a stretch that both sides have: where it stands in the block and in base. */
  readonly same: (block: Buffer, start: number, end: number, offset: number, facts: UnitFacts) => void;
  /** The stretch is complete. */
  readonly ran: () => void;
}

/**
 * Two cursors over the units of two lists: equal stretches are compared by windows, read once and told to the sink; where they part
 * the lists are brought together again a few units on. Gives where each list ends, or undefined where that would take too much.
 */
export function walkUnits(
  base: ListSide,
  head: ListSide,
  limits: SegmentLimits,
  sink: UnitSink,
): { readonly base: number; readonly head: number } | undefined {
  let [b, h] = [base.start, head.start];
  let looks = limits.maxLooks;
  let kept = 0;
  for (;;) {
    const run = runOf(base, b, head.source, h, limits.window, sink);
    b += run.bytes;
    h += run.bytes;
    if (run.bytes > 0) sink.ran();
    if (run.closed) return { base: b, head: h };
    const ahead = meet(base, b, head, h, limits.window, looks);
    if (ahead === undefined) return undefined;
    looks -= ahead.looks;
    kept += ahead.base.length + ahead.head.length;
    if (kept > limits.maxLines) return undefined;
    sink.patch(ahead.base, ahead.head);
    b += total(ahead.base);
    h += total(ahead.head);
    if (ahead.closed) return { base: b, head: h };
  }
}

/** Reads the units that both sides have from here on. */
function runOf(
  { source, scanner }: ListSide,
  b: number,
  head: ByteSource,
  h: number,
  window: number,
  sink: UnitSink,
): { readonly bytes: number; readonly closed: boolean } {
  const common = commonBytes(source, b, head, h, window);
  const ended = b + common === source.size && h + common === head.size;
  let done = 0;
  for (let length = window; done < common; ) {
    const size = Math.min(length, common - done);
    const whole = ended && done + size === common;
    const block = source.read(b + done, size);
    const read = scanBlock(scanner, block, whole, b + done, sink);
    done += read.bytes;
    if (read.closed) return { bytes: done, closed: true };
    if (size === common - done + read.bytes) break;
    length = read.bytes > 0 ? window : 2 * length;
    if (length > MAX_UNIT_BYTES) decline('an element of many megabytes');
  }
  return { bytes: done, closed: false };
}

function scanBlock(
  { behind, last, next }: UnitScanner,
  block: Buffer,
  whole: boolean,
  offset: number,
  sink: UnitSink,
): { readonly bytes: number; readonly closed: boolean } {
  let at = 0;
  let closed = false;
  while (at < block.length) {
    const end = next(block, at, block.length, whole);
    if (end === CLOSED) closed = true;
    if (end === CLOSED || end === UNFINISHED || (end + behind > block.length && !whole)) break;
    sink.same(block, at, end, offset + at, last);
    at = end;
  }
  if (!isUtf8(block.subarray(0, at))) decline('not UTF-8');
  return { bytes: at, closed };
}

/** How many bytes both files have in common from here on. */
function commonBytes(base: ByteSource, b: number, head: ByteSource, h: number, window: number): number {
  const most = Math.min(base.size - b, head.size - h);
  let done = 0;
  for (let step = Math.min(window, 4_096); done < most; step = Math.min(window, step * 4)) {
    const length = Math.min(step, most - done);
    const left = base.read(b + done, length);
    const right = head.read(h + done, length);
    if (!left.equals(right)) return done + commonStart(left, right);
    done += length;
  }
  return done;
}

/** By halves: each comparison is one call into native code. */
function commonStart(left: Buffer, right: Buffer): number {
  let same = 0;
  let end = left.length;
  while (end - same > 1) {
    const middle = (same + end) >> 1;
    if (left.compare(right, same, middle, same, middle) === 0) same = middle;
    else end = middle;
  }
  return same;
}

function total(units: readonly Unit[]): number {
  return units.reduce((sum, { bytes }) => sum + bytes.length, 0);
}

interface Ahead {
  readonly base: readonly Unit[];
  readonly head: readonly Unit[];
  /** Both lists end behind these. */
  readonly closed: boolean;
  readonly looks: number;
}

/** Where two lists that part here meet again, by the fewest units. */
function meet(base: ListSide, b: number, head: ListSide, h: number, window: number, most: number): Ahead | undefined {
  let looks = 0;
  for (const count of LOOK_AHEAD) {
    const left = peek(base, b, count, window);
    const right = peek(head, h, count, window);
    looks += left.units.length + right.units.length;
    if (looks > most) return undefined;
    const found = nearest(
      left.units.map(({ bytes }) => bytes),
      right.units.map(({ bytes }) => bytes),
    );
    if (found !== undefined)
      return { base: left.units.slice(0, found.base), head: right.units.slice(0, found.head), closed: false, looks };
    if (left.closed && right.closed) return { base: left.units, head: right.units, closed: true, looks };
    const furthest = LOOK_AHEAD.at(-1)!;
    const seen = left.units.length + right.units.length;
    const size = Math.ceil((total(left.units) + total(right.units)) / Math.max(1, seen));
    if (count * LOOK_AHEAD[0]! === furthest && !mayMeet(base.source, b, head.source, h, size, size * furthest))
      return undefined;
  }
  return undefined;
}

/** Stretches that are looked for before the longest look, each of two units or more. */
const STRETCHES = 8;

/**
 * Whether some of what one side has further on stands on the other as well. Where everything differs by a little it does not, and a
 * longer look would be in vain. `size`: bytes of a unit, about; `reach`: of as many as are looked at.
 */
function mayMeet(base: ByteSource, b: number, head: ByteSource, h: number, size: number, reach: number): boolean {
  for (const [one, from, other, to] of [
    [base, b, head, h],
    [head, h, base, b],
  ] as const) {
    const own = Math.min(reach, one.size - from);
    const window = other.read(to, Math.min(2 * reach, other.size - to));
    for (let part = 0; part < STRETCHES; part += 1) {
      // In the further half: what is nearer may have been put there, or be what is gone.
      const at = Math.floor((own * (STRETCHES + part)) / (2 * STRETCHES));
      if (at + 2 * size > own) return true;
      if (window.includes(one.read(from + at, 2 * size))) return true;
    }
  }
  return false;
}

/** A copy of the next units. */
function peek(
  { source, scanner }: ListSide,
  offset: number,
  count: number,
  window: number,
): { readonly units: Unit[]; readonly closed: boolean } {
  const units: Unit[] = [];
  let at = offset;
  for (let length = Math.min(window, 65_536); ; ) {
    const size = Math.min(length, source.size - at);
    const whole = at + size === source.size;
    const block = Buffer.from(source.read(at, size));
    let from = 0;
    while (units.length < count) {
      const end = from < block.length || whole ? scanner.next(block, from, block.length, whole) : UNFINISHED;
      if (end === CLOSED) return { units, closed: true };
      if (end === UNFINISHED || (end + scanner.behind > block.length && !whole)) break;
      const bytes = block.subarray(from, end);
      if (!isUtf8(bytes)) decline('not UTF-8');
      const { lf, crlf, nodes } = scanner.last;
      units.push({ bytes, lf, crlf, nodes });
      from = end;
    }
    if (units.length === count) return { units, closed: false };
    if (whole && from === 0) decline('a list without an end');
    at += from;
    length = from > 0 ? Math.min(window, 65_536) : 2 * length;
    if (length > MAX_UNIT_BYTES) decline('an element of many megabytes');
  }
}

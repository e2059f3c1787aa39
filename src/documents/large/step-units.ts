import { isUtf8 } from 'node:buffer';
import type { ByteSource } from './source.js';
import { decline } from './source.js';
import { CLOSED, type ListSide, UNFINISHED, type UnitScanner } from './units.js';

const MAX_UNIT_BYTES = 16_777_216;

/** Where a unit stands in its block, which is valid during the call. */
export interface UnitAt {
  readonly block: Buffer;
  readonly start: number;
  readonly end: number;
}

export interface StepUnits {
  /** Both sides have these bytes; the scanner of base has read them. */
  readonly equal: (base: UnitAt) => void;
  /** The scanner of each side has read its own. */
  readonly differing: (base: UnitAt, head: UnitAt) => Promise<void> | undefined;
}

export interface StepEnd {
  readonly units: number;
  /** Of base; those of head are as many where the structure is the same. */
  readonly nodes: number;
  readonly base: { readonly lf: number; readonly crlf: number; readonly end: number };
  readonly head: { readonly lf: number; readonly crlf: number; readonly end: number };
}

interface Cursor {
  readonly source: ByteSource;
  readonly scanner: UnitScanner;
  /** Of the block in the file. */
  offset: number;
  block: Buffer;
  at: number;
  lf: number;
  crlf: number;
}

/** Walks two lists unit by unit, unit i beside unit i. Declines where one has more of them. Each side has a scanner of its own. */
export async function stepUnits(base: ListSide, head: ListSide, window: number, visit: StepUnits): Promise<StepEnd> {
  const [left, right] = [cursorOf(base), cursorOf(head)];
  const [one, other] = [
    { block: left.block, start: 0, end: 0 },
    { block: right.block, start: 0, end: 0 },
  ];
  let nodes = 0;
  for (let units = 0; ; units += 1) {
    const end = next(left, window);
    if (end === CLOSED) {
      if (next(right, window) !== CLOSED) decline('more records on one side');
      return { units, nodes, base: endOf(left), head: endOf(right) };
    }
    let stop = sameBytes(left, right, end);
    const differs = stop === UNFINISHED;
    if (differs) stop = next(right, window);
    if (stop === CLOSED) decline('more records on one side');
    one.block = left.block;
    one.start = left.at;
    one.end = end;
    left.lf += left.scanner.last.lf;
    nodes += left.scanner.last.nodes;
    left.crlf += left.scanner.last.crlf;
    if (differs) {
      other.block = right.block;
      other.start = right.at;
      other.end = stop;
      right.lf += right.scanner.last.lf;
      right.crlf += right.scanner.last.crlf;
      const pending = visit.differing(one, other);
      if (pending !== undefined) await pending;
    } else {
      right.lf += left.scanner.last.lf;
      right.crlf += left.scanner.last.crlf;
      visit.equal(one);
    }
    left.at = end;
    right.at = stop;
  }
}

function cursorOf({ source, start, scanner }: ListSide): Cursor {
  return { source, scanner, offset: start, block: Buffer.alloc(0), at: 0, lf: 0, crlf: 0 };
}

function endOf({ lf, crlf, offset, block, at }: Cursor): StepEnd['base'] {
  if (!isUtf8(block.subarray(0, at))) decline('not UTF-8');
  return { lf, crlf, end: offset + at };
}

/** Where head's unit ends, if it and what follows are the bytes of base's; UNFINISHED where that is not known. */
function sameBytes({ block, at, scanner: { behind } }: Cursor, right: Cursor, end: number): number {
  const length = end - at + behind;
  if (at + length > block.length || right.at + length > right.block.length) return UNFINISHED;
  const same = right.block.compare(block, at, at + length, right.at, right.at + length) === 0;
  return same ? right.at + end - at : UNFINISHED;
}

/** Where the unit at the cursor ends, or CLOSED; more of the file is read where the block does not have all of it. */
function next(cursor: Cursor, window: number): number {
  const { source, scanner } = cursor;
  for (let length = window; ; length *= 2) {
    const { block, at } = cursor;
    const whole = cursor.offset + block.length === source.size;
    const end = block.length > 0 || whole ? scanner.next(block, at, block.length, whole) : UNFINISHED;
    if (end === CLOSED || (end !== UNFINISHED && (end + scanner.behind <= block.length || whole))) return end;
    if (whole) decline('a list without an end');
    if (length > MAX_UNIT_BYTES) decline('an element of many megabytes');
    refill(cursor, length);
  }
}

/** What is left of the block, and what follows it in the file: a copy, for the next read takes the buffer. */
function refill(cursor: Cursor, length: number): void {
  const { source, block, at } = cursor;
  if (!isUtf8(block.subarray(0, at))) decline('not UTF-8');
  cursor.offset += at;
  const size = Math.min(Math.max(length, 2 * (block.length - at)), source.size - cursor.offset);
  cursor.block = Buffer.from(source.read(cursor.offset, size));
  cursor.at = 0;
}

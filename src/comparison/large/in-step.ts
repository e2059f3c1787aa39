import type { LineEnds, LineFacts } from '../../documents/large/lines.js';
import { countLines, linesAt, newFacts } from '../../documents/large/lines.js';
import { commonLength } from '../../documents/large/runs.js';
import type { ByteSource } from '../../documents/large/source.js';
import { decline } from '../../documents/large/source.js';

const LF = 10;
const CR = 13;
/** Equal lines in a row before whole stretches are compared again. */
const EQUAL_LINES = 4;

/** Line i of each side, `line` being i from 0: where its content stands, its end left out. Valid during the call. */
export interface LinePair {
  base: Buffer;
  start: number;
  end: number;
  head: Buffer;
  from: number;
  to: number;
  line: number;
}

export interface StepVisitor {
  /** Whole lines that both sides have, from `line` on; valid during the call. */
  readonly equal: (block: Buffer, line: number) => void;
  /** Lines that may differ. Whether their content is the same. */
  readonly pair: (lines: LinePair) => boolean;
}

export interface StepFacts {
  readonly base: LineFacts;
  readonly head: LineFacts;
}

/** A block of whole lines at hand, read and counted as one; `next` is the index of the next line in it, which begins at `at`. */
interface Cursor {
  readonly source: ByteSource;
  readonly end: number;
  readonly facts: LineFacts;
  readonly ends: LineEnds;
  offset: number;
  block: Buffer;
  at: number;
  next: number;
}

function cursorOf(source: ByteSource, end: number): Cursor {
  const ends = { at: new Int32Array(0), count: 0 };
  return { source, end, facts: newFacts(), ends, offset: 0, block: Buffer.alloc(0), at: 0, next: 0 };
}

/**
 * Walks two files line by line, line i beside line i, up to `ends`. Declines where one has more lines. What lies behind the ends is counted
 * and not shown. Each file is read once, from front to end.
 */
export function inStep(
  base: ByteSource,
  head: ByteSource,
  ends: { readonly base: number; readonly head: number },
  window: number,
  visit: StepVisitor,
): StepFacts {
  const left = cursorOf(base, ends.base);
  const right = cursorOf(head, ends.head);
  const lines: LinePair = { base: left.block, start: 0, end: 0, head: right.block, from: 0, to: 0, line: 0 };
  let equal = EQUAL_LINES;
  while (fill(left, window) && fill(right, window)) {
    if (equal >= EQUAL_LINES) {
      lines.line += skipEqual(left, right, visit, lines.line);
      equal = 0;
      continue;
    }
    lines.base = left.block;
    lines.start = left.at;
    lines.end = contentEnd(left);
    lines.head = right.block;
    lines.from = right.at;
    lines.to = contentEnd(right);
    // The same content with other quotes is not looked for by stretches.
    equal = visit.pair(lines) && lines.end - lines.start === lines.to - lines.from ? equal + 1 : 0;
    lines.line += 1;
    step(left, left.next + 1);
    step(right, right.next + 1);
  }
  if (fill(left, window) || fill(right, window)) decline('more lines on one side');
  for (const cursor of [left, right]) countRest(cursor, window);
  return { base: left.facts, head: right.facts };
}

/** Whether there is a line at hand. */
function fill(cursor: Cursor, window: number): boolean {
  if (cursor.at < cursor.block.length) return true;
  cursor.offset += cursor.block.length;
  cursor.at = 0;
  cursor.next = 0;
  cursor.block = Buffer.alloc(0);
  if (cursor.offset >= cursor.end) return false;
  cursor.block = linesAt(cursor.source, cursor.offset, window, cursor.end);
  countLines(cursor.block, cursor.facts, cursor.ends);
  return true;
}

/** Makes the line of that index the next one; not the first. */
function step(cursor: Cursor, next: number): void {
  cursor.next = next;
  cursor.at = Math.min(cursor.ends.at[next - 1]! + 1, cursor.block.length);
}

/** In front of a line there is no CR, and none at the end of the file: `countLines` has seen to it. */
function contentEnd({ block, ends, next }: Cursor): number {
  const end = ends.at[next]!;
  return block[end - 1] === CR ? end - 1 : end;
}

/** Passes the lines that the two blocks have in common from here on; how many they are. */
function skipEqual(left: Cursor, right: Cursor, visit: StepVisitor, line: number): number {
  const [one, other] = [left.block.subarray(left.at), right.block.subarray(right.at)];
  const most = Math.min(one.length, other.length);
  const common = commonLength(one.subarray(0, most), other.subarray(0, most));
  // Lines that have an end: a last one without is looked at by itself. A negative offset would count from the end.
  const same = common === 0 ? 0 : one.lastIndexOf(LF, common - 1) + 1;
  if (same === 0) return 0;
  visit.equal(one.subarray(0, same), line);
  const target = left.at + same;
  let low = left.next;
  let high = left.ends.count;
  // The first line that begins at or behind the target.
  while (low < high) {
    const middle = (low + high) >> 1;
    if (left.ends.at[middle]! + 1 <= target) low = middle + 1;
    else high = middle;
  }
  const passed = low - left.next;
  step(left, left.next + passed);
  step(right, right.next + passed);
  return passed;
}

/** Lines behind the end of the walk, which only the layout knows of. */
function countRest(cursor: Cursor, window: number): void {
  for (let at = cursor.end; at < cursor.source.size; ) {
    const block = linesAt(cursor.source, at, window);
    countLines(block, cursor.facts);
    at += block.length;
  }
}

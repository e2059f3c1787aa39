import type { LineFacts } from '../../documents/large/lines.js';
import { countLines, linesAt, newFacts } from '../../documents/large/lines.js';
import { equalLines } from '../../documents/large/runs.js';
import type { ByteSource } from '../../documents/large/source.js';
import { decline } from '../../documents/large/source.js';

const LF = 10;
/** Equal lines in a row before whole windows are compared again. */
const EQUAL_LINES = 4;

/** A line of each side, with its end; `line` is its zero-based number on both. The bytes are valid during the call. */
export interface StepVisitor {
  /** Whole lines that both sides have. */
  readonly equal: (block: Buffer, line: number) => void;
  readonly differing: (base: Buffer, head: Buffer, line: number) => void;
}

export interface StepFacts {
  readonly base: LineFacts;
  readonly head: LineFacts;
}

interface Cursor {
  readonly source: ByteSource;
  readonly end: number;
  readonly facts: LineFacts;
  offset: number;
  block: Buffer;
  at: number;
}

/**
 * Walks two files line by line, line i beside line i, up to `ends`. Declines where one has more lines. What lies behind the ends is counted
 * and not shown.
 */
export function inStep(
  base: ByteSource,
  head: ByteSource,
  ends: { readonly base: number; readonly head: number },
  window: number,
  visit: StepVisitor,
): StepFacts {
  const left: Cursor = { source: base, end: ends.base, facts: newFacts(), offset: 0, block: Buffer.alloc(0), at: 0 };
  const right: Cursor = { source: head, end: ends.head, facts: newFacts(), offset: 0, block: Buffer.alloc(0), at: 0 };
  let line = 0;
  let equal = EQUAL_LINES;
  while (left.offset + left.at < left.end && right.offset + right.at < right.end) {
    if (equal >= EQUAL_LINES) {
      line += skipEqual(left, right, window, visit, line);
      equal = 0;
      continue;
    }
    const one = next(left, window);
    const other = next(right, window);
    if (one.equals(other)) {
      equal += 1;
      visit.equal(one, line);
    } else {
      equal = 0;
      visit.differing(one, other, line);
    }
    line += 1;
  }
  if (left.offset + left.at < left.end || right.offset + right.at < right.end) decline('more lines on one side');
  for (const cursor of [left, right]) countRest(cursor, window);
  return { base: left.facts, head: right.facts };
}

function skipEqual(left: Cursor, right: Cursor, window: number, visit: StepVisitor, line: number): number {
  const from = left.offset + left.at;
  const to = right.offset + right.at;
  const bytes = Math.min(equalLines(left.source, from, right.source, to, window), left.end - from, right.end - to);
  const own = newFacts();
  let done = 0;
  while (done < bytes) {
    const block = linesAt(left.source, from + done, window, from + bytes);
    const before = own.lines;
    countLines(block, own);
    visit.equal(block, line + before);
    done += block.length;
  }
  // The blocks at hand were counted when they were read; what was skipped behind them is counted here.
  for (const [cursor, start] of [
    [left, from],
    [right, to],
  ] as const) {
    const held = cursor.offset + cursor.block.length;
    const reached = start + bytes;
    if (reached <= held) {
      cursor.at = reached - cursor.offset;
      continue;
    }
    for (let at = held; at < reached; ) {
      const block = linesAt(cursor.source, at, window, reached);
      countLines(block, cursor.facts);
      at += block.length;
    }
    cursor.offset = reached;
    cursor.block = Buffer.alloc(0);
    cursor.at = 0;
  }
  return own.lines;
}

function next(cursor: Cursor, window: number): Buffer {
  if (cursor.at >= cursor.block.length) {
    cursor.offset += cursor.block.length;
    cursor.at = 0;
    // A copy: other reads of this source come before it is used up.
    cursor.block = Buffer.from(linesAt(cursor.source, cursor.offset, window, cursor.end));
    countLines(cursor.block, cursor.facts);
  }
  const found = cursor.block.indexOf(LF, cursor.at);
  const end = found === -1 ? cursor.block.length : found + 1;
  const line = cursor.block.subarray(cursor.at, end);
  cursor.at = end;
  return line;
}

/** Lines behind the end of the walk, which only the layout knows of. */
function countRest(cursor: Cursor, window: number): void {
  for (let at = cursor.end; at < cursor.source.size; ) {
    const block = linesAt(cursor.source, at, window);
    countLines(block, cursor.facts);
    at += block.length;
  }
}

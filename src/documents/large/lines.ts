import { isUtf8 } from 'node:buffer';
import type { ByteSource } from './source.js';
import { decline } from './source.js';

const LF = 10;
const CR = 13;

/** Longest line that is held: a file without line ends is no list of records. Bytes. */
export const MAX_LINE_BYTES = 16_777_216;

/** What a stretch of whole lines says beside its content. */
export interface LineFacts {
  lines: number;
  lf: number;
  crlf: number;
  /** Lines that end in a blank or a tab, as `lineLayout` counts them. */
  trailing: number;
  /** Lines without a character. */
  empty: number;
  /** Whether the last line has no end: only the last stretch of a file can say so. */
  unended: boolean;
}

export function newFacts(): LineFacts {
  return { lines: 0, lf: 0, crlf: 0, trailing: 0, empty: 0, unended: false };
}

export function addFacts(into: LineFacts, from: LineFacts): void {
  into.lines += from.lines;
  into.lf += from.lf;
  into.crlf += from.crlf;
  into.trailing += from.trailing;
  into.empty += from.empty;
  into.unended ||= from.unended;
}

/** Where the lines of a block end: at their line feed, or at the block's end. Grown where it is too small. */
export interface LineEnds {
  at: Int32Array;
  count: number;
}

/**
 * Counts the lines of a block that begins and ends with whole lines, and says in `ends` where they are. Declines what the plain path reads in
 * its own way: other encodings, NUL, a CR alone.
 */
export function countLines(block: Buffer, facts: LineFacts, ends?: LineEnds): void {
  if (!isUtf8(block)) decline('not UTF-8');
  if (block.indexOf(0) !== -1) decline('a NUL character');
  const carriages = block.indexOf(CR) !== -1;
  const before = facts.crlf;
  if (ends !== undefined) {
    ends.count = 0;
    if (ends.at.length < block.length) ends.at = new Int32Array(block.length);
  }
  for (let at = 0; at < block.length; ) {
    const found = block.indexOf(LF, at);
    let end = found === -1 ? block.length : found;
    if (ends !== undefined) {
      ends.at[ends.count] = end;
      ends.count += 1;
    }
    if (found === -1) facts.unended = true;
    else if (carriages && end > at && block[end - 1] === CR) {
      facts.crlf += 1;
      end -= 1;
    } else facts.lf += 1;
    if (end === at) facts.empty += 1;
    else {
      const last = block[end - 1]!;
      if (last === 32 || last === 9) facts.trailing += 1;
    }
    facts.lines += 1;
    at = found === -1 ? block.length : found + 1;
  }
  if (carriages && facts.crlf - before !== occurrences(block, CR)) decline('a CR that ends no line');
}

function occurrences(block: Buffer, byte: number): number {
  let count = 0;
  for (let at = block.indexOf(byte); at !== -1; at = block.indexOf(byte, at + 1)) count += 1;
  return count;
}

/** Whole lines from `offset` (where one begins) on: about `window` bytes, more where a line is longer, fewer at the end. */
export function linesAt(source: ByteSource, offset: number, window: number, end = source.size): Buffer {
  for (let length = window; ; length *= 2) {
    if (offset + length >= end) return source.read(offset, end - offset);
    const block = source.read(offset, length);
    const last = block.lastIndexOf(LF);
    if (last !== -1) return block.subarray(0, last + 1);
    if (length > MAX_LINE_BYTES) decline('a line of many megabytes');
  }
}

/** One line of a file, read one after the other. */
export interface Line {
  /** The bytes with the line's end. Valid until the next line is asked for. */
  readonly bytes: Buffer;
  readonly offset: number;
}

/** Walks the lines from `offset` on; `next` gives undefined at the end. */
export interface LineCursor {
  offset: number;
  block: Buffer;
  at: number;
}

export function lineCursor(offset: number): LineCursor {
  return { offset, block: Buffer.alloc(0), at: 0 };
}

export function nextLine(source: ByteSource, cursor: LineCursor, window: number): Buffer | undefined {
  if (cursor.at >= cursor.block.length) {
    cursor.offset += cursor.block.length;
    cursor.at = 0;
    cursor.block = cursor.offset >= source.size ? Buffer.alloc(0) : linesAt(source, cursor.offset, window);
    if (cursor.block.length === 0) return undefined;
  }
  const found = cursor.block.indexOf(LF, cursor.at);
  const end = found === -1 ? cursor.block.length : found + 1;
  const line = cursor.block.subarray(cursor.at, end);
  cursor.at = end;
  return line;
}

/** The text of a line without its end. The caller has had its block counted, so it is UTF-8 and CR stands before LF only. */
export function lineText(line: Buffer): string {
  let end = line.length;
  if (end > 0 && line[end - 1] === LF) {
    end -= 1;
    if (end > 0 && line[end - 1] === CR) end -= 1;
  }
  return line.toString('utf8', 0, end);
}

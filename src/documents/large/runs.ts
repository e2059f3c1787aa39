import type { LineFacts } from './lines.js';
import { addFacts, countLines, linesAt, lineText, MAX_LINE_BYTES, newFacts } from './lines.js';
import type { ByteSource } from './source.js';
import { decline } from './source.js';

const LF = 10;

/** A place in both files at which a line begins on each side. Lines count from 0. */
export interface Point {
  readonly base: number;
  readonly head: number;
  readonly baseLine: number;
  readonly headLine: number;
}

/** Lines that are the same bytes on both sides. */
export interface Run extends Point {
  readonly bytes: number;
  readonly lines: number;
}

/** Lines of either side between two runs, as they stand. */
export interface Patch extends Point {
  readonly baseLines: readonly string[];
  readonly headLines: readonly string[];
}

/** A pair of files in order: patch, run, patch, ... , patch. There is one patch more than there are runs; any may be empty. */
export interface Segments {
  readonly patches: readonly Patch[];
  readonly runs: readonly Run[];
  readonly base: LineFacts;
  readonly head: LineFacts;
}

export interface SegmentLimits {
  /** Bytes that are read at once. */
  readonly window: number;
  /** Lines outside of runs, both sides together; beyond it there is too much to hold. */
  readonly maxLines: number;
  /** How often a look ahead may read a line, in all: without it, files that have nothing in common cost their square. */
  readonly maxLooks: number;
}

/** Looks ahead by so many lines of each side at most, growing. */
const LOOK_AHEAD = [8, 64, 512, 4_096];

/**
 * Two cursors: equal stretches are skipped by windows, and where the lines part the files are brought together again
 * a few lines on. Undefined where that would take more than the limits allow.
 */
export function segmentsOf(base: ByteSource, head: ByteSource, limits: SegmentLimits): Segments | undefined {
  const patches: Patch[] = [];
  const runs: Run[] = [];
  const facts = { base: newFacts(), head: newFacts() };
  let open = { base: 0, head: 0, baseLine: 0, headLine: 0, baseLines: [] as string[], headLines: [] as string[] };
  let kept = 0;
  let looks = limits.maxLooks;
  let [b, h, baseLine, headLine] = [0, 0, 0, 0];
  for (;;) {
    const own = newFacts();
    const bytes = equalLines(base, b, head, h, limits.window, (block) => countLines(block, own));
    if (bytes > 0) {
      patches.push(open);
      runs.push({ base: b, head: h, baseLine, headLine, bytes, lines: own.lines });
      addFacts(facts.base, own);
      addFacts(facts.head, own);
      b += bytes;
      h += bytes;
      baseLine += own.lines;
      headLine += own.lines;
      open = { base: b, head: h, baseLine, headLine, baseLines: [], headLines: [] };
    }
    if (b >= base.size && h >= head.size) break;
    const ahead = meet(base, b, head, h, limits.window, looks);
    if (ahead === undefined) return undefined;
    looks -= ahead.looks;
    kept += ahead.base.length + ahead.head.length;
    if (kept > limits.maxLines) return undefined;
    for (const [lines, into, own] of [
      [ahead.base, open.baseLines, facts.base],
      [ahead.head, open.headLines, facts.head],
    ] as const) {
      for (const line of lines) {
        countLines(line, own);
        into.push(lineText(line));
      }
    }
    b += total(ahead.base);
    h += total(ahead.head);
    baseLine += ahead.base.length;
    headLine += ahead.head.length;
  }
  patches.push(open);
  return { patches, runs, ...facts };
}

function total(lines: readonly Buffer[]): number {
  return lines.reduce((sum, line) => sum + line.length, 0);
}

/** The first look at what two files have in common reads so many bytes. */
const FIRST_BYTES = 4_096;

/** How many bytes both files have in common from here on, whole lines of both only. Each block of them is shown while it is at hand. */
function equalLines(
  base: ByteSource,
  b: number,
  head: ByteSource,
  h: number,
  window: number,
  see: (block: Buffer) => void,
): number {
  const most = Math.min(base.size - b, head.size - h);
  let done = 0;
  for (let step = Math.min(window, FIRST_BYTES); done < most; ) {
    const length = Math.min(step, most - done);
    const left = base.read(b + done, length);
    const same = commonLength(left, head.read(h + done, length));
    const isEnd = length === most - done;
    // A last line without an end is whole where both files end there.
    const both = isEnd && same === length && base.size - b === head.size - h;
    // A negative offset would count from the end.
    const whole = both ? length : same === 0 ? 0 : left.lastIndexOf(LF, same - 1) + 1;
    if (whole > 0) see(left.subarray(0, whole));
    done += whole;
    if (isEnd || same < length) break;
    if (whole === 0 && step > MAX_LINE_BYTES) decline('a line of many megabytes');
    step = whole === 0 ? step * 4 : Math.min(window, step * 4);
  }
  return done;
}

/** By halves: each comparison is one call into native code. */
export function commonLength(left: Buffer, right: Buffer): number {
  if (left.equals(right)) return left.length;
  let same = 0;
  let end = left.length;
  while (end - same > 1) {
    const middle = (same + end) >> 1;
    if (left.compare(right, same, middle, same, middle) === 0) same = middle;
    else end = middle;
  }
  return same;
}

interface Ahead {
  /** Lines of either side up to where the files meet again; both may be the rest of the file. */
  readonly base: readonly Buffer[];
  readonly head: readonly Buffer[];
  readonly looks: number;
}

/** Where two files that part here meet again, by the fewest lines: changed in place, inserted, removed, or further on. */
function meet(
  base: ByteSource,
  b: number,
  head: ByteSource,
  h: number,
  window: number,
  most: number,
): Ahead | undefined {
  let looks = 0;
  for (const count of LOOK_AHEAD) {
    const left = peek(base, b, count, window);
    const right = peek(head, h, count, window);
    looks += left.lines.length + right.lines.length;
    if (looks > most) return undefined;
    const found = nearest(left.lines, right.lines);
    if (found !== undefined)
      return { base: left.lines.slice(0, found.base), head: right.lines.slice(0, found.head), looks };
    if (left.ended && right.ended) return { base: left.lines, head: right.lines, looks };
  }
  return undefined;
}

/** A copy of the next lines: two peeks may share a source's buffer. */
function peek(source: ByteSource, offset: number, count: number, window: number): { lines: Buffer[]; ended: boolean } {
  const lines: Buffer[] = [];
  let at = offset;
  while (lines.length < count && at < source.size) {
    const block = Buffer.from(linesAt(source, at, Math.min(window, 65_536)));
    for (let start = 0; start < block.length && lines.length < count; ) {
      const found = block.indexOf(LF, start);
      const end = found === -1 ? block.length : found + 1;
      lines.push(block.subarray(start, end));
      at += end - start;
      start = end;
    }
  }
  return { lines, ended: at >= source.size };
}

/** The least that either side has to skip for both to be at the same bytes. */
export function nearest(left: readonly Buffer[], right: readonly Buffer[]): { base: number; head: number } | undefined {
  const places = new Map<string, number>();
  for (let i = left.length - 1; i >= 0; i -= 1) places.set(left[i]!.toString('latin1'), i);
  let best: { base: number; head: number } | undefined;
  for (let j = 0; j < right.length; j += 1) {
    if (best !== undefined && j >= best.base + best.head) break;
    const i = places.get(right[j]!.toString('latin1'));
    if (i === undefined || i + j === 0) continue;
    if (best === undefined || i + j < best.base + best.head) best = { base: i, head: j };
  }
  return best;
}

/** Fails where the plain path would ask what a file is: a byte order mark, or a file so short that it may be a pointer. */
export function requirePlainStart(source: ByteSource): void {
  const start = source.read(0, Math.min(3, source.size));
  if (start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf) decline('a byte order mark');
}

export function requirePlainStarts(base: ByteSource, head: ByteSource): void {
  requirePlainStart(base);
  requirePlainStart(head);
}

import type { LineFacts } from '../../documents/large/lines.js';
import { linesAt, lineText } from '../../documents/large/lines.js';
import type { Run, SegmentLimits, Segments } from '../../documents/large/runs.js';
import type { ByteSource } from '../../documents/large/source.js';
import { decline } from '../../documents/large/source.js';
import type { Side } from '../groups.js';
import type { JoinQuestion, Omitted } from '../omitted.js';
import type { Step } from '../paths.js';
import type { Magnitudes } from '../tolerance.js';

export interface LargeLimits extends SegmentLimits {
  /** Lines of a run that are kept beside what differs, at either end: among them must be one that stands nowhere else. */
  readonly context: number;
  /** Of a run that begins in so much of the beginning MIN_FRONT_LINES are kept: what a dialect is guessed from. Bytes. */
  readonly front: number;
}

/** Where no line ends for so long there is no context to keep. Bytes. */
const CONTEXT_BYTES = 65_536;
/** Rows that decide about a dialect, and one more (csv/dialect.ts). */
export const MIN_FRONT_LINES = 102;

/** Lines of one side that are at hand, with their zero-based numbers in the file. */
export interface KeptLines {
  readonly texts: string[];
  readonly numbers: number[];
}

/** What a run leaves out: its middle. `before` counts the kept lines in front of it. */
export interface Gap {
  readonly before: { readonly base: number; readonly head: number };
  /** Kept lines of the run in front of the gap and behind it. */
  readonly lead: number;
  readonly tail: number;
  /** In base. */
  readonly offset: number;
  readonly bytes: number;
  readonly lines: number;
  /** Zero-based number of its first line. */
  readonly baseLine: number;
  readonly headLine: number;
}

export interface Kept {
  readonly base: KeptLines;
  readonly head: KeptLines;
  readonly gaps: readonly Gap[];
  /** Whether each run has the same line numbers on both sides. */
  readonly aligned: boolean;
  readonly facts: { readonly base: LineFacts; readonly head: LineFacts };
}

/** Patches whole, and of each run its first and last lines. */
export function keptOf(source: ByteSource, { patches, runs, base, head }: Segments, context: number, front = 0): Kept {
  const left: KeptLines = { texts: [], numbers: [] };
  const right: KeptLines = { texts: [], numbers: [] };
  const gaps: Gap[] = [];
  for (const [index, patch] of patches.entries()) {
    keep(left, patch.baseLines, patch.baseLine);
    keep(right, patch.headLines, patch.headLine);
    const run = runs[index];
    if (run === undefined) continue;
    const { first, last, offset, bytes } = edgesOf(source, run, context, front - Math.min(run.base, run.head));
    const lines = run.lines - first.length - last.length;
    keep(left, first, run.baseLine);
    keep(right, first, run.headLine);
    if (lines > 0) {
      const before = { base: left.texts.length, head: right.texts.length };
      const [baseLine, headLine] = [run.baseLine + first.length, run.headLine + first.length];
      gaps.push({ before, lead: first.length, tail: last.length, offset, bytes, lines, baseLine, headLine });
    }
    keep(left, last, run.baseLine + run.lines - last.length);
    keep(right, last, run.headLine + run.lines - last.length);
  }
  const aligned = runs.every(({ baseLine, headLine }) => baseLine === headLine);
  return { base: left, head: right, gaps, aligned, facts: { base, head } };
}

function keep(into: KeptLines, texts: readonly string[], number: number): void {
  for (const [index, text] of texts.entries()) {
    into.texts.push(text);
    into.numbers.push(number + index);
  }
}

/** The first and last lines of a run, and what lies between them. */
function edgesOf(
  source: ByteSource,
  run: Run,
  context: number,
  whole: number,
): { first: string[]; last: string[]; offset: number; bytes: number } {
  const end = run.base + run.bytes;
  const front = splitBlock(linesAt(source, run.base, Math.min(run.bytes, Math.max(CONTEXT_BYTES, whole + 1)), end));
  // The first two lines of a file are a header and the first row.
  const least = run.baseLine === 0 && run.headLine === 0 ? Math.max(2, context) : context;
  const leading = front.slice(0, Math.max(least, whole > 0 ? MIN_FRONT_LINES : 0));
  const offset = run.base + leading.reduce((sum, line) => sum + line.length, 0);
  const first = leading.map(lineText);
  const from = Math.max(offset, end - CONTEXT_BYTES);
  const behind = splitBlock(source.read(from, end - from));
  // The first piece may be the rest of a line.
  const complete = from === offset ? behind : behind.slice(1);
  const last = complete.slice(Math.max(0, complete.length - context));
  const bytes = end - offset - last.reduce((sum, line) => sum + line.length, 0);
  return { first, last: last.map(lineText), offset, bytes };
}

function splitBlock(block: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  for (let at = 0; at < block.length; ) {
    const found = block.indexOf(10, at);
    const end = found === -1 ? block.length : found + 1;
    lines.push(block.subarray(at, end));
    at = end;
  }
  return lines;
}

/** Where a gap in front of a kept index stands when `from` to `to` is what trimming left. */
function placeOf(before: number, from: number, to: number): 'front' | 'range' | 'end' {
  if (before <= from) return 'front';
  return before < to ? 'range' : 'end';
}

/** What the comparer may ask of the rows, lines or elements that are left out. */
export interface OmittedParts {
  /** The steps that lead to the list; the root where absent. */
  readonly place?: readonly Step[];
  readonly gaps: readonly Gap[];
  readonly aligned: boolean;
  /** Zero-based indexes in the file of the kept ones. */
  readonly numbers: Readonly<Record<Side, readonly number[]>>;
  readonly lengths: Readonly<Record<Side, number>>;
  /** Hashes of the kept ones, as the comparer hashes them. */
  readonly wanted: () => ReadonlySet<number>;
  /** Which of the wanted hashes the omitted ones of a gap have; asked only where an alignment needs to know which stand once. */
  readonly hashesOf: (gap: Gap, wanted: ReadonlySet<number>) => ReadonlySet<number>;
  readonly joins?: (question: JoinQuestion) => boolean;
  readonly columnBits?: (column: number) => number;
  readonly varies?: (column: number) => boolean;
  readonly magnitudes?: (column: number) => Magnitudes;
}

export function omittedOf(parts: OmittedParts): Omitted {
  const { gaps, aligned, numbers, lengths, wanted, hashesOf } = parts;
  // Asked at once: where the kept ones look the same, as where one that is spelled otherwise moved, nobody comes to ask for the order.
  if (!aligned && lengths.base === lengths.head) decline('as many lines as before, and some of them shifted');
  const found = new Map<Gap, ReadonlySet<number>>();
  let known: ReadonlySet<number> | undefined;
  const inRange = (from: number, to: number): Gap[] =>
    gaps.filter(({ before }) => placeOf(before.base, from, to) === 'range');
  const places = { base: new Map<number, number>(), head: new Map<number, number>() };
  return {
    place: parts.place ?? [],
    refuse: decline,
    length: (side) => lengths[side],
    index: (side, kept) => numbers[side][kept] ?? decline('an index that is not at hand'),
    kept: (side, index) => {
      if (places[side].size === 0) for (const [kept, number] of numbers[side].entries()) places[side].set(number, kept);
      return places[side].get(index) ?? decline('a row that is not at hand');
    },
    joins: (question) => parts.joins?.(question) ?? decline('a key'),
    columnBits: (column) => parts.columnBits?.(column) ?? decline('the kind of a column'),
    magnitudes: (column) => parts.magnitudes?.(column) ?? decline('the scale of a column'),
    varies: (column) => parts.varies?.(column) ?? false,
    requireOrder: (unordered) => {
      if (unordered) decline('compared as a multiset');
    },
    requireTrim: (range, baseLength, headLength) => {
      for (const { before } of gaps) {
        const place = placeOf(before.base, range.base, range.baseEnd);
        if (place !== placeOf(before.head, range.head, range.headEnd)) decline('trimmed on one side only');
        const shifted =
          place === 'front'
            ? before.base !== before.head
            : place === 'end' && baseLength - before.base !== headLength - before.head;
        if (shifted) decline('trimmed with other partners');
      }
    },
    repeats: (hash, from, to) =>
      inRange(from, to).some((gap) => {
        known ??= wanted();
        const own = found.get(gap) ?? hashesOf(gap, known);
        found.set(gap, own);
        return own.has(hash);
      }),
    requireAnchors: (anchors, inOrder, from, to) => {
      if (inOrder !== anchors.length) decline('lines that moved');
      const heads = new Map(anchors);
      for (const { before, lead, tail } of inRange(from, to)) {
        const anchored = (start: number, end: number): boolean => {
          for (let i = start; i < end; i += 1) if (heads.get(i) === i - before.base + before.head) return true;
          return false;
        };
        if (!anchored(before.base - lead, before.base) || !anchored(before.base, before.base + tail))
          decline('no line beside what differs stands only once');
      }
    },
    requireNoMoves: (moves) => {
      if (moves > 0) decline('elements that moved');
    },
  };
}

/** Elements that stand at the same index on both sides: `numbers` says at which, and may be filled later. */
export function numberedBy(numbers: readonly number[], length = Number.POSITIVE_INFINITY): Omitted {
  const none: ReadonlySet<number> = new Set();
  const lengths = { base: length, head: length };
  const sides = { base: numbers, head: numbers };
  return omittedOf({ gaps: [], aligned: true, numbers: sides, lengths, wanted: () => none, hashesOf: () => none });
}

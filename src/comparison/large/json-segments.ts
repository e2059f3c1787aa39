import { isUtf8 } from 'node:buffer';
import { equalFrom } from '../../documents/edited/differences.js';
import type { Frame } from '../../documents/large/json-frame.js';
import {
  contentEnd,
  type ElementCounts,
  type ElementScanner,
  MAX_ELEMENT,
  MAX_SKELETONS,
  newScanner,
  scanElement,
} from '../../documents/large/json-scan.js';
import type { ByteSource } from '../../documents/large/source.js';
import { decline } from '../../documents/large/source.js';
import type { Side } from '../groups.js';
import { digitsAt } from './gaps.js';
import type { Gap, LargeLimits } from './kept.js';

/** Elements of one skeleton that are kept: as many as hollow.ts asks for before it calls a column constant. */
const EXAMPLES = 3;
/** All texts that are held. UTF-16 units. */
const MAX_HELD = 67_108_864;
/** As many bytes are read at once where files part. */
const LOOK_BYTES = 65_536;
/** Looks ahead by so many elements of each side at most, growing. */
const LOOK_AHEAD = [8, 64, 512, 4_096];
/** Elements that there is room for at first. */
const FIRST_UNITS = 16;
/** First comparison behind a difference; the next are larger. Bytes. */
const FIRST_STEP = 4_096;

/** Elements of one side that are at hand. */
export interface KeptElements {
  readonly texts: string[];
  /** Zero-based indexes in the file's array. */
  readonly numbers: number[];
  /** The one-based line that each begins on. */
  readonly lines: number[];
}

/** One side while it is walked, and what it came to. */
export interface ElementSide {
  readonly source: ByteSource;
  readonly kept: KeptElements;
  /** Of everything behind the first element's beginning and in front of the closing bracket. */
  readonly counts: ElementCounts;
  indent: string | undefined;
  /** Where the next element begins; in the end, where the closing bracket stands. */
  offset: number;
  line: number;
  index: number;
  ended: boolean;
}

export interface ElementSegments {
  readonly base: ElementSide;
  readonly head: ElementSide;
  readonly gaps: readonly Gap[];
  /** Whether each run has the same indexes on both sides. */
  readonly aligned: boolean;
  /** The bytes of each element of base, with what separates it from the next. */
  readonly units: Uint32Array;
  /**
   * The number that the wanted member of each element of a run in base has, where it is digits alone; -1 where it is not. Absent
   * where there are too many elements.
   */
  readonly identities: Float64Array | undefined;
}

/** Elements of which one number each is held. */
const MAX_IDENTITIES = 2_000_000;

interface Walk {
  readonly base: ElementSide;
  readonly head: ElementSide;
  readonly limits: LargeLimits;
  readonly scanner: ElementScanner;
  readonly gaps: Gap[];
  aligned: boolean;
  units: Uint32Array;
  identities: Float64Array | undefined;
  held: number;
}

/** An element that is kept of a run. */
interface Spot {
  readonly index: number;
  readonly offset: number;
  readonly unit: number;
  readonly line: number;
  readonly text: string;
}

/**
 * Two cursors over the elements of two arrays: equal ones are skipped by windows, and where they part the files are brought
 * together again a few elements on. All elements of base that are skipped are read, and some of every skeleton kept.
 */
export function segmentsOfElements(
  base: ByteSource,
  head: ByteSource,
  frames: Readonly<Record<Side, Frame & { readonly line: number }>>,
  limits: LargeLimits,
  wanted: string | undefined,
): ElementSegments {
  const walk: Walk = {
    base: sideOf(base, frames.base),
    head: sideOf(head, frames.head),
    limits,
    scanner: newScanner(wanted),
    gaps: [],
    aligned: true,
    units: new Uint32Array(FIRST_UNITS),
    identities: wanted === undefined ? undefined : new Float64Array(FIRST_UNITS),
    held: 0,
  };
  let looks = limits.maxLooks;
  let kept = 0;
  for (;;) {
    if (!walk.base.ended && !walk.head.ended) skipEqual(walk);
    if (walk.base.ended && walk.head.ended) break;
    const ahead = meet(walk, looks);
    looks -= ahead.looks;
    kept += ahead.base.length + ahead.head.length;
    if (kept > limits.maxLines) decline('too much differs');
    for (const one of ahead.base) {
      addUnit(walk, walk.base.index, one.unit);
      take(walk, walk.base, one);
    }
    for (const one of ahead.head) take(walk, walk.head, one);
  }
  const { gaps, aligned, units, identities } = walk;
  return { base: walk.base, head: walk.head, gaps, aligned, units, identities };
}

export function sideOf(source: ByteSource, { first, line }: Frame & { readonly line: number }): ElementSide {
  return {
    source,
    kept: { texts: [], numbers: [], lines: [] },
    counts: { lf: 0, crlf: 0, trailing: 0, nodes: 0 },
    indent: undefined,
    offset: first,
    line,
    index: 0,
    ended: source.read(first, 1)[0] === 93,
  };
}

function keep(walk: Walk, { kept }: ElementSide, text: string, index: number, line: number): void {
  kept.texts.push(text);
  kept.numbers.push(index);
  kept.lines.push(line);
  walk.held += text.length;
  if (walk.held > MAX_HELD) decline('too much to be held');
}

function addUnit(walk: Walk, index: number, unit: number): void {
  if (index >= walk.units.length) {
    const larger = new Uint32Array(2 * walk.units.length);
    larger.set(walk.units);
    walk.units = larger;
  }
  walk.units[index] = unit;
}

function addIdentity(walk: Walk, index: number, block: Buffer): void {
  if (walk.identities === undefined) return;
  if (index >= walk.identities.length) {
    if (index >= MAX_IDENTITIES) {
      walk.identities = undefined;
      return;
    }
    // Elements that differ have none here, so that the index may be far behind the last one.
    const larger = new Float64Array(2 * (index + 1));
    larger.set(walk.identities);
    walk.identities = larger;
  }
  walk.identities[index] = digitsAt(block, walk.scanner.wantedStart, walk.scanner.wantedEnd);
}

export function addCounts(into: ElementCounts, { lf, crlf, trailing, nodes }: ElementCounts): void {
  into.lf += lf;
  into.crlf += crlf;
  into.trailing += trailing;
  into.nodes += nodes;
}

/** Passes all elements that are the same bytes on both sides, what separates them and the next one's first byte included. */
function skipEqual(walk: Walk): void {
  const { base, head, limits, scanner } = walk;
  const { context } = limits;
  const spots: Spot[] = [];
  const own: ElementCounts = { lf: 0, crlf: 0, trailing: 0, nodes: 0 };
  const start = { index: base.index, offset: base.offset };
  const tail = { lines: new Float64Array(context), offsets: new Float64Array(context) };
  let done = 0;
  let count = 0;
  let indent: string | undefined;
  for (let step = Math.min(limits.window, FIRST_STEP); !base.ended; ) {
    const length = Math.min(step, base.source.size - start.offset - done, head.source.size - head.offset - done);
    const block = base.source.read(start.offset + done, length);
    const same = equalFrom(block, 0, head.source.read(head.offset + done, length), 0);
    let at = 0;
    while (!base.ended && scanElement(scanner, block, at) && scanner.next < same) {
      const { next, skeleton } = scanner;
      const line = own.lf + own.crlf;
      tail.lines[count % context] = line;
      tail.offsets[count % context] = start.offset + done + at;
      skeleton.seen += 1;
      if (skeleton.seen <= EXAMPLES || count < context) {
        const text = block.toString('utf8', at, contentEnd(block, next));
        spots.push({ index: count, offset: start.offset + done + at, unit: next - at, line, text });
      }
      addUnit(walk, start.index + count, next - at);
      addIdentity(walk, start.index + count, block);
      addCounts(own, scanner);
      indent ??= scanner.indent;
      base.ended = scanner.last;
      count += 1;
      at = next;
    }
    if (!isUtf8(block.subarray(0, at))) decline('not UTF-8');
    if (scanner.skeletons.size > MAX_SKELETONS) decline('elements of many shapes');
    done += at;
    if (same < length || length < step) {
      if (at === 0 || same < length || base.ended) break;
      continue;
    }
    step = at === 0 ? step * 2 : Math.min(limits.window, step * 4);
    if (step > 2 * MAX_ELEMENT) decline('an element of many megabytes');
  }
  if (count === 0) return;
  keepRun(walk, count, done, withTail(walk, spots, tail, count, done));
  for (const side of [base, head]) {
    side.offset += done;
    side.index += count;
    side.line += own.lf + own.crlf;
    side.indent ??= indent;
    addCounts(side.counts, own);
  }
  head.ended = base.ended;
}

/** The spots and, read at once, the last elements of the run. */
function withTail(
  { base, limits, units }: Walk,
  spots: readonly Spot[],
  tail: { readonly lines: Float64Array; readonly offsets: Float64Array },
  count: number,
  bytes: number,
): Spot[] {
  const first = Math.max(0, count - limits.context);
  const result = spots.filter(({ index }) => index < first);
  const from = tail.offsets[first % limits.context]!;
  const block = base.source.read(from, base.offset + bytes - from);
  for (let index = first; index < count; index += 1) {
    const at = index % limits.context;
    const offset = tail.offsets[at]!;
    const unit = units[base.index + index]!;
    const end = contentEnd(block, offset - from + unit);
    result.push({ index, offset, unit, line: tail.lines[at]!, text: block.toString('utf8', offset - from, end) });
  }
  return result;
}

/** Both sides of a run keep its spots; what lies between two of them is a gap. */
function keepRun(walk: Walk, count: number, bytes: number, spots: readonly Spot[]): void {
  const { base, head } = walk;
  if (base.index !== head.index) walk.aligned = false;
  const end = base.offset + bytes;
  let lead = 0;
  for (const [at, spot] of spots.entries()) {
    const { index, offset, unit, line, text } = spot;
    keep(walk, base, text, base.index + index, base.line + line);
    keep(walk, head, text, head.index + index, head.line + line);
    lead += 1;
    const next = spots[at + 1];
    const until = next?.index ?? count;
    if (until === index + 1) continue;
    walk.gaps.push({
      before: { base: base.kept.texts.length, head: head.kept.texts.length },
      lead,
      tail: together(spots, at + 1),
      offset: offset + unit,
      bytes: (next?.offset ?? end) - offset - unit,
      lines: until - index - 1,
      baseLine: base.index + index + 1,
      headLine: head.index + index + 1,
    });
    lead = 0;
  }
}

/** How many spots from there on stand one behind the other. */
function together(spots: readonly Spot[], from: number): number {
  let at = from;
  while (at < spots.length && (at === from || spots[at]!.index === spots[at - 1]!.index + 1)) at += 1;
  return at - from;
}

/** An element that was looked at ahead. */
interface Ahead extends ElementCounts {
  /** Its bytes, one to a character. */
  readonly key: string;
  readonly unit: number;
  readonly indent: string | undefined;
  readonly last: boolean;
}

function take(walk: Walk, side: ElementSide, { key, unit, indent, last, ...counts }: Ahead): void {
  const bytes = Buffer.from(key, 'latin1');
  if (!isUtf8(bytes)) decline('not UTF-8');
  keep(walk, side, bytes.toString('utf8'), side.index, side.line);
  addCounts(side.counts, counts);
  side.indent ??= indent;
  side.offset += unit;
  side.line += counts.lf + counts.crlf;
  side.index += 1;
  side.ended = last;
}

/** Where two arrays that part here meet again, by the fewest elements: changed in place, inserted, removed, or further on. */
function meet(
  walk: Walk,
  most: number,
): { readonly base: readonly Ahead[]; readonly head: readonly Ahead[]; readonly looks: number } {
  let looks = 0;
  for (const count of LOOK_AHEAD) {
    const left = peek(walk, walk.base, count);
    const right = peek(walk, walk.head, count);
    looks += left.length + right.length;
    if (looks > most) break;
    const found = nearest(left, right);
    if (found !== undefined) return { base: left.slice(0, found.base), head: right.slice(0, found.head), looks };
    if (left.length < count && right.length < count) return { base: left, head: right, looks };
  }
  return decline('too much differs');
}

function peek({ limits, scanner }: Walk, { source, offset, ended }: ElementSide, count: number): Ahead[] {
  const found: Ahead[] = [];
  let over = ended;
  let bytes = Math.min(limits.window, LOOK_BYTES);
  for (let at = offset; found.length < count && !over; ) {
    const length = Math.min(bytes, source.size - at);
    const block = source.read(at, length);
    let start = 0;
    while (found.length < count && !over && scanElement(scanner, block, start)) {
      const { next, last, lf, crlf, trailing, nodes, indent } = scanner;
      found.push({
        key: block.toString('latin1', start, contentEnd(block, next)),
        unit: next - start,
        last,
        lf,
        crlf,
        trailing,
        nodes,
        indent,
      });
      over = last;
      start = next;
    }
    if (scanner.skeletons.size > MAX_SKELETONS) decline('elements of many shapes');
    at += start;
    if (start > 0) continue;
    if (length < bytes) decline('an array that is cut off');
    bytes *= 2;
    if (bytes > 2 * MAX_ELEMENT) decline('an element of many megabytes');
  }
  return found;
}

function nearest(
  left: readonly Ahead[],
  right: readonly Ahead[],
): { readonly base: number; readonly head: number } | undefined {
  const places = new Map<string, number>();
  for (let i = left.length - 1; i >= 0; i -= 1) places.set(left[i]!.key, i);
  let best: { base: number; head: number } | undefined;
  for (let j = 0; j < right.length; j += 1) {
    if (best !== undefined && j >= best.base + best.head) break;
    const i = places.get(right[j]!.key);
    if (i === undefined || i + j === 0) continue;
    if (best === undefined || i + j < best.base + best.head) best = { base: i, head: j };
  }
  return best;
}

/** An element of base in a block, what separates it from the next left out. False stops the walk. */
export type ElementVisitor = (block: Buffer, start: number, end: number, gap: Gap, index: number) => boolean;

/** Walks the elements that gaps leave out, in order. False where the visitor stopped. */
export function eachElement(
  { base, units }: Pick<ElementSegments, 'base' | 'units'>,
  gaps: readonly Gap[],
  window: number,
  visit: ElementVisitor,
): boolean {
  for (const gap of gaps) {
    let { offset } = gap;
    for (let index = 0; index < gap.lines; ) {
      let bytes = units[gap.baseLine + index]!;
      let count = 1;
      for (; index + count < gap.lines; count += 1) {
        const unit = units[gap.baseLine + index + count]!;
        if (bytes + unit > window) break;
        bytes += unit;
      }
      const block = base.source.read(offset, bytes);
      let start = 0;
      for (const until = index + count; index < until; index += 1) {
        const next = start + units[gap.baseLine + index]!;
        if (!visit(block, start, contentEnd(block, next), gap, index)) return false;
        start = next;
      }
      offset += bytes;
    }
  }
  return true;
}

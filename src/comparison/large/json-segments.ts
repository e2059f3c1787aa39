import { isUtf8 } from 'node:buffer';
import { equalFrom } from '../../documents/edited/differences.js';
import type { Frame } from '../../documents/large/json-frame.js';
import { contentEnd } from '../../documents/large/json-members.js';
import type { ElementCounts } from '../../documents/large/json-pattern.js';
import {
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
import { type Ahead, meet } from './json-ahead.js';
import { addCounts, type ElementSide, sideOf } from './json-side.js';
import type { Gap, LargeLimits } from './kept.js';

/** Elements of one skeleton that are kept: as many as hollow.ts asks for before it calls a column constant. */
const EXAMPLES = 3;
/** All texts that are held. UTF-16 units. */
const MAX_HELD = 67_108_864;
/** Elements that there is room for at first. */
const FIRST_UNITS = 16;
/** First comparison behind a difference; the next are larger. Bytes. */
const FIRST_STEP = 4_096;

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
  const parted: Parted = { base: new Set(), head: new Set(), moved: 0 };
  for (;;) {
    if (!walk.base.ended && !walk.head.ended) skipEqual(walk);
    if (walk.base.ended && walk.head.ended) break;
    const ahead = meet(walk, looks);
    looks -= ahead.looks;
    kept += ahead.base.length + ahead.head.length;
    if (kept > limits.maxLines) decline('too much differs');
    requireNoMoves(parted, ahead);
    for (const one of ahead.base) {
      addUnit(walk, walk.base.index, one.unit);
      take(walk, walk.base, one);
    }
    for (const one of ahead.head) take(walk, walk.head, one);
  }
  const { gaps, aligned, units, identities } = walk;
  return { base: walk.base, head: walk.head, gaps, aligned, units, identities };
}

/** Shorter elements may well stand in several places. Bytes. */
const LEAST_MOVED = 32;
/** So many elements that left one place for another say that more will: moves are declined in the end. */
const MOVED = 16;

/** Elements that differed from what stands at their place, and how many of them stand on both sides. */
interface Parted {
  readonly base: Set<string>;
  readonly head: Set<string>;
  moved: number;
}

/** Ends early what cannot have an answer. */
function requireNoMoves(parted: Parted, ahead: Readonly<Record<Side, readonly Ahead[]>>): void {
  for (const [side, other] of [
    ['base', parted.head],
    ['head', parted.base],
  ] as const)
    for (const { key } of ahead[side]) {
      if (key.length < LEAST_MOVED || parted[side].has(key)) continue;
      parted[side].add(key);
      if (other.has(key)) parted.moved += 1;
    }
  if (parted.moved >= MOVED) decline('elements that moved');
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
    // What is left behind the end of one file is looked at once more.
    if (same < length || length < step) break;
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

import { linesAt } from '../../documents/large/lines.js';
import type { ByteSource } from '../../documents/large/source.js';
import { decline } from '../../documents/large/source.js';
import type { Side } from '../groups.js';
import type { JoinQuestion } from '../omitted.js';
import type { Gap } from './kept.js';

export { digitsAt } from '../../documents/large/numerals.js';

const LF = 10;
const CR = 13;

/** A line in a block, its end left out; `next` is where the one behind it begins. False stops the walk. */
export type LineVisitor = (block: Buffer, start: number, end: number, gap: Gap, index: number, next: number) => boolean;

/** Where the line ends that begins at `start`, its end left out, and where the next one begins. In front of a line there is no CR. */
export function lineAt(block: Buffer, start: number): { readonly end: number; readonly next: number } {
  const found = block.indexOf(LF, start);
  if (found === -1) return { end: block.length, next: block.length };
  return { end: block[found - 1] === CR ? found - 1 : found, next: found + 1 };
}

/** Walks what gaps leave out by blocks of whole lines. */
export function eachBlock(
  source: ByteSource,
  gaps: readonly Gap[],
  window: number,
  visit: (block: Buffer) => void,
): void {
  for (const { offset, bytes } of gaps) {
    for (let at = offset; at < offset + bytes; ) {
      const block = linesAt(source, at, window, offset + bytes);
      visit(block);
      at += block.length;
    }
  }
}

/** Walks the lines that gaps leave out, in order. False where the visitor stopped. */
export function eachLine(source: ByteSource, gaps: readonly Gap[], window: number, visit: LineVisitor): boolean {
  for (const gap of gaps) {
    const stop = gap.offset + gap.bytes;
    let index = 0;
    for (let at = gap.offset; at < stop; ) {
      const block = linesAt(source, at, window, stop);
      for (let start = 0; start < block.length; index += 1) {
        const found = block.indexOf(LF, start);
        let end = found === -1 ? block.length : found;
        if (found !== -1 && block[end - 1] === CR) end -= 1;
        const next = found === -1 ? block.length : found + 1;
        if (!visit(block, start, end, gap, index, next)) return false;
        start = next;
      }
      at += block.length;
    }
  }
  return true;
}

/** The lines of one block, their ends left out. */
export function eachLineOf(block: Buffer, visit: (start: number, end: number) => void): void {
  for (let start = 0; start < block.length; ) {
    const found = block.indexOf(LF, start);
    let end = found === -1 ? block.length : found;
    if (found !== -1 && block[end - 1] === CR) end -= 1;
    visit(start, end);
    start = found === -1 ? block.length : found + 1;
  }
}

/**
 * Where the next of a byte stands at or behind a place that only grows within a block; the block's length where there is none.
 * Each is looked for once: asked line by line, a block without one would be searched to its end for every line.
 */
export function finder(byte: number): (block: Buffer, from: number) => number {
  let last: Buffer | undefined;
  let found = -1;
  return (block, from) => {
    if (block !== last) {
      last = block;
      found = -1;
    }
    if (found < from) {
      const next = block.indexOf(byte, from);
      found = next === -1 ? block.length : next;
    }
    return found;
  };
}

/** Identities that are held at once where they do not simply rise. */
const MAX_IDENTITIES = 2_000_000;

/** Says what a walk over the omitted records found: an identity as text, or a whole number from 0 to 2^53. */
export type IdentityWalk = (see: (identity: string | number | undefined, gap: Gap, index: number) => boolean) => void;

export interface JoinSides {
  readonly walk: IdentityWalk;
  /** Zero-based indexes in the file of the kept ones. */
  readonly numbers: Readonly<Record<Side, readonly number[]>>;
  readonly lengths: Readonly<Record<Side, number>>;
  /** What is to be taken from a line's number for a record's index. */
  readonly headers: Readonly<Record<Side, number>>;
}

/** Omitted identities that are whole numbers and only rise, from gap to gap as well: then it is enough to know between what they lie. */
export interface RisingIdentities {
  /** The first and the last of each gap. */
  readonly lows: readonly number[];
  readonly highs: readonly number[];
  readonly omitted: number;
  /** Whether each of them is its record's index. */
  readonly index: Readonly<Record<Side, boolean>>;
}

/** What the omitted identities come to. `fine` is false where one is missing, or stands among the kept ones of base as well. */
interface OmittedIdentities {
  readonly fine: boolean;
  /** Whether one stands among the kept ones of head as well. */
  readonly doubled: boolean;
  /** Whether none of them stands twice. */
  readonly once: () => boolean;
  readonly omitted: number;
  readonly index: Readonly<Record<Side, boolean>>;
}

/**
 * `joins` of keys.ts, told without holding all identities: the omitted ones stand on both sides, and where they only
 * rise none of them stands twice.
 */
export function joinsWith(question: JoinQuestion, sides: JoinSides): boolean {
  const { walk, headers } = sides;
  const [bases, heads] = [new Set(question.left), new Set(question.right)];
  if (bases.size !== question.left.length) return false;
  const numeric = { base: numbersIn(bases), head: numbersIn(heads) };
  const index = { base: true, head: true };
  let fine = true;
  let doubled = false;
  let last = -1;
  let rising = true;
  let omitted = 0;
  walk((identity, gap, at) => {
    omitted += 1;
    if (identity === undefined) fine = false;
    else if (typeof identity === 'number') {
      if (identity <= last) rising = false;
      last = identity;
      if (numeric.base.has(identity)) fine = false;
      if (numeric.head.has(identity)) doubled = true;
      if (identity !== gap.baseLine - headers.base + at) index.base = false;
      if (identity !== gap.headLine - headers.head + at) index.head = false;
    } else {
      rising = false;
      if (bases.has(identity)) fine = false;
      if (heads.has(identity)) doubled = true;
      if (identity !== `n${gap.baseLine - headers.base + at}`) index.base = false;
      if (identity !== `n${gap.headLine - headers.head + at}`) index.head = false;
    }
    return fine;
  });
  return joinsBy(question, sides, { fine, doubled, once: () => rising || standOnce(walk), omitted, index });
}

/** `joinsWith` without a walk. Undefined where a kept identity lies among those of a gap: it may be one of them. */
export function joinsRising(question: JoinQuestion, sides: JoinSides, rising: RisingIdentities): boolean | undefined {
  const { lows, highs, omitted, index } = rising;
  const isAmong = (value: number): boolean => lows.some((low, gap) => value >= low && value <= highs[gap]!);
  for (const value of numbersIn(new Set([...question.left, ...question.right]))) if (isAmong(value)) return undefined;
  return joinsBy(question, sides, { fine: true, doubled: false, once: () => true, omitted, index });
}

function joinsBy(
  { left, right }: JoinQuestion,
  { numbers, lengths }: JoinSides,
  { fine, doubled, once, omitted, index }: OmittedIdentities,
): boolean {
  const bases = new Set(left);
  const heads = new Set(right);
  if (!fine || bases.size !== left.length) return false;
  if (index.base && left.every((value, kept) => value === `n${numbers.base[kept]}`)) return false;
  if (index.head && right.every((value, kept) => value === `n${numbers.head[kept]}`)) return false;
  if (!once()) return false;
  if (doubled || heads.size !== right.length) return false;
  let common = omitted;
  for (const value of heads) if (bases.has(value)) common += 1;
  return 2 * common >= Math.min(lengths.base, lengths.head);
}

function numbersIn(identities: ReadonlySet<string>): Set<number> {
  const found = new Set<number>();
  for (const identity of identities) {
    const value = asNumber(identity);
    if (typeof value === 'number') found.add(value);
  }
  return found;
}

/** The same identity in one way, whether it was read from bytes or as a text. */
function asNumber(identity: string | number): string | number {
  return typeof identity === 'string' && /^n(?:0|[1-9][0-9]{0,14})$/.test(identity)
    ? Number(identity.slice(1))
    : identity;
}

function standOnce(walk: IdentityWalk): boolean {
  const seen = new Set<string | number>();
  let once = true;
  walk((identity) => {
    const value = identity === undefined ? undefined : asNumber(identity);
    if (value === undefined || seen.has(value)) once = false;
    else seen.add(value);
    if (seen.size > MAX_IDENTITIES) decline('more identities than are held at once');
    return once;
  });
  return once;
}

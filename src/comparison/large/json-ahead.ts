import { contentEnd } from '../../documents/large/json-members.js';
import type { ElementCounts } from '../../documents/large/json-pattern.js';
import { type ElementScanner, MAX_ELEMENT, MAX_SKELETONS, scanElement } from '../../documents/large/json-scan.js';
import { decline } from '../../documents/large/source.js';
import type { ElementSide } from './json-side.js';
import type { LargeLimits } from './kept.js';

/** As many bytes are read at once where files part. */
const LOOK_BYTES = 65_536;
/** Looks ahead by so many elements of each side at most, growing. */
const LOOK_AHEAD = [8, 64, 512, 4_096];

/** An element that was looked at ahead. */
export interface Ahead extends ElementCounts {
  /** Its bytes, one to a character. */
  readonly key: string;
  readonly unit: number;
  readonly indent: string | undefined;
  readonly last: boolean;
}

/** Both sides where they part. */
interface Sides {
  readonly base: ElementSide;
  readonly head: ElementSide;
  readonly limits: LargeLimits;
  readonly scanner: ElementScanner;
}

/** Where two arrays that part here meet again, by the fewest elements: changed in place, inserted, removed, or further on. */
export function meet(
  sides: Sides,
  most: number,
): { readonly base: readonly Ahead[]; readonly head: readonly Ahead[]; readonly looks: number } {
  let looks = 0;
  for (const count of LOOK_AHEAD) {
    const left = peek(sides, sides.base, count);
    const right = peek(sides, sides.head, count);
    looks += left.length + right.length;
    if (looks > most) break;
    const found = nearest(left, right);
    if (found !== undefined) return { base: left.slice(0, found.base), head: right.slice(0, found.head), looks };
    if (left.length < count && right.length < count) return { base: left, head: right, looks };
  }
  return decline('too much differs');
}

function peek({ limits, scanner }: Sides, { source, offset, ended }: ElementSide, count: number): Ahead[] {
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

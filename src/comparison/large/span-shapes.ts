import { decline } from '../../documents/large/source.js';
import type { UnitAt } from '../../documents/large/step-units.js';
import type { XmlScan } from '../../documents/large/xml-state.js';

const AMPERSAND = 38;
const CR = 13;
const SPACE = 32;
/** Skeletons of one file. */
const MAX_SHAPES = 64;

/** What is known of the texts and values of the records of one skeleton. */
interface Shape {
  readonly codes: Int32Array;
  /** Whether the children of each element have names of their own: then none can be taken for another. */
  readonly distinct: boolean;
  /** For each text and value that was rewritten its first text in head, `true` where another one was seen as well, `null` where none is sure. */
  readonly heads: Map<number, string | true | null>;
}

export interface Shapes {
  readonly list: Shape[];
  last: Shape | undefined;
}

export function newShapes(): Shapes {
  return { list: [], last: undefined };
}

/**
 * In how many texts and values two records differ that are the same otherwise, byte for byte; undefined where the comparer has to look at
 * them. Declines where they are not of the same structure.
 */
export function rewrittenIn(
  shapes: Shapes,
  one: XmlScan,
  other: XmlScan,
  base: UnitAt,
  head: UnitAt,
): number | undefined {
  if (one.special || other.special) decline('what only the reader knows');
  const shape = shapeOf(shapes, one);
  if (one.length !== other.length || one.spanCount !== other.spanCount) decline('another structure');
  for (let index = 0; index < one.length; index += 1)
    if (one.skeleton[index] !== other.skeleton[index]) decline('another structure');
  const [left, right] = [one.spans!, other.spans!];
  let certain = true;
  let count = 0;
  let [from, to] = [base.start, head.start];
  for (let span = 0; span < one.spanCount; span += 1) {
    const at = 3 * span;
    if (left[at] !== right[at]) decline('another structure');
    const [start, end] = [left[at + 1]!, left[at + 2]!];
    const [begin, stop] = [right[at + 1]!, right[at + 2]!];
    certain &&= isSame(base.block, from, start, head.block, to, begin);
    from = end;
    to = stop;
    if (isSame(base.block, start, end, head.block, begin, stop)) continue;
    count += 1;
    const isText = left[at]! > 0;
    if (isText && (isBlank(base.block, start, end) || isBlank(head.block, begin, stop))) decline('white space');
    const plain = isPlain(base.block, start, end) && isPlain(head.block, begin, stop);
    certain &&= plain;
    see(shape, span, plain, head.block, begin, stop);
  }
  certain &&= isSame(base.block, from, base.end, head.block, to, head.end);
  // Where several children differ, one of them may be another one that moved.
  return certain && (count === 1 || shape.distinct) ? count : undefined;
}

/**
 * Whatever was rewritten has several values in head: then no path there can be hollow. A path of the comparer holds all of the texts of
 * such a place, so it has several values as well, and one of them says something.
 */
export function requireVaried({ list }: Shapes): void {
  for (const { heads } of list) for (const seen of heads.values()) if (seen !== true) decline('perhaps hollow');
}

function see({ heads }: Shape, span: number, plain: boolean, block: Buffer, start: number, end: number): void {
  const known = heads.get(span);
  if (known === true) return;
  if (!plain) {
    if (known === undefined) heads.set(span, null);
    return;
  }
  const text = block.toString('latin1', start, end);
  if (typeof known !== 'string') heads.set(span, text);
  else if (known !== text) heads.set(span, true);
}

function shapeOf(shapes: Shapes, scan: XmlScan): Shape {
  if (shapes.last !== undefined && hasCodes(shapes.last, scan)) return shapes.last;
  let found = shapes.list.find((shape) => hasCodes(shape, scan));
  if (found === undefined) {
    if (shapes.list.length >= MAX_SHAPES) decline('records of many shapes');
    const codes = scan.skeleton.slice(0, scan.length);
    found = { codes, distinct: isDistinct(codes), heads: new Map() };
    shapes.list.push(found);
  }
  shapes.last = found;
  return found;
}

function hasCodes({ codes }: Shape, { skeleton, length }: XmlScan): boolean {
  if (codes.length !== length) return false;
  for (let index = 0; index < length; index += 1) if (codes[index] !== skeleton[index]) return false;
  return true;
}

function isDistinct(codes: Int32Array): boolean {
  const open: Set<number>[] = [];
  for (const code of codes) {
    if (code === 0) open.pop();
    else if ((code & 3) === 1) {
      const siblings = open.at(-1);
      if (siblings?.has(code)) return false;
      siblings?.add(code);
      open.push(new Set());
    }
  }
  return true;
}

function isSame(left: Buffer, from: number, end: number, right: Buffer, to: number, stop: number): boolean {
  if (end - from !== stop - to) return false;
  for (let at = 0; at < end - from; at += 1) if (left[from + at] !== right[to + at]) return false;
  return true;
}

function isBlank(block: Buffer, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) if (block[at]! > SPACE) return false;
  return true;
}

/** Means what it says: no reference, no line end that is read as another. */
function isPlain(block: Buffer, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) if (block[at] === AMPERSAND || block[at] === CR) return false;
  return true;
}

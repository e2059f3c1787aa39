import { CLOSE_BRACKET, COMMA, viewOf } from './json-bytes.js';
import { indentIn } from './json-ends.js';
import { memberIn } from './json-members.js';
import { follow, type Pattern, patternOf, type ReadElement, type Skeleton } from './json-pattern.js';
import { MAX_SKELETON, reached, skeletonOf, space, values } from './json-skeleton.js';
import { decline } from './source.js';

/** Longest element. Bytes. */
export const MAX_ELEMENT = 16_777_216;
/** Skeletons of one file. Beyond them its elements have little in common, and the plain path looks at all of them. */
export const MAX_SKELETONS = 64;
/** Patterns that are tried before an element is read byte by byte. */
const MAX_PATTERNS = 8;
/** Scalars of an element that has a pattern. */
const MAX_SCALARS = 4_096;
/** A pattern is made while those before it have helped: elements of which each looks another way would pay for it in vain. */
const PATTERNS_IN_VAIN = 16;

/** Reads one element of an array after the other; the fields say what the last one was. */
export interface ElementScanner extends ReadElement {
  /** Whether the closing bracket follows. */
  last: boolean;
  readonly skeletons: Map<string, Skeleton>;
  /** Those tried first have matched last. */
  readonly patterns: Pattern[];
  made: number;
  readonly out: Buffer;
  block: Buffer;
  /** The name of a member of each element of which the value is wanted. */
  readonly wanted: Buffer | undefined;
  /** What the last element followed; undefined where it was read byte by byte. */
  pattern: Pattern | undefined;
  /** Where each of its scalars begins and ends, in turn. */
  readonly places: Int32Array;
}

const NO_BYTES = Buffer.alloc(0);

export function newScanner(wanted?: string): ElementScanner {
  return {
    next: 0,
    last: false,
    indent: undefined,
    lf: 0,
    crlf: 0,
    trailing: 0,
    nodes: 0,
    skeleton: { text: '', seen: 0 },
    skeletons: new Map(),
    patterns: [],
    made: 0,
    out: Buffer.alloc(MAX_SKELETON),
    block: NO_BYTES,
    view: viewOf(NO_BYTES),
    wanted: wanted === undefined ? undefined : Buffer.from(wanted),
    wantedStart: 0,
    wantedEnd: 0,
    pattern: undefined,
    places: new Int32Array(2 * MAX_SCALARS),
  };
}

/**
 * Reads the element of strict JSON that begins at `start`, and the comma or bracket behind it. False where the block ends
 * before the next element begins: then nothing is known. Declines what the plain parser refuses, what it takes with a
 * remark (comments, NaN), names with escapes, and a CR alone. The bytes have yet to be asked whether they are UTF-8.
 */
export function scanElement(scanner: ElementScanner, block: Buffer, start: number): boolean {
  const { patterns } = scanner;
  if (block !== scanner.block) {
    scanner.block = block;
    scanner.view = viewOf(block);
  }
  for (let index = 0; index < patterns.length; index += 1) {
    const pattern = patterns[index]!;
    const next = follow(pattern, block, scanner.view, start, scanner.places);
    if (next === -1) continue;
    if (index > 0) {
      patterns.splice(index, 1);
      patterns.unshift(pattern);
    }
    scanner.next = next;
    scanner.pattern = pattern;
    const { marked } = pattern;
    scanner.wantedStart = marked === -1 ? 0 : scanner.places[2 * marked]!;
    scanner.wantedEnd = marked === -1 ? 0 : scanner.places[2 * marked + 1]!;
    scanner.last = false;
    scanner.lf = pattern.counts.lf;
    scanner.crlf = pattern.counts.crlf;
    scanner.trailing = pattern.counts.trailing;
    scanner.nodes = pattern.counts.nodes;
    scanner.indent = pattern.indent;
    scanner.skeleton = pattern.skeleton;
    scanner.made = 0;
    return true;
  }
  scanner.pattern = undefined;
  scanner.lf = 0;
  scanner.crlf = 0;
  scanner.trailing = 0;
  const size = skeletonOf(block, scanner.view, start, scanner.out, scanner);
  if (size < 0) return false;
  scanner.nodes = values;
  let at = space(block, reached);
  if (at >= block.length) return false;
  scanner.last = block[at] === CLOSE_BRACKET;
  if (!scanner.last) {
    if (block[at] !== COMMA) decline('no strict JSON');
    at = space(block, at + 1);
    if (at >= block.length) return false;
  }
  scanner.next = at;
  scanner.indent = scanner.lf + scanner.crlf > 0 ? indentIn(block, start, at) : undefined;
  const text = scanner.out.toString('latin1', 0, size);
  let skeleton = scanner.skeletons.get(text);
  if (skeleton === undefined) {
    skeleton = { text, seen: 0 };
    scanner.skeletons.set(text, skeleton);
  }
  scanner.skeleton = skeleton;
  const [from, to] = (scanner.wanted && memberIn(block, start, at, scanner.wanted)) ?? [0, 0];
  scanner.wantedStart = from;
  scanner.wantedEnd = to;
  if (!scanner.last && scanner.made < PATTERNS_IN_VAIN) {
    scanner.made += 1;
    const pattern = patternOf(scanner, block, start);
    if (pattern.kinds.length <= MAX_SCALARS) patterns.unshift(pattern);
    if (scanner.made === PATTERNS_IN_VAIN) patterns.length = 0;
    else if (patterns.length > MAX_PATTERNS) patterns.pop();
  }
  return true;
}

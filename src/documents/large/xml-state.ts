import type { Names } from './xml-names.js';

/** Deeper records are left to the plain path. */
export const MAX_DEPTH = 64;
/** Kinds of spans: of the text of an element its depth, this more for white space beside its children, and below 0 the name of an attribute. */
export const BESIDE_CHILDREN = 2 * MAX_DEPTH;
/** Codes of the longest skeleton. */
export const MAX_SKELETON = 16_384;

/** The one child element that was scanned last, with the white space in front of it. */
export interface XmlScan {
  readonly names: Names;
  lf: number;
  crlf: number;
  /** It holds something of which only the reader says what it is (a comment, CDATA, an instruction): it has to be kept whole. */
  special: boolean;
  /** Four of each element and one of each attribute, as the reader counts them. */
  nodes: number;
  /** Hash of the item that it is in its parent's content. */
  hash: number;
  /** Another hash of its names and values: the same for equal elements, and hardly ever for others of the same `hash`. */
  check: number;
  /** What it is apart from its values: names in order, and the values of the attribute that names a variant. A child like the one before it is left out, unless spans are asked for. */
  readonly skeleton: Int32Array;
  length: number;
  /** Where texts and values stand, where they are asked for: kind, start and end, three numbers each. */
  spans: Int32Array | undefined;
  spanCount: number;
  readonly variants: Map<string, number>;
  readonly stack: Stack;
  /** Where the last name, value or character ended. */
  after: number;
  /** Hash of the text since the last tag. */
  gap: number;
  /** Whether the tag that was read last closes itself. */
  closed: boolean;
}

/** Open elements, the record first. */
interface Stack {
  readonly name: Int32Array;
  /** Sum of the attributes' hashes, and the hash of the content so far. */
  readonly members: Int32Array;
  readonly content: Int32Array;
  readonly children: Int32Array;
  readonly text: Uint8Array;
  /** Where the kept children begin in the skeleton, and where the last of them does. */
  readonly first: Int32Array;
  readonly last: Int32Array;
}

export function newXmlScan(names: Names): XmlScan {
  const numbers = (): Int32Array => new Int32Array(MAX_DEPTH + 1);
  return {
    names,
    ...{
      lf: 0,
      crlf: 0,
      special: false,
      nodes: 0,
      hash: 0,
      identity: -1,
      identityName: undefined,
      check: 0,
      length: 0,
      folded: false,
    },
    ...{ spans: undefined, spanCount: 0, after: 0, gap: 0, closed: false },
    skeleton: new Int32Array(MAX_SKELETON),
    variants: new Map(),
    stack: {
      ...{ name: numbers(), members: numbers(), content: numbers(), children: numbers() },
      ...{ text: new Uint8Array(MAX_DEPTH + 1), first: numbers(), last: numbers() },
    },
  };
}

export function addSpan(scan: XmlScan, kind: number, start: number, end: number): void {
  const at = 3 * scan.spanCount;
  if (scan.spans!.length < at + 3) {
    const wider = new Int32Array(2 * scan.spans!.length);
    wider.set(scan.spans!);
    scan.spans = wider;
  }
  scan.spans![at] = kind;
  scan.spans![at + 1] = start;
  scan.spans![at + 2] = end;
  scan.spanCount += 1;
}

/** For `check`: a hash that depends on what the text or the value is of. */
export function scrambled(hash: number, name: number): number {
  const mixed = Math.imul(hash ^ Math.imul(name, 0x27d4eb2f), 0x2c1b3c6d);
  return Math.imul(mixed ^ (mixed >>> 15), 0x297a2d39);
}

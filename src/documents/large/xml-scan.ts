import { NODES_PER_ELEMENT } from '../trees/xml-tree.js';
import { standsAt } from './json-record.js';
import { decline } from './source.js';
import { CLOSED, UNFINISHED } from './units.js';
import { isNameByte, type Names, numberOf, startsName } from './xml-names.js';

/** Deeper records are left to the plain path. */
const MAX_DEPTH = 64;
/** Codes of the longest skeleton. */
const MAX_SKELETON = 16_384;
/** Attributes of one tag; each is held against the others. */
const MAX_ATTRIBUTES = 32;

const TAB = 9;
const LF = 10;
const CR = 13;
const SPACE = 32;
const BANG = 33;
const QUOTE = 34;
const AMPERSAND = 38;
const APOSTROPHE = 39;
const SLASH = 47;
const LESS = 60;
const EQUAL = 61;
const GREATER = 62;
const QUESTION = 63;
const CLOSE_BRACKET = 93;
const FNV = 0x01000193;

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
  /** What it is apart from its values: names in order, and the values of the attribute that names a variant. */
  readonly skeleton: Int32Array;
  length: number;
  /** A child that is like the one before it was left out of the skeleton. */
  folded: boolean;
  /** Where texts and values stand, where they are asked for: kind, start and end, three numbers each. */
  spans: Int32Array | undefined;
  spanCount: number;
  readonly variants: Map<string, number>;
  readonly stack: Stack;
}

/** Open elements, the record first. */
interface Stack {
  readonly name: Int32Array;
  /** Sum of the attributes' hashes, and the hash of the content so far. */
  readonly members: Int32Array;
  readonly content: Int32Array;
  readonly children: Int32Array;
  readonly text: Uint8Array;
  /** Hash of the text since the last tag. */
  readonly gap: Int32Array;
  /** Where the kept children begin in the skeleton, where the last of them does, and the one before it. */
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
      check: 0,
      length: 0,
      folded: false,
      spans: undefined,
      spanCount: 0,
    },
    skeleton: new Int32Array(MAX_SKELETON),
    variants: new Map(),
    stack: {
      ...{ name: numbers(), members: numbers(), content: numbers(), children: numbers(), gap: numbers() },
      ...{ text: new Uint8Array(MAX_DEPTH + 1), first: numbers(), last: numbers() },
    },
  };
}

/** Where the last helper stopped; a pair would be an object for each call. */
let after = 0;

/**
 * Scans the next child element of the list and the white space in front of it: where it ends, CLOSED where the list ends, UNFINISHED
 * where the block does. Declines what the reader refuses, and text beside elements. The caller checks that the bytes are UTF-8.
 */
export function scanElement(scan: XmlScan, block: Buffer, start: number, end: number): number {
  const { names, stack } = scan;
  const { hashing, noText, emptyText } = names;
  let depth = 0;
  let at = start;
  let gap = emptyText;
  scan.lf = 0;
  scan.crlf = 0;
  scan.special = false;
  scan.length = 0;
  scan.folded = false;
  scan.check = 0;
  scan.nodes = 0;
  scan.spanCount = 0;
  for (;;) {
    let solid = false;
    const from = at;
    for (;;) {
      if (at >= end) return UNFINISHED;
      const byte = block[at]!;
      if (byte === LESS) break;
      if (byte > SPACE) {
        solid = true;
        if (byte === AMPERSAND) {
          if (depth === 0) decline('text among the records');
          const code = reference(scan, block, at, end);
          if (code === UNFINISHED) return UNFINISHED;
          gap = addCode(gap, code);
          at = after;
          continue;
        }
        if (byte > 127) {
          const code = decode(block, at, end);
          if (code === UNFINISHED) return UNFINISHED;
          gap = addCode(gap, code);
          at = after;
          continue;
        }
        if (byte === GREATER && at >= from + 2 && block[at - 1] === CLOSE_BRACKET && block[at - 2] === CLOSE_BRACKET)
          decline('the end of a CDATA section in text');
      } else if (byte === LF) scan.lf += 1;
      else if (byte === CR) {
        if (at + 1 >= end) return UNFINISHED;
        if (block[at + 1] !== LF) decline('a CR that ends no line');
        scan.crlf += 1;
        scan.lf -= 1;
        at += 1;
        continue;
      } else if (byte !== SPACE && byte !== TAB) decline('a control character');
      gap = Math.imul(gap ^ byte, FNV);
      at += 1;
    }
    if (solid) {
      if (depth === 0) decline('text among the records');
      stack.text[depth] = 1;
      if (stack.children[depth]! > 0) decline('text beside elements');
    }
    if (at > from && scan.spans !== undefined && depth > 0) addSpan(scan, depth, from, at);
    if (at + 1 >= end) return UNFINISHED;
    const mark = block[at + 1]!;
    if (mark === BANG || mark === QUESTION) {
      at = skipMarkup(scan, block, at, end, depth);
      if (at === UNFINISHED) return UNFINISHED;
      continue;
    }
    if (mark === SLASH) {
      if (depth === 0) return CLOSED;
      at = closingTag(scan, block, at + 2, end, stack.name[depth]!);
      if (at === UNFINISHED) return UNFINISHED;
    } else {
      if (stack.text[depth] === 1 && depth > 0) decline('text beside elements');
      if (depth >= MAX_DEPTH) decline('deep nesting');
      if (depth > 0) stack.children[depth]! += 1;
      depth += 1;
      at = openingTag(scan, block, at + 1, end, depth);
      if (at === UNFINISHED) return UNFINISHED;
      gap = emptyText;
      if (block[at - 2] !== SLASH || !selfClosed) continue;
    }
    if (stack.children[depth] === 0) scan.check = (scan.check + scrambled(gap, 2 * stack.name[depth]!)) | 0;
    // The element is complete: its hash goes into its parent's content.
    const content =
      stack.children[depth] === 0
        ? hashing.mix(hashing.array, hashing.mix(hashing.object, hashing.mix(names.textName, gap | 0)))
        : hashing.mix(stack.content[depth]!, noText);
    const own = hashing.mix(hashing.object, (stack.members[depth]! + hashing.mix(names.contentName, content)) | 0);
    const member = hashing.mix(names.elements[stack.name[depth]!]!, own);
    const item = hashing.mix(hashing.object, (hashing.mix(names.textName, emptyText) + member) | 0);
    scan.skeleton[scan.length++] = 0;
    const begun = stack.first[depth]!;
    depth -= 1;
    gap = emptyText;
    if (depth === 0) {
      scan.hash = item;
      return at;
    }
    stack.content[depth] = hashing.mix(stack.content[depth]!, item);
    fold(scan, depth, begun);
  }
}

function scrambled(hash: number, name: number): number {
  const mixed = Math.imul(hash ^ Math.imul(name, 0x27d4eb2f), 0x2c1b3c6d);
  return Math.imul(mixed ^ (mixed >>> 15), 0x297a2d39);
}

/** Leaves a child's skeleton out where it is like that of the child before it. */
function fold(scan: XmlScan, parent: number, begun: number): void {
  const { skeleton, stack } = scan;
  const last = stack.last[parent]!;
  const length = scan.length - begun;
  if (last !== -1 && begun - last === length) {
    let same = 0;
    while (same < length && skeleton[last + same] === skeleton[begun + same]) same += 1;
    if (same === length) {
      scan.length = begun;
      scan.folded = true;
      return;
    }
  }
  stack.last[parent] = begun;
}

/** Whether the tag that was read last closes itself. */
let selfClosed = false;
const seen = new Int32Array(MAX_ATTRIBUTES);

function openingTag(scan: XmlScan, block: Buffer, start: number, end: number, depth: number): number {
  const { names, stack, skeleton } = scan;
  const { hashing } = names;
  const name = readName(names, block, start, end);
  if (name === UNFINISHED) return UNFINISHED;
  if (scan.length > MAX_SKELETON - 4 * MAX_ATTRIBUTES) decline('a record of many parts');
  stack.name[depth] = name;
  stack.children[depth] = 0;
  stack.text[depth] = 0;
  stack.content[depth] = hashing.array;
  stack.first[depth] = scan.length;
  stack.last[depth] = -1;
  skeleton[scan.length++] = 4 * name + 1;
  let sum = 0;
  let at = after;
  let count = 0;
  selfClosed = false;
  for (;;) {
    const spaced = at;
    at = skipSpace(scan, block, at, end);
    if (at >= end) return UNFINISHED;
    const byte = block[at]!;
    if (byte === GREATER || byte === SLASH) {
      selfClosed = byte === SLASH;
      if (selfClosed && at + 1 >= end) return UNFINISHED;
      if (selfClosed && block[at + 1] !== GREATER) decline('a slash in a tag');
      stack.members[depth] = sum;
      scan.nodes += NODES_PER_ELEMENT + count;
      return at + (selfClosed ? 2 : 1);
    }
    if (at === spaced) decline('no white space between attributes');
    if (count >= MAX_ATTRIBUTES) decline('many attributes');
    const attribute = readName(names, block, at, end);
    if (attribute === UNFINISHED) return UNFINISHED;
    for (let index = 0; index < count; index += 1) if (seen[index] === attribute) scan.special = true;
    seen[count++] = attribute;
    at = skipSpace(scan, block, after, end);
    if (at >= end) return UNFINISHED;
    if (block[at] !== EQUAL) decline('an attribute without a value');
    at = skipSpace(scan, block, at + 1, end);
    if (at >= end) return UNFINISHED;
    const quote = block[at]!;
    if (quote !== QUOTE && quote !== APOSTROPHE) decline('a value without quotes');
    const value = at + 1;
    const hash = attributeValue(scan, block, value, end, quote);
    if (after === UNFINISHED) return UNFINISHED;
    at = after;
    sum = (sum + hashing.mix(names.attributes[attribute]!, hash)) | 0;
    scan.check = (scan.check + scrambled(hash, 2 * attribute + 1)) | 0;
    skeleton[scan.length++] = 4 * attribute + 2;
    if (names.variant[attribute]) skeleton[scan.length++] = 4 * variantOf(scan, block, value, at - 1) + 3;
    if (scan.spans !== undefined) addSpan(scan, -attribute - 1, value, at - 1);
  }
}

/** The number of a value that names a variant. */
function variantOf({ variants }: XmlScan, block: Buffer, start: number, end: number): number {
  const text = block.toString('latin1', start, end);
  const known = variants.get(text);
  if (known !== undefined) return known;
  if (variants.size >= 256) decline('many variants');
  variants.set(text, variants.size);
  return variants.size - 1;
}

/** Mostly the name that stood behind the last one before: then its bytes are looked at, and nothing else. */
function readName(names: Names, block: Buffer, start: number, end: number): number {
  const guess = names.following[names.last] ?? -1;
  if (guess !== -1) {
    const stop = start + names.bytes[guess]!.length;
    if (stop < end && standsAt(block, start, names.bytes[guess]!) && !isNameByte(block[stop]!)) {
      names.last = guess;
      after = stop;
      return guess;
    }
  }
  if (start >= end) return UNFINISHED;
  if (!startsName(block[start]!)) decline('a name that is not plain');
  let hash = 0x811c9dc5;
  let at = start;
  while (at < end && isNameByte(block[at]!)) {
    hash = Math.imul(hash ^ block[at]!, FNV);
    at += 1;
  }
  if (at >= end) return UNFINISHED;
  after = at;
  const number = numberOf(names, block, start, at, hash | 0);
  names.following[names.last] = number;
  names.last = number;
  return number;
}

/** The hash of a value; `after` is then behind its closing quote. */
function attributeValue(scan: XmlScan, block: Buffer, start: number, end: number, quote: number): number {
  let hash = scan.names.emptyText;
  let at = start;
  for (;;) {
    if (at >= end) {
      after = UNFINISHED;
      return 0;
    }
    const byte = block[at]!;
    if (byte === quote) break;
    if (byte === AMPERSAND || byte > 127) {
      const code = byte === AMPERSAND ? reference(scan, block, at, end) : decode(block, at, end);
      if (code === UNFINISHED) {
        after = UNFINISHED;
        return 0;
      }
      hash = addCode(hash, code);
      at = after;
      continue;
    }
    if (byte === LESS) decline('an angle bracket in a value');
    if (byte < SPACE) {
      // Becomes a blank.
      scan.special = true;
      if (byte === LF) scan.lf += 1;
      else if (byte !== TAB) decline('a control character in a value');
    }
    hash = Math.imul(hash ^ byte, FNV);
    at += 1;
  }
  after = at + 1;
  return hash | 0;
}

function closingTag(scan: XmlScan, block: Buffer, start: number, end: number, name: number): number {
  const bytes = scan.names.bytes[name]!;
  const stop = start + bytes.length;
  if (stop >= end) return UNFINISHED;
  if (!standsAt(block, start, bytes) || isNameByte(block[stop]!)) decline('an element that another one closes');
  if (block[stop] === GREATER) return stop + 1;
  const at = skipSpace(scan, block, stop, end);
  if (at >= end) return UNFINISHED;
  if (block[at] !== GREATER) decline('no end of a tag');
  return at + 1;
}

function skipSpace(scan: XmlScan, block: Buffer, start: number, end: number): number {
  let at = start;
  for (; at < end; at += 1) {
    const byte = block[at]!;
    if (byte === LF) {
      if (block[at - 1] === CR) scan.crlf += 1;
      else scan.lf += 1;
    } else if (byte === CR) {
      if (at + 1 < end && block[at + 1] !== LF) decline('a CR that ends no line');
    } else if (byte !== SPACE && byte !== TAB) break;
  }
  return at;
}

/** Comments, CDATA and instructions: the reader says what they are. */
function skipMarkup(scan: XmlScan, block: Buffer, start: number, end: number, depth: number): number {
  scan.special = true;
  const opening = block.toString('latin1', start, Math.min(end, start + 9));
  let close: string;
  if (opening.startsWith('<?')) close = '?>';
  else if (opening.startsWith('<!--')) close = '-->';
  else if (opening === '<![CDATA[') close = ']]>';
  else return '<![CDATA['.startsWith(opening) || '<!--'.startsWith(opening) ? UNFINISHED : decline('a declaration');
  if (close === ']]>') {
    if (depth === 0) decline('text among the records');
    scan.stack.text[depth] = 1;
    if (scan.stack.children[depth]! > 0) decline('text beside elements');
  }
  const from = start + (close === '?>' ? 2 : close === '-->' ? 4 : 9);
  const stop = block.indexOf(close, from, 'latin1');
  if (stop === -1 || stop + close.length > end) return UNFINISHED;
  for (let at = from; at < stop; at += 1) {
    if (block[at] === LF) {
      if (block[at - 1] === CR) scan.crlf += 1;
      else scan.lf += 1;
    } else if (block[at] === CR && block[at + 1] !== LF) decline('a CR that ends no line');
  }
  return stop + close.length;
}

function addCode(hash: number, code: number): number {
  if (code < 0x10000) return Math.imul(hash ^ code, FNV);
  const high = 0xd800 + ((code - 0x10000) >> 10);
  return Math.imul(Math.imul(hash ^ high, FNV) ^ (0xdc00 + ((code - 0x10000) & 0x3ff)), FNV);
}

/** One character beyond ASCII; `after` is then behind it. */
function decode(block: Buffer, at: number, end: number): number {
  const first = block[at]!;
  const length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  if (at + length > end) return UNFINISHED;
  after = at + length;
  let code = first & (length === 2 ? 0x1f : length === 3 ? 0x0f : 0x07);
  for (let index = 1; index < length; index += 1) code = (code << 6) | (block[at + index]! & 0x3f);
  if (code === 0xfffe || code === 0xffff) decline('a character that XML does not have');
  return code;
}

/** Longest reference that is looked at. Bytes. */
const MAX_REFERENCE = 12;

/** The character that a reference stands for; `after` is then behind its semicolon. */
function reference(scan: XmlScan, block: Buffer, at: number, end: number): number {
  const stop = Math.min(end, at + MAX_REFERENCE);
  let semicolon = at + 1;
  while (semicolon < stop && block[semicolon] !== 59) semicolon += 1;
  if (semicolon >= stop) return stop === end ? UNFINISHED : decline('a long reference');
  after = semicolon + 1;
  const name = block.toString('latin1', at + 1, semicolon);
  switch (name) {
    case 'amp':
      return 38;
    case 'lt':
      return 60;
    case 'gt':
      return 62;
    case 'quot':
      return 34;
    case 'apos':
      return 39;
  }
  const digits = /^#(?:x([0-9a-fA-F]+)|([0-9]+))$/.exec(name);
  if (digits === null) return decline('an entity');
  const code = digits[1] === undefined ? Number(digits[2]) : Number.parseInt(digits[1], 16);
  // White space that is written so counts everywhere in its element.
  if (code <= SPACE) scan.special = true;
  const known = code === TAB || code === LF || code === CR || (code >= SPACE && code < 0xd800);
  if (!known && !(code > 0xdfff && code < 0xfffe) && !(code > 0xffff && code < 0x110000)) decline('no character');
  return code;
}

function addSpan(scan: XmlScan, kind: number, start: number, end: number): void {
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

import { NODES_PER_ELEMENT } from '../trees/xml-tree.js';
import { standsAt } from './json-record.js';
import { decline } from './source.js';
import { UNFINISHED } from './units.js';
import { isNameByte, numberOf, startsName } from './xml-names.js';
import { addSpan, MAX_SKELETON, scrambled, type XmlScan } from './xml-state.js';
import { scanValue, skipSpace } from './xml-text.js';

/** Attributes of one tag; each is held against the others. */
const MAX_ATTRIBUTES = 32;

const QUOTE = 34;
const APOSTROPHE = 39;
export const SLASH = 47;
const EQUAL = 61;
const GREATER = 62;
const FNV = 0x01000193;
const FNV_START = 0x811c9dc5;

/** Numbers of the attributes of one tag. */
const seen = new Int32Array(MAX_ATTRIBUTES);

/** Scans a tag from its name on and opens its element at `depth`: where it ends, or UNFINISHED. */
export function openingTag(scan: XmlScan, block: Buffer, start: number, end: number, depth: number): number {
  const { names, stack, skeleton } = scan;
  const name = readName(scan, block, start, end);
  if (name === UNFINISHED) return UNFINISHED;
  if (scan.length > MAX_SKELETON - 4 * MAX_ATTRIBUTES) decline('a record of many parts');
  stack.name[depth] = name;
  stack.children[depth] = 0;
  stack.text[depth] = 0;
  stack.content[depth] = names.hashing.array;
  stack.first[depth] = scan.length;
  stack.last[depth] = -1;
  skeleton[scan.length++] = 4 * name + 1;
  let sum = 0;
  let at = scan.after;
  for (let count = 0; ; count += 1) {
    const spaced = at;
    at = skipSpace(scan, block, at, end);
    if (at >= end) return UNFINISHED;
    const byte = block[at]!;
    if (byte === GREATER || byte === SLASH) {
      scan.closed = byte === SLASH;
      if (scan.closed && at + 1 >= end) return UNFINISHED;
      if (scan.closed && block[at + 1] !== GREATER) decline('a slash in a tag');
      stack.members[depth] = sum;
      scan.nodes += NODES_PER_ELEMENT + count;
      return at + (scan.closed ? 2 : 1);
    }
    if (at === spaced) decline('no white space between attributes');
    if (count >= MAX_ATTRIBUTES) decline('many attributes');
    sum = (sum + attribute(scan, block, at, end, count)) | 0;
    at = scan.after;
    if (at === UNFINISHED) return UNFINISHED;
  }
}

/** The hash of the member that an attribute is; `after` is then behind it, or UNFINISHED. */
function attribute(scan: XmlScan, block: Buffer, start: number, end: number, count: number): number {
  const { names, skeleton } = scan;
  const name = readName(scan, block, start, end);
  if (name === UNFINISHED) return unfinished(scan);
  for (let index = 0; index < count; index += 1) if (seen[index] === name) scan.special = true;
  seen[count] = name;
  let at = skipSpace(scan, block, scan.after, end);
  if (at >= end) return unfinished(scan);
  if (block[at] !== EQUAL) decline('an attribute without a value');
  at = skipSpace(scan, block, at + 1, end);
  if (at >= end) return unfinished(scan);
  const quote = block[at]!;
  if (quote !== QUOTE && quote !== APOSTROPHE) decline('a value without quotes');
  const value = at + 1;
  const hash = scanValue(scan, block, value, end, quote);
  if (scan.after === UNFINISHED) return 0;
  const stop = scan.after - 1;
  scan.check = (scan.check + scrambled(hash, 2 * name + 1)) | 0;
  skeleton[scan.length++] = 4 * name + 2;
  if (names.variant[name]) skeleton[scan.length++] = 4 * variantOf(scan, block, value, stop) + 3;
  if (scan.spans !== undefined) addSpan(scan, -name - 1, value, stop);
  return names.hashing.mix(names.attributes[name]!, hash);
}

function unfinished(scan: XmlScan): number {
  scan.after = UNFINISHED;
  return 0;
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
function readName(scan: XmlScan, block: Buffer, start: number, end: number): number {
  const { names } = scan;
  const guess = names.following[names.last] ?? -1;
  if (guess !== -1) {
    const stop = start + names.bytes[guess]!.length;
    if (stop < end && standsAt(block, start, names.bytes[guess]!) && !isNameByte(block[stop]!)) {
      names.last = guess;
      scan.after = stop;
      return guess;
    }
  }
  if (start >= end) return UNFINISHED;
  if (!startsName(block[start]!)) decline('a name that is not plain');
  let hash = FNV_START;
  let at = start;
  while (at < end && isNameByte(block[at]!)) {
    hash = Math.imul(hash ^ block[at]!, FNV);
    at += 1;
  }
  if (at >= end) return UNFINISHED;
  scan.after = at;
  const number = numberOf(names, block, start, at, hash | 0);
  names.following[names.last] = number;
  names.last = number;
  return number;
}

/** Scans a tag from its name on that must close the element of that name. */
export function closingTag(scan: XmlScan, block: Buffer, start: number, end: number, name: number): number {
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

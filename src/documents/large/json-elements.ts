import { isUtf8 } from 'node:buffer';
import { viewOf } from './json-bytes.js';
import { contentEnd } from './json-members.js';
import type { ElementCounts, Skeleton } from './json-pattern.js';
import { MAX_SKELETONS, newScanner, scanElement } from './json-scan.js';
import { decline } from './source.js';

/** What is known of each element: where it begins and ends, its line, a hash of its bytes, where the wanted member's value stands, its skeleton. */
const FIELDS = 7;
const [START, END, LINE, HASH, WANTED, WANTED_END, SKELETON] = [0, 1, 2, 3, 4, 5, 6] as const;
/** Elements that there is room for at first. */
const FIRST_ROOM = 1_024;
/** Elements of one hash that are compared before one counts as having no twin. */
const MAX_TRIES = 32;

/** All elements of an array whose file is at hand. */
export interface Elements {
  readonly bytes: Buffer;
  readonly view: DataView;
  spots: Int32Array;
  count: number;
  /** Of everything behind the first element's beginning and in front of the closing bracket. */
  readonly counts: ElementCounts;
  indent: string | undefined;
  /** Where the closing bracket stands. */
  end: number;
}

/**
 * Reads all elements from `first` on by the grammar of strict JSON, and shows each; declines what `scanElement` does. The bytes
 * are to stay as they are.
 */
export function readElements(
  bytes: Buffer,
  first: number,
  line: number,
  wanted: string | undefined,
  show: (elements: Elements, index: number) => void = () => {},
): Elements {
  if (!isUtf8(bytes)) decline('not UTF-8');
  const counts: ElementCounts = { lf: 0, crlf: 0, trailing: 0, nodes: 0 };
  const spots = new Int32Array(FIELDS * FIRST_ROOM);
  const elements: Elements = { bytes, view: viewOf(bytes), spots, count: 0, counts, indent: undefined, end: first };
  const scanner = newScanner(wanted);
  const skeletons = new Map<Skeleton, number>();
  while (!scanner.last) {
    const at = elements.end;
    if (!scanElement(scanner, bytes, at)) decline('an array that is cut off');
    const spot = FIELDS * elements.count;
    if (spot === elements.spots.length) elements.spots = doubled(elements.spots);
    const end = contentEnd(bytes, scanner.next);
    elements.spots[spot + START] = at;
    elements.spots[spot + END] = end;
    elements.spots[spot + LINE] = line + counts.lf + counts.crlf;
    elements.spots[spot + HASH] = hashOf(bytes, elements.view, at, end);
    elements.spots[spot + WANTED] = scanner.wantedStart;
    elements.spots[spot + WANTED_END] = scanner.wantedEnd;
    elements.spots[spot + SKELETON] = numberOf(skeletons, scanner.skeleton);
    counts.lf += scanner.lf;
    counts.crlf += scanner.crlf;
    counts.trailing += scanner.trailing;
    counts.nodes += scanner.nodes;
    elements.indent ??= scanner.indent;
    elements.end = scanner.next;
    elements.count += 1;
    show(elements, elements.count - 1);
  }
  return elements;
}

function numberOf(skeletons: Map<Skeleton, number>, skeleton: Skeleton): number {
  const known = skeletons.get(skeleton);
  if (known !== undefined) return known;
  if (skeletons.size === MAX_SKELETONS) decline('elements of many shapes');
  skeletons.set(skeleton, skeletons.size);
  return skeletons.size - 1;
}

function doubled(list: Int32Array): Int32Array<ArrayBuffer> {
  const wider = new Int32Array(2 * list.length);
  wider.set(list);
  return wider;
}

function hashOf(bytes: Buffer, view: DataView, start: number, end: number): number {
  let hash = end - start;
  let at = start;
  for (; at + 4 <= end; at += 4) {
    hash = Math.imul(hash ^ view.getInt32(at, true), 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  for (; at < end; at += 1) hash = Math.imul(hash ^ bytes[at]!, 0x01000193);
  return hash ^ (hash >>> 13);
}

export function textAt({ bytes, spots }: Elements, index: number): string {
  return bytes.toString('utf8', spots[FIELDS * index + START], spots[FIELDS * index + END]);
}

/** The one-based line that an element begins on. */
export function lineAt({ spots }: Elements, index: number): number {
  return spots[FIELDS * index + LINE]!;
}

export function skeletonAt({ spots }: Elements, index: number): number {
  return spots[FIELDS * index + SKELETON]!;
}

export function placeAt({ spots }: Elements, index: number): readonly [start: number, end: number] {
  return [spots[FIELDS * index + START]!, spots[FIELDS * index + END]!];
}

/** Where the value of the wanted member stands; as long as nothing, where that is not known. */
export function wantedAt({ spots }: Elements, index: number): readonly [start: number, end: number] {
  return [spots[FIELDS * index + WANTED]!, spots[FIELDS * index + WANTED_END]!];
}

/** Whether two elements are the same bytes. */
export function sameElement(base: Elements, i: number, head: Elements, j: number): boolean {
  const [one, other] = [FIELDS * i, FIELDS * j];
  if (base.spots[one + HASH] !== head.spots[other + HASH]) return false;
  let at = base.spots[one + START]!;
  const end = base.spots[one + END]!;
  let to = head.spots[other + START]!;
  if (end - at !== head.spots[other + END]! - to) return false;
  for (; at + 4 <= end; at += 4, to += 4)
    if (base.view.getInt32(at, true) !== head.view.getInt32(to, true)) return false;
  for (; at < end; at += 1, to += 1) if (base.bytes[at] !== head.bytes[to]) return false;
  return true;
}

/** Which element of the other side is the same bytes, one to one; -1 for those that have none. */
export interface Twins {
  readonly ofBase: Int32Array;
  readonly ofHead: number[];
}

/** All elements of base by their hashes; `find` gives each of head, in turn, its twin. */
export function twinsWith(base: Elements): {
  readonly twins: Twins;
  readonly find: (head: Elements, j: number) => number;
} {
  const size = 2 ** Math.ceil(Math.log2(2 * base.count));
  const firsts = new Int32Array(size).fill(-1);
  const nexts = new Int32Array(base.count);
  for (let i = base.count - 1; i >= 0; i -= 1) {
    const slot = base.spots[FIELDS * i + HASH]! & (size - 1);
    nexts[i] = firsts[slot]!;
    firsts[slot] = i;
  }
  const twins: Twins = { ofBase: new Int32Array(base.count).fill(-1), ofHead: [] };
  const find = (head: Elements, j: number): number => {
    const slot = head.spots[FIELDS * j + HASH]! & (size - 1);
    let before = -1;
    for (let i = firsts[slot]!, tries = 0; i >= 0 && tries < MAX_TRIES; before = i, i = nexts[i]!, tries += 1) {
      if (!sameElement(base, i, head, j)) continue;
      if (before === -1) firsts[slot] = nexts[i]!;
      else nexts[before] = nexts[i]!;
      twins.ofBase[i] = j;
      twins.ofHead.push(i);
      return i;
    }
    twins.ofHead.push(-1);
    return -1;
  };
  return { twins, find };
}

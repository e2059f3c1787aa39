import { isUtf8 } from 'node:buffer';
import type { FixtureDocument, Member, TreeNode } from '../document.js';
import { parseJson } from '../json-parser.js';
import { bufferOf, equalFrom } from './differences.js';
import { type Edit, type EditedPair, SAME, type Way } from './edited.js';
import { siblingsOf } from './json-siblings.js';
import { type MapWatch, namesStructure, newMapWatch, watchObject } from './map-watch.js';

/**
 * Reads two JSON texts that are alike but for some scalars in one pass over head's bytes, and makes nothing of what is the
 * same. Gives up (undefined) wherever a difference is not one scalar in the place of another of its kind, and at all that the
 * parser would remark on or refuse: then both sides are read in full (docs/adr/0160).
 */

/** More edits than this are no edits but another file. */
const MAX_EDITS = 20_000;
/** Deeper texts are left to the parser, which knows the policy's limit and how to say that it was reached. */
const MAX_DEPTH = 128;
/** A rewritten token of more bytes is left to the parser. */
const MAX_TOKEN = 65_536;

const TAB = 9;
const LF = 10;
const CR = 13;
const SPACE = 32;
const QUOTE = 34;
const PLUS = 43;
const COMMA = 44;
const MINUS = 45;
const DOT = 46;
const ZERO = 48;
const NINE = 57;
const COLON = 58;
const UPPER_E = 69;
const OPEN_BRACKET = 91;
const BACKSLASH = 92;
const CLOSE_BRACKET = 93;
const LOWER_E = 101;
const LOWER_F = 102;
const LOWER_N = 110;
const LOWER_T = 116;
const LOWER_U = 117;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;

export interface JsonLimits {
  readonly depth: number;
  readonly nodes: number;
}

/** A container that is open, and after it what became of it where an edit lies inside. */
interface Frame {
  isArray: boolean;
  /** Offset of its bracket in head. */
  start: number;
  /** Elements or members so far; all of them once it is closed. */
  size: number;
  hasScalar: boolean;
  /** Whether one of the names is no data (`namesStructure`). */
  named: boolean;
  /** Where the name of the member at hand stands, behind its quotes. */
  nameStart: number;
  nameEnd: number;
  escapedName: boolean;
  nameLine: number;
  /** Edited children, in order. */
  children: Child[] | undefined;
}

interface Child {
  readonly frame: Frame | undefined;
  /** Which element, or at which offset the name of the member stands. */
  readonly at: number;
  readonly name: string;
  readonly line: number;
  readonly base: TreeNode;
  readonly head: TreeNode;
}

interface Found {
  readonly frames: readonly Frame[];
  /** The name under which each object of the way is left; empty for arrays. */
  readonly names: readonly string[];
  readonly indexes: readonly number[];
  readonly leaf: TreeNode;
}

export function readEditedJson(
  baseBytes: Uint8Array,
  headBytes: Uint8Array,
  limits: JsonLimits,
): EditedPair | undefined {
  const base = bufferOf(baseBytes);
  const head = bufferOf(headBytes);
  // Byte order marks and broken sequences are the decoder's to judge.
  if (head[0] === 0xef || !isUtf8(head) || !isUtf8(base)) return undefined;
  const scan: Scan = { base, head, limits, edits: [], maps: newMapWatch(), root: undefined };
  if (!scanJson(scan) || scan.root === undefined || scan.edits.length === 0) return undefined;
  const { root } = scan;
  return {
    base: documentOf(treeOf(root, 'base')),
    head: documentOf(treeOf(root, 'head')),
    edits: scan.edits.map((found) => editOf(head, found)),
    maps: scan.maps,
  };
}

interface Scan {
  readonly base: Buffer;
  readonly head: Buffer;
  readonly limits: JsonLimits;
  readonly edits: Found[];
  readonly maps: MapWatch;
  root: Frame | undefined;
}

/**
 * The whole grammar in one loop: strict JSON, every byte of head looked at once. `at` is in head, `at - shift` is the same
 * place in base; up to `next` both texts are equal.
 */
function scanJson(scan: Scan): boolean {
  const { base, head, limits } = scan;
  const end = head.length;
  const maxDepth = Math.min(limits.depth, MAX_DEPTH);
  const pool: Frame[] = [];
  const byteAt = (index: number): number => head[index]!;
  let depth = 0;
  let top: Frame | undefined;
  let at = 0;
  let shift = 0;
  let next = equalFrom(base, 0, head, 0);
  let line = 1;
  let nodes = 0;
  let code = 0;
  // Where the text stands: before a value, before a name (or `}`), behind a value.
  let state: 'value' | 'first-value' | 'name' | 'first-name' | 'behind' = 'value';
  for (;;) {
    for (code = head[at]!; at < end; code = head[++at]!) {
      if (code === SPACE || code === TAB) continue;
      if (code === LF) line += 1;
      else if (code === CR) {
        if (head[at + 1] !== LF) line += 1;
      } else break;
    }
    // A difference lies in what was just passed, and it was none between two scalars.
    if (at > next) return false;
    if (at >= end) break;
    if (state === 'behind') {
      if (top === undefined) return false;
      at += 1;
      if (code === COMMA) {
        state = top.isArray ? 'value' : 'name';
        continue;
      }
      if (code !== (top.isArray ? CLOSE_BRACKET : CLOSE_BRACE)) return false;
      depth -= 1;
      if (!top.isArray && depth > 0) watchObject(scan.maps, top.size, top.hasScalar, top.named);
      top = depth === 0 ? undefined : pool[depth - 1];
      continue;
    }
    if (state === 'name' || state === 'first-name') {
      at += 1;
      if (code === CLOSE_BRACE && state === 'first-name') {
        depth -= 1;
        top = depth === 0 ? undefined : pool[depth - 1];
        state = 'behind';
        continue;
      }
      if (code !== QUOTE) return false;
      const frame: Frame = top!;
      frame.nameStart = at;
      frame.nameLine = line;
      let escaped = false;
      for (code = head[at]!; at < end && code !== QUOTE; code = head[++at]!) {
        if (code < 32) return false;
        if (code === BACKSLASH) {
          at = escapeEnd(head, at);
          if (at === -1) return false;
          escaped = true;
        }
      }
      frame.nameEnd = at;
      frame.escapedName = escaped;
      if (!frame.named) frame.named = namesStructure(byteAt, frame.nameStart, at);
      for (code = head[++at]!; code === SPACE || code === TAB || code === LF || code === CR; code = head[++at]!) {
        if (code === LF || (code === CR && head[at + 1] !== LF)) line += 1;
      }
      if (code !== COLON) return false;
      at += 1;
      state = 'value';
      continue;
    }
    if (code === CLOSE_BRACKET && state === 'first-value') {
      at += 1;
      depth -= 1;
      top = depth === 0 ? undefined : pool[depth - 1];
      state = 'behind';
      continue;
    }
    nodes += 1;
    if (nodes > limits.nodes) return false;
    if (top !== undefined) top.size += 1;
    if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      if (depth >= maxDepth) return false;
      const isArray = code === OPEN_BRACKET;
      // A frame that an edit refers to stays as it is; all others are used again.
      let frame = pool[depth];
      if (frame === undefined || frame.children !== undefined) {
        frame = newFrame();
        pool[depth] = frame;
      }
      frame.isArray = isArray;
      frame.start = at;
      frame.size = 0;
      frame.hasScalar = false;
      frame.named = false;
      depth += 1;
      top = frame;
      at += 1;
      state = isArray ? 'first-value' : 'first-name';
      continue;
    }
    if (top !== undefined) top.hasScalar = true;
    const start = at;
    if (code === QUOTE) {
      at += 1;
      for (code = head[at]!; at < end && code !== QUOTE; code = head[++at]!) {
        if (code < 32) return false;
        if (code === BACKSLASH) {
          at = escapeEnd(head, at);
          if (at === -1) return false;
        }
      }
      if (at >= end) return false;
      at += 1;
    } else {
      at = code === MINUS || (code >= ZERO && code <= NINE) ? numberEnd(head, at) : wordEnd(head, at, code);
      if (at === -1) return false;
    }
    state = 'behind';
    // What stands right behind a number or a word may have been part of it in base.
    if (next > at || (next === at && head[start] === QUOTE)) continue;
    if (next < start || depth === 0) return false;
    const from = start - shift;
    const to = tokenEnd(base, from);
    if (to === -1 || at - start > MAX_TOKEN || to - from > MAX_TOKEN) return false;
    const [old, now] = [leafOf(base, from, to, line), leafOf(head, start, at, line)];
    if (old === undefined || now === undefined || old.kind !== now.kind) return false;
    if (base.compare(head, start, at, from, to) === 0) return false;
    if (scan.edits.length >= MAX_EDITS || !addEdit(scan, pool, depth, old, now)) return false;
    shift = at - to;
    next = at + equalFrom(base, to, head, at);
  }
  // Behind the root nothing is left, in base neither.
  return depth === 0 && state === 'behind' && next === end && end - shift === base.length;
}

function newFrame(): Frame {
  return {
    isArray: false,
    start: 0,
    size: 0,
    hasScalar: false,
    named: false,
    nameStart: 0,
    nameEnd: 0,
    escapedName: false,
    nameLine: 0,
    children: undefined,
  };
}

/** Takes the escape at `at`; returns its last byte, or -1. */
function escapeEnd(bytes: Buffer, at: number): number {
  const code = bytes[at + 1];
  if (code === LOWER_U) {
    for (let index = at + 2; index < at + 6; index += 1) if (!isHex(bytes[index] ?? 0)) return -1;
    return at + 5;
  }
  // One of "\/bfnrt.
  const plain =
    code === QUOTE || code === BACKSLASH || code === 47 || code === 98 || code === LOWER_F || code === LOWER_N;
  return plain || code === 114 || code === LOWER_T ? at + 1 : -1;
}

function isHex(code: number): boolean {
  return (code >= ZERO && code <= NINE) || (code >= 65 && code <= 70) || (code >= 97 && code <= LOWER_F);
}

/** Behind the number that begins at `at`, or -1. */
function numberEnd(bytes: Buffer, at: number): number {
  let index = bytes[at] === MINUS ? at + 1 : at;
  const first = index;
  while (isDigit(bytes[index])) index += 1;
  if (index === first || (bytes[first] === ZERO && index > first + 1)) return -1;
  if (bytes[index] === DOT) {
    const fraction = ++index;
    while (isDigit(bytes[index])) index += 1;
    if (index === fraction) return -1;
  }
  if (bytes[index] === LOWER_E || bytes[index] === UPPER_E) {
    index += bytes[index + 1] === PLUS || bytes[index + 1] === MINUS ? 2 : 1;
    const exponent = index;
    while (isDigit(bytes[index])) index += 1;
    if (index === exponent) return -1;
  }
  // The parser has a limit of its own, far above this one.
  return index - at > 1_024 ? -1 : index;
}

function isDigit(code: number | undefined): boolean {
  return code !== undefined && code >= ZERO && code <= NINE;
}

const WORDS = { t: Buffer.from('true'), f: Buffer.from('false'), n: Buffer.from('null') } as const;

function wordEnd(bytes: Buffer, at: number, code: number): number {
  const word = code === LOWER_T ? WORDS.t : code === LOWER_F ? WORDS.f : code === LOWER_N ? WORDS.n : undefined;
  if (word === undefined) return -1;
  for (let index = 0; index < word.length; index += 1) if (bytes[at + index] !== word[index]) return -1;
  return at + word.length;
}

/** Behind the scalar that begins at `at`, or -1 where none does. */
export function tokenEnd(bytes: Buffer, at: number): number {
  const code = bytes[at];
  if (code === undefined) return -1;
  if (code !== QUOTE) return code === MINUS || isDigit(code) ? numberEnd(bytes, at) : wordEnd(bytes, at, code);
  for (let index = at + 1; index < bytes.length; index += 1) {
    const one = bytes[index]!;
    if (one === QUOTE) return index + 1;
    if (one === BACKSLASH) index += 1;
  }
  return -1;
}

/** The parser's own node, so that literals, escapes and types are decided in one place. */
export function leafOf(bytes: Buffer, from: number, to: number, line: number): TreeNode | undefined {
  const parsed = parseJson({ text: bytes.toString('utf8', from, to), line, maxDepth: 1, maxNodes: 2 });
  if (!parsed.ok || parsed.notices.length > 0) return undefined;
  const { root } = parsed;
  return root.kind === 'object' || root.kind === 'array' ? undefined : root;
}

/** Hangs the pair of scalars below the open frames. */
function addEdit(scan: Scan, pool: readonly Frame[], depth: number, base: TreeNode, head: TreeNode): boolean {
  const frames = pool.slice(0, depth);
  const names: string[] = [];
  for (const [index, frame] of frames.entries()) {
    // An escaped name is for the parser to read.
    if (!frame.isArray && frame.escapedName) return false;
    const name = frame.isArray ? '' : scan.head.toString('utf8', frame.nameStart, frame.nameEnd);
    names.push(name);
    const inner = frames[index + 1];
    frame.children ??= [];
    if (inner !== undefined && frame.children.at(-1)?.frame === inner) continue;
    const at = frame.isArray ? frame.size - 1 : frame.nameStart;
    frame.children.push({ frame: inner, at, name, line: frame.nameLine, base, head });
  }
  scan.root = frames[0];
  scan.edits.push({ frames, names, indexes: frames.map(({ size }) => size - 1), leaf: head });
  return true;
}

function treeOf(frame: Frame, side: 'base' | 'head'): TreeNode {
  const children = frame.children ?? [];
  const value = (child: Child): TreeNode => (child.frame === undefined ? child[side] : treeOf(child.frame, side));
  if (!frame.isArray) {
    const members: Member[] = children.map((child) => ({ name: child.name, value: value(child), line: child.line }));
    return { kind: 'object', members, line: 0 };
  }
  const items = new Array<TreeNode>(frame.size).fill(SAME);
  for (const child of children) items[child.at] = value(child);
  return { kind: 'array', items, line: 0 };
}

/** Layouts are equal, for no difference touches a line end or stands at one: so none of it is told. */
function documentOf(root: TreeNode): FixtureDocument {
  return {
    format: 'json',
    readings: [{ label: '', content: { kind: 'tree', root } }],
    declared: {},
    layout: {},
    notices: [],
  };
}

function editOf(head: Buffer, { frames, names, indexes, leaf }: Found): Edit {
  const way = frames.map(
    ({ isArray, size, hasScalar }, index): Way =>
      isArray ? { kind: 'array' } : { kind: 'object', name: names[index]!, size, hasScalar },
  );
  const innermost = frames.findLastIndex(({ isArray }) => isArray);
  const siblings = (): Iterable<TreeNode> =>
    innermost === -1 ? [] : siblingsOf(head, frames[innermost]!.start, indexes[innermost]!, names.slice(innermost + 1));
  return { way, leaf, siblings };
}

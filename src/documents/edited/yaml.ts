import { isAscii, isUtf8 } from 'node:buffer';
import { scalarKey } from '../yaml/keys.js';
import { UNUSUAL } from '../yaml/quick-reader.js';
import { COLON, DASH, DOUBLE_QUOTE, HASH, plainEnd, SINGLE_QUOTE, SPACE } from '../yaml/quick-scalars.js';
import { isTyped } from '../yaml/scalars.js';
import { bufferOf } from './differences.js';
import type { Edit, EditedPair } from './edited.js';
import { type MapWatch, namesStructure, newMapWatch, watchObject } from './map-watch.js';
import { type EditedLine, editedLines, offsetsInText } from './yaml-lines.js';
import { isPlain, isQuoted, scalarAt } from './yaml-scalars.js';
import { addEdit, documentOf, type Frame, treeOf } from './yaml-tree.js';

/**
 * Reads two everyday YAML texts that are alike but for scalars on some lines. It takes less than the quick reader does
 * (yaml/quick-reader.ts), so what it takes has one reading, and it gives up (undefined) at all else.
 */

const MAX_DEPTH = 32;
const MAX_KEY = 256;
/** Starts of so many elements are kept, to look for siblings of an edit. */
const KEPT_ELEMENTS = 24;
const VERSION = '1.2';

export interface YamlLimits {
  readonly depth: number;
  readonly nodes: number;
}

interface Scan {
  readonly text: string;
  readonly limits: YamlLimits;
  readonly frames: Frame[];
  readonly lines: readonly EditedLine[];
  /** Which of `lines` comes next. */
  next: number;
  readonly edits: Edit[];
  readonly maps: MapWatch;
  /** The name that stood behind a name the last time. */
  readonly following: Map<string, string>;
  lastKey: string;
  readonly known: Set<string>;
  nodes: number;
  root: Frame | undefined;
  at: number;
}

export function readEditedYaml(
  baseBytes: Uint8Array,
  headBytes: Uint8Array,
  limits: YamlLimits,
): EditedPair | undefined {
  const base = bufferOf(baseBytes);
  const head = bufferOf(headBytes);
  if (!isUtf8(base) || !isUtf8(head)) return undefined;
  const lines = editedLines(base, head);
  if (lines === undefined) return undefined;
  const ascii = isAscii(head);
  const text = head.toString(ascii ? 'latin1' : 'utf8');
  if (UNUSUAL.test(text)) return undefined;
  const scan: Scan = {
    text,
    limits,
    lines: ascii ? lines : offsetsInText(head, lines),
    ...{
      frames: [],
      next: 0,
      edits: [],
      maps: newMapWatch(),
      following: new Map(),
      lastKey: '',
      known: new Set(),
      nodes: 0,
      root: undefined,
      at: 0,
    },
  };
  if (!readLines(scan) || scan.next !== lines.length || scan.edits.length !== lines.length) return undefined;
  while (scan.frames.length > 0) if (!close(scan)) return undefined;
  const { root, edits } = scan;
  if (root === undefined || scan.nodes >= limits.nodes) return undefined;
  return { base: documentOf(treeOf(root, 'base')), head: documentOf(treeOf(root, 'head')), edits, maps: scan.maps };
}

function readLines(scan: Scan): boolean {
  const { text } = scan;
  let first = true;
  for (let start = 0, line = 1; start < text.length; line += 1) {
    const feed = text.indexOf('\n', start);
    const end = feed === -1 ? text.length : feed;
    let at = start;
    while (at < end && text.charCodeAt(at) === SPACE) at += 1;
    if (at < end && text.charCodeAt(at) !== HASH) {
      const mark = at === start && (text.startsWith('---', at) || text.startsWith('...', at));
      // A line of dashes and nothing else may open the one document.
      if (mark && !(first && end === at + 3 && text.charCodeAt(at) === DASH)) return false;
      if (!mark && !readEntry(scan, start, at, end, line)) return false;
      first = false;
    }
    start = end + 1;
  }
  return true;
}

/** As the quick reader does it. */
function readEntry(scan: Scan, start: number, from: number, end: number, line: number): boolean {
  const { frames, text } = scan;
  const indent = from - start;
  let opening = enter(scan, indent, isDash(text, from, end));
  if (opening === undefined) return false;
  let at = from;
  for (;;) {
    const dash = isDash(text, at, end);
    const name = dash ? undefined : keyAt(scan, at, end);
    if (!dash && name === undefined) return opening && at > from && value(scan, start, at, end, line);
    if (opening && !push(scan, dash ? 'list' : 'map', at - start)) return false;
    const frame = frames[frames.length - 1]!;
    if (frame.kind !== (dash ? 'list' : 'map')) return false;
    frame.waiting = true;
    if (dash) {
      frame.start = at === from ? start : -1;
      if (frame.size < KEPT_ELEMENTS) frame.starts.push(frame.start);
    } else {
      frame.key = name!;
      if (!frame.named) frame.named = namesStructure((index) => name!.charCodeAt(index), 0, name!.length);
      scan.nodes += 1;
    }
    at = dash ? at + 1 : scan.at;
    while (at < end && text.charCodeAt(at) === SPACE) at += 1;
    if (at === end || text.charCodeAt(at) === HASH) return true;
    if (!dash) return value(scan, start, at, end, line);
    opening = true;
  }
}

function enter(scan: Scan, indent: number, dash: boolean): boolean | undefined {
  const { frames } = scan;
  let top = frames[frames.length - 1];
  if (top === undefined) return scan.root === undefined && indent === 0 ? true : undefined;
  if (top.waiting) {
    if (indent > top.indent || (dash && indent === top.indent && top.kind === 'map')) return true;
    if (!attachScalar(scan)) return undefined;
  }
  while (top !== undefined && (top.indent > indent || (top.indent === indent && top.kind === 'list' && !dash))) {
    if (!close(scan)) return undefined;
    top = frames[frames.length - 1];
  }
  return top !== undefined && top.indent === indent && !top.waiting ? false : undefined;
}

function isDash(text: string, at: number, end: number): boolean {
  return text.charCodeAt(at) === DASH && (at + 1 === end || text.charCodeAt(at + 1) === SPACE);
}

function push(scan: Scan, kind: Frame['kind'], indent: number): boolean {
  // The reader counts a scalar as a level of its own.
  if (scan.frames.length >= Math.min(MAX_DEPTH, scan.limits.depth - 1)) return false;
  scan.nodes += 1;
  scan.frames.push({
    ...{
      kind,
      indent,
      size: 0,
      hasScalar: false,
      named: false,
      waiting: false,
      key: '',
      children: undefined,
      starts: [],
      start: -1,
    },
  });
  return true;
}

function close(scan: Scan): boolean {
  const top = scan.frames[scan.frames.length - 1]!;
  if (top.waiting && !attachScalar(scan)) return false;
  scan.frames.pop();
  if (scan.frames.length > 0) {
    if (top.kind === 'map') watchObject(scan.maps, top.size, top.hasScalar, top.named);
    return attach(scan);
  }
  scan.root = top;
  return true;
}

function attach(scan: Scan): boolean {
  const frame = scan.frames[scan.frames.length - 1]!;
  if (!frame.waiting) return false;
  frame.waiting = false;
  frame.size += 1;
  return true;
}

function attachScalar(scan: Scan): boolean {
  scan.nodes += 1;
  scan.frames[scan.frames.length - 1]!.hasScalar = true;
  return attach(scan);
}

/** The plain key that begins here; undefined where none does, or none that is a string beyond doubt. */
function keyAt(scan: Scan, at: number, end: number): string | undefined {
  const { text, following, lastKey } = scan;
  const expected = following.get(lastKey);
  if (expected !== undefined && text.startsWith(expected, at) && isColon(text, at + expected.length, end)) {
    scan.lastKey = expected;
    scan.at = at + expected.length + 1;
    return expected;
  }
  const first = text.charCodeAt(at);
  if (first === DOUBLE_QUOTE || first === SINGLE_QUOTE) return undefined;
  const stop = plainEnd(text, at, end);
  if (stop === undefined || stop - at > MAX_KEY || !isColon(text, stop, end)) return undefined;
  const name = text.slice(at, stop);
  if (!scan.known.has(name)) {
    if (name === '<<' || name.endsWith(' ') || isTyped(name) || scalarKey(name, VERSION) !== name) return undefined;
    scan.known.add(name);
  }
  following.set(lastKey, name);
  scan.lastKey = name;
  scan.at = stop + 1;
  return name;
}

function isColon(text: string, at: number, end: number): boolean {
  return at < end && text.charCodeAt(at) === COLON && (at + 1 === end || text.charCodeAt(at + 1) === SPACE);
}

/** Takes the scalar up to the end of the line; it is looked at closely only where base has another one. */
function value(scan: Scan, start: number, at: number, end: number, line: number): boolean {
  const { text } = scan;
  const edited = scan.lines[scan.next];
  if (edited?.start !== start) {
    const code = text.charCodeAt(at);
    return (
      (code === DOUBLE_QUOTE || code === SINGLE_QUOTE ? isQuoted(text, at, end) : isPlain(text, at, end)) &&
      attachScalar(scan)
    );
  }
  scan.next += 1;
  const [column, other] = [at - start, edited.base];
  // A hash opens a comment only behind a blank, so what stands in front of the value has to be looked at with it.
  if (!other.startsWith(text.slice(start, at)) || UNUSUAL.test(other)) return false;
  const [now, old] = [scalarAt(text, at, end, line), scalarAt(other, column, other.length, line)];
  if (now === undefined || old === undefined || now.node.kind !== old.node.kind) return false;
  // White space and comments behind it are no part of the value.
  if (text.slice(now.end, end) !== other.slice(old.end)) return false;
  addEdit(scan, old.node, now.node);
  return attachScalar(scan);
}

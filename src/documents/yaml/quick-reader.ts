import type { Line, TreeNode } from '../document.js';
import { scalarKey } from './keys.js';
import { flowListAt, literalAt } from './quick-blocks.js';
import { attach, close, enter, push, type Scan } from './quick-frames.js';
import {
  COLON,
  DASH,
  DOUBLE_QUOTE,
  HASH,
  onlyComment,
  plainEnd,
  quoteEnd,
  SINGLE_QUOTE,
  SPACE,
} from './quick-scalars.js';
import type { YamlVersion } from './scalars.js';
import { isAmbiguous, isTyped, plainNode } from './scalars.js';
import type { YamlTree } from './state.js';

/**
 * Reads everyday YAML: one document of block mappings and sequences whose scalars stand on one line, plainly or in
 * quotes without escapes, or are literal blocks, and lists of such scalars in brackets. Whatever else a text holds
 * (anchors, tags, folded blocks, scalars over several lines, other flow collections with content, directives, tabs,
 * carriage returns, an error) makes it give up, and the full reader is asked: it alone says what is wrong with a text.
 * What this reader does accept is the full reader's tree to the line (docs/adr/0150, __tests__/documents/yaml-quick.test.ts).
 */

/** Deeper texts are left to the full reader, which knows the policy's limit and how to say that it was reached. */
const MAX_DEPTH = 64;
/** YAML ends an implicit key at 1,024 characters; far below it nobody has to ask. */
const MAX_KEY = 256;
const MAX_SCALAR = 2_048;
const BAR = 124;
const OPEN_BRACKET = 91;

/** Anything but LF, printable ASCII and the letters of other scripts: separators, controls, byte order marks, tabs. */
export const UNUSUAL = /[^\n\x20-\x7e\u00a1-\u1fff\u2010-\u2027\u2030-\u205e\u3001-\ufdff\ufe70-\ufefc\uff01-\uffef]/;

/** The tree as one schema sees it, or undefined where the full reader has to look. */
export function readQuickly(
  text: string,
  version: YamlVersion,
  limits: { readonly maxDepth: number; readonly maxNodes: number },
): YamlTree | undefined {
  if (UNUSUAL.test(text)) return undefined;
  const scan: Scan = {
    text,
    version,
    maxNodes: limits.maxNodes,
    maxDepth: Math.min(MAX_DEPTH, limits.maxDepth - 1),
    frames: [],
    members: [],
    memberCount: 0,
    items: [],
    itemCount: 0,
    names: new Map(),
    quoted: new Map(),
    typed: new Set(),
    comments: [],
    ambiguous: false,
    nodes: 0,
    root: undefined,
    line: 1,
    at: 0,
    number: 0,
    next: 0,
  };
  if (!readLines(scan)) return undefined;
  while (scan.frames.length > 0) if (!close(scan)) return undefined;
  if (scan.root === undefined || scan.nodes >= scan.maxNodes) return undefined;
  const { ambiguous, quoted, typed, comments } = scan;
  return { documents: [scan.root], directives: [''], ambiguous, keys: { quoted, typed }, comments };
}

function readLines(scan: Scan): boolean {
  const { text } = scan;
  let first = true;
  for (let start = 0; start < text.length; start = scan.next) {
    scan.number += 1;
    const line = scan.number;
    const feed = text.indexOf('\n', start);
    const end = feed === -1 ? text.length : feed;
    scan.next = end + 1;
    let at = start;
    while (at < end && text.charCodeAt(at) === SPACE) at += 1;
    if (at < end && text.charCodeAt(at) !== HASH) {
      const mark = at === start && (text.startsWith('---', at) || text.startsWith('...', at));
      // A line of dashes and nothing else may open the one document; any other marker is for the full reader.
      if (mark && !(first && end === at + 3 && text.charCodeAt(at) === DASH)) return false;
      if (!mark && !readEntry(scan, start, at, end, line)) return false;
      first = false;
    } else if (at < end) keepComment(scan, at, end);
  }
  return true;
}

function keepComment({ text, comments }: Scan, at: number, end: number): void {
  comments.push(text.slice(at, end).trimEnd());
}

/** One line with content: finds the block that it belongs to, then takes its dashes, its key and its value. */
function readEntry(scan: Scan, start: number, from: number, end: number, line: Line): boolean {
  const { frames } = scan;
  const indent = from - start;
  let opening = enter(scan, indent, isDash(scan, from, end));
  if (opening === undefined) return false;
  let at = from;
  for (;;) {
    const dash = isDash(scan, at, end);
    const name = dash ? undefined : keyAt(scan, at, end);
    if (!dash && name === undefined) return opening && at > from && value(scan, at, end, line);
    if (opening && !push(scan, dash ? 'list' : 'map', at - start, line)) return false;
    const frame = frames[frames.length - 1]!;
    if (frame.kind !== (dash ? 'list' : 'map')) return false;
    frame.waiting = true;
    if (name !== undefined) {
      frame.key = name;
      frame.keyLine = line;
      scan.line = line;
      scan.nodes += 1;
    }
    at = dash ? at + 1 : scan.at;
    while (at < end && scan.text.charCodeAt(at) === SPACE) at += 1;
    if (at === end) return true;
    if (scan.text.charCodeAt(at) === HASH) {
      keepComment(scan, at, end);
      return true;
    }
    if (!dash) return value(scan, at, end, line);
    opening = true;
  }
}

function isDash({ text }: Scan, at: number, end: number): boolean {
  return text.charCodeAt(at) === DASH && (at + 1 === end || text.charCodeAt(at + 1) === SPACE);
}

/** The name of the key that begins here; undefined where none does. `at` is then behind its colon. */
function keyAt(scan: Scan, at: number, end: number): string | undefined {
  const { text } = scan;
  const quote = text.charCodeAt(at);
  const plain = quote !== DOUBLE_QUOTE && quote !== SINGLE_QUOTE;
  const close = plain ? plainEnd(text, at, end) : quoteEnd(text, at, end);
  if (close === undefined || close >= end || text.charCodeAt(close) !== COLON) return undefined;
  if (close + 1 < end && text.charCodeAt(close + 1) !== SPACE) return undefined;
  if (close - at > MAX_KEY) return undefined;
  const written = text.slice(at, close);
  const known = scan.names.get(written);
  const name = known ?? keyName(scan, plain ? written : written.slice(1, -1), plain);
  if (name === undefined) return undefined;
  if (known === undefined) scan.names.set(written, name);
  scan.at = close + 1;
  return name;
}

/** As the builder names it, with what `readPair` has to know about names. */
function keyName(scan: Scan, text: string, plain: boolean): string | undefined {
  if (plain && (text === '<<' || text.endsWith(' '))) return undefined;
  if (!plain && isAmbiguous(text)) scan.ambiguous = true;
  const string = !plain || plainNode(text, scan.version, 0).kind === 'string';
  const name = string ? scalarKey(text, scan.version) : text;
  if (isTyped(text)) {
    if (plain) scan.typed.add(text);
    else if (name !== text) scan.quoted.set(name, text);
  }
  return name;
}

/** Takes the scalar that stands from here to the end of the line, a comment aside. */
function value(scan: Scan, at: number, end: number, line: Line): boolean {
  const { text } = scan;
  const first = text.charCodeAt(at);
  let node: TreeNode;
  let close: number | undefined;
  if (first === BAR) return literal(scan, at, end, line);
  if (first === DOUBLE_QUOTE || first === SINGLE_QUOTE) {
    close = quoteEnd(text, at, end);
    if (close === undefined) return false;
    node = scalar(scan, text.slice(at + 1, close - 1), false, line);
  } else if (text.startsWith('[]', at)) {
    close = at + 2;
    node = { kind: 'array', items: [], line };
  } else if (first === OPEN_BRACKET) {
    const list = end - at > MAX_SCALAR ? undefined : flowListAt(text, at, end);
    if (list === undefined) return false;
    close = list.end;
    scan.nodes += list.items.length;
    const items = list.items.map(({ text: own, plain }) => scalar(scan, own, plain, line));
    node = { kind: 'array', items, line };
  } else if (text.startsWith('{}', at)) {
    close = at + 2;
    node = { kind: 'object', members: [], line };
  } else {
    close = plainEnd(text, at, end);
    if (close === undefined || close - at > MAX_SCALAR || text.charCodeAt(close) === COLON) return false;
    let last = close;
    while (text.charCodeAt(last - 1) === SPACE) last -= 1;
    node = scalar(scan, text.slice(at, last), true, line);
  }
  if (!onlyComment(text, close, end)) return false;
  while (close < end && text.charCodeAt(close) === SPACE) close += 1;
  if (close < end) keepComment(scan, close, end);
  scan.line = line;
  scan.nodes += 1;
  return attach(scan, node);
}

function scalar(scan: Scan, text: string, plain: boolean, line: Line): TreeNode {
  if (!plain) return { kind: 'string', value: text, line };
  if (!scan.ambiguous && isAmbiguous(text)) scan.ambiguous = true;
  return plainNode(text, scan.version, line);
}

/** Takes a literal block scalar, the header of which stands here. */
function literal(scan: Scan, at: number, end: number, line: Line): boolean {
  const header = scan.text.slice(at, end);
  if (header !== '|' && header !== '|-') return false;
  const found = literalAt(scan.text, end, scan.frames[scan.frames.length - 1]!.indent, header === '|-');
  if (found === undefined) return false;
  scan.next = found.next;
  scan.number += found.lines;
  // A block begins behind its header.
  scan.line = line + 1;
  scan.nodes += 1;
  return attach(scan, { kind: 'string', value: found.value, line: scan.line });
}

import { decline } from './source.js';
import { CLOSED, UNFINISHED } from './units.js';
import { addSpan, BESIDE_CHILDREN, MAX_DEPTH, scrambled, type XmlScan } from './xml-state.js';
import { closingTag, openingTag, SLASH } from './xml-tags.js';
import { LESS, scanText, skipMarkup } from './xml-text.js';

const BANG = 33;
const QUESTION = 63;

/**
 * Scans the next child element of the list and the white space in front of it: where it ends, CLOSED where the list ends, UNFINISHED
 * where the block does. Declines what the reader refuses, and text beside elements. The caller checks that the bytes are UTF-8.
 */
export function scanElement(scan: XmlScan, block: Buffer, start: number, end: number): number {
  const { stack } = scan;
  begin(scan);
  let depth = 0;
  let at = start;
  for (;;) {
    if (at >= end) return UNFINISHED;
    const from = at;
    if (block[at] !== LESS) {
      at = scanText(scan, block, at, end, depth);
      if (at === UNFINISHED) return UNFINISHED;
    }
    if (at + 1 >= end) return UNFINISHED;
    const mark = block[at + 1]!;
    if (scan.spans !== undefined && depth > 0) addText(scan, depth, from, at, mark === SLASH);
    if (mark === SLASH) {
      if (depth === 0) return CLOSED;
      at = closingTag(scan, block, at + 2, end, stack.name[depth]!);
      if (at === UNFINISHED) return UNFINISHED;
    } else if (mark === BANG || mark === QUESTION) {
      at = skipMarkup(scan, block, at, end, depth);
      if (at === UNFINISHED) return UNFINISHED;
      continue;
    } else {
      if (depth > 0) {
        if (stack.text[depth] === 1) decline('text beside elements');
        stack.children[depth]! += 1;
      }
      if (depth >= MAX_DEPTH) decline('deep nesting');
      depth += 1;
      at = openingTag(scan, block, at + 1, end, depth);
      if (at === UNFINISHED) return UNFINISHED;
      scan.gap = scan.names.emptyText;
      if (!scan.closed) continue;
      if (scan.spans !== undefined) addText(scan, depth, at, at, true);
    }
    complete(scan, depth);
    depth -= 1;
    if (depth === 0) return at;
  }
}

function begin(scan: XmlScan): void {
  scan.lf = 0;
  scan.crlf = 0;
  scan.special = false;
  scan.length = 0;
  scan.check = 0;
  scan.nodes = 0;
  scan.spanCount = 0;
  scan.gap = scan.names.emptyText;
}

/** The text of an element without children stands among the spans even where it is empty: it is that of this element and of no other. */
function addText(scan: XmlScan, depth: number, start: number, end: number, ends: boolean): void {
  if (ends && scan.stack.children[depth] === 0) addSpan(scan, depth, start, end);
  else if (end > start) addSpan(scan, BESIDE_CHILDREN + depth, start, end);
}

/** The element at `depth` has ended: its hash goes into its parent's content, or is that of the record. */
function complete(scan: XmlScan, depth: number): void {
  const { names, stack } = scan;
  const { mix, array, object } = names.hashing;
  const name = stack.name[depth]!;
  const isLeaf = stack.children[depth] === 0;
  if (isLeaf) scan.check = (scan.check + scrambled(scan.gap, 2 * name)) | 0;
  const content = isLeaf
    ? mix(array, mix(object, mix(names.textName, scan.gap | 0)))
    : mix(stack.content[depth]!, names.noText);
  const own = mix(object, (stack.members[depth]! + mix(names.contentName, content)) | 0);
  const member = mix(names.elements[name]!, own);
  const item = mix(object, (mix(names.textName, names.emptyText) + member) | 0);
  scan.skeleton[scan.length++] = 0;
  scan.gap = names.emptyText;
  if (depth === 1) scan.hash = item;
  else {
    stack.content[depth - 1] = mix(stack.content[depth - 1]!, item);
    // Where spans are asked for, each has to be that of the same element in every record of a skeleton.
    if (scan.spans === undefined) fold(scan, depth - 1, stack.first[depth]!);
  }
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
      return;
    }
  }
  stack.last[parent] = begun;
}

import { isUtf8 } from 'node:buffer';
import { contentEnd } from '../../documents/large/json-members.js';
import type { Pattern } from '../../documents/large/json-pattern.js';
import {
  type ElementScanner,
  MAX_ELEMENT,
  MAX_SKELETONS,
  newScanner,
  scanElement,
} from '../../documents/large/json-scan.js';
import type { ByteSource } from '../../documents/large/source.js';
import { decline } from '../../documents/large/source.js';
import type { Front } from './json-document.js';
import { addCounts, type ElementSide, sideOf } from './json-side.js';
import type { LargeLimits } from './kept.js';

/** Elements that stand for all where a rule is asked for what it selects. */
const SAMPLE = 3;

/** One side: the block at hand, and the element in it that was read last. */
export interface Cursor {
  readonly side: ElementSide;
  readonly scanner: ElementScanner;
  readonly window: number;
  block: Buffer;
  at: number;
}

export function cursorOf(source: ByteSource, front: Front, { window }: LargeLimits): Cursor {
  return { side: sideOf(source, front), scanner: newScanner(), window, block: Buffer.alloc(0), at: 0 };
}

/** Reads the next element, from a further block where it does not end in this one. */
export function read(cursor: Cursor): void {
  const { side, scanner } = cursor;
  const { source, offset } = side;
  if (cursor.at < cursor.block.length && scanElement(scanner, cursor.block, cursor.at)) return;
  if (!isUtf8(cursor.block.subarray(0, cursor.at))) decline('not UTF-8');
  for (let bytes = cursor.window; ; bytes *= 2) {
    const length = Math.min(bytes, source.size - offset);
    cursor.block = source.read(offset, length);
    cursor.at = 0;
    if (scanElement(scanner, cursor.block, 0)) break;
    if (length < bytes) decline('an array that is cut off');
    if (bytes > MAX_ELEMENT) decline('an element of many megabytes');
  }
  if (scanner.skeletons.size > MAX_SKELETONS) decline('elements of many shapes');
}

/** Goes on behind the element that was read. */
export function pass(cursor: Cursor): void {
  const { side, scanner, block, at } = cursor;
  if (side.index < SAMPLE) {
    side.kept.texts.push(block.toString('utf8', at, contentEnd(block, scanner.next)));
    side.kept.lines.push(side.line);
  }
  addCounts(side.counts, scanner);
  side.indent ??= scanner.indent;
  side.line += scanner.lf + scanner.crlf;
  side.index += 1;
  side.offset += scanner.next - at;
  side.ended = scanner.last;
  cursor.at = scanner.next;
  if (side.ended && !isUtf8(block.subarray(0, cursor.at))) decline('not UTF-8');
}

/** An element that follows the pattern, all of its scalars zero. */
export function outlineOf({ pieces }: Pattern): string {
  const text = Buffer.from(pieces.map((piece) => piece.toString('latin1')).join('0'), 'latin1');
  return text.toString('utf8', 0, contentEnd(text, text.length));
}

import type { Member, TreeNode } from '../document.js';
import type { Use } from '../images/spans.js';
import { floatLiteral } from './bytes.js';
import { array, number, object, text } from './nodes.js';
import { type Budget, fail, NOWHERE } from './stop.js';

const MAGIC = 'bplist00';
const TRAILER_BYTES = 32;
/** What no program reads at the beginning of the trailer. */
const UNUSED_BYTES = 6;
/** Seconds from 1970 to Apple's epoch, 2001-01-01T00:00:00Z. */
const APPLE_EPOCH_SECONDS = 978_307_200;
/** Milliseconds that a calendar date can hold (ECMAScript, time values). */
const MAX_DATE_MILLISECONDS = 8.64e15;

interface Archive {
  readonly bytes: Uint8Array;
  readonly view: DataView;
  readonly offsets: readonly number[];
  readonly referenceBytes: number;
  readonly budget: Budget;
  /** Told of all bytes that an object takes which something refers to. */
  readonly use: Use;
  /** A text that is referred to a million times is one text. */
  readonly texts: Map<number, TreeNode>;
}

export function isBinaryPlist(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, MAGIC.length)).toString('latin1') === MAGIC;
}

/**
 * Reads CFBinaryPList version 00: objects that refer to each other by number, a table of their offsets, a trailer.
 * An object may be referred to twice, so a small file can stand for a tree of any size: the budget bounds it, and a
 * circle ends at the depth. @throws ReadStop
 */
export function readBinaryPlist(bytes: Uint8Array, budget: Budget, use: Use): TreeNode {
  if (bytes.length < MAGIC.length + TRAILER_BYTES) return fail('cut off: no room for a trailer');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const trailer = bytes.length - TRAILER_BYTES;
  const offsetBytes = view.getUint8(trailer + 6);
  const referenceBytes = view.getUint8(trailer + 7);
  const count = view.getBigUint64(trailer + 8);
  const top = view.getBigUint64(trailer + 16);
  const table = view.getBigUint64(trailer + 24);
  if (![1, 2, 3, 4, 8].includes(offsetBytes) || ![1, 2, 3, 4, 8].includes(referenceBytes))
    return fail('a trailer with odd sizes');
  if (count > BigInt(trailer) || table > BigInt(trailer) || table + count * BigInt(offsetBytes) > BigInt(trailer)) {
    return fail('an offset table outside of the file');
  }
  use(0, MAGIC.length);
  use(Number(table), Number(table) + Number(count) * offsetBytes);
  use(trailer + UNUSED_BYTES, bytes.length);
  const offsets: number[] = [];
  for (let index = 0; index < Number(count); index += 1) {
    const offset = unsignedAt(view, Number(table) + index * offsetBytes, offsetBytes);
    if (offset < MAGIC.length || offset >= Number(table)) fail(`object ${index} lies outside of the file`);
    offsets.push(offset);
  }
  return objectAt({ bytes, view, offsets, referenceBytes, budget, use, texts: new Map() }, Number(top), 0);
}

function unsignedAt(view: DataView, at: number, size: number): number {
  if (at + size > view.byteLength) return fail(`cut off at byte ${at}`);
  let value = 0;
  for (let index = 0; index < size; index += 1) value = value * 256 + view.getUint8(at + index);
  return Number.isSafeInteger(value) ? value : fail(`a number beyond the file at byte ${at}`);
}

/** As deep as the budget lets it. */
function objectAt(archive: Archive, reference: number, depth: number): TreeNode {
  const { view, budget } = archive;
  budget.spend(1, NOWHERE);
  budget.enter(depth, NOWHERE);
  const offset = archive.offsets[reference];
  if (offset === undefined) return fail(`object ${reference} is not in the file`);
  const marker = view.getUint8(offset);
  const type = marker >> 4;
  const low = marker & 0x0f;
  const fixed = type === 8 ? low + 1 : type === 3 ? 8 : type === 1 || type === 2 ? 2 ** low : 0;
  archive.use(offset, offset + 1 + fixed);
  if (type === 0) return constant(marker, offset);
  if (type === 1) return integer(archive, offset + 1, 2 ** low);
  if (type === 2) return number('float', floatLiteral(realAt(archive, offset + 1, 2 ** low)), 0);
  if (type === 3 && low !== 3) return fail(`a date of an unknown width at byte ${offset}`);
  if (type === 3) return date(realAt(archive, offset + 1, 8));
  if (type === 8) {
    const uid = number('integer', String(unsignedAt(view, offset + 1, low + 1)), 0);
    return object([{ name: 'CF$UID', value: uid, line: 0 }], 0);
  }
  const { count, start } = length(archive, offset, low);
  archive.use(offset, start);
  switch (type) {
    case 4:
      return { kind: 'binary', bytes: slice(archive, start, count), line: 0 };
    case 5:
    case 6:
      return textOnce(archive, reference, slice(archive, start, type === 6 ? count * 2 : count), type === 6);
    case 12: {
      const items = references(archive, start, count).map((one) => objectAt(archive, one, depth + 1));
      return object([{ name: '#set', value: array(items, 0), line: 0 }], 0);
    }
    case 10:
      return array(
        references(archive, start, count).map((one) => objectAt(archive, one, depth + 1)),
        0,
      );
    case 13:
      return dictionary(archive, start, count, depth);
    default:
      return fail(`marker 0x${marker.toString(16)} at byte ${offset} is of no known type`);
  }
}

function constant(marker: number, offset: number): TreeNode {
  if (marker === 0x00) return { kind: 'null', line: 0 };
  if (marker === 0x08 || marker === 0x09) return { kind: 'boolean', value: marker === 0x09, line: 0 };
  return fail(`marker 0x${marker.toString(16)} at byte ${offset} is of no known type`);
}

/** One, two and four bytes are unsigned; eight are signed; sixteen hold unsigned ones of 64 bits. */
function integer({ bytes, view }: Archive, at: number, size: number): TreeNode {
  if (size > 16 || at + size > bytes.length) return fail(`an integer of ${size} bytes at byte ${at}`);
  if (size < 8) return number('integer', String(unsignedAt(view, at, size)), 0);
  const high = view.getBigInt64(at);
  const value = size === 8 ? high : (high << 64n) | view.getBigUint64(at + 8);
  return number('integer', value.toString(), 0);
}

function realAt({ bytes, view }: Archive, at: number, size: number): number {
  if ((size !== 4 && size !== 8) || at + size > bytes.length) return fail(`a real of ${size} bytes at byte ${at}`);
  return size === 4 ? view.getFloat32(at) : view.getFloat64(at);
}

/** As XML spells it; with the seconds as they are where XML could not. */
function date(seconds: number): TreeNode {
  const milliseconds = (seconds + APPLE_EPOCH_SECONDS) * 1_000;
  const whole = Number.isInteger(seconds) && Math.abs(milliseconds) <= MAX_DATE_MILLISECONDS;
  const value = whole
    ? new Date(milliseconds).toISOString().replace('.000Z', 'Z')
    : `2001-01-01T00:00:00Z ${floatLiteral(seconds)}`;
  return { kind: 'date-time', value, line: 0 };
}

/** Below 15 in the marker; else an integer object follows. */
function length(
  { bytes, view }: Archive,
  offset: number,
  low: number,
): { readonly count: number; readonly start: number } {
  if (low < 15) return { count: low, start: offset + 1 };
  if (offset + 1 >= bytes.length) return fail(`cut off at byte ${offset}`);
  const marker = view.getUint8(offset + 1);
  const size = 2 ** (marker & 0x0f);
  if (marker >> 4 !== 1 || size > 8) return fail(`a length that is no integer at byte ${offset + 1}`);
  return { count: unsignedAt(view, offset + 2, size), start: offset + 2 + size };
}

function slice({ bytes, use }: Archive, start: number, size: number): Uint8Array {
  if (start + size > bytes.length) return fail(`${size} bytes needed at byte ${start}`);
  use(start, start + size);
  return bytes.subarray(start, start + size);
}

function textOnce({ texts }: Archive, reference: number, bytes: Uint8Array, wide: boolean): TreeNode {
  const known = texts.get(reference);
  if (known !== undefined) return known;
  const copy = Buffer.from(bytes);
  const node = text(wide ? copy.swap16().toString('utf16le') : copy.toString('latin1'), 0);
  texts.set(reference, node);
  return node;
}

function references(archive: Archive, start: number, count: number): readonly number[] {
  const { referenceBytes, view } = archive;
  slice(archive, start, count * referenceBytes);
  return Array.from({ length: count }, (_, index) => unsignedAt(view, start + index * referenceBytes, referenceBytes));
}

function dictionary(archive: Archive, start: number, count: number, depth: number): TreeNode {
  const numbers = references(archive, start, count * 2);
  const members: Member[] = [];
  for (let index = 0; index < count; index += 1) {
    const key = objectAt(archive, numbers[index]!, depth + 1);
    if (key.kind !== 'string') return fail('a key that is no string');
    members.push({ name: key.value, value: objectAt(archive, numbers[count + index]!, depth + 1), line: 0 });
  }
  return object(members, 0);
}

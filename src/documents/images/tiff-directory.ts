import { bytesFact, viewOf } from '../binaries.js';
import { fail, stopAtLimit } from '../trees/stop.js';
import type { Use } from './spans.js';

export interface Tag {
  readonly type: number;
  readonly count: number;
  readonly bytes: Uint8Array;
}

/** One directory: one image of the file. */
export interface Directory {
  readonly little: boolean;
  readonly tags: ReadonlyMap<number, Tag>;
}

/** Bytes of a value by its type; others are not known. */
const TYPE_BYTES: Readonly<Record<number, number>> = {
  ...{ 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8, 11: 4, 12: 8, 13: 4 },
};
/** More pages than this are no test image. */
const MAX_DIRECTORIES = 1_000;
/** Byte order, version, place of the first directory. */
const HEADER_BYTES = 8;
const CLASSIC = 42;
const BIG = 43;

/** The chain of directories of a classic TIFF; a chain that comes back to itself is broken. */
export function readDirectories(bytes: Uint8Array, use: Use): readonly Directory[] {
  if (bytes.length < HEADER_BYTES) fail('cut off in its header');
  const view = viewOf(bytes);
  const mark = view.getUint16(0);
  if (mark !== 0x4949 && mark !== 0x4d4d) fail('not a TIFF: it begins with neither II nor MM');
  const little = mark === 0x4949;
  const version = view.getUint16(2, little);
  if (version === BIG) stopAtLimit('BigTIFF is not read');
  if (version !== CLASSIC) fail('not a TIFF: it has another signature');
  const directories: Directory[] = [];
  const seen = new Set<number>();
  use(0, HEADER_BYTES);
  let at = view.getUint32(4, little);
  while (at !== 0) {
    if (seen.has(at)) fail('its directories form a ring');
    if (seen.size >= MAX_DIRECTORIES) stopAtLimit(`more than ${MAX_DIRECTORIES} images`);
    seen.add(at);
    const { directory, next } = readDirectory(bytes, at, little, use);
    directories.push(directory);
    at = next;
  }
  return directories.length === 0 ? fail('no image') : directories;
}

/** One directory, and where the next one is. */
export function readDirectory(
  bytes: Uint8Array,
  at: number,
  little: boolean,
  use: Use,
): { directory: Directory; next: number } {
  const view = viewOf(bytes);
  if (at + 2 > bytes.length) return fail('cut off in a directory');
  const count = view.getUint16(at, little);
  const end = at + 2 + count * 12;
  if (end + 4 > bytes.length) return fail('cut off in a directory');
  const tags = new Map<number, Tag>();
  use(at, at + 2);
  use(end, end + 4);
  for (let entry = at + 2; entry < end; entry += 12) {
    const id = view.getUint16(entry, little);
    const type = view.getUint16(entry + 2, little);
    const values = view.getUint32(entry + 4, little);
    const unit = TYPE_BYTES[type];
    if (unit === undefined) return fail(`tag ${id} has a type that is not known`);
    const size = unit * values;
    const start = size <= 4 ? entry + 8 : view.getUint32(entry + 8, little);
    if (start + size > bytes.length) return fail(`cut off in tag ${id}`);
    if (tags.has(id)) return fail(`tag ${id} stands there twice`);
    // Up to three of the four bytes of an entry's value are free where the value is short.
    use(entry, size <= 4 ? start + size : entry + 12);
    if (size > 4) use(start, start + size);
    tags.set(id, { type, count: values, bytes: bytes.subarray(start, start + size) });
  }
  return { directory: { little, tags }, next: view.getUint32(end, little) };
}

/** Unsigned whole numbers of a tag; empty where it is not there. */
export function numbersOf({ tags, little }: Directory, id: number): readonly number[] {
  const tag = tags.get(id);
  if (tag === undefined) return [];
  const unit = TYPE_BYTES[tag.type]!;
  if (![1, 3, 4].includes(tag.type)) return fail(`tag ${id} does not hold whole numbers`);
  const view = viewOf(tag.bytes);
  return Array.from({ length: tag.count }, (_, index) => {
    if (unit === 1) return view.getUint8(index);
    return unit === 2 ? view.getUint16(index * 2, little) : view.getUint32(index * 4, little);
  });
}

export function numberOf(directory: Directory, id: number, otherwise: number): number {
  const [value] = numbersOf(directory, id);
  return value ?? otherwise;
}

/** How the pixels are stored, and what is read for them. */
const OF_PIXELS: ReadonlySet<number> = new Set([
  ...[256, 257, 258, 259, 262, 266, 273, 277, 278, 279, 284, 317, 320, 322, 323, 324, 325, 338, 339],
]);
/** Software, time of writing, machine and XMP: metadata of the writer. Descriptions hold units and the meaning of axes, so they count. */
const METADATA: ReadonlySet<number> = new Set([305, 306, 316, 700]);
/** Read by `pointedFacts`, for what stands where they point. */
const POINTERS: ReadonlySet<number> = new Set([34665, 34853, 40965]);
const ORIENTATION = 274;
/** Bits of NewSubfileType; that an image is one page of several is plain without it. */
const SUBFILE_TYPE = 254;
const PAGE = 2;
/** Directories within directories: images that would go unseen. */
const SUB_DIRECTORIES = 330;

/** Every other tag counts: resolution, profiles, positions on the earth. */
export function tagFacts(directories: readonly Directory[]): {
  readonly facts: Readonly<Record<string, string>>;
  readonly layout: Readonly<Record<string, string>>;
} {
  const facts: Record<string, string> = {};
  const metadata: Uint8Array[] = [];
  for (const [index, directory] of directories.entries()) {
    const page = directories.length > 1 ? ` of image ${index + 1}` : '';
    for (const [id, tag] of directory.tags) {
      if (OF_PIXELS.has(id) || POINTERS.has(id)) continue;
      if (id === SUB_DIRECTORIES) stopAtLimit('images within images are not read');
      if (METADATA.has(id)) metadata.push(tag.bytes);
      else if (id === SUBFILE_TYPE) {
        // A preview or a mask is another thing than an image.
        const kind = numberOf(directory, id, 0) & ~PAGE;
        if (kind !== 0) facts[`kind of image${page}`] = String(kind);
      } else if (id === ORIENTATION) {
        const orientation = numberOf(directory, id, 1);
        if (orientation !== 1) facts[`orientation${page}`] = String(orientation);
      } else facts[`tag ${id}${page}`] = bytesFact(inBigEndian(tag, directory.little));
    }
  }
  return { facts, layout: metadata.length === 0 ? {} : { metadata: bytesFact(metadata) } };
}

/** Values in one byte order, because that of the file is layout. */
export function inBigEndian(tag: Tag, little: boolean): Uint8Array {
  const unit = tag.type === 5 || tag.type === 10 ? 4 : TYPE_BYTES[tag.type]!;
  const copy = Buffer.from(tag.bytes);
  if (!little || unit === 1) return copy;
  if (unit === 2) return copy.swap16();
  return unit === 4 ? copy.swap32() : copy.swap64();
}

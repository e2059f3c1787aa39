import { bytesFact, viewOf } from '../binaries.js';
import { fail, stopAtLimit } from '../trees/stop.js';
import type { Use } from './spans.js';

export interface Tag {
  readonly type: number;
  readonly count: number;
  readonly bytes: Uint8Array;
}

/** How numbers and directories are written. BigTIFF has offsets and counts of eight bytes. */
export interface TiffForm {
  readonly little: boolean;
  readonly big?: boolean;
}

/** One directory: one image of the file. */
export interface Directory extends TiffForm {
  readonly tags: ReadonlyMap<number, Tag>;
}

/** Bytes of a value by its type; others are not known. */
const TYPE_BYTES: Readonly<Record<number, number>> = {
  ...{ 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8, 11: 4, 12: 8, 13: 4, 16: 8, 17: 8, 18: 8 },
};
/** More pages than this are no test image. */
const MAX_DIRECTORIES = 1_000;
/** Byte order, version, place of the first directory. */
const HEADER_BYTES = 8;
const CLASSIC = 42;
const BIG = 43;
/** BigTIFF also says how long its offsets are: eight bytes, and two of nothing. */
const BIG_HEADER_BYTES = 16;
const OFFSET_BYTES = 8;

/** Widths in a directory: how it counts its entries, an entry, and what is in one (count, value or offset). */
const CLASSIC_WIDTHS = { count: 2, entry: 12, number: 4 } as const;
const BIG_WIDTHS = { count: 8, entry: 20, number: 8 } as const;

/** An offset or a count. More than a number holds exactly is more than any file has. */
function readNumber(view: DataView, at: number, { little, big }: TiffForm): number {
  return big ? Number(view.getBigUint64(at, little)) : view.getUint32(at, little);
}

/** The chain of directories; a chain that comes back to itself is broken. */
export function readDirectories(bytes: Uint8Array, use: Use): readonly Directory[] {
  if (bytes.length < HEADER_BYTES) fail('cut off in its header');
  const view = viewOf(bytes);
  const mark = view.getUint16(0);
  if (mark !== 0x4949 && mark !== 0x4d4d) fail('not a TIFF: it begins with neither II nor MM');
  const little = mark === 0x4949;
  const version = view.getUint16(2, little);
  if (version !== CLASSIC && version !== BIG) fail('not a TIFF: it has another signature');
  const form: TiffForm = version === BIG ? { little, big: true } : { little };
  if (form.big) checkBigHeader(view, little);
  const directories: Directory[] = [];
  const seen = new Set<number>();
  use(0, form.big ? BIG_HEADER_BYTES : HEADER_BYTES);
  let at = readNumber(view, form.big ? HEADER_BYTES : HEADER_BYTES / 2, form);
  while (at !== 0) {
    if (seen.has(at)) fail('its directories form a ring');
    if (seen.size >= MAX_DIRECTORIES) stopAtLimit(`more than ${MAX_DIRECTORIES} images`);
    seen.add(at);
    const { directory, next } = readDirectory(bytes, at, form, use);
    directories.push(directory);
    at = next;
  }
  return directories.length === 0 ? fail('no image') : directories;
}

function checkBigHeader(view: DataView, little: boolean): void {
  if (view.byteLength < BIG_HEADER_BYTES) fail('cut off in its header');
  if (view.getUint16(4, little) !== OFFSET_BYTES || view.getUint16(6, little) !== 0)
    fail('not a BigTIFF: its offsets are not eight bytes long');
}

/** One directory, and where the next one is. */
export function readDirectory(
  bytes: Uint8Array,
  at: number,
  form: TiffForm,
  use: Use,
): { directory: Directory; next: number } {
  const view = viewOf(bytes);
  const { little } = form;
  const widths = form.big ? BIG_WIDTHS : CLASSIC_WIDTHS;
  if (at + widths.count > bytes.length) return fail('cut off in a directory');
  const count = form.big ? readNumber(view, at, form) : view.getUint16(at, little);
  const first = at + widths.count;
  const end = first + count * widths.entry;
  if (end + widths.number > bytes.length) return fail('cut off in a directory');
  const tags = new Map<number, Tag>();
  use(at, first);
  use(end, end + widths.number);
  for (let entry = first; entry < end; entry += widths.entry) {
    const id = view.getUint16(entry, little);
    const type = view.getUint16(entry + 2, little);
    const values = readNumber(view, entry + 4, form);
    const unit = TYPE_BYTES[type];
    if (unit === undefined) return fail(`tag ${id} has a type that is not known`);
    const size = unit * values;
    const value = entry + 4 + widths.number;
    const start = size <= widths.number ? value : readNumber(view, value, form);
    if (start + size > bytes.length) return fail(`cut off in tag ${id}`);
    if (tags.has(id)) return fail(`tag ${id} stands there twice`);
    // What is left of an entry's value is free where the value is short.
    use(entry, size <= widths.number ? start + size : entry + widths.entry);
    if (size > widths.number) use(start, start + size);
    tags.set(id, { type, count: values, bytes: bytes.subarray(start, start + size) });
  }
  return { directory: { ...form, tags }, next: readNumber(view, end, form) };
}

/** Unsigned whole numbers of a tag; empty where it is not there. */
export function numbersOf({ tags, little }: Directory, id: number): readonly number[] {
  const tag = tags.get(id);
  if (tag === undefined) return [];
  const unit = TYPE_BYTES[tag.type]!;
  if (!WHOLE_NUMBERS.has(tag.type)) return fail(`tag ${id} does not hold whole numbers`);
  const view = viewOf(tag.bytes);
  return Array.from({ length: tag.count }, (_, index) => {
    if (unit === 1) return view.getUint8(index);
    if (unit === 2) return view.getUint16(index * 2, little);
    return readNumber(view, index * unit, { little, big: unit === 8 });
  });
}

/** BYTE, SHORT, LONG, IFD, LONG8, IFD8. */
const WHOLE_NUMBERS: ReadonlySet<number> = new Set([1, 3, 4, 13, 16, 18]);

/** Of a tag that has one value. Of several, programs take the first one or none at all. */
export function numberOf(directory: Directory, id: number, otherwise: number): number {
  const [value, ...more] = numbersOf(directory, id);
  if (more.length > 0) fail(`tag ${id} has ${more.length + 1} values where one is due`);
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

/** Tables of JPEGs, where there are JPEGs. */
const JPEG_TABLES = 347;
const isJpegTable = (id: number, directory: Directory): boolean =>
  id === JPEG_TABLES && numberOf(directory, 259, 1) === 7;

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
      if (OF_PIXELS.has(id) || POINTERS.has(id) || isJpegTable(id, directory)) continue;
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

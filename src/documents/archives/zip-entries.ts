import { viewOf } from '../binaries.js';
import { MAX_ARCHIVE_MEMBERS } from '../format.js';
import { utf8 } from '../trees/bytes.js';
import { fail, stopAtLimit } from '../trees/stop.js';
import { isZero, sizesIn, sortFields, UNICODE_NAME } from './zip-fields.js';

/** What yauzl says of an entry (its types lag behind: DefinitelyTyped describes 2.10). */
interface RawEntry {
  readonly versionMadeBy: number;
  readonly versionNeededToExtract: number;
  readonly generalPurposeBitFlag: number;
  readonly compressionMethod: number;
  readonly lastModFileTime: number;
  readonly lastModFileDate: number;
  readonly crc32: number;
  readonly compressedSize: number;
  readonly uncompressedSize: number;
  readonly externalFileAttributes: number;
  readonly relativeOffsetOfLocalHeader: number;
  readonly fileNameRaw: Uint8Array;
  readonly fileCommentRaw: Uint8Array;
  readonly extraFieldRaw: Uint8Array;
  readonly extraFields: readonly { readonly id: number; readonly data: Buffer }[];
}

interface ZipFile {
  readonly entryCount: number;
  readonly comment: Uint8Array;
  /** Offset of the next record of the central directory. */
  readonly readEntryCursor: number;
  eachEntry(): AsyncIterable<RawEntry>;
}

interface Yauzl {
  fromBufferPromise(bytes: Buffer, options: object): Promise<ZipFile>;
  getFileNameLowLevel(flags: number, name: Uint8Array, extra: RawEntry['extraFields'], strict: boolean): string;
}

export interface ZipEntry {
  readonly name: string;
  /** Where the name is not text: two names that differ in bytes must not meet in one spelling. */
  readonly oddName: boolean;
  /** The name in the header, where an extra field gives another: old readers see this one. */
  readonly headerName?: string;
  readonly method: number;
  readonly encrypted: boolean;
  readonly crc: number;
  readonly size: number;
  /** As stored, compressed or not. */
  readonly data: Uint8Array;
  /** The mode that a Unix writer stored, type and all; 0 from other systems. */
  readonly mode: number;
  /** MS-DOS attribute; a name with a slash at its end says it as well. */
  readonly directory: boolean;
  readonly time: string;
  readonly madeBy: number;
  readonly comment: Uint8Array;
  /** Extra fields of the directory and of the local header that only say how the entry is stored, by whom and when. */
  readonly extra: readonly Uint8Array[];
  /** All others, and what local headers say of a streamed entry where programs look no more. */
  readonly said: readonly Uint8Array[];
}

export interface ZipArchive {
  readonly entries: readonly ZipEntry[];
  readonly comment: Uint8Array;
  /** Bytes that belong to no entry, directory or end record: a preamble, a signing block, something hidden. */
  readonly gaps: readonly Uint8Array[];
}

const LOCAL_HEADER = 0x04034b50;
const LOCAL_BYTES = 30;
const DESCRIPTOR = 0x08074b50;
const END_BYTES = 22;
/** The zip64 end record and its locator. */
const END64_BYTES = 76;
const END64 = 0x06064b50;
/** Encrypted, strongly encrypted, and a name in UTF-8. */
const MEANING = 0x0841;
const UNIX = 3;
const MACOS = 19;

/**
 * Reads the central directory with yauzl, and then holds every local header against it. Programs that read a zip as a
 * stream believe the local headers: an archive that tells two stories is broken, and so is one whose entries overlap.
 */
export async function readZip(bytes: Uint8Array): Promise<ZipArchive> {
  const module: unknown = await import('yauzl');
  const yauzl = (Reflect.get(module as object, 'default') ?? module) as Yauzl;
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const zip = await orBroken(() => yauzl.fromBufferPromise(buffer, { decodeStrings: false }));
  if (zip.entryCount > MAX_ARCHIVE_MEMBERS) stopAtLimit(`more than ${MAX_ARCHIVE_MEMBERS} members`);
  const directory = zip.readEntryCursor;
  const raws: RawEntry[] = await orBroken(async () => {
    const all: RawEntry[] = [];
    for await (const raw of zip.eachEntry()) all.push(raw);
    return all;
  });
  const spans: Span[] = [{ start: directory, end: zip.readEntryCursor }];
  const entries = raws.map((raw) => {
    const place = locate(bytes, raw);
    spans.push(place.span);
    return entryOf(yauzl, raw, place);
  });
  const end = bytes.length - END_BYTES - zip.comment.length;
  spans.push({ start: hasEnd64(bytes, end) ? end - END64_BYTES : end, end: bytes.length });
  const gaps = gapsBetween(bytes, spans);
  return { entries, comment: zip.comment, gaps: [...gaps, ...oddEnd(bytes, end, zip.readEntryCursor - directory)] };
}

/** In the end record: where the numbers of this disk and of that with the directory stand, entries on this disk and size. */
const OF_DISKS = [4, 6] as const;
const ENTRIES_HERE = 8;
const ENTRIES = 10;
const DIRECTORY_SIZE = 12;
/** Stands where the zip64 record says it. */
const ELSEWHERE = [0xffff, 0xffff_ffff] as const;

/** The end record where it says something else than the archive is: programs that believe it see another one, or none. */
function oddEnd(bytes: Uint8Array, end: number, size: number): readonly Uint8Array[] {
  const view = viewOf(bytes);
  const fields = [view.getUint16(end + ENTRIES_HERE, true), view.getUint16(end + ENTRIES, true)] as const;
  const disks = OF_DISKS.every((at) => [0, ELSEWHERE[0]].includes(view.getUint16(end + at, true)));
  const fits = [size, ELSEWHERE[1]].includes(view.getUint32(end + DIRECTORY_SIZE, true));
  return disks && fits && (fields[0] === fields[1] || fields[0] === ELSEWHERE[0])
    ? []
    : [bytes.subarray(end, end + END_BYTES)];
}

/** yauzl throws plain errors about the file; anything of another sort is a bug of ours. */
async function orBroken<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Error && !(error instanceof TypeError)) return fail(error.message);
    throw error;
  }
}

interface Span {
  readonly start: number;
  readonly end: number;
}

interface Located {
  readonly span: Span;
  readonly data: Uint8Array;
  readonly localExtra: Uint8Array;
  /** Checksum and sizes in the local header of a streamed entry, which are to be zero. */
  readonly early: Uint8Array;
  /** Version and flags of a local header that asks for what no program can. */
  readonly needs: Uint8Array;
}

function locate(bytes: Uint8Array, raw: RawEntry): Located {
  const start = raw.relativeOffsetOfLocalHeader;
  if (start + LOCAL_BYTES > bytes.length) return fail('an entry begins beyond the end of the file');
  const view = viewOf(bytes);
  if (view.getUint32(start, true) !== LOCAL_HEADER) return fail(`no entry begins at byte ${start}`);
  const flags = view.getUint16(start + 6, true);
  const nameEnd = start + LOCAL_BYTES + view.getUint16(start + 26, true);
  const dataStart = nameEnd + view.getUint16(start + 28, true);
  const dataEnd = dataStart + raw.compressedSize;
  if (dataEnd > bytes.length) return fail('an entry ends beyond the end of the file');
  const name = bytes.subarray(start + LOCAL_BYTES, nameEnd);
  const streamed = (flags & 8) !== 0;
  const same =
    Buffer.compare(name, raw.fileNameRaw) === 0 &&
    view.getUint16(start + 8, true) === raw.compressionMethod &&
    (flags & MEANING) === (raw.generalPurposeBitFlag & MEANING) &&
    (streamed ||
      (sizesAgree(view, start, raw) && wideSizesAgree(view, start, bytes.subarray(nameEnd, dataStart), raw)));
  if (!same) return fail(`the entry at byte ${start} is not what the directory of the archive says`);
  const end = dataEnd + (streamed ? descriptorBytes(bytes, dataEnd, raw) : 0);
  return {
    span: { start, end },
    data: bytes.subarray(dataStart, dataEnd),
    localExtra: bytes.subarray(nameEnd, dataStart),
    needs: asksTooMuch(view.getUint16(start + 4, true), flags)
      ? bytes.subarray(start + 4, start + 8)
      : new Uint8Array(0),
    early: streamed && !sizesAgree(view, start, raw) ? bytes.subarray(start + 14, start + 26) : new Uint8Array(0),
  };
}

/** The last version of the format's description is 6.3; a program that knows an older one refuses what asks for more. */
const NEWEST_VERSION = 63;
/** Encrypted, how it was deflated, streamed, strongly encrypted, name in UTF-8. All others are reserved, or of patches. */
const KNOWN_FLAGS = 0x084f;

function asksTooMuch(version: number, flags: number): boolean {
  return (version & 0xff) > NEWEST_VERSION || (flags & ~KNOWN_FLAGS) !== 0;
}

/** Where the local header leaves sizes to its zip64 field, they are those of the directory. */
function wideSizesAgree(view: DataView, start: number, extra: Uint8Array, raw: RawEntry): boolean {
  const left = [
    [22, raw.uncompressedSize],
    [18, raw.compressedSize],
  ].flatMap(([at, size]) => (view.getUint32(start + at!, true) === 0xffffffff ? [size!] : []));
  if (left.length === 0) return true;
  const wide = sizesIn(extra);
  return left.every((size, index) => wide[index] === size);
}

function sizesAgree(view: DataView, start: number, raw: RawEntry): boolean {
  const agrees = (at: number, value: number): boolean => {
    const stored = view.getUint32(start + at, true);
    // Zip64: the sizes are in an extra field.
    return stored === value || stored === 0xffffffff;
  };
  return (
    view.getUint32(start + 14, true) === raw.crc32 && agrees(18, raw.compressedSize) && agrees(22, raw.uncompressedSize)
  );
}

/** What follows the data of an entry that was written as a stream; 0 where there is nothing of the sort. */
function descriptorBytes(bytes: Uint8Array, at: number, raw: RawEntry): number {
  const view = viewOf(bytes);
  for (const [signed, wide] of [
    [true, false],
    [false, false],
    [true, true],
    [false, true],
  ] as const) {
    const size = (signed ? 4 : 0) + 4 + (wide ? 16 : 8);
    if (at + size > bytes.length) continue;
    const from = signed ? at + 4 : at;
    if (signed && view.getUint32(at, true) !== DESCRIPTOR) continue;
    const number = (place: number): number =>
      wide ? Number(view.getBigUint64(from + 4 + place * 8, true)) : view.getUint32(from + 4 + place * 4, true);
    const fits = number(0) === raw.compressedSize && number(1) === raw.uncompressedSize;
    if (fits && view.getUint32(from, true) === raw.crc32) return size;
  }
  return 0;
}

function hasEnd64(bytes: Uint8Array, end: number): boolean {
  const start = end - END64_BYTES;
  return start >= 0 && viewOf(bytes).getUint32(start, true) === END64;
}

function gapsBetween(bytes: Uint8Array, spans: readonly Span[]): readonly Uint8Array[] {
  const gaps: Uint8Array[] = [];
  let at = 0;
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < at) fail('two parts of the archive overlap');
    if (start > at) gaps.push(bytes.subarray(at, start));
    at = end;
  }
  return gaps;
}

function entryOf(yauzl: Yauzl, raw: RawEntry, { data, localExtra, early, needs }: Located): ZipEntry {
  const system = raw.versionMadeBy >> 8;
  const unix = system === UNIX || system === MACOS;
  const named = nameOf(yauzl, raw);
  const sizes = [0, raw.uncompressedSize, raw.compressedSize, raw.relativeOffsetOfLocalHeader];
  const fields = [raw.extraFieldRaw, localExtra].map((extra) => sortFields(extra, named.name, sizes));
  const said = [...fields.flatMap((one) => one.said), ...(isZero(early) ? [] : [early]), ...neededBy(raw, needs)];
  return {
    ...named,
    method: raw.compressionMethod,
    encrypted: (raw.generalPurposeBitFlag & 1) !== 0,
    crc: raw.crc32,
    size: raw.uncompressedSize,
    data,
    mode: unix ? raw.externalFileAttributes >>> 16 : 0,
    directory: (raw.externalFileAttributes & 0x10) !== 0,
    time: `${raw.lastModFileDate}:${raw.lastModFileTime}`,
    madeBy: raw.versionMadeBy,
    comment: raw.fileCommentRaw,
    extra: fields.flatMap(({ storage }) => storage),
    said,
  };
}

/** What an entry asks of the program that reads it, in either header, where that is more than any can do. */
function neededBy(
  { versionNeededToExtract: version, generalPurposeBitFlag: flags }: RawEntry,
  local: Uint8Array,
): Uint8Array[] {
  const directory = asksTooMuch(version, flags) ? [Buffer.from(`needs ${version} ${flags}`)] : [];
  return local.length === 0 ? directory : [...directory, local];
}

/** UTF-8 where the entry says so or where it is; else code page 437, as the format's description has it. */
function nameOf(yauzl: Yauzl, raw: RawEntry): Pick<ZipEntry, 'name' | 'oddName' | 'headerName'> {
  const marked = (raw.generalPurposeBitFlag & 0x800) !== 0;
  const unicode = raw.extraFields.some(({ id }) => id === UNICODE_NAME);
  const text = utf8(raw.fileNameRaw);
  if (text !== undefined && (marked || !unicode)) return { name: text, oddName: false };
  if (marked) return { name: Buffer.from(raw.fileNameRaw).toString('latin1'), oddName: true };
  const name = yauzl.getFileNameLowLevel(raw.generalPurposeBitFlag, raw.fileNameRaw, raw.extraFields, true);
  const written = text ?? Buffer.from(raw.fileNameRaw).toString('latin1');
  return { name, oddName: false, ...(unicode && written !== name ? { headerName: written } : {}) };
}

import { ascii, viewOf } from '../binaries.js';
import { MAX_ARCHIVE_MEMBERS } from '../format.js';
import { utf8 } from '../trees/bytes.js';
import { fail, stopAtLimit } from '../trees/stop.js';

/** One entry of a tar archive, long names and pax records applied. */
export interface TarEntry {
  readonly name: Uint8Array;
  readonly type:
    | 'file'
    | 'hard link'
    | 'symbolic link'
    | 'character device'
    | 'block device'
    | 'directory'
    | 'fifo'
    | 'volume label';
  readonly mode: number;
  readonly target: Uint8Array;
  readonly data: Uint8Array;
  /** Major and minor number, of devices. */
  readonly device: string;
  readonly layout: Readonly<Record<string, string>>;
  /** Records of pax that are neither names, sizes, times nor owners: extended attributes and what nobody knows. */
  readonly records: readonly (readonly [string, string])[];
  /** What stands in headers and padding where no program looks; empty where all of it is zero. */
  readonly unread: Uint8Array;
  readonly sparse: boolean;
}

export interface TarArchive {
  readonly entries: readonly TarEntry[];
  /** What stands after the end marker and is not zero. */
  readonly rest: Uint8Array;
  readonly endMarker: boolean;
}

const BLOCK = 512;
/** Long names and pax records; more is no name. Bytes. */
const MAX_META_BYTES = 1_048_576;

const TYPES: Readonly<Record<string, TarEntry['type']>> = {
  '0': 'file',
  '\0': 'file',
  '7': 'file',
  '1': 'hard link',
  '2': 'symbolic link',
  '3': 'character device',
  '4': 'block device',
  '5': 'directory',
  '6': 'fifo',
  V: 'volume label',
};

/** Times, owners and where the writer was: layout (docs/classes.md section 4). */
const LAYOUT_RECORDS: ReadonlySet<string> = new Set([
  ...['atime', 'ctime', 'mtime', 'uid', 'gid', 'uname', 'gname', 'LIBARCHIVE.creationtime'],
]);

/** What `git archive` writes as the comment of an archive; any other is text that somebody meant. */
const COMMIT = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;

function isLayout(key: string, value: Uint8Array): boolean {
  return LAYOUT_RECORDS.has(key) || (key === 'comment' && COMMIT.test(utf8(value) ?? ''));
}

/** What headers before an entry say of it. They may be as many as the file has room for, so that nothing is copied for each. */
interface Pending {
  path: Uint8Array | undefined;
  link: Uint8Array | undefined;
  readonly pax: Map<string, Uint8Array>;
  /** What these headers say of all entries from here on. */
  readonly global: Map<string, Uint8Array>;
  /** Of those headers, what no program looks at. */
  readonly unread: Uint8Array[];
}

function nothing(): Pending {
  return { path: undefined, link: undefined, pax: new Map(), global: new Map(), unread: [] };
}

/**
 * Reads headers strictly: a checksum that does not fit, a number that is none, a type that nobody knows, all mean that
 * the file is broken, for a lenient reader would see another archive than the next one does.
 */
export function readTar(bytes: Uint8Array): TarArchive {
  const entries: TarEntry[] = [];
  const global = new Map<string, Uint8Array>();
  let pending = nothing();
  let at = 0;
  while (at < bytes.length) {
    if (at + BLOCK > bytes.length) fail(`cut off at byte ${at}`);
    const block = bytes.subarray(at, at + BLOCK);
    if (isZero(block)) return finished(entries, pending, bytes.subarray(at), true);
    checkSum(block, at);
    const type = ascii(block, 156, 1);
    const meta = 'gxXLK'.includes(type);
    const declared = numberAt(block, 124, 12);
    const pax = meta ? undefined : new Map([...global, ...pending.pax]);
    const size = pax?.has('size') ? decimal(pax.get('size')!) : declared;
    const start = at + BLOCK;
    if (size > bytes.length - start) fail(`cut off: the entry at byte ${at} has ${size} bytes`);
    const data = bytes.subarray(start, start + size);
    at = start + Math.ceil(size / BLOCK) * BLOCK;
    if (at > bytes.length) fail('cut off in the padding of its last entry');
    pending.unread.push(...unreadOf(block, bytes.subarray(start + size, at), !meta));
    if (meta) {
      if (size > MAX_META_BYTES) stopAtLimit(`a header of ${size} bytes`);
      takeMeta(pending, type, data);
      if (type === 'g') for (const [key, value] of pending.global) global.set(key, value);
      continue;
    }
    if (entries.length >= MAX_ARCHIVE_MEMBERS) stopAtLimit(`more than ${MAX_ARCHIVE_MEMBERS} members`);
    entries.push(entryOf(block, type, data, pending, pax ?? new Map()));
    pending = nothing();
  }
  if (entries.length === 0) fail('the file is empty');
  return finished(entries, pending, new Uint8Array(0), false);
}

function finished(entries: readonly TarEntry[], pending: Pending, rest: Uint8Array, endMarker: boolean): TarArchive {
  if (pending.path || pending.link || pending.pax.size > 0)
    fail('the last header describes an entry that is not there');
  // What a last header says of all entries to come is said of none.
  const said = [...pending.global].map(([key, value]) => Buffer.concat([Buffer.from(`${key}=`, 'latin1'), value]));
  return { entries, rest: Buffer.concat([...pending.unread, ...said, ...written([rest])]), endMarker };
}

function isZero(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte === 0);
}

/** What is said once more was said in vain the first time, and that no program shows. */
function takeMeta(pending: Pending, type: string, data: Uint8Array): void {
  const { unread } = pending;
  if (type === 'L' || type === 'K') {
    const place = type === 'L' ? 'path' : 'link';
    const name = untilNul(data);
    unread.push(...written([pending[place] ?? new Uint8Array(0), data.subarray(name.length)]));
    pending[place] = name;
    return;
  }
  const found = records(data);
  for (const value of found.overruled) unread.push(value);
  const known = type === 'g' ? pending.global : pending.pax;
  for (const [key, value] of found.last) {
    const before = known.get(key);
    if (before !== undefined) unread.push(before);
    known.set(key, value);
  }
}

/** Fields of text, which end at their first NUL. */
const TEXTS = [
  [0, 100],
  [157, 257],
] as const;
const POSIX_TEXTS = [
  [265, 297],
  [297, 329],
  [345, 500],
] as const;

/**
 * What no program reads: behind the NUL of a text, behind the last field, in the padding behind the content. The names
 * of headers before an entry are not looked at: writers put their process id there.
 */
function unreadOf(block: Uint8Array, padding: Uint8Array, named: boolean): readonly Uint8Array[] {
  const posix = ascii(block, 257, 6) === 'ustar\0';
  const gnu = ascii(block, 257, 8) === 'ustar  \0';
  const texts = [...(named ? TEXTS : []), ...(posix ? POSIX_TEXTS : gnu ? POSIX_TEXTS.slice(0, 2) : [])];
  // GNU keeps two times and the map of a sparse file where others have the beginning of a long name.
  const last = posix ? 500 : gnu ? 495 : 257;
  return written([
    ...texts.map(([from, to]) => block.subarray(from + untilNul(block.subarray(from, to)).length, to)),
    block.subarray(last),
    ...(gnu ? [block.subarray(369, 495)] : []),
    padding,
  ]);
}

function written(parts: readonly Uint8Array[]): readonly Uint8Array[] {
  return parts.filter((part) => !isZero(part));
}

function untilNul(bytes: Uint8Array): Uint8Array {
  const end = bytes.indexOf(0);
  return end === -1 ? bytes : bytes.subarray(0, end);
}

function entryOf(
  block: Uint8Array,
  flag: string,
  data: Uint8Array,
  pending: Pending,
  pax: ReadonlyMap<string, Uint8Array>,
): TarEntry {
  const posix = ascii(block, 257, 6) === 'ustar\0';
  const gnu = ascii(block, 257, 8) === 'ustar  \0';
  const name = nonEmpty(pax.get('path')) ?? pending.path ?? headerName(block, posix);
  const target = nonEmpty(pax.get('linkpath')) ?? pending.link ?? untilNul(block.subarray(157, 257));
  if (flag === 'S' || flag === 'M') stopAtLimit('sparse and multi-volume entries of old GNU tar are not read');
  let type = Object.hasOwn(TYPES, flag) ? TYPES[flag]! : fail(`an entry of type ${JSON.stringify(flag)}, not known`);
  if (type === 'file' && flag !== '7' && name.at(-1) === 0x2f) type = 'directory';
  if (type !== 'file' && data.length > 0) fail(`a ${type} with ${data.length} bytes of content`);
  const device = type.endsWith('device') ? `${numberAt(block, 329, 8)}, ${numberAt(block, 337, 8)}` : '';
  const others = [...pax].filter((record) => !['path', 'linkpath', 'size'].includes(record[0]) && !isLayout(...record));
  const sparse = others.some(([key]) => key.startsWith('GNU.sparse.'));
  return {
    name,
    type,
    mode: numberAt(block, 100, 8),
    target,
    data,
    device,
    layout: layoutOf(block, pax, posix || gnu),
    records: others.map(([key, value]) => [key, Buffer.from(value).toString('latin1')]),
    unread: Buffer.concat([...pending.unread, ...overruled(pending.path, name), ...overruled(pending.link, target)]),
    sparse,
  };
}

function nonEmpty(bytes: Uint8Array | undefined): Uint8Array | undefined {
  return bytes === undefined || bytes.length === 0 ? undefined : bytes;
}

function headerName(block: Uint8Array, posix: boolean): Uint8Array {
  const name = untilNul(block.subarray(0, 100));
  const prefix = posix ? untilNul(block.subarray(345, 500)) : new Uint8Array(0);
  return prefix.length === 0 ? name : Buffer.concat([prefix, Buffer.from('/'), name]);
}

/** A long name of GNU beside another one of pax. */
function overruled(given: Uint8Array | undefined, used: Uint8Array): readonly Uint8Array[] {
  return given === undefined || Buffer.compare(given, used) === 0 ? [] : [given];
}

function layoutOf(block: Uint8Array, pax: ReadonlyMap<string, Uint8Array>, named: boolean): Record<string, string> {
  const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
  const field = (from: number): string => (named ? latin(untilNul(block.subarray(from, from + 32))) : '');
  const time = pax.get('mtime');
  const extra = [...pax].filter((record) => isLayout(...record) && record[0] !== 'mtime');
  return {
    time: time === undefined ? String(numberAt(block, 136, 12)) : latin(time),
    owner: `${numberAt(block, 108, 8)}:${numberAt(block, 116, 8)} ${field(265)}:${field(297)}`,
    ...(extra.length === 0 ? {} : { 'pax records': extra.map(([key, value]) => `${key}=${latin(value)}`).join('\n') }),
  };
}

/** Unsigned, as the standard has it, or signed, as some old writers summed. */
function checkSum(block: Uint8Array, at: number): void {
  let unsigned = 0;
  let signed = 0;
  for (let index = 0; index < BLOCK; index += 1) {
    const byte = index >= 148 && index < 156 ? 32 : block[index]!;
    unsigned += byte;
    signed += byte > 127 ? byte - 256 : byte;
  }
  const stored = numberAt(block, 148, 8);
  if (stored !== unsigned && stored !== signed)
    fail(`no header of a tar archive at byte ${at}: its checksum does not fit`);
}

/** Octal digits between blanks and NULs, or with the top bit set a big-endian number, as GNU tar writes large ones. */
function numberAt(block: Uint8Array, from: number, length: number): number {
  if ((block[from]! & 0x80) !== 0) {
    const view = viewOf(block);
    if (block[from] === 0xff) return signedAt(view, from, length);
    let value = BigInt(block[from]! & 0x7f);
    for (let index = 1; index < length; index += 1) value = value * 256n + BigInt(view.getUint8(from + index));
    return value > BigInt(Number.MAX_SAFE_INTEGER) ? fail('a number in a header that no file has') : Number(value);
  }
  const text = ascii(block, from, length).replace(/[\0 ].{0,12}$/s, (end) => (/^[\0 ]*$/.test(end) ? '' : end));
  const [, digits] = /^[ \0]*([0-7]*)$/.exec(text) ?? [];
  return digits === undefined
    ? fail('a number in a header that is no number')
    : digits === ''
      ? 0
      : Number.parseInt(digits, 8);
}

function signedAt(view: DataView, from: number, length: number): number {
  let value = -1n;
  for (let index = 0; index < length; index += 1) value = value * 256n + BigInt(view.getUint8(from + index));
  return value < BigInt(Number.MIN_SAFE_INTEGER) ? fail('a number in a header that no file has') : Number(value);
}

function decimal(bytes: Uint8Array): number {
  const text = utf8(bytes) ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : fail('a pax size that is no number');
}

interface Records {
  readonly last: ReadonlyMap<string, Uint8Array>;
  /** Values whose key is given again, which nobody gets to see. */
  readonly overruled: readonly Uint8Array[];
}

/** `LENGTH KEY=VALUE\n`, the length being that of the whole record. */
function records(data: Uint8Array): Records {
  const found = new Map<string, Uint8Array>();
  const overruled: Uint8Array[] = [];
  let at = 0;
  while (at < data.length) {
    if (isZero(data.subarray(at))) break;
    const [, digits = ''] = /^(\d{1,9}) /.exec(ascii(data, at, 10)) ?? [];
    const length = Number(digits);
    const end = at + length;
    const equals = data.indexOf(0x3d, at);
    if (digits === '' || end > data.length || data[end - 1] !== 0x0a || equals === -1 || equals >= end)
      return fail('a pax record that is none');
    const key = ascii(data, at + digits.length + 1, equals - at - digits.length - 1);
    const before = found.get(key);
    if (before !== undefined) overruled.push(before);
    found.set(key, data.subarray(equals + 1, end - 1));
    at = end;
  }
  return { last: found, overruled };
}

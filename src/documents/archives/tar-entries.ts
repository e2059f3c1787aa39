import { ascii, bytesFact } from '../binaries.js';
import { MAX_ARCHIVE_MEMBERS } from '../format.js';
import { fail, stopAtLimit } from '../trees/stop.js';
import { decimal, isLayout, records } from './pax.js';
import { BLOCK, checkSum, headerName, isZero, numberAt, unreadOf, untilNul, written } from './tar-header.js';

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
  /** What the header itself says, where a longer name or a pax record overrules it and does not only go on. */
  readonly old: Readonly<Record<string, string>>;
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
  const own = { name: headerName(block, posix), target: untilNul(block.subarray(157, 257)) };
  return {
    name,
    type,
    old: {
      ...oldFact('name', own.name, name),
      ...oldFact('link target', own.target, target),
      ...(pax.has('size') && numberAt(block, 124, 12) !== data.length
        ? { 'size for old programs': String(numberAt(block, 124, 12)) }
        : {}),
    },
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

/** Bytes that writers put in the place of a letter that is no ASCII. */
const REPLACED = 0x3f;
const LAST_ASCII = 0x7f;

/**
 * Programs that know neither long names nor pax read the header alone. What stands there is mostly the beginning of the
 * name; anything else is another file to them.
 */
function oldFact(what: string, own: Uint8Array, used: Uint8Array): Record<string, string> {
  return own.length === 0 || beginsWith(used, own) ? {} : { [`${what} for old programs`]: bytesFact(own) };
}

/** Letters that are no ASCII may stand as `?` each. */
function beginsWith(whole: Uint8Array, start: Uint8Array): boolean {
  let at = 0;
  for (const byte of start) {
    const other = whole[at];
    if (other === undefined) return false;
    at += 1;
    if (byte === other) continue;
    if (byte !== REPLACED || other <= LAST_ASCII) return false;
    // One letter of UTF-8, or one byte of it.
    while ((whole[at] ?? 0) >> 6 === 2) at += 1;
  }
  return true;
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

import { crc32 } from 'node:zlib';
import { ascii, binaryDocument, bytesFact } from '../binaries.js';
import type { FixtureDocument } from '../document.js';
import type { ReadInput, ReadResult } from '../format.js';
import { fail, stopAtLimit } from '../trees/stop.js';
import {
  directoryDocument,
  type EntryFacts,
  entryDocument,
  linkDocument,
  modeFacts,
  newMemberList,
  unreadDocument,
} from './entry.js';
import { inflateRawInto, roomFor } from './inflate.js';
import { readZip, type ZipEntry } from './zip-entries.js';

const STORED = 0;
const DEFLATED = 8;
const TYPE_BITS = 0o170000;
const LINK = 0o120000;
const DIRECTORY = 0o040000;
const REGULAR = 0o100000;

/** A zip archive as a container. Formats that are zip archives with a purpose (npz) share it under their own id. */
export async function readZipMembers(input: ReadInput, format: string): Promise<ReadResult> {
  const { entries, comment, gaps } = await readZip(input.bytes);
  const list = newMemberList(input);
  const budget = newUnpackBudget(input);
  for (const entry of entries) {
    if (list.ignores(entry.name)) {
      list.skip(entry.name, `${entry.size} ${entry.crc}`);
      continue;
    }
    const document = entryDocument(await contentOf(input, entry, budget), factsOf(entry));
    list.members.push({ name: entry.name, line: 0, document, digest: `${entry.size} ${entry.crc}` });
  }
  return {
    ok: true,
    document: binaryDocument({
      format,
      content: { kind: 'container', noun: 'member', members: list.members },
      facts: {
        ...(gaps.length === 0 ? {} : { 'bytes outside of all members': bytesFact(gaps) }),
        ...(comment.length === 0 || isCommit(comment) ? {} : { 'archive comment': bytesFact(comment) }),
      },
      layout: { ...list.layout(), ...(isCommit(comment) ? { 'archive comment': bytesFact(comment) } : {}) },
    }),
  };
}

/** What `git archive` writes; any other comment is text that somebody meant. */
function isCommit(comment: Uint8Array): boolean {
  return /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(ascii(comment, 0, comment.length));
}

/** Bytes that directories of links and the like take are booked by nobody else. */
interface UnpackBudget {
  readonly room: () => number;
  links: number;
}

function newUnpackBudget(input: ReadInput): UnpackBudget {
  return { room: () => roomFor(input), links: 0 };
}

/** A link's target is a path; more is none. Bytes, over all links of an archive. */
const MAX_LINK_BYTES = 16_777_216;

async function contentOf(input: ReadInput, entry: ZipEntry, budget: UnpackBudget): Promise<FixtureDocument> {
  if (entry.encrypted) return unreadDocument(entry.data, 'encrypted, so not read');
  if (entry.method !== STORED && entry.method !== DEFLATED)
    return unreadDocument(entry.data, `compressed by method ${entry.method}, which is not unpacked here`);
  const type = entry.mode & TYPE_BITS;
  const bytes = unpack(entry, budget.room());
  if (kindOf(entry) === 'directory') {
    return bytes.length === 0
      ? directoryDocument()
      : fail(`the directory ${JSON.stringify(entry.name.slice(0, 60))} has content`);
  }
  if (type !== LINK) return input.openMember(entry.name, bytes);
  budget.links += bytes.length;
  if (budget.links > MAX_LINK_BYTES) stopAtLimit('link targets of more bytes than paths have');
  return linkDocument(bytes, input);
}

function unpack(entry: ZipEntry, room: number): Uint8Array {
  const where = `member ${JSON.stringify(entry.name.slice(0, 60))}`;
  if (entry.size > room) stopAtLimit(`${where} has ${entry.size} bytes, more than the ${room} that are left`);
  const inflated =
    entry.method === STORED ? { bytes: entry.data, used: entry.data.length } : inflateRawInto(entry.data, entry.size);
  if (inflated.bytes.length !== entry.size) fail(`${where} does not have the ${entry.size} bytes that it declares`);
  if (inflated.used !== entry.data.length) fail(`${where} has bytes after its compressed content`);
  if (crc32(inflated.bytes) !== entry.crc) fail(`${where} has another checksum than it declares`);
  return inflated.bytes;
}

/** MS-DOS has an attribute for directories, which counts where nothing contradicts it. */
function kindOf({ name, mode, directory, size }: ZipEntry): 'directory' | 'symbolic link' | 'file' {
  const type = mode & TYPE_BITS;
  if (type === LINK) return 'symbolic link';
  if (name.endsWith('/') || type === DIRECTORY || (directory && type === 0 && size === 0)) return 'directory';
  return 'file';
}

function factsOf(entry: ZipEntry): EntryFacts {
  const type = entry.mode & TYPE_BITS;
  const kind = kindOf(entry);
  const special = type !== 0 && type !== REGULAR && kind === 'file';
  const mode = kind === 'file' ? modeFacts(entry.mode) : { layout: { mode: (entry.mode & 0o7777).toString(8) } };
  return {
    declared: {
      ...(kind === 'file' ? {} : { 'entry type': kind }),
      ...(special ? { 'entry type': `type ${(type >> 12).toString(8)}` } : {}),
      ...(entry.oddName ? { 'name encoding': 'not UTF-8' } : {}),
      ...(entry.headerName === undefined ? {} : { 'name in the header': entry.headerName }),
      ...(entry.encrypted ? { encryption: 'yes' } : {}),
    },
    facts: {
      ...mode.facts,
      ...(entry.comment.length === 0 ? {} : { comment: bytesFact(entry.comment) }),
      ...(entry.said.length === 0 ? {} : { 'extra fields that nobody knows': bytesFact(entry.said) }),
    },
    layout: {
      ...mode.layout,
      time: entry.time,
      compression: entry.method === STORED ? 'none' : entry.method === DEFLATED ? 'deflate' : `method ${entry.method}`,
      writer: String(entry.madeBy),
      ...(entry.extra.every(({ length }) => length === 0) ? {} : { 'extra fields': bytesFact(entry.extra) }),
    },
  };
}

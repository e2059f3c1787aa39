import { crc32 } from 'node:zlib';
import {
  directoryDocument,
  type EntryFacts,
  entryDocument,
  entryName,
  linkDocument,
  modeFacts,
  newMemberList,
  unreadDocument,
} from '../archives/entry.js';
import { compressionOf, roomFor } from '../archives/inflate.js';
import { readTar, type TarEntry } from '../archives/tar-entries.js';
import { binaryDocument, bytesFact } from '../binaries.js';
import type { FixtureDocument } from '../document.js';
import type { Format, ReadInput, ReadResult } from '../format.js';
import { opaqueDocument } from '../members.js';
import { attempt, fail } from '../trees/stop.js';

/**
 * A tar archive, compressed or not, member by member. Names, types and devices are shape; link targets, the right to
 * execute and extended attributes are values; times, owners, order and compression are layout.
 */
export const tar: Format = { id: 'tar', read: (input) => attempt(() => read(input)) };

async function read(input: ReadInput): Promise<ReadResult> {
  const compression = compressionOf(input.bytes);
  if (compression === undefined) return readMembers(input, input.bytes, { compression: 'none' });
  const { unpackFile } = await import('../archives/unpack.js');
  const { bytes, facts, layout } = await unpackFile(compression, input.bytes, roomFor(input));
  const outer = Object.fromEntries(Object.entries(layout).map(([key, value]) => [`${compression} ${key}`, value]));
  return readMembers(input, bytes, { compression, ...outer }, facts);
}

async function readMembers(
  input: ReadInput,
  bytes: Uint8Array,
  layout: Readonly<Record<string, string>>,
  outer: Readonly<Record<string, string>> = {},
): Promise<ReadResult> {
  if (bytes.length === 0) fail('the file is empty');
  const { entries, rest, endMarker } = readTar(bytes);
  const list = newMemberList(input);
  for (const entry of entries) {
    const { name, declared } = entryName(entry.name);
    if (list.ignores(name)) {
      list.skip(name, bytesFact([entry.data, entry.target]));
      continue;
    }
    const document = entryDocument(await contentOf(input, name, entry), factsOf(entry, declared));
    list.members.push({ name, line: 0, document, digest: `${entry.data.length} ${crc32(entry.data)}` });
  }
  return {
    ok: true,
    document: binaryDocument({
      format: 'tar',
      content: { kind: 'container', noun: 'member', members: list.members },
      facts: { ...outer, ...(rest.length === 0 ? {} : { 'bytes after the end of the archive': bytesFact(rest) }) },
      layout: { ...layout, ...list.layout(), ...(endMarker ? {} : { 'end marker': 'missing' }) },
    }),
  };
}

async function contentOf(input: ReadInput, name: string, entry: TarEntry): Promise<FixtureDocument> {
  if (entry.sparse) return unreadDocument(entry.data, 'a sparse file, whose holes are not read');
  switch (entry.type) {
    case 'file':
      return input.openMember(name, entry.data);
    case 'symbolic link':
    case 'hard link':
      return linkDocument(entry.target, input);
    case 'directory':
      return directoryDocument();
    default:
      return opaqueDocument(new Uint8Array(0), `a ${entry.type}`);
  }
}

function factsOf(entry: TarEntry, name: Readonly<Record<string, string>>): EntryFacts {
  // The bits of a directory say who may enter it, and links have none of their own.
  const mode = entry.type === 'file' ? modeFacts(entry.mode) : { layout: { mode: entry.mode.toString(8) } };
  const records = entry.records.map(([key, value]) => [`pax ${key}`, bytesFact(Buffer.from(value, 'latin1'))] as const);
  return {
    declared: {
      ...name,
      ...(entry.type === 'file' ? {} : { 'entry type': entry.type }),
      ...(entry.device === '' ? {} : { device: entry.device }),
    },
    facts: {
      ...mode.facts,
      ...Object.fromEntries(records),
      ...entry.old,
      ...(entry.unread.length === 0 ? {} : { 'bytes that no program reads': bytesFact(entry.unread) }),
    },
    layout: { ...entry.layout, ...mode.layout },
  };
}

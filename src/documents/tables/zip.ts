import { crc32 } from 'node:zlib';
import { inflateRawInto } from '../archives/inflate.js';
import { readZip } from '../archives/zip-entries.js';
import { ascii, bytesFact } from '../binaries.js';
import { fail, stopAtLimit } from '../trees/stop.js';
import type { Meter } from './guard.js';

const STORED = 0;
const DEFLATED = 8;

export interface Unzipped {
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** What stands in the archive beside its files, as in zip. */
  readonly facts: Readonly<Record<string, string>>;
}

/** The files of a small zip archive by name, held to the same rules as those of any zip. */
export async function unzip(bytes: Uint8Array, meter: Meter, maxFiles: number): Promise<Unzipped> {
  const { entries, gaps, comment } = await readZip(bytes);
  if (entries.length > maxFiles) stopAtLimit(`more than ${maxFiles} members`);
  const files = new Map<string, Uint8Array>();
  const said: Uint8Array[] = [...gaps, ...(comment.length === 0 ? [] : [comment])];
  for (const entry of entries) {
    const { name, size, method, data } = entry;
    said.push(...entry.said, ...(entry.comment.length === 0 ? [] : [entry.comment]));
    meter.inflate(size);
    if (entry.encrypted) stopAtLimit('an encrypted member');
    if (name.endsWith('/')) {
      if (data.length > 0) said.push(data);
      continue;
    }
    if (method !== STORED && method !== DEFLATED) stopAtLimit(`a member compressed by method ${method}`);
    const { bytes: content, used } =
      method === STORED ? { bytes: data, used: data.length } : inflateRawInto(data, size);
    if (content.length !== size || used !== data.length || crc32(content) !== entry.crc)
      fail(`the member ${ascii(Buffer.from(name), 0, 60)} is not what the archive says of it`);
    if (files.has(name)) fail(`two members named ${name}`);
    files.set(name, new Uint8Array(content));
  }
  return { files, facts: said.length === 0 ? {} : { 'bytes beside the members': bytesFact(said) } };
}

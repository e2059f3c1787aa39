import { ascii } from '../binaries.js';
import { utf8 } from '../trees/bytes.js';
import { fail } from '../trees/stop.js';
import { isZero } from './tar-header.js';

/** Times, owners and where the writer was: layout (docs/classes.md section 4). */
const LAYOUT_RECORDS: ReadonlySet<string> = new Set([
  ...['atime', 'ctime', 'mtime', 'uid', 'gid', 'uname', 'gname', 'LIBARCHIVE.creationtime'],
]);

/** What `git archive` writes as the comment of an archive; any other is text that somebody meant. */
const COMMIT = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;

export function isLayout(key: string, value: Uint8Array): boolean {
  return LAYOUT_RECORDS.has(key) || (key === 'comment' && COMMIT.test(utf8(value) ?? ''));
}

export function decimal(bytes: Uint8Array): number {
  const text = utf8(bytes) ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : fail('a pax size that is no number');
}

export interface Records {
  readonly last: ReadonlyMap<string, Uint8Array>;
  /** Values whose key is given again, which nobody gets to see. */
  readonly overruled: readonly Uint8Array[];
}

/** `LENGTH KEY=VALUE\n`, the length being that of the whole record. */
export function records(data: Uint8Array): Records {
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

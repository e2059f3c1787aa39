import { FixtureGateError } from '../errors.js';
import { isNullId, objectId } from './object-id.js';
import { decodePath } from './paths.js';
import type { PathChange, TreeEntry } from './revisions.js';

const NUL = 0;
const COLON = 0x3a;
const LINE_FEED = 0x0a;
/** The mode that `--raw` gives for "nothing here". */
const ABSENT_MODE = '000000';

export interface RawChange extends PathChange {
  /** Git's letter for the change; for a merge one for each parent. */
  readonly status: string;
}

/** Splits what `-z` prints. Each field ends with a NUL; what follows the last one is not complete yet. */
export function splitFields(bytes: Buffer): { readonly fields: Buffer[]; readonly rest: Buffer } {
  const fields: Buffer[] = [];
  let start = 0;
  for (let end = bytes.indexOf(NUL); end !== -1; end = bytes.indexOf(NUL, start)) {
    fields.push(bytes.subarray(start, end));
    start = end + 1;
  }
  return { fields, rest: bytes.subarray(start) };
}

/** `log -z` puts a line feed between what the format printed and the first entry. */
export function isRawEntry(field: Buffer): boolean {
  return field[0] === COLON || (field[0] === LINE_FEED && field[1] === COLON);
}

/**
 * One entry of `--raw -z --no-renames --no-abbrev`: `:mode mode oid oid S`, or for a merge of n parents n colons, n + 1
 * modes, n + 1 ids and n letters. The base of a merge is its first parent.
 */
export function parseRawEntry(meta: Buffer, path: Buffer): RawChange {
  const text = meta.toString('latin1', meta[0] === LINE_FEED ? 1 : 0);
  const colons = /^:+/.exec(text)?.[0].length ?? 0;
  const parts = text.slice(colons).split(' ');
  const sides = colons + 1;
  if (colons === 0 || parts.length !== 2 * sides + 1) {
    throw new TypeError(`not a raw diff entry: ${JSON.stringify(text.slice(0, 200))}`);
  }
  return {
    path: decodePath(path),
    base: toEntry(parts[0]!, parts[sides]!),
    head: toEntry(parts[sides - 1]!, parts[2 * sides - 1]!),
    status: parts[2 * sides]!,
  };
}

/** All of `diff-tree -z` and its kin. */
export function parseRawDiff(output: Buffer): readonly RawChange[] {
  const { fields, rest } = splitFields(output);
  if (rest.length > 0 || fields.length % 2 !== 0) {
    throw new FixtureGateError('GIT_FAILED', 'the output of git ended in the middle of an entry', 'run it again');
  }
  const changes: RawChange[] = [];
  for (let index = 0; index < fields.length; index += 2)
    changes.push(parseRawEntry(fields[index]!, fields[index + 1]!));
  return changes;
}

/** An entry with a mode but no id is one on disk that git has not hashed. */
function toEntry(mode: string, oid: string): TreeEntry | null {
  return mode === ABSENT_MODE && isNullId(oid) ? null : { mode, oid: objectId(oid) };
}

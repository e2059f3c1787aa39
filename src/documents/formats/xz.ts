import { compressionOf } from '../archives/inflate.js';
import { unpackedByNobody } from '../archives/packed-file.js';
import type { Format, ReadInput, ReadResult } from '../format.js';
import { attempt, fail } from '../trees/stop.js';

/** Compressed by xz, for which there is no well-kept library without native code. */
export const xz: Format = { id: 'xz', read: (input) => attempt(() => read(input)) };

function read(input: ReadInput): ReadResult {
  if (compressionOf(input.bytes) !== 'xz') fail('not compressed by xz');
  return unpackedByNobody('xz', input, 'xz');
}

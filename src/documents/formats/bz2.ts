import { compressionOf } from '../archives/inflate.js';
import { unpackedByNobody } from '../archives/packed-file.js';
import type { Format, ReadInput, ReadResult } from '../format.js';
import { attempt, fail } from '../trees/stop.js';

/** Compressed by bzip2, for which there is no well-kept library without native code. */
export const bz2: Format = { id: 'bz2', read: (input) => attempt(() => read(input)) };

function read(input: ReadInput): ReadResult {
  if (compressionOf(input.bytes) !== 'bzip2') fail('not compressed by bzip2');
  return unpackedByNobody('bz2', input, 'bzip2');
}

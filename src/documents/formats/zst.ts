import { compressionOf, roomFor, unzstd } from '../archives/inflate.js';
import { innerName, packedDocument, unpackedByNobody } from '../archives/packed-file.js';
import type { Format, ReadInput, ReadResult } from '../format.js';
import { attempt, fail } from '../trees/stop.js';

/** One file compressed by Zstandard, where Node can unpack it. */
export const zst: Format = { id: 'zst', read: (input) => attempt(() => readZst(input)) };

async function readZst(input: ReadInput): Promise<ReadResult> {
  if (compressionOf(input.bytes) !== 'zstd') fail('not compressed by zstd');
  const content = unzstd(input.bytes, roomFor(input));
  if (content === undefined) return unpackedByNobody('zst', input, 'zstd');
  return packedDocument('zst', await input.openMember(innerName(input.path, ['zst', 'zstd']), content), {});
}

import { gunzip, roomFor } from '../archives/inflate.js';
import { innerName, packedDocument } from '../archives/packed-file.js';
import type { Format, ReadInput, ReadResult } from '../format.js';
import { attempt } from '../trees/stop.js';

/** One file compressed by gzip. Header fields (time, name, level, system) are layout; the content is all that counts. */
export const gz: Format = { id: 'gz', read: (input) => attempt(() => readGz(input)) };

async function readGz(input: ReadInput): Promise<ReadResult> {
  const { bytes, layout } = gunzip(input.bytes, roomFor(input));
  const name = input.path.toLowerCase().endsWith('.svgz')
    ? input.path.slice(0, -1)
    : innerName(input.path, ['gz', 'gzip']);
  return packedDocument('gz', await input.openMember(name, bytes), layout);
}

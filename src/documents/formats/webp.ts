import { binaryResult } from '../binaries.js';
import type { Format, ReadInput, ReadResult } from '../format.js';
import { checkPixels } from '../images/size.js';
import { readWebp } from '../images/webp-chunks.js';
import { decodeWebp } from '../images/webp-decoder.js';
import { attempt, fail } from '../trees/stop.js';

/** WebP without animation; orientation and colour profile are values, the other metadata layout. */
export const webp: Format = { id: 'webp', read: (input) => attempt(() => read(input)) };

async function read({ bytes }: ReadInput): Promise<ReadResult> {
  const { width, height, image, facts, layout } = readWebp(bytes);
  checkPixels(width, height);
  const decoded = await decodeWebp(image).catch((error: unknown) => {
    return fail(`libwebp cannot read it: ${error instanceof Error ? error.message : 'unknown error'}`);
  });
  if (decoded.width !== width || decoded.height !== height) fail('the decoder made another size of it');
  const { buffer, byteOffset, byteLength } = decoded.data;
  const pixels = new Uint8Array(buffer, byteOffset, byteLength);
  return binaryResult({
    format: 'webp',
    content: { kind: 'image', width, height, depth: 8, frames: [pixels] },
    facts,
    layout,
  });
}

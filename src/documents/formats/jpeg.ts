import { binaryResult } from '../binaries.js';
import type { Format, ReadInput, ReadResult } from '../format.js';
import { decodeJpeg } from '../images/jpeg-decoder.js';
import { attempt } from '../trees/stop.js';

/**
 * JPEG, decoded by one decoder on both sides: pixels are those that it makes. Exif orientation, density and colour
 * profile are values, the other metadata layout.
 */
export const jpeg: Format = { id: 'jpeg', read: (input) => attempt(() => read(input)) };

async function read(input: ReadInput): Promise<ReadResult> {
  const { parts, rgba, facts } = await decodeJpeg(input.bytes, input);
  const { width, height, layout } = parts;
  const content = { kind: 'image', width, height, depth: 8, frames: [rgba] } as const;
  return binaryResult({ format: 'jpeg', content, facts, layout });
}

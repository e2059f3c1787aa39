import { bytesFact, startsWith, viewOf } from '../binaries.js';
import { fail } from '../trees/stop.js';
import { exifFacts } from './exif.js';
import { readAnimation } from './webp-animation.js';
import { type Chunk, chunksOf, codingOf, dataOf, sizeOf, type WebpFrame, type WebpParts } from './webp-chunks.js';

const ANIMATED = 0x02;

/** Size and metadata of a WebP, read before a decoder sees it. */
export function readWebp(bytes: Uint8Array): WebpParts {
  if (!startsWith(bytes, 'RIFF') || !startsWith(bytes, 'WEBP', 8)) fail('not a WebP: it has another signature');
  const end = 8 + viewOf(bytes).getUint32(4, true);
  if (end > bytes.length) fail(`cut off: ${end} bytes announced, ${bytes.length} there`);
  const chunks = chunksOf(bytes.subarray(12, end));
  const data = dataOf(chunks);
  const animated = data('ANIM').length > 0 || data('ANMF').length > 0 || ((data('VP8X')[0]?.[0] ?? 0) & ANIMATED) !== 0;
  const exif = data('EXIF').map((block) => (startsWith(block, 'Exif\0\0') ? block.subarray(6) : block));
  const facts: Record<string, string> = { ...exifFacts(exif) };
  const known = animated ? OF_ANIMATION : OF_STILL;
  for (const { type } of chunks) if (!known.has(type)) facts[`chunk ${type}`] = bytesFact(data(type));
  if (data('ICCP').length > 0) facts['colour profile'] = bytesFact(data('ICCP'));
  const padding = chunks.map((chunk) => chunk.padding);
  if (padding.some((byte) => byte !== 0)) facts['bytes that fill up chunks'] = bytesFact(Uint8Array.from(padding));
  Object.assign(facts, headerFacts(data('VP8X')));
  if (end < bytes.length) facts['bytes after the image'] = bytesFact(bytes.subarray(end));
  const parts = animated ? readAnimation(chunks) : still(bytes.subarray(0, end), chunks);
  return {
    ...parts,
    animated,
    facts: { ...facts, ...parts.facts },
    layout: {
      ...parts.layout,
      ...(exif.length === 0 ? {} : { Exif: bytesFact(exif) }),
      ...(data('XMP ').length === 0 ? {} : { XMP: bytesFact(data('XMP ')) }),
    },
  };
}

/** Flags that say what chunks there are, which the chunks say themselves. */
const FLAGS = 0x3e;
const VP8X_BYTES = 10;

/** What the extended header holds that no decoder looks at. */
function headerFacts(headers: readonly Uint8Array[]): Record<string, string> {
  const rest = headers.map((header, index) =>
    index > 0
      ? header
      : Uint8Array.from([header[0]! & ~FLAGS, ...header.subarray(1, 4), ...header.subarray(VP8X_BYTES)]),
  );
  return rest.every((bytes) => bytes.every((byte) => byte === 0))
    ? {}
    : { 'free bytes of the header': bytesFact(rest) };
}

const METADATA = ['VP8X', 'ICCP', 'EXIF', 'XMP '];
const OF_STILL: ReadonlySet<string> = new Set([...METADATA, 'VP8 ', 'VP8L', 'ALPH']);
const OF_ANIMATION: ReadonlySet<string> = new Set([...METADATA, 'ANIM', 'ANMF']);

function still(image: Uint8Array, chunks: readonly Chunk[]): Omit<WebpParts, 'animated'> {
  const size = sizeOf(chunks);
  const frame: WebpFrame = { ...size, image, left: 0, top: 0, blend: 'source', disposal: 'keep' };
  return { ...size, frames: [frame], facts: {}, layout: { coding: codingOf(chunks) } };
}

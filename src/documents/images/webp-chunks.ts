import { ascii, bytesFact, startsWith, viewOf } from '../binaries.js';
import { fail, stopAtLimit } from '../trees/stop.js';
import { exifFacts } from './exif.js';

export interface WebpParts {
  readonly width: number;
  readonly height: number;
  /** The file without what follows it. */
  readonly image: Uint8Array;
  readonly facts: Readonly<Record<string, string>>;
  readonly layout: Readonly<Record<string, string>>;
}

interface Chunk {
  readonly type: string;
  readonly data: Uint8Array;
}

const ANIMATED = 0x02;

/** Size and metadata of a WebP, read before a decoder sees it. */
export function readWebp(bytes: Uint8Array): WebpParts {
  if (!startsWith(bytes, 'RIFF') || !startsWith(bytes, 'WEBP', 8)) fail('not a WebP: it has another signature');
  const end = 8 + viewOf(bytes).getUint32(4, true);
  if (end > bytes.length) fail(`cut off: ${end} bytes announced, ${bytes.length} there`);
  const chunks = chunksOf(bytes.subarray(0, end));
  const data = (type: string): readonly Uint8Array[] =>
    chunks.filter((one) => one.type === type).map((one) => one.data);
  const known = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP', 'EXIF', 'XMP ']);
  if (data('ANIM').length > 0 || data('ANMF').length > 0 || ((data('VP8X')[0]?.[0] ?? 0) & ANIMATED) !== 0)
    stopAtLimit('animated WebP is not decoded here');
  const exif = data('EXIF').map((block) => (startsWith(block, 'Exif\0\0') ? block.subarray(6) : block));
  const facts: Record<string, string> = { ...exifFacts(exif) };
  for (const { type, data: content } of chunks) if (!known.has(type)) facts[`chunk ${type}`] = bytesFact(content);
  if (data('ICCP').length > 0) facts['colour profile'] = bytesFact(data('ICCP'));
  if (end < bytes.length) facts['bytes after the image'] = bytesFact(bytes.subarray(end));
  return {
    ...sizeOf(data),
    image: bytes.subarray(0, end),
    facts,
    layout: {
      coding: data('VP8L').length > 0 ? 'lossless' : 'lossy',
      ...(exif.length === 0 ? {} : { Exif: bytesFact(exif) }),
      ...(data('XMP ').length === 0 ? {} : { XMP: bytesFact(data('XMP ')) }),
    },
  };
}

function chunksOf(bytes: Uint8Array): readonly Chunk[] {
  const view = viewOf(bytes);
  const chunks: Chunk[] = [];
  let at = 12;
  while (at < bytes.length) {
    if (at + 8 > bytes.length) fail('cut off in a chunk');
    const type = ascii(bytes, at, 4);
    if (!/^[ -~]{4}$/.test(type)) fail(`no chunk begins at byte ${at}`);
    const size = view.getUint32(at + 4, true);
    if (at + 8 + size > bytes.length) fail(`cut off in chunk ${type}`);
    chunks.push({ type, data: bytes.subarray(at + 8, at + 8 + size) });
    // Chunks begin at even places.
    at += 8 + size + (size % 2);
  }
  return chunks;
}

/** The decoder allocates for the size in the coded image, so that one is looked at, whatever the outer header says. */
function sizeOf(data: (type: string) => readonly Uint8Array[]): { readonly width: number; readonly height: number } {
  const coded = [...data('VP8 '), ...data('VP8L')];
  const [image] = coded;
  if (image === undefined || coded.length > 1) return fail(`${coded.length} images where one is due`);
  const view = viewOf(image);
  const lossless = data('VP8L').length > 0;
  if (image.length < 10) return fail('cut off in its pixels');
  if (!lossless) {
    if (!startsWith(image, '\x9d\x01\x2a', 3)) fail('no key frame');
    return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff };
  }
  if (image[0] !== 0x2f) fail('no lossless image');
  const bits = view.getUint32(1, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

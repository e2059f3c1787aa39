import { binaryResult, bytesFact } from '../binaries.js';
import { type Format, MAX_IMAGE_PIXELS, type ReadInput, type ReadResult } from '../format.js';
import { type JpegParts, readMarkers } from '../images/jpeg-markers.js';
import { checkPixels } from '../images/size.js';
import { attempt, fail, ReadStop, stopAtLimit } from '../trees/stop.js';

/** jpeg-js keeps 16-bit coefficients, samples and RGBA: about 16 bytes a pixel. */
const MAX_MEGABYTES = 1_024;
/** Every scan of a progressive image touches all of its pixels, however few bytes it has. */
const MAX_SCAN_PIXELS = 8 * MAX_IMAGE_PIXELS;

/**
 * JPEG, decoded by one decoder on both sides: pixels are those that it makes. Exif orientation, density and colour
 * profile are values, the other metadata layout.
 */
export const jpeg: Format = { id: 'jpeg', read: (input) => attempt(() => read(input)) };

async function read({ bytes }: ReadInput): Promise<ReadResult> {
  const parts = readMarkers(bytes);
  const { width, height, scans, coding } = parts;
  checkPixels(width, height);
  if (width * height * scans > MAX_SCAN_PIXELS) stopAtLimit(`${width}x${height} pixels in ${scans} scans`);
  if (parts.precision !== 8 || !['baseline', 'extended', 'progressive'].includes(coding))
    stopAtLimit(`${coding} with ${parts.precision} bits a sample is not decoded here`);
  const data = await decode(parts.image);
  if (data.length !== width * height * 4) fail('the decoder made another size of it');
  const unread = await unreadScans(parts);
  return binaryResult({
    format: 'jpeg',
    content: { kind: 'image', width, height, depth: 8, frames: [data] },
    facts: {
      ...parts.facts,
      ...(unread.length === 0 ? {} : { 'bytes behind the last coded block': bytesFact(unread) }),
    },
    layout: parts.layout,
  });
}

/** A coder fills up its last byte, so that a scan which does without its last four has something behind its last block. */
const SPARE_BYTES = 4;
/** Pixels that are decoded once more at most, over all scans; beyond, only the last scan is asked. */
const MAX_ASKED_PIXELS = MAX_IMAGE_PIXELS / 2;

/**
 * The scans that decode without their end: the decoder passes over whatever stands between the last block and the next
 * marker. Where in a scan that begins nobody says, so all of the scan is compared.
 */
async function unreadScans({ image, width, height, scanEnds, scanStarts }: JpegParts): Promise<readonly Uint8Array[]> {
  const all = width * height * scanEnds.length * scanEnds.length <= MAX_ASKED_PIXELS;
  const found: Uint8Array[] = [];
  for (const [index, end] of scanEnds.entries()) {
    const start = scanStarts[index]!;
    if (!(all || index === scanEnds.length - 1) || end - start <= SPARE_BYTES) continue;
    const shorter = Buffer.concat([image.subarray(0, end - SPARE_BYTES), image.subarray(end)]);
    if (await decodes(shorter)) found.push(image.subarray(start, end));
  }
  return found;
}

async function decodes(image: Uint8Array): Promise<boolean> {
  try {
    await decode(image);
    return true;
  } catch (error) {
    if (error instanceof ReadStop) return false;
    throw error;
  }
}

async function decode(image: Uint8Array): Promise<Uint8Array> {
  const { default: library } = await import('jpeg-js');
  try {
    const { data } = library.decode(image, {
      useTArray: true,
      formatAsRGBA: true,
      tolerantDecoding: false,
      maxResolutionInMP: Math.ceil(MAX_IMAGE_PIXELS / 1_000_000),
      maxMemoryUsageInMB: MAX_MEGABYTES,
    });
    return data;
  } catch (error) {
    // Whatever a decoder throws at hostile bytes says that it cannot read them.
    const reason = error instanceof Error ? error.message : 'unknown error';
    return /maxMemoryUsageInMB|maxResolutionInMP/.test(reason) ? stopAtLimit(reason) : fail(reason);
  }
}

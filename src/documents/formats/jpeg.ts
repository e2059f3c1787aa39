import { binaryResult } from '../binaries.js';
import { type Format, MAX_IMAGE_PIXELS, type ReadInput, type ReadResult } from '../format.js';
import { readMarkers } from '../images/jpeg-markers.js';
import { checkPixels } from '../images/size.js';
import { attempt, fail, stopAtLimit } from '../trees/stop.js';

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
  return binaryResult({
    format: 'jpeg',
    content: { kind: 'image', width, height, depth: 8, frames: [data] },
    facts: parts.facts,
    layout: parts.layout,
  });
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

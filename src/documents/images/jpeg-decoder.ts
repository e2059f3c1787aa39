import { bytesFact } from '../binaries.js';
import { MAX_IMAGE_PIXELS, type ReadInput } from '../format.js';
import { fail, stopAtLimit } from '../trees/stop.js';
import { type JpegParts, readMarkers } from './jpeg-markers.js';
import { unreadIn } from './jpeg-scans.js';
import { frameOf } from './jpeg-tables.js';
import { checkPixels } from './size.js';

/** More than jpeg-js counts for the largest image that is read. */
const MAX_MEGABYTES = 1_024;
/** What is made of it, and of each sample of its blocks while it is decoded. Bytes. */
const PIXEL_MEMORY = 4;
const SAMPLE_MEMORY = 11;
const BLOCK_SAMPLES = 64;
/** Every scan of a progressive image touches all of its pixels, however few bytes it has. */
const MAX_SCAN_PIXELS = 8 * MAX_IMAGE_PIXELS;

export interface Jpeg {
  readonly parts: JpegParts;
  readonly rgba: Uint8Array;
  /** What the markers say, and what no decoder shows. */
  readonly facts: Readonly<Record<string, string>>;
}

/** `transform`: whether three components are YCbCr, where something else than the file itself knows. */
export async function decodeJpeg(
  bytes: Uint8Array,
  input: Pick<ReadInput, 'book'>,
  transform?: boolean,
): Promise<Jpeg> {
  const parts = readMarkers(bytes);
  const { width, height, scans, coding } = parts;
  checkPixels(width, height);
  if (width * height * scans.length > MAX_SCAN_PIXELS)
    stopAtLimit(`${width}x${height} pixels in ${scans.length} scans`);
  if (parts.precision !== 8 || !['baseline', 'extended', 'progressive'].includes(coding))
    stopAtLimit(`${coding} with ${parts.precision} bits a sample is not decoded here`);
  requireCodes(parts);
  const samples = frameOf(parts.frame).components.reduce((sum, { stored }) => sum + stored * BLOCK_SAMPLES, 0);
  const held = width * height * PIXEL_MEMORY;
  input.book?.(held, held + samples * SAMPLE_MEMORY);
  const rgba = await decode(parts.image, transform);
  if (rgba.length !== width * height * 4) fail('the decoder made another size of it');
  return { parts, rgba, facts: { ...parts.facts, ...unreadFacts(parts) } };
}

/**
 * Every block of a component takes a bit at least in the scan that begins it, so a few bytes cannot hold many megapixels. The library
 * makes room for all of them before it looks: 400 MiB for 656 bytes.
 */
function requireCodes({ frame, scans }: JpegParts): void {
  const blocks = Math.min(...frameOf(frame).components.map(({ across, down }) => across * down));
  const bits = scans.reduce((sum, { start, end }) => sum + (end - start) * 8, 0);
  if (bits < blocks) fail('fewer bits of coded data than blocks');
}

/** What stands in the coded data and is passed over. Where nobody can say what that is, all of the file counts. */
function unreadFacts({ image, frame, coding, scans }: JpegParts): Record<string, string> {
  const unread = unreadIn(image, frame, coding, scans);
  if (unread === undefined) return { 'coded data that break the rules': bytesFact(image) };
  const { behind, fill, outside } = unread;
  return {
    ...(behind.length === 0 ? {} : { 'bytes behind the last coded block': bytesFact(behind) }),
    ...(fill.length === 0 ? {} : { 'bits that fill up bytes': bytesFact(Uint8Array.from(fill)) }),
    ...(outside.length === 0
      ? {}
      : { 'blocks beyond the edges': bytesFact(Buffer.from(Uint32Array.from(outside).buffer)) }),
  };
}

async function decode(image: Uint8Array, colorTransform: boolean | undefined): Promise<Uint8Array> {
  const { default: library } = await import('jpeg-js');
  try {
    const { data } = library.decode(image, {
      useTArray: true,
      formatAsRGBA: true,
      tolerantDecoding: false,
      maxResolutionInMP: Math.ceil(MAX_IMAGE_PIXELS / 1_000_000),
      maxMemoryUsageInMB: MAX_MEGABYTES,
      ...(colorTransform === undefined ? {} : { colorTransform }),
    });
    return data;
  } catch (error) {
    // Whatever a decoder throws at hostile bytes says that it cannot read them.
    const reason = error instanceof Error ? error.message : 'unknown error';
    return /maxMemoryUsageInMB|maxResolutionInMP/.test(reason) ? stopAtLimit(reason) : fail(reason);
  }
}

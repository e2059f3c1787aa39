import { viewOf } from '../binaries.js';
import { MAX_ARCHIVE_MEMBERS } from '../format.js';
import { fail, stopAtLimit } from '../trees/stop.js';

/** One frame of a Zstandard file (RFC 8878, section 3.1). */
export interface ZstdFrame {
  readonly bytes: Uint8Array;
  /** Frames that decoders pass over hold what a program put there. */
  readonly skippable: boolean;
  /** Where its blocks begin. */
  readonly blocks: number;
  /** What the header says about the size of the content. */
  readonly said: number | undefined;
  /** How far back its blocks may reach, in bytes. */
  readonly window: number;
  /** What its blocks can unpack to at most. */
  readonly most: number;
  /** Low four bytes of the content's XXH64. */
  readonly checksum: number | undefined;
}

const MAGIC = 0xfd2fb528;
const SKIPPABLE = 0x184d2a50;
const BLOCK_BYTES = 131_072;
/** As far back as zstd itself looks unless it is told to look further: 2^27 bytes. */
const MAX_WINDOW_BYTES = 134_217_728;
const RAW = 0;
const RUN = 1;
const RESERVED = 3;

/**
 * The frames of a file. Node's own function ends at whatever it does not know, a frame that is cut off or one to be
 * passed over among it, and says nothing: behind that, two files could differ unseen.
 */
export function zstdFrames(bytes: Uint8Array): readonly ZstdFrame[] {
  const view = viewOf(bytes);
  const frames: ZstdFrame[] = [];
  let at = 0;
  while (at < bytes.length) {
    if (frames.length >= MAX_ARCHIVE_MEMBERS) stopAtLimit(`more than ${MAX_ARCHIVE_MEMBERS} compressed frames`);
    if (at + 8 > bytes.length) return fail(`${bytes.length - at} bytes follow that are no zstd`);
    const magic = view.getUint32(at, true);
    const frame =
      magic === MAGIC
        ? dataFrame(bytes, at)
        : (magic & 0xfffffff0) >>> 0 === SKIPPABLE
          ? skippable(bytes, at)
          : fail(at === 0 ? 'not compressed by zstd' : `${bytes.length - at} bytes follow that are no zstd`);
    frames.push(frame);
    at += frame.bytes.length;
  }
  return frames;
}

function skippable(bytes: Uint8Array, at: number): ZstdFrame {
  const end = at + 8 + viewOf(bytes).getUint32(at + 4, true);
  if (end > bytes.length) fail('compressed data are cut off');
  return {
    bytes: bytes.subarray(at, end),
    skippable: true,
    blocks: 8,
    said: 0,
    window: 0,
    most: 0,
    checksum: undefined,
  };
}

function dataFrame(bytes: Uint8Array, start: number): ZstdFrame {
  const view = viewOf(bytes);
  const descriptor = view.getUint8(start + 4);
  if ((descriptor & 8) !== 0) fail('a zstd header with flags that are not known');
  const single = (descriptor & 32) !== 0;
  if ((descriptor & 3) !== 0) stopAtLimit('it was compressed with a dictionary, which is not at hand');
  const sizeBytes = [single ? 1 : 0, 2, 4, 8][descriptor >> 6]!;
  let at = start + 5 + (single ? 0 : 1);
  if (at + sizeBytes > bytes.length) fail('compressed data are cut off');
  const said = saidSize(view, at, sizeBytes);
  const window = single ? (said ?? 0) : windowSize(view.getUint8(start + 5));
  if (!single && window > MAX_WINDOW_BYTES) stopAtLimit(`it reaches back further than ${MAX_WINDOW_BYTES} bytes`);
  at += sizeBytes;
  const blocks = at - start;
  let most = 0;
  for (let last = false; !last; ) {
    if (at + 3 > bytes.length) fail('compressed data are cut off');
    const header = view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
    const [type, size] = [(header >> 1) & 3, header >> 3];
    if (type === RESERVED || size > BLOCK_BYTES) fail('compressed data are broken: a block of no known kind or size');
    last = (header & 1) === 1;
    most += type === RAW || type === RUN ? size : BLOCK_BYTES;
    at += 3 + (type === RUN ? 1 : size);
  }
  const summed = (descriptor & 4) !== 0;
  const end = at + (summed ? 4 : 0);
  if (end > bytes.length) fail('compressed data are cut off');
  if (said !== undefined && said > most) fail('a frame says that it is larger than its blocks can be');
  const checksum = summed ? view.getUint32(at, true) : undefined;
  return { bytes: bytes.subarray(start, end), skippable: false, blocks, said, window, most, checksum };
}

/** The window descriptor: an exponent, and eighths of it on top. */
function windowSize(descriptor: number): number {
  const base = 2 ** (10 + (descriptor >> 3));
  return base + (base / 8) * (descriptor & 7);
}

function saidSize(view: DataView, at: number, size: number): number | undefined {
  if (size === 0) return undefined;
  if (size === 1) return view.getUint8(at);
  if (size === 2) return view.getUint16(at, true) + 256;
  return size === 4 ? view.getUint32(at, true) : Number(view.getBigUint64(at, true));
}

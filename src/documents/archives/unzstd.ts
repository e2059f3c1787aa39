import * as zlib from 'node:zlib';
import { bytesFact } from '../binaries.js';
import { MAX_INFLATED_BYTES } from '../format.js';
import { fail, stopAtLimit } from '../trees/stop.js';
import { xxh64 } from './xxh64.js';
import { type ZstdFrame, zstdFrames } from './zstd-frames.js';

export interface Unzstd {
  readonly bytes: Uint8Array;
  /** What frames that decoders pass over hold: it belongs to no content and is not how the content is packed. */
  readonly facts: Readonly<Record<string, string>>;
}

type Decompress = (frame: ZstdFrame, room: number) => Uint8Array;

/** All frames of a file, each unpacked by itself; `room` in bytes. */
export async function unzstd(bytes: Uint8Array, room: number): Promise<Unzstd> {
  const frames = zstdFrames(bytes);
  if (frames.length === 0) fail('the file is empty');
  const decompress = ofNode() ?? (await ofLibrary());
  const parts: Uint8Array[] = [];
  let total = 0;
  for (const frame of frames) {
    if (frame.skippable) continue;
    if ((frame.said ?? 0) > room - total) tooLarge(room);
    const part = decompress(frame, room - total);
    total += part.length;
    if (total > room) tooLarge(room);
    if (frame.said !== undefined && part.length !== frame.said) fail('the size is not that of the content');
    parts.push(part);
  }
  const skipped = frames.filter(({ skippable }) => skippable).map((frame) => frame.bytes);
  return {
    bytes: parts.length === 1 ? parts[0]! : Buffer.concat(parts),
    facts: skipped.length === 0 ? {} : { 'zstd frames that are passed over': bytesFact(skipped) },
  };
}

/** Undefined where this Node has no zstd (it came with 22.15). */
function ofNode(): Decompress | undefined {
  const decompress: unknown = Reflect.get(zlib, 'zstdDecompressSync');
  if (typeof decompress !== 'function') return undefined;
  return ({ bytes }, room) => {
    try {
      // zlib takes no bound of 0; the caller refuses the one byte that may be too many.
      const content: unknown = decompress(bytes, { maxOutputLength: Math.max(1, room) });
      return content instanceof Uint8Array ? content : fail('compressed data are broken');
    } catch (error) {
      if (error instanceof Error && Reflect.get(error, 'code') === 'ERR_BUFFER_TOO_LARGE') return tooLarge(room);
      return broken(error);
    }
  };
}

/**
 * The decoder that comes with hyparquet. It verifies no checksum and believes the size in the header, cutting off or
 * padding what comes; so it gets a frame that says none, and both are held against what came.
 */
async function ofLibrary(): Promise<Decompress> {
  const { decompressZstd } = await import('hyparquet-compressors');
  return (frame) => {
    // Nothing stops this decoder half-way, so what may come is bounded by the number of blocks.
    if (frame.most > MAX_INFLATED_BYTES) return tooLarge(MAX_INFLATED_BYTES);
    let content: Uint8Array;
    try {
      content = decompressZstd(withoutSize(frame));
    } catch (error) {
      return broken(error);
    }
    if (frame.checksum !== undefined && BigInt(frame.checksum) !== BigInt.asUintN(32, xxh64(content)))
      fail('the checksum is not that of the content');
    return content;
  };
}

const WITH_CHECKSUM = 4;

function withoutSize({ bytes, blocks, window, checksum }: ZstdFrame): Uint8Array {
  const exponent = Math.max(0, Math.ceil(Math.log2(Math.max(window, 1))) - 10);
  const header = [...bytes.subarray(0, 4), checksum === undefined ? 0 : WITH_CHECKSUM, exponent << 3];
  return Buffer.concat([Buffer.from(header), bytes.subarray(blocks)]);
}

function broken(error: unknown): never {
  return fail(`compressed data are broken: ${error instanceof Error ? error.message : 'unknown'}`);
}

function tooLarge(room: number): never {
  return stopAtLimit(`unpacks to more than the ${room} bytes that are left for it`);
}

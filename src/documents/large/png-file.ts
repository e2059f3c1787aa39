import { pipeline, Readable } from 'node:stream';
import { crc32, createInflate } from 'node:zlib';
import { describeChunks, type PngDescription } from '../formats/png.js';
import { type Chunk, isChunkType, SIGNATURE } from '../images/png-chunks.js';
import { rowReader } from '../images/png-pixels.js';
import { ReadStop } from '../trees/stop.js';
import type { ByteSource } from './source.js';
import { decline } from './source.js';

/** Of all chunks together that are no pixels, and of what follows the end. More is left to the plain way. Bytes. */
const MAX_HELD = 4_194_304;
/** A chunk is its length, its type, its data and a checksum over both of those. Bytes. */
const FRAME = 12;
/** The least that zlib takes as the size of what it gives at once. Bytes. */
const LEAST_PIECE = 64;
/** Longer rows are left to the plain way. Bytes. */
const MAX_ROW = 4_194_304;

/** A PNG whose pixels are still in the file. */
export interface PngFile extends PngDescription {
  readonly source: ByteSource;
  /** Where the compressed pixels lie. */
  readonly pixels: readonly Span[];
  /** Bytes that are read, unpacked and handed over at once. */
  readonly window: number;
}

interface Span {
  readonly at: number;
  readonly length: number;
}

/** Reads all chunks and checks their sums; holds those that are no pixels. Declines what is animated, interlaced or broken. */
export function openPng(source: ByteSource, window: number): PngFile {
  const { chunks, pixels, end } = scanChunks(source, window);
  if (source.size - end > MAX_HELD) decline('much follows its end');
  const rest = Buffer.from(source.read(end, source.size - end));
  try {
    const described = describeChunks(chunks, rest);
    if (described.header.interlaced) decline('interlaced');
    return { ...described, source, pixels, window };
  } catch (error) {
    throw declined(error);
  }
}

/** What a reader stops at is for the plain way to tell. */
function declined(error: unknown): unknown {
  if (error instanceof ReadStop) return decline(error.message);
  const code = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' && code.startsWith('Z_') ? decline('compressed data are broken') : error;
}

/** Pixels have no data here. */
interface Scanned {
  readonly chunks: readonly Chunk[];
  readonly pixels: readonly Span[];
  /** Where the last chunk ends. */
  readonly end: number;
}

function scanChunks(source: ByteSource, window: number): Scanned {
  const chunks: Chunk[] = [];
  const pixels: Span[] = [];
  let held = 0;
  let at = SIGNATURE.length;
  if (source.size < at || source.read(0, at).toString('latin1') !== SIGNATURE) decline('another signature');
  for (;;) {
    if (at + FRAME > source.size) decline('cut off');
    const front = source.read(at, 8);
    const length = front.readUInt32BE(0);
    const type = front.toString('latin1', 4);
    const next = at + FRAME + length;
    if (!isChunkType(type) || next > source.size) decline('cut off, or no chunk');
    if (checksum(source, at + 4, 4 + length, window) !== source.read(next - 4, 4).readUInt32BE(0))
      decline('a checksum');
    const isPixels = type === 'IDAT';
    if (type === 'acTL' || type === 'fcTL' || type === 'fdAT') decline('animated');
    if (isPixels) pixels.push({ at: at + 8, length });
    held += isPixels ? FRAME : FRAME + length;
    if (held > MAX_HELD) decline('much beside the pixels');
    chunks.push({ type, data: isPixels ? Buffer.alloc(0) : Buffer.from(source.read(at + 8, length)) });
    at = next;
    if (type === 'IEND') return length === 0 ? { chunks, pixels, end: at } : decline('its end mark has content');
  }
}

function checksum(source: ByteSource, from: number, length: number, window: number): number {
  let sum = 0;
  for (let at = from; at < from + length; at += window)
    sum = crc32(source.read(at, Math.min(window, from + length - at)), sum);
  return sum;
}

/** Rows as they are in the file: a byte for the filter, then the row with it. */
export interface PngRows {
  /** The next rows, whole ones, to be written over at will. Valid until the next call. Empty after the last one. */
  readonly next: () => Promise<Buffer>;
  /** Declines where anything follows the last row, or the compressed data are not whole. */
  readonly finish: () => Promise<void>;
  /** May be called at any time. */
  readonly close: () => void;
}

/** Unpacks the pixels on the thread pool, a block at a time. */
export function rowsOf({ header, palette, transparency, source, pixels, window }: PngFile): PngRows {
  const stride = 1 + readerOf({ header, palette, transparency }).bytes;
  if (stride > MAX_ROW) decline('long rows');
  const inflate = createInflate({ chunkSize: Math.max(LEAST_PIECE, window) });
  const feed = Readable.from(compressed(source, pixels, window), { objectMode: false });
  // What goes wrong is thrown by the iterator as well.
  pipeline(feed, inflate, () => undefined);
  const pieces = inflate[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const block = Buffer.alloc(stride * Math.min(header.height, Math.ceil(window / stride)));
  let left = stride * header.height;
  let piece: Buffer = Buffer.alloc(0);
  const more = async (): Promise<boolean> => {
    try {
      const { value, done } = await pieces.next();
      if (done === true) return false;
      piece = value;
      return true;
    } catch (error) {
      throw declined(error);
    }
  };
  return {
    next: async () => {
      const wanted = Math.min(block.length, left);
      for (let filled = 0; filled < wanted; ) {
        if (piece.length === 0 && !(await more())) decline('too few pixels');
        const count = piece.copy(block, filled, 0, wanted - filled);
        filled += count;
        piece = piece.subarray(count);
      }
      left -= wanted;
      return block.subarray(0, wanted);
    },
    finish: async () => {
      while (piece.length === 0 && (await more()));
      if (piece.length > 0) decline('too many pixels');
      const all = pixels.reduce((sum, { length }) => sum + length, 0);
      if (inflate.bytesWritten !== all) decline('bytes follow the compressed pixels');
    },
    close: () => {
      feed.destroy();
      inflate.destroy();
    },
  };
}

export type RowsAs = Pick<PngDescription, 'header' | 'palette' | 'transparency'>;

/** `rowReader`, where what it stops at is declined. */
export function readerOf({ header, palette, transparency }: RowsAs): ReturnType<typeof rowReader> {
  try {
    const { bytes, unfilter, samples } = rowReader(header, palette, transparency);
    return { bytes, unfilter: declining(unfilter), samples: declining(samples) };
  } catch (error) {
    throw declined(error);
  }
}

function declining<A extends readonly unknown[], R>(read: (...args: A) => R): (...args: A) => R {
  return (...args) => {
    try {
      return read(...args);
    } catch (error) {
      throw declined(error);
    }
  };
}

/**
 * Whole windows, though encoders write chunks of 8 KiB: each piece is a way to another thread and back. Copies, since zlib reads them
 * there while this one goes on.
 */
function* compressed(source: ByteSource, spans: readonly Span[], window: number): Generator<Buffer> {
  let piece = Buffer.allocUnsafe(window);
  let filled = 0;
  for (const { at, length } of spans) {
    for (let done = 0; done < length; ) {
      const count = Math.min(window - filled, length - done);
      source.read(at + done, count).copy(piece, filled);
      done += count;
      filled += count;
      if (filled < window) continue;
      yield piece;
      piece = Buffer.allocUnsafe(window);
      filled = 0;
    }
  }
  if (filled > 0) yield piece.subarray(0, filled);
}

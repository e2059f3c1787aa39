import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fail } from '../trees/stop.js';

/** Unpacks `input` to exactly `length` bytes. */
export type Unpack = (input: Uint8Array, length: number) => Uint8Array;

export interface Codecs {
  readonly snappy: Unpack;
  readonly zstd: Unpack;
  readonly lz4: Unpack;
  readonly lz4Raw: Unpack;
  readonly gzip: Unpack;
  readonly brotli: Unpack;
}

/**
 * The codecs of columnar files. gzip and brotli are Node's, which stop at a length; the others come with hyparquet.
 * `length` is booked by the caller before, so no codec is asked for more than the limits allow.
 */
export async function loadCodecs(): Promise<Codecs> {
  const [{ snappyUncompress }, { compressors, decompressZstd }] = await Promise.all([
    import('hyparquet'),
    import('hyparquet-compressors'),
  ]);
  const other = (name: 'LZ4' | 'LZ4_RAW'): Unpack => {
    // A block of nothing is one zero, which the library takes for a place to copy from.
    return (input, length) =>
      length === 0 && input.length === 1 && input[0] === 0
        ? new Uint8Array(0)
        : exactly(compressors[name]!(input, length), length);
  };
  return {
    snappy: (input, length) => {
      const output = new Uint8Array(length);
      snappyUncompress(input, output);
      return output;
    },
    zstd: (input, length) => {
      // fzstd allocates what the frame's header asks for, so that is held against the length first. A frame that
      // says nothing gets an output of that length, beyond which nothing is written.
      const said = zstdContentSize(input);
      if (said !== undefined && said > length) fail('a compressed block is larger than it says');
      return exactly(decompressZstd(input, said === undefined ? new Uint8Array(length) : undefined), length);
    },
    lz4: other('LZ4'),
    lz4Raw: other('LZ4_RAW'),
    gzip: (input, length) => exactly(gunzipSync(input, { maxOutputLength: length + 1 }), length),
    brotli: (input, length) => exactly(brotliDecompressSync(input, { maxOutputLength: length + 1 }), length),
  };
}

function exactly(output: Uint8Array, length: number): Uint8Array {
  return output.length === length ? output : fail('a compressed block has another size than it says');
}

/** What a Zstandard frame says about its size (RFC 8878, section 3.1.1.1); undefined where it says nothing. */
export function zstdContentSize(input: Uint8Array): number | undefined {
  const view = new DataView(input.buffer, input.byteOffset, input.byteLength);
  if (input.length < 6 || view.getUint32(0, true) !== 0xfd2fb528) return undefined;
  const descriptor = input[4]!;
  const single = (descriptor & 32) !== 0;
  const size = [single ? 1 : 0, 2, 4, 8][descriptor >> 6]!;
  const at = 5 + (single ? 0 : 1) + [0, 1, 2, 4][descriptor & 3]!;
  if (size === 0 || at + size > input.length) return undefined;
  if (size === 1) return input[at]!;
  if (size === 2) return view.getUint16(at, true) + 256;
  return size === 4 ? view.getUint32(at, true) : Number(view.getBigUint64(at, true));
}

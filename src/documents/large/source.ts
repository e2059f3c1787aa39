/** The bytes of a file, wherever they are kept. Offsets and lengths count bytes; a read within `size` gives all it was asked for. */
export interface ByteSource {
  readonly size: number;
  /** The bytes stay valid until the next read of the same source, no longer. */
  read(offset: number, length: number): Buffer;
}

/** Below it, on the smaller side, a file is read as a whole. Bytes. */
export const LARGE_BYTES = 8_388_608;

/** Formats that are compared while they are read (`comparison/large/`). */
export const LARGE_FORMATS = ['csv', 'json', 'jsonl', 'text', 'npy', 'png', 'xml', 'yaml'] as const;
export type LargeFormat = (typeof LARGE_FORMATS)[number];

export function isLargeFormat(id: string): id is LargeFormat {
  return (LARGE_FORMATS as readonly string[]).includes(id);
}

/** The first bytes of a PNG up to its colour type, and the fixed ones among them: signature, length and type of the first chunk. */
const PNG_START = 26;
const PNG_FIXED = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
/** Four samples a pixel. */
const SAMPLES = 4;

/** What a side takes once it is read, from its first bytes: the pixels of a PNG may be a thousand times its file. Bytes. */
export function weightOf({ size, read }: ByteSource): number {
  if (size < PNG_START) return size;
  const start = read(0, PNG_START);
  if (!start.subarray(0, PNG_FIXED.length).equals(PNG_FIXED)) return size;
  const pixels = start.readUInt32BE(16) * start.readUInt32BE(20);
  return Math.max(size, pixels * SAMPLES * (start[24] === 16 ? 2 : 1));
}

export function sourceOf(bytes: Uint8Array): ByteSource {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { size: all.length, read: (offset, length) => all.subarray(offset, offset + length) };
}

/**
 * A fast path has no answer, so the plain one gives it (docs/adr/0160, docs/adr/0200). Thrown, because the places that find
 * out stand deep inside the comparer's own code; `compareLarge` and `compareEdited` catch it and nothing else does.
 */
export class Declined extends Error {
  override readonly name = 'Declined';
}

/** Never returns: `return decline(...)` reads as what it is. */
export function decline(why: string): never {
  throw new Declined(why);
}

/** The bytes of a file, wherever they are kept. Offsets and lengths count bytes; a read within `size` gives all it was asked for. */
export interface ByteSource {
  readonly size: number;
  /** The bytes stay valid until the next read of the same source, no longer. */
  read(offset: number, length: number): Buffer;
}

/** Below it, on the smaller side, a file is read as a whole. Bytes. */
export const LARGE_BYTES = 8_388_608;

/** Formats that are compared while they are read (`comparison/large/`). */
export const LARGE_FORMATS = ['csv', 'jsonl', 'text', 'npy', 'xml', 'yaml'] as const;
export type LargeFormat = (typeof LARGE_FORMATS)[number];

export function isLargeFormat(id: string): id is LargeFormat {
  return (LARGE_FORMATS as readonly string[]).includes(id);
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

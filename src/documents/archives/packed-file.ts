import { binaryResult } from '../binaries.js';
import type { FixtureDocument } from '../document.js';
import type { ReadInput, ReadResult } from '../format.js';

/** Endings that say who wrote a file stay on the name; what is before them is the compression's. */
const WRITERS = String.raw`(?:\.(?:approved|expected|golden|received|verified))*`;

/** The name that the content would have without its compression: `a.json.gz` is `a.json`. */
export function innerName(path: string, endings: readonly string[]): string {
  const pattern = new RegExp(String.raw`\.(?:${endings.join('|')})(${WRITERS})$`, 'i');
  return path.replace(pattern, '$1');
}

/**
 * A file that is one other file compressed is compared as that file, so that a place inside reads as it would without
 * the compression. Which format it is inside is declared: `format` itself only says how it is packed.
 */
export function packedDocument(
  format: string,
  inner: FixtureDocument,
  layout: Readonly<Record<string, string>>,
): ReadResult {
  const outer = Object.fromEntries(Object.entries(layout).map(([key, value]) => [`${format} ${key}`, value]));
  return {
    ok: true,
    document: {
      ...inner,
      format,
      declared: { ...inner.declared, 'format inside': inner.format },
      layout: { ...inner.layout, ...outer },
    },
  };
}

/** Compressed by something that no library here unpacks. Bytes are all that can be compared, and the report says so. */
export function unpackedByNobody(format: string, input: ReadInput, compression: string): ReadResult {
  const why = `compressed by ${compression}, which is not unpacked here: compared byte by byte`;
  return binaryResult({ format, content: { kind: 'opaque', bytes: input.bytes, why }, incomplete: why });
}

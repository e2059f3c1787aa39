import type { Format, ReadInput, ReadResult } from '../format.js';
import { attempt, fail } from '../trees/stop.js';
import { type Compression, compressionOf, roomFor } from './inflate.js';

/** Endings that say who wrote a file stay on the name; what is before them is the compression's. */
const WRITERS = String.raw`(?:\.(?:approved|expected|golden|received|verified))*`;

/** The name that the content would have without its compression: `a.json.gz` is `a.json`. */
function innerName(path: string, endings: readonly string[]): string {
  if (path.toLowerCase().endsWith('.svgz')) return path.slice(0, -1);
  const pattern = new RegExp(String.raw`\.(?:${endings.join('|')})(${WRITERS})$`, 'i');
  return path.replace(pattern, '$1');
}

/** How a format that is one other file compressed is called in paths. */
export interface Packing {
  readonly id: string;
  readonly compression: Compression;
  /** Without the dot. */
  readonly endings: readonly string[];
}

/**
 * A file that is one other file compressed is compared as that file, so that a place inside reads as it would without
 * the compression. Which format it is inside is declared: `format` itself only says how it is packed.
 */
export function packedFormat({ id, compression, endings }: Packing): Format {
  return { id, read: (input) => attempt(() => readPacked(id, compression, endings, input)) };
}

async function readPacked(
  id: string,
  compression: Compression,
  endings: readonly string[],
  input: ReadInput,
): Promise<ReadResult> {
  // A zstd file may begin with frames that say something else and are passed over, which its reader knows.
  if (compression !== 'zstd' && compression !== 'gzip' && compressionOf(input.bytes) !== compression)
    fail(`not compressed by ${compression}`);
  const { unpackFile } = await import('./unpack.js');
  const unpacked = await unpackFile(compression, input.bytes, roomFor(input));
  const inner = await input.openMember(innerName(input.path, endings), unpacked.bytes);
  const named = (facts: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(Object.entries(facts).map(([key, value]) => [`${id} ${key}`, value]));
  const facts = { ...inner.facts, ...unpacked.facts };
  return {
    ok: true,
    document: {
      ...inner,
      format: id,
      declared: { ...inner.declared, 'format inside': inner.format },
      ...(Object.keys(facts).length === 0 ? {} : { facts }),
      layout: { ...inner.layout, ...named(unpacked.layout) },
    },
  };
}

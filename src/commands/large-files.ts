import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { Comparison, ComparisonJob } from '../comparison/comparison.js';
import type { ByteSource } from '../documents/large/source.js';

/** Bytes that are read at once to take a digest. */
const CHUNK = 1_048_576;

/** Compares two files that differ without holding them: of the sides of the job only the modes are looked at. Undefined where the fast path has no answer (docs/adr/0200). */
export async function compareLargeFiles(
  base: string,
  head: string,
  job: ComparisonJob,
): Promise<Comparison | undefined> {
  const [{ compareLarge, LARGE }, { modes }] = await Promise.all([
    import('../comparison/large/compare-large.js'),
    import('../comparison/compare.js'),
  ]);
  return withFile(base, (left) => withFile(head, (right) => compareLarge(job, left, right, LARGE, () => modes(job))));
}

/** The file's digests, as `BlobFacts` has them. */
export async function digestsOf(
  path: string,
): Promise<{ readonly oid: string; readonly sha256: string; readonly size: number }> {
  return withFile(path, async (source) => {
    const id = createHash('sha1').update(`blob ${source.size}\0`);
    const digest = createHash('sha256');
    for (let at = 0; at < source.size; at += CHUNK) {
      const bytes = source.read(at, Math.min(CHUNK, source.size - at));
      id.update(bytes);
      digest.update(bytes);
    }
    return { oid: id.digest('hex'), sha256: digest.digest('hex'), size: source.size };
  });
}

async function withFile<T>(path: string, use: (source: ByteSource) => Promise<T>): Promise<T> {
  const file = openSync(path, 'r');
  try {
    return await use(fileSource(file));
  } finally {
    closeSync(file);
  }
}

/** One buffer for all reads: what a read gives is valid until the next one. */
function fileSource(file: number): ByteSource {
  const { size } = fstatSync(file);
  let buffer = Buffer.alloc(0);
  return {
    size,
    read: (offset, length) => {
      if (buffer.length < length) buffer = Buffer.alloc(length);
      let filled = 0;
      while (filled < length) {
        const count = readSync(file, buffer, filled, length - filled, offset + filled);
        if (count === 0) throw new Error('a file became shorter while it was read');
        filled += count;
      }
      return buffer.subarray(0, length);
    },
  };
}

import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Comparison, ComparisonJob, Side } from './comparison/comparison.js';
import type { ByteSource } from './documents/large/source.js';

/** Bytes that are read at once to take a digest. */
const CHUNK = 1_048_576;

/** A larger side is not held in memory: it is compared while it is read, or not at all. */
export const MAX_SIDE_BYTES = 536_870_912;
export const OVER_MAX_SIDE = `over ${MAX_SIDE_BYTES / 1_048_576} MiB a side`;

/**
 * Both sides together. Below it nothing that a comparison read is kept for the gates: to read it again costs less than to
 * hold the trees of thousands of fixtures that no gate may ask about.
 */
export const LEAST_KEPT_BYTES = 1_048_576;

/** How git's modes of regular files begin; anything else points somewhere. */
const REGULAR = '100';

/** One side that lies in a file. */
export interface FileSide {
  readonly file: string;
  readonly mode: Side['mode'];
}

/** A job whose sides differ and lie in files. */
export interface FilesJob extends Omit<ComparisonJob, 'base' | 'head'> {
  readonly base: FileSide;
  readonly head: FileSide;
}

/** Compares two files that differ without holding them. Undefined where the fast path has no answer (docs/adr/0200). */
export async function compareLargeFiles(job: FilesJob): Promise<Comparison | undefined> {
  const [{ compareLarge, LARGE }, { modes }] = await Promise.all([
    import('./comparison/large/compare-large.js'),
    import('./comparison/compare.js'),
  ]);
  return withFile(job.base.file, (left) =>
    withFile(job.head.file, (right) => compareLarge(job, left, right, LARGE, () => modes(job))),
  );
}

/**
 * Compares two files that differ: without holding them where that has an answer, else with both in memory. Undefined
 * where one is larger than `most` bytes and has to be held.
 */
export async function compareFiles(job: FilesJob, most: number): Promise<Comparison | undefined> {
  const areFiles = [job.base, job.head].every(({ mode }) => mode.startsWith(REGULAR));
  const large = areFiles ? await compareLargeFiles(job) : undefined;
  if (large !== undefined) return large;
  const [base, head] = [job.base, job.head];
  if ([base, head].some(({ file }) => statSync(file).size > most)) return undefined;
  const { compareByEdits, comparePlainly } = await import('./comparison/compare.js');
  const held = {
    ...job,
    base: { bytes: await readFile(base.file), mode: base.mode },
    head: { bytes: await readFile(head.file), mode: head.mode },
  };
  return (areFiles ? await compareByEdits(held) : undefined) ?? comparePlainly(held);
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

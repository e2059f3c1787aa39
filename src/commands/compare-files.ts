import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { compareFixture } from '../comparison/compare.js';
import type { Comparison } from '../comparison/comparison.js';
import { compareLarge, type LargeJob } from '../comparison/large/compare-large.js';
import type { ByteSource } from '../documents/large/source.js';

const MODE = '100644';

/** Compares two files without holding them, where the fast path has an answer; else as `compareFixture` does. */
export async function compareFiles(base: string, head: string, job: LargeJob): Promise<Comparison> {
  return (await compareOpened(base, head, job)) ?? compareFixture({ ...job, base: side(base), head: side(head) });
}

async function compareOpened(base: string, head: string, job: LargeJob): Promise<Comparison | undefined> {
  const files = [openSync(base, 'r'), openSync(head, 'r')] as const;
  try {
    return await compareLarge(job, fileSource(files[0]), fileSource(files[1]));
  } finally {
    for (const file of files) closeSync(file);
  }
}

function side(path: string): { readonly bytes: Uint8Array; readonly mode: string } {
  return { bytes: readFileSync(path), mode: MODE };
}

/** One buffer for all reads: what a read gives is valid until the next one. */
export function fileSource(file: number): ByteSource {
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

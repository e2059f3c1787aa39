import { lstat, readdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes per block of `lstat`, whatever the file system's own blocks are (POSIX). */
const BLOCK = 512;
/** Bytes that must stay free, or the runner itself fails. */
export const LEAST_FREE_BYTES = 256 * 1024 * 1024;

/** Bytes on disk below a folder, up to `enough`: more is not counted. Links are not followed. */
export async function bytesBelow(folder: string, enough: number): Promise<number> {
  let total = 0;
  const open = [folder];
  for (let next = open.pop(); next !== undefined && total <= enough; next = open.pop()) {
    for (const entry of await readdir(next, { withFileTypes: true }).catch(() => [])) {
      const path = join(next, entry.name);
      if (entry.isDirectory()) open.push(path);
      else
        total += await lstat(path).then(
          ({ blocks }) => blocks * BLOCK,
          () => 0,
        );
    }
  }
  return total;
}

export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** How git shows a blob: as text, as "binary files differ", or as the Git LFS pointer that it is. */
export type Stored = 'text' | 'binary' | 'pointer';

/** Where git looks for a NUL to tell binary from text (buffer_is_binary). */
const SNIFFED_BYTES = 8_000;

export function storedAs(content: Buffer): Stored {
  const start = content.subarray(0, SNIFFED_BYTES);
  if (/^version https:\/\/(?:git-lfs|hawser)\.github\.com\/spec\//.test(start.toString('latin1', 0, 64)))
    return 'pointer';
  return start.includes(0) ? 'binary' : 'text';
}

import { packedFormat } from '../archives/packed-file.js';

/** One file compressed by Zstandard. */
export const zst = packedFormat({ id: 'zst', compression: 'zstd', endings: ['zst', 'zstd'] });

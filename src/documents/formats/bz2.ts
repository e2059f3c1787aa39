import { packedFormat } from '../archives/packed-file.js';

/** One file compressed by bzip2. */
export const bz2 = packedFormat({ id: 'bz2', compression: 'bzip2', endings: ['bz2'] });

import { packedFormat } from '../archives/packed-file.js';

/** One file compressed by gzip. Header fields (time, name, level, system) are layout; the content is all that counts. */
export const gz = packedFormat({ id: 'gz', compression: 'gzip', endings: ['gz', 'gzip'] });

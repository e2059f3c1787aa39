import { packedFormat } from '../archives/packed-file.js';

/** One file compressed by xz. */
export const xz = packedFormat({ id: 'xz', compression: 'xz', endings: ['xz'] });

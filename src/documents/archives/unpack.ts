import { bunzip2 } from './bunzip2.js';
import type { Compression } from './inflate.js';
import { gunzip } from './inflate.js';

/** What a file compressed by itself holds, and what was said of it beside that. */
export interface Unpacked {
  readonly bytes: Uint8Array;
  readonly facts: Readonly<Record<string, string>>;
  readonly layout: Readonly<Record<string, string>>;
}

/** Unpacks a whole file; `room` in bytes, never more of which is made. */
export async function unpackFile(compression: Compression, bytes: Uint8Array, room: number): Promise<Unpacked> {
  switch (compression) {
    case 'gzip':
      return gunzip(bytes, room);
    case 'bzip2':
      return { facts: {}, ...bunzip2(bytes, room) };
    case 'xz':
      return { bytes: await (await import('./unxz.js')).unxz(bytes, room), facts: {}, layout: {} };
    case 'zstd':
      return { layout: {}, ...(await (await import('./unzstd.js')).unzstd(bytes, room)) };
  }
}

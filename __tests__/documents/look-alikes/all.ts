import { formats } from '../../../src/documents/formats/index.js';
import { PACKED } from './arrays.js';
import { IMAGES } from './images.js';
import { LINES } from './lines.js';
import { MARKUP } from './markup.js';
import type { LookAlike, LookAlikes } from './pairs.js';
import { POINTERS } from './pointers.js';
import { RECORDINGS } from './recordings.js';
import { TABLES } from './tables.js';
import { TREES } from './trees.js';
import { WIRE } from './wire.js';

export const ALL: LookAlikes = {
  ...IMAGES,
  ...LINES,
  ...MARKUP,
  ...PACKED,
  ...POINTERS,
  ...RECORDINGS,
  ...TABLES,
  ...TREES,
  ...WIRE,
};

/** Formats that git's mode says, and no path. */
export const MODES: Readonly<Record<string, string>> = { symlink: '120000', submodule: '160000' };

/** Where no ending says the format. */
const PATHS: Readonly<Record<string, string>> = {
  'go-snaps': 'fx/a.snap',
  insta: 'fx/a.snap',
  lfs: 'fx/a.png',
  submodule: 'fx/a',
  symlink: 'fx/a',
};

export async function pairsOf(id: string): Promise<readonly LookAlike[]> {
  const found = ALL[id] ?? [];
  return typeof found === 'function' ? await found() : found;
}

/** A path that says the format, where one can. */
export function pathOf(id: string): string {
  return PATHS[id] ?? `fx/a${formats.find((entry) => entry.id === id)?.extensions[0] ?? ''}`;
}

import type { FormatEntry } from '../format.js';
import * as sniff from '../sniff.js';

/**
 * Every format, in alphabetical order of id. Order carries no meaning: two may not claim one extension.
 * Imports stay literal so that the bundler makes a lazy chunk of each.
 */
export const formats: readonly FormatEntry[] = [
  {
    id: 'binary',
    title: 'Opaque bytes',
    extensions: [],
    large: true,
    load: async () => (await import('./binary.js')).binary,
  },
  {
    id: 'json',
    title: 'JSON',
    extensions: ['.json', '.geojson', '.jsonld', '.webmanifest'],
    sniff: sniff.json,
    load: async () => (await import('./json.js')).json,
  },
  {
    id: 'jsonc',
    title: 'JSON with comments and trailing commas',
    extensions: ['.jsonc', '.code-workspace'],
    sniff: sniff.json,
    load: async () => (await import('./jsonc.js')).jsonc,
  },
  {
    id: 'lfs',
    title: 'Git LFS pointer',
    extensions: [],
    sniff: sniff.lfs,
    load: async () => (await import('./lfs.js')).lfs,
  },
  {
    id: 'submodule',
    title: 'Submodule commit',
    extensions: [],
    load: async () => (await import('./submodule.js')).submodule,
  },
  {
    id: 'symlink',
    title: 'Symbolic link',
    extensions: [],
    load: async () => (await import('./symlink.js')).symlink,
  },
  {
    id: 'text',
    title: 'Plain text',
    extensions: ['.adoc', '.log', '.markdown', '.md', '.rst', '.text', '.txt'],
    large: true,
    load: async () => (await import('./text.js')).text,
  },
];

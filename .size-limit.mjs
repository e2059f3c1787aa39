// What an action downloads and a start compiles is watched: `npm run size` fails where one of them grows past its limit. Sizes as they lie on disk.
import { readdirSync, statSync } from 'node:fs';

// Chunks are named by number, and another build may number them otherwise.
const [largest] = readdirSync('dist')
  .filter((name) => name.endsWith('.js'))
  .toSorted((a, b) => statSync(`dist/${b}`).size - statSync(`dist/${a}`).size);

export default [
  { name: 'what every start compiles', path: 'dist/index.js', limit: '20 kB' },
  { name: 'the largest chunk that a format loads', path: `dist/${largest}`, limit: '1.7 MB' },
  { name: 'everything that an action downloads', path: 'dist/**', limit: '12.5 MB' },
].map((entry) => ({ ...entry, brotli: false }));

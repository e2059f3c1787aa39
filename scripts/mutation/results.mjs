// What runs have found so far: a line for each mutant that was asked about, the last one counts.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './build.mjs';

export function linesOf(path) {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.filter((text) => text !== '').map((text) => JSON.parse(text));
}

const hashes = new Map();

/** Of a file as it is now; undefined where it is no more. */
export function hash(path) {
  if (!hashes.has(path) && existsSync(join(ROOT, path))) {
    const bytes = readFileSync(join(ROOT, path));
    hashes.set(path, createHash('sha256').update(bytes).digest('hex').slice(0, 12));
  }
  return hashes.get(path);
}

/** By the mutant's key; of files as they are now, for a mutant of older code may have the same place. */
export function resultsIn(folder) {
  const found = new Map();
  for (const name of readdirSync(folder).filter((file) => file.startsWith('results')))
    for (const result of linesOf(join(folder, name)))
      if (result.hash === hash(result.file)) found.set(result.key, result);
  return found;
}

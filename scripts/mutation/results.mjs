// What runs have found so far: a line for each mutant that was asked about, the last one counts.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export function linesOf(path) {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.filter((text) => text !== '').map((text) => JSON.parse(text));
}

/** By the mutant's key. */
export function resultsIn(folder) {
  const found = new Map();
  for (const name of readdirSync(folder).filter((file) => file.startsWith('results')))
    for (const result of linesOf(join(folder, name))) found.set(result.key, result);
  return found;
}

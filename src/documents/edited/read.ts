import type { ReadOptions } from '../format.js';
import { formatForPath } from '../registry.js';
import type { EditedPair } from './edited.js';
import { readEditedJson } from './json.js';
import { readEditedYaml } from './yaml.js';

export type EditOptions = ReadOptions & { readonly format: string };

/** Both sides as their edits, where that can be told without reading them in full; see `readPair` for the plain way. */
export function readEdited(
  path: string,
  base: Uint8Array,
  head: Uint8Array,
  { format, limits, yaml }: EditOptions,
): EditedPair | undefined {
  if (Math.max(base.length, head.length) > limits.file) return undefined;
  const id = format === 'auto' ? formatForPath(path)?.id : format;
  if (id === 'json') return readEditedJson(base, head, limits);
  return id === 'yaml' && yaml === 'auto' ? readEditedYaml(base, head, limits) : undefined;
}

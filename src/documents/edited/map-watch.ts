/**
 * Watches all objects below the root for sets that could be maps (comparison/maps.ts). Which objects stand in a set with an
 * edited scalar depends on recursion and variants as well, so none of them may be a map, wherever it stands.
 */
export interface MapWatch {
  /** Members of objects without a scalar among them: twenty names in one set make a map. */
  wrapped: number;
  /** An object has no name that keeps its set from being a map. */
  bare: boolean;
}

export function newMapWatch(): MapWatch {
  return { wrapped: 0, bare: false };
}

/** Takes an object that is complete. `named` says that one of its names is structure (`namesStructure`). */
export function watchObject(watch: MapWatch, size: number, hasScalar: boolean, named: boolean): void {
  if (size === 0) return;
  if (!named) watch.bare = true;
  else if (!hasScalar) watch.wrapped += size;
}

/** Names of fewer characters are no long hexadecimal and no UUID. */
const SHORTEST_HEX = 12;

/** Whether a name is neither data nor of a character that marks data, beyond doubt. Escaped ones are in doubt. */
export function namesStructure(at: (index: number) => number, start: number, end: number): boolean {
  let hex = true;
  for (let index = start; index < end; index += 1) {
    const code = at(index);
    // The digits and the slash stand in a row; then `@` and the backslash.
    if ((code >= 47 && code <= 57) || code === 64 || code === 92) return false;
    if (!((code >= 65 && code <= 70) || (code >= 97 && code <= 102))) hex = false;
  }
  return end > start && !(hex && end - start >= SHORTEST_HEX);
}

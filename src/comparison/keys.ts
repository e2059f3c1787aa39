/**
 * Finds what identifies the records of a list (docs/classes.md section 6): a member or column that is unique, never null, float
 * or volatile on both sides, with half or more of the values in common, and not just 0..n-1.
 */

/** The identities of one candidate on one side; undefined where it is no key there. */
export type KeyColumn = readonly string[];

export interface FoundKey {
  readonly names: readonly string[];
  readonly base: KeyColumn;
  readonly head: KeyColumn;
}

/** Names that a reader would take for an identity, best first; others follow in their order in the file. */
const PREFERRED = ['id', 'key', 'uuid', 'guid', 'sku', 'code', 'name', 'slug', 'path', 'url'];

export function byPreference(names: readonly string[]): string[] {
  const rank = (name: string): number => {
    const at = PREFERRED.indexOf(name.toLowerCase());
    return at < 0 ? PREFERRED.length : at;
  };
  return names.toSorted((a, b) => rank(a) - rank(b));
}

/** Just the position in other words. */
function isIndex(values: KeyColumn): boolean {
  return values.every((value, index) => value === `n${index}`);
}

/** Whether two columns of identities can join their rows. Integers are given as `n` and digits, texts as `s` and the text. */
export function joins(base: KeyColumn, head: KeyColumn): boolean {
  if (base.length === 0 || head.length === 0) return false;
  if (isIndex(base) || isIndex(head)) return false;
  const places = new Map<string, number>();
  for (const value of base) places.set(value, places.size);
  if (places.size !== base.length) return false;
  // Mostly no identity changed: then head needs no look at each.
  if (base.length === head.length && head.every((value, index) => value === base[index])) return true;
  const taken = new Uint8Array(base.length);
  const others = new Set<string>();
  let common = 0;
  for (const value of head) {
    const at = places.get(value);
    if (at === undefined ? others.has(value) : taken[at] === 1) return false;
    if (at === undefined) others.add(value);
    else {
      taken[at] = 1;
      common += 1;
    }
  }
  return 2 * common >= Math.min(base.length, head.length);
}

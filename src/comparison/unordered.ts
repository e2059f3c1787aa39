import type { Pairing } from './alignment.js';

/** A list that the policy calls unordered: a multiset (docs/classes.md section 4). */
export interface UnorderedSides {
  readonly baseLength: number;
  readonly headLength: number;
  readonly baseHash: (base: number) => number;
  readonly headHash: (head: number) => number;
  readonly equal: (base: number, head: number) => boolean;
  /** Whether the two elements differ by drift at most. */
  readonly drift: (base: number, head: number) => boolean;
}

/** Leftovers of up to so many a side are matched exhaustively; of more, those at the same index only. */
const MAX_LEFTOVERS = 64;

/**
 * Pairs equal elements first, in order of occurrence, then what is left by drift. Every pair it makes is equal or drift,
 * so a list all of whose elements are paired is drift whatever the order in which they were found.
 */
export function matchUnordered(sides: UnorderedSides): Pairing {
  const headOf = new Int32Array(sides.baseLength).fill(-1);
  const taken = new Uint8Array(sides.headLength);
  const waiting = new Map<number, number[]>();
  for (let j = sides.headLength - 1; j >= 0; j -= 1) {
    const hash = sides.headHash(j);
    const list = waiting.get(hash);
    if (list) list.push(j);
    else waiting.set(hash, [j]);
  }
  for (let i = 0; i < sides.baseLength; i += 1) {
    const list = waiting.get(sides.baseHash(i));
    const j = list?.at(-1);
    if (list === undefined || j === undefined || !sides.equal(i, j)) continue;
    list.pop();
    headOf[i] = j;
    taken[j] = 1;
  }
  const left = [...headOf.keys()].filter((i) => headOf[i] === -1);
  const right = [...taken.keys()].filter((j) => taken[j] === 0);
  if (left.length <= MAX_LEFTOVERS && right.length <= MAX_LEFTOVERS) matchLeftovers(sides, headOf, left, right);
  else matchInPlace(sides, headOf, taken);
  return { headOf };
}

function matchInPlace(sides: UnorderedSides, headOf: Int32Array, taken: Uint8Array): void {
  for (let i = 0; i < sides.baseLength && i < sides.headLength; i += 1) {
    if (headOf[i] === -1 && taken[i] === 0 && sides.drift(i, i)) {
      headOf[i] = i;
      taken[i] = 1;
    }
  }
}

/** Largest matching by augmenting paths (Kuhn); the depth of the recursion is at most MAX_LEFTOVERS. */
function matchLeftovers(
  sides: UnorderedSides,
  headOf: Int32Array,
  left: readonly number[],
  right: readonly number[],
): void {
  const edges = left.map((i) => right.map((j) => sides.drift(i, j)));
  const partner = new Int32Array(right.length).fill(-1);
  const augment = (i: number, seen: Uint8Array): boolean => {
    for (let j = 0; j < right.length; j += 1) {
      if (!edges[i]?.[j] || seen[j] === 1) continue;
      seen[j] = 1;
      if (partner[j] === -1 || augment(partner[j]!, seen)) {
        partner[j] = i;
        return true;
      }
    }
    return false;
  };
  for (let i = 0; i < left.length; i += 1) augment(i, new Uint8Array(right.length));
  for (const [j, i] of partner.entries()) if (i >= 0) headOf[left[i]!] = right[j]!;
}

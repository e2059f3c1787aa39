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

/** Up to so many elements a side, all or what is left, are matched exhaustively; of more leftovers, those at the same index only. */
const MAX_MATCHED = 64;

/**
 * Pairs equal elements first, in order of occurrence, then what is left by drift. Every pair it makes is equal or drift,
 * so a list all of whose elements are paired is drift whatever the order in which they were found. In a short list an
 * equal pair is taken apart where more elements find a partner so: each of 1.5 and 1.6 may have moved by 0.1.
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
  if (left.length === 0 || right.length === 0) return { headOf };
  if (sides.baseLength <= MAX_MATCHED && sides.headLength <= MAX_MATCHED)
    matchMost(sides, headOf, [...headOf.keys()], [...taken.keys()]);
  else if (left.length <= MAX_MATCHED && right.length <= MAX_MATCHED) matchMost(sides, headOf, left, right);
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

/** Largest matching by augmenting paths (Kuhn) from the pairs that there are; the recursion is at most MAX_MATCHED deep. */
function matchMost(sides: UnorderedSides, headOf: Int32Array, left: readonly number[], right: readonly number[]): void {
  const edges = left.map((i) => right.map((j) => sides.drift(i, j)));
  const partner = Int32Array.from(right, (j) => left.findIndex((i) => headOf[i] === j));
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
  for (const [at, i] of left.entries()) if (headOf[i] === -1) augment(at, new Uint8Array(right.length));
  for (const [j, i] of partner.entries()) if (i >= 0) headOf[left[i]!] = right[j]!;
}

/** Spellings further than this from what was written are no help. Share of the longer word's length. */
const MAX_DISTANCE_SHARE = 0.4;
/** Longer words are not compared: no key or value of a policy is this long. Characters. */
const MAX_WORD = 40;

/**
 * The known word that `written` was most likely meant to be, or undefined. Letter case and the difference between
 * `-`, `_` and blanks do not count. Distance is that of Damerau and Levenshtein, neighbouring letters swapped count once.
 */
export function closest(written: string, known: readonly string[]): string | undefined {
  if (written.length > MAX_WORD) return undefined;
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  const plain = fold(written);
  for (const word of known) {
    const distance = editDistance(plain, fold(word));
    if (distance < bestDistance) {
      best = word;
      bestDistance = distance;
    }
  }
  if (best === undefined) return undefined;
  return bestDistance <= Math.max(1, Math.floor(MAX_DISTANCE_SHARE * Math.max(plain.length, best.length)))
    ? best
    : undefined;
}

function fold(word: string): string {
  return word.toLowerCase().replaceAll(/[-_ ]/g, '');
}

/** Optimal string alignment distance. Two rows and the one before: words are short, clarity wins over bit tricks. */
export function editDistance(a: string, b: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row: number[] = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const substitution = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let cost = Math.min(substitution, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

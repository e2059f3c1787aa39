import type { GitPath } from '../revisions/revisions.js';

/** Whether one letter more, less, other, or two neighbours swapped make `b` of `a` (Damerau-Levenshtein 1). Linear. */
export function withinOneEdit(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at += 1;
  if (a.length !== b.length) {
    const [short, long] = a.length < b.length ? [a, b] : [b, a];
    return short.slice(at) === long.slice(at + 1);
  }
  if (a.slice(at + 1) === b.slice(at + 1)) return true;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

/** Marks that prose puts around a path. */
const AROUND = /[\s"'`<>()[\],;:]/u;

/**
 * The path of `candidates` that `written` was most likely meant to be: the same once slashes, letter case, Unicode form,
 * unseen characters and punctuation around it are set aside, or one edit away. Undefined where none or several are.
 */
export function likelyPath(written: GitPath, candidates: Iterable<GitPath>): GitPath | undefined {
  const plain = foldPath(written);
  const folded: GitPath[] = [];
  const edited: GitPath[] = [];
  for (const candidate of candidates) {
    if (foldPath(candidate) === plain) folded.push(candidate);
    else if (withinOneEdit(candidate, written)) edited.push(candidate);
  }
  const best = folded.length > 0 ? folded : edited;
  return best.length === 1 ? best[0] : undefined;
}

function foldPath(path: GitPath): string {
  const folded = path
    .normalize('NFKC')
    .replaceAll(/[\p{C}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replaceAll('\\', '/')
    .toLowerCase()
    .split('/')
    .filter((name) => name !== '' && name !== '.')
    .join('/');
  // By hand: a pattern that ends in `$` begins anew at every mark of a long row (T72).
  let from = 0;
  let to = folded.length;
  while (from < to && AROUND.test(folded[from]!)) from += 1;
  while (to > from && (folded[to - 1] === '.' || AROUND.test(folded[to - 1]!))) to -= 1;
  return folded.slice(from, to);
}

import type { Person } from '../revisions/revisions.js';

/**
 * Whether one of the policy's `agents` patterns takes this person's name or e-mail. `*` stands for anything and `?` for
 * one character; brackets are brackets, since the names of bots end in `[bot]`. Letter case is set aside.
 */
export function isAgent({ name, email }: Person, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => [name, email, `${name} <${email}>`].some((text) => matchesWildcard(pattern, text)));
}

/** Linear: after a mismatch only the last `*` is taken up again. */
export function matchesWildcard(pattern: string, text: string): boolean {
  const wanted = [...pattern.normalize('NFKC').toLowerCase()];
  const given = [...text.normalize('NFKC').toLowerCase().trim()];
  let at = 0;
  let star = -1;
  let retry = 0;
  for (let index = 0; index < given.length; ) {
    if (wanted[at] === '*') {
      star = at;
      at += 1;
      retry = index;
    } else if (wanted[at] === '?' || wanted[at] === given[index]) {
      at += 1;
      index += 1;
    } else if (star !== -1) {
      retry += 1;
      index = retry;
      at = star + 1;
    } else {
      return false;
    }
  }
  while (wanted[at] === '*') at += 1;
  return at === wanted.length;
}

import type { Person } from '../revisions/revisions.js';
import { foldName } from './persons.js';

/** What git itself cuts off the ends of names (ident.c, is_crud); one that is written by hand may have them. */
const CRUD = /[\s.,:;<>"'\\]/u;

/**
 * Whether one of the policy's `agents` patterns takes this person's name or e-mail. `*` stands for anything and `?` for
 * one character; brackets are brackets, since the names of bots end in `[bot]`. Letter case is set aside.
 */
export function isAgent({ name, email }: Person, patterns: readonly string[]): boolean {
  const [plain, mail] = [name, email].map((text) => foldName(withoutCrud(text)));
  const texts = [name, email, `${name} <${email}>`, plain!, mail!];
  return patterns.some((pattern) => texts.some((text) => matchesWildcard(pattern, text)));
}

/** By hand: a pattern that ends in `$` begins anew at every mark of a long row (T72). */
function withoutCrud(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && CRUD.test(text[from]!)) from += 1;
  while (to > from && CRUD.test(text[to - 1]!)) to -= 1;
  return text.slice(from, to);
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

/** Characters that print nothing: padding made of them is no reason. */
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Scripts that put no blanks between words: each of their characters counts as a word. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** What nearly every reason is made of; it needs none of the tables of Unicode. */
const PRINTED_ASCII = /^[ -~]*$/;
/** "at least two different words" (docs/records.md). */
const LEAST_WORDS = 2;

/**
 * Why `text` is no reason, or undefined where it is one. The keys of `key=value` count for the length, as the text is
 * what a reader sees, and never as words.
 *
 * @param least  Characters, blanks between words counted once.
 */
export function reasonProblem(text: string, least: number): string | undefined {
  const visible = visibleText(text);
  const length = charactersOf(visible);
  if (length < least) return `the reason has ${count(length, 'character')}, and ${least} are asked for`;
  const words = distinctWords(visible);
  if (words < LEAST_WORDS) return `the reason has ${count(words, 'different word')}, and ${LEAST_WORDS} are asked for`;
  return undefined;
}

/** Characters of `text` that a reader sees, blanks in a row counted once and those at the ends not at all. */
export function reasonLength(text: string): number {
  return charactersOf(visibleText(text));
}

function charactersOf(text: string): number {
  return PRINTED_ASCII.test(text) ? text.length : [...text].length;
}

function visibleText(text: string): string {
  if (PRINTED_ASCII.test(text)) return text.replaceAll(/ {2,}/g, ' ').trim();
  return text.replaceAll(UNSEEN, '').replaceAll(/\s+/gu, ' ').trim();
}

function distinctWords(visible: string): number {
  const words = new Set<string>();
  for (const token of visible.split(' ')) {
    const value = token.replace(/^[A-Za-z][A-Za-z0-9_-]*=/, '');
    if (PRINTED_ASCII.test(value)) {
      const plain = value.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
      if (plain !== '') words.add(plain);
      if (words.size >= LEAST_WORDS) break;
      continue;
    }
    const letters = value
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
    if (UNSPACED.test(letters)) for (const letter of letters) words.add(letter);
    else if (letters !== '') words.add(letters);
    if (words.size >= LEAST_WORDS) break;
  }
  return words.size;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** Two contents that look alike and differ in meaning: `[why, base, head, path]`; a path only where the format's own will not do. */
export type LookAlike = readonly [why: string, base: string | Uint8Array, head: string | Uint8Array, path?: string];

/** Pairs by the id of the format in the registry. Binary ones are made when the test runs. */
export type LookAlikes = Readonly<Record<string, readonly LookAlike[] | (() => Promise<readonly LookAlike[]>)>>;

/** What an eye does not see, or takes for something else. */
export const NBSP = '\u00a0';
export const ZERO_WIDTH = '\u200b';
export const CYRILLIC_A = '\u0430';
export const COMPOSED = '\u00e9';
export const DECOMPOSED = 'e\u0301';
export const SOFT_HYPHEN = '\u00ad';
/** Two integers that are one double. */
export const BIG = '9007199254740993';
export const BIG_TWIN = '9007199254740992';

/** The same differences inside a value of any text format; `wrap` puts a text where a value stands. */
export function unseen(wrap: (value: string) => string): readonly LookAlike[] {
  const pairs: readonly (readonly [string, string, string])[] = [
    ['a no-break space for a space', 'a b', `a${NBSP}b`],
    ['a Cyrillic letter for a Latin one', 'pay', `p${CYRILLIC_A}y`],
    ['another normal form of a letter', `caf${COMPOSED}`, `caf${DECOMPOSED}`],
    ['a zero-width space', 'ab', `a${ZERO_WIDTH}b`],
  ];
  return pairs.map(([why, base, head]) => [`${why} in a value`, wrap(base), wrap(head)]);
}

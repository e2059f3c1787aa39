import { decodePath, encodePath } from '../revisions/paths.js';
import type { GitPath } from '../revisions/revisions.js';

/** C escapes as git prints them (quote.c). */
const ESCAPES: ReadonlyMap<string, number> = new Map([
  ['a', 7],
  ['b', 8],
  ['t', 9],
  ['n', 10],
  ['v', 11],
  ['f', 12],
  ['r', 13],
  ['"', 34],
  ['\\', 92],
]);
const ESCAPE_OF: ReadonlyMap<number, string> = new Map([...ESCAPES].map(([letter, byte]) => [byte, letter]));

/** Letters, digits, marks that print, and nothing that a reader cannot see or that a terminal obeys. */
const PLAIN_PATH = /^[\p{L}\p{N}\p{P}\p{S}]+$/u;
const PLAIN_TEXT = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]*$/u;

export interface Quoted {
  readonly path: GitPath;
  /** Index behind the closing quote. */
  readonly end: number;
}

/** Reads a path in double quotes at `start` of `text`. A string says why there is none. */
export function unquotePath(text: string, start: number): Quoted | string {
  const bytes: number[] = [];
  let plainFrom = start + 1;
  const parts: Buffer[] = [];
  const flush = (to: number): void => {
    if (bytes.length > 0) parts.push(Buffer.from(bytes.splice(0)));
    if (to > plainFrom) parts.push(encodePath(text.slice(plainFrom, to)));
  };
  let at = start + 1;
  while (at < text.length) {
    const character = text[at]!;
    if (character === '"') {
      flush(at);
      return { path: decodePath(Buffer.concat(parts)), end: at + 1 };
    }
    if (character !== '\\') {
      at += 1;
      continue;
    }
    flush(at);
    const octal = /^[0-3][0-7]{2}/.exec(text.slice(at + 1, at + 4))?.[0];
    const byte = octal === undefined ? ESCAPES.get(text[at + 1] ?? '') : Number.parseInt(octal, 8);
    if (byte === undefined) return `the escape ${text.slice(at, at + 2)} is none that git prints`;
    if (byte === 0) return 'no path holds a NUL';
    bytes.push(byte);
    at += octal === undefined ? 2 : 4;
    plainFrom = at;
  }
  return 'the double quote of the path is not closed';
}

/**
 * A path as a record line can hold it: bare where that is safe, else in double quotes with C escapes. What cannot be
 * seen, or can be mistaken for something else once pasted (other Unicode forms), is written in octal.
 */
export function quotePath(path: GitPath): string {
  const bare = PLAIN_PATH.test(path) && !/["'`\\]/.test(path) && isComposed(path);
  if (bare && !/^[-#<>|&;$(){}*?![\]~]/.test(path)) return path;
  return `"${escapePath(path)}"`;
}

/** For messages: always on one line, and bare where it can be. */
export function showPath(path: GitPath): string {
  return quotePath(path);
}

/** Text of a pull request for a message: one line, cut, with everything that does not print escaped. */
export function showText(text: string, longest = 120): string {
  const characters = [...text];
  const cut = characters.length > longest ? `${characters.slice(0, longest).join('')}…` : text;
  return JSON.stringify(cut).replaceAll(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, (character) =>
    [...character].map((one) => `\\u{${one.codePointAt(0)?.toString(16)}}`).join(''),
  );
}

/** One word of a POSIX shell. Undefined where `text` holds what no one should paste unseen. */
export function shellQuote(text: string): string | undefined {
  if (!PLAIN_TEXT.test(text)) return undefined;
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function isComposed(path: GitPath): boolean {
  return path === path.normalize('NFC') && !/\p{Default_Ignorable_Code_Point}/u.test(path);
}

function escapePath(path: GitPath): string {
  const readable = isComposed(path);
  let text = '';
  for (const character of path) {
    const keeps = readable && /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character);
    const ascii = character >= ' ' && character <= '~';
    if ((keeps || ascii) && character !== '"' && character !== '\\') text += character;
    else for (const byte of encodePath(character)) text += escapeByte(byte);
  }
  return text;
}

function escapeByte(byte: number): string {
  const letter = ESCAPE_OF.get(byte);
  return `\\${letter ?? byte.toString(8).padStart(3, '0')}`;
}

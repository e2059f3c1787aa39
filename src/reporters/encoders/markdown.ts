import { htmlText } from './html.js';
import { visible } from './visible.js';

/** Blanks at the ends are lost or overlooked in code spans. */
function showEdges(text: string): string {
  const edge = (blanks: string): string => '\\u{20}'.repeat(blanks.length);
  return text.replace(/^ +/, edge).replace(/ +$/, edge);
}

function longestRun(text: string, character: string): number {
  let longest = 0;
  let run = 0;
  for (const each of text) {
    run = each === character ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/**
 * A name or value as a code span: GitHub makes no mention, issue link, emoji, link, image or HTML of what stands in
 * one. The fence is longer than any run of backticks inside. Not for table cells: see `codeCell`.
 */
export function codeSpan(text: string): string {
  const shown = showEdges(visible(text));
  if (shown === '') return '(empty)';
  // A program that looks for our marker may not know of code spans.
  if (/<!--|-->/.test(shown)) return codeElement(text);
  const run = longestRun(shown, '`');
  if (run === 0) return `\`${shown}\``;
  const fence = '`'.repeat(run + 1);
  return `${fence} ${shown} ${fence}`;
}

/**
 * The same for a table cell or inside HTML. A pipe ends a cell even within a code span, and implementations differ over
 * `\\|`, so a text with a pipe, a backtick or a backslash becomes a code element of entities, which are never syntax.
 */
export function codeCell(text: string): string {
  const shown = showEdges(visible(text));
  return /[|`\\]/.test(shown) ? codeElement(text) : codeSpan(text);
}

/**
 * For places where Markdown is not read, such as a summary element, and for cells. Full stops are entities, too: GFM
 * makes links of `www.` also between tags.
 */
export function codeElement(text: string): string {
  const shown = showEdges(visible(text));
  if (shown === '') return '(empty)';
  return `<code>${shown.replace(/[^\p{L}\p{M}\p{N} /-]/gu, numericEntity)}</code>`;
}

function numericEntity(character: string): string {
  return `&#${character.codePointAt(0) ?? 0};`;
}

/**
 * A word that can stand as plain Markdown wherever it lands. The rest goes into code spans: anything with a character of
 * Markdown's, HTML's or of GitHub's own references, and what GitHub links without one (commits, `GH-1`, `www.`).
 */
const PLAIN_WORD = /^["'(]*[\p{L}\p{N}%→×≤](?:(?:[\p{L}\p{M}\p{N}.'’%-]|,(?=\p{N}))*[\p{L}\p{M}\p{N}%])?[.,;:!?)"']*$/u;
/** Signs without a meaning to Markdown where they stand alone. */
const PLAIN_SYMBOL = /^(?:->|[{}]|[.,;:!?)"']+)$/;
const LINKED_WORD = /www\.|\p{L}-\p{N}|(?=[0-9a-f]*[0-9])[0-9a-f]{7}|(?<![0-9a-z_])[a-f]{7,40}(?![0-9a-z_])/iu;
/** Would begin a list at the start of a line. */
const LIST_WORD = /^\p{N}+[.)]$/u;

/**
 * A sentence that holds names and values, such as a problem's message. Parts in backticks stay code; words that could
 * mean something to Markdown or GitHub become code; the rest reads as prose.
 */
export function markdownProse(text: string, code: (text: string) => string = codeSpan): string {
  const parts = text.replace(/\s+/gu, ' ').trim().split(QUOTED);
  return joinMarkdown(
    parts.flatMap((part, index) => (index % 2 === 1 ? quotedPart(part, code) : proseWords(part, code, index === 0))),
  );
}

/** What stands in backticks, or in double quotes on one line of a sentence. */
const QUOTED = /(`[^`]+`|"[^"]{1,400}")/;

/** A quoted command or name is one piece of code, not one for each odd word in it; quoted words stay quoted words. */
function quotedPart(part: string, code: (text: string) => string): string[] {
  const inside = part.slice(1, -1);
  if (part.startsWith('`')) return [code(inside)];
  return inside.split(' ').every((word) => isPlainWord(word)) ? [part] : [code(inside)];
}

/** Pieces of Markdown in a row. Two code spans side by side would grow into one longer fence, so a blank parts them. */
export function joinMarkdown(pieces: readonly string[]): string {
  let joined = '';
  for (const piece of pieces) joined += joined.endsWith('`') && piece.startsWith('`') ? ` ${piece}` : piece;
  return joined;
}

function proseWords(text: string, code: (text: string) => string, atStart: boolean): string[] {
  return text
    .split(/( +)/)
    .map((word, index) => (index % 2 === 1 || word === '' ? word : proseWord(word, code, atStart && index === 0)));
}

function isPlainWord(word: string): boolean {
  return (PLAIN_WORD.test(word) || PLAIN_SYMBOL.test(word)) && !LINKED_WORD.test(word) && visible(word) === word;
}

function proseWord(word: string, code: (text: string) => string, first: boolean): string {
  if (isPlainWord(word) && !(first && LIST_WORD.test(word))) return word;
  const [, lead = '', body = '', tail = ''] = /^([("']?)(.*?)([.,;:!?)"']*)$/su.exec(word) ?? [];
  return body === '' ? code(word) : `${lead}${code(body)}${tail}`;
}

/** A fenced block, whose fence is longer than any run of backticks in it. */
export function fencedBlock(lines: readonly string[], language = 'text'): string {
  const shown = lines.map((line) => visible(line).replaceAll('<!--', '<\\u{21}--'));
  const fence = '`'.repeat(Math.max(3, ...shown.map((line) => longestRun(line, '`') + 1)));
  return [`${fence}${language}`, ...shown, fence].join('\n');
}

/** Text inside HTML that Markdown does not read. */
export function summaryText(text: string): string {
  return htmlText(text);
}

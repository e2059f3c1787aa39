import { MARK } from './namespaces.js';

/**
 * XML and HTML as a tree that one comparer can judge (docs/adr/0080):
 *
 *     <a x="1">one<b/>two</a>   ->   { '@x': '1', '#content': [ { '#text': 'one', b: {...} }, { '#text': 'two' } ] }
 *
 * `#content` is an array, so order and number of siblings are values and never shape. Each item holds the text before
 * a child and the child under its name, so that the name is part of the path and a new name is shape. The last item
 * has text only: no element's content is ever an empty array, which would say nothing about what is below it. `#text`
 * is in every item, so text that comes or goes is a value, and no item is taken for a map whose keys are data.
 */
export const CONTENT = '#content';
export const TEXT = '#text';

/**
 * `exact`: all of it counts. `layout`: white space between children does not count unless text stands beside it.
 * `blank`: a run between children counts as one blank (inline markup). `folded`: every run of white space is one blank (HTML).
 */
export type Space = 'exact' | 'layout' | 'blank' | 'folded';

/** Text and marks before a child or before the end, as they count. A mark (processing instruction, doctype) begins with `MARK`. */
export function spell(pieces: readonly string[], space: Space): string {
  switch (space) {
    case 'exact':
      return pieces.join('');
    case 'layout':
      return pieces.filter((piece) => !isBlank(piece)).join('');
    case 'blank':
      return pieces.map((piece) => (isBlank(piece) ? ' ' : piece)).join('');
    case 'folded':
      return foldBlanks(pieces);
  }
}

/** Runs of white space become one blank, also across a comment; marks stay as they are. Joined once: asking a text that grows for its end copies it each time. */
function foldBlanks(pieces: readonly string[]): string {
  const folded: string[] = [];
  let blank = false;
  for (const piece of pieces) {
    const next: string = piece.startsWith(MARK) ? piece : piece.replace(/[ \t\n\f\r]+/g, ' ');
    const kept: string = blank && next.startsWith(' ') ? next.slice(1) : next;
    if (kept !== '') blank = kept.endsWith(' ');
    folded.push(kept);
  }
  return folded.join('');
}

/** Only white space of XML and HTML, and something of it. */
export function isBlank(piece: string): boolean {
  return piece.charCodeAt(0) <= 32 && /^[ \t\n\f\r]+$/.test(piece);
}

export function isMark(piece: string): boolean {
  return piece.startsWith(MARK);
}

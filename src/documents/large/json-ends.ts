import { CR, LF, SPACE, TAB } from './json-bytes.js';
import { decline } from './source.js';

/** Line ends and blanks before them, as `lineLayout` counts them. */
export interface LineCounts {
  lf: number;
  crlf: number;
  trailing: number;
}

/** Counts the line end whose LF stands there. */
export function countEnd(block: Buffer, at: number, counts: LineCounts): void {
  let before = at - 1;
  if (before >= 0 && block[before] === CR) {
    counts.crlf += 1;
    before -= 1;
  } else counts.lf += 1;
  if (before >= 0 && (block[before] === SPACE || block[before] === TAB)) counts.trailing += 1;
}

/** Counts all line ends of a stretch that begins a file, or not with one. */
export function countEnds(block: Buffer, counts: LineCounts): void {
  for (let at = block.indexOf(LF); at !== -1; at = block.indexOf(LF, at + 1)) countEnd(block, at, counts);
  for (let at = block.indexOf(CR); at !== -1; at = block.indexOf(CR, at + 1))
    if (block[at + 1] !== LF) decline('a CR that ends no line');
}

/** The blanks that first indent a line in a stretch which something that is no white space stands behind. */
export function indentIn(block: Buffer, start: number, end: number): string | undefined {
  for (let at = block.indexOf(LF, start); at !== -1 && at < end; at = block.indexOf(LF, at + 1)) {
    let to = at + 1;
    while (to < end && (block[to] === SPACE || block[to] === TAB)) to += 1;
    if (to > at + 1 && (to === end || block[to]! > 32)) return block.toString('latin1', at + 1, to);
  }
  return undefined;
}

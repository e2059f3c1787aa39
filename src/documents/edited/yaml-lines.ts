import { equalFrom } from './differences.js';

const MAX_EDITS = 5_000;
const LF = 10;

/** A line of head that base has otherwise. */
export interface EditedLine {
  /** Offset of the line in head. */
  readonly start: number;
  /** The same line as base has it, without its line feed. */
  readonly base: string;
}

/** Lines that differ, one for one; undefined where lines came or went, or too many differ. */
export function editedLines(base: Buffer, head: Buffer): EditedLine[] | undefined {
  const lines: EditedLine[] = [];
  let [from, to] = [0, 0];
  for (;;) {
    const equal = equalFrom(base, from, head, to);
    if (from + equal === base.length && to + equal === head.length) return lines;
    const [start, baseStart] = [lineStart(head, to + equal), lineStart(base, from + equal)];
    const [end, baseEnd] = [lineEnd(head, to + equal), lineEnd(base, from + equal)];
    // The last line may lack its line feed, but not on one side alone.
    if ((end === head.length) !== (baseEnd === base.length) || lines.length >= MAX_EDITS) return undefined;
    lines.push({ start, base: base.toString('utf8', baseStart, baseEnd) });
    if (end === head.length) return lines;
    [from, to] = [baseEnd + 1, end + 1];
  }
}

function lineStart(bytes: Buffer, at: number): number {
  return at === 0 ? 0 : bytes.lastIndexOf(LF, at - 1) + 1;
}

function lineEnd(bytes: Buffer, at: number): number {
  const end = bytes.indexOf(LF, at);
  return end === -1 ? bytes.length : end;
}

/** The same lines by their offsets in characters. */
export function offsetsInText(head: Buffer, lines: readonly EditedLine[]): EditedLine[] {
  let [bytes, characters] = [0, 0];
  return lines.map(({ start, base }) => {
    characters += head.toString('utf8', bytes, start).length;
    bytes = start;
    return { start: characters, base };
  });
}

import { positionAt } from '../encoding.js';
import type { Position } from './stop.js';

/** Lines of a text by offset, for readers that go forward: each character is looked at once. */
export interface LineCounter {
  /** The one-based line of `offset`, which may not be smaller than at the call before. */
  readonly lineAt: (offset: number) => number;
}

/** Lines end at LF, CRLF and lone CR. */
export function createLineCounter(source: string): LineCounter {
  let line = 1;
  let feed = source.indexOf('\n');
  let carriage = source.indexOf('\r');
  return {
    lineAt(offset) {
      for (;;) {
        if (feed !== -1 && feed < offset && (carriage === -1 || feed < carriage)) {
          line += 1;
          feed = source.indexOf('\n', feed + 1);
        } else if (carriage !== -1 && carriage < offset) {
          // The LF of a CRLF counts; its CR does not.
          if (source[carriage + 1] !== '\n') line += 1;
          carriage = source.indexOf('\r', carriage + 1);
        } else return line;
      }
    },
  };
}

export function position(source: string, offset: number): Position {
  return positionAt(source, Math.min(offset, source.length));
}

/** A line without its end, and where it starts. */
export interface SourceLine {
  readonly text: string;
  readonly line: number;
}

const SPACE = ' \t\r\n';

/** Splits at LF, CRLF and lone CR; a final line end opens no further line. */
export function sourceLines(source: string): readonly SourceLine[] {
  const texts = source.split(/\r\n|\n|\r/);
  if (texts.at(-1) === '') texts.pop();
  return texts.map((text, index) => ({ text, line: index + 1 }));
}

/** Blanks and tabs off both ends. `String.trim` also takes no-break spaces and byte order marks, which are data. */
export function trimBlanks(value: string): string {
  return trimBlanksEnd(trimBlanksStart(value));
}

export function trimBlanksStart(value: string): string {
  let start = 0;
  while (value[start] === ' ' || value[start] === '\t') start += 1;
  return value.slice(start);
}

export function trimBlanksEnd(value: string): string {
  let end = value.length;
  while (value[end - 1] === ' ' || value[end - 1] === '\t') end -= 1;
  return value.slice(0, end);
}

/** As `trimBlanks`, and line ends: what XML and mail call white space. */
export function trimSpace(value: string): string {
  let start = 0;
  let end = value.length;
  while (start < end && SPACE.includes(value[start]!)) start += 1;
  while (end > start && SPACE.includes(value[end - 1]!)) end -= 1;
  return value.slice(start, end);
}

/** Lines of a snapshot file, which ends them with LF or CRLF; a lone CR is a character of a body. */
export function bodyLines(source: string): readonly string[] {
  const lines = source.split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/** Base64 with white space in it; undefined where anything else is: decoders disagree about what is missing or too much. */
export function strictBase64(text: string): Uint8Array | undefined {
  const packed = text.replace(/[ \t\r\n]+/g, '');
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(packed) || packed.length % 4 !== 0) return undefined;
  const bytes = Buffer.from(packed, 'base64');
  return bytes.toString('base64') === packed ? Uint8Array.from(bytes) : undefined;
}

import type { ScalarEvent, State } from './state.js';

/** js-yaml's number of the style `|`, behind which that of `>` comes, and of the chomping that `-` asks for. */
const LITERAL = 4;
const STRIP = 2;

/**
 * The text of a block scalar where the file ends within it and without a line end: `|` keeps the last line end that is there,
 * and there is none (YAML 1.2.2, 8.1.1.2; libyaml, PyYAML and Go read it so). js-yaml adds one, as if there were no
 * difference to a file that has it.
 */
export function withoutLineEnd({ source: { text } }: State, event: ScalarEvent, decoded: string): string {
  if (event.style < LITERAL || event.chomping === STRIP || event.valueEnd < text.length) return decoded;
  return /[\n\r]$/.test(text) || !decoded.endsWith('\n') ? decoded : decoded.slice(0, -1);
}

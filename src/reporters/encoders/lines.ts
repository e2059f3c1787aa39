import { escapeCharacter } from './visible.js';

const ANSI = /\u001b\[[0-9;]*m/g;

/**
 * The last guard over text that is written to standard output. The runner reads `::command::` at the start of a line
 * (blanks before it do not count) and `##[command]` anywhere; encoders already break the second, and this also
 * holds where a line was wrapped or begins with a colour.
 */
export function guardLines(text: string): string {
  return text.split('\n').map(guardLine).join('\n');
}

function guardLine(line: string): string {
  const bare = line.replace(ANSI, '');
  const guarded = /^\s*::/.test(bare) ? line.replace('::', `${escapeCharacter(':')}:`) : line;
  return guarded.replaceAll('##[', '#\\u{23}[');
}

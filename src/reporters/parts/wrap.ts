const ANSI = /\u001b\[[0-9;]*m/g;
/** Drawn two columns wide by terminals (East Asian wide and full-width forms, emoji). */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}|[\u{20000}-\u{3fffd}]/u;

/** Stands for a blank within a name, at which no line may be broken. No encoded text can hold it. */
export const UNBREAKABLE = '\u0000';

/** Columns that a text takes in a terminal. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const character of text.replace(ANSI, '')) {
    if (/\p{M}/u.test(character)) continue;
    width += WIDE.test(character) ? 2 : 1;
  }
  return width;
}

/**
 * Breaks a text at blanks so that every line fits `width` columns, if its words do: a word is never cut, because what
 * is copied from the terminal must still be a path. Colours are opened and closed within single words or run over
 * blanks; both read the same after a break.
 */
export function wrap(text: string, width: number, first: string, indent: string): string[] {
  const lines: string[] = [];
  let line = first;
  let used = displayWidth(first);
  let empty = true;
  for (const word of text.split(' ')) {
    const columns = displayWidth(word);
    if (!empty && used + 1 + columns > width) {
      lines.push(finish(line));
      line = indent;
      used = displayWidth(indent);
      empty = true;
    }
    line += empty ? word : ` ${word}`;
    used += columns + (empty ? 0 : 1);
    empty = false;
  }
  lines.push(finish(line));
  return lines;
}

function finish(line: string): string {
  return line.trimEnd().replaceAll(UNBREAKABLE, ' ');
}

import type { Line } from '../document.js';

/** Answers which line an offset is on; fast where offsets come mostly in order. */
export interface LineIndex {
  lineAt(offset: number): Line;
}

export function lineIndex(text: string): LineIndex {
  const starts = [0];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === 10 || (code === 13 && text.charCodeAt(index + 1) !== 10)) starts.push(index + 1);
  }
  let line = 0;
  return {
    lineAt(offset) {
      while (line > 0 && starts[line]! > offset) line -= 1;
      while (line + 1 < starts.length && starts[line + 1]! <= offset) line += 1;
      return line + 1;
    },
  };
}

const SIGNS = '+-.eE';

function tableOf(characters: string): Uint8Array {
  const table = new Uint8Array(256);
  for (const character of characters) table[character.charCodeAt(0)] = 1;
  return table;
}

/** What a number may be made of. */
const NUMERAL = tableOf(`0123456789${SIGNS}`);

/** Whether a byte of a number stands there. */
export function isNumeral(block: Uint8Array, at: number, end: number): boolean {
  return at < end && NUMERAL[block[at]!] === 1;
}

/** Where the run of such bytes begins that ends at `end`. */
export function numeralStart(block: Uint8Array, start: number, end: number): number {
  let at = end;
  while (at > start && NUMERAL[block[at - 1]!] === 1) at -= 1;
  return at;
}

/** What may stand in front of a number in a line of text and behind it (comparison/text.ts, NUMBER), as far as it is ASCII. */
const BLANKS = ' \t\u000b\f\r';
const BEFORE = tableOf(`${BLANKS}=([{,;|<>"'`);
const BEHIND = tableOf(`${BLANKS})]},;|<>"'%`);

/** Whether what stands between two places of a line of text stands alone in it. */
export function standsAlone(
  block: Uint8Array,
  lineStart: number,
  start: number,
  end: number,
  lineEnd: number,
): boolean {
  return (start === lineStart || BEFORE[block[start - 1]!] === 1) && (end === lineEnd || BEHIND[block[end]!] === 1);
}

/** The number that stands there in digits alone, at most 15 and without a leading zero; -1 for everything else. */
export function digitsAt(block: Buffer, start: number, end: number): number {
  if (end <= start || end - start > 15 || (block[start] === 48 && end - start > 1)) return -1;
  let value = 0;
  for (let at = start; at < end; at += 1) {
    const digit = block[at]! - 48;
    if (digit < 0 || digit > 9) return -1;
    value = value * 10 + digit;
  }
  return value;
}

export const TAB = 9;
export const LF = 10;
export const CR = 13;
export const SPACE = 32;
export const QUOTE = 34;
export const PLUS = 43;
export const COMMA = 44;
export const MINUS = 45;
export const DOT = 46;
export const ZERO = 48;
export const NINE = 57;
export const COLON = 58;
export const OPEN_BRACKET = 91;
export const BACKSLASH = 92;
export const CLOSE_BRACKET = 93;
export const OPEN_BRACE = 123;
export const CLOSE_BRACE = 125;

export function viewOf({ buffer, byteOffset, length }: Buffer): DataView {
  return new DataView(buffer, byteOffset, length);
}

export function isSpace(byte: number): boolean {
  return byte === SPACE || byte === LF || byte === CR || byte === TAB;
}

export function skip(block: Buffer, start: number): number {
  let at = start;
  while (at < block.length && isSpace(block[at]!)) at += 1;
  return at;
}

export const TRUE = Buffer.from('true');
export const FALSE = Buffer.from('false');
export const NULL = Buffer.from('null');

export function wordAt(block: Buffer, start: number, expected: Buffer): boolean {
  for (let index = 0; index < expected.length; index += 1) if (block[start + index] !== expected[index]) return false;
  return true;
}

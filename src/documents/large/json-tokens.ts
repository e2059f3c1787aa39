import { MAX_NUMBER_CHARACTERS } from '../format.js';
import { BACKSLASH, DOT, MINUS, NINE, PLUS, QUOTE, ZERO } from './json-bytes.js';
import { decline } from './source.js';

/** Behind the closing quote of the string that begins at `start`; -1 where the block ends first. */
export function textAt(block: Buffer, start: number): number {
  const end = block.length;
  let at = start + 1;
  while (at < end) {
    const byte = block[at]!;
    if (byte === QUOTE) return at + 1;
    if (byte < 32) decline('a control character in a string');
    if (byte === BACKSLASH) {
      if (at + 6 > end && (at + 2 > end || block[at + 1] === 117)) return -1;
      at += escapeAt(block, at);
    } else at += 1;
  }
  return -1;
}

/** The length of the escape at a backslash. */
export function escapeAt(block: Buffer, at: number): number {
  switch (block[at + 1]) {
    case QUOTE:
    case BACKSLASH:
    case 47:
    case 98:
    case 102:
    case 110:
    case 114:
    case 116:
      return 2;
    case undefined:
      return 1;
    case 117: {
      for (let index = at + 2; index < at + 6; index += 1) {
        const byte = block[index];
        // Cut off; whoever asked finds the end of the block.
        if (byte === undefined) return index - at;
        const lower = byte | 32;
        if (!(byte >= ZERO && byte <= NINE) && !(lower >= 97 && lower <= 102)) decline('a bad escape');
      }
      return 6;
    }
    default:
      return decline('a bad escape');
  }
}

/** What `numberAt` says where the block ends with the number, which may go on. */
export const END = -1;
/** And where there is none in strict JSON. */
export const NO_NUMBER = -2;

/** Behind the number that begins at `start`. */
export function numberAt(block: Buffer, view: DataView, start: number): number {
  const end = block.length;
  const first = start < end && block[start] === MINUS ? start + 1 : start;
  let at = digitsEnd(block, view, first);
  if (at >= end) return END;
  if (at === first || (block[first] === ZERO && at - first > 1)) return NO_NUMBER;
  if (block[at] === DOT) {
    const fraction = at + 1;
    at = digitsEnd(block, view, fraction);
    if (at >= end) return END;
    if (at === fraction) return NO_NUMBER;
  }
  if ((block[at]! | 32) === 101) {
    at += 1;
    if (at < end && (block[at] === PLUS || block[at] === MINUS)) at += 1;
    const exponent = at;
    at = digitsEnd(block, view, exponent);
    if (at >= end) return END;
    if (at === exponent) return NO_NUMBER;
  }
  return at - start > MAX_NUMBER_CHARACTERS ? NO_NUMBER : at;
}

const HIGH_HALVES = 0xf0f0f0f0 | 0;
const ZEROS = 0x30303030;
/** To '9' nothing is carried into the high half of its byte; to ':' and above it is. */
const SIXES = 0x06060606;

/** Behind digits, four at once while there are so many. */
function digitsEnd(block: Buffer, view: DataView, start: number): number {
  const end = block.length;
  let at = start;
  for (; at + 4 <= end; at += 4) {
    const four = view.getInt32(at, true);
    if ((four & HIGH_HALVES) !== ZEROS || ((four + SIXES) & HIGH_HALVES) !== ZEROS) break;
  }
  while (at < end && block[at]! >= ZERO && block[at]! <= NINE) at += 1;
  return at;
}

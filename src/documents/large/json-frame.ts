import { textAt } from './json-tokens.js';
import type { ByteSource } from './source.js';
import { decline } from './source.js';

/** As much may stand in front of the elements, and behind them. Bytes. */
export const FRAME_BYTES = 1_048_576;
/** A shorter array is none that most of a large file is made of. Bytes. */
export const LEAST_ARRAY = 262_144;

const QUOTE = 34;
const OPEN_BRACKET = 91;
const CLOSE_BRACKET = 93;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;
const COLON = 58;

/** Where the elements are that most of a JSON text is made of. */
export interface Frame {
  /** The names that lead to their array; none where it is the root. */
  readonly path: readonly string[];
  /** Where the first element begins, or the closing bracket stands. */
  readonly first: number;
}

/**
 * The first array of at least `least` bytes to which only names lead. What stands in front of it has yet to be read in full: here
 * strings and brackets are looked at and nothing else.
 */
export function frameOf(source: ByteSource, least: number): Frame {
  const block = source.read(0, Math.min(source.size, FRAME_BYTES + least));
  const names: string[] = [];
  let arrays = 0;
  let candidate = -1;
  let path: readonly string[] = [];
  for (let at = 0; at < block.length; at += 1) {
    const byte = block[at]!;
    if (byte === QUOTE) {
      const end = textAt(block, at);
      if (end < 0) break;
      const behind = skip(block, end);
      if (arrays === 0 && block[behind] === COLON && names.length > 0) names[names.length - 1] = nameOf(block, at, end);
      at = end - 1;
    } else if (byte === OPEN_BRACKET) {
      if (arrays === 0) {
        candidate = at;
        path = [...names];
      }
      arrays += 1;
    } else if (byte === CLOSE_BRACKET) {
      arrays -= 1;
      if (arrays < 0) decline('no strict JSON');
      if (arrays === 0) {
        if (at - candidate >= least) break;
        candidate = -1;
      }
    } else if (arrays === 0) {
      if (byte === OPEN_BRACE) names.push('');
      else if (byte === CLOSE_BRACE) names.pop();
    }
  }
  if (candidate === -1) return decline('no large array');
  const first = skip(block, candidate + 1);
  if (first >= block.length) return decline('no element at hand');
  return { path, first };
}

function nameOf(block: Buffer, start: number, end: number): string {
  const raw = block.toString('utf8', start, end);
  return raw.includes('\\') ? decline('a name with an escape') : raw.slice(1, -1);
}

function skip(block: Buffer, start: number): number {
  let at = start;
  for (let byte = block[at]; byte === 32 || byte === 10 || byte === 13 || byte === 9; byte = block[++at]);
  return at;
}

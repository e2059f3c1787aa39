import { inflateSync } from 'node:zlib';
import type { Meter } from '../tables/guard.js';
import { fail } from '../trees/stop.js';
import { latin1, type PdfValue } from './syntax.js';

type Dictionary = ReadonlyMap<string, PdfValue>;

/** What is left of a stream when every filter that packs without loss is undone. */
export interface Unpacked {
  readonly bytes: Uint8Array;
  /** Filters that were undone. */
  readonly undone: readonly string[];
  /** Filters that stay, outermost first: images and what nobody here knows. */
  readonly left: readonly string[];
  /** What stands behind the end that a filter sees, which no program reads. */
  readonly behind: readonly Uint8Array[];
}

const SHORT: ReadonlyMap<string, string> = new Map([
  ['Fl', 'FlateDecode'],
  ['AHx', 'ASCIIHexDecode'],
  ['A85', 'ASCII85Decode'],
]);

/** Undoes Flate (with predictors) and the two ASCII filters; stops at the first other one. */
export function unpackStream(
  raw: Uint8Array,
  filters: readonly string[],
  parameters: readonly (Dictionary | undefined)[],
  meter: Meter,
): Unpacked {
  const names = filters.map((filter) => SHORT.get(filter) ?? filter);
  const behind: Uint8Array[] = [];
  const until = (end: number): void => {
    const rest = bytes.subarray(end);
    if (rest.some((byte) => byte !== 10 && byte !== 13 && byte !== 32)) behind.push(rest);
  };
  let bytes = raw;
  for (const [index, filter] of names.entries()) {
    if (filter === 'FlateDecode') {
      const { output, end } = inflated(bytes, meter);
      until(end);
      bytes = unpredicted(output, parameters[index], meter);
    } else if (filter === 'ASCIIHexDecode') {
      until(endOf(bytes, '>'));
      bytes = fromHex(bytes);
    } else if (filter === 'ASCII85Decode') {
      until(endOf(bytes, '~') + (bytes[endOf(bytes, '~')] === 62 ? 1 : 0));
      bytes = fromAscii85(bytes);
    } else return { bytes, undone: names.slice(0, index), left: names.slice(index), behind };
  }
  return { bytes, undone: names, left: [], behind };
}

/** Most that one stream may unpack to at once; what it does is booked. */
const MAX_STREAM_BYTES = 134_217_728;

function inflated(bytes: Uint8Array, meter: Meter): { readonly output: Uint8Array; readonly end: number } {
  // With `info` Node gives the engine beside the output, which its types do not say.
  const { buffer, engine } = inflateSync(bytes, { maxOutputLength: MAX_STREAM_BYTES, info: true }) as unknown as {
    readonly buffer: Uint8Array;
    readonly engine: { readonly bytesWritten: number };
  };
  meter.inflate(buffer.length);
  return { output: buffer, end: engine.bytesWritten };
}

function endOf(bytes: Uint8Array, mark: string): number {
  const at = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).indexOf(mark, 0, 'latin1');
  return at === -1 ? bytes.length : at + mark.length;
}

function numberOf(parameters: Dictionary, name: string, otherwise: number): number {
  const found = parameters.get(name);
  return found?.kind === 'number' ? Number(found.literal) : otherwise;
}

/** PNG predictors (values 10 to 15); TIFF's (2) is refused, nobody writes it. */
function unpredicted(bytes: Uint8Array, parameters: Dictionary | undefined, meter: Meter): Uint8Array {
  const predictor = parameters === undefined ? 1 : numberOf(parameters, 'Predictor', 1);
  if (parameters === undefined || predictor === 1) return bytes;
  if (predictor < 10) return fail(`predictor ${predictor} of a stream`);
  const bits = numberOf(parameters, 'Colors', 1) * numberOf(parameters, 'BitsPerComponent', 8);
  const width = Math.ceil((bits * numberOf(parameters, 'Columns', 1)) / 8);
  const step = Math.max(1, bits >> 3);
  if (!(width >= 1 && width <= bytes.length)) return fail('a predictor wider than its stream');
  // Programs draw what there is of a last row that is cut off.
  const rows = Math.ceil(bytes.length / (width + 1));
  const output = new Uint8Array(bytes.length - rows);
  meter.inflate(output.length);
  for (let row = 0; row < rows; row += 1) {
    const type = bytes[row * (width + 1)]!;
    const columns = Math.min(width, output.length - row * width);
    for (let column = 0; column < columns; column += 1) {
      const at = row * width + column;
      const left = column >= step ? output[at - step]! : 0;
      const up = row > 0 ? output[at - width]! : 0;
      const corner = row > 0 && column >= step ? output[at - width - step]! : 0;
      output[at] = bytes[row * (width + 1) + 1 + column]! + predicted(type, left, up, corner);
    }
  }
  return output;
}

function predicted(type: number, left: number, up: number, corner: number): number {
  if (type === 0) return 0;
  if (type === 1) return left;
  if (type === 2) return up;
  if (type === 3) return (left + up) >> 1;
  if (type !== 4) return fail(`PNG predictor ${type} of a row`);
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

function fromHex(bytes: Uint8Array): Uint8Array {
  const text = latin1(bytes);
  const end = text.indexOf('>');
  const digits = (end === -1 ? text : text.slice(0, end)).replace(/[\0\t\n\f\r ]+/g, '');
  if (/[^0-9a-fA-F]/.test(digits)) return fail('a bad hexadecimal digit in a stream');
  return Uint8Array.from(Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex'));
}

function fromAscii85(bytes: Uint8Array): Uint8Array {
  const out: number[] = [];
  let group: number[] = [];
  for (const byte of bytes) {
    if (byte === 126) break;
    if (byte === 122 && group.length === 0) out.push(0, 0, 0, 0);
    else if (byte >= 33 && byte <= 117) {
      group.push(byte - 33);
      if (group.length === 5) {
        out.push(...wordOf(group));
        group = [];
      }
    } else if (byte > 32) return fail('a bad base-85 digit in a stream');
  }
  if (group.length > 1) out.push(...wordOf([...group, 84, 84, 84, 84].slice(0, 5)).slice(0, group.length - 1));
  return Uint8Array.from(out);
}

function wordOf(group: readonly number[]): number[] {
  const word = group.reduce((sum, digit) => sum * 85 + digit, 0);
  return [Math.floor(word / 2 ** 24) & 255, (word / 2 ** 16) & 255, (word / 2 ** 8) & 255, word & 255];
}

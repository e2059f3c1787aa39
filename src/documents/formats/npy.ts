import { elementCount, ITEM_BYTES, memoryOfElements, readElements, toRowOrder } from '../arrays/elements.js';
import { type NpyHeader, parseNpyHeader } from '../arrays/npy-header.js';
import { binaryDocument, startsWith, viewOf } from '../binaries.js';
import type { FixtureDocument, Tensor } from '../document.js';
import type { Format, ReadInput, ReadResult } from '../format.js';
import { utf8 } from '../trees/bytes.js';
import { attempt, fail } from '../trees/stop.js';

/** Longer headers than this hold records of many fields, which are not read anyhow. Bytes. */
const MAX_HEADER_BYTES = 1_048_576;

/**
 * One array of numpy. Element type and dimensions are shape; byte order, memory order and the header's version are
 * layout. Elements are read as they stand in the file, so integers of 64 bits keep all of them.
 */
export const npy: Format = { id: 'npy', read: (input) => attempt(() => readNpy(input)) };

function readNpy(input: ReadInput): ReadResult {
  const { bytes } = input;
  const layout = readNpyLayout(bytes, bytes.length);
  const { header, start } = layout;
  const { dtype, dimensions } = header;
  const elements = bytes.subarray(start);
  const ordered = isRowOrder(header) ? 0 : elements.length;
  input.book?.(0, memoryOfElements(elements, dtype, header.byteOrder === 'big') + ordered);
  const stored = readElements(elements, dtype, header.byteOrder === 'big');
  const values = isRowOrder(header) ? stored : toRowOrder(stored, dimensions, numbersPerElement(dtype));
  return { ok: true, document: npyDocument(layout, values) };
}

/** What stands in front of the elements. */
export interface NpyLayout {
  readonly header: NpyHeader;
  readonly version: string;
  /** Offset of the first element. Bytes. */
  readonly start: number;
}

/**
 * Of a file of `size` bytes, from its beginning.
 *
 * @throws {ReadStop} where that is no array, or not as many elements follow as the header promises.
 */
export function readNpyLayout(beginning: Uint8Array, size: number): NpyLayout {
  const layout = headerOf(beginning);
  const { dtype, dimensions } = layout.header;
  const count = elementCount(dimensions);
  const expected = count === undefined ? undefined : count * ITEM_BYTES[dtype];
  const there = size - layout.start;
  // More than one array may be saved into one file; only the first would be read.
  if (expected !== there) fail(`${there} bytes of elements, but the header asks for ${expected ?? 'more than fit'}`);
  return layout;
}

/** Whether the elements lie in the file as they are compared: the last index moves fastest. */
export function isRowOrder({ fortran, dimensions }: NpyHeader): boolean {
  return !fortran || dimensions.length <= 1;
}

function numbersPerElement(dtype: NpyHeader['dtype']): 1 | 2 {
  return dtype === 'complex64' || dtype === 'complex128' ? 2 : 1;
}

export function npyDocument({ header, version }: NpyLayout, values: Tensor['values']): FixtureDocument {
  const { dtype, dimensions } = header;
  return binaryDocument({
    format: 'npy',
    content: { kind: 'tensor', dtype, dimensions, values },
    ...(header.unit === undefined ? {} : { declared: { 'time unit': header.unit } }),
    layout: {
      version,
      'memory order': header.fortran ? 'Fortran' : 'C',
      ...(header.byteOrder === 'none' ? {} : { 'byte order': header.byteOrder }),
    },
  });
}

function headerOf(bytes: Uint8Array): NpyLayout {
  if (!startsWith(bytes, '\x93NUMPY')) fail('not an array of numpy: it does not begin with \\x93NUMPY');
  const [major, minor] = [bytes[6] ?? 0, bytes[7] ?? 0];
  if (major < 1 || major > 3 || minor !== 0) fail(`version ${major}.${minor} is not known`);
  const width = major === 1 ? 2 : 4;
  if (bytes.length < 8 + width) fail('cut off in its header');
  const view = viewOf(bytes);
  const length = major === 1 ? view.getUint16(8, true) : view.getUint32(8, true);
  const start = 8 + width + length;
  if (start > bytes.length) fail('cut off in its header');
  if (length > MAX_HEADER_BYTES) fail(`a header of ${length} bytes`);
  const raw = bytes.subarray(8 + width, start);
  const text = major === 3 ? utf8(raw) : Buffer.from(raw).toString('latin1');
  if (text === undefined) return fail('its header is not UTF-8');
  return { header: parseNpyHeader(text), version: `${major}.${minor}`, start };
}

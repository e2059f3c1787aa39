import type { Use } from '../images/spans.js';
import { fail } from '../trees/stop.js';

/** Metadata of Arrow and Feather files. Reading beyond the end throws a RangeError, which says that the file is broken. */
export interface Flatbuffer {
  readonly view: DataView;
  /** Told of all that is read. */
  readonly use?: Use;
}

/** No table of Arrow has more slots or more bytes of its own than that; what lies beyond is no part of it. */
const MAX_TABLE_BYTES = 64;

/** Where the tables of a vector of tables are. */
export function tables(buffer: Flatbuffer, field: number | undefined): readonly number[] {
  return field === undefined ? [] : vector(buffer, field, 4).map((entry) => indirect(buffer, entry));
}

/** Where the entries of a vector are. @throws ReadStop where it does not fit into the file. */
export function vector(buffer: Flatbuffer, field: number, stride: number): readonly number[] {
  const base = indirect(buffer, field);
  const length = buffer.view.getUint32(base, true);
  if (base + 4 + length * stride > buffer.view.byteLength) return fail('a vector that is longer than the file');
  buffer.use?.(base, base + 4 + length * stride);
  return Array.from({ length }, (_, index) => base + 4 + index * stride);
}

export function indirect({ view }: Flatbuffer, at: number): number {
  return at + view.getUint32(at, true);
}

/** A text with its length before it and a zero behind it; empty where there is none. */
export function textIn(buffer: Flatbuffer, field: number | undefined): string {
  if (field === undefined) return '';
  const at = indirect(buffer, field);
  const { view } = buffer;
  const end = at + 4 + view.getUint32(at, true);
  if (end > view.byteLength) return fail('a text that is longer than the file');
  buffer.use?.(at, end + 1);
  return Buffer.from(view.buffer, view.byteOffset + at + 4, end - at - 4).toString('utf8');
}

/** The slots of a flatbuffer table. `at` is an offset to it, or with `direct` the table itself. */
export function table(buffer: Flatbuffer, at: number, direct = false): (slot: number) => number | undefined {
  const { view } = buffer;
  const position = direct ? at : indirect(buffer, at);
  const slots = position - view.getInt32(position, true);
  const size = view.getUint16(slots, true);
  buffer.use?.(slots, slots + Math.min(size, MAX_TABLE_BYTES));
  buffer.use?.(position, position + Math.min(view.getUint16(slots + 2, true), MAX_TABLE_BYTES));
  if (!direct) buffer.use?.(at, at + 4);
  return (slot) => {
    const offset = slot < size ? view.getUint16(slots + slot, true) : 0;
    return offset === 0 ? undefined : position + offset;
  };
}

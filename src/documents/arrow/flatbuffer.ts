import { fail } from '../trees/stop.js';

/** Metadata of Arrow and Feather files. Reading beyond the end throws a RangeError, which says that the file is broken. */
export interface Flatbuffer {
  readonly view: DataView;
}

/** Where the tables of a vector of tables are. */
export function tables(buffer: Flatbuffer, field: number | undefined): readonly number[] {
  return field === undefined ? [] : vector(buffer, field, 4).map((entry) => indirect(buffer, entry));
}

/** Where the entries of a vector are. @throws ReadStop where it does not fit into the file. */
export function vector(buffer: Flatbuffer, field: number, stride: number): readonly number[] {
  const base = indirect(buffer, field);
  const length = buffer.view.getUint32(base, true);
  if (base + 4 + length * stride > buffer.view.byteLength) return fail('a vector that is longer than the file');
  return Array.from({ length }, (_, index) => base + 4 + index * stride);
}

export function indirect({ view }: Flatbuffer, at: number): number {
  return at + view.getUint32(at, true);
}

/** The slots of a flatbuffer table. `at` is an offset to it, or with `direct` the table itself. */
export function table(buffer: Flatbuffer, at: number, direct = false): (slot: number) => number | undefined {
  const { view } = buffer;
  const position = direct ? at : indirect(buffer, at);
  const slots = position - view.getInt32(position, true);
  const size = view.getUint16(slots, true);
  return (slot) => {
    const offset = slot < size ? view.getUint16(slots + slot, true) : 0;
    return offset === 0 ? undefined : position + offset;
  };
}

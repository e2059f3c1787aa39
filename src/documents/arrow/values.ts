import type { Batch, DataType } from '@uwdata/flechette';
import type { TreeNode } from '../document.js';
import { float16 } from '../parquet/values.js';
import type { Meter } from '../tables/guard.js';
import {
  binary,
  boolean,
  dateText,
  dateTime,
  exactDecimal,
  float,
  float32,
  integer,
  list,
  NULL,
  record,
  textOrBytes,
  timestampText,
  timeText,
} from '../tables/scalars.js';
import { fail } from '../trees/stop.js';
import { TYPE } from './types.js';
import { newUnseen, noteItems, noteUnseen, type Unseen } from './unseen.js';

/** The buffers of one column in one batch, as the library cuts them out of the file. */
export interface Buffers {
  readonly length: number;
  readonly nullCount: number;
  readonly type: DataType;
  readonly validity?: Uint8Array;
  readonly values?: ArrayLike<number | bigint> & ArrayBufferView;
  readonly offsets?: ArrayLike<number | bigint>;
  readonly sizes?: ArrayLike<number | bigint>;
  readonly typeIds?: ArrayLike<number>;
  readonly children?: readonly Buffers[];
  readonly data?: readonly Uint8Array[];
  readonly dictionary?: { readonly data: readonly Buffers[] };
}

type Read = (index: number) => TreeNode;

/**
 * Gives the cells of one column in one batch, read off the buffers: the library's own accessors round times to
 * milliseconds and decimals to doubles, and turn broken UTF-8 into U+FFFD (docs/adr/0092).
 */
export function newCellReader(meter: Meter): (batch: Batch<unknown> | Buffers, unseen: Unseen) => readonly TreeNode[] {
  const reader = new Reader(meter);
  return (batch, unseen) => {
    reader.unseen = unseen;
    return reader.cells(batch as unknown as Buffers);
  };
}

/** Dictionaries are shared by many batches, so their nodes are kept. */
class Reader {
  readonly #meter: Meter;
  readonly #dictionaries = new Map<object, readonly TreeNode[]>();
  /** Where what no cell shows is noted: that of the column which is read. */
  unseen: Unseen = newUnseen();

  constructor(meter: Meter) {
    this.#meter = meter;
  }

  cells(buffers: Buffers): readonly TreeNode[] {
    const { length, nullCount, validity } = buffers;
    this.#meter.count(length);
    noteUnseen(this.unseen, buffers);
    if (buffers.type.typeId === TYPE.null) return Array.from({ length }, () => NULL);
    const valid = nullCount === 0 || isUnion(buffers) ? undefined : validity;
    if (valid !== undefined && valid.length * 8 < length) fail('a validity bitmap is shorter than its column');
    const read = this.#reader(buffers);
    const cells: TreeNode[] = [];
    for (let index = 0; index < length; index += 1) {
      cells.push(valid !== undefined && (valid[index >> 3]! & (1 << (index & 7))) === 0 ? NULL : read(index));
    }
    return cells;
  }

  #reader(buffers: Buffers): Read {
    const { type, children = [] } = buffers;
    switch (type.typeId) {
      case TYPE.list:
      case TYPE.largeList:
      case TYPE.map:
        return this.#ranges(buffers, (index) => at(buffers.offsets, index + 1) - at(buffers.offsets, index));
      case TYPE.listView:
      case TYPE.largeListView:
        return this.#ranges(buffers, (index) => at(buffers.sizes, index));
      case TYPE.fixedList: {
        const items = this.cells(children[0]!);
        const { stride } = type;
        noteItems(this.unseen, items.slice(buffers.length * stride));
        return (index) => list(this.#slice(items, index * stride, stride));
      }
      case TYPE.struct: {
        const columns = children.map((child) => this.cells(child));
        for (const column of columns) noteItems(this.unseen, column.slice(buffers.length));
        const names = type.children.map(nameOf);
        return (index) => record(columns.map((column, place) => [names[place]!, cell(column, index)]));
      }
      case TYPE.union: {
        const columns = children.map((child) => this.cells(child));
        return (index) => {
          const id = type.typeIds.indexOf(at(buffers.typeIds, index));
          const column = columns[id] ?? fail('a union value of no type');
          const place = type.mode === 0 ? index : at(buffers.offsets, index);
          return record([[nameOf(type.children[id]!), cell(column, place)]]);
        };
      }
      case TYPE.dictionary: {
        const entries = this.#dictionary(buffers);
        const { dictionaries } = this.unseen;
        const key = buffers.dictionary!;
        const known = dictionaries.get(key) ?? { entries, used: new Set<number>(), ordered: type.ordered };
        dictionaries.set(key, known);
        return (index) => {
          const place = at(buffers.values, index);
          known.used.add(place);
          return cell(entries, place);
        };
      }
      case TYPE.runEndEncoded: {
        const ends = this.cells(children[0]!).map((node) =>
          node.kind === 'number' ? Number(node.literal) : Number.NaN,
        );
        const values = this.cells(children[1]!);
        let run = 0;
        return (index) => {
          while (run < ends.length && !(index < ends[run]!)) run += 1;
          return cell(values, run);
        };
      }
      default:
        return scalarReader(buffers, this.#meter);
    }
  }

  #ranges(buffers: Buffers, sizeOf: (index: number) => number): Read {
    const items = this.cells(buffers.children![0]!);
    const { type, offsets, length } = buffers;
    if (type.typeId !== TYPE.listView && type.typeId !== TYPE.largeListView && length > 0) {
      noteItems(this.unseen, items.slice(0, at(offsets, 0)));
      noteItems(this.unseen, items.slice(at(offsets, length)));
    }
    return (index) => list(this.#slice(items, at(buffers.offsets, index), sizeOf(index)));
  }

  #slice(items: readonly TreeNode[], start: number, size: number): readonly TreeNode[] {
    if (!(start >= 0 && size >= 0 && start + size <= items.length)) fail('a list reaches out of its items');
    this.#meter.count(size);
    return items.slice(start, start + size);
  }

  #dictionary({ dictionary }: Buffers): readonly TreeNode[] {
    if (dictionary === undefined) return fail('a dictionary is missing');
    const known = this.#dictionaries.get(dictionary);
    if (known !== undefined) return known;
    const entries = dictionary.data.flatMap((batch) => this.cells(batch));
    this.#dictionaries.set(dictionary, entries);
    return entries;
  }
}

/** A field may say no name, which its types do not: to other readers that is an empty one. */
export function nameOf({ name }: { readonly name: string | null }): string {
  return name ?? '';
}

function isUnion({ type }: Buffers): boolean {
  return type.typeId === TYPE.union;
}

function at(values: ArrayLike<number | bigint> | undefined, index: number): number {
  const value = values?.[index];
  return value === undefined ? fail('a buffer is shorter than its column') : Number(value);
}

function cell(cells: readonly TreeNode[], index: number): TreeNode {
  return cells[index] ?? fail('a value that is not there');
}

function scalarReader(buffers: Buffers, meter: Meter): Read {
  const { type, values } = buffers;
  const raw = (index: number): number | bigint => values?.[index] ?? fail('a buffer is shorter than its column');
  switch (type.typeId) {
    case TYPE.bool:
      return (index) => boolean((Number(raw(index >> 3)) & (1 << (index & 7))) !== 0);
    case TYPE.int:
    case TYPE.duration:
      return (index) => integer(raw(index));
    case TYPE.float:
      if (type.precision === 0) return (index) => float(float16(Number(raw(index))));
      return type.precision === 1 ? (index) => float32(Number(raw(index))) : (index) => float(Number(raw(index)));
    case TYPE.decimal:
      return (index) => exactDecimal(unscaled(raw, index, type.bitWidth), type.scale);
    case TYPE.date:
      if (type.unit === 0) return (index) => dateTime(dateText(BigInt(raw(index))));
      return (index) => dateTime(timestampText(BigInt(raw(index)), 3, ''));
    case TYPE.time:
      return (index) => dateTime(timeText(BigInt(raw(index)), type.unit * 3));
    case TYPE.timestamp: {
      const zone = type.timezone == null ? '' : 'Z';
      return (index) => dateTime(timestampText(BigInt(raw(index)), type.unit * 3, zone));
    }
    case TYPE.interval:
      return intervalReader(buffers, type.unit);
    case TYPE.fixedBinary:
      return (index) => binary(piece(bytesOf(values), index * type.stride, type.stride));
    case TYPE.binary:
    case TYPE.largeBinary:
    case TYPE.utf8:
    case TYPE.largeUtf8: {
      const text = type.typeId === TYPE.utf8 || type.typeId === TYPE.largeUtf8;
      const { offsets } = buffers;
      return (index) => {
        const start = at(offsets, index);
        return blob(piece(bytesOf(values), start, at(offsets, index + 1) - start), text, meter);
      };
    }
    case TYPE.binaryView:
    case TYPE.utf8View:
      return (index) => blob(viewed(buffers, index), type.typeId === TYPE.utf8View, meter);
    default:
      return fail(`Arrow type ${type.typeId} in a column`);
  }
}

function blob(bytes: Uint8Array, text: boolean, meter: Meter): TreeNode {
  meter.inflate(bytes.length);
  return text ? textOrBytes(bytes) : binary(bytes);
}

/** Little-endian words, the last of which has the sign. */
function unscaled(raw: (index: number) => number | bigint, index: number, bits: number): bigint {
  if (bits === 32) return BigInt(raw(index));
  const words = bits / 64;
  let value = 0n;
  for (let word = words - 1; word >= 0; word -= 1) value = (value << 64n) | BigInt(raw(index * words + word));
  return BigInt.asIntN(bits, value);
}

function intervalReader({ values }: Buffers, unit: number): Read {
  const bytes = bytesOf(values);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (unit === 0) return (index) => integer(view.getInt32(index * 4, true));
  if (unit === 1) {
    return (index) =>
      record([
        ['days', integer(view.getInt32(index * 8, true))],
        ['milliseconds', integer(view.getInt32(index * 8 + 4, true))],
      ]);
  }
  return (index) =>
    record([
      ['months', integer(view.getInt32(index * 16, true))],
      ['days', integer(view.getInt32(index * 16 + 4, true))],
      ['nanoseconds', integer(view.getBigInt64(index * 16 + 8, true))],
    ]);
}

/** Short values stand in the view itself, longer ones in a buffer beside it. */
function viewed({ values, data = [] }: Buffers, index: number): Uint8Array {
  const bytes = bytesOf(values);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = view.getInt32(index * 16, true);
  if (length <= 12) return piece(bytes, index * 16 + 4, length);
  const buffer = data[view.getInt32(index * 16 + 8, true)];
  if (buffer === undefined) return fail('a view into no buffer');
  return piece(buffer, view.getInt32(index * 16 + 12, true), length);
}

function bytesOf(values: ArrayBufferView | undefined): Uint8Array {
  if (values === undefined) return new Uint8Array(0);
  return new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
}

function piece(bytes: Uint8Array, start: number, length: number): Uint8Array {
  if (!(start >= 0 && length >= 0 && start + length <= bytes.length)) fail('a value reaches out of its buffer');
  return bytes.subarray(start, start + length);
}

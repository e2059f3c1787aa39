import type { DataType } from '@uwdata/flechette';
import { readElements } from '../arrays/elements.js';
import type { DType, TreeNode } from '../document.js';
import type { ReadInput, ReadResult } from '../format.js';
import { COLUMN_VALUE_MEMORY, newMeter, tableDocument } from '../tables/guard.js';
import { fail, stopAtLimit } from '../trees/stop.js';
import { indirect, table, tables } from './flatbuffer.js';
import { kindText, TYPE } from './types.js';
import { newUnseen, unseenFacts } from './unseen.js';
import { type Buffers, newCellReader } from './values.js';

/*
 * Feather version 1 (feather.fbs of Arrow): buffers, then one flatbuffer that says where they are. Own, because no
 * library for JavaScript reads it. Cells and names of types are those of Arrow; that a file became one of version 2 is a
 * change of shape all the same, because programs read one or the other.
 */

const MAGIC_BYTES = 4;
const ALIGNMENT = 8;
/** Before this version buffers are not filled up to eight bytes. */
const FIRST_ALIGNED = 2;
const TIME_UNITS_OF_32_BITS = 2;

type Slots = (slot: number) => number | undefined;

interface Feather {
  readonly bytes: Uint8Array;
  readonly view: DataView;
  readonly version: number;
}

interface Physical {
  readonly type: object;
  /** Absent for bits and for what has offsets. */
  readonly dtype?: DType;
  readonly offsets?: 'int32' | 'int64';
}

const int = (bitWidth: number, signed: boolean): object => ({ typeId: TYPE.int, bitWidth, signed });
const float = (precision: number): object => ({ typeId: TYPE.float, precision });
/** By their numbers in feather.fbs. */
const PHYSICAL: ReadonlyMap<number, Physical> = new Map<number, Physical>([
  [0, { type: { typeId: TYPE.bool } }],
  [1, { type: int(8, true), dtype: 'int8' }],
  [2, { type: int(16, true), dtype: 'int16' }],
  [3, { type: int(32, true), dtype: 'int32' }],
  [4, { type: int(64, true), dtype: 'int64' }],
  [5, { type: int(8, false), dtype: 'uint8' }],
  [6, { type: int(16, false), dtype: 'uint16' }],
  [7, { type: int(32, false), dtype: 'uint32' }],
  [8, { type: int(64, false), dtype: 'uint64' }],
  [9, { type: float(1), dtype: 'float32' }],
  [10, { type: float(2), dtype: 'float64' }],
  [11, { type: { typeId: TYPE.utf8 }, offsets: 'int32' }],
  [12, { type: { typeId: TYPE.binary }, offsets: 'int32' }],
  [17, { type: { typeId: TYPE.largeUtf8 }, offsets: 'int64' }],
  [18, { type: { typeId: TYPE.largeBinary }, offsets: 'int64' }],
]);

export function readFeather(input: ReadInput): ReadResult {
  const { bytes } = input;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 16 || Buffer.from(bytes.subarray(-MAGIC_BYTES)).toString('latin1') !== 'FEA1')
    fail('a Feather file without its end: cut off');
  const length = view.getUint32(bytes.length - 8, true);
  const start = bytes.length - 8 - length;
  if (start < MAGIC_BYTES) fail('a Feather footer of an impossible size');
  const root = table({ view }, start);
  const file: Feather = { bytes, view, version: int32(view, root(10)) };
  const meter = newMeter(input, COLUMN_VALUE_MEMORY);
  const cellsOf = newCellReader(meter);
  const rows = long(view, root(6));
  const metadata: [string, string][] = [];
  const facts: Record<string, string> = {};
  const columns = tables(file, root(8)).map((at) => {
    meter.count(1);
    const column = table(file, at, true);
    const name = textOf(file, column(4));
    const note = textOf(file, column(12));
    if (note !== '') metadata.push([`metadata ${name}`, note]);
    const buffers = columnOf(file, column);
    if (buffers.length !== rows) fail('a column of another length than the table');
    const unseen = newUnseen();
    const cells = cellsOf(buffers, unseen);
    Object.assign(facts, unseenFacts(unseen, name));
    return { name, kind: kindText({ type: buffers.type } as never), cells };
  });
  for (const [slot, key] of [
    [4, 'description'],
    [12, 'metadata'],
  ] as const) {
    const note = textOf(file, root(slot));
    if (note !== '') metadata.push([key, note]);
  }
  const document = tableDocument({
    format: 'arrow',
    // The format says nothing about it; Arrow's default is what a reader makes of it.
    columns: columns.map(({ name, kind }) => ({ name, kind, nullable: true })),
    rows: Array.from({ length: rows }, (_, row): readonly TreeNode[] => columns.map(({ cells }) => cells[row]!)),
    declared: { 'Feather version': '1', ...Object.fromEntries(metadata) },
    layout: { 'Feather metadata version': String(file.version) },
  });
  return { ok: true, document: { ...document, facts } };
}

/** What the metadata of a column make of its numbers. */
const METADATA = { none: 0, category: 1, timestamp: 2, date: 3, time: 4 } as const;

function columnOf(file: Feather, column: Slots): Buffers {
  const { view } = file;
  const values = table(file, indirect(file, column(6) ?? fail('a column without values')), true);
  const kindAt = column(8);
  const kind = kindAt === undefined ? METADATA.none : view.getUint8(kindAt);
  if (kind === METADATA.none) return buffersOf(file, values, undefined);
  if (kind === METADATA.date) return buffersOf(file, values, { typeId: TYPE.date, unit: 0 });
  const more = table(file, indirect(file, column(10) ?? fail('a column without its metadata')), true);
  const unit = byte(view, more(4));
  switch (kind) {
    case METADATA.category: {
      const levels = table(file, indirect(file, more(4) ?? fail('categories without levels')), true);
      const dictionary = buffersOf(file, levels, undefined);
      const indices = PHYSICAL.get(byte(view, values(4)))?.type;
      const type = {
        typeId: TYPE.dictionary,
        indices,
        dictionary: dictionary.type,
        ordered: byte(view, more(6)) !== 0,
      };
      return { ...buffersOf(file, values, type), dictionary: { data: [dictionary] } };
    }
    case METADATA.timestamp: {
      const zone = more(6) === undefined ? null : textOf(file, more(6));
      return buffersOf(file, values, { typeId: TYPE.timestamp, unit, timezone: zone === '' ? null : zone });
    }
    case METADATA.time:
      return buffersOf(file, values, { typeId: TYPE.time, unit, bitWidth: unit < TIME_UNITS_OF_32_BITS ? 32 : 64 });
    default:
      return stopAtLimit(`Feather column metadata of kind ${kind} are not read`);
  }
}

/** An array as the file stores it: bits of validity where there are nulls, offsets where values differ in size, values. */
function buffersOf(file: Feather, array: Slots, logical: object | undefined): Buffers {
  const { view, bytes } = file;
  const id = byte(view, array(4));
  const physical = PHYSICAL.get(id) ?? stopAtLimit(`Feather type ${id} is not read`);
  if (byte(view, array(6)) !== 0) stopAtLimit('Feather dictionary encoding is not read');
  const [start, length, nullCount, total] = [8, 10, 12, 14].map((slot) => long(view, array(slot))) as [
    ...[number, number, number, number],
  ];
  if (start + total > bytes.length) fail('a column outside of the file');
  let at = start;
  const next = (size: number): Uint8Array => {
    const padded = file.version < FIRST_ALIGNED ? size : Math.ceil(size / ALIGNMENT) * ALIGNMENT;
    if (at + size > start + total) fail('a column is cut off');
    const part = bytes.subarray(at, at + size);
    at += padded;
    return part;
  };
  const validity = nullCount > 0 ? next(Math.ceil(length / 8)) : undefined;
  const offsets =
    physical.offsets === undefined
      ? undefined
      : readElements(next((length + 1) * (physical.offsets === 'int32' ? 4 : 8)), physical.offsets, false);
  const rest = bytes.subarray(Math.min(at, start + total), start + total);
  return {
    ...{ length, nullCount },
    type: (logical ?? physical.type) as DataType,
    ...(validity === undefined ? {} : { validity }),
    ...(offsets === undefined ? {} : { offsets }),
    values: valuesOf(rest, physical, length),
  };
}

const WIDTHS: Readonly<Record<string, number>> = { 8: 1, 16: 2, 32: 4, 64: 8 };

function valuesOf(rest: Uint8Array, { dtype }: Physical, length: number): NonNullable<Buffers['values']> {
  if (dtype === undefined) return rest;
  const size = length * WIDTHS[/\d+$/.exec(dtype)![0]]!;
  return size > rest.length ? fail('a column is cut off') : readElements(rest.subarray(0, size), dtype, false);
}

function long(view: DataView, at: number | undefined): number {
  const value = at === undefined ? 0 : Number(view.getBigInt64(at, true));
  return Number.isSafeInteger(value) && value >= 0 ? value : fail('an impossible number in the Feather footer');
}

function int32(view: DataView, at: number | undefined): number {
  return at === undefined ? 0 : view.getInt32(at, true);
}

function byte(view: DataView, at: number | undefined): number {
  return at === undefined ? 0 : view.getInt8(at);
}

function textOf(file: Feather, at: number | undefined): string {
  if (at === undefined) return '';
  const start = indirect(file, at);
  const length = file.view.getUint32(start, true);
  if (start + 4 + length > file.bytes.length) return fail('a text that is longer than the file');
  return Buffer.from(file.bytes.subarray(start + 4, start + 4 + length)).toString('utf8');
}

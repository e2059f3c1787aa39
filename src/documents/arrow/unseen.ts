import { bytesFact } from '../binaries.js';
import type { TreeNode } from '../document.js';
import { TYPE } from './types.js';
import type { Buffers } from './values.js';

/** What the buffers of one column hold that no cell shows. */
export interface Unseen {
  /** By type, of which a column has one at each of its levels, and by what a buffer is for. */
  readonly buffers: Map<object, Map<Role, Held>>;
  /** Items that no list has and marks of nulls that contradict their number, as text. */
  readonly items: string[];
  readonly dictionaries: Map<object, Categories>;
}

type Role = 'validity' | 'values' | 'offsets';

/** All buffers of one kind, batch by batch. */
interface Held {
  /** What stands for values. */
  readonly shown: Uint8Array[];
  /** What stands before or behind. */
  readonly spare: Uint8Array[];
  readonly bits: boolean;
}

/** The entries of a dictionary; programs show those that no row has, and of ordered ones the order, as well. */
interface Categories {
  readonly entries: readonly TreeNode[];
  readonly used: Set<number>;
  readonly ordered: boolean;
}

export function newUnseen(): Unseen {
  return { buffers: new Map(), items: [], dictionaries: new Map() };
}

const INTERVAL_BYTES = [4, 8, 16];

/** Bytes that the values of a column take; undefined where they have none of their own, or as many as offsets say. */
function valueBytes({ type, length, values }: Buffers): number | undefined {
  switch (type.typeId) {
    case TYPE.bool:
      return Math.ceil(length / 8);
    case TYPE.int:
    case TYPE.duration:
    case TYPE.float:
    case TYPE.date:
    case TYPE.time:
    case TYPE.timestamp:
    case TYPE.dictionary:
      return length * ((values as unknown as { readonly BYTES_PER_ELEMENT?: number })?.BYTES_PER_ELEMENT ?? 1);
    case TYPE.decimal:
      return (length * type.bitWidth) / 8;
    case TYPE.interval:
      return length * (INTERVAL_BYTES[type.unit] ?? 0);
    case TYPE.fixedBinary:
      return length * type.stride;
    case TYPE.binaryView:
    case TYPE.utf8View:
      return length * 16;
    default:
      return undefined;
  }
}

const WITH_OFFSETS: ReadonlySet<number> = new Set([
  ...[TYPE.binary, TYPE.largeBinary, TYPE.utf8, TYPE.largeUtf8, TYPE.list, TYPE.largeList, TYPE.map],
]);
const OF_BYTES: ReadonlySet<number> = new Set([TYPE.binary, TYPE.largeBinary, TYPE.utf8, TYPE.largeUtf8]);

/** Notes what stands beside the values. Zeros are padding, however many. */
export function noteUnseen(unseen: Unseen, buffers: Buffers): void {
  const { type, length, validity, values, offsets } = buffers;
  const add = (role: Role, view: ArrayBufferView | undefined, start: number, end: number, bits = false): void => {
    if (view === undefined) return;
    const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
    const held = heldIn(unseen, type, role, bits);
    if (end > start)
      held.shown.push(bits ? bitsOf(bytes.subarray(start, end)).subarray(0, length) : bytes.subarray(start, end));
    for (const rest of [bytes.subarray(0, start), bytes.subarray(end)])
      if (rest.some((byte) => byte !== 0)) held.spare.push(bits ? bitsOf(rest) : rest);
  };
  add('validity', validity, 0, Math.ceil(length / 8), true);
  if (validity !== undefined && validity.length * 8 >= length && !isUnion(buffers)) {
    const bits = bitsOf(validity.subarray(0, Math.ceil(length / 8))).subarray(0, length);
    // Some programs believe the count of nulls, and some the bits.
    const nulls = bits.reduce((sum, bit) => sum + (1 - bit), 0);
    if (length > 0 && nulls !== buffers.nullCount) unseen.items.push(`${buffers.nullCount} nulls, ${bits.join('')}`);
  }
  const own = valueBytes(buffers);
  if (own !== undefined) add('values', values, 0, own, type.typeId === TYPE.bool);
  if (!WITH_OFFSETS.has(type.typeId) || offsets === undefined) return;
  // A column without rows has no offset that anybody needs; most writers leave a zero.
  const width = (offsets as unknown as { readonly BYTES_PER_ELEMENT: number }).BYTES_PER_ELEMENT;
  add('offsets', offsets as unknown as ArrayBufferView, 0, length === 0 ? 0 : (length + 1) * width);
  if (!OF_BYTES.has(type.typeId)) return;
  const [first, last] = length === 0 ? [0, 0] : [Number(offsets[0] ?? 0), Number(offsets[length] ?? 0)];
  add('values', values, first, last);
}

function isUnion({ type }: Buffers): boolean {
  return type.typeId === TYPE.union || type.typeId === TYPE.null;
}

function heldIn({ buffers }: Unseen, type: object, role: Role, bits: boolean): Held {
  const roles = buffers.get(type) ?? new Map<Role, Held>();
  buffers.set(type, roles);
  const held = roles.get(role) ?? { shown: [], spare: [], bits };
  roles.set(role, held);
  return held;
}

/** A byte for each bit, the lowest first. */
function bitsOf(bytes: Uint8Array): Uint8Array {
  const bits = new Uint8Array(bytes.length * 8);
  for (let index = 0; index < bits.length; index += 1) bits[index] = (bytes[index >> 3]! >> (index & 7)) & 1;
  return bits;
}

/** Bytes that may be searched, over all pieces; beyond, all pieces are told. */
const MAX_SEARCHED_BYTES = 100_000_000;

/** Whoever cuts a table into batches leaves parts of the neighbours in a buffer: those are seen there. */
function withoutNeighbours({ shown, spare }: Held): readonly Uint8Array[] {
  if (spare.length === 0) return spare;
  const all = Buffer.concat(shown);
  if (spare.length * all.length > MAX_SEARCHED_BYTES) return spare;
  return spare.filter((piece) => {
    const from = piece.findIndex((byte) => byte !== 0);
    return !all.includes(Buffer.from(piece.subarray(from, piece.findLastIndex((byte) => byte !== 0) + 1)));
  });
}

/** Items of lists that no list has. */
export function noteItems({ items: noted }: Unseen, items: readonly TreeNode[]): void {
  if (items.length > 0) noted.push(textOf(items));
}

/** Facts about a column, each absent where there is nothing to tell. */
export function unseenFacts(unseen: Unseen, name: string): Readonly<Record<string, string>> {
  const { buffers, items, dictionaries } = unseen;
  const bytes = [...buffers.values()].flatMap((roles) => [...roles.values()].flatMap(withoutNeighbours));
  const spare = new Set<string>();
  const shown = new Set<string>();
  const orders: string[] = [];
  for (const { entries, used, ordered } of dictionaries.values()) {
    for (const [index, entry] of entries.entries()) (used.has(index) ? shown : spare).add(textOf(entry));
    if (ordered) orders.push(textOf(entries));
  }
  const unused = [...spare].filter((entry) => !shown.has(entry)).sort();
  const fact = (title: string, texts: readonly string[]): Record<string, string> =>
    texts.length === 0 ? {} : { [`${title} ${name}`]: bytesFact(texts.map((text) => Buffer.from(text))) };
  return {
    ...(bytes.length === 0 ? {} : { [`bytes behind the values of ${name}`]: bytesFact(Buffer.concat(bytes)) }),
    ...fact('what programs disagree about in', items),
    ...fact('categories without a row of', unused),
    ...fact('order of the categories of', orders),
  };
}

function textOf(node: TreeNode | readonly TreeNode[]): string {
  return JSON.stringify(node, (key, value: unknown) => {
    if (key === 'line') return undefined;
    return value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value;
  });
}

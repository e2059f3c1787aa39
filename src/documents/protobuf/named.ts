import type { DescEnum, DescExtension, DescField, DescMessage } from '@bufbuild/protobuf';
import type { TreeNode } from '../document.js';
import type { Meter } from '../tables/guard.js';
import { binary, boolean, float, float32, integer, list, record, string, textOrBytes } from '../tables/scalars.js';
import { listFact } from '../trees/nodes.js';
import { ReadStop, stopAtLimit } from '../trees/stop.js';
import type { Schema } from './descriptors.js';
import { type Cursor, fieldsOf, fixed, varint, type WireField } from './fields.js';

type AnyField = DescField | DescExtension;
type Wire = WireField['wire'];

const ANY = 'google.protobuf.Any';

/** As deep as parsers of Protocol Buffers go themselves. */
const MAX_DEPTH = 100;

/** Scalar types by their numbers in descriptor.proto. */
const TYPE = {
  ...{ double: 1, float: 2, int64: 3, uint64: 4, int32: 5, fixed64: 6, fixed32: 7, bool: 8, string: 9, bytes: 12 },
  ...{ uint32: 13, sfixed32: 15, sfixed64: 16, sint32: 17, sint64: 18 },
} as const;
const WIRES: ReadonlyMap<number, Wire> = new Map<number, Wire>([
  ...([TYPE.double, TYPE.fixed64, TYPE.sfixed64].map((type) => [type, 'fixed64'] as const) as [number, Wire][]),
  ...([TYPE.float, TYPE.fixed32, TYPE.sfixed32].map((type) => [type, 'fixed32'] as const) as [number, Wire][]),
  ...([TYPE.string, TYPE.bytes].map((type) => [type, 'bytes'] as const) as [number, Wire][]),
]);

/**
 * A message by the names and types of its schema: enums by name, maps as entries in the order of their keys, repeated
 * fields as lists, packed or not. What the schema does not know, or knows as another type, stays under its number
 * and wire type, bytes and all: `#7 varint`. A field that may stand once and stands twice is a list, so that the value
 * that parsers pass over is seen. Absent fields are absent, whatever their default is. Where several members of one oneof
 * stand in a message the last one wins, so their order is a value of its own; so is the order of what the schema does not
 * know among itself and among members of oneofs, for another schema may have them in one.
 */
export function namedMessage(bytes: Uint8Array, schema: Schema, meter: Meter): TreeNode {
  return newReader(schema, meter).message(bytes, schema.message, 0);
}

interface Found {
  readonly field: AnyField | undefined;
  readonly nodes: TreeNode[];
}

function newReader({ registry }: Schema, meter: Meter) {
  const known = new Map<DescMessage, ReadonlyMap<number, DescField>>();

  function fieldFor(message: DescMessage, number: number): AnyField | undefined {
    let fields = known.get(message);
    if (fields === undefined) {
      fields = new Map(message.fields.map((field) => [field.number, field]));
      known.set(message, fields);
    }
    return fields.get(number) ?? registry.getExtensionFor(message, number);
  }

  function message(bytes: Uint8Array, type: DescMessage, depth: number): TreeNode {
    if (depth > MAX_DEPTH) stopAtLimit(`messages nested deeper than ${MAX_DEPTH}`);
    const found = new Map<string, Found>();
    const placed: Placed[] = [];
    for (const wire of fieldsOf(bytes, meter)) {
      const field = fieldFor(type, wire.number);
      const nodes = field === undefined ? undefined : nodesOf(field, wire, depth);
      const name = nodes === undefined ? `#${wire.number} ${wire.wire}` : nameOf(field!);
      const entry = found.get(name) ?? { field: nodes === undefined ? undefined : field, nodes: [] };
      found.set(name, entry);
      for (const node of nodes ?? [unknown(wire)]) entry.nodes.push(node);
      placed.push({ name, number: wire.number, known: nodes !== undefined, oneof: field?.oneof?.name });
    }
    const opened = type.typeName === ANY ? openedAny(found, depth) : undefined;
    return (
      opened ?? record([...[...found].map(([name, entry]) => [name, gathered(entry)] as const), ...ordersOf(placed)])
    );
  }

  /**
   * A message within a message, under the address of its type as the text format writes it. Only where there is one address
   * and one value and nothing else, and the set knows the type and the bytes read as one; else they stay bytes.
   */
  function openedAny(found: ReadonlyMap<string, Found>, depth: number): TreeNode | undefined {
    const [address, ...urls] = found.get('type_url')?.nodes ?? [];
    const [packed, ...values] = found.get('value')?.nodes ?? [];
    const single = found.size === 2 && urls.length === 0 && values.length === 0;
    if (!single || address?.kind !== 'string' || packed?.kind !== 'binary') return undefined;
    const type = registry.getMessage(address.value.slice(address.value.lastIndexOf('/') + 1));
    if (type === undefined) return undefined;
    try {
      return record([[`[${address.value}]`, message(packed.bytes, type, depth + 1)]]);
    } catch (error) {
      if (error instanceof ReadStop && !error.limit) return undefined;
      throw error;
    }
  }

  /** Undefined where the field is written in another wire type than its own. */
  function nodesOf(field: AnyField, wire: WireField, depth: number): readonly TreeNode[] | undefined {
    if (field.fieldKind === 'map') return wire.wire === 'bytes' ? [entryOf(field, wire.bytes, depth)] : undefined;
    const kind = field.fieldKind === 'list' ? field.listKind : field.fieldKind;
    if (kind === 'message') {
      const fits = wire.wire === (isDelimited(field) ? 'group' : 'bytes');
      return fits ? [message(wire.bytes, field.message!, depth + 1)] : undefined;
    }
    const scalar = kind === 'enum' ? TYPE.int32 : field.scalar!;
    const own = WIRES.get(scalar) ?? 'varint';
    if (wire.wire === own) return [scalarOf(scalar, wire, field.enum)];
    if (wire.wire !== 'bytes' || field.fieldKind !== 'list') return undefined;
    return packed(wire.bytes, scalar, own, field.enum);
  }

  function packed(bytes: Uint8Array, scalar: number, own: Wire, names: DescEnum | undefined): readonly TreeNode[] {
    const cursor: Cursor = { bytes, at: 0 };
    const nodes: TreeNode[] = [];
    while (cursor.at < bytes.length) {
      meter.count(1);
      const value = own === 'varint' ? varint(cursor) : fixed(cursor, own === 'fixed32' ? 4 : 8);
      nodes.push(scalarOf(scalar, { value, bytes }, names));
    }
    return nodes;
  }

  /** An entry is a message of a key and a value. */
  function entryOf(field: DescField & { fieldKind: 'map' }, bytes: Uint8Array, depth: number): TreeNode {
    const members: [string, TreeNode][] = [];
    const placed: Placed[] = [];
    for (const wire of fieldsOf(bytes, meter)) {
      const scalar = wire.number === 1 ? field.mapKey : wire.number === 2 ? mapScalar(field) : undefined;
      const name = wire.number === 1 ? 'key' : 'value';
      if (wire.number === 2 && field.mapKind === 'message' && wire.wire === 'bytes')
        members.push([name, message(wire.bytes, field.message, depth + 1)]);
      else if (scalar !== undefined && wire.wire === (WIRES.get(scalar) ?? 'varint'))
        members.push([name, scalarOf(scalar, wire, wire.number === 2 ? field.enum : undefined)]);
      else members.push([`#${wire.number} ${wire.wire}`, unknown(wire)]);
      const added = members[members.length - 1]![0];
      placed.push({ name: added, number: wire.number, known: !added.startsWith('#'), oneof: undefined });
    }
    members.sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0));
    return record([...members, ...ordersOf(placed)]);
  }

  return { message };
}

/** A field where it stands among the others of its message. */
interface Placed {
  readonly name: string;
  readonly number: number;
  /** It stands in the type that the schema has for it. */
  readonly known: boolean;
  readonly oneof: string | undefined;
}

/** Orders that count, under names that no field can have. There is none where only one field could stand in it. */
function ordersOf(placed: readonly Placed[]): readonly (readonly [string, TreeNode])[] {
  const orders = new Map<string, string[]>();
  const add = (key: string, name: string): void => {
    const names = orders.get(key);
    if (names === undefined) orders.set(key, [name]);
    else names.push(name);
  };
  const strange = new Set(placed.filter(({ known }) => !known).map(({ number }) => number));
  for (const { name, number, known, oneof } of placed) {
    if (known && oneof !== undefined) add(`(order of ${oneof})`, name);
    if (strange.has(number) || (strange.size > 0 && oneof !== undefined)) add('(order of unknown fields)', name);
  }
  return [...orders]
    .filter(([, names]) => new Set(names).size > 1)
    .map(([key, names]) => [key, string(listFact(names))] as const);
}

function mapScalar(field: DescField & { fieldKind: 'map' }): number | undefined {
  return field.mapKind === 'enum' ? TYPE.int32 : field.scalar;
}

function isDelimited(field: AnyField): boolean {
  return 'delimitedEncoding' in field && field.delimitedEncoding;
}

/** Extensions are written as in the text format, so that no name of a field can be theirs. */
function nameOf(field: AnyField): string {
  return field.kind === 'extension' ? `[${field.typeName}]` : field.name;
}

function unknown({ wire, value, bytes }: WireField): TreeNode {
  return wire === 'bytes' || wire === 'group' ? binary(bytes) : integer(value);
}

function gathered({ field, nodes }: Found): TreeNode {
  if (field?.fieldKind === 'map') return list(entriesOf(field, nodes));
  return field === undefined || field.fieldKind === 'list' || nodes.length > 1 ? list(nodes) : nodes[0]!;
}

/**
 * Entries in the order of their keys: serializers write them in any. Of equal keys the order stays, for the last one
 * wins; so does the whole order where parsers may disagree about which keys are equal.
 */
function entriesOf(field: DescField & { fieldKind: 'map' }, nodes: readonly TreeNode[]): readonly TreeNode[] {
  const keyed = nodes.map((node) => ({ key: keyText(node, field.mapKey), node }));
  if (keyed.some(({ key }) => key === undefined)) return nodes;
  return keyed
    .sort((left, right) => (left.key! < right.key! ? -1 : left.key! > right.key! ? 1 : 0))
    .map(({ node }) => node);
}

const NARROW: ReadonlySet<number> = new Set([TYPE.int32, TYPE.uint32, TYPE.sint32]);

/** Of several keys parsers take the last, and without one the default. Undefined where it is none of its type. */
function keyText(entry: TreeNode, type: number): string | undefined {
  const members = entry.kind === 'object' ? entry.members : [];
  if (members.some(({ name }) => name.startsWith('#'))) return undefined;
  const key = members.filter(({ name }) => name === 'key').at(-1)?.value;
  if (key === undefined) return type === TYPE.string ? '' : type === TYPE.bool ? 'false' : '0';
  if (key.kind === 'string' || key.kind === 'boolean') return String(key.value);
  if (key.kind !== 'number' || type === TYPE.bool) return undefined;
  const value = BigInt(key.literal);
  const fits = type === TYPE.uint32 ? BigInt.asUintN(32, value) === value : BigInt.asIntN(32, value) === value;
  return NARROW.has(type) && !fits ? undefined : key.literal;
}

type Raw = Pick<WireField, 'value' | 'bytes'>;

/** Numbers that do not fit their type keep all their bits: parsers cut them off, and what they cut off is a difference. */
function scalarOf(scalar: number, { value, bytes }: Raw, names: DescEnum | undefined): TreeNode {
  switch (scalar) {
    case TYPE.double:
      return float(bitsOf(value).getFloat64(0));
    case TYPE.float:
      return float32(bitsOf(value).getFloat32(4));
    case TYPE.int64:
    case TYPE.int32: {
      const signed = BigInt.asIntN(64, value);
      const name = names?.value[Number(signed)]?.name;
      return name === undefined ? integer(signed) : string(name);
    }
    case TYPE.sfixed64:
      return integer(BigInt.asIntN(64, value));
    case TYPE.sfixed32:
      return integer(BigInt.asIntN(32, value));
    case TYPE.sint32:
    case TYPE.sint64:
      return integer((value >> 1n) ^ -(value & 1n));
    case TYPE.bool:
      return value <= 1n ? boolean(value === 1n) : integer(value);
    case TYPE.string:
      return textOrBytes(bytes);
    case TYPE.bytes:
      return binary(bytes);
    default:
      return integer(value);
  }
}

function bitsOf(value: bigint): DataView {
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, value);
  return view;
}

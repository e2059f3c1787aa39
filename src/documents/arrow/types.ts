import type { DataType, Field } from '@uwdata/flechette';
import { stopAtLimit } from '../trees/stop.js';

/** Type ids of the Arrow format (Schema.fbs); -1 is the library's own for dictionaries. */
export const TYPE = {
  dictionary: -1,
  null: 1,
  int: 2,
  float: 3,
  binary: 4,
  utf8: 5,
  bool: 6,
  decimal: 7,
  date: 8,
  time: 9,
  timestamp: 10,
  interval: 11,
  list: 12,
  struct: 13,
  union: 14,
  fixedBinary: 15,
  fixedList: 16,
  map: 17,
  duration: 18,
  largeBinary: 19,
  largeUtf8: 20,
  largeList: 21,
  runEndEncoded: 22,
  binaryView: 23,
  utf8View: 24,
  listView: 25,
  largeListView: 26,
} as const;

const UNITS = ['s', 'ms', 'us', 'ns'] as const;
const SIMPLE: ReadonlyMap<number, string> = new Map([
  [TYPE.null, 'null'],
  [TYPE.binary, 'binary'],
  [TYPE.utf8, 'utf8'],
  [TYPE.bool, 'bool'],
  [TYPE.largeBinary, 'large_binary'],
  [TYPE.largeUtf8, 'large_utf8'],
  [TYPE.binaryView, 'binary_view'],
  [TYPE.utf8View, 'utf8_view'],
]);
const NESTED: ReadonlyMap<number, string> = new Map([
  [TYPE.list, 'list'],
  [TYPE.struct, 'struct'],
  [TYPE.map, 'map'],
  [TYPE.fixedList, 'fixed_size_list'],
  [TYPE.largeList, 'large_list'],
  [TYPE.listView, 'list_view'],
  [TYPE.largeListView, 'large_list_view'],
  [TYPE.runEndEncoded, 'run_end_encoded'],
]);

/** The type as the schema declares it, in the words of the Arrow documentation, extension types included. */
export function kindText({ type, metadata }: Field): string {
  const own = typeText(type);
  const extension = metadata?.get('ARROW:extension:name');
  if (extension === undefined) return own;
  return `extension<${extension}, ${JSON.stringify(metadata?.get('ARROW:extension:metadata') ?? '')}, ${own}>`;
}

/**
 * What fields say beside their types, by the JSON of their path: a unit, a description, a role. The extension type is
 * part of the kind already.
 */
export function fieldMetadata(
  fields: readonly Field[],
  above: readonly string[] = [],
): readonly (readonly [string, string, string])[] {
  return fields.flatMap(({ name, type, metadata }) => {
    const path = [...above, name];
    const pairs = [...(metadata ?? new Map<string, string>())].filter(([key]) => !key.startsWith('ARROW:extension:'));
    const own = pairs.map(([key, value]) => [key, value, JSON.stringify(path)] as const);
    return 'children' in type ? [...own, ...fieldMetadata(type.children, path)] : own;
  });
}

function childrenText(children: readonly Field[]): string {
  return children
    .map((child) => `${JSON.stringify(child.name)}${child.nullable ? '?' : ''}: ${kindText(child)}`)
    .join(', ');
}

function typeText(type: DataType): string {
  const simple = SIMPLE.get(type.typeId);
  if (simple !== undefined) return simple;
  if ('children' in type && NESTED.has(type.typeId)) {
    const size = 'stride' in type ? `[${type.stride}]` : 'keysSorted' in type && type.keysSorted ? ' sorted' : '';
    return `${NESTED.get(type.typeId)}${size}<${childrenText(type.children)}>`;
  }
  switch (type.typeId) {
    case TYPE.int:
      return `${type.signed ? 'int' : 'uint'}${type.bitWidth}`;
    case TYPE.float:
      return ['float16', 'float32', 'float64'][type.precision] ?? 'float';
    case TYPE.decimal:
      return `decimal${type.bitWidth}(${type.precision}, ${type.scale})`;
    case TYPE.date:
      return type.unit === 0 ? 'date32' : 'date64';
    case TYPE.time:
      return `time${type.bitWidth}[${UNITS[type.unit]}]`;
    case TYPE.timestamp:
      return `timestamp[${UNITS[type.unit]}${type.timezone == null ? '' : `, ${type.timezone}`}]`;
    case TYPE.duration:
      return `duration[${UNITS[type.unit]}]`;
    case TYPE.interval:
      return ['interval[year_month]', 'interval[day_time]', 'interval[month_day_nano]'][type.unit] ?? 'interval';
    case TYPE.fixedBinary:
      return `fixed_size_binary[${type.stride}]`;
    case TYPE.dictionary: {
      const { indices, dictionary, ordered } = type;
      return `dictionary<${typeText(indices)}, ${typeText(dictionary)}${ordered ? ', ordered' : ''}>`;
    }
    case TYPE.union:
      return `${type.mode === 0 ? 'sparse' : 'dense'}_union<${type.typeIds.join(',')}: ${childrenText(type.children)}>`;
    default:
      return stopAtLimit(`Arrow type ${type.typeId} has no decoder here`);
  }
}

import type { FileMetaData, SchemaElement } from 'hyparquet';
import { fail, stopAtLimit } from '../trees/stop.js';

/** A field of a Parquet schema. `index` is its place in the footer's flat list, root first. */
export interface Field {
  readonly index: number;
  readonly name: string;
  readonly element: SchemaElement;
  readonly children: readonly Field[];
  readonly logical: Logical;
}

/** The logical type in one spelling, whether the footer has it in the old form, in the new one or in both. */
export type Logical =
  | { readonly kind: 'none' | 'string' | 'date' | 'uuid' | 'float16' | 'list' | 'map' }
  | { readonly kind: 'integer'; readonly bits: number; readonly signed: boolean }
  | { readonly kind: 'decimal'; readonly precision: number; readonly scale: number }
  | { readonly kind: 'time' | 'timestamp'; readonly digits: 3 | 6 | 9; readonly utc: boolean }
  | { readonly kind: 'other'; readonly name: string };

const MAX_FIELDS = 20_000;
/** Schemas are recursed over, here and in the library. */
const MAX_SCHEMA_DEPTH = 64;

interface OpenField {
  readonly index: number;
  readonly element: SchemaElement;
  readonly children: Field[];
}

/** The footer's flat list as a tree. @throws ReadStop where the counts of children do not add up. */
export function schemaTree({ schema }: FileMetaData): Field {
  if (schema.length > MAX_FIELDS) stopAtLimit(`more than ${MAX_FIELDS} schema fields`);
  const open: OpenField[] = [];
  for (const [index, element] of schema.entries()) {
    open.push({ index, element, children: [] });
    if (open.length > MAX_SCHEMA_DEPTH) stopAtLimit(`a schema nested deeper than ${MAX_SCHEMA_DEPTH}`);
    for (;;) {
      const last = open[open.length - 1]!;
      if (last.children.length < (last.element.num_children ?? 0)) break;
      open.pop();
      const field = closed(last);
      const parent = open[open.length - 1];
      if (parent === undefined) {
        if (index !== schema.length - 1) fail('the schema has more fields than its groups say');
        return field;
      }
      parent.children.push(field);
    }
  }
  return fail('the schema has fewer fields than its groups say');
}

function closed({ index, element, children }: OpenField): Field {
  return { index, name: element.name ?? '', element, children, logical: logicalOf(element) };
}

/** Fields without children, in file order: one column chunk each in every row group. */
export function leavesOf(root: Field): readonly { readonly field: Field; readonly path: readonly Field[] }[] {
  const leaves: { field: Field; path: readonly Field[] }[] = [];
  const walk = (field: Field, path: readonly Field[]): void => {
    if (field.children.length === 0) leaves.push({ field, path });
    for (const child of field.children) walk(child, [...path, child]);
  };
  for (const child of root.children) walk(child, [child]);
  return leaves;
}

const DIGITS = { MILLIS: 3, MICROS: 6, NANOS: 9 } as const;

function logicalOf(element: SchemaElement): Logical {
  const { logical_type: type, converted_type: old } = element;
  if (type === undefined) return old === undefined ? { kind: 'none' } : convertedOf(old, element);
  switch (type.type) {
    case 'STRING':
    case 'ENUM':
      return type.type === 'ENUM' ? { kind: 'other', name: 'ENUM' } : { kind: 'string' };
    case 'DATE':
    case 'UUID':
    case 'FLOAT16':
    case 'LIST':
    case 'MAP':
      return { kind: type.type.toLowerCase() as 'date' | 'uuid' | 'float16' | 'list' | 'map' };
    case 'DECIMAL':
      return { kind: 'decimal', precision: type.precision, scale: type.scale };
    case 'TIME':
    case 'TIMESTAMP': {
      const kind = type.type === 'TIME' ? 'time' : 'timestamp';
      return { kind, digits: DIGITS[type.unit], utc: type.isAdjustedToUTC };
    }
    case 'INTEGER':
      return { kind: 'integer', bits: type.bitWidth, signed: type.isSigned };
    default:
      return { kind: 'other', name: otherName(type) };
  }
}

/** Geometry has a coordinate system and other types have settings of their own, all of which are schema. */
function otherName(type: object): string {
  return Object.entries(type)
    .map(([key, value]) => (key === 'type' ? String(value) : `${key}=${String(value)}`))
    .join(' ');
}

function convertedOf(old: NonNullable<SchemaElement['converted_type']>, element: SchemaElement): Logical {
  const integer = /^(U?)INT_(\d+)$/.exec(old);
  if (integer !== null) return { kind: 'integer', bits: Number(integer[2]), signed: integer[1] === '' };
  switch (old) {
    case 'UTF8':
      return { kind: 'string' };
    case 'DATE':
    case 'LIST':
    case 'MAP':
      return { kind: old.toLowerCase() as 'date' | 'list' | 'map' };
    case 'MAP_KEY_VALUE':
      return { kind: 'none' };
    case 'DECIMAL':
      return { kind: 'decimal', precision: element.precision ?? 0, scale: element.scale ?? 0 };
    case 'TIME_MILLIS':
    case 'TIMESTAMP_MILLIS':
    case 'TIME_MICROS':
    case 'TIMESTAMP_MICROS': {
      const kind = old.startsWith('TIMESTAMP') ? 'timestamp' : 'time';
      return { kind, digits: old.endsWith('MILLIS') ? 3 : 6, utc: true };
    }
    default:
      return { kind: 'other', name: old };
  }
}

/** `INT64`, `BYTE_ARRAY STRING`, `{a: INT64, b?: DOUBLE}`: what the footer declares, nullability of nested fields included. */
export function kindText(field: Field): string {
  const repeated = field.element.repetition_type === 'REPEATED' ? 'repeated ' : '';
  const logical = logicalText(field.logical);
  if (field.children.length === 0) {
    const length = field.element.type_length === undefined ? '' : `(${field.element.type_length})`;
    return `${repeated}${field.element.type ?? 'group'}${length}${logical === '' ? '' : ` ${logical}`}`;
  }
  const inner = field.children.map((child) => {
    const optional = child.element.repetition_type === 'OPTIONAL' ? '?' : '';
    return `${JSON.stringify(child.name)}${optional}: ${kindText(child)}`;
  });
  return `${repeated}${logical === '' ? '' : `${logical} `}{${inner.join(', ')}}`;
}

function logicalText(logical: Logical): string {
  switch (logical.kind) {
    case 'none':
      return '';
    case 'integer':
      return `${logical.signed ? 'INT' : 'UINT'}_${logical.bits}`;
    case 'decimal':
      return `DECIMAL(${logical.precision}, ${logical.scale})`;
    case 'time':
    case 'timestamp':
      return `${logical.kind.toUpperCase()}(10^-${logical.digits} s, ${logical.utc ? 'UTC' : 'local'})`;
    case 'other':
      return logical.name;
    default:
      return logical.kind.toUpperCase();
  }
}

import { fail, stopAtLimit } from '../trees/stop.js';

/** An Avro type as the writer declared it. Named types are resolved to one object, so schemas may be recursive. */
export type AvroType =
  | { readonly kind: 'null' | 'boolean' | 'float' | 'double' | 'string' }
  | { readonly kind: 'int' | 'long' | 'bytes'; readonly logical?: Logical }
  | { readonly kind: 'fixed'; readonly size: number; readonly logical?: Logical }
  | { readonly kind: 'enum'; readonly symbols: readonly string[] }
  | { readonly kind: 'array' | 'map'; readonly items: AvroType }
  | { readonly kind: 'union'; readonly branches: readonly { readonly name: string; readonly type: AvroType }[] }
  | { readonly kind: 'record'; readonly fields: AvroField[] };

export interface AvroField {
  readonly name: string;
  readonly type: AvroType;
}

export interface Logical {
  readonly name: string;
  readonly scale: number;
}

const MAX_DEPTH = 64;
const MAX_TYPES = 20_000;

/** What a schema in JSON says; members are pairs so that no name can be taken for a prototype. */
export type Json = string | number | boolean | null | readonly Json[] | ReadonlyMap<string, Json>;

interface Context {
  readonly named: Map<string, AvroType>;
  types: number;
}

export function parseSchema(json: Json): AvroType {
  return typeOf(json, '', { named: new Map(), types: 0 }, 0);
}

function typeOf(json: Json, space: string, context: Context, depth: number): AvroType {
  context.types += 1;
  if (depth > MAX_DEPTH || context.types > MAX_TYPES) stopAtLimit('an Avro schema that is too large');
  if (typeof json === 'string')
    return (
      simple(json) ??
      context.named.get(full(json, space)) ??
      context.named.get(json) ??
      fail(`an unknown Avro type ${json.slice(0, 40)}`)
    );
  if (Array.isArray(json)) {
    const branches = json.map((branch: Json) => {
      return { name: branchName(branch, space), type: typeOf(branch, space, context, depth + 1) };
    });
    return { kind: 'union', branches };
  }
  if (!(json instanceof Map)) return fail('an Avro schema that is no type');
  return complex(json, space, context, depth);
}

function simple(name: string): AvroType | undefined {
  switch (name) {
    case 'null':
    case 'boolean':
    case 'float':
    case 'double':
    case 'string':
    case 'int':
    case 'long':
    case 'bytes':
      return { kind: name };
    default:
      return undefined;
  }
}

function full(name: string, space: string): string {
  return name.includes('.') || space === '' ? name : `${space}.${name}`;
}

function branchName(json: Json, space: string): string {
  if (typeof json === 'string') return simple(json) === undefined ? full(json, space) : json;
  if (!(json instanceof Map)) return 'union';
  const name = json.get('name');
  const own = json.get('namespace');
  if (typeof name === 'string') return full(name, typeof own === 'string' ? own : space);
  return String(json.get('type'));
}

function complex(json: ReadonlyMap<string, Json>, space: string, context: Context, depth: number): AvroType {
  const type = json.get('type');
  const written = json.get('name');
  const own = json.get('namespace');
  const name = typeof written === 'string' ? full(written, typeof own === 'string' ? own : space) : '';
  const inner = name.includes('.') ? name.slice(0, name.lastIndexOf('.')) : '';
  const define = <T extends AvroType>(defined: T): T => {
    if (name === '') fail('an Avro type without a name');
    if (context.named.has(name)) fail(`two Avro types named ${name}`);
    context.named.set(name, defined);
    return defined;
  };
  switch (type) {
    case 'record':
    case 'error': {
      const fields: AvroField[] = [];
      const defined = define({ kind: 'record', fields });
      const listed = json.get('fields');
      if (!Array.isArray(listed)) return fail('an Avro record without fields');
      for (const field of listed as readonly Json[]) {
        const fieldName = field instanceof Map ? field.get('name') : undefined;
        if (!(field instanceof Map) || typeof fieldName !== 'string') return fail('an Avro field without a name');
        fields.push({ name: fieldName, type: typeOf(field.get('type') ?? '', inner, context, depth + 1) });
      }
      return defined;
    }
    case 'enum': {
      const symbols = json.get('symbols');
      if (!Array.isArray(symbols) || !symbols.every((symbol) => typeof symbol === 'string'))
        return fail('an Avro enum without symbols');
      return define({ kind: 'enum', symbols: symbols as readonly string[] });
    }
    case 'fixed': {
      const size = json.get('size');
      if (typeof size !== 'number' || !Number.isSafeInteger(size) || size < 0)
        return fail('an Avro fixed type without a size');
      return define({ kind: 'fixed', size, ...logicalOf(json) });
    }
    case 'array':
      return { kind: 'array', items: typeOf(json.get('items') ?? '', space, context, depth + 1) };
    case 'map':
      return { kind: 'map', items: typeOf(json.get('values') ?? '', space, context, depth + 1) };
    case undefined:
      return fail('an Avro schema without a type');
    default: {
      const plain = typeOf(type, space, context, depth + 1);
      if (plain.kind === 'int' || plain.kind === 'long' || plain.kind === 'bytes')
        return { ...plain, ...logicalOf(json) };
      return plain;
    }
  }
}

function logicalOf(json: ReadonlyMap<string, Json>): { logical?: Logical } {
  const name = json.get('logicalType');
  const scale = json.get('scale');
  return typeof name === 'string'
    ? { logical: { name, scale: typeof scale === 'number' && Number.isSafeInteger(scale) ? scale : 0 } }
    : {};
}

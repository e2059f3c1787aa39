/** A Parquet writer for tests: PLAIN pages, one row group, nothing packed. Values are bytes already. */
export interface WrittenColumn {
  /** Fields of the schema, groups first: thrift SchemaElements. */
  readonly schema: readonly SchemaElement[];
  readonly path: readonly string[];
  /** Physical type by its number in parquet.thrift. */
  readonly type: number;
  readonly values: readonly Uint8Array[];
  readonly count: number;
  readonly definition?: readonly number[];
  readonly repetition?: readonly number[];
}

export interface SchemaElement {
  readonly name: string;
  readonly type?: number;
  readonly length?: number;
  readonly repetition?: 0 | 1 | 2;
  readonly children?: number;
  readonly converted?: number;
  readonly scale?: number;
  readonly precision?: number;
}

export type Thrift = number | bigint | string | readonly Thrift[] | ThriftStruct;
export interface ThriftStruct {
  readonly fields: readonly (readonly [
    number,
    'i32' | 'i64' | 'binary' | 'struct' | 'list-i32' | 'list-binary' | 'list-struct',
    Thrift,
  ])[];
}

const varint = (value: number): number[] =>
  value < 128 ? [value] : [(value & 127) | 128, ...varint(Math.floor(value / 128))];
const zigzag = (value: number): number[] => varint(value < 0 ? -value * 2 - 1 : value * 2);
const binary = (value: string): number[] => [...varint(Buffer.byteLength(value)), ...Buffer.from(value)];
const TYPES = { i32: 5, i64: 6, binary: 8, struct: 12, 'list-i32': 9, 'list-binary': 9, 'list-struct': 9 } as const;

export function struct({ fields }: ThriftStruct): number[] {
  let last = 0;
  const out: number[] = [];
  for (const [id, type, value] of fields) {
    out.push(((id - last) << 4) | TYPES[type]);
    last = id;
    if (type === 'i32' || type === 'i64') out.push(...zigzag(Number(value)));
    else if (type === 'binary') out.push(...binary(value as string));
    else if (type === 'struct') out.push(...struct(value as ThriftStruct));
    else {
      const items = value as readonly Thrift[];
      const element = type === 'list-i32' ? 5 : type === 'list-binary' ? 8 : 12;
      out.push(...(items.length < 15 ? [(items.length << 4) | element] : [0xf0 | element, ...varint(items.length)]));
      for (const item of items)
        out.push(
          ...(element === 5
            ? zigzag(item as number)
            : element === 8
              ? binary(item as string)
              : struct(item as ThriftStruct)),
        );
    }
  }
  return [...out, 0];
}

const element = (field: SchemaElement): ThriftStruct => ({
  fields: [
    ...(field.type === undefined ? [] : ([[1, 'i32', field.type]] as const)),
    ...(field.length === undefined ? [] : ([[2, 'i32', field.length]] as const)),
    ...(field.repetition === undefined ? [] : ([[3, 'i32', field.repetition]] as const)),
    [4, 'binary', field.name],
    ...(field.children === undefined ? [] : ([[5, 'i32', field.children]] as const)),
    ...(field.converted === undefined ? [] : ([[6, 'i32', field.converted]] as const)),
    ...(field.scale === undefined ? [] : ([[7, 'i32', field.scale]] as const)),
    ...(field.precision === undefined ? [] : ([[8, 'i32', field.precision]] as const)),
  ],
});

/** Levels in runs of what is equal. */
function levels(values: readonly number[] | undefined): readonly number[] {
  if (values === undefined) return [];
  const runs: number[] = [];
  for (let at = 0, end = 0; at < values.length; at = end) {
    while (end < values.length && values[end] === values[at]) end += 1;
    runs.push(...varint((end - at) * 2), values[at]!);
  }
  return [...new Uint8Array(new Uint32Array([runs.length]).buffer), ...runs];
}

type Fields = ThriftStruct['fields'];

/** What else a file may hold. `beside` puts bytes behind the pages of each column, and says where they stand. */
export interface Beside {
  readonly page?: Fields;
  readonly afterPages?: Uint8Array;
  readonly beside?: (at: number) => { readonly bytes: Uint8Array; readonly chunk?: Fields; readonly meta?: Fields };
  /** Among what the footer says of a column. */
  readonly note?: Fields[number];
  readonly footer?: Fields;
  readonly behindFooter?: Uint8Array;
}

export function writeParquet(
  columns: readonly WrittenColumn[],
  rows: number,
  options: {
    readonly createdBy?: string;
    readonly metadata?: readonly (readonly [string, string])[];
    readonly lie?: number;
  } & Beside = {},
): Uint8Array {
  const out: number[] = [...Buffer.from('PAR1')];
  const chunks = columns.map((column): ThriftStruct => {
    const page = [
      ...levels(column.repetition),
      ...levels(column.definition),
      ...column.values.flatMap((value) => [...value]),
    ];
    const header = struct({
      fields: [
        [1, 'i32', 0],
        [2, 'i32', page.length],
        [3, 'i32', page.length],
        ...(options.page ?? []).filter(([id]) => id < 5),
        [
          5,
          'struct',
          {
            fields: [
              [1, 'i32', options.lie ?? column.count],
              [2, 'i32', 0],
              [3, 'i32', 3],
              [4, 'i32', 3],
            ],
          },
        ],
        ...(options.page ?? []).filter(([id]) => id > 5),
      ],
    });
    const offset = out.length;
    out.push(...header, ...page, ...(options.afterPages ?? []));
    const size = out.length - offset;
    const more = options.beside?.(out.length);
    out.push(...(more?.bytes ?? []));
    return {
      fields: [
        [2, 'i64', offset],
        [
          3,
          'struct',
          {
            fields: [
              [1, 'i32', column.type],
              [2, 'list-i32', [0]],
              [3, 'list-binary', column.path],
              [4, 'i32', 0],
              [5, 'i64', column.count],
              [6, 'i64', size],
              [7, 'i64', size],
              ...(options.note === undefined ? [] : [options.note]),
              [9, 'i64', offset],
              ...(more?.meta ?? []),
            ],
          },
        ],
        ...(more?.chunk ?? []),
      ],
    };
  });
  const top = new Set(columns.map(({ path }) => path[0])).size;
  const footer = struct({
    fields: [
      [1, 'i32', 1],
      [
        2,
        'list-struct',
        [element({ name: 'schema', children: top }), ...columns.flatMap(({ schema }) => schema.map(element))],
      ],
      [3, 'i64', rows],
      [
        4,
        'list-struct',
        [
          {
            fields: [
              [1, 'list-struct', chunks],
              [2, 'i64', out.length],
              [3, 'i64', rows],
            ],
          },
        ],
      ],
      ...(options.metadata === undefined
        ? []
        : ([
            [
              5,
              'list-struct',
              options.metadata.map(
                ([key, value]): ThriftStruct => ({
                  fields: [
                    [1, 'binary', key],
                    [2, 'binary', value],
                  ],
                }),
              ),
            ],
          ] as const)),
      [6, 'binary', options.createdBy ?? 'tests'],
      ...(options.footer ?? []),
    ],
  }).concat(...(options.behindFooter ?? []));
  return Uint8Array.from([
    ...out,
    ...footer,
    ...new Uint8Array(new Uint32Array([footer.length]).buffer),
    ...Buffer.from('PAR1'),
  ]);
}

export const PHYSICAL = { boolean: 0, int32: 1, int64: 2, int96: 3, float: 4, double: 5, bytes: 6, fixed: 7 } as const;
export const CONVERTED = { utf8: 0, map: 1, list: 3, decimal: 5, date: 6, timestampMicros: 10, uint64: 14 } as const;

export const int32 = (value: number): Uint8Array => new Uint8Array(new Int32Array([value]).buffer);
export const int64 = (value: bigint): Uint8Array => new Uint8Array(new BigInt64Array([value]).buffer);
export const double = (value: number): Uint8Array => new Uint8Array(new Float64Array([value]).buffer);
export const single = (value: number): Uint8Array => new Uint8Array(new Float32Array([value]).buffer);
export const blob = (value: string | Uint8Array): Uint8Array => {
  const bytes = typeof value === 'string' ? Buffer.from(value) : value;
  return Uint8Array.from([...int32(bytes.length), ...bytes]);
};

/** A required column of one name. */
export function column(
  name: string,
  type: number,
  values: readonly Uint8Array[],
  more: Partial<SchemaElement> = {},
): WrittenColumn {
  return { schema: [{ name, type, repetition: 0, ...more }], path: [name], type, values, count: values.length };
}
